"""Heroes against heroes, as it comes to it in play (M9.7, M10.12, M12.3, M18)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.conformance import check_game
from undercroft.core.zones import create
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.encounters.duel import blocked, combat_of, worth
from undercroft.games.mageknight.fight.foes import attackers, standing
from undercroft.games.mageknight.fight.reckoning import how_many
from undercroft.games.mageknight.mods import LORE
from undercroft.games.mageknight.records import Points
from undercroft.games.mageknight.rules import rules_of

from .clashes import duel
from .moments import plain
from .scene import Scene, scene

M = pytest.mark


def meeting(hand: str = "rage, march", **more: Any) -> Scene:
    """Seat 0 beside seat 1, with Move enough to step there."""
    facts: dict[str, Any] = {
        "at": "c02.E", "others": {1: "c02.C"}, "move": 3, "seats": 2, "house": "duels", "tactic": "planning",
        "rival_hand": "determination, rage", "source": "", **more,
    }  # fmt: skip
    return scene(hand, **facts)


def castle(hand: str = "rage, march", **more: Any) -> Scene:
    """Seat 0 beside a keep whose owner, seat 1, is inside."""
    facts = {"at": "c03.C", "tiles": "c03, c02", "others": {1: "c03.NE"}, "shields": {"c03.NE": (1,)}, **more}
    return meeting(hand, **facts)


def passing(s: Scene) -> Scene:
    """Both pass until the duel is over."""
    while s.state.duel is not None:
        s.choose("hold" if "hold" in s.keys else "spare" if "spare" in s.keys else "stand")
    return s


def finish(s: Scene, seat: int) -> Scene:
    """The rest of a turn: nothing more is done in it."""
    while s.state.actor == seat and s.kind != "mk.before":
        s.choose(next((key for key in ("end", "done") if key in s.keys), s.keys[0]))
    return s


def prices_of(s: Scene) -> dict[str, int]:
    """What the damage could buy, as everybody sees it."""
    return {each["key"]: each["need"] for each in s.match.view(1)["table"]["duel"]["prices"]}


# -- how it begins


@M.clause("M9.7", "M10.12", "M18.1")
def test_who_stays_on_anothers_space_attacks() -> None:
    s = meeting(move=5).choose("step:w")
    s.offers("act:duel", "step:e").lacks("end", "act:interact").refuses("end", "M9.7", "mk-why-must-attack")
    s.choose("step:e").offers("end").lacks("act:duel")  # passing through is free
    fought = meeting().choose("step:w", "act:duel").told("mk-attacks").expect(kind="mk.attend")
    assert fought.seat == 1 and fought.state.now.seat == 0 and fought.state.now.move == 0


@M.clause("M10.14", "M18.1", "MS2.3")
@pytest.mark.parametrize(
    ("changes", "clause", "message"),
    [
        ({"down": (1,)}, "M18.1", "mk-why-duel-down"),
        ({"turns_left": 1}, "M18.1", "mk-why-duel-ending"),
        ({"last_turns": 2}, "M18.1", "mk-why-duel-ending"),
        ({}, "M10.14", "mk-why-duel-peace"),
    ],
)
def test_where_nobody_can_be_attacked_one_withdraws(changes: dict[str, Any], clause: str, message: str) -> None:
    s = meeting(house="duels" if changes else "none")
    for name, value in changes.items():
        setattr(s.state, name, value)
    s.choose("step:w").offers("end").lacks("act:duel").refuses("act:duel", clause, message)
    s.choose("end")
    assert s.state.players[0].at == s.at("c02.E") and s.faces(s.state.players[0].hand).count("wound") == 1  # M16.2


@M.clause("M10.13")
def test_nobody_fights_on_the_portal() -> None:
    s = meeting(at="start_a.C", others={1: "start_a.C"})
    s.lacks("act:duel").offers("end")


@M.clause("M10.15", "M12.3")
def test_enemies_and_a_hero_are_never_fought_together() -> None:
    s = meeting(at="c02.NE", foes={"c02.NW": "prowlers"})
    s.refuses("step:sw", "M10.15", "mk-why-hero")  # NE and C both lie beside the prowlers
    s = meeting(foes={"c02.NW": "prowlers"}).choose("step:w").offers("act:duel").lacks("act:challenge")
    s.refuses("act:challenge", "M10.14", "mk-why-shared").choose("act:duel", "partial")
    assert [foe.side for foe in combat_of(s.state, 0).foes] == ["hero"]


@M.clause("M10.12", "M18.11", "M18.5")
def test_a_step_into_a_keep_with_its_owner_is_an_attack() -> None:
    s = castle("swiftness, rage", tokens="white").choose("step:ne").told("mk-attacks").expect(kind="mk.attend")
    assert s.state.players[0].reputation == -1 and s.state.shields[s.at("c03.NE")] == (1,)
    s.choose("partial")
    assert s.state.duel is not None and s.state.duel.phase == "melee"  # there was no Siege to play at range
    open_ground = meeting("swiftness, rage", tokens="white").choose("step:w", "act:duel", "partial")
    assert open_ground.state.duel is not None and open_ground.state.duel.phase == "ranged"
    open_ground.offers("play:swiftness").refuses("play:rage", "M5.11", "mk-why-combat-phase")  # nothing sideways
    peace = castle(house="none")
    peace.refuses("step:ne", "M10.12", "mk-why-owner")


@M.clause("M18.5")
def test_walls_of_a_mage_tower_hold_off_the_aggressor_alone() -> None:
    facts = {"at": "c04.SE", "tiles": "c04, c02", "others": {1: "c04.C"}, "shields": {"c04.C": (0,)}, "move": 5}
    s = meeting("swiftness, rage", tokens="white", rival_hand="swiftness, rage", rival_crystals="white", **facts)
    s.choose("step:nw", "act:duel", "partial").expect(kind="mk.volley").offers("play:swiftness")
    assert s.state.actor == 1  # the defender shoots from the walls
    s.choose("hold")
    assert s.state.duel is not None and s.state.duel.phase == "melee"  # the aggressor could not answer that
    siege = meeting("rage", units="catapults", tokens="red", **facts).choose("step:nw", "act:duel", "partial")
    siege.expect(kind="mk.volley").offers("unit:catapults")
    assert siege.match.view(1)["table"]["duel"]["walled"] and siege.state.actor == 0


@M.clause("M18.1")
def test_only_heroes_on_the_same_space_are_attacked() -> None:
    castle().lacks("act:duel").offers("end")


# -- the defender


@M.clause("M18.2", "M9.1")
@M.example("mageknight", "MR50")
def test_what_the_defender_may_do_first() -> None:
    at_home = {"at": "c02.SE", "others": {1: "c02.E"}, "rival_skills": "arythea_motivation"}
    s = meeting(**at_home, move=2).choose("step:ne", "act:duel").expect(kind="mk.attend")
    s.offers("plunder", "skill:arythea_motivation", "full", "partial").lacks("announce", "meditate", "store")
    s.choose("plunder").lacks("plunder")
    assert len(s.state.players[1].hand) == 4 and s.state.players[1].reputation == -1
    s.choose("skill:arythea_motivation").lacks("skill:arythea_motivation")
    assert len(s.state.players[1].hand) == 6
    s.choose("partial")
    assert s.state.players[1].plundered  # not again before the own turn


@M.clause("M18.3", "M9.2")
def test_full_attendance_is_a_turn_that_is_skipped_later() -> None:
    s = passing(meeting().choose("step:w", "act:duel", "full"))
    assert s.state.actor == 1 and s.kind == "mk.drawup" and s.state.down == (1,)
    finish(s, 1)
    assert s.state.actor == 0 and s.state.players[0].at == s.at("c02.E") and s.state.down == (1,)
    finish(s, 0).expect(kind="mk.before")
    assert s.state.down == () and s.state.active == 0  # the turn of seat 1 was skipped


@M.example("mageknight", "W18")
@M.clause("M18.3")
def test_full_attendance_has_a_die_skills_and_healing_afterwards() -> None:
    hand = "determination, tranquility, wound"
    s = meeting(source="blue", rival_hand=hand, rival_skills="tovak_shield_mastery").choose(
        "step:w", "act:duel", "full"
    )
    s.choose("play:rage", "basic:attack#2", "loose").expect(kind="mk.guard").offers("skill:tovak_shield_mastery")
    s.choose("play:determination", "strong:plain_block#5", "stand")
    assert s.state.source == []  # the blue die was used
    passing(s).expect(kind="mk.turn").offers("play:tranquility").lacks("act:interact", "step:e", "rest")
    assert s.state.actor == 1
    s.choose("play:tranquility", "basic:heal#1", "heal:wound", "end", "done")
    assert s.state.actor == 0 and len(s.state.source) == 1 and len(s.state.players[1].hand) == 5


@M.example("mageknight", "W18")
@M.clause("M18.3")
def test_partial_attendance_has_neither_die_nor_skills() -> None:
    s = meeting(source="blue", rival_skills="tovak_shield_mastery").choose("step:w", "act:duel", "partial")
    s.choose("play:rage", "basic:attack#2", "loose").expect(kind="mk.guard")
    s.refuses("skill:tovak_shield_mastery", "M18.3", "mk-why-partial")
    s.choose("play:determination").refuses("strong:plain_block#5", "M6.5", "mk-why-mana")
    s.choose("basic:plain_block#2", "stand")
    assert s.state.source == ["blue"]
    passing(s)
    assert s.state.actor == 0 and s.faces(s.state.players[1].played) == ["determination"]  # no end of turn


@M.clause("M18.3")
def test_with_only_wounds_one_attends_partially() -> None:
    s = meeting(rival_hand="wound", rival_skills="arythea_motivation").choose("step:w", "act:duel")
    s.expect(kind="mk.attend").lacks("full").refuses("full", "M18.3", "mk-why-only-wounds")


@M.clause("M18.3", "M3.7")
def test_cards_of_partial_attendance_wait_for_the_end_of_a_turn() -> None:
    """Whoever announces the end of the Round instead has none: Artifacts that were used up are gone all the same."""
    s = meeting(rival_hand="sword_of_justice, march", rival_crystals="red").choose("step:w", "act:duel", "partial")
    s.choose("hold", "play:sword_of_justice", "strong:blades#1", "play:march", "sideways:attack#1", "loose")
    passing(s)
    rival = s.state.players[1]
    assert s.faces(rival.played) == ["sword_of_justice", "march"]
    rival.deck.clear()
    finish(s, 0).expect(kind="mk.before").choose("announce")
    rival = s.state.players[1]
    assert rival.played == [] and s.faces(rival.discard) == ["march"]


@M.example("mageknight", "MR51")
@M.clause("M16.10")
def test_another_turn_after_full_attendance_is_the_next_one() -> None:
    s = meeting().choose("step:w", "act:duel", "full")
    s.state.players[1].tactic = "the_right_moment"
    s.choose("play:rage", "basic:attack#2", "loose").choose("tactic:the_right_moment", "stand", "spare")
    finish(passing(s), 1)
    assert s.state.actor == 0 and s.state.active == 0 and s.state.down == ()


# -- attack and block


@M.clause("M18.4")
def test_the_defender_shoots_first_and_the_aggressor_strikes_first() -> None:
    s = meeting(
        "swiftness, rage", tokens="white", rival_hand="swiftness, swiftness, rage", rival_crystals="white, white"
    )
    s.choose("step:w", "act:duel", "partial").expect(kind="mk.volley")
    assert s.state.actor == 1 and s.state.duel is not None and s.state.duel.phase == "ranged"
    s.choose("play:swiftness", "strong:ranged_attack#3").refuses("hold", "M18.4", "mk-why-unresolved")
    s.choose("loose", "stand", "spare")
    assert s.state.actor == 0 and s.state.duel.due == 0 and s.state.duel.phase == "ranged"
    s.choose("hold", "hold")
    assert s.state.duel.phase == "melee" and s.state.actor == 0  # both have passed
    s.choose("hold", "play:rage", "basic:attack#2", "loose")  # one pass, and then the other one strikes
    assert s.state.duel.passed == 0 and s.state.actor == 0 and s.kind == "mk.guard"


@M.clause("M18.6")
@M.example("mageknight", "ME15")
def test_blocks_lower_an_attack() -> None:
    fire = (Points("ranged", "fire", 4),)
    assert 4 - blocked(fire, [Points("block", "ice", 4)], ranged=True) == 2
    assert 4 - blocked(fire, [Points("block", "physical", 7)], ranged=True) == 3
    assert blocked(fire, [Points("block", "ice", 4)], ranged=False) == 4
    mixed = (*fire, Points("ranged", "physical", 1))
    assert blocked(mixed, [Points("block", "physical", 4)], ranged=False) == 4  # good against one of them
    assert blocked(fire, [Points("swift_block", "ice", 4)], ranged=True) == 4  # no loss to swiftness
    assert blocked(fire, [Points("swift_block", "ice", 4)], ranged=False) == 4


@M.clause("M18.6")
@M.card("mageknight", "cold_toughness", "rage")
def test_cold_toughness_counts_the_mana_of_the_attack() -> None:
    facts: dict[str, Any] = {"crystals": "red, red, red", "rival_hand": "cold_toughness, march"}
    s = duel("rage, rage, rage", rival_crystals="blue", **facts).choose("full")
    for way in ("strong:attack#4", "basic:attack#2"):  # one mana, then none
        s.choose("play:rage", way, *(["crystal:red"] if way.startswith("strong") else []))
    s.choose("loose", "play:cold_toughness", "strong:icons_block#5", "crystal:blue")
    assert plain(combat_of(s.state, 1).points) == [("block", "ice", 6)]
    before = duel("rage, rage, rage", rival_crystals="blue", **facts).choose("full")
    before.choose("play:rage", "strong:attack#4", "crystal:red", "loose", "stand", "spare")
    before.choose("hold", "play:rage", "basic:attack#2", "loose")  # the mana of an earlier attack does not count
    before.choose("play:cold_toughness", "strong:icons_block#5", "crystal:blue")
    assert plain(combat_of(before.state, 1).points) == [("block", "ice", 5)]


@M.clause("M18.6")
def test_a_block_that_is_good_against_swift_attacks_counts_in_full_at_range() -> None:
    s = meeting("swiftness, rage", tokens="white", rival_units="utem_guardsmen").choose("step:w", "act:duel", "partial")
    s.choose("play:swiftness", "strong:ranged_attack#3", "loose", "unit:utem_guardsmen", "use:plain_block#4")
    seen = s.match.view(0)["table"]["duel"]
    assert (seen["total"], seen["blocked"], seen["left"]) == (3, 4, 0)
    assert seen["blocks"] == [{"kind": "swift_block", "element": "physical", "amount": 4, "by": "utem_guardsmen"}]
    s.choose("stand")
    assert s.state.duel is not None and s.state.duel.left == 0


@M.clause("M18.5")
@M.card("mageknight", "sword_of_justice")
def test_sword_of_justice_doubles_physical_attacks() -> None:
    s = duel("sword_of_justice, rage", tokens="red, red").choose("partial")
    s.choose("play:sword_of_justice", "strong:blades#1", "play:rage", "basic:attack#2")
    assert s.match.view(1)["table"]["duel"]["total"] == 4
    s.choose("loose")
    assert s.state.duel is not None and s.state.duel.force[0].n == 4


# -- damage


@M.clause("M18.7")
def test_the_attacker_buys_wounds_with_damage() -> None:
    s = duel("rage, rage", tokens="red, red", rival_units="peasants, guardian_golems").choose("partial")
    s.choose("play:rage", "strong:attack#4", "play:rage", "strong:attack#4", "loose", "stand").expect(kind="mk.harm")
    prices = prices_of(s)
    assert prices["hurt"] == 2 and prices["maim:peasants"] == 3
    assert prices["maim:guardian_golems"] == 6  # Armor 3, and it resists what it was attacked with
    s.choose("hurt", "maim:peasants").refuses("maim:guardian_golems", "M18.7", "mk-why-damage", need=6, have=3)
    rival = s.state.players[1]
    assert [s.unit_word(unit) for unit in rival.units] == ["peasants*", "guardian_golems"]
    s.lacks("maim:peasants#1").choose("hurt", "spare")
    assert s.faces(rival.hand).count("wound") == 2 and s.state.duel is not None
    assert s.state.duel.left == 0  # the point that was left buys nothing, and is lost


@M.clause("M18.7", "M18.10")
@M.card("mageknight", "force_of_nature")
def test_what_a_unit_resists_by_a_card_doubles_its_armor() -> None:
    facts: dict[str, Any] = {"rival_hand": "force_of_nature, march", "rival_units": "utem_guardsmen", "tokens": "red"}
    s = melee(duel("rage, rage", **facts).choose("partial")).choose("play:rage", "strong:attack#4", "loose")
    s.choose("play:force_of_nature", "basic:toughen#physical", "stand")
    assert prices_of(s)["maim:utem_guardsmen"] == 10


@M.example("mageknight", "MR60")
@M.clause("M18.7")
@M.card("mageknight", "into_the_heat")
def test_units_that_may_take_no_damage_cannot_be_wounded() -> None:
    facts: dict[str, Any] = {"rival_hand": "into_the_heat, march", "rival_units": "peasants, foresters*"}
    s = duel("rage, rage", tokens="red", **facts).choose("partial", "play:into_the_heat", "basic:units_up#2")
    melee(s).choose("play:rage", "strong:attack#4", "loose", "stand").offers("hurt")
    s.lacks("maim:peasants").refuses("maim:peasants", "M18.7", "mk-why-units-spared")
    assert "maim:peasants" not in prices_of(s)


RAGE = ("play:rage", "strong:attack#4")
BOLT = ("play:fire_bolt", "strong:ranged_fire_attack#3")


def hardened(skill: str, hand: str, *ways: str, **more: Any) -> Scene:
    """Seat 0 strikes like this; seat 1 attends fully and has this skill."""
    facts: dict[str, Any] = {"rival_hand": "march, march", "rival_skills": skill, "sets": "krang,tezla", **more}
    return melee(duel(hand, **facts).choose("full")).choose(*ways, "loose").expect(kind="mk.guard")


@M.example("mageknight", "MR60")
@M.clause("M18.7", "M18.3")
@M.card("mageknight", "krang_battle_hardened", "braevalar_elemental_resistance")
@pytest.mark.parametrize(
    ("skill", "attack", "price"),
    [
        ("krang_battle_hardened", RAGE, 4),
        ("krang_battle_hardened", BOLT, 3),
        ("krang_battle_hardened", RAGE + BOLT, 4),  # one element of an attack is enough
        ("braevalar_elemental_resistance", RAGE, 3),
        ("braevalar_elemental_resistance", BOLT, 4),
    ],
)
def test_a_hero_ignores_damage_of_an_attack(skill: str, attack: tuple[str, ...], price: int) -> None:
    s = hardened(skill, "rage, fire_bolt, rage", *attack, tokens="red, red").choose(f"skill:{skill}").told("mk-used")
    s.refuses(f"skill:{skill}", "M8.2", "mk-why-used-turn").choose("stand")
    assert prices_of(s)["hurt"] == price
    if attack == RAGE + BOLT:
        assert s.match.view(1)["table"]["duel"]["wounds_at_most"] == 2
        s.choose("hurt").offers("hurt")
        assert prices_of(s)["hurt"] == 2  # those after it do not cost more


@M.example("mageknight", "MR60")
@M.clause("M18.3")
def test_who_attends_partially_ignores_nothing() -> None:
    skills = "krang_battle_hardened"
    s = melee(duel("rage", rival_hand="march", rival_skills=skills, sets="krang").choose("partial"))
    s.choose("play:rage", "basic:attack#2", "loose").lacks(f"skill:{skills}")
    s.refuses(f"skill:{skills}", "M18.3", "mk-why-partial").choose("stand")
    assert prices_of(s)["hurt"] == 2


@M.example("mageknight", "MR60")
def test_what_was_ignored_holds_for_one_attack() -> None:
    s = hardened("krang_battle_hardened", "rage, rage", "play:rage", "basic:attack#2")
    s.choose("skill:krang_battle_hardened", "stand").refuses("hurt", "M18.7", "mk-why-damage", need=4, have=2)
    s.choose("spare", "hold", "play:rage", "basic:attack#2", "loose", "stand").offers("hurt")


@M.example("mageknight", "MR60")
@M.card("mageknight", "cloak_of_shielding")
def test_the_cloak_takes_a_wound_away() -> None:
    s = duel("rage, rage", tokens="red", rival_hand="march, march", sets="tezla")
    s.state.players[1].kept = tuple(create(s.state, ["cloak_of_shielding"]))
    melee(s.choose("full")).choose("play:rage", "strong:attack#4", "loose")
    s.offers("favour:cloak_of_shielding").choose("favour:cloak_of_shielding", "stand", "hurt", "hurt")
    assert s.faces(s.state.players[1].hand).count("wound") == 1 and s.state.players[1].kept == ()


@M.example("mageknight", "MR60")
@M.card("mageknight", "mist_form")
def test_a_veil_of_mist_takes_the_first_wound_of_a_duel() -> None:
    facts: dict[str, Any] = {"rival_hand": "mist_form, march", "sets": "lost_legion", "night": True}
    s = duel("rage", tokens="red", rival_crystals="blue", **facts)
    s.state.players[1].tokens = ["black"]
    melee(s.choose("full")).choose("play:rage", "strong:attack#4", "loose", "play:mist_form")
    s.choose("strong:mod#all_resist", "stand", "hurt", "hurt")
    assert s.faces(s.state.players[1].hand).count("wound") == 1


@M.clause("M18.7", "M12.18")
def test_a_hero_can_be_knocked_out() -> None:
    s = duel("rage, rage, rage", tokens="red, red, red").choose("partial")
    s.choose(*["play:rage", "strong:attack#4"] * 3, "loose", "stand", *["hurt"] * 5)
    hand = s.faces(s.state.players[1].hand)
    assert hand == ["wound"] * 5  # all other cards are gone
    s.told("mk-knocked-out")


@M.clause("M18.8", "M18.4")
@M.example("mageknight", "ME37")
def test_a_theft_and_a_push() -> None:
    s = duel("rage, rage, rage", tokens="red, red, red", rival_hand="march")
    rival = s.state.players[1]
    (ring,) = create(s.state, ["ruby_ring"])
    rival.discard.append(ring)
    s.choose("partial", *["play:rage", "strong:attack#4"] * 2, "loose", "stand")
    assert s.state.duel is not None and s.state.duel.left == 8
    s.state.duel = s.state.duel._replace(left=7)
    s.choose("steal:ruby_ring").told("mk-stolen").offers("shove:e", "spare")
    s.refuses("shove:ne", "M18.8", "mk-why-damage", need=3, have=2).choose("shove:e")
    assert s.state.duel is None and s.state.players[1].at == s.at("c02.E") and ring in s.state.players[0].discard
    assert s.state.players[0].at == s.at("c02.C")


@M.clause("M18.8")
def test_what_can_be_stolen_and_where_nobody_is_pushed() -> None:
    units = "peasants*@banner_of_glory, foresters@banner_of_fear"
    s = duel("rage, rage, rage", tokens="red, red, red", rival_units=units)
    s.choose("partial", *["play:rage", "strong:attack#4"] * 3, "loose", "stand")
    s.offers("steal:banner_of_glory").lacks("steal:banner_of_fear")  # only wounded Units can be robbed
    s.choose("maim:foresters#banner_of_fear").offers("steal:banner_of_fear").choose("steal:banner_of_fear")
    assert [unit.banner for unit in s.state.players[1].units][1] == -1
    rampager = duel("rage", foes={"c02.NW": "prowlers"}, tokens="red").choose("partial", "play:rage", "strong:attack#4")
    rampager.choose("loose", "stand").refuses("shove:nw", "M18.8", "mk-why-no-push")
    shot = duel("swiftness, rage", tokens="white", rival_hand="rage").choose("partial", "play:swiftness")
    shot.choose("strong:ranged_attack#3", "loose", "stand").offers("hurt").lacks("shove:e")
    shot.refuses("shove:e", "M18.8", "mk-why-melee-only")


@M.clause("M18.9")
@M.example("mageknight", "ME16")
def test_what_a_push_is_worth() -> None:
    s = duel().state
    for (level, fame), (other, more), gain in (
        ((3, 9), (5, 25), 5), ((1, 0), (2, 3), 3), ((3, 8), (3, 9), 1), ((3, 9), (3, 9), 0), ((5, 30), (3, 9), 0),
    ):  # fmt: skip
        s.players[0].level, s.players[0].fame = level, fame
        s.players[1].level, s.players[1].fame = other, more
        assert worth(s, 0, 1) == gain


@M.clause("M18.9")
def test_after_a_draw_the_aggressor_goes_back_the_way_it_came() -> None:
    s = meeting(at="c02.SE", move=9).choose("step:ne", "step:w", "act:duel", "partial")
    passing(s).told("mk-duel-drawn")
    assert s.state.players[0].at == s.at("c02.E") and s.state.players[1].at == s.at("c02.C")
    assert s.state.now.path == [s.at("c02.SE"), s.at("c02.E")]


@M.clause("M18.9")
def test_the_defender_can_win() -> None:
    s = meeting(rival_hand="rage, rage", rival_crystals="red, red", level=3).choose("step:w", "act:duel", "partial")
    s.choose("hold", "play:rage", "strong:attack#4", "loose", "stand", "shove:ne")
    assert s.state.players[0].at == s.at("c02.NE") and s.state.players[1].fame == 5
    assert s.state.actor == 0 and s.state.players[1].at == s.at("c02.C")


@M.example("mageknight", "MR27")
@M.clause("M18.11")
@pytest.mark.parametrize("pushed", [True, False])
def test_a_keep_is_lost_with_the_space(pushed: bool) -> None:
    s = castle("rage, rage", tokens="red, red").choose("step:ne", "partial")
    if pushed:
        s.choose("play:rage", "strong:attack#4", "loose", "stand")
        s.choose(next(key for key in s.keys if key.startswith("shove")))
    else:
        passing(s)
    assert s.state.shields[s.at("c03.NE")] == ((0,) if pushed else (1,))
    assert (s.state.players[0].at == s.at("c03.NE")) == pushed and s.state.players[0].fame == 0


@M.clause("M18.12")
@pytest.mark.parametrize("how", ["full", "partial"])
def test_levels_come_with_the_ends_of_turns(how: str) -> None:
    s = meeting(rival_hand="rage, tranquility, wound", rival_crystals="red").choose("step:w", "act:duel", how)
    s.state.players[0].level, s.state.players[0].fame = 2, 3
    s.choose("hold", "play:rage", "strong:attack#4", "loose", "stand", "shove:ne")
    rival = s.state.players[1]
    assert rival.fame == 3 and rival.level == 1  # at once; the level only with an end of turn
    assert s.state.actor == (1 if how == "full" else 0)
    if how == "full":
        finish(s, 1)
    assert s.state.actor == 0 and s.state.players[1].level == (2 if how == "full" else 1)
    if how == "partial":
        finish(s, 0)
        s.choose("start", "end") if s.kind == "mk.before" else s.choose("end")
        assert s.state.players[1].level == 2  # at the next own end of turn


# -- effects against enemies


def rivals(s: Scene) -> list[str]:
    """The foes that an effect without a colour reaches, for whoever acts."""
    c = s.state.now.combat
    assert c is not None
    return [s.state.face[c.foes[at].token] for at in standing(s.state)]


def use(s: Scene, unit: str, way: str) -> Scene:
    """A Unit in this way, which is asked for unless it has no other."""
    s.choose(f"unit:{unit}")
    return s.choose(f"use:{way}") if s.kind == "mk.way" else s


def melee(s: Scene) -> Scene:
    """On to the melee."""
    while s.state.duel is not None and s.state.duel.phase == "ranged":
        s.choose("hold")
    return s


def guarding(hand: str, units: str, uses: dict[str, str], **more: Any) -> Scene:
    """Seat 0 attacked with Rage and these Units; seat 1 blocks, holding the hand."""
    s = melee(duel("rage", units=units, rival_hand=hand, level=7, **more).choose("partial"))
    for unit, way in uses.items():
        use(s, unit, way)
    return s.choose("play:rage", "basic:attack#2", "loose").expect(kind="mk.guard")


TWO = {"peasants": "attack#2", "utem_swordsmen": "attack#3"}


@M.clause("M18.10", "M12.9")
def test_effects_reach_unwounded_units() -> None:
    s = duel("rage", rival_units="peasants, ice_golems, fire_golems, foresters*").choose("partial")
    assert rivals(s) == ["peasants", "ice_golems", "fire_golems"]
    c = combat_of(s.state, 0)
    assert [s.state.face[c.foes[at].token] for at in standing(s.state, "red")] == ["peasants", "ice_golems"]
    assert [s.state.face[c.foes[at].token] for at in standing(s.state, "blue")] == ["peasants", "fire_golems"]


@M.clause("M18.10")
@M.card("mageknight", "tremor")
def test_armor_that_is_lost_stays_lost_for_the_whole_duel() -> None:
    s = duel("tremor, rage, rage, rage", rival_units="ice_golems, peasants", tokens="green, red, red").choose("partial")
    before = combat_of(s.state, 0).foes[1].armor
    s.choose("play:tremor", "basic:weaken#3", "foe:ice_golems")
    s.choose("play:rage", "strong:attack#4", "loose", "stand")
    assert before == 4 and prices_of(s)["maim:ice_golems"] == 2  # 1, doubled: it resists physical attacks
    s.choose("spare", "hold", "play:rage", "basic:attack#2", "loose", "stand")
    assert prices_of(s)["maim:ice_golems"] == 2
    deep = duel("tremor, tremor, rage", rival_units="peasants", tokens="green, green").choose("partial")
    for _ in range(2):
        deep.choose("play:tremor", "basic:weaken#3")
    assert combat_of(deep.state, 0).foes[1].armor == 1  # never below 1


@M.clause("M18.10")
@M.card("mageknight", "whirlwind")
def test_a_destroyed_unit_is_wounded() -> None:
    s = duel("whirlwind, rage", rival_units="peasants, foresters", tokens="white, black", night=True).choose("partial")
    s.choose("play:whirlwind", "strong:destroy#1", "foe:foresters").told("mk-unit-wounded")
    assert [s.unit_word(unit) for unit in s.state.players[1].units] == ["peasants", "foresters*"]
    assert rivals(s) == ["peasants"] and s.state.players[0].fame == 0


@M.clause("M18.10")
@M.card("mageknight", "whirlwind")
def test_a_unit_that_does_not_attack_takes_its_share_away() -> None:
    s = guarding("whirlwind, rage", "peasants, utem_swordsmen, foresters", TWO, rival_crystals="white")
    c = s.state.now.combat
    assert c is not None
    assert [s.state.face[c.foes[at].token] for at in attackers(s.state)] == ["peasants", "utem_swordsmen"]
    assert s.match.view(1)["table"]["duel"]["total"] == 2 + 2 + 3
    s.choose("play:whirlwind", "basic:idle#1", "foe:utem_swordsmen")
    assert s.match.view(0)["table"]["duel"]["total"] == 4
    s.choose("stand")
    assert s.state.duel is not None and s.state.duel.left == 4


@M.clause("M18.10")
@M.card("mageknight", "whirlwind")
def test_nobody_can_be_kept_from_an_attack_that_only_the_hero_makes() -> None:
    s = guarding("whirlwind, rage", "peasants", {}, rival_crystals="white")
    assert attackers(s.state) == []
    s.choose("play:whirlwind", "sideways:plain_block#1")  # there is no other way to use it


@M.example("mageknight", "MR54")
@M.clause("M18.10", "ML11.12")
@M.card("mageknight", "swift_reflexes", "dodge_and_weave", "shocktroops")
def test_what_lowers_an_attack_lowers_the_share_of_a_unit() -> None:
    """Never the hero's, who is not named among the enemies either."""
    facts: dict[str, Any] = {"rival_units": "shocktroops"}
    s = guarding("swift_reflexes, dodge_and_weave, rage", "peasants, utem_swordsmen", TWO, **facts)
    s.choose("play:swift_reflexes", "basic:reduce#1").expect(keys=("strike:peasants", "strike:utem_swordsmen"))
    s.choose("strike:utem_swordsmen")
    assert s.match.view(0)["table"]["duel"]["total"] == 2 + 2 + 2
    s.choose("play:dodge_and_weave", "basic:reduce#2", "strike:peasants")
    assert s.match.view(0)["table"]["duel"]["total"] == 2 + 2
    s.choose("unit:shocktroops", "use:unsettle#1").expect(keys=("foe:peasants", "foe:utem_swordsmen"))
    s.choose("foe:utem_swordsmen", "stand")
    assert s.state.duel is not None and s.state.duel.left == 2 + 1
    alone = guarding("swift_reflexes, rage", "", {}, **facts).lacks("unit:shocktroops")
    alone.choose("play:swift_reflexes", "sideways:plain_block#1")  # there is no other way to use it


