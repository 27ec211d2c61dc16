"""Filling the models of the pages: a match as one visitor may see it, and the lobby."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from starlette.requests import Request

from ..core.decision import PASS
from ..core.registry import games
from . import lists, shelves
from .context import Table
from .dealing import promise_of
from .lessons import LEARNER, coach
from .live import LiveMatch
from .models import LobbyModel, MatchRow, SeatInfo, TableModel, Visitor
from .rows import Summary
from .security import Session
from .talking import PHRASES


def base_url(request: Request) -> str:
    """Where this server is reached, for links that people send to each other."""
    return f"{request.url.scheme}://{request.url.netloc}"


def table_model(table: Table, live: LiveMatch, session: Session, base: str) -> TableModel:
    """The table as a visitor sees it. Behind a curtain the viewer is nobody, so that nothing secret can be shown."""
    viewer, curtain = live.eyes(session.id)
    request = live.request
    host = live.about.host == session.id
    seated = bool(live.held(session.id))
    return TableModel(
        id=live.id,
        match=live.match,
        viewer=viewer,
        visitor=visitor_of(table, session, seated or host),
        seats=seat_infos(table, live, base if host else ""),
        mine=live.held(session.id),
        host=host,
        curtain=curtain,
        undo=why_no_undo(live, viewer),
        undo_asked_by=request.seat if request is not None else None,
        undo_to=request.to if request is not None else -1,
        assisted=live.about.assisted,
        hint=live.hint(viewer),
        quiet=bool(live.quiet(viewer)),
        can_hush=live.can_pass(viewer),
        thinking=live.thinking,
        watch_link=f"{base}/watch/{live.about.watch}" if seated or host else "",
        watchers=len(table.hub.here(live.id) - {chair.visitor for chair in live.chairs}),
        daily=live.about.daily,
        closed=table.closed(live),
        clock=live.clockwork.clock if live.clockwork is not None else None,
        until=live.clockwork.until if live.clockwork is not None and not live.over and not live.waiting else 0.0,
        promise=promise_of(live.record, live.waiting, table.revealed(live)),
        verified=live.verified,
        open=table.revealed(live),
        story=live.story if table.revealed(live) else None,
        can_rematch=live.over and (seated or host),
        phrases=PHRASES if seated and company(live) else (),
        free_words=table.settings.free_words,
        out=viewer in live.out,
        left_to_bots=viewer in live.out and live.left_to_bots and not live.hurried,
        coach=coach(live.match) if viewer == LEARNER else None,
        since=others_began(live, viewer) if viewer >= 0 and not live.over else None,
    )


def company(live: LiveMatch) -> bool:
    """Whether there is somebody to talk to: another person, or a seat that waits for one."""
    return sum(chair.home != "bot" for chair in live.chairs) > 1


def others_began(live: LiveMatch, seat: int) -> int | None:
    """The first question of the others since a seat's last turn; None if nobody has answered since."""
    began, back = None, live.match.number
    windows = {kind.name for kind in live.match.game.kinds if kind.window}
    for line in reversed(live.record.lines):
        if "undo" in line:
            back = min(back, line["to"])
        elif "answer" in line and line["answer"] < back and not line.get("forced"):
            if line["kind"] in windows and line["key"] == PASS:
                continue  # which nobody sees
            if line["seat"] != seat:
                began = line["answer"]
            elif began is not None:
                return int(began)
    return began


def visitor_of(table: Table, session: Session, acts: bool) -> Visitor:
    """Who looks. Those who can only watch are all alike, so that one rendering serves them all."""
    visitor = table.doorkeeper.visitor(session)
    return visitor if acts else replace(visitor, name="")


def why_no_undo(live: LiveMatch, viewer: int) -> str:
    if live.over:
        return "server-over"
    return live.match.cannot_undo(viewer) or "" if viewer >= 0 else "undo-not-yours"


def seat_infos(table: Table, live: LiveMatch, base: str) -> tuple[SeatInfo, ...]:
    here = table.hub.here(live.id)
    return tuple(
        SeatInfo(
            chair.seat,
            chair.name,
            chair.sort,
            chair.bot,
            online=chair.sort == "bot" or chair.visitor in here,
            left=live.clockwork.left(chair.seat) if live.clockwork is not None else 0.0,
            claimed_by=claim.name if (claim := live.claim(chair.seat)) is not None else "",
            link=f"{base}/join/{chair.token}" if base and chair.sort == "open" else "",
        )
        for chair in live.chairs
    )


def match_row(summary: Summary, visitor: str) -> MatchRow:
    about, chairs = summary.about, summary.chairs
    end = end_of(about.result)
    mine = [chair.seat for chair in chairs if chair.visitor == visitor]
    order = sorted(range(len(end["scores"])), key=lambda seat: seat not in mine)
    return MatchRow(
        id=about.id,
        game=about.game,
        names=tuple(chair.name for chair in chairs),
        link=f"/m/{about.id}/replay" if about.origin == "upload" else f"/m/{about.id}",
        turn=summary.turn,
        at=summary.at,
        your_turn=not about.ended and shelves.waits_for(summary, visitor),
        ended=about.ended,
        winners=tuple(chairs[seat].name for seat in end["winners"] if seat < len(chairs)),
        others=tuple(chair.name for chair in chairs if chair.visitor != visitor),
        score=" : ".join(f"{end['scores'][seat]:g}".replace("-", "−") for seat in order),
        won=any(seat in end["winners"] for seat in mine),
    )


def end_of(result: str) -> dict[str, list[Any]]:
    """How a match ended; nothing if it runs, or its row cannot be read: the list shows the others all the same."""
    try:
        end = msgspec.json.decode(result) if result else {}
        return {"winners": list(end["winners"]), "scores": [float(score) for score in end["scores"]]}
    except (msgspec.DecodeError, KeyError, TypeError, ValueError):
        return {"winners": [], "scores": []}


def lobby_model(
    table: Table, session: Session, errors: tuple[str, ...] = (), given: Mapping[str, Sequence[str]] | None = None
) -> LobbyModel:
    """The lobby. Reads the store: call it in a thread."""
    day = table.today()
    mine, archived = shelves.of_visitor(table.store, session.id)
    rows = [match_row(summary, session.id) for summary in mine]
    own = {summary.about.id for summary in (*mine, *archived)}
    return LobbyModel(
        visitor=table.doorkeeper.visitor(session),
        games=tuple(games().values()),
        yours=tuple(row for row in rows if row.your_turn),
        theirs=tuple(row for row in rows if not row.your_turn and not row.ended),
        finished=tuple(row for row in rows if row.ended),
        archived=tuple(match_row(summary, session.id) for summary in archived),
        watchable=tuple(match_row(s, session.id) for s in lists.listed(table.store) if s.about.id not in own),
        daily=day,
        daily_results=tuple((name, *best) for name in games() for best in lists.daily_results(table.store, day, name)),
        errors=errors,
        given=given or {},
    )
