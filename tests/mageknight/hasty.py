"""`greedy` in a hurry, for tests that play whole matches: few rollouts, one imagined world."""

from __future__ import annotations

from random import Random

from undercroft.games.mageknight.bots import Greedy


def hasty(seed: int, rollouts: int = 12) -> Greedy:
    return Greedy(Random(seed), effort=rollouts, worlds=1)
