"""The one door to the store: matches, seats, answers, notes. The same code on SQLite (WAL) and PostgreSQL.

Writing goes through the `Writer`; reading through a pool of its own. What reads blocks: call it in a thread.
"""

from __future__ import annotations

import logging
import re
import secrets
import shutil
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    RowMapping,
    and_,
    case,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    make_url,
    select,
    text,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import Executable

from ..core.errors import RecordError
from ..core.lines import Line, check_header
from ..core.record import Record
from .models import Sort
from .schema import HEAD, answers, facts, haste, matches, metadata, notes, seats, sessions, watchers
from .writer import StoreDown, Taken, Writer

log = logging.getLogger(__name__)

CHANNEL = "undercroft"
SESSIONS = "sessions"
"""What other processes hear when a visitor has ended sessions."""

SOME = 200
"""How many matches are removed in one transaction."""

ROOM = 32 << 20
"""Bytes that must be free on the disk of the store."""

NAMED = re.compile(r"[\w-]{1,64}", re.ASCII)
"""What the name of a match, an invitation or a link can look like: nothing else is looked for."""


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

    def read(self, query: Any) -> list[RowMapping]:
        try:
            with self.reading.connect() as connection:
                return list(connection.execute(query).mappings())
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown(str(error)) from error

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
            with self.reading.connect() as connection:
                return self._load(connection, id)
        except (msgspec.DecodeError, RecordError) as error:
            raise Damaged(str(error)) from error
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown(str(error)) from error

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
        begun: list[int] = []
        asked: list[tuple[int, float]] = []
        query = select(answers.c.number, answers.c.lines, answers.c.asked, answers.c.at).where(answers.c.match == id)
        for number, added, next_, at in connection.execute(query.order_by(answers.c.number)):
            begun.append(number)
            asked.append((next_, at))
            record.lines.extend(parse_lines(added))
            size += len(added)
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

    def of_visitor(self, visitor: str, most: int = 40) -> list[Summary]:
        """A visitor's matches, the newest first: those made, and those joined."""
        made = select(matches).where(matches.c.host == visitor)
        sits = select(seats.c.match).where(seats.c.visitor == visitor)
        joined = select(matches).where(matches.c.id.in_(sits))
        return self._summaries([made, joined], most)

    def listed(self, most: int = 30) -> list[Summary]:
        """Running matches that everybody may watch, the newest first."""
        return self._summaries([select(matches).where(matches.c.listed, ~matches.c.ended)], most)

    def daily_results(self, day: str, game: str, most: int = 20) -> list[tuple[str, float]]:
        """Name and score of those who have finished the day's match without help, the best first."""
        mine = and_(seats.c.match == matches.c.id, seats.c.visitor == matches.c.host)
        query = (
            select(seats.c.name, matches.c.score)
            .join(seats, mine)
            .where(matches.c.daily == day, matches.c.game == game, matches.c.score.is_not(None))
            .order_by(matches.c.score.desc())
            .limit(most)
        )
        return sorted(((row["name"], row["score"]) for row in self.read(query)), key=lambda one: (-one[1], one[0]))

    def _summaries(self, queries: Sequence[Any], most: int) -> list[Summary]:
        """The newest of what these queries find. Each is read through an index, and no further than needed."""
        now = (
            select(matches.c.id, answers.c.turn, answers.c.asked, answers.c.at)
            .select_from(matches)
            .join(answers, and_(answers.c.match == matches.c.id, answers.c.number == last_number()))
        )
        try:
            with self.reading.connect() as connection:
                found = {
                    row["id"]: row
                    for query in queries
                    for row in connection.execute(query.order_by(matches.c.created.desc()).limit(most)).mappings()
                }
                rows = sorted(found.values(), key=lambda row: row["created"], reverse=True)[:most]
                ids = [row["id"] for row in rows]
                chairs = self.chairs(connection, ids)
                found_now = connection.execute(now.where(matches.c.id.in_(ids)))
                stand = {row.id: (row.turn, row.asked, row.at) for row in found_now}
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown(str(error)) from error
        return [
            Summary(about_of(row), chairs.get(row["id"], []), *stand.get(row["id"], (1, row["first"], row["created"])))
            for row in rows
        ]

    # -- haste and sessions

    def count(self, hits: Mapping[tuple[str, str, int], int]) -> dict[tuple[str, str, int], int]:
        """Add to what visitors have done of late (what, who, seconds of the span); how much it is now, of everybody's.

        The span is counted by the clock of the database, which all processes share.
        """
        adding = postgresql.insert(haste)
        same = haste.c.window == adding.excluded.window
        adding = adding.on_conflict_do_update(
            index_elements=["what", "who"],
            set_={
                "count": case((same, haste.c.count + adding.excluded.count), else_=adding.excluded.count),
                "window": adding.excluded.window,
            },
        )
        now = func.floor(func.extract("epoch", func.now()))
        found: dict[tuple[str, str, int], int] = {}
        try:
            with self.reading.begin() as connection:
                for key, count in sorted(hits.items()):  # always in the same order: nobody waits in a circle
                    what, who, span = key
                    values = {"what": what, "who": who, "window": func.floor(now / span), "count": count}
                    found[key] = connection.execute(adding.values(values).returning(haste.c.count)).scalar_one()
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown(str(error)) from error
        return found

    def ended_sessions(self) -> dict[str, int]:
        """The visitors who have ended their sessions, and the generation of cookies that counts since."""
        return {row["visitor"]: row["since"] for row in self.read(select(sessions))}

    async def end_sessions(self, visitor: str, since: int) -> None:
        """From now on only cookies and tokens of this generation count for a visitor."""
        row = either(self.writing)(sessions).values(visitor=visitor, since=since)
        row = row.on_conflict_do_update(index_elements=["visitor"], set_={"since": since})
        await self.writer.put(None, all_of([row]), SESSIONS)

    # -- old matches

    def old(self, ended: bool, before: float) -> list[str]:
        """Matches that have ended, or were left, before this time: nobody has made or answered anything since."""
        lately = exists().where(answers.c.match == matches.c.id, answers.c.at >= before)
        which = select(matches.c.id).where(matches.c.ended == ended, matches.c.created < before, ~lately)
        return [row["id"] for row in self.read(which)]

    def remove(self, ids: Sequence[str]) -> None:
        """Take matches out of the store, some at a time: whoever plays meanwhile does not wait for all of them."""
        for at in range(0, len(ids), SOME):
            some = ids[at : at + SOME]
            with self.writing.begin() as connection:
                for table in reversed(metadata.sorted_tables):
                    if "match" in table.c:
                        connection.execute(delete(table).where(table.c.match.in_(some)))
                connection.execute(delete(matches).where(matches.c.id.in_(some)))

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


