"""T19, T21 to T24, T28: spoils, battle effects, refill, breach, the end of the game; W27 to W33."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.thunderstone.scoring import result

from .scene import Scene, armed, inside, scene

WEAPONS = "polearm, hatchet, flaming_sword, short_sword, goodberries, warhammer, feast, lantern"
ALL_FOOD = ("buy:iron_rations", "buy:feast", "buy:goodberries")


# -- spoils


@pytest.mark.clause("T19.1")
@pytest.mark.example("thunderstone", "W27", "D15")
@pytest.mark.card("thunderstone", "dwarf_janissary")
def test_a_janissary_buys_a_weapon() -> None:
    s = armed("dwarf_janissary=short_sword, 2 torch", "nixie", village=WEAPONS, deck="6 torch").choose("attack:1")
    s.expect(kind="ts.spoils")  # 3 + 4 gold
    s.offers(
        "buy:dagger", "buy:hatchet", "buy:flaming_sword", "buy:short_sword", "buy:warhammer", "buy:polearm", "none"
    )
    s.refuses("buy:lantern", "T19.1", "ts-why-other-spoils")
    s.choose("buy:polearm")
    assert "polearm" in s.mine()


@pytest.mark.clause("T19.2")
def test_a_gray_ooze_in_the_hand_brings_no_spoils() -> None:
    (
        armed("outlands_khan=hatchet, gray_ooze, torch", "nixie", deck="6 torch")
        .choose("attack:1")
        .expect(kind="ts.turn")
    )


@pytest.mark.clause("T19.3", "T28.7")
@pytest.mark.example("thunderstone", "D16")
def test_who_could_not_attack_brings_no_spoils() -> None:
    s = armed("dwarf_janissary=dagger, 2 outlands_khan, torch", "haunt", deck="6 torch").choose("attack:1")
    s.choose("hit:dwarf_janissary").expect(kind="ts.turn", xp=1)


@pytest.mark.clause("T19.4", "T10.4")
@pytest.mark.example("thunderstone", "W28")
@pytest.mark.card("thunderstone", "gray_ooze")
def test_food_and_a_weapon_each_with_all_the_gold() -> None:
    s = armed("dwarf_janissary=polearm, dagger, torch", "gray_ooze", village=WEAPONS, deck="6 torch").choose("attack:1")
    s.expect(kind="ts.spoils")  # 3 + 1 + 2 gold
    s.offers(*ALL_FOOD, "buy:dagger", "buy:hatchet", "buy:flaming_sword", "buy:short_sword", "buy:warhammer", "none")
    s.refuses("buy:polearm", "T19.4", "ts-why-too-dear", cost=7, gold=6)
    s.choose("buy:short_sword").offers(*ALL_FOOD, "none")
    s.choose("buy:feast").expect(kind="ts.turn")
    assert {"feast", "short_sword"} <= set(s.mine())


@pytest.mark.clause("T19.5", "T19.6")
def test_destroyed_cards_bring_no_gold_but_their_spoils() -> None:
    s = armed(
        "dwarf_janissary=short_sword, torch, lantern", "skaladak", village=WEAPONS, deck="6 torch", dungeon="griffon"
    )
    s.choose("attack:1").expect(
        destroyed="short_sword", kind="ts.spoils", hall="-, nixie, griffon"
    )  # before the refill
    s.refuses("buy:flaming_sword", "T19.4", "ts-why-too-dear", cost=5, gold=4)
    eaten = armed("chalice_paladin=short_sword, outlands_khan, torch", "mythlurian", deck="6 torch")
    eaten.choose("attack:1", "hit:chalice_paladin").expect(kind="ts.spoils", destroyed="chalice_paladin")


@pytest.mark.clause("T19.7", "T28.11")
@pytest.mark.card("thunderstone", "sphinx")
@pytest.mark.example("thunderstone", "D28")
def test_the_sphinx_shows_six_cards() -> None:
    s = inside("2 fireball, elf_archmage", "sphinx", deck="2 militia, disease, torch, hatchet, dagger, 6 lantern")
    s.choose("attack:1").expect(xp=3, kind="ts.spoils").offers("look", "none")
    s.choose("look").expect(kind="ts.shown")
    s.offers("destroy:dagger", "destroy:disease", "destroy:hatchet", "destroy:militia", "destroy:torch", "done")
    s.choose("destroy:disease", "destroy:militia").offers("destroy:militia", "destroy:torch", "done")
    s.choose("destroy:militia", "done").expect(destroyed="2 militia", hand="6 lantern")
    s.expect(discard="torch, hatchet, dagger, 2 fireball, elf_archmage, sphinx")
    none = (
        inside("2 fireball, elf_archmage", "sphinx", deck="6 torch").choose("attack:1", "none").expect(kind="ts.turn")
    )
    none.expect(hand="6 torch")


@pytest.mark.clause("T28.11")
def test_a_short_deck_is_shuffled_for_the_sphinx() -> None:
    s = inside("3 fireball", "sphinx", deck="torch", discard="2 dagger").choose("attack:1", "look")
    assert sorted(s.state.face[pid] for pid in s.state.shown) == ["dagger", "dagger", "sphinx", "torch"]
    s.choose("done").expect(kind="ts.turn")


@pytest.mark.clause("T19.8")
def test_two_janissaries_buy_two_weapons() -> None:
    s = armed("2 dwarf_janissary=dagger, 2 torch", "nixie", village=WEAPONS, deck="6 torch").choose("attack:1")
    s.choose("buy:hatchet").expect(kind="ts.spoils").choose("buy:hatchet").expect(kind="ts.turn")
    assert s.mine().count("hatchet") == 2


@pytest.mark.clause("T19.9")
@pytest.mark.example("thunderstone", "D36")
def test_only_printed_gold_counts_for_spoils() -> None:
    s = armed("chalice_paladin, 2 elf_wizard, barkeep, torch", "nixie", deck="6 torch").choose("attack:1")
    s.refuses("buy:flaming_sword", "T19.4", "ts-why-too-dear", cost=5, gold=3)  # not the Nixie's four, no effects
    assert not any(key.startswith("use") for key in s.keys)


@pytest.mark.example("thunderstone", "W29")
@pytest.mark.card("thunderstone", "chalice_paladin")
def test_the_paladin_buys_anything() -> None:
    s = armed("chalice_paladin, 2 lightstone_gem, elf_wizard", "nixie", deck="6 torch").choose("attack:1")
    assert {"buy:militia", "buy:elf_wizard", "buy:torch", "buy:spear"} <= set(s.keys)
    s.choose("buy:elf_wizard").expect(kind="ts.turn")
    assert s.mine().count("elf_wizard") == 2


# -- battle effects


@pytest.mark.clause("T21.1", "T22.3")
def test_battle_effects_happen_in_defeat_too() -> None:
    s = inside("militia", "famine", deck="6 torch", dungeon="griffon").choose("attack:1")
    s.expect(xp=0, discard="disease, militia", hall="nixie, griffon, griffon")
    assert s.state.face[s.state.dungeon[0]] == "famine"


@pytest.mark.clause("T21.2")
def test_no_fitting_card_no_effect() -> None:
    inside("militia, torch", "skaladak", deck="6 torch").choose("attack:1").expect(destroyed="", kind="ts.turn")
    inside("torch", "mythlurian", deck="6 torch").choose("attack:1").expect(destroyed="", kind="ts.turn")


@pytest.mark.clause("T21.6", "T21.7")
@pytest.mark.card("thunderstone", "the_prince", "knightmare", "tormentor")
@pytest.mark.parametrize(
    ("monster", "prey"),
    [
        ("the_prince", ["hit:chalice_quester", "hit:redblade_killer", "hit:feayn_archer"]),
        ("knightmare", ["hit:chalice_quester", "hit:redblade_killer", "hit:feayn_archer"]),
        ("tormentor", ["hit:chalice_quester", "hit:regian_cleric"]),
    ],
)
def test_every_class_fits(monster: str, prey: list[str]) -> None:
    s = inside("chalice_quester, redblade_killer, regian_cleric, feayn_archer, militia, torch", monster, deck="6 torch")
    s.choose("attack:1").offers(*prey).choose(prey[0]).expect(destroyed=prey[0].removeprefix("hit:"))


@pytest.mark.clause("T21.8")
def test_only_the_revenant_kills_the_weak() -> None:
    assert inside("militia, torch", "ghost", deck="6 torch").choose("attack:1").state.destroyed == ()
    inside("militia, torch", "revenant", deck="6 torch").choose("attack:1").expect(destroyed="militia")


# -- outcome, refill


@pytest.mark.clause("T22.1", "T22.2")
def test_equal_is_enough() -> None:
    s = inside("thyrian_knight, torch", "griknack_goblin", deck="6 torch").choose("attack:1")
    s.expect(xp=1, discard="griknack_goblin, thyrian_knight, torch")
    short = inside("3 militia, torch", "griknack_goblin", deck="6 torch").choose("attack:1").expect(xp=0)
    assert "griknack_goblin" not in short.mine()


@pytest.mark.clause("T22.4")
@pytest.mark.parametrize(
    ("rank", "hall"),
    [(1, "succubus, ghost, pegasus"), (2, "nixie, ghost, pegasus"), (3, "nixie, succubus, pegasus")],
)
def test_those_behind_move_up(rank: int, hall: str) -> None:
    s = inside("militia", "nixie, succubus, ghost", deck="6 torch", dungeon="pegasus, griffon")
    s.choose(f"attack:{rank}").expect(hall=hall)


@pytest.mark.clause("T22.5")
def test_an_empty_deck_leaves_rank_3_empty() -> None:
    s = inside("2 outlands_khan, torch", "nixie, succubus, ghost", deck="6 torch", dungeon="").choose("attack:1")
    s.expect(hall="succubus, ghost, -")


@pytest.mark.clause("T22.6")
def test_the_thunderstone_is_no_monster() -> None:
    s = inside("elf_archmage, banish, militia", "nixie, stone_of_mystery, griffon", deck="6 torch")
    s.refuses("attack:2", "T22.6", "ts-why-stone")
    s.choose("use:elf_archmage.1").offers("rank:1", "rank:3")
    s.match.undo()
    s.choose("use:banish.1")
    assert "send:2" not in s.keys and {"order:132", "order:213"} <= set(s.keys)
    s.choose("order:132").expect(hall="nixie, griffon, stone_of_mystery")


@pytest.mark.clause("T22.7")
@pytest.mark.card("thunderstone", "thyrian_lord")
def test_what_the_lord_takes_is_not_defeated() -> None:
    s = inside("thyrian_lord, elf_sorcerer, iron_rations, militia", "famine, griffon, grudgebeast", deck="6 torch")
    s.choose("use:thyrian_lord.1").expect(kind="ts.target").offers("rank:1", "rank:3")
    s.choose("rank:1").expect(xp=0, discard="famine", destroyed="iron_rations", hall="griffon, grudgebeast, pegasus")
    assert s.kind == "ts.prepare"  # no Sorcerer, no Disease, no spoils


@pytest.mark.clause("T22.8")
def test_a_rearrangement_changes_the_order_of_the_occupied_ranks() -> None:
    s = inside("banish, militia", "nixie, succubus, -", dungeon="", deck="torch").choose("use:banish.1")
    s.offers("send:1", "send:2", "order:213").choose("order:213").expect(hall="succubus, nixie, -")
    same = inside("banish, militia", "nixie, nixie, succubus", deck="torch").choose("use:banish.1")
    same.offers("send:1", "send:2", "send:3", "order:132", "order:321")
    alone = inside("banish, regian_priest", "stone_of_mystery, -, -", dungeon="", deck="torch")
    alone.refuses("use:banish.1", "T28.13", "ts-why-no-monster")


# -- breach


@pytest.mark.clause("T23.1", "T23.2")
@pytest.mark.example("thunderstone", "W31", "D4", "D38")
@pytest.mark.card("thunderstone", "tyxr_the_old")
def test_tyxr_breaks_through_after_a_battle() -> None:
    s = inside("2 outlands_khan, torch, dagger, lantern", "nixie, tyxr_the_old, griffon", deck="6 militia", seats=3)
    s.state.hand[1][0:1] = []
    s.choose("attack:1").told("ts-won", "ts-entered-hall", "ts-breached").expect(kind="ts.discard")
    assert s.seat == 0
    s.choose("discard:dagger", "discard:torch")
    assert s.seat == 1 and [len(hand) for hand in s.state.hand] == [6, 3, 4]
    assert {"dagger", "torch", "lantern", "nixie"} <= set(s.zone("discard"))
    s.choose("rest", "none")
    assert s.state.breached == (s.state.hall[0],)  # once, and not again in the next turn


@pytest.mark.clause("T23.4")
@pytest.mark.example("thunderstone", "W30")
@pytest.mark.card("thunderstone", "archduke_of_pain")
def test_the_archduke_breaks_through() -> None:
    s = inside("militia", "nixie, archduke_of_pain, griffon", deck="6 torch").choose("attack:1").told("ts-breached")
    for group in ("elf", "lorigg", "regian", "thyrian"):
        assert len(s.stack(group)) == 10
    assert len(s.stack("militia")) == 28 and len(s.stack("spear")) == 8 and len(s.state.destroyed) == 10
    waiting = scene("militia", "archduke_of_pain, nixie, griffon", deck="6 torch").choose("rest", "none")
    assert len(waiting.stack("elf")) == 12 and not waiting.state.breached


@pytest.mark.clause("T28.10")
@pytest.mark.example("thunderstone", "X8")
def test_the_archduke_finds_short_stacks() -> None:
    s = scene("militia", "nixie, archduke_of_pain, griffon", deck="6 torch")
    s.state.stacks[0] = ()
    elves = s.state.market.index("elf")
    s.state.stacks[elves] = s.state.stacks[elves][:1]
    s.enter().choose("attack:1")
    assert s.stack("elf") == [] and s.stack("militia") == [] and len(s.state.destroyed) == 7


@pytest.mark.clause("T23.5")
def test_a_breach_happens_once_while_the_monster_stays() -> None:
    s = inside("2 banish, 2 torch", "nixie, archduke_of_pain, griffon", deck="6 torch")
    s.choose("use:banish.1", "order:213", "card:torch").told("ts-breached")
    assert len(s.stack("elf")) == 10
    s.choose("use:banish.1", "order:213", "card:torch").expect(hall="nixie, archduke_of_pain, griffon")
    s.choose("attack:1").expect(hall="archduke_of_pain, griffon, pegasus")
    assert len(s.stack("elf")) == 10  # not again
    back = inside("2 banish, 2 torch", "nixie, archduke_of_pain, griffon", deck="6 torch", dungeon="")
    back.choose("use:banish.1", "order:213", "card:torch", "use:banish.1", "send:1", "card:torch")
    assert back.state.breached == () and back.state.hall[2] >= 0  # it went under the deck and may breach again


# -- the end


def at_the_end(hand: str, **more: str) -> Scene:
    return inside(hand, "nixie, stone_of_mystery, griffon", deck="6 torch", **more)


@pytest.mark.clause("T24.1", "T24.2", "T24.8")
@pytest.mark.example("thunderstone", "W32", "D32")
@pytest.mark.card("thunderstone", "stone_of_mystery")
def test_the_winner_of_the_battle_takes_the_thunderstone() -> None:
    s = at_the_end("2 outlands_khan, torch").choose("attack:1").expect(kind="over", reason="battle", xp=1)
    assert "stone_of_mystery" in s.zone("discard") and s.points() == 3 + 3 + 1 + 3
    s.told("ts-won", "ts-stone-taken")


@pytest.mark.clause("T24.8")
def test_who_falls_in_the_last_battle_is_not_scored() -> None:
    s = inside("2 outlands_khan, torch", "mythlurian, stone_of_mystery, griffon", deck="6 torch").choose("attack:1")
    s.expect(kind="over", reason="battle", destroyed="outlands_khan")
    assert s.points() == 3 + 4 + 3  # the other Khan, the dragon, the stone


@pytest.mark.clause("T24.3")
@pytest.mark.example("thunderstone", "W32")
@pytest.mark.parametrize(
    ("hand", "keys", "reason"),
    [
        ("militia", ["attack:1"], "lost"),
        ("banish, militia", ["use:banish.1", "send:1"], "banish"),
        ("banish, militia", ["use:banish.1", "order:213"], "banish"),
        ("elf_archmage", ["use:elf_archmage.1", "rank:1"], "elf"),
        ("thyrian_lord, iron_rations", ["use:thyrian_lord.1", "rank:1"], "lord"),
    ],
)
def test_otherwise_nobody_takes_it(hand: str, keys: list[str], reason: str) -> None:
    s = at_the_end(hand).choose(*keys).expect(kind="over", reason=reason).told("ts-stone-lost")
    assert "stone_of_mystery" not in s.mine()


@pytest.mark.clause("T24.3", "T28.3")
@pytest.mark.example("thunderstone", "W32")
@pytest.mark.card("thunderstone", "elf_sorcerer")
def test_the_sorcerer_brings_it_in_front() -> None:
    s = inside(
        "elf_sorcerer, outlands_khan", "nixie, griffon, stone_of_mystery", deck="6 torch", dungeon="succubus, pegasus"
    )
    s.choose("attack:1").expect(kind="ts.rank", hall="griffon, stone_of_mystery, succubus", xp=1)
    s.offers("none", "send:1", "send:3").choose("send:1").expect(kind="over", reason="elf")


def sorcerers(hand: str, hall: str) -> Scene:
    return inside(f"{hand}, outlands_khan", hall, deck="6 torch", dungeon="succubus, 3 pegasus")


@pytest.mark.clause("T28.3", "T23.2")
@pytest.mark.card("thunderstone", "elf_sorcerer", "archduke_of_pain")
def test_each_sorcerer_once_before_the_breach() -> None:
    s = sorcerers("2 elf_sorcerer", "nixie, archduke_of_pain, griffon")
    s.choose("attack:1").expect(kind="ts.rank", hall="archduke_of_pain, griffon, succubus")
    s.choose("send:1").expect(kind="ts.rank", hall="griffon, succubus, pegasus")
    s.choose("none").expect(kind="ts.turn", hall="griffon, succubus, pegasus", breached=())
    assert len(s.stack("elf")) == 12  # the Archduke was gone before he broke through
    left = sorcerers("elf_sorcerer", "nixie, archduke_of_pain, griffon").choose("attack:1", "none").told("ts-breached")
    assert len(left.stack("elf")) == 10


@pytest.mark.clause("T23.3", "T28.3")
@pytest.mark.card("thunderstone", "elf_sorcerer", "archduke_of_pain")
def test_whom_a_sorcerer_brings_forward_breaks_through_at_once_and_once() -> None:
    s = sorcerers("2 elf_sorcerer", "nixie, grudgebeast, archduke_of_pain").choose("attack:1", "send:1")
    s.told("ts-breached").expect(kind="ts.rank", hall="archduke_of_pain, succubus, pegasus")
    s.choose("none")
    assert len(s.stack("elf")) == 10 and [e.message for e in s.match.events].count("ts-breached") == 1


@pytest.mark.clause("T23.4")
def test_who_stood_in_front_before_a_battle_behind_him_does_not_break_through() -> None:
    s = sorcerers("elf_sorcerer, torch", "archduke_of_pain, nixie, griffon").choose("attack:2", "none")
    assert len(s.stack("elf")) == 12 and "ts-breached" not in [e.message for e in s.match.events]


@pytest.mark.clause("T24.4", "T28.6")
def test_experience_and_spoils_come_before_the_end() -> None:
    s = armed("dwarf_janissary=short_sword, torch", "nixie, stone_of_mystery, griffon", village=WEAPONS, deck="6 torch")
    s.choose("attack:1").expect(kind="ts.spoils", xp=1).choose("buy:hatchet").expect(kind="over", reason="battle")
    assert {"hatchet", "stone_of_mystery", "nixie"} <= set(s.mine())


@pytest.mark.clause("T24.5", "T24.7")
@pytest.mark.example("thunderstone", "D29")
def test_points_of_all_cards_but_not_of_experience() -> None:
    s = scene("sphinx, goodberries, outlands_khan", deck="grudgebeast", discard="feayn_sniper", xp=9)
    assert s.points() == 7 + 1 + 3 + 2 + 2


@pytest.mark.clause("T24.6")
@pytest.mark.example("thunderstone", "W33")
def test_ties() -> None:
    shared = scene("nixie", others="nixie", seats=3)
    assert result(shared.state).winners == (0, 1, 2) and result(shared.state).scores == (1.0, 1.0, 1.0)
    stone = scene("nixie", others="grudgebeast, pegasus", discard="stone_of_mystery")
    assert stone.points(0) == stone.points(1) == 4 and result(stone.state).winners == (0,)
    most = scene("nixie", others="grudgebeast, pegasus, nixie", discard="stone_of_mystery")
    assert result(most.state).winners == (1,)


@pytest.mark.clause("T24.9")
def test_a_table_that_is_stuck_comes_to_an_end() -> None:
    """Nobody has a card, Militia are sold out, and the Blink Dog cannot be seen."""
    s = scene("", "blink_dog, stone_of_mystery, griffon", others="")
    s.state.stacks[0] = ()
    for turn in range(2 * 20):
        assert s.kind == "ts.turn" and s.state.still == turn
        s.choose(("village", "rest")[turn % 2])
    s.expect(kind="over", reason="still").told("ts-stone-lost")
    moving = scene("militia", "blink_dog, stone_of_mystery, griffon", others="")
    moving.choose("rest", "destroy:militia")
    assert moving.state.still == 1
    lost = quiet("militia", "blink_dog, stone_of_mystery, griffon").choose("attack:3")
    lost.expect(kind="over", reason="still")  # what comes behind the Thunderstone changes nothing


def quiet(hand: str, hall: str, **more: Any) -> Scene:
    """The last turn of twenty quiet rounds, in the dungeon."""
    s = scene(hand, hall, others="torch", deck="6 torch", **more)
    s.state.still = 20 * s.state.seats - 1
    return s.enter()


@pytest.mark.clause("T24.9")
@pytest.mark.parametrize(
    ("hand", "hall", "keys"),
    [
        ("militia", "grudgebeast, nixie, stone_of_mystery", ["attack:1"]),  # the stone comes nearer in the hall,
        ("militia", "grudgebeast, stone_of_mystery, nixie", ["attack:3"]),
        ("militia", "grudgebeast, nixie, griffon", ["attack:3"]),  # or in the deck
        ("elf_archmage, militia", "blink_dog, nixie, stone_of_mystery", ["use:elf_archmage.1", "rank:2"]),
        ("banish, disease", "blink_dog, nixie, stone_of_mystery", ["use:banish.1", "order:132", "card:disease"]),
    ],
)
def test_a_table_is_not_quiet_while_the_stone_comes_nearer(hand: str, hall: str, keys: list[str]) -> None:
    s = quiet(hand, hall)
    s.choose(*keys)
    if hall.endswith("mystery, nixie"):
        s.expect(kind="over", reason="still")  # behind it nothing changes
    elif s.kind == "ts.prepare":
        assert s.state.still == 0
    else:
        s.expect(kind="ts.turn", still=1)


@pytest.mark.clause("T24.9", "T27.4")
def test_alone_a_lost_battle_is_a_change() -> None:
    """The monster goes to the village's score pile and not under the deck."""
    quiet("militia", "blink_dog, stone_of_mystery, griffon", seats=1).choose("attack:3").expect(kind="ts.turn", still=1)


