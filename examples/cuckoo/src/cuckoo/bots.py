"""A bot that sees what its seat sees, and nothing else."""

from __future__ import annotations

from random import Random

from undercroft.bots import Seen

from .state import RANKS


class Wary:
    """Swaps what is worse than the average card."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, seen: Seen) -> str:
        card = seen.view["table"]["players"][seen.decision.seat]["card"]
        return "swap" if RANKS.index(card) < 6 else "keep"
