"""Cards that ask or last: what they do beyond plain points (M5)."""

from __future__ import annotations

import pytest

from undercroft.core.lasting import Mod
from undercroft.games.mageknight.world.groups import tokens_at

from .moments import offer, plain
from .scene import bare, deal, fight, go, scene

M = pytest.mark


# -- cards that ask


@M.card("mageknight", "improvisation")
@M.clause("M5.5", "M5.6")
@M.example("mageknight", "MR33")
def test_improvisation_costs_another_card() -> None:
    s = scene("improvisation, rage, wound").choose("play:improvisation", "basic:move#3", "card:rage")
    s.expect(move=3, my_hand="wound", my_discard="rage")
    alone = scene("improvisation, wound").choose("play:improvisation", "sideways:move#1").expect(move=1)
    assert alone.faces(alone.me.discard) == []
    strong = fight("prowlers", "improvisation, rage, march", phase="attack", crystals="red", source="")
    strong.choose("play:improvisation", "strong:attack#5", "card:march")
    assert strong.state.now.combat is not None and plain(strong.state.now.combat.points) == [("melee", "physical", 5)]


@M.card("mageknight", "concentration")
@M.clause("M5.8")
@M.example("mageknight", "MR32", "MR36")
def test_concentration() -> None:
    s = scene("concentration, march, rage", crystals="green", source="").choose("play:concentration", "strong:paired#2")
    s.choose("card:march").expect(move=6, my_played="concentration, march")
    basic = scene("concentration, rage").choose("play:concentration", "basic:any_mana#1", "colour:white")
    basic.expect(tokens=["white"])
    swift = scene("concentration, agility", crystals="green", source="").choose("play:concentration", "strong:paired#2")
    swift.expect(move=6)  # whatever word its step has for Move
    alone = scene("concentration, wound", crystals="green", source="").choose("play:concentration")
    assert "strong:paired#2" not in alone.keys
    dear = scene("concentration, pure_magic, wound", crystals="green", source="").choose("play:concentration")
    assert "strong:paired#2" not in dear.keys  # its own mana and the inner one cannot both be paid
    paid = scene("concentration, pure_magic, wound", crystals="green, green", source="")
    paid.choose("play:concentration", "strong:paired#2", "card:pure_magic").expect(move=9)


@M.card("mageknight", "concentration", "will_focus", "maximal_effect", "improvisation", "decompose", "training")
@M.clause("M5.8", "M5.5")
@M.example("mageknight", "MR44")
def test_a_card_used_by_another_may_use_a_third() -> None:
    """Findings: cards that need another card were never offered to those that use an Action card."""
    facts = {"crystals": "green", "source": ""}
    s = scene("concentration, improvisation, rage, wound", **facts).choose("play:concentration", "strong:paired#2")
    s.choose("card:improvisation", "strong:move#5").expect(move=7, my_discard="rage", my_hand="wound")
    alone = scene("concentration, improvisation, wound", **facts).choose("play:concentration")
    alone.lacks("strong:paired#2")  # nothing is left to discard
    gems = scene("will_focus, decompose, march, wound", **facts).choose("play:will_focus", "strong:paired#3")
    gems.choose("card:decompose")  # its only partner is march, which is thrown away
    assert [gems.me.crystals[colour] for colour in ("red", "blue", "green", "white")] == [1, 1, 0, 1]
    b = bare("concentration, training, march", **facts)
    offer(b, "advanced", "ambush")
    learned = go(b, ("turn",)).choose("play:concentration", "strong:paired#2", "card:training", "gain:ambush")
    assert "ambush" in learned.faces(learned.me.hand)
    both = scene("concentration, maximal_effect, march, wound", **facts).choose("play:concentration")
    both.choose("strong:paired#2", "card:maximal_effect").expect(move=10)  # 4 + 2 once, and 4
    chain = scene("concentration, will_focus, march, wound", **facts).choose("play:concentration", "strong:paired#2")
    chain.choose("card:will_focus").expect(move=9, my_played="concentration, will_focus, march")  # 4 + 3 + 2
    most = scene("maximal_effect, improvisation, rage, stamina, wound")
    most.choose("play:maximal_effect", "basic:repeat#3", "card:improvisation")
    most.choose("basic:move#3", "card:rage", "basic:move#3").expect(move=6, my_hand="wound")  # a third cannot be paid


