"""The cards of The Lost Legion and of the Ultimate printing: every branch (ML9, ML13, ML14, M5.13)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.lasting import Mod
from undercroft.core.zones import create, reveal
from undercroft.games.mageknight.actors.dummy import dummy_turn
from undercroft.games.mageknight.records import Combat, Dummy, Points, Strike
from undercroft.games.mageknight.state import change_unit
from undercroft.games.mageknight.tables import CARDS, SET_OF
from undercroft.games.mageknight.things.cards import hues, of_type

from .cities import conquered
from .moments import offer, plain
from .scene import Scene, bare, deal, ending, fight, go, scene

M = pytest.mark
MANA: dict[str, Any] = {"crystals": "red, blue, green, white", "source": "", "level": 9}
DARK: dict[str, Any] = {**MANA, "tokens": "black", "night": True}


def combat_of(s: Scene) -> Combat:
    assert s.state.now.combat is not None
    return s.state.now.combat


@M.clause("ML1.2", "ML1.6")
def test_the_decks_hold_what_the_box_has() -> None:
    own = {name: len([face for face in of_type(CARDS, name) if SET_OF[face] == "lost_legion"]) for name in
           ("advanced", "spells", "artifacts")}  # fmt: skip
    assert own == {"advanced": 12, "spells": 4, "artifacts": 8}
    counts = {}
    for sets in ("none", "lost_legion", "lost_legion,ultimate"):
        s = bare("march", sets=sets)
        counts[sets] = [len(s.stacks[name]) + 3 * (name != "artifacts") for name in ("advanced", "spells", "artifacts")]
    plain_decks = counts["none"]
    assert [n - m for n, m in zip(counts["lost_legion"], plain_decks, strict=True)] == [12, 4, 8]
    assert [n - m for n, m in zip(counts["lost_legion,ultimate"], plain_decks, strict=True)] == [16, 4, 9]


# -- Advanced Actions


@M.clause("ML10.4")
@M.card("mageknight", "counterattack")
def test_counterattack() -> None:
    s = fight("orc_skirmishers, prowlers", "counterattack, rage, march, stamina", phase="block", **MANA)
    s.choose("aim:orc_skirmishers", "play:march", "resolve", "next")  # one of its two attacks, nothing else
    while s.kind != "mk.fight":
        s.choose(s.keys[0])
    s.choose("aim:prowlers", "play:counterattack", "basic:counter#2").expect(have=2)
    full = fight("prowlers, diggers", "counterattack, determination, rage", phase="block", **MANA)
    full.choose("aim:prowlers", "play:determination", "strong:plain_block#5", "resolve", "next")
    while full.kind != "mk.fight":
        full.choose(full.keys[0])
    full.choose("aim:prowlers", "play:counterattack", "strong:counter#4").expect(have=7)


@M.card("mageknight", "ritual_attack")
@pytest.mark.parametrize(
    ("thrown", "way", "made"),
    [
        ("rage", "basic:ritual#basic", ("melee", "physical", 5)),
        ("stamina", "basic:ritual#basic", ("melee", "ice", 3)),
        ("promise", "basic:ritual#basic", ("ranged", "physical", 3)),
        ("march", "basic:ritual#basic", ("siege", "physical", 2)),
        ("rage", "strong:ritual#strong", ("melee", "fire", 6)),
        ("stamina", "strong:ritual#strong", ("melee", "cold_fire", 4)),
        ("promise", "strong:ritual#strong", ("ranged", "fire", 4)),
        ("march", "strong:ritual#strong", ("siege", "fire", 3)),
    ],
)  # fmt: skip
def test_ritual_attack(thrown: str, way: str, made: tuple[str, str, int]) -> None:
    s = fight("prowlers", f"ritual_attack, {thrown}, wound", phase="attack", **MANA).choose("play:ritual_attack", way)
    assert plain(combat_of(s).points) == [made] and thrown not in s.faces([*s.me.hand, *s.me.discard])
    early = fight("prowlers", "ritual_attack, rage, wound", **MANA)
    early.lacks("play:ritual_attack").refuses("play:ritual_attack", "M5.5", "mk-why-no-other")


@M.card("mageknight", "ritual_attack", "explosive_bolt")
@M.clause("M5.13")
def test_a_two_coloured_card_counts_as_either() -> None:
    s = fight("prowlers", "ritual_attack, explosive_bolt", phase="attack", **MANA).choose("play:ritual_attack")
    s.choose("basic:ritual#basic", "colour:white")
    assert plain(combat_of(s).points) == [("ranged", "physical", 3)]


@M.card("mageknight", "blood_of_ancients")
@M.clause("M5.9")
def test_blood_of_ancients() -> None:
    b = bare("blood_of_ancients, rage", **MANA)
    offer(b, "advanced", "ice_bolt")
    s = go(b, ("turn",)).choose("play:blood_of_ancients", "basic:tap_blood#blue")
    s.expect(my_hand="rage, wound, ice_bolt")
    c = bare("blood_of_ancients, rage", **MANA)
    offer(c, "advanced", "ambush")
    strong = go(c, ("turn",)).choose("play:blood_of_ancients", "strong:wake_blood#1", "to:discard").expect(move=4)
    assert strong.faces(strong.me.discard) == ["wound"] and strong.faces(strong.state.advanced) == ["ambush"]
    d = bare("blood_of_ancients, rage", **MANA)
    offer(d, "advanced", "ambush")
    go(d, ("turn",)).choose("play:blood_of_ancients", "strong:wake_blood#1", "to:hand").expect(my_hand="rage, wound")
    asked = go(d.clone(), ("turn",))
    assert asked.state.advanced


@M.example("mageknight", "XE9")
@M.clause("ML11.12", "M12.14")
@M.card("mageknight", "shield_bash")
def test_shield_bash() -> None:
    s = fight("swordsmen", "shield_bash, determination, rage", phase="block", **MANA)
    s.choose("play:shield_bash", "strong:plain_block#5", "play:determination", "basic:plain_block#2", "resolve")
    assert combat_of(s).foes[0].armor == 4  # 7 against 6
    swift = fight("wolf_riders", "shield_bash, rage", phase="block", **MANA)
    swift.choose("play:shield_bash", "basic:plain_block#3").expect(have=6, want=6)
    immune = fight("shadow", "shield_bash, rage", phase="block", **MANA)
    c = combat_of(immune)
    c.foes[0] = c.foes[0]._replace(strikes=(Strike(2, abilities=("swift",)),))
    t = go(immune.state).choose("play:shield_bash", "strong:plain_block#5").expect(have=10, want=4).choose("resolve")
    assert (combat_of(t).foes[0].armor, combat_of(t).foes[0].strikes[0].fate) == (4, "blocked")


@M.clause("ML13.1", "ML14.1")
@M.example("mageknight", "XE24")
@M.card("mageknight", "temporal_portal")
def test_temporal_portal() -> None:
    s = scene("temporal_portal, march", at="c01.C", **MANA).choose("play:temporal_portal", "basic:gateway#1")
    s.choose("to:step", "step:e", "land").expect(phase="after", my_at="c01.E", my_more_cards=1)
    s.refuses("act:interact", "M9.6", "mk-why-one-action")
    far = scene("temporal_portal, march", at="c01.C", **MANA).choose("play:temporal_portal", "strong:gateway#2")
    far.choose("none").expect(my_at="c01.C", my_more_cards=1, phase="after")
    two = scene("temporal_portal, march", at="c01.C", **MANA).choose("play:temporal_portal")
    two.offers("strong:gateway#1", "strong:gateway#2").choose("strong:gateway#1", "none").expect(my_more_cards=2)
    b = bare("temporal_portal, march", **MANA)
    b.now.acted, b.now.phase = True, "after"
    go(b, ("turn",)).refuses("play:temporal_portal", "ML13.1", "mk-why-one-action")
    late = bare("temporal_portal, march", seats=2, **MANA)
    late.turns_left = 1
    last = go(late, ("turn",)).choose("play:temporal_portal", "basic:gateway#1", "none")
    assert (last.me.more_cards, last.me.more_later) == (0, 1)


@M.card("mageknight", "spell_forge")
@M.clause("M5.9")
def test_spell_forge() -> None:
    b = bare("spell_forge, rage", spells="tremor", **MANA)
    s = go(b, ("turn",)).choose("play:spell_forge", "strong:forge#2").offers("card:tremor")
    s.choose("card:tremor").lacks("card:tremor")
    assert s.me.crystals["green"] == 2
    empty = bare("spell_forge, rage", **MANA)
    empty.spells = []
    go(empty, ("turn",)).choose("play:spell_forge").expect(move=1)  # sideways only


@M.card("mageknight", "chivalry")
@M.clause("M12.6")
def test_chivalry() -> None:
    for way, fame, reputation, want in (("basic:attack#3", 2, 0, 3), ("basic:attack#2", 2, 1, 2),
                                        ("strong:attack#6", 2, 0, 6), ("strong:attack#4", 3, 1, 4)):  # fmt: skip
        s = fight("prowlers", "chivalry, rage", phase="attack", **MANA)
        combat_of(s).foes[0] = combat_of(s).foes[0]._replace(armor=want)
        t = go(s.state).choose("play:chivalry", way, "resolve")
        assert (t.state.players[0].fame, t.state.players[0].reputation) == (fame, reputation)
    gone = fight("prowlers, diggers", "chivalry, rage, rage", phase="attack", **MANA).choose("aim:prowlers")
    gone.choose("play:chivalry", "basic:attack#2", "drop", "aim:prowlers", "play:rage", "basic:attack#2", "play:rage")
    gone.choose("basic:attack#2", "resolve")
    assert gone.state.players[0].reputation == 0  # what was given up brings nothing


@M.clause("ML13.1")
@M.card("mageknight", "peaceful_moment", "promise")
def test_peaceful_moment() -> None:
    s = scene("peaceful_moment, promise, wound, wound", influence=4, **MANA).choose("play:peaceful_moment")
    s.choose("basic:peace#3").expect(influence=3, phase="parley").choose("healing", "heal:wound")
    s.choose("play:promise", "basic:influence#2").expect(influence=3).choose("healing", "heal:wound", "done")
    s.expect(my_hand="", phase="after").refuses("act:interact", "M9.6", "mk-why-one-action")
    strong = scene("peaceful_moment, wound", units="peasants!, foresters!, catapults!", **MANA)
    strong.choose("play:peaceful_moment", "strong:peace#6").offers("wake:peasants#spent", "wake:catapults#spent")
    strong.choose("wake:peasants#spent").expect(influence=4, my_units="peasants, foresters!, catapults!")
    strong.lacks("wake:foresters#spent").offers("healing")
    b = bare("peaceful_moment, march", **MANA)
    b.now.acted, b.now.phase = True, "after"
    go(b, ("turn",)).lacks("play:peaceful_moment")
    talk = deal("peaceful_moment, march", **MANA).choose("play:peaceful_moment")
    talk.lacks("basic:peace#3").choose("basic:influence#3").expect(influence=3)


@M.clause("M11.1", "ML8.1", "ML13.1")
@M.card("mageknight", "peaceful_moment", "goldyx_glittering_fortune")
def test_an_action_of_influence_is_no_interaction() -> None:
    """With a Reputation of X nobody deals with the hero, in a conquered city neither."""
    facts: dict[str, Any] = {"reputation": -7, "skills": "goldyx_glittering_fortune", "offer": "peasants", **MANA}
    s = go(conquered("green", hand="peaceful_moment, promise, promise", **facts), ("turn",))
    s.choose("play:peaceful_moment", "strong:peace#6").expect(influence=6).lacks("service:unseen_action")
    s.refuses("skill:goldyx_glittering_fortune", "M11.1", "mk-why-no-interaction")
    s.refuses("service:unseen_action", "M11.1", "mk-why-no-interaction")
    s.refuses("recruit:peasants", "M11.1", "mk-why-no-interaction")
    glade = scene("promise, march", at="c13.W", tiles="c13, c02", **{**facts, "offer": "peasants, magic_familiars"})
    glade.choose("act:befriend").refuses("skill:goldyx_glittering_fortune", "M11.1", "mk-why-no-interaction")
    glade.refuses("recruit:peasants", "M11.1", "mk-why-no-interaction")
    fighting = fight("prowlers", "rage", phase="block", mods=[Mod("diplomat", word="physical")], **facts)
    fighting.lacks("skill:goldyx_glittering_fortune")


@M.example("mageknight", "XR43")
@M.card("mageknight", "dodge_and_weave")
@M.clause("ML11.12")
def test_dodge_and_weave() -> None:
    s = fight("hydra, prowlers", "dodge_and_weave, rage, rage", phase="block", **MANA).choose("play:dodge_and_weave")
    s.choose("strong:reduce#2").expect(kind="mk.target") if "strong:reduce#2" in s.keys else s.choose("basic:reduce#2")
    s.choose("strike:hydra")
    assert combat_of(s).foes[0].strikes[0].fate == "blocked"
    one = fight("prowlers", "dodge_and_weave, determination, rage", phase="block", **MANA)
    one.choose("play:dodge_and_weave", "strong:reduce#4")
    assert combat_of(one).phase in ("block", "attack") and combat_of(one).foes[0].strikes[0].fate == "blocked"
    one.choose("next") if combat_of(one).phase == "block" else None
    one.offers("fire:dodge_and_weave").choose("fire:dodge_and_weave").expect(have=2).lacks("fire:dodge_and_weave")
    hurt = fight("swordsmen", "dodge_and_weave, rage", phase="block", **{**MANA, "level": 1})
    hurt.choose("play:dodge_and_weave", "basic:reduce#2", "next").lacks("fire:dodge_and_weave")


@M.card("mageknight", "stout_resolve")
@M.clause("M5.5")
def test_stout_resolve() -> None:
    s = scene("stout_resolve, wound, rage", **MANA).choose("play:stout_resolve", "basic:stout#move", "card:wound")
    s.expect(move=3, my_hand="rage")
    no = scene("stout_resolve, wound, rage", **MANA).choose("play:stout_resolve", "basic:stout#move", "done")
    no.expect(move=2)
    many = deal("stout_resolve, wound, wound, rage, march", **MANA).choose("play:stout_resolve")
    many.choose("strong:stout#influence", "card:wound", "card:march").lacks("card:wound").choose("card:rage")
    many.expect(influence=9)
    hit = fight("prowlers", "stout_resolve, rage", phase="attack", **MANA).choose("play:stout_resolve")
    hit.choose("basic:stout#attack").expect(have=2)
    ward = fight("prowlers", "stout_resolve, rage", phase="block", **MANA).choose("play:stout_resolve")
    ward.choose("strong:stout#plain_block", "done").expect(have=3)


@M.card("mageknight", "force_of_nature")
@M.clause("M12.16")
def test_force_of_nature() -> None:
    s = fight("prowlers", "force_of_nature, rage", phase="block", units="peasants, foresters", **MANA)
    s.choose("play:force_of_nature", "basic:toughen#physical", "unit:foresters", "next", "unit:foresters")
    s.expect(my_units="peasants, foresters")  # 4 damage, Armor 4, resistant


@M.card("mageknight", "mountain_lore")
@M.clause("ML14.1")
def test_mountain_lore() -> None:
    facts: dict[str, Any] = {"tiles": "c12, c02", **MANA}
    hills = scene("mountain_lore, march", at="c12.E", **facts).choose("play:mountain_lore", "basic:move#3", "end")
    assert len(hills.me.hand) >= 1
    s = scene("mountain_lore, march, rage", at="c12.E", deck="9 march", **facts)
    s.choose("play:mountain_lore", "strong:move#5").offers("step:sw").choose("step:sw").expect(my_at="c12.SE", move=0)
    s.choose("end")
    while s.kind == "mk.drawup":
        s.choose("done")
    p = s.state.players[0]
    assert p.at == s.at("c12.SE") and len(p.hand) == 7 + 2
    plain_card = scene("mountain_lore, march", at="c12.E", **facts).choose("play:mountain_lore", "basic:move#3")
    plain_card.refuses("step:sw", "M4.1", "mk-why-terrain")


# -- Spells


@M.card("mageknight", "offering", "amulet_of_the_sun")
@M.clause("M6.1", "M12.8")
def test_offering() -> None:
    s = scene("offering, march, amulet_of_the_sun, wound, rage", **MANA).choose("play:offering", "basic:red_crystal#1")
    s.choose("card:amulet_of_the_sun", "colour:blue", "card:march", "done")
    assert s.me.crystals == {"red": 1, "blue": 2, "green": 2, "white": 1}
    rich: dict[str, Any] = {**DARK, "crystals": "2 red, 2 green, 2 white, 2 blue"}
    for way, made in (
        ("strong:sacrifice#green_red", ("siege", "fire", 4)),
        ("strong:sacrifice#white_red", ("ranged", "fire", 6)),
    ):
        t = fight("prowlers", "offering, rage", **{**rich, "tokens": "black, red"}).choose("play:offering")
        t.choose(way)
        while t.kind == "mk.pay":
            t.choose(next(key for key in t.keys if key.startswith("token")))
        assert plain(combat_of(t).points)[0][:2] == made[:2] and plain(combat_of(t).points)[0][2] == 2 * made[2]
        assert t.state.players[0].tokens.count("red") == 2


@M.card("mageknight", "mist_form")
@M.clause("M10.2", "M12.17")
def test_mist_form() -> None:
    s = scene("mist_form, march", at="c13.SW", tiles="c13, c02", **MANA).choose("play:mist_form", "basic:move#4")
    s.offers("step:e").choose("step:e").expect(move=2).choose("step:ne").expect(move=0, my_at="c13.E")  # the lake
    shut = scene("mist_form, march", at="c12.SW", tiles="c12, c02", **MANA).choose("play:mist_form", "basic:move#4")
    shut.refuses("step:nw", "M4.1", "mk-why-terrain")
    veil = fight("prowlers", "mist_form, rage", phase="block", **{**DARK, "level": 1}).choose("play:mist_form")
    veil.choose("strong:mod#all_resist", "next")
    assert veil.faces(veil.me.hand).count("wound") == 1  # 4 damage, Armor 2, one of two Wounds
    none = fight("medusa", "mist_form, rage", phase="block", **{**DARK, "level": 9}).choose("play:mist_form")
    none.choose("strong:mod#all_resist", "next")
    assert none.faces(none.me.hand).count("wound") == 1


@M.card("mageknight", "charm")
@M.clause("M11.2", "M12.26")
def test_charm() -> None:
    s = deal("charm, march", offer="peasants", **MANA).choose("play:charm", "basic:influence#4", "colour:red")
    assert s.me.crystals["red"] == 2
    cheap = deal("charm, march", offer="peasants, herbalists", **MANA).choose("play:charm", "basic:influence#4")
    cheap.choose("discount", "recruit:peasants").expect(influence=3)  # 4 - (4 - 3)
    cheap.choose("recruit:herbalists").expect(influence=0)
    b = fight("prowlers, swordsmen", "charm, rage", phase="block", **DARK).choose("play:charm", "strong:possess#1")
    b.choose("foe:swordsmen")
    assert combat_of(b).foes[1].idle
    b.choose("next")
    while b.kind != "mk.fight":
        b.choose(b.keys[0])
    b.choose("aim:prowlers").offers("fire:charm").choose("fire:charm").expect(have=6)
    own = fight("prowlers, swordsmen", "charm, rage", phase="block", **DARK).choose("play:charm", "strong:possess#1")
    own.choose("foe:swordsmen", "next")
    while own.kind != "mk.fight":
        own.choose(own.keys[0])
    own.choose("aim:swordsmen").lacks("fire:charm")


@M.card("mageknight", "cure")
@M.clause("ML10.4", "M15.2")
def test_cure() -> None:
    s = scene("cure, wound, wound", units="peasants!*", deck="march, rage", **MANA)
    s.choose("play:cure", "basic:cure#2", "heal:wound").expect(my_hand="wound, march")
    s.choose("heal:peasants#spent1").expect(my_units="peasants")
    sick = fight("orc_skirmishers, swordsmen", "cure, rage, march, stamina", phase="block", **DARK)
    sick.choose("aim:orc_skirmishers", "play:march", "resolve", "aim:orc_skirmishers", "play:stamina", "resolve")
    sick.choose("play:cure", "strong:sicken#1")
    assert [foe.armor for foe in combat_of(sick).foes] == [1, 5]
    early = fight("swordsmen", "cure, rage", phase="block", **DARK).choose("play:cure")
    assert combat_of(early).points  # sideways only


# -- Artifacts and Banners


@M.card("mageknight", "bow_of_starsdawn")
@M.clause("M5.4")
def test_bow_of_starsdawn() -> None:
    s = fight("prowlers, diggers", "bow_of_starsdawn, rage, march, wound", **MANA).choose("aim:prowlers")
    s.choose("play:bow_of_starsdawn", "basic:arrows#2", "card:march", "card:rage").expect(have=4, want=3)
    s.choose("resolve").expect(my_fame=2 + 1)
    strong = fight("prowlers", "bow_of_starsdawn, swift_bolt, crushing_bolt", **MANA)
    strong.choose("play:bow_of_starsdawn", "strong:bow#1", "play:swift_bolt", "strong:ranged_attack#4").expect(have=8)
    strong.choose("bend:as_siege").lacks("bend:twice").choose("play:crushing_bolt", "strong:siege_attack#3")
    assert plain(combat_of(strong).points) == [("ranged", "physical", 8), ("siege", "physical", 3)]
    strong.offers("bend:twice")


@M.clause("ML9.1")
@M.example("mageknight", "XE38", "XR12", "XR47")
@M.card("mageknight", "banner_of_command", "banner_of_glory")
def test_banner_of_command() -> None:
    s = deal("banner_of_command, march", units="foresters", offer="peasants", level=1)
    s.choose("play:banner_of_command", "basic:proclaim#4", "recruit:peasants")
    s.expect(my_units="foresters, peasants@banner_of_command")
    assert s.me.units[1].under == "standard" and s.faces(s.me.played) == []
    room = deal("banner_of_command, march", offer="peasants", level=1).choose(
        "play:banner_of_command", "basic:proclaim#4"
    )
    room.choose("recruit:peasants", "under:command").expect(my_units="peasants", my_played="banner_of_command")
    b = bare("march", units="foresters, peasants@banner_of_command", level=9)
    change_unit(b, 0, b.players[0].units[1].card, under="standard")
    b.agenda = []
    back = go(b.clone(), ("round_end",)).choose("return:banner_of_command")
    assert [back.unit_word(unit) for unit in back.state.players[0].units] == ["foresters"]
    kept = go(b.clone(), ("round_end",)).choose("keep:banner_of_command")
    assert len(kept.state.players[0].units) == 2
    flag = bare("banner_of_glory, march", units="peasants@banner_of_command")
    change_unit(flag, 0, flag.players[0].units[0].card, under="standard")
    other = go(flag, ("turn",)).choose("play:banner_of_glory", "basic:hoist#1").told("mk-unit-lost")  # XR47
    other.expect(my_units="", my_discard="banner_of_command, banner_of_glory", my_played="")
    strong = scene("banner_of_command, march", offer="thugs, delphana_masters")
    strong.choose("play:banner_of_command", "strong:muster#1").expect(my_fame=2, my_units="thugs")


@M.clause("ML9.2")
@M.example("mageknight", "XE5")
@M.card("mageknight", "banner_of_fortitude", "utem_swordsmen")
def test_banner_of_fortitude() -> None:
    s = fight("medusa", "march", phase="block", units="foresters@banner_of_fortitude, peasants", level=9).choose("next")
    s.choose("unit:foresters#banner_of_fortitude", "banner:foresters#banner_of_fortitude")
    s.expect(kind="mk.assign", keys=("hero", "unit:peasants"))  # 6 - 4 are left, and not for the same Unit
    s.choose("hero")
    assert s.me.units[0].wounds == 0 and s.me.units[0].furled
    let = fight("prowlers", "march", phase="block", units="foresters@banner_of_fortitude", level=9).choose("next")
    let.choose("unit:foresters#banner_of_fortitude", "none")
    assert let.me.units[0].wounds == 1
    own = fight("prowlers", "march", phase="attack", units="utem_swordsmen@banner_of_fortitude", level=9)
    own.choose("unit:utem_swordsmen#banner_of_fortitude", "use:attack#6")
    own.choose(next(key for key in own.keys if key.startswith("banner:")))
    assert own.me.units[0].wounds == 0
    heal = scene("banner_of_fortitude, march", units="peasants*, foresters**!").choose("play:banner_of_fortitude")
    heal.choose("strong:heal_units#1").expect(my_units="peasants, foresters!")


@M.card("mageknight", "soul_harvester")
@M.clause("M12.10")
def test_soul_harvester() -> None:
    s = fight("golems", "soul_harvester, rage", phase="attack", level=9)
    combat_of(s).foes[0] = combat_of(s).foes[0]._replace(armor=1)
    go(s.state).choose("play:soul_harvester", "basic:attack#3", "resolve", "colour:green")
    assert s.state.players[0].crystals["green"] == 1
    strong = fight("prowlers, diggers", "soul_harvester, rage", phase="attack", level=9).choose("aim:prowlers")
    strong.choose("aim:diggers", "play:soul_harvester", "strong:reap_all#8", "resolve")
    assert strong.state.players[0].crystals["white"] == 2
    both = fight("prowlers, heroes_fire, golems", "soul_harvester, rage", phase="attack", level=9)
    for at, foe in enumerate(combat_of(both).foes):
        combat_of(both).foes[at] = foe._replace(armor=1, resists=())
    both.choose("aim:prowlers", "aim:heroes_fire", "aim:golems", "play:soul_harvester", "basic:attack#3", "resolve")
    both.expect(keys=("colour:red", "colour:green", "colour:white")).choose("colour:green")  # one, and of any of them
    assert sum(both.me.crystals.values()) == 1
    early = fight("prowlers", "soul_harvester, swiftness", **MANA).choose("play:soul_harvester", "strong:reap_all#8")
    early.choose("play:swiftness", "strong:ranged_attack#3").expect(have=3).choose("resolve")
    assert early.state.players[0].crystals["white"] == 1  # the one that paid came back


@M.card("mageknight", "shield_of_the_fallen_kings")
@M.clause("ML10.1")
def test_shield_of_the_fallen_kings() -> None:
    s = fight("hydra", "shield_of_the_fallen_kings, rage", phase="block", level=9).choose("aim:hydra")
    s.choose("play:shield_of_the_fallen_kings", "strong:wards#4").expect(have=4).lacks(
        "fire:shield_of_the_fallen_kings"
    )
    s.choose("resolve", "aim:hydra").offers("fire:shield_of_the_fallen_kings")
    s.choose("fire:shield_of_the_fallen_kings", "resolve", "fire:shield_of_the_fallen_kings", "resolve")
    assert combat_of(s).phase == "attack"
    one = fight("swordsmen", "shield_of_the_fallen_kings, rage", phase="block", level=9)
    one.choose("play:shield_of_the_fallen_kings", "basic:plain_block#6").expect(have=6).choose("resolve")


@M.card("mageknight", "druidic_staff")
@M.clause("M5.13")
def test_druidic_staff() -> None:
    facts: dict[str, Any] = {"units": "peasants!", "at": "c01.C"}
    red = scene("druidic_staff, rage, wound", **facts).choose("play:druidic_staff", "basic:druid#1", "card:rage")
    red.expect(my_units="peasants")
    blue = scene("druidic_staff, stamina", **facts).choose("play:druidic_staff", "basic:druid#1", "colour:white")
    assert blue.me.crystals["white"] == 2
    green = scene("druidic_staff, march, wound", **facts).choose("play:druidic_staff", "basic:druid#1", "card:march")
    green.expect(healing=3)
    white = scene("druidic_staff, promise", **facts).choose("play:druidic_staff", "basic:druid#1", "step:e", "land")
    white.expect(my_at="c01.E")
    both = scene("druidic_staff, march, wound", **facts).choose("play:druidic_staff", "strong:druid_two#2")
    both.choose("staff:green").lacks("staff:green").choose("staff:blue", "colour:red").expect(healing=3)
    fought = fight("prowlers", "druidic_staff, rage, stamina").choose("play:druidic_staff", "basic:druid#1")
    fought.expect(kind="mk.colour")  # in combat only blue is of use
    pale = scene("druidic_staff, amulet_of_the_sun, wound", **facts).choose("play:druidic_staff")
    pale.refuses("basic:druid#1", "M5.5", "mk-why-no-other")


@M.card("mageknight", "circlet_of_proficiency")
@M.clause("M8.1")
def test_circlet_of_proficiency() -> None:
    def with_common(*skills: str) -> Scene:
        b = bare("circlet_of_proficiency, rage, march")
        b.common = tuple(create(b, list(skills)))
        for skill in b.common:
            reveal(b, skill)
        return go(b, ("turn",))

    s = with_common("tovak_double_time", "goldyx_source_freeze").choose("play:circlet_of_proficiency")
    s.choose("basic:proficient#1").expect(move=4)  # twice, and the interactive one is no choice
    once = with_common("goldyx_red_crystal_craft").choose("play:circlet_of_proficiency", "basic:proficient#1")
    assert once.me.crystals["blue"] == 1
    keep = with_common("tovak_double_time", "arythea_dark_paths").choose("play:circlet_of_proficiency")
    keep.choose("strong:adopt#1", "skill:arythea_dark_paths").offers("skill:arythea_dark_paths")
    assert len(keep.state.common) == 1
    none = with_common().choose("play:circlet_of_proficiency").expect(move=1)
    assert none.state.common == ()


@M.card("mageknight", "tome_of_all_spells")
@M.clause("M5.8")
def test_tome_of_all_spells() -> None:
    def with_spell(face: str, hand: str) -> Scene:
        b = bare(f"tome_of_all_spells, {hand}", source="", at="c01.C")
        offer(b, "spells", face)
        return go(b, ("turn",))

    s = with_spell("underground_travel", "march, rage").choose("play:tome_of_all_spells", "basic:tome#basic")
    s.expect(kind="mk.fly")
    assert s.faces(s.me.discard) == ["march"]
    strong = with_spell("space_bending", "stamina, rage").choose("play:tome_of_all_spells", "strong:tome#strong")
    strong.expect(another=1)  # by Day, and without mana
    wrong = with_spell("underground_travel", "rage, wound").choose("play:tome_of_all_spells")
    wrong.expect(move=1)


# -- the Ultimate printing


@M.clause("M5.13")
@M.card("mageknight", "power_of_crystals")
def test_power_of_crystals() -> None:
    s = scene("power_of_crystals, rage", crystals="red, blue", source="").choose("play:power_of_crystals")
    s.choose("basic:missing_crystal#1").expect(keys=("colour:green", "colour:white")).choose("colour:white")
    assert s.me.crystals["white"] == 1
    full = scene("power_of_crystals, rage", crystals="red, blue, green, white", source="").choose(
        "play:power_of_crystals"
    )
    full.refuses("basic:missing_crystal#1", "M6.1", "mk-why-all-colours")
    for token in ("blue", "green"):
        rich = scene("power_of_crystals, wound", crystals="red, blue, green, white", tokens=token, source="")
        rich.choose("play:power_of_crystals", "strong:move#4", f"token:{token}", "bonus:move").expect(move=6)
    rich.choose("end")
    draws = scene("power_of_crystals, wound", crystals="red, blue, green, white", tokens="blue", source="")
    draws.choose("play:power_of_crystals", "strong:draw#2", "token:blue", "bonus:draw")
    assert len(draws.me.hand) == 4
    heals = scene("power_of_crystals, wound", crystals="red, blue, green, white", tokens="blue", source="")
    heals.choose("play:power_of_crystals", "strong:heal#2", "token:blue", "bonus:heal").expect(healing=3)
    red = scene("power_of_crystals, wound", tokens="red", source="").choose("play:power_of_crystals")
    red.refuses("strong:move#4", "M6.5", "mk-why-mana")


@M.clause("M5.13")
@M.example("mageknight", "MR55")
@M.card("mageknight", "rush_of_adrenaline", "decompose")
def test_two_colours() -> None:
    assert hues("rush_of_adrenaline") == ("red", "green") and hues("wound") == () == hues("ruby_ring")
    b = bare("decompose, rush_of_adrenaline", source="")
    s = go(b, ("turn",)).choose("play:decompose", "basic:break_down#2", "colour:green")
    assert s.me.crystals == {"red": 0, "blue": 0, "green": 2, "white": 0}


@M.example("mageknight", "MR28")
@M.card("mageknight", "chilling_stare")
def test_the_dummy_turns_a_two_coloured_card() -> None:
    b = bare("march")
    deck = create(b, ["march"] * 6 + ["chilling_stare", "march", "march"], known=0)
    crystals = {"red": 0, "blue": 1, "green": 0, "white": 2}
    b.dummy = Dummy("arythea", deck, [], crystals, ())
    dummy_turn(b)
    assert len(b.dummy.deck) == 9 - 3 - 2


@M.card("mageknight", "rush_of_adrenaline")
@M.clause("M12.17")
def test_rush_of_adrenaline() -> None:
    b = fight("swordsmen", "rage", phase="block", deck="march, march, march", mods=[Mod("rush", 3)])
    b.choose("next")
    assert sorted(b.faces(b.me.hand)) == sorted(["rage"] + ["wound"] * 3 + ["march"] * 3)
    strong = fight("swordsmen", "rage", phase="block", deck="4 march", mods=[Mod("rush", 3, 1)]).choose("next")
    assert sorted(strong.faces(strong.me.hand)) == sorted(["rage"] + ["wound"] * 2 + ["march"] * 3)
    played = scene("rush_of_adrenaline, rage", tokens="green", source="").choose("play:rush_of_adrenaline")
    played.choose("strong:mod#rush")
    assert Mod("rush", 3, 1) in played.state.now.mods


@M.card("mageknight", "explosive_bolt")
@M.clause("M12.9")
def test_explosive_bolt() -> None:
    s = scene("explosive_bolt, rage").choose("play:explosive_bolt", "basic:wound#1")
    assert s.faces(s.me.hand).count("wound") == 1 and (s.me.crystals["red"], s.me.crystals["white"]) == (1, 1)
    blast = fight("prowlers, swordsmen, golems", "explosive_bolt, rage", tokens="white", source="", level=9)
    blast.choose("aim:prowlers", "play:explosive_bolt", "strong:ranged_attack#3", "resolve", "foe:golems")
    assert [foe.armor for foe in combat_of(blast).foes] == [3, 5, 4]


@M.card("mageknight", "chilling_stare")
@M.clause("ML11.12", "M12.9")
def test_chilling_stare() -> None:
    s = fight("sorcerers_token", "chilling_stare, rage", phase="block", units="peasants", level=9)
    s.choose("play:chilling_stare", "basic:dull#1", "next").expect(keys=("hero", "unit:peasants"))
    ghouls = fight("gibbering_ghouls", "chilling_stare, rage", phase="block", sets="tezla,ultimate")
    ghouls.choose("play:chilling_stare", "basic:dull#1", "next", "suffer:gibbering_ghouls").expect(
        want=4
    )  # no Vampiric
    cold = fight("ice_mages_token, prowlers", "chilling_stare, rage", phase="block", tokens="white", source="", level=9)
    cold.choose("play:chilling_stare", "strong:idle#1")
    assert [foe.idle for foe in combat_of(cold).foes] == [False, True]
    talk = deal("chilling_stare, rage").choose("play:chilling_stare").choose("basic:influence#3").expect(influence=3)
    assert talk.kind == "mk.deal"


@M.card("mageknight", "mysterious_box")
@M.example("mageknight", "XR45")
@M.clause("M5.1")
def test_mysterious_box() -> None:
    def over(face: str) -> Scene:
        b = bare("mysterious_box, rage", at="c01.C")
        top = next(card for card in b.stacks["artifacts"] if b.face[card] == face)
        b.stacks["artifacts"] = (*(card for card in b.stacks["artifacts"] if card != top), top)
        return go(b, ("turn",))

    s = over("ruby_ring").choose("play:mysterious_box", "basic:open_box#1").told("mk-box-opened")
    assert s.state.face[s.state.stacks["artifacts"][0]] == "ruby_ring" and s.me.fame == 0
    s.choose("box:ruby_ring", "basic:red_mana#1").expect(tokens=["red"], my_fame=2, my_played="mysterious_box")
    s.lacks("box:ruby_ring").choose("end")
    assert "mysterious_box" in s.faces(s.state.players[0].discard)
    strong = over("ruby_ring").choose("play:mysterious_box", "basic:open_box#1", "box:ruby_ring", "strong:endless#red")
    strong.choose("end")
    assert "mysterious_box" not in strong.faces([*strong.state.players[0].hand, *strong.state.players[0].discard])
    unused = over("horn_of_wrath").choose("play:mysterious_box", "basic:open_box#1").lacks("box:horn_of_wrath")
    unused.choose("end")  # it is for combats only
    assert "mysterious_box" in unused.faces(unused.state.players[0].hand) and unused.state.players[0].fame == 0


def test_ready_points_are_points() -> None:
    """Attacks that wait are made by their card."""
    s = fight("prowlers", "rage", phase="attack", mods=[Mod("loaded", 3, 0, "fire", 0)]).choose(
        next(key for key in fight("prowlers", "rage", phase="attack", mods=[Mod("loaded", 3, 0, "fire", 0)]).keys
             if key.startswith("fire:"))
    )  # fmt: skip
    assert combat_of(s).points == [Points("melee", "fire", 3, 0)]
    assert ending("march").state.round == 1
