"""What the store keeps of a match, as values, and the rows and lines that they become."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import msgspec
from sqlalchemy import RowMapping, insert, update
from sqlalchemy.sql import Executable

from ..core.lines import Line
from ..core.record import Record
from .models import Sort
from .schema import matches, notes, seats


@dataclass(slots=True)
class Chair:
    """A seat of a match: who holds it."""

    seat: int
    name: str = ""
    sort: Sort = "open"
    home: Sort = "open"
    visitor: str = ""
    bot: str = ""
    token: str = field(default_factory=lambda: secrets.token_urlsafe(18))
    here: bool = False  # of several seats that one visitor holds, the one that sits at the device
    quiet: str = ""  # a turn, and the kinds of windows that the table passes for this seat until it ends
    former: str = ""  # open: the visitor who held it before, and has seen what it sees
    claim: str = ""  # open: who asks the others for it

    def passes(self, turn: int) -> tuple[str, ...]:
        """The kinds of questions that this player does not want to be asked in this turn."""
        wished, _, kinds = self.quiet.partition(" ")
        return tuple(kinds.split()) if wished == str(turn) else ()


@dataclass(slots=True)
class About:
    """A match but for its play: who made it, who may watch, how it ended."""

    id: str
    game: str
    host: str
    created: float = field(default_factory=time.time)
    watch: str = field(default_factory=lambda: secrets.token_urlsafe(18))
    listed: bool = True
    origin: str = "table"
    first: int = -1
    daily: str = ""
    assisted: bool = False
    ended: bool = False
    result: str = ""
    request: str = ""
    changes: int = 0
    clock: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """Something that the table did, not the rules: a bot took over, a hint was used."""

    number: int
    turn: int
    message: str
    args: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Stored:
    """A match as it comes out of the store. `begun`: the numbers at which stored answers began; `size`: of its text;
    `asked`: whom each answer asked next, and when it came."""

    about: About
    record: Record
    chairs: list[Chair]
    notes: list[Note]
    begun: list[int]
    size: int = 0
    asked: Sequence[tuple[int, float]] = ()


@dataclass(frozen=True, slots=True)
class Summary:
    """A match in a list."""

    about: About
    chairs: list[Chair]
    turn: int
    asked: int
    at: float  # when somebody last answered


def names_of(chairs: Iterable[Chair]) -> tuple[str, ...]:
    return tuple(chair.name for chair in chairs)


# -- lines

_encoder = msgspec.json.Encoder()
_encode, _encode_lines = _encoder.encode, _encoder.encode_lines
_decode_lines = msgspec.json.Decoder(Line).decode_lines


def to_json(value: Any) -> str:
    return _encode(value).decode()


def lines_text(lines: Iterable[Line]) -> str:
    return _encode_lines(lines).decode()


def parse_lines(source: str) -> list[Line]:
    return _decode_lines(source)


def about_of(row: RowMapping) -> About:
    return About(**{name: row[name] for name in About.__slots__})


def first_answer(record: Record) -> int:
    """Where in the record the first answer or undo stands."""
    return next((at for at, line in enumerate(record.lines) if "answer" in line or "undo" in line), len(record.lines))


def rows_of(id: str, record: Record) -> list[dict[str, Any]]:
    """A record's lines as stored answers: each begins with an answer that somebody gave, or an undo."""
    rows: list[dict[str, Any]] = []
    turn = 1
    for line in record.lines:
        turn = line.get("turn", turn)
        if ("answer" in line and not line.get("forced")) or "undo" in line:
            answer = "answer" in line
            rows.append(
                {
                    "match": id, "number": line["answer"] if answer else line["undo"],
                    "sort": "answer" if answer else "undo", "seat": line.get("seat", -1),
                    "keys": to_json([line["key"]] if answer else []), "lines": "", "turn": turn, "asked": -1,
                    "at": time.time(),
                }
            )  # fmt: skip
        if rows:
            rows[-1]["lines"] += to_json(line) + "\n"
            rows[-1]["turn"] = turn
    return rows


def note_row(id: str, note: Note) -> Executable:
    return insert(notes).values(
        match=id, number=note.number, turn=note.turn, message=note.message, args=to_json(note.args)
    )


def chair_row(id: str, chair: Chair) -> Executable:
    return update(seats).where(seats.c.match == id, seats.c.seat == chair.seat).values(**asdict(chair))


def about_row(id: str, **values: Any) -> Executable:
    return update(matches).where(matches.c.id == id).values(**values)
