"""How events are shown: what moves from where to where, what falls, what is gained or lost.

A game declares it once for each message of its chronicle, in `table/events.toml`. A place is told by the arguments of
the event as one viewer may know them, so whatever hides a face hides where it went as well.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

import msgspec

from .events import Event
from .registry import Game

SHOWS = {
    "move": "card", "walk": "step", "roll": "dice", "gain": "coin", "lose": "drop", "hit": "hit", "flash": "knock",
    "tell": "",
}  # fmt: skip
"""The ways to show an event, each with the sound that it makes by itself."""

SOUNDS = frozenset((
    "bell", "card", "coin", "crystal", "defeat", "dice", "door", "drop", "fire", "heal", "hit", "horn", "knock",
    "level", "page", "step", "steel", "tile", "victory",
))  # fmt: skip
"""What `static/sounds.js` can play."""


class Motion(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    """How a message is shown. `what` and `number` name arguments; `source` and `to` are places, with arguments in
    braces: an id of the page (`deck`), a thing in it (`hand:{card}`), a seat's own (`hand@{who}`: of the others only
    the seat is seen); several with blanks between are tried in turn. Nothing in one of them: out of the game."""

    shows: str
    what: str = ""
    number: str = ""
    source: str = ""
    to: str = ""
    sound: str = ""
    aside: bool = False  # a detail: told where a turn is opened, not in its few sentences

    @property
    def reads(self) -> set[str]:
        """The arguments that it needs."""
        places = (name for place in (self.source, self.to) for _, name, _, _ in Formatter().parse(place) if name)
        return {name for name in (self.what, self.number, *places) if name}


TELL = Motion("tell")


@dataclass(frozen=True, slots=True)
class Shown:
    """An event as one viewer sees it move."""

    shows: str
    what: tuple[str, ...]  # words of what moves; `hidden` for a face that the viewer does not know
    number: int | None
    source: str
    to: str
    sound: str


@cache
def _declared(folder: Path) -> Mapping[str, Motion]:
    path = folder / "table" / "events.toml"
    told = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return msgspec.convert(told, dict[str, Motion])


def motions(game: Game) -> Mapping[str, Motion]:
    """What the game declares, by message; empty where it has no `table/events.toml`."""
    return _declared(game.folder)


def motion(game: Game, message: str) -> Motion:
    """How a message is shown; what nobody declared is told in words only."""
    return motions(game).get(message, TELL)


def showing(game: Game, event: Event, args: Mapping[str, Any]) -> Shown:
    """How an event is shown to whoever may know these arguments of it."""
    how = motion(game, event.message)
    if not how.reads <= args.keys():  # of another version
        how = TELL
    what = args.get(how.what, ())
    number = args.get(how.number)
    return Shown(
        shows=how.shows,
        what=tuple(what) if isinstance(what, list) else (str(what),) if what != () else (),
        number=int(number) if number is not None else None,
        source=how.source.format_map(args),
        to=how.to.format_map(args),
        sound=how.sound or SHOWS[how.shows],
    )
