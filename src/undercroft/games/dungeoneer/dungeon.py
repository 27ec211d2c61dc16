"""The growing map: where a tile fits, what joins what, shifts. D9, D11.2, D18.11.

A cell is `y * 64 + x` with the Entrance at (32, 32); y grows to the south. Directions are 0 north, 1 east, 2 south,
3 west. Edges are sets of directions as bits.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from .card import ENTRANCE, TILES, Exit
from .state import Held, State, replaced

WIDTH = 64
HOME = 32 * WIDTH + 32
STEPS = (-WIDTH, 1, WIDTH, -1)
WAYS = ("n", "e", "s", "w")
ALL = 15
SINGLE = (1, 2, 4, 8)


@cache
def exits(word: str, turned: int) -> tuple[Exit | None, ...]:
    """D9.3: the edges of a tile as it lies: as printed, or turned by 180 degrees."""
    printed = TILES[word].exits
    return printed[2:] + printed[:2] if turned else printed


@cache
def edges(word: str, turned: int) -> int:
    """D9.7: which edges are exits; blocked and trap exits are exits for placing."""
    return sum(1 << way for way, exit in enumerate(exits(word, turned)) if exit is not None)


@cache
def ways_out(word: str, turned: int) -> tuple[int, ...]:
    """From a tile's cell to those behind its exits."""
    return tuple(STEPS[way] for way in range(4) if edges(word, turned) >> way & 1)


@cache
def at(cell: int) -> str:
    """A cell as a word: steps east and north of the Entrance."""
    y, x = divmod(cell, WIDTH)
    return f"{x - 32},{32 - y}"


def cell_at(word: str) -> int:
    x, y = word.split(",")
    return (32 - int(y)) * WIDTH + int(x) + 32


def fits(open_edges: int, must: int) -> bool:
    """D9.2, D9.4: it joins a neighbour exit to exit, and every touching pair is exit and exit or wall and wall."""
    return must & ALL != 0 and open_edges & must == must & ALL and not open_edges & must >> 4


def ways_to_lie(s: State, tile: int, cell: int) -> list[int]:
    """D9.3: how the tile fits there: 0 as printed, 1 turned. One that looks the same both ways is laid as printed."""
    word, must = s.face[tile], s.frontier[cell]
    printed = exits(word, 0)
    both = (0, 1) if printed[:2] != printed[2:] else (0,)
    return [turned for turned in both if fits(edges(word, turned), must)]


def places(s: State, tile: int) -> list[int]:
    """D9.1, D9.2, D9.4 to D9.6: the cells where the tile may be laid one way or the other.

    What joins the dungeon cuts nobody off (D9.5): nothing that was joined is parted.
    """
    word = s.face[tile]
    printed, turned = edges(word, 0), edges(word, 1)
    found = [cell for cell, must in s.frontier.items() if fits(printed, must) or fits(turned, must)]
    if wide_open(s):
        return found
    return [cell for cell in found if any(stays_open(s, tile, cell, way) for way in ways_to_lie(s, tile, cell))]


def may_lie(s: State, tile: int, cell: int) -> list[int]:
    """D9.3, D9.6: the ways in which the tile may be laid in that cell."""
    ways = ways_to_lie(s, tile, cell)
    return ways if wide_open(s) else [way for way in ways if stays_open(s, tile, cell, way)]


def wide_open(s: State) -> bool:
    """D9.6 made cheap: a tile changes at most five free cells. With more than five that every tile fits, none can
    close the dungeon (a tile has at most one wall, so one way or the other it joins a single exit)."""
    return many_ends(s.frontier)


def many_ends(frontier: Mapping[int, int]) -> bool:
    """Whether more than five free cells ask for a single exit."""
    simple = 0
    for must in frontier.values():
        if must in SINGLE:
            simple += 1
            if simple > 5:
                return True
    return False


def unlaid(s: State) -> list[str]:
    """The maps that are not on the table: everybody can work out which, but not their order."""
    return [s.face[tile] for tile in range(len(s.cell)) if s.cell[tile] < 0]


def stays_open(s: State, tile: int, cell: int, turned: int) -> bool:
    """D9.6: after laying the tile there is a place for another map; the very last map may close the dungeon (R-08)."""
    rest = [word for word in unlaid(s) if word != s.face[tile]]
    if not rest:
        return True
    after = dict(s.frontier)
    _lay(after, s.cells, cell, edges(s.face[tile], turned))
    return room_for(after, rest)


def room_for(frontier: dict[int, int], words: list[str]) -> bool:
    return any(fits(edges(word, turned), must) for must in frontier.values() for word in words for turned in (0, 1))


def _lay(frontier: dict[int, int], cells: Mapping[int, int], cell: int, open_edges: int) -> None:
    """The free cells after a tile was laid: each remembers which of its edges must be exits and which walls."""
    frontier.pop(cell, None)
    for way in range(4):
        beside = cell + STEPS[way]
        if beside not in cells:
            bit = 1 << (way + 2) % 4
            frontier[beside] = frontier.get(beside, 0) | (bit if open_edges >> way & 1 else bit << 4)


def lay(s: State, tile: int, cell: int, turned: int) -> None:
    """D9.1: the tile lies in the cell."""
    s.cells = {**s.cells, cell: tile}
    s.cell = replaced(s.cell, tile, cell)
    s.turned = replaced(s.turned, tile, turned)
    frontier = dict(s.frontier)
    _lay(frontier, s.cells, cell, edges(s.face[tile], turned))
    s.frontier = frontier


