"""Where a faction rules: random factions, the north and the south of a map (MT2, SR7)."""

from __future__ import annotations

from ....core.chance import below
from ..state import State
from ..tables import DIE
from .shapes import SHAPES, place_of

ELEMENTS, CRUSADE = "elementalist", "dark_crusader"


def random_faction(s: State) -> str:
    """MT2.3: a mana die."""
    return ELEMENTS if DIE[below(s, 6, "die")] in ("gold", "green", "white") else CRUSADE


def side_of(s: State, centre: int) -> str:
    """SR7: north, south or middle: left of the axis, right of it, or on it."""
    place = place_of(SHAPES[s.rules.shape], centre)
    assert place is not None
    off = place[1] - place[0]
    return "middle" if not off else "south" if off > 0 else "north"


def faction_of(s: State, at: int) -> str:
    """MS16.2: Dark Crusaders in the north, Elementalists in the south, a die in the middle.

    MS17.2, MS18.1: where one faction rules, it is that.
    """
    if len(s.rules.plan.lairs) == 1:
        return s.rules.plan.lairs[0][1]
    side = side_of(s, s.board[at].tile)
    return {"north": CRUSADE, "south": ELEMENTS}.get(side) or random_faction(s)
