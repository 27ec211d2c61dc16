"""The placed tiles, and what lies over their spaces, as one table of spaces."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from ..tables import TILES, Ground, Tile
from .hexes import OFFSETS, PLACES, STEPS


class Space(NamedTuple):
    """A space of the map as it is now: what is printed there or lies over it, and the neighbours on the map."""

    terrain: str
    site: str
    rampaging: str
    colour: str
    hold: int  # the space by which its `Hold` is known
    tile: int  # the centre of its tile
    near: tuple[int, ...]
    walls: tuple[int, ...]  # the neighbours behind a wall

    @property
    def ground(self) -> Ground:
        """What could be laid over it to leave it as it is."""
        return Ground(self.terrain, self.site, self.rampaging, self.colour)


Placed = tuple[tuple[int, str], ...]
"""The tiles on the map: centre and face of each, in the order in which they came."""
Overlays = tuple[tuple[int, Ground], ...]
"""What lies over spaces and counts instead of what is printed there."""


def printed(face: str) -> str:
    """The name of a tile, however it lies."""
    return face.partition("+")[0].partition(":")[0]


def tile_of(face: str) -> Tile:
    """A tile as it lies: `k05:blue` is a city tile with another city (MS20.3), `k05+2` one turned by 240° (MS20.2)."""
    return TILES[face] if face in TILES else lying(face)


@cache
def lying(face: str) -> Tile:
    """MS20.2, MS20.3: a tile that does not lie as printed."""
    whole, _, turns = face.partition("+")
    name, _, city = whole.partition(":")
    tile = TILES[name]
    if city:
        centre = Ground("plains", city) if city == "camp" else Ground("city", "city", colour=city)
        tile = tile._replace(spaces=(centre, *tile.spaces[1:]))
    if turns:
        by = 2 * int(turns)
        rim = tile.spaces[1:]
        places = dict(zip(RIM, RIM[by:] + RIM[:by], strict=True))
        walls = tuple((places.get(one, one), places.get(other, other)) for one, other in tile.walls)
        tile = tile._replace(spaces=(tile.spaces[0], *rim[-by:], *rim[:-by]), walls=walls)
    return tile


RIM = tuple(PLACES)[1:]


@lru_cache(maxsize=4096)
def board(placed: Placed, overlays: Overlays) -> dict[int, Space]:
    """All spaces of the placed tiles. Never changed: a new tile or overlay makes a new board."""
    grounds: dict[int, Ground] = {}
    tiles: dict[int, int] = {}
    walls: dict[int, list[int]] = {}
    for centre, face in placed:
        tile = tile_of(face)
        for offset, ground in zip(OFFSETS, tile.spaces, strict=True):
            grounds[centre + offset] = ground
            tiles[centre + offset] = centre
        for one, other in tile.walls:
            a, b = centre + PLACES[one], centre + PLACES[other]
            walls.setdefault(a, []).append(b)
            walls.setdefault(b, []).append(a)
    grounds.update((at, ground) for at, ground in overlays if at in grounds)
    return {
        at: Space(
            ground.terrain,
            ground.site,
            ground.rampaging,
            ground.colour,
            ground.hold if ground.hold >= 0 else at,
            tiles[at],
            tuple(at + step for step in STEPS if at + step in grounds),
            tuple(walls.get(at, ())),
        )
        for at, ground in grounds.items()
    }
