"""Questions to the store that come at the same time are asked as one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from anyio import to_thread

K = TypeVar("K")
V = TypeVar("V")


class Together(Generic[K, V]):
    """Asks for all who wait, in a thread, one question after the other.

    Whoever comes while one is under way waits for the next: the answer is never older than the question.
    `ask` gets how many ask for each key, and gives what it found.
    """

    def __init__(self, ask: Callable[[Mapping[K, int]], Mapping[K, V]]) -> None:
        self.ask = ask
        self.waiting: dict[K, list[asyncio.Future[V | None]]] = {}
        self.asking: asyncio.Task[None] | None = None

    async def __call__(self, key: K) -> V | None:
        future: asyncio.Future[V | None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(key, []).append(future)
        if self.asking is None:
            self.asking = asyncio.create_task(self._ask())
        return await future

    async def _ask(self) -> None:
        try:
            while self.waiting:
                asked, self.waiting = self.waiting, {}
                found: Mapping[K, V] = {}
                why: Exception | None = None
                try:
                    found = await to_thread.run_sync(self.ask, {key: len(who) for key, who in asked.items()})
                except Exception as error:
                    why = error
                for key, who in asked.items():
                    for future in who:
                        if future.done():
                            continue
                        if why is None:
                            future.set_result(found.get(key))
                        else:
                            future.set_exception(why)
        finally:
            self.asking = None
