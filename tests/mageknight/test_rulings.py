"""Rulings on single cards in odd company: Banners, Mysterious Box, Know Your Prey, Bow of Starsdawn, deep mines."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.zones import create, reveal
from undercroft.games.mageknight.play.exploring import put_tile
from undercroft.games.mageknight.records import Combat
from undercroft.games.mageknight.rules import rules_of
from undercroft.games.mageknight.scenarios.mines_liberation import mines, over, revealed
from undercroft.games.mageknight.tables import TILES
from undercroft.games.mageknight.things.banners import unit_armor
from undercroft.games.mageknight.world.groups import GUARD, tokens_at
from undercroft.games.mageknight.world.shapes import SHAPES, centre_of

from .clashes import duel
from .moments import offer
from .scene import Scene, bare, deal, fight, go, scene, space_of
from .test_sites import won

M = pytest.mark
MINES: dict[str, Any] = {"scenario": "mines_liberation", "seats": 2, "sets": "lost_legion"}


def combat_of(s: Scene) -> Combat:
    assert s.state.now.combat is not None
    return s.state.now.combat


# -- Banners


@M.example("mageknight", "XR61")
@M.card("mageknight", "banner_of_command")
def test_a_unit_recruited_before_may_carry_banner_of_command() -> None:
    """The token that it stood under is free again; a Unit of an earlier turn is not asked about."""

    def asked() -> Scene:
        d = deal("banner_of_command, march", offer="peasants, thugs", units="foresters", level=3).state
        d.now.influence = 4
        return go(d).choose("recruit:peasants", "play:banner_of_command", "basic:proclaim#4")

    s = asked().expect(kind="mk.pick", keys=("unit:peasants", "none"))
    s.choose("unit:peasants").told("mk-banner-assigned").expect(influence=4, my_played="")
    assert [unit.under for unit in s.me.units] == ["command", "standard"]
    later = asked().choose("none").expect(my_units="foresters, peasants", my_played="banner_of_command")
    assert [unit.under for unit in later.me.units] == ["command", "command"]


def box(face: str, **facts: Any) -> Scene:
    """Mysterious Box has turned this Artifact up."""
    b = bare("mysterious_box, rage, march", **facts)
    top = next((card for card in b.stacks["artifacts"] if b.face[card] == face), -1)
    if top < 0:
        top = create(b, [face], known=0)[0]
    b.stacks["artifacts"] = (*(card for card in b.stacks["artifacts"] if card != top), top)
    return go(b, ("turn",)).choose("play:mysterious_box", "basic:open_box#1")


@M.example("mageknight", "XR45")
@M.card("mageknight", "mysterious_box", "banner_of_protection", "banner_of_command")
def test_the_box_is_a_banner_for_a_turn() -> None:
    s = box("banner_of_protection", units="peasants").choose("box:banner_of_protection", "basic:hoist#1")
    s.expect(my_units="peasants@mysterious_box", my_fame=1, my_played="")
    assert unit_armor(s.state, 0, s.me.units[0]) == 4
    s.choose("end")
    p = s.state.players[0]
    assert [s.unit_word(unit) for unit in p.units] == ["peasants"] and "mysterious_box" in s.faces(p.discard)
    assert unit_armor(s.state, 0, p.units[0]) == 3


@M.example("mageknight", "XR45")
@M.clause("ML9.1")
def test_a_unit_under_the_box_leaves_with_it() -> None:
    s = box("banner_of_command", at="c02.E", offer="peasants", units="foresters", level=1).choose("act:interact")
    s.choose("box:banner_of_command", "basic:proclaim#4", "recruit:peasants")
    s.expect(my_units="foresters, peasants@mysterious_box")
    s.choose("done", "end").told("mk-unit-lost")
    assert [s.unit_word(unit) for unit in s.state.players[0].units] == ["foresters"]


@M.example("mageknight", "XR45")
def test_the_box_waits_for_its_moment() -> None:
    """Turned up before a combat, used in it; other Artifacts too."""
    s = box("horn_of_wrath", foes={"c01.NW": "prowlers"}, at="c01.C", level=9).lacks("box:horn_of_wrath")
    s.choose("act:challenge", "box:horn_of_wrath", "basic:siege_attack#5").expect(my_fame=1, have=5)


@M.example("mageknight", "XR47")
@M.clause("ML9.2")
@M.card("mageknight", "banner_of_fortitude")
def test_what_banner_of_fortitude_does_is_told() -> None:
    """In a combat, by the own ability of Utem Swordsmen, and in a duel, where nobody is told of a Wound."""
    s = fight("prowlers", "march", phase="block", units="foresters@banner_of_fortitude", level=9).choose("next")
    s.choose("unit:foresters#banner_of_fortitude", "banner:foresters#banner_of_fortitude").told("mk-spared")
    own = fight("prowlers", "march", phase="attack", units="utem_swordsmen@banner_of_fortitude", level=9)
    own.choose("unit:utem_swordsmen#banner_of_fortitude", "use:attack#6")
    own.choose(next(key for key in own.keys if key.startswith("banner:"))).told("mk-spared")
    d = duel("rage, rage", tokens="red, red", rival_units="peasants@banner_of_fortitude").choose("partial")
    d.choose("play:rage", "strong:attack#4", "play:rage", "strong:attack#4", "loose", "stand")
    d.choose("maim:peasants#banner_of_fortitude").told("mk-spared")
    assert "mk-unit-wounded" not in [event.message for event in d.match.events]
    assert d.state.players[1].units[0].furled and not d.state.players[1].units[0].wounds


# -- Know Your Prey, Bow of Starsdawn, Soul Harvester


@M.example("mageknight", "XR62")
@M.clause("ML10.6")
@M.card("mageknight", "wolfhawk_know_your_prey", "heroes_swift", "orc_stonethrowers")
def test_know_your_prey_and_several_attacks() -> None:
    """An ability is gone from all attacks of the token, an element from one; what hinders the enemy stays."""
    facts: dict[str, Any] = {"phase": "block", "skills": "wolfhawk_know_your_prey", "level": 9}
    s = fight("heroes_swift", "rage", **facts).choose("skill:wolfhawk_know_your_prey")
    assert all("swift" not in strike.abilities for strike in combat_of(s).foes[0].strikes)
    fire = fight("heroes_fire", "rage", **facts).choose("skill:wolfhawk_know_your_prey")
    fire.offers("lose:resist_fire").choose("turn:el_physical#2")
    assert [strike.element for strike in combat_of(fire).foes[0].strikes] == ["physical", "physical"]
    slow = fight("orc_stonethrowers", "rage", **facts).choose("skill:wolfhawk_know_your_prey")
    slow.expect(keys=("lose:fortified", "lose:resist_physical"))


@M.example("mageknight", "XR63")
@M.card("mageknight", "bow_of_starsdawn", "soul_harvester")
def test_enemies_that_fell_earlier_in_the_phase_count() -> None:
    facts: dict[str, Any] = {"crystals": "red, blue, green, white", "source": "", "level": 9}
    s = fight("prowlers, diggers", "bow_of_starsdawn, swift_bolt, march", **facts).choose("aim:prowlers")
    s.choose("play:swift_bolt", "strong:ranged_attack#4", "resolve").expect(my_fame=2)
    s.choose("play:bow_of_starsdawn", "basic:arrows#2").expect(my_fame=3)
    late = fight("prowlers, diggers", "bow_of_starsdawn, swift_bolt, march", **facts).choose("aim:prowlers")
    late.choose("play:swift_bolt", "strong:ranged_attack#4", "resolve", "next")
    while late.kind != "mk.fight":
        late.choose("next" if "next" in late.keys else late.keys[0])
    late.choose("play:bow_of_starsdawn", "basic:arrows#2").expect(my_fame=2)  # another phase
    soul = fight("prowlers, diggers", "soul_harvester, swift_bolt, march", **facts).choose("aim:prowlers")
    soul.choose("play:swift_bolt", "strong:ranged_attack#4", "resolve", "play:soul_harvester", "strong:reap_all#8")
    assert soul.me.crystals["white"] == 2 - 1 + 0  # one paid for the bolt, one came of the prowlers


@M.example("mageknight", "XR63")
@M.card("mageknight", "bow_of_starsdawn")
def test_the_bow_in_the_attack_phase() -> None:
    facts: dict[str, Any] = {"crystals": "red, blue, green, white", "source": "", "level": 9}
    s = fight("prowlers", "bow_of_starsdawn, swift_bolt, rage", phase="attack", **facts)
    s.choose("play:bow_of_starsdawn", "strong:bow#1", "play:swift_bolt", "strong:ranged_attack#4").expect(have=8)
    s.choose("play:rage", "basic:attack#2").expect(have=10)  # ordinary attacks are not its own


@M.example("mageknight", "MR31", "MR32", "MR44")
@M.clause("M5.8")
@M.card("mageknight", "ambush", "tirelessness", "wolfhawk_deadly_aim", "ritual_attack", "sword_of_justice")
def test_a_bonus_for_cards_finds_the_card_that_gives_the_points() -> None:
    """One that another card plays, one that gives an amount for each of something; once in all."""
    rich: dict[str, Any] = {"crystals": "red, red, blue, blue, green, green, white, white", "source": "", "level": 9}
    walk = scene("tirelessness, concentration, march", **rich).choose("play:tirelessness", "basic:move#2")
    walk.choose("play:concentration", "strong:paired#2").expect(move=2 + 4 + 2 + 1)
    aim: dict[str, Any] = {"phase": "attack", "skills": "wolfhawk_deadly_aim", **rich}

    def aimed(hand: str, *keys: str) -> Scene:
        return fight("prowlers", hand, **aim).choose("skill:wolfhawk_deadly_aim", *keys)

    aimed("ritual_attack, rage, march", "play:ritual_attack", "basic:ritual#basic", "card:rage").expect(have=5 + 2)
    aimed("concentration, rage, wound", "play:concentration", "strong:paired#2").expect(have=4 + 2 + 2)
    aimed("maximal_effect, rage, wound", "play:maximal_effect", "basic:repeat#3", "basic:attack#2").choose(
        "basic:attack#2", "basic:attack#2"
    ).expect(have=6 + 2)
    blades = aimed("sword_of_justice, rage, march", "play:sword_of_justice", "basic:discards_attack#3")
    blades.choose("card:march", "card:rage").expect(have=6 + 2)
    far = fight("prowlers", "bow_of_starsdawn, rage, march", skills="wolfhawk_deadly_aim", level=9)
    far.choose("skill:wolfhawk_deadly_aim", "play:bow_of_starsdawn", "basic:arrows#2", "card:march", "card:rage")
    far.expect(have=4 + 1)
    gems = fight("prowlers", "offering, rage", night=True, tokens="red, black", **aim)
    gems.choose("skill:wolfhawk_deadly_aim", "play:offering", "strong:sacrifice#green_red", "token:red")
    gems.expect(have=8 + 2)
    land = fight("swordsmen", "concentration, one_with_the_land", phase="block", sets="tezla", **rich)
    land.choose("play:concentration", "strong:paired#2", "strong:land_block#1").expect(have=2 + 2)
    calm = scene("concentration, peaceful_moment, wound", **rich).choose("play:concentration", "strong:paired#2")
    calm.choose("strong:peace#6").expect(kind="mk.parley", influence=6 + 2)
    blood = fight("prowlers", "concentration, blood_of_ancients, march", phase="attack", **rich)
    offer(blood.state, "advanced", "intimidate")
    own = go(blood.state).choose("play:concentration", "strong:paired#2", "card:blood_of_ancients", "to:hand")
    own.choose("card:intimidate", "strong:attack#7").expect(have=7 + 2)


@M.example("mageknight", "XR63")
@M.clause("M12.11")
@M.card("mageknight", "bow_of_starsdawn", "utem_crossbowmen", "agility")
def test_the_bow_makes_ranged_attacks_siege() -> None:
    """They reach fortified enemies: of cards, of Units, of Move; twice as high they do not."""
    facts: dict[str, Any] = {"crystals": "white, white", "source": "", "level": 9, "units": "utem_crossbowmen"}
    s = fight("prowlers", "bow_of_starsdawn, swift_bolt, agility", walled=True, **facts)
    s.choose("play:bow_of_starsdawn", "strong:bow#1").lacks("unit:utem_crossbowmen")
    s.refuses("unit:utem_crossbowmen", "M12.11", "mk-why-fortified")
    s.choose("bend:as_siege", "play:swift_bolt", "strong:ranged_attack#4").expect(have=4)
    s.choose("unit:utem_crossbowmen").expect(have=6)
    s.choose("play:agility", "strong:agile#4", "spend:ranged_attack", "amount:2").expect(have=8)


@M.example("mageknight", "XR64")
@M.card("mageknight", "circlet_of_proficiency", "krang_battle_frenzy", "krang_shamanic_ritual")
def test_what_the_circlet_flips_stays_with_the_common_skills() -> None:
    def with_common(s: Scene, skill: str) -> Scene:
        s.state.common = tuple(create(s.state, [skill]))
        reveal(s.state, s.state.common[0])
        s.match.stand()
        return s.choose("play:circlet_of_proficiency", "basic:proficient#1")

    def fighting() -> Scene:
        return with_common(
            fight("prowlers", "circlet_of_proficiency, rage", phase="attack", sets="krang"), "krang_battle_frenzy"
        )

    flipped = fighting().choose("use:attack#4").expect(have=4).offers("play:rage")
    twice = fighting().choose("use:attack#2", "use:attack#4").expect(have=6)
    ritual = with_common(go(bare("circlet_of_proficiency, march"), ("turn",)), "krang_shamanic_ritual")
    ritual.choose("colour:gold").offers("play:march")
    for s in (flipped, twice, ritual):
        assert len(s.state.common) == 1 and not s.me.turned and not s.me.flipped


# -- deep mines


@M.example("mageknight", "SR68")
@M.clause("MS8.1", "MS8.4", "ML4.1")
def test_deep_mines_are_mines() -> None:
    """Occupied when they are revealed, freed, part of the goal; the crystal is chosen, also when a Round begins."""
    s = bare(tiles="c01", **MINES)
    put_tile(s, create(s, ["c13"])[0], centre_of(SHAPES["wedge"], 0, 1))
    revealed(s, 0)
    at = space_of(s, "c13.SE")
    assert at in mines(s) and len(tokens_at(s, at, GUARD)) == 2
    s.tiles = ()
    assert not over(s)
    facts: dict[str, Any] = {"at": "c13.SE", "tiles": "c01, c13", "foes": {"c13.SE": "prowlers, minotaur"}}
    held = Scene(go(bare("rage, march", **facts, **MINES), ("turn",)).match).choose("end")
    assert not sum(held.state.players[0].crystals.values())
    free = won(go(bare("rage, march", **facts, **MINES), ("turn",)).choose("act:free_mine")).choose("end")
    free.expect(kind="mk.colour", keys=("colour:blue", "colour:green")).choose("colour:green")
    assert free.state.players[0].crystals["green"] == 1


@M.example("mageknight", "SR68")
@M.clause("MS8.5")
def test_a_deep_mine_asks_when_a_round_begins() -> None:
    b = bare("march", tiles="c02, c13", shields={"c13.SE": (1,)}, **MINES)
    b.agenda = []
    s = go(b, ("round_end",)).expect(kind="mk.colour", keys=("colour:blue", "colour:green"))
    assert s.match.decision is not None and s.match.decision.seat == 1
    s.choose("colour:blue")
    assert s.state.players[1].crystals["blue"] == 1


@M.example("mageknight", "SR68")
def test_tiles_with_deep_mines_are_not_left_out() -> None:
    from undercroft.games.mageknight import GAME

    wanted = rules_of(2, GAME.settle(2, {"scenario": "mines_liberation", "sets": "lost_legion"})).plan.wanted
    assert wanted is not None
    assert [wanted(TILES[face]) for face in ("c13", "c14", "k10", "c01", "k01")] == [1, 1, 1, 0, 0]
