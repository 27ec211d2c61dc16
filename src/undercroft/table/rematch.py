"""The same table once more: the same game, options and players, the seats turned by one."""

from __future__ import annotations

from collections.abc import Sequence

from .clocks import begun
from .context import Table
from .dealing import first_parts
from .live import LiveMatch
from .problems import Problem
from .rows import About, Chair
from .security import Session
from .store import Taken

ID = 16


async def rematch(table: Table, session: Session, live: LiveMatch, part: str = "") -> LiveMatch:
    """The rematch of an ended match: made when the first asks for it, the same one for all who ask later.

    `part`: what the first gives to its seed.
    """
    if not live.held(session.id) and live.about.host != session.id:
        raise Problem(403, "server-not-seated")
    if live.match.decision is not None or live.about.origin == "upload":
        raise Problem(422, "server-rematch-running")
    id = table.matches.bots.luck(f"rematch {live.id}")[:ID]  # one id for all processes: the store keeps one match of it
    async with live.lock:
        try:
            return await table.matches.get(id)
        except Problem as problem:
            if problem.status != 404:
                raise
        about = About(id, live.about.game, live.about.host, listed=live.about.listed, clock=begun(live.about.clock, 0))
        chairs = turned(live.chairs)
        own = next((chair.seat for chair in chairs if chair.visitor == session.id), -1)
        parts = first_parts(chairs, {own: part})
        try:
            new = await table.matches.make(live.match.game, chairs, live.match.state.options, about, parts=parts)
        except Taken:  # another process was a moment faster
            return await table.matches.get(id)
        await table.matches.note(live, "note-rematch", {"who": max(live.held(session.id), default=0)})
    return new


def turned(chairs: Sequence[Chair]) -> list[Chair]:
    """The same players, each one seat further; whoever a bot stood in for plays again."""
    first = [chairs[-1], *chairs[:-1]]
    return [
        Chair(seat, chair.name, chair.home, chair.home, chair.visitor, chair.bot if chair.home == "bot" else "")
        for seat, chair in enumerate(first)
    ]
