"""Steps of the cards of the Ultimate printing."""

from __future__ import annotations

from collections.abc import Callable

from .....core.decision import Decision, Effect
from .....core.events import tell
from .....core.lasting import Mod
from .....core.zones import reveal
from ...agenda import Answers, act
from ...fight.foes import open_blows
from ...play.stacks import put_under
from ...play.tracks import draw_cards, gain_fame
from ...records import Blow, Strike
from ...state import State, combat_of, me
from ...tables import ANY, BASIC, BEFORE_DAMAGE, CARDS, NEVER, SINKS, Sink, Way, Why, step
from ..deeds import carry_out
from ..mana import gain_crystal, paid_way
from ..needs import possible, unless
from ..questions import PICK, colour_of, moment_of
from .foes import strike, which_blow
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
    """XR45: the ways of an Artifact that Mysterious Box can be used for now."""
    card, moment = CARDS[face], moment_of(s)
    return [way for way in card.basic + card.strong if moment in way.moments and possible(s, way)]


@step("open_box", why=unless(lambda s: bool(s.stacks["artifacts"]), Why("M5.5", "mk-why-no-artifact")))
def _open_box(s: State, n: int) -> None:
    """XR45: Mysterious Box is the top Artifact of the deck this turn; unused it goes back to hand (M16.3)."""
    card = s.stacks["artifacts"][-1]
    s.stacks["artifacts"] = s.stacks["artifacts"][:-1]
    reveal(s, card)
    tell(s, "mk-box-opened", who=s.actor, card=card)
    put_under(s, "artifacts", card)
    s.now.mods.append(Mod("box", n, card=s.now.by, word=s.face[card]))
    s.now.returned = (*s.now.returned, (s.now.by, "hand"))


def _boxes(s: State, into: Answers) -> None:
    for at, mod in enumerate(s.now.mods):
        if mod.what == "box" and mod.n and box_ways(s, mod.word):
            into[f"box:{mod.word}"] = ("unbox", at)


@act("unbox")
def unbox(s: State, at: int) -> Effect:
    """XR45: used as what it is this turn, for Fame; as a Banner only until the end of the turn."""
    mod = s.now.mods[at]
    way = yield from paid_way(s, mod.card, box_ways(s, mod.word))
    s.now.mods[s.now.mods.index(mod)] = mod._replace(n=0)
    s.now.returned = tuple((card, "lent" if card == mod.card else how) for card, how in s.now.returned)
    gain_fame(s, s.actor, mod.n)
    yield from carry_out(s, mod.card, way)


SINKS["box"] = Sink("", ANY, None, _boxes, lasting=True)
