"""T4, T5, T7 to T11: the turn, the village, rest, decks, buying, levelling; W2 to W10."""

from __future__ import annotations

import pytest

from undercroft.games.thunderstone.card import CARDS

from .scene import scene


@pytest.mark.clause("T4.1", "T4.2")
def test_one_of_three() -> None:
    s = scene("2 militia", deck="6 torch").offers("village", "dungeon", "rest")
    s.choose("rest", "none").expect(discard="2 militia", active=1)


@pytest.mark.clause("T4.3", "T5.3")
def test_what_is_destroyed_yields_no_gold() -> None:
    s = scene("pawnbroker, torch, dagger").visit().choose("use:pawnbroker.1", "card:torch")
    assert s.match.view(0)["table"]["gold"] == 5 + 1
    s.choose("shop").expect(gold=6)


@pytest.mark.clause("T5.1")
def test_a_visit_shows_the_hand() -> None:
    s = scene("militia, torch")
    assert s.match.view(1)["table"]["players"][0]["hand"] == [None, None]
    s.visit()
    assert s.match.view(1)["table"]["players"][0]["hand"] == ["militia", "torch"]


@pytest.mark.clause("T5.2")
def test_each_effect_once_in_any_order_and_drawn_cards_join_in() -> None:
    s = scene("town_guard, barkeep", deck="trainer, militia, torch").visit()
    s.offers("use:town_guard.1", "use:town_guard.2", "use:barkeep.1", "use:barkeep.2", "shop")
    s.choose("use:town_guard.1").expect(hand="town_guard, barkeep, trainer, militia")
    assert "use:trainer.1" in s.keys and "use:town_guard.1" not in s.keys
    s.refuses("use:town_guard.1", "T12.2", "ts-why-used")


@pytest.mark.clause("T5.4", "T9.1")
@pytest.mark.example("thunderstone", "W3")
def test_buying_the_flaming_sword() -> None:
    s = scene("torch, dagger, iron_rations, griknack_goblin").visit().expect(gold=6, kind="ts.shop")
    assert "buy:short_sword" in s.keys  # just enough
    s.refuses("buy:fireball", "T5.4", "ts-why-too-dear", cost=9, gold=6)
    s.choose("buy:flaming_sword").expect(gold=0, active=1)  # the last gold is lost
    assert "flaming_sword" in s.zone("discard") + s.zone("hand")
    assert len(s.stack("flaming_sword")) == 7


def test_too_dear() -> None:
    s = scene("torch, dagger").visit().expect(gold=3)
    s.refuses("buy:flaming_sword", "T5.4", "ts-why-too-dear", cost=5, gold=3)
    s.refuses("buy:thyrian_squire", "T5.4", "ts-why-too-dear", cost=7, gold=3)


@pytest.mark.clause("T5.5", "T11.1", "T11.2")
@pytest.mark.example("thunderstone", "W6")
def test_an_elf_wizard_becomes_a_sorcerer() -> None:
    s = scene("elf_wizard, lorigg_thief, torch", xp=4).visit().choose("done").expect(kind="ts.level")
    s.choose("level:elf_wizard>elf_sorcerer").expect(xp=2, destroyed="elf_wizard", discard="elf_sorcerer")
    s.choose("level:lorigg_thief>lorigg_rogue").expect(xp=0)
    assert s.state.active == 1 and s.stack("elf").count("elf_sorcerer") == 3


@pytest.mark.clause("T5.6", "T7.2")
def test_everything_is_discarded_and_six_are_drawn() -> None:
    s = scene("militia, torch, disease", deck="7 dagger").visit().choose("done")
    s.expect(hand="6 dagger", deck="dagger", discard="militia, torch, disease")


@pytest.mark.clause("T5.7")
def test_no_effect_after_the_first_purchase() -> None:
    s = scene("barkeep, torch, dagger").visit().choose("shop")
    s.refuses("use:barkeep.1", "T5.7", "ts-why-shopping")
    assert not any(key.startswith("use") for key in s.keys)


@pytest.mark.clause("T5.8", "T10.3")
@pytest.mark.example("thunderstone", "W9")
def test_two_barkeeps_make_three_purchases_of_one_purse() -> None:
    s = scene(
        "2 barkeep, 2 torch, 2 iron_rations, militia, trainer",
        village="barkeep, trainer, hatchet, spear, lantern, banish, feast, polearm",
    )
    s.visit().choose("use:barkeep.1", "use:barkeep.1", "shop").expect(gold=10, buys=3)
    s.choose("buy:barkeep", "buy:barkeep").expect(gold=6, buys=1)
    s.refuses("buy:polearm", "T5.4", "ts-why-too-dear", cost=7, gold=6)
    s.choose("buy:hatchet")
    assert s.mine().count("barkeep") == 4 and "hatchet" in s.mine()


@pytest.mark.clause("T5.9")
@pytest.mark.example("thunderstone", "X9")
def test_only_the_militia_can_be_pawned() -> None:
    s = scene("pawnbroker, militia, elf_wizard, disease, trainer").visit().choose("use:pawnbroker.1")
    s.expect(gold=3, destroyed="militia").choose("use:pawnbroker.2").expect(gold=5)
    bare = scene("pawnbroker, elf_wizard, disease").visit()
    bare.refuses("use:pawnbroker.1", "T5.9", "ts-why-nothing-to-pawn")


