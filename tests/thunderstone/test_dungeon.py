"""T6, T12, T13: preparation, effects and their timing, weapons, the target."""

from __future__ import annotations

import pytest

from undercroft.games.thunderstone.party import holding

from .scene import armed, inside, scene


@pytest.mark.clause("T6.1", "T6.8")
def test_entering_shows_the_hand_and_is_always_allowed() -> None:
    s = scene("torch, disease", hall="-, -, -", dungeon="")
    assert "dungeon" in s.keys
    assert s.match.view(1)["table"]["players"][0]["hand"] == [None, None]
    s.enter()
    assert s.zone("discard") + s.zone("hand") == ["disease", "torch"]
    s.told("ts-goes-dungeon", "ts-revealed", "ts-left")


@pytest.mark.clause("T6.2")
def test_effects_once_weapons_and_drawn_cards_at_once() -> None:
    s = inside("regian_priest, militia, dagger", deck="battle_fury, 6 torch").choose("use:regian_priest.1")
    assert "use:regian_priest.1" not in s.keys and "use:battle_fury.1" in s.keys and "equip:dagger>militia" in s.keys
    s.refuses("use:regian_priest.1", "T12.2", "ts-why-used")
    assert s.match.view(1)["table"]["players"][0]["hand"] == ["regian_priest", "militia", "dagger", "battle_fury"]


@pytest.mark.clause("T6.3")
def test_a_target_must_be_named_even_without_hope() -> None:
    s = inside("militia", "lord_of_death, mythlurian, tyxr_the_old")
    s.offers("attack:1", "attack:2", "attack:3").refuses("leave", "T6.3", "ts-why-must-attack")
    short = inside("militia, regian_priest", "lord_of_death, mythlurian, -")
    short.refuses("attack:3", "T6.3", "ts-why-no-target", rank=3)


@pytest.mark.clause("T6.4")
def test_a_battle_in_its_order() -> None:
    s = inside("militia, outlands_khan, torch", "kingdom, nixie, tyxr_the_old", deck="6 torch", dungeon="griffon")
    s.choose("attack:1")
    s.told("ts-attacked", "ts-value", "ts-diseased", "ts-won", "ts-entered-hall")
    s.expect(xp=1, discard="disease, kingdom, militia, outlands_khan, torch", hall="nixie, tyxr_the_old, griffon")


@pytest.mark.clause("T6.5")
def test_after_the_battle_all_is_discarded() -> None:
    inside("militia, torch", deck="6 dagger").choose("attack:1").expect(hand="6 dagger", discard="militia, torch")


@pytest.mark.clause("T6.6")
def test_leaving_only_if_nothing_can_be_attacked() -> None:
    s = inside("militia, regian_priest", "blink_dog, stone_of_mystery, -", deck="6 torch")
    s.offers("use:regian_priest.1", "leave")
    s.refuses("attack:2", "T22.6", "ts-why-stone").refuses("attack:1", "T15.9", "ts-why-fades", count=2)
    s.choose("leave").expect(active=1, hall="blink_dog, stone_of_mystery, -")


@pytest.mark.clause("T12.1")
def test_effects_only_in_their_place() -> None:
    inside("barkeep, militia").refuses("use:barkeep.1", "T12.1", "ts-why-only-village")
    village = scene("battle_fury, militia, barkeep").visit()
    village.refuses("use:battle_fury.1", "T12.1", "ts-why-only-dungeon")


@pytest.mark.clause("T12.2")
def test_a_repeat_effect_pays_each_time() -> None:
    s = inside("regian_cleric, 2 disease", deck="2 torch, militia").choose("use:regian_cleric.1", "use:regian_cleric.1")
    s.expect(hand="regian_cleric, 2 torch").refuses("use:regian_cleric.1", "T28.2", "ts-why-no-disease")


@pytest.mark.clause("T12.3")
@pytest.mark.example("thunderstone", "W2", "D17")
def test_both_effects_of_the_town_guard() -> None:
    s = scene("town_guard", deck="2 torch, 3 dagger, militia").visit().choose("use:town_guard.1")
    s.expect(hand="town_guard, 2 torch")
    s.choose("use:town_guard.2").expect(hand="2 torch, 3 dagger", destroyed="town_guard")
    alone = scene("town_guard", deck="2 torch, 3 dagger").visit().choose("use:town_guard.2")
    alone.expect(hand="2 torch, dagger")


@pytest.mark.clause("T12.4")
def test_a_destroyed_card_feeds_no_second_effect() -> None:
    s = inside("2 thyrian_squire, iron_rations, torch").choose("use:thyrian_squire.1")
    s.refuses("use:thyrian_squire.1", "T28.2", "ts-why-no-food")
    assert s.reckon().attack == 6


