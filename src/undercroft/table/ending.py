"""The end of a match as a page tells it: the reckoning as a table, the course as a curve, the moments that mattered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from math import ceil, floor, log10

from markupsafe import Markup

from ..core.registry import ScoreLine
from ..core.story import Moment, Stand, Story, reckoning
from .ui import Ui

WIDTH, HEIGHT = 480, 300
LEFT, RIGHT, TOP, BOTTOM = 42, 118, 16, 34
LABEL = 21
"""Units of the curve: its size, the room around it, and how far apart the names at its end stand."""
MOST_TICKS = 5
MANY_LINES = 8
"""With more lines than these the reckoning opens with its parts alone."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the reckoning: its words and a number for each seat, in the order of the columns."""

    words: str
    values: tuple[float, ...]
    counts: bool
    lines: tuple[Row, ...] = ()


@dataclass(frozen=True, slots=True)
class Trace:
    """A seat's line of the curve: its place among the seats, its path, where it ends, and where its name stands."""

    seat: int
    place: int
    path: str
    x: float
    y: float
    label_y: float
    score: float


@dataclass(frozen=True, slots=True)
class Told:
    """A moment: its number, its words, the card that it is about, and where it stands on the curve."""

    number: int
    sentence: Markup
    word: str
    seat: int
    turn: int
    at: int
    scores: tuple[float, ...]
    x: float
    y: float


class Ending:
    """What the templates ask about the end."""

    width, height, left, right = WIDTH, HEIGHT, LEFT, WIDTH - RIGHT

    def __init__(self, ui: Ui) -> None:
        assert ui.result is not None
        self.ui = ui
        self.scores: list[float] = ui.result["scores"]
        self.winners: list[int] = ui.result["winners"]
        self.order = sorted(range(len(self.scores)), key=lambda seat: (seat not in self.winners, -self.scores[seat]))
        self.story: Story | None = ui.model.story

    def ordered(self, values: Sequence[float]) -> tuple[float, ...]:
        return tuple(values[seat] for seat in self.order)

    # -- why

    @property
    def why(self) -> str:
        """How it came to an end, and since when the winner has led."""
        assert self.ui.result is not None
        reason = self.ui.say(self.ui.result["reason"]) if self.ui.result["reason"] else ""
        told = [f"{reason[:1].upper()}{reason[1:]}."] if reason else []
        if self.story is not None and self.story.led_since is not None:
            told.append(self.ui.t("led-since", who=self.winners[0], turn=self.story.led_since))
        return " ".join(told)

    # -- the reckoning

    @cached_property
    def rows(self) -> list[Row]:
        """The parts, each with its lines; a line without a part is one by itself."""
        found: list[Row] = []
        for part, group in groupby(reckoning(self.ui.match), key=lambda line: line.part):
            lines = [self.row(line) for line in group]
            if not part:
                found += lines
                continue
            sums = tuple(sum(column) for column in zip(*(line.values for line in lines), strict=True))
            found.append(Row(self.ui.say(part), sums, lines[0].counts, tuple(lines)))
        return found

    def row(self, line: ScoreLine) -> Row:
        return Row(self.ui.say(line.message, **line.args), self.ordered(line.values), line.counts)

    @property
    def folded(self) -> bool:
        return sum(len(row.lines) or 1 for row in self.rows) > MANY_LINES

    # -- the curve

    @property
    def course(self) -> tuple[Stand, ...]:
        """The stands of the curve; none where the scores never moved."""
        course = self.story.course if self.story is not None else ()
        return course if len({stand.scores for stand in course}) > 1 else ()

    @cached_property
    def span(self) -> tuple[float, float]:
        values = [score for stand in self.course for score in stand.scores]
        return min(0.0, *values), max(values)

    def x(self, place: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * place / (len(self.course) - 1)

    def y(self, score: float) -> float:
        low, high = self.ticks[0], self.ticks[-1]
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (score - low) / (high - low)

    @cached_property
    def ticks(self) -> list[int]:
        """Round numbers from below the lowest score to above the highest."""
        low, high = self.span
        step = nice((high - low) / (MOST_TICKS - 2))
        return list(range(floor(low / step) * step, ceil(high / step) * step + 1, step))

    @property
    def turns(self) -> list[tuple[float, int]]:
        """Some turns for the axis: where each stands, and its number."""
        every = max(1, ceil(len(self.course) / MOST_TICKS))
        return [(self.x(at), stand.turn) for at, stand in enumerate(self.course[:-1]) if at % every == 0]

    @cached_property
    def traces(self) -> list[Trace]:
        """The seats' lines, the winner's first; their names are moved apart where they would overlap."""
        ends = {seat: self.y(self.course[-1].scores[seat]) for seat in self.order}
        labels: dict[int, float] = {}
        free = float(TOP)
        for seat in sorted(ends, key=lambda seat: ends[seat]):
            labels[seat] = max(free, ends[seat])
            free = labels[seat] + LABEL
        over = free - LABEL - (HEIGHT - BOTTOM)
        if over > 0:
            labels = {seat: y - over for seat, y in labels.items()}
        right = self.x(len(self.course) - 1)
        return [
            Trace(seat, place, self.path(seat), right, ends[seat], labels[seat], self.scores[seat])
            for place, seat in enumerate(self.order)
        ]

    def path(self, seat: int) -> str:
        points = [(self.x(at), self.y(stand.scores[seat])) for at, stand in enumerate(self.course)]
        return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)

    @property
    def changes(self) -> list[tuple[int, tuple[float, ...]]]:
        """The curve as numbers: the turns that changed a score."""
        stands = groupby(self.course, key=lambda stand: stand.scores)
        return [(next(same).turn, self.ordered(scores)) for scores, same in stands]

    # -- moments

    @cached_property
    def moments(self) -> list[Told]:
        told = self.story.moments if self.story is not None else ()
        return [self.tell(number, moment) for number, moment in enumerate(told, start=1)]

    def tell(self, number: int, moment: Moment) -> Told:
        event = moment.event
        sentence, seat = self.ui.told(event)
        cards = self.ui.cards_in(event.args)
        whose = seat if seat >= 0 else self.order[0]
        x = y = 0.0
        if self.course:
            x, y = self.x(self.course.index(moment.after)), self.y(moment.after.scores[whose])
        word = cards[0] if cards else ""
        return Told(number, sentence, word, seat, event.turn, event.number, self.ordered(moment.after.scores), x, y)


def nice(step: float) -> int:
    """The next of 1, 2, 5, 10, 20, … that is not smaller."""
    power = 10 ** max(0, floor(log10(max(step, 1))))
    return next(int(many * power) for many in (1, 2, 5, 10) if many * power >= step)
