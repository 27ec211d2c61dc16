"""The turn: restore, then the phases, then discard and draw. D6, D7, D12, D20.4."""

from __future__ import annotations

from ...core.decision import Decision, Kind, ask
from ...core.events import tell
from ...core.lasting import ended
from ...core.state import Step
from .anytime import anytime
from .card import CARDS, TILES
from .effects import discard, discardable, draw, gain_glory, gain_peril, is_boss, refill, take_out, two_decks
from .ending import cap
from .lord import affected
from .scores import fresh_ap, treasures
from .state import LASTING_ENDS, State, alive, left_of, on, push, solo, without

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
    s.tried, s.picked, s.found = (), (), -1
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
    """D10.1: phase IV."""
    s.phase = 4
    s.agenda.append(("hero",))


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
    found: dict[str, Step] = {}
    if s.hand[seat] and not solo(s):
        for pid in discardable(s, seat):
            found.setdefault(f"hand:{s.face[pid]}", ("put_away", pid))
        for pid in treasures(s, seat):
            found[f"gear:{s.face[pid]}"] = ("put_away", pid)
        for pid in s.lair[seat]:
            if not is_boss(s, pid):
                key = f"lair:{s.face[pid]}"
                found[f"{key}#2" if key in found else key] = ("put_away", pid)
    count = len(found)
    if on(s, "optional_discard") or not found:
        found["none"] = ("done",)
    found.update(anytime(s, seat))
    return ask(seat, DISCARD, found, {"count": count})


def put_away(s: State, pid: int) -> None:
    """D12.1: the card goes to the discard pile, which lies open."""
    s.agenda.pop()
    seat = s.active
    if pid in s.attached:
        s.attached = without(s.attached, pid)
    else:
        take_out(s, seat, pid)
    discard(s, pid)
    tell(s, "dg-discards", who=seat, card=pid)
    if CARDS[s.face[pid]].type == "bag":
        s.agenda.append(("excess", seat))


def done(s: State) -> None:
    """Nothing, or nothing more: the menu that asked is over."""
    s.agenda.pop()


def rest(s: State) -> None:
    """D12.2, R-13: a hero that did not change its location gains its values; barriers and effects do not act."""
    seat = s.active
    if not s.moved >> seat & 1:
        printed = TILES[s.face[s.where[seat]]]
        tell(s, "dg-rests", who=seat)
        gain_glory(s, seat, printed.glory)
        gain_peril(s, seat, printed.peril)  # alone: a check


def whispers(s: State) -> None:
    """Plague of Whispers, D17.9: those it affects gain 1 Peril in phase V, before drawing."""
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
    found: dict[str, Step] = {}
    if s.deck:
        found["glory"] = ("draw_from", seat, 0)
    if s.peril_deck:
        found["peril"] = ("draw_from", seat, 1)
    return ask(seat, DECK, found)


def draw_from(s: State, seat: int, peril: int) -> None:
    s.agenda[-1] = ("draw_up", seat)
    draw(s, seat, bool(peril))


def draw_one(s: State) -> Decision:
    """D21.8, D21.9: one card of the Glory deck, or none."""
    return ask(s.active, DRAW, {"draw": ("draw_it",), "none": ("done",)})


def draw_it(s: State) -> None:
    s.agenda.pop()
    draw(s, s.active)


def next_(s: State) -> None:
    """D6.1: the turn passes to the left. D4.8: what lasted for it ends. D3.2, R-50: a round is a turn of each."""
    for seat in range(s.seats):
        s.ap[seat] = max(0, s.ap[seat] - s.fleeting[seat])  # Second Wind in another's turn
        s.fleeting[seat] = s.grit[seat] = 0
    s.lasting = tuple(ended(s.lasting, "turn", LASTING_ENDS))
    before = s.active
    s.active = left_of(s, before) if alive(s) else before
    if (s.active - s.first) % s.seats <= (before - s.first) % s.seats:
        s.round += 1
        limit = int(s.options["round_cap"])
        if limit and s.round > limit:
            cap(s)
            return
    s.agenda.append(("turn",))
