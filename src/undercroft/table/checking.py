"""Records are run again before they are believed: in a process of its own, within a budget, in a queue for all."""

from __future__ import annotations

from collections import Counter

from ..core.record import Record
from .problems import Problem
from .workers import Workers

LIMIT = 60.0
"""Seconds within which a record must be run again."""

MOST_STEPS = 100_000
"""How many answers may have to be played to check a record: far above any match, and a matter of seconds."""

MOST_WAITING = 16
"""How many records wait at most, each of another visitor."""


class Checking:
    """The process that checks, and who waits for it."""

    def __init__(self) -> None:
        self.workers = Workers(1, LIMIT)  # apart from the bots', whose answers people wait for
        self.waiting: Counter[str] = Counter()

    async def check(self, source: str, who: str) -> str:
        """What is wrong with a record, empty if nothing is. One at a time for each who asks."""
        if self.waiting[who] or self.waiting.total() >= MOST_WAITING:
            raise Problem(429, "server-checking", headers={"Retry-After": "10"})
        self.waiting[who] += 1
        try:
            return await self.workers.ask({"do": "check", "text": source})
        finally:
            del self.waiting[who]

    async def close(self) -> None:
        await self.workers.close()


def steps(record: Record) -> int:
    """How many answers must be played to run a record: those in it, and after every undo those since the last snapshot
    before it."""
    played = 0
    kept: list[int] = []  # the answers that count
    snapshots = [0]  # after how many of them
    for line in record.lines:
        if "answer" in line:
            kept.append(line["answer"])
            played += 1
        elif "undo" in line:
            while kept and kept[-1] >= line["to"]:
                kept.pop()
            while snapshots[-1] > len(kept):
                snapshots.pop()
            played += 1 + len(kept) - snapshots[-1]
        elif "state" in line:
            snapshots.append(len(kept))
    return played
