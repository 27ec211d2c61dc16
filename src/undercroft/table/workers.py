"""Processes in which bots think. One that dies or takes too long is replaced, and whoever waits is told."""

from __future__ import annotations

import asyncio
import logging
import pickle
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from random import Random
from typing import Any

import msgspec

from ..core.match import Match
from ..core.state import snapshot
from .thinker import SIZE

log = logging.getLogger(__name__)


class BotFailed(Exception):
    """A bot gave no answer. `why` is a message id."""

    why = "note-bot-crashed"


class BotOverran(BotFailed):
    """A bot took longer than it may."""

    why = "note-bot-overran"


def imagined(match: Match, seat: int, bot: str, seed: int | str) -> dict[str, Any]:
    """A job for a bot: a world that its seat cannot tell from the real one, as plain data.

    Nothing true and hidden is in it: faces are dealt anew, the chance is another, and what others answered face down
    inside the running effect goes by physical id, without the word.
    """
    world = match.imagine(seat, Random(secrets.randbits(128)))
    state, tail = world.state, None
    if world.running is not None:
        assert world.anchor is not None
        state = world.anchor
        tail = [(who, key if who == seat or not isinstance(value, int) else "", value) for who, key, value in world.tail]
    data = snapshot(state)
    if world.running is not None and state.count == world.state.count:
        data["key"] = snapshot(world.state)["key"]  # the anchor still has the real chance
    elif world.running is not None:
        raise BotFailed(f"{match.decision!r} stands behind chance inside an effect: it cannot be sent")
    return {
        "do": "choose", "game": match.game.name, "state": data, "tail": tail, "number": match.number,
        "seat": seat, "bot": bot, "seed": seed,
    }  # fmt: skip


class Workers:
    """A few processes, started when first needed."""

    def __init__(self, count: int, limit: float) -> None:
        self.limit = limit
        self.free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(count):
            self.free.put_nowait(None)
        self.all: set[Process] = set()

    async def start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "undercroft.table.thinker", stdin=PIPE, stdout=PIPE
        )
        self.all.add(process)
        return process

    async def warm(self) -> None:
        """Start the first process before somebody waits for it."""
        process = await self.free.get()
        self.free.put_nowait(process or await self.start())

    async def ask(self, job: dict[str, Any]) -> str:
        """Do a job in a free process. Raises `BotFailed` if it dies or overruns the limit."""
        process: Process | None = await self.free.get()
        try:
            process = process or await self.start()
            answer = await self._exchange(process, job)
        except BaseException:
            if process is not None:
                self.end(process)
                process = None
            raise
        finally:
            self.free.put_nowait(process)
        return answer

    async def _exchange(self, process: Process, job: dict[str, Any]) -> str:
        assert process.stdin is not None and process.stdout is not None
        data = pickle.dumps(job)
        try:
            async with asyncio.timeout(self.limit):
                process.stdin.write(SIZE.pack(len(data)) + data)
                await process.stdin.drain()
                line = await process.stdout.readline()
        except TimeoutError:
            raise BotOverran(f"no answer within {self.limit} s") from None
        except (ConnectionError, BrokenPipeError) as error:
            raise BotFailed(str(error)) from None
        if not line:
            raise BotFailed("the process ended")
        return msgspec.json.decode(line, type=str)

    def end(self, process: Process) -> None:
        self.all.discard(process)
        if process.returncode is None:
            process.kill()

    async def close(self) -> None:
        for process in list(self.all):
            self.end(process)
            await process.wait()
