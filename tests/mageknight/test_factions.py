"""Life and Death (MS16); the tables, scores and whole matches of the three scenarios of factions."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.behaviour import hashed, told
from tests.golden import same_text
from undercroft import new_match
from undercroft.core.conformance import check_game
from undercroft.core.errors import DoesNotFit
from undercroft.core.state import EVERYONE
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.encounters.leader import LEADER, found_lair
from undercroft.games.mageknight.play.exploring import (
    explore_key,
    open_positions,
    positions_from,
)
from undercroft.games.mageknight.play.scoring import reached, tally
from undercroft.games.mageknight.play.turn import begin_gains
from undercroft.games.mageknight.records import Hold, Points
from undercroft.games.mageknight.rules import rules_of
from undercroft.games.mageknight.scenarios.factions import most, strife_tile
from undercroft.games.mageknight.state import State, lay_over
from undercroft.games.mageknight.tables import TILES, Ground
from undercroft.games.mageknight.world.factions import CRUSADE, ELEMENTS, side_of
from undercroft.games.mageknight.world.groups import GUARD, RAMPAGING, put, tokens_at
from undercroft.games.mageknight.world.shapes import SHAPES, centre_of

from .cities import combat, defeat
from .factions import REALM, STRIFE, VALLEY, at_position, factions_at, laid, standing_on
from .scene import Scene, bare, chance_key, create, go, space_of, token

M = pytest.mark


# -- MS16


@M.clause("MS16.1", "MS16.2")
@M.example("mageknight", "SR7")
def test_north_and_south() -> None:
    """Left of the axis Dark Crusaders rampage, right of it Elementalists, on it a die decides; six Rounds."""
    assert rules_of(2, GAME.settle(2, STRIFE)).rounds == 6
    for (i, j), side, faction in (((2, 0), "north", CRUSADE), ((0, 2), "south", ELEMENTS), ((1, 1), "middle", "")):
        s = at_position(i, j, **STRIFE)
        assert side_of(s, centre_of(SHAPES["wedge"], i, j)) == side
        ((found, colour),) = factions_at(s, "c01.NW", RAMPAGING)
        assert colour == "green" and found in ((faction,) if faction else (ELEMENTS, CRUSADE))
    for (a, b), side in (((2, 1), "north"), ((1, 2), "south"), ((2, 2), "middle")):
        s = bare(seats=2, mode="cooperative", **STRIFE)
        assert s.rules.shape == "open_5_columns"
        assert side_of(s, centre_of(SHAPES["open_5_columns"], a, b)) == side
    middle = {factions_at(s, "c01.NW", RAMPAGING)[0][0] for s in map(middle_of, range(8))}
    assert middle == {ELEMENTS, CRUSADE}


def middle_of(seed: int) -> State:
    s = bare(tiles="c03, c10", **STRIFE)
    s.key = chance_key(seed)
    laid(s, "c01", 1, 1)
    return s


@M.clause("MS16.3")
@M.example("mageknight", "SR24")
def test_glades_are_held() -> None:
    """A green and a brown token face up; in the north on a Graveyard. On Core tiles too; in MS17 not there."""
    for (i, j), faction, site in (((2, 0), CRUSADE, "graveyard"), ((0, 2), ELEMENTS, "glade")):
        for tile, word in (("c01", "c01.C"), ("k05", "k05.NW")):
            s = at_position(i, j, tile, **STRIFE)
            assert s.board[space_of(s, word)].site == site
            assert factions_at(s, word, GUARD) == [(faction, "green"), (faction, "brown")]
            assert all(s.known[pid] == EVERYONE for pid in tokens_at(s, space_of(s, word)))
    sites = {middle_site(seed) for seed in range(8)}
    assert sites == {("graveyard", CRUSADE), ("glade", ELEMENTS)}
    core = at_position(2, 0, "k05", **REALM)
    assert core.board[space_of(core, "k05.NW")].site == "glade" and not tokens_at(core, space_of(core, "k05.NW"))


def middle_site(seed: int) -> tuple[str, str]:
    s = middle_of(seed)
    ((faction, _), _) = factions_at(s, "c01.C", GUARD)
    return s.board[space_of(s, "c01.C")].site, faction


def held(site: str = "graveyard", foes: str = "skeletal_warriors, mummy", **options: Any) -> Scene:
    """Seat 0 stands on a place that enemies hold."""
    facts: dict[str, Any] = {"hand": "rage, rage", "crystals": "red", "source": "", **STRIFE, **options}
    number = facts.pop("number", 0)
    s = bare(at="c03.C", tiles="c03, c01", **facts)
    at = s.players[0].at
    lay_over(s, at, Ground("forest", site))
    s.tally[f"grave {at}"] = number
    put(s, at, GUARD, *(token(s, face) for face in foes.split(", ") if face), faction=CRUSADE)
    return go(s, ("turn",))


@M.clause("MS16.4")
def test_liberating_a_place() -> None:
    """An action against both; survivors stay. The last defeat brings a shield, Reputation and a reward."""
    for site, reward in (("glade", "artifact"), ("graveyard", "spell")):
        s = held(site).lacks("act:free_mine").choose("act:liberate")
        assert len(combat(s).foes) == 2 and s.state.now.acted
        one = defeat(held(site).choose("act:liberate"), 0)
        assert [one.state.face[pid] for pid in tokens_at(one.state, one.me.at)] == ["mummy"]
        one.expect(my_reputation=0, my_rewards=()).lacks("act:liberate")
        assert one.me.at not in one.state.shields
        s = defeat(s).expect(my_reputation=1, my_rewards=(reward,))
        assert s.state.shields[s.me.at] == (0,) and s.me.at not in s.state.there
    held("glade", "").lacks("act:liberate")


@M.clause("MS16.5")
def test_a_glade_that_is_held_has_no_effect() -> None:
    for foes, tokens in (("mummy", []), ("", ["gold"])):
        s = standing_on(Ground("forest", "glade"), foes=foes, **STRIFE)
        begin_gains(s)
        assert s.players[0].tokens == tokens
        assert (go(s, ("turn",), ("benefits",)).kind == "mk.turn") == bool(foes)


def strife_deck(*faces: str) -> State:
    """The tile deck of Life and Death, the top one last; the hero stands where north and south can be explored."""
    s = bare("rage", at="c03.NE", tiles="c03, c10", move=9, **STRIFE)
    for place in ((2, 0), (0, 2), (1, 1)):
        laid(s, "c02", *place)
    s.there, s.tiles, s.spare = {}, tuple(create(s, list(faces), known=0)), ()
    return s


def tops(s: State) -> list[str]:
    return sorted(s.face[tile] for tile in s.tiles)


@M.clause("MS16.6")
@M.example("mageknight", "SE14")
def test_a_leader_s_tile_does_not_come_to_the_wrong_side() -> None:
    """The next Core tile comes instead, and the leader's is shuffled back."""
    north, south, middle = ((2, 1), (1, 2), (2, 2))
    for face, wrong, right in (("k05", north, south), ("k08", south, north)):
        s = strife_deck("k02", "k01", face)
        assert s.face[strife_tile(s, centre_of(SHAPES["wedge"], *wrong))] == "k01" and tops(s) == sorted(("k02", face))
        for place in (right, middle):
            s = strife_deck("k02", "k01", face)
            assert s.face[strife_tile(s, centre_of(SHAPES["wedge"], *place))] == face
    orders = set()
    for seed in range(12):
        s = strife_deck("k02", "k03", "k04", "k01", "k08")
        s.key = chance_key(seed)
        strife_tile(s, centre_of(SHAPES["wedge"], *south))
        orders.add([s.face[tile] for tile in s.tiles].index("k08"))
    assert len(orders) > 2


