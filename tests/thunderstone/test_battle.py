"""T14 to T18, T20, T26: the reckoning; W11 to W26 and X1 to X18 with their numbers."""

from __future__ import annotations

import pytest

from undercroft.games.thunderstone.reckoning import Choices, may_attack

from .scene import Scene, armed, inside


def clause(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.clause(*numbers)


def example(*names: str) -> pytest.MarkDecorator:
    return pytest.mark.example("thunderstone", *names)


def value(s: Scene, rank: int = 1) -> tuple[int, int, int, int, bool]:
    """Attack, magic attack, light penalty, attack value, victory: as the player would choose."""
    r = s.best(rank)
    return r.attack, r.magic, r.penalty, r.value, r.won


CASES = [
    # party, hall, rank: attack, magic attack, penalty, value, won
    pytest.param("2 militia, fireball", "grudgebeast", 1, (2, 3, 0, 5, True), marks=clause("T14.1"), id="two-pools"),
    pytest.param("3 militia", "grudgebeast", 1, (3, 0, 1, 1, False), marks=clause("T14.2", "T14.5"), id="health-is-4"),
    pytest.param(
        "militia, torch, disease", "grudgebeast", 1, (0, 0, 0, 0, False), marks=clause("T14.3"), id="cut-attack"
    ),
    pytest.param("elf_wizard, disease", "grudgebeast", 1, (0, 1, 0, 1, False), marks=clause("T14.3"), id="cut-magic"),
    pytest.param(
        "selurin_warlock, fireball, disease",
        "grudgebeast",
        1,
        (0, 8, 0, 8, True),
        marks=clause("T14.4"),
        id="doubled-last",
    ),
    pytest.param(
        "2 militia, torch", "lord_mortis", 1, (2, 0, 1, 0, False), marks=clause("T15.1", "T16.2"), id="light-trait"
    ),
    pytest.param(
        "fireball", "noxious_slag", 1, (0, 1, 0, 1, False), marks=clause("T15.2", "T15.10"), id="magic-halved"
    ),
    pytest.param(
        "outlands_khan, militia, torch",
        "succubus",
        1,
        (8, 0, 0, 4, False),
        marks=clause("T15.3"),
        id="halved-without-magic",
    ),
    pytest.param("outlands_khan, fireball", "succubus", 1, (7, 3, 0, 10, True), marks=clause("T15.3"), id="not-halved"),
    pytest.param(
        "outlands_khan=dagger, torch", "tormentor", 1, (8, 0, 0, 8, True), marks=clause("T15.3"), id="with-a-weapon"
    ),
    pytest.param(
        "outlands_khan, torch", "tormentor", 1, (7, 0, 0, 3, False), marks=clause("T15.3"), id="without-a-weapon"
    ),
    pytest.param(
        "outlands_khan, elf_wizard=dagger, 2 torch",
        "darkness",
        1,
        (1, 2, 0, 3, False),
        marks=clause("T15.4"),
        id="only-armed",
    ),
    pytest.param(
        "thyrian_squire=flaming_sword, torch",
        "noxious_slag",
        1,
        (2, 0, 0, 2, False),
        marks=clause("T15.5"),
        id="edged-immunity",
    ),
    pytest.param(
        "chalice_quester=warhammer, fireball", "noxious_slag", 1, (5, 1, 0, 6, False), marks=clause("T15.5"), id="blunt"
    ),
    pytest.param(
        "outlands_khan, fireball", "revenant", 1, (7, 3, 0, 10, True), marks=clause("T15.7"), id="magic-required"
    ),
    pytest.param("outlands_khan, fireball", "sphinx", 1, (0, 3, 0, 3, False), marks=clause("T15.8"), id="magic-only"),
    pytest.param("militia", "grudgebeast, nixie, griffon", 3, (1, 0, 3, 0, False), marks=clause("T16.1"), id="rank-3"),
    pytest.param(
        "elf_wizard, fireball, torch, red_jelly, militia=flaming_sword",
        "grudgebeast, nixie, griffon",
        3,
        (1, 5, 0, 6, False),
        marks=clause("T16.3"),
        id="all-light",
    ),
    pytest.param(
        "militia, 4 torch", "grudgebeast", 1, (1, 0, 0, 1, False), marks=clause("T16.4", "T16.5"), id="surplus-light"
    ),
    pytest.param(
        "thyrian_squire, flaming_sword",
        "grudgebeast",
        1,
        (2, 0, 1, 0, False),
        marks=clause("T16.6", "T13.3"),
        id="not-held",
    ),
    pytest.param(
        "2 disease, torch", "grudgebeast", 1, (0, 0, 0, 0, False), marks=[clause("T17.1"), example("X5")], id="X5"
    ),
    pytest.param(
        "outlands_khan, fireball, disease",
        "ebon_fume",
        1,
        (6, 0, 0, 6, False),
        marks=clause("T17.3", "T15.6"),
        id="immune",
    ),
    pytest.param(
        "griffon, ebon_fume, torch", "grudgebeast", 1, (3, 1, 0, 4, True), marks=clause("T18.1", "T13.6"), id="trophies"
    ),
    pytest.param(
        "griffon, succubus, red_jelly",
        "griffon",
        1,
        (0, 1, 0, 1, False),
        marks=clause("T18.2"),
        id="in-the-hall-no-trophy",
    ),
    pytest.param(
        "feayn_archer=short_sword, militia, torch",
        "grudgebeast, nixie",
        1,
        (1, 0, 0, 1, False),
        marks=clause("T20.1"),
        id="cannot-attack",
    ),
    pytest.param(
        "feayn_archer, thyrian_lord, torch",
        "grudgebeast",
        1,
        (4, 0, 0, 4, True),
        marks=clause("T20.5", "T28.8"),
        id="bonus-lost",
    ),
    pytest.param(
        "7 disease, militia", "grudgebeast", 1, (0, 0, 1, 0, False), marks=clause("T25.2"), id="no-pool-below-zero"
    ),
    pytest.param("militia", "lord_mortis", 1, (1, 0, 2, 0, False), marks=clause("T25.1"), id="the-card-wins"),
    pytest.param(
        "2 thyrian_knight, 2 militia, torch",
        "griffon",
        1,
        (14, 0, 0, 14, True),
        marks=clause("T28.8"),
        id="knights-add-up",
    ),
    pytest.param(
        "outlands_khan, outlands_slayer, griffon, nixie, torch",
        "griffon",
        1,
        (18, 1, 0, 19, True),
        marks=clause("T12.9"),
        id="counted",
    ),
    # the examples of the books
    pytest.param(
        "dwarf_guardian=dagger, torch", "griffon", 1, (5, 0, 0, 5, False), marks=example("W14"), id="W14-guardian"
    ),
    pytest.param(
        "dwarf_janissary=dagger, torch", "griffon", 1, (7, 0, 0, 7, True), marks=example("W14"), id="W14-janissary"
    ),
    pytest.param(
        "dwarf_sentinel=dagger, torch", "griffon", 1, (9, 0, 0, 9, True), marks=example("W14"), id="W14-sentinel"
    ),
    pytest.param(
        "militia", "knightmare, griffon, blink_dog", 1, (1, 0, 3, 0, False), marks=example("W16"), id="W16-rank-1"
    ),
    pytest.param(
        "militia", "knightmare, griffon, blink_dog", 2, (1, 0, 2, 0, False), marks=example("W16"), id="W16-rank-2"
    ),
    pytest.param(
        "militia", "knightmare, griffon, blink_dog", 3, (1, 0, 4, 0, False), marks=example("W16"), id="W16-rank-3"
    ),
    pytest.param(
        "fireball, torch",
        "knightmare, griffon, blink_dog",
        1,
        (0, 3, 1, 1, False),
        marks=example("W17"),
        id="W17-rank-1",
    ),
    pytest.param(
        "fireball, torch, 4 militia",
        "knightmare, griffon, blink_dog",
        2,
        (4, 3, 0, 7, True),
        marks=example("W17"),
        id="W17-rank-2",
    ),
    pytest.param(
        "fireball, torch",
        "knightmare, griffon, blink_dog",
        3,
        (0, 3, 2, 0, False),
        marks=example("W17"),
        id="W17-rank-3",
    ),
    pytest.param("feayn_archer=dagger", "grudgebeast", 1, (0, 0, 1, 0, False), marks=example("W18"), id="W18-feayn"),
    pytest.param(
        "thyrian_squire=flaming_sword", "grudgebeast", 1, (2, 3, 0, 5, True), marks=example("W18"), id="W18-sword"
    ),
    pytest.param(
        "dwarf_janissary=flaming_sword, disease", "griffon", 1, (6, 2, 0, 8, True), marks=example("W19"), id="W19"
    ),
    pytest.param(
        "dwarf_janissary, torch, disease", "griffon", 1, (1, 0, 0, 1, False), marks=example("W19"), id="W19-bare"
    ),
    pytest.param("fireball, elf_wizard", "ebon_fume", 1, (0, 0, 0, 0, False), marks=example("W20"), id="W20"),
    pytest.param("selurin_warlock, fireball", "nixie", 1, (0, 10, 0, 10, True), marks=example("W21"), id="W21-one"),
    pytest.param(
        "2 selurin_warlock, griffon, torch", "nixie", 1, (0, 20, 0, 20, True), marks=example("W21"), id="W21-two"
    ),
    pytest.param(
        "3 selurin_warlock, militia, torch, 2 disease",
        "nixie",
        1,
        (0, 40, 0, 40, True),
        marks=example("W21"),
        id="W21-three",
    ),
    # the checks derived from the rules
    pytest.param("2 outlands_khan", "succubus", 1, (14, 0, 1, 6, True), marks=example("X1"), id="X1"),
    pytest.param(
        "torch, dwarf_guardian=hatchet, fireball", "noxious_slag", 1, (4, 1, 0, 5, False), marks=example("X2"), id="X2"
    ),
    pytest.param(
        "thyrian_squire=flaming_sword",
        "suffering",
        1,
        (2, 0, 1, 0, False),
        marks=[clause("T13.4"), example("X3")],
        id="X3",
    ),
    pytest.param(
        "torch, elf_wizard, selurin_warlock, disease", "sphinx", 1, (0, 6, 0, 6, False), marks=example("X4"), id="X4"
    ),
    pytest.param(
        "selurin_warlock, selurin_magician, torch, fireball",
        "nixie",
        1,
        (0, 18, 0, 18, True),
        marks=example("X6"),
        id="X6",
    ),
    pytest.param(
        "torch, dwarf_guardian=flaming_sword", "suffering", 1, (4, 0, 0, 4, False), marks=example("X10"), id="X10"
    ),
    pytest.param(
        "torch, thyrian_squire=hatchet", "grayskin_lizard", 1, (6, 0, 0, 6, True), marks=example("X12"), id="X12"
    ),
    pytest.param(
        "torch, regian_cleric=short_sword", "judgement", 1, (0, 0, 0, 0, False), marks=example("X13"), id="X13"
    ),
    pytest.param(
        "thyrian_lord, militia, elf_wizard, chalice_quester",
        "griffon",
        1,
        (11, 2, 0, 13, True),
        marks=example("X14"),
        id="X14",
    ),
    pytest.param("selurin_warlock, fireball", "noxious_slag", 1, (0, 5, 0, 5, False), marks=example("X15"), id="X15"),
    pytest.param(
        "torch, outlands_khan, 5 militia, 2 fireball, disease",
        "ebon_fume",
        1,
        (11, 0, 0, 11, True),
        marks=example("X17"),
        id="X17-one",
    ),
    pytest.param(
        "torch, outlands_khan, 5 militia, 2 fireball, 2 disease",
        "ebon_fume",
        1,
        (10, 0, 0, 10, False),
        marks=example("X17"),
        id="X17-two",
    ),
]


@pytest.mark.parametrize(("party", "hall", "rank", "wanted"), CASES)
def test_reckoning(party: str, hall: str, rank: int, wanted: tuple[int, int, int, int, bool]) -> None:
    assert value(armed(party, hall), rank) == wanted


@clause("T14.3", "T14.6")
@example("W19", "D9")
def test_the_owner_chooses_which_pool_a_disease_cuts() -> None:
    s = armed("dwarf_janissary=flaming_sword, disease", "griffon, nixie")
    assert (s.reckon(1, Choices(from_attack=1)).attack, s.reckon(1, Choices(from_attack=1)).magic) == (5, 3)
    assert (s.reckon(1, Choices(from_attack=0)).attack, s.reckon(1, Choices(from_attack=0)).magic) == (6, 2)
    s.choose("attack:1").expect(kind="ts.diseases").offers("attack:1", "attack:0")


@clause("T15.9", "T6.7")
@example("W16", "W17", "X11")
@pytest.mark.parametrize(
    ("party", "hall", "rank", "may"),
    [
        ("militia", "knightmare, griffon, blink_dog", 3, False),
        ("fireball, torch", "knightmare, griffon, blink_dog", 3, False),
        ("torch, feayn_archer", "blink_dog", 1, False),  # only the Torch counts
        ("lantern, feayn_archer", "blink_dog", 1, True),
        ("2 lightstone_gem", "griffon, nixie, blink_dog", 3, True),
    ],
)
def test_the_blink_dog_fades(party: str, hall: str, rank: int, may: bool) -> None:
    s = inside(party, hall, dungeon="")
    assert may_attack(s.state, rank) is may
    if not may and len(s.keys) > 1:
        s.refuses(f"attack:{rank}", "T15.9", "ts-why-fades", count=s.reckon(rank).penalty)


@clause("T15.7")
@example("X7")
def test_attacking_without_magic_only_to_lose() -> None:
    s = armed("2 outlands_khan, 6 militia=dagger, torch", "revenant, nixie, griffon", deck="6 torch")
    assert s.reckon().attack >= 20 and not s.reckon().won
    s.choose("attack:1").expect(hall="nixie, griffon, pegasus")
    assert s.state.face[s.state.dungeon[0]] == "revenant"
    s.expect(destroyed="6 militia")  # strength effects still happen


@clause("T13.4", "T13.7")
def test_strength_below_zero_still_holds_a_weapon_without_weight() -> None:
    s = inside("militia, dagger, magical_aura, torch", "revenant", deck="torch")
    s.choose("use:magical_aura.1", "equip:dagger>militia")
    r = s.reckon()
    assert r.strength[s.pid("militia")] == -2 and r.dropped == () and r.attack == 2
    assert armed("militia=dagger", "suffering").reckon().dropped != ()


@clause("T13.8")
def test_a_weapon_of_one_who_cannot_attack_is_equipped() -> None:
    idle = armed("feayn_archer=dagger, outlands_khan, torch", "tormentor")
    assert value(idle) == (7, 0, 0, 7, False) and not idle.reckon().halved
    ooze = armed("feayn_archer=dagger, militia, torch", "gray_ooze", deck="6 torch").choose("attack:1")
    ooze.expect(destroyed="")


@clause("T20.2")
def test_effects_of_those_who_cannot_attack_stay() -> None:
    s = inside("feayn_archer, iron_rations, chalice_paladin, torch", "haunt", deck="fireball")
    s.choose("use:chalice_paladin.1", "attack:1", "hit:chalice_paladin")
    s.told("ts-drew", "ts-stopped", "ts-value")
    assert [e.args for e in s.match.events if e.message == "ts-value"] == [{"value": 3, "health": 4}]


@clause("T12.8")
def test_effects_on_all_cover_cards_revealed_later() -> None:
    s = inside("battle_fury, regian_priest, torch", "griffon", deck="militia")
    s.choose("use:battle_fury.1", "use:regian_priest.1")
    assert (s.reckon().attack, s.reckon().magic) == (3, 2)


@clause("T16.5", "T14.1")
def test_the_penalty_has_no_limit_but_the_value_has() -> None:
    s = armed("militia", "grudgebeast, nixie, knightmare")
    assert (s.reckon(3).penalty, s.reckon(3).value) == (5, 0)


# -- preparation and pools of the books


@example("W11")
@pytest.mark.card("thunderstone", "iron_rations", "thyrian_squire")
def test_food_is_used_once() -> None:
    eaten = inside("thyrian_squire, iron_rations, torch", "griffon").choose("use:thyrian_squire.1")
    assert (eaten.reckon().attack, eaten.reckon().strength[eaten.pid("thyrian_squire")]) == (4, 6)
    eaten.expect(destroyed="iron_rations")
    fed = inside("thyrian_squire, iron_rations, torch", "griffon, nixie").choose("feed:iron_rations>thyrian_squire")
    assert (fed.reckon().attack, fed.reckon().strength[fed.pid("thyrian_squire")]) == (2, 8)
    fed.refuses("use:thyrian_squire.1", "T12.5", "ts-why-food-used").expect(destroyed="")


@example("W12", "X18")
@pytest.mark.card("thunderstone", "spear")
def test_the_spear() -> None:
    s = inside("thyrian_squire, spear, torch, hatchet", "suffering, noxious_slag")
    s.refuses("use:spear.1", "C-spear", "ts-why-not-equipped")
    s.choose("equip:spear>thyrian_squire")
    assert s.reckon().attack == 4
    s.choose("use:spear.1").expect(destroyed="spear")
    assert s.reckon().attack == 7 and s.reckon().strength[s.pid("thyrian_squire")] == 4 and s.reckon().won
    assert s.reckon(2).attack == 2  # edged immunity
    s.refuses("equip:hatchet>thyrian_squire", "T13.9", "ts-why-threw")


@example("W13")
@pytest.mark.card("thunderstone", "polearm", "magical_aura")
@pytest.mark.parametrize(
    ("hero", "own", "blow"), [("militia", 1, 2), ("outlands_warrior", 3, 2), ("thyrian_knight", 4, 6)]
)
def test_the_polearm(hero: str, own: int, blow: int) -> None:
    assert armed(f"{hero}=polearm, torch", "griffon").reckon().attack == own + blow
    aura = inside(f"{hero}, polearm, torch, magical_aura", "griffon").choose(
        "use:magical_aura.1", f"equip:polearm>{hero}"
    )
    assert aura.reckon().attack == own + blow  # the weight is 0, strength 8 is still needed


@example("W15")
def test_the_cleric_needs_help_to_lift_the_warhammer() -> None:
    s = inside("regian_cleric, warhammer, iron_rations, torch", "famine, nixie, griffon", deck="torch")
    s.refuses("equip:warhammer>regian_cleric", "T13.2", "ts-why-too-heavy", weight=5, strength=4)
    s.choose("feed:iron_rations>regian_cleric", "equip:warhammer>regian_cleric")
    assert value(s) == (6, 1, 0, 7, True)
    assert s.reckon(3).attack == 3  # a Griffon is no undead


@example("W22")
@pytest.mark.clause("T20.4")
def test_the_haunt_stops_one_who_can_attack() -> None:
    s = armed("dwarf_guardian, feayn_archer, militia, torch", "haunt, nixie").choose("attack:1")
    s.offers("hit:dwarf_guardian", "hit:militia")


@example("W23")
@pytest.mark.clause("T20.3")
@pytest.mark.parametrize("monster", ["revenant", "mythlurian"])
def test_those_who_cannot_attack_can_be_destroyed(monster: str) -> None:
    s = armed("dwarf_guardian, feayn_archer, militia, torch", f"{monster}, nixie", deck="6 torch")
    if monster == "revenant":
        assert s.reckon().strength == {s.pid("dwarf_guardian"): 1, s.pid("feayn_archer"): 0, s.pid("militia"): -2}
        s.choose("attack:1").expect(destroyed="feayn_archer, militia")
        return
    s.choose("attack:1", "hit:feayn_archer").expect(destroyed="feayn_archer")


def descent() -> Scene:
    """W24: the dungeon example up to the choice of a target."""
    s = inside(
        "disease, banish, regian_priest, iron_rations, thyrian_squire, polearm",
        "blink_dog, suffering, uyril_unending",
        deck="militia, disease, short_sword, battle_fury, 6 torch",
        dungeon="kingdom, griffon",
    )
    s.choose("use:regian_priest.1", "use:regian_priest.2", "use:regian_priest.2")
    s.expect(hand="banish, regian_priest, iron_rations, thyrian_squire, polearm, militia, short_sword")
    s.choose("equip:short_sword>regian_priest", "equip:polearm>thyrian_squire")
    s.refuses("attack:1", "T15.9", "ts-why-fades", count=2)
    s.choose("use:banish.1", "send:1").expect(hall="suffering, uyril_unending, kingdom")
    assert {"card:banish", "card:iron_rations", "card:militia"} <= set(
        s.keys
    ) and "card:regian_priest" in s.keys  # used, but no Food
    s.choose("card:militia", "use:battle_fury.1").expect(destroyed="militia")
    return s


@example("W24", "D6", "D7")
@pytest.mark.card("thunderstone", "banish", "battle_fury", "regian_priest")
def test_the_dungeon_example() -> None:
    assert descent().state.face[descent().state.dungeon[0]] == "blink_dog"


@example("W25")
@pytest.mark.card("thunderstone", "suffering", "short_sword")
@pytest.mark.parametrize(
    ("eater", "wanted"), [("regian_priest", (10, 2, 1, 10, True)), ("thyrian_squire", (6, 2, 1, 6, True))]
)
def test_the_dungeon_example_against_suffering(eater: str, wanted: tuple[int, int, int, int, bool]) -> None:
    s = descent().choose(f"feed:iron_rations>{eater}")
    assert value(s) == wanted
    assert [s.state.face[pid] for pid in s.reckon().dropped] == ([] if eater == "regian_priest" else ["short_sword"])


@example("W26", "D31")
@pytest.mark.card("thunderstone", "uyril_unending")
def test_the_dungeon_example_against_uyril() -> None:
    s = descent().choose("feed:iron_rations>thyrian_squire")
    assert value(s, 2) == (14, 2, 2, 12, True) and not s.reckon(2).halved
    s.choose("attack:2").expect(xp=2, hall="suffering, kingdom, griffon", destroyed="militia")
    assert "uyril_unending" in s.zone("discard")
    trophy = inside("uyril_unending, torch", "nixie")
    assert value(trophy) == (1, 0, 0, 1, False)


@example("X13")
def test_judgement_with_rations() -> None:
    s = inside("torch, regian_cleric, short_sword, iron_rations", "judgement, nixie")
    s.choose("feed:iron_rations>regian_cleric", "equip:short_sword>regian_cleric")
    assert value(s) == (3, 1, 0, 4, False)
    assert (s.reckon(1, Choices(magic_cut=(s.pid("regian_cleric"),))).value) == 4  # either way


@example("X16")
@pytest.mark.card("thunderstone", "goodberries")
def test_goodberries_turn_everything_to_magic() -> None:
    s = inside("torch, dwarf_janissary, hatchet, goodberries", "sphinx, nixie")
    s.choose("feed:goodberries>dwarf_janissary", "equip:hatchet>dwarf_janissary")
    assert value(s) == (0, 9, 0, 9, True)


@clause("T21.5", "T21.4")
def test_strength_changes_come_before_the_victims() -> None:
    s = inside("outlands_warrior, thyrian_squire, feast, torch", "ebon_fume, nixie", deck="6 torch")
    s.choose("attack:1").expect(destroyed="outlands_warrior")
    fed = inside("outlands_warrior, thyrian_squire, iron_rations, torch", "ebon_fume, nixie", deck="6 torch")
    fed.choose("feed:iron_rations>thyrian_squire", "attack:1").expect(destroyed="thyrian_squire")
