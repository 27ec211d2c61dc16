"""`make faults`: the server is killed, stopped, its disk fills, its database is locked, its bots fail.

Nothing acknowledged may be lost. Every part prints one line, the last line sums up; the exit code is 1 if a part fails.
What is waited for is always something that happened, never a while: it holds on a busy machine too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import click
import httpx
import msgspec
import psycopg
from sqlalchemy import select

from benchmarks.http_client import Connection, visitor
from benchmarks.table import HOST
from tests.table.postgres import MISSING, cluster, restart
from tools.stock import Forked, Stock
from undercroft import verify
from undercroft.core.errors import UndercroftError
from undercroft.table.context import Settings
from undercroft.table.schema import answers
from undercroft.table.store import Store

STOP = 3
"""Seconds within which a server has ended that was asked to."""

LONG = 180
"""Seconds after which something that should happen is given up."""


class Server:
    """`undercroft serve`, to be killed."""

    running: ClassVar[list[Server]] = []

    def __init__(self, folder: Path, *options: str, limit: int = 0, environment: dict[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "undercroft", "serve", *in_folder(folder), *options],
            stdout=subprocess.PIPE,
            stderr=None if os.environ.get("LOUD") else subprocess.DEVNULL,  # LOUD=1: what went wrong
            text=True,
            env={**os.environ, **(environment or {})},
            preexec_fn=(lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))) if limit else None,
        )
        self.running.append(self)
        assert self.process.stdout is not None
        said = re.search(r":(\d+)/", self.process.stdout.readline())
        assert said is not None, "the server does not start"
        self.port = int(said[1])  # from now on it takes connections; the first is answered when it is ready

    @classmethod
    def end_all(cls) -> None:
        """Leave no process behind, whatever happened."""
        while cls.running:
            cls.running.pop().kill()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def stop(self) -> float:
        """Ask it to end; how long it took. Longer than promised is a failure."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(STOP)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"it did not stop within {STOP} s") from None
        return time.monotonic() - began


def in_folder(folder: Path) -> list[str]:
    return ["--port", "0", "--data", str(folder), "--no-limits", "--pause", "0"]


@dataclass
class Acknowledged:
    """What the server said it has: the answers by match and number. `enough` is set when there are `wanted` of them.

    `reads` counts how often somebody looked after an acknowledged answer, and saw it.
    """

    token: str
    reads: int = 0
    answers: dict[tuple[str, int], str] = field(default_factory=dict)
    matches: list[str] = field(default_factory=list)
    wanted: int = 0
    enough: asyncio.Event = field(default_factory=asyncio.Event)
    since: set[str] = field(default_factory=set)  # the matches that were answered since somebody checked

    @property
    def ids(self) -> set[str]:
        return {id for id, _ in self.answers}

    def add(self, match: str, number: int, key: str) -> None:
        assert (match, number) not in self.answers, f"question {number} of match {match} was answered twice"
        self.answers[match, number] = key
        self.since.add(match)
        if len(self.answers) >= self.wanted:
            self.enough.set()


async def make(connection: Connection, token: str, seats: int = 3, bots: int = 1, game: str = "welcome") -> str:
    wish = {"game": game, "seats": [{"who": "me"}] * (seats - bots) + [{"who": "bot:random"}] * bots}
    id: str = (await connection.json("POST", "/api/matches", token, wish))["id"]
    return id


async def answer_on(port: int, id: str, said: Acknowledged, chance: random.Random, most: int = 10**9) -> bool:
    """Answer a match as fast as it goes; whether it has ended. Lost connections end it."""
    connection, least = None, 0
    try:
        connection = await Connection.open(HOST, port)
        for _ in range(most):
            status, told = await connection.request("GET", f"/api/matches/{id}", said.token)
            if status == 503:
                await asyncio.sleep(0.1)
                continue
            assert status == 200, (status, told)
            match = msgspec.json.decode(told)
            assert match["number"] >= least, f"an acknowledged answer was not seen: {match['number']} < {least}"
            said.reads += least > 0
            if match["ended"]:
                return True
            match = await own_view(connection, said.token, match)
            if not match["question"]["choices"]:  # a bot is asked
                await asyncio.sleep(0.02)
                continue
            key = chance.choice(match["question"]["choices"])["key"]
            wish = {"number": match["number"], "seat": match["question"]["seat"], "keys": [key]}
            status, _ = await connection.request(
                "POST", f"/api/matches/{id}/answers", said.token, msgspec.json.encode(wish)
            )
            if status == 200:
                said.add(id, match["number"], key)
                least = match["number"] + 1
            elif status not in (403, 409, 503):  # 403: another of the seats sits at the device meanwhile
                raise AssertionError(f"status {status}")
    except (OSError, RuntimeError):
        return False
    finally:
        if connection is not None:
            connection.close()
    return False