@M.clause("MS16.6")
def test_the_last_tile_comes_only_where_it_may() -> None:
    """Whoever has one tile left and no leader of a colour on the map knows what it is; effects know it too."""
    north, south = centre_of(SHAPES["wedge"], 2, 1), centre_of(SHAPES["wedge"], 1, 2)
    s = strife_deck("k05")
    s.holds = {}
    found_lair(s, space_of(s, "c10.C"), CRUSADE)
    assert north not in open_positions(s) and south in open_positions(s)
    s.players[0].at = space_of(s, "c02.NE")
    for reach in (1, 2, 3):
        assert north not in positions_from(s, s.players[0].at, reach)
    here = go(s, ("turn",))
    assert explore_key(s, north) not in here.keys
    here.refuses(explore_key(s, north), "MS16.6", "mk-why-wrong-side")
    found_lair(s, space_of(s, "c10.E"), ELEMENTS)  # with both on the map the last tile is any
    assert north in open_positions(s)


@M.clause("MS16.7", "MS16.8")
@M.example("mageknight", "SR19")
def test_leaders_sit_over_two_cities_and_the_third_is_friendly() -> None:
    for tile, site, faction, face in (
        ("k05", "hidden_valley", ELEMENTS, "high_priestess"), ("k08", "necropolis", CRUSADE, "necromancer")
    ):  # fmt: skip
        s = at_position(1, 1, tile, seats=2, **STRIFE)
        at = space_of(s, f"{tile}.C")
        assert (s.board[at].site, s.holds[at].kind, s.holds[at].level) == (site, LEADER, 4)
        assert [s.face[pid] for pid in tokens_at(s, at, LEADER)] == [face]
        assert {faction for faction, _ in factions_at(s, f"{tile}.C", GUARD)} == {faction}
        assert all(s.known[pid] == EVERYONE for pid in tokens_at(s, at)) and at not in s.shields
    for mode, seats in (("competitive", 2), ("cooperative", 2), ("solo", 1)):
        s = at_position(1, 1, "k06", seats=seats, mode=mode, **STRIFE)
        at = space_of(s, "k06.C")
        assert s.shields[at] == tuple(range(seats)) and s.holds[at].leader == -1  # the Dummy's counts for nothing
        assert not tokens_at(s, at)
    together = bare(seats=3, mode="cooperative", **STRIFE)
    together.players[1].fame = 5
    assert [row["fame"] for row in tally(together)] == [0, 0, 0]  # one team, by the lowest


