"""Terrain, movement, exploring, map shapes (M4, M10, MS1)."""

from __future__ import annotations

import pytest

from undercroft.core.lasting import Mod
from undercroft.core.zones import create
from undercroft.games.mageknight.play.ending import nearest_safe
from undercroft.games.mageknight.play.exploring import explore
from undercroft.games.mageknight.play.movement import COSTS, entry, safe
from undercroft.games.mageknight.play.rounds import prepare, renew
from undercroft.games.mageknight.tables import RUINS
from undercroft.games.mageknight.things.mana import serves
from undercroft.games.mageknight.world.groups import tokens_at
from undercroft.games.mageknight.world.hexes import (
    DIRECTIONS,
    EXPLORED_FROM,
    ORIGIN,
    STEPS,
    TILE_STEPS,
    axial,
    distance,
    space,
)
from undercroft.games.mageknight.world.shapes import SHAPES, centre_of, explorable, may_lie, place_of, within

from .scene import PLACES, bare, ending, fight, go, scene, space_of


@pytest.mark.clause("M4.1")
@pytest.mark.example("mageknight", "MR2")
@pytest.mark.parametrize(
    ("at", "tiles", "day", "night"),
    [
        ("c01.SE", "c01, c02", 2, 2),
        ("c02.C", "c01, c02", 3, 3),
        ("c01.C", "c01, c02", 3, 5),
        ("c09.E", "c09, c02", 4, 4),
        ("c04.NE", "c04, c02", 5, 3),
        ("c07.C", "c07, c02", 5, 5),
        ("c01.NE", "c01, c02", 99, 99),
        ("c10.C", "c10, c02", 99, 99),
        ("start_a.W", "c01, c02", 99, 99),
    ],
)
def test_what_terrain_costs(at: str, tiles: str, day: int, night: int) -> None:
    for dark, wanted in ((False, day), (True, night)):
        s = scene("", tiles=tiles, night=dark)
        assert entry(s.state, s.at(at)) == wanted
    assert COSTS["city"] == (2, 2)


@pytest.mark.clause("M4.2", "M4.3", "M4.4")
@pytest.mark.parametrize(
    ("night", "mana", "colour", "wanted"),
    [
        (False, "gold", "red", True),
        (False, "gold", "black", False),
        (False, "black", "black", False),
        (False, "black", "red", False),
        (True, "gold", "red", False),
        (True, "black", "black", True),
        (True, "black", "blue", False),
        (True, "red", "red", True),
        (False, "red", "blue", False),
    ],
)
def test_gold_by_day_black_at_night(night: bool, mana: str, colour: str, wanted: bool) -> None:
    assert serves(bare(night=night), mana, colour) is wanted


@pytest.mark.clause("M4.4")
@pytest.mark.example("mageknight", "ME40", "MR25")
def test_night_rules_underground() -> None:
    s = fight("minotaur", "fireball, march", source="black, gold, red", crystals="red", sort="rampage")
    assert s.state.now.combat is not None
    s.state.now.combat.night = True
    t = go(s.state)
    t.choose("play:fireball").offers("basic:ranged_fire_attack#5", "strong:siege_fire_attack#8")
    t.choose("strong:siege_fire_attack#8", "crystal:red")
    assert t.state.source == ["gold", "red"] and t.me.crystals["red"] == 0


@pytest.mark.clause("M4.5", "M10.18")
def test_garrisons_are_seen_by_day() -> None:
    facts = {"tiles": "c03, c02", "foes": {"c03.NE": "golems"}, "down": True, "move": 9, "at": "c03.W"}
    s = scene("rage", **facts)
    keep = s.at("c03.NE")
    s.choose("step:e")  # to the centre of c03, next to the keep
    assert s.state.known[tokens_at(s.state, keep)[0]] == -1 and s.kind == "mk.turn" and "step:w" in s.keys
    dark = scene("rage", night=True, **facts).choose("step:e")
    assert dark.state.known[tokens_at(dark.state, keep)[0]] == 0


