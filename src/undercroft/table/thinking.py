"""Bots at the table: whoever is asked thinks in a process of its own, in a world that its seat may imagine."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from ..bots import bots_of
from ..core.decision import PASS
from ..core.registry import Game
from .lessons import coach, rival
from .live import Hint, LiveMatch
from .problems import Problem, Stale
from .rows import about_row
from .seats import change
from .store import StoreDown
from .workers import BotFailed, NoStory, Workers, imagined

if TYPE_CHECKING:
    from .matches import Matches

log = logging.getLogger(__name__)

RANDOM = "random"
PARTNER = "partner"
"""Who sits at the other seats of a lesson: not a bot of the game, it answers as the lesson says."""

Luck = Callable[[str], str]


class Thinking:
    """The bots of all matches."""

    def __init__(self, matches: Matches, workers: Workers, luck: Luck, pause: float) -> None:
        self.matches = matches
        self.workers = workers
        self.luck = luck  # secret words that belong to a text: the same bots for everybody who plays a daily match
        self.pause = pause  # before a bot answers, so that people can follow
        self.tasks: set[asyncio.Task[None]] = set()

    def drive(self, live: LiveMatch) -> None:
        """If a bot is asked, or offered something, let it think."""
        if live.task is None and live.asked_of_bot() is not None:
            live.task = asyncio.create_task(self._think(live))
            self.tasks.add(live.task)
            live.task.add_done_callback(self.tasks.discard)

    async def _think(self, live: LiveMatch) -> None:
        try:
            while (question := live.asked_of_bot()) is not None:
                asked = question is live.decision
                live.thinking = question.seat if asked else None  # nobody sees who is offered something
                try:
                    await asyncio.sleep(self.pause if asked and not live.hurried else 0)
                    await self._bot_answers(live)
                except Stale:
                    continue
                except StoreDown:
                    await asyncio.sleep(1)
        except Problem as problem:
            log.error("the bots of match %s stop: %s", live.id, problem.words("en"))
        finally:
            live.task = live.thinking = None

    async def _bot_answers(self, live: LiveMatch) -> None:
        async with self.matches.fresh(live):
            question = live.asked_of_bot()
            if question is None:
                return
            number, offered = live.match.number, question is not live.decision
            chair, keys = live.chairs[question.seat], question.keys
            told = coach(live.match)
            bot = best_bot(live.match.game) if chair.bot == PARTNER else chair.bot  # when the lesson is done
            try:
                job = {**self._job(live, chair.seat, bot), "offered": offered}
            except NoStory as error:  # the bot is not to blame: this once chance answers, and it stays
                log.warning("bot %s at seat %d of match %s is not asked: %s", chair.bot, chair.seat, live.id, error)
                job = None
        try:
            if job is None:
                key = PASS if offered else Random(secrets.randbits(64)).choice(keys)
            elif told is None or told.done:
                key = await self.workers.ask(job)
            else:
                key = PASS if offered else rival(told, question)
            if key not in keys:
                raise BotFailed(f"{key!r} is no answer")
        except BotFailed as error:
            log.error("bot %s at seat %d of match %s: %s", chair.bot, chair.seat, live.id, error)
            key = Random(secrets.randbits(64)).choice(keys)
            async with self.matches.fresh(live):
                if live.chairs[chair.seat].bot == chair.bot != RANDOM:
                    await change(self.matches, live, chair.seat, bot=RANDOM)
                    await self.matches.note(live, error.why, {"who": chair.seat, "bot": chair.bot})
        if offered and key == PASS:
            live.looked = {(number, chair.seat), *(look for look in live.looked if look[0] == number)}
        else:
            await self.matches.answer(live, [key], chair.seat, number, bot=True)

    def _job(self, live: LiveMatch, seat: int, bot: str) -> dict[str, Any]:
        number = live.match.number
        if live.about.daily:
            place = f"{live.about.daily} {live.about.game} {seat} {number}"
            return imagined(live.match, seat, bot, self.luck(f"world {place}"), self.luck(f"bot {place}"))
        return imagined(live.match, seat, bot, secrets.token_hex(16), secrets.token_hex(16))

    async def hint(self, live: LiveMatch, seat: int) -> str:
        """What the best bot would answer. The match counts as assisted from now on."""
        async with self.matches.fresh(live):
            if live.over or live.decision is None or live.decision.seat != seat:
                raise Problem(422, "server-hint-not-now")
            number = live.match.number
            try:
                job = self._job(live, seat, best_bot(live.match.game))
            except NoStory:
                raise Problem(503, "server-hint-failed") from None
        try:
            key = await self.workers.ask(job)
        except BotFailed:
            raise Problem(503, "server-hint-failed") from None
        async with self.matches.fresh(live):
            if not live.about.assisted:
                await self.matches.change(live, about_row(live.id, assisted=True), sure=True)
                live.about.assisted = True
                await self.matches.note(live, "note-assisted", {"who": seat})
            live.hints[seat] = Hint(number, key)
            self.matches.show(live)
        return key

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def best_bot(game: Game) -> str:
    """The strongest bot of a game: the last that it names."""
    return list(bots_of(game))[-1]
