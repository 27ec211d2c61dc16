"""Skills: what each gives (M8)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.mageknight.tables import BASE, SET_OF, SKILLS

from .moments import at_moment, made, p
from .scene import fight, scene

M = pytest.mark

SKILL_WAYS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("arythea_burning_power", "ranged", "use:siege_fire_attack#1", {"points": p("siege", 1, "fire")}),
    ("arythea_dark_fire_magic", "move", "use:black_mana#1", {"tokens": ["black"], "crystals": 9}),
    ("arythea_dark_negotiation", "deal", "use:talk#2", {"influence": 2}),
    ("arythea_dark_paths", "move", "use:walk#1", {"move": 1}),
    ("arythea_hot_swordsmanship", "attack", "use:fire_attack#2", {"points": p("melee", 2, "fire")}),
    ("arythea_motivation", "move", "use:motivate#2", {"tokens": ["red"], "hand": 4}),
    ("goldyx_freezing_power", "ranged", "use:siege_ice_attack#1", {"points": p("siege", 1, "ice")}),
    ("goldyx_glittering_fortune", "deal", "use:glitter#1", {"influence": 4}),
    ("goldyx_green_crystal_craft", "move", "use:blue_crystal#1", {"tokens": ["green"], "crystals": 9}),
    ("goldyx_motivation", "move", "use:motivate#2", {"tokens": ["green"], "hand": 4}),
    ("goldyx_potion_making", "move", "use:heal#2", {"healing": 2}),
    ("goldyx_red_crystal_craft", "move", "use:blue_crystal#1", {"tokens": ["red"], "crystals": 9}),
    ("goldyx_white_crystal_craft", "move", "use:blue_crystal#1", {"tokens": ["white"], "crystals": 9}),
    ("norowas_bright_negotiation", "deal", "use:talk#3", {"influence": 3}),
    ("norowas_day_sharpshooting", "ranged", "use:shoot#2", {"points": p("ranged", 2)}),
    ("norowas_forward_march", "move", "use:march_on#3", {"move": 1}),
    ("norowas_inspiration", "move", "use:ready#4", {}),
    ("norowas_leaves_in_the_wind", "move", "use:green_crystal#1", {"tokens": ["white"], "crystals": 9}),
    ("norowas_motivation", "move", "use:motivate#2", {"tokens": ["white"], "hand": 4}),
    ("norowas_whispers_in_the_treetops", "move", "use:white_crystal#1", {"tokens": ["green"], "crystals": 9}),
    ("tovak_cold_swordsmanship", "attack", "use:ice_attack#2", {"points": p("melee", 2, "ice")}),
    ("tovak_double_time", "move", "use:walk#2", {"move": 2}),
    ("tovak_i_dont_give_a_damn", "move", "use:mod#sideways", {}),
    ("tovak_i_feel_no_pain", "move", "use:discard_wound#1", {"wounds": 0}),
    ("tovak_motivation", "move", "use:motivate#2", {"tokens": ["blue"], "hand": 4}),
    ("tovak_night_sharpshooting", "ranged", "use:shoot#1", {"points": p("ranged", 1)}),
    ("tovak_resistance_break", "ranged", "use:break#1", {}),
    ("arythea_power_of_pain", "move", "use:mod#pain", {}),
    ("goldyx_universal_power", "move", "use:universal#red", {"crystals": 7}),
    ("norowas_leadership", "block", "use:lead#plain_block", {}),
    ("tovak_who_needs_magic", "move", "use:no_magic#3", {}),
    ("tovak_shield_mastery", "block", "use:ice_block#2", {"points": p("block", 2, "ice")}),
]


@M.clause("M8.2")
@M.example("mageknight", "MR22")
@pytest.mark.parametrize(
    ("skill", "moment", "way", "wanted"),
    [pytest.param(*row, marks=M.card("mageknight", row[0]), id=row[0]) for row in SKILL_WAYS],
)
def test_what_a_skill_does(skill: str, moment: str, way: str, wanted: dict[str, Any]) -> None:
    hand = "rage, wound" if skill in ("goldyx_potion_making", "tovak_i_feel_no_pain") else "rage, rage"
    s = at_moment(moment, hand, skills=skill, units="peasants, foresters!", level=3)
    s.choose(f"skill:{skill}", way)
    if s.kind in ("mk.pick", "mk.target"):
        s.choose(s.keys[0])
    after = made(s)
    for name, value in wanted.items():
        assert after[name] == value, (name, after[name])
    often = SKILLS[skill].often
    s.refuses(f"skill:{skill}", "M8.3" if often == "round" else "M8.2", f"mk-why-used-{often}")


def test_every_skill_is_tested() -> None:
    assert {row[0] for row in SKILL_WAYS} | OWN_TESTS == {face for face in SKILLS if SET_OF[face] == BASE}


OWN_TESTS = {
    "arythea_healing_ritual", "arythea_invocation", "arythea_polarization", "arythea_ritual_of_pain", "goldyx_flight",
    "goldyx_source_freeze", "goldyx_source_opening", "norowas_bonds_of_loyalty", "norowas_calming_the_weather",
    "norowas_prayer_of_weather", "tovak_mana_exploit", "tovak_mana_overload",
}  # fmt: skip


@M.card("mageknight", "tovak_i_dont_give_a_damn")
def test_sideways_worth_more() -> None:
    s = scene("march, ambush", skills="tovak_i_dont_give_a_damn").choose("skill:tovak_i_dont_give_a_damn")
    s.choose("play:ambush", "sideways:move#3").expect(move=3)
    s.choose("play:march", "sideways:move#1").expect(move=4)


@M.clause("M8.2")
def test_skills_of_the_turn_come_back() -> None:
    s = scene("rage, rage", skills="tovak_double_time, goldyx_potion_making", tactic="the_right_moment")
    s.choose("skill:tovak_double_time", "tactic:the_right_moment", "end", "done", "start")
    s.offers("skill:tovak_double_time")


@M.card("mageknight", "arythea_power_of_pain", "goldyx_universal_power", "tovak_who_needs_magic", "norowas_leadership")
def test_skills_that_change_other_things() -> None:
    pain = scene("wound, rage", skills="arythea_power_of_pain").choose("skill:arythea_power_of_pain", "play:wound")
    pain.expect(move=2, my_played="wound").lacks("play:wound")
    power = scene("march, rage", skills="goldyx_universal_power", crystals="green", source="")
    power.choose("skill:goldyx_universal_power", "play:march", "sideways:move#4").expect(move=4)
    night = {"tokens": "black", "night": True, "source": ""}
    dark = scene("march, rage", skills="goldyx_universal_power", **night).choose("skill:goldyx_universal_power")
    dark.choose("play:march", "sideways:move#3").expect(move=3)  # black is no card's colour
    magic = scene("march, rage", skills="tovak_who_needs_magic", source="green")
    magic.choose("skill:tovak_who_needs_magic", "use:no_magic#3", "play:march").lacks("strong:move#4")
    magic.choose("sideways:move#3").expect(move=3)
    lead = fight("prowlers", "rage", phase="block", skills="norowas_leadership", units="peasants")
    lead.choose("skill:norowas_leadership", "use:lead#plain_block", "unit:peasants").expect(have=5)
