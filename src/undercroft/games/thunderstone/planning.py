"""What a party could still do before a battle: which weapons at hand would decide it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from ...core.zones import set_host
from .card import CARDS
from .party import heroes, holding, strength, weight
from .reckoning import best, may_attack
from .state import State

MOST = 3  # weapons given out at once: more are hardly ever in a hand, and each one more multiplies what is tried

Arms = tuple[tuple[int, int], ...]
"""Weapons and who is to hold them."""


def arms_that_win(s: State, rank: int) -> Arms:
    """T13.1, T13.2: the fewest free weapons in free hands that would defeat the monster; empty if nothing does.

    Tried on a copy, with T26 itself.
    """
    trial = s.clone()
    for arms in deals(s):
        for weapon, hero in arms:
            set_host(trial, weapon, hero)
        if may_attack(trial, rank) and best(trial, rank)[0].won:
            return arms
        for weapon, _ in arms:
            set_host(trial, weapon, -1)
    return ()


def deals(s: State) -> Iterator[Arms]:
    """T13.1: every way to give free weapons to heroes without one; those that look alike once."""
    held = holding(s)
    free = [pid for pid in s.hand[s.active] if CARDS[s.face[pid]].weight >= 0 and s.host[pid] < 0]
    hands = [pid for pid in heroes(s) if pid not in held]
    for count in range(1, min(len(free), len(hands), MOST) + 1):
        tried: set[tuple[tuple[str, str, int], ...]] = set()
        for weapons in combinations(free, count):
            for bearers in permutations(hands, count):
                arms = tuple(zip(weapons, bearers, strict=True))
                alike = tuple(sorted((s.face[w], s.face[h], strength(s, h)) for w, h in arms))
                if alike not in tried and all(weight(s, CARDS[s.face[w]]) <= max(0, strength(s, h)) for w, h in arms):
                    yield arms
                tried.add(alike)


def effects_left(s: State) -> bool:
    """T6.2: whether a revealed card still has an effect to be used in the dungeon."""
    return any(
        use.when == "dungeon" and (use.repeat or (pid, at) not in s.used) and not use.why(s, pid)
        for pid in s.hand[s.active]
        for at, use in enumerate(CARDS[s.face[pid]].uses, start=1)
    )
