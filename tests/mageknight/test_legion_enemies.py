"""The enemies of The Lost Legion: several attacks, new abilities, Reputation as a reward (ML10-ML12)."""

from __future__ import annotations

import pytest

from undercroft.games.mageknight.records import Points
from undercroft.games.mageknight.tables import ENEMIES, SET_OF

from .moments import plain
from .scene import Scene, fight, go, scene
from .test_leaders import lair

M = pytest.mark


def struck_down(s: Scene) -> Scene:
    """What is aimed at falls."""
    c = s.state.now.combat
    assert c is not None
    c.phase, c.targets, c.blow = "attack", tuple(at for at, foe in enumerate(c.foes) if not foe.beaten), None
    c.points, s.state.agenda[-1] = [Points("siege", "cold_fire", 60)], ("fight",)
    return go(s.state).choose("resolve")


TOKENS: dict[str, tuple[list[int], int, int, int, int]] = {
    # Block that each attack needs, Wounds of a hero with Armor 2, Armor in the Ranged phase, Fame, Reputation
    "orc_skirmishers": ([1, 1], 2, 4, 2, 0), "orc_war_beasts": ([3], 3, 5, 3, 0), "orc_trackers": ([4], 2, 6, 3, 0),
    "orc_stonethrowers": ([7], 4, 2, 4, 0), "heroes_ice": ([3, 3], 4, 4, 5, -1), "heroes_fire": ([4, 2], 3, 4, 5, -1),
    "heroes_swift": ([6, 4], 3, 5, 5, -1), "heroes_fortified": ([5, 3], 5, 4, 5, -1), "thugs_token": ([3], 3, 5, 2, 1),
    "shocktroops_token": ([5], 3, 6, 3, 0), "shadow": ([4], 2, 8, 4, 0), "hydra": ([2, 2, 2], 3, 6, 5, 0),
    "manticore": ([8], 4, 6, 5, 0), "sorcerers_token": ([6], 6, 6, 5, 0), "magic_familiars_token": ([3, 3], 6, 7, 5, 0),
    "grim_legionnaires": ([11], 6, 10, 8, 0), "fire_catapult": ([8], 4, 7, 7, 0), "ice_catapult": ([9], 5, 6, 7, 0),
    "delphana_masters_token": ([5], 3, 8, 9, 0), "storm_dragon": ([8], 2, 14, 7, 0), "lava_dragon": ([6], 6, 8, 8, 0),
    "dragon_summoner": ([], 0, 8, 9, 0),
}  # fmt: skip


@M.clause("ML1.4", "ML12.1", "ML10.1")
@pytest.mark.parametrize("name", [pytest.param(n, marks=M.card("mageknight", n)) for n in TOKENS])
def test_every_enemy(name: str) -> None:
    assert set(TOKENS) == {face for face in ENEMIES if SET_OF[face] == "lost_legion"} - {"volkare"}
    blocks, wounds, armor, fame, reputation = TOKENS[name]
    s = fight(name, "march, rage", phase="block", level=9)
    assert s.panel["foes"][0]["armor"] == armor
    if blocks:
        assert [strike["block"] for strike in s.panel["foes"][0]["strikes"]] == blocks
        small = fight(name, "march, rage", phase="block", level=1).choose("next")
        while small.kind in ("mk.suffer", "mk.assign"):
            small.choose(small.keys[0])
        assert small.faces([*small.me.hand, *small.me.discard]).count("wound") == wounds
    beaten = struck_down(fight(name, "rage"))
    assert (beaten.state.players[0].fame, beaten.state.players[0].reputation) == (fame, reputation)


def test_the_piles_hold_what_the_box_has() -> None:
    """ML1.4: 8 green, 8 gray, 6 brown, 4 violet, 6 white, 6 red."""
    own = [enemy for face, enemy in ENEMIES.items() if SET_OF[face] == "lost_legion"]
    counts = {colour: sum(enemy.copies for enemy in own if enemy.colour == colour) for colour in
              ("green", "gray", "brown", "violet", "white", "red")}  # fmt: skip
    assert counts == {"green": 8, "gray": 8, "brown": 6, "violet": 4, "white": 6, "red": 6}
    chosen = scene("march", sets="lost_legion").state
    plain = scene("march").state
    assert len(chosen.stacks["white"]) == len(plain.stacks["white"]) + 6
    assert "hydra" not in [plain.face[token] for token in plain.stacks["brown"]]


# -- several attacks


