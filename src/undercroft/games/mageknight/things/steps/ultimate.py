"""Steps of the cards of the Ultimate printing."""

from __future__ import annotations

from collections.abc import Callable

from .....core.decision import Decision, Effect
from .....core.zones import reveal
from ...play.stacks import put_under
from ...play.tracks import (
    draw_cards,
    gain_fame,
)
from ...records import Blow, Strike
from ...state import State, combat_of, me
from ...tables import (
    BASIC,
    BEFORE_DAMAGE,
    CARDS,
    NEVER,
    Way,
    Why,
    step,
)
from ..mana import gain_crystal
from ..needs import possible, unless
from ..questions import PICK, colour_of, moment_of, run
from .foes import strike
from .legion import open_blows, which_blow
from .points import _heal, _move


@step("missing_crystal", why=unless(lambda s: 0 in me(s).crystals.values(), Why("M6.1", "mk-why-all-colours")))
def _missing_crystal(s: State, n: int) -> Effect:
    """Power of Crystals: one of a colour that the inventory lacks."""
    lacking = tuple(colour for colour in BASIC if not me(s).crystals[colour])
    if lacking:
        gain_crystal(s, s.actor, (yield colour_of(s, lacking)))


@step("per_set", when=NEVER)
def _per_set(s: State, n: int) -> Effect:
    """Power of Crystals: for each set of four colours Move 2, Healing 1 or a card."""
    for _ in range(min(me(s).crystals.values())):
        word = yield Decision(s.actor, PICK, ("bonus:move", "bonus:heal", "bonus:draw"), ("move", "heal", "draw"))
        if word == "move":
            _move(s, 2)
        elif word == "heal":
            _heal(s, 1)
        else:
            draw_cards(s, s.actor, 1)


@step("dull", when=BEFORE_DAMAGE, why=strike)
def _dull(s: State, n: int) -> Effect:
    """Chilling Stare, ML11.12: an attack loses its abilities, not its element."""
    change_strike(s, Blow(*(yield which_blow(s, open_blows(s)))), lambda strike: strike._replace(abilities=()))


def change_strike(s: State, blow: Blow, change: Callable[[Strike], Strike]) -> None:
    c = combat_of(s)
    own = c.foes[blow.foe]
    strikes = tuple(change(strike) if n == blow.n else strike for n, strike in enumerate(own.strikes))
    c.foes[blow.foe] = own._replace(strikes=strikes)


def box_ways(s: State, face: str) -> list[Way]:
    """The ways of an Artifact that can be used now, but for its use as a Banner."""
    card, moment = CARDS[face], moment_of(s)
    ways = [way for way in card.basic + card.strong if way.steps[0][0] != "hoist"]
    return [way for way in ways if moment in way.moments and possible(s, way)]


@step("open_box", why=unless(lambda s: bool(s.stacks["artifacts"]), Why("M5.5", "mk-why-no-artifact")))
def _open_box(s: State, n: int) -> Effect:
    """Mysterious Box: it is the top Artifact of the deck this turn, for 1 Fame; unused it goes back to hand (XR45)."""
    p = me(s)
    box, card = p.played[-1], s.stacks["artifacts"][-1]
    s.stacks["artifacts"] = s.stacks["artifacts"][:-1]
    reveal(s, card)
    ways = box_ways(s, s.face[card])
    way = yield Decision(s.actor, PICK, (*(way.key for way in ways), "none"), (*ways, "none"), args={"card": card})
    put_under(s, "artifacts", card)
    if way == "none":
        p.played.remove(box)
        p.hand.append(box)
        return
    if way.mode == "strong":
        s.now.returned = (*s.now.returned, (box, "away"))
    gain_fame(s, s.actor, n)
    yield from run(s, way.steps)
