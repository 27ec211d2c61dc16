"""Krang: his cards, his skills, tokens that are flipped back (MK1-MK3)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.errors import DoesNotFit
from undercroft.core.lasting import Mod
from undercroft.core.state import EVERYONE
from undercroft.core.zones import create
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.fight.foes import muster, open_combat
from undercroft.games.mageknight.play.heroes import deck_of
from undercroft.games.mageknight.play.rounds import prepare
from undercroft.games.mageknight.tables import ENEMIES, HEROES, SKILLS, in_play

from .clashes import raid
from .moments import plain
from .scene import Scene, bare, deal, fight, go, scene, token
from .test_camp import taken

M = pytest.mark
FRENZY, DISGUISE, RITUAL = "krang_battle_frenzy", "krang_arcane_disguise", "krang_shamanic_ritual"
PUPPETS, CHAOS, GUIDES = "krang_puppet_master", "krang_master_of_chaos", "krang_spirit_guides"


def keeping(kept: str, foes: str, phase: str, **more: Any) -> Scene:
    """A fight in which Puppet Master keeps these enemies already."""
    s = bare("rage, rage", skills=PUPPETS, **more)
    s.players[0].kept = tuple(token(s, face) for face in kept.split(", "))
    c = open_combat(s, "rampage", s.players[0].at)
    for face in foes.split(", "):
        muster(s, c, token(s, face), "guard", s.players[0].at)
    return go(s, ("turn",), ("phase", phase))


def wheel(colour: str, phase: str = "", hand: str = "rage, rage", **more: Any) -> Scene:
    """Master of Chaos with its shield on a colour."""
    s = bare(hand, skills=CHAOS, **more)
    s.players[0].wheel = colour
    if not phase:
        return go(s, ("turn",))
    muster(s, open_combat(s, "rampage", s.players[0].at), token(s, "prowlers"), "guard", s.players[0].at)
    return go(s, ("turn",), ("phase", phase))


@M.clause("MK1.1")
def test_krang_is_played_with_his_set() -> None:
    assert "krang" in in_play(HEROES, {"sets": "krang"}) and "krang" not in in_play(HEROES, {})
    deck = deck_of("krang")
    assert len(deck) == 16 and deck.count("march") == 1 and "threaten" not in deck
    assert {"savage_harvesting", "ruthless_coercion"} <= set(deck)
    assert sum(skill.hero == "krang" for skill in SKILLS.values()) == 11
    with pytest.raises(DoesNotFit):
        GAME.settle(1, {"heroes": "krang"})
    assert GAME.settle(1, {"heroes": "krang", "sets": "krang"})["heroes"] == "krang"


# -- cards


@M.clause("MK3.1")
@M.example("mageknight", "XE25")
@M.card("mageknight", "savage_harvesting")
def test_harvesting_is_decided_before_the_step_shows_anything() -> None:
    keep = {"tiles": "c03, c01", "foes": {"c03.NE": "guardsmen"}, "down": True, "move": 3}
    s = scene("savage_harvesting, rage, march", at="c03.W", **keep)
    guard = s.state.there[s.at("c03.NE")][0].tokens[0]
    s.choose("play:savage_harvesting", "basic:move#2", "step:e")
    s.expect(kind="mk.pick", keys=("card:rage", "card:march", "none"), my_at="c03.W")
    assert s.state.known[guard] == 0
    s.choose("card:rage").expect(my_at="c03.C", my_hand="march")
    assert s.me.crystals["red"] == 1 and s.state.known[guard] == EVERYONE


@M.clause("MK3.1")
@M.card("mageknight", "savage_harvesting")
def test_harvesting_once_or_with_every_step() -> None:
    once = scene("savage_harvesting, rage, march", move=4).choose("play:savage_harvesting", "basic:move#2")
    once.choose("step:ne", "card:rage").expect(kind="mk.turn")
    once.choose("step:sw").expect(kind="mk.turn")
    none = scene("savage_harvesting, rage", move=4).choose("play:savage_harvesting", "basic:move#2")
    none.choose("step:ne", "none", "step:sw").expect(kind="mk.pick")  # not yet used
    strong = scene("savage_harvesting, ruby_ring, rage, wound", crystals="green", move=4)
    strong.choose("play:savage_harvesting", "strong:move#4", "crystal:green", "step:ne")
    strong.lacks("card:wound").choose("card:ruby_ring").expect(kind="mk.colour")  # an Artifact: any basic colour
    strong.choose("colour:blue", "step:sw", "card:rage")
    assert strong.me.crystals == {"red": 1, "blue": 1, "green": 0, "white": 0}
    strong.choose("step:ne").expect(kind="mk.turn")  # nothing but a Wound in hand: no question


@M.card("mageknight", "savage_harvesting")
def test_a_ready_path_stops_at_each_harvest() -> None:
    s = scene("savage_harvesting, rage, rage").choose("play:savage_harvesting", "basic:move#2")
    ways = [spot["way"] for spot in s.match.view(0)["table"]["map"]["spaces"] if spot["way"]]
    assert ways and all(len(way["keys"]) == 1 and way["news"] for way in ways)


@M.example("mageknight", "XR53")
@M.card("mageknight", "ruthless_coercion")
def test_coercion_makes_a_unit_cheaper() -> None:
    s = deal("ruthless_coercion", offer="peasants, foresters", reputation=0)
    s.choose("play:ruthless_coercion").choose("basic:influence#2").lacks("recruit:peasants")
    s.offers("coerce:peasants").lacks("coerce:foresters")
    s.choose("coerce:peasants").expect(my_units="peasants", my_reputation=-1, influence=0).lacks("coerce:foresters")
    free = deal("ruthless_coercion, promise, promise", offer="peasants, foresters")
    free.choose("play:ruthless_coercion", "basic:influence#2", "play:promise", "basic:influence#2")
    free.choose("recruit:peasants").expect(my_reputation=0).choose("play:promise", "basic:influence#2")
    free.expect(my_units="peasants", influence=2)


def coercing(influence: int, offer: str, at: str = "c02.E", **more: Any) -> Scene:
    """An interaction with so much Influence besides the modifier, in which a Unit may cost 2 less."""
    facts: dict[str, Any] = {"sets": "lost_legion,krang", "level": 9, "source": "", **more}
    s = deal("ruthless_coercion, promise", at=at, offer=offer, **facts)
    s.choose("play:ruthless_coercion", "basic:influence#2")
    s.state.now.influence += influence - 2
    return go(s.state)


@M.clause("ML5.1")
@M.example("mageknight", "XR53", "MR17")
@M.card("mageknight", "ruthless_coercion", "refugee_camp")
def test_coercion_lowers_what_a_unit_costs_here() -> None:
    camp = coercing(20, "altem_guardians, utem_swordsmen", at="c12.W", tiles="c12, c02")
    camp.choose("coerce:altem_guardians").expect(influence=8, my_reputation=-1)  # 11 + 3 - 2
    poor = coercing(11, "altem_guardians", at="c12.W", tiles="c12, c02")
    poor.refuses("coerce:altem_guardians", "M11.3", "mk-why-price", need=12, have=11)


@M.clause("ML6.1", "ML6.2", "ML6.3")
@M.card("mageknight", "ruthless_coercion", "thugs", "heroes_red")
def test_coercion_of_thugs_and_heroes() -> None:
    s = coercing(18, "thugs, heroes_red", reputation=5).expect(influence=20).choose("coerce:thugs")
    s.expect(influence=13, my_reputation=4)  # 5 + 2 * 2 - 2
    assert s.state.now.deal is not None and s.state.now.deal.kind == "thug"
    s.refuses("recruit:heroes_red", "ML6.3", "mk-why-mixed")
    heroes = coercing(18, "thugs, heroes_red", reputation=5).choose("coerce:heroes_red")
    heroes.expect(influence=15)  # 9 - 2 - 2
    mixed = coercing(28, "thugs, heroes_red", reputation=5).choose("recruit:thugs")
    mixed.refuses("coerce:heroes_red", "ML6.3", "mk-why-mixed")


@M.clause("ML8.1", "ML8.3")
@M.card("mageknight", "ruthless_coercion", "magic_familiars")
def test_coercion_of_familiars() -> None:
    cloister: dict[str, Any] = {"at": "c12.E", "tiles": "c12, c02"}
    s = coercing(4, "magic_familiars", crystals="green", **cloister).choose("coerce:magic_familiars")
    assert s.me.units[0].mark == "green" and s.me.crystals["green"] == 0  # so upkeep will be asked
    poor = coercing(4, "magic_familiars", **cloister)
    poor.refuses("coerce:magic_familiars", "ML8.3", "mk-why-mana", colours=["basic"])
    glade = scene("ruthless_coercion, promise", at="c13.W", tiles="c13, c02", offer="magic_familiars", crystals="red")
    glade.choose("act:befriend", "play:ruthless_coercion", "basic:influence#2")
    glade.state.now.influence = 6
    go(glade.state).offers("recruit:magic_familiars")
    glade.refuses("coerce:magic_familiars", "M11.1", "mk-why-no-interaction")


@M.card("mageknight", "ruthless_coercion", "wolfhawk_on_her_own")
def test_nobody_is_coerced_by_who_is_on_her_own() -> None:
    s = coercing(4, "peasants", skills="wolfhawk_on_her_own").offers("coerce:peasants")
    s.choose("skill:wolfhawk_on_her_own", "use:aloof#3").refuses("coerce:peasants", "M8.2", "mk-why-aloof")


@M.clause("ML22.7")
@M.card("mageknight", "ruthless_coercion")
def test_coercion_around_the_camp() -> None:
    s = go(taken("ruthless_coercion, promise", at="volkare_camp.NW", sets="lost_legion,krang"), ("turn",))
    s.state.unit_offer[:] = create(s.state, ["peasants", "utem_guardsmen", "altem_guardians"])
    s.choose("act:interact", "play:ruthless_coercion", "basic:influence#2")
    s.state.now.influence = 9
    go(s.state).offers("coerce:peasants", "coerce:utem_guardsmen").lacks("coerce:altem_guardians")


@M.card("mageknight", "ruthless_coercion")
def test_coercion_readies_units() -> None:
    s = scene("ruthless_coercion, rage", crystals="red", units="peasants!, utem_swordsmen!, catapults!", level=5)
    s.choose("play:ruthless_coercion", "strong:influence#6", "crystal:red").expect(influence=6, my_reputation=-1)
    s.offers("rouse:peasants#spent", "rouse:utem_swordsmen#spent").lacks("rouse:catapults#spent")
    s.choose("rouse:utem_swordsmen#spent").expect(influence=2)
    s.choose("rouse:peasants#spent").expect(influence=0, my_units="peasants, utem_swordsmen, catapults!")


# -- MK2: flipping back


@M.clause("MK2.0", "MK2.2")
@M.example("mageknight", "XE23")
@M.card("mageknight", FRENZY)
def test_battle_frenzy() -> None:
    s = fight("prowlers", "rage, rage", phase="attack", skills=FRENZY)
    s.choose(f"skill:{FRENZY}", "use:attack#4").expect(have=4).choose("resolve")
    s.refuses(f"skill:{FRENZY}", "MK2.0", "mk-why-turned").refuses(f"back:{FRENZY}", "MK2.2", "mk-why-not-rested")
    s.choose("tactic:the_right_moment", "end", "done", "start").lacks(f"skill:{FRENZY}")
    s.choose("rest", "card:rage").choose(f"back:{FRENZY}")
    assert s.me.turned == () and s.me.flipped == ()
    plain_one = fight("prowlers", "rage", phase="attack", skills=FRENZY).choose(f"skill:{FRENZY}", "use:attack#2")
    plain_one.refuses(f"skill:{FRENZY}", "M8.2", "mk-why-used-turn")
    assert plain_one.me.turned == ()


@M.clause("MK2.0", "MK2.1")
@M.card("mageknight", DISGUISE)
def test_arcane_disguise() -> None:
    s = scene("rage, promise", at="c02.E", skills=DISGUISE, reputation=-7, crystals="green, green", offer="peasants")
    s.refuses("act:interact", "M1.4", "mk-why-reputation")
    s.choose(f"skill:{DISGUISE}", "use:disguise#1").offers("act:interact")
    s.choose("act:interact").expect(influence=0).choose(f"back:{DISGUISE}", "crystal:green")
    assert s.me.turned == () and s.me.crystals["green"] == 1
    s.lacks(f"skill:{DISGUISE}")  # once a turn, all the same
    late = deal("rage", skills=DISGUISE, reputation=-4).expect(influence=-2)
    late.choose(f"skill:{DISGUISE}", "use:disguise#1").expect(influence=0)
    talk = deal("rage", skills=DISGUISE, reputation=0).choose(f"skill:{DISGUISE}", "use:influence#2")
    talk.expect(influence=2).refuses(f"skill:{DISGUISE}", "M8.2", "mk-why-used-turn")


@M.clause("MK2.1", "ML6.1", "ML6.2")
@M.example("mageknight", "MR17")
@M.card("mageknight", DISGUISE, "thugs", "heroes_red")
@pytest.mark.parametrize(("unit", "paid", "left"), [("thugs", 9, 7), ("heroes_red", 7, 3)])
def test_disguise_after_thugs_or_heroes(unit: str, paid: int, left: int) -> None:
    """What is left of 12 without a modifier is the same, whichever comes first."""
    s = deal("rage", skills=DISGUISE, reputation=5, offer=unit, level=9)
    s.state.now.influence += 12
    late = go(s.state.clone()).expect(influence=14).choose(f"recruit:{unit}").expect(influence=14 - paid)
    late.choose(f"skill:{DISGUISE}", "use:disguise#1").expect(influence=left)
    first = go(s.state).choose(f"skill:{DISGUISE}", "use:disguise#1", f"recruit:{unit}")
    first.expect(influence=left)


@M.clause("MK2.0", "MK2.3")
@M.card("mageknight", RITUAL)
def test_shamanic_ritual() -> None:
    s = scene("rage, rage", skills=RITUAL, source="")
    s.choose(f"skill:{RITUAL}", "colour:gold").expect(tokens=["gold"]).lacks(f"skill:{RITUAL}")
    s.choose(f"back:{RITUAL}").expect(phase="after", acted=True)
    s.choose(f"skill:{RITUAL}", "colour:red").expect(tokens=["gold", "red"])  # again in the same turn
    s.refuses(f"back:{RITUAL}", "MK2.0", "mk-why-turned-up")
    acted = scene("rage, rage", at="c02.E", skills=RITUAL, offer="peasants").choose(f"skill:{RITUAL}", "colour:red")
    acted.choose("act:interact", "done").refuses(f"back:{RITUAL}", "MK2.3", "mk-why-one-action")


@M.clause("MK2.0")
def test_a_new_round_turns_tokens_up() -> None:
    s = bare("rage", skills=f"{RITUAL}, {FRENZY}", deck="")
    p = s.players[0]
    p.flipped = p.turned = p.skills
    s.unit_offer = []
    prepare(s)
    assert p.turned == () and p.flipped == ()


@M.example("mageknight", "XR29")
def test_what_partial_attendance_allows() -> None:
    s = raid(rival_skills=f"{RITUAL}, {FRENZY}, {DISGUISE}", rival_hand="determination, rage").choose("partial")
    s.offers(f"skill:{RITUAL}").lacks(f"skill:{FRENZY}", f"skill:{DISGUISE}")
    full = raid(rival_skills=f"{RITUAL}, {FRENZY}", rival_hand="rage, rage").choose("full")
    full.offers(f"skill:{RITUAL}")


# -- once a turn


@M.clause("MK3.7")
@M.example("mageknight", "XE31")
@M.card("mageknight", GUIDES)
def test_spirit_guides() -> None:
    s = fight(
        "prowlers", "rage, rage", phase="block", skills=GUIDES, units="northern_monks", crystals="blue", source=""
    )
    s.choose(f"skill:{GUIDES}").lacks("guide:plain_block")
    s.choose("unit:northern_monks", "use:ice_block#4", "crystal:blue").choose("guide:ice_block").expect(have=5)
    assert plain(s.state.now.combat.points) == [("block", "ice", 5)]  # type: ignore[union-attr]
    s.lacks("guide:ice_block")
    walk = scene("rage", skills=GUIDES).choose(f"skill:{GUIDES}").expect(move=1)
    assert Mod("guides") in walk.state.now.mods


@M.card("mageknight", "krang_battle_hardened")
def test_battle_hardened() -> None:
    hard = fight("swordsmen", "rage", phase="damage", skills="krang_battle_hardened", units="peasants")
    hard.choose("suffer:swordsmen").choose("skill:krang_battle_hardened").lacks("skill:krang_battle_hardened")
    hard.choose("hero").expect(my_hand="rage, wound, wound")  # 6 - 2 against Armor 2
    fire = fight("fire_mages_token", "rage", phase="damage", skills="krang_battle_hardened", level=3)
    fire.choose("suffer:fire_mages_token", "skill:krang_battle_hardened").expect(my_hand="rage, wound, wound")  # 5 of 6
    brutal = fight("minotaur", "rage", phase="damage", skills="krang_battle_hardened", level=3)
    brutal.choose("suffer:minotaur", "skill:krang_battle_hardened").expect(my_hand="rage, wound, wound, wound")  # 8
    none = fight("golems", "rage", phase="damage", skills="krang_battle_hardened")
    none.choose("suffer:golems", "skill:krang_battle_hardened").expect(my_hand="rage")
    menu = scene("rage, rage", skills="krang_battle_hardened")
    menu.refuses("skill:krang_battle_hardened", "M8.2", "mk-why-when-hurt")


@M.clause("MK3.6")
@M.example("mageknight", "XE30")
@M.card("mageknight", "krang_regenerate")
def test_regenerate() -> None:
    facts = {"skills": "krang_regenerate", "source": "", "deck": "march, march"}
    red = scene("wound, rage", crystals="red, blue", fame=5, seats=2, **facts)
    red.choose("skill:krang_regenerate", "crystal:red").expect(my_hand="rage, march")
    blue = scene("wound, rage", crystals="red, blue", fame=5, seats=2, **facts)
    blue.choose("skill:krang_regenerate", "crystal:blue").expect(my_hand="rage")
    least = bare("wound, rage", crystals="blue", seats=2, **facts)
    least.players[1].fame = 1
    go(least, ("turn",)).choose("skill:krang_regenerate", "crystal:blue").expect(my_hand="rage, march")
    gold = scene("wound, rage", tokens="gold", fame=5, seats=2, **facts)
    gold.choose("skill:krang_regenerate", "colour:red").expect(my_hand="rage, march")
    healthy = scene("rage", crystals="red", **facts)
    healthy.refuses("skill:krang_regenerate", "M15.2", "mk-why-no-wound")
    poor = scene("wound, rage", **facts)
    poor.refuses("skill:krang_regenerate", "MK3.6", "mk-why-any-mana")


@M.card("mageknight", "krang_curse")
def test_curse() -> None:
    s = fight("golems, crossbowmen", "rage", phase="block", skills="krang_curse")
    s.choose("skill:krang_curse", "use:lower#1", "strike:crossbowmen").choose("aim:crossbowmen").expect(want=6)
    weak = fight("prowlers", "rage", phase="attack", skills="krang_curse")
    weak.choose("skill:krang_curse", "foe:prowlers").expect(want=2)
    walls = fight("guardsmen", "rage", skills="krang_curse")
    walls.refuses("skill:krang_curse", "M12.26", "mk-why-no-attacker")
    one = fight("prowlers", "rage", phase="attack", skills="krang_curse")
    one.state.now.combat.foes[0] = one.state.now.combat.foes[0]._replace(armor=1)  # type: ignore[union-attr]
    assert one.choose("skill:krang_curse").state.now.combat.foes[0].armor == 1  # type: ignore[union-attr]


# -- Puppet Master


@M.clause("MK3.2")
@M.card("mageknight", PUPPETS)
def test_a_puppet_is_kept_and_used() -> None:
    s = fight(
        "prowlers, golems", "rage, rage, rage", phase="attack", skills=PUPPETS, level=3, crystals="red", source=""
    )
    s.refuses(f"skill:{PUPPETS}", "MK3.2", "mk-why-none-slain")
    s.choose("aim:prowlers", "play:rage", "strong:attack#4", "crystal:red", "resolve")
    s.choose(f"skill:{PUPPETS}", "gain:prowlers").lacks(f"skill:{PUPPETS}")
    assert s.match.view(0)["table"]["players"][0]["puppets"] == ["prowlers"]
    late = fight("prowlers", "rage, rage", phase="attack", skills=PUPPETS, crystals="red", source="")
    late.choose("play:rage", "strong:attack#4", "crystal:red", "resolve").expect(kind="mk.turn")
    late.choose(f"skill:{PUPPETS}").choose("gain:prowlers")  # also when the combat is over
    assert late.faces(list(late.me.kept)) == ["prowlers"]
    used = keeping("prowlers", "golems", "attack").choose(f"skill:{PUPPETS}").expect(have=1)  # 2, halved
    assert plain(used.state.now.combat.points) == [("melee", "physical", 2)]  # type: ignore[union-attr]
    assert used.me.kept == ()


@M.clause("MK3.2")
@M.card("mageknight", PUPPETS)
def test_a_puppet_blocks_by_its_resistances() -> None:
    for face, points in (
        ("fire_dragon", ("block", "ice", 4)),
        ("ice_mages_token", ("block", "fire", 3)),
        ("high_dragon", ("block", "cold_fire", 5)),
        ("golems", ("block", "physical", 3)),
    ):
        s = keeping(face, "prowlers", "block").choose(f"skill:{PUPPETS}")
        assert plain(s.state.now.combat.points) == [points]  # type: ignore[union-attr]


@M.clause("MK3.3")
@M.example("mageknight", "XE27")
@M.card("mageknight", PUPPETS)
def test_a_summoner_as_a_puppet() -> None:
    s = keeping("orc_summoners", "prowlers", "attack")
    s.choose(f"skill:{PUPPETS}")
    drawn = s.faces(list(s.state.discards["brown"]))
    assert len(drawn) == 1
    assert s.state.now.combat.points[0].n == -(-ENEMIES[drawn[0]].strikes[0].value // 2)  # type: ignore[union-attr]
    block = keeping("orc_summoners", "prowlers", "block").choose(f"skill:{PUPPETS}")
    assert plain(block.state.now.combat.points) == [("block", "physical", 2)]  # type: ignore[union-attr]
    empty = keeping("orc_summoners", "prowlers", "attack")
    empty.state.stacks["brown"] = ()
    assert empty.choose(f"skill:{PUPPETS}").state.now.combat.points == []  # type: ignore[union-attr]


# -- Master of Chaos


@M.clause("MK3.5")
@M.example("mageknight", "XE29")
@M.card("mageknight", CHAOS)
def test_the_wheel_of_chaos() -> None:
    block = wheel("gold", "block").choose(f"skill:{CHAOS}").expect(have=3)
    assert block.me.wheel == "blue" and block.me.spun
    assert wheel("blue").choose(f"skill:{CHAOS}").expect(move=1).me.wheel == "green"
    ranged = wheel("green", "ranged").choose(f"skill:{CHAOS}")
    assert plain(ranged.state.now.combat.points) == [("ranged", "cold_fire", 1)]  # type: ignore[union-attr]
    white = bare("rage", at="c02.E", skills=CHAOS)
    white.players[0].wheel = "black"
    assert go(white, ("turn",)).choose("act:interact", f"skill:{CHAOS}").expect(influence=2).me.wheel == "white"
    assert wheel("white", "attack").choose(f"skill:{CHAOS}").expect(have=2).me.wheel == "red"
    gold = wheel("red", "attack").choose(f"skill:{CHAOS}", "use:attack#2").expect(have=2)  # any of them
    assert gold.me.wheel == "gold"
    wheel("green").refuses(f"skill:{CHAOS}", "MK3.5", "mk-why-wheel")


@M.clause("MK3.5")
@M.card("mageknight", CHAOS)
def test_an_unused_wheel_may_be_moved_before_the_turn() -> None:
    s = bare("rage, rage", skills=CHAOS)
    s.players[0].wheel, s.now.phase = "blue", "before"
    t = go(s, ("before",)).choose(f"back:{CHAOS}")
    assert t.me.wheel == "green"
    t.lacks(f"back:{CHAOS}").choose("start").offers("end")
    used = wheel("blue", hand="rage, rage, rage").choose(f"skill:{CHAOS}", "tactic:the_right_moment", "end", "done")
    used.expect(kind="mk.before").lacks(f"back:{CHAOS}")


@M.card("mageknight", CHAOS)
def test_a_die_says_where_the_shield_begins() -> None:
    s = bare("rage", fame=3, level=1)
    s.players[0].skill_pile = tuple(create(s, [CHAOS, FRENZY], known=0))
    t = go(s, ("levels",)).choose(f"skill:{CHAOS}")
    assert t.state.players[0].wheel in ("red", "blue", "green", "white", "gold", "black")


# -- the centre


@M.card("mageknight", "krang_mana_suppression")
def test_mana_suppression() -> None:
    skill = "krang_mana_suppression"
    s = scene(
        "rage, rage", skills=skill, seats=2, rival_hand="rage, march, concentration", rival_crystals="red, red, green"
    )
    s.state.source = []
    s.choose(f"skill:{skill}", "end", "done", "start")
    s.choose("play:march").lacks("strong:move#4").choose("basic:move#2")  # one green is not enough
    s.choose("play:concentration").lacks("strong:paired#2").choose("basic:any_mana#1", "colour:red")
    s.expect(tokens=["red"])


@M.card("mageknight", "krang_mana_suppression")
def test_mana_suppression_is_paid_once_and_brings_a_crystal() -> None:
    skill = "krang_mana_suppression"
    facts: dict[str, Any] = {"seats": 2, "others": {1: "c02.C"}, "source": ""}
    s = scene("rage, rage", skills=skill, rival_hand="march, march", rival_crystals="green, green, green", **facts)
    s.choose(f"skill:{skill}", "end", "done", "start")
    s.choose("play:march", "strong:move#4", "crystal:green", "crystal:green").expect(move=4)
    s.choose("play:march", "strong:move#4", "crystal:green").expect(move=8)  # the second time the usual price
    s.choose("end", "done").choose("start")
    assert s.state.actor == 0 and s.me.crystals["green"] == 1 and s.state.centre == ()
    idle = scene("rage, rage", skills=skill, rival_hand="march, march", **facts)
    idle.choose(f"skill:{skill}", "end", "done", "start", "play:march", "basic:move#2", "end", "done", "start")
    idle.choose("colour:blue")  # nobody paid: any colour
    assert idle.me.crystals["blue"] == 1


@M.card("mageknight", "krang_mana_suppression")
def test_suppression_counts_with_the_other_costs() -> None:
    skill = "krang_mana_suppression"
    facts: dict[str, Any] = {"seats": 2, "source": "", "night": True, "tactic": "long_night"}
    for tokens, pays in ((["red", "black"], False), (["red", "red", "black"], True)):
        b = bare("rage, rage", skills=skill, rival_hand="fireball, march", **facts)
        b.players[1].tokens = tokens
        s = go(b, ("turn",)).choose(f"skill:{skill}", "end", "done", "none", "start")
        muster(s.state, open_combat(s.state, "rampage", s.me.at), token(s.state, "golems"), "guard", s.me.at)
        s.state.agenda.append(("phase", "ranged"))
        s.match.go()
        s.choose("play:fireball") if "play:fireball" in s.keys else None
        assert ("strong:siege_fire_attack#8" in s.keys) == pays, (tokens, s.keys)


@M.card("mageknight", "krang_mana_enhancement")
def test_mana_enhancement() -> None:
    skill = "krang_mana_enhancement"
    s = scene("march, march", skills=skill, crystals="green", source="", seats=2, rival_hand="march, rage")
    s.refuses(f"skill:{skill}", "M8.2", "mk-why-when-paid")
    s.choose("play:march", "strong:move#4", "crystal:green").expect(kind="mk.pay")
    s.choose(f"skill:{skill}").expect(move=4)
    assert s.me.crystals["green"] == 1 and s.state.centre[0].mark == "green"
    s.choose("play:march", "strong:move#4", "crystal:green").expect(kind="mk.turn")  # once a Round
    s.choose("end", "start").choose(f"centre:{skill}").expect(tokens=["green"])
    assert s.state.centre == ()
    no = scene("march, rage", skills=skill, crystals="green", source="").choose("play:march", "strong:move#4")
    no.choose("crystal:green", "none").expect(move=4)
    assert no.state.centre == ()
