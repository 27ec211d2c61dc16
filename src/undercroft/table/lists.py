"""The lists of matches: a visitor's own, those that can be watched, and the best of the day.

What reads blocks: call it in a thread.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import and_, select

from .rows import Summary, about_of
from .schema import answers, matches, seats
from .store import Store, last_number


def of_visitor(store: Store, visitor: str, most: int = 40) -> list[Summary]:
    """A visitor's matches, the newest first: those made, and those joined."""
    made = select(matches).where(matches.c.host == visitor)
    sits = select(seats.c.match).where(seats.c.visitor == visitor)
    joined = select(matches).where(matches.c.id.in_(sits))
    return newest(store, [made, joined], most)


def listed(store: Store, most: int = 30) -> list[Summary]:
    """Running matches that everybody may watch, the newest first."""
    return newest(store, [select(matches).where(matches.c.listed, ~matches.c.ended)], most)


def daily_results(store: Store, day: str, game: str, most: int = 20) -> list[tuple[str, float]]:
    """Name and score of those who have finished the day's match without help, the best first."""
    mine = and_(seats.c.match == matches.c.id, seats.c.visitor == matches.c.host)
    query = (
        select(seats.c.name, matches.c.score)
        .join(seats, mine)
        .where(matches.c.daily == day, matches.c.game == game, matches.c.score.is_not(None))
        .order_by(matches.c.score.desc())
        .limit(most)
    )
    return sorted(((row["name"], row["score"]) for row in store.read(query)), key=lambda one: (-one[1], one[0]))


def newest(store: Store, queries: Sequence[Any], most: int) -> list[Summary]:
    """The newest of what these queries find. Each is read through an index, and no further than needed."""
    now = (
        select(matches.c.id, answers.c.turn, answers.c.asked, answers.c.at)
        .select_from(matches)
        .join(answers, and_(answers.c.match == matches.c.id, answers.c.number == last_number()))
    )
    with store.connected() as connection:
        found = {
            row["id"]: row
            for query in queries
            for row in connection.execute(query.order_by(matches.c.created.desc()).limit(most)).mappings()
        }
        rows = sorted(found.values(), key=lambda row: row["created"], reverse=True)[:most]
        ids = [row["id"] for row in rows]
        chairs = store.chairs(connection, ids)
        found_now = connection.execute(now.where(matches.c.id.in_(ids)))
        stand = {row.id: (row.turn, row.asked, row.at) for row in found_now}
    return [
        Summary(about_of(row), chairs.get(row["id"], []), *stand.get(row["id"], (1, row["first"], row["created"])))
        for row in rows
    ]