@M.clause("M18.10", "M12.16")
@M.card("mageknight", "utem_swordsmen")
def test_swordsmen_who_wound_themselves_have_attacked() -> None:
    s = guarding("rage", "utem_swordsmen", {"utem_swordsmen": "attack#6"})
    assert s.match.view(0)["table"]["duel"]["total"] == 6 + 2 and rivals(s) == []


@M.example("mageknight", "MR54")
@M.clause("M18.10")
@M.card("mageknight", "banner_of_fear")
def test_banner_of_fear_cancels_the_share_of_a_unit() -> None:
    s = guarding("rage", "peasants, utem_swordsmen", TWO, rival_units="foresters@banner_of_fear")
    use(s, "foresters#banner_of_fear", "scare#1").choose("strike:peasants")
    assert s.match.view(0)["table"]["duel"]["total"] == 5 and s.state.players[1].fame == 1
    alone = guarding("rage", "peasants", {}, rival_units="foresters@banner_of_fear")
    alone.choose("unit:foresters#banner_of_fear")  # there is nothing but its Block to use
    assert alone.state.now.combat is not None and alone.state.now.combat.points[0].n == 3


@M.clause("M18.10")
@M.card("mageknight", "ice_shield")
@pytest.mark.parametrize(("uses", "armor"), [({"utem_swordsmen": "attack#3"}, 1), (TWO, 4)])
def test_what_a_block_brings_needs_the_whole_attack_blocked(uses: dict[str, str], armor: int) -> None:
    """Ice Shield blocks 3: an attack of 3 is gone, one of 5 is not."""
    facts: dict[str, Any] = {"units": "utem_swordsmen, peasants", "rival_crystals": "blue", "level": 7}
    s = melee(duel("rage", rival_hand="ice_shield, rage", **facts).choose("partial"))
    for unit, way in uses.items():
        use(s, unit, way)
    s.choose("loose", "play:ice_shield", "strong:ice_block#3", "stand")
    swords = combat_of(s.state, 1).foes[1]
    assert s.state.face[swords.token] == "utem_swordsmen" and swords.armor == armor


