"""Which locations could be shifted and how: D18.11, R-31. Pure; the Banes ask and do."""

from __future__ import annotations

from collections.abc import Iterator

from .dungeon import ALL, HOME, SINGLE, edges, exits, fits, free_cells, joined, laid, layout_of, many_ends, roomy, sound
from .state import State, alive


def lies_both_ways(s: State, tile: int) -> tuple[int, ...]:
    printed = exits(s.face[tile], 0)
    return (0, 1) if printed[:2] != printed[2:] else (0,)


def turnable(s: State) -> Iterator[int]:
    """Twisting Halls: maps other than the Entrance that may lie the other way round."""
    for tile in laid(s):
        if s.cell[tile] != HOME and len(lies_both_ways(s, tile)) == 2:
            layout = layout_of(s)
            layout[s.cell[tile]] = (tile, 1 - s.turned[tile])
            if sound(s, layout, (s.cell[tile],)):
                yield tile


def movable(s: State, tile: int) -> Iterator[tuple[int, int]]:
    """Wandering Walls: where else a map could lie, and how: (cell, turned)."""
    layout = layout_of(s)
    old = s.cell[tile]
    del layout[old]
    frontier = free_cells(s, layout)
    whole = joined(s, layout)  # then it hangs on wherever it fits (D9.2, D9.4); if not, it must join the parts again
    wide = not s.maps or many_ends(frontier)
    for cell, must in frontier.items():
        if cell != old and (whole or must & ALL not in SINGLE):  # with one neighbour nothing is joined again
            for turned in lies_both_ways(s, tile):
                if fits(edges(s.face[tile], turned), must):
                    moved = {**layout, cell: (tile, turned)}
                    if (whole or joined(s, moved)) and (wide or roomy(s, moved)):
                        yield cell, turned


def wanderers(s: State) -> list[int]:
    """Wandering Walls: maps without heroes, other than the Entrance."""
    occupied = {s.where[seat] for seat in alive(s)}
    return [tile for tile in laid(s) if s.cell[tile] != HOME and tile not in occupied]


def swaps(s: State) -> Iterator[tuple[int, int, int, int]]:
    """Planar Rift: two occupied maps that may change places, and how each may lie then."""
    occupied = sorted({s.where[seat] for seat in alive(s) if s.cell[s.where[seat]] != HOME})
    for i, one in enumerate(occupied):
        for two in occupied[i + 1 :]:
            for first in lies_both_ways(s, one):
                for second in lies_both_ways(s, two):
                    layout = layout_of(s)
                    layout[s.cell[one]] = (two, second)
                    layout[s.cell[two]] = (one, first)
                    if sound(s, layout, (s.cell[one], s.cell[two])):
                        yield one, two, first, second
