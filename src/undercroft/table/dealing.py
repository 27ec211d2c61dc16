"""The deal. A match begins when every seat is taken: its seed is made of a part of everybody who sits there.

The server's part is promised before anybody gives one, so it cannot be chosen to fit; and nobody but the server knows
it, so no seat can choose its own to fit. Whoever gives none trusts the others.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select, update

from ..core.match import Match, new_match
from ..core.record import Record
from ..core.seeds import SERVER, Part, promised
from .clocks import begun
from .models import PartInfo, Promise
from .rows import Chair, first_answer, lines_text, parse_lines, to_json
from .schema import matches, seats


def part_of(by: str, value: str = "") -> Part:
    """A part of a seed; the server makes one up where none is given."""
    return Part(by, value or secrets.token_hex(32), secrets.token_hex(16))


def first_parts(chairs: Sequence[Chair], given: Mapping[int, str]) -> list[Part]:
    """The parts that are there when a match is made: the server's, the bots', and what its maker gave for seats."""
    giving = [chair.seat for chair in chairs if chair.sort == "bot" or given.get(chair.seat)]
    return [part_of(SERVER), *(part_of(f"seat {seat}", given.get(seat, "")) for seat in giving)]


def parts_in(record: Record) -> list[Part]:
    """The parts of a record's seed, with what is secret about them."""
    return [Part(**part) for part in (record.secret or {}).get("parts", [])]


def promise_of(record: Record, waiting: bool, revealed: bool) -> Promise:
    """What is promised about a match's chance, and when all is open, what it was."""
    values = {part.by: part.value for part in parts_in(record)} if revealed else {}
    parts = [
        PartInfo(part["by"], part["commitment"], values.get(part["by"], "")) for part in record.header.get("parts", [])
    ]
    return Promise("" if waiting else record.header["commitment"], tuple(parts), record.header.get("given", False))


def deal(record: Record, parts: Sequence[Part], names: Sequence[str]) -> Match:
    """The match that these parts make, at its first question."""
    header = record.header
    ordered = sorted(parts, key=lambda part: (part.by != SERVER, len(part.by), part.by))
    return new_match(header["game"], header["seats"], None, header["options"], names, parts=ordered)


def add_part(id: str, seat: int, part: Part | None, connection: Connection) -> None:
    """Somebody sits down: a match that waits gets a part of its seed, and is dealt if nobody is missing any more."""
    row = connection.execute(select(matches).where(matches.c.id == id)).mappings().one()
    if row["first"] < 0 and row["origin"] == "table":
        connection.execute(update(matches).where(matches.c.id == id).values(**_with(connection, row, seat, part)))


def _with(connection: Connection, row: Any, seat: int, part: Part | None) -> dict[str, Any]:
    """The columns of a match that waits, with the part of whoever sits there now."""
    record = Record(msgspec.json.decode(row["header"]), parse_lines(row["start"]))
    others = [other for other in parts_in(record) if other.by != f"seat {seat}"]
    parts = [*others, part] if part is not None else others
    of_match = select(seats.c.name).where(seats.c.match == row["id"]).order_by(seats.c.seat)
    missing = select(func.count()).select_from(seats).where(seats.c.match == row["id"], seats.c.sort == "open")
    first, clock = -1, row["clock"]
    if connection.execute(missing).scalar():
        record.header["parts"] = promised(parts)
        record.lines[0]["secret"]["parts"] = [asdict(part) for part in parts]
    else:
        match = deal(record, parts, [name for (name,) in connection.execute(of_match)])
        assert match.record is not None and match.decision is not None
        record, first, clock = match.record, match.decision.seat, begun(clock, time.time())
    start = record.lines[: first_answer(record)]
    return {"header": to_json(record.header), "start": lines_text(start), "first": first, "clock": clock}
