"""Scenarios, one file each: plans by mode and players, and hooks; `rules.py` makes `s.rules` of them."""

from ..rules import SCENARIOS
from .first_reconnaissance import FIRST_RECONNAISSANCE
from .one_to_return import ONE_TO_RETURN

for each in (FIRST_RECONNAISSANCE, ONE_TO_RETURN):
    SCENARIOS[each.name] = each
