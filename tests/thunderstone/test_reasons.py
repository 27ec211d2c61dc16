"""Refusals: what a player may try at a question, and the clause and the reason against it."""

from __future__ import annotations

import pytest

from .scene import Scene, armed, inside, scene


@pytest.mark.clause("T10.1", "T9.6", "T2.8")
def test_only_the_top_card_is_sold() -> None:
    s = scene("3 lightstone_gem").visit()
    s.refuses("buy:elf_sorcerer", "T10.1", "ts-why-not-top", top="elf_wizard")
    s.refuses("buy:feast", "T2.8", "ts-why-not-sold").refuses("buy:nonsense", "T2.8", "ts-why-not-sold")
    s.sell_out("elf_wizard", "elf_sorcerer").match.stand()
    s.refuses("buy:elf_wizard", "T9.6", "ts-why-sold-out")


@pytest.mark.clause("T5.4", "T5.8", "T5.7")
def test_the_order_of_a_visit() -> None:
    s = scene("barkeep, elf_wizard, torch", xp=2).visit().refuses("buy:torch", "T5.4", "ts-why-shop-later")
    s.refuses("level:elf_wizard>elf_sorcerer", "T5.8", "ts-why-level-later").choose("use:barkeep.1", "shop")
    s.refuses("use:barkeep.1", "T5.7", "ts-why-shopping").choose("done").expect(kind="ts.level")
    s.refuses("buy:torch", "T5.8", "ts-why-shop-over").refuses("use:barkeep.2", "T5.7", "ts-why-shopping")
    s.refuses("attack:1", "T4.1", "ts-why-in-dungeon").refuses("rest", "T4.1", "ts-why-one-way")


@pytest.mark.clause("T11.2", "T11.3", "T11.5")
def test_levels_that_cannot_be_reached() -> None:
    s = scene("thyrian_squire, elf_wizard, outlands_khan, militia", xp=2).visit().choose("done")
    s.refuses("level:militia>elf_wizard", "T11.2", "ts-why-no-xp", need=3, have=2)
    s.refuses("level:thyrian_squire>thyrian_lord", "T11.3", "ts-why-no-skip", level=2)
    s.refuses("level:thyrian_squire>elf_sorcerer", "T11.2", "ts-why-other-group")
    s.refuses("level:outlands_khan>outlands_khan", "T11.3", "ts-why-top-level")
    s.sell_out("thyrian_knight")
    s.match.stand()
    s.refuses("level:thyrian_squire>thyrian_knight", "T11.5", "ts-why-no-level", level=2)
    poor = scene("thyrian_squire, barkeep", xp=1).visit()
    poor.refuses("level:thyrian_squire>thyrian_knight", "T11.2", "ts-why-no-xp", need=2, have=1)


@pytest.mark.clause("T12.2", "T5.2")
@pytest.mark.card("thunderstone", "iron_rations", "goodberries")
@pytest.mark.parametrize("food", ["iron_rations", "goodberries"])
def test_food_is_used_once(food: str) -> None:
    s = inside(f"2 militia, {food}, torch").choose(f"feed:{food}>militia")
    s.refuses(f"feed:{food}>militia", "T12.2", "ts-why-used", what=f"{food}.1")
    s.refuses(f"feed:{food}>elf_wizard", "T5.2", "ts-why-not-here", what="elf_wizard")


@pytest.mark.clause("T20.4", "T21.2")
@pytest.mark.card("thunderstone", "haunt")
def test_the_haunt_does_not_stop_who_cannot_attack() -> None:
    s = inside("feayn_archer, militia, dwarf_guardian, torch", "haunt").choose("attack:1")
    s.refuses("hit:feayn_archer", "T20.4", "ts-why-idle").refuses("hit:torch", "T21.2", "ts-why-not-hero")
    assert [refusal.key for refusal in s.match.refusals()] == ["hit:feayn_archer", "hit:torch"]


@pytest.mark.clause("T21.2")
@pytest.mark.card("thunderstone", "ebon_fume", "the_prince")
def test_whom_a_monster_does_not_destroy() -> None:
    fume = armed("2 thyrian_squire=hatchet, militia, torch", "ebon_fume").choose("attack:1")
    fume.refuses("hit:militia", "C-ebon_fume", "ts-why-not-strongest")
    prince = inside("thyrian_squire, redblade_killer, elf_wizard", "the_prince").choose("attack:1")
    prince.refuses("hit:elf_wizard", "T21.2", "ts-why-not-prey", monster="the_prince")
    prince.refuses("hit:militia", "T5.2", "ts-why-not-here").refuses("use:banish.1", "T6.2", "ts-why-battle-begun")