def either(engine: Engine) -> Any:
    """The `insert` that knows `on conflict`, of this engine's dialect."""
    return postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert


def engines(url: str) -> tuple[Engine, Engine]:
    """An engine for reading and one for the writer."""
    address = make_url(url)
    if address.get_backend_name() == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
        return (
            create_engine(address, pool_pre_ping=True, pool_size=5),
            create_engine(address, pool_pre_ping=True, pool_size=1),
        )
    if address.database and address.database != ":memory:":
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    reading = create_engine(address, pool_size=5)
    writing = create_engine(address, pool_size=1)
    for engine, begin in ((reading, "BEGIN"), (writing, "BEGIN IMMEDIATE")):
        _sqlite(engine, begin)
    return reading, writing


PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=2000", "foreign_keys=ON", "wal_autocheckpoint=20000")


def _sqlite(engine: Engine, begin: str) -> None:
    """Our own transactions instead of the driver's, and everything on the disk when a commit returns.

    The log is moved into the database when nobody writes (`Writer.rest`), only a very long one in between.
    """

    @event.listens_for(engine, "connect")
    def settle(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def migrate(engine: Engine) -> None:
    """Bring the tables up to date."""
    with engine.begin() as connection:
        if current(connection) == HEAD:
            return
    from alembic import command
    from alembic.config import Config

    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(7236)"))  # one process migrates, the others wait
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def current(connection: Connection) -> str | None:
    """The migration at which the tables stand."""
    from sqlalchemy import inspect

    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("select version_num from alembic_version")).scalar()


# -- rows and lines

_encode = msgspec.json.Encoder().encode
_decode_lines = msgspec.json.Decoder(Line).decode_lines


def to_json(value: Any) -> str:
    return _encode(value).decode()


def lines_text(lines: Iterable[Line]) -> str:
    return "".join([_encode(line).decode() + "\n" for line in lines])


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


__all__ = ["About", "Chair", "Damaged", "NoMatch", "Note", "Store", "StoreDown", "Stored", "Summary", "Taken"]
