"""Every scenario in each mode with every number of players: a match to its end. All levels and house rules have their
turn, each with the sets that it needs or with all there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from undercroft import new_match
from undercroft.core.conformance import Report, _Check
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.rules import HOUSE, SCENARIOS, USUAL, fits, follows, most_of
from undercroft.games.mageknight.tables import BASE, SET_OF

Table = tuple[str, str, int, str, str, str]
EVERY = 5
"""One question in so many is looked at, and the first of its kind in any case."""
ALL_SETS = ",".join(name for name in dict.fromkeys(SET_OF.values()) if name != BASE)
SETS = ("", ALL_SETS)
"""What the scenario and the house rules need; all."""


def options_of(table: Table) -> dict[str, str]:
    scenario, mode, _, level, house, sets = table
    told = {"scenario": scenario, "mode": mode, "level": level, "house": house}
    return {**told, "sets": sets or follows(told).get("sets", "none")}


def fitting(table: Table) -> bool:
    return fits(table[2], {"heroes": "random", "dummy": "yes", "printing": "ultimate", **options_of(table)}) is None


def plans() -> Iterator[tuple[str, str, int]]:
    """Scenario, mode, players."""
    for name, scenario in SCENARIOS.items():
        for plan in scenario.plans:
            for seats in range(plan.players[0], most_of(scenario, plan) + 1):
                yield name, plan.mode, seats


def tables() -> list[Table]:
    """Every plan with the next level and the house rule that had its turn least often, the rarest first; then the
    levels that are left.

    Some need a house rule or a set to be played by so many (ML27.2).
    """
    used: Counter[str] = Counter()
    found: list[Table] = []
    suits = {house: sum(fitting((*plan, USUAL, house, ALL_SETS)) for plan in plans()) for house in HOUSE}
    levels = {name: [USUAL, *scenario.levels] for name, scenario in SCENARIOS.items()}

    def add(plan: tuple[str, str, int]) -> None:
        level = levels[plan[0]].pop(0) if levels[plan[0]] else USUAL
        houses = sorted([*HOUSE], key=lambda name: (used[name], suits[name]))
        first = len(found) % 2
        choices = ((*plan, level, house, sets) for house, sets in product(houses, (SETS[first], SETS[1 - first])))
        table = next(table for table in choices if fitting(table))
        used[table[4]] += 1
        found.append(table)

    for plan in plans():
        add(plan)
    while any(levels.values()):
        for plan in plans():
            if levels[plan[0]]:
                add(plan)
    return found


TABLES = tables()


def test_every_level_and_house_rule_is_among_them() -> None:
    assert {(name, mode, seats) for name, mode, seats, *_ in TABLES} == set(plans())
    assert {house for *_, house, _ in TABLES} == set(HOUSE)
    levels = {(name, level) for name, _, _, level, *_ in TABLES}
    assert levels == {(name, level) for name, scenario in SCENARIOS.items() for level in (USUAL, *scenario.levels)}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table[:5])))
def test_a_match_comes_to_its_end(table: Table) -> None:
    """All promises hold on the way."""
    seats, report, seed = table[2], Report(), TABLES.index(table)
    match = new_match(GAME, seats, seed, options_of(table), salt="00")
    check, random = _Check(GAME, match, Random(seed), report, 300, look_every=30), Random(seed)
    while match.decision is not None:
        if match.number % EVERY == 0 or match.decision.kind not in report.kinds:
            check.question()
            if not check.offer():
                check.answer()
        else:
            match.choose(random.choice(match.keys))
    check.run(0)
    assert report.most_options <= 60 and match.result is not None and len(match.result.scores) == seats
