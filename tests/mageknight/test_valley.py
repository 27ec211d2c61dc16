"""The Hidden Valley (MS18)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.mageknight.encounters.leader import LEADER
from undercroft.games.mageknight.play.exploring import (
    explore,
    explore_key,
    exploring,
    open_positions,
    positions_from,
    turn_up,
    usual_exploring,
)
from undercroft.games.mageknight.tables import ENEMIES
from undercroft.games.mageknight.world.factions import ELEMENTS
from undercroft.games.mageknight.world.groups import RAMPAGING, put, tokens_at

from .cities import combat, defeat
from .factions import REALM, VALLEY, at_position, factions_at, laid
from .scene import Scene, bare, create, go, space_of, token

M = pytest.mark


@M.clause("MS18.1")
def test_rampaging_elementalists_lie_in_ambush() -> None:
    s = bare("rage", at="c03.E", tiles="c03, c10", **VALLEY)
    laid(s, "c01", 2, 0)  # of the set-up
    s.tiles = tuple(create(s, ["c02"], known=0))
    turn_up(s, open_positions(s)[0])
    ((old,), (fresh,)) = (s.there[space_of(s, word)] for word in ("c01.NW", "c02.NW"))
    assert (old.reach, fresh.reach, fresh.faction) == (1, 2, ELEMENTS)


def hunter(foe: str = "savage_dragon", faction: str = ELEMENTS, **more: Any) -> Scene:
    """Seat 0 fights a rampaging enemy next door; one tile is left."""
    s = bare("rage, rage", at="c03.W", tiles="c03, c10", **{**VALLEY, **more})
    put(s, space_of(s, "c03.C"), RAMPAGING, token(s, foe), faction=faction)
    s.tiles = tuple(create(s, ["c02", "c05"], known=0))
    return go(s, ("turn",)).choose("act:challenge")


@M.clause("MS18.2")
@M.example("mageknight", "SR9")
def test_a_tile_for_a_rampaging_elementalist() -> None:
    """Right after the combat, at any legal position, before it is seen; or none. It counts as revealed by that hero."""
    s = defeat(hunter()).expect(kind="mk.survey", phase="after")
    places = open_positions(s.state)
    assert s.keys == (*(explore_key(s.state, place) for place in places), "none")
    assert any(place not in positions_from(s.state, s.me.at) for place in places)  # near the hero or not
    before = len(s.state.placed)
    t = s.choose(s.keys[0])
    assert len(t.state.placed) == before + 1 and t.kind == "mk.turn" and t.state.now.move == 0
    new_one = t.state.placed[-1][0]
    assert all(g.reach == 2 for at, gs in t.state.there.items() for g in gs if t.state.board[at].tile == new_one)
    none = defeat(hunter()).choose("none")
    assert len(none.state.placed) == before
    assert defeat(hunter("fire_dragon")).kind == "mk.survey"  # MT2.4: who stands in counts as one of them
    assert defeat(hunter("fire_dragon", "")).kind == "mk.turn"


@M.clause("MS18.3")
@M.example("mageknight", "SE13")
def test_exploring_costs_thrice() -> None:
    """(2 - 1) x 3 with a skill that makes it cheaper; Move and Influence in any mix."""
    s = bare("rage", **VALLEY)
    assert (usual_exploring(s), exploring(s)) == (2, 6)
    feral = bare("rage", skills="braevalar_feral_allies", **VALLEY)
    assert exploring(feral) == 3
    for move, influence, enough in ((6, 0, True), (2, 4, True), (0, 6, True), (3, 2, False)):
        s = bare("rage", at="c03.E", tiles="c03, c10", move=move, influence=influence, **VALLEY)
        s.tiles = tuple(create(s, ["c02", "c05"], known=0))
        (key, *_) = [explore_key(s, place) for place in positions_from(s, s.players[0].at)]
        t = go(s, ("turn",))
        if enough:
            t.choose(key).expect(move=0, influence=0)
        else:
            t.refuses(key, "M10.7", "mk-why-move", need=6, have=5)
    base = bare("rage", at="c03.E", tiles="c03, c10", influence=6, move=1, **REALM)
    assert exploring(base) == 2 and not [key for key in go(base, ("turn",)).keys if key.startswith("explore")]


@M.example("mageknight", "SR56")
def test_influence_pays_for_exploring_first() -> None:
    s = bare("rage", at="c01.NE", move=4, influence=4, **VALLEY)
    s.tiles = tuple(create(s, ["c04", "c05"], known=0))
    explore(s, positions_from(s, s.players[0].at)[0])
    assert (s.now.influence, s.now.move) == (0, 2)


@M.clause("MS18.4", "MS18.5")
def test_the_high_priestess_sits_over_the_white_city() -> None:
    s = at_position(1, 1, "k07", **VALLEY)
    at, keep = space_of(s, "k07.C"), space_of(s, "k07.W")
    assert (s.board[at].site, s.holds[at].level) == ("hidden_valley", 4) and at not in s.shields
    assert [s.face[pid] for pid in tokens_at(s, at, LEADER)] == ["high_priestess"]
    assert factions_at(s, "k07.W") == [(ELEMENTS, "green")] * 2 and not any(s.known[pid] for pid in tokens_at(s, keep))
    green = at_position(1, 1, "k05", **VALLEY)
    assert green.shields[space_of(green, "k05.C")] == (0,)
    other = bare("rage", at="k07.NW", tiles="k07, c10", move=9, seats=2, shields={"k07.W": (1,)}, **VALLEY)
    owned = go(other, ("turn",)).choose("step:sw")
    assert [ENEMIES[owned.state.face[foe.token]].colour for foe in combat(owned).foes] == ["gray"]