@pytest.mark.clause("T5.10")
def test_a_used_barkeep_may_be_pawned() -> None:
    s = scene("barkeep, pawnbroker").visit().choose("use:barkeep.1", "use:pawnbroker.1")
    s.expect(gold=4, buys=2, destroyed="barkeep")


@pytest.mark.clause("T7.1")
@pytest.mark.example("thunderstone", "W10")
def test_resting_destroys_one_card() -> None:
    s = scene("disease, 2 militia, dagger, trainer, sphinx", deck="6 torch").choose("rest")
    s.offers("destroy:disease", "destroy:militia", "destroy:dagger", "destroy:trainer", "destroy:sphinx", "none")
    s.choose("destroy:disease").expect(discard="2 militia, dagger, trainer, sphinx", hand="6 torch", destroyed="", xp=0)
    assert [s.state.face[pid] for pid in s.state.plague] == ["disease"]


@pytest.mark.clause("T7.3")
def test_a_resting_hand_is_not_shown() -> None:
    s = scene("militia, torch").choose("rest")
    assert s.match.view(1)["table"]["players"][0]["hand"] == [None, None]


@pytest.mark.clause("T8.1")
def test_the_player_to_the_left_is_next() -> None:
    s = scene("militia", seats=3, deck="6 torch")
    for seat in (0, 1, 2, 0):
        assert s.seat == seat
        s.choose("rest")
        s.choose("none")


@pytest.mark.clause("T8.2", "T28.9")
def test_lost_cards_are_replaced_at_the_end_of_the_own_turn_only() -> None:
    s = scene("lorigg_rogue", others="militia, torch, 4 dagger").enter().choose("use:lorigg_rogue.1")
    assert s.seat == 1
    s.choose("discard:torch")
    assert s.zone("hand", 1) == ["dagger"] * 4 + ["militia"] and s.zone("discard", 1) == ["torch"]
    s.choose("attack:1")
    assert len(s.state.hand[1]) == 5 and s.seat == 1


@pytest.mark.clause("T9.2", "T25.3")
def test_the_discard_pile_becomes_the_deck_when_a_card_must_be_drawn() -> None:
    s = scene("town_guard", deck="dagger", discard="torch, militia").visit().choose("use:town_guard.1")
    assert len(s.state.hand[0]) == 3 and "dagger" in s.zone("hand") and len(s.state.deck[0]) == 1
    exact = scene("town_guard", deck="2 dagger", discard="torch").visit().choose("use:town_guard.1")
    exact.expect(deck="", discard="torch")  # not earlier


@pytest.mark.clause("T9.3")
def test_too_few_cards_are_all_drawn() -> None:
    s = scene("town_guard", deck="dagger").visit().choose("use:town_guard.1").expect(hand="town_guard, dagger")
    s.choose("shop", "done")
    assert len(s.state.hand[0]) == 2


@pytest.mark.clause("T9.4", "T9.5")
def test_destroyed_cards_are_gone_but_a_disease_goes_back() -> None:
    s = scene("pawnbroker, militia").visit().choose("use:pawnbroker.1").expect(destroyed="militia")
    assert len(s.stack("militia")) == 30
    ill = scene("regian_cleric, disease", deck="torch").enter().choose("use:regian_cleric.1").expect(destroyed="")
    assert len(ill.state.plague) == 1
    number = ill.state.plague[0]
    ill.state.hall[0], ill.state.dungeon = ill.state.dungeon[-1], ill.state.dungeon[:-1]
    ill.state.face[ill.state.hall[0]] = "famine"
    ill.choose("attack:1")
    assert not ill.state.plague and number in (*ill.state.discard[0], *ill.state.hand[0], *ill.state.deck[0])


@pytest.mark.clause("T9.6")
def test_an_empty_stack_sells_nothing() -> None:
    s = scene("3 torch")
    s.state.stacks[3] = ()
    s.visit().refuses("buy:torch", "T9.6", "ts-why-sold-out")


@pytest.mark.clause("T9.7")
@pytest.mark.example("thunderstone", "D3")
def test_discards_are_open() -> None:
    s = scene("militia, torch", deck="6 dagger").choose("rest", "none")
    assert s.match.view(1)["table"]["players"][0]["discard"] == ["militia", "torch"]
    assert s.match.view(1)["table"]["players"][0]["hand"] == [None] * 6


@pytest.mark.clause("T10.1")
def test_only_the_top_card_is_for_sale() -> None:
    s = scene("4 lightstone_gem")
    s.sell_out("elf_wizard").visit()
    assert "buy:elf_sorcerer" in s.keys and "buy:elf_wizard" not in s.keys and "buy:elf_archmage" not in s.keys


@pytest.mark.clause("T10.2")
@pytest.mark.example("thunderstone", "D27")
def test_militia_are_free_but_take_the_purchase() -> None:
    s = scene("2 torch").visit().choose("buy:militia")
    s.expect(active=1)
    assert "militia" in s.zone("hand") + s.zone("discard")


