"""The placed tiles as one table of spaces."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..tables import TILES, Ground
from .hexes import OFFSETS, STEPS


class Space(NamedTuple):
    """A space of the map: what is printed there, and the neighbouring spaces that are on the map."""

    ground: Ground
    tile: int  # the centre of its tile
    near: tuple[int, ...]


Placed = tuple[tuple[int, str], ...]
"""The tiles on the map: centre and face of each, in the order in which they came."""


@lru_cache(maxsize=4096)
def board(placed: Placed) -> dict[int, Space]:
    """All spaces of the placed tiles. Never changed: a new tile makes a new board."""
    grounds: dict[int, tuple[Ground, int]] = {}
    for centre, face in placed:
        for offset, ground in zip(OFFSETS, TILES[face].spaces, strict=True):
            grounds[centre + offset] = (ground, centre)
    return {
        at: Space(ground, centre, tuple(at + step for step in STEPS if at + step in grounds))
        for at, (ground, centre) in grounds.items()
    }
