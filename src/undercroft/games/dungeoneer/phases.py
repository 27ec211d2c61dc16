"""The frame of a turn: restore, building, discard and draw. D6, D7, D9.1, D10.3, D12, D20.4, D20.5."""

from __future__ import annotations

from ...core.decision import Decision, Effect, Kind
from ...core.events import tell
from ...core.zones import reveal
from .anytime import anytime, do_anytime
from .cards.banes import TURNED, where
from .cards.model import CARDS, QUESTS, TILES
from .dungeon import at, cell_at, lay, may_lie, places
from .lord import affected
from .quests import is_place
from .scores import fresh_ap, spend_ap, treasures
from .state import State, alive, from_seat, left_of, on, push, solo
from .verbs import discard, discardable, draw, gain_glory, gain_peril, is_boss, refill, two_decks
from .wounds import cap

DISCARD = Kind("dg.discard", "D12.1", at="hand")
DECK = Kind("dg.deck", "D19.2")
DRAW = Kind("dg.draw", "D21.9")

HAND_SIZE = 5


def turn(s: State) -> None:
    """D1.1, D6.1, D7.1 to D7.5: phase I: rights and AP come back, every other location is new again.

    Exits that a hero holds open stay open (D7.2), no others are; fallen heroes stay down (D7.5).
    """
    seat = s.active
    s.turn += 1
    s.phase = 1
    s.used = [0] * s.seats  # D6.2, R-06
    s.saved &= ~(1 << seat)
    s.ap[seat] = fresh_ap(s, seat)  # D7.3; D12.4: a saved AP is gone
    s.fleeting[seat] = 0
    s.visited[seat] = 1 << s.where[seat]  # D7.4
    s.moved = 0
    s.tried, s.picked, s.found = [], [], -1
    s.resolved = False
    tell(s, "dg-turn", who=seat, round=s.round)
    if solo(s):  # D21.3
        s.agenda.append(("build",))
    else:
        s.phase = 2
        s.agenda.append(("lord",))


def build(s: State) -> None:
    """D9.1: phase III: one map is drawn and placed; with an empty deck the phase is skipped."""
    s.phase = 3
    s.agenda.append(("start_hero",))
    push(s, ("draw_map", s.active))


def start_hero(s: State) -> None:
    s.phase = 4
    s.agenda.append(("hero",))


def draw_map(s: State, seat: int, paid: int = 0) -> None:
    """D9.1, R-09: the top map; one that fits nowhere goes under the deck, and the next is drawn.

    D10.3: an exploration is paid (1 AP) only if a map is placed.
    """
    for _ in range(len(s.maps)):
        tile = s.maps.pop()
        reveal(s, tile)
        if places(s, tile):
            if paid:
                spend_ap(s, seat)
            push(s, ("place", placer(s, seat, tile), tile))
            return
        s.maps.insert(0, tile)
        tell(s, "dg-fits-nowhere", card=tile)


def explore(s: State, seat: int) -> None:
    """D10.3: one more map, for 1 AP."""
    draw_map(s, seat, paid=1)


def placer(s: State, seat: int, tile: int) -> int:
    """D20.5: a map of an own personal quest is passed to the left, until somebody has no quest there."""
    if on(s, "unbiased_placement"):
        for other in from_seat(s, seat):
            if not any(is_place(QUESTS[s.face[q]], 0, s.face[tile]) for q in s.quests[other]):
                return other
    return seat


def place(s: State, seat: int, tile: int) -> Effect:
    """D9.1 to D9.3: where the map goes, and which way round."""
    cells = places(s, tile)
    answer = yield where(s, seat, tile, cells)
    cell = cell_at(answer[3:])
    ways = may_lie(s, tile, cell)
    keys = tuple(("printed", "turned")[w] for w in ways)
    way = yield Decision(seat, TURNED, keys, args={"card": tile, "at": at(cell)})
    lay(s, tile, cell, int(way == "turned"))
    tell(s, "dg-placed", who=seat, card=tile)


# -- phase V


def evening(s: State, cut_short: int = 0) -> None:
    """D12: phase V: discard, rest, save, draw, in this order. D21.9: alone nothing is discarded.

    A hero phase that was cut short (D10.5) left no moment for what may be done at any time: then it is asked for here,
    even if there is nothing to discard.
    """
    s.phase = 5
    s.agenda.append(("next",))
    push(s, ("rest",), ("whispers",), ("save",), ("draw_up", s.active))
    if (s.hand[s.active] and not solo(s)) or (cut_short and anytime(s, s.active)):
        s.agenda.append(("discard",))


