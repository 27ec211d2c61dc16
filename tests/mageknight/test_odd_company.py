"""Cards, Units and skills in company in which they are seldom seen: each was a fault that was found by reading."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.lasting import Mod
from undercroft.core.zones import create, knows
from undercroft.games.mageknight.fight.foes import muster, open_combat
from undercroft.games.mageknight.mods import LANTERN
from undercroft.games.mageknight.play.exploring import put_tile
from undercroft.games.mageknight.play.movement import BARRED, entry
from undercroft.games.mageknight.records import Centred, Combat
from undercroft.games.mageknight.state import change_unit, lay_over
from undercroft.games.mageknight.tables import TILES, Ground
from undercroft.games.mageknight.world.shapes import SHAPES, centre_of

from .clashes import duel, stronghold
from .scene import Scene, bare, fight, go, scene, space_of, token
from .test_duels import castle, melee, use
from .test_duels import combat_of as side_of

M = pytest.mark


def combat_of(s: Scene) -> Combat:
    assert s.state.now.combat is not None
    return s.state.now.combat


# -- what a Block brings


@M.clause("ML11.4", "M12.14")
@M.example("mageknight", "XR43")
@M.card("mageknight", "burning_shield", "shield_bash", "dodge_and_weave")
def test_what_a_block_brings_when_an_effect_does_the_rest() -> None:
    """The attack falls to 0 while Blocks lie at it: nobody is destroyed who should burn or lose Armor."""
    facts: dict[str, Any] = {"phase": "block", "source": "", "crystals": "red, white, blue"}
    burn = fight("prowlers, diggers", "burning_shield, dodge_and_weave, rage", **facts).choose("aim:prowlers")
    burn.choose("play:burning_shield", "basic:fire_block#4", "play:dodge_and_weave", "strong:reduce#4")
    burn.choose("strike:prowlers").expect(my_fame=0)
    assert not combat_of(burn).foes[0].beaten and Mod("burning", 4) in burn.state.now.mods
    bash = fight("ironclads, diggers", "shield_bash, dodge_and_weave, rage", **facts).choose("aim:ironclads")
    bash.choose("play:shield_bash", "strong:plain_block#5", "play:dodge_and_weave", "strong:reduce#4")
    bash.choose("strike:ironclads").expect(my_fame=0)
    foe = combat_of(bash).foes[0]
    assert (foe.beaten, foe.armor) == (False, 1)  # 5 more than nothing


@M.clause("M18.10")
@M.card("mageknight", "shield_bash")
def test_shield_bash_lowers_armor_in_a_duel() -> None:
    facts: dict[str, Any] = {"units": "utem_swordsmen, peasants", "rival_crystals": "blue", "level": 7}
    s = melee(duel("rage", rival_hand="shield_bash, rage", **facts).choose("partial"))
    use(s, "utem_swordsmen", "attack#3").choose("loose", "play:shield_bash", "strong:plain_block#5", "stand")
    swords = side_of(s.state, 1).foes[1]
    assert (swords.beaten, swords.armor) == (False, 2)


@M.clause("M18.10", "ML9.2")
@M.example("mageknight", "XR47")
@M.card("mageknight", "banner_of_fortitude", "burning_shield")
def test_fortitude_spares_a_unit_that_an_effect_of_a_duel_would_destroy() -> None:
    facts: dict[str, Any] = {"units": "utem_swordsmen@banner_of_fortitude", "level": 7, "night": True}
    s = duel("rage", rival_hand="burning_shield, rage", **facts)
    s.state.players[1].tokens = ["black", "red"]
    use(melee(s.choose("partial")), "utem_swordsmen#banner_of_fortitude", "attack#3").choose("loose")
    s.choose("play:burning_shield", "strong:fire_block#4", "stand")
    unit = s.state.players[0].units[0]
    assert (unit.wounds, unit.furled) == (0, True) and side_of(s.state, 1).foes[1].beaten


@M.example("mageknight", "XR46")
@M.card("mageknight", "wolfhawk_dueling")
def test_dueling_against_a_hero() -> None:
    """Block 1 in melee, Attack 1 with the next attack, and Fame for it if no Unit had a part in either."""
    facts: dict[str, Any] = {
        "rival_skills": "wolfhawk_dueling",
        "rival_units": "peasants",
        "house": "duels",
        "level": 5,
    }
    far = duel("swiftness, rage", crystals="white", **facts)
    far.choose("full", "play:swiftness", "strong:ranged_attack#3", "loose").lacks("skill:wolfhawk_dueling")
    s = melee(duel("rage, march", rival_hand="rage, march", **facts).choose("full"))
    s.choose("play:rage", "basic:attack#2", "loose", "skill:wolfhawk_dueling", "stand", "spare")
    s.choose("fire:wolfhawk_dueling", "loose").expect(actor=0)
    assert s.state.players[1].fame == 1
    for helped in ("block", "attack"):
        s = melee(duel("rage, march", rival_hand="rage, march", **facts).choose("full"))
        s.choose("play:rage", "basic:attack#2", "loose", "skill:wolfhawk_dueling")
        if helped == "block":
            s.choose("unit:peasants", "stand")
        else:
            s.choose("stand", "spare", "unit:peasants", "use:attack#2")
        s.choose("fire:wolfhawk_dueling", "loose")
        assert s.state.players[1].fame == 0


@M.clause("ML6.6", "ML6.5", "ML6.7")
@M.example("mageknight", "XR67")
@M.card("mageknight", "heroes_red", "thugs")
def test_thugs_and_heroes_in_a_duel() -> None:
    """Heroes want to be paid for an attack on a keep's owner; nobody asks Thugs."""
    facts: dict[str, Any] = {"units": "heroes_red, thugs", "crystals": "red", "level": 7, "sets": "lost_legion"}
    s = melee(castle("promise, rage", **facts).choose("step:ne", "partial"))
    s.refuses("unit:heroes_red", "ML6.6", "mk-why-unpaid").offers("unit:thugs")
    s.choose("play:promise", "basic:influence#2").lacks("hire:thugs").choose("hire:heroes_red")
    s.offers("unit:heroes_red")
    melee(duel("promise, rage", **facts).choose("partial")).offers("unit:heroes_red").lacks("hire:heroes_red")


