"""The file of a match: JSON lines, written as the match is played, read again at any time.

{"undercroft": 1, "game": …, "rules_rev": …, "seats": …, "options": …, "commitment": …}    the header
{"secret": {"seed": …, "salt": …}}                    what the commitment hides until the match is over
{"chance": "shuffle", "n": 0, "result": […]}
{"event": "wd-drew", "n": 3, "turn": 1, "args": {…}, "seen": 1}
{"answer": 3, "seat": 0, "kind": "wd.bid", "key": "draw"}      "forced": the only answer, given by the match
{"undo": 7, "to": 5}                                  answers from 5 on are taken back; numbers go on
{"turn": 2, "n": 8, "hash": …, "state": {…}}          a snapshot, once a turn
{"end": {"winners": […], "scores": […]}}
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from .errors import RecordError, UndercroftError
from .events import Event
from .registry import Game, game_named
from .state import EVERYONE, chance_key, digest, restore

if TYPE_CHECKING:
    from .match import Match

FORMAT = 1
Line = dict[str, Any]
_KINDS = ("answer", "chance", "event", "undo", "turn", "end", "secret")
_HEADER = {"game": str, "rules_rev": int, "seats": int, "options": dict, "commitment": str}


@dataclass
class Record:
    """A match as it is kept. `damage` is set when a file could be read only up to some line."""

    header: Line
    lines: list[Line] = field(default_factory=list)
    damage: RecordError | None = None

    def add(self, line: Line) -> None:
        self.lines.append(line)

    @property
    def secret(self) -> Line | None:
        return next((line["secret"] for line in self.lines[:1] if "secret" in line), None)

    @property
    def seed(self) -> int | str:
        if self.secret is None:
            raise RecordError(0, "the record does not hold the seed: it was fetched while the match was running")
        seed: int | str = self.secret["seed"]
        return seed

    @property
    def game(self) -> Game:
        return game_named(self.header["game"])

    @property
    def ended(self) -> Line | None:
        return next((line["end"] for line in reversed(self.lines) if "end" in line), None)

    def dumps(self) -> str:
        """The record as text."""
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in (self.header, *self.lines))

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.dumps(), encoding="utf-8")

    def effective(self, until: int | None = None) -> list[Line]:
        """The answers that count, without those taken back; `until`: as it was before question `until`."""
        kept: list[Line] = []
        for line in self.before(until):
            if "answer" in line:
                kept.append(line)
            elif "undo" in line:
                kept = [answer for answer in kept if answer["answer"] < line["to"]]
        return kept

    def before(self, until: int | None) -> Iterator[Line]:
        """The lines before question `until`."""
        for line in self.lines:
            if until is not None and _number(line) >= until:
                return
            yield line

    def length(self) -> int:
        """How many answers and undos the record holds: the number of the question after it."""
        return 1 + max((_number(line) for line in self.lines), default=-1)

    def events(self, until: int | None = None) -> list[Event]:
        """The events that count, without those of answers taken back."""
        found: list[Event] = []
        for line in self.before(until):
            if "event" in line:
                found.append(Event(line["n"], line["event"], line["args"], line["seen"], line["turn"]))
            elif "undo" in line:
                found = [event for event in found if event.number <= line["to"]]
        return found

    def redacted(self, viewer: int) -> Record:
        """What a viewer may have of a running match: the header and the events as this viewer sees them."""
        shown = Record(dict(self.header))
        for event in self.events():
            args = event.shown_to(viewer)
            shown.add({"event": event.message, "n": event.number, "turn": event.turn, "args": args, "seen": EVERYONE})
        return shown

    def prefix(self, until: int) -> Record:
        """The record as it was before question `until`, to go on from there as another match."""
        if not 0 <= until <= self.length():
            raise RecordError(0, f"there is no question {until}; the record has 0 to {self.length()}")
        return Record(dict(self.header), [dict(line) for line in self.before(until)])

    def drop_last_answer(self, number: int) -> None:
        """Forget the lines of an answer that the rules could not finish."""
        for at, line in enumerate(self.lines):
            if line.get("answer") == number:
                del self.lines[at:]
                return


def new_record(
    game: Game, seats: int, options: dict[str, str], seed: int | str, salt: str, names: Sequence[str] = ()
) -> Record:
    try:
        package = version("undercroft")
    except PackageNotFoundError:  # run from a source tree that was never installed
        package = "0"
    header: Line = {
        "undercroft": FORMAT, "game": game.name, "rules_rev": game.rules_rev, "version": package,
        "seats": seats, "options": options, "commitment": commitment(seed, salt),
    }  # fmt: skip
    if names:
        header["names"] = list(names)
    return Record(header, [{"secret": {"seed": seed, "salt": salt}}])


def commitment(seed: int | str, salt: str) -> str:
    """What is published at the start: it fixes the seed without telling it."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def parse_record(text: str) -> Record:
    """Read a record. A damaged one is read up to the damage, which then stands in `damage`; a header must be whole."""
    rows = text.splitlines()
    if not rows:
        raise RecordError(1, "the file is empty")
    header = _object(rows[0], 1)
    if "undercroft" not in header:
        raise RecordError(1, "this is not an Undercroft record: its first line is no header")
    if header["undercroft"] != FORMAT:
        raise RecordError(1, f"the record has format {header['undercroft']!r}; this version reads format {FORMAT}")
    for name, kind in _HEADER.items():
        if not isinstance(header.get(name), kind):
            raise RecordError(1, f"the header's {name!r} is missing or not {kind.__name__}")
    record = Record(header)
    for at, row in enumerate(rows[1:], start=2):
        try:
            line = _object(row, at)
            if not any(kind in line for kind in _KINDS):
                raise RecordError(at, "it is none of " + ", ".join(_KINDS))
        except RecordError as error:
            record.damage = error
            break
        record.add(line)
    if record.damage is None and not text.endswith("\n"):
        record.damage = RecordError(len(rows), "the last line is cut off")
        record.lines = record.lines[:-1] if len(rows) > 1 else []
    return record