def chart(s: State) -> None:
    """The free cells are found again, after a shift."""
    s.frontier = free_cells(s, {cell: (tile, s.turned[tile]) for cell, tile in s.cells.items()})


Layout = dict[int, tuple[int, int]]
"""A dungeon that might be: cell -> tile and whether it is turned."""


def free_cells(s: State, layout: Layout) -> dict[int, int]:
    frontier: dict[int, int] = {}
    cells = {cell: tile for cell, (tile, _) in layout.items()}
    for cell, (tile, turned) in layout.items():
        _lay(frontier, cells, cell, edges(s.face[tile], turned))
    return frontier


def layout_of(s: State) -> Layout:
    return {cell: (tile, s.turned[tile]) for cell, tile in s.cells.items()}


def sound(s: State, layout: Layout, changed: tuple[int, ...]) -> bool:
    """R-31, D18.11: touching edges agree where something changed, all is joined, a place is left for a map."""
    return all(agrees(s, layout, cell) for cell in changed) and joined(s, layout) and roomy(s, layout)


def agrees(s: State, layout: Layout, cell: int) -> bool:
    """D9.4: every edge of the tile there meets its like, exit or wall."""
    tile, turned = layout[cell]
    mine = edges(s.face[tile], turned)
    for way in range(4):
        other = layout.get(cell + STEPS[way])
        if other is not None and mine >> way & 1 != edges(s.face[other[0]], other[1]) >> (way + 2) % 4 & 1:
            return False
    return True


def joined(s: State, layout: Layout) -> bool:
    """D18.11: from the Entrance every location can be reached through working exits."""
    face = s.face
    reached, todo = {HOME}, [HOME]
    for cell in todo:
        tile, turned = layout[cell]
        for step in ways_out(face[tile], turned):
            beside = cell + step
            if beside in layout and beside not in reached:
                reached.add(beside)
                todo.append(beside)
    return len(reached) == len(layout)


def roomy(s: State, layout: Layout) -> bool:
    """R-31: while the map deck is not empty, a place for a new map remains."""
    return not s.maps or room_for(free_cells(s, layout), unlaid(s))


def rearrange(s: State, layout: Layout) -> None:
    """D18.11: the tiles lie as in the layout."""
    s.cells = {cell: tile for cell, (tile, _) in layout.items()}
    place, lies = list(s.cell), list(s.turned)
    for cell, (tile, turned) in layout.items():
        place[tile], lies[tile] = cell, turned
    s.cell, s.turned = tuple(place), tuple(lies)
    chart(s)


def beside(s: State, tile: int, way: int) -> int:
    """D11.2: the adjacent tile in that direction, a wall between them or not; -1 for none."""
    return s.cells.get(s.cell[tile] + STEPS[way], -1)


def exit_of(s: State, tile: int, way: int) -> Exit | None:
    """The edge of a tile as it lies; None for a wall."""
    return exits(s.face[tile], s.turned[tile])[way]


def through(s: State, tile: int, way: int) -> int:
    """D11.2, D11.9: the tile behind a working exit: neither touching edge is a wall; -1 for none."""
    other = s.cells.get(s.cell[tile] + STEPS[way], -1)
    if other < 0 or not edges(s.face[tile], s.turned[tile]) >> way & 1:
        return -1
    return other if edges(s.face[other], s.turned[other]) >> (way + 2) % 4 & 1 else -1


def steps_from(s: State, start: int) -> dict[int, int]:
    """How many moves every location is away from one, through working exits."""
    away, todo = {start: 0}, [start]
    for tile in todo:
        for way in range(4):
            other = through(s, tile, way)
            if other >= 0 and other not in away:
                away[other] = away[tile] + 1
                todo.append(other)
    return away


def distance_to_entrance(s: State, tile: int) -> int:
    """D17.16, R-28, D19.3: the locations that separate a tile from the nearest Entrance; or, by option, the steps."""
    away = steps_from(s, tile)
    steps = min(away[other] for other in away if s.face[other] == ENTRANCE)
    return steps if s.options["search_distance"] == "steps" else max(0, steps - 1)


def laid(s: State) -> list[int]:
    """The tiles on the table, in the order of their ids."""
    return [tile for tile, cell in enumerate(s.cell) if cell >= 0]


def turn_round(s: State, tile: int) -> None:
    """R-38: a tile turned by its own effect; an exit against a wall simply does not work meanwhile."""
    s.turned = replaced(s.turned, tile, 1 - s.turned[tile])
    chart(s)


def is_held(s: State, tile: int, way: int) -> bool:
    """D11.6, D7.2: whether a hero holds that blocked exit open. Exits are kept as printed: they turn with the map."""
    printed = (way + 2 * s.turned[tile]) % 4
    return any(exit.tile == tile and exit.way == printed for exit in s.held)


def hold(s: State, tile: int, way: int, seat: int) -> None:
    s.held += (Held(tile, (way + 2 * s.turned[tile]) % 4, seat),)


def acts_at(s: State, tile: int) -> bool:
    """R-03: whether the location still does what it says: no deactivation token lies on it."""
    return tile not in s.deactivated
