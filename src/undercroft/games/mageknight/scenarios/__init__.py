"""Scenarios, one file each: plans by mode and players, and hooks; `rules.py` makes `s.rules` of them."""

from ..rules import SCENARIOS
from .conquest import BLITZ_CONQUEST, FULL_CONQUEST, SOLO_CONQUEST
from .cooperation import BLITZ_COOPERATION, FULL_COOPERATION
from .first_reconnaissance import FIRST_RECONNAISSANCE

for each in (
    FIRST_RECONNAISSANCE,
    FULL_CONQUEST,
    BLITZ_CONQUEST,
    SOLO_CONQUEST,
    FULL_COOPERATION,
    BLITZ_COOPERATION,
):
    SCENARIOS[each.name] = each
