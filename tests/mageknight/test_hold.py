"""Conquer and Hold (MS11)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.match import new_match
from undercroft.games.mageknight.play.ending import hand_limit
from undercroft.games.mageknight.play.exploring import positions_from
from undercroft.games.mageknight.play.movement import safe, why_no_step
from undercroft.games.mageknight.play.rounds import prepare, round_end
from undercroft.games.mageknight.play.scoring import breakdown, finish, result
from undercroft.games.mageknight.play.turn import begin_gains
from undercroft.games.mageknight.state import State
from undercroft.games.mageknight.tables import ENEMIES, TILES, UNITS
from undercroft.games.mageknight.world.groups import GUARD, tokens_at
from undercroft.games.mageknight.world.shapes import SHAPES, place_of

from .scene import bare, deal, go, scene
from .test_sites import lost, won

M = pytest.mark
HOLD: dict[str, Any] = {"scenario": "conquer_and_hold", "seats": 2, "tiles": "c09, c04", "at": "c09.SE"}
KEEP, TOWER = "c09.E", "c09.SW"  # both next to c09.SE


def started(seats: int, seed: int = 5, **options: str) -> State:
    match = new_match("mageknight", seats=seats, seed=seed, options={"scenario": "conquer_and_hold", **options})
    assert isinstance(match.state, State)
    return match.state


# -- the land


@M.clause("MS11.9")
@M.example("mageknight", "SR23", "SR12", "SR67")
@pytest.mark.parametrize(("seats", "mode", "rounds"), [(2, "competitive", 6), (3, "competitive", 4), (4, "teams", 4)])
def test_every_tile_has_its_place(seats: int, mode: str, rounds: int) -> None:
    s = started(seats)
    assert (s.rules.mode, s.rules.rounds, s.tiles, s.spare) == (mode, rounds, (), ())
    assert len(s.source) == len(s.unit_offer) == seats + 2
    shape = SHAPES[s.rules.shape]
    places = {place_of(shape, centre): TILES[s.face[tile]].kind for centre, tile in s.lying.items()}
    assert places == {
        (2, 1): "countryside", (1, 2): "countryside", (2, 2): "core", (3, 2): "core", (2, 3): "core", (3, 3): "city",
    }  # fmt: skip
    assert [place_of(shape, centre) for centre, _ in s.placed] == [(0, 0), (1, 0), (1, 1), (0, 1)]
    faces = {face for _, face in s.placed} | {s.face[tile] for tile in s.lying.values()}
    assert faces == {"start_b", "c03", "c04", "c09", "c10", "c11", "k02", "k03", "k04", "k07"}
    assert all(s.known[tile] == 0 for tile in s.lying.values())


def test_with_other_sets_chance_chooses_among_their_tiles() -> None:
    """SR67: those with a keep or a mage tower, and only those."""
    seen: set[str] = set()
    for seed in range(6):
        s = started(2, seed, sets="lost_legion")
        faces = {face for _, face in s.placed} | {s.face[tile] for tile in s.lying.values()}
        assert len(faces) == 10 and "k07" in faces and not faces & {"c01", "c12", "k01"}
        seen |= faces
    assert seen & {"c13", "c14"} and seen & {"k09", "k10"}


@M.clause("MS1.6")
def test_tiles_are_explored_where_they_lie() -> None:
    s = started(2)
    near = {place_of(SHAPES[s.rules.shape], centre) for at in s.board for centre in positions_from(s, at)}
    assert near == {(2, 1), (2, 2), (1, 2)}  # what touches a tile that is there


@M.clause("MS11.1")
def test_nobody_enters_the_city() -> None:
    s = scene("march", move=9, **{**HOLD, "tiles": "k07, c09", "at": "k07.NE"})
    s.refuses("step:sw", "MS11.1", "mk-why-terrain")
    assert why_no_step(s.state, s.at("k07.C")) == "terrain" and not safe(s.state, s.at("k07.C"), 0)
    assert s.at("k07.C") not in s.state.holds


def test_open_land_lies_face_up() -> None:
    s = started(2, house="open_land")
    assert len(s.placed) == 10 and not s.lying and not s.core_seen
    assert sum(space.site == "held_keep" for space in s.board.values()) == 5
    assert sum(space.site == "held_tower" for space in s.board.values()) == 5


# -- Units


@M.clause("MS11.2")
@pytest.mark.parametrize(("seats", "first"), [(2, 4), (3, 3), (4, 3)])
def test_elite_units_come_with_the_second_half(seats: int, first: int) -> None:
    s = started(seats, house="open_land")  # every Core tile is seen, which does not matter
    for number in range(1, s.rules.rounds + 1):
        tiers = {UNITS[s.face[card]].tier for card in s.unit_offer}
        assert (s.round, tiers) == (number, {"regular", "elite"} if number >= first else {"regular"})
        if number < s.rules.rounds:
            round_end(s)
            prepare(s)
    assert max(UNITS[s.face[card]].level for card in (*s.stacks["elite"], *s.unit_offer)) == 3
    other = new_match("mageknight", seats=2, options={"scenario": "full_conquest"}).state
    assert isinstance(other, State) and max(UNITS[other.face[card]].level for card in other.stacks["elite"]) == 4


@M.clause("MS11.3")
@M.card("mageknight", "held_keep", "held_tower")
def test_who_is_recruited_where() -> None:
    facts = {**HOLD, "offer": "peasants, foresters, guardian_golems, red_cape_monks, illusionists", "influence": 9}
    units = {face: {*UNITS[face].places} for face in str(facts["offer"]).split(", ")}
    for at, icons in ((KEEP, {"keep", "village"}), (TOWER, {"mage_tower", "monastery"})):
        s = deal("march", **{**facts, "at": at}, shields={at: (0,)}, reputation=5)
        s.state.now.influence = 20
        t = go(s.state)
        hired = {key.partition(":")[2] for key in t.keys if key.startswith("recruit:")}
        assert hired == {face for face, places in units.items() if places & icons} and 0 < len(hired) < len(units)


@M.clause("MS11.5")
@M.card("mageknight", "held_tower")
def test_spells_are_sold_to_the_owner() -> None:
    facts = {**HOLD, "at": TOWER, "spells": "fireball", "crystals": "red"}
    s = deal("march", **facts, shields={TOWER: (0,)})
    s.state.now.influence = 7
    assert "buy:fireball" in go(s.state).keys
    scene("march", **facts, shields={TOWER: (1,)}).lacks("act:interact").refuses("act:interact", "M11.1", "mk-why-keep")


# -- taking and holding


@M.clause("MS11.4", "MS11.5")
@M.card("mageknight", "held_keep", "held_tower")
@pytest.mark.parametrize(("site", "step", "foe"), [(KEEP, "step:ne", "golems"), (TOWER, "step:w", "monks")])
def test_an_assault_costs_no_reputation_and_brings_no_spell(site: str, step: str, foe: str) -> None:
    s = scene("rage", move=9, foes={site: foe}, **HOLD).choose(step).expect(my_reputation=0)
    combat = s.state.now.combat
    assert combat is not None and combat.foes[0].walls == 1 and not combat.retaken
    t = won(s)
    assert t.state.shields[t.at(site)] == (0,) and t.me.rewards == () and t.me.fame == ENEMIES[foe].fame


@M.clause("MS11.7", "MS11.5")
@M.example("mageknight", "SE24")
@pytest.mark.parametrize(("site", "step", "colour"), [(KEEP, "step:ne", "gray"), (TOWER, "step:w", "violet")])
@pytest.mark.parametrize(("number", "defenders"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_what_is_owned_is_defended_better_every_day(
    number: int, defenders: int, site: str, step: str, colour: str
) -> None:
    s = bare("rage", move=9, shields={site: (1,)}, night=number % 2 == 0, **HOLD)
    s.round = number
    t = go(s, ("turn",)).choose(step)
    combat = t.state.now.combat
    assert combat is not None and combat.retaken and [foe.walls for foe in combat.foes] == [1] * defenders
    foes = [ENEMIES[t.state.face[foe.token]] for foe in combat.foes]
    assert [foe.colour for foe in foes] == [colour] * defenders
    u = won(t)
    assert u.state.shields[u.at(site)] == (0,)
    assert u.me.fame == -(-sum(foe.fame for foe in foes) // 2) and u.me.reputation == 0


def test_random_defenders_go_when_the_assault_fails() -> None:
    """M12.27, MS11.7."""
    s = bare("rage", move=9, shields={KEEP: (1,)}, level=9, fame=99, **HOLD)
    s.round = 3
    t = lost(go(s, ("turn",)).choose("step:ne")).expect(my_at="c09.SE")
    assert len(t.state.discards["gray"]) == 2 and not tokens_at(t.state, t.at(KEEP), GUARD)
    assert t.state.shields[t.at(KEEP)] == (1,)


@M.clause("MS11.4")
def test_who_finds_the_owner_inside_fights_for_it() -> None:
    s = scene("rage", move=9, shields={TOWER: (1,)}, others={1: TOWER}, **HOLD).choose("step:w").told("mk-attacks")
    s.expect(kind="mk.attend")
    assert s.state.players[0].reputation == 0


# -- mana


def at_start(night: bool = False, seats: int = 2, at: str = "c09.SE", **shields: int) -> list[str]:
    """What the turn of seat 0 begins with."""
    facts = {**HOLD, "seats": seats, "at": at, "night": night}
    places = {"keep": KEEP, "tower": TOWER, "other": "c04.C"}
    s = bare("rage", shields={places[name]: (seat,) for name, seat in shields.items()}, **facts)
    s.teams = ((0, 2), (1, 3)) if seats == 4 else ()
    begin_gains(s)
    return s.players[0].tokens


@M.clause("MS11.6")
@M.card("mageknight", "held_tower", "held_keep")
def test_a_tower_nearby_gives_mana_for_each_that_is_owned() -> None:
    assert at_start(tower=0) == ["gold"] and at_start(tower=0, at=TOWER) == ["gold"]
    assert at_start(tower=0, other=0) == ["gold", "gold"]
    assert at_start(True, tower=0, other=0) == ["black", "black"]
    assert at_start(other=0) == [] == at_start(tower=1, other=0)
    assert at_start(keep=0) == []  # a keep brings cards
    s = bare("rage", shields={KEEP: (0,), TOWER: (0,)}, **HOLD)
    assert hand_limit(s, 0) == 6  # one own keep; a tower brings none


@M.clause("MS11.8")
def test_a_mates_tower_is_as_near_as_an_own_one() -> None:
    assert at_start(seats=4, tower=2) == []
    assert at_start(seats=4, tower=2, other=0) == ["gold"]
    assert at_start(seats=4, tower=1, other=0) == []
    s = bare("rage", move=9, shields={TOWER: (2,)}, **{**HOLD, "seats": 4})
    s.teams = ((0, 2), (1, 3))
    t = go(s, ("turn",)).choose("step:w").expect(my_at=TOWER).offers("act:interact")
    assert t.state.now.combat is None


# -- the end


def ended(seats: int, **shields: int) -> State:
    s = started(seats, house="open_land")
    sites = {kind: [at for at, space in s.board.items() if space.site == f"held_{kind}"] for kind in ("keep", "tower")}
    for name, seat in shields.items():
        kind, _, number = name.partition("_")
        s.shields[sites[kind][int(number)]] = (seat,)
    s.players[0].fame = 50
    finish(s)
    return s


def test_keeps_and_towers_decide() -> None:
    s = ended(2, keep_0=0, keep_1=1, tower_0=1)
    assert (result(s).winners, result(s).scores, s.ended) == ((1,), (3.0, 5.0), "rounds")
    assert [line.message for line in breakdown(s)] == ["mk-score-held-of"]
    assert result(ended(2, keep_0=0, keep_1=1)).winners == ()  # a tie: nobody
    assert result(ended(3, keep_0=0, keep_1=1, tower_0=1)).winners == (1,)
    team = result(ended(4, keep_0=0, tower_0=2, tower_1=1, tower_2=3))
    assert (team.winners, team.scores) == ((0, 2), (5.0, 4.0, 5.0, 4.0))
    full = ended(2, **{f"{kind}_{number}": 0 for kind in ("keep", "tower") for number in range(5)})
    assert result(full).scores == (25.0, 0.0)
