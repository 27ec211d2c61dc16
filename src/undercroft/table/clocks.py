"""Clocks: how long a seat may think, for each turn or for the whole match, and who plays on when the time is up.

What a seat has used follows from the stored answers, each of which says when it came and whom it asked next. So nothing
of a clock is stored but what was agreed, and any process can tell who is late.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

CHOICES = (
    ("turn", 30), ("turn", 120), ("turn", 600), ("turn", 86_400), ("turn", 3 * 86_400), ("turn", 7 * 86_400),
    ("match", 600), ("match", 1800), ("match", 3600),
)  # fmt: skip
"""What the lobby offers; programs may ask for any number."""


class Clock(msgspec.Struct, frozen=True):
    """What was agreed. `since`: when the first question was asked, 0 while the match waits for players."""

    per: Literal["turn", "match"]
    seconds: int
    bot: str  # who plays on
    since: float = 0.0


class Clockwork:
    """The running clocks of a match: what each seat has used, who is asked, and since when."""

    __slots__ = ("asked", "clock", "since", "used")

    def __init__(self, clock: Clock, seats: int, first: int, told: Iterable[tuple[int, float]] = ()) -> None:
        self.clock = clock
        self.used = [0.0] * seats
        self.asked, self.since = first, clock.since
        for asked, at in told:
            self.answered(asked, at)

    def answered(self, asked: int, at: float) -> None:
        """Somebody has answered, and this seat is asked now (-1: nobody)."""
        if asked != self.asked:
            if self.asked >= 0:
                self.used[self.asked] += max(0.0, at - self.since)
            self.asked, self.since = asked, at

    def left(self, seat: int) -> float:
        """Seconds that a seat had when it was last asked, or has when it is asked again."""
        return self.clock.seconds - (self.used[seat] if self.clock.per == "match" else 0.0)

    @property
    def until(self) -> float:
        """When the time of whoever is asked is up."""
        return self.since + self.left(self.asked)

    def late(self, now: float) -> bool:
        return self.asked >= 0 and self.since > 0 and now >= self.until

    def done_for(self, seat: int, now: float) -> bool:
        """Whether the bot that stands in for a seat has to stay: for this turn, or for good."""
        return self.left(seat) <= 0 or (seat == self.asked and self.late(now))


def read_clock(stored: str) -> Clock | None:
    return msgspec.json.decode(stored, type=Clock) if stored else None


def begun(stored: str, at: float) -> str:
    """What is stored of a clock when the cards are dealt."""
    clock = read_clock(stored)
    return msgspec.json.encode(msgspec.structs.replace(clock, since=at)).decode() if clock is not None else ""
