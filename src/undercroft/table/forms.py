"""Reading what a browser or a program sends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from urllib.parse import parse_qsl

import msgspec
from starlette.datastructures import UploadFile
from starlette.requests import ClientDisconnect, Request

from .exchange import came_whole
from .problems import Problem

AnyBytes = TypeVar("AnyBytes", bytes, bytearray)

MOST = 64 * 1024
MOST_UPLOAD = 8 * 1024 * 1024
MOST_FIELDS = 200
BODY_LIMIT = 30.0
"""Seconds within which a body must have come."""


class Form:
    """Names and values, each name perhaps several times."""

    __slots__ = ("values",)

    def __init__(self, pairs: list[tuple[str, str]]) -> None:
        self.values: dict[str, list[str]] = {}
        for name, value in pairs:
            self.values.setdefault(name, []).append(value)

    def get(self, name: str, default: str = "") -> str:
        found = self.values.get(name)
        return found[-1] if found else default

    def all(self, name: str) -> list[str]:
        return self.values.get(name, [])

    def flat(self) -> dict[str, str]:
        return {name: values[-1] for name, values in self.values.items()}


@asynccontextmanager
async def in_time() -> AsyncIterator[None]:
    """What is sent must come: whoever sends a byte a minute holds a connection, and gets it closed."""
    try:
        async with asyncio.timeout(BODY_LIMIT):
            yield
    except TimeoutError:
        raise Problem(408, "server-too-slow", headers={"Connection": "close"}) from None


async def body(request: Request, most: int = MOST) -> bytes:
    """The body, refused as soon as it is too long, or when it does not come."""
    whole = came_whole(request.scope)
    if whole is not None:  # nothing to wait for
        return bytes(limited(whole, most))
    read, more = b"", True
    async with in_time():
        while more:
            message = await request.receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnect
            read = limited(read + message.get("body", b""), most)
            more = message.get("more_body", False)
    return read


def limited(read: AnyBytes, most: int) -> AnyBytes:
    if len(read) > most:
        raise Problem(413, "server-too-big", {"kilobytes": most // 1024})
    return read


async def read_form(request: Request) -> Form:
    """A form: as browsers send it, or as JSON."""
    sort = request.headers.get("content-type", "")
    if sort.startswith("multipart/form-data"):
        return (await upload(request, MOST))[0]
    data = await body(request)
    if sort.startswith("application/json"):
        try:
            values = msgspec.json.decode(data or b"{}", type=dict[str, Any])
        except (msgspec.DecodeError, RecursionError) as error:
            raise Problem(400, "server-bad-json", {"why": str(error)}) from None
        return Form(list(_pairs(values)))
    try:
        return Form(parse_qsl(data.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise Problem(400, "server-bad-request") from None


def _pairs(values: dict[str, Any]) -> list[tuple[str, str]]:
    return [
        (name, one if isinstance(one, str) else msgspec.json.encode(one).decode())
        for name, value in values.items()
        for one in (value if isinstance(value, list) else [value])
    ]


async def upload(request: Request, most: int = MOST_UPLOAD) -> tuple[Form, str]:
    """A form with a file: the fields, and the file's text."""
    if int(request.headers.get("content-length") or most + 1) > most:
        raise Problem(413, "server-too-big", {"kilobytes": most // 1024})
    pairs: list[tuple[str, str]] = []
    text = ""
    async with in_time(), request.form(max_files=1, max_fields=MOST_FIELDS, max_part_size=most) as form:
        for name, value in form.multi_items():
            if isinstance(value, UploadFile):
                try:
                    text = (await value.read()).decode("utf-8")
                except UnicodeDecodeError:
                    raise Problem(422, "server-not-text") from None
            else:
                pairs.append((name, value))
    return Form(pairs), text


def by_hand(request: Request) -> bool:
    """Whether a browser sent a form without our script: it wants a page back, not a message."""
    headers = request.headers
    if headers.get("hx-request") or headers.get("x-csrf-token") or headers.get("authorization"):
        return False
    mode = headers.get("sec-fetch-mode")
    return mode == "navigate" if mode else "text/html" in headers.get("accept", "")