@M.clause("M18.10")
@M.card("mageknight", "burning_shield")
def test_burning_shield_burns_or_destroys_in_a_duel() -> None:
    facts: dict[str, Any] = {"units": "utem_swordsmen, peasants", "rival_hand": "burning_shield, rage", "level": 7}
    s = melee(duel("rage", rival_crystals="red", **facts).choose("partial"))
    use(s, "utem_swordsmen", "attack#3").choose("loose", "play:burning_shield", "basic:fire_block#4", "stand")
    s.expect(kind="mk.volley").offers("blaze").choose("blaze")
    (force,) = s.match.view(0)["table"]["duel"]["force"]
    assert force == {"kind": "melee", "element": "fire", "amount": 4, "by": None}
    dark = duel("rage", night=True, **facts)
    dark.state.players[1].tokens = ["black", "red"]
    melee(dark.choose("partial"))
    for unit, way in TWO.items():
        use(dark, unit, way)
    dark.choose(
        "loose", "play:burning_shield", "strong:fire_block#4", "play:rage", "basic:plain_block#2", "stand"
    ).expect(kind="mk.target")
    dark.choose("foe:peasants")
    assert [dark.unit_word(unit) for unit in dark.state.players[0].units] == ["utem_swordsmen!", "peasants!*"]


