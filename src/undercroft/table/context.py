"""What the routes share: settings, store, matches, doorkeeper, limits, streams."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path

from anyio import to_thread
from starlette.requests import Request

from .checking import Checking
from .haste import Limits
from .hub import Ears, Hub
from .lateness import Watch
from .live import LiveMatch
from .matches import MEMORY, Matches, Unplayable
from .notices import Bell
from .problems import Problem
from .rows import About, Chair
from .security import Doorkeeper, Session
from .store import CHANNEL, SESSIONS, Store, StoreDown
from .workers import BotFailed, Workers

READY = 1.0
"""Seconds for which a store that was found in order is taken to be in order."""


def day_now() -> date:
    """The day of daily matches: it changes everywhere at the same moment."""
    return datetime.now(UTC).date()


@dataclass(frozen=True)
class Settings:
    """How the server runs."""

    database: str
    bot_processes: int = 1
    bot_limit: float = 10.0  # seconds for one answer of a bot
    pause: float = 0.4  # seconds before a bot answers
    limits: bool = True
    memory: int = MEMORY  # bytes that matches may take in memory
    hosts: tuple[str, ...] = ()  # the names under which the table is reached; none: under any
    free_words: bool = True  # players may write to each other; else they have phrases only
    mail: str = ""  # an address of Apprise that sends mail; visitors give whom to
    webhooks: bool = False  # visitors may have a web address called when they are asked
    warm: bool = False  # start the first bot's process before somebody waits for it
    today: Callable[[], date] = day_now

    @staticmethod
    def in_folder(folder: Path) -> str:
        """The database of a data folder."""
        return f"sqlite:///{folder / 'undercroft.db'}"


class Table:
    """The running server. Made inside the event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        secret = self.store.fact("secret", lambda: secrets.token_hex(32))
        self.doorkeeper = Doorkeeper(secret)
        self.doorkeeper.ended = self.store.ended_sessions()
        self.limits = Limits(self.store, settings.limits)
        self.hub = Hub(self.moved)
        self.workers = Workers(settings.bot_processes, settings.bot_limit)
        self.matches = Matches(
            self.store,
            self.hub,
            self.workers,
            lambda what: hmac.new(secret.encode(), what.encode(), "sha256").hexdigest(),
            settings.pause,
            settings.memory,
        )
        self.bell = Bell(self.store, self.hub.here, settings.mail, settings.webhooks)
        self.matches.asks = self.bell.ring
        self.watch = Watch(self.matches)
        self.ears = (
            Ears(settings.database.replace("+psycopg", ""), CHANNEL, self.heard, self.missed)
            if self.store.postgres
            else None
        )
        self.catching_up: asyncio.Task[None] | None = None
        self.checking = Checking()
        self.checked_at: float | None = None  # when the store was last found in order
        self.checks: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        self.hub.close()
        if self.ears is not None:
            self.ears.close()
        self.watch.close()
        await self.bell.close()
        await self.matches.bots.close()
        for check in self.checks.values():
            check.cancel()
        await asyncio.gather(*self.checks.values(), return_exceptions=True)
        await self.workers.close()
        await self.checking.close()
        await to_thread.run_sync(self.store.close)

    def heard(self, id: str, word: str) -> None:
        """Another process, or this one, has stored something."""
        if id == SESSIONS:
            self.missed()
        else:
            self.matches.heard(id, word)

    def missed(self) -> None:
        """What other processes have stored may have gone unheard."""
        if self.catching_up is None or self.catching_up.done():
            self.catching_up = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        with suppress(StoreDown):  # it is tried again, and whoever looks at a match compares it anyway
            self.doorkeeper.ended = await to_thread.run_sync(self.store.ended_sessions)
            await self.matches.catch_up()

    def moved(self, id: str, visitor: str) -> None:
        """A visitor opened or left a match: whoever plays there sees it."""
        live = self.matches.cache.get(id)
        if live is not None and live.held(visitor) and not self.hub.closed:
            self.matches.show(live)

    async def ready(self) -> None:
        """Raises `StoreDown` if matches cannot be played. Asked of the store once in a while, however many ask."""
        now = time.monotonic()
        if self.checked_at is None or now - self.checked_at >= READY:
            await self.store.alive()
            self.checked_at = now

    def today(self) -> str:
        return self.settings.today().isoformat()

    # -- who may see what

    async def look(self, id: str, session: Session) -> LiveMatch:
        """A match that has begun, if this visitor may see it at all. Raises `Unplayable` for one that they may only
        read."""
        live = await self.find(id, session)
        if live.waiting:
            raise Problem(409, "server-waiting")
        return live

    async def find(self, id: str, session: Session) -> LiveMatch:
        """The same, or one that waits for its players: nothing of its play may be shown."""
        try:
            live = await self.matches.get(id)
        except Unplayable as old:
            await self.admit(old.stored.about, old.stored.chairs, session)
            raise
        if session.id not in live.admitted and await self.admit(live.about, live.chairs, session):
            live.admitted.add(session.id)
        return live

    async def admit(self, about: About, chairs: list[Chair], session: Session) -> bool:
        """Refuse a visitor who may not see a match. True if they may see one that is not open to everybody."""
        if about.listed or about.ended or about.origin == "upload" or about.host == session.id:
            return False
        if any(chair.visitor == session.id for chair in chairs):
            return True
        if not await to_thread.run_sync(self.store.may_watch, about.id, session.id):
            raise Problem(403, "server-private")
        return True

    def revealed(self, live: LiveMatch) -> bool:
        """Whether everything may be shown: the match is over, and if it was a daily one, so is its day."""
        return live.over and live.about.daily < self.today()

    def closed(self, live: LiveMatch) -> bool:
        """Whether it is a daily match whose day has ended: its shuffles may be known by now."""
        return bool(live.about.daily) and live.about.daily < self.today()

    def verify(self, live: LiveMatch) -> None:
        """Check an ended match against its commitment, in another process; the page follows."""
        if live.verified is None and self.revealed(live) and live.id not in self.checks:
            self.checks[live.id] = task = asyncio.create_task(self._verify(live))
            task.add_done_callback(lambda _: self.checks.pop(live.id, None))

    async def _verify(self, live: LiveMatch) -> None:
        try:
            wrong = await self.checking.check(live.record.dumps(), f"match {live.id}")
        except (BotFailed, Problem):  # whoever loads the page later asks again
            return
        live.verified = not wrong
        self.matches.show(live)


def table_of(request: Request) -> Table:
    table: Table = request.scope["undercroft.table"]
    return table
