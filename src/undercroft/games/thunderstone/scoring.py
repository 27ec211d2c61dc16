"""Who wins: T24.5 to T24.7, alone T27.7. And which cards a match has met."""

from __future__ import annotations

from collections import Counter

from ...core.registry import Result, ScoreLine
from ...core.state import EVERYONE
from .card import CARDS, STONE
from .state import State

PARTS = ("monster", "thunderstone", "hero", "village", "basic", "disease")
"""The sorts of cards, in the order in which the reckoning tells them."""


def cards_of(s: State, seat: int) -> list[str]:
    """T24.5: all cards of a player, wherever they lie; a borrowed one is its owner's."""
    mine = (pid for zone in (s.deck[seat], s.hand[seat], s.discard[seat]) for pid in zone if s.owner[pid] < 0)
    lent = (pid for pid in s.hand[s.active] if s.owner[pid] == seat)
    return [s.face[pid] for cards in (mine, lent) for pid in cards]


def points(s: State, seat: int) -> int:
    """T24.5: the victory points of all cards of a player; experience is worth nothing (T24.7)."""
    return sum(CARDS[word].vp for word in cards_of(s, seat))


def breakdown(s: State) -> list[ScoreLine]:
    """T24.5: the points card by card, what gives most first; T27.7: alone, what the village has."""
    owned = [Counter(cards_of(s, seat)) for seat in range(s.seats)]
    worth = {word: tuple(float(CARDS[word].vp * cards[word]) for cards in owned) for word in set().union(*owned)}
    telling = sorted((word for word, values in worth.items() if any(values)), key=lambda it: (-sum(worth[it]), it))
    lines = [
        ScoreLine("ts-score-card", worth[word], {"what": word}, f"ts-score-{part}")
        for part in PARTS
        for word in telling
        if CARDS[word].sort == part
    ]
    if s.seats == 1:
        lines.append(ScoreLine("ts-score-pile", (float(pile_points(s)),), counts=False))
    return lines


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
