"""The web table under load: answers per second with 50 matches at once, and 200 watchers of one match.

`python -m benchmarks.table`: our server (SQLite, every answer safe on the disk before it is acknowledged) and, if npm
can install it, boardgame.io (in memory) take turns on the same machine over loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import Any

import uvloop

from undercroft import new_match

from .http_client import Connection, visitor

HERE = Path(__file__).parent
HOST = "127.0.0.1"
SEATS = 4


@dataclass
class Figures:
    """What one run gave: how many in a second, how long each took, and the CPU time that server and client spent on
    each. A client that spends a second in a second is the limit, and its server is not measured."""

    rate: float
    times: list[float]
    cpu: float
    client: float

    def at(self, part: float) -> float:
        """A quantile of the times, in milliseconds."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000


def free_port() -> int:
    with socket.create_server((HOST, 0)) as free:
        port: int = free.getsockname()[1]
        return port


def cpu_of(pid: int) -> float:
    """Seconds of CPU that a process has used: unlike times, they mean the same on a machine that others use too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Serving:
    """A server that runs in a process of its own."""

    port: int
    pid: int


@contextmanager
def our_server(folder: Path, *more: str) -> Iterator[Serving]:
    """`undercroft serve`."""
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "undercroft",
        "serve",
        "--port",
        str(port),
        "--data",
        str(folder),
        "--no-limits",
        *more,
    ]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        wait_for(port, process)
        try:
            yield Serving(port, process.pid)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(10)


def wait_for(port: int, process: subprocess.Popen[Any]) -> None:
    for _ in range(600):
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with {process.returncode}")
        try:
            socket.create_connection((HOST, port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the server did not start")


def script(seed: str) -> list[tuple[int, int, str]]:
    """A whole match of four: number, seat and key of every answer. They draw rather than pass: it lasts longer."""
    match = new_match("welcome", SEATS, seed)
    chance = random.Random(seed)
    steps = []
    while match.decision is not None:
        key = "draw" if "draw" in match.keys and chance.random() < 0.9 else chance.choice(match.keys)
        steps.append((match.number, match.decision.seat, key))
        match.choose(key)
    return steps


async def seated(connection: Connection, players: list[str], seed: str) -> dict[str, Any]:
    """A new match at which these players sit, as the first sees it."""
    wish = {"game": "welcome", "seats": [{"who": "me"}] + [{"who": "friend"}] * (SEATS - 1), "seed": seed}
    match: dict[str, Any] = await connection.json("POST", "/api/matches", players[0], wish)
    for seat, player in zip(match["seats"][1:], players[1:], strict=True):
        await connection.json("POST", "/api/seats", player, {"invitation": seat["invitation"]})
    return match


async def prepare(served: Serving, matches: int) -> list[list[bytes]]:
    """So many new matches: for each the requests that play it to its end."""
    connections = [await Connection.open(HOST, served.port) for _ in range(20)]
    players = [await visitor(connections[0]) for _ in range(SEATS)]
    seeds = [f"bench {at}" for at in range(matches)]
    made: list[list[bytes]] = []

    async def make(connection: Connection) -> None:
        while seeds:
            seed = seeds.pop()
            path = f"/api/matches/{(await seated(connection, players, seed))['id']}/answers"
            made.append(
                [
                    connection.asked("POST", path, players[seat], json.dumps({"number": n, "keys": [key]}).encode())
                    for n, seat, key in script(seed)
                ]
            )
        connection.close()

    await asyncio.gather(*(make(connection) for connection in connections))
    return made


async def play(served: Serving, seats: int, seconds: float) -> Figures:
    """`seats` matches at once, each answered as soon as its last answer is acknowledged; new ones as they end."""
    made = await prepare(served, seats * 8)
    times: list[float] = []
    own, spent, began = time.process_time(), cpu_of(served.pid), time.perf_counter()
    end = began + seconds

    async def player() -> None:
        connection = await Connection.open(HOST, served.port)
        while made and time.perf_counter() < end:
            for request in made.pop():
                sent = time.perf_counter()
                status, answer = await connection.send(request)
                now = time.perf_counter()
                if status != 200:
                    raise RuntimeError(f"{status} {answer!r}")
                times.append(now - sent)
                if now > end:
                    break
        connection.close()

    await asyncio.gather(*(player() for _ in range(seats)))
    took, spent, own = time.perf_counter() - began, cpu_of(served.pid) - spent, time.process_time() - own
    return Figures(len(times) / took, times, spent / len(times), own / len(times))


class Watcher(asyncio.Protocol):
    """A browser that watches: its stream, and beside it the connection by which it fetches its own view."""

    def __init__(self, seen: Callable[[], None]) -> None:
        self.seen = seen
        self.number = 0  # of the question that it waits for
        self.fetching: asyncio.Task[None] | None = None

    async def open(self, port: int, match: str, token: str) -> None:
        self.views = await Connection.open(HOST, port)
        own = await visitor(self.views)
        await self.views.request("GET", f"/watch/{token}", own)
        self.view = self.views.asked("GET", f"/m/{match}/view", own + "Accept-Encoding: gzip\r\n")
        transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, HOST, port)
        transport.write(f"GET /events?m={match} HTTP/1.1\r\nHost: {HOST}\r\n{own}\r\n".encode())
        self.stream = transport

    def data_received(self, data: bytes) -> None:
        at = data.rfind(b"data: ")
        if at < 0:
            return
        number = int(data[at:].split(b"\n", 1)[0].rpartition(b":")[2].rstrip(b"+"))
        if number >= self.number:
            self.number = number + 1
            self.fetching = asyncio.create_task(self.fetch())

    async def fetch(self) -> None:
        status, body = await self.views.send(self.view)
        assert status == 200 and body
        self.seen()

    def close(self) -> None:
        self.stream.close()
        self.views.close()


async def watch(served: Serving, watchers: int, answers: int) -> Figures:
    """One match with many watchers: from the answer's sending until each has the new view."""
    host = await Connection.open(HOST, served.port)
    players = [await visitor(host) for _ in range(SEATS)]
    seed = next(s for s in (f"watch {i}" for i in range(1000)) if len(script(s)) > answers)
    match = await seated(host, players, seed)
    times: list[float] = []
    sent, waiting = 0.0, watchers
    all_seen = asyncio.Event()

    def seen() -> None:
        nonlocal waiting
        if sent:
            times.append(time.perf_counter() - sent)
        waiting -= 1
        if waiting == 0:
            all_seen.set()

    people = [Watcher(seen) for _ in range(watchers)]
    for person in people:
        await person.open(served.port, match["id"], match["watch"])
    await asyncio.wait_for(all_seen.wait(), 60)
    own, spent, began = time.process_time(), cpu_of(served.pid), time.perf_counter()
    for n, seat, key in script(seed)[:answers]:
        all_seen.clear()
        waiting = watchers
        for person in people:
            person.number = n + 1
        sent = time.perf_counter()
        await host.json("POST", f"/api/matches/{match['id']}/answers", players[seat], {"number": n, "keys": [key]})
        await asyncio.wait_for(all_seen.wait(), 30)
    took, spent, own = time.perf_counter() - began, cpu_of(served.pid) - spent, time.process_time() - own
    for person in people:
        person.close()
    host.close()
    return Figures(len(times) / took, times, spent / len(times), own / len(times))