@M.card("mageknight", "will_focus")
def test_will_focus_adds_three() -> None:
    s = fight("prowlers", "will_focus, determination", phase="block", crystals="green", source="")
    s.choose("play:will_focus", "strong:paired#3", "card:determination").expect(have=8, want=4)


@M.card("mageknight", "crystal_joy")
@M.clause("M16.3")
def test_crystal_joy_comes_back() -> None:
    s = scene("crystal_joy, rage, march", tokens="red", source="").choose("play:crystal_joy", "basic:red_crystal#1")
    s.choose("end", "card:rage", "done")
    assert "crystal_joy" in s.faces(s.state.players[0].hand) and "rage" in s.faces(s.state.players[0].discard)
    kept = scene("crystal_joy, rage", tokens="red", source="").choose("play:crystal_joy", "basic:red_crystal#1")
    kept.choose("end", "none", "done")
    assert "crystal_joy" in kept.faces(kept.state.players[0].discard)


@M.clause("M16.3")
def test_the_player_says_in_which_order_cards_go_elsewhere() -> None:
    """The deck is empty: what is put on top first decides whether there is a bottom to go to."""
    s = scene("crystal_joy, steady_tempo, rage", deck="", tokens="red", source="")
    s.choose("play:crystal_joy", "basic:red_crystal#1", "play:steady_tempo", "basic:move#2", "end")
    s.offers("first:crystal_joy", "first:steady_tempo").choose("first:steady_tempo", "card:rage", "done")
    assert s.faces(s.state.players[0].hand) == ["crystal_joy"]  # there was no deck to put it under


@M.card("mageknight", "mana_draw", "mana_pull")
@M.clause("M6.3", "M16.1")
@M.example("mageknight", "ME20")
def test_dice_taken_by_effects_do_not_count() -> None:
    s = scene("mana_draw, march, rage", crystals="white", source="red, gold, green")
    s.choose("play:mana_draw", "strong:take_dice#1", "crystal:white")
    s.choose("take:red", "colour:blue")
    assert (
        s.state.players[0].tokens == ["blue", "blue"]
        and s.state.now.dice_left == 1
        and ("blue", False) in s.state.now.used_dice
    )
    pull = scene("mana_pull, march, rage", crystals="white", source="black, red")
    pull.choose("play:mana_pull", "basic:more_dice#1", "play:march", "strong:move#4").choose("die:black")
    pull.expect(move=4)


@M.card("mageknight", "steady_tempo")
def test_steady_tempo_returns() -> None:
    s = scene("steady_tempo, rage", crystals="blue", source="").choose("play:steady_tempo", "strong:move#4", "end")
    s.choose("to:top", "done")
    assert "steady_tempo" in s.faces(s.state.players[0].hand)  # drawn straight back
    low = scene("steady_tempo, rage").choose("play:steady_tempo", "basic:move#2", "end", "to:bottom", "done")
    assert "steady_tempo" in low.faces([*low.state.players[0].hand, *low.state.players[0].deck])


@M.card("mageknight", "ambush")
@M.example("mageknight", "MR31")
def test_ambush_raises_the_first_attack_or_block() -> None:
    mods: list[Mod] = [Mod("ambush", 1, 2)]
    s = fight("prowlers", "rage, march", phase="block", mods=mods).choose("play:march", "sideways:plain_block#1")
    s.expect(have=3).choose("play:rage", "basic:plain_block#2").expect(have=5)