@pytest.mark.clause("T12.5", "T12.10")
def test_used_food_cannot_be_destroyed_by_others() -> None:
    s = inside("banish, iron_rations, militia, torch, disease, dagger", deck="6 torch")
    s.choose("equip:dagger>militia", "feed:iron_rations>militia", "use:banish.1", "send:1")
    s.offers("card:banish", "card:militia", "card:torch", "card:disease", "card:dagger")
    s.refuses("card:iron_rations", "T12.5", "ts-why-used-up")
    s.choose("card:banish").expect(destroyed="banish")


@pytest.mark.clause("T12.5", "T12.11")
@pytest.mark.card("thunderstone", "banish", "battle_fury", "thyrian_squire")
def test_banish_may_destroy_what_was_used_if_it_is_no_food() -> None:
    """What the card did stays, but what was given to a hero who goes is gone."""
    s = inside("banish, battle_fury, thyrian_squire, militia, 2 iron_rations", deck="6 torch")
    s.choose("use:battle_fury.1", "use:thyrian_squire.1", "feed:iron_rations>militia", "use:banish.1", "send:1")
    s.offers("card:banish", "card:battle_fury", "card:militia", "card:thyrian_squire")
    s.choose("card:battle_fury").expect(destroyed="battle_fury, iron_rations")
    assert s.reckon().attack == (2 + 2 + 1) + (1 + 1)
    gone = inside("banish, thyrian_squire, militia, iron_rations", deck="6 torch")
    gone.choose("use:thyrian_squire.1", "use:banish.1", "send:1", "card:thyrian_squire")
    assert gone.reckon().attack == 1 and gone.state.boosts == ()


@pytest.mark.clause("T12.6", "T21.3")
def test_who_is_destroyed_fights_on() -> None:
    s = inside("outlands_khan, torch", "mythlurian", deck="6 dagger").choose("attack:1")
    assert s.state.xp[0] == 0  # 7 against 8
    twice = inside("2 outlands_khan, torch", "mythlurian", deck="6 dagger").choose("attack:1")
    twice.expect(xp=2, destroyed="outlands_khan", discard="outlands_khan, torch, mythlurian")


@pytest.mark.clause("T12.7")
@pytest.mark.example("thunderstone", "D24", "D25")
@pytest.mark.card("thunderstone", "arcane_energies", "magical_aura", "banish")
def test_effects_are_carried_out_whole() -> None:
    for word in ("arcane_energies", "magical_aura"):
        inside(f"{word}, militia", deck="torch").choose(f"use:{word}.1").expect(hand=f"{word}, militia, torch")
    s = inside("banish", deck="torch", dungeon="griffon").choose("use:banish.1", "send:2", "card:banish")
    s.expect(hand="torch", destroyed="banish", hall="grudgebeast, griffon, griffon")


@pytest.mark.clause("T12.9")
@pytest.mark.card("thunderstone", "chalice_defender", "outlands_slayer", "outlands_khan")
@pytest.mark.example("thunderstone", "D37")
def test_counted_bonuses() -> None:
    assert inside("chalice_defender, torch, lantern, flaming_sword").reckon().attack == 5  # weapons are no Items
    s = inside("outlands_slayer, outlands_khan, nixie, griffon, torch")
    assert (s.reckon().attack, s.reckon().magic) == (5 + 2 + 7 + 4, 1)


@pytest.mark.clause("T12.11")
def test_what_is_discarded_leaves_the_party() -> None:
    s = inside(
        "banish, elf_wizard, militia, dagger, iron_rations",
        "grudgebeast, tyxr_the_old, nixie",
        deck="6 torch",
        others="2 torch",
    )
    s.choose("equip:dagger>militia", "feed:iron_rations>militia", "use:banish.1", "send:1")
    s.expect(kind="ts.discard")
    s.choose("discard:elf_wizard", "discard:militia", "discard:torch", "discard:torch", "card:banish")
    assert holding(s.state) == {} and s.state.boosts == ()
    assert s.reckon(2).attack == s.reckon(2).magic == 0
    assert not any(key.startswith("equip") for key in s.keys)


@pytest.mark.clause("T12.12", "T23.3")
@pytest.mark.example("thunderstone", "X19")
@pytest.mark.card("thunderstone", "banish", "tyxr_the_old")
def test_breach_comes_before_the_rest_of_banish() -> None:
    s = inside("banish, 2 torch, militia", "grudgebeast, tyxr_the_old, nixie", deck="6 dagger", seats=3)
    s.choose("use:banish.1", "send:1").told("ts-breached")
    assert s.seat == 0
    s.choose("discard:militia", "discard:torch")  # the other hands hold six equal cards: their answers are forced
    assert len(s.state.hand[1]) == len(s.state.hand[2]) == 4
    s.expect(kind="ts.card", hall="tyxr_the_old, nixie, pegasus").offers("card:banish", "card:torch").choose(
        "card:torch"
    )
    assert s.kind == "ts.prepare" and len(s.state.hand[0]) == 4 - 2 - 1 + 1


