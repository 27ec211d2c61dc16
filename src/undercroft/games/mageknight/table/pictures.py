"""Small pictures for the lobby: the map shape of a scenario with as many tiles as it has for the fewest players."""

from __future__ import annotations

from functools import cache
from math import sqrt

from ..rules import SCENARIOS
from ..world.hexes import ORIGIN, TILE_STEPS, axial, distance
from ..world.shapes import SHAPES, centre_of, within

FAR = 9  # tiles in a row, at most


def spot(at: int) -> tuple[float, float]:
    """Where a space lies in the picture."""
    q, r = axial(at)
    return sqrt(3) * (q + r / 2), 1.5 * r


AROUND = tuple(spot(ORIGIN + step) for step in TILE_STEPS)
CORNERS = tuple(((x + p) / 3, (y + o) / 3) for (x, y), (p, o) in zip(AROUND, AROUND[1:] + AROUND[:1], strict=True))
"""A tile as one hexagon: each corner lies between itself and two neighbours."""


def positions(name: str, number: int) -> list[int]:
    """The nearest positions of a shape, as they would be explored."""
    shape = SHAPES[name]
    every = [centre_of(shape, i, j) for i in range(FAR) for j in range(FAR)]
    inside = [at for at in every if at != ORIGIN and within(shape, at)]
    return sorted(inside, key=lambda at: (distance(ORIGIN, at), at))[:number]


@cache
def picture(option: str, value: str) -> str:
    """The start tile, Countryside and Core tiles as an SVG; nothing for what is no scenario on a free map."""
    plan = SCENARIOS[value].plans[0] if option == "scenario" and value in SCENARIOS else None
    if plan is None or plan.shapes[0] not in SHAPES:
        return ""
    land, core = plan.countryside[0], plan.cities[0] + plan.others[0]
    tiles = [ORIGIN, *positions(plan.shapes[0], land + core)]
    kinds = ["start", *["land"] * land, *["core"] * core]
    paths = []
    for at, kind in zip(tiles, kinds, strict=False):
        x, y = spot(at)
        corners = "L".join(f"{round(x + p, 1)} {round(y + o, 1)}" for p, o in CORNERS)
        paths.append(f'<path class="{kind}" d="M{corners}Z"/>')
    xs, ys = zip(*(spot(at) for at in tiles), strict=True)
    box = (round(min(xs)) - 3, round(min(ys)) - 3, round(max(xs) - min(xs)) + 6, round(max(ys) - min(ys)) + 6)
    size = " ".join(map(str, box))
    return f'<svg class="mapshape" viewBox="{size}" aria-hidden="true">{"".join(paths)}</svg>'