@M.card("mageknight", "frost_bridge", "song_of_wind", "path_finding")
def test_terrain_cards() -> None:
    from undercroft.games.mageknight.play.movement import entry

    s = scene("frost_bridge, rage", crystals="blue", source="", tiles="c01, c02")
    s.choose("play:frost_bridge", "strong:move#4")
    assert entry(s.state, s.at("c01.NE")) == 1
    wind = scene("song_of_wind, rage").choose("play:song_of_wind", "basic:move#2")
    assert entry(wind.state, wind.at("c01.SE")) == 1
    path = scene("path_finding, rage", night=True).choose("play:path_finding", "basic:move#2")
    assert (entry(path.state, path.at("c01.SE")), entry(path.state, path.at("c01.C"))) == (2, 4)


@M.card("mageknight", "blood_ritual")
def test_blood_ritual() -> None:
    s = scene("blood_ritual, rage").choose("play:blood_ritual", "basic:red_crystal#1", "colour:black")
    assert s.state.players[0].tokens == ["black"] and s.me.crystals["red"] == 1 and "wound" in s.faces(s.me.hand)
    strong = scene("blood_ritual, rage", crystals="red", source="").choose("play:blood_ritual", "strong:any_mana#3")
    strong.choose("colour:red", "colour:gold", "colour:black", "colour:red", "token:red")
    assert strong.me.crystals["red"] == 1 and strong.state.players[0].tokens == ["gold", "black"]


@M.card("mageknight", "decompose", "training", "book_of_wisdom", "maximal_effect")
def test_cards_that_throw_others_away() -> None:
    s = scene("decompose, rage, march").choose("play:decompose", "basic:break_down#2", "card:march")
    assert s.me.crystals["green"] == 2 and s.faces(s.me.hand) == ["rage"]
    others = scene("decompose, rage, march", crystals="red", source="")
    others.choose("play:decompose", "strong:break_down#1", "card:march")
    assert [others.me.crystals[c] for c in ("red", "blue", "green", "white")] == [1, 1, 0, 1]
    b = bare("training, march, rage")
    offer(b, "advanced", "ambush")
    t = go(b, ("turn",)).choose("play:training", "basic:train#1", "card:march", "gain:ambush")
    assert "ambush" in t.faces(t.me.discard) and len(t.state.advanced) == 1
    b2 = bare("book_of_wisdom, march, rage")
    offer(b2, "spells", "tremor")
    book = go(b2, ("turn",)).choose("play:book_of_wisdom", "strong:study#1", "card:march", "gain:tremor")
    assert "tremor" in book.faces(book.me.hand) and book.me.crystals["green"] == 1
    most = scene("maximal_effect, march, rage").choose("play:maximal_effect", "basic:repeat#3", "card:march")
    most.expect(move=6)


@M.card("mageknight", "crystal_mastery", "heroic_tale")
def test_mastery_and_tale() -> None:
    s = scene("crystal_mastery, march, rage", crystals="blue, green", source="")
    s.choose("play:crystal_mastery", "strong:mod#refund", "play:march", "strong:move#4", "end", "done")
    assert (s.state.players[0].crystals["blue"], s.state.players[0].crystals["green"]) == (1, 1)
    own = scene("crystal_mastery, rage", crystals="green").choose("play:crystal_mastery", "basic:own_crystal#1")
    assert own.me.crystals["green"] == 2
    tale = deal("heroic_tale, promise", offer="herbalists").choose("play:heroic_tale", "basic:influence#3")
    tale.choose("recruit:herbalists")
    assert tale.me.reputation == 1


