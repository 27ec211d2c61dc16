"""How often a visitor, or an address, may do something."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial

from sqlalchemy import case, func
from starlette.requests import HTTPConnection

from .database import either
from .problems import Problem
from .schema import haste
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
        """Count one more; returns how many that makes."""
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
        self.together = Together(partial(count, store)) if store.postgres else None

    async def hit(self, what: str, who: str) -> None:
        """Count something that a visitor (or an address) does; raises `Problem` 429 if it is too much."""
        if not self.on:
            return
        most, span = RATES[what]
        if self.together is None or what in OWN:
            count: int | None = self.counts.add(what, who, span)
        else:
            count = await self.together((what, who[:64], span))
        if count is not None and count > most:
            raise Problem(429, "server-haste", headers={"Retry-After": str(span)})


def count(store: Store, hits: Mapping[tuple[str, str, int], int]) -> dict[tuple[str, str, int], int]:
    """Add to what visitors have done of late (what, who, seconds of the span); how much it is now, of everybody's.

    The span is counted by the clock of the database, which all processes share.
    """
    adding = either(store.reading)(haste)
    same = haste.c.window == adding.excluded.window
    adding = adding.on_conflict_do_update(
        index_elements=["what", "who"],
        set_={
            "count": case((same, haste.c.count + adding.excluded.count), else_=adding.excluded.count),
            "window": adding.excluded.window,
        },
    )
    now = func.floor(func.extract("epoch", func.now()))
    found: dict[tuple[str, str, int], int] = {}
    with store.connected() as connection, connection.begin():
        for key, count in sorted(hits.items()):  # always in the same order: nobody waits in a circle
            what, who, span = key
            values = {"what": what, "who": who, "window": func.floor(now / span), "count": count}
            found[key] = connection.execute(adding.values(values).returning(haste.c.count)).scalar_one()
    return found


def address(connection: HTTPConnection) -> str:
    """Where a request comes from. Of an IPv6 address the half that names the network: the rest is free to choose."""
    host = connection.client.host if connection.client is not None else "?"
    if ":" not in host:
        return host
    try:
        return str(ipaddress.ip_network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host
