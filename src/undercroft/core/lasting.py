"""Effects that last: one small type for all games, and for each game a table that says when each of them ends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple


class Mod(NamedTuple):
    """A lasting effect. What its numbers, word and card mean is said where the game names it."""

    what: str
    n: int = 0
    m: int = 0
    word: str = ""
    card: int = -1


def has(mods: Iterable[Mod], what: str, word: str = "") -> bool:
    """Is such an effect in force?"""
    return any(mod.what == what and mod.word == word for mod in mods)


def total(mods: Iterable[Mod], what: str, word: str = "") -> int:
    """The numbers of all such effects, added up."""
    return sum(mod.n for mod in mods if mod.what == what and mod.word == word)


def ended(mods: Iterable[Mod], moment: str, ends: Mapping[str, str]) -> list[Mod]:
    """What is left of the effects after this moment (the end of a turn, of a fight …)."""
    return [mod for mod in mods if ends[mod.what] != moment]
