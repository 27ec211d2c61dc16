"""Shades of Tezla: Braevalar, enemies of factions, Defend and Vampiric, faction tokens (MT1-MT4, MT10)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from undercroft.core.lasting import Mod
from undercroft.core.zones import create
from undercroft.games.mageknight.fight.combat import wounds_dealt
from undercroft.games.mageknight.fight.foes import muster, open_combat
from undercroft.games.mageknight.fight.reckoning import armor
from undercroft.games.mageknight.play.heroes import deck_of
from undercroft.games.mageknight.play.scoring import tally
from undercroft.games.mageknight.play.setup import new
from undercroft.games.mageknight.play.stacks import draw
from undercroft.games.mageknight.records import Combat
from undercroft.games.mageknight.tables import ENEMIES, FAVOURS, HEROES, SKILLS, in_play

from .clashes import raid
from .moments import plain
from .scene import GAME, Scene, bare, chance_key, deal, fight, go, scene, token

M = pytest.mark
SETS = {"sets": "tezla,lost_legion"}


def favoured(favours: str, hand: str = "rage, rage", **more: Any) -> Scene:
    """The turn of a hero with these faction tokens."""
    s = bare(hand, **{**SETS, **more})
    s.players[0].kept = tuple(create(s, favours.split(", ")))
    return go(s, ("turn",))


def armed(favours: str, foes: str = "prowlers", hand: str = "rage, rage", phase: str = "attack", **more: Any) -> Scene:
    """A fight of a hero with these faction tokens."""
    s = bare(hand, **{**SETS, **more})
    s.players[0].kept = tuple(create(s, favours.split(", ")))
    c = open_combat(s, "rampage", s.players[0].at)
    for face in foes.split(", "):
        muster(s, c, token(s, face), "guard", s.players[0].at)
    return go(s, ("turn",), ("phase", phase))


def combat_of(s: Scene) -> Combat:
    assert s.state.now.combat is not None
    return s.state.now.combat


@M.clause("MT1.1")
def test_braevalar_is_played_with_the_set() -> None:
    assert "braevalar" in in_play(HEROES, {"sets": "tezla"}) and "braevalar" not in in_play(HEROES, {})
    deck = deck_of("braevalar")
    assert len(deck) == 16 and deck.count("stamina") == deck.count("march") == 1
    assert sum(skill.hero == "braevalar" for skill in SKILLS.values()) == 11


@M.clause("MT1.2", "MT2.1")
def test_piles_by_faction_and_colour() -> None:
    """A pile of its own for every faction and colour; the ordinary ones are what they were."""
    s = new(1, GAME.settle(1, {"sets": "tezla"}), chance_key(1))
    sizes = {name: len(stack) for name, stack in s.stacks.items() if name.startswith(("element", "dark"))}
    assert sizes == {
        "elementalist_green": 8, "elementalist_brown": 4, "elementalist_red": 4, "dark_crusader_green": 8,
        "dark_crusader_brown": 4, "dark_crusader_red": 4, "elementalist": 12, "dark_crusader": 12,
        "elementalist_leader": 1, "dark_crusader_leader": 1,
    }  # fmt: skip
    plain_one = new(1, GAME.settle(1, {}), chance_key(1))
    assert len(s.stacks["green"]) == len(plain_one.stacks["green"]) == 12 and "dark_crusader" not in plain_one.stacks


@M.clause("MT2.4")
def test_ordinary_tokens_stand_in() -> None:
    s = bare(**SETS)
    drawn = [s.face[draw(s, "elementalist_red")] for _ in range(5)]
    assert Counter(ENEMIES[face].faction for face in drawn) == {"elementalist": 4, "": 1}
    assert ENEMIES[drawn[-1]].colour == "red"


@M.clause("MT2.2")
@M.card("mageknight", "shrouded_necromancers")
def test_a_faction_summons_its_own() -> None:
    s = fight("shrouded_necromancers", "rage", phase="block", **SETS)
    summoned = [ENEMIES[s.state.face[foe.token]] for foe in combat_of(s).foes if foe.by >= 0]
    assert [(enemy.faction, enemy.colour) for enemy in summoned] == [("dark_crusader", "green")]


# -- MT3: Defend


@M.clause("MT3.1", "MT3.2", "MT3.3")
@M.example("mageknight", "XE17")
@M.card("mageknight", "elven_protectors", "crystal_sprites")
def test_the_worked_example_of_defend() -> None:
    s = fight(
        "elven_protectors, crystal_sprites, crystal_sprites", "rage", level=5, units="fire_mages, fire_mages", **SETS
    )
    s.choose("aim:elven_protectors", "aim:crystal_sprites").expect(want=6)
    s.choose("unit:fire_mages", "use:ranged_fire_attack#3").expect(kind="mk.cover")
    s.offers("cover:elven_protectors", "cover:crystal_sprites", "cover:crystal_sprites#2")
    s.choose("cover:crystal_sprites", "cover:crystal_sprites").expect(want=8)
    combat_of(s).points[0] = combat_of(s).points[0]._replace(element="cold_fire", n=8)
    s.choose("unit:fire_mages", "use:ranged_fire_attack#3").choose("resolve")
    left = [foe for foe in combat_of(s).foes if not foe.beaten]
    assert len(left) == 1 and armor(combat_of(s), left[0]) == 2
    s.expect(want=2)  # the Protectors' own Defend is lost with them


@M.clause("MT3.1", "MT3.2")
@M.example("mageknight", "XR13")
def test_defend_may_serve_its_bearer_and_lasts() -> None:
    s = fight("elven_protectors", "rage, rage, rage", phase="attack", **SETS)
    s.choose("play:rage", "basic:attack#2").expect(want=6)
    s.choose("drop").expect(want=6).choose("play:rage", "basic:attack#2").expect(want=6)  # once, to the combat's end
    many = fight("elven_protectors, prowlers", "rage, rage", phase="attack", **SETS)
    many.choose("aim:elven_protectors", "aim:prowlers", "play:rage", "basic:attack#2")
    many.expect(keys=("cover:elven_protectors", "none")).choose("none").expect(want=9)  # one bonus for two targets
    nobody = fight("prowlers", "rage, rage", phase="attack", **SETS).choose("play:rage", "basic:attack#2")
    nobody.expect(want=3, kind="mk.fight")


@M.clause("MT3.3")
def test_a_defender_that_is_gone_lends_nothing() -> None:
    s = fight("elven_protectors, prowlers", "rage, rage, rage", phase="attack", crystals="red, red", source="", **SETS)
    combat_of(s).foes[0] = combat_of(s).foes[0]._replace(beaten=True)
    s.choose("aim:prowlers", "play:rage", "basic:attack#2").expect(want=3)


# -- MT4: Vampiric


@M.clause("MT4.1")
@M.example("mageknight", "XR14", "XR37")
@M.card("mageknight", "gibbering_ghouls", "vampire")
def test_vampires_grow_with_every_wound() -> None:
    s = fight("gibbering_ghouls", "rage", phase="damage", **SETS)
    s.choose("suffer:gibbering_ghouls").expect(want=6, my_hand="rage, wound, wound")  # 4 + two Wounds
    unit = fight("gibbering_ghouls", "rage", phase="damage", units="utem_guardsmen", **SETS)
    unit.choose("suffer:gibbering_ghouls", "unit:utem_guardsmen").expect(want=5)
    both = fight("vampire", "rage", phase="damage", units="peasants", level=3, **SETS)
    both.choose("suffer:vampire", "unit:peasants", "hero").expect(want=12)  # Elusive: 10 and two Wounds
    blocked = fight("gibbering_ghouls", "determination", phase="block", crystals="blue", source="", **SETS)
    blocked.choose("play:determination", "strong:plain_block#5", "crystal:blue", "resolve").expect(want=4)


@M.example("mageknight", "XR14")
def test_poison_counts_what_reaches_hand_and_units() -> None:
    s = fight("monks", "rage", phase="block", units="peasants", **SETS)
    c = combat_of(s)
    (strike,) = c.foes[0].strikes
    c.foes[0] = c.foes[0]._replace(strikes=(strike._replace(abilities=(*strike.abilities, "vampiric")),))
    s.choose("next", "suffer:monks", "unit:peasants").choose("hero")
    assert combat_of(s).foes[0].armor == 5 + 2 + 1  # two on the Unit, one in hand, none for the discard pile
    assert wounds_dealt(s.state, combat_of(s)) == 3


# -- the tokens of MT10


@M.clause("MT10.1")
@M.example("mageknight", "XR26")
def test_a_defeated_enemy_of_a_faction_brings_its_token() -> None:
    s = fight("skeletal_warriors", "rage", phase="attack", crystals="red", source="", **SETS)
    s.choose("play:rage", "strong:attack#4", "crystal:red", "resolve")
    (kept,) = s.me.kept
    assert FAVOURS[s.state.face[kept]].faction == "dark_crusader"
    assert s.match.view(0)["table"]["players"][0]["favours"] == [s.state.face[kept]]
    plain_one = fight("prowlers", "rage", phase="attack", crystals="red", source="", **SETS)
    plain_one.choose("play:rage", "strong:attack#4", "crystal:red", "resolve")
    assert plain_one.me.kept == ()


@M.clause("MT10.1")
def test_an_empty_pile_is_made_of_its_discards() -> None:
    s = bare("rage", **SETS)
    tokens = [draw(s, "elementalist") for _ in range(12)]
    assert draw(s, "elementalist") == -1
    s.discards["elementalist"] = tuple(tokens[:2])
    assert draw(s, "elementalist") in tokens[:2]


@M.clause("MT10.6")
def test_fame_instead_of_tokens() -> None:
    s = fight("skeletal_warriors", "rage", phase="attack", crystals="red", source="", house="fame_only", **SETS)
    s.choose("play:rage", "strong:attack#4", "crystal:red", "resolve").expect(my_fame=2, my_kept=())


@M.clause("MT10.2", "MT10.4")
@M.card("mageknight", "healing_herbs")
def test_a_token_is_used_once_and_not_two_of_a_name() -> None:
    s = favoured("healing_herbs, healing_herbs", "wound, rage", discard="wound")
    s.choose("favour:healing_herbs", "use:heal#1").expect(healing=1)
    assert len(s.me.kept) == 1 and len(s.state.discards["elementalist"]) == 1
    s.refuses("favour:healing_herbs", "MT10.2", "mk-why-favoured")
    shed = favoured("healing_herbs", discard="wound").choose("favour:healing_herbs", "use:shed_discard#1")
    shed.expect(my_discard="")
    favoured("healing_herbs").refuses("favour:healing_herbs", "M15.2", "mk-why-no-wound")


@M.clause("MT10.2")
def test_only_on_ones_own_turn() -> None:
    s = raid(rival_hand="determination, rage", **SETS)
    s.state.players[1].kept = tuple(create(s.state, ["orb_of_twilight"]))
    s.state.source = ["gold"]
    s.choose("partial").refuses("favour:orb_of_twilight", "MT10.2", "mk-why-own-turn")


@M.clause("MT10.3")
@M.example("mageknight", "XE40")
def test_tokens_are_given_away_in_an_interaction() -> None:
    s = favoured("fire_gem, ice_shard", at="c02.E", offer="peasants").choose("act:interact")
    s.offers("barter:fire_gem", "barter:ice_shard").choose("barter:fire_gem", "influence").expect(influence=3)
    s.choose("barter:ice_shard", "fame").expect(my_fame=1, my_kept=(), influence=3)
    glade = favoured("fire_gem", at="c13.W", tiles="c13, c02", offer="magic_familiars").choose("act:befriend")
    glade.refuses("barter:fire_gem", "M11.1", "mk-why-no-interaction")


@M.clause("MT10.5")
def test_unused_tokens_count_at_the_end() -> None:
    s = favoured("fire_gem, ice_shard")
    assert tally(s.state)[0]["favours"] == 2
    assert "favours" not in tally(bare())[0]


@M.card("mageknight", "fire_gem", "ice_shard")
def test_gems_add_an_element() -> None:
    s = armed("fire_gem, ice_shard", "golems")
    s.refuses("favour:fire_gem", "MT10.2", "mk-why-no-points")
    s.choose("play:rage", "basic:attack#2", "favour:fire_gem", "card:rage").expect(have=2)
    assert plain(combat_of(s).points) == [("melee", "fire", 2)]
    s.choose("favour:ice_shard", "card:rage")
    assert plain(combat_of(s).points) == [("melee", "cold_fire", 2)]
    block = armed("ice_shard", "fire_mages_token", "determination", phase="block").choose("play:determination")
    block.choose("basic:plain_block#2", "favour:ice_shard").expect(have=2)
    unit = armed("fire_gem", "golems", units="peasants").choose("unit:peasants", "use:attack#2")
    unit.refuses("favour:fire_gem", "MT10.2", "mk-why-no-points")  # only an Action card


@M.card("mageknight", "vial_of_toxin")
def test_toxin() -> None:
    s = armed("vial_of_toxin, fire_gem", "golems").choose("play:rage", "basic:attack#2", "favour:vial_of_toxin")
    assert plain(combat_of(s).points) == [("melee", "physical", 5)]
    s.choose("favour:fire_gem")
    assert plain(combat_of(s).points) == [("melee", "fire", 2)]  # lost with the element
    shot = armed("vial_of_toxin", "prowlers", "swiftness", phase="ranged", crystals="white", source="")
    shot.choose("play:swiftness", "strong:ranged_attack#3", "crystal:white", "favour:vial_of_toxin").expect(have=5)
    fire = armed("vial_of_toxin", "golems", units="fire_mages", crystals="red", source="", level=5)
    fire.choose("unit:fire_mages", "use:fire_attack#6", "crystal:red")
    fire.refuses("favour:vial_of_toxin", "MT10.2", "mk-why-no-points")


@M.card("mageknight", "ghostly_elixir")
def test_ghostly_elixir() -> None:
    s = armed("ghostly_elixir", "prowlers", "rage, march", phase="ranged", crystals="red", source="").lacks("play:rage")
    s.choose("favour:ghostly_elixir", "strong:attack#4", "crystal:red").expect(have=4, my_played="rage")
    assert plain(combat_of(s).points) == [("ranged", "physical", 4)]
    none = armed("ghostly_elixir", "prowlers", "march", phase="ranged")
    none.refuses("favour:ghostly_elixir", "MT10.2", "mk-why-no-other")
    walls = armed("ghostly_elixir", "guardsmen", "rage", phase="ranged")
    walls.refuses("favour:ghostly_elixir", "M12.11", "mk-why-fortified")


@M.card("mageknight", "cloak_of_shielding")
def test_cloak_of_shielding() -> None:
    s = armed("cloak_of_shielding", "swordsmen", "rage", phase="damage").choose("suffer:swordsmen")
    s.choose("favour:cloak_of_shielding").expect(my_hand="rage, wound, wound")  # two of three
    paralyzed = armed("cloak_of_shielding", "medusa", "rage", phase="damage", level=7).choose("suffer:medusa")
    paralyzed.choose("favour:cloak_of_shielding").expect(my_hand="wound")  # one of two: the hand is lost all the same
    poison = armed("cloak_of_shielding", "cursed_hags", "rage", phase="damage", level=3).choose("suffer:cursed_hags")
    poison.choose("favour:cloak_of_shielding").expect(my_hand="rage", my_discard="")
    favoured("cloak_of_shielding").refuses("favour:cloak_of_shielding", "MT10.2", "mk-why-when-hurt")


@M.card("mageknight", "mystical_map")
def test_mystical_map() -> None:
    s = bare("rage", at="c01.C", **SETS)
    s.players[0].kept = tuple(create(s, ["mystical_map"]))
    s.tiles = tuple(create(s, ["c04"], known=0))
    t = go(s, ("turn",)).choose("favour:mystical_map")
    assert t.kind == "mk.pick" and len(t.keys) > 1
    t.choose("explore:1.1")
    assert ("c04" in [face for _, face in t.state.placed]) and t.state.now.move == 0


@M.card("mageknight", "mystical_map")
def test_mystical_map_needs_tiles() -> None:
    s = favoured("mystical_map")
    s.refuses("favour:mystical_map", "M10.8", "mk-why-no-tiles")


@M.example("mageknight", "XR56")
@M.card("mageknight", "tome_of_relearning")
def test_tome_of_relearning() -> None:
    s = bare("rage", skills="tovak_double_time, norowas_bonds_of_loyalty", **SETS)
    s.players[0].kept = tuple(create(s, ["tome_of_relearning"]))
    s.common = tuple(create(s, ["goldyx_flight", "krang_master_of_chaos"]))
    t = go(s, ("turn",)).choose("favour:tome_of_relearning").choose("gain:krang_master_of_chaos")
    assert t.faces(list(t.me.skills)) == ["norowas_bonds_of_loyalty", "krang_master_of_chaos"] and t.me.wheel
    assert t.faces(list(t.state.common)) == ["goldyx_flight", "tovak_double_time"]
    favoured("tome_of_relearning", skills="tovak_double_time").refuses(
        "favour:tome_of_relearning", "MT10.2", "mk-why-no-skill"
    )


@M.card("mageknight", "vampiric_chalice")
def test_vampiric_chalice() -> None:
    s = favoured("vampiric_chalice", "wound, wound, rage", mods=[Mod("felled"), Mod("felled"), Mod("felled")])
    s.choose("favour:vampiric_chalice").expect(keys=("amount:2", "amount:1"))
    s.choose("amount:2").expect(my_hand="rage", my_discard="wound, wound")
    favoured("vampiric_chalice", "wound, rage").refuses("favour:vampiric_chalice", "M15.2", "mk-why-no-wound")


@M.card("mageknight", "amulet_of_reawakening")
def test_amulet_of_reawakening() -> None:
    s = favoured("amulet_of_reawakening", discard="swiftness").choose("favour:amulet_of_reawakening")
    assert s.state.face[s.me.deck[0]] == "swiftness" and s.me.more_cards == 1 and s.me.discard == []
    favoured("amulet_of_reawakening").refuses("favour:amulet_of_reawakening", "MT10.2", "mk-why-no-discard")


@M.card("mageknight", "orb_of_twilight")
def test_orb_of_twilight() -> None:
    s = favoured("orb_of_twilight", source="red, gold").choose("favour:orb_of_twilight").expect(source=["red", "black"])
    s.lacks("favour:orb_of_twilight")
    both = favoured("orb_of_twilight", source="black, gold").choose("favour:orb_of_twilight", "use:twilight#black")
    both.expect(source=["gold", "gold"])
    favoured("orb_of_twilight", source="red").refuses("favour:orb_of_twilight", "M6.3", "mk-why-no-die")


@M.card("mageknight", "staff_of_concealment")
def test_staff_of_concealment() -> None:
    facts = {"tiles": "c02, c01", "at": "c02.C", "foes": {"c02.NE": "prowlers"}, "move": 2}
    s = favoured("staff_of_concealment", **facts).choose("favour:staff_of_concealment").expect(move=4)
    for key in ("step:e", "step:nw", "step:se"):
        if key in s.keys:
            s.choose(key)
            break
    assert s.state.now.combat is None


# -- Braevalar's cards and skills


@M.example("mageknight", "XR54")
@M.card("mageknight", "druidic_paths")
def test_druidic_paths() -> None:
    s = scene("druidic_paths, rage", at="c03.W", tiles="c03, c01").choose("play:druidic_paths", "basic:move#2")
    s.choose("step:e").expect(move=0, my_at="c03.C")  # a forest for 2
    flat = scene("druidic_paths, rage", at="c03.W", tiles="c03, c01", move=3).choose(
        "play:druidic_paths", "basic:move#2"
    )
    flat.choose("step:nw" if "step:nw" in flat.keys else "step:se")
    assert Mod("cheaper", 1, 2) in flat.state.now.mods  # a space of 2 does not use it up
    strong = scene("druidic_paths, rage", at="c03.W", tiles="c03, c01", crystals="blue", source="")
    strong.choose("play:druidic_paths", "strong:move#4", "crystal:blue").offers("terrain:forest", "terrain:swamp")
    strong.choose("terrain:forest", "step:e").expect(move=2)


@M.card("mageknight", "one_with_the_land")
def test_one_with_the_land() -> None:
    s = scene("one_with_the_land, wound").choose("play:one_with_the_land", "basic:heal#1").expect(healing=1)
    s.lacks("play:one_with_the_land")
    facts = {"crystals": "green", "source": "", "phase": "block", "tiles": "c03, c01"}
    forest = fight("prowlers", "one_with_the_land", at="c03.C", **facts)
    forest.choose("play:one_with_the_land", "strong:land_block#1", "crystal:green")
    assert plain(combat_of(forest).points) == [("block", "fire", 3)]
    dark = fight("prowlers", "one_with_the_land", at="c03.C", night=True, **facts)
    dark.choose("play:one_with_the_land", "strong:land_block#1", "crystal:green")
    assert plain(combat_of(dark).points) == [("block", "ice", 5)]


@M.card("mageknight", "braevalar_beguile")
def test_beguile() -> None:
    s = deal("rage", skills="braevalar_beguile").choose("skill:braevalar_beguile").expect(influence=3)
    s.refuses("skill:braevalar_beguile", "M8.2", "mk-why-used-turn")
    keep = {"at": "c03.NE", "tiles": "c03, c01", "shields": {"c03.NE": (0,)}}
    deal("rage", skills="braevalar_beguile", **keep).choose("skill:braevalar_beguile").expect(influence=2)


@M.card("mageknight", "braevalar_elemental_resistance")
def test_elemental_resistance() -> None:
    skill = "braevalar_elemental_resistance"
    fire = fight("fire_mages_token", "rage", phase="damage", skills=skill, level=3)
    fire.choose("suffer:fire_mages_token", f"skill:{skill}").expect(my_hand="rage, wound, wound")  # 4 of 6
    cold = fight("high_dragon", "rage", phase="damage", skills=skill, level=7)
    cold.choose("suffer:high_dragon", f"skill:{skill}").expect(my_hand="rage, wound, wound, wound")  # 11 of 12
    scene("rage", skills=skill).refuses(f"skill:{skill}", "M8.2", "mk-why-when-hurt")


@M.card("mageknight", "braevalar_feral_allies")
def test_feral_allies() -> None:
    skill = "braevalar_feral_allies"
    fight("prowlers", "rage", phase="attack", skills=skill).choose(f"skill:{skill}").expect(have=1)
    lower = fight("prowlers", "rage", phase="block", skills=skill).choose(f"skill:{skill}", "strike:prowlers")
    lower.expect(want=3)
    immune = fight("blood_demon", "rage", phase="block", skills=skill, **SETS).choose(f"skill:{skill}")
    immune.expect(want=5)
    s = bare("rage", at="c01.NE", skills=skill, move=1)
    s.tiles = tuple(create(s, ["c04", "c05"], known=0))
    t = go(s, ("turn",))
    assert [key for key in t.keys if key.startswith("explore:")]
    t.choose(next(key for key in t.keys if key.startswith("explore:"))).expect(move=0)
    none = bare("rage", at="c01.NE", move=1)
    none.tiles = tuple(create(none, ["c04", "c05"], known=0))
    assert not [key for key in go(none, ("turn",)).keys if key.startswith("explore:")]


@M.card("mageknight", "braevalar_forked_lightning")
def test_forked_lightning() -> None:
    skill = "braevalar_forked_lightning"
    s = fight("prowlers, golems, diggers", "rage", phase="attack", skills=skill, level=5)
    s.choose("aim:prowlers", "aim:golems", f"skill:{skill}").expect(have=2)
    s.choose("drop")
    s.choose("aim:diggers").choose("bolt").expect(have=1).lacks("bolt")
    one = fight("prowlers", "rage", phase="ranged", skills=skill).choose(f"skill:{skill}").expect(have=1).lacks("bolt")
    assert plain(combat_of(one).points) == [("ranged", "cold_fire", 1)]
    walls = fight("guardsmen", "rage", phase="ranged", skills=skill)
    walls.refuses(f"skill:{skill}", "M12.11", "mk-why-fortified")


@M.card("mageknight", "braevalar_lightning_storm", "braevalar_thunderstorm")
def test_storms() -> None:
    storm = scene("rage", skills="braevalar_lightning_storm").choose("skill:braevalar_lightning_storm", "colour:green")
    storm.expect(keys=("colour:blue", "colour:red")).choose("colour:red").expect(tokens=["green", "red"])
    storm.refuses("skill:braevalar_lightning_storm", "M8.3", "mk-why-used-round")
    thunder = scene("rage", skills="braevalar_thunderstorm").choose("skill:braevalar_thunderstorm", "colour:blue")
    thunder.choose("colour:white").expect(tokens=["blue", "white"])


@M.card("mageknight", "braevalar_natures_vengeance", "braevalar_natures_vengeance_coop")
def test_natures_vengeance() -> None:
    for skill in ("braevalar_natures_vengeance", "braevalar_natures_vengeance_coop"):
        s = fight("prowlers", "march, rage", phase="block", skills=skill, seats=2, **SETS).choose(f"skill:{skill}")
        s.expect(want=3).choose("play:march", "basic:move#2").choose("slow:prowlers", "amount:2").expect(want=1)
        assert len(s.state.centre) == 1
    idle = fight("prowlers", "rage", phase="damage", skills="braevalar_natures_vengeance").choose("suffer:prowlers")
    idle.refuses("skill:braevalar_natures_vengeance", "M12.26", "mk-why-no-attacker")


@M.card("mageknight", "braevalar_natures_vengeance")
def test_the_enemies_of_others_are_angry() -> None:
    from undercroft.games.mageknight.records import Centred

    s = bare("determination", seats=2, **SETS)
    (skill,) = create(s, ["braevalar_natures_vengeance"])
    s.centre = (Centred(skill, 1, 0),)
    muster(s, open_combat(s, "rampage", s.players[0].at), token(s, "zombie_horde"), "guard", s.players[0].at)
    t = go(s, ("turn",), ("phase", "block"))
    assert [strike.value for strike in combat_of(t).foes[0].strikes] == [2, 2, 2]
    t.choose("aim:zombie_horde", "play:determination", "basic:plain_block#2", "resolve").choose("next")
    assert [strike.value for strike in combat_of(t).foes[0].strikes] == [2, 1, 1]  # the damage is as printed


@M.card("mageknight", "braevalar_regenerate")
def test_regenerate_green() -> None:
    s = scene("wound, rage", skills="braevalar_regenerate", crystals="green", source="", deck="march", fame=5, seats=2)
    s.choose("skill:braevalar_regenerate").expect(my_hand="rage, march")


@M.example("mageknight", "XR55")
@M.card("mageknight", "braevalar_secret_ways")
def test_secret_ways() -> None:
    skill = "braevalar_secret_ways"
    facts: dict[str, Any] = {"tiles": "c01, c05", "skills": skill, "move": 5, "crystals": "blue", "source": ""}
    from undercroft.games.mageknight.world.hexes import DIRECTIONS

    b = bare("rage", **facts)
    spot, name = next(
        (at, name)
        for at, space in b.board.items()
        for name, offset in DIRECTIONS.items()
        if space.terrain not in ("lake", "mountain", "sea") and b.board.get(at + offset) is not None
        and b.board[at + offset].terrain in ("mountain", "lake")
    )  # fmt: skip
    b.players[0].at, b.now.path = spot, [spot]
    wild = b.board[spot + DIRECTIONS[name]].terrain
    t = go(b, ("turn",)).lacks(f"step:{name}")
    t.choose(f"skill:{skill}", "use:move_lakes#1", "crystal:blue").expect(move=6)
    t.choose(f"step:{name}").expect(move=1 if wild == "mountain" else 4).choose("end")
    assert t.state.players[0].at == spot + DIRECTIONS[name]  # safe: no Forced Withdrawal


@M.card("mageknight", "braevalar_shapeshift")
def test_shapeshift() -> None:
    skill = "braevalar_shapeshift"
    s = scene("march, rage", skills=skill).choose(f"skill:{skill}", "play:rage", "basic:move#2").expect(move=2)
    s.choose("play:march").lacks("basic:attack#2")
    hit = fight("prowlers", "march, cold_toughness", phase="attack", skills=skill).choose(f"skill:{skill}")
    hit.choose("play:march", "basic:attack#2").expect(have=2)
    ice = fight("golems", "cold_toughness", phase="block", skills=skill).choose(f"skill:{skill}", "play:cold_toughness")
    ice.offers("basic:ice_block#3", "basic:ice_block#2").choose("basic:ice_block#2")
    assert plain(combat_of(ice).points) == [("block", "ice", 2)]
    advanced = scene("ambush, rage", skills=skill).choose(f"skill:{skill}", "play:ambush").lacks("basic:attack#2")
    assert advanced.kind == "mk.way"
