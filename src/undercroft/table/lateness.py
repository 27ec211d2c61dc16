"""Who is late: looks at the clocks of all running matches, and lets bots play on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from anyio import to_thread
from sqlalchemy import func, select

from . import seats
from .clocks import read_clock
from .problems import Problem
from .schema import answers, matches
from .store import Store, StoreDown

if TYPE_CHECKING:
    from .matches import Matches

log = logging.getLogger(__name__)

TICK = 0.5
SWEEP = 20.0
"""Seconds between two looks at the matches in memory, and at those that nobody looks at."""
JUMP = 2.0
"""Seconds by which the time of day may run beside the clock that never jumps, between two looks."""


def perhaps_late(store: Store, now: float, known: Sequence[str]) -> list[str]:
    """Running matches with a clock that are not in memory and may wait for somebody who is late."""
    last = select(func.max(answers.c.at)).where(answers.c.match == matches.c.id).scalar_subquery()
    query = select(matches.c.id, matches.c.clock, last.label("last")).where(matches.c.clock != "", ~matches.c.ended)
    found = []
    for row in store.read(query):
        clock = read_clock(row["clock"])
        if clock is None or not clock.since or row["id"] in known:
            continue
        if clock.per == "match" or now - (row["last"] or clock.since) >= clock.seconds:
            found.append(row["id"])
    return found


class Watch:
    """Looks who is late. Bots take over through the store, so of several processes one does it."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.swept = 0.0
        self.drift = time.time() - time.monotonic()
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                self.forgive_jumps()
                if time.monotonic() - self.swept >= SWEEP:
                    self.swept = time.monotonic()
                    known = list(self.matches.cache)
                    for id in await to_thread.run_sync(perhaps_late, self.matches.store, time.time(), known):
                        await self.matches.get(id)
                for live in [live for live in self.matches.cache.values() if live.late()]:
                    await seats.run_out(self.matches, live)
            except (Problem, StoreDown) as error:  # another process was faster, or it is tried again
                log.info("clocks: %s", error)

    def forgive_jumps(self) -> None:
        """When somebody sets the time of day, nobody has thought longer or shorter because of it."""
        drift = time.time() - time.monotonic()
        if abs(drift - self.drift) > JUMP:
            for live in self.matches.cache.values():
                if live.clockwork is not None:
                    live.clockwork.since += drift - self.drift
                    live.changed()
        self.drift = drift

    def close(self) -> None:
        self.task.cancel()
