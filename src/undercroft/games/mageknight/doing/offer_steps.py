"""Steps about the offers: Spells and Units that lie there."""

from __future__ import annotations

from ....core.decision import Decision, Effect
from ....core.events import tell
from ....core.zones import reveal
from ..cards import CARDS
from ..state import State, Unit, me
from ..tracks import change_reputation, discard_card, free_bonds, free_commands, gain_fame, lose_unit, refill
from .needs import talents
from .steps import PICK, asks, does, pick
from .unit_steps import which_unit


@asks("talent")
def _talent(s: State, n: int) -> Effect:
    """Magic Talent: discard a card; one Spell of its colour may be cast from the offer this turn."""
    source = me(s).played[-1]
    cards = talents(s)
    if not cards:
        return
    card = yield pick(s, cards)
    discard_card(s, s.active, card)
    s.mods.append(("talent", CARDS[s.face[card]].colour, source))


@asks("gain_spell")
def _gain_spell(s: State, colour: str) -> Effect:
    """Magic Talent, strong: a Spell of the colour that was paid, from the offer to the discard pile."""
    cards = [card for card in s.spells if CARDS[s.face[card]].colour == colour]
    card = yield pick(s, cards, "gain")
    s.spells.remove(card)
    me(s).discard.append(card)
    tell(s, "mk-gained", who=s.active, card=card)
    refill(s, "spells")


@does("call_up")
def _call_up(s: State, n: int) -> None:
    """Call to Arms: one ability of a Unit in the offer may be used this turn."""
    s.mods.append(("levy",))


@asks("muster")
def _muster(s: State, n: int) -> Effect:
    """Call to Glory: a Unit of the offer joins, free of charge."""
    yield from enlist(s, (yield pick(s, s.unit_offer, "gain")))
    recruited(s)


@does("more_units")
def _more_units(s: State, n: int) -> None:
    """Bonds of Loyalty, when it is gained: more Regular Units in the offer."""
    deck = s.decks["regular"]
    for _ in range(min(n, len(deck))):
        card = deck.pop()
        reveal(s, card)
        s.unit_offer.append(card)


def enlist(s: State, card: int, bonded: bool | None = None) -> Effect:
    """M7.2, M7.7: ready and unwounded, in the Unit area; with no free token another is disbanded first.

    `bonded` says whether it goes under Bonds of Loyalty; None asks if that is free.
    """
    p = me(s)
    if bonded is None:
        bonded = False
        if free_bonds(s, s.active):
            bonded = (yield Decision(s.active, PICK, ("under:bonds", "under:command"))) == "under:bonds"
    if not bonded and free_commands(s, s.active) <= 0:
        gone = yield which_unit(s, [unit for unit in p.units if not unit.bonded], "disband")
        lose_unit(s, s.active, gone)
        tell(s, "mk-disbanded", who=s.active, card=gone)
    s.unit_offer.remove(card)
    p.units.append(Unit(card, bonded=bonded))
    tell(s, "mk-recruited", who=s.active, card=card)


def recruited(s: State) -> None:
    """Heroic Tale: Fame and Reputation for every Unit recruited this turn."""
    s.mods.append(("recruited",))
    for mod in s.mods:
        if mod[0] == "tale":
            gain_fame(s, s.active, int(mod[1]))
            change_reputation(s, s.active, int(mod[2]))


# -- Learning


def lessons(s: State, into: dict[str, object]) -> None:
    """Learning: the Advanced Actions of the offer that Influence can pay, also outside an interaction."""
    for mod in s.mods:
        if mod[0] == "learning" and int(mod[1]) <= s.influence:
            for card in s.advanced:
                into[f"learn:{s.face[card]}"] = ("learn", card)


def learn(s: State, card: int) -> None:
    """Learning: an Advanced Action of the offer for Influence, once."""
    mod = next(mod for mod in s.mods if mod[0] == "learning" and int(mod[1]) <= s.influence)
    s.mods.remove(mod)
    s.influence -= int(mod[1])
    s.advanced.remove(card)
    (me(s).hand if mod[2] == "hand" else me(s).discard).append(card)
    tell(s, "mk-gained", who=s.active, card=card)
    refill(s, "advanced")
