"""Sites of The Lost Legion: Maze and Labyrinth (ML3), Deep Mine (ML4), Refugee Camp (ML5)."""

from __future__ import annotations

from ....core.decision import Effect
from ..agenda import act
from ..state import State, me
from ..tables import COSTS, Site, UnitCard
from ..things.mana import MOST_CRYSTALS, gain_crystal
from ..things.questions import colour_of
from ..world.groups import occupied

MAZE = ((2, ("gem", "gem")), (4, ("spell",)), (6, ("artifact",)))


@act("delve")
def delve(s: State, seat: int, at: int) -> Effect:
    """ML4.1, M13.14: a crystal of one of the mine's colours (MR6: not a fourth)."""
    held = s.players[seat].crystals
    colours = tuple(colour for colour in COSTS[s.board[at].colour] if held[colour] < MOST_CRYSTALS)
    if colours:
        gain_crystal(s, seat, (yield colour_of(s, colours, seat)), surplus=False)


def delved(s: State) -> Effect:
    """ML4.2, M16.4: by whoever ends a turn there. MS8.4: nothing while it is occupied."""
    if not occupied(s, me(s).at):
        yield from delve(s, s.actor, me(s).at)


def far_from_home(unit: UnitCard) -> int:
    """ML5.1, ML5.2: how much more a Unit costs here, by the nearest place where it is recruited."""
    if "village" in unit.places:
        return 0
    return 1 if {"keep", "mage_tower", "monastery"} & {*unit.places} else 3


ROWS: dict[str, Site] = {
    "deep_mine": Site("resource", end=delved),
    "labyrinth": Site("adventure", draws=("red",), paths=tuple((cost, (*brings, "advanced")) for cost, brings in MAZE)),
    "maze": Site("adventure", draws=("brown",), paths=MAZE),
    "refugee_camp": Site("inhabited", icon="refugee_camp", surcharge=far_from_home),
}
