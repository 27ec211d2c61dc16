"""How a game looks: symbols, colours and numbers of its cards that the page shows beside their names.

A game's look is its module `table/look.py`; every part of it is optional (docs/guide/game-template.md).
A look never sees the match, only what `view` gave to the viewer, so it cannot tell a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from ..core.registry import Game
from .chronicle import Told

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


def _no_stage(events: Sequence[Told]) -> Any:
    return None


def _no_picture(option: str, value: str) -> str:
    return ""


def _alone(word: str) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True)
class Look:
    """`icons` and `tones` by word; `extra` adds to the template's context; `facts` are the side panel's numbers,
    `lines` its texts where they are put together, `related` the pieces whose texts stand below, `words` what has a
    panel besides the game's cards. `stage` makes of the events what is told above the table while they are played.
    Of the chronicle, `heaps` are the events whose lists have no order, `causes` those
    that make somebody be asked in another's turn; `picture` draws a value of an option;
    `between` are the questions that belong to nobody's turn. `routine` are the verbs of answers that cannot be taken
    back and yet are given without a thought: unless a player wants it so, they need no second click. `sources` are the
    verbs of answers that begin what a card does: a question inside says which card asks."""

    icons: Mapping[str, str] = field(default_factory=dict)
    tones: Mapping[str, str] = field(default_factory=dict)
    extra: Callable[[dict[str, Any]], dict[str, Any]] = _nothing
    facts: Callable[[str], Facts] = _no_facts  # (message id of the label, value)
    lines: Callable[[str], tuple[Line, ...]] = _no_lines
    related: Callable[[str], tuple[str, ...]] = _alone
    stage: Callable[[Sequence[Told]], Any] = _no_stage
    words: frozenset[str] = frozenset()
    heaps: frozenset[str] = frozenset()
    causes: frozenset[str] = frozenset()
    between: frozenset[str] = frozenset()
    routine: frozenset[str] = frozenset()
    sources: frozenset[str] = frozenset()
    legend: tuple[tuple[str, str], ...] = ()  # signs: an icon or a letter, and the message `<prefix>-legend-<name>`
    picture: Callable[[str, str], str] = _no_picture  # (option, value): an SVG for the lobby's choice
    emblem: str = "dungeon-gate"  # the game's symbol in the lobby: an icon of the part `table`
    tone: str = "gold"  # the game's colour in the lobby


def look_of(game: Game) -> Look:
    """The look of a game; a plain one where it has none."""
    return _look_in(game.home) if game.folder.joinpath("table", "look.py").is_file() else Look()


@cache
def _look_in(home: str) -> Look:
    look = import_module(f"{home}.table.look").LOOK
    assert isinstance(look, Look)
    return look
