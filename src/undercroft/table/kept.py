"""A match that can only be read: it was played with other rules than ours. Its events are shown, nothing is run."""

from __future__ import annotations

from typing import Any

import msgspec

from ..core.events import Event
from ..core.text import Text
from .context import Table
from .matches import Unplayable
from .models import KeptModel
from .replays import shown
from .security import Session
from .store import Stored, names_of


def kept_model(table: Table, old: Unplayable, session: Session) -> KeptModel:
    stored = old.stored
    visitor = table.doorkeeper.visitor(session)
    return KeptModel(
        id=stored.about.id,
        game=stored.about.game,
        visitor=visitor,
        names=names_of(stored.chairs),
        reason=old.words(visitor.lang),
        viewer=viewer_of(stored, session.id),
        events=tuple(events_of(stored)),
        result=result_of(stored),
    )


def viewer_of(stored: Stored, visitor: str) -> int:
    """Through whose eyes the events are read: those of the visitor's only seat, else a watcher's."""
    held = [chair.seat for chair in stored.chairs if visitor and chair.visitor == visitor]
    return held[0] if len(held) == 1 else -1


def events_of(stored: Stored) -> list[Event]:
    """The record's events with the table's notes between them."""
    notes = [Event(note.number, note.message, note.args, turn=note.turn) for note in stored.notes]
    return sorted([*stored.record.events(), *notes], key=lambda event: event.number)


def result_of(stored: Stored) -> dict[str, Any] | None:
    result: dict[str, Any] | None = msgspec.json.decode(stored.about.result) if stored.about.result else None
    return result


def kept_record(table: Table, stored: Stored, viewer: int) -> str:
    """The record as this viewer may have it."""
    revealed = stored.about.ended and stored.about.daily < table.today()
    return shown(stored.record, names_of(stored.chairs), revealed, viewer)


def sentence(say: Text, event: Event, viewer: int, names: tuple[str, ...]) -> str:
    """An event in words. Its message may have changed since: then its own name is all that can be said."""
    try:
        return say(event.message, event.shown_to(viewer), names)
    except ValueError:
        return event.message
