"""Map shapes: where a tile may lie and from where it is explored (M10.8, MS1)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from .hexes import EXPLORED_FROM, OFFSETS, TILE_STEPS, axial, distance, space


class Shape(NamedTuple):
    """A map shape (MS1.1-MS1.6): start tile, the positions that are there from the start (MS1.9), its limits.

    A position is i·(1,-3) + j·(3,-2) for a wedge, a·(1,-3) + b·(2,1) for an open map: `axes`.
    """

    start: str
    first: tuple[tuple[int, int], ...]
    axes: tuple[tuple[int, int], tuple[int, int]]
    columns: tuple[int, int] | None = None  # b - a of an open map
    core_on_coast: bool = True


WEDGE = ((1, -3), (3, -2))


OPEN = ((1, -3), (2, 1))


SHAPES: dict[str, Shape] = {
    "wedge": Shape("start_a", ((1, 0), (0, 1)), WEDGE, core_on_coast=False),  # MS1.1
    "wedge_unlimited": Shape("start_a", ((1, 0), (0, 1)), WEDGE),  # MS1.2
    "open_5_columns": Shape("start_b", ((1, 0), (1, 1), (0, 1)), OPEN, (-2, 2)),  # MS1.3
    "open_4_columns": Shape("start_b", ((1, 0), (1, 1), (0, 1)), OPEN, (-1, 2)),  # MS1.4
    "volkares_return": Shape("start_b", ((1, 1), (0, 1)), OPEN, (-1, 2)),  # MS13: the camp comes first, to the left
    "volkares_quest": Shape("start_b", ((1, 0), (1, 1), (0, 1)), OPEN),  # MS1.6, SR5: where tiles lie is fixed
    "open_3_columns": Shape("start_b", ((1, 0), (1, 1), (0, 1)), OPEN, (-1, 1)),  # MS1.5
}


def centre_of(shape: Shape, i: int, j: int) -> int:
    """MS1.7: the centre of a position of the shape."""
    (q1, r1), (q2, r2) = shape.axes
    return space(i * q1 + j * q2, i * r1 + j * r2)


def place_of(shape: Shape, centre: int) -> tuple[int, int] | None:
    """MS1.7: the position (i, j) of a tile's centre; None off the lattice."""
    q, r = axial(centre)
    (q1, r1), (q2, r2) = shape.axes
    size = q1 * r2 - q2 * r1
    i, j = q * r2 - r * q2, q1 * r - r1 * q
    return None if i % size or j % size else (i // size, j // size)


def within(shape: Shape, centre: int) -> bool:
    """MS1.10: whether the position lies inside the coast (MS1.1, MS1.2: wedge; MS1.3, MS1.4, MS1.5: columns)."""
    place = place_of(shape, centre)
    if place is None or min(place) < 0:
        return False
    column = place[1] - place[0]
    return shape.columns is None or shape.columns[0] <= column <= shape.columns[1]


def touching(centre: int, centres: Iterable[int]) -> int:
    """How many placed tiles a position touches."""
    steps = {centre + step for step in TILE_STEPS}
    return sum(other in steps for other in centres)


def may_lie(name: str, centres: frozenset[int], centre: int, core: bool, spare: bool = False) -> str:
    """M10.8: whether a tile may be put at a position; an empty word if so, else why not."""
    shape = SHAPES[name]
    if centre in centres:
        return "taken"
    if not within(shape, centre):
        return "coast"  # MS1.10
    neighbours = [other for other in centres if centre - other in TILE_STEPS]
    if spare:  # M10.9
        return "" if len(neighbours) >= 3 else "three"
    if core and not shape.core_on_coast and 0 in (place_of(shape, centre) or ()):
        return "core-coast"  # MS1.1
    if len(neighbours) >= 2:
        return ""
    if core:
        return "two"
    return "" if any(touching(other, centres) >= 2 for other in neighbours) else "two"


@lru_cache(maxsize=65536)
def explorable(
    name: str, centres: frozenset[int], at: int, core: bool, spare: bool = False, reach: int = 1
) -> tuple[int, ...]:
    """M10.16, MS1.8: the positions that can be explored from a space, in a fixed order.

    `reach` is how far away a space of the new tile may be: 2 with Space Bending.
    """
    found = []
    for centre in sorted(centres):
        for step in EXPLORED_FROM:
            position = centre + step
            if (
                position not in found
                and min(distance(at, position + offset) for offset in OFFSETS) <= reach
                and not may_lie(name, centres, position, core, spare)
            ):
                found.append(position)
    return tuple(found)
