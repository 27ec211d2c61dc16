"""Steps of the Advanced Actions of The Lost Legion."""

from __future__ import annotations

from collections.abc import Callable

from .....core.decision import Decision, Effect
from .....core.events import tell
from .....core.lasting import Mod
from ...agenda import Answers, auto
from ...fight.points import make_attack, make_block
from ...fight.reckoning import blocked_whole
from ...play.flying import FLIGHTS, Flight, can_soar
from ...play.parley import WARES, open_parley
from ...play.stacks import refill
from ...play.tracks import (
    discard_card,
    is_wound,
    more_cards,
    take_wound,
)
from ...play.turn import act_over, crowded
from ...state import State, change_unit, combat_of, me
from ...tables import (
    BASIC,
    BEFORE_DAMAGE,
    BLOCKING,
    CARDS,
    DEALING,
    MOVING,
    NEVER,
    SHOOTING,
    STRIKING,
    Gone,
    Why,
    step,
)
from ..cards import hues
from ..deeds import heightened
from ..mana import gain_crystal, paid_way
from ..needs import NO_OTHER, PAID, action_cards, aim, free_ways, is_hurt, unless
from ..questions import PICK, later, pick, run
from ..units import tired_units, unit_key, unit_level, which_unit
from ..ways import raised
from .cards import NO_LESSON, hue, throw_away
from .moves import _soar
from .points import _influence, _move
from .units import own_unit


@step("counter", when=STRIKING, why=aim, makes="attack", amount=1, icon="crossed-swords")
def _counter(s: State, n: int, each: int) -> None:
    """ML10.4: Attack, and more for each enemy whose attacks were all blocked."""
    c = combat_of(s)
    make_attack(s, n + each * sum(blocked_whole(foe) for foe in c.foes), "melee", "physical")


RITUALS: dict[str, dict[str, tuple[int, str, str]]] = {
    "basic": {"red": (5, "melee", "physical"), "blue": (3, "melee", "ice"), "white": (3, "ranged", "physical"),
              "green": (2, "siege", "physical")},
    "strong": {"red": (6, "melee", "fire"), "blue": (4, "melee", "cold_fire"), "white": (4, "ranged", "fire"),
               "green": (3, "siege", "fire")},
}  # fmt: skip


def ritual_colours(s: State) -> tuple[str, ...]:
    """The colours whose attacks count in this phase."""
    return BASIC if s.now.combat is not None and s.now.combat.phase == "attack" else ("green", "white")


def can_sacrifice(s: State, gone: Gone, mode: str, plus: int) -> Why | None:
    wanted = ritual_colours(s)
    if not any({*hues(s.face[card])} & {*wanted} for card in action_cards(s, gone)):
        return NO_OTHER
    return aim(s, gone)


@step("ritual", when=SHOOTING, why=can_sacrifice, makes="attack", amount=2, hand=True, icon="crossed-swords")
def _ritual(s: State, mode: str, plus: int) -> Effect:
    """Throw an Action card away: an Attack by its colour."""
    wanted = ritual_colours(s)
    cards = [card for card in action_cards(s) if {*hues(s.face[card])} & {*wanted}]
    if cards:
        card = yield pick(s, cards, to="throw")
        colour = yield from hue(s, card, wanted)
        throw_away(s, card)
        n, kind, element = RITUALS[mode][colour]
        make_attack(s, n + plus, kind, element)


def blood_of(s: State, gone: Gone, colour: str) -> Why | None:
    return None if any(colour in hues(s.face[card]) for card in s.advanced) else NO_LESSON


@step("tap_blood", why=blood_of, icon="scroll-unfurled")
def _tap_blood(s: State, colour: str) -> Effect:
    """Blood of Ancients: a Wound, and an Advanced Action of the colour that was paid, to hand."""
    take_wound(s, s.actor)
    card = yield pick(s, [card for card in s.advanced if colour in hues(s.face[card])], "gain")
    s.advanced.remove(card)
    me(s).hand.append(card)
    tell(s, "mk-gained", who=s.actor, card=card)
    refill(s, "advanced")


def ancients(s: State, gone: Gone = ()) -> list[int]:
    """The Advanced Actions on offer whose strong effect is of use now, but for this very one."""
    others = [card for card in s.advanced if CARDS[s.face[card]].strong[0].steps[0][0] != "wake_blood"]
    return [card for card in others if free_ways(s, s.face[card], "strong", gone=gone or PAID)]


def ancestors(s: State, gone: Gone, n: int, plus: int = 0) -> Why | None:
    return None if ancients(s, gone) else NO_LESSON


@step("wake_blood", why=ancestors, icon="scroll-unfurled")
def _wake_blood(s: State, n: int, plus: int = 0) -> Effect:
    """M5.8: a Wound, and the strong effect of an Advanced Action that stays in the offer; MR44: it gets the bonus."""
    where = yield Decision(s.actor, PICK, ("to:hand", "to:discard"))
    take_wound(s, s.actor, to_discard=where == "to:discard")
    cards = ancients(s)
    if not cards:
        return
    card = yield pick(s, cards)
    way = yield from paid_way(s, card, free_ways(s, s.face[card], "strong"))
    steps = tuple(each for each in way.steps if each[0] != "keep_going")
    yield from run(s, heightened(s, raised(steps, plus)))


