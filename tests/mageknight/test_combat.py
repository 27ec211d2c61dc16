"""Combat with enemies (M12), enemy by enemy and ability by ability."""

from __future__ import annotations

import pytest

from undercroft.games.mageknight.fight.foes import dismiss, dismiss_all, in_force, weaken
from undercroft.games.mageknight.fight.reckoning import (
    attack_total,
    block_needed,
    block_total,
    damage,
    inefficient,
    present,
    wounds_from,
)
from undercroft.games.mageknight.records import Points, Strike
from undercroft.games.mageknight.tables import ENEMIES, SET_OF
from undercroft.games.mageknight.world.groups import tokens_at

from .moments import plain
from .scene import Scene, bare, fight, go, scene

M = pytest.mark


# -- the reckoning


@M.clause("M12.6")
@M.example("mageknight", "ME1")
def test_the_sum_of_armor_decides() -> None:
    s = fight("prowlers, wolf_riders", "rage, rage, rage", phase="attack", crystals="red", source="red")
    s.choose("aim:prowlers", "aim:wolf_riders").expect(want=7)
    s.choose("play:rage", "strong:attack#4", "crystal:red", "play:rage", "basic:attack#2").expect(have=6)
    s.lacks("resolve").refuses("resolve", "M12.6", "mk-why-armor", need=7, have=6)
    s.choose("play:rage", "sideways:attack#1").expect(have=7).choose("resolve")
    assert s.me.fame == 5 and s.state.now.combat is None


@M.clause("M12.7", "M12.8")
@M.example("mageknight", "ME2", "ME3")
def test_resistances() -> None:
    points = [Points("melee", "fire", 5), Points("melee", "physical", 4)]
    assert attack_total(points, [("fire",), ()]) == 6 and attack_total(points[:1], [()]) == 5
    assert attack_total([Points("melee", "cold_fire", 6)], [("ice",), ("fire",)]) == 6
    assert attack_total([Points("melee", "cold_fire", 6)], [("ice", "fire")]) == 3
    assert inefficient([("ice", "fire"), ()]) == ("fire", "ice", "cold_fire")
    fight("golems", "rage, rage", phase="attack").choose("play:rage", "basic:attack#2").expect(have=1, want=5)


BLOCKS = [
    ("physical", "physical", 4), ("fire", "physical", 2), ("ice", "physical", 2), ("cold_fire", "physical", 2),
    ("fire", "ice", 4), ("fire", "fire", 2), ("ice", "fire", 4), ("cold_fire", "ice", 2), ("fire", "cold_fire", 4),
    ("ice", "cold_fire", 4), ("cold_fire", "cold_fire", 4), ("physical", "ice", 4),
]  # fmt: skip


@M.clause("M12.13")
@M.example("mageknight", "ME4", "ME5")
@pytest.mark.parametrize(("attack", "block", "wanted"), BLOCKS)
def test_efficient_blocks(attack: str, block: str, wanted: int) -> None:
    assert block_total([Points("block", block, 4)], Strike(4, attack)) == wanted
    assert block_total([Points("block", "physical", 4), Points("block", "ice", 3)], Strike(4, "fire")) == 5
    wolf = in_force("wolf_riders")
    assert block_needed(wolf.strikes[0]) == 6 and damage(wolf.strikes[0]) == 3
    assert block_total([Points("swift_block", "physical", 4)], Strike(4, abilities=("swift",))) == 8


@M.clause("M12.15", "M12.17", "M12.19")
@M.example("mageknight", "ME6")
def test_damage_to_the_hero() -> None:
    iron = in_force("ironclads")
    assert damage(iron.strikes[0]) == 8 and wounds_from(8, 3) == 3
    s = fight("ironclads", "march", phase="block", fame=8, level=3).choose("next")
    assert s.faces(s.me.hand).count("wound") == 3


