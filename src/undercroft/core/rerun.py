"""A record run again from its seed: to verify it, or to go on with it under newer rules."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from .errors import OtherRules, RecordError, UndercroftError
from .lines import SHAPES, Line, number_of
from .match import Match, begin
from .record import Record, start
from .registry import Game
from .schema import fits
from .state import fingerprint

_PLAY = {"answer": ("answer", "seat", "key", "forced", "offered"), "end": ("winners", "scores")}
"""What must be the same of an answer and of an end when the rules are not: words may have changed."""


class Rerun:
    """Runs a record and compares the lines that come out of it, and nothing but the play if it is not `exact`.

    Snapshots need not be there, for they depend on the program; one that is there must be right.
    """

    def __init__(self, record: Record, game: Game, exact: bool | None = None) -> None:
        self.record = record
        self.game = game
        self.exact = record.header["rules_rev"] == game.rules_rev if exact is None else exact
        self.match, self.fresh = _begun(record, game)
        self.read = 1  # how many lines of the fresh record were compared
        self.snapshots: dict[int, Line] = {}  # of the fresh record, by question
        self.question = 0  # whose answer was run last

    def run(self, whole: bool = True) -> None:
        """Run it all. `whole`: it may not end in the middle of an answer, as a file that was cut does."""
        lines, skipped = self.record.lines, not_run(self.record.lines)
        at = 1
        while at < len(lines):
            try:
                if at in skipped:
                    at = self._skip(at, skipped[at])
                self._line(lines[at], at + 2)
            except RecordError:
                raise
            except UndercroftError as error:
                raise RecordError(at + 2, str(error)) from None
            at += 1
        if whole and self._next() is not None:
            raise RecordError(len(lines) + 1, "it ends in the middle of an answer")

    def _line(self, line: Line, row: int) -> None:
        if "state" in line and "turn" in line:
            self._snapshot(line, row)
        elif self._counts(line):
            ours = self._next()
            if ours is None:
                self._do(line, row)
                ours = self._next()
            if ours is None:
                raise RecordError(row, "the rules do not give this line here")
            if self._told(ours) != self._told(line):
                raise RecordError(row, _difference(self._told(line), self._told(ours)))

    def _counts(self, line: Line) -> bool:
        return "state" not in line and (self.exact or "event" not in line)

    def _next(self) -> Line | None:
        """The next line of the fresh record that counts."""
        while self.read < len(self.fresh.lines):
            line = self.fresh.lines[self.read]
            self.read += 1
            if self._counts(line):
                return line
            if "state" in line:
                self.snapshots[line["n"]] = line
        return None

    def _told(self, line: Line) -> Line:
        """A line as JSON gives it back, or what counts of it under other rules."""
        plain: Line = msgspec.json.decode(msgspec.json.encode(line))
        if self.exact:
            return plain
        for kind, names in _PLAY.items():
            if kind in plain:
                inner = plain[kind] if kind == "end" else plain
                return {name: inner[name] for name in names if name in inner}
        return plain

    def _snapshot(self, line: Line, row: int) -> None:
        while self.read < len(self.fresh.lines) and "state" in self.fresh.lines[self.read]:
            ours = self.fresh.lines[self.read]
            self.snapshots[ours["n"]] = ours
            self.read += 1
        if fingerprint(line["state"]) != line["hash"]:
            raise RecordError(row, "the snapshot does not match its hash: it was changed")
        mine = self.snapshots.get(line["n"])
        same = mine is not None and all(mine[name] == line[name] for name in ("turn", "hash"))
        same_options = self.record.header["options"] == self.fresh.header["options"]
        if not same and self.exact and same_options and fits(line, self.game):
            raise RecordError(row, "its snapshot is not what the rules and the seed give")

    def _do(self, line: Line, row: int) -> None:
        """Answer or take back, as the line says."""
        match = self.match
        self.question = max(0, number_of(line))
        if "answer" in line:
            match.choose(line["key"], line["seat"])
        elif "undo" in line and line.get("agreed"):
            match.rewind(line["to"], line.get("rules", 0))
        elif "undo" in line and not self.exact:
            match.rewind(line["to"], agreed=False)
        elif "undo" in line:
            match.undo(steps=sum(number >= line["to"] for number, _, _ in match.since))
        else:
            raise RecordError(row, "the rules do not give this line here")

    def _skip(self, at: int, end: int) -> int:
        """Take over what was played under older rules and given up, as it stands; the line that says so comes next."""
        if self._next() is not None:
            raise RecordError(at + 2, "it goes back in the middle of an answer")
        self.fresh.lines.extend(self.record.lines[at:end])
        self.read = len(self.fresh.lines)
        self.match.number = self.record.lines[end]["undo"]
        return end


def not_run(lines: list[Line]) -> dict[int, int]:
    """The parts of a record that newer rules do not allow: where each begins, and the line that gives it up."""
    parts: dict[int, int] = {}
    first = len(lines)
    for end in range(len(lines) - 1, -1, -1):
        if end < first and "rules" in lines[end]:
            to = lines[end]["to"]
            first = next(at for at, line in enumerate(lines) if number_of(line) >= to)
            parts[first] = end
    return parts


def _begun(record: Record, game: Game) -> tuple[Match, Record]:
    """The match of a record's seed at its first question, and the record that it writes."""
    state = start(record, game)
    header = {**record.header, "rules_rev": game.rules_rev, "options": state.options}
    if record.header["rules_rev"] != game.rules_rev:
        header["earlier"] = [*header.get("earlier", []), [record.header["rules_rev"], record.length()]]
    fresh = Record(header, [record.lines[0]])
    return begin(game, fresh), fresh


