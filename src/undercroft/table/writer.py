"""The one thread that writes: what has gathered is committed as a group, then everybody who waits is told."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Iterable
from functools import cache
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from .schema import answers

log = logging.getLogger(__name__)

MOST = 256
"""How many jobs one commit takes at most."""

IDLE = 0.5
"""Seconds without work after which the writer tidies up."""

Row = dict[str, Any]
Insert = Callable[[Connection, list[Row]], set[int]]


class StoreDown(Exception):
    """The store cannot be written or read now: a full disk, a locked file, a lost connection. Nothing was kept."""


class Taken(Exception):
    """Another answer to the same question was stored first."""


class Late(Exception):
    """One of a group of answers came too late, so the group must be stored one by one."""


COLUMNS = tuple(answers.columns.keys())


@cache
def several(count: int, mark: str) -> str:
    """The statement that stores so many answers: one step of the database, which waits for Python's lock once. If one
    of them was answered before, or its match is gone, it stores none."""
    row = f"({', '.join([mark] * len(COLUMNS))})"
    return f"INSERT INTO answers ({', '.join(COLUMNS)}) VALUES {', '.join([row] * count)}"


class Job:
    """Something to store, and who waits for it. `row`: an answer; `act`: any other statements, run on their own."""

    __slots__ = ("act", "future", "loop", "match", "row")

    def __init__(self, row: Row | None, act: Callable[[Connection], Any] | None, match: str) -> None:
        self.row = row
        self.match = match
        self.act = act
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()


Outcome = tuple[Job, Any, BaseException | None]


def news(outcome: Outcome) -> str:
    """What other processes hear: the number of the answer that was stored, or `+` and how many changes there were."""
    job, result, error = outcome
    if error is not None:
        return ""
    if job.row is not None:
        return f"{job.row['match']}:{job.row['number']}"
    return f"{job.match}:+{result}" if job.match else ""


class Writer(threading.Thread):
    """Takes jobs from any event loop. A job whose answer comes second fails with `Taken`, the others go on."""

    def __init__(self, engine: Engine, notify: str = "") -> None:
        super().__init__(name="store writer", daemon=True)
        self.engine = engine
        self.notify = notify  # a channel of PostgreSQL on which other processes hear of answers
        self.mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        self.driver = engine.dialect.loaded_dbapi
        self.jobs: deque[Job] = deque()
        self.calls: SimpleQueue[bool] = SimpleQueue()  # there are jobs; False: and these are the last
        self.calling: asyncio.AbstractEventLoop | None = None  # the loop that will call
        self.commits = 0
        self.start()

    def put(
        self, row: Row | None, act: Callable[[Connection], Any] | None = None, match: str = ""
    ) -> asyncio.Future[Any]:
        job = Job(row, act, match)
        self.jobs.append(job)
        if self.calling is not job.loop:
            self.calling = job.loop
            job.loop.call_soon(self.call)
        return job.future

    def call(self) -> None:
        """Once for all jobs of a step of the loop. While a commit runs more gather: nobody needs to wait for more."""
        self.calling = None
        self.calls.put(True)

    def close(self) -> None:
        """Finish what was taken, then end."""
        self.calls.put(False)
        self.join()

    def run(self) -> None:
        tired = False
        more = True
        while more:
            try:
                more = self.calls.get(timeout=IDLE if tired else None)
            except Empty:
                self.rest()
                tired = False
                continue
            while batch := [self.jobs.popleft() for _ in range(min(len(self.jobs), MOST))]:
                outcomes = self.commit(batch)
                tell(outcomes)
                if self.notify:
                    self.announce([word for word in map(news, outcomes) if word])
                tired = True

    def rest(self) -> None:
        """Nobody writes: a good moment for SQLite to move its log into the database."""
        if self.engine.dialect.name != "sqlite":
            return
        connection = self.engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error as error:  # a full disk: it will be tried again, and the log holds everything
            log.warning("the log could not be moved into the database: %s", error)
        finally:
            connection.close()

    def commit(self, batch: list[Job]) -> list[Outcome]:
        try:
            try:
                outcomes = self.store_answers(batch) or self.store(batch, self.insert_all)
            except Late:
                outcomes = self.store(batch, self.insert_each)
        except (SQLAlchemyError, self.driver.Error, OSError) as error:
            log.error("%d changes could not be stored: %s", len(batch), error)
            return [(job, None, StoreDown(str(error))) for job in batch]
        self.commits += 1
        return outcomes

    def store_answers(self, batch: list[Job]) -> list[Outcome]:
        """Most groups are answers only: these go to the driver as they are. Empty if there is more to do."""
        if any(job.act is not None for job in batch):
            return []
        pooled = self.engine.raw_connection()
        try:
            connection: Any = pooled.driver_connection
            self.insert(connection.execute, [job.row for job in batch if job.row is not None])
            connection.commit()  # SQLite has done so by itself: a statement outside of a transaction is one
        except self.driver.IntegrityError:
            raise Late from None
        finally:
            pooled.close()  # takes back what was not committed
        return [(job, None, None) for job in batch]

    def store(self, batch: list[Job], insert: Insert) -> list[Outcome]:
        """One transaction for all. Of two answers to one question in the same group the first counts."""
        first: dict[tuple[str, int], Job] = {}
        outcomes: list[Outcome] = [
            (job, None, Taken())
            for job in batch
            if job.row is not None and first.setdefault((job.row["match"], job.row["number"]), job) is not job
        ]
        with self.engine.begin() as connection:
            late = insert(connection, [job.row for job in first.values() if job.row is not None])
            for at, job in enumerate(first.values()):
                if at not in late and job.act is not None:
                    job.act(connection)
                outcomes.append((job, None, Taken() if at in late else None))
            outcomes.extend(acted(connection, batch))
        return outcomes

    def insert_all(self, connection: Connection, rows: list[Row]) -> set[int]:
        """All answers in one statement; raises `Late` if one of them came too late, as hardly ever happens."""
        try:
            if rows:
                self.insert(connection.exec_driver_sql, rows)
        except DBAPIError as error:
            if is_refusal(error):
                raise Late from None
            raise
        return set()

    def insert_each(self, connection: Connection, rows: list[Row]) -> set[int]:
        """One answer after the other; which of them came too late."""
        late = set()
        for at, row in enumerate(rows):
            try:
                with connection.begin_nested():
                    self.insert(connection.exec_driver_sql, [row])
            except DBAPIError as error:
                if not is_refusal(error):
                    raise
                late.add(at)
        return late

    def insert(self, execute: Callable[[str, tuple[Any, ...]], Any], rows: list[Row]) -> None:
        execute(several(len(rows), self.mark), tuple([row[name] for row in rows for name in COLUMNS]))

    def announce(self, news: list[str]) -> None:
        """After the commit: which matches have moved. Only a hint, so a failure costs no answer."""
        if not news:
            return
        notify = text("select pg_notify(:channel, payload) from unnest(cast(:news as text[])) payload")
        try:
            with self.engine.begin() as connection:
                connection.execute(notify, {"channel": self.notify, "news": news})
        except SQLAlchemyError as error:
            log.warning("other processes were not told of %d changes: %s", len(news), error)


def acted(connection: Connection, batch: list[Job]) -> Iterable[Outcome]:
    """The jobs that are no answers, each inside its own savepoint: one that the store refuses harms no other."""
    for job in batch:
        if job.row is not None or job.act is None:
            continue
        try:
            with connection.begin_nested():
                result = job.act(connection)
        except Taken as error:
            yield job, None, error
        except DBAPIError as error:
            if error.connection_invalidated or not is_refusal(error):
                raise
            yield job, None, Taken(str(error))
        else:
            yield job, result, None


def is_refusal(error: DBAPIError) -> bool:
    """Whether a rule of the tables was broken (a second of something), as opposed to a store that is not well."""
    return type(error).__name__ == "IntegrityError"


def tell(outcomes: list[Outcome]) -> None:
    """Wake the waiting loops, each once."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome[0].loop, []).append(outcome)
    for loop, told in loops.items():
        try:
            loop.call_soon_threadsafe(resolve, told)
        except RuntimeError:  # the loop has ended; what was stored is stored
            log.info("%d stored changes had nobody waiting", len(told))


def resolve(outcomes: list[Outcome]) -> None:
    for job, result, error in outcomes:
        if job.future.done():
            continue
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)