# -- on the way into a joint fight


@M.clause("M14.8")
@M.card("mageknight", "goldyx_flight", "underground_travel", "wings_of_wind", "druidic_staff", "mystical_map")
def test_no_other_movement_on_the_way_into_a_joint_fight() -> None:
    facts: dict[str, Any] = {"crystals": "green, white", "skills": "goldyx_flight", "sets": "tezla,lost_legion"}
    s = stronghold(hand="underground_travel, wings_of_wind, druidic_staff, march", **facts)
    s.state.players[0].kept = tuple(create(s.state, ["mystical_map"]))
    s.choose("seat:seat_1", "done", "amount:1", "agree").expect(kind="mk.entry")
    s.lacks("skill:goldyx_flight", "favour:mystical_map").offers("storm")
    for card in ("underground_travel", "wings_of_wind"):
        ways = [key for key in go(s.state).choose(f"play:{card}").keys if key.startswith(("basic", "strong"))]
        assert not ways


@M.clause("MK3.1", "M14.8")
@M.example("mageknight", "MR9")
@M.card("mageknight", "savage_harvesting")
def test_the_step_into_a_joint_fight_is_a_step_to_harvest_with() -> None:
    s = stronghold(hand="march, rage", mods=[Mod("harvest", 0)], move=6)
    s.choose("seat:seat_1", "done", "amount:1", "agree", "storm").expect(kind="mk.pick").offers("card:rage")
    s.choose("card:rage").expect(kind="mk.fight")
    assert s.state.players[0].crystals["red"] == 1


# -- Units


@M.clause("ML7.2")
@M.card("mageknight", "delphana_masters", "energy_flow")
def test_masters_who_are_tired_by_others_do_nothing_more() -> None:
    s = bare("march, rage", units="delphana_masters", level=9, crystals="blue, red, green", source="")
    card = s.players[0].units[0].card
    change_unit(s, 0, card, spent=True, used=("blue",))
    change_unit(s, 0, card, spent=False)
    assert s.players[0].units[0].used == ()
    change_unit(s, 0, card, spent=True)  # by a rival
    muster(s, open_combat(s, "rampage", s.players[0].at), token(s, "prowlers"), "guard", s.players[0].at)
    go(s, ("turn",), ("phase", "ranged")).refuses("unit:delphana_masters#spent", "M7.3", "mk-why-unit-spent")


