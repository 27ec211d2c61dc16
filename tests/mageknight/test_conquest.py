"""The scenarios about cities: set-up, Blitz package, ends, scores (MS0, MS3-MS7)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from undercroft import new_match
from undercroft.core.conformance import Report, _Check
from undercroft.core.effects import Plays
from undercroft.core.errors import DoesNotFit
from undercroft.core.match import Match
from undercroft.core.record import load_record, verify
from undercroft.core.zones import create
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.play.ending import hand_limit
from undercroft.games.mageknight.play.exploring import put_tile
from undercroft.games.mageknight.play.scoring import breakdown, result, tally
from undercroft.games.mageknight.play.tracks import gain_fame, last_turns, take_wound
from undercroft.games.mageknight.records import Hold
from undercroft.games.mageknight.rules import rules_of
from undercroft.games.mageknight.scenarios import conquest
from undercroft.games.mageknight.sites import city
from undercroft.games.mageknight.state import State, mates
from undercroft.games.mageknight.tables import DUMMY, ENEMIES, TILES
from undercroft.games.mageknight.world.hexes import ORIGIN
from undercroft.games.mageknight.world.shapes import SHAPES, centre_of

from ..golden import WRITE, random_match
from .cities import before_walls, combat, defeat, take
from .middles import siege
from .scene import Scene, bare, go, space_of

M = pytest.mark

EVERY = [
    *(("full_conquest", "competitive", seats) for seats in (2, 3, 4)),
    *(("blitz_conquest", "competitive", seats) for seats in (2, 3, 4)),
    ("full_conquest", "teams", 4),
    ("blitz_conquest", "teams", 4),
    ("solo_conquest", "solo", 1),
    ("blitz_conquest", "solo", 1),
    *(("full_cooperation", "cooperative", seats) for seats in (2, 3)),
    *(("blitz_cooperation", "cooperative", seats) for seats in (2, 3)),
]


def begun(scenario: str, seats: int, mode: str = "usual", seed: int = 1, **options: str) -> Match:
    return new_match("mageknight", seats=seats, seed=seed, options={"scenario": scenario, "mode": mode, **options})


def state(scenario: str, seats: int, mode: str = "usual", **options: str) -> State:
    s = begun(scenario, seats, mode, **options).state
    assert isinstance(s, State)
    return s


def led(s: State, *cities: tuple[tuple[int, ...], int]) -> State:
    """Conquered cities: shields and leader of each; with leader -1 one that is not conquered."""
    for number, (shields, leader) in enumerate(cities):
        s.holds[number + 1] = Hold("city", ("red",), 4, shields, leader)
        if leader >= 0:
            s.shields[number + 1] = shields
    s.board = {**s.board, **{number + 1: s.board[ORIGIN] for number in range(len(cities))}}  # type: ignore[misc]
    return s


# -- set-up


BOOK = {  # Rounds, shape, Countryside, city, non-city, levels
    ("full_conquest", 2): (6, "wedge", 8, 2, 1, (4,)),
    ("full_conquest", 3): (6, "wedge", 9, 3, 2, (4,)),
    ("full_conquest", 4): (6, "open_5_columns", 11, 4, 3, (4,)),
    ("blitz_conquest", 1): (4, "wedge", 6, 2, 1, (3,)),
    ("blitz_conquest", 2): (4, "wedge", 6, 2, 1, (3,)),
    ("blitz_conquest", 3): (4, "wedge", 7, 3, 2, (3,)),
    ("blitz_conquest", 4): (4, "open_4_columns", 9, 4, 3, (3,)),
    ("solo_conquest", 1): (6, "wedge", 7, 2, 2, (5, 8)),
    ("full_cooperation", 2): (6, "open_5_columns", 8, 3, 2, (5, 5, 8)),
    ("full_cooperation", 3): (6, "open_5_columns", 10, 4, 3, (5, 5, 5, 11)),
    ("blitz_cooperation", 2): (4, "open_5_columns", 7, 2, 1, (5, 8)),
    ("blitz_cooperation", 3): (4, "open_5_columns", 8, 3, 2, (5, 8, 11)),
}


@pytest.mark.parametrize(("scenario", "seats"), BOOK)
def test_the_numbers_of_each_scenario(scenario: str, seats: int) -> None:
    s = state(scenario, seats)
    rules = s.rules
    row = (rules.rounds, rules.shape, rules.countryside, rules.cities, rules.others, rules.levels)
    assert row == BOOK[scenario, seats]
    kinds = [TILES[s.face[tile]].kind for tile in s.tiles] + [TILES[face].kind for _, face in s.placed]
    assert [kinds.count(kind) for kind in ("countryside", "city", "core")] == list(row[2:5])
    blitz = scenario.startswith("blitz")
    assert len(s.source) == len(s.unit_offer) == seats + 2 + blitz
    assert (s.dummy is not None) == (rules.mode in ("solo", "cooperative"))


@M.clause("MS3.1")
def test_two_teams_of_four() -> None:
    for scenario in ("full_conquest", "blitz_conquest"):
        s = state(scenario, 4, "teams")
        assert s.teams == ((0, 2), (1, 3)) and s.rules.cities == 4 and mates(s, 2) == (0,)
    with pytest.raises(DoesNotFit):
        begun("full_conquest", 3, "teams")


@M.clause("MS5.1")
def test_solo_has_the_cards_and_tactics_of_solo_games() -> None:
    s = state("solo_conquest", 1)
    assert s.rules.together and s.rules.plan.tactics == "solo" and s.rules.actors == (DUMMY,)
    assert not {"mana_meltdown", "mind_read", "energy_flow", "mana_claim"} & {s.face[c] for c in s.stacks["spells"]}


@M.clause("MS5.2")
@M.example("mageknight", "SR60")
def test_blitz_conquest_alone_is_scored_like_solo_conquest() -> None:
    assert conquest.alone(conquest.BLITZ).actors == (DUMMY,)
    s = led(state("blitz_conquest", 1), ((0,), 0), ((0,), 0))
    [row] = tally(s)
    assert s.rules.plan.tactics == "solo" and (row["taken"], row["goal"]) == (20, 15) and "led" not in row
    assert (row["time"], row["knowledge_title"]) == (30 * 3 + len(s.dummy.deck) + 5, 0)  # type: ignore[union-attr]
    assert "cities" in tally(state("blitz_conquest", 2))[0]


@M.clause("MS6.2")
def test_all_are_one_team() -> None:
    s = state("full_cooperation", 3)
    assert mates(s, 1) == (0, 2) and s.teams == ()


# -- general rules of scenarios


@M.clause("MS0.4")
def test_the_blitz_package() -> None:
    """1 Fame and Reputation +2 at the start; a line brings one more point, which may cross the next line."""
    s = state("blitz_conquest", 2)
    assert [(p.fame, p.reputation) for p in s.players] == [(1, 2), (1, 2)]
    gain_fame(s, 0, 1)
    assert s.players[0].fame == 2
    gain_fame(s, 0, 1)
    assert s.players[0].fame == 4  # 3 is a line
    gain_fame(s, 0, 10)
    assert s.players[0].fame == 16  # 14 crosses 8: 15, which crosses 15: 16
    s.players[1].fame = 2
    gain_fame(s, 1, 6)
    assert s.players[1].fame == 10  # two lines, 3 and 8


@M.clause("MS0.6")
@M.example("mageknight", "SR33")
def test_a_friendly_city() -> None:
    """Nobody assaults it, everybody has a shield, nobody leads it."""
    s = bare(scenario="full_conquest", seats=2, tiles="c01, c02", at="c01.C")
    s.rules = s.rules._replace(plan=s.rules.plan._replace(friendly=("green",)))  # type: ignore[misc]
    put_tile(s, create(s, ["k05"], known=0)[0], centre_of(SHAPES["wedge"], 1, 1))
    at = space_of(s, "k05.C")
    assert s.holds[at] == Hold("city", ("green",), 0, (0, 1)) and at not in s.there
    s.there = {}
    s.players[0].at = space_of(s, "k05.NE")
    s.now.move, s.now.path = 2, [s.players[0].at]
    t = go(s, ("turn",)).choose("step:sw").expect(my_reputation=0, my_at="k05.C").choose("act:interact")
    t.expect(influence=1)


@M.clause("MS0.9")
@pytest.mark.parametrize("seed", range(4))
def test_the_dummy_takes_its_tactic_first(seed: int) -> None:
    match = begun("full_cooperation", 2, seed=seed)
    s = match.state
    assert isinstance(s, State) and s.dummy is not None
    assert s.dummy.tactic and match.decision is not None and match.decision.kind == "mk.tactic"
    assert s.dummy.tactic not in s.tactics_left and len(s.tactics_left) == 5


@M.clause("MS0.10")
def test_all_have_one_score() -> None:
    """The lowest Fame, of each category the best hero, the worst beating, no titles."""
    s = state("full_cooperation", 2)
    s.players[0].fame, s.players[1].fame = 30, 20
    s.players[0].crystals["red"] = 3
    s.players[0].hand += create(s, ["wound"])
    s.players[1].hand += create(s, ["wound", "wound"])
    rows = tally(s)
    assert rows[0] == rows[1] and rows[0]["fame"] == 20 and rows[0]["beating"] == -4 and rows[0]["loot"] >= 1
    assert not any(value for name, value in rows[0].items() if name.endswith("_title"))
    assert result(s).winners == () and len(set(result(s).scores)) == 1


@M.clause("MS0.11")
@M.example("mageknight", "SE17")
def test_time_that_is_left() -> None:
    s = led(state("solo_conquest", 1), ((0,), 0), ((0,), 0))
    s.round, s.turns_left, s.last_turns = 5, -1, 0
    assert s.dummy is not None
    s.dummy.deck = s.dummy.deck[:4]
    assert tally(s)[0]["time"] == 30 + 4 + 5
    s.turns_left = 0
    assert tally(s)[0]["time"] == 34


@M.clause("MS1.6")
def test_tiles_that_lie_in_their_places() -> None:
    """Only those positions can be explored, each from the spaces beside it."""
    b = bare("march", at="c01.NE", tiles="c01, c02", move=2)
    there, far = centre_of(SHAPES["wedge_unlimited"], 2, 0), centre_of(SHAPES["wedge_unlimited"], 2, 2)
    b.lying = {there: create(b, ["c05"], known=0)[0], far: create(b, ["c06"], known=0)[0]}
    s = go(b, ("turn",))
    assert [key for key in s.keys if key.startswith("explore:")] == ["explore:2.0"]
    s.choose("explore:2.0")
    assert (there, "c05") in s.state.placed and list(s.state.lying) == [far]
    assert [spot["key"] for spot in s.match.view(0)["table"]["map"]["open"]] == []


# -- ends and scores


@M.clause("MS0.5")
def test_the_last_city_brings_the_last_turns() -> None:
    s = before_walls("golems", seats=2, others={1: "c02.C"}, tactic="early_bird")
    take(led(s.state, ((1,), 1)), 1, (1,), 1)
    defeat(s.choose("step:sw"))
    assert s.state.last_turns < 0
    s.choose("end")
    while s.state.last_turns < 0:
        s.choose(s.keys[0])
    assert s.state.last_turns == 1 and s.state.actor == 1  # of two, one has begun
    while s.match.decision is not None:
        s.choose(next(key for key in ("start", "end", "done", *s.keys) if key in s.keys))
    assert s.match.result is not None and s.match.result.reason == "mk-end-reached"


@M.clause("MS0.5")
@M.example("mageknight", "SR44")
def test_last_turns_after_an_announcement() -> None:
    """Those who have a turn left in this Round; the Dummy has none. A token that is turned up was the turn."""
    s = bare(scenario="full_cooperation", seats=3, at="start_b.C")
    s.order, s.place, s.turns_left = (0, DUMMY, 1, 2), 0, 2
    last_turns(s)
    assert s.last_turns == 1
    s.turns_left, s.last_turns = -1, -1
    last_turns(s)
    assert s.last_turns == 3
    s.down, s.actor, s.agenda = (1, 2), 0, [("turns",)]
    s.now.phase = "over"
    t = go(s)
    assert t.state.actor == 0 and t.state.last_turns == 0 and t.state.down == ()


@M.example("mageknight", "SE16")
@M.example("mageknight", "SR40")
def test_fame_for_cities() -> None:
    s = led(state("full_conquest", 2), ((0, 0), 0), ((1, 0, 1), 1))
    assert [(row["cities"], row["cities_title"]) for row in tally(s)] == [(11, 5), (7, 0)]
    tied = led(state("full_conquest", 2), ((0,), 0), ((1,), 1))
    assert [(row["cities"], row["cities_title"]) for row in tally(tied)] == [(7, 2), (7, 2)]
    partly = led(state("full_conquest", 2), ((0,), 0), ((1, 1, 1), -1))
    assert [(row["cities"], row["cities_title"]) for row in tally(partly)] == [(7, 5), (4, 0)]
    lines = {line.message: line.values for line in breakdown(partly)}
    assert lines["mk-score-cities-of"] == (7.0, 4.0)


def test_teams_count_their_better_member() -> None:
    """M20.5: the lower Fame, the better member of each category; titles between the teams."""
    s = led(state("full_conquest", 4, "teams"), ((0, 2), 0), ((1, 1), 1), ((3,), 3))
    for seat, fame in enumerate((10, 12, 8, 20)):
        s.players[seat].fame = fame
    rows = tally(s)
    assert [row["fame"] for row in rows] == [8, 12, 8, 12]
    assert [(row["cities"], row["cities_title"]) for row in rows] == [(7, 2)] * 4
    assert rows[0] == rows[2] and rows[1] == rows[3]


@M.example("mageknight", "SR22")
def test_rivals_win_by_fame_whether_the_cities_fell_or_not() -> None:
    s = led(state("full_conquest", 2), ((0,), 0))
    s.players[1].fame = 40
    assert not conquest.all_conquered(s) and result(s).winners == (1,)


def test_together_one_wins_only_with_all_cities() -> None:
    """MS5, MS6: 10 for each, 15 for all, 10 if everybody leads one."""
    two = led(state("blitz_cooperation", 2), ((0, 0), 0), ((1, 0, 1), 1))
    row = tally(two)[0]
    assert (row["taken"], row["goal"], row["led"]) == (20, 15, 10) and result(two).winners == (0, 1)
    one = led(state("blitz_cooperation", 2), ((0, 0), 0))
    row = tally(one)[0]
    assert (row["taken"], row["goal"], row["led"]) == (10, 0, 0) and result(one).winners == ()
    solo = led(state("solo_conquest", 1), ((0, 0), 0), ((0,), 0))
    assert "led" not in tally(solo)[0] and result(solo).winners == (0,)


@M.clause("MS6.1")
@M.example("mageknight", "SR41")
def test_a_tactic_of_the_players_leaves_the_game() -> None:
    s = state("full_cooperation", 2)
    s.players[0].tactic, s.players[1].tactic, s.order = "early_bird", "planning", (DUMMY, 1, 0)
    assert s.dummy is not None
    s.dummy.tactic = "rethink"
    s.agenda = [("round_end",)]
    t: Scene = go(s).expect(kind="mk.retire", keys=("tactic:early_bird", "tactic:planning"), round=1)
    assert t.match.decision is not None and t.match.decision.seat == 1
    t.choose("tactic:planning").expect(round=2, tactics_gone=("planning",))


@M.example("mageknight", "SR42")
def test_levels_of_difficulty() -> None:
    for level, wanted in (("usual", [5, 8]), ("lower", [4, 7]), ("higher", [7, 10]), ("highest", [9, 11])):
        s = bare(scenario="solo_conquest", tiles="c01, c02")
        s.rules = rules_of(1, {**s.options, "level": level})  # type: ignore[misc]
        for number, tile in enumerate(("k06", "k08"), 1):
            put_tile(s, create(s, [tile], known=0)[0], centre_of(SHAPES["wedge"], number, 1))
        assert [hold.level for hold in s.holds.values()] == wanted


@M.clause("MS20.11")
@M.example("mageknight", "SE20")
@M.example("mageknight", "SR43")
def test_a_megapolis_is_one_city_on_two_spaces() -> None:
    """One garrison with both bonuses, assaulted from either side; conquered, both halves sell and share the shields."""
    s = bare("march", scenario="solo_conquest", tiles="c01, c02")
    s.rules = rules_of(1, {**s.options, "house": "megapolis"})  # type: ignore[misc]
    for number, tile in enumerate(("k06", "k07"), 1):
        put_tile(s, create(s, [tile], known=0)[0], centre_of(SHAPES["wedge"], number, 1))
    west, east = space_of(s, "k07.C"), space_of(s, "k07.E")
    hold = s.holds[west]
    assert list(s.holds) == [space_of(s, "k06.C"), west] and hold.level == 16 and hold.colours[0] == "white"
    assert hold.colours[1] in ("red", "green") and s.board[east].hold == west and s.board[east].site == "city"
    assert len(s.there[west][0].tokens) == 8 and east not in s.there
    s.there = {west: s.there[west]}
    s.players[0].at = space_of(s, "k07.NE")  # next to both
    s.now.path, s.now.move = [s.players[0].at], 2
    t = go(s, ("turn",)).choose("step:se").expect(my_reputation=-1)
    assert len(combat(t).foes) == 8 and all(foe.walls == 1 for foe in combat(t).foes)
    assert combat(t).foes[0].armor == 1 + ENEMIES[s.face[combat(t).foes[0].token]].armor
    defeat(t)
    assert t.state.shields[west] == t.state.shields[east] == (0,) * 8 and t.me.at == east
    assert conquest.conquered(t.state) == 1
    assert city.colours_here(t.state) == hold.colours and hand_limit(t.state, 0) >= 7


def test_a_megapolis_among_cities_of_random_colours() -> None:
    """MS20.3 with MS20.11: a colour that is not on the map, even if the tiles to come are printed in all others."""
    for colour in ("red", "green", "white"):
        b = bare(scenario="solo_conquest", tiles="c01, c02")
        b.rules = rules_of(1, {**b.options, "house": "megapolis,random_cities"})  # type: ignore[misc]
        b.holds[1] = Hold("city", (colour,), 5)
        b.tiles = tuple(create(b, ["k05", "k07", "k08"], known=0))
        put_tile(b, create(b, ["k06"], known=0)[0], centre_of(SHAPES["wedge"], 1, 1))
        hold = b.holds[space_of(b, b.placed[-1][1])]
        assert len(set(hold.colours)) == 2 and hold.level == 16


@M.example("mageknight", "SR2")
def test_levels_above_eleven_are_two_cities() -> None:
    s = state("full_conquest", 4, "teams", house="two_megapolises")
    assert (s.rules.cities, s.rules.levels) == (2, (12,))
    b = bare(scenario="full_conquest", seats=2, tiles="c01, c02")
    b.rules = b.rules._replace(levels=(9 + 9 + 4,))  # type: ignore[misc]
    put_tile(b, create(b, ["k08"], known=0)[0], centre_of(SHAPES["wedge"], 1, 1))
    (hold,) = b.holds.values()
    assert hold.level == 22 and len(hold.colours) == 2


@M.clause("MS3.1")
def test_house_rules_of_cities() -> None:
    assert state("full_conquest", 4, "teams", house="two_cities").rules.levels == (10,)
    wrong = ((4, "competitive", "two_cities"), (4, "competitive", "megapolis"), (2, "usual", "lowest"))
    for seats, mode, house in wrong:
        with pytest.raises(DoesNotFit):
            begun("full_conquest", seats, mode, house=house)


def test_only_the_lowest_score_counts_if_agreed() -> None:
    """MS6: the weaker hero's crystals instead of the richer one's."""
    s = state("full_cooperation", 2, house="lowest")
    s.players[0].crystals.update(red=3, blue=3)
    s.players[1].crystals.update(red=2)
    assert tally(s)[0]["loot"] == 1 and tally(s)[0]["fame"] == 0
    take_wound(s, 1)
    assert tally(s)[0]["beating"] == -2  # the lowest is that of whoever was beaten most


# -- whole matches


def test_golden_record_of_a_goal_that_was_missed(golden: Path) -> None:
    options = {"scenario": "solo_conquest"}
    path = golden / "missed-1.jsonl"
    if WRITE:
        match = min((random_match(GAME, 1, seed, options) for seed in range(60)), key=lambda m: m.state.turn)
        assert match.record is not None
        match.record.save(path)
    record = load_record(path)
    assert record.damage is None
    verify(record)
    again = random_match(GAME, 1, int(record.seed), record.header["options"])
    assert again.record is not None and again.result is not None and again.result.reason == "mk-end-missed"
    assert [line for line in record.lines if "answer" in line] == [x for x in again.record.lines if "answer" in x]


def test_conformance_before_the_walls() -> None:
    """Assaults, proposals and joint combats, and interaction in conquered cities, with every seat's worlds."""
    report = Report()
    for seed in range(24):
        match = siege(seed).match
        check = _Check(GAME, match, Random(seed), report, 0, look_every=3)
        for _ in range(8):
            if match.decision is None:
                break
            check.question()
            check.answer()
    assert {"mk.company", "mk.invite", "mk.agree", "mk.entry", "mk.fight", "mk.deal"} <= set(report.kinds)
    assert report.most_options <= 60


@pytest.mark.parametrize(("scenario", "mode", "seats"), EVERY)
def test_random_matches_end(scenario: str, mode: str, seats: int) -> None:
    plays = Plays(GAME, seats, {"scenario": scenario, "mode": mode})
    for seed in range(4):
        play = plays.start(seed)
        assert play.playout(Random(seed).random) < 8000
        assert play.result is not None and play.result.reason == "mk-end-missed"
