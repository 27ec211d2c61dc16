"""Spaces and their coordinates: directions, distances, the spaces of a tile (MS1.7, MS1.8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

# MS1.7: a space (q, r) is written as one number, so that a neighbour is a sum.
ORIGIN = 5050


def space(q: int, r: int) -> int:
    return ORIGIN + 100 * q + r


def axial(at: int) -> tuple[int, int]:
    return at // 100 - 50, at % 100 - 50


DIRECTIONS: dict[str, int] = {"ne": 99, "e": 100, "se": 1, "sw": -99, "w": -100, "nw": -1}
STEPS = tuple(DIRECTIONS.values())
LEAPS: dict[str, int] = {
    "nene": 198, "ene": 199, "ee": 200, "ese": 101, "sese": 2, "s": -98,
    "swsw": -198, "wsw": -199, "ww": -200, "wnw": -101, "nwnw": -2, "n": 98,
}  # fmt: skip
"""The spaces two steps away, for Space Bending."""
MOVES = {**DIRECTIONS, **LEAPS}
OFFSETS = (0, *STEPS)
PLACES: dict[str, int] = dict(zip(("C", "NE", "E", "SE", "SW", "W", "NW"), OFFSETS, strict=True))
"""A tile's seven spaces: their offsets from its centre."""

TILE_STEPS = tuple(space(q, r) - ORIGIN for q, r in ((3, -2), (1, -3), (-2, -1), (-3, 2), (-1, 3), (2, 1)))

# MS1.8: from which spaces of a tile (offsets from its centre) the position at this tile step is explored.
EXPLORED_FROM: dict[int, tuple[int, int]] = {
    space(1, -3) - ORIGIN: (DIRECTIONS["nw"], DIRECTIONS["ne"]),
    space(3, -2) - ORIGIN: (DIRECTIONS["ne"], DIRECTIONS["e"]),
    space(2, 1) - ORIGIN: (DIRECTIONS["e"], DIRECTIONS["se"]),
    space(-1, 3) - ORIGIN: (DIRECTIONS["se"], DIRECTIONS["sw"]),
    space(-3, 2) - ORIGIN: (DIRECTIONS["sw"], DIRECTIONS["w"]),
    space(-2, -1) - ORIGIN: (DIRECTIONS["w"], DIRECTIONS["nw"]),
}


def distance(one: int, other: int) -> int:
    (q, r), (p, o) = axial(one), axial(other)
    return (abs(q - p) + abs(r - o) + abs(q + r - p - o)) // 2


def bearing(one: int, other: int) -> str:
    """The direction in which another space lies, the nearest of six."""
    far = distance(one, other)
    return min(DIRECTIONS, key=lambda name: distance(one + far * DIRECTIONS[name], other))


def on_map(found: Iterable[tuple[str, int]]) -> dict[str, Any]:
    """The argument of a question whose answers mean spaces: which one means which, so that the map gives them too."""
    return {"spaces": [{"key": key, "at": list(axial(at))} for key, at in found]}