@M.card(
    "mageknight", "expose", "tremor", "demolish", "whirlwind", "chill", "burning_shield", "ice_shield", "flame_wall"
)
def test_spells_against_enemies() -> None:
    facts = {"crystals": "red, blue, green, white", "source": "black", "night": True}
    s = fight("guardsmen", "expose, rage", walled=True, **facts)
    s.choose("play:expose", "basic:lay_bare#1", "foe:guardsmen")
    assert s.panel["foes"][0]["fortified"] == 0
    t = fight("guardsmen", "tremor, rage", walled=True, **facts)
    t.choose("play:tremor", "strong:weaken#3", "foe:guardsmen")
    assert t.panel["foes"][0]["armor"] == 1
    d = fight("prowlers, guardsmen", "demolish, rage", phase="attack", **facts)
    d.choose("play:demolish", "strong:destroy#1", "foe:guardsmen")
    assert d.me.fame == 3 and d.panel["foes"][0]["armor"] == 2
    w = fight("prowlers, guardsmen", "whirlwind, rage", phase="attack", **facts)
    w.choose("play:whirlwind", "strong:destroy#1", "foe:guardsmen")
    assert w.me.fame == 3
    c = fight("prowlers", "chill, rage", **facts).choose("play:chill", "strong:idle_weak#4", "foe:prowlers")
    assert c.panel["foes"][0]["armor"] == 1 and c.panel["foes"][0]["idle"]
    b = fight("prowlers", "burning_shield, rage", phase="block", **facts)
    b.choose("play:burning_shield", "strong:fire_block#4", "resolve")
    assert b.state.players[0].fame == 2  # the blocked enemy is destroyed
    blaze = fight("prowlers", "burning_shield, rage", phase="block", **facts)
    blaze.choose("play:burning_shield", "basic:fire_block#4", "resolve", "blaze").expect(have=4).choose("resolve")
    i = fight("swordsmen", "ice_shield, rage, rage", phase="block", **facts).choose(
        "play:ice_shield", "strong:ice_block#3"
    )
    i.choose("play:rage", "basic:plain_block#2", "play:rage", "sideways:plain_block#1", "resolve")
    assert i.panel["foes"][0]["armor"] == 2
    f = fight("prowlers, diggers", "flame_wall, rage", phase="block", **facts).choose("aim:prowlers")
    f.choose("play:flame_wall", "strong:flames#7").expect(have=11)


@M.card("mageknight", "expose")
@M.clause("M12.11", "ML11.11")
@M.example("mageknight", "MR41")
def test_expose_and_fortified_enemies() -> None:
    """Findings: its Ranged points counted against walls, and were lost when nothing was aimed at."""
    night = {"crystals": "white", "tokens": "black", "source": "", "night": True}
    s = fight("diggers", "expose", **night).choose("play:expose", "strong:expose_all#resistances")
    s.expect(have=0, want=3).lacks("resolve").refuses("resolve", "M12.6", "mk-why-armor", need=3, have=0)
    assert s.panel["points"] == [
        {"kind": "ranged", "element": "physical", "amount": 3, "by": "expose", "half": False, "lost": True}
    ]  # fmt: skip
    open_now = fight("diggers", "expose", **night).choose("play:expose", "strong:expose_all#fortified")
    open_now.expect(have=3, want=3).choose("resolve").expect(combat=None)
    facts = {"crystals": "white, green", "source": ""}
    two = fight("diggers, diggers", "crushing_bolt, expose", **facts).choose("aim:diggers", "aim:diggers#2")
    two.choose("play:crushing_bolt", "strong:siege_attack#3", "play:expose", "basic:lay_bare#1", "foe:diggers")
    two.expect(have=3, want=6)  # the other one is still fortified
    free = fight("diggers, prowlers", "expose, rage", **facts).choose("play:expose", "basic:lay_bare#1", "foe:diggers")
    free.expect(keys=("aim:diggers", "aim:prowlers", "done")).choose("aim:diggers", "done").expect(have=2, want=3)
    walls = fight("guardsmen, crossbowmen", "expose, rage", walled=True, **facts).expect(want=4)
    walls.choose("play:expose", "basic:lay_bare#1", "foe:guardsmen", "aim:guardsmen", "done").expect(have=2, want=7)
    for keys, have in ((("basic:lay_bare#1",), 2), (("strong:expose_all#fortified",), 3)):  # ML11.11
        immune = fight("shadow", "expose, rage", source="", tokens="white, black", night=True)
        immune.choose("play:expose", *keys).expect(have=have, want=8)
    shut = fight("guardsmen, crossbowmen", "expose, rage", walled=True, **facts)
    shut.choose("play:expose", "basic:lay_bare#1", "foe:crossbowmen").expect(have=2, want=4)