@pytest.mark.clause("M4.5", "M3.1")
def test_daybreak_shows_garrisons() -> None:
    """Findings: a hero who had come by Night still did not see the garrison in the morning."""
    b = bare("rage", tiles="c03, c02", foes={"c03.NE": "golems"}, down=True, at="c03.C", night=True)
    token = tokens_at(b, space_of(b, "c03.NE"))[0]
    prepare(b)
    assert b.known[token] == 0
    renew(b)
    assert b.known[token] == -1


@pytest.mark.clause("M4.5")
def test_a_new_tile_is_seen_by_everybody_beside_it() -> None:
    """Findings: only whoever explored saw its garrisons."""
    b = bare("rage", tiles="c01, c02", seats=2, move=2, at="c01.C")
    b.tiles = tuple(create(b, ["c10"], known=0))  # a keep on its south-west space
    centre = centre_of(SHAPES[b.rules.shape], 1, 1)
    keep = centre + PLACES["SW"]
    b.players[1].at = next(keep + step for step in STEPS if keep + step in b.board)
    assert distance(b.players[0].at, keep) > 1
    explore(b, centre)
    assert b.known[tokens_at(b, keep)[0]] == -1


# -- steps


@pytest.mark.clause("M10.1", "M9.8")
def test_stepping_and_what_is_missing() -> None:
    s = scene("rage", at="start_a.C", move=2)
    s.offers("step:e", "step:nw").refuses("step:ne", "M10.1", "mk-why-move", need=3, have=2)
    s.refuses("step:w", "M4.1", "mk-why-terrain", terrain="sea")
    s.choose("step:e").expect(move=0, my_at="start_a.E")
    after = bare("rage, crystallize", crystals="red", move=5)
    after.now.phase = "after"
    go(after, ("turn",)).lacks("step:e").refuses("step:e", "M9.8", "mk-why-acted")


@pytest.mark.clause("M10.2")
def test_reductions_are_best_for_the_hero() -> None:
    mods: list[Mod] = [Mod("cheaper", 1, 0, "forest"), Mod("cheaper", 1, 2, "forest")]
    s = bare(mods=mods)
    forest = ORIGIN + DIRECTIONS["ne"]
    assert entry(s, forest) == 1  # first to 2, not below 2; then to 1
    s.now.mods = [Mod("cheaper", 9, 0, "forest")]
    assert entry(s, forest) == 0


@pytest.mark.clause("M10.3", "M16.2")
def test_lakes_may_be_crossed_but_not_rested_on() -> None:
    s = scene("rage, rage", at="c01.C", move=2, mods=[Mod("costing", 1, word="lake")])
    s.choose("step:ne", "end", "none", "done")
    assert s.told("mk-withdraws") and "wound" in s.faces(s.state.players[0].hand)
    assert s.state.players[0].at == s.at("c01.C")
    assert not safe(s.state, s.at("c01.NE"), 0)


@pytest.mark.clause("M10.5")
def test_a_rampaging_enemy_bars_its_space_and_a_keep_is_assaulted() -> None:
    s = scene("rage", at="c01.C", move=9, foes={"c01.NW": "prowlers"})
    s.refuses("step:nw", "M10.5", "mk-why-rampaging", what="prowlers")
    keep = scene("rage", at="c03.C", tiles="c03, c02", move=3, foes={"c03.NE": "golems"})
    keep.choose("step:ne").expect(kind="mk.fight", my_reputation=-1, move=0)


@pytest.mark.clause("M10.6", "M12.1", "M12.2")
@pytest.mark.example("mageknight", "ME12")
def test_provoking() -> None:
    s = scene("rage", at="c01.C", move=9, foes={"c01.NW": "prowlers"})
    s.choose("step:w").expect(kind="mk.fight")  # W and C are both next to NW
    assert s.told("mk-provoked")
    away = scene("rage", at="c01.C", move=9, foes={"c01.NW": "prowlers"})
    away.choose("step:se", "step:nw").expect(kind="mk.turn")  # away, then back


