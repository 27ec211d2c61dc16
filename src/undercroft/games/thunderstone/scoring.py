"""Who wins: T24.5 to T24.7, alone T27.7. And which cards a match has met."""

from __future__ import annotations

from collections import Counter

from ...core.registry import Result
from ...core.state import EVERYONE
from .card import CARDS, STONE
from .state import State


def points(s: State, seat: int) -> int:
    """T24.5: the victory points of all cards of a player, wherever they lie; experience is worth nothing (T24.7)."""
    mine = (pid for zone in (s.deck[seat], s.hand[seat], s.discard[seat]) for pid in zone if s.owner[pid] < 0)
    lent = (pid for pid in s.hand[s.active] if s.owner[pid] == seat)  # borrowed cards count for their owner
    return sum(CARDS[s.face[pid]].vp for cards in (mine, lent) for pid in cards)


def winners(s: State) -> tuple[int, ...]:
    """T24.6: most points; of those who tie, the holder of the Thunderstone, else all of them. T27.7: alone, more than
    the village's pile."""
    scores = [points(s, seat) for seat in range(s.seats)]
    if s.seats == 1:
        return (0,) if scores[0] > pile_points(s) else ()
    first = tuple(seat for seat in range(s.seats) if scores[seat] == max(scores))
    holder = tuple(seat for seat in first if any(s.face[pid] == STONE for pid in s.discard[seat]))
    return holder or first


def pile_points(s: State) -> int:
    """T27.7: what the village has on its score pile."""
    return sum(CARDS[s.face[pid]].vp for pid in s.pile)


def result(s: State) -> Result:
    """T24.6"""
    return Result(winners(s), tuple(float(points(s, seat)) for seat in range(s.seats)), f"ts-end-{s.reason}")


def tally(s: State) -> Counter[str]:
    """How many copies of each card were met in a match: bought, gained, fought, destroyed."""
    met = [s.destroyed, s.plague, s.pile, *s.deck, *s.hand, *s.discard]
    met.append([pid for pid in (*s.dungeon, *s.hall) if pid >= 0 and s.known[pid] == EVERYONE])
    return Counter(s.face[pid] for zone in met for pid in zone)