@pytest.mark.clause("T24.9")
def test_the_rule_of_the_quiet_table_can_be_switched_off() -> None:
    s = quiet("militia", "blink_dog, stone_of_mystery, griffon", still="plays").choose("attack:3")
    s.expect(kind="ts.turn", still=40)


# -- rulings


@pytest.mark.clause("T28.1")
@pytest.mark.card("thunderstone", "lorigg_rogue")
def test_others_discard_clockwise() -> None:
    s = inside("lorigg_rogue", seats=4, others="militia, torch").choose("use:lorigg_rogue.1")
    for seat in (1, 2, 3):
        assert s.seat == seat
        s.choose("discard:torch")
    assert s.seat == 0 and all(s.zone("hand", seat) == ["militia"] for seat in (1, 2, 3))


@pytest.mark.clause("T28.2")
@pytest.mark.parametrize(
    ("hand", "key", "clause", "message"),
    [
        ("regian_cleric, torch", "use:regian_cleric.1", "T28.2", "ts-why-no-disease"),
        ("thyrian_squire, torch", "use:thyrian_squire.1", "T28.2", "ts-why-no-food"),
        ("thyrian_lord, iron_rations", "use:thyrian_lord.1", "C-thyrian_lord", "ts-why-no-small-monster"),
    ],
)
def test_effects_without_a_target_cannot_be_used(hand: str, key: str, clause: str, message: str) -> None:
    inside(hand, "griffon, bloodskull_orc, kingdom").refuses(key, clause, message)


