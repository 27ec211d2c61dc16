"""Every card: played, each branch of its choices, refused where it can be. (Longer stories are in the other files.)"""

from __future__ import annotations

import pytest

from undercroft.games.thunderstone import GAME
from undercroft.games.thunderstone.cards import CARDS

from .scene import armed, inside, scene


def card(word: str, *rest: object) -> object:
    return pytest.param(word, *rest, marks=pytest.mark.card("thunderstone", word), id=word)


# -- heroes


@pytest.mark.parametrize(
    ("word", "cost", "strength", "gold", "front", "back"),
    [  # front, back: attack, magic attack and light penalty against ranks 1 and 2, alone and unarmed
        card("militia", 0, 2, 0, (1, 0, 1), (1, 0, 2)),
        card("amazon_archer", 6, 4, 0, (1, 0, 1), (3, 0, 2)),
        card("amazon_huntress", 9, 5, 0, (2, 0, 1), (5, 0, 2)),
        card("amazon_queen", 11, 6, 0, (2, 0, 1), (6, 0, 2)),
        card("chalice_quester", 7, 5, 0, (2, 0, 1), (2, 0, 2)),
        card("chalice_defender", 10, 6, 0, (3, 0, 1), (3, 0, 2)),
        card("chalice_paladin", 12, 7, 0, (0, 4, 1), (0, 4, 2)),
        card("dwarf_guardian", 6, 5, 0, (1, 0, 1), (1, 0, 2)),
        card("dwarf_janissary", 9, 6, 0, (2, 0, 1), (2, 0, 2)),
        card("dwarf_sentinel", 12, 8, 0, (3, 0, 1), (3, 0, 2)),
        card("elf_wizard", 5, 3, 0, (0, 2, 0), (0, 2, 1)),
        card("elf_sorcerer", 8, 3, 0, (0, 3, 0), (0, 3, 0)),
        card("elf_archmage", 10, 4, 0, (0, 4, 0), (0, 4, 0)),
        card("feayn_archer", 7, 4, 0, (0, 0, 1), (2, 0, 1)),
        card("feayn_marksman", 10, 5, 0, (0, 0, 1), (3, 0, 1)),
        card("feayn_sniper", 12, 6, 0, (0, 0, 1), (4, 0, 0)),
        card("lorigg_thief", 5, 4, 2, (1, 0, 0), (1, 0, 1)),
        card("lorigg_rogue", 8, 4, 3, (2, 0, 0), (2, 0, 1)),
        card("lorigg_outlaw", 10, 5, 4, (2, 0, 0), (2, 0, 0)),
        card("outlands_warrior", 8, 7, 0, (3, 0, 1), (3, 0, 2)),
        card("outlands_slayer", 11, 8, 0, (5, 0, 1), (5, 0, 2)),
        card("outlands_khan", 13, 8, 0, (7, 0, 1), (7, 0, 2)),
        card("redblade_killer", 5, 5, 1, (2, 0, 1), (2, 0, 2)),
        card("redblade_poisoner", 8, 5, 2, (3, 0, 1), (3, 0, 2)),
        card("redblade_assassin", 9, 6, 2, (4, 0, 1), (4, 0, 2)),
        card("regian_cleric", 5, 4, 0, (0, 1, 1), (0, 1, 2)),
        card("regian_priest", 8, 4, 0, (0, 2, 1), (0, 2, 2)),
        card("regian_bishop", 11, 5, 0, (0, 3, 1), (0, 3, 2)),
        card("selurin_magician", 8, 2, 0, (0, 2, 1), (0, 2, 2)),
        card("selurin_warlock", 10, 2, 0, (0, 4, 1), (0, 4, 2)),
        card("selurin_theurge", 13, 3, 0, (0, 4, 1), (0, 4, 2)),
        card("thyrian_squire", 7, 6, 0, (2, 0, 1), (2, 0, 2)),
        card("thyrian_knight", 9, 8, 0, (4, 0, 1), (4, 0, 2)),
        card("thyrian_lord", 11, 9, 0, (4, 0, 1), (4, 0, 2)),
    ],
)
def test_a_hero_alone(
    word: str, cost: int, strength: int, gold: int, front: tuple[int, int, int], back: tuple[int, int, int]
) -> None:
    s = inside(word, deck="torch")
    for rank, wanted in ((1, front), (2, back)):
        r = s.reckon(rank)
        assert (r.attack, r.magic, r.penalty) == wanted
        assert r.strength == {s.pid(word): strength}
    assert (CARDS[word].cost, s.match.view(0)["table"]["worth"]) == (cost, gold)


