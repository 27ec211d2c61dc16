"""A match that can only be read for now: it does not fit our rules. Its events are shown, nothing is run."""

from __future__ import annotations

from typing import Any

import msgspec

from ..core import events
from ..core.events import Event
from ..core.text import Text, text
from .context import Table
from .matches import Unplayable
from .models import UnplayableModel
from .outliving import voices, wish_of
from .replays import shown
from .rows import Stored, names_of
from .security import Session


def unplayable_model(table: Table, old: Unplayable, session: Session) -> UnplayableModel:
    stored, about = old.stored, old.stored.about
    visitor = table.doorkeeper.visitor(session)
    wish = wish_of(stored, old.differs.question) if old.differs is not None else None
    agreed = wish.agreed if wish is not None else []
    silent = any(chair.seat not in agreed for chair in voices(stored, session.id))
    open_ = not (about.ended or about.daily or about.origin == "upload")
    return UnplayableModel(
        id=stored.about.id,
        game=stored.about.game,
        visitor=visitor,
        names=names_of(stored.chairs),
        reason=old.words(visitor.lang),
        viewer=viewer_of(stored, session.id),
        events=tuple(events_of(stored)),
        result=result_of(stored),
        offer=old.differs is not None and silent and open_,
        agreed=tuple(stored.chairs[seat].name for seat in agreed),
    )


def sentence(say: Text, event: Event, viewer: int, names: tuple[str, ...] = ()) -> str:
    """An event in words; the table's own notes in the table's, for they name bots and not cards."""
    return events.sentence(text(say.lang) if event.message.startswith("note-") else say, event, viewer, names)


def viewer_of(stored: Stored, visitor: str) -> int:
    """Through whose eyes the events are read: those of the visitor's only seat, else a watcher's."""
    held = [chair.seat for chair in stored.chairs if visitor and chair.visitor == visitor]
    return held[0] if len(held) == 1 else -1


def events_of(stored: Stored) -> list[Event]:
    """The record's events with the table's notes between them."""
    notes = [Event(note.number, note.message, note.args, turn=note.turn) for note in stored.notes]
    return sorted([*stored.record.events(), *notes], key=lambda event: event.number)


def result_of(stored: Stored) -> dict[str, Any] | None:
    """How it ended; of a record that somebody brought only the record itself tells."""
    if not stored.about.result:
        return stored.record.ended
    result: dict[str, Any] = msgspec.json.decode(stored.about.result)
    return {name: value for name, value in result.items() if name != "heroes"}


def stored_record(table: Table, stored: Stored, viewer: int) -> str:
    """The record as this viewer may have it."""
    revealed = stored.about.ended and stored.about.daily < table.today()
    return shown(stored.record, names_of(stored.chairs), revealed, viewer)
