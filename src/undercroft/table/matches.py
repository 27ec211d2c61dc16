"""All matches: making them, answering, going back, seats, bots. What is acknowledged is stored."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from anyio import to_thread
from sqlalchemy.sql import Executable

from ..bots import bots_of
from ..core.decision import PASS
from ..core.errors import OtherRules, UndercroftError
from ..core.match import Match, new_match
from ..core.record import Record, resume
from ..core.registry import Game
from ..core.seeds import Part
from .clocks import begun
from .dealing import add_part, part_of
from .hub import Hub
from .live import Claim, Hint, Live, UndoRequest, add_notes, alive
from .outliving import rewritten
from .problems import Problem
from .store import (
    About,
    Chair,
    Damaged,
    NoMatch,
    Note,
    Store,
    Stored,
    StoreDown,
    Taken,
    about_row,
    chair_row,
    lines_text,
    note_row,
    rows_of,
    to_json,
)
from .together import Together
from .workers import BotFailed, Workers, imagined

log = logging.getLogger(__name__)

RANDOM = "random"
BOT_NAMES = ("Brom", "Ysolde", "Tovik", "Marna", "Quill", "Hesper")
MEMORY = 512 << 20
BASE, WEIGHT = 100_000, 6
"""What a match takes in memory, about: so much, and so many times the text of its record (measured: 2.4 to 6.5)."""

Luck = Callable[[str], str]


class Stale(Exception):
    """The answer was for another question than the current one."""


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
        self.workers = workers
        self.luck = luck  # secret words that belong to a text: the same bots for everybody who plays a daily match
        self.pause = pause  # before a bot answers, so that people can follow
        self.memory = memory  # bytes that matches may take
        self.weights: dict[str, int] = {}  # of the matches in memory, about
        self.stands = Together(store.stands) if store.postgres else None  # other processes may write there too
        self.cache: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.asks: Callable[[Live], None] = lambda live: None  # somebody is asked something else

    # -- finding

    async def get(self, id: str) -> Live:
        """A match as it is stored (never in the middle of a change). Raises `Problem` 404 if there is none."""
        live = self.cache.get(id)
        if live is None:
            live = await self._load(id)
        else:
            self.cache.move_to_end(id)
            if self.stands is not None and not live.lock.locked():
                stand = await self.stands(id)
                if stand is None:
                    self._drop(id)
                    raise Problem(404, "server-no-match")
                self._compare(live, stand)
        if live.stale or live.behind or live.lock.locked():
            async with live.lock:
                await self._fresh(live)
        return live

    async def _load(self, id: str) -> Live:
        """Load once, however many ask."""
        waiting = self.loading.get(id)
        if waiting is not None:
            return await asyncio.shield(waiting)
        future: asyncio.Future[Live] = asyncio.get_running_loop().create_future()
        self.loading[id] = future
        try:
            stored, match = await self._stored(id)
            live = Live(stored, match)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # somebody may wait for it or not
            raise
        else:
            self._keep(live, stored.size)
            future.set_result(live)
        finally:
            del self.loading[id]
        self.drive(live)
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

    async def _fresh(self, live: Live) -> None:
        """Read a match again whose change could not be stored, or that another process changed."""
        if live.stale or live.behind:
            live.put(*await self._stored(live.id))
            live.changed()
            self.drive(live)

    def _keep(self, live: Live, size: int) -> None:
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
                self._drop(id)

    def _drop(self, id: str) -> None:
        self.cache.pop(id, None)
        self.weights.pop(id, None)

    # -- other processes

    def _overtaken(self, live: Live, number: int = 0) -> None:
        """Another process has stored something about a match: it is read again, and who looks is told."""
        if not live.behind:
            live.behind = True
            self.hub.publish(live.id, f"{max(number, live.match.number)}+")

    def _compare(self, live: Live, stand: tuple[int, int]) -> None:
        """Notice if the store holds more of a match than this process knows."""
        changes, last = stand
        if not live.lock.locked() and (changes > live.about.changes or last > (live.begun[-1] if live.begun else -1)):
            self._overtaken(live, last + 1)

    def heard(self, id: str, word: str) -> None:
        """Some process has stored the answer to question `word`, or something else about a match (`+` and a count)."""
        live = self.cache.get(id)
        if live is None:
            self.hub.publish(id, "0+")
        elif word.startswith("+"):
            if int(word) > live.about.changes:
                self._overtaken(live)
        elif int(word) not in live.begun[-50:]:
            self._overtaken(live, int(word) + 1)

    async def catch_up(self) -> None:
        """Notices may have been lost: compare all that is shown here with the store, and tell who looks."""
        ids = {*self.cache, *self.hub.listeners}
        stands = await to_thread.run_sync(self.store.stands, ids) if ids else {}
        for id, stand in stands.items():
            live = self.cache.get(id)
            if live is not None:
                self._compare(live, stand)
            else:
                self.hub.publish(id, f"{stand[1] + 1}+")

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
    ) -> Live:
        """A new match of a seed or of its parts. If seats are open, its parts wait for those who will sit there."""
        names = named(chairs)
        match = new_match(game, len(chairs), seed, options, names, salt, parts)
        assert match.record is not None and match.decision is not None
        waits = parts and any(chair.sort == "open" for chair in chairs)
        about.first = -1 if waits else match.decision.seat
        about.clock = about.clock if waits else begun(about.clock, about.created)
        await self.store.add(about, match.record, chairs, ())
        return self._begun(about, match, chairs, [])

    async def adopt(self, record: Record, chairs: Sequence[Chair], about: About) -> Live:
        """A match that begins in the middle: a record that somebody brought, or a branch of another match."""
        named(chairs)
        match = await to_thread.run_sync(resume, record)
        rows = rows_of(about.id, record)
        await self.store.add(about, record, chairs, rows)
        return self._begun(about, match, chairs, [row["number"] for row in rows])

    def _begun(self, about: About, match: Match, chairs: Sequence[Chair], begun: list[int]) -> Live:
        assert match.record is not None
        live = Live(Stored(about, match.record, list(chairs), [], begun), match)
        self._keep(live, len(lines_text(match.record.lines)))
        self.drive(live)
        return live

    # -- answering

    async def answer(
        self,
        live: Live,
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
            await self._fresh(live)
            match = live.match
            if number != match.number or (bot and live.chairs[seat].sort != "bot"):
                raise Stale
            if live.about.origin == "upload":
                raise Problem(422, "server-over")
            live.check(keys, seat, lang)
            written = len(live.record.lines)
            live.stale = True  # until the store has it
            given = live.give(keys, seat)
            if wish is not None:
                live.chairs[seat] = wish
            live.pass_windows()
            await self._commit(live, "answer", seat, number, to_json(given), written, wish)

    async def _commit(
        self, live: Live, sort: str, seat: int, number: int, keys: str, written: int, wish: Chair | None = None
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
        self.hub.publish(live.id, str(match.number))
        self.asks(live)
        self.drive(live)

    def _score(self, live: Live) -> float | None:
        """What counts in the list of a day: the score of whoever played its match without help."""
        about, end = live.about, live.record.ended
        if not about.daily or about.assisted or about.origin != "table" or end is None:
            return None
        held = live.held(about.host)
        return float(end["scores"][held[0]]) if held else None

    def show(self, live: Live) -> None:
        """Tell everybody that there is something new to see besides the play."""
        live.changed()
        self.hub.publish(live.id, f"{live.match.number}+")

    # -- going back

    async def undo(self, live: Live, seat: int, number: int | None, whole: bool) -> None:
        """Take back the last path, or everything to the start of the interval."""
        async with live.lock:
            await self._fresh(live)
            match = live.match
            if number is not None and number != match.number:
                raise Stale
            why = "server-over" if live.over else match.cannot_undo(seat)
            if why is not None:
                raise Problem(422, why)
            now, written = match.number, len(live.record.lines)
            steps = len(match.since) if whole else live.path_steps()
            live.stale = True
            match.undo(seat, steps)
            add_notes(match, live.notes)
            await self._commit(live, "undo", seat, now, "[]", written)

    async def ask_undo(self, live: Live, seat: int) -> None:
        """Ask the others to go back to before this seat's last answer. Bots agree."""
        async with live.lock:
            await self._fresh(live)
            if live.over:
                raise Problem(422, "server-over")
            if live.about.daily:
                raise Problem(422, "server-daily-undo")
            to = live.last_answer(seat)
            if to < 0:
                raise Problem(422, "undo-nothing")
            await self._request(live, UndoRequest(seat, to, live.match.number, [seat]))

    async def agree_undo(self, live: Live, seat: int, agree: bool) -> None:
        """Agree to go back, as somebody who is asked; or decline, which whoever asked may do too: it takes it back."""
        async with live.lock:
            await self._fresh(live)
            request = live.request
            if request is None or (agree and seat not in live.asked_to_agree(request)):
                raise Problem(422, "server-no-request")
            if not agree:
                await self._set_request(live, "")
                await self.note(live, "note-undo-declined", {"who": seat, "whom": request.seat})
                return
            await self._request(live, UndoRequest(request.seat, request.to, request.at, [*request.agreed, seat]))

    async def _request(self, live: Live, request: UndoRequest) -> None:
        """Keep the request, or fulfil it if nobody is left to ask."""
        if live.asked_to_agree(request):
            await self._set_request(live, to_json(request))
            return
        now, written = live.match.number, len(live.record.lines)
        live.stale = True
        live.match.rewind(request.to)
        add_notes(live.match, live.notes)
        await self._commit(live, "undo", request.seat, now, "[]", written)
        await self.note(live, "note-undo-agreed", {"who": request.seat})

    async def _do(self, live: Live, *statements: Executable, sure: bool = False) -> None:
        """Store a change besides the play, if nobody has made another since this process looked (or it does not matter:
        `sure`)."""
        try:
            changes = await self.store.do(live.id, *statements, seen=None if sure else live.about.changes)
        except Taken:
            self._overtaken(live)
            raise Problem(409, "server-stale") from None
        self._count(live, changes)

    def _count(self, live: Live, changes: int) -> None:
        """A change was stored; if there were others before it, they are read."""
        if changes > live.about.changes + 1:
            self._overtaken(live)
        live.about.changes = changes

    async def _set_request(self, live: Live, request: str) -> None:
        await self._do(live, about_row(live.id, request=request))
        live.about.request = request
        self.show(live)

    async def note(self, live: Live, message: str, args: dict[str, Any], names: Sequence[str] = ()) -> None:
        """Write into the chronicle what the table did, under the names of now (or of before it was done).

        Whoever calls this holds the match's lock.
        """
        called = {**args, "names": list(names or live.names)}
        note = Note(live.match.number, live.match.state.turn, message, called)
        await self._do(live, note_row(live.id, note), sure=True)
        live.notes.append(note)
        add_notes(live.match, [note])
        self.show(live)

    # -- seats

    async def sit(self, live: Live, seat: int, token: str, visitor: str, name: str, part: str = "") -> None:
        """Take an open seat by its invitation, with a part of the seed if the match waits for it."""
        async with live.lock:
            await self._fresh(live)
            chair = live.chairs[seat]
            if chair.visitor == visitor:
                return
            if chair.sort != "open" or chair.token != token:
                raise Problem(409, "server-seat-taken")
            if live.seen_by_another(seat, visitor):
                await self._ask_to_admit(live, seat, Claim(visitor, name, []))
                raise Problem(409, "server-seat-asked")
            await self._seat(live, seat, visitor, name, part)
            await self.note(live, "note-joined", {"who": seat})

    async def _seat(self, live: Live, seat: int, visitor: str, name: str, part: str = "") -> None:
        taken = {"sort": "person", "home": "person", "visitor": visitor, "name": name, "former": "", "claim": ""}
        await self._take(live, replace(live.chairs[seat], **taken), part)  # type: ignore[arg-type]  # all are texts

    async def _ask_to_admit(self, live: Live, seat: int, claim: Claim) -> None:
        """Ask the others whether somebody new may take a seat that has seen something hidden."""
        if not live.asked_to_admit(claim):
            raise Problem(403, "server-seat-seen")
        await self._change(live, seat, claim=to_json(claim))

    async def admit(self, live: Live, seat: int, voice: int, agree: bool) -> None:
        """Agree that somebody new takes a seat, or not. When all have agreed, they sit down."""
        async with live.lock:
            await self._fresh(live)
            claim = live.claim(seat)
            if claim is None or voice not in live.asked_to_admit(claim):
                raise Problem(422, "server-no-request")
            if not agree:
                await self._change(live, seat, claim="")
                names = [*live.names[:seat], claim.name, *live.names[seat + 1 :]]
                await self.note(live, "note-not-admitted", {"who": voice, "whom": seat}, names)
                return
            claim.agreed.append(voice)
            if live.asked_to_admit(claim):
                await self._change(live, seat, claim=to_json(claim))
                return
            await self._seat(live, seat, claim.visitor, claim.name)
            await self.note(live, "note-admitted", {"who": seat})

    async def _take(self, live: Live, chair: Chair, part: str) -> None:
        """Take an open seat; if the match waits, with a part of its seed. Of several who want it the store lets one."""
        given = part_of(f"seat {chair.seat}", part) if part or chair.sort == "bot" else None
        try:
            self._count(live, await self.store.take(live.id, chair, partial(add_part, live.id, chair.seat, given)))
        except Taken:  # somebody else was faster, at another process
            self._overtaken(live)
            raise Problem(409, "server-seat-taken") from None
        live.chairs[chair.seat] = chair
        if live.waiting:
            self._overtaken(live)
            await self._fresh(live)
        self.show(live)

    async def stand_in(self, live: Live, seat: int, bot: str, by: int = -1) -> None:
        """A bot takes over a seat; whoever held it may have it back."""
        if bot not in bots_of(live.match.game):
            raise Problem(422, "server-no-bot", {"bot": bot})
        async with live.lock:
            await self._fresh(live)
            await self._put_bot(live, seat, bot)
            if by in (seat, -1):
                await self.note(live, "note-bot-took", {"who": seat, "bot": bot})
            else:
                await self.note(live, "note-bot-put", {"who": by, "whom": seat, "bot": bot})
        self.drive(live)

    async def _put_bot(self, live: Live, seat: int, bot: str) -> None:
        chair = live.chairs[seat]
        name = chair.name or free_name(live.chairs)
        if chair.sort == "open":
            await self._take(live, replace(chair, sort="bot", bot=bot, name=name), "")
        else:
            await self._change(live, seat, sort="bot", bot=bot, name=name)

    async def run_out(self, live: Live) -> None:
        """The time of whoever is asked is up: a bot plays on, as it was agreed."""
        async with live.lock:
            await self._fresh(live)
            work = live.clockwork
            if work is not None and live.late():
                await self._put_bot(live, work.asked, work.clock.bot)
                message = "note-late-in-turn" if work.clock.per == "turn" else "note-late"
                await self.note(live, message, {"who": work.asked, "bot": work.clock.bot})
        self.drive(live)

    async def give_back(self, live: Live, seat: int) -> None:
        async with live.lock:
            await self._fresh(live)
            chair = live.chairs[seat]
            if chair.sort != "bot" or chair.home == "bot":
                raise Problem(422, "server-nobody-to-return")
            if live.clockwork is not None and live.clockwork.done_for(seat, time.time()):
                raise Problem(422, "server-no-time-left")
            await self._change(live, seat, sort=chair.home, bot="")
            await self.note(live, "note-bot-gave-back", {"who": seat})

    async def empty(self, live: Live, seat: int, by: int) -> None:
        """Nobody holds the seat any more: its player leaves, or is removed by another (-1: by whoever made the match
        and has no seat). A new invitation replaces the old one."""
        async with live.lock:
            await self._fresh(live)
            chair = live.chairs[seat]
            if chair.sort == "open":
                raise Problem(422, "server-nobody-to-return")
            live.admitted.discard(chair.visitor)
            free = Chair(seat, former=chair.visitor or chair.former)
            names = live.names
            await self._set(live, free)
            if by == seat:
                await self.note(live, "note-left", {"who": seat}, names=names)
            elif by >= 0:
                await self.note(live, "note-removed", {"who": by, "whom": seat}, names=names)
            else:
                await self.note(live, "note-removed-by-host", {"whom": seat}, names=names)

    async def _change(self, live: Live, seat: int, **values: Any) -> None:
        await self._set(live, replace(live.chairs[seat], **values))
        self.show(live)

    async def _set(self, live: Live, *chairs: Chair) -> None:
        await self._do(live, *(chair_row(live.id, chair) for chair in chairs))
        for chair in chairs:
            live.chairs[chair.seat] = chair

    async def arrive(self, live: Live, visitor: str, seat: int) -> None:
        """Hot seat: from now on this of the visitor's seats sits at the device."""
        async with live.lock:
            await self._fresh(live)
            held = [live.chairs[at] for at in live.held(visitor)]
            if live.sits(visitor) != seat:
                await self._set(live, *(replace(chair, here=chair.seat == seat) for chair in held))

    async def hush(self, live: Live, seat: int, number: int, lang: str) -> None:
        """Pass this window, and every other of its kind in this turn, without asking."""
        if number != live.match.number:
            raise Stale
        if not live.can_pass(seat):
            raise Problem(422, "server-no-window")
        assert live.decision is not None
        kinds = {*live.quiet(seat), live.decision.kind}
        wish = replace(live.chairs[seat], quiet=" ".join([str(live.match.state.turn), *sorted(kinds)]))
        await self.answer(live, [PASS], seat, number, lang, wish=wish)

    async def ask_again(self, live: Live, seat: int) -> None:
        """Take that wish back. Nobody else sees it, so nobody else is told."""
        async with live.lock:
            await self._fresh(live)
            await self._set(live, replace(live.chairs[seat], quiet=""))

    # -- bots

    def drive(self, live: Live) -> None:
        """If a bot is asked, or offered something, let it think."""
        if live.task is None and live.asked_of_bot() is not None:
            live.task = asyncio.create_task(self._think(live))
            self.tasks.add(live.task)
            live.task.add_done_callback(self.tasks.discard)

    async def _think(self, live: Live) -> None:
        try:
            while (question := live.asked_of_bot()) is not None:
                asked = question is live.decision
                live.thinking = question.seat if asked else None  # nobody sees who is offered something
                try:
                    await asyncio.sleep(self.pause if asked else 0)
                    await self._bot_answers(live)
                except Stale:
                    continue
                except StoreDown:
                    await asyncio.sleep(1)
        except Problem as problem:
            log.error("the bots of match %s stop: %s", live.id, problem.words("en"))
        finally:
            live.task = live.thinking = None

    async def _bot_answers(self, live: Live) -> None:
        async with live.lock:
            await self._fresh(live)
            question = live.asked_of_bot()
            if question is None:
                return
            number, offered = live.match.number, question is not live.decision
            chair, keys = live.chairs[question.seat], question.keys
            job = {**self._job(live, chair.seat, chair.bot), "offered": offered}
        try:
            key = await self.workers.ask(job)
            if key not in keys:
                raise BotFailed(f"{key!r} is no answer")
        except BotFailed as error:
            log.error("bot %s at seat %d of match %s: %s", chair.bot, chair.seat, live.id, error)
            key = Random(secrets.randbits(64)).choice(keys)
            async with live.lock:
                await self._fresh(live)
                if live.chairs[chair.seat].bot == chair.bot != RANDOM:
                    await self._change(live, chair.seat, bot=RANDOM)
                    await self.note(live, error.why, {"who": chair.seat, "bot": chair.bot})
        if offered and key == PASS:
            live.looked = {(number, chair.seat), *(look for look in live.looked if look[0] == number)}
        else:
            await self.answer(live, [key], chair.seat, number, bot=True)

    def _job(self, live: Live, seat: int, bot: str) -> dict[str, Any]:
        number = live.match.number
        if live.about.daily:
            place = f"{live.about.daily} {live.about.game} {seat} {number}"
            return imagined(live.match, seat, bot, self.luck(f"world {place}"), self.luck(f"bot {place}"))
        return imagined(live.match, seat, bot, secrets.token_hex(16), secrets.token_hex(16))

    async def hint(self, live: Live, seat: int) -> str:
        """What the best bot would answer. The match counts as assisted from now on."""
        async with live.lock:
            await self._fresh(live)
            if live.over or live.decision is None or live.decision.seat != seat:
                raise Problem(422, "server-hint-not-now")
            number = live.match.number
            job = self._job(live, seat, best_bot(live.match.game))
        try:
            key = await self.workers.ask(job)
        except BotFailed:
            raise Problem(503, "server-hint-failed") from None
        async with live.lock:
            await self._fresh(live)
            if not live.about.assisted:
                await self._do(live, about_row(live.id, assisted=True), sure=True)
                live.about.assisted = True
                await self.note(live, "note-assisted", {"who": seat})
            live.hints[seat] = Hint(number, key)
            self.show(live)
        return key

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def best_bot(game: Game) -> str:
    """The strongest bot of a game: the last that it names."""
    return list(bots_of(game))[-1]


def free_name(chairs: Sequence[Chair]) -> str:
    taken = {chair.name for chair in chairs}
    return next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])


def named(chairs: Sequence[Chair]) -> list[str]:
    """The names at the table; bots get one each."""
    for chair in chairs:
        if chair.sort == "bot" and not chair.name:
            chair.name = free_name(chairs)
    return [chair.name for chair in chairs]
