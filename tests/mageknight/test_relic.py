"""The Lost Relic (MS19)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from undercroft import new_match
from undercroft.core.errors import DoesNotFit
from undercroft.core.match import Match
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.play.ending import levels
from undercroft.games.mageknight.play.exploring import open_positions, put_tile, turn_up
from undercroft.games.mageknight.play.scoring import reached, tally
from undercroft.games.mageknight.play.setup import new
from undercroft.games.mageknight.play.tracks import gain_fame
from undercroft.games.mageknight.play.turn import keep_bonus
from undercroft.games.mageknight.state import State
from undercroft.games.mageknight.tables import ENEMIES, TILES, UNITS
from undercroft.games.mageknight.world.groups import GUARD, RAMPAGING, tokens_at
from undercroft.games.mageknight.world.shapes import SHAPES, centre_of

from .cities import combat, defeat
from .scene import Scene, bare, chance_key, create, go, space_of

M = pytest.mark
RELIC = {"scenario": "lost_relic", "sets": "tezla"}
LEGION = {"scenario": "lost_relic", "sets": "tezla,lost_legion"}


def begun(seats: int, mode: str, options: dict[str, str] = RELIC) -> Match:
    """A match whose heroes have bought nothing."""
    match = new_match("mageknight", seats, 6, {**options, "mode": mode})
    while match.decision is not None and match.decision.kind == "mk.develop":
        match.choose("done" if "done" in match.keys else match.keys[0])
    return match


def state(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


TABLE = [
    ("competitive", 2, RELIC, ("open_3_columns", 6, 2, 1)), ("competitive", 3, RELIC, ("open_4_columns", 7, 3, 2)),
    ("competitive", 4, RELIC, ("open_5_columns", 8, 4, 3)), ("cooperative", 2, RELIC, ("open_4_columns", 7, 3, 2)),
    ("cooperative", 3, RELIC, ("open_5_columns", 8, 4, 3)), ("cooperative", 4, LEGION, ("open_5_columns", 9, 5, 4)),
    ("solo", 1, RELIC, ("open_3_columns", 6, 2, 1)),
]  # fmt: skip
"""The table of MS19: shape, countryside tiles, cities, other Core tiles."""


@M.clause("MS19.1", "MS19.7")
@pytest.mark.parametrize(("mode", "seats", "options", "wanted"), TABLE)
def test_the_printed_table(mode: str, seats: int, options: dict[str, str], wanted: tuple[Any, ...]) -> None:
    """Level 3 with 9 Fame, and 1 for what was left; Reputation 0, two Rounds, players + 3 dice and Units."""
    s = state(begun(seats, mode, options))
    assert (s.rules.shape, s.rules.countryside, s.rules.cities, s.rules.others, s.rules.rounds) == (*wanted, 2)
    assert [(p.level, p.fame, p.reputation) for p in s.players] == [(3, 10, 0)] * seats
    assert len(s.source) == len(s.unit_offer) == seats + 3
    kinds = Counter(
        TILES[face].kind for face in [face for _, face in s.placed[1:]] + [s.face[tile] for tile in s.tiles]
    )
    assert (
        kinds["city"] + kinds["camp"] == wanted[2] and kinds["countryside"] == wanted[1] and kinds["core"] == wanted[3]
    )
    assert kinds["camp"] == (wanted[2] == 5)  # only where four cities are not enough


@M.example("mageknight", "SR57")
def test_four_together_need_the_camp() -> None:
    with pytest.raises(DoesNotFit) as refused:
        GAME.settle(4, {**RELIC, "mode": "cooperative"})
    assert refused.value.message == "mk-unfit-tiles"
    for mode in ("competitive", "cooperative"):
        assert GAME.settle(4, {**LEGION, "mode": mode})


@M.clause("MS19.1")
@M.example("mageknight", "SE15")
def test_a_line_that_is_crossed_brings_one_more() -> None:
    s = bare(fame=9, level=3, **RELIC)
    gain_fame(s, 0, 6)
    assert s.players[0].fame == 16
    levels(s)
    assert s.players[0].level == 4


def laid(face: str, i: int = 2, j: int = 1, **options: Any) -> State:
    s = bare(tiles="c03, c10", **{**LEGION, **options})
    put_tile(s, create(s, [face], known=0)[0], centre_of(SHAPES[s.rules.shape], i, j))
    return s


@M.clause("MS19.2")
def test_no_draconum_on_core_tiles() -> None:
    for face, spots in (("k02", ("SE",)), ("k08", ("SE", "W")), ("volkare_camp", ("E", "NW")), ("c01", ("NW",))):
        s = laid(face)
        for spot in spots:
            (token,) = tokens_at(s, space_of(s, f"{face}.{spot}"), RAMPAGING)
            assert ENEMIES[s.face[token]].colour == "green"


@M.clause("MS19.3")
def test_no_units_of_cities() -> None:
    s = new(1, GAME.settle(1, RELIC), chance_key(1))
    assert any(UNITS[s.face[card]].places == ("city",) for card in s.stacks["elite"])
    s = state(begun(1, "solo"))
    assert s.stacks["elite"] and all(UNITS[s.face[card]].places != ("city",) for card in s.stacks["elite"])
    assert any("city" in UNITS[s.face[card]].places for card in s.stacks["elite"])


def ruin(at: str = "k06.NE", tile: str = "k06", **more: Any) -> Scene:
    """Seat 0 stands beside a ruined city."""
    s = bare("rage, rage", at=at, tiles=f"{tile}, c10", **{"move": 4, **LEGION, **more})
    return go(s, ("turn",))


def guarded(at: str = "k06.NE", tile: str = "k06", foe: str = "fire_dragon", **more: Any) -> Scene:
    return ruin(at, tile, foes={f"{tile}.C": foe}, down=True, **more)


@M.clause("MS19.4")
def test_one_hero_at_a_time_in_a_ruined_city() -> None:
    """Entering costs 2."""
    ruin(move=2).choose("step:sw").expect(move=0, my_at="k06.C")
    ruin(move=1).refuses("step:sw", "M10.1", "mk-why-move", need=2, have=1)
    ruin(seats=2, others={1: "k06.C"}).lacks("step:sw").refuses("step:sw", "MS19.4", "mk-why-one-hero")
    s = laid("k06")
    assert s.board[space_of(s, "k06.C")].site == "ruined_city" and space_of(s, "k06.C") not in s.shields


@M.clause("MS19.5")
@M.example("mageknight", "SR32")
def test_a_dragon_sits_on_a_part_of_the_relic() -> None:
    """Face down until a hero is adjacent, by Night too; not rampaging, no assault. A shield, or back again."""
    for face in ("k06", "volkare_camp"):
        s = laid(face)
        (token,) = tokens_at(s, space_of(s, f"{face}.C"), GUARD)
        assert ENEMIES[s.face[token]].pile == "red" and s.known[token] == 0
    for night in (False, True):
        beside = guarded(night=night)
        (token,) = tokens_at(beside.state, beside.at("k06.C"))
        assert beside.state.known[token] == -1
        away = guarded(at="c10.E", night=night)
        assert away.state.known[tokens_at(away.state, away.at("k06.C"))[0]] == 0
    s = guarded().choose("step:sw").expect(my_reputation=0)
    assert s.state.now.acted and [foe.walls for foe in combat(s).foes] == [0]
    won = defeat(s).expect(my_reputation=0, my_at="k06.C")
    assert won.state.shields[won.at("k06.C")] == (0,) and won.me.fame == ENEMIES["fire_dragon"].fame + 2
    won.choose("end")
    assert won.state.players[0].at == won.at("k06.C")  # safe from now on
    lost = guarded().choose("step:sw")
    while lost.state.now.combat is not None:
        lost.choose(next(key for key in ("next", "hero", *lost.keys) if key in lost.keys))
    lost.expect(my_at="k06.NE")
    (left,) = tokens_at(lost.state, lost.at("k06.C"))
    assert lost.state.face[left] == "fire_dragon" and lost.at("k06.C") not in lost.state.shields
    wall = guarded("volkare_camp.SE", "volkare_camp", move=4).choose("step:nw")
    assert [foe.walls for foe in combat(wall).foes] == [1]


@M.clause("M16.8", "MS19.4")
def test_ruins_bring_no_cards() -> None:
    """A shield on a ruined city is none on a conquered one."""
    for place in ("C", "NE"):
        s = laid("k06")
        s.players[0].at, s.shields[space_of(s, "k06.C")] = space_of(s, f"k06.{place}"), (0,)
        assert keep_bonus(s, 0) == 0


@M.clause("MS19.6")
def test_fame_for_tiles() -> None:
    for face, fame in (("c02", 1), ("k06", 2), ("volkare_camp", 2)):
        s = bare("rage", tiles="c03, c10, c01", fame=9, level=3, **LEGION)
        s.tiles, s.spare = tuple(create(s, [face], known=0)), ()
        turn_up(s, open_positions(s)[0])
        assert s.players[0].fame == 9 + fame


def searched(seats: int, mode: str, owners: str) -> State:
    """A match at its end: who has found which part."""
    s = bare(seats=seats, tiles="k05, k06, k07, k08", **{**LEGION, "mode": mode})
    for tile, owner in zip(("k05", "k06", "k07", "k08"), owners, strict=False):
        s.shields[space_of(s, f"{tile}.C")] = (int(owner),)
    s.turns_left, s.last_turns = 0, 0
    return s


def test_scores() -> None:
    rows = tally(searched(2, "competitive", "01"))
    assert [(row["parts"], row["parts_title"]) for row in rows] == [(4, 2), (4, 2)]
    rows = tally(searched(3, "competitive", "001"))
    assert [(row["parts"], row["parts_title"]) for row in rows] == [(8, 4), (4, 0), (0, 0)]
    whole = searched(2, "cooperative", "001")
    assert [(row["parts"], row["sharing"]) for row in tally(whole)] == [(25, 5)] * 2 and reached(whole)
    part = searched(2, "cooperative", "00")
    assert [(row["parts"], row["sharing"]) for row in tally(part)] == [(10, 0)] * 2 and not reached(part)
    alone = searched(1, "solo", "00")
    assert tally(alone)[0]["parts"] == 20 and "sharing" not in tally(alone)[0]
    assert tally(alone)[0]["time"] == 0
    alone.turns_left, alone.round = -1, 1
    assert tally(alone)[0]["time"] == 5  # nothing for the Round that is left