TOKENS = {
    "prowlers": (4, 2), "diggers": (3, 2), "cursed_hags": (3, 4), "wolf_riders": (6, 2), "ironclads": (4, 4),
    "orc_summoners": None, "crossbowmen": (8, 2), "guardsmen": (3, 2), "swordsmen": (6, 3), "golems": (2, 1),
    "minotaur": (5, 5), "gargoyle": (5, 3), "medusa": (6, 3), "crypt_worm": (6, 3), "werewolf": (14, 4),
    "monks": (5, 6), "illusionists_token": None, "ice_mages_token": (5, 3), "fire_mages_token": (6, 3),
    "ice_golems_token": (2, 1), "fire_golems_token": (3, 3), "freezers": (6, 2), "gunners": (6, 6),
    "altem_guardsmen": (5, 3), "altem_mages_token": (4, 8), "swamp_dragon": (10, 6), "fire_dragon": (9, 5),
    "ice_dragon": (6, 3), "high_dragon": (6, 6),
}  # fmt: skip


@pytest.mark.parametrize("name", [pytest.param(n, marks=M.card("mageknight", n)) for n in TOKENS])
def test_every_enemy(name: str) -> None:
    """What its attack needs to be blocked, what it does unblocked to a hero with Armor 2, its Fame when it falls."""
    assert set(TOKENS) == {face for face in ENEMIES if SET_OF[face] == "base"}
    wanted, enemy = TOKENS[name], ENEMIES[name]
    s = fight(name, "march, rage", phase="block")
    if wanted is None:
        assert s.panel["foes"][0]["summoned"] is not None
    else:
        assert s.panel["foes"][0]["strikes"][0]["block"] == wanted[0]
        s.choose("next")
        where = [*s.me.hand, *s.me.discard]
        assert s.faces(where).count("wound") == wanted[1]
    beaten = fight(name, "rage", phase="attack")
    assert beaten.panel["want"] == enemy.armor
    assert beaten.state.now.combat is not None
    beaten.state.now.combat.points = [Points("melee", "cold_fire", 40)]
    go(beaten.state).choose("resolve")
    assert beaten.state.players[0].fame == enemy.fame


# -- units


@M.clause("M12.16", "M12.24")
@M.example("mageknight", "ME7", "ME41", "ME8", "MR16")
def test_damage_to_units() -> None:
    s = fight("swordsmen", "march", phase="block", units="guardian_golems, peasants", fame=8).choose("next")
    s.expect(kind="mk.assign").choose("unit:guardian_golems")  # 6: 3 absorbed, wounded, 3 more: nothing left
    s.expect(my_units="guardian_golems*, peasants")
    assert "wound" not in s.faces(s.me.hand)
    soft = fight("wolf_riders", "march", phase="block", units="guardian_golems", fame=8).choose("next")
    soft.choose("unit:guardian_golems").expect(my_units="guardian_golems")
    assert soft.state.now.combat is not None and len(soft.state.now.combat.hit) == 1
    both = fight("werewolf", "march", phase="block", units="peasants, utem_crossbowmen", fame=8).choose("next")
    both.choose("unit:peasants").expect(kind="mk.assign").choose("unit:utem_crossbowmen")
    both.expect(my_units="peasants*, utem_crossbowmen*")
    assert "wound" not in both.faces(both.me.hand)
    rest = fight("werewolf", "march", phase="block", units="peasants", fame=8).choose("next", "unit:peasants")
    assert rest.faces(rest.me.hand).count("wound") == 2  # 4 left, Armor 3
    small = fight("golems", "march", phase="block", units="utem_guardsmen", fame=8).choose("next")
    small.choose("unit:utem_guardsmen").expect(my_units="utem_guardsmen*")


@M.clause("M12.19")
@M.example("mageknight", "ME9")
def test_poison_and_paralyze() -> None:
    s = fight("cursed_hags", "march", phase="block", units="peasants", fame=8, level=3).choose("next")
    s.choose("unit:peasants").expect(my_units="peasants**")
    hero = fight("monks", "march", phase="block").choose("next")
    assert hero.faces(hero.me.hand).count("wound") == 3 and hero.faces(hero.me.discard).count("wound") == 3
    gone = fight("medusa", "march", phase="block", units="peasants", fame=8).choose("next", "unit:peasants")
    assert gone.told("mk-unit-lost") and gone.me.units == []
    stiff = fight("medusa", "march, rage", phase="block", deck="").choose("next")
    assert set(stiff.faces(stiff.state.players[0].hand)) == {"wound"}


