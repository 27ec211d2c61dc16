"""MS20.9, MS20.10: Advanced Actions that heroes come by between Rounds."""

from __future__ import annotations

from ....core.decision import Decision, Effect, Kind
from ....core.events import tell
from ....core.zones import hide_among, look_all, show
from ..agenda import act
from ..play.scoring import knowledge, leader, loot
from ..play.stacks import draw, draw_open, put_under
from ..rules import HOUSE, Hooks, House
from ..state import Player, State, playing, without
from ..tables import CARDS
from ..things.cards import hues

UPGRADE = Kind("mk.upgrade", "MS20.9", at="offer")
DRAFT = Kind("mk.draft", "MS20.10", at="offer")
Cards = tuple[int, ...]


# -- upgrades


def strength(s: State, seat: int) -> int:
    """MS20.9: cards, crystals, Units, and 3 for each level above the lowest hero."""
    lowest = min(s.players[other].level for other in playing(s))
    return knowledge(s, seat) + loot(s, seat) + leader(s, seat) + 3 * (s.players[seat].level - lowest)


def night_over(s: State) -> None:
    """MS20.9: after each Night but the last. SR66: of equally strong heroes the one with less Fame is first."""
    if s.night and s.round + 2 <= s.rules.rounds:
        seats = playing(s)
        cards = tuple(card for _ in range(len(seats) + 1) if (card := draw_open(s, "advanced")) >= 0)
        first = sorted(seats, key=lambda seat: (strength(s, seat), s.players[seat].fame, -s.order.index(seat)))
        s.agenda.append(("upgrades", cards, tuple(first)))


def actions_of(s: State, p: Player) -> list[int]:
    """All Action cards of a hero's, wherever they are at the end of a Round."""
    zones = (p.deck, p.hand, p.discard, p.played, p.stored, p.aside)
    return [card for zone in zones for card in zone if s.face[card] in CARDS and CARDS[s.face[card]].sort == "action"]


def akin(s: State, card: int, other: int) -> bool:
    """MS20.9: of the same colour, or with a type icon in common. M5.13: one colour of a two-coloured card is enough."""
    one, two = s.face[card], s.face[other]
    return bool({*hues(one)} & {*hues(two)} or {*CARDS[one].icons} & {*CARDS[two].icons})


@act("upgrades")
def upgrades(s: State, cards: Cards, seats: tuple[int, ...]) -> Effect:
    """MS20.9: from the weakest to the strongest each may swap an Action card for one that is displayed."""
    for seat in seats:
        p = s.players[seat]
        own = actions_of(s, p)
        look_all(s, own, seat)
        found = {f"gain:{s.face[card]}": card for card in cards if any(akin(s, card, other) for other in own)}
        gained = yield Decision(seat, UPGRADE, (*found, "none"), (*found.values(), -1))
        if gained < 0:
            continue
        old = {f"return:{s.face[card]}": card for card in own if akin(s, gained, card)}
        given = yield Decision(seat, UPGRADE, tuple(old), tuple(old.values()), args={"card": gained})
        cards = without(cards, gained)
        for zone in (p.deck, p.hand, p.discard, p.played):
            zone[:] = [card for card in zone if card != given]
        p.stored, p.aside = (tuple(card for card in zone if card != given) for zone in (p.stored, p.aside))
        p.discard.append(gained)
        show(s, given)
        tell(s, "mk-upgraded", who=seat, card=gained, what=s.face[given])
        if CARDS[s.face[given]].advanced:
            put_under(s, "advanced", given)
    for card in cards:
        put_under(s, "advanced", card)


HOUSE["action_upgrades"] = House(Hooks(round_end=night_over))


# -- drafting


PACK = 4


def deal_packs(s: State) -> None:
    """MS20.10: four Advanced Actions for each hero; MR21: or as many as there are."""
    size = min(PACK, len(s.stacks["advanced"]) // s.seats)
    if size > 1:
        s.agenda.append(("draft", tuple(draw(s, "advanced") for _ in range(size * s.seats))))


@act("draft")
def draft(s: State, cards: Cards) -> Effect:
    """MS20.10: each keeps one and passes the rest on, until everybody has three; the last card goes under its deck."""
    size = len(cards) // s.seats
    packs = [cards[at : at + size] for at in range(0, len(cards), size)]
    for seat, pack in enumerate(packs):
        look_all(s, pack, seat)
        card = yield Decision(seat, DRAFT, tuple(f"gain:{s.face[card]}" for card in pack), pack)
        hide_among(s, pack, 1 << seat)
        s.players[seat].display = (*s.players[seat].display, card)
        packs[seat] = without(pack, card)
    left = tuple(card for pack in (packs[-1], *packs[:-1]) for card in pack)
    if size > 2:
        s.agenda.append(("draft", left))
    else:
        for card in left:
            put_under(s, "advanced", card)


def day_over(s: State) -> None:
    """MS20.10: at the end of each Day."""
    if not s.night:
        s.agenda += [("adopt", seat) for seat in reversed(playing(s)) if s.players[seat].display]


@act("adopt")
def adopt(s: State, seat: int) -> Effect:
    """MS20.10: one of those that were kept is shuffled into the Deed deck."""
    p = s.players[seat]
    card = yield Decision(seat, DRAFT, tuple(f"gain:{s.face[card]}" for card in p.display), p.display)
    hide_among(s, p.display, 1 << seat)
    p.display = without(p.display, card)
    p.deck.append(card)


HOUSE["drafting"] = House(Hooks(set_up=deal_packs, round_end=day_over))
