"""Nobody can use the table up: haste, streams, half requests, long records, memory, the disk, a second server."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import socket
import sqlite3
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tests.awaiting import awaited
from undercroft import new_match
from undercroft.core.record import Record
from undercroft.table import checking, forms, haste, hub, pages, serving
from undercroft.table.checking import Checking, steps
from undercroft.table.haste import KEPT, Counts, Limits, address
from undercroft.table.problems import Problem
from undercroft.table.store import Store

from .conftest import Running, until, words
from .test_serve import COMMAND, served
from .test_stream import Ear

# -- haste


def test_a_clock_that_jumps_harms_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = Counts()
    assert [counts.add("answer", "ada", 3600) for _ in range(3)] == [1, 2, 3]
    monkeypatch.setattr(time, "time", lambda: 0.0)  # back to 1970
    now = time.monotonic()
    assert counts.add("answer", "ada", 3600) == 4
    counts.clock = lambda: now + 3601
    assert counts.add("answer", "ada", 3600) == 1


def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(haste, "KEPT", 100)
    counts = Counts()
    for at in range(300):
        counts.add("look", f"visitor {at}", 60)
    assert len(counts.spans) == 100 and ("look", "visitor 299") in counts.spans and KEPT > 1000


def test_processes_count_together(store: Store, database: str) -> None:
    other = Store(database)
    limits = [Limits(store), Limits(other)]
    who = f"ada {time.monotonic_ns()}"

    async def hits() -> list[Any]:
        return [
            outcome
            for at in range(16)
            for outcome in await asyncio.gather(limits[at % 2].hit("upload", who), return_exceptions=True)
        ]

    refused = [at for at, outcome in enumerate(awaited(hits())) if isinstance(outcome, Problem)]
    assert refused == ([10, 11, 12, 13, 14, 15] if store.postgres else [])  # SQLite serves one process
    other.close()


def test_an_address_makes_only_so_many_matches(
    serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(haste, "RATES", {**haste.RATES, "make-from": (3, 60)})
    server = serving(limits=True)
    form = {"game": "welcome", "seat.0": "me", "seat.1": "friend"}
    made = [server.guest().send_form("/matches", form).status_code for _ in range(4)]  # each another visitor
    wish = {"game": "welcome", "seats": [{"who": "me"}, {"who": "friend"}]}
    assert [*made, server.program().post("/api/matches", json=wish).status_code] == [303, 303, 303, 429, 429]


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        (":", ":"),
    ],
)
def test_of_an_ipv6_address_the_network_counts(host: str, counted: str) -> None:
    assert address(SimpleNamespace(client=SimpleNamespace(host=host))) == counted  # type: ignore[arg-type]


def test_a_visitor_opens_only_so_many_streams(serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_OF_ONE", 2)
    server = serving(limits=True)
    ada, bob, id = server.pair()
    for _ in range(2):
        Ear(ada, id)
    refused = ada.get(f"/events?m={id}")
    assert refused.status_code == 429 and refused.json()["detail"] == words("en", "server-streams")
    Ear(bob, id)  # another's are counted for themselves


def test_renderings_of_a_match_are_kept_in_small_number(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MOST_RENDERED", 4)
    ada, _, id = server.pair()
    for at in range(12):
        assert ada.get(f"/m/{id}/view", headers={"Host": f"table{at}.example"}).status_code == 200
    assert len(server.live(id).rendered) == 4


# -- slow and half requests


def said(server: Running, *parts: bytes) -> bytes:
    """What comes back until the server closes the connection."""
    with socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), timeout=20) as line:
        got = b""
        for at, part in enumerate(parts):
            if at:
                got += line.recv(65536)
            line.sendall(part)
        while piece := line.recv(65536):
            got += piece
    return got


def test_half_a_request_holds_no_connection(serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.table.serving.HEAD_LIMIT", 0.3)
    server = serving()
    assert said(server) == b""
    assert said(server, b"GET / HTTP/1.1\r\nHost: x") == b""
    whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    assert said(server, whole, b"GET /heal").count(b"HTTP/1.1 200") == 1  # the second was never finished


def test_a_client_that_does_not_read_holds_no_connection(
    serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.table.serving.READ_LIMIT", 0.3)
    server = serving()
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(server.socket.getsockname())
        line.setblocking(False)
        with contextlib.suppress(BlockingIOError):  # it listens no more: what it says is not read
            for _ in range(1_000):
                line.send(b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
        served = server.server.server_state
        until(lambda: served.total_requests > 0 and not served.connections)
    assert server.guest().get("/healthz").status_code == 200


def test_a_body_that_does_not_come_is_given_up(
    serving: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forms, "BODY_LIMIT", 0.3)
    server = serving()
    head = b"POST %s HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\nContent-Type: %s\r\n\r\n-"
    for path, kind in ((b"/api/visitors", b"application/json"), (b"/records", b"multipart/form-data; boundary=x")):
        answer = said(server, head % (path, kind))
        assert answer.startswith(b"HTTP/1.1 408") and b"connection: close" in answer.lower()


# -- records


def test_steps_count_what_an_undo_plays_again() -> None:
    match = new_match("welcome", 2, seed=3)
    assert match.record is not None
    answers = [{"answer": at, "seat": 0, "kind": "x", "key": "k"} for at in range(10)]
    back = [{"undo": 10 + at, "to": 9 - at} for at in range(5)]
    assert steps(Record(match.record.header, answers)) == 10
    assert steps(Record(match.record.header, [*answers, *back])) == 10 + sum(1 + 9 - at for at in range(5))
    shot = {"turn": 2, "n": 5, "state": {}}
    assert steps(Record(match.record.header, [*answers[:8], shot, *answers[8:], *back[:1]])) == 10 + 1 + 1


def test_a_record_that_would_take_too_long_is_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    from .test_play import play_on

    monkeypatch.setattr("undercroft.table.making.MOST_STEPS", 3)
    ada = server.guest()
    id = ada.make("me", "bot:random")
    play_on(server, id, ada)
    record = ada.get(f"/m/{id}/record").content
    refused = ada.post("/records", files={"file": ("r.jsonl", record)}, headers={"X-CSRF-Token": ada.csrf})
    assert refused.status_code == 422 and refused.json()["detail"] == words("en", "server-upload-long", steps=3)


def test_nobody_fills_the_queue_of_the_checker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "MOST_WAITING", 3)

    class Slow:
        def __init__(self) -> None:
            self.go = asyncio.Event()

        async def ask(self, job: object) -> str:
            await self.go.wait()
            return ""

    async def many() -> list[Any]:
        queue = Checking()
        queue.workers = slow = Slow()  # type: ignore[assignment]
        asked = [asyncio.create_task(queue.check("", who)) for who in ("ada", "ada", "bob", "cy", "dan")]
        await asyncio.sleep(0)
        slow.go.set()
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert not queue.waiting and await queue.check("", "ada") == ""  # and then there is room again
        return [outcome.message if isinstance(outcome, Problem) else outcome for outcome in done]

    assert awaited(many()) == ["", "server-checking", "", "", "server-checking"]


# -- memory, disk, a second server


def test_matches_in_memory_are_bounded_by_what_they_weigh(serving: Callable[..., Running]) -> None:
    server = serving(memory=1_000_000)
    ada = server.guest()
    ids = [ada.make("me", "friend") for _ in range(20)]
    table = server.table.matches
    assert 1 < len(table.cache) < 12 and set(table.weights) == set(table.cache) and ids[-1] in table.cache
    assert ada.get(f"/m/{ids[0]}").status_code == 200  # read again


def test_a_full_disk_is_not_ready(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = server.guest()
    assert ada.get("/readyz").status_code == 200
    server.table.checked_at = None
    monkeypatch.setattr(shutil, "disk_usage", lambda path: SimpleNamespace(free=1 << 20))
    assert (ada.get("/readyz").status_code, ada.get("/healthz").status_code) == (503, 200)


def test_a_store_that_cannot_be_written_is_not_ready(server: Running, tmp_path: Path) -> None:
    lock = sqlite3.connect(tmp_path / "undercroft.db", isolation_level=None)
    lock.execute("begin immediate")
    assert httpx.get(server.url + "/readyz").status_code == 503
    lock.execute("rollback")
    lock.close()
    assert httpx.get(server.url + "/readyz", timeout=20).status_code == 200


def test_a_second_server_at_one_folder_says_so_and_stops(tmp_path: Path) -> None:
    with served("--data", str(tmp_path)):
        second = subprocess.run(
            [*COMMAND, "--port", "0", "--data", str(tmp_path)], capture_output=True, text=True, timeout=60, check=False
        )
    assert second.returncode == 1 and "another server already uses" in second.stderr
    assert second.stdout == ""
    with served("--data", str(tmp_path)):  # the lock ended with the first
        pass


def test_connections_are_as_many_as_the_machine_allows() -> None:
    import resource

    serving.many_connections()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft == hard or soft >= min(hard, serving.CONNECTIONS)


# -- rows that cannot be read


def break_row(folder: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(folder / "undercroft.db") as database:
        assert database.execute(statement, values).rowcount == 1
    database.close()


@pytest.mark.parametrize(
    "statement",
    [
        "update matches set header = 'x' where id = ?",
        "update matches set header = '[]' where id = ?",
        "update matches set start = '{' where id = ?",
        "update matches set start = '' where id = ?",
        "update answers set lines = '{' || lines where match = ? and number = 0",
        "update matches set request = '{' where id = ?",
        "update notes set args = '{' where match = ?",
        "delete from answers where match = ? and number = 0",
    ],
)
def test_what_cannot_be_read_is_told_in_words(server: Running, tmp_path: Path, statement: str) -> None:
    ada, bob, id = server.pair()
    for _ in range(2):
        live = server.live(id)
        (ada if live.decision.seat == 0 else bob).answer(id, live.match.keys[0])  # type: ignore[union-attr]
    server.table.matches.drop(id)
    break_row(tmp_path, statement, id)
    page = ada.get(f"/m/{id}")
    assert page.status_code in (200, 409), page.text  # 200: it can be read, not played, and the page says why
    assert "server-" not in page.text and "Traceback" not in page.text
    assert ada.get(f"/api/matches/{id}").status_code in (200, 409)
    assert ada.get("/").status_code == 200


@pytest.mark.parametrize("kept", [0, 1])
def test_a_last_answer_that_is_gone_is_noticed(server: Running, tmp_path: Path, kept: int) -> None:
    """What is left would look like an earlier stand of the same match."""
    ada, bob, id = server.pair()
    for _ in range(kept + 1):
        live = server.live(id)
        (ada if live.decision.seat == 0 else bob).answer(id, live.match.keys[0])  # type: ignore[union-attr]
    last = max(server.table.store.load(id).begun)
    server.table.matches.drop(id)
    break_row(tmp_path, "delete from answers where match = ? and number = ?", id, last)
    for path in (f"/m/{id}", f"/api/matches/{id}"):
        answer = ada.get(path)
        assert answer.status_code == 409 and f"it has come to answer {last}, which is missing" in answer.text


def test_a_broken_result_does_not_break_the_lobby(server: Running, tmp_path: Path) -> None:
    ada = server.guest()
    id = ada.make("me", "friend")
    break_row(tmp_path, "update matches set result = '{', ended = 1 where id = ?", id)
    assert ada.get("/").status_code == 200
    until(lambda: ada.get("/api/matches").status_code == 200)