@pytest.mark.clause("M10.7")
def test_exploring_costs_two() -> None:
    b = bare("rage", at="c01.NE", move=1)
    b.tiles = tuple(create(b, ["c03"], known=0))
    s = go(b, ("turn",))
    assert not [key for key in s.keys if key.startswith("explore")]
    assert any(r.message == "mk-why-move" and r.key.startswith("explore") for r in s.match.refusals())


WEDGE = SHAPES["wedge"]


@pytest.mark.clause("M10.8", "M10.16", "MS1.8")
@pytest.mark.example("mageknight", "ME13", "ME38")
def test_where_tiles_go_in_a_wedge() -> None:
    f, g = centre_of(WEDGE, 1, 0), centre_of(WEDGE, 0, 1)
    centres = frozenset((ORIGIN, f, g))
    ne = f + DIRECTIONS["ne"]
    assert set(explorable("wedge", centres, ne, False)) == {centre_of(WEDGE, 2, 0), centre_of(WEDGE, 1, 1)}
    assert explorable("wedge", centres, ne, True) == (centre_of(WEDGE, 1, 1),)
    assert may_lie("wedge", centres, centre_of(WEDGE, 2, 0), True) == "core-coast"
    assert may_lie("wedge_unlimited", centres, centre_of(WEDGE, 2, 0), True) == "two"
    assert may_lie("wedge", centres, centre_of(WEDGE, 3, 0), False) == "two"
    assert may_lie("wedge", centres, f, False) == "taken"
    assert explorable("wedge", centres, f, False) == ()  # a centre never explores
    table = {
        (1, -3): ("nw", "ne"), (3, -2): ("ne", "e"), (2, 1): ("e", "se"),
        (-1, 3): ("se", "sw"), (-3, 2): ("sw", "w"), (-2, -1): ("w", "nw"),
    }  # fmt: skip
    for (q, r), names in table.items():
        assert EXPLORED_FROM[space(q, r) - ORIGIN] == tuple(DIRECTIONS[name] for name in names)
        for name in names:  # the space shares an edge with a space of the new tile
            at, centre = ORIGIN + DIRECTIONS[name], space(q, r)
            assert min(distance(at, centre + offset) for offset in (0, *DIRECTIONS.values())) == 1


@pytest.mark.clause("M10.9")
@pytest.mark.example("mageknight", "ME34")
def test_with_an_empty_deck_three_tiles_must_touch() -> None:
    f, g, fg = (centre_of(WEDGE, i, j) for i, j in ((1, 0), (0, 1), (1, 1)))
    assert may_lie("wedge", frozenset((ORIGIN, f, g)), fg, False, spare=True) == "three"
    around = frozenset(fg + step for step in TILE_STEPS[:3])
    assert may_lie("wedge_unlimited", around, fg, False, spare=True) == ""
    b = bare("rage", at="c01.NE", move=4)
    b.tiles, b.spare = (), tuple(create(b, ["c11"], known=0))
    s = go(b, ("turn",))
    assert any(r.clause == "M10.9" for r in s.match.refusals())
    b2 = bare("rage", at="c01.NE", move=4)
    b2.tiles, b2.spare = (), ()
    assert any(r.message == "mk-why-no-tiles" for r in go(b2, ("turn",)).match.refusals())


@pytest.mark.clause("M10.10", "M13.12")
def test_a_new_tile_is_set_up() -> None:
    b = bare("rage", at="c01.NE", move=2)
    b.tiles = tuple(create(b, ["c05"], known=0))
    s = go(b, ("turn",))
    s.choose(next(key for key in s.keys if key.startswith("explore")))
    orc = s.at("c05.E")
    assert len(tokens_at(s.state, orc)) == 1 and s.state.known[tokens_at(s.state, orc)[0]] == -1
    assert len(s.state.cloister) == 1  # the monastery's Advanced Action


@pytest.mark.clause("M10.11", "M10.14")
def test_safe_spaces() -> None:
    b = bare("", tiles="c03, c02", seats=2, others={1: "c03.C"}, shields={"c03.NE": (1,)}, foes={"c02.NW": "diggers"})
    where = {word: safe(b, go(b).at(word), 0) for word in ("c03.C", "c03.NE", "c03.W", "c02.NW", "start_a.W")}
    assert where == {"c03.C": False, "c03.NE": False, "c03.W": True, "c02.NW": False, "start_a.W": False}
    assert safe(b, go(b).at("c03.NE"), 1)