@M.clause("M18.10")
@M.card("mageknight", "flame_wall")
def test_the_number_of_enemies() -> None:
    """The hero, Units that are ready, Units that attack now; not those that are wounded or spent otherwise."""
    units = "peasants, utem_swordsmen, foresters!, ice_golems*, fire_golems"
    s = guarding("rage", units, {"peasants": "attack#2"})
    c = s.state.now.combat
    assert c is not None and how_many(s.state, c) == 1 + 2 + 1  # two are ready, one attacks
    s.choose("stand", "spare")
    assert s.state.actor == 1 and s.state.now.combat is not None and how_many(s.state, s.state.now.combat) == 1 + 2


@M.clause("M18.10", "M18.7")
@M.card("mageknight", "altem_guardians")
def test_what_the_owner_does_to_its_units_counts() -> None:
    facts = {"rival_units": "altem_guardians, peasants", "rival_crystals": "green"}
    s = guarding("rage", "peasants", {"peasants": "attack#2"}, **facts)
    use(s, "altem_guardians", "mod#all_resist").choose("stand")
    assert prices_of(s)["maim:peasants"] == 6


@M.clause("M18.4")
def test_both_sides_see_the_same_duel() -> None:
    s = duel().choose("partial", "play:rage", "basic:attack#2")
    seen = s.match.view(1)["table"]["duel"]
    assert s.match.view(0)["table"]["duel"] == seen and s.state.duel is not None
    assert (seen["phase"], seen["total"], seen["due"], seen["left"]) == ("melee", 2, 0, 0)
    assert seen["force"] == [{"kind": "melee", "element": "physical", "amount": 2, "by": "rage"}]


