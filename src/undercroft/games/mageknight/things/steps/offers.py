"""Steps about the offers: Spells and Units that lie there."""

from __future__ import annotations

from .....core.decision import Effect
from .....core.events import tell
from .....core.lasting import Mod
from ...mods import LEVY
from ...play.stacks import draw_open, refill
from ...play.tracks import discard_card
from ...state import State, me
from ...tables import CARDS, Gone, Why, step
from ..cards import hues
from ..needs import colours_of, unit_offered
from ..questions import pick
from ..units import enlist, recruited, volunteers
from .cards import NO_LESSON


def talents(s: State, gone: Gone = ()) -> list[int]:
    """Magic Talent: the cards in hand that have the colour of a Spell on offer, without those that are played."""
    offered = colours_of(s, s.spells)
    hand = [card for card in me(s).hand if card not in gone and s.face[card] in CARDS]
    return [card for card in hand if {*hues(s.face[card])} & {*offered}]


def has_talent(s: State, gone: Gone, n: int) -> Why | None:
    return None if talents(s, gone) else NO_LESSON


@step("talent", why=has_talent, hand=True)
def _talent(s: State, n: int) -> Effect:
    """Magic Talent: discard a card; one Spell of its colour may be cast from the offer this turn."""
    source = me(s).played[-1]
    cards = talents(s)
    if not cards:
        return
    card = yield pick(s, cards, to="discard")
    discard_card(s, s.actor, card)
    s.now.mods.append(Mod("talent", word=CARDS[s.face[card]].colour, card=source))


def spell_offered(s: State, gone: Gone, colour: str) -> Why | None:
    return None if colour in colours_of(s, s.spells) else Why("M5.9", "mk-why-no-spell")


@step("gain_spell", why=spell_offered)
def _gain_spell(s: State, colour: str) -> Effect:
    """Magic Talent, strong: a Spell of the colour that was paid, from the offer to the discard pile."""
    cards = [card for card in s.spells if CARDS[s.face[card]].colour == colour]
    card = yield pick(s, cards, "gain")
    s.spells.remove(card)
    me(s).discard.append(card)
    tell(s, "mk-gained", who=s.actor, card=card)
    refill(s, "spells")


@step("call_up", why=unit_offered)
def _call_up(s: State, n: int) -> None:
    """Call to Arms: one ability of a Unit in the offer may be used this turn."""
    s.now.mods.append(LEVY)


@step("muster", why=unit_offered)
def _muster(s: State, n: int) -> Effect:
    """Call to Glory: a Unit of the offer joins, free of charge."""
    yield from enlist(s, (yield pick(s, volunteers(s), "gain")))
    recruited(s, free=True)


@step("more_units")
def _more_units(s: State, n: int) -> None:
    """Bonds of Loyalty, when it is gained: more Regular Units in the offer."""
    for _ in range(min(n, len(s.stacks["regular"]))):
        s.unit_offer.append(draw_open(s, "regular"))
