"""The bots in every scenario and mode, to the end; `greedy` with the shortest thought that it can have."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.arena import simulate
from undercroft.games.mageknight.bots import Greedy
from undercroft.games.mageknight.rules import SCENARIOS, Plan, Scenario

PLANS = [(scenario, plan) for scenario in SCENARIOS.values() for plan in scenario.plans]


class Rash(Greedy):
    """Takes the first turn that comes to its mind."""

    def __init__(self, random: Random) -> None:
        super().__init__(random, effort=1, worlds=1)


@pytest.mark.parametrize("bot", ["random", Rash])
@pytest.mark.parametrize(("scenario", "plan"), PLANS, ids=[f"{scenario.name}-{plan.mode}" for scenario, plan in PLANS])
def test_every_scenario_and_mode_comes_to_its_end(scenario: Scenario, plan: Plan, bot: str | type[Greedy]) -> None:
    options = {"scenario": scenario.name, "mode": plan.mode, "sets": ",".join(scenario.needs) or "none"}
    report = simulate("mageknight", plan.players[0], 1, 7, bot, options)
    assert report["games"] == 1 and report["decisions"] > 20
