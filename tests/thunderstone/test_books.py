"""D: where the two rulebooks differ, and what is played; the option `edition`."""

from __future__ import annotations

import pytest

from undercroft.games.thunderstone import GAME

from .scene import armed, inside, scene


def book(*names: str) -> pytest.MarkDecorator:
    return pytest.mark.example("thunderstone", *names)


@book("D5")
@pytest.mark.card("thunderstone", "lord_mortis")
@pytest.mark.parametrize(("edition", "penalty"), [("ruling", 2), ("ru", 2), ("pl", 3)])
def test_lord_mortis(edition: str, penalty: int) -> None:
    assert inside("militia", "lord_mortis", edition=edition).reckon().penalty == penalty


@book("D8")
@pytest.mark.card("thunderstone", "gray_ooze")
@pytest.mark.parametrize(("edition", "lost"), [("ruling", ""), ("pl", ""), ("ru", "militia")])
def test_the_gray_ooze_and_a_single_weapon(edition: str, lost: str) -> None:
    s = armed("thyrian_squire=dagger, militia", "gray_ooze", deck="6 torch", edition=edition)
    s.choose("attack:1").expect(destroyed=lost)
    bare = inside("thyrian_squire, militia", "gray_ooze", deck="6 torch", edition=edition).choose("attack:1")
    bare.offers("hit:thyrian_squire", "hit:militia")


@book("D10", "D12")
def test_light_cannot_take_the_value_below_zero() -> None:
    s = inside("militia", "grudgebeast, nixie, knightmare")
    assert (s.reckon(3).penalty, s.reckon(3).value) == (5, 0)


@book("D11")
def test_doubling_leaves_light_out() -> None:
    s = inside("selurin_warlock, fireball", "grudgebeast, nixie, griffon")
    assert (s.reckon(3).magic, s.reckon(3).penalty, s.reckon(3).value) == (10, 2, 6)


@book("D13")
def test_a_disease_has_no_gold_and_no_kind() -> None:
    scene("disease, torch").visit().expect(gold=2)
    inside("disease, torch", "skaladak", deck="6 torch").choose("attack:1").expect(destroyed="")


@book("D14")
def test_diseases_go_to_the_discard_pile_with_the_monster() -> None:
    s = inside("outlands_khan, torch", "kingdom", deck="6 torch").choose("attack:1")
    s.expect(discard="disease, kingdom, outlands_khan, torch")


@book("D18")
@pytest.mark.card("thunderstone", "trainer")
def test_one_militia_for_each_trainer() -> None:
    s = scene("trainer, 2 militia").visit().choose("use:trainer.1").expect(xp=2, hand="trainer, militia")
    s.refuses("use:trainer.1", "T12.2", "ts-why-used")
    two = scene("2 trainer, 2 militia").visit().choose("use:trainer.1", "use:trainer.1").expect(xp=4, hand="2 trainer")
    two.refuses("use:trainer.1", "T12.2", "ts-why-used")
    scene("trainer, torch").visit().refuses("use:trainer.1", "T28.2", "ts-why-no-militia")


@book("D19")
@pytest.mark.card("thunderstone", "judgement")
def test_judgement_cuts_what_a_hero_gives() -> None:
    """What his weapon gives is counted in, as in the books' example of a dwarf with a Flaming Sword."""
    s = armed("dwarf_sentinel=flaming_sword, militia", "judgement", deck="6 torch")
    s.choose("attack:1").expect(kind="ts.cut").offers("cut:attack", "cut:magic")  # the Militia has only attack
    s.choose("cut:magic")
    assert [e.args["value"] for e in s.match.events if e.message == "ts-value"] == [8 + 2 + 0]
    dropped = armed("regian_cleric=dagger, torch", "judgement", deck="6 torch")
    dropped.state.face[dropped.pid("dagger")] = "short_sword"  # too heavy for strength 2: nothing of it is cut
    dropped.choose("attack:1").expect(kind="ts.turn")


@book("D39")
@pytest.mark.card("thunderstone", "chalice_defender")
def test_the_chalice_defender_has_attack() -> None:
    """Both books say that light Items raise his attack, so that is what he has."""
    r = inside("chalice_defender, torch, lantern").reckon()
    assert (r.attack, r.magic) == (3 + 2, 0)


@book("D40")
@pytest.mark.card("thunderstone", "lorigg_rogue")
def test_who_robs_decides_and_who_is_robbed_does_not() -> None:
    s = inside("lorigg_rogue, militia", others="torch, dagger")
    assert "use:lorigg_rogue.1" in s.keys and "attack:1" in s.keys
    s.choose("use:lorigg_rogue.1").offers("discard:dagger", "discard:torch")


@book("D20")
@pytest.mark.card("thunderstone", "ebon_fume")
def test_equal_strength_is_the_players_choice() -> None:
    s = inside("thyrian_squire, militia, 2 iron_rations, torch", "ebon_fume", deck="6 torch")
    s.choose("feed:iron_rations>militia", "feed:iron_rations>militia", "attack:1")
    s.offers("hit:thyrian_squire", "hit:militia").choose("hit:militia").expect(destroyed="militia")


@book("D21")
@pytest.mark.parametrize("hero", ["chalice_quester", "regian_cleric"])
def test_diseases_are_healed_until_the_target_is_named(hero: str) -> None:
    s = inside(f"{hero}, disease, militia, dagger", deck="disease, torch, 6 dagger").choose("equip:dagger>militia")
    s.choose(f"use:{hero}.1", f"use:{hero}.1").expect(hand=f"{hero}, militia, dagger, torch")


@book("D22")
@pytest.mark.card("thunderstone", "pegasus")
def test_the_trophy_of_the_pegasus_is_magic() -> None:
    s = inside("pegasus, torch")
    assert (s.reckon().attack, s.reckon().magic) == (0, 1)


@book("D23")
@pytest.mark.parametrize(("word", "health"), [("grudgebeast", 4), ("nixie", 5), ("bloodskull_orc", 5), ("griffon", 7)])
def test_monsters_without_effects(word: str, health: int) -> None:
    s = inside("2 militia, hatchet, torch", word, deck="6 torch")
    assert s.reckon().health == health
    s.choose("attack:1").expect(destroyed="", discard="2 militia, hatchet, torch")


@book("D30")
def test_there_is_a_solo_game() -> None:
    assert GAME.min_seats == 1
    scene("militia", "-, -, -", seats=1).offers("village", "rest")


@book("D33")
def test_halving_comes_after_light() -> None:
    s = inside("2 outlands_khan", "succubus")
    assert (s.reckon().value, s.reckon().won) == (6, True)  # (14 - 2) / 2, not 14 / 2 - 2


@book("D34")
@pytest.mark.card("thunderstone", "dwarf_guardian", "dwarf_sentinel")
def test_the_dwarf_keeps_his_bonus() -> None:
    assert armed("dwarf_guardian=hatchet, torch", "noxious_slag").reckon().attack == 4
    lost = armed("dwarf_guardian=flaming_sword, torch", "suffering").reckon()
    assert (lost.attack, lost.magic) == (4, 0)
    assert armed("dwarf_sentinel=warhammer, torch").reckon().attack == 3 + 3  # blunt


@book("D35", "W4")
@pytest.mark.card("thunderstone", "pawnbroker")
def test_the_pawnbroker_pays_for_a_card_and_for_himself() -> None:
    s = scene("pawnbroker, torch, elf_wizard").visit().choose("use:pawnbroker.1", "card:torch").expect(gold=5)
    s.choose("use:pawnbroker.2").expect(gold=7, destroyed="torch, pawnbroker", kind="ts.shop")
