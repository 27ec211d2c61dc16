"""Requests that come as a whole and answers that go as a whole, beside those that come and go in pieces."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.responses import Response, StreamingResponse

from undercroft.table.exchange import EXCHANGE, went_whole

from .test_serve import ready, served

pytest.importorskip("httptools")  # without it every request comes in messages


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    folder: Path = tmp_path_factory.mktemp("exchange")
    with served("--data", str(folder)) as (_, url):
        ready(url)
        yield int(url.rstrip("/").rpartition(":")[2])


def told(port: int, *pieces: bytes) -> bytes:
    """What the server says to these pieces, until it closes the connection."""
    said = b""
    with socket.create_connection(("127.0.0.1", port), 10) as connection:
        for piece in pieces:
            connection.sendall(piece)
            time.sleep(0.05)
        while more := connection.recv(65536):
            said += more
    return said


def post(body: bytes, *more: str) -> bytes:
    lines = ["POST /api/visitors HTTP/1.1", "Host: x", f"Content-Length: {len(body)}", *more]
    return "\r\n".join([*lines, "", ""]).encode() + body


def lines(said: bytes) -> list[bytes]:
    """An answer's head, but for the time and for how long the token is."""
    head = said.partition(b"\r\n\r\n")[0].split(b"\r\n")
    return sorted(line for line in head if not line.startswith((b"date:", b"content-length:")))


def test_pieces_make_no_difference(port: int) -> None:
    request = post(b'{"name": "Ada"}', "Connection: close")
    whole = told(port, request)
    assert whole.startswith(b"HTTP/1.1 201 Created\r\n") and b'"token"' in whole
    assert b"connection: close\r\n" in whole and b"date: " in whole
    for cut in (20, len(request) - 20, len(request) - 3):
        assert lines(told(port, request[:cut], request[cut:])) == lines(whole)


def test_requests_that_come_together_are_answered_in_turn(port: int) -> None:
    bad = post(b"{")
    said = told(port, post(b'{"name": "Ada"}') + bad + post(b'{"name": "Bob"}', "Connection: close"))
    assert [part.split(b" ")[0] for part in said.split(b"HTTP/1.1 ")[1:]] == [b"201", b"400", b"201"]


def test_what_is_too_long_is_refused_however_it_comes(port: int) -> None:
    body = b'{"name": "' + b"x" * 70_000 + b'"}'
    request = post(body, "Connection: close")
    for pieces in ((request,), (request[:1000], request[1000:])):
        assert told(port, *pieces).startswith(b"HTTP/1.1 413 ")


def test_a_head_alone_has_no_body(port: int) -> None:
    said = told(port, b"HEAD /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert said.partition(b"\r\n\r\n")[2] == b""


def exchange(**more: Any) -> SimpleNamespace:
    sent: list[bytes] = []
    values = {
        "response_started": False, "response_complete": False, "disconnected": False, "keep_alive": True,
        "default_headers": [(b"date", b"now")], "flow": SimpleNamespace(write_paused=False),
        "message_event": SimpleNamespace(set=lambda: None), "on_response": lambda: None,
        "transport": SimpleNamespace(write=sent.append, close=lambda: sent.append(b"closed")), "sent": sent,
    }  # fmt: skip
    return SimpleNamespace(**{**values, **more})


def test_an_answer_is_one_packet() -> None:
    at = exchange()
    assert went_whole({EXCHANGE: at, "method": "GET"}, Response(b"hello", 200, {"X-Own": "1"}))
    assert at.sent == [b"HTTP/1.1 200 OK\r\ndate: now\r\nx-own: 1\r\ncontent-length: 5\r\n\r\nhello"]
    assert at.response_complete


@pytest.mark.parametrize(
    ("at", "method", "response"),
    [
        (exchange(), "GET", Response(b"", headers={"Location": "/x\r\nSet-Cookie: stolen"})),
        (exchange(), "GET", Response(b"", headers={"Location": "/x\nSet-Cookie: stolen"})),
        (exchange(), "GET", Response(b"", headers={"Connection": "close"})),
        (exchange(), "GET", StreamingResponse(iter(()))),
        (exchange(), "HEAD", Response(b"hello")),
        (exchange(response_started=True), "GET", Response(b"")),
        (exchange(disconnected=True), "GET", Response(b"")),
        (exchange(flow=SimpleNamespace(write_paused=True)), "GET", Response(b"")),
    ],
)
def test_what_is_not_that_simple_is_left_to_uvicorn(at: SimpleNamespace, method: str, response: Response) -> None:
    assert not went_whole({EXCHANGE: at, "method": method}, response)
    assert at.sent == [] and not at.response_complete


def test_a_request_that_came_in_messages_is_answered_in_messages() -> None:
    assert not went_whole({"method": "GET"}, Response(b"hello"))
