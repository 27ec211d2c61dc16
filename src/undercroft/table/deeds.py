"""What a visitor can do, decided once. Pages and API read what was sent, call a deed, and tell its outcome.

What is given comes as the types of `wire.py`, whichever door it came through, so both doors have the same bounds. What
is refused is raised as a `Problem`, which both doors tell; every other outcome is a value of this module.
"""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from anyio import to_thread

from ..core.text import text
from . import going_back, making, seats, shelves, talking, wire
from . import rematch as again
from .clocks import Clock
from .context import Table
from .database import either
from .live import LiveMatch
from .matches import Unplayable
from .notices import Way
from .outliving import agree_to_go_on
from .problems import Problem, Stale, can, why_not
from .schema import watchers
from .security import Session, clean_name
from .store import NoMatch
from .thinking import best_bot


@dataclass(frozen=True, slots=True)
class Stood:
    """It was done; the match stands here now."""

    live: LiveMatch


@dataclass(frozen=True, slots=True)
class TooLate:
    """Nothing was done: the question had been answered meanwhile. The match stands here now."""

    live: LiveMatch


@dataclass(frozen=True, slots=True)
class Hinted:
    """What a bot would answer."""

    live: LiveMatch
    key: str


Outcome = Stood | TooLate
T = TypeVar("T", bound=msgspec.Struct)


