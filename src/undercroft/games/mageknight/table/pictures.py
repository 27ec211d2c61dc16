"""Small pictures for the lobby: the map of a scenario with as many tiles as it has for the fewest players.

Which tiles lie where is an example, another one for each scenario: players learn it only by exploring.
"""

from __future__ import annotations

from functools import cache

from ..rules import SCENARIOS, Plan
from ..tables import TILES
from ..world.hexes import OFFSETS, ORIGIN, axial, distance
from ..world.shapes import SHAPES, centre_of, within

FAR = 9  # tiles in a row, at most
SPACE, MARK = "l7 4v8l-7 4-7-4v-8z", "l3.5 2v4l-3.5 2-3.5-2v-4z"  # from the upper corner
KINDS = {kind: [face for face, tile in TILES.items() if tile.kind == kind] for kind in ("countryside", "city", "core")}


def spot(at: int) -> tuple[int, int]:
    """Where the middle of a space lies in the picture."""
    q, r = axial(at)
    return 14 * q + 7 * r, 12 * r


def positions(name: str, number: int) -> list[int]:
    """The nearest positions of a shape, as they would be explored."""
    shape = SHAPES[name]
    every = [centre_of(shape, i, j) for i in range(FAR) for j in range(FAR)]
    inside = [at for at in every if at != ORIGIN and within(shape, at)]
    return sorted(inside, key=lambda at: (distance(ORIGIN, at), at))[:number]


def faces(plan: Plan, turned: int) -> list[str]:
    """The start tile, and an example of what is explored: Countryside first, cities last."""
    told = (("countryside", plan.countryside[0]), ("core", plan.others[0]), ("city", plan.cities[0]))
    drawn = [KINDS[kind][(at + turned) % len(KINDS[kind])] for kind, number in told for at in range(number)]
    return [SHAPES[plan.shapes[0]].start, *drawn]


@cache
def picture(option: str, value: str) -> str:
    """The map as an SVG, one path for each terrain; nothing for what is no scenario on a free map."""
    plan = SCENARIOS[value].plans[0] if option == "scenario" and value in SCENARIOS else None
    if plan is None or plan.shapes[0] not in SHAPES:
        return ""
    tiles = faces(plan, 3 * list(SCENARIOS).index(value))
    paths: dict[str, str] = {}
    spots = []
    for at, face in zip([ORIGIN, *positions(plan.shapes[0], len(tiles) - 1)], tiles, strict=True):
        for offset, ground in zip(OFFSETS, TILES[face].spaces, strict=True):
            x, y = spot(at + offset)
            spots.append((x, y))
            paths[ground.terrain] = paths.get(ground.terrain, "") + f"M{x} {y - 8}{SPACE}"
            if ground.site in ("portal", "city"):
                mark = f"{ground.site} {ground.colour}".strip()
                paths[mark] = paths.get(mark, "") + f"M{x} {y - 4}{MARK}"
    xs, ys = zip(*spots, strict=True)
    size = f"{min(xs) - 9} {min(ys) - 10} {max(xs) - min(xs) + 18} {max(ys) - min(ys) + 20}"
    drawn = "".join(f'<path class="{name}" d="{path}"/>' for name, path in paths.items())
    return f'<svg class="mapshape" viewBox="{size}" aria-hidden="true">{drawn}</svg>'