@pytest.mark.parametrize(
    ("word", "count"),
    [card("chalice_defender", 1), card("chalice_paladin", 1), card("regian_priest", 1), card("regian_bishop", 2)],
)
def test_who_draws(word: str, count: int) -> None:
    s = inside(word, deck="5 torch").choose(f"use:{word}.1").expect(hand=f"{word}, {count} torch")
    s.refuses(f"use:{word}.1", "T12.2", "ts-why-used")


@pytest.mark.parametrize(
    ("word", "at"),
    [
        card("chalice_quester", 1),
        card("chalice_defender", 2),
        card("regian_cleric", 1),
        card("regian_priest", 2),
        card("regian_bishop", 2),
    ],
)
def test_who_heals(word: str, at: int) -> None:
    s = inside(f"{word}, 2 disease", deck="2 torch, dagger").choose(f"use:{word}.{at}", f"use:{word}.{at}")
    s.expect(hand=f"{word}, 2 torch").refuses(f"use:{word}.{at}", "T28.2", "ts-why-no-disease")


@pytest.mark.parametrize(
    ("word", "attack", "again"),
    [
        card("outlands_warrior", 6, False),
        card("outlands_slayer", 8, True),
        card("thyrian_squire", 4, False),
        card("thyrian_knight", 6, False),
    ],
)
def test_who_eats(word: str, attack: int, again: bool) -> None:
    s = inside(f"{word}, iron_rations, feast, torch").choose(f"use:{word}.1").offers("card:iron_rations", "card:feast")
    s.choose("card:feast").expect(destroyed="feast")
    assert s.reckon().attack == attack and (f"use:{word}.1" in s.keys) is again
    if again:
        assert s.choose(f"use:{word}.1", "card:iron_rations").reckon().attack == attack + 3
    inside(f"{word}, torch, militia").refuses(f"use:{word}.1", "T28.2", "ts-why-no-food")


@pytest.mark.parametrize("word", [card("lorigg_rogue"), card("lorigg_outlaw"), card("redblade_poisoner")])
def test_who_robs(word: str) -> None:
    s = inside(f"{word}, militia", others="torch, elf_wizard").choose(f"use:{word}.1")
    assert s.seat == 1
    s.offers("discard:torch", "discard:elf_wizard").choose("discard:elf_wizard")
    assert s.zone("hand", 1) == ["torch"] and s.seat == 0
    inside(f"{word}, militia", others="").choose(f"use:{word}.1").expect(kind="ts.prepare")


@pytest.mark.card("thunderstone", "thyrian_knight", "thyrian_lord")
def test_leaders() -> None:
    assert inside("thyrian_knight, 2 militia, redblade_killer, torch").reckon().attack == 4 + 2 * 2 + 2
    lord = inside("thyrian_lord, militia, redblade_killer, elf_wizard").reckon()
    assert (lord.attack, lord.magic) == (4 + 3 + 2 + 2, 2)


@pytest.mark.card("thunderstone", "thyrian_lord")
def test_the_lord_needs_food_and_small_game() -> None:
    s = inside("thyrian_lord, iron_rations, goodberries", "griffon, nixie, famine", deck="torch")
    s.choose("use:thyrian_lord.1").offers("card:iron_rations", "card:goodberries")
    s.choose("card:iron_rations").offers("rank:2", "rank:3").choose("rank:3")
    s.expect(discard="famine", hall="griffon, nixie, pegasus", destroyed="iron_rations")
    used = inside("thyrian_lord, iron_rations", "griffon, nixie").choose("feed:iron_rations>thyrian_lord")
    used.refuses("use:thyrian_lord.1", "T12.5", "ts-why-food-used")
    inside("thyrian_lord, militia", "nixie").refuses("use:thyrian_lord.1", "T28.2", "ts-why-no-food")


