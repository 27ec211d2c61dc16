"""Processes in which bots think. One that dies or takes too long is replaced, and whoever waits is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from functools import partial
from random import Random
from typing import Any

import msgspec

from ..core.effects import Answered
from ..core.imagine import TRIES, possible
from ..core.match import Match
from ..core.state import snapshot
from .thinker import SIZE

log = logging.getLogger(__name__)


START_LIMIT = 60.0
"""Seconds that a new process may take until it is ready."""


class BotFailed(Exception):
    """A bot gave no answer. `why` is a message id."""

    why = "note-bot-crashed"


class BotOverran(BotFailed):
    """A bot took longer than it may."""

    why = "note-bot-overran"


class NoStory(BotFailed):
    """So many dice fell inside the running effect that no other chance was found that rolls the same."""


def imagined(match: Match, seat: int, bot: str, world_luck: str, bot_luck: str) -> dict[str, Any]:
    """A job for a bot: a world that its seat cannot tell from the real one, as plain data.

    Nothing true and hidden is in it: faces are dealt again, chance is another, and what others answered face down
    inside the running effect goes by physical id, without the word.
    """
    random = Random(world_luck)
    world = match.imagine(seat, random)
    state, tail = world.state, None
    if world.running is not None:
        assert world.anchor is not None
        state, tail = world.anchor, [hidden(answer, seat) for answer in world.tail]
        rekey(world, seat, random)
    return {
        "do": "choose", "game": match.game.name, "state": snapshot(state), "tail": tail, "number": match.number,
        "seat": seat, "bot": bot, "seed": bot_luck, "offered": False,
    }  # fmt: skip


def hidden(answer: Answered, seat: int) -> Answered:
    """An answer without the word, if another seat gave it with a card."""
    who, key, value = answer
    return (who, key if who == seat or not isinstance(value, int) else "", value)


def rekey(world: Match, seat: int, random: Random) -> None:
    """Give the anchor of an imagined world another chance than the real one, one that tells the same story so far."""
    anchor = world.anchor
    assert anchor is not None
    used = anchor.count != world.state.count  # a die inside the running effect: the new chance must roll it again
    for _ in range(TRIES):
        anchor.key = random.getrandbits(256).to_bytes(32, "little")
        if not used:
            return
        other = Match(world.game, anchor.clone())
        if other.restart(world.tail, partial(possible, seat)) and other.view(seat) == world.view(seat):
            return
    raise NoStory(f"no chance of {TRIES} tells the story of {world.decision!r}")


class Workers:
    """A few processes, started when first needed."""

    def __init__(self, count: int, limit: float) -> None:
        self.limit = limit
        self.free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(count):
            self.free.put_nowait(None)
        self.started: set[asyncio.Future[Process]] = set()

    async def start(self) -> Process:
        """A new process. Whoever waits for it may give up; it is still known, and ended in the end."""
        command = (sys.executable, "-m", "undercroft.table.thinker")
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        )  # in a session of its own: Ctrl+C is for the server, which ends its processes itself
        self.started.add(starting)
        process = await asyncio.shield(starting)
        assert process.stdout is not None
        line = b""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(START_LIMIT):
                line = await process.stdout.readline()  # it is ready: reading the games is no thinking
        if not line:
            await self.end(process)
            raise BotFailed("the process does not start")
        return process

    async def warm(self) -> None:
        """Start the first process before somebody waits for it."""
        process = await self.free.get()
        try:
            process = process or await self.start()
        finally:
            self.free.put_nowait(process)

    async def ask(self, job: dict[str, Any]) -> str:
        """Do a job in a free process. Raises `BotFailed` if it dies or overruns the limit."""
        process: Process | None = await self.free.get()
        try:
            process = process or await self.start()
            answer = await self._exchange(process, job)
        except BaseException:
            if process is not None:
                await asyncio.shield(self.end(process))
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

    async def end(self, process: Process) -> None:
        self.started = {start for start in self.started if not start.done() or start.result() is not process}
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def close(self) -> None:
        for start in list(self.started):
            await self.end(await start)