@M.card("mageknight", "demolish")
@M.clause("M12.11")
def test_fallen_walls_let_others_be_aimed_at() -> None:
    facts = {"crystals": "red", "source": "", "walled": True}
    s = fight("guardsmen, crossbowmen", "demolish, rage", **facts).lacks("aim:guardsmen")
    s.choose("play:demolish", "basic:open_site#1").offers("aim:guardsmen", "aim:crossbowmen")


@M.card("mageknight", "whirlwind", "demolish")
@M.clause("M5.4")
def test_destroying_one_enemy_leaves_the_attack_at_others() -> None:
    """Findings: Tornado and Disintegrate wiped what was built up against others."""
    facts = {"crystals": "red, white", "source": "black", "night": True, "phase": "attack"}
    for card in ("whirlwind", "demolish"):
        s = fight("prowlers, guardsmen", f"{card}, rage, march", **facts).choose("aim:prowlers")
        s.choose("play:rage", "basic:attack#2", f"play:{card}", "strong:destroy#1", "foe:guardsmen")
        s.expect(have=2).choose("play:march", "sideways:attack#1").expect(have=3).choose("resolve")
        s.expect(combat=None)
    both = fight("prowlers, guardsmen", "whirlwind, rage, march", **facts).choose("aim:prowlers", "aim:guardsmen")
    both.choose("play:rage", "basic:attack#2", "play:whirlwind", "strong:destroy#1", "foe:guardsmen")
    both.expect(have=2, want=3)
    own = fight("prowlers, guardsmen", "whirlwind, rage, march", **facts).choose("aim:guardsmen")
    own.choose("play:rage", "basic:attack#2", "play:whirlwind", "strong:destroy#1", "foe:guardsmen")
    own.expect(have=0, want=3)  # the points fell with their target; one enemy is left to aim at


@M.card("mageknight", "burning_shield", "altem_mages")
def test_the_blaze_of_burning_shield_is_cold_fire_with_altem_mages() -> None:
    s = fight(
        "prowlers", "burning_shield, rage", phase="block", crystals="red", source="", mods=[Mod("cold_fire_attacks")]
    )
    s.choose("play:burning_shield", "basic:fire_block#4", "resolve", "blaze")
    assert s.state.now.combat is not None and plain(s.state.now.combat.points) == [("melee", "cold_fire", 4)]


@M.card("mageknight", "sword_of_justice", "ruby_ring")
@M.example("mageknight", "MR42")
def test_this_turn_means_the_whole_turn() -> None:
    """Findings: the Sword and the rings forgot what was done before, Banner of Glory and Heroic Tale did not."""
    s = fight("prowlers, diggers", "rage, rage, sword_of_justice", phase="attack", crystals="red", source="")
    s.choose("aim:prowlers", "play:rage", "strong:attack#4", "resolve").expect(my_fame=2)
    s.choose("play:sword_of_justice", "strong:blades#1").expect(my_fame=3)
    s.choose("play:rage", "basic:attack#2").expect(have=4).choose("resolve").expect(my_fame=6)
    ring = fight("prowlers", "fireball, ruby_ring", crystals="red", source="").choose(
        "play:fireball", "basic:ranged_fire_attack#5"
    )
    ring.choose("play:ruby_ring", "strong:endless#red").expect(my_fame=1)


@M.card("mageknight", "amulet_of_the_sun", "amulet_of_darkness")
@M.example("mageknight", "MR25")
@M.clause("M4.4")
def test_the_amulet_of_the_sun_underground() -> None:
    """Findings: by Day in a dungeon, where it counts as Night, its gold could not be used."""
    s = scene("amulet_of_the_sun, rage", at="c07.SE", tiles="c07, c02", source="").choose("act:enter", "next", "next")
    while s.kind != "mk.fight":
        s.choose(s.keys[0])
    s.choose("play:amulet_of_the_sun", "basic:gold_mana#1", "play:rage").offers("strong:attack#4")
    assert not any(mod.what in ("lantern", "costing") for mod in s.state.now.mods)  # neither paths nor garrisons