@pytest.mark.clause("T28.4")
@pytest.mark.card("thunderstone", "feayn_sniper")
def test_snipers_gain_experience_for_rank_3() -> None:
    s = inside("2 feayn_sniper, lantern", "nixie, griffon, succubus", deck="6 torch")
    assert s.reckon(3).value == 4  # 8, halved
    s.choose("attack:2").expect(xp=2)
    far = inside("2 feayn_sniper, fireball", "succubus, griffon, nixie", deck="6 torch").choose("attack:3")
    far.expect(xp=1 + 2)
    front = inside("2 feayn_sniper, outlands_khan, fireball", "nixie, griffon, succubus", deck="6 torch").choose(
        "attack:1"
    )
    front.expect(xp=1)


@pytest.mark.clause("T28.5", "T28.12")
@pytest.mark.card("thunderstone", "selurin_theurge")
def test_the_theurge_borrows_a_hero() -> None:
    s = inside(
        "selurin_theurge, militia, short_sword, torch", seats=3, deck="6 torch", others="thyrian_squire, militia"
    )
    s.state.hand[2] = s.state.hand[2][:0]
    s.choose("use:selurin_theurge.1")
    assert s.seat == 0
    s.offers("give:selurin_theurge", "give:militia").choose("give:militia")
    assert s.seat == 1
    s.choose("give:thyrian_squire").told("ts-no-hero").expect(kind="ts.borrow")
    s.offers("borrow:militia", "borrow:thyrian_squire", "none").choose("borrow:thyrian_squire")
    s.choose("equip:short_sword>thyrian_squire")
    assert (s.reckon().attack, s.reckon().magic) == (6, 4)
    assert s.match.view(0)["table"]["worth"] == 3 + 2
    s.choose("attack:1").expect(xp=1).told("ts-sent-home")
    assert s.zone("discard", 1) == ["thyrian_squire"] and "thyrian_squire" not in s.mine()