@M.clause("ML10.4", "M5.4")
@M.card("mageknight", "delphana_masters")
def test_masters_destroy_the_enemy_that_is_aimed_at() -> None:
    """What was played at it is gone; the one that is left is aimed at."""
    facts: dict[str, Any] = {"units": "delphana_masters", "level": 9, "source": "", "crystals": "red"}
    s = fight("prowlers, diggers", "rage, rage, rage", phase="block", **facts)
    s.choose("aim:prowlers", "play:rage", "basic:plain_block#2", "play:rage", "basic:plain_block#2", "resolve")
    s.choose("next", "hero", "aim:prowlers", "play:rage", "basic:attack#2", "unit:delphana_masters")
    c = combat_of(s)
    assert c.foes[0].beaten and c.targets == (1,) and not c.points


@M.card("mageknight", "wolfhawk_on_her_own", "call_to_arms")
@M.clause("M8.2")
def test_on_her_own_minds_only_units_that_were_paid() -> None:
    b = bare("call_to_arms, promise", at="c02.E", skills="wolfhawk_on_her_own", offer="peasants", crystals="white")
    b.night, b.players[0].tokens = True, ["black"]
    s = go(b, ("turn",)).choose("play:call_to_arms", "strong:muster#1", "act:interact")
    s.choose("skill:wolfhawk_on_her_own").offers("use:aloof#3")


# -- the next draw


@M.clause("ML14.1")
@M.card("mageknight", "meditation", "amulet_of_reawakening")
def test_a_larger_hand_in_the_next_round() -> None:
    """Once somebody has announced the end of the Round, the next draw is that of the next one."""
    late = bare("meditation, rage", crystals="green", source="", discard="march", seats=2)
    late.turns_left = 1
    s = go(late, ("turn",)).choose("play:meditation", "basic:recall#2", "to:top")
    assert (s.me.more_cards, s.me.more_later) == (0, 2)
    last = bare("rage", discard="march", seats=2, sets="tezla")
    last.turns_left = 1
    last.players[0].kept = tuple(create(last, ["amulet_of_reawakening"]))
    t = go(last, ("turn",)).choose("favour:amulet_of_reawakening")
    assert (t.me.more_cards, t.me.more_later) == (0, 1)


@M.card("mageknight", "meditation")
def test_random_cards_of_meditation_go_in_the_order_one_likes() -> None:
    s = scene("meditation, rage", crystals="green", source="", discard="march, promise")
    s.choose("play:meditation", "basic:recall#2").expect(kind="mk.pick").offers("take:march", "take:promise")
    s.choose("take:promise", "to:top")
    assert s.faces(s.me.deck[-2:]) == ["promise", "march"]
    alike = scene("meditation, rage", crystals="green", source="", discard="march, march")
    alike.choose("play:meditation", "basic:recall#2", "to:top")


@M.clause("M16.8")
@M.card("mageknight", "long_night", "tranquility")
def test_long_night_in_the_middle_of_drawing() -> None:
    """The deck runs out while a card draws: three cards come back, and the drawing goes on."""
    facts: dict[str, Any] = {"tactic": "long_night", "night": True, "deck": "march", "crystals": "green", "source": ""}
    s = scene("tranquility, rage", discard="stamina, stamina, stamina, stamina", **facts)
    s.choose("play:tranquility", "strong:draw#2").expect(keys=("lengthen", "none"), my_hand="rage, march")
    s.choose("lengthen").expect(my_hand="rage, march, stamina", my_deck="stamina, stamina", my_discard="stamina")
    none = scene("tranquility, rage", discard="stamina", **facts).choose("play:tranquility", "strong:draw#2", "none")
    none.expect(my_hand="rage, march").offers("tactic:long_night")


# -- actions


