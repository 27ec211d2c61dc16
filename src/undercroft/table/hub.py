"""Who listens to which match. A stream carries only `match:number`: what changed, everybody fetches for themselves.

`match:12+` says that something besides the play changed while question 12 stands: a seat, a note, a request.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

log = logging.getLogger(__name__)

STAMP = r"[\w-]+:\d+\+?"
"""What the data of an event looks like."""

UNKNOWN = "0+"
"""Something has changed in a match that this process has not read."""

PING = 15.0
MOST_OF_ONE = 24
MOST_AT_ONE = 400
"""How many streams a visitor may have open, and an address: a school behind one, each with some pages."""

COMPARE = 10.0
"""Seconds after which the matches that are shown here are compared with the store, whatever was heard."""

AGAIN = 0.5
"""Seconds before a lost connection is tried again."""

ALIVE: Any = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""A connection that is dead without saying so is noticed within these many seconds and tries."""

LINGER = 3.0
"""Seconds that a visitor still counts as present after the last stream ended: reloading a page is not leaving."""


class Listener:
    """One open stream: where each of its matches stands now, then every change."""

    __slots__ = ("ids", "left", "news", "visitor", "wake", "where")

    def __init__(self, visitor: str, now: Mapping[str, str], where: str = "") -> None:
        self.visitor = visitor
        self.where = where  # the address that it goes to
        self.ids = tuple(now)
        self.news = {id: word(id, stamp) for id, stamp in now.items()}
        self.left = False
        self.wake = asyncio.Event()
        self.wake.set()

    def leave(self) -> None:
        self.left = True
        self.wake.set()


def word(id: str, stamp: str) -> bytes:
    """What a stream says of a match."""
    return f"event: seq\ndata: {id}:{stamp}\n\n".encode()


class Hub:
    """Hands sequence numbers to open streams. `close` ends them all, so that the server can stop at once."""

    def __init__(self, moved: Callable[[str, str], None]) -> None:
        self.listeners: dict[str, set[Listener]] = {}
        self.present: dict[str, dict[str, int]] = {}  # for each match the visitors and how many streams they have
        self.open: Counter[str] = Counter()  # streams of each visitor, and to each address
        self.moved = moved  # a visitor came to a match, or left it
        self.linger = LINGER
        self.closed = False

    def publish(self, id: str, stamp: str) -> None:
        listeners = self.listeners.get(id)
        if listeners is None:
            return
        told = word(id, stamp)
        for listener in listeners:
            listener.news[id] = told
            listener.wake.set()

    def close(self) -> None:
        self.closed = True
        for listeners in self.listeners.values():
            for listener in listeners:
                listener.wake.set()

    def here(self, id: str) -> set[str]:
        """The visitors who have a match open."""
        return set(self.present.get(id, ()))

    def crowded(self, visitor: str, where: str) -> bool:
        """Whether a visitor, or an address, has as many streams as it may."""
        return self.open[visitor] >= MOST_OF_ONE or self.open[f"at {where}"] >= MOST_AT_ONE

    def count(self, listener: Listener, more: int) -> None:
        for who in (listener.visitor, f"at {listener.where}"):
            self.open[who] += more
            if not self.open[who]:
                del self.open[who]

    def enter(self, listener: Listener) -> None:
        self.count(listener, 1)
        for id in listener.ids:
            self.listeners.setdefault(id, set()).add(listener)
            streams = self.present.setdefault(id, {})
            streams[listener.visitor] = streams.get(listener.visitor, 0) + 1
            if streams[listener.visitor] == 1:
                self.moved(id, listener.visitor)

    def leave(self, listener: Listener) -> None:
        self.count(listener, -1)
        for id in listener.ids:
            self.listeners[id].discard(listener)
            if not self.listeners[id]:
                del self.listeners[id]
            asyncio.get_running_loop().call_later(self.linger, self.gone, id, listener.visitor)

    def gone(self, id: str, visitor: str) -> None:
        streams = self.present[id]
        streams[visitor] -= 1
        if not streams[visitor]:
            del streams[visitor]
            if not streams:
                del self.present[id]
            self.moved(id, visitor)

    async def stream(self, listener: Listener, ping: float = PING) -> AsyncIterator[bytes]:
        """What a stream carries, until the visitor leaves or the server stops."""
        self.enter(listener)
        try:
            yield b"retry: 1000\n\n"
            while not (self.closed or listener.left):
                try:
                    async with asyncio.timeout(ping):
                        await listener.wake.wait()
                except TimeoutError:
                    yield b": ping\n\n"
                    continue
                listener.wake.clear()
                news, listener.news = listener.news, {}
                if news:
                    yield b"".join(news.values())
        finally:
            self.leave(listener)


class Stream(StreamingResponse):
    """The answer that carries a stream."""

    def __init__(self, hub: Hub, listener: Listener) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(hub.stream(listener), 200, headers, "text/event-stream")
        self.listener = listener

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        leaving = asyncio.create_task(self.watch(receive))
        try:
            await self.stream_response(send)
        finally:
            leaving.cancel()

    async def watch(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.listener.leave()


class Ears(threading.Thread):
    """Hears over PostgreSQL what other processes of this server have stored. `missed` is called when something may have
    been said that was not heard: whenever it begins to listen, and now and then."""

    def __init__(self, url: str, channel: str, heard: Callable[[str, str], None], missed: Callable[[], None]) -> None:
        super().__init__(name="store ears", daemon=True)
        self.url = url
        self.channel = channel
        self.heard = heard
        self.missed = missed
        self.loop = asyncio.get_running_loop()
        self.ending = threading.Event()
        self.start()

    def close(self) -> None:
        self.ending.set()

    def run(self) -> None:
        import psycopg

        while not self.ending.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True, connect_timeout=5, **ALIVE) as connection:
                    connection.execute(f"listen {self.channel}")
                    self.listen(connection)
            except psycopg.Error as error:  # notices are hints: numbers are compared whenever a match is looked at
                log.warning("what other processes store is not heard for now: %s", error)
                self.ending.wait(AGAIN)
            except RuntimeError:  # the loop has ended
                return

    def listen(self, connection: Any) -> None:
        compared = -COMPARE
        while not self.ending.is_set():
            if time.monotonic() - compared >= COMPARE:
                compared = time.monotonic()
                self.loop.call_soon_threadsafe(self.missed)
            for notice in connection.notifies(timeout=0.5):
                id, _, word = notice.payload.rpartition(":")
                self.loop.call_soon_threadsafe(self.heard, id, word)
