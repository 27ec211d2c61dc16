"""Steps of Wolfhawk's cards and skills."""

from __future__ import annotations

from .....core.decision import Decision, Effect
from .....core.lasting import Mod
from ...fight.foes import can_affect, lower, open_blows, standing, weaken, which_foe
from ...fight.points import make_block
from ...play.tracks import (
    free_commands,
)
from ...records import Blow
from ...state import State, combat_of, me
from ...tables import (
    ANY,
    BEFORE_DAMAGE,
    BLOCKING,
    DEALING,
    FIGHTING,
    NEVER,
    SHOOTING,
    Gone,
    Why,
    step,
)
from ...world.places import spy
from ..centre import place
from ..needs import NO_TARGET, aim, unless
from ..questions import TARGET
from .foes import strike, which_blow
from .legion import any_foe
from .points import _influence
from .ultimate import change_strike


@step("mark_down", when=SHOOTING)
def _mark_down(s: State, far: int, near: int) -> None:
    """Deadly Aim: one Attack card is worth more."""
    s.now.mods.append(Mod("mark_down", far, near))


@step("keen", when=NEVER)
def _keen(s: State, n: int) -> None:
    """Hawk Eyes: at Night exploring costs 1 less; by Day garrisons two spaces away are seen."""
    s.now.mods.append(Mod("keen", n))
    spy(s, s.actor)


alone = unless(
    lambda s: not any(mod.what == "recruited" and not mod.m for mod in s.now.mods), Why("M8.2", "mk-why-recruited")
)


@step("aloof", when=DEALING, why=alone, makes="influence", amount=1, icon="talk")
def _aloof(s: State, n: int) -> None:
    """On Her Own: more Influence, in a turn in which no Unit is recruited with Influence."""
    s.now.mods.append(Mod("aloof"))
    _influence(s, n)


@step("goad", when=BLOCKING, why=strike)
def _goad(s: State, by: int, armor: int) -> Effect:
    """Taunt: an attack is lower; or higher, and its enemy has less Armor (ML11.12: an immune one has not)."""
    c = combat_of(s)
    blow = Blow(*(yield which_blow(s, open_blows(s))))
    if armor:
        change_strike(s, blow, lambda strike: strike._replace(value=strike.value + by))
        if can_affect(s, c.foes[blow.foe], "") and c.foes[blow.foe].by < 0:
            weaken(c, blow.foe, armor)
    else:
        lower(s, c, blow, by)


def may_fence(s: State, gone: Gone, n: int) -> Why | None:
    """XR46: against a hero in melee only."""
    return NO_TARGET if s.duel is not None and s.duel.phase != "melee" else aim(s, gone)


@step("fence", when=BLOCKING, why=may_fence, makes="block", amount=1, icon="shield")
def _fence(s: State, n: int) -> None:
    """Dueling: Block 1, Attack 1 against the same enemy later, Fame if no Unit has a part in this combat (XR46)."""
    c = s.now.combat
    assert c is not None and c.blow is not None
    make_block(s, n, "physical", 1)
    s.now.mods += [Mod("loaded", n, c.blow.foe + 1, "physical", s.now.by), Mod("dueling", c.blow.foe)]


@step("howl", when=ANY - DEALING)
def _howl(s: State, n: int) -> None:
    """Wolf's Howl: a card sideways is worth 4 and 1 more for each Command token without a Unit; into the centre."""
    n += max(0, free_commands(s, s.actor))
    s.now.mods.append(Mod("sideways", n, n))
    place(s, me(s).flipped[-1])


@step("pack", when=BEFORE_DAMAGE, why=any_foe)
def _pack(s: State, n: int) -> Effect:
    """Howl of the Pack, used by another: an enemy has less Armor, and an attack of one is lower."""
    c = combat_of(s)
    numbers = standing(s)
    if numbers:
        weaken(c, (yield which_foe(s, numbers))[1], n)
    blows = open_blows(s)
    if blows:
        lower(s, c, Blow(*(yield which_blow(s, blows))), n)


WEAK = ("cumbersome", "unfortified")  # neither attacks nor defends
ELEMENTS = {"fire": ("physical",), "ice": ("physical",), "cold_fire": ("fire", "ice")}


def weaknesses(s: State, at: int) -> dict[str, tuple[str, int, str]]:
    """ML10.6, XR62: what Know Your Prey can take from an enemy: an ability, a resistance, an element of one attack."""
    c = combat_of(s)
    own = c.foes[at]
    found = {f"lose:{name}": ("ability", -1, name) for name in own.abilities if name not in WEAK}
    found.update({f"lose:resist_{element}": ("resist", -1, element) for element in own.resists})
    for n, each in enumerate(own.strikes):
        for to in ELEMENTS.get(each.element, ()):
            found[f"turn:el_{to}" + (f"#{n + 1}" if n else "")] = ("element", n, to)
    return found


def prey(s: State) -> list[int]:
    return [at for at in standing(s, summoned=True) if weaknesses(s, at)]


@step("prey", when=FIGHTING, why=unless(lambda s: bool(prey(s)), Why("ML10.6", "mk-why-no-foe")))
def _prey(s: State, n: int) -> Effect:
    """ML10.6, XR39: Know Your Prey: an ability or resistance counts for nothing, or an element of an attack."""
    c = combat_of(s)
    at = (yield which_foe(s, prey(s)))[1]
    found = weaknesses(s, at)
    sort, number, word = yield Decision(s.actor, TARGET, tuple(found), tuple(found.values()))
    own = c.foes[at]
    if sort == "element":
        change_strike(s, Blow(at, number), lambda strike: strike._replace(element=word))
    elif sort == "resist":
        c.foes[at] = own._replace(resists=tuple(element for element in own.resists if element != word))
    else:
        left = tuple(name for name in own.abilities if name != word)
        strikes = tuple(
            each._replace(abilities=tuple(name for name in each.abilities if name != word)) for each in own.strikes
        )
        high, defend = own.high if word != "elusive" else 0, own.defend if word != "defend" else 0
        c.foes[at] = own._replace(abilities=left, strikes=strikes, high=high, defend=defend)