async def own_view(connection: Connection, token: str, match: dict[str, Any]) -> dict[str, Any]:
    """The match as the asked seat sees it: this program holds several, and says which of them is here."""
    if match["curtain"] is None:
        return match
    where = f"/api/matches/{match['id']}/here"
    shown: dict[str, Any] = await connection.json("POST", where, token, {"seat": match["curtain"]})
    return shown


@dataclass(frozen=True)
class Place:
    """Where a server keeps its matches: a folder, or a database of PostgreSQL; and how it is started for a while."""

    folder: Path
    database: str = ""
    stock: Stock | None = None

    @property
    def named(self) -> list[str]:
        return ["--database", self.database] if self.database else []

    def serve(self, *options: str) -> Server:
        return Server(self.folder, *self.named, *options)

    def serve_a_while(self) -> Server | Forked:
        return self.serve() if self.stock is None else self.stock.serve(*in_folder(self.folder), *self.named)

    def store(self) -> Store:
        return Store(self.database or Settings.in_folder(self.folder))

    def check(self, said: Acknowledged, only: set[str] | None = None) -> None:
        """Everything that was acknowledged (in these matches) is there."""
        ids = said.ids if only is None else only
        store = self.store()
        rows = store.read(select(answers).where(answers.c.sort == "answer", answers.c.match.in_(ids)))
        store.close()
        kept = {(row["match"], row["number"]): msgspec.json.decode(row["keys"])[0] for row in rows}
        lost = [place for place, key in said.answers.items() if place[0] in ids and kept.get(place) != key]
        assert not lost, f"{len(lost)} acknowledged answers are lost: {lost[:3]}"

    def verify(self, ids: list[str]) -> None:
        """The record of every match, also of one that runs, is what the rules and its seed give."""
        store = self.store()
        for id in ids:
            verify(store.load(id).record)
        store.close()


def check_kept(folder: Path, said: Acknowledged) -> None:
    Place(folder).check(said)


PLAYED = (("welcome", 4), ("welcome", 3), ("thunderstone", 2), ("dungeoneer", 2), ("mageknight", 2))
"""The games that are played while the server is killed, and with how many seats."""


def killed(place: Place, times: int, chance: random.Random, most: int = 150) -> str:
    """kill -9 under load; after each the answers are there and every match resumes; in the end all are verified."""
    said = Acknowledged("")
    slowest = 0.0

    async def load(port: int, answers: int) -> None:
        """Play until so many more answers are acknowledged, then kill it in the middle of the others."""
        said.wanted, said.enough = len(said.answers) + answers, asyncio.Event()
        first = await Connection.open(HOST, port)
        said.token = said.token or await visitor(first)
        for id in said.matches:
            status, body = await first.request("GET", f"/api/matches/{id}", said.token)
            assert status == 200, f"match {id} does not resume: {status} {body[:200]!r}"
        while len(said.matches) < 10:
            game, seats = PLAYED[len(said.matches) % len(PLAYED)]
            said.matches.append(await make(first, said.token, seats, bots=len(said.matches) % 2, game=game))
        first.close()
        playing = [asyncio.create_task(answer_on(port, id, said, chance)) for id in said.matches]
        async with asyncio.timeout(LONG):
            await said.enough.wait()
        server.kill()
        ended = await asyncio.gather(*playing)
        said.matches = [id for id, over in zip(said.matches, ended, strict=True) if not over]

    with click.progressbar(range(times), label=f"{times} kills", file=sys.stderr) as kills:
        for _ in kills:
            began = time.monotonic()
            server = place.serve_a_while()
            slowest = max(slowest, time.monotonic() - began)
            asyncio.run(load(server.port, chance.randint(5, most)))
            place.check(said, said.since)
            said.since.clear()
    place.check(said)
    ids = sorted(said.ids)
    place.verify(ids)
    return (
        f"{times} kills, {len(said.answers)} acknowledged answers all kept, {len(ids)} matches of "
        f"{len(dict(PLAYED))} games resumed and verified; slowest start {slowest:.1f} s"
    )


