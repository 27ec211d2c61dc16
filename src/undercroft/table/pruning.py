"""Matches that nobody needs any more leave the store."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, exists, select

from .schema import answers, matches, metadata
from .store import Store

SOME = 200
"""How many matches are removed in one transaction."""


def old(store: Store, ended: bool, before: float) -> list[str]:
    """Matches that have ended, or were left, before this time: nobody has made or answered anything since."""
    lately = exists().where(answers.c.match == matches.c.id, answers.c.at >= before)
    which = select(matches.c.id).where(matches.c.ended == ended, matches.c.created < before, ~lately)
    return [row["id"] for row in store.read(which)]


def remove(store: Store, ids: Sequence[str]) -> None:
    """Take matches out of the store, some at a time: whoever plays meanwhile does not wait for all of them."""
    for at in range(0, len(ids), SOME):
        some = ids[at : at + SOME]
        with store.writing.begin() as connection:
            for table in reversed(metadata.sorted_tables):
                if "match" in table.c:
                    connection.execute(delete(table).where(table.c.match.in_(some)))
            connection.execute(delete(matches).where(matches.c.id.in_(some)))
