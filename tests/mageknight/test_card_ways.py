"""Every Deed card: what each plain way of it gives (M5)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.mageknight.tables import BASE, CARDS, SET_OF

from .moments import at_moment, made, p

M = pytest.mark

WAYS: list[tuple[str, str, str, dict[str, Any]]] = [
    # card, moment, way, what it makes
    ("battle_versatility", "attack", "basic:attack#2", {"points": p("melee", 2)}),
    ("battle_versatility", "block", "basic:plain_block#2", {"points": p("block", 2)}),
    ("battle_versatility", "ranged", "basic:ranged_attack#1", {"points": p("ranged", 1)}),
    ("battle_versatility", "attack", "strong:attack#4", {"points": p("melee", 4)}),
    ("battle_versatility", "block", "strong:plain_block#4", {"points": p("block", 4)}),
    ("battle_versatility", "attack", "strong:fire_attack#3", {"points": p("melee", 3, "fire")}),
    ("battle_versatility", "block", "strong:fire_block#3", {"points": p("block", 3, "fire")}),
    ("battle_versatility", "ranged", "strong:ranged_attack#3", {"points": p("ranged", 3)}),
    ("battle_versatility", "ranged", "strong:siege_attack#2", {"points": p("siege", 2)}),
    ("cold_toughness", "attack", "basic:ice_attack#2", {"points": p("melee", 2, "ice")}),
    ("cold_toughness", "block", "basic:ice_block#3", {"points": p("block", 3, "ice")}),
    ("cold_toughness", "block", "strong:icons_block#5", {"points": p("block", 5, "ice")}),
    ("crystallize", "move", "basic:red_crystal#1", {"crystals": 8}),
    ("determination", "attack", "basic:attack#2", {"points": p("melee", 2)}),
    ("determination", "block", "basic:plain_block#2", {"points": p("block", 2)}),
    ("determination", "block", "strong:plain_block#5", {"points": p("block", 5)}),
    ("instinct", "move", "basic:move#2", {"move": 2}),
    ("instinct", "deal", "basic:influence#2", {"influence": 2}),
    ("instinct", "attack", "basic:attack#2", {"points": p("melee", 2)}),
    ("instinct", "block", "basic:plain_block#2", {"points": p("block", 2)}),
    ("instinct", "move", "strong:move#4", {"move": 4}),
    ("instinct", "deal", "strong:influence#4", {"influence": 4}),
    ("instinct", "attack", "strong:attack#4", {"points": p("melee", 4)}),
    ("instinct", "block", "strong:plain_block#4", {"points": p("block", 4)}),
    ("mana_draw", "move", "basic:more_dice#1", {}),
    ("mana_pull", "move", "basic:more_dice#1", {}),
    ("march", "move", "basic:move#2", {"move": 2}),
    ("march", "move", "strong:move#4", {"move": 4}),
    ("march", "move", "sideways:move#1", {"move": 1}),
    ("march", "attack", "sideways:attack#1", {"points": p("melee", 1)}),
    ("march", "block", "sideways:plain_block#1", {"points": p("block", 1)}),
    ("march", "deal", "sideways:influence#1", {"influence": 1}),
    ("noble_manners", "deal", "basic:influence#2", {"influence": 2, "fame": 1}),
    ("noble_manners", "deal", "strong:influence#4", {"influence": 4, "fame": 1, "reputation": 1}),
    ("promise", "deal", "basic:influence#2", {"influence": 2}),
    ("promise", "deal", "strong:influence#4", {"influence": 4}),
    ("rage", "attack", "basic:attack#2", {"points": p("melee", 2)}),
    ("rage", "block", "basic:plain_block#2", {"points": p("block", 2)}),
    ("rage", "attack", "strong:attack#4", {"points": p("melee", 4)}),
    ("rejuvenate", "move", "basic:draw#1", {"hand": 2}),
    ("rejuvenate", "move", "basic:green_mana#1", {"tokens": ["green"]}),
    ("rejuvenate", "move", "strong:draw#2", {"hand": 3}),
    ("rejuvenate", "move", "strong:green_crystal#1", {"crystals": 8}),
    ("stamina", "move", "basic:move#2", {"move": 2}),
    ("stamina", "move", "strong:move#4", {"move": 4}),
    ("swiftness", "move", "basic:move#2", {"move": 2}),
    ("swiftness", "ranged", "strong:ranged_attack#3", {"points": p("ranged", 3)}),
    ("threaten", "deal", "basic:influence#2", {"influence": 2}),
    ("threaten", "deal", "strong:influence#5", {"influence": 5, "reputation": -1}),
    ("tranquility", "move", "basic:draw#1", {"hand": 2}),
    ("tranquility", "move", "strong:draw#2", {"hand": 3}),
    ("will_focus", "move", "basic:green_crystal#1", {"crystals": 9}),
    # Advanced Actions
    ("ambush", "move", "basic:move#2", {"move": 2}),
    ("ambush", "move", "strong:move#4", {"move": 4}),
    ("blood_rage", "attack", "basic:attack#2", {"points": p("melee", 2)}),
    ("blood_rage", "attack", "basic:attack#5", {"points": p("melee", 5), "wounds": 1}),
    ("blood_rage", "attack", "strong:attack#4", {"points": p("melee", 4)}),
    ("blood_rage", "attack", "strong:attack#9", {"points": p("melee", 9), "wounds": 1}),
    ("crushing_bolt", "move", "basic:green_crystal#1", {"crystals": 9}),
    ("crushing_bolt", "ranged", "strong:siege_attack#3", {"points": p("siege", 3)}),
    ("fire_bolt", "move", "basic:red_crystal#1", {"crystals": 9}),
    ("fire_bolt", "ranged", "strong:ranged_fire_attack#3", {"points": p("ranged", 3, "fire")}),
    ("frost_bridge", "move", "basic:move#2", {"move": 2}),
    ("frost_bridge", "move", "strong:move#4", {"move": 4}),
    ("heroic_tale", "deal", "basic:influence#3", {"influence": 3}),
    ("heroic_tale", "deal", "strong:influence#6", {"influence": 6}),
    ("ice_bolt", "move", "basic:blue_crystal#1", {"crystals": 9}),
    ("ice_bolt", "ranged", "strong:ranged_ice_attack#3", {"points": p("ranged", 3, "ice")}),
    ("ice_shield", "block", "basic:ice_block#3", {"points": p("block", 3, "ice")}),
    ("ice_shield", "block", "strong:ice_block#3", {"points": p("block", 3, "ice")}),
    ("in_need", "deal", "basic:gather#3", {"influence": 4, "wounds": 1}),
    ("in_need", "deal", "strong:gather#5", {"influence": 7, "wounds": 1}),
    ("intimidate", "deal", "basic:influence#4", {"influence": 4, "reputation": -1}),
    ("intimidate", "attack", "basic:attack#3", {"points": p("melee", 3), "reputation": -1}),
    ("intimidate", "deal", "strong:influence#8", {"influence": 8, "reputation": -2}),
    ("intimidate", "attack", "strong:attack#7", {"points": p("melee", 7), "reputation": -2}),
    ("path_finding", "move", "basic:move#2", {"move": 2}),
    ("path_finding", "move", "strong:move#4", {"move": 4}),
    ("pure_magic", "move", "basic:move#4", {"move": 4, "crystals": 7}),
    ("pure_magic", "deal", "basic:influence#4", {"influence": 4, "crystals": 7}),
    ("pure_magic", "block", "basic:plain_block#4", {"points": p("block", 4), "crystals": 7}),
    ("pure_magic", "attack", "basic:attack#4", {"points": p("melee", 4), "crystals": 7}),
    ("pure_magic", "move", "strong:move#7", {"move": 7, "crystals": 6}),
    ("pure_magic", "deal", "strong:influence#7", {"influence": 7, "crystals": 6}),
    ("pure_magic", "block", "strong:plain_block#7", {"points": p("block", 7), "crystals": 6}),
    ("pure_magic", "attack", "strong:attack#7", {"points": p("melee", 7), "crystals": 6}),
    ("refreshing_walk", "move", "basic:move#2", {"move": 2, "healing": 1}),
    ("refreshing_walk", "move", "strong:move#4", {"move": 4, "healing": 2}),
    ("regeneration", "move", "basic:mend#1", {"healing": 1, "wounds": 1}),
    ("regeneration", "move", "strong:mend#2", {"healing": 2, "wounds": 1}),
    ("song_of_wind", "move", "basic:move#2", {"move": 2}),
    ("song_of_wind", "move", "strong:move#2", {"move": 2, "crystals": 7}),
    ("song_of_wind", "move", "strong:move_lakes#2", {"move": 2, "crystals": 6}),
    ("steady_tempo", "move", "basic:move#2", {"move": 2}),
    ("steady_tempo", "move", "strong:move#4", {"move": 4}),
    ("swift_bolt", "move", "basic:white_crystal#1", {"crystals": 9}),
    ("swift_bolt", "ranged", "strong:ranged_attack#4", {"points": p("ranged", 4)}),
    ("mana_storm", "move", "strong:reroll_source#1", {"crystals": 7}),
    ("crystal_mastery", "move", "strong:mod#refund", {"crystals": 7}),
    ("into_the_heat", "ranged", "basic:units_up#2", {}),
    # Spells
    ("burning_shield", "block", "basic:fire_block#4", {"points": p("block", 4, "fire"), "crystals": 7}),
    ("demolish", "ranged", "basic:open_site#1", {"crystals": 7}),
    ("fireball", "ranged", "basic:ranged_fire_attack#5", {"points": p("ranged", 5, "fire"), "crystals": 7}),
    ("flame_wall", "attack", "basic:fire_attack#5", {"points": p("melee", 5, "fire")}),
    ("flame_wall", "block", "basic:fire_block#7", {"points": p("block", 7, "fire")}),
    ("mana_bolt", "attack", "basic:ice_attack#8", {"points": p("melee", 8, "ice"), "crystals": 6}),
    ("mana_bolt", "attack", "basic:cold_fire_attack#7", {"points": p("melee", 7, "cold_fire"), "crystals": 6}),
    ("mana_bolt", "ranged", "basic:ranged_ice_attack#6", {"points": p("ranged", 6, "ice"), "crystals": 6}),
    ("mana_bolt", "ranged", "basic:siege_ice_attack#5", {"points": p("siege", 5, "ice"), "crystals": 6}),
    ("restoration", "move", "basic:restore#3", {"healing": 3, "wounds": 1}),
    ("snowstorm", "ranged", "basic:ranged_ice_attack#5", {"points": p("ranged", 5, "ice"), "crystals": 7}),
    ("tremor", "attack", "basic:weaken_all#2", {"crystals": 7}),
    # Artifacts
    ("amulet_of_the_sun", "move", "basic:gold_mana#1", {"tokens": ["gold"]}),
    ("amulet_of_the_sun", "move", "strong:gold_mana#3", {"tokens": ["gold"] * 3}),
    ("diamond_ring", "move", "basic:white_mana#1", {"tokens": ["white"], "crystals": 9, "fame": 1}),
    ("emerald_ring", "move", "basic:green_mana#1", {"tokens": ["green"], "crystals": 9, "fame": 1}),
    ("endless_bag_of_gold", "deal", "basic:influence#4", {"influence": 4, "fame": 2}),
    ("endless_bag_of_gold", "deal", "strong:influence#9", {"influence": 9, "fame": 3}),
    ("endless_gem_pouch", "move", "strong:gem_mana#1", {"tokens": ["red", "blue", "green", "white", "gold"]}),
    ("golden_grail", "move", "basic:grail#2", {"healing": 2, "wounds": 1}),
    ("golden_grail", "move", "strong:grail#6", {"healing": 6, "wounds": 1}),
    ("horn_of_wrath", "ranged", "basic:siege_attack#5", {"points": p("siege", 5)}),
    ("ruby_ring", "move", "basic:red_mana#1", {"tokens": ["red"], "crystals": 9, "fame": 1}),
    ("sapphire_ring", "move", "basic:blue_mana#1", {"tokens": ["blue"], "crystals": 9, "fame": 1}),
    ("sword_of_justice", "attack", "strong:blades#1", {}),
]
HURT = {"in_need", "regeneration", "restoration", "golden_grail"}


@pytest.mark.parametrize(
    ("card", "moment", "way", "wanted"),
    [pytest.param(*row, marks=M.card("mageknight", row[0]), id=f"{row[0]}-{row[2]}") for row in WAYS],
)
def test_what_a_way_makes(card: str, moment: str, way: str, wanted: dict[str, Any]) -> None:
    hand = f"{card}, rage" + (", wound" if card in HURT else "")
    s = at_moment(moment, hand)
    before = made(s)
    s.choose(f"play:{card}", way)
    if s.kind == "mk.pay":
        s.choose(s.keys[0])
    after = made(s)
    for name, value in wanted.items():
        assert after[name] == value, (name, after[name])
    strong_action = way.startswith("strong") and CARDS[card].sort == "action"
    costly = strong_action or CARDS[card].sort == "spell"
    if "crystals" not in wanted:
        assert after["crystals"] == before["crystals"] - costly
    assert card in s.faces(s.me.played) or s.state.now.combat is None
    assert ("away" in [how for _, how in s.state.now.returned]) == (
        way.startswith("strong") and CARDS[card].sort == "artifact"
    )


def test_every_card_is_tested() -> None:
    assert {row[0] for row in WAYS} | OWN_TESTS == {face for face in CARDS if SET_OF[face] == BASE}


OWN_TESTS = {
    "agility", "diplomacy", "learning", "meditation",
    "concentration", "crystal_joy", "improvisation", "blood_ritual", "decompose", "maximal_effect", "training", "chill",
    "expose", "whirlwind", "amulet_of_darkness", "book_of_wisdom", "magic_talent", "call_to_arms", "energy_flow",
    "mana_claim", "mana_meltdown", "mind_read", "space_bending", "underground_travel", "wings_of_wind",
    "banner_of_courage", "banner_of_fear", "banner_of_glory", "banner_of_protection",
}  # fmt: skip