def killed_at_length(folder: Path, times: int, chance: random.Random, database: str = "") -> str:
    """With servers that start at once, so that a thousand of them do not take hours."""
    with Stock() as stock:
        return killed(Place(folder, database, stock), times, chance)


class Proxy:
    """Stands between players and server, and cuts their connections in the middle of whatever they do."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.lines: set[asyncio.StreamWriter] = set()

    async def open(self) -> int:
        self.server = await asyncio.start_server(self.join, HOST, 0)
        port: int = self.server.sockets[0].getsockname()[1]
        return port

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, away = await asyncio.open_connection(HOST, self.to)
        except OSError:
            writer.close()
            return
        self.lines |= {writer, away}
        await asyncio.gather(carry(reader, away), carry(there, writer), return_exceptions=True)
        self.lines -= {writer, away}

    def cut(self) -> None:
        for line in list(self.lines):
            line.transport.abort()

    async def close(self) -> None:
        self.server.close()
        while self.lines:
            self.cut()
            await asyncio.sleep(0.01)


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while part := await reader.read(65536):
            writer.write(part)
            await writer.drain()
    finally:
        writer.close()


def several(folder: Path, chance: random.Random, rounds: int = 1, reads: int = 0) -> str:
    """Three processes at PostgreSQL behind a proxy: one is killed, the database, all connections, the ears.

    New matches follow those that have ended until acknowledged answers were looked for so often (`reads`).
    """
    with cluster() as address:
        if address is None:
            return "left out: " + MISSING
        place, said = Place(folder, address), Acknowledged("")
        server = place.serve("--workers", "3")
        proxy = Proxy(server.port)

        def cut(which: str) -> None:
            with psycopg.connect(address, autocommit=True) as admin:
                admin.execute(f"select pg_terminate_backend(pid) from pg_stat_activity where {which}")

        faults: list[Callable[[], object]] = [
            lambda: os.kill(chance.choice(processes(server.process.pid)), signal.SIGKILL),
            lambda: cut("query like 'listen%'"),
            lambda: cut("pid <> pg_backend_pid() and backend_type = 'client backend'"),
            lambda: proxy.cut(),
            lambda: restart(address),
        ]

        async def play_on(port: int, id: str) -> None:
            while True:
                while not await answer_on(port, id, said, chance):
                    await asyncio.sleep(0.2)
                if said.reads >= reads:
                    return
                id = await another(port)

        async def another(port: int) -> str:
            while True:
                try:
                    connection = await Connection.open(HOST, port)
                    said.matches.append(await make(connection, said.token, 4, bots=len(said.matches) % 2))
                except (OSError, RuntimeError):  # in the middle of a fault
                    await asyncio.sleep(0.2)
                else:
                    connection.close()
                    return said.matches[-1]

        async def run() -> None:
            port = await proxy.open()
            first = await Connection.open(HOST, port)
            said.token = await visitor(first)
            said.matches = [await make(first, said.token, 4, bots=at % 2) for at in range(6 + 6 * rounds)]
            first.close()
            playing = [asyncio.create_task(play_on(port, id)) for id in said.matches]
            for fault in faults * rounds:
                said.wanted, said.enough = len(said.answers) + 20, asyncio.Event()
                async with asyncio.timeout(LONG):
                    while not said.enough.is_set() and not all(task.done() for task in playing):
                        await asyncio.sleep(0.05)
                await asyncio.to_thread(fault)
            async with asyncio.timeout(2 * LONG + reads):
                await asyncio.gather(*playing)
            await proxy.close()

        asyncio.run(run())
        place.check(said)
        place.verify(said.matches)
        server.process.terminate()
        server.process.wait(LONG)
        return (
            f"{len(faults) * rounds} faults, {len(said.answers)} acknowledged answers all kept, none asked twice, "
            f"{said.reads} reads after an answer and none old, {len(said.matches)} matches ended and verified"
        )


def processes(supervisor: int) -> list[int]:
    """The server processes of a supervisor."""
    return [int(pid) for pid in Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()]


def killed_on_postgres(folder: Path, times: int, chance: random.Random) -> str:
    with cluster() as address:
        return killed_at_length(folder, times, chance, address) if address is not None else "left out: " + MISSING


def stopped(folder: Path, chance: random.Random) -> str:
    """SIGTERM while matches are played and streams are open: it ends at once, the streams end, nothing is lost."""
    said = Acknowledged("", wanted=50)
    server = Server(folder)

    async def stream(id: str) -> None:
        reader, writer = await asyncio.open_connection(HOST, server.port)
        writer.write(f"GET /events?m={id} HTTP/1.1\r\nHost: {HOST}\r\n{said.token}\r\n".encode())
        async for _ in reader:  # until the server ends it
            pass
        writer.close()

    async def run() -> float:
        first = await Connection.open(HOST, server.port)
        said.token = await visitor(first)
        said.matches = [await make(first, said.token) for _ in range(8)]
        first.close()
        playing = [asyncio.create_task(answer_on(server.port, id, said, chance)) for id in said.matches]
        streams = [asyncio.create_task(stream(id)) for id in said.matches for _ in range(5)]
        async with asyncio.timeout(LONG):
            await said.enough.wait()
            took = await asyncio.to_thread(server.stop)
            await asyncio.gather(*playing, *streams)
        return took

    took = asyncio.run(run())
    check_kept(folder, said)
    return f"it ended in {took:.1f} s (at most {STOP}) with 40 open streams, {len(said.answers)} answers kept"


def full_disk(folder: Path, chance: random.Random) -> str:
    """The database cannot grow: a clear problem and a clear page, nothing lost, and on it goes with room again."""
    said = Acknowledged("")
    server = Server(folder, limit=700_000)

    async def fill() -> None:
        connection = await Connection.open(HOST, server.port)
        said.token = await visitor(connection)
        refused = b""
        for _ in range(300):
            wish = {"game": "welcome", "seats": [{"who": "me"}, {"who": "bot:random"}]}
            status, body = await connection.request("POST", "/api/matches", said.token, msgspec.json.encode(wish))
            if status == 503:
                refused = body
                break
            assert status == 201, (status, body)
            said.matches.append(msgspec.json.decode(body)["id"])
            await answer_on(server.port, said.matches[-1], said, chance, 30)
        assert b"disk may be full" in refused, "the disk never became full"
        connection.close()

    asyncio.run(fill())
    refused_in_words(server.port)
    check_kept(folder, said)
    server.kill()
    server = Server(folder)

    async def resume() -> None:
        async with asyncio.timeout(LONG):
            for id in said.matches:
                assert await answer_on(server.port, id, said, chance), f"match {id} does not go on"

    asyncio.run(resume())
    check_kept(folder, said)
    server.stop()
    return f"refused in words, {len(said.answers)} acknowledged answers kept, {len(said.matches)} matches went on"


def refused_in_words(port: int) -> None:
    """A form that needs the store gets a page that says what is wrong."""
    with httpx.Client(base_url=f"http://{HOST}:{port}") as browser:
        csrf = re.search(r'name="csrf" content="(\w+)"', browser.get("/").text)
        assert csrf is not None, "the lobby cannot be seen"
        form = {"csrf": csrf[1], "game": "welcome", "seat.0": "me", "seat.1": "friend"}
        for _ in range(1000):  # a tidied log may have made a little room again
            page = browser.post("/matches", data=form, headers={"Sec-Fetch-Mode": "navigate"})
            if page.status_code != 303:
                break
        assert page.status_code == 503 and "disk may be full" in page.text and "<html" in page.text, repr(page)


def locked(folder: Path, chance: random.Random) -> str:
    """Another program holds the database: told within seconds, nothing kept by half, the same answer counts later."""
    said = Acknowledged("")
    server = Server(folder)

    async def run() -> float:
        connection = await Connection.open(HOST, server.port)
        said.token = await visitor(connection)
        id = await make(connection, said.token, 2, 0)
        match = await connection.json("GET", f"/api/matches/{id}", said.token)
        match = await own_view(connection, said.token, match)
        wish = {"number": match["number"], "keys": ["draw"]}
        lock = sqlite3.connect(folder / "undercroft.db", isolation_level=None)
        lock.execute("begin immediate")
        began = time.monotonic()
        status, body = await connection.request(
            "POST", f"/api/matches/{id}/answers", said.token, msgspec.json.encode(wish)
        )
        took = time.monotonic() - began
        assert status == 503 and b"database locked" in body, (status, body)
        again = await connection.json("GET", f"/api/matches/{id}", said.token)
        assert again["number"] == match["number"], "an answer is shown that is not stored"
        lock.execute("rollback")
        lock.close()
        status, body = await connection.request(
            "POST", f"/api/matches/{id}/answers", said.token, msgspec.json.encode(wish)
        )
        assert status == 200, (status, body)
        said.add(id, match["number"], "draw")
        assert await answer_on(server.port, id, said, chance)
        connection.close()
        return took

    took = asyncio.run(run())
    check_kept(folder, said)
    server.stop()
    return f"refused in words after {took:.1f} s, then the same answer was taken; the match was played to its end"


BOTS = """
import os, time
from undercroft.bots import RandomBot
from undercroft.core.registry import games
class Crashing(RandomBot):
    def choose(self, seen): os._exit(3)
