"""Units: what each of their abilities gives, and their states (M7)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.lasting import Mod
from undercroft.games.mageknight.tables import SET_OF, UNITS

from .moments import at_moment, made, p, plain
from .scene import fight, scene

M = pytest.mark

UNIT_WAYS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("altem_guardians", "block", "use:plain_block#8", {"points": p("swift_block", 8)}),
    ("altem_guardians", "attack", "use:attack#5", {"points": p("melee", 5)}),
    ("altem_mages", "attack", "use:cold_fire_attack#9", {"points": p("melee", 9, "cold_fire"), "crystals": 6}),
    ("altem_mages", "block", "use:blue_cold_fire_block#7", {"points": p("block", 7, "cold_fire"), "crystals": 7}),
    ("amotep_freezers", "attack", "use:attack#5", {"points": p("melee", 5)}),
    ("amotep_gunners", "ranged", "use:ranged_fire_attack#6", {"points": p("ranged", 6, "fire"), "crystals": 7}),
    ("catapults", "ranged", "use:siege_attack#3", {"points": p("siege", 3)}),
    ("catapults", "ranged", "use:siege_ice_attack#5", {"points": p("siege", 5, "ice"), "crystals": 7}),
    ("fire_golems", "ranged", "use:ranged_fire_attack#4", {"points": p("ranged", 4, "fire"), "crystals": 7}),
    ("fire_mages", "move", "use:red_mana#1", {"tokens": ["red"], "crystals": 9}),
    ("foresters", "move", "use:move#2", {"move": 2}),
    ("foresters", "block", "use:plain_block#3", {"points": p("block", 3)}),
    ("guardian_golems", "block", "use:fire_block#4", {"points": p("block", 4, "fire"), "crystals": 7}),
    ("herbalists", "move", "use:green_mana#1", {"tokens": ["green"]}),
    ("herbalists", "move", "use:heal#2", {"healing": 2, "crystals": 7}),
    ("ice_golems", "attack", "use:ice_attack#6", {"points": p("melee", 6, "ice"), "crystals": 7}),
    ("ice_mages", "ranged", "use:siege_ice_attack#4", {"points": p("siege", 4, "ice"), "crystals": 7}),
    ("illusionists", "deal", "use:influence#4", {"influence": 4}),
    ("illusionists", "move", "use:white_crystal#1", {"crystals": 9}),
    ("northern_monks", "block", "use:ice_block#4", {"points": p("block", 4, "ice"), "crystals": 7}),
    ("peasants", "move", "use:move#2", {"move": 2}),
    ("peasants", "deal", "use:influence#2", {"influence": 2}),
    ("peasants", "attack", "use:attack#2", {"points": p("melee", 2)}),
    ("red_cape_monks", "attack", "use:fire_attack#4", {"points": p("melee", 4, "fire"), "crystals": 7}),
    ("savage_monks", "ranged", "use:siege_attack#4", {"points": p("siege", 4), "crystals": 7}),
    ("utem_crossbowmen", "ranged", "use:ranged_attack#2", {"points": p("ranged", 2)}),
    ("utem_guardsmen", "block", "use:plain_block#4", {"points": p("swift_block", 4)}),
    ("utem_swordsmen", "attack", "use:attack#6", {"points": p("melee", 6)}),
]


@pytest.mark.parametrize(
    ("unit", "moment", "way", "wanted"),
    [pytest.param(*row, marks=M.card("mageknight", row[0]), id=f"{row[0]}-{row[2]}") for row in UNIT_WAYS],
)
def test_what_a_unit_can_do(unit: str, moment: str, way: str, wanted: dict[str, Any]) -> None:
    hurt = ", wound" if "heal#" in way else ""
    s = at_moment(moment, "rage, rage" + hurt, units=unit, fame=8, level=3, reputation=0)
    s.choose(f"unit:{unit}", way)
    after = made(s)
    for name, value in wanted.items():
        assert after[name] == value, (name, after[name])
    own = s.me.units[0]
    assert own.spent and own.wounds == (1 if way == "use:attack#6" else 0)
    key = f"unit:{unit}#spent" + ("1" if own.wounds else "")
    message = "mk-why-unit-wounded" if own.wounds else "mk-why-unit-spent"
    s.refuses(key, "M15.3" if own.wounds else "M7.3", message, what=unit)


def test_every_unit_is_tested() -> None:
    assert {row[0] for row in UNIT_WAYS} == {face for face in UNITS if SET_OF[face] == "base"}


@M.card("mageknight", "amotep_freezers", "illusionists")
def test_units_that_stop_attacks() -> None:
    s = fight("prowlers, diggers", "rage", units="illusionists", crystals="white", source="", level=3)
    s.choose("unit:illusionists", "use:idle#1")  # the fortified one is out of reach
    assert [foe["idle"] for foe in s.panel["foes"]] == [True, False]
    f = fight("guardsmen, ice_mages_token", "rage", units="amotep_freezers", crystals="blue", source="", level=3)
    f.choose("unit:amotep_freezers", "use:idle_weak#3")
    assert f.panel["foes"][0]["armor"] == 4 and f.panel["foes"][0]["idle"]


@M.card("mageknight", "altem_mages")
@M.clause("M12.11")
def test_altem_mages() -> None:
    """Every branch: two tokens; 5, for blue or red 7, for both 9; all attacks Cold Fire, or all of them Siege."""
    facts = {"units": "altem_mages", "level": 3}
    two = scene("rage", **facts).choose("unit:altem_mages", "colour:gold", "colour:black")
    two.expect(tokens=["gold", "black"])
    red = fight("prowlers", "rage", phase="attack", crystals="red", source="", **facts).choose("unit:altem_mages")
    red.offers("use:cold_fire_attack#5", "use:red_cold_fire_attack#7").lacks("use:blue_cold_fire_attack#7")
    red.refuses("use:cold_fire_attack#9", "M6.5", "mk-why-mana", colours=["blue", "red"])
    red.choose("use:red_cold_fire_attack#7").expect(have=7)
    blue = fight("prowlers", "rage", phase="block", crystals="blue", source="", **facts).choose("unit:altem_mages")
    blue.choose("use:blue_cold_fire_block#7").expect(have=7)
    night = {"night": True, "tokens": "black", "source": ""}
    cold = fight("fire_golems_token", "rage", phase="attack", **night, **facts).choose("unit:altem_mages")
    cold.choose("use:cold_fire#1", "play:rage", "basic:attack#2").expect(have=2)  # physical would count half
    wall = fight("guardsmen", "rage, march", **night, **facts).lacks("play:rage").choose("unit:altem_mages")
    wall.choose("use:sieging#1").lacks("play:march").choose("play:rage").expect(have=2, want=7)
    assert wall.state.now.combat is not None and plain(wall.state.now.combat.points) == [("siege", "physical", 2)]


@M.clause("M7.4")
def test_readying_keeps_wounds() -> None:
    s = scene("rejuvenate, rage", units="peasants!*, foresters").choose("play:rejuvenate", "basic:ready#2")
    s.expect(my_units="peasants*, foresters")


@M.clause("M7.5")
@M.card("mageknight", "into_the_heat")
def test_bonuses_to_units() -> None:
    s = fight("prowlers", "into_the_heat, rage", units="utem_crossbowmen", crystals="red", source="", level=3)
    s.choose("play:into_the_heat", "strong:units_up#3", "unit:utem_crossbowmen", "use:ranged_attack#2").expect(have=5)
    assert Mod("no_unit_damage") in s.state.now.mods
    hurt = fight("prowlers", "into_the_heat, rage", units="peasants, foresters*", level=3)
    hurt.choose("play:into_the_heat", "basic:units_up#2", "next", "next", "suffer:prowlers")
    hurt.expect(my_hand="rage, wound, wound")  # nobody was asked


@M.card("mageknight", "herbalists")
@M.clause("M7.4")
def test_herbalists_do_not_ready_themselves() -> None:
    s = scene("rage", units="herbalists, peasants!, herbalists!", level=3).choose("unit:herbalists", "use:ready#2")
    s.offers("unit:peasants#spent", "unit:herbalists#spent").choose("unit:herbalists#spent")
    s.expect(my_units="herbalists!, peasants!, herbalists")
    strong = scene("rage", units="herbalists, ice_mages!", level=3).choose("unit:herbalists")
    strong.expect(tokens=["green"])  # nobody of level I or II to ready: only the mana is left
    later = scene("rejuvenate, rage", units="herbalists", level=3).choose("unit:herbalists", "use:green_mana#1")
    later.choose("play:rejuvenate", "basic:ready#2").expect(my_units="herbalists")
