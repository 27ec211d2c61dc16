"""The combat panel tells beforehand what then happens: one reckoning for both."""

from __future__ import annotations

import pytest

from undercroft.core.text import COMPLETE, catalogue
from undercroft.games.mageknight.fight.abilities import ABILITIES
from undercroft.games.mageknight.table.look import ABILITY_ICONS, LOOK
from undercroft.games.mageknight.tables import ENEMIES

from .scene import Scene, fight

M = pytest.mark
STRIKERS = [face for face, enemy in ENEMIES.items() if len(enemy.strikes) == 1]
OPEN_STRIKERS = [face for face in STRIKERS if "assassination" not in ENEMIES[face].abilities]


def struck(s: Scene, who: str) -> Scene:
    """Block nothing, and give the attack to a Unit or to the hero."""
    s.choose("next")
    if s.kind == "mk.suffer":
        s.choose(s.keys[0])
    if s.kind == "mk.assign":
        s.choose(who)
    if s.kind == "mk.assign":
        s.choose("hero")
    return s


@M.clause("M12.15", "M12.17", "M12.19")
@pytest.mark.parametrize("face", STRIKERS)
def test_what_an_unblocked_attack_does_to_the_hero(face: str) -> None:
    s = fight(face, "march, rage", phase="block", fame=8)
    told = s.panel["foes"][0]["strikes"][0]
    struck(s, "hero")
    wounds = s.faces(s.me.hand).count("wound")
    assert wounds == told["wounds"]
    enemy = ENEMIES[face]
    assert s.faces(s.me.discard).count("wound") == (wounds if "poison" in enemy.abilities else 0)
    lost = "paralyze" in enemy.abilities or told["knocks_out"]
    assert ("march" not in s.faces(s.me.hand)) == lost


@M.clause("M12.16", "M12.19")
@pytest.mark.parametrize("unit", ["peasants", "guardian_golems", "fire_golems", "ice_golems", "altem_mages"])
@pytest.mark.parametrize("face", OPEN_STRIKERS)
def test_what_an_unblocked_attack_does_to_a_unit(face: str, unit: str) -> None:
    s = fight(face, "march, rage", phase="block", units=unit, fame=8)
    (told,) = s.panel["foes"][0]["strikes"][0]["units"]
    assert told["name"] == unit
    struck(s, f"unit:{unit}")
    after = {"holds": [unit], "wounded": [f"{unit}*"], "poisoned": [f"{unit}**"], "lost": []}[told["outcome"]]
    assert [s.unit_word(own) for own in s.me.units] == after
    assert s.faces(s.me.hand).count("wound") == told["wounds"]


@M.clause("M12.13")
@pytest.mark.parametrize(
    ("face", "full"),
    [
        ("prowlers", ["physical", "fire", "ice", "cold_fire"]),
        ("fire_mages_token", ["ice", "cold_fire"]),
        ("ice_mages_token", ["fire", "cold_fire"]),
        ("high_dragon", ["cold_fire"]),
    ],
)
def test_which_blocks_count_in_full(face: str, full: list[str]) -> None:
    s = fight(face, "rage", phase="block")
    assert s.panel["foes"][0]["strikes"][0]["by"] == full
    assert s.panel["half"] == [element for element in ("physical", "fire", "ice", "cold_fire") if element not in full]


@M.clause("M12.8")
def test_half_points_are_marked() -> None:
    s = fight("ironclads", "rage, rage", phase="attack").choose("play:rage", "basic:attack#2")
    assert s.panel["half"] == ["physical"] and (s.panel["have"], s.panel["want"]) == (1, 3)
    (points,) = s.panel["points"]
    assert points == {
        "kind": "melee", "element": "physical", "amount": 2, "by": "rage", "half": True, "lost": False,
    }  # fmt: skip


@M.clause("M12.7")
def test_a_group_adds_up_armor_and_resistances() -> None:
    s = fight("prowlers, golems", "rage", phase="attack").choose("aim:prowlers", "aim:golems")
    assert s.panel["want"] == 8 and s.panel["half"] == ["physical"]
    assert [foe["half"] for foe in s.panel["foes"]] == [[], ["physical"]]


@M.clause("M12.11")
def test_each_ability_is_on_the_panel() -> None:
    shown = {ability for face in ENEMIES for ability in fight(face).panel["foes"][0]["abilities"]}
    assert shown == set(ABILITIES)
    assert set(ABILITIES) <= ABILITY_ICONS.keys() and set(ABILITIES) <= LOOK.words
    for lang in COMPLETE:
        assert all(f"mk-text-{ability}".replace("_", "-") in catalogue(lang).reads for ability in ABILITIES)
    assert fight("diggers", walled=True).panel["foes"][0]["fortified"] == 2
    assert fight("orc_summoners").panel["foes"][0]["summons"] == "brown"
