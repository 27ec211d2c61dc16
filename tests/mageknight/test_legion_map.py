"""The map of The Lost Legion: tiles and walls, Maze and Labyrinth, Deep Mine, Refugee Camp (ML1-ML5)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.mageknight.play.scoring import adventurer
from undercroft.games.mageknight.records import Points
from undercroft.games.mageknight.tables import RUINS, SET_OF, SITES, TILES

from .scene import Scene, bare, deal, ending, fight, go, scene, space_of

M = pytest.mark


# -- tiles and walls


@M.clause("ML1.3")
def test_tiles_come_with_the_set() -> None:
    own = {face: tile.kind for face, tile in TILES.items() if SET_OF[face] == "lost_legion"}
    assert own == {"c12": "countryside", "c13": "countryside", "c14": "countryside", "k09": "core", "k10": "core",
                   "volkare_camp": "camp"}  # fmt: skip
    for sets, faces in (("none", set()), ("lost_legion", {"k09", "k10"})):
        s = bare("march", sets=sets)
        t = go(s, ("begin",)).state
        everything = {t.face[tile] for tile in (*t.tiles, *t.spare)}
        assert {face for face in everything if face in ("k09", "k10", "volkare_camp")} == faces


@M.clause("ML2.1", "ML2.2")
def test_a_wall_costs_one_more() -> None:
    s = scene("march", at="c14.C", tiles="c14, c02", move=2, foes={"c14.NE": "golems"})
    s.lacks("step:ne").refuses("step:ne", "M10.1", "mk-why-move", need=3, have=2)
    s.offers("step:sw")  # plains without a wall
    cheap = scene("path_finding, march", at="c12.C", tiles="c12, c02", crystals="green", source="")
    cheap.choose("play:path_finding", "strong:move#4").expect(move=4)
    cheap.choose("step:sw").expect(move=1)  # 2 and the wall, which nothing makes cheaper


@M.clause("ML2.3")
@M.card("mageknight", "space_bending", "goldyx_flight")
def test_direct_moves_and_bent_space_ignore_walls() -> None:
    bent = scene("space_bending, march", at="c14.E", tiles="c14, c02", crystals="blue", source="", move=4)
    bent.choose("play:space_bending", "basic:bend#2", "step:w").expect(move=2)
    flown = scene("march", at="c12.W", tiles="c12, c02", skills="goldyx_flight")
    flown.choose("skill:goldyx_flight", "use:soar#beside", "step:se", "land").expect(move=0, my_at="c12.SW")


@M.clause("ML2.4", "ML2.5")
@M.example("mageknight", "XE2")
@M.card("mageknight", "demolish")
def test_who_is_reached_across_a_wall_is_fortified() -> None:
    orc = scene("march", at="c12.W", tiles="c12, c02", foes={"c12.C": "prowlers"}).choose("act:challenge")
    assert orc.panel["foes"][0]["fortified"] == 1
    open_side = scene("march", at="c12.NE", tiles="c12, c02", foes={"c12.C": "prowlers"}).choose("act:challenge")
    assert open_side.panel["foes"][0]["fortified"] == 0
    tower = scene("demolish, march", at="c13.NE", tiles="c13, c02", foes={"c13.C": "guardsmen"}, move=9, crystals="red",
                  source="").choose("step:sw")  # fmt: skip
    assert tower.panel["foes"][0]["fortified"] == 3
    tower.choose("play:demolish", "basic:open_site#1")
    assert tower.panel["foes"][0]["fortified"] == 1


@M.clause("ML2.7")
@M.example("mageknight", "XE1")
def test_walls_and_provoking() -> None:
    facts: dict[str, Any] = {"tiles": "c12, c02", "foes": {"c12.C": "prowlers"}, "move": 9}
    behind = scene("march", at="c12.W", **facts).choose("step:se")  # W to SW, a wall between both and the orc
    assert behind.state.now.combat is None
    into = scene("march", at="c12.NE", **facts).choose("step:se")  # NE to E, where a wall is
    assert into.state.now.combat is None
    out = scene("march", at="c12.E", **facts).choose("step:nw")  # from behind the wall into the open
    assert out.state.now.combat is not None


def test_every_site_of_a_tile_is_known() -> None:
    for face in ("c12", "c13", "c14", "k09", "k10"):
        for place in TILES[face].spaces:
            assert not place.site or place.site in SITES


@pytest.mark.parametrize("token", ["altar_all", "ruin_green_green_green", "ruin_violet_violet"])
def test_ruins_come_with_the_set(token: str) -> None:
    assert SET_OF[token] == "lost_legion"
    wanted = {"altar_all": ((), 10), "ruin_green_green_green": (("unit",), 0),
              "ruin_violet_violet": (("spell", "advanced"), 0)}  # fmt: skip
    assert (RUINS[token].rewards, RUINS[token].fame) == wanted[token]


# -- Maze and Labyrinth


def won(s: Scene) -> Scene:
    """The enemy falls."""
    c = s.state.now.combat
    assert c is not None
    c.phase, c.targets, c.points = "attack", (0,), [Points("siege", "cold_fire", 60)]
    s.state.agenda[-1] = ("fight",)
    return go(s.state).choose("resolve")


def maze(hand: str, at: str = "c14.E", **more: Any) -> Scene:
    facts = {"tiles": "k10, c02" if at.startswith("k10") else "c14, c02", "source": "", **more}
    return scene(hand, at=at, **facts)


@M.clause("ML3.1", "ML3.2", "ML3.3")
@M.card("mageknight", "maze", "norowas_bonds_of_loyalty", "call_to_arms")
def test_one_companion() -> None:
    s = maze("march, rage", units="peasants, foresters, herbalists!, utem_guardsmen*", level=7).offers("end")
    s.choose("act:enter").expect(kind="mk.companion", keys=("companion:peasants", "companion:foresters", "alone"))
    s.choose("companion:foresters").offers("unit:foresters").lacks("unit:peasants")
    s.refuses("unit:peasants", "M7.8", "mk-why-no-units-here")
    s.choose("unit:foresters", "path:2").lacks("unit:peasants")
    bonds = maze("march, rage", units="peasants&", skills="norowas_bonds_of_loyalty", level=3).choose("act:enter")
    bonds.choose("alone").refuses("unit:peasants#bond", "M7.8", "mk-why-no-units-here")
    named = maze("march, rage", units="peasants&", skills="norowas_bonds_of_loyalty", level=3).choose("act:enter")
    named.choose("companion:peasants#bond").offers("unit:peasants#bond")
    levy = maze("call_to_arms, march", offer="peasants", crystals="white").choose("act:enter")
    levy.choose("play:call_to_arms", "basic:call_up#1").lacks("levy:peasants")


@M.clause("ML3.4")
@M.example("mageknight", "XE36")
@M.card("mageknight", "maze", "goldyx_flight", "tranquility")
def test_the_path_is_paid_with_new_move() -> None:
    s = maze("march, march, rage", crystals="green", move=3, units="peasants")
    s.choose("act:enter", "alone").expect(kind="mk.path", move=0).lacks("path:2", "step:w").offers("leave")
    s.choose("play:march", "strong:move#4").offers("path:2", "path:4").lacks("path:6", "leave")
    s.choose("path:2")
    c = s.state.now.combat
    assert c is not None and s.state.face[c.foes[0].token] and c.phase == "ranged"
    back = maze("march, rage").choose("act:enter", "leave").expect(phase="after", combat=None)
    back.told("mk-repelled").refuses("act:enter", "M9.6", "mk-why-one-action")
    still = maze("march, rage", skills="goldyx_flight").choose("act:enter").expect(kind="mk.path")
    still.lacks("skill:goldyx_flight").refuses("skill:goldyx_flight", "M10.4", "mk-why-no-landing")
    heal = maze("tranquility, march, wound").choose("act:enter", "play:tranquility", "basic:heal#1", "heal:wound")
    heal.expect(my_hand="march")


@M.clause("ML3.5", "ML3.6", "ML3.7")
@M.card("mageknight", "maze", "labyrinth")
@pytest.mark.parametrize(
    ("at", "path", "rewards"),
    [
        ("c14.E", 2, ("gem", "gem")), ("c14.E", 4, ("spell",)), ("c14.E", 6, ("artifact",)),
        ("k10.E", 2, ("gem", "gem", "advanced")), ("k10.E", 4, ("spell", "advanced")),
        ("k10.E", 6, ("artifact", "advanced")),
    ],
)  # fmt: skip
def test_what_a_path_brings(at: str, path: int, rewards: tuple[str, ...]) -> None:
    colour = "brown" if at == "c14.E" else "red"
    hand = "march, march, rage"
    s = maze(hand, at, crystals="green, green").choose("act:enter", "play:march", "strong:move#4", "play:march")
    s.choose("strong:move#4", f"path:{path}")
    c = s.state.now.combat
    assert c is not None and c.foes[0].walls == 0 and not c.night
    token = c.foes[0].token
    done = won(s)
    p = done.state.players[0]
    assert p.rewards == rewards and token in done.state.discards[colour]
    where = done.at(at)
    assert done.state.shields[where] == (0,) and done.state.paths[where] == (path,)
    lost = maze(hand, at, crystals="green, green", level=9).choose("act:enter", "play:march", "strong:move#4")
    lost.choose("play:march", "strong:move#4", f"path:{path}", "next")
    while lost.state.now.combat is not None:
        lost.choose("next" if "next" in lost.keys else lost.keys[0])
    assert not lost.me.rewards and lost.state.paths == {} and len(lost.state.discards[colour]) >= 1


@M.clause("ML3.6")
@M.card("mageknight", "maze")
def test_crystals_are_chosen() -> None:
    s = ending("march", rewards="gem, gem").choose("reward:gem", "colour:red", "colour:white")
    assert (s.state.players[0].crystals["red"], s.state.players[0].crystals["white"]) == (1, 1)


@M.clause("ML3.7", "ML3.8")
@M.card("mageknight", "labyrinth")
def test_who_may_enter_again() -> None:
    b = bare("march, rage", at="c14.E", tiles="c14, c02", seats=2, crystals="green", source="")
    where = space_of(b, "c14.E")
    b.shields[where], b.paths[where] = (1,), (2,)
    s = go(b, ("turn",)).choose("act:enter", "play:march", "strong:move#4")
    s.offers("path:4").lacks("path:2")
    own = bare("march, rage", at="c14.E", tiles="c14, c02", seats=2)
    own.shields[where], own.paths[where] = (1, 0), (2, 6)
    go(own, ("turn",)).refuses("act:enter", "ML3.7", "mk-why-walked")
    assert (adventurer(own, 0), adventurer(own, 1)) == (2, 2)
    shut = bare("march, rage", at="c14.E", tiles="c14, c02", seats=4)
    shut.shields[where], shut.paths[where] = (1, 2, 3), (2, 6, 4)
    go(shut, ("turn",)).refuses("act:enter", "ML3.7", "mk-why-closed")


@M.example("mageknight", "XR9")
@M.card("mageknight", "maze")
def test_the_companion_takes_damage() -> None:
    s = maze("march, rage", units="peasants, foresters", level=3).choose("act:enter", "companion:peasants")
    s.choose("play:march", "basic:move#2", "path:2")
    t = fight("minotaur", "march", phase="block", units="peasants, foresters", sort="maze", level=3)
    d = t.state.now.combat
    assert d is not None
    d.units = (t.me.units[0].card,)
    u = go(t.state).choose("next").expect(kind="mk.assign", keys=("hero", "unit:peasants"))
    u.refuses("unit:foresters", "M7.8", "mk-why-no-units-here").choose("unit:peasants")
    u.expect(my_units="peasants*, foresters")


# -- Deep Mine and Refugee Camp


@M.clause("ML4.1", "ML4.2", "M13.14")
@M.card("mageknight", "deep_mine")
def test_the_deep_mine() -> None:
    for at, colours in (("c13.SE", ["blue", "green"]), ("c14.W", ["red", "white"]),
                        ("k10.NW", ["red", "blue", "green", "white"])):  # fmt: skip
        s = ending("march", at=at, tiles=f"{at[:3]}, c02", rewards="spell").expect(kind="mk.colour")
        assert list(s.keys) == [f"colour:{colour}" for colour in colours]
        s.choose(s.keys[-1]).expect(kind="mk.reward" if len(s.me.rewards) > 1 else s.kind)
        assert s.state.players[0].crystals[colours[-1]] == 1
    full = ending("march", at="c13.SE", tiles="c13, c02", crystals="blue, blue, blue")  # only one is left to take
    assert full.state.players[0].crystals["green"] == 1
    both = ending("march", at="c13.SE", tiles="c13, c02", crystals="3 blue, 3 green")
    assert both.state.players[0].crystals == {"red": 0, "blue": 3, "green": 3, "white": 0}


@M.clause("ML5.1", "ML5.2")
@M.example("mageknight", "XE35")
@M.card("mageknight", "refugee_camp")
def test_the_refugee_camp() -> None:
    offer = "utem_crossbowmen, northern_monks, altem_mages"  # village and keep 6; monastery 7; city 12
    s = deal("promise", at="c12.W", tiles="c12, c02", offer=offer)
    for have, unit, need in ((5, "utem_crossbowmen", 6), (7, "northern_monks", 8), (14, "altem_mages", 15)):
        s.state.now.influence = have
        go(s.state).lacks(f"recruit:{unit}").refuses(f"recruit:{unit}", "M11.3", "mk-why-price", need=need, have=have)
        s.state.now.influence = need
        go(s.state).offers(f"recruit:{unit}")
    s.state.now.influence = 20
    go(s.state).choose("recruit:northern_monks").expect(influence=12, my_units="northern_monks").lacks("healing")
    shut = scene("promise", at="c12.W", tiles="c12, c02", reputation=-7)
    shut.refuses("act:interact", "M1.4", "mk-why-reputation")