@pytest.mark.clause("T28.12")
@pytest.mark.card("thunderstone", "selurin_theurge")
def test_a_borrowed_hero_is_safe_from_banish_but_not_from_battle() -> None:
    s = inside("selurin_theurge, banish, torch", "mythlurian", deck="6 torch", others="elf_sorcerer")
    s.choose("use:selurin_theurge.1", "give:selurin_theurge", "give:elf_sorcerer", "borrow:elf_sorcerer")
    s.choose("use:banish.1", "order:213").offers("card:banish", "card:torch").choose("card:torch")
    s.choose("attack:2").expect(destroyed="torch, elf_sorcerer")
    assert s.mine(1) == []
    back = inside("selurin_theurge, torch", deck="6 torch", others="torch")
    back.choose("use:selurin_theurge.1", "borrow:selurin_theurge")
    assert back.reckon().magic == 4 and back.match.view(1)["table"]["players"][1]["hand"] == ["torch"]
    back.choose("attack:1")
    assert back.zone("discard").count("selurin_theurge") == 1


@pytest.mark.clause("T28.9")
@pytest.mark.card("thunderstone", "redblade_assassin")
def test_the_assassin_takes_a_hero_or_two_cards() -> None:
    s = inside("redblade_assassin, militia", others="militia, elf_wizard, torch, dagger").choose(
        "use:redblade_assassin.1"
    )
    s.offers("hero", "two")
    s.choose("hero").offers("discard:militia", "discard:elf_wizard").choose("discard:militia")
    assert s.zone("discard", 1) == ["militia"]
    two = inside("redblade_assassin, militia", others="militia, elf_wizard, torch, dagger").choose(
        "use:redblade_assassin.1"
    )
    two.choose("two").offers("discard:dagger", "discard:elf_wizard", "discard:militia")
    two.choose("discard:elf_wizard").offers("discard:militia", "discard:torch").choose("discard:torch")
    assert two.zone("hand", 1) == ["dagger", "militia"]
    lone = inside("redblade_assassin, militia", others="torch").choose("use:redblade_assassin.1")
    assert lone.zone("hand", 1) == [] and lone.seat == 0
    none = inside("redblade_assassin, militia", others="").choose("use:redblade_assassin.1")
    assert none.seat == 0


@pytest.mark.clause("T28.13")
def test_the_thunderstone_is_no_legal_choice() -> None:
    s = inside("elf_archmage, regian_priest", "stone_of_mystery, -, -", dungeon="", deck="torch")
    s.refuses("use:elf_archmage.1", "T28.13", "ts-why-no-monster")


@pytest.mark.clause("T17.4", "T17.5")
def test_a_gained_disease_waits_in_the_discard_pile() -> None:
    s = inside("outlands_khan, torch", "suffering", deck="6 torch").choose("attack:1").expect(xp=2)  # 7 against 6
    assert "disease" in s.zone("discard")
    cured = inside("chalice_quester, disease, banish", deck="3 torch").choose("use:chalice_quester.1")
    assert len(cured.state.plague) == 1


@pytest.mark.clause("T17.2", "T18.3")
def test_gold_of_monsters_counts_and_a_disease_has_none() -> None:
    scene("nixie, bloodskull_orc, disease, militia").visit().expect(gold=7)