@M.clause("M12.18")
@M.example("mageknight", "ME10")
def test_knocked_out() -> None:
    s = fight("minotaur", "march, rage", phase="block", shields={"c03.NE": (0,)}, tiles="c03, c02", at="c03.C")
    s.choose("next")  # 10 damage, Armor 2: five Wounds, whatever keeps add to the hand limit
    assert s.told("mk-knocked-out") and set(s.faces(s.state.players[0].hand)) == {"wound"}


@M.clause("M7.8", "M15.3")
def test_no_units_underground_and_no_wounded_ones() -> None:
    s = fight("swordsmen", "rage, march", phase="block", units="peasants*, foresters")
    s.offers("unit:foresters").refuses("unit:peasants#1", "M15.3", "mk-why-unit-wounded")
    assert s.state.now.combat is not None
    s.state.now.combat.units = ()
    deep = go(s.state)
    deep.lacks("unit:foresters").refuses("unit:foresters", "M7.8", "mk-why-no-units-here")
    deep.choose("next")
    assert deep.faces(deep.state.players[0].hand).count("wound") == 3


# -- the phases


@M.clause("M12.5", "M12.28")
@M.example("mageknight", "W9", "W11", "W13", "W15")
def test_the_phases_in_order() -> None:
    s = fight("prowlers", "swiftness, rage, march", healing=3, crystals="white", source="")
    s.expect(kind="mk.fight", healing=0).choose("next").expect(kind="mk.block").choose("next")
    s.expect(kind="mk.fight")
    assert s.state.now.combat is not None and s.state.now.combat.phase == "attack"
    s.choose("next").expect(combat=None, phase="after")


@M.clause("M12.11")
def test_fortification() -> None:
    s = fight("diggers, prowlers", "swiftness, battle_versatility", crystals="white, red", source="", hero="arythea")
    s.choose("aim:diggers")
    s.lacks("play:swiftness").offers("play:battle_versatility")
    s.refuses("play:swiftness", "M12.11", "mk-why-fortified")
    s.choose("play:battle_versatility", "strong:siege_attack#2").expect(have=2, want=3)
    walls = fight("guardsmen, crossbowmen", "swiftness", walled=True, crystals="white")
    walls.lacks("aim:guardsmen").refuses("aim:guardsmen", "M12.11", "mk-why-twice-fortified")


@M.clause("M12.20")
def test_fortification_does_not_count_in_the_attack_phase() -> None:
    s = fight("guardsmen", "rage, swiftness", walled=True, phase="attack", crystals="white", source="")
    s.choose("play:swiftness", "strong:ranged_attack#3").expect(have=3, want=7)


@M.example("mageknight", "MR7")
@M.clause("M12.12", "M12.25")
@M.card("mageknight", "whirlwind", "chill", "illusionists", "amotep_freezers", "wings_of_wind")
def test_a_summoned_enemy_stands_outside_the_walls_and_can_be_called_off() -> None:
    """Findings: effects did not reach it. The books bar only the summoner itself."""
    facts = {"crystals": "white, white, blue", "source": ""}
    s = fight("orc_summoners", "whirlwind, rage", phase="block", walled=True, **facts)
    foe = s.panel["foes"][0]
    assert foe["summoned"] and foe["armor"] == ENEMIES["orc_summoners"].armor and foe["fortified"] == 0
    s.choose("play:whirlwind", "basic:idle#1").expect(have=0).choose("next")  # the summoned one does not attack
    s.expect(kind="mk.fight")
    assert "wound" not in s.faces(s.me.hand) and len(s.state.discards["brown"]) == 1
    assert s.panel["foes"][0]["fortified"] == 1  # the summoner behind its walls again
    inside = fight("orc_summoners", "rage, march", phase="block", units="illusionists", walled=True, **facts)
    inside.choose("unit:illusionists", "use:idle#1")  # for enemies that are not fortified
    assert inside.panel["foes"][0]["idle"]
    cold = fight("orc_summoners", "chill, rage", phase="block", tokens="black", night=True, **facts)
    cold.choose("play:chill", "strong:idle_weak#4", "next")
    assert (
        cold.state.now.combat is not None and cold.panel["want"] == ENEMIES["orc_summoners"].armor
    )  # not the summoner's
    armor = fight("orc_summoners", "tremor, rage", phase="block", crystals="green", source="").choose("play:tremor")
    assert armor.state.now.combat is not None  # only sideways: nobody will ask for the Armor of the summoned one
    assert plain(armor.state.now.combat.points) == [("block", "physical", 1)]
    wings = fight("orc_summoners, prowlers", "wings_of_wind, rage", phase="block", tokens="black", night=True, **facts)
    wings.choose("play:wings_of_wind", "strong:wings#1")
    assert {f"foe:{wings.panel['foes'][0]['summoned']}", "foe:prowlers"} == set(wings.keys)
    assert not any(
        {"fire", "ice"} & set(enemy.resists)
        for face, enemy in ENEMIES.items()
        if enemy.colour == "brown" and SET_OF[face] == "base"
    )
    early = fight("orc_summoners", "whirlwind, rage", walled=True, **facts).choose("play:whirlwind")
    assert early.panel["foes"][0]["idle"]  # before it summoned


