"""The twelve Tactics and choosing them (M3.2, M3.6, MS0.8)."""

from __future__ import annotations

from ....core.chance import below
from ....core.decision import Decision, Effect, Kind, ask
from ....core.events import tell
from ....core.zones import hide_among, look, reveal_all, shuffle
from ..agenda import act, auto, menu
from ..state import State, day, me, playing
from ..tables import ACTORS, BASIC, DIE, TACTICS, in_play
from ..things.questions import BENEFIT, COLOUR, later, pick
from .acting import new_turn
from .tracks import discard_card, draw_cards

TACTIC = Kind("mk.tactic", "M3.2", at="tactic")


def all_tactics(s: State) -> list[str]:
    """M3.2: the set of the time of day."""
    time = "day" if day(s) else "night"
    return [name for name, tactic in in_play(TACTICS, s.options).items() if tactic.time == time]


def display(s: State) -> None:
    """M2.7, M3.1: the set of the time of day, less what left the game."""
    s.tactics_left = tuple(tactic for tactic in all_tactics(s) if tactic not in s.tactics_gone)


def choosers(s: State) -> list[int]:
    """M3.2: least Fame first; of equals the one lower in the order column. MS20.1: not by Fame that was bid."""
    column = {seat: place for place, seat in enumerate(s.order)}
    seats = playing(s)
    paid = s.round == 1 and "hero_auction" in s.rules.house
    return sorted(seats, key=lambda seat: (0 if paid else s.players[seat].fame, -column[seat]))


@menu("tactic")
def tactic(s: State, seat: int) -> Decision:
    """M3.2: one of those that are left."""
    return ask(seat, TACTIC, {f"tactic:{name}": ("choose_tactic", seat, name) for name in s.tactics_left})


@auto("choose_tactic")
def choose_tactic(s: State, seat: int, name: str) -> None:
    """M3.2: what happens "when you take this" happens at once."""
    s.agenda.pop()
    s.tactics_left = tuple(other for other in s.tactics_left if other != name)
    p = s.players[seat]
    p.tactic, p.flipped_tactic = name, False
    new_turn(s, seat)
    tell(s, "mk-tactic-taken", who=seat, tactic=name)
    s.turn += 1
    if name == "great_start":
        draw_cards(s, seat, 2)
    elif name in ("rethink", "mana_steal", "preparation"):
        s.agenda.append((name,))


@auto("actor_tactic")
def actor_tactic(s: State, number: int) -> None:
    """M3.2: somebody without a seat takes one."""
    ACTORS[number].tactic(s)


@act("rethink")
def rethink(s: State) -> Effect:
    """Discard up to three cards, draw as many, then shuffle the discard pile into the deck."""
    p = me(s)
    count, last = 0, -1
    while count < 3 and (cards := later(s, p.hand, last)):
        card = yield pick(s, cards, stop="done", to="discard")
        if card == "done":
            break
        discard_card(s, s.actor, card)
        count, last = count + 1, card
    draw_cards(s, s.actor, count)
    if p.discard:
        p.deck = p.deck + p.discard
        p.discard = []
        shuffle(s, p.deck)
    s.now.busy = False


@act("mana_steal")
def mana_steal(s: State) -> Effect:
    """A die of a basic colour is put on the card."""
    colours = tuple(dict.fromkeys(die for die in s.source if die in BASIC))
    die = yield Decision(s.actor, COLOUR, tuple(f"take:{colour}" for colour in colours), colours)
    s.source.remove(die)
    me(s).stolen = die


@act("preparation")
def preparation(s: State) -> Effect:
    """Search the deck for any card, take it, shuffle."""
    p = me(s)
    if not p.deck:
        return
    for card in p.deck:
        look(s, card, s.actor)
    chosen = yield pick(s, sorted(p.deck, key=lambda card: s.face[card]), "take")
    rest = p.deck
    shuffle(s, rest)  # with the chosen card: others cannot tell which one it was
    rest.remove(chosen)
    p.hand.append(chosen)
    look(s, chosen, s.actor)


# -- before and during turns


def can_meditate(s: State) -> bool:
    p = me(s)
    return p.tactic == "midnight_meditation" and not p.flipped_tactic and bool(p.hand)


