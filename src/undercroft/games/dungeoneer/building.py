"""Phase III, building: a map is drawn and laid. D9, D10.3, D20.5."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...core.decision import Decision, Effect, Kind
from ...core.events import tell
from ...core.zones import reveal
from .card import QUESTS
from .dungeon import STEPS, at, cell_at, lay, may_lie, places
from .quests import is_place
from .scores import spend_ap
from .state import State, from_seat, on, push

PLACE = Kind("dg.place", "D9.1", at="map")
TURNED = Kind("dg.turned", "D9.3", at="inhand")

AS_IT_LIES = ("printed", "turned")


def where(s: State, seat: int, tile: int, cells: Iterable[int]) -> Decision:
    """D9.1: where a map goes; a place is described by the locations beside it."""
    face, laid = s.face, s.cells
    if s.cell[tile] >= 0:  # it wanders: its old place is no neighbour
        laid = {cell: other for cell, other in laid.items() if other != tile}
    words: list[str] = []
    beside: dict[str, str | list[str]] = {}
    for cell in cells:
        words.append(at(cell))
        beside[f"at:{at(cell)}"] = [face[laid[cell + step]] for step in STEPS if cell + step in laid]
    return Decision(seat, PLACE, tuple(beside), tuple(words), {"card": tile}, beside)


def which_way(seat: int, tile: int, ways: Sequence[int], cell: int = -1) -> Decision:
    """D9.3: as printed, or turned by 180 degrees; the table draws it in its cell."""
    args: dict[str, int | str] = {"card": tile}
    if cell >= 0:
        args["at"] = at(cell)
    return Decision(seat, TURNED, tuple(AS_IT_LIES[way] for way in ways), args=args)


def draw_map(s: State, seat: int, paid: int = 0) -> None:
    """D9.1, R-09: the top map; one that fits nowhere goes under the deck, and the next is drawn.

    D10.3: an exploration is paid (1 AP) only if a map is placed.
    """
    for _ in range(len(s.maps)):
        tile, s.maps = s.maps[-1], s.maps[:-1]
        reveal(s, tile)
        if places(s, tile):
            if paid:
                spend_ap(s, seat)
            push(s, ("place", placer(s, seat, tile), tile))
            return
        s.maps = (tile, *s.maps)
        tell(s, "dg-fits-nowhere", card=tile)


def explore(s: State, seat: int) -> None:
    """D10.3: one more map, for 1 AP."""
    draw_map(s, seat, paid=1)


def placer(s: State, seat: int, tile: int) -> int:
    """D20.5: the location of one's own personal quest is passed to the left, until somebody has no quest there."""
    if on(s, "unbiased_placement"):
        for other in from_seat(s, seat):
            if not any(is_place(QUESTS[s.face[q]], 0, s.face[tile]) for q in s.quests[other]):
                return other
    return seat


def place(s: State, seat: int, tile: int) -> Effect:
    """D9.1 to D9.3: where the map goes, and which way round."""
    cell = cell_at((yield where(s, seat, tile, places(s, tile))))
    turned = AS_IT_LIES.index((yield which_way(seat, tile, may_lie(s, tile, cell), cell)))
    lay(s, tile, cell, turned)
    tell(s, "dg-placed", who=seat, card=tile)
