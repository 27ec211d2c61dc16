"""Scenarios, one file each: plans by mode and players, and hooks; `rules.py` makes `s.rules` of them."""

from ..rules import SCENARIOS
from .conquer_and_hold import CONQUER_AND_HOLD
from .conquest import BLITZ_CONQUEST, FULL_CONQUEST, SOLO_CONQUEST
from .cooperation import BLITZ_COOPERATION, FULL_COOPERATION
from .druid_nights import DRUID_NIGHTS
from .dungeon_lords import DUNGEON_LORDS
from .factions import HIDDEN_VALLEY, LIFE_AND_DEATH, REALM_OF_THE_DEAD
from .first_reconnaissance import FIRST_RECONNAISSANCE
from .lost_relic import LOST_RELIC
from .mines_liberation import MINES_LIBERATION
from .one_to_return import ONE_TO_RETURN
from .volkares_quest import VOLKARES_QUEST
from .volkares_return import VOLKARES_RETURN, VOLKARES_RETURN_BLITZ

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
    CONQUER_AND_HOLD,
    LIFE_AND_DEATH,
    REALM_OF_THE_DEAD,
    HIDDEN_VALLEY,
    LOST_RELIC,
    VOLKARES_RETURN,
    VOLKARES_RETURN_BLITZ,
    VOLKARES_QUEST,
    ONE_TO_RETURN,
):
    SCENARIOS[each.name] = each