@M.clause("M10.14", "ML13.1")
@M.card("mageknight", "temporal_portal", "peaceful_moment")
def test_no_card_is_an_action_beside_another_hero() -> None:
    facts: dict[str, Any] = {"seats": 2, "at": "c02.C", "crystals": "blue, white", "source": ""}
    beside, apart = {1: "c02.C"}, {1: "c02.E"}
    scene("temporal_portal, march", others=beside, **facts).choose("play:temporal_portal").expect(move=1)
    scene("temporal_portal, march", others=apart, **facts).choose("play:temporal_portal").offers("basic:gateway#1")
    scene("peaceful_moment, march", others=beside, **facts).choose("play:peaceful_moment").expect(move=1)
    scene("peaceful_moment, march", others=apart, **facts).choose("play:peaceful_moment").offers("basic:peace#3")


# -- terrain


def opened(hand: str, *mods: Mod, **more: Any) -> Scene:
    """Beside a mountain and a lake, in one match."""
    s = bare(hand, crystals="green, white, blue", source="", mods=list(mods), **more)
    for place, terrain in (("c02.E", "mountain"), ("c02.W", "lake")):
        lay_over(s, space_of(s, place), Ground(terrain))
    return go(s, ("turn",))


@M.clause("M10.2", "M10.3")
@M.card("mageknight", "path_finding", "norowas_prayer_of_weather", "norowas_calming_the_weather", "mountain_lore")
def test_all_terrain_is_also_what_an_effect_opens() -> None:
    wild = (Mod("costing", 5, word="mountain"), Mod("costing", 4, word="lake"))
    for skill in ("norowas_prayer_of_weather", "norowas_calming_the_weather"):
        s = opened("march", *wild, skills=skill, seats=2).choose(f"skill:{skill}")
        assert [entry(s.state, s.at(place)) for place in ("c02.E", "c02.W")] == [3, 2]
    s = opened("path_finding, march", *wild).choose("play:path_finding", "basic:move#2")
    assert [entry(s.state, s.at(place)) for place in ("c02.E", "c02.W")] == [4, 3]
    s = opened("path_finding, mountain_lore").choose("play:path_finding", "strong:move#4")
    assert [entry(s.state, s.at(place)) for place in ("c02.E", "c02.W")] == [BARRED, BARRED]  # it opens nothing
    s.state.players[0].tokens = ["green"]
    s.choose("play:mountain_lore", "strong:move#5")
    assert [entry(s.state, s.at(place)) for place in ("c02.E", "c02.W")] == [2, BARRED]


@M.clause("M10.2")
@M.card("mageknight", "druidic_paths")
def test_terrain_of_ones_choice_may_be_wild() -> None:
    s = opened("druidic_paths, march", Mod("costing", 5, word="mountain"), hero="tovak")
    s.choose("play:druidic_paths", "strong:move#4", "terrain:mountain")
    assert entry(s.state, s.at("c02.E")) == 4


@M.clause("M13.9")
@M.card("mageknight", "amulet_of_the_sun")
def test_ruins_that_are_turned_up_under_the_amulet_of_the_sun_lie_open() -> None:
    for mods, seen in (([], 0), ([LANTERN], 1)):
        s = bare("rage", night=True, mods=mods)
        tile = next(face for face, own in TILES.items() if any(space.site == "ruins" for space in own.spaces))
        put_tile(s, create(s, [tile], known=0)[0], centre_of(SHAPES[s.rules.shape], 1, 1))
        assert [knows(s, token, 0) for token in s.ruins.values()] == [bool(seen)]


@M.clause("M10.7")
@M.card("mageknight", "wolfhawk_hawk_eyes", "braevalar_feral_allies")
def test_exploring_may_cost_nothing() -> None:
    """Feral Allies out of the common skills, and Hawk Eyes at Night."""

    def explored(*mods: Mod) -> Scene:
        s = bare("rage", at="c01.NE", skills="braevalar_feral_allies", night=True, mods=[*mods])
        s.tiles = tuple(create(s, ["c04", "c05"], known=0))
        return go(s, ("turn",))

    free = explored(Mod("keen", 1))
    key = next(key for key in free.keys if key.startswith("explore:"))
    free.choose(key).expect(move=0)
    explored().lacks(key)


# -- Arcane Immunity


