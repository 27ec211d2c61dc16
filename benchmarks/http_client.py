"""A client that costs little: what it measures is the server."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast


class Connection(asyncio.Protocol):
    """One kept-alive connection; one request at a time."""

    def __init__(self, host: str, port: int) -> None:
        self.host = f"{host}:{port}"
        self.buffer = b""
        self.waiting: asyncio.Future[tuple[int, bytes]] | None = None
        self.transport: asyncio.WriteTransport | None = None

    @classmethod
    async def open(cls, host: str, port: int) -> Connection:
        _, connection = await asyncio.get_running_loop().create_connection(lambda: cls(host, port), host, port)
        return connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        at = self.buffer.find(b"content-length: ", 0, end)
        whole = end + 4 + (int(self.buffer[at + 16 : self.buffer.find(b"\r", at)]) if at >= 0 else 0)
        if len(self.buffer) < whole:
            return
        answer = int(self.buffer[9:12]), self.buffer[end + 4 : whole]
        self.buffer = self.buffer[whole:]
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(answer)

    def asked(self, method: str, path: str, headers: str = "", body: bytes = b"") -> bytes:
        """A request as it goes over the wire."""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\n{headers}Content-Length: {len(body)}\r\n\r\n"
        return head.encode() + body

    def send(self, request: bytes) -> asyncio.Future[tuple[int, bytes]]:
        assert self.transport is not None
        if self.transport.is_closing():
            raise ConnectionError("the connection is closed")
        self.waiting = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return self.waiting

    async def request(self, method: str, path: str, headers: str = "", body: bytes = b"") -> tuple[int, bytes]:
        return await self.send(self.asked(method, path, headers, body))

    async def json(self, method: str, path: str, headers: str = "", data: Any = None) -> Any:
        body = b"" if data is None else json.dumps(data).encode()
        status, answer = await self.request(method, path, headers, body)
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {answer[:300]!r}")
        return json.loads(answer) if answer else None

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


async def visitor(connection: Connection, name: str = "bench") -> str:
    """The header of a new visitor."""
    token = (await connection.json("POST", "/api/visitors", "", {"name": name}))["token"]
    return f"Authorization: Bearer {token}\r\n"