@pytest.mark.clause("M10.12", "M10.15")
def test_other_heroes() -> None:
    s = scene("rage", at="c01.C", seats=2, others={1: "c01.SE"}, move=9).choose("step:se", "step:w")
    s.expect(kind="mk.turn", my_at="c01.SW")  # passing through is free
    angry = scene("rage", at="c01.C", seats=2, others={1: "c01.W"}, move=9, foes={"c01.NW": "prowlers"})
    angry.refuses("step:w", "M10.15", "mk-why-hero")
    stays = scene("rage, rage", at="c01.C", seats=2, others={1: "c01.SE"}, move=9).choose(
        "step:se", "end", "none", "done"
    )
    assert stays.state.players[0].at == stays.at("c01.C") and "wound" in stays.faces(stays.state.players[0].hand)


@pytest.mark.example("mageknight", "MR29")
def test_the_nearest_safe_space_without_a_path() -> None:
    """A Wound for each space, and the player says which of those that are equally near."""
    s = ending("rage", at="c01.NE").expect(kind="mk.withdraw")
    assert s.keys == ("ground:plains@se#0", "ground:forest@sw#1", "ground:forest@w#2")
    s.choose("ground:plains@se#0").expect(my_at="c01.E")
    assert s.faces(s.state.players[0].hand).count("wound") == 1
    b = bare(at="c01.NE")
    assert nearest_safe(b, b.players[0].at, 0) == (tuple(space_of(b, f"c01.{place}") for place in ("E", "C", "NW")), 1)


@pytest.mark.clause("M13.9", "M16.2")
def test_ruins_are_turned_up_by_whoever_withdraws_into_them() -> None:
    token = next(iter(RUINS))
    s = ending("rage", at="c10.C", tiles="c10, c02", night=True, ruins={"c10.SE": token}, down=True)
    key = next(key for key in s.keys if key.startswith("ground:hills@se"))
    assert not s.state.known[s.state.ruins[s.at("c10.SE")]]
    s.choose(key).expect(my_at="c10.SE")
    assert s.state.known[s.state.ruins[s.at("c10.SE")]]


# -- shapes


@pytest.mark.clause("MS1.1", "MS1.2", "MS1.10")
def test_wedges() -> None:
    for name in ("wedge", "wedge_unlimited"):
        shape = SHAPES[name]
        assert within(shape, centre_of(shape, 3, 0)) and within(shape, centre_of(shape, 0, 7))
        assert not within(shape, centre_of(shape, -1, 1)) and not within(shape, space(2, 1))
        assert may_lie(name, frozenset((ORIGIN,)), space(2, 1), False) == "coast"
    assert SHAPES["wedge"].core_on_coast is False and SHAPES["wedge_unlimited"].core_on_coast is True


@pytest.mark.clause("MS1.3", "MS1.4", "MS1.5")
@pytest.mark.parametrize(
    ("name", "columns"),
    [("open_5_columns", range(-2, 3)), ("open_4_columns", range(-1, 3)), ("open_3_columns", range(-1, 2))],
)
def test_open_maps_have_columns(name: str, columns: range) -> None:
    shape = SHAPES[name]
    assert shape.start == "start_b" and len(shape.first) == 3
    found = {b - a for a in range(6) for b in range(6) if within(shape, centre_of(shape, a, b))}
    assert found == set(columns)


@pytest.mark.clause("MS1.7")
@pytest.mark.example("mageknight", "MR3")
def test_coordinates() -> None:
    assert {axial(ORIGIN + step) for step in TILE_STEPS} == {(3, -2), (1, -3), (-2, -1), (-3, 2), (-1, 3), (2, 1)}
    for shape in SHAPES.values():
        for i, j in ((0, 0), (1, 0), (2, 3), (4, 1)):
            assert place_of(shape, centre_of(shape, i, j)) == (i, j)
    assert place_of(WEDGE, space(1, 0)) is None