def _number(line: Line) -> int:
    """The number of an answer or undo; -1 for other lines."""
    number: int = line["answer"] if "answer" in line else line.get("undo", -1)
    return number


def _object(row: str, at: int) -> Line:
    try:
        line = msgspec.json.decode(row)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordError(at, f"it cannot be read as JSON ({error})") from None
    if not isinstance(line, dict):
        raise RecordError(at, "it is not a JSON object")
    return line


def load_record(path: str | Path) -> Record:
    """Read a record from a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise RecordError(0, f"there is no file {path}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(0, f"{path} cannot be read: {error}") from None
    return parse_record(text)


def resume(record: Record, game: Game | None = None) -> Match:
    """The match of a record, at the question where it stands: from the last snapshot and the answers since.

    `game`: for a game that is not registered.
    """
    from .match import Match

    game = game or record.game
    _same_rules(record, game)
    state = game.new(record.header["seats"], record.header["options"], chance_key(record.seed))
    match = Match(game, state, record=record)
    match._quietly(lambda: replay(match, record))
    match.number = record.length()
    match.events = record.events()
    return match


def replay(match: Match, record: Record) -> None:
    """Put a match where the record stands (called while the match writes nothing down)."""
    answers = record.effective()
    state, after = _last_snapshot(match, record, answers)
    match.state = state
    match.running = match.decision = None
    match.go()
    for line in answers:
        if line["answer"] >= after and not line.get("forced"):
            match.number = line["answer"]
            try:
                match.choose(line["key"], line["seat"])
            except UndercroftError as error:
                raise RecordError(_row(record, line), str(error)) from None


def _last_snapshot(match: Match, record: Record, answers: list[Line]) -> tuple[Any, int]:
    """The last snapshot that was not taken back, and the number of the first answer after it."""
    counted = {line["answer"] for line in answers}
    game = match.game
    for line in reversed(record.lines):
        if "turn" in line and "state" in line and line["n"] - 1 in counted:
            try:
                state = restore(line["state"], game.state)
            except (msgspec.ValidationError, TypeError) as error:
                raise RecordError(_row(record, line), f"the snapshot does not fit the game: {error}") from None
            if digest(state) != line["hash"]:
                raise RecordError(_row(record, line), "the snapshot does not match its hash: it was changed")
            return state, line["n"]
    return game.new(record.header["seats"], record.header["options"], chance_key(record.seed)), 0


def _row(record: Record, line: Line) -> int:
    return next(at for at, other in enumerate(record.lines, start=2) if other is line)


def _same_rules(record: Record, game: Game) -> None:
    if record.header["rules_rev"] != game.rules_rev:
        raise RecordError(
            1,
            f"it was played with rules revision {record.header['rules_rev']} of {game.name}, "
            f"this is revision {game.rules_rev}: its events can be viewed, but it cannot be run again",
        )


def verify(record: Record, game: Game | None = None) -> None:
    """Run the whole record again from its seed; every line must come out the same. Raises where it does not."""
    from .match import begin

    if record.damage is not None:
        raise record.damage
    game = game or record.game
    _same_rules(record, game)
    secret = record.secret
    if secret is None:
        raise RecordError(2, "the seed is not revealed: the match was running when this was fetched")
    if commitment(secret["seed"], secret["salt"]) != record.header["commitment"]:
        raise RecordError(2, "the seed and salt do not fit the commitment in the header")
    fresh = Record(dict(record.header), [record.lines[0]])
    at = 1
    try:
        match = begin(game, fresh)
        while at < len(record.lines):
            for ours in fresh.lines[at:]:
                if at >= len(record.lines):
                    raise RecordError(at + 1, "it ends in the middle of an answer")
                if _plain(ours) != _plain(record.lines[at]):
                    raise RecordError(at + 2, _difference(_plain(record.lines[at]), _plain(ours)))
                at += 1
            if at < len(record.lines):
                _again(match, record.lines[at], at + 2)
    except RecordError:
        raise
    except UndercroftError as error:
        raise RecordError(at + 2, str(error)) from None


def _plain(line: Line) -> Line:
    """A line as it reads after a journey through JSON."""
    plain: Line = msgspec.json.decode(msgspec.json.encode(line))
    return plain


def _again(match: Match, line: Line, row: int) -> None:
    if "answer" in line:
        match.choose(line["key"], line["seat"])
    elif "undo" in line and line.get("agreed"):
        match.rewind(line["to"])
    elif "undo" in line:
        match.undo(steps=sum(number >= line["to"] for number, _, _ in match.since))
    else:
        raise RecordError(row, "the rules do not give this line here")


def _difference(theirs: Line, ours: Line) -> str:
    for name in ours:
        if theirs.get(name) != ours[name] and name not in ("state", "result"):
            return f"it says {name} = {theirs.get(name)!r}, the rules give {ours[name]!r}"
    name = next((n for n in (*ours, *theirs) if theirs.get(n) != ours.get(n)), "?")
    return f"its {name!r} is not what the rules and the seed give"
