"""Scenarios, one file each: plans by mode and players, and hooks; `rules.py` makes `s.rules` of them."""

from ..rules import SCENARIOS
from .druid_nights import DRUID_NIGHTS
from .dungeon_lords import DUNGEON_LORDS
from .first_reconnaissance import FIRST_RECONNAISSANCE
from .mines_liberation import MINES_LIBERATION

for each in (FIRST_RECONNAISSANCE, MINES_LIBERATION, DRUID_NIGHTS, DUNGEON_LORDS):
    SCENARIOS[each.name] = each
