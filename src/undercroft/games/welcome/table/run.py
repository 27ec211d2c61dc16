"""The last run through the dungeon, monster by monster, as everybody saw it: made of the chronicle alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ....table.chronicle import Told
from ..cards import HEROES, STRENGTH, Gear

ENDS = ("wd-success", "wd-failure")
ANSWERS = ("wd-beaten", "wd-polymorphed")


@dataclass
class Meeting:
    """A monster that came out, and what became of it."""

    monster: str
    strength: int
    opened: int  # the event
    ended: int = 0
    piece: str = ""  # what beat it; nothing: it hit
    lost: int = 0
    left: int = 0  # health

    @property
    def outcome(self) -> str:
        return "beaten" if self.piece else "hit" if self.lost else "waits"


@dataclass
class RunStep:
    """An event of the run, with the health that the hero has after it."""

    told: Told
    health: int
    lost: int = 0
    meeting: Meeting | None = None


@dataclass
class Piece:
    """A piece of equipment in the run: what it does not beat, and who took it away."""

    piece: str
    answers: list[int] = field(default_factory=list)  # the events in which it acts
    fails: list[RunStep] = field(default_factory=list)  # those in which nothing stops the monster
    taker: int = -1

    @property
    def use(self) -> str:
        """The answer that uses it, of those that are used by choice."""
        return USES.get(self.piece, "")


USES = {"vorpal_axe": "axe", "polymorph": "polymorph", "healing_potion": "drink"}


@dataclass
class Run:
    seat: int
    hero: str
    own: int  # the hero's own health
    full: int  # with what was left of the equipment
    count: int  # monsters that waited
    pieces: list[Piece]
    steps: list[RunStep] = field(default_factory=list)
    meetings: list[Meeting] = field(default_factory=list)
    success: bool | None = None  # not yet

    @property
    def first(self) -> int:
        return self.steps[0].told.at

    @property
    def last(self) -> int:
        return self.steps[-1].told.at

    @property
    def unseen(self) -> int:
        strangers = sum(met.piece == "polymorph" for met in self.meetings)  # each brought one more, out of the deck
        return max(0, self.count + strangers - len(self.meetings))

    def until(self, met: Meeting) -> int:
        """The last event before the next monster."""
        later = [other.opened for other in self.meetings if other.opened > met.opened]
        return later[0] - 1 if later else self.last

    def blocks(self, step: RunStep) -> list[str]:
        """The hero's health after a step, block by block."""
        most = max(self.full, step.health + step.lost)
        kinds = ["own" if n <= self.own else "more" for n in range(1, most + 1)]
        return [
            kind if n <= step.health else "lost" if n <= step.health + step.lost else "gone"
            for n, kind in enumerate(kinds, start=1)
        ]


def run_of(events: Sequence[Told]) -> Run | None:
    """The run that was entered last; None before the first, or when the chronicle no longer reaches back to it."""
    entered = next((at for at in reversed(range(len(events))) if events[at].message == "wd-entered"), None)
    began = next((at for at in reversed(range(entered or 0)) if events[at].message == "wd-round"), None)
    if entered is None or began is None:
        return None
    hero = events[began].args["hero"]
    takers = {e.args["piece"]: e.args["who"] for e in events[began:entered] if e.message == "wd-removed"}
    start = events[entered]
    run = Run(start.args["who"], hero, HEROES[hero].health, start.args["health"], start.args["count"],
              gear(HEROES[hero].pieces, takers))  # fmt: skip
    for told in events[entered:]:
        add(run, told)
        if told.message in ENDS:
            run.success = told.message == "wd-success"
            break
    return run


def gear(pieces: Gear, takers: dict[str, int]) -> list[Piece]:
    return [Piece(piece, taker=takers.get(piece, -1)) for piece in pieces]


def add(run: Run, told: Told) -> None:
    """Take an event into the run."""
    args = told.args
    before = run.steps[-1].health if run.steps else run.full
    step = RunStep(told, args.get("health", before), meeting=run.meetings[-1] if run.meetings else None)
    run.steps.append(step)
    if told.message == "wd-opened-monster":
        step.meeting = Meeting(args["card"], STRENGTH[args["card"]], told.at)
        run.meetings.append(step.meeting)
        return
    met = step.meeting
    piece = "polymorph" if told.message == "wd-polymorphed" else str(args.get("piece", ""))
    for held in run.pieces:
        if held.piece == piece:
            held.answers.append(told.at)
    if met is not None and told.message in ANSWERS:
        met.piece, met.ended, met.left = piece, told.at, step.health
    elif met is not None and told.message == "wd-hurt":
        met.lost = step.lost = args["amount"]
        met.ended, met.left = told.at, step.health
        for held in run.pieces:
            if held.taker < 0:
                held.fails.append(step)
