"""The twelve Tactics and choosing them (M3.2, M3.6, MS0.8)."""

from __future__ import annotations

from ...core.chance import below
from ...core.decision import Decision, Effect, Kind
from ...core.events import tell
from ...core.zones import hide_among, look, shuffle
from .doing import COLOUR, later, pick
from .heroes import BASIC, DIE
from .state import State, day, me
from .tracks import discard_card, draw_cards

TACTIC = Kind("mk.tactic", "M3.2", at="tactic")

DAY = ("early_bird", "rethink", "mana_steal", "planning", "great_start", "the_right_moment")
NIGHT = ("from_the_dusk", "long_night", "mana_search", "midnight_meditation", "preparation", "sparing_power")
NUMBER = {tactic: number for row in (DAY, NIGHT) for number, tactic in enumerate(row, start=1)}


def display(s: State) -> None:
    """M2.7, M3.1: the set of the time of day, less what left the game."""
    s.tactics_left = tuple(tactic for tactic in (DAY if day(s) else NIGHT) if tactic not in s.tactics_gone)


def choosers(s: State) -> list[int]:
    """M3.2: least Fame first; of equals the one lower in the order column."""
    column = {seat: place for place, seat in enumerate(s.order)}
    return sorted(range(s.seats), key=lambda seat: (s.players[seat].fame, -column[seat]))


def tactic(s: State, seat: int) -> Decision:
    """M3.2: one of those that are left."""
    return Decision(seat, TACTIC, tuple(f"tactic:{name}" for name in s.tactics_left), s.tactics_left)


def take_tactic(s: State, name: str, seat: int) -> None:
    """M3.2: what happens "when you take this" happens at once."""
    s.agenda.pop()
    s.tactics_left = tuple(other for other in s.tactics_left if other != name)
    p = s.players[seat]
    p.tactic, p.flipped_tactic = name, False
    s.active = seat
    tell(s, "mk-tactic-taken", who=seat, tactic=name)
    s.turn += 1
    if name == "great_start":
        draw_cards(s, seat, 2)
    elif name in ("rethink", "mana_steal", "preparation"):
        s.agenda.append((name,))


def dummy_tactic(s: State) -> None:
    """M19.2, MS0.8: the Dummy takes a random one of the rest."""
    assert s.dummy is not None
    name = s.tactics_left[below(s, len(s.tactics_left), "tactic")]
    s.tactics_left = tuple(other for other in s.tactics_left if other != name)
    s.dummy.tactic = name
    tell(s, "mk-dummy-tactic", tactic=name)


def rethink(s: State) -> Effect:
    """Discard up to three cards, draw as many, then shuffle the discard pile into the deck."""
    p = me(s)
    count, last = 0, -1
    while count < 3 and (cards := later(s, p.hand, last)):
        card = yield pick(s, cards, stop="done")
        if card == "done":
            break
        discard_card(s, s.active, card)
        count, last = count + 1, card
    draw_cards(s, s.active, count)
    if p.discard:
        p.deck = p.deck + p.discard
        p.discard = []
        shuffle(s, p.deck)
    s.busy = False


def mana_steal(s: State) -> Effect:
    """A die of a basic colour is put on the card."""
    colours = tuple(dict.fromkeys(die for die in s.source if die in BASIC))
    die = yield Decision(s.active, COLOUR, tuple(f"take:{colour}" for colour in colours), colours)
    s.source.remove(die)
    me(s).stolen = die


def preparation(s: State) -> Effect:
    """Search the deck for any card, take it, shuffle."""
    p = me(s)
    if not p.deck:
        return
    for card in p.deck:
        look(s, card, s.active)
    chosen = yield pick(s, sorted(p.deck, key=lambda card: s.face[card]), "take")
    rest = p.deck
    shuffle(s, rest)  # with the chosen card: others cannot tell which one it was
    rest.remove(chosen)
    p.hand.append(chosen)
    look(s, chosen, s.active)


# -- before and during turns


def can_meditate(s: State) -> bool:
    p = me(s)
    return p.tactic == "midnight_meditation" and not p.flipped_tactic and bool(p.hand)


def meditate(s: State) -> Effect:
    """Shuffle up to five hand cards into the deck and draw as many."""
    p = me(s)
    p.flipped_tactic = True
    chosen: list[int] = []
    while len(chosen) < 5:
        rest = later(s, [card for card in p.hand if card not in chosen], chosen[-1] if chosen else -1)
        if not rest:
            break
        card = yield pick(s, rest, stop="done")
        if card == "done":
            break
        chosen.append(card)
    if not chosen:
        return
    hide_among(s, p.hand, 1 << s.active)
    p.hand = [card for card in p.hand if card not in chosen]
    p.deck = p.deck + chosen
    shuffle(s, p.deck)
    draw_cards(s, s.active, len(chosen))


def can_store(s: State) -> bool:
    p = me(s)
    return p.tactic == "sparing_power" and not p.flipped_tactic


def store(s: State) -> None:
    """Sparing Power: the top card of the deck goes under the Tactic."""
    p = me(s)
    p.stored.append(p.deck.pop())


def take_stored(s: State) -> None:
    """Sparing Power: the card is turned down, all cards from under it go to hand."""
    p = me(s)
    p.flipped_tactic = True
    for card in p.stored:
        look(s, card, s.active)
    p.hand += p.stored
    p.stored = []


def can_wait(s: State) -> bool:
    """The Right Moment: once; MR19: not after the end of the Round was announced."""
    p = me(s)
    return p.tactic == "the_right_moment" and not p.flipped_tactic and s.turns_left < 0 and s.last_turns < 0


def can_lengthen(s: State, seat: int) -> bool:
    """Long Night: once, with an empty deck."""
    p = s.players[seat]
    return p.tactic == "long_night" and not p.flipped_tactic and not p.deck and bool(p.discard)


def lengthen(s: State, seat: int) -> None:
    """Long Night: three random cards of the discard pile become the deck."""
    p = s.players[seat]
    p.flipped_tactic = True
    shuffle(s, p.discard)
    p.deck, p.discard = p.discard[-3:], p.discard[:-3]


def can_search(s: State) -> bool:
    """Mana Search: once a turn, before a die of the Source was used."""
    return me(s).tactic == "mana_search" and not s.searched and not s.used_dice and bool(s.source)


def search(s: State) -> Effect:
    """Mana Search: reroll up to two dice; gold ones must be chosen first."""
    s.searched = True
    dice: list[str] = []
    rest = s.source[:]
    while len(dice) < 2 and rest:
        colours = ("gold",) if "gold" in rest else tuple(dict.fromkeys(rest))
        keys = (*(f"take:{colour}" for colour in colours), *(["done"] if dice else []))
        die = yield Decision(s.active, COLOUR, keys, (*colours, *(["done"] if dice else [])))
        if die == "done":
            break
        dice.append(die)
        rest.remove(die)
    for die in dice:
        s.source.remove(die)
        s.source.append(DIE[below(s, 6, "die")])