def boardgame_io(folder: Path, seats: int, seconds: float) -> Figures | None:
    """The same with a boardgame.io server in memory; None if it cannot be installed."""
    environment = {**os.environ, "npm_config_update_notifier": "false"}
    install = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder)]
    try:
        subprocess.run(
            [*install, "boardgame.io@0.50.2", "socket.io-client@4"], check=True, timeout=240, env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
    except (OSError, subprocess.SubprocessError):
        return None
    for name in ("bgio_server.js", "bgio_client.js"):
        (folder / name).write_text((HERE / name).read_text())
    port = free_port()
    with subprocess.Popen(["node", "bgio_server.js", str(port)], cwd=folder, stdout=subprocess.DEVNULL) as server:
        try:
            wait_for(port, server)
            client = ["node", "bgio_client.js", str(port), str(seats), str(seconds)]
            spent = cpu_of(server.pid)
            done = subprocess.run(client, cwd=folder, check=True, capture_output=True, text=True, timeout=120)
            spent = cpu_of(server.pid) - spent
        finally:
            server.send_signal(signal.SIGTERM)
    told = json.loads(done.stdout)
    return Figures(told["rate"], told["times"], spent / len(told["times"]), told["cpu"] / len(told["times"]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--watchers", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--turns", type=int, default=2, help="how often the two servers take turns")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    given = parser.parse_args()
    gc.disable()  # a pause of the client would be measured as one of the server
    ours: list[Figures] = []
    theirs: list[Figures] = []
    with tempfile.TemporaryDirectory(prefix="undercroft-bench-") as name:
        folder = Path(name)
        for turn in range(given.turns):
            with our_server(folder / f"data{turn}") as served:
                ours.append(uvloop.run(play(served, given.matches, given.seconds)))
            show("undercroft, durable", ours[-1])
            if not given.alone:
                peer = boardgame_io(folder, given.matches, given.seconds)
                if peer is None:
                    print("boardgame.io could not be installed by npm: no ratio")
                    given.alone = True
                else:
                    theirs.append(peer)
                    show("boardgame.io, in memory", peer)
        if theirs:
            rates = mean(f.rate for f in ours) / mean(f.rate for f in theirs)
            tails = mean(f.at(0.99) for f in ours) / mean(f.at(0.99) for f in theirs)
            print(f"ratio answers/s {rates:.2f} (at least 1.2), ratio p99 {tails:.2f} (at most 1)")
        with our_server(folder / "watched") as served:
            watched = uvloop.run(watch(served, given.watchers, 30))
        print(
            f"{given.watchers} watchers have the new view: p50 {watched.at(0.5):.1f} ms, "
            f"p99 {watched.at(0.99):.1f} ms (at most 100), {watched.cpu * 1e6:.0f} µs of CPU each"
        )


def show(name: str, figures: Figures) -> None:
    print(
        f"{name}: {figures.rate:.0f} answers/s, p50 {figures.at(0.5):.1f} ms, p99 {figures.at(0.99):.1f} ms, "
        f"{figures.cpu * 1e6:.0f} µs of CPU each, {figures.client * 1e6:.0f} µs of the client's",
        flush=True,
    )


if __name__ == "__main__":
    main()
