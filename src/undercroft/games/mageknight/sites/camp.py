"""Volkare's camp (ML22)."""

from __future__ import annotations

from ....core.zones import create
from ..encounters.volkare import DIAL, army_of, call_up
from ..records import Hold, Volkare
from ..state import State
from ..tables import VOLKARE, Site
from ..world.places import CAMP
from .city import next_level


def revealed(s: State, at: int) -> None:
    """ML22.3, ML22.9: in place of a city; his level is that city's, and his army is drawn, face down."""
    if VOLKARE in s.rules.actors:  # MS13.7, MS15.17: where he sets out from
        return
    level = max(next_level(s)[0], min(DIAL))
    s.holds[at] = Hold(CAMP, (), level)
    s.volkare = Volkare(at, [], [], level, army_of(level), create(s, ["volkare"])[0])
    call_up(s)


ROWS: dict[str, Site] = {
    CAMP: Site("special", revealed=revealed),
    "razed_city": Site("fortified", shared=True),  # MS13.25
}