def read(given: dict[str, Any], kind: type[T]) -> T:
    """What a form or an address gives, as the type that the API takes; texts stand for numbers there."""
    sent = {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(sent, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Problem(400, "server-bad-form", {"why": str(error)}) from None


async def speaking(
    table: Table, session: Session, id: str, seat: int | None, away: bool = False
) -> tuple[LiveMatch, int]:
    """The match in which a visitor does something, and for which seat (`away`: also where a bot stands in)."""
    await table.limits.hit("answer", session.id)
    live = await table.look(id, session)
    if table.closed(live):
        raise Problem(422, "server-daily-closed")
    return live, live.speaker(session.id, seat, away)


async def tried(table: Table, live: LiveMatch, doing: Awaitable[None]) -> Outcome:
    try:
        await doing
    except Stale:
        return TooLate(await table.matches.get(live.id))
    return Stood(live)


# -- playing


async def answer(table: Table, session: Session, id: str, given: wire.Answer) -> Outcome:
    live, seat = await speaking(table, session, id, given.seat)
    live.at_device(session.id, seat)
    return await tried(table, live, table.matches.answer(live, given.keys, seat, given.number, session.lang))


async def undo(table: Table, session: Session, id: str, given: wire.Undo) -> Outcome:
    """Take something back, ask the others to go back further, agree to it, or decline."""
    consent = given.scope in ("agree", "decline")
    live, seat = await speaking(table, session, id, given.seat, away=consent)
    if consent:
        return await tried(table, live, going_back.agree(table.matches, live, seat, given.scope == "agree"))
    live.at_device(session.id, seat)
    if given.scope == "ask":
        return await tried(table, live, going_back.ask_to_go_back(table.matches, live, seat))
    if given.scope == "lesson":
        return await tried(table, live, going_back.try_again(table.matches, live, seat))
    return await tried(table, live, going_back.undo(table.matches, live, seat, given.number, given.scope == "turn"))


async def hush(table: Table, session: Session, id: str, given: wire.Quiet) -> Outcome:
    """Pass this window and others of its kind until the turn ends; `again`: be asked again."""
    live, seat = await speaking(table, session, id, given.seat)
    live.at_device(session.id, seat)
    if given.again:
        return await tried(table, live, seats.ask_again(table.matches, live, seat))
    return await tried(table, live, seats.hush(table.matches, live, seat, given.number, session.lang))


async def here(table: Table, session: Session, id: str, given: wire.Here) -> Stood:
    """Hot seat: the next player says that they sit at the device now."""
    live, seat = await speaking(table, session, id, given.seat)
    await seats.arrive(table.matches, live, session.id, seat)
    return Stood(live)


async def hint(table: Table, session: Session, id: str, given: wire.AskHint) -> Hinted:
    """What a bot would answer; the match counts as assisted from then on."""
    await table.limits.hit("hint", session.id)
    live, seat = await speaking(table, session, id, given.seat)
    live.at_device(session.id, seat)
    return Hinted(live, await table.matches.bots.hint(live, seat))


async def why(table: Table, session: Session, id: str, given: wire.Why) -> wire.Reason:
    """Why the visitor cannot answer something now; without words if it can be answered."""
    await table.limits.hit("look", session.id)
    live = await table.look(id, session)
    viewer, _ = live.eyes(session.id)
    if viewer < 0:
        raise Problem(403, "server-not-seated")
    if can(live.match, given.key, viewer):
        return wire.Reason(given.key, "", "")
    problem = why_not(live.match, given.key, viewer, session.lang, live.names)
    return wire.Reason(given.key, problem.words(session.lang), problem.clause)


async def go_on(table: Table, session: Session, id: str) -> str:
    """Agree to go on with a match of older rules, from the question where it differs from ours. Its id."""
    await table.limits.hit("answer", session.id)
    try:
        live = await table.look(id, session)
    except Unplayable as old:
        if old.differs is None:
            raise
        await agree_to_go_on(table.store, old.stored, old.differs, session.id)
        return old.stored.about.id
    return live.id


# -- seats


async def change_seat(table: Table, session: Session, id: str, seat: int, given: wire.SeatChange) -> Stood:
    """A bot takes over, a seat is given back, left, or taken from its player: by the host, or by whoever holds it. The
    others agree that somebody new takes it, or do not."""
    live = await table.find(id, session)
    if seat >= len(live.chairs):
        raise Problem(404, "server-no-match")
    if given.do in ("admit", "refuse"):
        voice = live.speaker(session.id, None, away=True)
        await seats.admit(table.matches, live, seat, voice, given.do == "admit")
        return Stood(live)
    host = live.about.host == session.id
    if not host and live.chairs[seat].visitor != session.id:
        raise Problem(403, "server-not-your-seat")
    if live.over or live.about.daily:
        raise Problem(422, "server-over" if live.over else "server-daily-seat")
    held = live.held(session.id)
    by = seat if seat in held else held[0] if held else -1
    if given.do == "bot":
        await seats.stand_in(table.matches, live, seat, given.bot or best_bot(live.match.game), by)
    elif given.do == "back":
        await seats.give_back(table.matches, live, seat)
    elif given.do == "finish":
        if seat not in live.out or not live.left_to_bots:
            raise Problem(422, "server-still-played")
        live.hurried = True
        table.matches.show(live)
    elif given.do == "leave" and live.chairs[seat].visitor == session.id:
        await seats.empty(table.matches, live, seat, seat)
    elif host:
        await seats.empty(table.matches, live, seat, by)
    else:
        raise Problem(403, "server-not-host")
    return Stood(live)


async def invited(table: Table, where: str, token: str) -> tuple[LiveMatch, int]:
    """The match and the seat of an invitation. `where`: the address from which it is tried."""
    await table.limits.hit("join", where)
    try:
        id, seat = await to_thread.run_sync(table.store.invitation, token)
    except NoMatch:
        raise Problem(404, "server-no-invitation") from None
    return await table.matches.get(id), seat


async def join(table: Table, session: Session, where: str, given: wire.Join) -> Stood:
    """Take a seat by its invitation."""
    live, seat = await invited(table, where, given.invitation)
    name = clean_name(given.name, session.name) or text(session.lang).seat(seat)
    await seats.sit(table.matches, live, seat, given.invitation, session.id, name, given.part)
    return Stood(live)


async def watch(table: Table, session: Session, where: str, given: wire.Watch) -> str:
    """By the link for watching: from now on this visitor may see the match. Its id."""
    await table.limits.hit("join", where)
    try:
        id = await to_thread.run_sync(table.store.watched_by, given.token)
    except NoMatch:
        raise Problem(404, "server-no-invitation") from None
    row = either(table.store.writing)(watchers).values(match=id, visitor=session.id).on_conflict_do_nothing()
    await table.store.do_aside(row)
    return id


# -- new matches


async def make(table: Table, session: Session, given: wire.NewMatch) -> Stood:
    """A new match, or today's."""
    await table.limits.hit("make", session.id)
    game = making.some_game(given.game)
    if given.lesson:
        return Stood(await making.make_lesson(table, session, game, given.lesson))
    if given.daily:
        return Stood(await making.make_daily(table, session, game))
    wishes = [(wish.who, wish.name) for wish in given.seats]
    wish = given.clock
    clock = Clock(wish.per, wish.seconds, wish.bot or best_bot(game)) if wish is not None else None
    return Stood(
        await making.make(table, session, game, wishes, given.options, given.seed, given.listed, given.part, clock)
    )


async def branch(table: Table, session: Session, id: str, given: wire.Branch) -> Stood:
    """Go on from a step of an ended match, as a new one."""
    await table.limits.hit("make", session.id)
    live = await table.look(id, session)
    at = live.record.length() if given.at is None else given.at
    wishes = [(wish.who, wish.name) for wish in given.seats]
    return Stood(await making.branch(table, session, live, at, wishes, given.seat))


async def rematch(table: Table, session: Session, id: str, given: wire.Rematch) -> Stood:
    """The same table once more, the seats turned."""
    await table.limits.hit("make", session.id)
    return Stood(await again.rematch(table, session, await table.look(id, session), given.part))


async def shelve(table: Table, session: Session, id: str, given: wire.Shelve) -> None:
    """Put a match away out of one's own lists, or back."""
    await table.limits.hit("answer", session.id)
    await shelves.shelve(table, session, id, given.do)


async def say(table: Table, session: Session, id: str, given: wire.Say) -> Stood:
    """Say something to everybody at the table."""
    live = await table.look(id, session)
    await talking.talk(table, session, live, given.seat, given.phrase, given.words)
    return Stood(live)


# -- the visitor


async def tell_me(table: Table, session: Session, given: wire.TellMe, base: str) -> wire.Told:
    """Where a visitor wants to be told that it is their turn."""
    await table.limits.hit("make", session.id)
    if given.stop:
        await table.bell.remove(session.id, given.target)
    else:
        await table.bell.add(session.id, Way(given.sort, given.target, session.lang, base))
    return await told(table, session)


async def told(table: Table, session: Session) -> wire.Told:
    bell = table.bell
    ways = await to_thread.run_sync(bell.ways, session.id) if bell.sorts else []
    key = await to_thread.run_sync(lambda: bell.key) if bell.sorts else ""
    return wire.Told(list(bell.sorts), key, [wire.TellMe(way.sort, way.target) for way in ways])  # type: ignore[arg-type]


async def end_sessions(table: Table, session: Session) -> Session:
    """End all cookies and tokens of a visitor, on every device; the session that goes on here."""
    await table.limits.hit("make", session.id)
    since = max(session.since, table.doorkeeper.ended.get(session.id, 0)) + 1
    await table.store.end_sessions(session.id, since)
    table.doorkeeper.ended[session.id] = since
    return msgspec.structs.replace(session, since=since)