@pytest.mark.card("thunderstone", "elf_archmage")
def test_the_archmage_sends_a_monster_back() -> None:
    s = inside("elf_archmage", "griffon, succubus, ghost", dungeon="pegasus").choose("use:elf_archmage.1", "rank:2")
    s.expect(hall="griffon, ghost, pegasus").refuses("use:elf_archmage.1", "T12.2", "ts-why-used")
    assert [s.state.face[pid] for pid in s.state.dungeon] == ["succubus"]


@pytest.mark.card("thunderstone", "selurin_magician")
def test_the_magician_charges_items_and_fireballs() -> None:
    assert inside("selurin_magician, torch, iron_rations, fireball, battle_fury").reckon().magic == 2 + 1 + 1 + 4
    assert inside("2 selurin_magician, torch").reckon().magic == 4 + 2
    assert inside("selurin_magician, dagger, griffon, torch").reckon().magic == 2 + 1 + 1  # no weapon, no trophy


@pytest.mark.card("thunderstone", "selurin_theurge")
def test_the_theurge_may_borrow_nobody() -> None:
    s = inside("selurin_theurge, militia, elf_wizard", others="militia").choose("use:selurin_theurge.1", "give:militia")
    s.offers("borrow:militia#1", "borrow:militia#2", "none").choose("none").expect(hand="selurin_theurge, elf_wizard")
    other = inside("selurin_theurge, militia, elf_wizard", others="militia").choose(
        "use:selurin_theurge.1", "give:militia"
    )
    other.choose("borrow:militia#2")
    assert other.match.view(0)["table"]["party"][-1]["lender"] == 1


# -- basic and village cards


@pytest.mark.parametrize(
    ("word", "cost", "weight", "hero", "attack", "magic", "gold"),
    [
        card("dagger", 3, 2, "militia", 2, 0, 1),
        card("flaming_sword", 5, 5, "redblade_killer", 2, 3, 3),
        card("hatchet", 4, 3, "lorigg_thief", 4, 0, 3),
        card("polearm", 7, 2, "militia", 3, 0, 3),
        card("short_sword", 6, 4, "lorigg_thief", 5, 0, 5),
        card("spear", 4, 4, "lorigg_thief", 3, 0, 4),
        card("warhammer", 4, 5, "redblade_killer", 5, 0, 3),
    ],
)
def test_a_weapon(word: str, cost: int, weight: int, hero: str, attack: int, magic: int, gold: int) -> None:
    s = inside(f"{hero}, {word}, selurin_magician")
    assert s.reckon().attack == attack - (CARDS[word].attack)
    if weight > 2:
        s.refuses(f"equip:{word}>selurin_magician", "T13.2", "ts-why-too-heavy", weight=weight, strength=2)
    s.choose(f"equip:{word}>{hero}")
    assert (s.reckon().attack, s.reckon().magic) == (attack, magic + 2)
    assert (CARDS[word].cost, s.match.view(0)["table"]["worth"]) == (cost, gold)


@pytest.mark.parametrize(
    ("word", "cost", "gold", "light", "magic"),
    [
        card("torch", 3, 2, 1, 0),
        card("lantern", 4, 2, 2, 0),
        card("lightstone_gem", 6, 3, 3, 0),
        card("fireball", 9, 0, 1, 3),
    ],
)
def test_what_works_without_a_hero(word: str, cost: int, gold: int, light: int, magic: int) -> None:
    s = inside(word, deck="torch")
    r = s.reckon(3)
    assert (r.light, r.penalty, r.magic, CARDS[word].cost) == (light, 3 - light, magic, cost)
    assert s.match.view(0)["table"]["worth"] == gold


@pytest.mark.card("thunderstone", "iron_rations")
def test_several_rations_for_one_hero() -> None:
    s = inside("militia, 3 iron_rations, hatchet").choose("feed:iron_rations>militia", "feed:iron_rations>militia")
    assert s.reckon().strength[s.pid("militia")] == 6
    s.choose("equip:hatchet>militia")
    assert s.reckon().attack == 4
    inside("iron_rations, banish, torch").refuses("use:iron_rations.1", "T28.14", "ts-why-no-hero")


