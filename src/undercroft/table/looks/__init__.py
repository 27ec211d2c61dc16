"""How each game looks: symbols, colours and numbers of its cards that the page shows beside their names.

A game's look is a module here with the game's name; every part of it is optional (docs/guide/game-template.md).
A look never sees the match, only what `view` gave to the viewer, so it cannot tell a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

Facts = list[tuple[str, str | int]]
Message = tuple[str, dict[str, Any]]
Line = tuple[Message | None, list[list[Message]]]
"""A line of the side panel: a heading, and the ways to use the piece, each a list of what it does."""


def _nothing(table: dict[str, Any]) -> dict[str, Any]:
    return {}


def _no_facts(word: str) -> Facts:
    return []


def _no_lines(word: str) -> tuple[Line, ...]:
    return ()


@dataclass(frozen=True)
class Look:
    """`icons` and `tones` by word; `extra` adds to the template's context; `facts` are the side panel's numbers,
    `lines` its texts where they are put together, `words` what has a panel besides the game's cards."""

    icons: Mapping[str, str] = field(default_factory=dict)
    tones: Mapping[str, str] = field(default_factory=dict)
    extra: Callable[[dict[str, Any]], dict[str, Any]] = _nothing
    facts: Callable[[str], Facts] = _no_facts  # (message id of the label, value)
    lines: Callable[[str], tuple[Line, ...]] = _no_lines
    words: frozenset[str] = frozenset()
    emblem: str = "dungeon-gate"  # the game's symbol in the lobby: an icon of the part `table`
    tone: str = "gold"  # the game's colour in the lobby


@cache
def look_of(game: str) -> Look:
    """The look of a game; a plain one where it has none."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return Look()
    look = import_module(name).LOOK
    assert isinstance(look, Look)
    return look
