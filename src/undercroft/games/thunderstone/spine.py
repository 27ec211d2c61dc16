"""The turn: village, dungeon or rest, and its end (T4, T5, T7, T8, T11)."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...core.decision import Decision, Kind
from ...core.events import tell
from ...core.zones import reveal_all
from .card import Card
from .cards import CARDS
from .fight import buy
from .hall import arrive, enter, lift, send_home, stand_still
from .party import add, variants
from .piles import bury, by_face, destroy, draw_hand, gain, purse
from .prepare import use
from .state import State

TURN = Kind("ts.turn", "T4.1")
VISIT = Kind("ts.village", "T5.2", at="hand", cards=True)
SHOP = Kind("ts.shop", "T5.4", at="village")
LEVEL = Kind("ts.level", "T5.5", at="hand", cards=True)
REST = Kind("ts.rest", "T7.1", at="hand")


@cache
def _turn(seat: int, dungeon: bool) -> Decision:
    return Decision(seat, TURN, ("village", "dungeon", "rest") if dungeon else ("village", "rest"))


def turn(s: State) -> Decision:
    """T4.1: exactly one of three. T6.8: the dungeon may always be entered, alone not with an empty hall (T27.2)."""
    return _turn(s.active, s.seats > 1 or s.hall != [-1, -1, -1])


def take_turn(s: State, answer: str) -> None:
    """T5, T6, T7: the steps of the chosen way in their order, the end of the turn last."""
    seat = s.active
    s.phase = answer
    tell(s, f"ts-goes-{answer}", who=seat)
    if answer == "rest":  # T7.3: the hand stays hidden
        s.agenda[-1:] = [("cleanup",), ("rest",)]
        return
    reveal_all(s, s.hand[seat])  # T5.1, T6.1
    if s.journal is not None:
        tell(s, "ts-revealed", who=seat, cards=[s.face[pid] for pid in s.hand[seat]])
    if answer == "village":
        s.gold, s.buys = 0, 1
        s.agenda[-1:] = [("cleanup",), ("level",), ("shop",), ("village",)]
    else:
        s.agenda[-1:] = [("cleanup",), ("prepare",)]


# -- the village


@cache
def _to_shop(seat: int) -> Decision:
    return Decision(seat, VISIT, ("shop",), (("shop",),))


def village(s: State) -> Decision:
    """T5.2: any of the village effects of the revealed cards, in any order; then on to the shop."""
    found: dict[str, tuple[Any, ...]] = {}
    face, used = s.face, s.used
    which: dict[int, int] | None = None
    marks: dict[str, object] = {}
    for pid in s.hand[s.active]:
        card = CARDS[face[pid]]
        for at, effect in enumerate(card.uses, start=1):
            if effect.when == "village" and (pid, at) not in used and not effect.why(s, pid):
                if which is None:
                    which = variants(s)
                add(found, marks, f"use:{card.word}.{at}", which.get(pid), ("use", pid, at))
    if not found:
        return _to_shop(s.active)
    return Decision(s.active, VISIT, (*found, "shop"), (*found.values(), ("shop",)))


def take_village(s: State, answer: tuple[Any, ...]) -> None:
    """T5.3, T4.3: after the effects the gold of what is left is totalled; T11.7: before levelling; T5.7: for good."""
    if answer[0] == "shop":
        s.gold += purse(s)
        s.phase = "shop"
        s.agenda.pop()
    else:
        use(s, *answer[1:])


def shop(s: State) -> Decision:
    """T5.4, T10.1, T10.3, T9.6: the top card of any stack that the gold that is left pays for."""
    face, gold = s.face, s.gold
    found = []
    for stack in s.stacks:
        if stack:
            pid = stack[-1]
            cost, key = PRICES[face[pid]]
            if cost <= gold:
                found.append((cost, key, pid))
    found.sort(reverse=True)  # the dearest first
    keys = *[key for _, key, _ in found], "done"
    values = *[pid for _, _, pid in found], "done"
    return Decision(s.active, SHOP, keys, values, {"count": gold, "buys": s.buys})


def take_shop(s: State, answer: int | str) -> None:
    """T5.8, T10.2: one purchase after another, each optional; a Militia costs no gold but takes a purchase."""
    if answer == "done":
        s.buys = 0
    else:
        assert isinstance(answer, int)
        buy(s, answer)
        s.gold -= CARDS[s.face[answer]].cost
        s.buys -= 1
    if not s.buys:
        s.phase = "level"
        s.agenda.pop()


PRICES = {word: (card.cost, f"buy:{word}") for word, card in CARDS.items() if card.cost >= 0}


# -- levelling


def next_level(s: State, card: Card) -> list[int]:
    """T11.2 to T11.6: the cards that this hero may become: one per stack, from wherever it lies in it."""
    found: list[int] = []
    for stack in s.stacks:
        for pid in reversed(stack):
            other = CARDS[s.face[pid]]
            if other.level == card.level + 1 and card.group in ("", other.group):
                found.append(pid)
                break
    return found


def cannot_level(s: State, card: Card) -> str:
    """T11: why a revealed hero cannot go up now, or nothing."""
    if not card.xp:
        return "top_level"  # T11.3
    if s.xp[s.active] < card.xp:
        return "no_xp"  # T11.2
    return "" if next_level(s, card) else "no_level"  # T11.5


@cache
def _no_level(seat: int) -> Decision:
    return Decision(seat, LEVEL, ("done",), (("done",),))


def level(s: State) -> Decision:
    """T5.5, T11.1: any number of revealed heroes, as the experience allows; T11.4: Militia to any group."""
    if s.xp[s.active] < 2:
        return _no_level(s.active)
    found: dict[str, tuple[Any, ...]] = {}
    for pid in s.hand[s.active]:
        card = CARDS[s.face[pid]]
        if card.strength and not cannot_level(s, card):
            for better in next_level(s, card):
                found.setdefault(f"level:{card.word}>{s.face[better]}", ("level", pid, better))
    return Decision(s.active, LEVEL, (*found, "done"), (*found.values(), ("done",)), {"count": s.xp[s.active]})


def take_level(s: State, answer: tuple[Any, ...]) -> None:
    """T11.2: experience is paid, the hero destroyed, the better card goes to the discard pile (T11.3, T11.8)."""
    if answer[0] == "done":
        s.agenda.pop()
        return
    _, pid, better = answer
    s.xp[s.active] -= CARDS[s.face[pid]].xp
    destroy(s, pid)
    next(stack for stack in s.stacks if better in stack).remove(better)
    gain(s, s.active, better)
    tell(s, "ts-levelled", who=s.active, card=better)


# -- rest


def rest(s: State) -> Decision:
    """T7.1: any one card of the hand may be destroyed, what is worth least first; T4.2: or none."""
    found = by_face(s, sorted(s.hand[s.active], key=lambda pid: (worth(CARDS[s.face[pid]]), s.face[pid])))
    keys = [f"destroy:{word}" for word in found]
    return Decision(s.active, REST, (*keys, "none"), (*found.values(), "none"))


def worth(card: Card) -> int:
    return 0 if card.sort == "disease" else 1 + card.cost + 3 * card.vp + card.gold


def take_rest(s: State, answer: int | str) -> None:
    if isinstance(answer, int):
        s.hand[s.active].remove(answer)
        bury(s, answer)
        tell(s, "ts-destroyed", who=s.active, card=answer)
    s.agenda.pop()


# -- the end of the turn


def cleanup(s: State) -> None:
    """T5.6, T6.5, T7.2: everything is discarded, six are drawn; T8.1: then the player to the left plays."""
    seat = s.active
    send_home(s)
    hand = s.hand[seat]
    if s.used or s.boosts or s.tried or s.thrown:
        for pid in (*hand, *s.thrown):
            s.host[pid] = -1
        s.used, s.boosts, s.tried, s.thrown = [], [], [], []
    reveal_all(s, hand)
    s.discard[seat].extend(hand)
    s.gold = s.buys = 0
    s.phase = "turn"
    s.turn += 1
    s.active = (seat + 1) % s.seats
    s.agenda.append(("turn",))
    draw_hand(s, seat)  # T8.2
    if s.seats == 1:
        advance(s)
    stand_still(s)


def advance(s: State) -> None:
    """T27.3, T27.12: the top card pushes the others forward; out of a full hall rank 1 goes to the score pile."""
    if s.hold:  # T27.5, T27.14
        s.hold -= 1
        return
    hall = s.hall
    front = hall[0]
    if front >= 0 and (-1 not in hall or not s.dungeon):
        s.pile.append(lift(s, 1))
        tell(s, "ts-escaped", card=front)
    # a card moves only if it is pushed: the gap nearest to the deck takes the push; T27.15: without a deck all move
    gap = max(at for at in range(3) if hall[at] < 0) if s.dungeon else 0
    for at in range(gap, 2):
        hall[at] = hall[at + 1]
    hall[2] = -1
    enter(s)
    if hall[0] != front:
        arrive(s, "advance")
