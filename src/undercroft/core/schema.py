"""What a game's snapshots look like: a fingerprint of its State's types, so that a snapshot of another one is known.

A snapshot is a cache. One that does not fit is made again by running the match from its record.
"""

from __future__ import annotations

import hashlib
import inspect
from typing import Any

import msgspec

from .lines import Line
from .registry import Game
from .state import digest, restore

_found: dict[int, tuple[Game, str]] = {}  # by the game's identity: games have no hash


def schema_of(game: Game) -> str:
    """The fingerprint: the fields and types of the state, the steps that may wait in its agenda, the words in it."""
    if id(game) not in _found:
        _found[id(game)] = game, _fingerprint(game)
    return _found[id(game)][1]


def _fingerprint(game: Game) -> str:
    steps = [(name, *inspect.signature(run).parameters) for name, (_, run) in sorted(game.steps.items())]
    words = (sorted(game.cards), [option.name for option in game.options])
    what = repr((_shape(msgspec.inspect.type_info(game.state), ()), steps, words))
    return hashlib.sha256(what.encode()).hexdigest()[:16]


def _shape(kind: Any, above: tuple[type, ...]) -> Any:
    """A type as far as stored data depends on it: names of fields, not of classes; comments and defaults neither."""
    cls = getattr(kind, "cls", None)
    fields = getattr(kind, "fields", None)
    if fields is not None:
        if cls in above:
            return "again"
        return [(field.encode_name, _shape(field.type, (*above, kind.cls))) for field in fields]
    if not isinstance(kind, msgspec.inspect.Type):
        return [_shape(one, above) for one in kind] if isinstance(kind, tuple) else repr(kind)
    if isinstance(kind, msgspec.inspect.EnumType):
        return [repr(member.value) for member in kind.cls]
    given = ((name, getattr(kind, name)) for name in kind.__struct_fields__)
    return (type(kind).__name__, *((name, _shape(value, above)) for name, value in given if value is not None))


def fits(line: Line, game: Game) -> bool:
    """Was a snapshot taken of a state like those of this game now? One of an older format is tried."""
    if "schema" in line:
        return bool(line["schema"] == schema_of(game))
    try:
        return bool(digest(restore(line["state"], game.state)) == line["hash"])
    except (msgspec.ValidationError, TypeError, ValueError):
        return False
