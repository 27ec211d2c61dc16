"""The one door to the store: matches, seats, answers, notes. The same code on SQLite and PostgreSQL.

Writing goes through the `Writer`; reading through a pool of its own. What reads blocks: call it in a thread.
"""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, and_, delete, event, func, insert, make_url, select, true, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import Executable

from ..core.errors import RecordError
from ..core.lines import check_header
from ..core.record import Record
from .database import either, engines, migrate
from .rows import About, Chair, Note, Stored, about_of, first_answer, lines_text, parse_lines, to_json
from .schema import answers, facts, lengths, matches, notes, passkeys, seats, sessions, watchers
from .writer import StoreDown, Taken, Writer

CHANNEL = "undercroft"
SESSIONS = "sessions"
"""What other processes hear when a visitor has ended sessions."""

ROOM = 32 << 20
"""Bytes that must be free on the disk of the store."""

NAMED = re.compile(r"[\w-]{1,64}", re.ASCII)
"""What the name of a match, an invitation or a link can look like: nothing else is looked for."""


class NoMatch(Exception):
    """There is no such match."""


class Damaged(Exception):
    """A row of the store is not what was stored there."""


class Store:
    """Opens the database, brings its tables up to date, reads and writes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = url.startswith("postgres")
        try:
            self.reading, writing = engines(url)
            migrate(writing)
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown(str(error)) from error
        where = make_url(url).database
        self.folder = Path(where).parent if where and not self.postgres else None
        self.writer = Writer(writing, CHANNEL if self.postgres else "")
        self.writing = writing

    def close(self) -> None:
        self.writer.close()
        self.writing.dispose()
        event.listen(self.reading, "checkin", lambda _, record: record.invalidate())  # of a read still under way
        self.reading.dispose()

    # -- writing

    async def append(self, row: dict[str, Any], *statements: Executable) -> None:
        """Store an answer, with the statements in the same transaction. Returns when it is safe on the disk."""
        await self.writer.put(row, all_of(statements) if statements else None)

    async def do(self, match: str, *statements: Executable, seen: int | None = None) -> int:
        """Store anything else about a match, whole or not at all; how many such changes it has had then.

        `seen`: only if it had so many until now. Raises `Taken` if another process has changed something meanwhile.
        """
        unchanged = matches.c.changes == seen if seen is not None else true()

        def act(connection: Connection) -> int:
            changes = connection.execute(one_more(match).where(unchanged)).scalar()
            if changes is None:
                raise Taken
            all_of(statements)(connection)
            return int(changes)

        changes: int = await self.writer.put(None, act, match)
        return changes

    async def do_aside(self, *statements: Executable) -> None:
        """Store what nobody at the table sees."""
        await self.writer.put(None, all_of(statements))

    async def take(self, match: str, chair: Chair, then: Callable[[Connection], None] = lambda connection: None) -> int:
        """Store who sits down, if the seat is still open by the same invitation; raises `Taken` if it is not.

        One row, one winner: the database decides, also between processes. `then`: what follows from it.
        """
        open_ = and_(seats.c.sort == "open", seats.c.token == chair.token)
        here = and_(seats.c.match == match, seats.c.seat == chair.seat)

        def act(connection: Connection) -> int:
            if connection.execute(update(seats).where(here, open_).values(**asdict(chair))).rowcount != 1:
                raise Taken
            changes = int(connection.execute(one_more(match)).scalar_one())  # from here on nobody else changes it
            then(connection)
            return changes

        changes: int = await self.writer.put(None, act, match)
        return changes

    async def add(self, about: About, record: Record, chairs: Iterable[Chair], rows: Sequence[dict[str, Any]]) -> None:
        """Store a new match; `rows` are answers that it begins with (an upload, a branch)."""
        start = record.lines[: first_answer(record)]

        def act(connection: Connection) -> None:
            values = {**asdict(about), "header": to_json(record.header), "start": lines_text(start)}
            connection.execute(insert(matches), [values])
            connection.execute(insert(seats), [{"match": about.id, **asdict(chair)} for chair in chairs])
            if rows:
                connection.execute(insert(answers), list(rows))

        await self.writer.put(None, act)

    # -- reading

    @contextmanager
    def connected(self) -> Iterator[Connection]:
        """A connection for reading. Raises `StoreDown` if the database does not answer."""
        try:
            with self.reading.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown(str(error)) from error

    def read(self, query: Any) -> list[RowMapping]:
        with self.connected() as connection:
            return list(connection.execute(query).mappings())

    def stands(self, ids: Iterable[str]) -> dict[str, tuple[int, int]]:
        """Where matches stand: how often something changed, and the number of the last answer."""
        query = select(matches.c.id, matches.c.changes, func.coalesce(last_number(), -1).label("last"))
        rows = self.read(query.where(matches.c.id.in_(list(ids))))
        return {row["id"]: (row["changes"], row["last"]) for row in rows}

    def load(self, id: str) -> Stored:
        """A whole match. Raises `Damaged` if a row of it cannot be read."""
        if not NAMED.fullmatch(id):
            raise NoMatch(id)
        try:
            with self.connected() as connection:
                return self._load(connection, id)
        except (msgspec.DecodeError, RecordError) as error:
            raise Damaged(str(error)) from error

    def _load(self, connection: Connection, id: str) -> Stored:
        found = connection.execute(select(matches).where(matches.c.id == id)).mappings().first()
        if found is None:
            raise NoMatch(id)
        for column in ("request", "result"):
            if found[column]:
                msgspec.json.decode(found[column], type=dict[str, Any])
        record = Record(msgspec.json.decode(found["header"], type=dict[str, Any]), parse_lines(found["start"]))
        check_header(record.header)
        size = len(found["start"])
        far = connection.execute(select(lengths.c.number).where(lengths.c.match == id)).scalar()
        begun: list[int] = []
        asked: list[tuple[int, float]] = []
        query = select(answers.c.number, answers.c.lines, answers.c.asked, answers.c.at).where(answers.c.match == id)
        for number, added, next_, at in connection.execute(query.order_by(answers.c.number)):
            begun.append(number)
            asked.append((next_, at))
            record.lines.extend(parse_lines(added))
            size += len(added)
        if far is not None and (not begun or begun[-1] < far):
            raise Damaged(f"it has come to answer {far}, which is missing")
        query_notes = select(notes).where(notes.c.match == id).order_by(notes.c.id)
        told = [
            Note(n["number"], n["turn"], n["message"], msgspec.json.decode(n["args"], type=dict[str, Any]))
            for n in connection.execute(query_notes).mappings()
        ]
        return Stored(about_of(found), record, self.chairs(connection, [id]).get(id, []), told, begun, size, asked)

    def chairs(self, connection: Connection, ids: Sequence[str]) -> dict[str, list[Chair]]:
        found: dict[str, list[Chair]] = {}
        query = select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)
        for row in connection.execute(query).mappings():
            values = {name: row[name] for name in Chair.__slots__}
            found.setdefault(row["match"], []).append(Chair(**values))
        return found

    def invitation(self, token: str) -> tuple[str, int]:
        """The match and seat of an invitation."""
        query = select(seats.c.match, seats.c.seat).where(seats.c.token == token)
        rows = self.read(query) if NAMED.fullmatch(token) else []
        if not rows:
            raise NoMatch(token)
        return rows[0]["match"], rows[0]["seat"]

    def watched_by(self, token: str) -> str:
        """The match of a link for watching."""
        rows = self.read(select(matches.c.id).where(matches.c.watch == token)) if NAMED.fullmatch(token) else []
        if not rows:
            raise NoMatch(token)
        id: str = rows[0]["id"]
        return id

    def may_watch(self, id: str, visitor: str) -> bool:
        return bool(self.read(select(watchers).where(watchers.c.match == id, watchers.c.visitor == visitor)))

    # -- the server's own

    def ended_sessions(self) -> dict[str, int]:
        """The visitors who have ended their sessions, and the generation of cookies that counts since then."""
        return {row["visitor"]: row["since"] for row in self.read(select(sessions))}

    async def end_sessions(self, visitor: str, since: int) -> None:
        """From now on only cookies and tokens of this generation count for a visitor, and no passkey that there was."""
        row = either(self.writing)(sessions).values(visitor=visitor, since=since)
        row = row.on_conflict_do_update(index_elements=["visitor"], set_={"since": since})
        gone = delete(passkeys).where(passkeys.c.visitor == visitor)
        await self.writer.put(None, all_of([row, gone]), SESSIONS)

    def fact(self, name: str, make: Callable[[], str]) -> str:
        """A lasting fact of this server (its secret); the first process to ask makes it."""
        rows = self.read(select(facts.c.value).where(facts.c.name == name))
        if not rows:
            with self.writing.begin() as connection:
                connection.execute(either(self.writing)(facts).values(name=name, value=make()).on_conflict_do_nothing())
            rows = self.read(select(facts.c.value).where(facts.c.name == name))
        value: str = rows[0]["value"]
        return value

    async def alive(self) -> None:
        """Raises `StoreDown` if nothing can be read or written: the store does not answer, or its disk is full."""
        if self.folder is not None and (free := shutil.disk_usage(self.folder).free) < ROOM:
            raise StoreDown(f"the disk is full: {free >> 20} MB are free")
        row = either(self.writing)(facts).values(name="alive", value=str(time.time()))
        await self.do_aside(row.on_conflict_do_update(index_elements=["name"], set_={"value": row.excluded.value}))


def all_of(statements: Sequence[Executable]) -> Callable[[Connection], None]:
    def act(connection: Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return act


def last_number() -> Any:
    """The number of the last answer to a match, found by one step into the index."""
    given = answers.alias()
    return select(func.max(given.c.number)).where(given.c.match == matches.c.id).scalar_subquery()


def one_more(match: str) -> Any:
    """Count a change of a match; gives how many there are."""
    count = update(matches).where(matches.c.id == match).values(changes=matches.c.changes + 1)
    return count.returning(matches.c.changes)


__all__ = ["Damaged", "NoMatch", "Store", "StoreDown", "Taken"]