TABLES: dict[str, list[tuple[str, int, tuple[Any, ...]]]] = {
    "life_and_death": [
        ("competitive", 2, ("wedge", 7, 3, 3, 1, (4,), 6)), ("competitive", 3, ("wedge", 9, 4, 3, 2, (5,), 6)),
        ("competitive", 4, ("open_4_columns", 11, 5, 3, 3, (6,), 6)),
        ("cooperative", 2, ("open_5_columns", 7, 3, 3, 2, (6,), 6)),
        ("cooperative", 3, ("open_5_columns", 9, 4, 3, 3, (7,), 6)),
        ("cooperative", 4, ("open_5_columns", 11, 5, 3, 4, (8,), 6)), ("solo", 1, ("wedge", 6, 3, 3, 2, (6,), 6)),
    ],
    "realm_of_the_dead": [
        ("competitive", 2, ("wedge", 5, 2, 2, 2, (5,), 4)), ("competitive", 3, ("wedge", 7, 3, 2, 3, (6,), 4)),
        ("competitive", 4, ("open_4_columns", 9, 4, 2, 4, (7,), 4)),
        ("cooperative", 2, ("open_5_columns", 6, 3, 2, 2, (8,), 4)),
        ("cooperative", 3, ("open_5_columns", 8, 4, 2, 3, (10,), 4)),
        ("cooperative", 4, ("open_5_columns", 10, 5, 2, 4, (12,), 4)), ("solo", 1, ("wedge", 5, 2, 2, 1, (4,), 4)),
    ],
    "hidden_valley": [
        ("competitive", 2, ("wedge", 5, 0, 2, 2, (5,), 4)), ("competitive", 3, ("wedge", 7, 0, 2, 3, (6,), 4)),
        ("competitive", 4, ("open_4_columns", 9, 0, 2, 4, (7,), 4)),
        ("cooperative", 2, ("open_5_columns", 6, 0, 2, 2, (8,), 4)),
        ("cooperative", 3, ("open_5_columns", 8, 0, 2, 3, (10,), 4)),
        ("cooperative", 4, ("open_5_columns", 10, 0, 2, 4, (12,), 4)), ("solo", 1, ("wedge", 5, 0, 2, 1, (4,), 4)),
    ],
}  # fmt: skip
"""The tables of MS16, MS17 and MS18: shape, countryside tiles, of these with a glade, cities, others, level, Rounds."""


@pytest.mark.parametrize("name", TABLES)
def test_the_printed_tables(name: str) -> None:
    for mode, seats, wanted in TABLES[name]:
        s = new_match("mageknight", seats, 5, {"scenario": name, "mode": mode, "sets": "tezla"}).state
        assert isinstance(s, State)
        r = s.rules
        assert (r.shape, r.countryside, r.glades, r.cities, r.others, r.levels, r.rounds) == wanted, (mode, seats)
        assert r.actors == (() if mode == "competitive" else (-1,))
        assert r.plan.tactics == {"competitive": "usual", "cooperative": "dummy_first", "solo": "solo"}[mode]
        tiles = [face for _, face in s.placed[1:]] + [s.face[tile] for tile in s.tiles]
        kinds = Counter(TILES[face].kind for face in tiles)
        assert (kinds["countryside"], kinds["city"], kinds["core"]) == (r.countryside, r.cities, r.others)
        if r.glades:
            land = [TILES[face] for face in tiles if TILES[face].kind == "countryside"]
            assert sum(any(ground.site == "glade" for ground in tile.spaces) for tile in land) == r.glades
        colours = {TILES[face].spaces[0].colour for face in tiles if TILES[face].kind == "city"}
        assert {colour for colour, _ in r.plan.lairs} <= colours and (name == "life_and_death" or "green" in colours)
        assert len(s.source) == seats + 2 + (name != "life_and_death")