@M.card("mageknight", "fireball", "snowstorm", "mana_bolt", "restoration")
@M.clause("M5.1", "M4.2")
def test_strong_spells_need_black_mana() -> None:
    dark = fight("prowlers", "fireball, rage", crystals="red", source="black", night=True)
    dark.choose("play:fireball", "strong:siege_fire_attack#8")
    assert "wound" in dark.faces(dark.me.hand) and dark.state.source == []
    light = fight("prowlers", "fireball, rage", crystals="red", source="black").choose("play:fireball")
    assert "strong:siege_fire_attack#8" not in light.keys
    bolt = fight("prowlers", "mana_bolt, rage", crystals="blue, green", source="black", night=True)
    bolt.choose("play:mana_bolt", "strong:siege_ice_attack#8")
    assert bolt.state.now.combat is not None and plain(bolt.state.now.combat.points) == [("siege", "ice", 8)]
    snow = fight("prowlers", "snowstorm, rage", crystals="blue", source="black", night=True)
    snow.choose("play:snowstorm", "strong:siege_ice_attack#8")
    assert "wound" in snow.faces(snow.me.hand)
    cure = scene(
        "restoration, wound, rage", at="c01.C", crystals="green", source="black", night=True, units="peasants!"
    )
    cure.choose("play:restoration", "strong:restore#3", "unit:peasants#spent").expect(healing=5, my_units="peasants")


@M.card("mageknight", "amulet_of_darkness", "amulet_of_the_sun", "ruby_ring", "sword_of_justice", "horn_of_wrath")
def test_artifacts() -> None:
    s = scene("amulet_of_darkness, rage").choose("play:amulet_of_darkness", "strong:any_mana#3")
    s.choose("colour:black", "colour:red", "colour:red")
    assert Mod("black_usable") in s.state.now.mods and s.state.players[0].tokens == ["black", "red", "red"]
    assert (
        Mod("gold_usable")
        in scene("amulet_of_the_sun", night=True).choose("play:amulet_of_the_sun", "basic:gold_mana#1").state.now.mods
    )
    ring = fight("prowlers", "ruby_ring, fireball", source="", night=True).choose(
        "play:ruby_ring", "strong:endless#red"
    )
    ring.choose("play:fireball", "strong:siege_fire_attack#8").expect(my_fame=1)
    sword = fight("prowlers", "sword_of_justice, march, rage", phase="attack").choose("play:sword_of_justice")
    sword.choose("basic:discards_attack#3", "card:march", "done").expect(have=3).choose("resolve").expect(my_fame=3)
    horn = fight("prowlers", "horn_of_wrath, rage", phase="attack").choose("play:horn_of_wrath", "strong:wrath_more#5")
    horn.choose("amount:0").expect(have=5)


@M.card("mageknight", "mana_storm", "endless_gem_pouch")
@M.clause("M13.16")
def test_dice_and_crystals() -> None:
    s = scene("mana_storm, rage", source="red, gold").choose("play:mana_storm", "basic:storm#1")
    assert s.me.crystals["red"] == 1 and len(s.state.source) == 2
    gems = scene("endless_gem_pouch, rage").choose("play:endless_gem_pouch", "basic:random_crystals#2")
    while gems.kind == "mk.colour":
        gems.choose(gems.keys[0])
    assert sum(gems.me.crystals.values()) + gems.me.fame == 2


# -- conversions


@M.card("mageknight", "agility")
@M.example("mageknight", "ME42", "MR30")
@M.clause("M9.8")
def test_agility_turns_move_into_attack() -> None:
    walk = scene("agility, rage").choose("play:agility", "basic:agile#2").expect(move=2)
    assert Mod("agile", 0) in walk.state.now.mods
    s = fight("prowlers", "agility, march, rage", phase="attack", crystals="white, green", source="", move=3)
    s.expect(move=0)  # what was left is gone
    s.choose("play:agility", "strong:agile#4").expect(have=0, move=4).choose("play:march", "strong:move#4")
    s.choose("spend:attack", "amount:8").expect(have=8, move=0).lacks("spend:attack")
    few = fight("prowlers", "agility, rage", phase="attack", source="").choose("play:agility", "basic:agile#2")
    few.choose("spend:attack", "amount:1").expect(have=1, move=1)
    none = fight("prowlers, diggers", "agility, rage", source="").choose("aim:prowlers", "play:agility")
    none.lacks("spend:ranged_attack")  # the basic effect has no Ranged Attack