def discard_menu(s: State) -> Decision:
    """D12.1, D20.4, R-45: with a card in hand: one of the hand, the Treasures or the lair; no Boss, no Boon.

    D13.1, D13.3: before it, what may be done at any time: nobody must discard a card that could still be played.
    """
    seat = s.active
    keys: dict[str, int | str] = {}
    if s.hand[seat] and not solo(s):
        for pid in discardable(s, seat):
            keys.setdefault(f"hand:{s.face[pid]}", pid)
        for pid in treasures(s, seat):
            keys[f"gear:{s.face[pid]}"] = pid
        for pid in s.lair[seat]:
            if not is_boss(s, pid):
                key = f"lair:{s.face[pid]}"
                keys[f"{key}#2" if key in keys else key] = pid
    count = len(keys)
    if on(s, "optional_discard") or not keys:
        keys["none"] = "none"
    keys.update(anytime(s, seat))
    return Decision(seat, DISCARD, tuple(keys), tuple(keys.values()), args={"count": count})


def take_discard(s: State, answer: int | str) -> None:
    """D12.1: the card goes to the discard pile, which lies open."""
    if isinstance(answer, str) and answer != "none":
        do_anytime(s, s.active, answer)
        return
    s.agenda.pop()
    if isinstance(answer, str):
        return
    seat = s.active
    for zone in (s.hand[seat], s.gear[seat], s.lair[seat], s.attached):
        if answer in zone:
            zone.remove(answer)
    discard(s, answer)
    tell(s, "dg-discards", who=seat, card=answer)
    if CARDS[s.face[answer]].type == "bag":
        s.agenda.append(("excess", seat))


def rest(s: State) -> None:
    """D12.2, R-13: a hero that did not change its location gains its values; barriers and effects do not act."""
    seat = s.active
    if not s.moved >> seat & 1:
        printed = TILES[s.face[s.where[seat]]]
        tell(s, "dg-rests", who=seat)
        gain_glory(s, seat, printed.glory)
        gain_peril(s, seat, printed.peril)  # alone: a check


def whispers(s: State) -> None:
    """Plague of Whispers, D17.9: who is affected gains 1 Peril in phase V, before drawing."""
    if affected(s, s.active, "plague_of_whispers"):
        gain_peril(s, s.active, 1)


def save(s: State) -> None:
    """D12.3, D12.4: unspent AP are lost but one, kept for others' turns; D20.7: all with the movement limit."""
    s.ap[s.active] = 0 if on(s, "movement_limit") else min(1, s.ap[s.active])
    s.saved |= s.ap[s.active] << s.active


def draw_up(s: State, seat: int) -> None:
    """D12.5: up to five cards; D19.2: with two decks the player chooses for each; D21.9: alone one Glory card."""
    if solo(s):
        if s.deck or s.discards:
            s.agenda.append(("draw_one",))
    elif two_decks(s):
        if len(s.hand[seat]) < HAND_SIZE and (refill(s) | refill(s, peril=True)):
            s.agenda.append(("choose_deck", seat))
    else:
        for _ in range(HAND_SIZE - len(s.hand[seat])):
            draw(s, seat)


def choose_deck(s: State, seat: int) -> Decision:
    """D19.2: the Glory deck or the Peril deck, for every card drawn."""
    return Decision(seat, DECK, (*(["glory"] if s.deck else []), *(["peril"] if s.peril_deck else [])))


def take_choose_deck(s: State, answer: str, seat: int) -> None:
    s.agenda[-1] = ("draw_up", seat)
    draw(s, seat, peril=answer == "peril")


def draw_one(s: State) -> Decision:
    """D21.8, D21.9: one card of the Glory deck, or none."""
    return Decision(s.active, DRAW, ("draw", "none"))


def take_draw_one(s: State, answer: str) -> None:
    s.agenda.pop()
    if answer == "draw":
        draw(s, s.active)


def next_(s: State) -> None:
    """D6.1: the turn passes to the left. D4.8: what lasted for it ends. D3.2, R-50: a round is a turn of each."""
    for seat in range(s.seats):
        s.ap[seat] = max(0, s.ap[seat] - s.fleeting[seat])  # Second Wind in another's turn
        s.fleeting[seat] = s.grit[seat] = 0
    s.lasting = []
    before = s.active
    s.active = left_of(s, before) if alive(s) else before
    if (s.active - s.first) % s.seats <= (before - s.first) % s.seats:
        s.round += 1
        limit = int(s.options["round_cap"])
        if limit and s.round > limit:
            cap(s)
            return
    s.agenda.append(("turn",))
