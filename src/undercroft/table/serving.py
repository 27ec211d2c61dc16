"""Running the table under uvicorn, in one process or several, and stopping at once although streams are open."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import sqlite3
import sys
import threading
import time
from typing import Any

import click
import uvicorn
from sqlalchemy import make_url

from ..arena.crew import deaf
from .app import Application
from .assets import missing
from .context import Settings
from .exchange import EXCHANGE
from .store import Store, StoreDown

log = logging.getLogger(__name__)

CONNECTIONS = 65_536

GRACE = 2
"""Seconds that requests in progress get when the server stops."""

BREATH = 0.5
"""Seconds until a server process that ended is started again: one that cannot live is not tried without a pause."""

HEAD_LIMIT = 10.0
"""Seconds within which the head of a request must have come: half a request holds a connection no longer."""

READ_LIMIT = 120.0
"""Seconds within which a client must have read what piles up for it: a slow reader holds a connection no longer."""


class Gathering:
    """A connection that sends together what one step of the event loop writes: an answer's head and body at once."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.parts: list[bytes] = []
        self.loop = asyncio.get_running_loop()

    def write(self, part: bytes) -> None:
        if not self.parts:
            self.loop.call_soon(self.flush)
        self.parts.append(part)

    def flush(self) -> None:
        if self.parts and not self.transport.is_closing():
            self.transport.write(b"".join(self.parts))
        self.parts.clear()

    def close(self) -> None:
        self.flush()
        self.transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


class Server(uvicorn.Server):
    """Ends the open streams first: a browser's stream never ends by itself."""

    def __init__(self, app: Application) -> None:
        self.app = app
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=GRACE,
            timeout_keep_alive=60,
            server_header=False,
            ws="none",
        )
        config.load()
        protocol = config.http_protocol_class

        class Gathered(protocol):  # type: ignore[misc, valid-type]  # which one depends on what is installed
            waiting: asyncio.TimerHandle | None = None  # for the rest of a request's head
            slow: asyncio.TimerHandle | None = None  # for the client to read on

            def connection_made(self, transport: asyncio.Transport) -> None:
                super().connection_made(Gathering(transport))
                self.waiting = self.loop.call_later(HEAD_LIMIT, transport.close)

            def data_received(self, data: bytes) -> None:
                super().data_received(data)
                if self.cycle is not None and not self.cycle.response_complete:
                    self.enough()
                elif self.waiting is None:
                    self.waiting = self.loop.call_later(HEAD_LIMIT, self.transport.close)

            def on_message_complete(self) -> None:
                super().on_message_complete()
                self.scope[EXCHANGE] = self.cycle

            def pause_writing(self) -> None:
                super().pause_writing()
                self.slow = self.loop.call_later(READ_LIMIT, self.transport.abort)

            def resume_writing(self) -> None:
                super().resume_writing()
                if self.slow is not None:
                    self.slow.cancel()

            def connection_lost(self, exc: Exception | None) -> None:
                self.enough()
                if self.slow is not None:
                    self.slow.cancel()
                super().connection_lost(exc)

            def enough(self) -> None:
                if self.waiting is not None:
                    self.waiting.cancel()
                    self.waiting = None

        config.http_protocol_class = Gathered
        super().__init__(config)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.table.hub.close()
        await super().shutdown(sockets)


def run(settings: Settings, listening: socket.socket) -> None:
    """One server process."""
    sys.setswitchinterval(0.0005)  # the thread that writes must not wait long for the one that answers
    if (parent := multiprocessing.parent_process()) is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), name="supervisor", daemon=True).start()
    gc.freeze()
    gc.set_threshold(5_000, 500, 20)  # young things often, 2 ms each; what has stayed is left to `app.tidy`
    with contextlib.suppress(KeyboardInterrupt):
        signal.signal(signal.SIGTERM, interrupt)
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})  # `supervise` held it back until now
        server = Server(Application(settings))
        for stop in (signal.SIGINT, signal.SIGTERM):  # nothing is raised from here on: the event loop is not cut short
            signal.signal(stop, server.handle_exit)
        server.run([listening])


