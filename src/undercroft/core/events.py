"""Facts for the chronicle: what happened, and who may see which part of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from .state import EVERYONE, State

if TYPE_CHECKING:
    from .text import Text

HIDDEN = "hidden"  # the word that stands for a face the viewer does not know


@dataclass(frozen=True, slots=True)
class Event:
    """A fact. `args` by name: `who`, `whom` are seats, `card` is a face that only the seats in `seen` know."""

    number: int  # of the answer that caused it
    message: str
    args: dict[str, Any]
    seen: int = EVERYONE
    turn: int = 0

    @property
    def opened(self) -> Event:
        """The same when nothing is hidden any more."""
        return replace(self, seen=EVERYONE)

    def shown_to(self, viewer: int) -> dict[str, Any]:
        """The arguments as the viewer may know them (-1 is a watcher)."""
        if "card" not in self.args or self.seen == EVERYONE or (viewer >= 0 and self.seen >> viewer & 1):
            return self.args
        return {**self.args, "card": HIDDEN}


def sentence(say: Text, event: Event, viewer: int, names: tuple[str, ...] = ()) -> str:
    """An event in words. Of another version, or edited, it may not fit its message: then its name is all there is."""
    try:
        return say(event.message, event.shown_to(viewer), names)
    except (ValueError, TypeError, AttributeError, ArithmeticError):
        return event.message


def tell(s: State, message: str, **args: Any) -> None:
    """Write down what happened. `who` and `whom` are seats, `card` a physical id; words and numbers as they are.

    Whoever does not know the card at this moment reads of a hidden card.
    """
    if s.journal is None:
        return
    seen = EVERYONE
    if "card" in args:
        pid = args["card"]
        seen = s.known[pid]
        args["card"] = s.face[pid]
    s.journal.event(message, args, seen)
