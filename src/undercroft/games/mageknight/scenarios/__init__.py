"""Scenarios, one file each. Each is data with a few functions; rules ask `scenario(s)`."""

from ..tables import SCENARIOS
from .first_reconnaissance import FIRST_RECONNAISSANCE

for each in (FIRST_RECONNAISSANCE,):
    SCENARIOS[each.name] = each
