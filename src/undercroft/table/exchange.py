"""A request that came as a whole, and an answer that goes as a whole: as most do.

uvicorn hands a request over in messages, sends an answer in messages, and looks at each header of ours. Where the whole
request is there already, and the answer is ready, both are one step.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from starlette.responses import Response, StreamingResponse
from starlette.types import Scope

EXCHANGE = "undercroft.exchange"
"""Where the scope of a request that came as a whole has uvicorn's record of it."""

STATUS = {status.value: f"HTTP/1.1 {status.value} {status.phrase}\r\n".encode() for status in HTTPStatus}


def came_whole(scope: Scope) -> bytearray | None:
    """The body of a request that came as a whole."""
    exchange = scope.get(EXCHANGE)
    return None if exchange is None else exchange.body


def went_whole(scope: Scope, response: Response) -> bool:
    """Send an answer as one packet. False if it is not that simple: then it goes by uvicorn's messages."""
    exchange: Any = scope.get(EXCHANGE)
    if (
        exchange is None or exchange.response_started or exchange.disconnected or exchange.flow.write_paused
        or scope["method"] == "HEAD" or isinstance(response, StreamingResponse)
    ):  # fmt: skip
        return False
    headers = [*exchange.default_headers, *response.raw_headers]
    parts = [STATUS[response.status_code]]
    for name, value in headers:
        if name == b"connection":
            return False
        parts += (name, b": ", value, b"\r\n")
    parts.append(b"\r\n" if exchange.keep_alive else b"connection: close\r\n\r\n")
    head = b"".join(parts)
    lines = len(headers) + (2 if exchange.keep_alive else 3)
    if head.count(b"\n") != lines or head.count(b"\r") != lines:  # a header that would end its line: uvicorn says so
        return False
    exchange.transport.write(head + response.body)
    exchange.response_started = exchange.response_complete = True
    exchange.message_event.set()
    if not exchange.keep_alive:
        exchange.transport.close()
    exchange.on_response()
    return True