@pytest.mark.card("thunderstone", "feast")
def test_the_feast() -> None:
    s = inside("2 militia, feast, hatchet, torch").choose("use:feast.1", "equip:hatchet>militia")
    assert s.reckon().attack == 2 * 2 + 3 and set(s.reckon().strength.values()) == {5}
    s.refuses("use:feast.1", "T12.2", "ts-why-used")


@pytest.mark.card("thunderstone", "battle_fury")
def test_battle_fury() -> None:
    s = inside("2 militia, elf_wizard, 2 battle_fury").choose("use:battle_fury.1", "use:battle_fury.1")
    assert (s.reckon().attack, s.reckon().magic) == (2 * 3 + 2, 2)


@pytest.mark.card("thunderstone", "goodberries")
def test_goodberries() -> None:
    s = inside("militia, goodberries, polearm, torch", "ghost").choose(
        "feed:goodberries>militia", "equip:polearm>militia"
    )
    assert (s.reckon().attack, s.reckon().magic, s.reckon().strength[s.pid("militia")]) == (0, 3, 3)
    assert CARDS["goodberries"].vp == 1


@pytest.mark.card("thunderstone", "arcane_energies")
def test_arcane_energies_turn_armed_heroes_to_magic() -> None:
    s = inside("arcane_energies, militia, thyrian_squire, dagger", "suffering", deck="torch")
    s.choose("use:arcane_energies.1", "equip:dagger>thyrian_squire")
    assert (s.reckon().attack, s.reckon().magic) == (1, 3)
    s.choose("equip:dagger>militia")
    assert (s.reckon().attack, s.reckon().magic) == (3, 0)  # the Militia drops it


@pytest.mark.card("thunderstone", "magical_aura")
def test_magical_aura() -> None:
    s = inside("magical_aura, militia, warhammer", deck="torch").choose("use:magical_aura.1", "equip:warhammer>militia")
    assert s.reckon().attack == 4 and s.match.view(0)["table"]["worth"] == 2 + 2 + 2


@pytest.mark.card("thunderstone", "banish")
def test_banish_may_destroy_itself_and_several_are_used_one_after_another() -> None:
    s = inside("2 banish, torch", "griffon, succubus, ghost", deck="3 dagger", dungeon="3 pegasus")
    s.choose("use:banish.1").offers(
        "send:1", "send:2", "send:3", "order:213", "order:132", "order:321", "order:231", "order:312"
    )
    s.choose("order:231").expect(hall="succubus, ghost, griffon")
    assert "card:banish" in s.keys
    s.choose("card:banish", "use:banish.1", "send:3").expect(hall="succubus, ghost, pegasus")
    s.choose("card:torch").expect(destroyed="banish, torch", hand="banish, 2 dagger")


@pytest.mark.card("thunderstone", "barkeep")
def test_the_barkeep() -> None:
    s = scene("barkeep, torch").visit().choose("use:barkeep.1").expect(buys=2)
    s.choose("use:barkeep.2").expect(gold=4, buys=2, destroyed="barkeep")  # 2, and the Torch's 2
    assert scene("barkeep, torch").visit().choose("shop").state.gold == 3


@pytest.mark.card("thunderstone", "trainer", "town_guard")
def test_trainer_and_town_guard_are_cashed() -> None:
    scene("trainer, torch").visit().choose("use:trainer.2").expect(gold=4, destroyed="trainer")
    short = scene("town_guard, torch", deck="dagger").visit().choose("use:town_guard.2").expect(destroyed="town_guard")
    assert "dagger" in short.mine()


@pytest.mark.card("thunderstone", "disease")
def test_the_disease() -> None:
    s = inside("thyrian_squire, elf_wizard, 2 disease", "grudgebeast", deck="6 torch").choose("attack:1")
    s.offers("attack:2", "attack:1", "attack:0").choose("attack:0")
    assert [e.args["value"] for e in s.match.events if e.message == "ts-value"] == [2]


@pytest.mark.card("thunderstone", "stone_of_mystery")
def test_the_thunderstone_is_worth_three() -> None:
    assert scene("stone_of_mystery").points() == 3


