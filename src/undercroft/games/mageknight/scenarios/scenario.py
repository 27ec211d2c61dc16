"""What a scenario says (MS0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..state import State


class Scenario(NamedTuple):
    """Numbers by seats: index 0 is solo."""

    name: str
    rounds: tuple[int, ...]
    shape: str
    countryside: tuple[int, ...]
    core_cities: tuple[int, ...]
    core_others: tuple[int, ...]
    sorted_tiles: bool  # countryside tiles by number, lowest on top
    cities: bool  # whether cities can be entered
    elite: bool  # whether Elite Units are dealt
    fame_per_tile: int
    village_unit: bool  # the first Unit offer must hold one (MS2.5)
    on_tile: Callable[[State, str], None]