@M.clause("ML10.1")
def test_attacks_are_blocked_one_by_one() -> None:
    s = fight("hydra", "rage, rage, march", phase="block").offers("aim:hydra", "aim:hydra#2", "aim:hydra#3")
    s.choose("aim:hydra#2", "play:rage", "basic:plain_block#2").expect(have=2, want=2).choose("resolve")
    s.lacks("aim:hydra#3").offers("aim:hydra", "aim:hydra#2")  # two are left
    s.choose("next").expect(kind="mk.suffer", keys=("suffer:hydra", "suffer:hydra#2"))
    s.choose("suffer:hydra#2")  # the last one left is taken by itself
    assert s.faces(s.me.hand).count("wound") == 2


@M.clause("ML10.2", "M12.12")
def test_two_enemies_are_summoned() -> None:
    s = fight("dragon_summoner", "march", phase="block")
    c = s.state.now.combat
    assert c is not None and [foe.by for foe in c.foes] == [-1, 0, 0]
    summoned = [foe["summoned"] for foe in s.panel["foes"]]
    assert len(summoned) == 2 and all(ENEMIES[face].colour == "brown" for face in summoned)
    for foe in (1, 2):  # blocked one after the other
        c.foes[foe] = c.foes[foe]._replace(strikes=(c.foes[foe].strikes[0]._replace(value=1, abilities=()),))
    t = go(s.state).choose(next(key for key in s.keys if key.startswith("aim:")), "play:march", "resolve")
    d = t.state.now.combat
    assert d is not None and [foe.beaten for foe in d.foes].count(True) == 1
    t.lacks("resolve").choose("next")
    assert all(foe.beaten for foe in d.foes[1:]) and not d.foes[0].beaten
    assert t.state.now.combat is not None and t.state.now.combat.phase == "attack"


@M.clause("ML10.3", "M12.26")
@M.card("mageknight", "whirlwind", "banner_of_fear")
def test_stopping_an_enemy_stops_all_its_attacks_and_stopping_an_attack_one() -> None:
    facts = {"crystals": "white", "source": ""}
    s = fight("heroes_ice, prowlers", "whirlwind, march", phase="block", **facts)
    s.choose("play:whirlwind", "basic:idle#1", "foe:heroes_ice")
    s.expect(keys=("aim:prowlers", "tactic:the_right_moment", "next"))
    fear = fight("heroes_ice", "march", phase="block", units="peasants@banner_of_fear", level=3)
    fear.choose("unit:peasants#banner_of_fear", "use:scare#1", "strike:heroes_ice#2")
    c = fear.state.now.combat
    assert c is not None and [strike.fate for strike in c.foes[0].strikes] == ["", "stopped"]
    half = fight("heroes_ice", "determination, whirlwind", phase="block", crystals="blue, white", source="")
    half.choose("aim:heroes_ice", "play:determination", "strong:plain_block#5", "resolve")
    half.choose("play:whirlwind", "basic:idle#1")  # the other attack could still be stopped
    d = half.state.now.combat
    assert d is not None and d.foes[0].idle


@M.clause("ML10.4")
@M.card("mageknight", "ice_shield", "burning_shield")
def test_an_enemy_is_blocked_when_all_its_attacks_are() -> None:
    s = fight("hydra, prowlers", "ice_shield, march, march, rage", phase="block", crystals="blue", source="", level=9)
    s.choose("aim:hydra", "play:ice_shield", "basic:ice_block#3", "resolve")
    again = fight("orc_skirmishers", "ice_shield, rage, march", phase="block", crystals="blue", source="", level=9)
    again.choose("aim:orc_skirmishers", "play:ice_shield", "strong:ice_block#3", "resolve")
    c = again.state.now.combat
    assert c is not None and c.foes[0].armor == 4 and len(c.owed) == 1  # not yet
    again.choose("play:rage", "basic:plain_block#2", "resolve")
    d = again.state.now.combat
    assert d is not None and d.foes[0].armor == 1 and not d.owed
    let = fight("orc_skirmishers", "ice_shield, rage", phase="block", crystals="blue", source="", level=9)
    let.choose("aim:orc_skirmishers", "play:ice_shield", "strong:ice_block#3", "resolve", "next")
    e = let.state.now.combat
    assert e is not None and e.foes[0].armor == 4


