"""`undercroft serve` as people start it: says where it is, stops at once, refuses clearly."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import re
import signal
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from click.testing import CliRunner

from tests.awaiting import awaited
from undercroft.cli import cli
from undercroft.table import app, serving
from undercroft.table.context import Settings

from .conftest import CONTEXT, until

COMMAND = [sys.executable, "-m", "undercroft", "serve"]


@contextmanager
def served(*options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    with subprocess.Popen([*COMMAND, "--port", "0", *options], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = re.search(r"http://localhost:\d+/", said)
        assert address is not None, said
        try:
            yield process, address[0].replace("localhost", "127.0.0.1")
        finally:
            process.terminate()  # a supervisor that is killed leaves its processes behind
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()


def ready(url: str) -> None:
    for _ in range(200):
        try:
            if httpx.get(url + "readyz", verify=CONTEXT).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server does not become ready")


def test_it_says_where_it_is_and_stops_with_open_streams(tmp_path: Path) -> None:
    with served("--data", str(tmp_path)) as (process, url), httpx.Client(base_url=url) as guest:
        ready(url)
        token = guest.post("/api/visitors", json={"name": "a"}).json()["token"]
        guest.headers["Authorization"] = f"Bearer {token}"
        seats = [{"who": "me"}, {"who": "bot:random"}]
        id = guest.post("/api/matches", json={"game": "welcome", "seats": seats}).json()["id"]
        with guest.stream("GET", f"/events?m={id}") as stream:
            assert next(stream.iter_lines()) == "retry: 1000"
            process.send_signal(signal.SIGTERM)
            process.wait(30)  # it ends although the stream is open; uvicorn gives streams a second
        assert (tmp_path / "undercroft.db").exists()


def test_two_server_processes_share_a_database(postgresql: str) -> None:
    with served("--database", postgresql, "--workers", "2", "--no-limits") as (process, url):
        ready(url)
        headers: dict[str, str] = {}

        def call(path: str, data: object = None) -> httpx.Response:
            """Each is a new connection: any of the two processes may take it."""
            method = "GET" if data is None else "POST"
            return httpx.request(method, url + path, json=data, headers=headers, verify=CONTEXT)

        headers["Authorization"] = f"Bearer {call('api/visitors', {'name': 'a'}).json()['token']}"
        id = call("api/matches", {"game": "welcome", "seats": [{"who": "me"}, {"who": "me"}]}).json()["id"]
        for _ in range(60):
            match = call(f"api/matches/{id}").json()
            if match["ended"]:
                break
            seat = match["question"]["seat"]
            own = call(f"api/matches/{id}/here", {"seat": seat}).json()
            if own["question"] is None or not own["question"]["choices"]:
                continue  # this process has not heard of the last answer yet
            key = own["question"]["choices"][0]["key"]
            stood = call(f"api/matches/{id}/answers", {"number": own["number"], "seat": seat, "keys": [key]})
            assert stood.status_code in (200, 403, 409), stood.text  # 403: it has not heard who is here
        assert match["number"] > 5
        process.send_signal(signal.SIGTERM)
        process.wait(30)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--workers", "2", "--data", "{}"], "needs --database postgresql"),
        (["--data", "{}", "--host", "203.0.113.1"], "cannot listen at 203.0.113.1"),
        (["--database", "sqlite:////dev/null/at.db"], "the database cannot be opened"),
        (["--prot", "1"], "--port"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(tmp_path: Path, options: list[str], said: str) -> None:
    given = [option.format(tmp_path) for option in options]
    done = subprocess.run([*COMMAND, *given], capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode in (1, 2) and said in done.stderr and "Traceback" not in done.stderr


def test_matches_that_were_put_away_are_collected_when_play_has_paused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ring:
        def __init__(self) -> None:
            self.itself = self  # refers to itself: counting references never frees it

    monkeypatch.setattr(app, "PAUSE", 0.001)
    store = SimpleNamespace(writer=SimpleNamespace(commits=0))

    async def play() -> None:
        tidying = asyncio.create_task(app.tidy(SimpleNamespace(store=store)))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        gone = weakref.ref(Ring())
        store.writer.commits += 1
        for _ in range(1000):
            if gone() is None:
                break
            await asyncio.sleep(0.01)
        tidying.cancel()
        assert gone() is None

    gc.disable()
    try:
        awaited(play())
    finally:
        gc.enable()


def interrupted(*options: str, starting: bool = False) -> tuple[int, str]:
    """Ctrl+C at a terminal goes to every process of the group. How the server ended, and what was said."""
    with subprocess.Popen(
        [*COMMAND, "--port", "0", *options],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        address = re.search(r"http://localhost:\d+/", process.stdout.readline())
        assert address is not None
        if not starting:
            ready(address[0].replace("localhost", "127.0.0.1"))
        os.killpg(process.pid, signal.SIGINT)
        said = process.stdout.read()  # until the last process that holds it has ended, the bots' too
        return process.wait(30), said


def test_an_interrupt_is_how_it_is_stopped(tmp_path: Path) -> None:
    assert interrupted("--data", str(tmp_path)) == (0, "Undercroft is closed.\n")


@pytest.mark.parametrize("starting", [True, False])
def test_an_interrupt_stops_several_processes_as_quietly(postgresql: str, starting: bool) -> None:
    options = ("--database", postgresql, "--workers", "2")
    assert interrupted(*options, starting=starting) == (0, "Undercroft is closed.\n")


def listening_again() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})


@pytest.mark.skipif(sys.platform != "linux", reason="processes are forked on Linux only")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.parametrize("first", [listening_again, lambda: None], ids=["it listens", "it never listens"])
def test_an_interrupt_finds_the_process_that_is_just_being_started(
    monkeypatch: pytest.MonkeyPatch, first: Callable[[], None]
) -> None:
    """It waits until the process has started, and takes it along, also one that stays deaf to being told."""
    started = BaseProcess.start

    def start(process: BaseProcess) -> None:
        started(process)
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.01)  # other threads do not hold it back: it is heard here, before the process is in any list

    def served(settings: Settings, listening: socket.socket) -> None:
        first()
        signal.pause()

    monkeypatch.setattr(BaseProcess, "start", start)
    monkeypatch.setattr(serving, "run", served)
    monkeypatch.setattr(serving, "GRACE", 0)
    before = {sign: signal.getsignal(sign) for sign in (signal.SIGINT, signal.SIGTERM)}
    try:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            serving.supervise(Settings("sqlite://"), listening, 2)
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)
    assert multiprocessing.active_children() == []


def test_a_killed_supervisor_takes_its_processes_along(postgresql: str) -> None:
    with served("--database", postgresql, "--workers", "2") as (process, url):
        ready(url)
        own = [int(pid) for pid in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]
        assert len(own) >= 2
        process.kill()
        process.wait()
        until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in own), 60)


def test_a_missing_driver_is_named_with_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.cli.serve.find_spec", lambda name: None)
    found = CliRunner().invoke(cli, ["serve", "--database", "postgresql://localhost/x"])
    assert found.exit_code == 2 and "pip install '.[postgres]' in the clone" in found.stderr
