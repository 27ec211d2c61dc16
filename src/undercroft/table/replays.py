"""Looking back: a match as it stood at a step, through the eyes of a seat, or with everything open."""

from __future__ import annotations

from collections import OrderedDict

from anyio import to_thread

from ..core.decision import PASS
from ..core.events import Event
from ..core.match import Match
from ..core.record import Record, resume
from ..core.state import EVERYONE
from .context import Table
from .dealing import promise_of
from .live import LiveMatch
from .models import Replay, TableModel
from .problems import Problem
from .security import Session
from .views import seat_infos, visitor_of

ALL_SEEING = -2
KEPT = 64


class Shelf:
    """The last places that somebody looked at, so that many who watch one replay cost one resuming."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int, int, bool], Match] = OrderedDict()

    async def at(self, live: LiveMatch, at: int, open_: bool) -> Match:
        key = (live.id, live.match.number, at, open_)
        if key not in self.kept:
            till = at if open_ else past_passes(live, at)
            lines = list(live.record.prefix(till).lines) if till < live.record.length() else list(live.record.lines)
            match = await to_thread.run_sync(standing, Record(dict(live.record.header), lines), open_)
            match.number, match.passed = at, ()
            self.kept[key] = match
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        return self.kept[key]


def standing(record: Record, open_: bool) -> Match:
    """The match of a record; `open_`: with every card face up."""
    match = resume(record)
    if open_:
        match.state.known = [EVERYONE] * len(match.state.known)
        match.events = [event.opened for event in match.events]
    return match


def past_passes(live: LiveMatch, at: int) -> int:
    """The step after the windows that the table passed for somebody at step `at`.

    A player without a choice passes them unseen too: looking back must not tell which of the two it was.
    """
    passes = {line["answer"] for line in live.record.lines if line.get("key") == PASS and "forced" not in line}
    while at in passes and at not in live.begun:
        at += 1
    return at


def marks(record: Record) -> tuple[tuple[int, int], ...]:
    """Where turns begin: turn and number."""
    return tuple((line["turn"], line["n"]) for line in record.lines if "turn" in line and "state" in line)


async def replay_model(
    table: Table, shelf: Shelf, live: LiveMatch, session: Session, at: int | None, eyes: int | None
) -> TableModel:
    """A step of a match. While it runs, a visitor looks through the eyes of a seat of theirs, or as a watcher."""
    length = live.record.length() if live.over else live.number(session.id)
    at = length if at is None else max(0, min(at, length))
    held = live.held(session.id)
    open_ = table.revealed(live)
    if eyes is None:
        eyes = ALL_SEEING if open_ else held[0] if len(held) == 1 else -1
    allowed = range(ALL_SEEING, len(live.chairs)) if open_ else (-1, *own_eyes(live, session, held))
    if eyes not in allowed:
        raise Problem(403, "server-not-those-eyes")
    match = await shelf.at(live, at, eyes == ALL_SEEING)
    asked = match.decision.seat if match.decision is not None else -1
    chronicle: tuple[Event, ...] = tuple(live.match.events)
    if eyes == ALL_SEEING:
        chronicle = tuple(event.opened for event in chronicle)
    return TableModel(
        id=live.id,
        match=match,
        viewer=asked if eyes == ALL_SEEING else eyes,
        visitor=visitor_of(table, session, True),
        seats=seat_infos(table, live, ""),
        mine=held,
        undo="server-over",
        assisted=live.about.assisted,
        daily=live.about.daily,
        promise=promise_of(live.record, False, open_),
        verified=live.verified,
        replay=Replay(at, length, eyes, marks(live.record), open_),
        chronicle=chronicle,
    )


def own_eyes(live: LiveMatch, session: Session, held: tuple[int, ...]) -> tuple[int, ...]:
    """The seats whose eyes a visitor may use now: at a shared device only that of whoever sits there."""
    if len(held) <= 1:
        return held
    viewer, _ = live.eyes(session.id)
    return (viewer,) if viewer >= 0 else ()


def shown_record(table: Table, live: LiveMatch, viewer: int) -> str:
    """The record of a match as a viewer may have it."""
    return shown(live.record, live.names, table.revealed(live), viewer)


def shown(record: Record, names: tuple[str, ...], revealed: bool, viewer: int) -> str:
    """A record: whole when all is open, else the header and what this viewer saw."""
    told = record if revealed else record.redacted(viewer)
    return Record({**told.header, "names": list(names)}, told.lines).dumps()
