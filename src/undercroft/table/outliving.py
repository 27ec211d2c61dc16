"""Stored matches that outlive a release: run again under newer rules once, then kept as these rules write them.

Where a match does not fit the new rules, its players may agree to go on from the question where it differs.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress

import msgspec
from anyio import to_thread
from sqlalchemy import update
from sqlalchemy.sql import Executable

from ..core.errors import OtherRules
from ..core.lines import Line, number_of
from ..core.match import Match
from ..core.record import Record, resume
from ..core.rerun import go_on
from .live import UndoRequest
from .problems import Problem
from .rows import Chair, Stored, about_row, lines_text, to_json
from .schema import answers, matches
from .store import Store, Taken


def rewritten(id: str, record: Record, begun: Iterable[int]) -> list[Executable]:
    """The statements that put another record in the place of a stored one; its answers have the same numbers."""
    starts = set(begun)
    pieces: dict[int, list[Line]] = {-1: []}
    for line in record.lines:
        number = number_of(line)
        if number in starts:
            pieces[number] = []
        pieces[max(pieces)].append(line)
    start = lines_text(pieces.pop(-1))
    changed: list[Executable] = [
        update(matches).where(matches.c.id == id).values(header=to_json(record.header), start=start)
    ]
    for number, lines in pieces.items():
        row = update(answers).where(answers.c.match == id, answers.c.number == number)
        changed.append(row.values(lines=lines_text(lines)))
    return changed


def wish_of(stored: Stored, question: int) -> UndoRequest | None:
    """The wish to go on from this question, if somebody has it."""
    if not stored.about.request:
        return None
    wish = msgspec.json.decode(stored.about.request, type=UndoRequest)
    return wish if (wish.to, wish.at) == (question, stored.record.length()) else None


def voices(stored: Stored, visitor: str) -> list[Chair]:
    """The seats in whose name a visitor may agree."""
    return [chair for chair in stored.chairs if visitor and chair.visitor == visitor]


async def agree_to_go_on(store: Store, stored: Stored, differs: OtherRules, visitor: str) -> bool:
    """Agree to go on from where the match differs. True if nobody is left to ask, and it was done. A bot that
    stands in for a person does not agree for them."""
    about = stored.about
    mine = voices(stored, visitor)
    if not mine:
        raise Problem(403, "server-not-seated")
    if about.ended or about.origin == "upload":
        raise Problem(422, "server-over")
    if about.daily:
        raise Problem(422, "server-daily-undo")
    number = stored.record.length()
    old = wish_of(stored, differs.question)
    agreed = sorted({*(old.agreed if old is not None else ()), *(chair.seat for chair in mine)})
    asked = [chair for chair in stored.chairs if chair.home in ("person", "device")]
    if any(chair.seat not in agreed for chair in asked):
        first = mine[0].seat if old is None else old.seat
        wish = UndoRequest(first, differs.question, number, agreed)
        await store.do(about.id, about_row(about.id, request=to_json(wish)))
        return False
    record, match = await to_thread.run_sync(_further, stored.record)
    asked_now = -1 if match.decision is None else match.decision.seat
    row = {
        "match": about.id, "number": number, "sort": "undo", "seat": mine[0].seat, "keys": "[]",
        "lines": lines_text(record.lines[-1:]), "turn": match.state.turn, "asked": asked_now, "at": time.time(),
    }  # fmt: skip
    with suppress(Taken):  # another process has just done the same
        await store.append(row, *rewritten(about.id, record, [*stored.begun, number]), about_row(about.id, request=""))
    return True


def _further(record: Record) -> tuple[Record, Match]:
    record = go_on(record, record.game)
    return record, resume(record)
