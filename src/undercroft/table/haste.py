"""How often a visitor, or an address, may do something."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping

from starlette.requests import HTTPConnection

from .problems import Problem
from .store import Store
from .together import Together

RATES: Mapping[str, tuple[int, int]] = {
    "answer": (50, 1),
    "make": (30, 60),
    "make-from": (60, 60),
    "join": (30, 60),
    "hint": (30, 60),
    "upload": (10, 60),
    "say": (20, 60),
    "look": (600, 60),
    "view": (1200, 60),
    "newcomer": (240, 60),
}
"""How many within how many seconds."""

OWN = {"view"}
"""Counted in each process by itself: asked by everybody after every answer, and it costs little."""

KEPT = 50_000
"""How many are remembered; whoever has done nothing for longest is forgotten first."""


class Counts:
    """What was done within the running span of time, by a clock that never jumps."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.spans: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def add(self, what: str, who: str, span: int) -> int:
        """One more; how many it were."""
        now = self.clock()
        end, count = self.spans.get((what, who), (0.0, 0))
        if now >= end:
            end, count = now + span, 0
        self.spans[what, who] = end, count + 1
        self.spans.move_to_end((what, who))
        if len(self.spans) > KEPT:
            self.spans.popitem(last=False)
        return count + 1


class Limits:
    """Refuses haste. On PostgreSQL all processes count together, in the store."""

    def __init__(self, store: Store, on: bool = True) -> None:
        self.on = on
        self.counts = Counts()
        self.shared = Together(store.count) if store.postgres else None

    async def hit(self, what: str, who: str) -> None:
        """Count something that a visitor (or an address) does; raises `Problem` 429 if it is too much."""
        if not self.on:
            return
        most, span = RATES[what]
        if self.shared is None or what in OWN:
            count: int | None = self.counts.add(what, who, span)
        else:
            count = await self.shared((what, who[:64], span))
        if count is not None and count > most:
            raise Problem(429, "server-haste", headers={"Retry-After": str(span)})


def address(connection: HTTPConnection) -> str:
    """Where a request comes from. Of an IPv6 address the half that names the network: the rest is free to choose."""
    host = connection.client.host if connection.client is not None else "?"
    if ":" not in host:
        return host
    try:
        return str(ipaddress.ip_network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host
