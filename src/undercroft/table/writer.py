"""The one thread that writes: what has gathered is committed as a group, then everybody who waits is told."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.sql import Executable

log = logging.getLogger(__name__)

MOST = 500
"""How many jobs one commit takes at most."""


class StoreDown(Exception):
    """The store cannot be written or read now: a full disk, a locked file, a lost connection. Nothing was kept."""


class Taken(Exception):
    """Another answer to the same question was stored first."""


class Job:
    """Something to store, and who waits for it. `row`: an answer; `act`: any other statements, run on their own."""

    __slots__ = ("act", "future", "loop", "row")

    def __init__(self, row: dict[str, Any] | None, act: Callable[[Connection], Any] | None) -> None:
        self.row = row
        self.act = act
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()


Outcome = tuple[Job, Any, BaseException | None]


class Writer(threading.Thread):
    """Takes jobs from any event loop. A job whose answer comes second fails with `Taken`, the others go on."""

    def __init__(self, engine: Engine, append: Executable, notify: str = "") -> None:
        super().__init__(name="store writer", daemon=True)
        self.engine = engine
        self.append = append
        self.notify = notify  # a channel of PostgreSQL on which other processes hear of answers
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.commits = 0
        self.start()

    def put(self, row: dict[str, Any] | None, act: Callable[[Connection], Any] | None = None) -> asyncio.Future[Any]:
        job = Job(row, act)
        self.jobs.put(job)
        return job.future

    def close(self) -> None:
        """Finish what was taken, then end."""
        self.jobs.put(None)
        self.join()

    def run(self) -> None:
        while True:
            job = self.jobs.get()
            batch: list[Job] = []
            while job is not None and len(batch) < MOST:
                batch.append(job)
                if self.jobs.empty():
                    break
                job = self.jobs.get()
            if batch:
                tell(self.commit(batch))
            if job is None:
                return

    def commit(self, batch: list[Job]) -> list[Outcome]:
        try:
            with self.engine.begin() as connection:
                outcomes = [*self.appended(connection, batch), *acted(connection, batch)]
        except (SQLAlchemyError, OSError) as error:
            log.error("%d changes could not be stored: %s", len(batch), error)
            return [(job, None, StoreDown(str(error))) for job in batch]
        self.commits += 1
        if self.notify:
            self.announce([job for job, _, error in outcomes if error is None and job.row is not None])
        return outcomes

    def appended(self, connection: Connection, batch: list[Job]) -> list[Outcome]:
        """Insert all answers at once; those that come second, in the store or in this group, are `Taken`."""
        first: dict[tuple[str, int], Job] = {}
        answering = [(job, job.row) for job in batch if job.row is not None]
        outcomes: list[Outcome] = [
            (job, None, Taken())
            for job, row in answering
            if first.setdefault((row["match"], row["number"]), job) is not job
        ]
        if not first:
            return outcomes
        rows = [job.row for job in first.values()]
        stored = {(row[0], row[1]) for row in connection.execute(self.append, rows)}  # type: ignore[arg-type]
        for key, job in first.items():
            if key not in stored:
                outcomes.append((job, None, Taken()))
                continue
            if job.act is not None:
                job.act(connection)
            outcomes.append((job, None, None))
        return outcomes

    def announce(self, jobs: list[Job]) -> None:
        """After the commit: which matches have moved. Only a hint, so a failure costs no answer."""
        if not jobs:
            return
        payloads = [f"{job.row['match']}:{job.row['number']}" for job in jobs if job.row is not None]
        try:
            with self.engine.begin() as connection:
                connection.execute(
                    text("select pg_notify(:channel, payload) from unnest(cast(:payloads as text[])) payload"),
                    {"channel": self.notify, "payloads": payloads},
                )
        except SQLAlchemyError as error:
            log.warning("other processes were not told of %d answers: %s", len(jobs), error)


def acted(connection: Connection, batch: list[Job]) -> Iterable[Outcome]:
    """The jobs that are no answers, each inside its own savepoint: one that the store refuses harms no other."""
    for job in batch:
        if job.row is not None or job.act is None:
            continue
        try:
            with connection.begin_nested():
                result = job.act(connection)
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