@M.clause("ML11.10", "ML11.12")
@M.example("mageknight", "XR66")
@M.card("mageknight", "braevalar_natures_vengeance")
def test_an_immune_enemy_does_not_become_cumbersome() -> None:
    s = fight("shadow", "march, rage", phase="block", skills="braevalar_natures_vengeance", seats=2)
    s.choose("skill:braevalar_natures_vengeance")
    foe = combat_of(s).foes[0]
    assert foe.strikes[0].value == 3 and "cumbersome" not in (*foe.abilities, *foe.strikes[0].abilities)
    s.choose("play:march").lacks("basic:move#2")


# -- mana


@M.clause("M5.5")
@M.card("mageknight", "arythea_invocation", "restoration")
def test_invocation_does_not_throw_the_last_wound_away_for_what_heals() -> None:
    """The token could power nothing then, and the question after it had no answer."""
    facts = {"skills": "arythea_invocation", "source": "", "crystals": "green", "night": True}
    last = scene("stamina, wound, restoration", **facts).choose("skill:arythea_invocation")
    last.lacks("use:invoke#black")
    two = scene("stamina, wound, wound, restoration", **facts)
    two.choose("skill:arythea_invocation", "use:invoke#black")
    assert not two.state.players[0].crystals["green"]


@M.clause("M8.7")
@M.card("mageknight", "arythea_invocation", "krang_mana_suppression", "krang_mana_enhancement")
def test_the_mana_of_invocation_is_suppressed_and_enhanced_like_other_mana() -> None:
    b = bare("march, rage, stamina", seats=2, skills="arythea_invocation", source="", crystals="green, green")
    b.centre = (Centred(create(b, ["krang_mana_suppression"])[0], 1, 0),)
    s = go(b, ("turn",)).choose("skill:arythea_invocation", "use:invoke#green", "card:rage", "play:march")
    s.choose("strong:move#4").expect(move=4)
    assert s.me.crystals["green"] == 1 and s.state.centre[0].hit == ("green",)
    b = bare("march, rage, stamina", seats=2, skills="arythea_invocation", source="")
    b.centre = (Centred(create(b, ["krang_mana_suppression"])[0], 1, 0),)
    go(b, ("turn",)).refuses("skill:arythea_invocation", "M5.5", "mk-why-no-power")  # nothing pays the second time
    more = scene("march, rage, stamina", skills="arythea_invocation, krang_mana_enhancement", source="", seats=2)
    more.choose("skill:arythea_invocation", "use:invoke#green", "card:rage", "play:march", "strong:move#4")
    more.choose("skill:krang_mana_enhancement")
    assert more.me.crystals["green"] == 1 and [lying.mark for lying in more.state.centre] == ["green"]


@M.clause("M8.7")
@M.card("mageknight", "krang_regenerate", "krang_mana_suppression")
def test_regeneration_is_suppressed_like_other_mana() -> None:
    """The soak stopped here: what is paid besides was taken for a second cost."""
    b = bare("march, wound", seats=2, skills="krang_regenerate", source="", crystals="red, red", deck="rage, rage")
    b.centre = (Centred(create(b, ["krang_mana_suppression"])[0], 1, 0),)
    s = go(b, ("turn",)).choose("skill:krang_regenerate", "crystal:red", "crystal:red")
    s.expect(my_hand="march, rage")  # healed, and a card for red mana
    assert not s.me.crystals["red"] and s.state.centre[0].hit == ("red",)


# -- cards used by cards


@M.clause("M5.8")
@M.card("mageknight", "mysterious_box", "tome_of_all_spells", "space_bending")
def test_time_bending_puts_the_box_aside_that_cast_it() -> None:
    """Not the card that was played last."""
    b = bare("mysterious_box, march, stamina, ice_bolt, rage", spells="space_bending", crystals="blue", source="")
    b.stacks["artifacts"] = (*b.stacks["artifacts"], *create(b, ["tome_of_all_spells"]))
    s = go(b, ("turn",)).choose("play:mysterious_box", "basic:open_box#1", "play:march", "basic:move#2")
    s.choose("box:tome_of_all_spells", "strong:tome#strong", "card:stamina", "cast:space_bending")
    assert {s.state.face[card] for card, how in s.state.now.returned if how == "aside"} == {"mysterious_box"}
