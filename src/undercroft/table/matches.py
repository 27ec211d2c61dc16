"""All matches: making them, answering, going back, seats, bots. What is acknowledged is stored."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from anyio import to_thread
from sqlalchemy.sql import Executable

from ..core.errors import OtherRules, UndercroftError
from ..core.match import Match, new_match
from ..core.record import Record, resume
from ..core.registry import Game
from ..core.seeds import Part
from .clocks import begun
from .hub import UNKNOWN, Hub
from .live import LiveMatch, add_notes, alive
from .outliving import rewritten
from .problems import Problem, Stale
from .rows import About, Chair, Note, Stored, about_row, chair_row, lines_text, note_row, rows_of, to_json
from .seats import named
from .store import Damaged, NoMatch, Store, Taken
from .thinking import Luck, Thinking
from .together import Together
from .workers import Workers

log = logging.getLogger(__name__)

MEMORY = 512 << 20
BASE, WEIGHT = 100_000, 6
"""What a match takes in memory, about: so much, and so many times the text of its record (measured: 2.4 to 6.5)."""


class Unplayable(Problem):
    """A stored match that these rules cannot play on. What happened in it can still be read."""

    def __init__(self, stored: Stored, error: UndercroftError) -> None:
        self.stored = stored
        self.differs = error if isinstance(error, OtherRules) else None
        if self.differs is None:
            super().__init__(409, "server-not-playable", {"why": str(error)})
        else:
            given = {"then": self.differs.then, "now": self.differs.now, "question": self.differs.question}
            same = self.differs.then == self.differs.now
            super().__init__(409, "server-differs" if same else "server-other-rules", given)


class Matches:
    """The matches of this server: in memory as many as have room there, in the store all of them."""

    def __init__(
        self, store: Store, hub: Hub, workers: Workers, luck: Luck, pause: float = 0.4, memory: int = MEMORY
    ) -> None:
        self.store = store
        self.hub = hub
        self.bots = Thinking(self, workers, luck, pause)
        self.memory = memory  # bytes that matches may take
        self.weights: dict[str, int] = {}  # of the matches in memory, about
        self.stands = Together(store.stands) if store.postgres else None  # other processes may write there too
        self.stood: dict[str, tuple[int, int]] = {}  # where the store stood when all was compared last
        self.cache: OrderedDict[str, LiveMatch] = OrderedDict()
        self.loading: dict[str, asyncio.Future[LiveMatch]] = {}
        self.asks: Callable[[LiveMatch], None] = lambda live: None  # somebody is asked something else

    # -- finding

    async def get(self, id: str) -> LiveMatch:
        """A match as it is stored (never in the middle of a change). Raises `Problem` 404 if there is none."""
        live = self.cache.get(id)
        if live is None:
            live = await self._load(id)
        else:
            self.cache.move_to_end(id)
            if self.stands is not None and not live.lock.locked():
                stand = await self.stands(id)
                if stand is None:
                    self.drop(id)
                    raise Problem(404, "server-no-match")
                self._compare(live, stand)
        if live.stale or live.behind or live.lock.locked():
            async with live.lock:
                await self.refresh(live)
        return live

    async def _load(self, id: str) -> LiveMatch:
        """Load once, however many ask."""
        waiting = self.loading.get(id)
        if waiting is not None:
            return await asyncio.shield(waiting)
        future: asyncio.Future[LiveMatch] = asyncio.get_running_loop().create_future()
        self.loading[id] = future
        try:
            stored, match = await self._stored(id)
            live = LiveMatch(stored, match)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # somebody may wait for it or not
            raise
        else:
            self._keep(live, stored.size)
            future.set_result(live)
        finally:
            del self.loading[id]
        self.bots.drive(live)
        return live

    async def _stored(self, id: str) -> tuple[Stored, Match]:
        def load() -> tuple[Stored, Match]:
            stored = self.store.load(id)
            try:
                return stored, alive(stored)
            except UndercroftError as error:  # played with other rules, or a game that is gone
                raise Unplayable(stored, error) from None

        try:
            stored, match = await to_thread.run_sync(load)
        except NoMatch:
            raise Problem(404, "server-no-match") from None
        except Damaged as error:
            raise Problem(409, "server-damaged", {"why": str(error)}) from None
        if match.record is not None and match.record is not stored.record:  # it was run again under newer rules
            await self.store.do_aside(*rewritten(id, match.record, stored.begun))
            stored = replace(stored, record=match.record)
        return stored, match

    @asynccontextmanager
    async def fresh(self, live: LiveMatch) -> AsyncIterator[None]:
        """Hold a match, as the store has it."""
        async with live.lock:
            await self.refresh(live)
            yield

    async def refresh(self, live: LiveMatch) -> None:
        """Read a match again whose change could not be stored, or that another process changed."""
        if live.stale or live.behind:
            live.put(*await self._stored(live.id))
            live.changed()
            self.bots.drive(live)

    def _keep(self, live: LiveMatch, size: int) -> None:
        """Keep a match in memory whose record has so many bytes; those that nobody has asked for of late make room."""
        self.cache[live.id] = live
        self.weights[live.id] = BASE + WEIGHT * size
        too_much = sum(self.weights.values()) - self.memory
        for id in list(self.cache):
            if too_much <= 0:
                break
            old = self.cache[id]
            if old is not live and not old.lock.locked() and old.task is None:
                too_much -= self.weights[id]
                self.drop(id)

    def drop(self, id: str) -> None:
        self.cache.pop(id, None)
        self.weights.pop(id, None)

    # -- other processes

    def overtaken(self, live: LiveMatch) -> None:
        """Another process has stored something about a match: it is read again, and who looks is told."""
        if not live.behind:
            live.behind = True
            self.hub.publish(live.id, f"{live.match.number_for()}+")

    def _compare(self, live: LiveMatch, stand: tuple[int, int]) -> None:
        """Notice if the store holds more of a match than this process knows."""
        changes, last = stand
        if not live.lock.locked() and (changes > live.about.changes or last > (live.begun[-1] if live.begun else -1)):
            self.overtaken(live)

    def heard(self, id: str, word: str) -> None:
        """Some process has stored the answer to question `word`, or something else about a match (`+` and a count)."""
        live = self.cache.get(id)
        if live is None:
            self.hub.publish(id, UNKNOWN)
        elif word.startswith("+"):
            if int(word) > live.about.changes:
                self.overtaken(live)
        elif int(word) not in live.begun[-50:]:
            self.overtaken(live)

    async def catch_up(self) -> None:
        """Notices may have been lost: compare all that is shown here with the store, and tell who looks.

        The store's number may be one that not everybody may know (`Match.number_for`), so it is not told.
        """
        ids = {*self.cache, *self.hub.listeners}
        before, self.stood = self.stood, await to_thread.run_sync(self.store.stands, ids) if ids else {}
        for id, stand in self.stood.items():
            live = self.cache.get(id)
            if live is not None:
                self._compare(live, stand)
            elif before.get(id) != stand:
                self.hub.publish(id, UNKNOWN)

    # -- making

    async def make(
        self,
        game: Game,
        chairs: Sequence[Chair],
        options: Mapping[str, str],
        about: About,
        seed: int | str | None = None,
        parts: Sequence[Part] = (),
        salt: str | None = None,
    ) -> LiveMatch:
        """A new match of a seed or of its parts. If seats are open, its parts wait for those who will sit there."""
        names = named(chairs)
        match = new_match(game, len(chairs), seed, options, names, salt, parts)
        assert match.record is not None and match.decision is not None
        waits = parts and any(chair.sort == "open" for chair in chairs)
        about.first = -1 if waits else match.decision.seat
        about.clock = about.clock if waits else begun(about.clock, about.created)
        await self.store.add(about, match.record, chairs, ())
        return self._begun(about, match, chairs, [])

    async def adopt(self, record: Record, chairs: Sequence[Chair], about: About) -> LiveMatch:
        """A match that begins in the middle: a record that somebody brought, or a branch of another match."""
        named(chairs)
        match = await to_thread.run_sync(resume, record)
        rows = rows_of(about.id, record)
        await self.store.add(about, record, chairs, rows)
        return self._begun(about, match, chairs, [row["number"] for row in rows])

    def _begun(self, about: About, match: Match, chairs: Sequence[Chair], begun: list[int]) -> LiveMatch:
        assert match.record is not None
        live = LiveMatch(Stored(about, match.record, list(chairs), [], begun), match)
        self._keep(live, len(lines_text(match.record.lines)))
        self.bots.drive(live)
        return live

    # -- answering

    async def answer(
        self,
        live: LiveMatch,
        keys: Sequence[str],
        seat: int,
        number: int,
        lang: str = "en",
        bot: bool = False,
        wish: Chair | None = None,
    ) -> None:
        """Answer question `number` with a key or a path, stored as one answer or not at all. A path is given as far as
        nothing unforeseen happens. `bot`: a bot says so.

        `wish`: the seat as the answer leaves it, stored with it.
        """
        async with live.lock:
            await self.refresh(live)
            match = live.match
            if number != live.number_of(seat) or (bot and live.chairs[seat].sort != "bot"):
                raise Stale
            if live.about.origin == "upload":
                raise Problem(422, "server-over")
            live.check(keys, seat, lang)
            at, written = match.number, len(live.record.lines)
            live.stale = True  # until the store has it
            given = live.give(keys, seat)
            if wish is not None:
                live.chairs[seat] = wish
            live.pass_windows()
            await self.commit(live, "answer", seat, at, to_json(given), written, wish)

    async def commit(
        self, live: LiveMatch, sort: str, seat: int, number: int, keys: str, written: int, wish: Chair | None = None
    ) -> None:
        """Store what was added to the record. The match counts as stale until that is done."""
        match = live.match
        decision = match.decision
        row: dict[str, Any] = {
            "match": live.id, "number": number, "sort": sort, "seat": seat, "keys": keys,
            "lines": lines_text(live.record.lines[written:]), "turn": match.state.turn,
            "asked": -1 if decision is None else decision.seat, "at": time.time(),
        }  # fmt: skip
        more = [] if wish is None else [chair_row(live.id, wish)]
        if decision is None:
            heroes = match.game.heroes
            result = to_json({**(live.record.ended or {}), "heroes": list(heroes(match.state)) if heroes else []})
            more.append(about_row(live.id, ended=True, result=result, request="", score=self._score(live)))
        try:
            await self.store.append(row, *more)
        except Taken:
            raise Stale from None
        live.begun.append(number)
        if live.clockwork is not None:
            live.clockwork.answered(row["asked"], row["at"])
        self.weights[live.id] = self.weights.get(live.id, BASE) + WEIGHT * len(row["lines"])
        if decision is None:
            live.about.ended, live.about.result = True, result
        live.stale = False
        live.changed()
        self.hub.publish(live.id, live.word)
        self.asks(live)
        self.bots.drive(live)

    def _score(self, live: LiveMatch) -> float | None:
        """What counts in the list of a day: the score of whoever played its match without help."""
        about, end = live.about, live.record.ended
        if not about.daily or about.assisted or about.origin != "table" or end is None:
            return None
        held = live.held(about.host)
        return float(end["scores"][held[0]]) if held else None

    def show(self, live: LiveMatch) -> None:
        """Tell everybody that there is something new to see besides the play."""
        live.changed()
        self.hub.publish(live.id, f"{live.match.number_for()}+")

    # -- what is stored besides the play

    async def change(self, live: LiveMatch, *statements: Executable, sure: bool = False) -> None:
        """Store a change besides the play, if nobody has made another since this process looked (or it does not matter:
        `sure`)."""
        try:
            changes = await self.store.do(live.id, *statements, seen=None if sure else live.about.changes)
        except Taken:
            self.overtaken(live)
            raise Problem(409, "server-stale") from None
        self.counted(live, changes)

    def counted(self, live: LiveMatch, changes: int) -> None:
        """A change was stored; if there were others before it, they are read."""
        if changes > live.about.changes + 1:
            self.overtaken(live)
        live.about.changes = changes

    async def note(self, live: LiveMatch, message: str, args: dict[str, Any], names: Sequence[str] = ()) -> None:
        """Write into the chronicle what the table did, under the names of that moment (or those from before).

        Whoever calls this holds the match's lock.
        """
        called = {**args, "names": list(names or live.names)}
        note = Note(live.match.number, live.match.state.turn, message, called)
        await self.change(live, note_row(live.id, note), sure=True)
        live.notes.append(note)
        add_notes(live.match, [note])
        self.show(live)