# -- scores


def marked(name: str, mode: str, seats: int, levels: dict[str, str], shields: str = "", **facts: Any) -> State:
    """A match at its end: shields on the leaders (level 1 first, `-` for none) and on places of the factions."""
    s = bare(seats=seats, scenario=name, mode=mode, sets="tezla", tiles="c03, c01", **facts)
    s.shields, s.holds, s.round = {}, {}, s.rules.rounds
    s.turns_left, s.last_turns = 0, 0
    for at, (_, faction) in zip((space_of(s, "c03.C"), space_of(s, "c03.E")), s.rules.plan.lairs, strict=False):
        if faction in levels:
            marks = tuple(-1 if mark == "-" else int(mark) for mark in levels[faction])
            s.holds[at] = Hold(LEADER, (faction,), 0, marks=marks)
    for at, word in zip(
        (space_of(s, f"c01.{place}") for place in ("NE", "E", "SE", "SW", "W")), shields.split(), strict=False
    ):
        lay_over(s, at, Ground("plains", "graveyard" if word[0] == "g" else "glade"))
        s.shields[at] = (int(word[1]),)
    return s


def scores(s: State, *names: str) -> list[tuple[int, ...]]:
    return [tuple(row[name] for name in names) for row in tally(s)]


@M.example("mageknight", "SR30")
def test_titles_against_factions() -> None:
    """The most shields; of equals who stands on the higher level; of equals without any there both have 2."""
    assert most([2, 2, 1], [3, 5, 0]) == [0, 5, 0] and most([1, 1], [0, 0]) == [2, 2] and most([0, 0], [0, 0]) == [0, 0]
    assert most([3, 1], [0, 4]) == [5, 0] and most([2, 2], [0, 1]) == [0, 5]
    duo: dict[str, Any] = {"name": "life_and_death", "mode": "competitive", "seats": 2}
    both = scores(marked(**duo, levels={ELEMENTS: "01-", CRUSADE: "00"}, shields="l1 g1 g1"), "elementals", "crusaders")
    assert both == [(0, 5), (5, 0)]  # two shields each against the Dark Crusaders: the higher level decides
    assert scores(marked(**duo, levels={ELEMENTS: "--"}, shields="l0 l1"), "elementals") == [(2,), (2,)]
    assert scores(marked(**duo, levels={CRUSADE: "01"}, shields="g0 g1"), "crusaders") == [(0,), (5,)]
    realm: dict[str, Any] = {**duo, "name": "realm_of_the_dead"}
    assert scores(marked(**realm, levels={CRUSADE: "-"}, shields="g1"), "crusaders") == [(0,), (5,)]
    valley: dict[str, Any] = {**duo, "name": "hidden_valley"}
    assert scores(marked(**valley, levels={ELEMENTS: "01"}), "elementals") == [(0,), (5,)]


@M.example("mageknight", "SE28")
def test_life_and_death_together_and_alone() -> None:
    """P has shields on both leaders, Q on one: 20 and 15 for the leaders, 10 for a shield of each."""
    facts: dict[str, Any] = {"name": "life_and_death", "mode": "cooperative", "seats": 2}
    s = marked(**facts, levels={ELEMENTS: "01", CRUSADE: "00"})
    assert scores(s, "leaders", "shields") == [(35, 10)] * 2 and reached(s)
    assert scores(marked(**facts, levels={ELEMENTS: "01", CRUSADE: "01"}), "leaders", "shields") == [(35, 25)] * 2
    one = marked(**facts, levels={ELEMENTS: "00"})
    assert scores(one, "leaders", "shields") == [(10, 0)] * 2 and not reached(one)
    alone = marked("life_and_death", "solo", 1, {ELEMENTS: "0", CRUSADE: "-0"})
    assert scores(alone, "leaders") == [(10,)] and "shields" not in tally(alone)[0]