def can_act(s: State) -> bool:
    """ML13.1: no action was taken, and movement is over if somebody waits for that. M10.14: not in company."""
    free = s.now.phase == "act" or not s.rules.moved
    return free and not s.now.acted and s.now.combat is None and not crowded(s)


acting = unless(can_act, Why("ML13.1", "mk-why-one-action"))
ACTING = frozenset(("move", "after"))
FLIGHTS["by_portal"] = Flight(2)


def begin_act(s: State) -> None:
    """M9.8: what is left of Move and Influence is lost."""
    s.now.acted, s.now.move, s.now.influence = True, 0, 0


@step("gateway", when=ACTING, why=acting)
def _portal(s: State, far: int, cards: int) -> Effect:
    """ML13.1, ML2.3: the action of the turn: a step to a safe space if one likes, a larger hand at the next draw."""
    begin_act(s)
    word = "beside" if far == 1 else "by_portal"
    if can_soar(s, word) and (yield Decision(s.actor, PICK, ("to:step", "none"))) != "none":
        yield from _soar(s, word)
    more_cards(s, s.actor, cards)
    act_over(s)


@step("forge", why=unless(lambda s: bool(s.spells), NO_LESSON))
def _forge(s: State, n: int) -> Effect:
    """Spell Forge: a crystal for each of so many Spells on offer, of its colour."""
    left = list(s.spells)
    for _ in range(min(n, len(left))):
        card = yield pick(s, left)
        left.remove(card)
        gain_crystal(s, s.actor, CARDS[s.face[card]].colour)


@step("peace", when=ACTING, why=acting, amount=1, icon="talk")
def _peace(s: State, n: int, ready: int) -> None:
    """ML13.1: Peaceful Moment as the action: Influence for Healing, with its strong effect also for a Unit."""
    begin_act(s)
    s.now.influence = n
    open_parley(s, "deep_peace" if ready else "peace")


def _heals(s: State, into: Answers) -> None:
    if s.now.influence >= 2 and is_hurt(s):
        into["healing"] = ("calm_healing",)


def _wakes(s: State, into: Answers) -> None:
    _heals(s, into)
    for unit in tired_units(s, s.now.influence // 2):
        into.setdefault(unit_key(s, unit, "wake"), ("wake", unit.card))


WARES["peace"], WARES["deep_peace"] = _heals, _wakes


@auto("calm_healing")
def calm_healing(s: State) -> None:
    """Peaceful Moment: 2 Influence for a Healing point."""
    s.now.influence -= 2
    s.now.healing += 1


@auto("wake")
def wake(s: State, card: int) -> None:
    """Peaceful Moment: one Unit is readied for 2 Influence a level."""
    s.now.influence -= 2 * unit_level(s, change_unit(s, s.actor, card, spent=False))
    s.agenda[-1] = ("parley", "peace")


@step("weave", when=NEVER)
def _weave(s: State, n: int) -> None:
    """Dodge and Weave: an Attack in the Attack phase, if no Wound came to hand before."""
    s.now.mods.append(Mod("weave", n, card=s.now.by))


STOUT: dict[str, Callable[[State, int], None]] = {
    "move": _move,
    "influence": _influence,
    "attack": lambda s, n: make_attack(s, n, "melee", "physical"),
    "plain_block": lambda s, n: make_block(s, n, "physical", 1),
}
STOUT_AT = {"move": MOVING, "influence": DEALING, "attack": STRIKING, "plain_block": BLOCKING}


def stout_aim(s: State, gone: Gone, kind: str, n: int, plus: int) -> Why | None:
    return aim(s, gone) if kind in ("attack", "plain_block") else None


@step(
    "stout", when=lambda kind, n, plus: STOUT_AT[kind], why=stout_aim, amount=2,
    makes=lambda kind, n, plus: kind.removeprefix("plain_"),
)  # fmt: skip
def _stout(s: State, kind: str, n: int, plus: int) -> Effect:
    """Stout Resolve: a Wound may be discarded for 1 more; or any cards, one Wound among them, for 2 more each."""
    last, wound = -1, False
    while True:
        hand = [card for card in me(s).hand if is_wound(s, card) if not wound]
        if plus > 1:
            hand += later(s, [card for card in me(s).hand if not is_wound(s, card)], last)
        if not hand or (plus == 1 and wound):
            break
        card = yield pick(s, hand, stop="done", to="discard")
        if card == "done":
            break
        wound = wound or is_wound(s, card)
        last = last if is_wound(s, card) else card
        discard_card(s, s.actor, card)
        n += plus
    STOUT[kind](s, n)


@step("toughen", when=BEFORE_DAMAGE, why=own_unit)
def _toughen(s: State, element: str) -> Effect:
    """Force of Nature: one Unit resists in this combat."""
    s.now.mods.append(Mod("tough", word=element, card=(yield which_unit(s, me(s).units))))