@M.clause("M12.12", "M12.25", "M12.14")
@M.example("mageknight", "ME35")
def test_summoners() -> None:
    s = fight("orc_summoners", "determination, rage, rage, rage, rage", phase="block", crystals="blue, blue", source="")
    foe = s.panel["foes"][0]
    assert foe["summoned"] in ENEMIES and ENEMIES[foe["summoned"]].colour == "brown"
    assert s.panel["foes"][0]["strikes"][0]["block"] > 0
    s.choose("next")
    assert s.state.now.combat is not None and [foe.beaten for foe in s.state.now.combat.foes] == [False, True]
    assert len(s.state.discards["brown"]) == 1 and s.me.fame == 0
    blocked = fight("orc_summoners", "rage", phase="block")
    assert blocked.state.now.combat is not None
    blocked.state.now.combat.points = [Points("block", "cold_fire", 30)]
    go(blocked.state).choose("resolve")
    assert len(blocked.state.discards["brown"]) == 1 and blocked.state.players[0].fame == 0


@M.clause("M12.26")
@M.example("mageknight", "ME43")
def test_an_enemy_that_does_not_attack() -> None:
    s = fight("orc_summoners", "whirlwind, rage", crystals="white", source="")
    s.choose("play:whirlwind", "basic:idle#1", "foe:orc_summoners", "next")
    assert s.state.now.combat is not None and s.state.now.combat.phase == "attack" and s.state.discards["brown"] == ()
    s.offers("play:rage").choose("next")
    assert "wound" not in s.faces(s.me.hand)


@M.clause("M12.9")
def test_colours_against_resistances() -> None:
    s = fight("ice_mages_token", "chill, rage", crystals="blue", source="", phase="block")
    s.choose("play:chill", "sideways:plain_block#1").expect(have=0, want=5)  # nothing else was left to choose
    fire = fight("fire_mages_token", "chill, rage", crystals="blue", source="")
    fire.choose("play:chill", "basic:idle_weak#0", "foe:fire_mages_token")
    assert fire.panel["foes"][0]["resists"] == [] and fire.panel["foes"][0]["idle"]


@M.clause("M12.10", "M12.22")
@pytest.mark.parametrize(("foe", "tile", "place", "fame", "reputation"), [
    ("prowlers", "c01", "NW", 2, 1), ("fire_dragon", "k02", "SE", 8, 2),
])  # fmt: skip
def test_rampaging_enemies_defeated(foe: str, tile: str, place: str, fame: int, reputation: int) -> None:
    at = {"c01": "c01.C", "k02": "k02.E"}[tile]
    s = scene("rage, rage", at=at, tiles=f"{tile}, c02", foes={f"{tile}.{place}": foe}).choose("act:challenge")
    assert s.state.now.combat is not None
    s.state.now.combat.points, s.state.now.combat.targets, s.state.now.combat.phase = (
        [Points("melee", "cold_fire", 40)],
        (0,),
        "attack",
    )
    go(s.state).choose("resolve")
    p = s.state.players[0]
    assert (p.fame, p.reputation) == (fame, reputation) and s.at(f"{tile}.{place}") not in s.state.there


