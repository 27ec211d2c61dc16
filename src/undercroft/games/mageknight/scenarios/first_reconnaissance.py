"""MS2: First Reconnaissance."""

from __future__ import annotations

from ....core.events import tell
from ..play.setup import deal_units
from ..play.stacks import shuffled
from ..play.tracks import gain_fame, last_turns
from ..rules import Hooks, Plan, Scenario
from ..state import State
from ..tables import DUMMY, TILES, UNITS


def offered(s: State) -> None:
    """MS2.5: the first Unit offer must hold a Unit for villages."""
    while not any("village" in UNITS[s.face[card]].places for card in s.unit_offer):
        s.stacks["regular"] = shuffled(s, (*s.unit_offer, *s.stacks["regular"]))
        s.unit_offer = []
        deal_units(s)


def revealed(s: State, tile: int) -> None:
    """MS2.2: Fame for every tile; a revealed city brings the last turns (MS0.5)."""
    gain_fame(s, s.actor, 1)
    if TILES[s.face[tile]].kind == "city" and s.last_turns < 0:
        tell(s, "mk-city-found", who=s.actor)
        last_turns(s)


SOLO = Plan(
    "solo",
    players=(1, 1),
    rounds=(4,),  # MS2.7: two Days and two Nights
    shapes=("wedge_unlimited",),
    countryside=(8,),
    cities=(1,),
    others=(2,),
    actors=(DUMMY,),
    tactics="solo",
    sorted_tiles=True,
    enter_cities=False,  # MS2.1
    elite=False,  # MS2.4
)
RIVALS = SOLO._replace(
    mode="competitive", players=(2, 4), rounds=(3,), countryside=(8, 9, 11), actors=(), tactics="usual",
    duels=False,  # MS2.3
)  # fmt: skip
FIRST_RECONNAISSANCE = Scenario("first_reconnaissance", (SOLO, RIVALS), Hooks(offered=offered, revealed=revealed))