@M.clause("ML10.6")
@M.card("mageknight", "cold_toughness")
def test_only_the_attack_that_is_blocked_is_counted() -> None:
    facts = {"phase": "block", "crystals": "blue", "source": "", "hero": "tovak"}
    ice = fight("heroes_ice", "cold_toughness, march", **facts).choose("aim:heroes_ice#2", "play:cold_toughness")
    ice.choose("strong:icons_block#5")
    c = ice.state.now.combat
    assert c is not None and c.points[0].n == 7  # the ice attack and the resistance
    plain = fight("heroes_ice", "cold_toughness, march", **facts).choose("aim:heroes_ice", "play:cold_toughness")
    plain.choose("strong:icons_block#5")
    d = plain.state.now.combat
    assert d is not None and d.points[0].n == 6


@M.clause("ML11.10", "ML11.11")
@M.card("mageknight", "cold_toughness")
def test_immunity_leaves_the_block_alone() -> None:
    """Nothing is counted on a Shadow (Elusive, Arcane Immunity, Cold Fire), nor on a leader of whatever level."""
    s = fight("shadow", "cold_toughness, rage", phase="block", crystals="blue", source="")
    s.choose("play:cold_toughness", "strong:icons_block#5")
    t = lair("cold_toughness, rage, rage", 6, "skeletal_warriors", crystals="blue", source="").choose("step:sw", "next")
    t.choose("aim:necromancer", "play:cold_toughness", "strong:icons_block#5")
    for c in (s.state.now.combat, t.state.now.combat):
        assert c is not None and plain(c.points) == [("block", "ice", 5)]


# -- abilities


@M.clause("ML11.1", "ML11.2", "ML11.3")
@M.example("mageknight", "XE7")
@M.card("mageknight", "whirlwind")
def test_elusive() -> None:
    s = fight("shocktroops_token", "determination, rage, rage", crystals="blue", source="")
    assert s.panel["foes"][0]["armor"] == 6
    s.choose("next", "play:determination", "strong:plain_block#5", "resolve").expect(want=3)
    let = fight("shocktroops_token", "rage, rage", level=9).choose("next", "next")
    let.expect(want=6)
    stopped = fight("shocktroops_token", "whirlwind, rage", crystals="white", source="").choose("next")
    stopped.choose("play:whirlwind", "basic:idle#1", "next").expect(want=6)


@M.clause("ML11.4", "ML11.5")
@M.example("mageknight", "XE7")
@M.card("mageknight", "tremor")
def test_effects_change_both_armors() -> None:
    s = fight("storm_dragon", "tremor, march", crystals="green", source="").choose("play:tremor", "basic:weaken#3")
    c = s.state.now.combat
    assert c is not None and (c.foes[0].armor, c.foes[0].high) == (4, 11)
    low = fight("orc_trackers", "tremor, tremor, march", crystals="green, green", source="")
    low.choose("play:tremor", "basic:weaken#3", "play:tremor", "basic:weaken#3")
    d = low.state.now.combat
    assert d is not None and (d.foes[0].armor, d.foes[0].high) == (1, 1)
    heavy = fight("orc_stonethrowers", "march, march, stamina, rage", phase="block", crystals="green, green, blue",
                  source="")  # fmt: skip
    c = heavy.state.now.combat
    assert c is not None
    c.foes[0] = c.foes[0]._replace(high=9)
    heavy.choose("play:march", "strong:move#4", "play:stamina", "strong:move#4", "slow:orc_stonethrowers", "amount:7")
    heavy.choose("next").expect(want=2)  # lowered to 0 is blocked


@M.clause("ML11.6")
@M.card("mageknight", "orc_trackers")
def test_assassination_strikes_the_hero_only() -> None:
    s = fight("orc_trackers", "march, rage", phase="block", units="peasants, foresters", level=3)
    assert s.panel["foes"][0]["strikes"][0]["units"] == []
    s.choose("next").expect(my_units="peasants, foresters")
    assert s.faces(s.me.hand).count("wound") == 2
    helped = fight("orc_trackers", "march, rage", phase="block", units="foresters, peasants", level=3)
    helped.choose("unit:foresters", "unit:peasants", "use:plain_block#2", "resolve")
    c = helped.state.now.combat
    assert c is not None and c.foes[0].strikes[0].fate == "blocked"


