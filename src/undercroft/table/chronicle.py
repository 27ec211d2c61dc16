"""The chronicle as a page tells it: events in words, a turn as a few sentences that can be opened."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import groupby
from typing import Any

from markupsafe import Markup

from ..core.events import Event
from ..core.motions import Motion, Shown
from .lately import Lately

FEW = 4  # sentences of a turn that is not opened
MOST = 4096  # turns kept in memory, some kilobytes each; what was dropped is told again


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
    drawn: dict[Hashable, tuple[str, Markup]] = field(default_factory=dict, compare=False)

    def html(self, way: Hashable, draw: Callable[[Turn], str]) -> tuple[str, Markup]:
        """The turn as a page shows it in one of the ways there are, drawn once; before it a revision made of that."""
        if way not in self.drawn:
            html = Markup(draw(self))
            self.drawn[way] = hashlib.sha256(html.encode()).hexdigest()[:16], html
        return self.drawn[way]

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


class Chronicles:
    """The turns that were told of late: what happened does not change, and the next page tells nearly the same."""

    def __init__(self) -> None:
        self.kept: Lately[Hashable, tuple[list[Event], Turn]] = Lately(MOST)

    def turns(
        self, eyes: Hashable, events: Sequence[Event], first: int, entry: Callable[[int, Event], Entry]
    ) -> list[Turn]:
        """The events from `first` on turn by turn, each made an entry by what these eyes (a match, a viewer, a
        language) see."""
        told, at = [], first + 1
        for _, group in groupby(events[first:], key=lambda event: event.turn):
            happened = list(group)
            told.append(self._turn((eyes, at), happened, at, entry))
            at += len(happened)
        return told

    def _turn(self, key: Hashable, events: list[Event], at: int, entry: Callable[[int, Event], Entry]) -> Turn:
        known = self.kept.get(key)
        if known is None or list(map(id, known[0])) != list(map(id, events)):  # kept: no other object has their ids
            turn = Turn(tuple(folded(entry(place, event) for place, event in enumerate(events, start=at))))
            known = events, turn
        return self.kept.keep(key, known)[1]


chronicles = Chronicles()
"""Those of this process."""
