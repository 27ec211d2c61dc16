"""What matches came to."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass
class Score:
    """What a number of matches came to."""

    games: int = 0
    decisions: int = 0  # questions with two or more answers
    seconds: float = 0.0  # of play, without start-up
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    scores: list[float] = field(default_factory=list)  # sums
    digests: dict[int, bytes] = field(default_factory=dict)  # of each match, by seed
    cards: Counter[str] = field(default_factory=Counter)

    def add(self, other: Score) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.draws += other.draws
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.digests |= other.digests
        self.cards.update(other.cards)

    @property
    def digest(self) -> str:
        """One digest of all matches, whichever process played which."""
        return hashlib.sha256(b"".join(self.digests[seed] for seed in sorted(self.digests))).hexdigest()


@dataclass
class Clock:
    seconds: float = 0.0


@contextmanager
def timed() -> Iterator[Clock]:
    clock = Clock()
    started = time.perf_counter()
    yield clock
    clock.seconds = time.perf_counter() - started