class Endless(RandomBot):
    def choose(self, seen): time.sleep(3600)
game = games()["welcome"]
object.__setattr__(game, "bots", {"crashing": Crashing, "endless": Endless, **game.bots})
"""


def bad_bots(folder: Path, chance: random.Random) -> str:
    """A bot that crashes and one that overruns its time are replaced, and the chronicle says so."""
    (folder / "site").mkdir(parents=True)
    (folder / "site" / "sitecustomize.py").write_text(BOTS)
    server = Server(folder, "--bot-limit", "3", environment={"PYTHONPATH": str(folder / "site")})
    said = Acknowledged("")

    async def run() -> list[str]:
        connection = await Connection.open(HOST, server.port)
        said.token = await visitor(connection)
        seats = [{"who": "me"}, {"who": "bot:crashing"}, {"who": "bot:endless"}]
        wish = {"game": "welcome", "seats": seats}
        id = (await connection.json("POST", "/api/matches", said.token, wish))["id"]
        assert await answer_on(server.port, id, said, chance), "the match does not end"
        connection.close()
        connection = await Connection.open(HOST, server.port)
        events = await connection.json("GET", f"/api/matches/{id}/events", said.token)
        connection.close()
        return [event["text"] for event in events if event["message"].startswith("note-bot-")]

    told = asyncio.run(run())
    server.stop()
    assert len(told) == 2, told
    return "both replaced and reported: " + " ".join(told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="kill -9 on SQLite")
    parser.add_argument("--postgres-kills", type=int, default=20, help="kill -9 on PostgreSQL")
    parser.add_argument("--rounds", type=int, default=1, help="of faults among three processes")
    parser.add_argument("--reads", type=int, default=0, help="at least so many after answers, among three processes")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    chance = random.Random(given.seed)
    print(f"seed {given.seed}", flush=True)
    parts: list[tuple[str, Callable[[Path], str]]] = [
        ("kill -9", lambda folder: killed_at_length(folder, given.kills, chance)),
        ("kill -9 on PostgreSQL", lambda folder: killed_on_postgres(folder, given.postgres_kills, chance)),
        ("three processes", lambda folder: several(folder, chance, given.rounds, given.reads)),
        ("SIGTERM", lambda folder: stopped(folder, chance)),
        ("full disk", lambda folder: full_disk(folder, chance)),
        ("locked database", lambda folder: locked(folder, chance)),
        ("bad bots", lambda folder: bad_bots(folder, chance)),
    ]
    failed: list[str] = []
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="undercroft-faults-") as name:
        for title, part in parts:
            try:
                print(f"{title}: {part(Path(name) / title.replace(' ', '-'))}", flush=True)
            except (AssertionError, RuntimeError, OSError, UndercroftError) as error:
                failed.append(title)
                print(f"{title}: FAILED: {error!r}", flush=True)
            finally:
                Server.end_all()
    outcome = f"FAILED: {', '.join(failed)}" if failed else f"all {len(parts)} parts hold"
    print(f"{outcome} ({time.monotonic() - began:.0f} s)", flush=True)
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