@act("meditate")
def meditate(s: State) -> Effect:
    """Shuffle up to five hand cards into the deck and draw as many."""
    p = me(s)
    p.flipped_tactic = True
    chosen: list[int] = []
    while len(chosen) < 5:
        rest = later(s, [card for card in p.hand if card not in chosen], chosen[-1] if chosen else -1)
        if not rest:
            break
        card = yield pick(s, rest, stop="done", to="shuffle")
        if card == "done":
            break
        chosen.append(card)
    if not chosen:
        return
    hide_among(s, p.hand, 1 << s.actor)
    p.hand = [card for card in p.hand if card not in chosen]
    p.deck = p.deck + chosen
    shuffle(s, p.deck)
    draw_cards(s, s.actor, len(chosen))


def can_store(s: State) -> bool:
    p = me(s)
    return p.tactic == "sparing_power" and not p.flipped_tactic


@auto("store")
def store(s: State) -> None:
    """Sparing Power: the top card of the deck goes under the Tactic."""
    s.now.searched = True  # once before each turn; Mana Search is another Tactic
    p = me(s)
    p.stored = (*p.stored, p.deck.pop())


@auto("take_stored")
def take_stored(s: State) -> None:
    """Sparing Power: the card is turned down, all cards from under it go to hand."""
    p = me(s)
    p.flipped_tactic = True
    for card in p.stored:
        look(s, card, s.actor)
    p.hand += p.stored
    p.stored = ()


def can_wait(s: State) -> bool:
    """The Right Moment: once; MR19: not after the end of the Round was announced."""
    p = me(s)
    return p.tactic == "the_right_moment" and not p.flipped_tactic and s.turns_left < 0 and s.last_turns < 0


@auto("wait")
def wait(s: State) -> None:
    """The Right Moment: another turn follows this one."""
    me(s).flipped_tactic = True
    s.now.another += 1


def can_lengthen(s: State, seat: int) -> bool:
    """Long Night: once, with an empty deck."""
    p = s.players[seat]
    return p.tactic == "long_night" and not p.flipped_tactic and not p.deck and bool(p.discard)


@auto("lengthen")
def lengthen(s: State, seat: int) -> None:
    """Long Night: three random cards of the discard pile become the deck. MR56: the others lie face up again."""
    p = s.players[seat]
    p.flipped_tactic = True
    shuffle(s, p.discard)
    p.deck, p.discard = p.discard[-3:], p.discard[:-3]
    reveal_all(s, p.discard)


def draw_on(s: State, n: int) -> Effect:
    """M16.8: so many cards; an empty deck ends it, but for Long Night."""
    missing = n - draw_cards(s, s.actor, n)
    if missing > 0 and can_lengthen(s, s.actor):
        answer = yield Decision(s.actor, BENEFIT, ("lengthen", "none"), args={"to": "lengthen"})
        if answer == "lengthen":
            lengthen(s, s.actor)
            draw_cards(s, s.actor, missing)


def can_search(s: State) -> bool:
    """Mana Search: once a turn, before a die of the Source was used."""
    return me(s).tactic == "mana_search" and not s.now.searched and not s.now.used_dice and bool(s.source)


def for_reroll(s: State, dice: list[str]) -> tuple[str, ...]:
    """The colours of dice that may be rerolled; MS20.6: by Day no gold while another colour is there."""
    friendly = "friendly_mana" in s.rules.house and day(s) and any(die != "gold" for die in s.source)
    return tuple(dict.fromkeys(die for die in dice if not friendly or die != "gold"))


@act("search")
def search(s: State) -> Effect:
    """Mana Search: reroll up to two dice; gold ones must be chosen first."""
    s.now.searched = True
    dice: list[str] = []
    rest = s.source[:]
    while len(dice) < 2 and (colours := for_reroll(s, rest)):
        colours = ("gold",) if "gold" in colours else colours
        keys = (*(f"take:{colour}" for colour in colours), *(["done"] if dice else []))
        die = yield Decision(s.actor, COLOUR, keys, (*colours, *(["done"] if dice else [])))
        if die == "done":
            break
        dice.append(die)
        rest.remove(die)
    for rolled in dice:
        s.source.remove(rolled)
        s.source.append(DIE[below(s, 6, "die")])