# -- whole matches


@M.clause("MS2.3")
def test_where_all_agree_heroes_attack_each_other() -> None:
    """All promises hold in matches with duels: copies, worlds of both sides, undo, saving."""
    report = check_game(GAME, 4, {"house": "duels"}, range(2), resume_every=200, look_every=25)
    assert {"mk.attend", "mk.volley", "mk.guard"} <= set(report.kinds)
    assert not rules_of(2, GAME.settle(2, {})).duels and rules_of(2, GAME.settle(2, {"house": "duels"})).duels


def test_alone_there_is_nobody_to_attack() -> None:
    told = GAME.fits(1, GAME.settle(2, {"house": "duels"}))
    assert told is not None and told[0] == "mk-unfit-house-here" and told[1]["what"] == "option_house_duels"


@M.clause("M18.8")
def test_nobody_is_pushed_where_only_an_effect_leads() -> None:
    """The aggressor has made mountains safe for itself; that is no way out for the other's damage."""
    facts = {
        "at": "c04.SE",
        "tiles": "c04, c02",
        "mods": [LORE],
        "rival_hand": "rage, rage",
        "rival_crystals": "red, red",
    }
    s = duel("march", **facts).choose("partial")
    s.choose("hold", "play:rage", "strong:attack#4", "loose", "stand").offers("shove:e").lacks("shove:ne")
    s.refuses("shove:ne", "M18.8", "mk-why-no-push")


