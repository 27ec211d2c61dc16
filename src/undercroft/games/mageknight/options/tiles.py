"""MS20.2, MS20.3: tiles that do not lie as printed."""

from __future__ import annotations

from ....core.chance import below
from ..rules import HOUSE, Hooks, House
from ..state import State
from ..tables import BASIC
from ..world.board import tile_of
from ..world.places import CAMP


def turned(s: State, face: str) -> str:
    """MS20.2, SR64: corners alternate between two symbols, so a tile joins the others in three ways."""
    turns = below(s, 3, "turn")
    return f"{face}+{turns}" if turns else face


def other_city(s: State, face: str) -> str:
    """MS20.3: a city of a colour that is not on the map yet; ML22.9: Volkare's camp is one more."""
    if tile_of(face).kind not in ("city", CAMP):
        return face
    there = {space.colour or space.site for space in s.board.values() if space.site in ("city", CAMP)}
    free = [colour for colour in (*BASIC, *([CAMP] if s.rules.plan.camp else [])) if colour not in there]
    name, plus, turns = face.partition("+")
    return f"{name}:{free[below(s, len(free), 'city')]}{plus}{turns}"


HOUSE["turned_tiles"] = House(Hooks(shown=turned))
HOUSE["random_cities"] = House(
    Hooks(shown=other_city), suits=lambda plan, seats: plan.enter_cities and not plan.friendly
)
