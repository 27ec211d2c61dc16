"""Heroes, their decks, the Fame and Reputation tracks (M1.3, M1.4, M1.5)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..tables import COMMON, HEROES


@cache
def deck_of(hero: str, first_printing: bool = False) -> tuple[str, ...]:
    """M1.5: the sixteen cards of a hero; the first printing has only the first own card."""
    cards = dict(COMMON)
    own = list(HEROES[hero].own.items())
    for card, replaced in own[:1] if first_printing else own:
        cards[replaced] -= 1
        cards[card] = 1
    return tuple(card for card, copies in cards.items() for _ in range(copies))


class Level(NamedTuple):
    """M1.3: a row of the Fame track."""

    fame: int
    armor: int
    hand: int
    command: int


LEVELS: tuple[Level, ...] = (
    Level(0, 2, 5, 1), Level(3, 2, 5, 1), Level(8, 3, 5, 2), Level(15, 3, 5, 2), Level(24, 3, 6, 3),
    Level(35, 3, 6, 3), Level(48, 4, 6, 4), Level(63, 4, 6, 4), Level(80, 4, 7, 5), Level(99, 4, 7, 5),
)  # fmt: skip


def level(number: int) -> Level:
    return LEVELS[number - 1]


def level_at(fame: int) -> int:
    """M1.3: the level of a place on the Fame track; beyond 119 there is no further one. MS20.1: nor one below 0."""
    return sum(fame >= row.fame for row in LEVELS) or 1


NO_DEALS = -7
_MODIFIERS = (0, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5)


def manners(reputation: int) -> int:
    """M1.4: what a place on the Reputation track adds to Influence when interacting."""
    return _MODIFIERS[reputation - NO_DEALS]
