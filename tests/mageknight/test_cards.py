"""Every card, Unit and skill: what each way of it gives, and when it is refused (M5-M8)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.mageknight.cards import CARDS, SKILLS, card_ways
from undercroft.games.mageknight.effects import either, heal, mana, moments_of, move, step, ways_of
from undercroft.games.mageknight.mana import gain_crystal, payable
from undercroft.games.mageknight.state import State
from undercroft.games.mageknight.units import UNITS, ability

from .scene import Scene, bare, deal, fight, go, scene

M = pytest.mark
RICH = {"crystals": "red, red, blue, blue, green, green, white, white", "source": ""}


def made(s: Scene) -> dict[str, Any]:
    """What there is to count: points, cards, crystals, tracks."""
    state, p = s.state, s.state.players[0]
    combat = state.combat
    return {
        "move": state.move,
        "influence": state.influence,
        "healing": state.healing,
        "points": combat.points if combat is not None else [],
        "tokens": state.tokens,
        "crystals": sum(p.crystals.values()),
        "fame": p.fame,
        "reputation": p.reputation,
        "wounds": s.faces(p.hand).count("wound"),
        "hand": len(p.hand),
    }


def at_moment(moment: str, hand: str, **more: Any) -> Scene:
    facts = {**RICH, **more}
    if moment in ("ranged", "block", "attack"):
        foes = facts.pop("foes", "prowlers")
        return fight(foes, hand, phase=moment, **facts)
    if moment == "deal":
        return deal(hand, **facts)
    return scene(hand, **facts)


def p(kind: str, n: int, element: str = "physical") -> list[tuple[str, str, int]]:
    return [(kind, element, n)]


WAYS: list[tuple[str, str, str, dict[str, Any]]] = [
    # card, moment, way, what it makes
    ("battle_versatility", "attack", "basic:attack#2", {"points": p("melee", 2)}),
    ("battle_versatility", "block", "basic:plain_block#2", {"points": p("block", 2)}),
    ("battle_versatility", "ranged", "basic:ranged_attack#1", {"points": p("ranged", 1)}),
    ("battle_versatility", "attack", "strong:attack#4", {"points": p("melee", 4)}),
    ("battle_versatility", "block", "strong:plain_block#4", {"points": p("block", 4)}),
    ("battle_versatility", "attack", "strong:fire_attack#3", {"points": p("melee", 3, "fire")}),
    ("battle_versatility", "block", "strong:fire_block#3", {"points": p("block", 3, "fire")}),
    ("battle_versatility", "ranged", "strong:ranged_attack#3", {"points": p("ranged", 3)}),
    ("battle_versatility", "ranged", "strong:siege_attack#2", {"points": p("siege", 2)}),
    ("cold_toughness", "attack", "basic:ice_attack#2", {"points": p("melee", 2, "ice")}),
    ("cold_toughness", "block", "basic:ice_block#3", {"points": p("block", 3, "ice")}),
    ("cold_toughness", "block", "strong:icons_block#5", {"points": p("block", 5, "ice")}),
    ("crystallize", "move", "basic:red_crystal#1", {"crystals": 8}),
    ("determination", "attack", "basic:attack#2", {"points": p("melee", 2)}),
    ("determination", "block", "basic:plain_block#2", {"points": p("block", 2)}),
    ("determination", "block", "strong:plain_block#5", {"points": p("block", 5)}),
    ("instinct", "move", "basic:move#2", {"move": 2}),
    ("instinct", "deal", "basic:influence#2", {"influence": 2}),
    ("instinct", "attack", "basic:attack#2", {"points": p("melee", 2)}),
    ("instinct", "block", "basic:plain_block#2", {"points": p("block", 2)}),
    ("instinct", "move", "strong:move#4", {"move": 4}),
    ("instinct", "deal", "strong:influence#4", {"influence": 4}),
    ("instinct", "attack", "strong:attack#4", {"points": p("melee", 4)}),
    ("instinct", "block", "strong:plain_block#4", {"points": p("block", 4)}),
    ("mana_draw", "move", "basic:more_dice#1", {}),
    ("mana_pull", "move", "basic:more_dice#1", {}),
    ("march", "move", "basic:move#2", {"move": 2}),
    ("march", "move", "strong:move#4", {"move": 4}),
    ("march", "move", "sideways:move#1", {"move": 1}),
    ("march", "attack", "sideways:attack#1", {"points": p("melee", 1)}),
    ("march", "block", "sideways:plain_block#1", {"points": p("block", 1)}),
    ("march", "deal", "sideways:influence#1", {"influence": 1}),
    ("noble_manners", "deal", "basic:influence#2", {"influence": 2, "fame": 1}),
    ("noble_manners", "deal", "strong:influence#4", {"influence": 4, "fame": 1, "reputation": 1}),
    ("promise", "deal", "basic:influence#2", {"influence": 2}),
    ("promise", "deal", "strong:influence#4", {"influence": 4}),
    ("rage", "attack", "basic:attack#2", {"points": p("melee", 2)}),
    ("rage", "block", "basic:plain_block#2", {"points": p("block", 2)}),
    ("rage", "attack", "strong:attack#4", {"points": p("melee", 4)}),
    ("rejuvenate", "move", "basic:draw#1", {"hand": 2}),
    ("rejuvenate", "move", "basic:green_mana#1", {"tokens": ["green"]}),
    ("rejuvenate", "move", "strong:draw#2", {"hand": 3}),
    ("rejuvenate", "move", "strong:green_crystal#1", {"crystals": 8}),
    ("stamina", "move", "basic:move#2", {"move": 2}),
    ("stamina", "move", "strong:move#4", {"move": 4}),
    ("swiftness", "move", "basic:move#2", {"move": 2}),
    ("swiftness", "ranged", "strong:ranged_attack#3", {"points": p("ranged", 3)}),
    ("threaten", "deal", "basic:influence#2", {"influence": 2}),
    ("threaten", "deal", "strong:influence#5", {"influence": 5, "reputation": -1}),
    ("tranquility", "move", "basic:draw#1", {"hand": 2}),
    ("tranquility", "move", "strong:draw#2", {"hand": 3}),
    ("will_focus", "move", "basic:green_crystal#1", {"crystals": 9}),
    # Advanced Actions
    ("ambush", "move", "basic:move#2", {"move": 2}),
    ("ambush", "move", "strong:move#4", {"move": 4}),
    ("blood_rage", "attack", "basic:attack#2", {"points": p("melee", 2)}),
    ("blood_rage", "attack", "basic:attack#5", {"points": p("melee", 5), "wounds": 1}),
    ("blood_rage", "attack", "strong:attack#4", {"points": p("melee", 4)}),
    ("blood_rage", "attack", "strong:attack#9", {"points": p("melee", 9), "wounds": 1}),
    ("crushing_bolt", "move", "basic:green_crystal#1", {"crystals": 9}),
    ("crushing_bolt", "ranged", "strong:siege_attack#3", {"points": p("siege", 3)}),
    ("fire_bolt", "move", "basic:red_crystal#1", {"crystals": 9}),
    ("fire_bolt", "ranged", "strong:ranged_fire_attack#3", {"points": p("ranged", 3, "fire")}),
    ("frost_bridge", "move", "basic:move#2", {"move": 2}),
    ("frost_bridge", "move", "strong:move#4", {"move": 4}),
    ("heroic_tale", "deal", "basic:influence#3", {"influence": 3}),
    ("heroic_tale", "deal", "strong:influence#6", {"influence": 6}),
    ("ice_bolt", "move", "basic:blue_crystal#1", {"crystals": 9}),
    ("ice_bolt", "ranged", "strong:ranged_ice_attack#3", {"points": p("ranged", 3, "ice")}),
    ("ice_shield", "block", "basic:ice_block#3", {"points": p("block", 3, "ice")}),
    ("ice_shield", "block", "strong:ice_block#3", {"points": p("block", 3, "ice")}),
    ("in_need", "deal", "basic:gather#3", {"influence": 4, "wounds": 1}),
    ("in_need", "deal", "strong:gather#5", {"influence": 7, "wounds": 1}),
    ("intimidate", "deal", "basic:influence#4", {"influence": 4, "reputation": -1}),
    ("intimidate", "attack", "basic:attack#3", {"points": p("melee", 3), "reputation": -1}),
    ("intimidate", "deal", "strong:influence#8", {"influence": 8, "reputation": -2}),
    ("intimidate", "attack", "strong:attack#7", {"points": p("melee", 7), "reputation": -2}),
    ("path_finding", "move", "basic:move#2", {"move": 2}),
    ("path_finding", "move", "strong:move#4", {"move": 4}),
    ("pure_magic", "move", "basic:move#4", {"move": 4, "crystals": 7}),
    ("pure_magic", "deal", "basic:influence#4", {"influence": 4, "crystals": 7}),
    ("pure_magic", "block", "basic:plain_block#4", {"points": p("block", 4), "crystals": 7}),
    ("pure_magic", "attack", "basic:attack#4", {"points": p("melee", 4), "crystals": 7}),
    ("pure_magic", "move", "strong:move#7", {"move": 7, "crystals": 6}),
    ("pure_magic", "deal", "strong:influence#7", {"influence": 7, "crystals": 6}),
    ("pure_magic", "block", "strong:plain_block#7", {"points": p("block", 7), "crystals": 6}),
    ("pure_magic", "attack", "strong:attack#7", {"points": p("melee", 7), "crystals": 6}),
    ("refreshing_walk", "move", "basic:move#2", {"move": 2, "healing": 1}),
    ("refreshing_walk", "move", "strong:move#4", {"move": 4, "healing": 2}),
    ("regeneration", "move", "basic:mend#1", {"healing": 1, "wounds": 1}),
    ("regeneration", "move", "strong:mend#2", {"healing": 2, "wounds": 1}),
    ("song_of_wind", "move", "basic:move#2", {"move": 2}),
    ("song_of_wind", "move", "strong:move#2", {"move": 2, "crystals": 7}),
    ("song_of_wind", "move", "strong:move_lakes#2", {"move": 2, "crystals": 6}),
    ("steady_tempo", "move", "basic:move#2", {"move": 2}),
    ("steady_tempo", "move", "strong:move#4", {"move": 4}),
    ("swift_bolt", "move", "basic:white_crystal#1", {"crystals": 9}),
    ("swift_bolt", "ranged", "strong:ranged_attack#4", {"points": p("ranged", 4)}),
    ("mana_storm", "move", "strong:reroll_source#1", {"crystals": 7}),
    ("crystal_mastery", "move", "strong:mod#refund", {"crystals": 7}),
    ("into_the_heat", "ranged", "basic:units_up#2", {}),
    # Spells
    ("burning_shield", "block", "basic:fire_block#4", {"points": p("block", 4, "fire"), "crystals": 7}),
    ("demolish", "ranged", "basic:open_site#1", {"crystals": 7}),
    ("fireball", "ranged", "basic:ranged_fire_attack#5", {"points": p("ranged", 5, "fire"), "crystals": 7}),
    ("flame_wall", "attack", "basic:fire_attack#5", {"points": p("melee", 5, "fire")}),
    ("flame_wall", "block", "basic:fire_block#7", {"points": p("block", 7, "fire")}),
    ("mana_bolt", "attack", "basic:ice_attack#8", {"points": p("melee", 8, "ice"), "crystals": 6}),
    ("mana_bolt", "attack", "basic:cold_fire_attack#7", {"points": p("melee", 7, "cold_fire"), "crystals": 6}),
    ("mana_bolt", "ranged", "basic:ranged_ice_attack#6", {"points": p("ranged", 6, "ice"), "crystals": 6}),
    ("mana_bolt", "ranged", "basic:siege_ice_attack#5", {"points": p("siege", 5, "ice"), "crystals": 6}),
    ("restoration", "move", "basic:restore#3", {"healing": 3, "wounds": 1}),
    ("snowstorm", "ranged", "basic:ranged_ice_attack#5", {"points": p("ranged", 5, "ice"), "crystals": 7}),
    ("tremor", "attack", "basic:weaken_all#2", {"crystals": 7}),
    # Artifacts
    ("amulet_of_the_sun", "move", "basic:gold_mana#1", {"tokens": ["gold"]}),
    ("amulet_of_the_sun", "move", "strong:gold_mana#3", {"tokens": ["gold"] * 3}),
    ("diamond_ring", "move", "basic:white_mana#1", {"tokens": ["white"], "crystals": 9, "fame": 1}),
    ("emerald_ring", "move", "basic:green_mana#1", {"tokens": ["green"], "crystals": 9, "fame": 1}),
    ("endless_bag_of_gold", "deal", "basic:influence#4", {"influence": 4, "fame": 2}),
    ("endless_bag_of_gold", "deal", "strong:influence#9", {"influence": 9, "fame": 3}),
    ("endless_gem_pouch", "move", "strong:gem_mana#1", {"tokens": ["red", "blue", "green", "white", "gold"]}),
    ("golden_grail", "move", "basic:grail#2", {"healing": 2, "wounds": 1}),
    ("golden_grail", "move", "strong:grail#6", {"healing": 6, "wounds": 1}),
    ("horn_of_wrath", "ranged", "basic:siege_attack#5", {"points": p("siege", 5)}),
    ("ruby_ring", "move", "basic:red_mana#1", {"tokens": ["red"], "crystals": 9, "fame": 1}),
    ("sapphire_ring", "move", "basic:blue_mana#1", {"tokens": ["blue"], "crystals": 9, "fame": 1}),
    ("sword_of_justice", "attack", "strong:blades#1", {}),
]
HURT = {"in_need", "regeneration", "restoration", "golden_grail"}


@pytest.mark.parametrize(
    ("card", "moment", "way", "wanted"),
    [pytest.param(*row, marks=M.card("mageknight", row[0]), id=f"{row[0]}-{row[2]}") for row in WAYS],
)
def test_what_a_way_makes(card: str, moment: str, way: str, wanted: dict[str, Any]) -> None:
    hand = f"{card}, rage" + (", wound" if card in HURT else "")
    s = at_moment(moment, hand)
    before = made(s)
    s.choose(f"play:{card}", way)
    if s.kind == "mk.pay":
        s.choose(s.keys[0])
    after = made(s)
    for name, value in wanted.items():
        assert after[name] == value, (name, after[name])
    strong_action = way.startswith("strong") and CARDS[card].sort == "action"
    costly = strong_action or CARDS[card].sort == "spell"
    if "crystals" not in wanted:
        assert after["crystals"] == before["crystals"] - costly
    assert card in s.faces(s.me.played) or s.state.combat is None
    assert ("away" in [how for _, how in s.state.returned]) == (
        way.startswith("strong") and CARDS[card].sort == "artifact"
    )


def test_every_card_is_tested_or_later() -> None:
    told = {row[0] for row in WAYS} | OWN_TESTS | {name for name, card in CARDS.items() if card.later}
    assert told == set(CARDS)


OWN_TESTS = {
    "agility", "diplomacy", "learning", "meditation",
    "concentration", "crystal_joy", "improvisation", "blood_ritual", "decompose", "maximal_effect", "training", "chill",
    "expose", "whirlwind", "amulet_of_darkness", "book_of_wisdom",
}  # fmt: skip


@pytest.mark.parametrize(
    "card",
    [pytest.param(name, marks=M.card("mageknight", name)) for name, own in CARDS.items() if own.later],
)
def test_cards_that_are_not_built_yet_say_so(card: str) -> None:
    s = scene(f"{card}, rage", **RICH).choose(f"play:{card}")
    if s.kind == "mk.way":
        s.refuses("basic", "M5.1", "mk-why-later")
    else:
        assert s.state.move == 1
    assert [way.mode for way in card_ways(card, 1)] == ["sideways"] * 4


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
    assert strong.state.combat is not None and strong.state.combat.points == [("melee", "physical", 5)]


@M.card("mageknight", "concentration")
@M.clause("M5.8")
@M.example("mageknight", "MR32", "MR36")
def test_concentration() -> None:
    s = scene("concentration, march, rage", crystals="green", source="").choose("play:concentration", "strong:paired#2")
    s.choose("card:march").expect(move=6, my_played="concentration, march")
    basic = scene("concentration, rage").choose("play:concentration", "basic:any_mana#1", "colour:white")
    basic.expect(tokens=["white"])
    alone = scene("concentration, wound", crystals="green", source="").choose("play:concentration")
    assert "strong:paired#2" not in alone.keys
    dear = scene("concentration, pure_magic, wound", crystals="green", source="").choose("play:concentration")
    assert "strong:paired#2" not in dear.keys  # its own mana and the inner one cannot both be paid
    paid = scene("concentration, pure_magic, wound", crystals="green, green", source="")
    paid.choose("play:concentration", "strong:paired#2", "card:pure_magic").expect(move=9)


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


@M.card("mageknight", "mana_draw", "mana_pull")
@M.clause("M6.3", "M16.1")
@M.example("mageknight", "ME20")
def test_dice_taken_by_effects_do_not_count() -> None:
    s = scene("mana_draw, march, rage", crystals="white", source="red, gold, green")
    s.choose("play:mana_draw", "strong:take_dice#1", "crystal:white")
    s.choose("take:red", "colour:blue")
    assert s.state.tokens == ["blue", "blue"] and s.state.dice_left == 1 and ("blue", False) in s.state.used_dice
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
    mods: list[tuple[str | int, ...]] = [("ambush", 1, 2)]
    s = fight("prowlers", "rage, march", phase="block", mods=mods).choose("play:march", "sideways:plain_block#1")
    s.expect(have=3).choose("play:rage", "basic:plain_block#2").expect(have=5)


@M.card("mageknight", "frost_bridge", "song_of_wind", "path_finding")
def test_terrain_cards() -> None:
    from undercroft.games.mageknight.movement import cost

    s = scene("frost_bridge, rage", crystals="blue", source="", tiles="c01, c02")
    s.choose("play:frost_bridge", "strong:move#4")
    assert cost(s.state, s.at("c01.NE")) == 1
    wind = scene("song_of_wind, rage").choose("play:song_of_wind", "basic:move#2")
    assert cost(wind.state, wind.at("c01.SE")) == 1
    path = scene("path_finding, rage", night=True).choose("play:path_finding", "basic:move#2")
    assert (cost(path.state, path.at("c01.SE")), cost(path.state, path.at("c01.C"))) == (2, 4)


@M.card("mageknight", "blood_ritual")
def test_blood_ritual() -> None:
    s = scene("blood_ritual, rage").choose("play:blood_ritual", "basic:red_crystal#1", "colour:black")
    assert s.state.tokens == ["black"] and s.me.crystals["red"] == 1 and "wound" in s.faces(s.me.hand)
    strong = scene("blood_ritual, rage", crystals="red", source="").choose("play:blood_ritual", "strong:any_mana#3")
    strong.choose("colour:red", "colour:gold", "colour:black", "colour:red", "token:red")
    assert strong.me.crystals["red"] == 1 and strong.state.tokens == ["gold", "black"]


def offer(s: State, name: str, face: str) -> None:
    """Only this card is on offer."""
    row = s.spells if name == "spells" else s.advanced
    s.decks[name] += row
    card = next(card for card in s.decks[name] if s.face[card] == face)
    s.decks[name].remove(card)
    row[:] = [card]
    s.known[card] = -1


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
    assert bolt.state.combat is not None and bolt.state.combat.points == [("siege", "ice", 8)]
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
    assert ("black_usable",) in s.state.mods and s.state.tokens == ["black", "red", "red"]
    assert ("gold_usable",) in scene("amulet_of_the_sun", night=True).choose(
        "play:amulet_of_the_sun", "basic:gold_mana#1"
    ).state.mods
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


# -- mana


@M.clause("M6.1", "M5.9", "M6.2")
@M.example("mageknight", "MR6")
def test_crystals_have_a_limit() -> None:
    s = bare(crystals="red, red, red")
    gain_crystal(s, 0, "red")
    assert s.tokens == ["red"] and s.players[0].crystals["red"] == 3
    gain_crystal(s, 0, "red", surplus=False)
    assert s.tokens == ["red"]
    paid = scene("march, rage", crystals="green", source="").choose("play:march", "strong:move#4")
    assert paid.me.crystals["green"] == 0 and paid.state.spent == ["green"]


@M.clause("M6.3", "M6.4", "M6.5")
def test_one_die_each_turn() -> None:
    s = scene("march, stamina, rage", source="green, blue, gold").choose("play:march", "strong:move#4")
    s.expect(kind="mk.pay", keys=("die:green", "die:gold")).choose("die:green").expect(move=4)
    s.choose("play:stamina").lacks("strong:move#4").refuses("strong:move#4", "M6.5", "mk-why-mana", colours=["blue"])
    s.choose("basic:move#2", "end", "done")
    assert len(s.state.source) == 3
    b = bare(source="gold", tokens="red")
    assert payable(b, ("red", "blue")) and not payable(b, ("blue", "green")) and payable(b, ("red",))


# -- timing


@M.clause("M5.10", "M5.11", "M17.1")
@M.example("mageknight", "W5", "W6", "W8", "W10", "W12", "W14", "W16")
def test_icons_decide_when() -> None:
    assert moments_of(heal(1), ("healing",)) == {"move", "deal", "after"}
    assert moments_of(move(2), ("movement",)) == {"move"}
    assert moments_of(mana("red"), ("special",)) == {"move", "deal", "after", "ranged", "block", "attack"}
    calm = ways_of(either(heal(1), step("draw", 1)), "basic", (), ("healing",))
    assert all(not way.moments & {"ranged", "block", "attack"} for way in calm)
    s = fight("prowlers", "tranquility, rage")
    s.lacks("play:tranquility").refuses("play:tranquility", "M5.10", "mk-why-in-combat")
    scene("rage, promise").choose("play:promise", "sideways:move#1").expect(move=1)
    scene("rage, promise").choose("play:rage", "sideways:move#1").expect(move=1)


@M.clause("M5.12", "M7.3")
@M.example("mageknight", "MR26")
def test_unit_abilities_have_no_icons() -> None:
    assert ability(heal(2))[0].moments == {"move", "deal", "after"}
    assert ability(mana("green"))[0].moments >= {"ranged", "move"}
    s = fight("prowlers", "rage", units="herbalists, peasants!")
    s.choose("unit:herbalists")  # only mana is left in combat: no healing, no readying
    assert s.state.tokens == ["green"] and s.me.units[0].spent


@M.clause("M5.2", "M5.3")
def test_sideways_and_powering() -> None:
    s = fight("prowlers", "march, wound", phase="block").choose("play:march")
    assert s.state.combat is not None and s.state.combat.points == [("block", "physical", 1)]
    s.lacks("play:wound").refuses("play:wound", "M15.1", "mk-why-wound")
    fight("prowlers", "march, rage").lacks("play:march", "play:rage")  # never Ranged or Siege


@M.clause("M5.7")
def test_lasting_effects_end_with_the_turn() -> None:
    s = scene("mana_pull, rage, march", source="").choose("play:mana_pull", "basic:more_dice#1")
    assert ("wild_black",) in s.state.mods
    s.choose("end", "done")
    assert s.state.mods == []


# -- Units

UNIT_WAYS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("altem_guardians", "block", "use:plain_block#8", {"points": p("swift_block", 8)}),
    ("altem_guardians", "attack", "use:attack#5", {"points": p("melee", 5)}),
    ("altem_mages", "attack", "use:cold_fire_attack#9", {"points": p("melee", 9, "cold_fire"), "crystals": 6}),
    ("altem_mages", "block", "use:cold_fire_block#7", {"points": p("block", 7, "cold_fire"), "crystals": 7}),
    ("amotep_freezers", "attack", "use:attack#5", {"points": p("melee", 5)}),
    ("amotep_gunners", "ranged", "use:ranged_fire_attack#6", {"points": p("ranged", 6, "fire"), "crystals": 7}),
    ("catapults", "ranged", "use:siege_attack#3", {"points": p("siege", 3)}),
    ("catapults", "ranged", "use:siege_ice_attack#5", {"points": p("siege", 5, "ice"), "crystals": 7}),
    ("fire_golems", "ranged", "use:ranged_fire_attack#4", {"points": p("ranged", 4, "fire"), "crystals": 7}),
    ("fire_mages", "move", "use:red_mana#1", {"tokens": ["red"], "crystals": 9}),
    ("foresters", "move", "use:move#2", {"move": 2}),
    ("foresters", "block", "use:plain_block#3", {"points": p("block", 3)}),
    ("guardian_golems", "block", "use:fire_block#4", {"points": p("block", 4, "fire"), "crystals": 7}),
    ("herbalists", "move", "use:green_mana#1", {"tokens": ["green"]}),
    ("herbalists", "move", "use:heal#2", {"healing": 2, "crystals": 7}),
    ("ice_golems", "attack", "use:ice_attack#6", {"points": p("melee", 6, "ice"), "crystals": 7}),
    ("ice_mages", "ranged", "use:siege_ice_attack#4", {"points": p("siege", 4, "ice"), "crystals": 7}),
    ("illusionists", "deal", "use:influence#4", {"influence": 4}),
    ("illusionists", "move", "use:white_crystal#1", {"crystals": 9}),
    ("northern_monks", "block", "use:ice_block#4", {"points": p("block", 4, "ice"), "crystals": 7}),
    ("peasants", "move", "use:move#2", {"move": 2}),
    ("peasants", "deal", "use:influence#2", {"influence": 2}),
    ("peasants", "attack", "use:attack#2", {"points": p("melee", 2)}),
    ("red_cape_monks", "attack", "use:fire_attack#4", {"points": p("melee", 4, "fire"), "crystals": 7}),
    ("savage_monks", "ranged", "use:siege_attack#4", {"points": p("siege", 4), "crystals": 7}),
    ("utem_crossbowmen", "ranged", "use:ranged_attack#2", {"points": p("ranged", 2)}),
    ("utem_guardsmen", "block", "use:plain_block#4", {"points": p("swift_block", 4)}),
    ("utem_swordsmen", "attack", "use:attack#6", {"points": p("melee", 6)}),
]


@pytest.mark.parametrize(
    ("unit", "moment", "way", "wanted"),
    [pytest.param(*row, marks=M.card("mageknight", row[0]), id=f"{row[0]}-{row[2]}") for row in UNIT_WAYS],
)
def test_what_a_unit_can_do(unit: str, moment: str, way: str, wanted: dict[str, Any]) -> None:
    hurt = ", wound" if "heal#" in way else ""
    s = at_moment(moment, "rage, rage" + hurt, units=unit, fame=8, level=3, reputation=0)
    s.choose(f"unit:{unit}", way)
    after = made(s)
    for name, value in wanted.items():
        assert after[name] == value, (name, after[name])
    own = s.me.units[0]
    assert own.spent and own.wounds == (1 if way == "use:attack#6" else 0)
    key = f"unit:{unit}#spent" + ("1" if own.wounds else "")
    message = "mk-why-unit-wounded" if own.wounds else "mk-why-unit-spent"
    s.refuses(key, "M15.3" if own.wounds else "M7.3", message, what=unit)


def test_every_unit_is_tested() -> None:
    assert {row[0] for row in UNIT_WAYS} == set(UNITS)


@M.card("mageknight", "amotep_freezers", "illusionists")
def test_units_that_stop_attacks() -> None:
    s = fight("prowlers, diggers", "rage", units="illusionists", crystals="white", source="", level=3)
    s.choose("unit:illusionists", "use:idle#1")  # the fortified one is out of reach
    assert [foe["idle"] for foe in s.panel["foes"]] == [True, False]
    f = fight("guardsmen, ice_mages_token", "rage", units="amotep_freezers", crystals="blue", source="", level=3)
    f.choose("unit:amotep_freezers", "use:idle_weak#3")
    assert f.panel["foes"][0]["armor"] == 4 and f.panel["foes"][0]["idle"]


@M.clause("M7.4")
def test_readying_keeps_wounds() -> None:
    s = scene("rejuvenate, rage", units="peasants!*, foresters").choose("play:rejuvenate", "basic:ready#2")
    s.expect(my_units="peasants*, foresters")


@M.clause("M7.5")
@M.card("mageknight", "into_the_heat")
def test_bonuses_to_units() -> None:
    s = fight("prowlers", "into_the_heat, rage", units="utem_crossbowmen", crystals="red", source="", level=3)
    s.choose("play:into_the_heat", "strong:units_up#3", "unit:utem_crossbowmen", "use:ranged_attack#2").expect(have=5)
    assert ("no_unit_damage",) in s.state.mods


# -- skills

SKILL_WAYS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("arythea_burning_power", "ranged", "use:siege_fire_attack#1", {"points": p("siege", 1, "fire")}),
    ("arythea_dark_fire_magic", "move", "use:black_mana#1", {"tokens": ["black"], "crystals": 9}),
    ("arythea_dark_negotiation", "deal", "use:talk#2", {"influence": 2}),
    ("arythea_dark_paths", "move", "use:walk#1", {"move": 1}),
    ("arythea_hot_swordsmanship", "attack", "use:fire_attack#2", {"points": p("melee", 2, "fire")}),
    ("arythea_motivation", "move", "use:draw#2", {"tokens": ["red"], "hand": 4}),
    ("goldyx_freezing_power", "ranged", "use:siege_ice_attack#1", {"points": p("siege", 1, "ice")}),
    ("goldyx_glittering_fortune", "deal", "use:glitter#1", {"influence": 4}),
    ("goldyx_green_crystal_craft", "move", "use:blue_crystal#1", {"tokens": ["green"], "crystals": 9}),
    ("goldyx_motivation", "move", "use:draw#2", {"tokens": ["green"], "hand": 4}),
    ("goldyx_potion_making", "move", "use:heal#2", {"healing": 2}),
    ("goldyx_red_crystal_craft", "move", "use:blue_crystal#1", {"tokens": ["red"], "crystals": 9}),
    ("goldyx_white_crystal_craft", "move", "use:blue_crystal#1", {"tokens": ["white"], "crystals": 9}),
    ("norowas_bright_negotiation", "deal", "use:talk#3", {"influence": 3}),
    ("norowas_day_sharpshooting", "ranged", "use:shoot#2", {"points": p("ranged", 2)}),
    ("norowas_forward_march", "move", "use:march_on#3", {"move": 1}),
    ("norowas_inspiration", "move", "use:ready#4", {}),
    ("norowas_leaves_in_the_wind", "move", "use:green_crystal#1", {"tokens": ["white"], "crystals": 9}),
    ("norowas_motivation", "move", "use:draw#2", {"tokens": ["white"], "hand": 4}),
    ("norowas_whispers_in_the_treetops", "move", "use:white_crystal#1", {"tokens": ["green"], "crystals": 9}),
    ("tovak_cold_swordsmanship", "attack", "use:ice_attack#2", {"points": p("melee", 2, "ice")}),
    ("tovak_double_time", "move", "use:walk#2", {"move": 2}),
    ("tovak_i_dont_give_a_damn", "move", "use:mod#sideways", {}),
    ("tovak_i_feel_no_pain", "move", "use:discard_wound#1", {"wounds": 0}),
    ("tovak_motivation", "move", "use:draw#2", {"tokens": ["blue"], "hand": 4}),
    ("tovak_night_sharpshooting", "ranged", "use:shoot#1", {"points": p("ranged", 1)}),
    ("tovak_resistance_break", "ranged", "use:break#1", {}),
    ("arythea_power_of_pain", "move", "use:mod#pain", {}),
    ("goldyx_universal_power", "move", "use:universal#red", {"crystals": 7}),
    ("norowas_leadership", "block", "use:lead#plain_block", {}),
    ("tovak_who_needs_magic", "move", "use:no_magic#3", {}),
    ("tovak_shield_mastery", "block", "use:ice_block#2", {"points": p("block", 2, "ice")}),
]


@M.clause("M8.2")
@M.example("mageknight", "MR22")
@pytest.mark.parametrize(
    ("skill", "moment", "way", "wanted"),
    [pytest.param(*row, marks=M.card("mageknight", row[0]), id=row[0]) for row in SKILL_WAYS],
)
def test_what_a_skill_does(skill: str, moment: str, way: str, wanted: dict[str, Any]) -> None:
    hand = "rage, wound" if skill in ("goldyx_potion_making", "tovak_i_feel_no_pain") else "rage, rage"
    s = at_moment(moment, hand, skills=skill, units="peasants, foresters!", level=3)
    s.choose(f"skill:{skill}", way)
    if s.kind in ("mk.pick", "mk.target"):
        s.choose(s.keys[0])
    after = made(s)
    for name, value in wanted.items():
        assert after[name] == value, (name, after[name])
    often = SKILLS[skill].often
    s.refuses(f"skill:{skill}", "M8.3" if often == "round" else "M8.2", f"mk-why-used-{often}")


LATER = [name for name, own in SKILLS.items() if own.later]


@M.clause("M8.1")
@pytest.mark.parametrize("skill", [pytest.param(name, marks=M.card("mageknight", name)) for name in LATER])
def test_skills_that_are_not_built_yet_say_so(skill: str) -> None:
    scene("rage", skills=skill).lacks(f"skill:{skill}").refuses(f"skill:{skill}", "M8.1", "mk-why-later")


def test_every_skill_is_tested() -> None:
    assert {row[0] for row in SKILL_WAYS} | set(LATER) == set(SKILLS)


@M.card("mageknight", "tovak_i_dont_give_a_damn")
def test_sideways_worth_more() -> None:
    s = scene("march, ambush", skills="tovak_i_dont_give_a_damn").choose("skill:tovak_i_dont_give_a_damn")
    s.choose("play:ambush", "sideways:move#3").expect(move=3)
    s.choose("play:march", "sideways:move#1").expect(move=4)


@M.clause("M8.2")
def test_skills_of_the_turn_come_back() -> None:
    s = scene("rage, rage", skills="tovak_double_time, goldyx_potion_making", tactic="the_right_moment")
    s.choose("skill:tovak_double_time", "tactic:the_right_moment", "end", "done", "start")
    s.offers("skill:tovak_double_time")


# -- conversions


@M.card("mageknight", "agility")
@M.example("mageknight", "ME42", "MR30")
@M.clause("M9.8")
def test_agility_turns_move_into_attack() -> None:
    walk = scene("agility, rage").choose("play:agility", "basic:agile#2").expect(move=2)
    assert ("agile", 0) in walk.state.mods
    s = fight("prowlers", "agility, march, rage", phase="attack", crystals="white, green", source="", move=3)
    s.expect(move=0)  # what was left is gone
    s.choose("play:agility", "strong:agile#4").expect(have=4).choose("play:march", "strong:move#4").expect(have=8)
    shot = fight("prowlers", "agility, rage", crystals="white", source="").choose("play:agility", "strong:agile#4")
    shot.expect(have=2, want=3)
    fight("prowlers", "agility, rage", source="").lacks("play:agility")  # the basic effect has no Ranged Attack


@M.card("mageknight", "diplomacy")
def test_diplomacy_turns_influence_into_block() -> None:
    s = fight(
        "fire_mages_token", "diplomacy, promise, rage", phase="block", crystals="white", source="", units="peasants"
    )
    s.choose("play:diplomacy", "strong:diplomat#ice").expect(have=4, want=6)
    s.choose("play:promise", "basic:influence#2").expect(have=6)
    talk = deal("diplomacy, rage").choose("play:diplomacy", "basic:diplomat#physical").expect(influence=2)
    assert ("diplomat", "physical") in talk.state.mods


@M.card("mageknight", "learning")
def test_learning() -> None:
    s = deal("learning, promise, rage", reputation=7, crystals="white", source="")
    s.choose("play:learning", "basic:influence#2")
    face = s.state.face[s.state.advanced[0]]
    s.choose(f"learn:{face}").expect(influence=1)
    assert face in s.faces(s.me.discard) and len(s.state.advanced) == 3 and not s.state.mods


@M.card("mageknight", "meditation")
def test_meditation() -> None:
    s = scene("meditation, rage", crystals="green", source="black", night=True, discard="march, wound, promise")
    s.choose("play:meditation", "strong:recall#2", "take:march", "take:promise", "to:top")
    assert s.faces(s.me.deck[-2:]) == ["march", "promise"] and s.faces(s.me.discard) == ["wound"]
    assert s.me.more_cards == 2
    luck = scene("meditation, rage", crystals="green", source="", discard="march, wound, promise")
    luck.choose("play:meditation", "basic:recall#2", "to:bottom")
    assert len(luck.me.discard) == 1 and len(luck.me.deck) == 5


@M.card("mageknight", "arythea_power_of_pain", "goldyx_universal_power", "tovak_who_needs_magic", "norowas_leadership")
def test_skills_that_change_other_things() -> None:
    pain = scene("wound, rage", skills="arythea_power_of_pain").choose("skill:arythea_power_of_pain", "play:wound")
    pain.expect(move=2, my_played="wound").lacks("play:wound")
    power = scene("march, rage", skills="goldyx_universal_power", crystals="green", source="")
    power.choose("skill:goldyx_universal_power", "play:march", "sideways:move#4").expect(move=4)
    magic = scene("march, rage", skills="tovak_who_needs_magic", source="green")
    magic.choose("skill:tovak_who_needs_magic", "use:no_magic#3", "play:march").lacks("strong:move#4")
    magic.choose("sideways:move#3").expect(move=3)
    lead = fight("prowlers", "rage", phase="block", skills="norowas_leadership", units="peasants")
    lead.choose("skill:norowas_leadership", "use:lead#plain_block", "unit:peasants").expect(have=5)
