"""The bots in every scenario and mode, to the end; `greedy` with the shortest thought that it can have."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.arena import simulate
from undercroft.bots import answered
from undercroft.core.zones import create
from undercroft.games.mageknight.bots import ROUND, Greedy
from undercroft.games.mageknight.bots.outlook import aims
from undercroft.games.mageknight.bots.war import peril, stake, until_volkare
from undercroft.games.mageknight.bots.worth import turns_left, worth
from undercroft.games.mageknight.rules import SCENARIOS, Plan, Scenario

from .cities import before_walls
from .marches import beside, field
from .scene import bare, scene

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


def test_a_city_within_reach_is_thought_of() -> None:
    """With the hand for it, its last defender falls."""
    s = before_walls("guardsmen", hand="rage, rage, rage, determination", scenario="solo_conquest", seats=1)
    s.state.round = 6
    assert [aim.great for aim in aims(s.state, 0, 1.0)].count(True) == 1
    bot, turn = {0: Greedy(Random(1))}, s.state.turn
    while s.state.turn == turn and (did := answered(s.match, bot)) is not None:
        s.match.choose(did[1])
    assert s.state.shields


def test_who_goes_round_in_circles_ends_the_turn() -> None:
    """Where plains cost nothing a bot once walked to and fro for ever."""
    s = scene("song_of_wind, rage", crystals="white").choose("play:song_of_wind", "strong:move#2")
    turn, at = s.state.turn, s.state.players[0].at
    for _ in range(2 * ROUND):
        did = answered(s.match, {0: Greedy(Random(1))})  # made anew for each answer, as at a table
        if did is None or s.state.turn != turn:
            break
        s.match.choose(did[1])
    assert s.state.turn != turn or s.state.now.phase != "move"
    s = scene("song_of_wind, rage")
    s.state.now.path = [at] * (ROUND + 1)
    assert answered(s.match, {0: Greedy(Random(1))}) == (0, "end")


def test_a_city_is_better_found_than_a_wild_tile() -> None:
    city, wild = (bare("march", "c02.C", f"c02, {tile}", scenario="solo_conquest") for tile in ("k07", "k01"))
    for s in (city, wild):
        s.round, s.tiles = 4, tuple(create(s, ["k02", "k03"], known=0))
    assert worth(city, 0, 1.0) > worth(wild, 0, 1.0) + 5


def test_when_volkare_knows_his_way_time_is_short() -> None:
    """What he races to is better not found: then his cards are no longer all that counts."""
    deck = ", ".join(["march"] * 20)
    hidden, shown = field(deck), field(deck, tiles="c01, c02, k07")
    assert turns_left(hidden, 0)[1] > 2 * turns_left(shown, 0)[1] > 0


def test_where_volkare_strikes_nobody_stays() -> None:
    """Of his four cards red looks for whoever is beside him, and blue leads to the space in the east of him."""
    deck = "rage, stamina, march, wound"  # red, blue, green
    east, west, far = (field(deck, heroes={0: f"c02.{spot}"}) for spot in ("E", "W", "W"))
    far.players[0].at = -1
    assert (peril(east, 0), peril(west, 0), peril(far, 0)) == (2 * 2 / 4, 2 * 1 / 4, 0.0)
    assert worth(west, 0, 1.0) > worth(east, 0, 1.0)


def test_tiles_that_are_left_hold_volkare_up() -> None:
    deck = ", ".join(["march"] * 30)
    few, many = field(deck), field(deck)
    many.tiles = (*many.tiles, *create(many, ["c04", "c08"], known=0))
    assert until_volkare(few) < until_volkare(many) <= 33


def test_his_defeat_counts_more_as_time_goes_by() -> None:
    early, late = field(), field()
    early.round, late.round = 1, 6
    assert stake(early, 0) < stake(late, 0) / 2
    assert stake(bare("march"), 0) == 1.0


def test_a_deck_full_of_wounds_brings_less() -> None:
    """The more turns are left, the more."""
    losses = []
    for round in (1, 6):
        sound, sore = (bare(hand, scenario="solo_conquest") for hand in ("march, march", "march, wound"))
        for s in (sound, sore):
            s.round = round
        losses.append(worth(sound, 0, 1.0) - worth(sore, 0, 1.0))
    assert losses[0] > losses[1] + 2 > 2


def test_the_last_of_volkares_army_is_attacked() -> None:
    s = beside(hand="rage, rage, march, determination", army="prowlers", crystals="red, red")
    bot, turn = {0: Greedy(Random(1))}, s.state.turn
    while s.state.turn == turn and (did := answered(s.match, bot)) is not None:
        s.match.choose(did[1])
    assert s.v.at < 0 and not s.v.tokens