@M.card("mageknight", "agility", "tovak_double_time")
@M.clause("M17.1")
@M.example("mageknight", "MR30")
def test_points_made_in_a_combat_last_until_it_is_over() -> None:
    """Findings: Agility's points of the Ranged phase were lost; skills that make Move did not count."""
    s = fight("prowlers", "agility, rage", crystals="white", source="", skills="tovak_double_time")
    s.choose("play:agility", "strong:agile#4").choose("skill:tovak_double_time").expect(move=6, have=0, want=3)
    s.choose("spend:ranged_attack", "amount:1").expect(move=4, have=1).choose("drop", "next", "next")
    s.choose("spend:attack", "amount:4").expect(move=0, have=4).choose("resolve").expect(move=0, combat=None)
    wall = fight("diggers", "agility, rage", crystals="white", source="").choose("play:agility", "strong:agile#4")
    wall.lacks("spend:ranged_attack")  # M12.11: only Siege


@M.card("mageknight", "norowas_bright_negotiation", "in_need", "tovak_cold_swordsmanship", "norowas_forward_march")
def test_skills_and_odd_steps_are_converted_too() -> None:
    talk = fight(
        "prowlers", "in_need, promise, wound", phase="block", skills="norowas_bright_negotiation",
        mods=[Mod("diplomat", word="physical")],
    ).choose("skill:norowas_bright_negotiation")  # fmt: skip
    talk.expect(influence=3).choose("play:in_need", "basic:gather#3").expect(influence=7)
    talk.choose("spend:plain_block", "amount:4").expect(have=4, influence=3)
    lesson = scene(
        "rage, march", skills="norowas_bright_negotiation", crystals="red", mods=[Mod("learning", 3, word="discard")]
    )
    lesson.choose("skill:norowas_bright_negotiation").expect(influence=3)
    lesson.choose(*[key for key in lesson.keys if key.startswith("learn:")][:1]).expect(influence=0)
    siege = fight("diggers", "rage", skills="tovak_cold_swordsmanship", mods=[Mod("sieging")])
    siege.choose("skill:tovak_cold_swordsmanship", "use:ice_attack#2").expect(have=2)
    march = fight("prowlers", "rage", skills="norowas_forward_march", units="peasants", mods=[Mod("agile", 0)])
    march.choose("skill:norowas_forward_march").expect(move=1)


@M.card("mageknight", "diplomacy")
def test_diplomacy_turns_influence_into_block() -> None:
    s = fight(
        "fire_mages_token", "diplomacy, promise, rage", phase="block", crystals="white", source="", units="peasants"
    )
    s.choose("play:diplomacy", "strong:diplomat#ice").expect(have=0, want=6)
    s.choose("play:promise", "basic:influence#2").lacks("spend:plain_block")
    s.choose("spend:ice_block", "amount:6").expect(have=6, influence=0)
    early = fight("prowlers", "diplomacy, rage", source="").choose("play:diplomacy", "basic:diplomat#physical", "next")
    early.choose("spend:plain_block", "amount:2").expect(have=2)  # M17.1
    talk = deal("diplomacy, rage").choose("play:diplomacy", "basic:diplomat#physical").expect(influence=2)
    assert Mod("diplomat", word="physical") in talk.state.now.mods


@M.card("mageknight", "learning")
def test_learning() -> None:
    s = deal("learning, promise, rage", reputation=7, crystals="white", source="")
    s.choose("play:learning", "basic:influence#2")
    face = s.state.face[s.state.advanced[0]]
    s.choose(f"learn:{face}").expect(influence=1)
    assert face in s.faces(s.me.discard) and len(s.state.advanced) == 3 and not s.state.now.mods
    strong = deal("learning, promise, rage", reputation=7, crystals="white, white", source="")
    strong.choose("play:learning", "strong:influence#4")
    face = strong.state.face[strong.state.advanced[0]]
    strong.choose(f"learn:{face}").expect(influence=0)
    assert face in strong.faces(strong.me.hand)
    poor = deal("learning, rage", source="").choose("play:learning", "basic:influence#2")
    assert not [key for key in poor.keys if key.startswith("learn:")]