# -- monsters: health, gold, experience and points; what its battle effect does to a party; its trophy


@pytest.mark.parametrize(
    ("word", "facts", "hand", "keys", "lost", "trophy"),
    [
        card(
            "archduke_of_pain",
            (10, 3, 3, 8),
            "militia, elf_wizard, chalice_quester",
            [],
            "elf_wizard, chalice_quester",
            (0, 0, 0),
        ),
        card("grudgebeast", (4, 1, 1, 2), "militia, dagger", [], "", (0, 0, 0)),
        card("succubus", (6, 2, 2, 4), "militia, dagger", [], "", (0, 0, 0)),
        card("tormentor", (8, 2, 3, 6), "militia, regian_cleric", [], "regian_cleric", (0, 0, 0)),
        card("the_unchained", (5, 1, 1, 3), "militia", [], "", (0, 1, 0)),
        card("darkness", (6, 1, 2, 4), "militia, dagger", [], "", (0, 0, 0)),
        card("judgement", (5, 1, 1, 3), "militia, dagger", [], "", (0, 0, 0)),
        card(
            "knightmare",
            (8, 1, 3, 6),
            "thyrian_squire, redblade_killer",
            ["hit:redblade_killer"],
            "redblade_killer",
            (0, 0, 0),
        ),
        card("lord_mortis", (4, 1, 1, 2), "militia", [], "", (0, 0, 0)),
        card(
            "the_prince",
            (7, 1, 2, 5),
            "thyrian_squire, redblade_killer",
            ["hit:thyrian_squire"],
            "thyrian_squire",
            (0, 0, 0),
        ),
        card("ebon_fume", (11, 1, 3, 8), "thyrian_squire, militia", [], "thyrian_squire", (3, 0, 0)),
        card("mythlurian", (8, 3, 2, 4), "thyrian_squire, militia", ["hit:militia"], "militia", (0, 0, 0)),
        card("skaladak", (7, 3, 2, 3), "militia, dagger, hatchet", ["hit:dagger"], "dagger", (0, 0, 0)),
        card("tyxr_the_old", (10, 2, 3, 6), "elf_wizard, militia", ["hit:militia"], "militia", (0, 2, 0)),
        card("uyril_unending", (9, 2, 2, 5), "elf_wizard, militia", [], "militia", (1, 0, 0)),
        card("griffon", (7, 1, 2, 4), "militia", [], "", (0, 1, 0)),
        card("nixie", (5, 4, 1, 1), "militia", [], "", (0, 0, 0)),
        card("pegasus", (6, 2, 1, 2), "militia", [], "", (0, 1, 0)),
        card("sphinx", (8, 2, 3, 7), "militia", [], "", (0, 2, 0)),
        card("bloodskull_orc", (5, 3, 1, 0), "militia", [], "", (0, 0, 0)),
        card("deadbone_troll", (7, 2, 2, 5), "militia", [], "", (0, 0, 0)),
        card("firebrand_cyclops", (6, 1, 2, 4), "militia", [], "", (0, 0, 0)),
        card("grayskin_lizard", (6, 2, 1, 3), "militia", [], "", (0, 0, 0)),
        card("griknack_goblin", (4, 1, 1, 1), "militia", [], "", (0, 0, 0)),
        card("black_slime", (5, 1, 1, 2), "militia, elf_wizard", [], "militia", (0, 0, 0)),
        card("gray_ooze", (6, 1, 2, 3), "militia, elf_wizard", ["hit:elf_wizard"], "elf_wizard", (0, 0, 0)),
        card("green_blob", (5, 1, 1, 2), "iron_rations, feast", ["hit:feast"], "feast", (0, 0, 0)),
        card("noxious_slag", (7, 1, 3, 6), "militia, dagger", [], "", (0, 0, 0)),
        card("red_jelly", (6, 2, 2, 2), "militia, dagger", [], "dagger", (0, 0, 1)),
        card("famine", (4, 1, 1, 2), "militia", [], "", (0, 0, 0)),
        card("harbinger", (3, 2, 1, 1), "fireball, battle_fury", ["hit:battle_fury"], "battle_fury", (0, 0, 0)),
        card("kingdom", (5, 2, 1, 3), "militia", [], "", (0, 0, 0)),
        card("lord_of_death", (9, 2, 3, 7), "militia", [], "", (0, 0, 0)),
        card("suffering", (6, 2, 2, 4), "militia", [], "", (0, 0, 0)),
        card("ghost", (6, 1, 1, 4), "militia", [], "", (0, 0, 0)),
        card("haunt", (4, 1, 1, 2), "militia, elf_wizard", ["hit:elf_wizard"], "", (0, 0, 0)),
        card("revenant", (7, 2, 2, 5), "militia, elf_wizard, dwarf_guardian", [], "militia, elf_wizard", (0, 0, 0)),
        card("spectre", (5, 1, 1, 3), "militia, elf_wizard", [], "militia", (0, 0, 0)),
        card("wraith", (6, 2, 2, 4), "militia, elf_wizard", [], "militia", (0, 0, 0)),
    ],
)
def test_a_monster(
    word: str, facts: tuple[int, int, int, int], hand: str, keys: list[str], lost: str, trophy: tuple[int, int, int]
) -> None:
    monster = CARDS[word]
    assert (monster.health, monster.gold, monster.xp, monster.vp) == facts
    s = inside(hand, word, deck="6 torch")
    prey = s.match.view(0)["table"]["hall"][0]["forecast"]
    assert not lost or set(lost.split(", ")) <= {*prey["prey"], *prey["doomed"]}  # foreseen
    s.choose("attack:1", *keys).expect(destroyed=lost)
    ill = {"the_unchained": 1, "deadbone_troll": 1, "famine": 1, "kingdom": 1, "lord_of_death": 2, "suffering": 1}
    assert s.mine().count("disease") == ill.get(word, 0)
    shown = inside(f"{word}, disease").reckon(3)
    assert (shown.pools[0], shown.pools[1], shown.light) == trophy


