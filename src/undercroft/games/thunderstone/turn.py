"""The turn: village, dungeon or rest, and its end (T4, T5, T7, T8, T11)."""

from __future__ import annotations

from functools import cache

from ...core.decision import Decision, Kind, ask
from ...core.events import tell
from ...core.lasting import ended
from ...core.state import Step
from ...core.zones import reveal_all, set_host
from .card import Because, Card
from .cards import CARDS
from .hall import arrive, enter, heed, lift, send_home, stand_still, stone_rank
from .party import Answers, variants
from .piles import best_known, bury, destroy, draw_hand, gain, purchase, purse
from .state import BOOSTS_END, State

TURN = Kind("ts.turn", "T4.1")
VISIT = Kind("ts.village", "T5.2", at="hand", cards=True)
SHOP = Kind("ts.shop", "T5.4", at="village")
LEVEL = Kind("ts.level", "T5.5", at="hand", cards=True)
REST = Kind("ts.rest", "T7.1", at="hand")


@cache
def _turn(seat: int, dungeon: bool) -> Decision:
    ways = ("village", "dungeon", "rest") if dungeon else ("village", "rest")
    return ask(seat, TURN, {way: (f"to_{way}",) for way in ways})


def turn(s: State) -> Decision:
    """T4.1: exactly one of three. T6.8: the dungeon may always be entered, alone not with an empty hall (T27.2)."""
    return _turn(s.active, s.seats > 1 or s.hall != [-1, -1, -1])


def to_village(s: State) -> None:
    """T5: effects, purchases and levelling in their order, the end of the turn last."""
    s.phase = "village"
    tell(s, "ts-goes-village", who=s.active)
    reveal_hand(s)
    s.gold, s.buys = 0, 1
    s.agenda[-1:] = [("cleanup",), ("level",), ("shop",), ("village",)]


def to_dungeon(s: State) -> None:
    """T6: the hand becomes the party; after its preparation comes the battle."""
    s.phase = "dungeon"
    tell(s, "ts-goes-dungeon", who=s.active)
    reveal_hand(s)
    s.agenda[-1:] = [("cleanup",), ("prepare",)]


def to_rest(s: State) -> None:
    """T7.3: the hand stays hidden."""
    s.phase = "rest"
    tell(s, "ts-goes-rest", who=s.active)
    s.agenda[-1:] = [("cleanup",), ("rest",)]


def reveal_hand(s: State) -> None:
    """T5.1, T6.1"""
    hand = s.hand[s.active]
    reveal_all(s, hand)
    if s.journal is not None:
        tell(s, "ts-revealed", who=s.active, cards=[s.face[pid] for pid in hand])


def done(s: State) -> None:
    """Nothing, or nothing more: the menu that asked is over."""
    s.agenda.pop()


# -- the village


@cache
def _to_shop(seat: int) -> Decision:
    return ask(seat, VISIT, {"shop": ("to_shop",)})


def village(s: State) -> Decision:
    """T5.2: any of the village effects of the revealed cards, in any order; then on to the shop."""
    face, used = s.face, s.used
    answers: Answers[Step] | None = None
    for pid in s.hand[s.active]:
        card = CARDS[face[pid]]
        if not card.uses:
            continue
        for at, effect in enumerate(card.uses, start=1):
            if effect.when == "village" and (pid, at) not in used and not effect.why(s, pid):
                if answers is None:
                    answers = Answers(s, variants(s))
                answers.add(f"use:{card.word}.{at}", answers.numbers.get(pid), ("use", pid, at), pid)
    if answers is None:
        return _to_shop(s.active)
    answers.found["shop"] = ("to_shop",)
    return answers.ask(s.active, VISIT)


def to_shop(s: State) -> None:
    """T5.3, T4.3: after the effects the gold of what is left is totalled; T11.7: before levelling; T5.7: for good."""
    s.gold += purse(s)
    s.phase = "shop"
    s.agenda.pop()


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
    steps = *[("buy", pid) for _, _, pid in found], ("to_level",)
    return Decision(s.active, SHOP, keys, steps, {"count": gold, "buys": s.buys})