@M.example("mageknight", "MR20", "MR24")
@M.clause("M9.7", "M12.2")
def test_challenging_several() -> None:
    foes = {"k08.SE": "fire_dragon", "k08.W": "ice_dragon"}
    s = scene("rage, rage", at="k08.SW", tiles="k08, c02", foes=foes).choose("act:challenge")
    s.expect(kind="mk.join").choose("join:ice_dragon@nw") if "join:ice_dragon@nw" in s.keys else None
    assert s.state.now.combat is not None and len(s.state.now.combat.foes) >= 1
    site = scene(
        "rage", at="c08.NE", tiles="c08, c02", foes={"c08.C": "prowlers"}, ruins={"c08.NE": "ruin_green_green"}
    )
    site.offers("act:enter", "act:challenge").choose("act:enter")
    assert site.state.now.combat is not None and all(foe.side == "guard" for foe in site.state.now.combat.foes)


@M.clause("M12.4", "M12.21", "M12.27")
@M.example("mageknight", "ME11")
def test_assaults() -> None:
    keep = {"tiles": "c03, c02", "at": "c03.C", "move": 3, "foes": {"c03.NE": "golems"}}
    s = scene("rage", **keep).choose("step:ne", "next", "next", "next")
    s.expect(my_reputation=-1, my_at="c03.C", phase="after")
    assert len(tokens_at(s.state, s.at("c03.NE"))) == 1 and s.told("mk-repelled")
    won = scene("rage", **keep).choose("step:ne")
    assert won.state.now.combat is not None
    weaken(won.state.now.combat, 0, 20)
    go(won.state).choose("next", "next", "play:rage", "basic:attack#2", "resolve")
    assert won.state.shields[won.at("c03.NE")] == (0,) and won.state.players[0].at == won.at("c03.NE")
    assert won.at("c03.NE") not in won.state.there  # M13.18
    joined = {**keep, "tiles": "c04, c02", "at": "c04.SW", "move": 9, "level": 3}
    joined["foes"] = {"c04.C": "monks", "c04.W": "prowlers"}
    orc = scene("rage, rage, rage", **joined).choose("step:ne")  # from SW to C: both next to W
    assert orc.state.now.combat is not None
    assert [(foe.walls, foe.side) for foe in orc.state.now.combat.foes] == [(1, "guard"), (0, "rampaging")]
    weaken(orc.state.now.combat, 0, 20)
    t = go(orc.state)
    t.choose("next", "next")
    t.choose(*[key for key in t.keys if key.startswith("suffer")][:1]) if t.kind == "mk.suffer" else None
    t.choose("aim:monks", "play:rage", "basic:attack#2", "resolve")
    t.choose("next")
    assert t.state.shields[t.at("c04.C")] == (0,) and t.at("c04.W") in t.state.there


@M.clause("M12.23", "M13.17")
@pytest.mark.parametrize(("at", "tiles", "stays"), [
    ("c07.SE", "c07, c02", 0), ("k01.NE", "k01, c02", 0), ("c06.W", "c06, c02", 1), ("k01.W", "k01, c02", 2),
])  # fmt: skip
def test_survivors(at: str, tiles: str, stays: int) -> None:
    s = scene("march, march", at=at, tiles=tiles).choose("act:enter")
    while s.kind != "mk.turn" and s.state.now.combat is not None:
        s.choose("next" if "next" in s.keys else s.keys[0])
    assert len(tokens_at(s.state, s.at(at))) == stays and s.at(at) not in s.state.shields


@M.clause("M5.4")
@M.example("mageknight", "ME28")
def test_points_belong_to_the_declared_target() -> None:
    s = fight("prowlers, diggers", "rage, determination", phase="block", crystals="blue", source="")
    s.lacks("play:rage").refuses("play:rage", "M5.4", "mk-why-no-target")
    s.choose("aim:prowlers", "play:determination", "strong:plain_block#5").expect(have=5, want=4)
    s.lacks("aim:diggers").choose("resolve").expect(kind="mk.block")
    assert s.state.now.combat is not None and s.state.now.combat.points == []


