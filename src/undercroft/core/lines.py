"""The lines of a record: which there are, what each may hold, and the seal that binds them all."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

import msgspec

from .errors import RecordError

FORMAT = 2
FORMATS = (1, 2)  # 1: without a seal
Line = dict[str, Any]

Number = Annotated[int, msgspec.Meta(ge=0)]


class _Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Only what is named here may stand in a line."""


class PromisedPart(_Shape):
    by: str
    commitment: str


class RevealedPart(_Shape):
    by: str
    value: str
    salt: str


class Header(_Shape):
    undercroft: Literal[1, 2]
    game: str
    rules_rev: int
    seats: Annotated[int, msgspec.Meta(ge=1, le=64)]
    options: dict[str, str]
    commitment: str
    version: str = ""
    names: list[str] = []
    bots: list[str] = []  # who sits at the seats of a match that was left in the terminal
    parts: list[PromisedPart] = []
    given: bool = False  # whoever made the match gave its seed, and may know what comes
    lesson: str = ""  # a game's lesson, whose scene this match begins with
    earlier: list[tuple[int, Number]] = []


class Secret(_Shape):
    seed: int | str
    salt: str
    parts: list[RevealedPart] = []


class SecretLine(_Shape):
    secret: Secret


class AnswerLine(_Shape):
    answer: Number
    seat: Number
    kind: str
    key: str
    forced: bool = True
    offered: bool = True


class ChanceLine(_Shape):
    chance: str
    n: Number
    result: Number | list[Number]


class EventLine(_Shape):
    event: str
    n: Number
    turn: Number
    args: dict[str, Any]
    seen: int


class UndoLine(_Shape):
    undo: Number
    to: Number
    agreed: bool = True
    rules: int = 0


class TurnLine(_Shape):
    turn: Number
    n: Number
    hash: str
    state: dict[str, Any]
    schema: str = ""


class End(_Shape):
    winners: list[Number]
    scores: list[float]
    reason: str


class EndLine(_Shape):
    end: End


class Seal(_Shape):
    lines: Number
    header: str
    all: str


class SealLine(_Shape):
    seal: Seal


SHAPES: dict[str, type[_Shape]] = {
    "answer": AnswerLine, "chance": ChanceLine, "event": EventLine, "undo": UndoLine, "turn": TurnLine,
    "end": EndLine, "secret": SecretLine,
}  # fmt: skip


def read_object(row: str, at: int) -> Line:
    """A row of the file as a JSON object."""
    try:
        line = msgspec.json.decode(row)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(at, f"it cannot be read as JSON ({error})") from None
    if not isinstance(line, dict):
        raise RecordError(at, "it is not a JSON object")
    return line


def fit(line: Line, shape: type[_Shape], at: int, what: str = "it") -> None:
    """Raise what is wrong with a line, if it does not have this shape."""
    try:
        msgspec.convert(line, shape)
    except msgspec.ValidationError as error:
        raise RecordError(at, f"{what} is not well formed: {error}") from None


def check_header(header: Line) -> None:
    if "undercroft" not in header:
        raise RecordError(1, "this is not an Undercroft record: its first line is no header")
    if header["undercroft"] not in FORMATS or isinstance(header["undercroft"], bool):
        known = " and ".join(map(str, FORMATS))
        raise RecordError(1, f"the record has format {header['undercroft']!r}; this version reads formats {known}")
    fit(header, Header, 1, "the header")
    if header["undercroft"] == 1 and header["commitment"].startswith("2:"):
        raise RecordError(1, "the header says format 1, its commitment is of format 2: it was changed")


def check_line(line: Line, at: int, number: int) -> int:
    """Raise what is wrong with a line; `number` is that of the next answer or undo. Returns the one after it."""
    kind = next((kind for kind in SHAPES if kind in line), None)
    if kind is None:
        raise RecordError(at, "it is none of " + ", ".join(SHAPES))
    fit(line, SHAPES[kind], at)
    if kind == "secret" and at != 2:
        raise RecordError(at, "the secret stands in the second line only")
    if kind not in ("answer", "undo"):
        return number
    if line[kind] != number:
        raise RecordError(at, f"it has number {line[kind]}, but {number} comes next: lines are missing or were moved")
    if kind == "undo" and line["to"] >= number:
        raise RecordError(at, f"it goes back to question {line['to']}, which was not asked before question {number}")
    return number + 1


def number_of(line: Line) -> int:
    """The number of an answer or undo; -1 for other lines."""
    number: int = line["answer"] if "answer" in line else line.get("undo", -1)
    return number


def text_of(header: Line, lines: Iterable[Line]) -> str:
    """A record as text, sealed."""
    rows = [msgspec.json.encode(line).decode() for line in ({**header, "undercroft": FORMAT}, *lines)]
    rows.append(msgspec.json.encode({"seal": seal(rows)}).decode())
    return "\n".join(rows) + "\n"


def seal(rows: Sequence[str]) -> Line:
    """What the last line says about all others: how many there are, and the hashes of the first and of all."""
    return {
        "lines": len(rows),
        "header": hashlib.sha256(rows[0].encode()).hexdigest(),
        "all": hashlib.sha256("\n".join(rows).encode()).hexdigest(),
    }


def broken_seal(rows: Sequence[str], line: Line) -> RecordError | None:
    """What was changed since the record was sealed, if anything was."""
    told, now = line["seal"], seal(rows)
    if told["lines"] != now["lines"]:
        return RecordError(len(rows) + 1, f"the record was sealed with {told['lines']} lines and has {now['lines']}")
    if told["header"] != now["header"]:
        return RecordError(1, "the header (names, version, …) was changed after the record was sealed")
    if told["all"] != now["all"]:
        return RecordError(len(rows) + 1, "a line was changed after the record was sealed: the seal does not fit")
    return None
