"""Scenarios by name. Each is data with a few functions; rules ask `scenario(s)`."""

from __future__ import annotations

from ..state import State
from .first_reconnaissance import FIRST_RECONNAISSANCE
from .scenario import Scenario

SCENARIOS: dict[str, Scenario] = {"first_reconnaissance": FIRST_RECONNAISSANCE}


def scenario(s: State) -> Scenario:
    return SCENARIOS[s.options["scenario"]]