@M.clause("M12.13")
def test_dropping_a_block_loses_it() -> None:
    s = (
        fight("swordsmen", "rage, march", phase="block")
        .choose("play:rage", "basic:plain_block#2")
        .expect(have=2, want=6)
    )
    s.refuses("resolve", "M12.13", "mk-why-block", need=6, have=2).refuses("next", "M12.13", "mk-why-unresolved")
    s.choose("drop").expect(have=0, my_played="rage")


@M.example("mageknight", "MR8")
@M.clause("M12.17")
def test_current_armor_counts() -> None:
    for level, wounds in ((1, 3), (3, 2), (7, 2)):
        s: Scene = fight("swordsmen", "march", phase="block", level=level).choose("next")
        assert s.faces(s.state.players[0].hand).count("wound") == wounds


@M.clause("M12.2")
def test_joining_after_a_provocation() -> None:
    s = scene("rage", at="c01.C", move=9, foes={"c01.NW": "prowlers"}).choose("step:w")
    assert s.state.now.combat is not None and [foe.side for foe in s.state.now.combat.foes] == ["rampaging"]


def test_the_panel_shows_the_sums() -> None:
    s = fight("altem_mages_token, swamp_dragon", "rage", phase="block", fame=8)
    mages, dragon = s.panel["foes"]
    assert mages["strikes"][0] == {
        "value": 4, "element": "cold_fire", "key": "aim:altem_mages_token", "block": 4, "by": ["cold_fire"],
        "by_all": False, "damage": 8, "wounds": 3, "poisons": True, "paralyses": False, "knocks_out": False,
        "units": [], "open": True, "aimed": False, "blocked": False, "printed": 4,
    }  # fmt: skip
    assert dragon["strikes"][0]["block"] == 10 and dragon["abilities"] == ["swift", "poison"]
    assert bare().now.combat is None


@M.clause("M12.13", "M12.15")
def test_each_attack_of_an_enemy_has_its_own_fate() -> None:
    s = fight("wolf_riders", "determination, rage", phase="block", level=3)
    c = s.state.now.combat
    assert c is not None
    strike = c.foes[0].strikes[0]
    c.foes[0] = c.foes[0]._replace(strikes=(strike._replace(value=1), strike._replace(value=2, element="ice")))
    c.blow = None
    t = go(s.state)
    t.offers("aim:wolf_riders", "aim:wolf_riders#2").lacks("play:rage")  # M5.4: nothing is being blocked yet
    t.choose("aim:wolf_riders", "play:rage", "basic:plain_block#2", "resolve")
    assert [one.fate for one in c.foes[0].strikes] == ["blocked", ""] and c.blow == (0, 1)  # the other one is aimed at
    t.choose("next")
    assert [one.fate for one in c.foes[0].strikes] == ["blocked", "dealt"] and c.phase == "attack"
    assert t.faces(t.me.hand).count("wound") == 1


@M.clause("M12.12", "M12.25")
def test_an_enemy_may_summon_two_that_stand_in_for_it() -> None:
    s = fight("orc_summoners, prowlers", "rage, rage")
    c = s.state.now.combat
    assert c is not None
    c.foes[0] = c.foes[0]._replace(summons=("brown", "gray"))
    s.choose("next")
    assert [foe.by for foe in c.foes] == [-1, -1, 0, 0] and present(c) == [1, 2, 3]
    assert [foe["summoned"] is not None for foe in s.panel["foes"]] == [True, True, False]
    dismiss(s.state, c, 2)
    assert present(c) == [1, 3]
    dismiss_all(s.state, c)
    assert present(c) == [0, 1] and c.foes[0].idle
    assert (len(s.state.discards["brown"]), len(s.state.discards["gray"]), s.me.fame) == (1, 1, 0)


@M.clause("M5.4")
def test_points_know_the_card_that_made_them() -> None:
    s = fight("prowlers", "rage, march", phase="attack")
    card = s.me.hand[0]
    s.choose("play:rage", "basic:attack#2")
    c = s.state.now.combat
    assert c is not None and c.points == [("melee", "physical", 2, card)] and s.state.now.by == -1
