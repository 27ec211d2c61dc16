"""Scenarios, one file each: plans by mode and players, and hooks; `rules.py` makes `s.rules` of them."""

from ..rules import SCENARIOS
from .conquest import BLITZ_CONQUEST, FULL_CONQUEST, SOLO_CONQUEST
from .cooperation import BLITZ_COOPERATION, FULL_COOPERATION
from .druid_nights import DRUID_NIGHTS
from .dungeon_lords import DUNGEON_LORDS
from .first_reconnaissance import FIRST_RECONNAISSANCE
from .mines_liberation import MINES_LIBERATION
from .shades import HIDDEN_VALLEY, LIFE_AND_DEATH, LOST_RELIC, REALM_OF_THE_DEAD

for each in (
    FIRST_RECONNAISSANCE,
    FULL_CONQUEST,
    BLITZ_CONQUEST,
    SOLO_CONQUEST,
    FULL_COOPERATION,
    BLITZ_COOPERATION,
    MINES_LIBERATION,
    DRUID_NIGHTS,
    DUNGEON_LORDS,
    LIFE_AND_DEATH,
    REALM_OF_THE_DEAD,
    HIDDEN_VALLEY,
    LOST_RELIC,
):
    SCENARIOS[each.name] = each
