"""Short messages between players: phrases that each reads in their own language, and free words if the host allows."""

from __future__ import annotations

from typing import Any

from .context import Table
from .live import LiveMatch
from .problems import Problem
from .security import Session

PHRASES = ("hello", "luck", "think", "nice", "oops", "thanks", "hurry", "later", "again", "bye")
LONGEST = 200


async def talk(table: Table, session: Session, live: LiveMatch, seat: int | None, phrase: str, words: str) -> None:
    """A player says something; it stands in the chronicle for everybody at the table."""
    who = live.speaker(session.id, seat)
    said = " ".join("".join(c if c.isprintable() else " " for c in words).split())[:LONGEST]
    args: dict[str, Any] = {"who": who}
    if phrase:
        if phrase not in PHRASES:
            raise Problem(422, "server-no-phrase")
        message = f"say-{phrase}"
    elif said:
        if not table.settings.free_words:
            raise Problem(422, "server-phrases-only")
        message, args["said"] = "say-words", said
    else:
        raise Problem(422, "server-no-phrase")
    await table.limits.hit("say", session.id)
    async with live.lock:
        await table.matches.note(live, message, args)