@M.clause("ML11.7", "ML11.8")
@M.example("mageknight", "XE37")
@M.card("mageknight", "orc_stonethrowers")
def test_cumbersome_attacks_are_evaded() -> None:
    facts = {"phase": "block", "crystals": "blue", "source": "", "level": 9}
    s = fight("orc_stonethrowers", "march, determination, rage", **facts).lacks("slow:orc_stonethrowers")
    s.choose("play:march", "basic:move#2").offers("slow:orc_stonethrowers")
    s.choose("slow:orc_stonethrowers", "amount:2").expect(want=5, move=0).lacks("slow:orc_stonethrowers")
    s.choose("play:determination", "strong:plain_block#5", "resolve")
    c = s.state.now.combat
    assert c is not None and c.foes[0].strikes[0].fate == "blocked"
    hit = fight("orc_stonethrowers", "march, rage", **{**facts, "level": 1})
    hit.choose("play:march", "basic:move#2", "slow:orc_stonethrowers", "amount:1")
    hit.offers("slow:orc_stonethrowers").choose("next")
    assert hit.faces(hit.me.hand).count("wound") == 3  # 6 damage
    other = fight("prowlers", "march, rage", phase="block")
    other.choose("play:march")  # nothing wants Move here
    other.expect(kind="mk.block")


@M.clause("ML11.9")
@M.card("mageknight", "shocktroops_token", "orc_war_beasts")
def test_unfortified_enemies_stand_before_the_walls() -> None:
    s = fight("shocktroops_token, guardsmen", "swiftness, march", walled=True, crystals="white", source="")
    seen = {foe["name"]: foe["fortified"] for foe in s.panel["foes"]}
    assert seen == {"shocktroops_token": 0, "guardsmen": 2}
    s.expect(want=6).choose("play:swiftness", "strong:ranged_attack#3")  # the only one in reach
    s.expect(have=3)


@M.clause("ML11.10", "ML11.11")
@M.example("mageknight", "XE8")
@M.card("mageknight", "burning_shield", "whirlwind", "tremor", "sword_of_justice")
def test_arcane_immunity() -> None:
    facts = {"crystals": "red, white, green", "tokens": "black", "source": "", "night": True, "level": 9}
    s = fight("shadow", "whirlwind, tremor, march", **facts)
    s.lacks("play:whirlwind", "play:tremor").refuses("play:whirlwind", "M12.26", "mk-why-no-attacker")
    s.refuses("play:tremor", "M12.9", "mk-why-no-foe")
    burnt = fight("shadow", "burning_shield, rage", phase="block", **facts)
    burnt.choose("play:burning_shield", "basic:fire_block#4")  # half of it counts
    c = burnt.state.now.combat
    assert c is not None
    c.foes[0] = c.foes[0]._replace(strikes=(c.foes[0].strikes[0]._replace(element="physical"),))
    t = go(burnt.state).choose("resolve").offers("blaze")
    t.choose("blaze").expect(have=4, want=4).choose("resolve")
    shield = fight(
        "sorcerers_token", "burning_shield, determination", phase="block", **{**facts, "crystals": "red, red"}
    )
    d = shield.state.now.combat
    assert d is not None
    d.foes[0] = d.foes[0]._replace(strikes=(d.foes[0].strikes[0]._replace(value=4),))
    u = go(shield.state).choose("play:burning_shield", "strong:fire_block#4", "resolve")
    e = u.state.now.combat
    assert e is not None and not e.foes[0].beaten and e.foes[0].strikes[0].fate == "blocked"
    just = fight("dragon_summoner", "sword_of_justice, rage", phase="attack").choose("play:sword_of_justice")
    just.choose("strong:blades#1", "play:rage", "basic:attack#2").expect(have=2, want=8)  # doubled, and half of it


@M.clause("ML11.12")
@M.card("mageknight", "banner_of_fear")
def test_what_works_on_an_attack_works_on_immune_enemies_too() -> None:
    s = fight("sorcerers_token", "march", phase="block", units="peasants@banner_of_fear", level=3)
    s.choose("unit:peasants#banner_of_fear", "use:scare#1")
    c = s.state.now.combat
    assert c is not None and c.foes[0].strikes[0].fate == "stopped"


# -- Reputation


@M.clause("ML12.1", "ML12.2")
@M.example("mageknight", "XE10", "XE11")
@M.card("mageknight", "heroes_fortified", "thugs_token")
def test_reputation_as_a_reward() -> None:
    facts = {"at": "c03.C", "tiles": "c03, c02", "move": 9}
    for garrison, start, failed, won in (
        ("heroes_fortified", 0, -1, -2), ("thugs_token", 0, -1, 0), ("thugs_token", -7, -7, -6),
    ):  # fmt: skip
        s = scene("rage", foes={"c03.NE": garrison}, reputation=start, **facts).choose("step:ne")
        assert s.me.reputation == failed
        assert struck_down(s).state.players[0].reputation == won