def interrupt(sign: int, frame: object) -> None:
    """SIGTERM ends it as Ctrl+C does."""
    raise KeyboardInterrupt


def end_with(supervisor: int) -> None:
    """Stop when the process has ended that started this one: nobody would stop it otherwise, or start it again."""
    multiprocessing.connection.wait([supervisor])
    os.kill(os.getpid(), signal.SIGTERM)


class Alone:
    """That one server uses an SQLite database: a second would never hear of the first one's answers.

    The lock is SQLite's own, on a file beside the database, so it works everywhere and ends with the process.
    """

    def __init__(self, database: str) -> None:
        address = make_url(database)
        self.lock: sqlite3.Connection | None = None
        if address.get_backend_name() != "sqlite":
            return
        self.lock = sqlite3.connect(
            f"{address.database}.lock", timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self.lock.execute("begin exclusive")
        except sqlite3.OperationalError:
            self.close()
            raise click.ClickException(
                f"another server already uses {address.database}: stop it, or give this one another folder (--data)"
            ) from None

    def close(self) -> None:
        if self.lock is not None:
            self.lock.close()


def many_connections() -> None:
    """As many open connections as this machine allows to ask for."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # Windows has no such limit
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = min(hard, CONNECTIONS) if hard != resource.RLIM_INFINITY else CONNECTIONS
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def serve(settings: Settings, host: str, port: int, workers: int = 1) -> None:
    """Listen, say where, and serve until interrupted."""
    try:
        Store(settings.database).close()  # migrate once, and fail with one clear line
    except StoreDown as error:
        why = str(error).partition("\n")[0]  # the rest is SQLAlchemy's advice to programmers
        raise click.ClickException(f"the database cannot be opened: {why}") from None
    alone = Alone(settings.database)
    many_connections()
    try:
        listening = socket.create_server(
            (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=2048
        )
    except (OSError, UnicodeError) as error:  # UnicodeError: a host name that cannot be one
        why = str(getattr(error, "strerror", None) or error)
        raise click.ClickException(f"cannot listen at {host} port {port}: {why}") from None
    if lacking := missing():
        click.echo(lacking, err=True)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    with contextlib.suppress(KeyboardInterrupt):
        click.echo(f"Undercroft is open: http://{shown}:{listening.getsockname()[1]}/  (stop with Ctrl+C)")
        if workers == 1:
            run(settings, listening)
        else:
            supervise(settings, listening, workers)
    alone.close()
    click.echo("Undercroft is closed.")


def supervise(settings: Settings, listening: socket.socket, workers: int) -> None:
    """Several server processes at one socket; one that dies is started again."""
    if sys.platform == "linux":  # a forked process has read everything already, and shares it: it starts at once
        context = multiprocessing.get_context("fork")
    else:
        context = multiprocessing.get_context("spawn")

    processes: list[multiprocessing.process.BaseProcess] = []
    bell, ring = context.Pipe(duplex=False)

    def start(at: int) -> None:
        process = context.Process(target=run, args=(settings, listening))
        with deaf(signal.SIGTERM):  # they are told to stop from here, once each
            process.start()
        processes[at : at + 1] = [process]

    def stop(sign: int, frame: object) -> None:
        """Raises nothing: whatever is being started is in the list before anybody looks at it."""
        ring.send_bytes(b"stop")

    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, stop)
    for at in range(workers):
        start(at)
    while not bell.poll():
        multiprocessing.connection.wait([bell, *(process.sentinel for process in processes)])
        for at, process in enumerate(processes):
            if not process.is_alive() and not bell.poll():
                log.error("server process %s ended with %s; another is started", process.pid, process.exitcode)
                time.sleep(BREATH)
                start(at)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(GRACE + 1)
        process.kill()  # one that does not listen, or has not come so far: nobody else would ever stop it
        process.join()
