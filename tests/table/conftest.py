"""A running table: a real server on a free port, visitors with their own cookies."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from undercroft.core.text import text
from undercroft.table.app import Application
from undercroft.table.context import Settings, Table
from undercroft.table.live import LiveMatch
from undercroft.table.serving import Server
from undercroft.table.store import Store

from .postgres import MISSING, cluster

T = TypeVar("T")
CONTEXT = ssl.create_default_context()
"""Made once: a client of its own would spend 30 ms on it, and nothing here is encrypted."""


class Guest(httpx.Client):
    """A visitor with a browser."""

    def __init__(self, server: Running) -> None:
        super().__init__(base_url=server.url, timeout=20, verify=CONTEXT)
        self.server = server
        assert self.get("/help").status_code == 200
        session = server.table.doorkeeper.read(self.cookies["undercroft"])
        assert session is not None
        self.session, self.id = session, session.id
        self.csrf = server.table.doorkeeper.csrf(session.id)

    def send_form(self, path: str, data: dict[str, Any] | None = None, **more: Any) -> httpx.Response:
        headers = {"X-CSRF-Token": self.csrf}
        return self.post(path, data=data or {}, headers=headers, **more)

    def make(self, *seats: str, game: str = "welcome", **more: str) -> str:
        """A match with these seats that everybody may watch; its id."""
        form = {
            "game": game,
            "name": "Ada",
            "listed": "1",
            **{f"seat.{i}": seat for i, seat in enumerate(seats)},
            **more,
        }
        response = self.send_form("/matches", form)
        assert response.status_code == 303, response.text
        return response.headers["location"].removeprefix("/m/")

    def answer(self, id: str, *keys: str, number: int | None = None, **more: Any) -> httpx.Response:
        number = self.server.live(id).match.number if number is None else number
        return self.send_form(f"/m/{id}/answer", {"number": number, "key": list(keys), **more})


class Program(httpx.Client):
    """A visitor that uses the API."""

    def __init__(self, server: Running, name: str = "robot", lang: str = "en") -> None:
        super().__init__(base_url=server.url, timeout=20, verify=CONTEXT)
        token = self.post("/api/visitors", json={"name": name, "lang": lang}).json()["token"]
        self.headers["Authorization"] = f"Bearer {token}"
        session = server.table.doorkeeper.read(token)
        assert session is not None
        self.session, self.id = session, session.id


class Looped(Server):
    """Tells in which loop it runs."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


class Running:
    """A server in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.guests: list[httpx.Client] = []
        self.start()

    def start(self) -> None:
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.app = Application(self.settings)
        self.server = Looped(self.app)
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],))
        self.thread.start()
        until(lambda: self.server.started)
        self.table.hub.linger = 0.0

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(10)
        self.socket.close()
        for guest in self.guests:
            guest.close()
        assert not self.thread.is_alive()

    def restart(self) -> None:
        self.stop()
        self.guests.clear()
        self.start()

    @property
    def table(self) -> Table:
        return self.app.table

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(doing, self.server.loop).result(60)

    def live(self, id: str) -> LiveMatch:
        return self.table.matches.cache[id]

    def guest(self) -> Guest:
        guest = Guest(self)
        self.guests.append(guest)
        return guest

    def program(self, name: str = "robot", lang: str = "en") -> Program:
        program = Program(self, name, lang)
        self.guests.append(program)
        return program

    def pair(self, **more: str) -> tuple[Guest, Guest, str]:
        """Two guests at one match: the first made it, the second came by the link."""
        ada, bob = self.guest(), self.guest()
        id = ada.make("me", "friend", **more)
        token = self.live(id).chairs[1].token
        assert bob.send_form(f"/join/{token}", {"name": "Bob"}).status_code == 303
        return ada, bob, id


def until(holds: Callable[[], Any], seconds: float = 60.0) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it did not come true in time"
        time.sleep(0.005)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(Settings.in_folder(tmp_path), pause=0.0, limits=False)


@pytest.fixture
def server(settings: Settings) -> Iterator[Running]:
    running = Running(settings)
    yield running
    running.stop()


@pytest.fixture
def serving(settings: Settings) -> Iterator[Callable[..., Running]]:
    """A server with other settings."""
    started: list[Running] = []

    def start(**more: Any) -> Running:
        started.append(Running(replace(settings, **more)))
        return started[-1]

    yield start
    for running in started:
        running.stop()


def words(lang: str, message: str, **args: Any) -> str:
    return text(lang)(message, args)


# -- PostgreSQL


@pytest.fixture(scope="session")
def postgres() -> Iterator[str | None]:
    with cluster() as url:
        yield url


@pytest.fixture
def postgresql(postgres: str | None) -> str:
    """The address of the one server of these tests; without PostgreSQL what needs it is skipped."""
    if postgres is None:
        pytest.skip(MISSING)
    return postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return Settings.in_folder(tmp_path)
    url: str = request.getfixturevalue("postgresql")
    return url


@pytest.fixture
def on_postgres(postgresql: str, serving: Callable[..., Running]) -> Callable[[], Running]:
    return lambda: serving(database=postgresql)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()