def _difference(theirs: Line, ours: Line) -> str:
    sorts = [next((kind for kind in SHAPES if kind in line), "end") for line in (theirs, ours)]
    if sorts[0] != sorts[1]:
        return f"it is of the sort {sorts[0]!r}, the rules give {sorts[1]!r} here"
    for name in ours:
        if theirs.get(name) != ours[name] and name not in ("state", "result"):
            return f"it says {name} = {theirs.get(name)!r}, the rules give {ours[name]!r}"
    name = next((n for n in (*ours, *theirs) if theirs.get(n) != ours.get(n)), "?")
    return f"its {name!r} is not what the rules and the seed give"


@dataclass(frozen=True, slots=True)
class Upgrade:
    """A record as these rules write it. `differs`: the question whose answer does not fit them any more; -1: all fit.

    Where it differs, `record` ends before that question.
    """

    record: Record
    differs: int = -1
    why: str = ""


def upgrade(record: Record, game: Game) -> Upgrade:
    """Run a record under these rules, as far as its answers and its results of chance fit them."""
    rerun = Rerun(record, game, exact=False)
    try:
        rerun.run(whole=False)
    except RecordError as error:
        rerun.fresh.drop_from(rerun.question)
        return Upgrade(rerun.fresh, rerun.question, error.why)
    return Upgrade(rerun.fresh)


def upgraded(record: Record, game: Game) -> Record:
    """The record as these rules write it. Raises `OtherRules` if it does not fit them."""
    done = upgrade(record, game)
    if done.differs >= 0:
        raise OtherRules(record.header["rules_rev"], game.rules_rev, game.name, done.differs, done.why)
    return done.record


def go_on(record: Record, game: Game) -> Record:
    """The record to play on with from the first question whose answer does not fit these rules.

    What followed stays in it, as taken back by agreement.
    """
    done = upgrade(record, game)
    fresh, number = done.record, record.length()
    if done.differs >= 0:
        first = next((at for at, line in enumerate(record.lines) if number_of(line) >= done.differs), len(record.lines))
        fresh.lines.extend(record.lines[first:])
        fresh.add({"undo": number, "to": done.differs, "agreed": True, "rules": game.rules_rev})
    return fresh
