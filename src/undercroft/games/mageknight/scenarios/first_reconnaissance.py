"""MS2: First Reconnaissance."""

from __future__ import annotations

from ....core.events import tell
from ..state import State
from ..tables import Scenario


def city_found(s: State, kind: str) -> None:
    """MS2, MS0.5: a revealed city brings the last turns: one more for everybody, unless the Round is ending already."""
    if kind != "city" or s.last_turns >= 0:
        return
    tell(s, "mk-city-found", who=s.actor)
    s.last_turns = s.turns_left if s.turns_left >= 0 else s.seats


FIRST_RECONNAISSANCE = Scenario(
    name="first_reconnaissance",
    rounds=(4, 3, 3, 3),  # MS2.7: two Days and two Nights alone
    shape="wedge_unlimited",
    countryside=(8, 8, 9, 11),
    core_cities=(1, 1, 1, 1),
    core_others=(2, 2, 2, 2),
    sorted_tiles=True,
    cities=False,  # MS2.1
    elite=False,  # MS2.4
    fame_per_tile=1,  # MS2.2
    village_unit=True,  # MS2.5
    on_tile=city_found,
)
