"""The 22 maps (D4.4): exits are north, east, south, west as printed. What can be done there: `places.py`."""

from __future__ import annotations

from ..card import TILES, Barrier, Exit, Threat, Tile

OPEN = Exit("open")
WALL = None


def blocked(stat: str, need: int) -> Exit:
    return Exit("blocked", stat, need)


def trap(stat: str, need: int) -> Exit:
    return Exit("trap", stat, need)


MAPS = (
    # -- rooms
    Tile("arsenal", 2, 2, (OPEN, OPEN, WALL, blocked("melee", 5)), greets=(Threat("melee", 7), ("fall",)),
         source="seed"),
    Tile("bone_pit", 3, 2, (OPEN, OPEN, WALL, blocked("melee", 6)), barrier=Barrier("spikes", 6, "speed")),
    Tile("broken_bridge", 3, 2, (OPEN, WALL, OPEN, blocked("speed", 6)), barrier=Barrier("pit", 7, "speed")),
    Tile("dark_altar", 3, 3, (OPEN, OPEN, blocked("magic", 5), WALL), source="seed"),
    Tile("flooded_chamber", 2, 2, (OPEN, WALL, OPEN, OPEN), greets=(Threat("speed", 6), ("tire", 1)), source="public"),
    Tile("forbidden_library", 2, 1, (OPEN, trap("magic", 5), WALL, OPEN)),
    Tile("interdimensional_portal", 2, 3, (OPEN, WALL, OPEN, trap("magic", 5)), source="seed"),
    Tile("laboratory", 2, 3, (blocked("magic", 5), OPEN, OPEN, WALL), barrier=Barrier("hazard", 1), source="public"),
    Tile("menagerie", 3, 3, (OPEN, OPEN, trap("speed", 6), OPEN)),
    Tile("prison_cells", 2, 1, (blocked("melee", 6), WALL, OPEN, OPEN)),
    Tile("ramaliths_sanctum", 3, 3, (WALL, trap("magic", 6), OPEN, blocked("melee", 6)), barrier=Barrier("hazard", 1)),
    Tile("revolving_hall", 2, 3, (OPEN, trap("speed", 6), OPEN, blocked("melee", 5)), source="seed"),
    Tile("treasury", 2, 2, (WALL, blocked("melee", 6), OPEN, trap("speed", 5)), source="seed"),
    Tile("vault_entrance", 1, 1, (OPEN, OPEN, OPEN, OPEN), source="seed"),
    # -- tunnels
    Tile("collapsed_passage", 2, 1, (OPEN, OPEN, blocked("melee", 5), OPEN), "tunnel"),
    Tile("crossroads", 1, 2, (OPEN, OPEN, OPEN, OPEN), "tunnel", source="seed"),
    Tile("dark_sunken_tunnel", 2, 2, (OPEN, WALL, OPEN, OPEN), "tunnel", True, Barrier("pit", 6, "speed")),
    Tile("dark_tunnel_of_echoes", 1, 2, (OPEN, OPEN, OPEN, WALL), "tunnel", True),
    Tile("dark_tunnel_of_needles", 2, 2, (OPEN, trap("speed", 6), OPEN, OPEN), "tunnel", True,
         Barrier("spikes", 6, "speed")),
    Tile("dark_tunnel_of_roots", 1, 1, (blocked("melee", 6), OPEN, OPEN, OPEN), "tunnel", True),
    Tile("forked_passage", 1, 1, (WALL, OPEN, OPEN, OPEN), "tunnel"),
    Tile("long_gallery", 1, 1, (WALL, OPEN, blocked("melee", 6), OPEN), "tunnel"),
)  # fmt: skip
TILES.update((tile.word, tile) for tile in MAPS)
