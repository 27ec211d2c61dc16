"""Scenarios, one file each: plans by mode and players, and hooks; `rules.py` makes `s.rules` of them."""

from ..rules import SCENARIOS
from .first_reconnaissance import FIRST_RECONNAISSANCE

for each in (FIRST_RECONNAISSANCE,):
    SCENARIOS[each.name] = each
