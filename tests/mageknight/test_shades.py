"""Shades of Tezla on the map: Ambush, Pursue, places, leaders, scenarios, heroes who start higher (MT5-MT14)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft import new_match
from undercroft.core.conformance import Report, _Check
from undercroft.core.errors import DoesNotFit
from undercroft.core.zones import create
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.encounters.leader import found_lair
from undercroft.games.mageknight.play.exploring import explore, positions_from
from undercroft.games.mageknight.records import Group
from undercroft.games.mageknight.scenarios.shades import RIVAL_REALM, by_level, most
from undercroft.games.mageknight.state import State, lay_over, night_rules
from undercroft.games.mageknight.tables import Ground
from undercroft.games.mageknight.world.ambush import ambushers, reaches
from undercroft.games.mageknight.world.groups import GUARD, RAMPAGING, put
from undercroft.games.mageknight.world.hexes import distance
from undercroft.games.mageknight.world.pursuit import beside

from .scene import Scene, bare, go, space_of, token

M = pytest.mark
SETS = "tezla,krang"
VALLEY = {"scenario": "hidden_valley", "sets": SETS}
REALM = {"scenario": "realm_of_the_dead", "sets": SETS}


def hunted(where: str, at: str = "c03.W", stunned: bool = False, **more: Any) -> Scene:
    """Seat 0 with a pursuer on a space of tile c03."""
    s = bare("rage, rage", at=at, tiles="c03, c01", **{**REALM, **more})
    s.there = {space_of(s, where): (Group(RAMPAGING, (token(s, "skeletal_warriors"),), hunts=0, stunned=stunned),)}
    return go(s, ("turn",))


def where(s: Scene) -> list[int]:
    return [at for at, groups in s.state.there.items() for group in groups if group.hunts == 0]


def test_pursuers_come_nearer_then_attack() -> None:
    """XE22, XE44."""
    far = hunted("c03.E").choose("stop")
    (at,) = where(far)
    assert distance(at, far.me.at) == 1 and far.state.now.combat is None
    near = hunted("c03.C").choose("stop")
    assert near.state.now.combat is not None and near.state.now.acted
    village = hunted("c03.C", at="c03.SW").choose("stop")
    assert village.state.now.combat is None and where(village) == [village.at("c03.C")]  # MT6.4, MT6.7


def test_a_stunned_pursuer_turns_up_instead() -> None:
    s = hunted("c03.C", stunned=True).choose("stop")
    assert s.state.now.combat is None and not s.state.there[s.at("c03.C")][0].stunned


def test_an_undefeated_pursuer_is_turned_down() -> None:
    s = hunted("c03.C").choose("stop")
    while s.state.now.combat is not None:
        s.choose(next(key for key in ("next", "hero", *s.keys) if key in s.keys))
    assert s.state.there[s.at("c03.C")][0].stunned


def test_the_view_tells_who_would_attack() -> None:
    s = hunted("c03.C", move=2)
    spot = next(x for x in s.match.view(0)["table"]["map"]["spaces"] if x["packs"])
    assert spot["packs"][0]["hunts"] == 0
    drawn = [x["draws"] for x in s.match.view(0)["table"]["map"]["spaces"] if x["draws"]]
    assert ["skeletal_warriors"] in drawn


def test_ambush_from_two_spaces() -> None:
    """MT5.1, MT5.2, XE39."""
    s = bare("rage", at="c03.W", tiles="c03, c01", **VALLEY)
    foe = space_of(s, "c03.E")
    s.there = {foe: (Group(RAMPAGING, (token(s, "skeletal_warriors"),), reach=2),)}
    assert ambushers(s, space_of(s, "c03.NW"), space_of(s, "c03.W")) == [foe]
    middle = space_of(s, "c03.C")
    screens = [near for near in s.board[foe].near if space_of(s, "c03.W") in s.board[near].near]
    for near in screens:
        lay_over(s, near, Ground("mountain"))
    assert middle in screens and not reaches(s, foe, space_of(s, "c03.W"))


def test_it_is_night_on_a_graveyard() -> None:
    """MT9.1, MT9.2, XE18."""
    s = bare("rage", at="c03.C", tiles="c03, c01", sets=SETS)
    assert not night_rules(s)
    lay_over(s, s.players[0].at, Ground("forest", "graveyard"))
    assert night_rules(s)
    s.players[0].at = space_of(s, "c03.W")
    assert not night_rules(s)


def grave(foes: str = "", **more: Any) -> Scene:
    s = bare("rage, rage", at="c03.C", tiles="c03, c01", crystals="red", source="", **{**REALM, **more})
    at = s.players[0].at
    lay_over(s, at, Ground("forest", "graveyard"))
    s.tally[f"grave {at}"] = 1
    if foes:
        put(s, at, GUARD, *(token(s, face) for face in foes.split(", ")))
    return go(s, ("turn",))


@M.card("mageknight", "graveyard")
def test_liberating_and_sealing() -> None:
    """MS17.5, MS17.6, SE12."""
    held = grave("skeletal_warriors").choose("stop")
    held.refuses("close", "MS17.6", "mk-why-seal-held") if "act:liberate" not in held.keys else None
    held.choose("act:liberate", "next").expect(kind="mk.block")
    free = grave().choose("close").expect(my_reputation=1)
    assert free.state.shields[free.me.at] == (0,)
    free.lacks("close")


def lair(hand: str = "rage, rage, rage", level: int = 5, **more: Any) -> Scene:
    """Seat 0 stands beside the Necromancer of a level, without a retinue."""
    facts: dict[str, Any] = {"at": "k06.NE", "tiles": "k06, c02", "move": 4, **REALM, **more}
    s = bare(hand, **facts)
    at = space_of(s, "k06.C")
    found_lair(s, at, "dark_crusader")
    s.holds[at] = s.holds[at]._replace(level=level, marks=(-1,) * level)
    put(s, at, GUARD)
    return go(s, ("turn",))


def test_levels_are_taken_and_the_marker_moves_afterwards() -> None:
    """MT12, XE19: twice the Armor takes two levels; the leader still attacks with those of its marker."""
    s = lair(crystals="red, red, red", source="").choose("step:sw")
    c = s.state.now.combat
    assert c is not None and [strike.value for strike in c.foes[0].strikes] == [6]
    s.choose("next", "next")
    while s.state.now.combat is not None and s.state.now.combat.phase != "attack":
        s.choose(next(key for key in ("suffer:necromancer", "hero", *s.keys) if key in s.keys))
    if "play:rage" in s.keys:
        s.choose("play:rage", "strong:attack#4", "crystal:red")
        s.choose("play:rage", "strong:attack#4", "crystal:red") if "play:rage" in s.keys else None
        taken = s.panel["have"] // 4
        s.choose("resolve", "next")
        hold = s.state.holds[s.at("k06.C")]
        assert hold.marks.count(0) == taken and hold.level == 5 - taken
        assert s.me.fame == 3 * taken + 1  # MS0.4: a line was crossed


def test_the_title_goes_to_the_higher_level() -> None:
    """MS16, SR30."""
    assert most([2, 2, 1], [3, 5, 0]) == [0, 5, 0] and most([1, 1], [0, 0]) == [2, 2] and most([0, 0], [0, 0]) == [0, 0]


PLANS = [
    (name, mode, seats)
    for name in ("life_and_death", "realm_of_the_dead", "hidden_valley", "lost_relic")
    for mode, tables in (("solo", (1,)), ("competitive", (2, 3, 4)), ("cooperative", (2, 3, 4)))
    for seats in tables
    if (name, mode, seats) != ("lost_relic", "cooperative", 4)
]


@pytest.mark.parametrize(("name", "mode", "seats"), PLANS)
def test_conformance(name: str, mode: str, seats: int) -> None:
    match = new_match("mageknight", seats=seats, seed=3, options={"scenario": name, "mode": mode, "sets": SETS})
    check, random = _Check(GAME, match, Random(3), Report(), 0), Random(3)
    for number in range(60):
        if match.decision is None:
            break
        if number % 6 == 0:
            check.question()
        match.choose(random.choice(match.keys))
    assert isinstance(match.state, State)


def test_heroes_who_start_higher() -> None:
    """MT14, XE21: 18 Influence; a lesson for nothing; leftover Influence is one Fame."""
    match = new_match("mageknight", seats=1, seed=1, options={"house": "veterans", "sets": SETS})
    assert match.decision is not None and match.decision.kind == "mk.develop" and len(match.keys) == 2
    match.choose(match.keys[0])
    state = match.state
    assert isinstance(state, State) and state.now.influence == 18 and len(state.players[0].display) == 5 + 4 + 3 + 2
    assert sum(state.players[0].crystals.values()) == 2
    match.choose("done")
    p = match.state.players[0]  # type: ignore[attr-defined]
    assert (p.level, p.fame, p.display) == (3, 9, ()) and len(p.hand) == 5


@M.example("mageknight", "SR55")
def test_levels_of_difficulty() -> None:
    assert by_level(RIVAL_REALM, "higher").levels == ((7,), (8,), (9,))
    assert by_level(RIVAL_REALM, "lower").levels == ((4,), (5,), (6,))


@M.example("mageknight", "SR56")
def test_influence_pays_for_exploring_first() -> None:
    s = bare("rage", at="c01.NE", move=4, influence=4, **VALLEY)
    s.tiles = tuple(s.tiles) or tuple(create(s, ["c04", "c05"], known=0))
    explore(s, positions_from(s, s.players[0].at)[0])
    assert (s.now.influence, s.now.move) == (0, 2)


@M.example("mageknight", "SR57")
def test_four_seek_the_relic_only_against_each_other() -> None:
    with pytest.raises(DoesNotFit):
        GAME.settle(4, {"scenario": "lost_relic", "mode": "cooperative", "sets": SETS})
    assert GAME.settle(4, {"scenario": "lost_relic", "sets": SETS})


@M.example("mageknight", "XR57")
def test_walls_keep_pursuers_off() -> None:
    s = bare("rage", tiles="c03, c01", **REALM)
    here, there = space_of(s, "c03.C"), space_of(s, "c03.W")
    assert beside(s, there, here)
    s.board = {**s.board, there: s.board[there]._replace(walls=(here,))}  # type: ignore[misc]
    assert not beside(s, there, here)


@M.example("mageknight", "XR58")
def test_a_share_may_be_empty() -> None:
    s = lair(seats=2, others={1: "k06.E"}, rival_hand="march, rage").choose(
        "stop", "act:warband", "seat:seat_1", "done"
    )
    assert s.state.proposal is not None or s.state.fight is not None


def test_of_two_ways_the_hunted_player_chooses_one() -> None:
    """MT6.2."""
    for at in ("c03.W", "c03.SE", "c03.NE"):
        for start in ("c03.E", "c03.NW", "c01.C", "c01.W", "c01.SW", "c01.NW"):
            s = hunted(start, at=at)
            if "stop" in s.keys and s.choose("stop").kind == "mk.hunt":
                before = where(s)
                assert where(s.choose(s.keys[0])) != before
                return
    raise AssertionError("no pursuer had two ways")


def test_a_tile_for_an_enemy() -> None:
    """MS18.2: at any legal position, or none."""
    b = bare("rage", at="c03.W", tiles="c03, c01", **VALLEY)
    b.tiles = tuple(create(b, ["c04"]))
    s = go(b, ("turn",), ("chart",))
    assert s.kind == "mk.survey"
    placed = len(s.state.placed)
    assert len(s.choose(s.keys[0]).state.placed) == placed + 1
