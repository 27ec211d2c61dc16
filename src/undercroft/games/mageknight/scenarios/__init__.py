"""Scenarios, one file each: plans by mode and players, and hooks; `rules.py` makes `s.rules` of them."""

from ..rules import SCENARIOS
from .first_reconnaissance import FIRST_RECONNAISSANCE
from .volkares_quest import VOLKARES_QUEST
from .volkares_return import VOLKARES_RETURN, VOLKARES_RETURN_BLITZ

for each in (FIRST_RECONNAISSANCE, VOLKARES_RETURN, VOLKARES_RETURN_BLITZ, VOLKARES_QUEST):
    SCENARIOS[each.name] = each
