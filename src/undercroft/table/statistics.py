"""What a visitor has played: every ended match, and how it went by game, by hero and against whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import TypeVar

import msgspec
from sqlalchemy import func, select

from . import wire
from .schema import answers, matches, seats
from .store import Store

K = TypeVar("K")


def statistics(store: Store, visitor: str) -> wire.Statistics:
    """Reads the store: call it in a thread."""
    played = list(matches_of(store, visitor))
    return wire.Statistics(
        played,
        [wire.Tally("", game, *counts) for game, counts in counted(played, lambda match: [match.game])],
        [
            wire.Tally(hero, game, *counts)
            for (game, hero), counts in counted(played, lambda match: [(match.game, match.hero)] if match.hero else [])
        ],
        [
            wire.Tally(name, "", *counts)
            for name, counts in counted(played, lambda match: [*dict.fromkeys(match.against)])
        ],
    )


def matches_of(store: Store, visitor: str) -> Iterable[wire.PlayedMatch]:
    """The matches that a visitor has played to their end at this table, the newest first."""
    last = select(func.max(answers.c.at)).where(answers.c.match == matches.c.id).scalar_subquery()
    mine = select(seats.c.match).where(seats.c.visitor == visitor, seats.c.sort == "person")
    query = select(matches, last.label("last")).where(
        matches.c.id.in_(mine), matches.c.ended, matches.c.origin == "table"
    )
    rows = [row for row in store.read(query.order_by(last.desc())) if not seed_given(row["header"])]
    with store.connected() as connection:
        chairs = store.chairs(connection, [row["id"] for row in rows])
    for row in rows:
        at = chairs[row["id"]]
        seat = next(chair.seat for chair in at if chair.visitor == visitor and chair.sort == "person")
        end = msgspec.json.decode(row["result"])
        heroes = end.get("heroes") or []
        yield wire.PlayedMatch(
            row["id"], row["game"], datetime.fromtimestamp(row["last"] or row["created"], UTC).date().isoformat(),
            end["scores"][seat], end["scores"], seat in end["winners"], heroes[seat] if heroes else "",
            [chair.name for chair in at if chair.seat != seat], row["assisted"],
        )  # fmt: skip


def seed_given(header: str) -> bool:
    """Whether whoever made the match gave its seed: such a match counts nowhere."""
    given: bool = msgspec.json.decode(header).get("given", False)
    return given


def counted(
    played: Iterable[wire.PlayedMatch], keys: Callable[[wire.PlayedMatch], list[K]]
) -> list[tuple[K, tuple[int, int, float]]]:
    """Matches, wins and the best score by key, what was played most first."""
    found: dict[K, list[wire.PlayedMatch]] = {}
    for match in played:
        for key in keys(match):
            found.setdefault(key, []).append(match)
    ordered = sorted(found.items(), key=lambda item: -len(item[1]))
    return [(key, (len(those), sum(m.won for m in those), max(m.score for m in those))) for key, those in ordered]
