"""Sites of The Lost Legion: Maze and Labyrinth (ML3), Deep Mine (ML4), Refugee Camp (ML5)."""

from __future__ import annotations

from ....core.decision import Effect
from ..state import State, me
from ..tables import COSTS, Site, UnitCard
from ..things.mana import MOST_CRYSTALS, gain_crystal
from ..things.questions import colour_of

MAZE = ((2, ("gem", "gem")), (4, ("spell",)), (6, ("artifact",)))


def delved(s: State) -> Effect:
    """ML4.1, ML4.2, M13.14, M16.4: a crystal of one of the mine's colours (MR6: not a fourth)."""
    p = me(s)
    colours = tuple(colour for colour in COSTS[s.board[p.at].colour] if p.crystals[colour] < MOST_CRYSTALS)
    if colours:
        gain_crystal(s, s.actor, (yield colour_of(s, colours)), surplus=False)


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
