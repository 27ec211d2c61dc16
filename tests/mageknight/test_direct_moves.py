"""Effects that move the figure directly, and bent space and time (M10.4, M10.17)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.lasting import Mod
from undercroft.core.zones import create
from undercroft.games.mageknight.world.hexes import DIRECTIONS

from .scene import bare, fight, go, scene, space_of
from .test_leaders import lair

M = pytest.mark
NIGHT: dict[str, Any] = {"night": True, "crystals": "red, blue, green, white", "source": "black"}


@M.card("mageknight", "wings_of_wind")
@M.clause("M10.4", "M10.17")
def test_wings_carry_over_anything_to_a_safe_space() -> None:
    s = scene("wings_of_wind, rage", crystals="white", source="", move=3, foes={"c01.NW": "prowlers"}, at="c01.W")
    s.choose("play:wings_of_wind", "basic:soar#on_wings").expect(kind="mk.fly", move=3)
    s.choose("step:ne").expect(move=2, my_at="c01.NW").lacks("land")  # over the enemy, nobody is provoked
    s.choose("step:e").expect(my_at="c01.NE", move=1).lacks("land")  # a lake
    s.choose("step:se", "land").expect(my_at="c01.E", move=0, kind="mk.turn")
    assert s.state.now.path == [s.at(word) for word in ("c01.W", "c01.NW", "c01.NE", "c01.E")]


@M.card("mageknight", "wings_of_wind")
@M.clause("M10.4")
def test_wings_need_move_points() -> None:
    s = scene("wings_of_wind, rage", tokens="white", source="")
    s.choose("play:wings_of_wind").expect(move=1)  # without Move only sideways is left
    late = fight("prowlers", "wings_of_wind, rage", phase="attack", **NIGHT).choose("play:wings_of_wind")
    late.expect(have=1)  # the strong effect is for the phases before
    poor = scene("wings_of_wind, rage", source="", move=2, skills="arythea_polarization", crystals="green")
    poor.choose("play:wings_of_wind").expect(move=3)
    paid = scene("wings_of_wind, rage", source="", move=2, skills="arythea_polarization", crystals="green")
    paid.choose("skill:arythea_polarization", "play:wings_of_wind").offers("basic:soar#on_wings")


@M.card("mageknight", "wings_of_wind")
@M.clause("M12.26")
@M.example("mageknight", "W10", "W12")
def test_wings_of_night() -> None:
    s = fight("prowlers, diggers, wolf_riders", "wings_of_wind, march, stamina, rage", **NIGHT)
    s.choose("play:wings_of_wind", "strong:wings#1", "foe:prowlers").lacks("ground:diggers")
    s.choose("play:march", "basic:move#2").expect(move=2).offers("ground:diggers", "ground:wolf_riders")
    s.choose("ground:wolf_riders").expect(move=1).lacks("ground:diggers")  # the third costs 2
    s.choose("play:stamina", "basic:move#2", "ground:diggers").expect(move=1)
    assert all(foe["idle"] for foe in s.panel["foes"])
    s.choose("next").expect(kind="mk.fight")  # nobody attacks
    block = fight("prowlers, diggers", "wings_of_wind, march, rage", phase="block", **NIGHT)
    block.choose("play:wings_of_wind", "strong:wings#1", "foe:diggers", "play:march", "basic:move#2")
    block.choose("ground:prowlers").expect(kind="mk.block", move=1)


@M.card("mageknight", "underground_travel")
@M.clause("M10.4")
def test_underground_travel_avoids_swamps_and_lakes() -> None:
    s = scene("underground_travel, rage", crystals="green", source="", at="c01.E", foes={"c01.NW": "prowlers"})
    s.choose("play:underground_travel", "basic:soar#under_ground").lacks("step:nw")  # the lake
    s.choose("step:w", "step:nw").expect(my_at="c01.NW").lacks("land")
    s.choose("step:sw", "land").expect(my_at="c01.W", move=0)
    after = fight("prowlers", "underground_travel, rage", phase="block", crystals="green", source="")
    after.choose("play:underground_travel").expect(have=1)


@M.card("mageknight", "underground_travel")
@M.clause("M12.21", "M12.11")
def test_underground_attack() -> None:
    facts = {"tiles": "c03, c01", "foes": {"c03.NE": "guardsmen"}, **NIGHT}
    s = scene("underground_travel, rage", at="c03.SW", **facts).choose("play:underground_travel", "strong:tunnel#3")
    s.expect(my_at="c03.NE", my_reputation=-1)
    assert s.panel["foes"][0]["fortified"] == 1  # only its own ability is left
    s.choose("next", "next").choose("suffer:guardsmen", "hero")
    s.choose("next").expect(my_at="c03.SW", kind="mk.turn")
    far = scene("underground_travel, rage", at="c01.C", tiles="c01, c02", **NIGHT).choose("play:underground_travel")
    far.refuses("strong:tunnel#3", "M10.4", "mk-why-no-goal")


@M.card("mageknight", "underground_travel")
@M.clause("M10.12", "M18.5")
def test_underground_attack_on_a_hero() -> None:
    rival: dict[str, Any] = {"seats": 2, "house": "duels", "others": {1: "c02.W"}, **NIGHT}
    s = scene("underground_travel, rage", at="c02.E", **rival).choose("play:underground_travel", "strong:tunnel#3")
    s.told("mk-attacks").expect(kind="mk.attend", my_reputation=0)
    assert s.state.players[0].at == s.at("c02.W")
    s.choose("partial")
    while s.state.duel is not None:
        s.choose("hold")
    assert s.state.players[0].at == s.at("c02.E")  # a draw: back to where it began
    keep: dict[str, Any] = {**rival, "tiles": "c03, c02", "others": {1: "c03.NE"}, "shields": {"c03.NE": (1,)}}
    inside = scene("underground_travel, swiftness", at="c03.SW", **{**keep, "crystals": "green, white"})
    inside.choose("play:underground_travel", "strong:tunnel#3", "partial").expect(kind="mk.volley", my_reputation=-1)
    inside.offers("play:swiftness")  # its walls do not count: not only Siege reaches whoever is inside
    peace = scene("underground_travel, rage", at="c03.SW", **{**keep, "house": "none"})
    peace.choose("play:underground_travel").refuses("strong:tunnel#3", "M10.4", "mk-why-no-goal")


@M.card("mageknight", "underground_travel")
@M.example("mageknight", "XR28")
def test_underground_attack_does_not_lead_to_leaders() -> None:
    s = lair("underground_travel, rage", 6, "skeletal_warriors", **NIGHT).choose("play:underground_travel")
    s.refuses("strong:tunnel#3", "M10.4", "mk-why-no-goal")


@M.card("mageknight", "goldyx_flight")
@M.clause("M10.4", "M8.3")
def test_flight() -> None:
    s = scene("rage", skills="goldyx_flight", at="c01.W", foes={"c01.NW": "prowlers"}).choose("skill:goldyx_flight")
    s.choose("step:e").expect(my_at="c01.C", kind="mk.turn").lacks("act:provoked")
    s.refuses("skill:goldyx_flight", "M8.3", "mk-why-used-round")
    two = scene("rage", skills="goldyx_flight", at="c01.C", move=2, foes={"c01.NW": "prowlers"})
    two.choose("skill:goldyx_flight", "use:soar#two_spaces").expect(move=0)
    two.choose("step:ne").lacks("land").choose("step:se").choose("land").expect(my_at="c01.E")
    one = scene("rage", skills="goldyx_flight", at="c01.C").choose("skill:goldyx_flight")
    one.expect(kind="mk.fly").lacks("step:ne")  # one space only: not to the lake
    acted = fight("prowlers", "rage", skills="goldyx_flight").lacks("skill:goldyx_flight")
    acted.refuses("skill:goldyx_flight", "M5.10", "mk-why-in-combat")


@M.card("mageknight", "space_bending")
@M.clause("M10.1", "M10.6")
def test_bent_space() -> None:
    s = scene("space_bending, rage", crystals="blue", source="", at="c01.W", move=5, foes={"c01.NW": "prowlers"})
    s.choose("play:space_bending", "basic:bend#2").offers("step:ee", "step:e").lacks("step:nene")
    s.choose("step:ee").expect(my_at="c01.E", move=3)  # the village costs 2; nobody is provoked
    assert s.state.now.path == [s.at("c01.W"), s.at("c01.E")]  # a jump is one step
    b = bare("space_bending, rage", at="c02.C", move=2, tokens="blue", source="")
    b.tiles = tuple(create(b, ["c03"], known=0))
    far = go(b, ("turn",))
    assert not [key for key in far.keys if key.startswith("explore:")]
    far.choose("play:space_bending", "basic:bend#2").offers("explore:1.1")
    fight("prowlers", "space_bending, rage", crystals="blue", source="").lacks("play:space_bending")


@M.card("mageknight", "space_bending")
@M.clause("M16.10")
@M.example("mageknight", "MR39")
def test_bent_time_in_the_last_turn_of_a_round() -> None:
    b = bare("space_bending, rage", **NIGHT, seats=2)
    b.turns_left = 0
    s = go(b, ("turn",)).choose("play:space_bending", "strong:bend_time#1", "end")
    s.expect(kind="mk.turn", active=0, my_hand="rage", move=0)


@M.card("mageknight", "agility", "wings_of_wind")
@M.example("mageknight", "MR40")
def test_agility_and_wings_of_night() -> None:
    s = fight("prowlers, diggers", "wings_of_wind, march, stamina, rage", **NIGHT, mods=[Mod("agile", 1)])
    s.choose("play:wings_of_wind", "strong:wings#1", "foe:prowlers")
    s.choose("play:march", "basic:move#2").expect(move=2, have=0)
    s.choose("ground:diggers").expect(move=1).choose("next").expect(kind="mk.fight", move=1)
    s.choose("aim:prowlers", "play:stamina", "basic:move#2").expect(move=3, have=0)
    s.choose("spend:attack", "amount:3").expect(move=0, have=3)


@M.card("mageknight", "space_bending")
@M.clause("M16.10")
def test_bent_time() -> None:
    s = scene("space_bending, march, promise, rage", **NIGHT, tactic="early_bird", skills="tovak_double_time")
    s.choose("play:march", "basic:move#2", "skill:tovak_double_time", "play:space_bending", "strong:bend_time#1")
    s.choose("end", "start").expect(my_hand="march, promise, rage", kind="mk.turn", move=0)
    assert s.faces(s.me.aside) == ["space_bending"]
    s.offers("skill:tovak_double_time").choose("end", "discard:march", "done")
    assert s.state.players[0].aside  # until the Round ends


@M.example("mageknight", "ME26")
@M.clause("M12.21", "M10.3")
def test_a_failed_assault_from_a_lake() -> None:
    facts = {"tiles": "c05, c03", "foes": {"c03.NE": "guardsmen"}, "mods": [Mod("costing", 1, word="lake")]}
    b = bare("rage, march", at="c05.SW", move=9, **facts)
    step = next(name for name, offset in DIRECTIONS.items() if offset == space_of(b, "c05.C") - b.players[0].at)
    s = go(b, ("turn",)).choose(f"step:{step}").expect(my_at="c05.C")
    s.state.now.path.append(s.at("c03.NE"))
    s.me.at = s.at("c03.NE")  # the keep, as if it were next to the lake
    s.state.agenda.append(("assault", ()))
    s.match.go()
    s.choose("next", "next").choose("suffer:guardsmen", "hero").choose("next").expect(my_at="c05.C")
    wounds = s.faces(s.me.hand).count("wound")
    s.choose("end", "discard:march", "done")
    hero = s.state.players[0]
    assert hero.at == s.at("c05.SW") and s.faces([*hero.hand, *hero.discard]).count("wound") == wounds + 1