def across_a_wall(hand: str, **more: Any) -> Scene:
    """Seat 0 steps over a wall to seat 1, who holds Swiftness."""
    facts = {"at": "c14.NE", "tiles": "c14, c02", "others": {1: "c14.C"}, "move": 3, "rival_hand": "swiftness, rage"}
    return meeting(hand, **{**facts, **more})


@M.clause("ML2.4", "M18.5")
def test_whoever_is_attacked_across_a_wall_stands_as_on_a_fortified_site() -> None:
    """Siege alone reaches the defender at range; the other way the wall is no help."""
    s = across_a_wall("swiftness, rage", tokens="white", rival_crystals="white").choose(
        "step:sw", "act:duel", "partial"
    )
    s.expect(kind="mk.volley").offers("play:swiftness").choose("hold")
    assert s.state.duel is not None and s.state.duel.phase == "melee"  # the aggressor had no Siege
    siege = across_a_wall("rage", units="catapults").choose("step:sw", "act:duel", "partial").expect(kind="mk.volley")
    assert siege.state.actor == 0 and siege.offers("unit:catapults").match.view(1)["table"]["duel"]["walled"]
    around = across_a_wall("swiftness, rage", tokens="white", at="c14.SW").choose("step:ne", "act:duel", "partial")
    assert around.state.actor == 0 and around.offers("play:swiftness").state.duel.phase == "ranged"


@M.clause("ML2.5", "M18.5")
@M.example("mageknight", "MR59")
@M.card("mageknight", "demolish")
def test_a_keep_behind_a_wall_is_out_of_reach_at_range() -> None:
    """Fortified twice: not even Siege counts, unless the site's fortification is gone."""
    facts = {"at": "c14.C", "others": {1: "c14.NE"}, "shields": {"c14.NE": (1,)}, "units": "catapults"}
    s = across_a_wall("rage", **facts).choose("step:ne", "partial")
    assert s.state.duel is not None and s.state.duel.phase == "melee"
    spell = (
        across_a_wall("demolish, rage", crystals="red", **facts).choose("step:ne", "partial").lacks("unit:catapults")
    )
    spell.choose("play:demolish").offers("unit:catapults")
    assert spell.state.duel is not None and spell.state.duel.phase == "ranged"