@pytest.mark.clause("T11.3", "T11.5")
@pytest.mark.example("thunderstone", "W7", "D26")
def test_no_skipping_and_no_card_no_level() -> None:
    s = scene("elf_wizard, elf_archmage, militia", xp=5)
    s.sell_out("elf_sorcerer").visit().choose("done")
    s.refuses("level:elf_wizard", "T11.5", "ts-why-no-level", level=2)
    s.refuses("level:elf_archmage", "T11.3", "ts-why-top-level")
    s.offers(
        *(f"level:militia>{word}" for word in ("elf_wizard", "lorigg_thief", "regian_cleric", "thyrian_squire")), "done"
    )
    s.choose("level:militia>lorigg_thief").expect(xp=2, kind="ts.turn")


@pytest.mark.clause("T11.4")
def test_militia_become_any_level_1_hero_that_is_left() -> None:
    s = scene("militia", xp=3)
    s.sell_out("lorigg_thief").visit().choose("done")
    s.offers("level:militia>elf_wizard", "level:militia>regian_cleric", "level:militia>thyrian_squire", "done")
    s.choose("level:militia>thyrian_squire").expect(xp=0, destroyed="militia")


@pytest.mark.clause("T11.2")
def test_too_little_experience() -> None:
    s = scene("elf_sorcerer, elf_wizard", xp=2).visit().choose("done")
    s.refuses("level:elf_sorcerer", "T11.2", "ts-why-no-xp", need=3, have=2)
    s.choose("done").expect(xp=2)


@pytest.mark.clause("T5.8")
def test_levelling_comes_after_the_last_purchase() -> None:
    """The reason is told before, also to those who can never be asked."""
    s = scene("elf_wizard, militia, barkeep", xp=2).visit()
    for _ in range(2):
        s.refuses("level:elf_wizard", "T5.8", "ts-why-level-later")
        s.refuses("level:militia", "T11.2", "ts-why-no-xp", need=3, have=2)
        s.choose("shop" if "shop" in s.keys else "done")
    s.offers("level:elf_wizard>elf_sorcerer", "done")


@pytest.mark.clause("T11.6")
def test_a_card_is_taken_from_below_the_top() -> None:
    s = scene("elf_wizard", xp=2)
    before = s.stack("elf")
    s.visit().choose("done", "level:elf_wizard>elf_sorcerer")
    after = s.stack("elf")
    assert after == before[:6] + before[7:]


@pytest.mark.clause("T11.7")
@pytest.mark.example("thunderstone", "W8")
def test_gold_of_a_hero_counts_before_it_is_levelled() -> None:
    s = scene("lorigg_thief, torch, dagger", xp=2).visit().expect(gold=5)
    s.choose("buy:flaming_sword", "level:lorigg_thief>lorigg_rogue")
    assert {"flaming_sword", "lorigg_rogue"} <= set(s.zone("discard") + s.zone("hand") + s.zone("deck"))


@pytest.mark.clause("T11.8")
def test_a_hero_bought_now_cannot_be_levelled_now() -> None:
    s = scene("3 torch, militia", xp=2).visit().choose("buy:elf_wizard")
    assert s.state.active == 1 and s.state.xp[0] == 2  # nothing to level: the turn is over


@pytest.mark.example("thunderstone", "W5")
@pytest.mark.card("thunderstone", "barkeep", "town_guard", "trainer")
def test_a_full_visit() -> None:
    s = scene(
        "barkeep, town_guard, lorigg_thief, the_unchained, militia, battle_fury",
        deck="disease, outlands_slayer, trainer, torch, dagger, 6 iron_rations",
        xp=3,
        heroes="lorigg, outlands, elf, dwarf",
        village="barkeep, town_guard, battle_fury, trainer, short_sword, banish, spear, feast",
    ).visit()
    s.choose("use:town_guard.1").expect(
        hand="barkeep, town_guard, lorigg_thief, the_unchained, militia, battle_fury, disease, outlands_slayer"
    )
    s.choose("use:town_guard.2", "use:barkeep.1", "use:trainer.1").expect(xp=5)
    s.choose("use:trainer.2")
    assert s.match.view(0)["table"]["gold"] == 9
    s.choose("use:barkeep.2").expect(gold=10, buys=2, kind="ts.shop")
    s.choose("buy:short_sword", "buy:banish", "level:lorigg_thief>lorigg_rogue", "level:outlands_slayer>outlands_khan")
    s.expect(
        xp=0,
        hand="6 iron_rations",
        discard="the_unchained, battle_fury, disease, torch, dagger, short_sword, banish, lorigg_rogue, outlands_khan",
        destroyed="town_guard, militia, trainer, barkeep, lorigg_thief, outlands_slayer",
    )


@pytest.mark.example("thunderstone", "W5")
def test_a_full_visit_without_a_khan() -> None:
    s = scene("outlands_slayer, torch", xp=3, heroes="lorigg, outlands, elf, dwarf")
    s.sell_out("outlands_khan").visit().choose("done").expect(xp=3, active=1)
    assert CARDS["outlands_slayer"].xp == 3