def test_realm_and_valley_together_and_alone() -> None:
    facts: dict[str, Any] = {"mode": "cooperative", "seats": 2}
    realm = marked("realm_of_the_dead", **facts, levels={CRUSADE: "01"}, shields="g0 g0 g1")
    assert scores(realm, "seals", "leaders", "shields") == [(15, 20, 20)] * 2 and reached(realm)
    open_ones = marked("realm_of_the_dead", **facts, levels={CRUSADE: "00"}, shields="g0 g0")
    assert scores(open_ones, "seals", "leaders", "shields") == [(10, 10, 0)] * 2 and not reached(open_ones)
    alone = marked("realm_of_the_dead", "solo", 1, {CRUSADE: "0"}, "g0 g0")
    assert scores(alone, "seals", "leaders") == [(10, 20)] and reached(alone)
    valley = marked("hidden_valley", **facts, levels={ELEMENTS: "01"})
    assert scores(valley, "leaders", "shields") == [(20, 20)] * 2 and reached(valley)
    assert scores(marked("hidden_valley", "solo", 1, {ELEMENTS: "-0"}), "leaders") == [(0,)]
    early = marked("hidden_valley", "solo", 1, {ELEMENTS: "0"})
    early.round, early.turns_left = 2, -1
    assert scores(early, "time") == [(65,)]  # two Rounds left, the end not announced; the scene has no Dummy


@M.example("mageknight", "SR8")
def test_the_numbers_of_a_later_edition() -> None:
    for seats, usual, late in ((2, 6, 8), (3, 7, 10), (4, 8, 12)):
        options = {**STRIFE, "mode": "cooperative"}
        assert rules_of(seats, GAME.settle(seats, options)).levels == (usual,)
        assert rules_of(seats, GAME.settle(seats, {**options, "house": "stronger_leaders"})).levels == (late,)
    hard = {**STRIFE, "mode": "cooperative", "house": "stronger_leaders", "level": "highest"}
    assert rules_of(2, GAME.settle(2, hard)).levels == (12,)
    s = marked("life_and_death", "cooperative", 2, {ELEMENTS: "01", CRUSADE: "01"}, house="stronger_leaders")
    assert scores(s, "shields") == [(20,)] * 2
    for options in ({**STRIFE, "mode": "competitive"}, {**REALM, "mode": "cooperative"}):
        with pytest.raises(DoesNotFit):
            GAME.settle(2, {**options, "house": "stronger_leaders"})


@M.example("mageknight", "SR55")
def test_levels_of_difficulty() -> None:
    for level, wanted in (("usual", 8), ("lower", 7), ("higher", 10), ("highest", 12)):
        options = {"scenario": "realm_of_the_dead", "mode": "cooperative", "sets": "tezla", "level": level}
        assert rules_of(2, GAME.settle(2, options)).levels == (wanted,)
    top = {"scenario": "realm_of_the_dead", "mode": "cooperative", "sets": "tezla", "level": "highest"}
    assert rules_of(4, GAME.settle(4, top)).levels == (12,)


# -- whole matches


@pytest.mark.parametrize("house", ["mixed_factions,turned_tiles", "veterans,ambush", "pursuit,rampage"])
def test_conformance_with_house_rules(house: str) -> None:
    options = {"scenario": "hidden_valley", "sets": "tezla,lost_legion", "house": house}
    assert check_game(GAME, 1, options, range(1), resume_every=200, look_every=25).matches == 1


def test_the_end_of_the_hidden_valley() -> None:
    """With the High Priestess's last level the last turn begins: one for who plays alone, and the match is won."""
    b = bare("rage, rage", at="k07.NE", tiles="k07, c10", move=4, **VALLEY)
    at = space_of(b, "k07.C")
    found_lair(b, at, ELEMENTS)
    b.holds[at] = b.holds[at]._replace(level=1, marks=(-1,))
    put(b, at, GUARD)
    s = go(b, ("turn",)).choose("step:sw")
    combat(s).points = [Points("ranged", "ice", 6)]
    s = go(s.state).choose("resolve")
    assert s.state.last_turns == -1  # asked at the end of the turn
    turns = 0
    while s.match.decision is not None:
        key = next((key for key in ("end", "done", "start", *s.keys) if key in s.keys), s.keys[0])
        turns += key == "start"
        s.choose(key)
    assert turns == 1 and s.match.result is not None
    assert (s.match.result.winners, s.match.result.reason) == ((0,), "mk-end-reached")


GOLDEN = [("life_and_death", "solo", 1), ("realm_of_the_dead", "cooperative", 2), ("hidden_valley", "competitive", 2)]


def test_golden_beginnings(golden: Path) -> None:
    """Whole records would be half a megabyte each: what random answers led to, as a number for each scenario."""
    lines = []
    for name, mode, seats in (*GOLDEN, ("lost_relic", "cooperative", 3)):
        options = {"scenario": name, "mode": mode, "sets": "tezla"}
        match, random = new_match("mageknight", seats, 7, options, salt=f"{7:032x}"), Random(7)
        while match.decision is not None and match.number < 150:
            match.choose(random.choice(match.keys))
        lines.append(f"{name} {mode} {seats} {hashed(told(match))}")
    same_text(golden / "factions.txt", "\n".join(lines) + "\n")
