"""A visitor's matches in the order of their urgency, and what was put away out of the list."""

from __future__ import annotations

from anyio import to_thread
from sqlalchemy import delete, select

from . import lists
from .context import Table
from .database import either
from .problems import Problem
from .rows import Summary
from .schema import matches, seats, shelf
from .security import Session
from .store import NoMatch, Store

MOST = 200


def of_visitor(store: Store, visitor: str) -> tuple[list[Summary], list[Summary]]:
    """A visitor's matches: those at hand, and those in the archive. What was removed is in neither, nor are lessons.

    Those that wait for the visitor come first, the longest wait at the top; then those that wait for others; then what
    is over, the newest at the top.
    """
    away = {row["match"]: row["sort"] for row in store.read(select(shelf).where(shelf.c.visitor == visitor))}

    def urgency(summary: Summary) -> tuple[int, float]:
        if summary.about.ended:
            return 2, -summary.at
        return (0, summary.at) if waits_for(summary, visitor) else (1, -summary.at)

    found = sorted((it for it in lists.of_visitor(store, visitor, MOST) if it.about.origin != "lesson"), key=urgency)
    at_hand = [summary for summary in found if summary.about.id not in away]
    return at_hand, [summary for summary in found if away.get(summary.about.id) == "archive"]


def waits_for(summary: Summary, visitor: str) -> bool:
    """Whether a running match waits for an answer of this visitor."""
    return any(
        chair.seat == summary.asked and chair.visitor == visitor and chair.sort != "bot" for chair in summary.chairs
    )


def may_shelve(store: Store, id: str, visitor: str) -> bool:
    """Whether a match is in a visitor's lists, and whether it has ended; raises `NoMatch` if it is in none of them."""
    sits = select(seats.c.match).where(seats.c.visitor == visitor)
    query = select(matches.c.ended, matches.c.origin).where(
        matches.c.id == id, (matches.c.host == visitor) | matches.c.id.in_(sits)
    )
    rows = store.read(query)
    if not rows:
        raise NoMatch(id)
    return bool(rows[0]["ended"]) or rows[0]["origin"] == "upload"


async def shelve(table: Table, session: Session, id: str, do: str) -> None:
    """Put a match into the archive, back at hand, or out of the lists for good, which only an ended one can be."""
    try:
        ended = await to_thread.run_sync(may_shelve, table.store, id, session.id)
    except NoMatch:
        raise Problem(403, "server-not-seated") from None
    if do == "remove" and not ended:
        raise Problem(422, "server-shelf-running")
    if do == "back":
        await table.store.do_aside(delete(shelf).where(shelf.c.match == id, shelf.c.visitor == session.id))
        return
    row = either(table.store.writing)(shelf).values(match=id, visitor=session.id, sort=do)
    await table.store.do_aside(row.on_conflict_do_update(index_elements=["visitor", "match"], set_={"sort": do}))
