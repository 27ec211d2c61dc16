"""The chronicle as a page tells it: events in words, a turn as a few sentences that can be opened."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from typing import Any

from markupsafe import Markup

from ..core.events import Event
from ..core.motions import Motion, Shown

FEW = 4  # sentences of a turn that is not opened


@dataclass(frozen=True, slots=True)
class Told:
    """An event as far as the viewer knows it: what a game's look may make something of."""

    at: int
    message: str
    args: dict[str, Any]
    sentence: Markup


@dataclass(frozen=True, slots=True)
class Entry:
    """An event as the viewer may know it; the same several times in one answer is one entry."""

    at: int  # its place among all events
    event: Event
    sentence: Markup
    seat: int  # whom it is about, -1 for nobody
    motion: Shown
    declared: Motion
    times: int = 1


@dataclass(frozen=True)
class Turn:
    """What happened in a turn, in its order."""

    entries: tuple[Entry, ...]

    @cached_property
    def main(self) -> list[Entry]:
        """What is worth a sentence: details are left out, and what was said already is counted."""
        told: dict[Markup, Entry] = {}
        for entry in self.entries:
            if not entry.declared.aside:
                same = told.get(entry.sentence)
                told[entry.sentence] = entry if same is None else replace(same, times=same.times + entry.times)
        return list(told.values()) or [self.entries[-1]]

    @property
    def few(self) -> list[Entry]:
        return self.main[:FEW]

    @property
    def opens(self) -> bool:
        """Whether there is more to read than its few sentences."""
        return len(self.entries) > 1

    @property
    def at(self) -> int:
        return self.entries[0].at

    @property
    def seats(self) -> list[int]:
        return sorted({entry.seat for entry in self.entries})

    @property
    def seat(self) -> int:
        return next((entry.seat for entry in self.entries if entry.seat >= 0), -1)


def folded(entries: Iterable[Entry]) -> list[Entry]:
    """What happened several times at once is one entry."""
    found: list[Entry] = []
    for entry in entries:
        last = found[-1] if found else None
        if last is not None and (last.event.number, last.sentence) == (entry.event.number, entry.sentence):
            found[-1] = replace(last, times=last.times + 1)
        else:
            found.append(entry)
    return found


def turns(entries: Iterable[Entry]) -> list[Turn]:
    """Entries in their order, turn by turn."""
    return [Turn(tuple(group)) for _, group in groupby(entries, key=lambda entry: entry.event.turn)]