@M.card("mageknight", "learning")
def test_learning_outside_an_interaction() -> None:
    s = scene("learning, promise, threaten, rage", source="").choose("play:promise").expect(move=1)  # only sideways
    s = scene("learning, promise, threaten, rage", source="")
    s.choose("play:learning", "basic:influence#2").expect(influence=2)
    s.choose("play:promise", "basic:influence#2", "play:threaten", "basic:influence#2").expect(influence=6)
    face = s.state.face[s.state.advanced[0]]
    s.choose(f"learn:{face}").expect(influence=0)
    assert face in s.faces(s.me.discard)


@M.card("mageknight", "meditation")
def test_meditation() -> None:
    s = scene("meditation, rage", crystals="green", source="black", night=True, discard="march, wound, promise")
    s.choose("play:meditation", "strong:recall#2", "take:march", "take:promise", "to:top")
    assert s.faces(s.me.deck[-2:]) == ["march", "promise"] and s.faces(s.me.discard) == ["wound"]
    assert s.me.more_cards == 2
    luck = scene("meditation, rage", crystals="green", source="", discard="march, wound, promise")
    luck.choose("play:meditation", "basic:recall#2").choose(luck.keys[0], "to:bottom")
    assert len(luck.me.discard) == 1 and len(luck.me.deck) == 5


@M.card("mageknight", "golden_grail")
def test_only_the_grails_own_points_bring_fame() -> None:
    s = scene("golden_grail, tranquility, wound, wound, wound", crystals="green", source="")
    s.choose("play:golden_grail", "basic:grail#2", "play:tranquility", "strong:heal#2").expect(healing=4)
    s.choose("heal:wound", "heal:wound", "heal:wound").expect(my_fame=2)


@M.card("mageknight", "amulet_of_the_sun")
@M.clause("M4.5")
def test_the_amulet_of_the_sun_shows_garrisons_at_once() -> None:
    facts = {"at": "c03.C", "tiles": "c03, c01", "foes": {"c03.NE": "guardsmen"}, "down": True, "night": True}
    s = scene("amulet_of_the_sun, rage", **facts)
    token = tokens_at(s.state, s.at("c03.NE"))[0]
    assert s.state.known[token] == 0
    s.choose("play:amulet_of_the_sun", "basic:gold_mana#1")
    assert s.state.known[token] == -1


@M.card("mageknight", "ambush", "cold_toughness", "sword_of_justice")
def test_ambush_raises_attacks_and_blocks_of_every_kind() -> None:
    mods: list[Mod] = [Mod("ambush", 1, 2)]
    s = fight("prowlers", "cold_toughness, rage", phase="block", mods=mods, crystals="blue", source="")
    s.choose("play:cold_toughness", "strong:icons_block#5").expect(have=7)
    sword = fight("prowlers", "sword_of_justice, march, rage", phase="attack", mods=mods).choose(
        "play:sword_of_justice"
    )
    sword.choose("basic:discards_attack#3", "card:march", "card:rage").expect(have=7)  # once in all


@M.card("mageknight", "maximal_effect", "steady_tempo")
@M.clause("M5.8")
def test_a_card_thrown_away_does_not_come_back() -> None:
    s = scene("maximal_effect, steady_tempo, rage").choose("play:maximal_effect", "basic:repeat#3", "card:steady_tempo")
    s.expect(move=6, returned=())


@M.card("mageknight", "mana_pull")
def test_mana_pull_makes_one_black_die_wild() -> None:
    s = scene("mana_pull, march, stamina, rage", source="black, black").choose("play:mana_pull", "basic:more_dice#1")
    s.choose("play:march", "strong:move#4", "play:stamina").lacks("strong:move#4")