@pytest.mark.card("thunderstone", "blink_dog")
def test_the_blink_dog() -> None:
    dog = CARDS["blink_dog"]
    assert (dog.health, dog.gold, dog.xp, dog.vp) == (3, 1, 1, 2)
    inside("lantern, thyrian_knight", "blink_dog", deck="6 torch").choose("attack:1").expect(xp=1)
    inside("torch, thyrian_knight", "blink_dog").refuses("attack:1", "T15.9", "ts-why-fades", count=1)


@pytest.mark.card("thunderstone", "haunt")
def test_the_haunt_stops_hero_and_weapon() -> None:
    s = armed("elf_wizard=dagger, thyrian_knight", "haunt", deck="6 torch").choose("attack:1").told("ts-attacked")
    s.choose("hit:elf_wizard").expect(xp=0)  # 4 without light: 2
    assert [e.args["value"] for e in s.match.events if e.message == "ts-value"] == [2]
    none = inside("feayn_archer, torch", "haunt", deck="6 torch").choose("attack:1").expect(kind="ts.turn")
    assert "ts-stopped" not in [event.message for event in none.match.events]


@pytest.mark.card("thunderstone", "revenant", "ghost", "succubus")
def test_spirits_need_magic() -> None:
    assert inside("2 outlands_khan, fireball", "ghost").reckon().value == 17
    assert inside("2 outlands_khan, torch", "ghost").reckon().value == 7
    forecast = inside("2 outlands_khan, torch", "revenant").match.view(0)["table"]["hall"][0]["forecast"]
    assert forecast["needs_magic"] and not forecast["won"] and forecast["value"] == 14


def test_every_card_has_words_in_all_languages() -> None:
    from undercroft.core.text import COMPLETE, text

    for lang in COMPLETE:
        say = text(lang, "ts")
        for word, facts in CARDS.items():
            assert say.name(word) != word, (lang, word)
            for at in range(1, len(facts.uses) + 1):
                assert say.name(f"{word}.{at}") != f"{word}.{at}", (lang, word, at)
        for word in (*GAME.cards, *("dragon", "elf", "undead_doom", "fighter", "edged")):
            assert "ts-" not in say.name(word, "text")
