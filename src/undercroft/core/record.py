"""The file of a match: JSON lines, written as the match is played, read again at any time.

{"undercroft": 2, "game": …, "rules_rev": …, "seats": …, "options": …, "commitment": …}    the header
{"secret": {"seed": …, "salt": …}}                    what the commitment hides until the match is over
{"chance": "shuffle", "n": 0, "result": […]}
{"event": "wd-drew", "n": 3, "turn": 1, "args": {…}, "seen": 1}
{"answer": 3, "seat": 0, "kind": "wd.bid", "key": "draw"}      "forced": the only answer, given by the match
{"undo": 7, "to": 5}                                  answers from 5 on are taken back; numbers go on
{"undo": 9, "to": 4, "agreed": true, "rules": 3}      the same, because answer 4 does not fit rules revision 3
{"turn": 2, "n": 8, "hash": …, "schema": …, "state": {…}}      a snapshot, once a turn: a cache, never the truth
{"end": {"winners": […], "scores": […]}}
{"seal": {"lines": …, "header": …, "all": …}}         only in files: how many lines there are, and their hashes

The header may also hold `version` (of the program), `names`, `parts` (of the seed, with their commitments), `given`
(whoever made the match gave its seed), `lesson` (whose scene it began with) and `earlier` (rules revisions under which
it was played before, each with the question up to which it was).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from .errors import BadOption, RecordError, UndercroftError
from .events import Event
from .lines import FORMAT, Line, SealLine, broken_seal, check_header, check_line, fit, number_of, read_object, text_of
from .registry import Game, game_named
from .schema import fits
from .seeds import Part, commitment, promised, verify_secret
from .state import EVERYONE, State, chance_key, fingerprint, restore

if TYPE_CHECKING:
    from .match import Match


@dataclass
class Record:
    """A match as it is kept.

    `damage` is set when a file could be read only up to some line, `changed` when it is not what was sealed.
    """

    header: Line
    lines: list[Line] = field(default_factory=list)
    damage: RecordError | None = None
    changed: RecordError | None = None

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
        """The record as text, sealed: whoever reads it notices what was changed."""
        return text_of(self.header, self.lines)

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.dumps(), encoding="utf-8", newline="\n")

    def effective(self, until: int | None = None) -> list[Line]:
        """The answers that count, without those taken back; `until`: as it was before question `until`."""
        kept: list[Line] = []
        for line in self.before(until):
            if "answer" in line:
                kept.append(line)
            elif "undo" in line:
                while kept and kept[-1]["answer"] >= line["to"]:
                    kept.pop()
        return kept

    def snapshots(self) -> list[Line]:
        """The snapshots that count, without those of answers taken back."""
        kept: list[Line] = []
        for line in self.lines:
            if "state" in line and "turn" in line:
                kept.append(line)
            elif "undo" in line:
                while kept and kept[-1]["n"] > line["to"]:
                    kept.pop()
        return kept

    def before(self, until: int | None) -> Iterator[Line]:
        """The lines before question `until`."""
        for line in self.lines:
            if until is not None and number_of(line) >= until:
                return
            yield line

    def length(self) -> int:
        """How many answers and undos the record holds: the number of the question after it."""
        return 1 + next((number for line in reversed(self.lines) if (number := number_of(line)) >= 0), -1)

    def events(self, until: int | None = None) -> list[Event]:
        """The events that count, without those of answers taken back."""
        found: list[Event] = []
        for line in self.before(until):
            if "event" in line:
                found.append(Event(line["n"], line["event"], line["args"], line["seen"], line["turn"]))
            elif "undo" in line:
                while found and found[-1].number > line["to"]:
                    found.pop()
        return found

    def redacted(self, viewer: int) -> Record:
        """What a viewer may have of a running match: the header and the events as this viewer sees them."""
        shown = Record(dict(self.header))
        for event in self.events():
            args = event.shown_to(viewer)
            shown.add({"event": event.message, "n": event.number, "turn": event.turn, "args": args, "seen": EVERYONE})
        return shown

    def prefix(self, until: int) -> Record:
        """The record as it was before question `until`, to go on from there as another match.

        What was taken back because newer rules do not allow it cannot be stood in: there it is what was before that.
        """
        if not 0 <= until <= self.length():
            raise RecordError(0, f"there is no question {until}; the record has 0 to {self.length()}")
        for line in self.lines:
            if "rules" in line and line["to"] < until <= line["undo"]:
                until = line["to"]
        return Record(dict(self.header), [dict(line) for line in self.before(until)])

    def drop_from(self, number: int) -> None:
        """Forget an answer that the rules could not finish, and all that follows it."""
        at = next((at for at, line in enumerate(self.lines) if number_of(line) >= number), len(self.lines))
        del self.lines[at:]


def new_record(
    game: Game,
    seats: int,
    options: dict[str, str],
    seed: int | str,
    salt: str,
    names: Sequence[str] = (),
    parts: Sequence[Part] = (),
    given: bool = False,
) -> Record:
    header: Line = {
        "undercroft": FORMAT, "game": game.name, "rules_rev": game.rules_rev, "version": package_version(),
        "seats": seats, "options": options, "commitment": commitment(seed, salt),
    }  # fmt: skip
    secret: Line = {"seed": seed, "salt": salt}
    if names:
        header["names"] = list(names)
    if given:
        header["given"] = True
    if parts:
        header["parts"] = promised(parts)
        secret["parts"] = [{"by": part.by, "value": part.value, "salt": part.salt} for part in parts]
    return Record(header, [{"secret": secret}])


@cache
def package_version() -> str:
    """The version of this program; 0 when it runs from a source tree that was never installed."""
    try:
        return version("undercroft")
    except PackageNotFoundError:
        return "0"


def parse_record(text: str) -> Record:
    """Read a record. A damaged one is read up to the damage, which then stands in `damage`; a header must be whole."""
    rows = [row.removesuffix("\r") for row in text.split("\n")]  # nothing else ends a line: a seed may hold U+2028
    cut = rows.pop() != ""
    if cut:
        rows = [row.removesuffix("\r") for row in text.split("\n")]
    if not rows:
        raise RecordError(1, "the file is empty")
    header = read_object(rows[0], 1)
    check_header(header)
    record = Record(header)
    number = 0
    for at, row in enumerate(rows[1:], start=2):
        try:
            line = read_object(row, at)
            if "seal" in line and at == len(rows):
                fit(line, SealLine, at)
                record.changed = broken_seal(rows[:-1], line)
                return record
            number = check_line(line, at, number)
        except RecordError as error:
            record.damage = error
            break
        record.add(line)
    if record.damage is None and cut:
        record.damage = RecordError(len(rows), "the last line is cut off")
        record.lines = record.lines[:-1]
    elif record.damage is None and header["undercroft"] > 1:
        record.damage = RecordError(len(rows) + 1, "the end is missing: a record ends with its seal")
    return record


def load_record(path: str | Path) -> Record:
    """Read a record from a file."""
    try:
        text = Path(path).read_bytes().decode()
    except FileNotFoundError:
        raise RecordError(0, f"there is no file {path}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(0, f"{path} cannot be read: {error}") from None
    return parse_record(text)


def resume(record: Record, game: Game | None = None) -> Match:
    """The match of a record, at the question where it stands: from the last snapshot and the answers since.

    A record of older rules, or one whose snapshots these states do not fit, is run from its beginning; the match then
    has a record of its own. `game`: for a game that is not registered.
    """
    from .match import Match
    from .rerun import upgraded

    game = game or record.game
    _no_gaps(record)
    if not current(record, game):
        record = upgraded(record, game)
    match = Match(game, start(record, game), record=record)
    match.resume()
    return match


def current(record: Record, game: Game) -> bool:
    """Can a record be gone on with as it is: by these rules, from its last snapshot?"""
    header = record.header
    if header["rules_rev"] != game.rules_rev or header["options"].keys() != {option.name for option in game.options}:
        return False
    taken = record.snapshots()
    return not taken or fits(taken[-1], game)


def start(record: Record, game: Game) -> Any:
    """The state before the first chance."""
    try:
        options = game.settle(record.header["seats"], record.header["options"])
    except BadOption as error:
        raise RecordError(1, str(error)) from None
    return game.new(record.header["seats"], options, chance_key(record.seed))


def _no_gaps(record: Record) -> None:
    """A row of the store that is gone must not go unnoticed."""
    numbers = (number for line in record.lines if (number := number_of(line)) >= 0)
    for wanted, number in enumerate(numbers):
        if number != wanted:
            raise RecordError(0, f"answer {wanted} is missing: what follows it is {number}")


def replay(match: Match, record: Record) -> None:
    """Put a match where the record stands (called while the match writes nothing down)."""
    answers, taken = record.effective(), record.snapshots()
    line = taken[-1] if taken else None
    match.snapped = [(line["n"], line["turn"]) for line in taken]
    match.state = start(record, match.game) if line is None else _restored(record, line, match.game)
    after = 0 if line is None else line["n"]
    match.running = match.decision = None
    at = line
    try:
        match.go()
        for at in answers:
            if at["answer"] >= after and not at.get("forced"):
                match.number = at["answer"]
                match.choose(at["key"], at["seat"])
    except Exception as error:  # an edited snapshot may lead the rules anywhere
        why = str(error) if isinstance(error, UndercroftError) else f"the rules cannot go on: {error!r}"
        raise RecordError(0 if at is None else row_of(record, at), why) from error


def _restored(record: Record, line: Line, game: Game) -> State:
    if fingerprint(line["state"]) != line["hash"]:
        raise RecordError(row_of(record, line), "the snapshot does not match its hash: it was changed")
    try:
        return restore(line["state"], game.state)
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        raise RecordError(row_of(record, line), f"the snapshot does not fit the game: {error}") from None


def row_of(record: Record, line: Line) -> int:
    return next(at for at, other in enumerate(record.lines, start=2) if other is line)


def verify(record: Record, game: Game | None = None) -> None:
    """Run the whole record again from its seed; every line must come out the same. Raises where it does not.

    Of a record of other rules the answers, the results of chance and the end must come out the same.
    """
    from .rerun import Rerun

    if record.damage is not None:
        raise record.damage
    secret = record.secret
    if secret is None:
        raise RecordError(2, "the seed is not revealed: the match was running when this was fetched")
    verify_secret(record.header, secret)
    Rerun(record, game or record.game).run()
    if record.changed is not None:
        raise record.changed