def buy(s: State, pid: int) -> None:
    """T5.8, T10.2: one purchase after another, each optional; a Militia costs no gold but takes a purchase."""
    purchase(s, pid)
    s.gold -= CARDS[s.face[pid]].cost
    s.buys -= 1
    if not s.buys:
        to_level(s)


def to_level(s: State) -> None:
    """T5.8: after the last purchase."""
    s.buys = 0
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


def cannot_level(s: State, card: Card) -> Because | None:
    """T11: why a revealed hero cannot go up now, or nothing."""
    if not card.xp:
        return Because("top-level", "T11.3")
    if s.xp[s.active] < card.xp:
        return Because("no-xp", "T11.2")
    return None if next_level(s, card) else Because("no-level", "T11.5")


@cache
def _no_level(seat: int) -> Decision:
    return ask(seat, LEVEL, {"done": ("done",)})


def level(s: State) -> Decision:
    """T5.5, T11.1: any number of revealed heroes, as the experience allows; T11.4: Militia to any group.

    T11.8: what was bought this turn is not revealed.
    """
    if s.xp[s.active] < 2:
        return _no_level(s.active)
    found: dict[str, Step] = {}
    for pid in s.hand[s.active]:
        card = CARDS[s.face[pid]]
        if card.strength and not cannot_level(s, card):
            for better in next_level(s, card):
                found.setdefault(f"level:{card.word}>{s.face[better]}", ("level_up", pid, better))
    found["done"] = ("done",)
    return ask(s.active, LEVEL, found, {"count": s.xp[s.active]})


def level_up(s: State, pid: int, better: int) -> None:
    """T11.2: experience is paid, the hero destroyed, the better card goes to the discard pile (T11.3)."""
    s.xp[s.active] -= CARDS[s.face[pid]].xp
    destroy(s, pid)
    at = next(at for at, stack in enumerate(s.stacks) if better in stack)
    s.stacks[at] = tuple(other for other in s.stacks[at] if other != better)
    gain(s, s.active, better)
    tell(s, "ts-levelled", who=s.active, card=better)


# -- rest


def rest(s: State) -> Decision:
    """T7.1: any one card of the hand may be destroyed, what is worth least first; T4.2: or none."""
    found = best_known(s, sorted(s.hand[s.active], key=lambda pid: (worth(CARDS[s.face[pid]]), s.face[pid])))
    answers: dict[str, Step] = {f"destroy:{word}": ("destroy", pid) for word, pid in found.items()}
    answers["none"] = ("done",)
    return ask(s.active, REST, answers)


def worth(card: Card) -> int:
    return 0 if card.sort == "disease" else 1 + card.cost + 3 * card.vp + card.gold


def destroy_resting(s: State, pid: int) -> None:
    """T7.1: one card of the hand, which stays hidden otherwise."""
    s.hand[s.active].remove(pid)
    bury(s, pid)
    tell(s, "ts-destroyed", who=s.active, card=pid)
    s.agenda.pop()


# -- the end of the turn


def cleanup(s: State) -> None:
    """T5.6, T6.5, T7.2: everything is discarded, six are drawn; T8.1: then the player to the left plays."""
    seat = s.active
    send_home(s)
    hand = s.hand[seat]
    if s.used or s.boosts or s.tried or s.thrown:
        for pid in (*hand, *s.thrown):
            if s.host[pid] >= 0:
                set_host(s, pid, -1)
        s.used, s.tried, s.thrown = (), (), ()
        s.boosts = tuple(ended(s.boosts, "turn", BOOSTS_END))
    reveal_all(s, hand)
    s.discard[seat] += tuple(hand)
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
    front, before = hall[0], stone_rank(s)
    if front >= 0 and (-1 not in hall or not s.dungeon):
        s.pile += (lift(s, 1),)
        s.still = 0
        tell(s, "ts-escaped", card=front)
    # a card moves only if it is pushed: the gap nearest to the deck takes the push; T27.15: without a deck all move
    gap = max(at for at in range(3) if hall[at] < 0) if s.dungeon else 0
    for at in range(gap, 2):
        hall[at] = hall[at + 1]
    hall[2] = -1
    enter(s)
    heed(s, before)
    if hall[0] != front:
        arrive(s, "advance")
