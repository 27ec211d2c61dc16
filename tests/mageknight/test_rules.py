"""What a match is played by: plans, hooks and house rules; options that do not go together."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from undercroft.core.errors import DoesNotFit
from undercroft.core.match import new_match
from undercroft.core.text import COMPLETE, text
from undercroft.core.zones import create
from undercroft.games.mageknight import GAME, choices
from undercroft.games.mageknight.play.rounds import prepare
from undercroft.games.mageknight.play.scoring import tally
from undercroft.games.mageknight.play.tracks import gain_fame
from undercroft.games.mageknight.rules import HOUSE, SCENARIOS, Hooks, House, Plan, Scenario, fits, rules_of
from undercroft.games.mageknight.scenarios.first_reconnaissance import RIVALS
from undercroft.games.mageknight.state import State, mates
from undercroft.games.mageknight.tables import DUMMY
from undercroft.games.mageknight.things.centre import others_centre, place

from .scene import Scene, bare, go

M = pytest.mark
PLAIN = GAME.settle(2, {})


def stopped(s: State) -> None:
    s.tally["stops"] = s.tally.get("stops", 0) + 1


def more(s: State, rows: list[dict[str, int]]) -> None:
    for row in rows:
        row["stops"] = 10 * s.tally.get("stops", 0)


def bonus(s: State, seat: int, before: int) -> None:
    """Every fifth point brings another one."""
    if before // 5 < s.players[seat].fame // 5:
        gain_fame(s, seat, 1)


def larger(plan: Plan) -> Plan:
    return plan._replace(dice=1, units=1, fame=1)


@pytest.fixture
def trial() -> Iterator[None]:
    """A scenario for two to five in three modes, and house rules."""
    together = RIVALS._replace(mode="cooperative", players=(2, 3), actors=(DUMMY,), tactics="dummy_first")
    teams = RIVALS._replace(mode="teams", players=(4, 5))
    hooks = Hooks(moved=stopped, score=more, clock=lambda s: True, exploring=lambda s: 3, over=lambda s: s.turn > 5)
    SCENARIOS["trial"] = Scenario("trial", (RIVALS, together, teams), hooks, needs=("far",), levels=("hard",))
    HOUSE["bonus"] = House(Hooks(fame=bonus, clock=lambda s: False), larger)
    HOUSE["strict"] = House(excludes=("bonus",))
    yield
    del SCENARIOS["trial"], HOUSE["bonus"], HOUSE["strict"]


def trial_scene(**options: str) -> Scene:
    b = bare("march, rage", at="c01.NE", move=2, seats=2, dummy="no")
    b.options = {**b.options, "scenario": "trial", "sets": "far", **options}
    b.rules = rules_of(2, b.options)  # type: ignore[misc]
    b.tiles = tuple(create(b, ["c03"], known=0))
    return go(b, ("turn",))


@pytest.mark.usefixtures("trial")
def test_movement_has_an_end_where_somebody_waits_for_it() -> None:
    """Actions come after `stop`; so does the end of a turn without one. Exploring costs what the rules say."""
    s = trial_scene().offers("stop", "rest").lacks("act:challenge")
    assert not any(key.startswith("explore:") for key in s.keys)
    at = s.choose("stop").lacks("stop", "rest", "step:e")
    assert at.state.tally == {"stops": 1} and at.state.now.phase == "act"
    assert tally(at.state)[0]["stops"] == 10
    ended = trial_scene().choose("end")
    assert ended.state.tally == {"stops": 1}


@pytest.mark.usefixtures("trial")
def test_house_rules_change_numbers_and_add_hooks() -> None:
    options = {**PLAIN, "scenario": "trial", "sets": "far", "house": "bonus"}
    rules = rules_of(2, options)
    assert (rules.plan.dice, rules.plan.units, len(rules.fame), len(rules.clock)) == (1, 1, 1, 2)
    s = trial_scene(house="bonus").state
    gain_fame(s, 0, 5)
    assert s.players[0].fame == 6
    prepare(s)
    assert not s.night and len(s.source) == 5 and len(s.unit_offer) == 5  # the house rule's clock is the last
    dark = trial_scene().state
    prepare(dark)
    assert dark.night and len(dark.source) == 4


@pytest.mark.usefixtures("trial")
@M.clause("MS0.1")
def test_plans_are_by_mode_and_players() -> None:
    far = {**PLAIN, "scenario": "trial", "sets": "far"}
    assert rules_of(2, far).mode == "competitive" and rules_of(5, far).mode == "teams"
    assert rules_of(3, {**far, "mode": "cooperative"}).actors == (DUMMY,)
    assert [rules_of(seats, far).countryside for seats in (2, 3, 4)] == [8, 9, 11]
    assert rules_of(5, far).countryside == 9  # the plan for teams begins with four players


@pytest.mark.usefixtures("trial")
def test_what_does_not_go_together_is_told() -> None:
    trial, far = {**PLAIN, "scenario": "trial"}, {**PLAIN, "scenario": "trial", "sets": "far"}
    wrong = {
        "mk-unfit-sets": fits(2, trial),
        "mk-unfit-seats": fits(4, {**far, "mode": "cooperative"}),
        "mk-unfit-mode": fits(1, {**far, "mode": "solo"}),
        "mk-unfit-level": fits(2, {**PLAIN, "level": "hard"}),
        "mk-unfit-house": fits(2, {**far, "house": "strict,bonus"}),
    }
    for message, unfit in wrong.items():
        assert unfit is not None and unfit[0] == message
        for lang in COMPLETE:
            assert text(lang, "mk")(*unfit) != message
    assert fits(2, {**far, "level": "hard", "house": "bonus"}) is None
    offered = {option.name: option.values for option in choices.options()}
    assert "hard" in offered["level"] and {"bonus", "strict"} <= set(offered["house"])
    assert offered["mode"] == ("usual", "solo", "competitive", "cooperative", "teams")


def test_a_match_that_does_not_fit_is_refused() -> None:
    with pytest.raises(DoesNotFit, match=r"First Reconnaissance .*not for 2"):
        new_match("mageknight", seats=2, options={"mode": "solo"})
    assert new_match("mageknight", seats=1, options={"mode": "solo"}).state.seats == 1


@M.clause("MS0.5")
@pytest.mark.usefixtures("trial")
def test_the_last_turns_begin_when_the_scenario_is_over() -> None:
    s = trial_scene()
    assert s.state.last_turns < 0
    s.state.turn = 6
    s.choose("end", "ground:plains@se#0", "discard:march", "done")
    assert s.state.last_turns == 1  # one of two is being taken


def test_team_mates_do_not_strike_each_other() -> None:
    """M20.1: interactive skills ignore team mates."""
    b = bare(seats=4)
    b.teams = ((0, 2), (1, 3))
    for seat in (1, 2):
        b.actor = seat
        place(b, create(b, ["goldyx_source_freeze"])[0])
    b.actor = 0
    assert mates(b, 0) == (2,) and mates(b, 3) == (1,) and [lying.owner for lying in others_centre(b)] == [1]
