"""The skills of Braevalar (MT1.1)."""

from __future__ import annotations

from .....core.decision import Effect
from .....core.lasting import Mod
from ...agenda import Answers, auto
from ...fight.foes import can_affect, lower, open_blows
from ...fight.points import make_attack
from ...fight.reckoning import aimed, out_of_reach
from ...mods import SHAPED
from ...records import Blow, Combat
from ...state import State, combat_of, me
from ...tables import BEFORE_DAMAGE, DEALING, NEVER, SHOOTING, SINKS, Sink, Skill, step
from ...things.cards import skill
from ...things.effects import any_mana, attack, costing, do, either, move, paying
from ...things.needs import shot
from ...things.steps.foes import strike, which_blow
from ...world.places import is_glade, site_at
from ..base.skills import competitive, cooperative


@step("beguile", when=DEALING, makes="influence", amount=1, icon="talk")
def _beguile(s: State, n: int) -> None:
    """Less at a fortified site, more at a glade."""
    at = me(s).at
    s.now.influence += n + is_glade(s, at) - (site_at(s, at).sort == "fortified")


# -- Forked Lightning

BOLTS = 3


def fresh_targets(s: State, c: Combat) -> list[int]:
    """The enemies that are attacked and that no bolt of this turn has struck."""
    return [at for at in c.targets if Mod("struck", at) not in s.now.mods]


def bolts_left(s: State, c: Combat) -> int:
    """All bolts are of one phase."""
    return next((mod.n for mod in s.now.mods if mod.what == "bolts" and mod.word == c.phase), 0)


@step("fork", when=SHOOTING, why=shot, makes="attack", icon="crossed-swords")
def _fork(s: State, n: int) -> None:
    """Ranged Cold Fire Attack 1 against each of up to three enemies: now those that are attacked, later others."""
    assert s.now.combat is not None
    s.now.mods.append(Mod("bolts", n, word=s.now.combat.phase))
    strike_with_bolts(s)


@auto("bolt")
def strike_with_bolts(s: State) -> None:
    c = combat_of(s)
    struck = fresh_targets(s, c)[: bolts_left(s, c)]
    left = bolts_left(s, c) - len(struck)
    s.now.mods = [mod for mod in s.now.mods if mod.what != "bolts"] + [Mod("struck", at) for at in struck]
    if left:
        s.now.mods.append(Mod("bolts", left, word=c.phase))
    make_attack(s, len(struck), "ranged", "cold_fire")


def _bolts(s: State, into: Answers) -> None:
    c = s.now.combat
    if c is not None and aimed(c) and bolts_left(s, c) and fresh_targets(s, c) and not out_of_reach(s, c):
        into["bolt"] = ("bolt",)


SINKS["bolts"] = Sink("attack", SHOOTING, None, _bolts, lasting=True)


# -- Shapeshift, Secret Ways


@step("shift", when=NEVER, cost=True)
def _shift(s: State) -> None:
    """The card that is played gives another kind of points; that was it for this turn."""
    s.now.mods.remove(SHAPED)


@step("refuge", when=NEVER)
def _refuge(s: State, terrain: str) -> None:
    """XR55: spaces of this terrain are safe at the end of this turn."""
    s.now.mods.append(Mod("refuge", word=terrain))


PATHS = move(1) + costing(("mountain",), 5) + do("refuge", "mountain")

# -- Nature's Vengeance


@step("avenge", when=BEFORE_DAMAGE, why=strike)
def _avenge(s: State, n: int) -> Effect:
    """One attack is less, and its enemy is Cumbersome in this combat (ML11.7); XR66: not an immune one."""
    c = combat_of(s)
    blow = Blow(*(yield which_blow(s, open_blows(s))))
    foe = c.foes[blow.foe]
    if can_affect(s, foe, ""):
        strikes = tuple(strike._replace(abilities=(*strike.abilities, "cumbersome")) for strike in foe.strikes)
        c.foes[blow.foe] = foe._replace(strikes=strikes, abilities=(*foe.abilities, "cumbersome"))
    lower(s, c, blow, n)


ROWS: dict[str, Skill] = {
    "braevalar_beguile": skill("braevalar", "turn", "influence", do("beguile", 3)),
    "braevalar_elemental_resistance": Skill("braevalar", "turn", (), softens=("fire", "ice")),
    "braevalar_feral_allies": skill("braevalar", "turn", "combat", either(attack(1), do("lower", 1))),
    "braevalar_forked_lightning": skill("braevalar", "turn", "combat", do("fork", BOLTS)),
    "braevalar_lightning_storm": skill(
        "braevalar", "round", "special", any_mana("blue", "green") + any_mana("blue", "red")
    ),
    "braevalar_natures_vengeance": competitive("braevalar", "combat", do("avenge", 1) + do("to_centre", 1)),
    "braevalar_natures_vengeance_coop": cooperative(
        "braevalar", "combat", do("avenge", 1) + do("to_centre", 1), do("avenge", 1)
    ),
    "braevalar_regenerate": skill("braevalar", "turn", "healing", do("regenerate", "green")),
    "braevalar_secret_ways": skill(
        "braevalar",
        "turn",
        "movement",
        either(PATHS, paying("blue") + do("move_lakes", 1) + PATHS[1:] + costing(("lake",), 2) + do("refuge", "lake")),
    ),
    "braevalar_shapeshift": skill("braevalar", "turn", "special", do("mod", "shaped")),
    "braevalar_thunderstorm": skill(
        "braevalar", "round", "special", any_mana("green", "blue") + any_mana("green", "white")
    ),
}