@pytest.mark.clause("T13.1", "T13.5")
def test_one_weapon_each_and_free_reassignment() -> None:
    s = inside("militia, thyrian_squire, dagger, hatchet", deck="6 torch")
    s.choose("equip:dagger>thyrian_squire", "equip:hatchet>thyrian_squire")
    assert holding(s.state) == {s.pid("thyrian_squire"): s.pid("hatchet")}
    s.choose("equip:dagger>militia")
    assert len(holding(s.state)) == 2
    s.refuses("equip:dagger>thyrian_squire", "T13.5", "ts-why-tried")
    s.match.undo()
    assert len(holding(s.state)) == 1
    s.choose("attack:1")
    assert all(host == -1 for host in s.state.host)


@pytest.mark.clause("T13.2")
def test_too_heavy() -> None:
    s = inside("militia, hatchet, iron_rations, magical_aura", deck="6 torch")
    s.refuses("equip:hatchet>militia", "T13.2", "ts-why-too-heavy", weight=3, strength=2)
    s.choose("feed:iron_rations>militia")
    assert "equip:hatchet>militia" in s.keys
    aura = inside("militia, hatchet, magical_aura", deck="6 torch").choose("use:magical_aura.1")
    assert "equip:hatchet>militia" in aura.keys


@pytest.mark.clause("T13.3", "T19.4")
def test_an_unequipped_weapon_gives_gold_only() -> None:
    s = armed("dwarf_janissary, outlands_khan, polearm, torch", "nixie", deck="6 torch", village=WITH_WEAPONS)
    assert s.reckon().attack == 9
    s.choose("attack:1").expect(kind="ts.spoils")  # 3 + 2 gold
    assert "buy:hatchet" in s.keys and "buy:flaming_sword" in s.keys and "buy:short_sword" not in s.keys


WITH_WEAPONS = "polearm, hatchet, flaming_sword, short_sword, spear, warhammer, feast, lantern"


@pytest.mark.clause("T13.6")
def test_a_victory_without_any_hero() -> None:
    s = inside("2 fireball", "nixie", deck="6 torch").choose("attack:1").expect(xp=1)
    assert "nixie" in s.zone("discard")


@pytest.mark.clause("T13.9")
@pytest.mark.card("thunderstone", "spear")
def test_a_thrown_spear() -> None:
    s = inside("thyrian_squire, spear, hatchet, torch", "skaladak", deck="6 torch")
    s.choose("equip:spear>thyrian_squire", "use:spear.1").expect(destroyed="spear")
    assert s.reckon().attack == 7 and s.match.view(0)["table"]["worth"] == 1 + 2
    s.refuses("equip:hatchet>thyrian_squire", "T13.9", "ts-why-threw")
    s.choose("attack:1").expect(destroyed="spear, hatchet", xp=2)  # the other weapon is the only one to choose
    weak = inside("militia, spear, iron_rations, torch", "suffering")
    weak.choose("feed:iron_rations>militia", "equip:spear>militia", "use:spear.1")
    assert weak.reckon().attack == 1 and weak.reckon(2).attack == 6  # strength 2 cannot hold it


def test_copies_that_differ_have_numbers() -> None:
    s = inside("2 militia, 2 iron_rations, dagger").choose("feed:iron_rations>militia")
    assert {"feed:iron_rations>militia", "feed:iron_rations>militia#2"} <= set(s.keys)
    assert {"equip:dagger>militia", "equip:dagger>militia#2.1"} <= set(s.keys)


@pytest.mark.clause("T13.5")
@pytest.mark.card("thunderstone", "gray_ooze")
def test_a_weapon_is_taken_off_to_lose_a_militia() -> None:
    """A Gray Ooze spares a party that holds a weapon; somebody may want to be rid of a Militia."""
    s = inside("militia, dagger, outlands_khan, torch", "gray_ooze", deck="6 torch").choose("equip:dagger>militia")
    assert s.match.view(0)["table"]["hall"][0]["forecast"]["prey"] == []
    s.choose("drop:dagger").told("ts-equipped", "ts-disarmed")
    assert holding(s.state) == {}
    s.refuses("equip:dagger>militia", "T13.5", "ts-why-tried").refuses("drop:dagger", "T13.5", "ts-why-not-held")
    s.choose("attack:1", "hit:militia").expect(destroyed="militia", xp=2)


@pytest.mark.clause("T13.5")
def test_a_thrown_spear_is_not_put_away() -> None:
    s = armed("thyrian_squire=spear, dagger, torch").choose("use:spear.1")
    s.refuses("drop:spear", "T5.2", "ts-why-not-here").refuses("drop:dagger", "T13.5", "ts-why-not-held")


@pytest.mark.clause("T13.5")
def test_a_weapon_may_be_put_away_after_arcane_energies() -> None:
    s = inside("arcane_energies, outlands_khan, dagger, torch", "ebon_fume", deck="torch")
    s.choose("equip:dagger>outlands_khan", "use:arcane_energies.1")
    assert s.reckon().value == 0  # all of it is magic now
    s.choose("drop:dagger")
    assert s.reckon().value == 7