@pytest.mark.clause("T28.13")
@pytest.mark.card("thunderstone", "thyrian_lord", "elf_archmage")
def test_what_is_not_taken_from_the_hall() -> None:
    s = inside("thyrian_lord, iron_rations, torch", "griffon, nixie, grudgebeast").choose("use:thyrian_lord.1")
    s.refuses("rank:1", "C-thyrian_lord", "ts-why-big-monster", count=4)
    elf = inside("elf_archmage, torch", "griffon, stone_of_mystery, nixie").choose("use:elf_archmage.1")
    elf.refuses("rank:2", "T28.13", "ts-why-stone-stays")
    short = inside("elf_archmage, torch", "griffon, nixie, -", dungeon="").choose("use:elf_archmage.1")
    short.refuses("rank:3", "T28.13", "ts-why-no-target", rank=3)
    assert short.match.why_not("rank:x") is not None  # nonsense is no exception


@pytest.mark.clause("T22.8", "T12.12")
@pytest.mark.card("thunderstone", "banish")
def test_what_banish_does_not_do() -> None:
    s = inside("banish, militia, dagger, torch", "nixie, nixie, griffon", deck="torch").choose("use:banish.1")
    s.refuses("order:213", "T22.8", "ts-why-no-change").refuses("attack:1", "T12.12", "ts-why-finish")
    s.refuses("equip:dagger>militia", "T12.12", "ts-why-finish")


@pytest.mark.clause("T28.2")
@pytest.mark.card("thunderstone", "thyrian_squire")
def test_only_food_is_eaten() -> None:
    s = inside("thyrian_squire, feast, iron_rations, torch").choose("use:thyrian_squire.1")
    s.refuses("card:torch", "T28.2", "ts-why-not-food").refuses("card:dagger", "T5.2", "ts-why-not-here")


@pytest.mark.clause("T13.1")
def test_a_weapon_that_is_where_it_should_go() -> None:
    s = armed("militia=dagger, militia, elf_wizard, torch")
    s.refuses("equip:dagger>militia", "T13.1", "ts-why-holds")
    s.refuses("equip:hatchet>militia", "T5.2", "ts-why-not-here", what="hatchet")
    s.refuses("drop:hatchet", "T5.2", "ts-why-not-here")
    s.refuses("equip:torch>militia", "T13.1", "ts-why-not-weapon")


@pytest.mark.clause("T4.1", "T7.1", "T7.2")
def test_one_way_in_a_turn() -> None:
    s = scene("militia, torch, dagger")
    for key in (
        "attack:1",
        "buy:torch",
        "equip:dagger>militia",
        "destroy:torch",
        "use:banish.1",
        "level:militia>elf_wizard",
    ):
        s.refuses(key, "T4.1", "ts-why-choose-way")
    s.choose("rest").refuses("attack:1", "T7.2", "ts-why-resting").refuses("village", "T4.1", "ts-why-one-way")
    s.refuses("destroy:feast", "T7.1", "ts-why-not-in-hand")
    inside("militia, dagger").refuses("destroy:militia", "T7.1", "ts-why-rest-only").refuses(
        "buy:torch", "T5.4", "ts-why-buy-village"
    )


@pytest.mark.clause("T14.3", "T13.5", "T6.3")
@pytest.mark.card("thunderstone", "disease")
def test_after_the_target_is_named() -> None:
    s = armed("elf_wizard=dagger, 2 disease, torch").choose("attack:1").expect(kind="ts.diseases")
    s.offers("attack:0", "attack:1").refuses("attack:2", "T14.3", "ts-why-pool")
    s.refuses("drop:dagger", "T13.5", "ts-why-battle-begun").refuses("leave", "T6.3", "ts-why-battle-begun")
    s.refuses("level:elf_wizard>elf_sorcerer", "T11.1", "ts-why-level-village")


def shown() -> Scene:
    s = inside("2 fireball, elf_archmage", "sphinx", deck="militia, disease, torch, hatchet, dagger, spear, 6 lantern")
    return s.choose("attack:1", "look")


@pytest.mark.clause("T19.7")
@pytest.mark.card("thunderstone", "sphinx")
def test_the_cards_of_the_sphinx_are_named_in_order() -> None:
    shown().choose("destroy:hatchet").refuses("destroy:dagger", "T19.7", "ts-why-in-order")


@pytest.mark.clause("T28.9")
@pytest.mark.card("thunderstone", "lorigg_rogue", "redblade_assassin")
def test_others_discard_from_their_own_hands() -> None:
    s = inside("lorigg_rogue, militia", others="torch, dagger").choose("use:lorigg_rogue.1")
    s.refuses("discard:militia", "T28.9", "ts-why-not-in-hand")
    two = inside("banish, feast, spear, torch, dagger", "nixie, tyxr_the_old, griffon").choose("use:banish.1", "send:1")
    two.choose("discard:feast").refuses("discard:dagger", "T28.9", "ts-why-in-order")
