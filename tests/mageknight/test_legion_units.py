"""The Units of The Lost Legion: what they do, what they cost, what they are paid (ML6-ML8)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.zones import create, knows
from undercroft.games.mageknight.fight.foes import beat
from undercroft.games.mageknight.mods import LEVY
from undercroft.games.mageknight.state import change_unit
from undercroft.games.mageknight.tables import SET_OF, UNITS

from .moments import at_moment, made, p, plain
from .scene import Scene, bare, deal, ending, fight, go, scene

M = pytest.mark

UNIT_WAYS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("heroes_blue", "block", "use:cold_fire_block#8", {"points": p("block", 8, "cold_fire"), "crystals": 7}),
    ("heroes_blue", "attack", "use:attack#5", {"points": p("melee", 5)}),
    ("heroes_green", "move", "use:heal#4", {"healing": 4, "crystals": 7}),
    ("heroes_green", "block", "use:plain_block#5", {"points": p("block", 5)}),
    ("heroes_red", "attack", "use:cold_fire_attack#6", {"points": p("melee", 6, "cold_fire"), "crystals": 7}),
    ("heroes_red", "deal", "use:influence#5", {"influence": 5, "reputation": 1}),
    ("heroes_white", "ranged", "use:ranged_attack#7", {"points": p("ranged", 7), "crystals": 7}),
    ("magic_familiars", "attack", "use:attack#3", {"points": p("melee", 3)}),
    ("magic_familiars", "block", "use:plain_block#4", {"points": p("block", 4)}),
    ("magic_familiars", "move", "use:move#3", {"move": 3}),
    ("magic_familiars", "deal", "use:influence#3", {"influence": 3}),
    ("magic_familiars", "move", "use:heal#2", {"healing": 2}),
    ("scouts", "ranged", "use:siege_attack#1", {"points": p("siege", 1)}),
    ("scouts", "move", "use:move#2", {"move": 2}),
    ("shocktroops", "ranged", "use:ranged_attack#1", {"points": p("ranged", 1)}),
    ("sorcerers", "ranged", "use:ranged_attack#3", {"points": p("ranged", 3)}),
    ("thugs", "block", "use:plain_block#3", {"points": p("block", 3)}),
    ("thugs", "attack", "use:attack#3", {"points": p("melee", 3), "reputation": -1}),
    ("thugs", "deal", "use:influence#4", {"influence": 4, "reputation": -1}),
]


@pytest.mark.parametrize(
    ("unit", "moment", "way", "wanted"),
    [pytest.param(*row, marks=M.card("mageknight", row[0]), id=f"{row[0]}-{row[2]}") for row in UNIT_WAYS],
)
def test_what_a_unit_can_do(unit: str, moment: str, way: str, wanted: dict[str, Any]) -> None:
    hurt = ", wound" if "heal#" in way else ""
    s = at_moment(moment, "rage, rage" + hurt, units=unit, fame=8, level=3, reputation=0).choose(f"unit:{unit}", way)
    after = made(s)
    for name, value in wanted.items():
        assert after[name] == value, (name, after[name])
    s.refuses(f"unit:{unit}#spent", "M7.3", "mk-why-unit-spent", what=unit)


def test_every_unit_is_there() -> None:
    """ML1.2: 8 Regular and 8 Elite cards."""
    own = {face: unit for face, unit in UNITS.items() if SET_OF[face] == "lost_legion"}
    counts = {tier: sum(unit.copies for unit in own.values() if unit.tier == tier) for tier in ("regular", "elite")}
    assert counts == {"regular": 8, "elite": 8}
    assert {row[0] for row in UNIT_WAYS} | {"delphana_masters"} == set(own)
    assert (
        len(scene("march", sets="lost_legion").state.stacks["elite"]) == len(scene("march").state.stacks["elite"]) + 8
    )


# -- Thugs and Heroes


def camp(influence: int, reputation: int, offer: str, **more: Any) -> Scene:
    """An interaction in a village (c02.E) with so much Influence besides the modifier."""
    s = deal("promise, promise", reputation=reputation, offer=offer, level=9, **more)
    s.state.now.influence += influence
    return go(s.state)


@M.clause("ML6.1", "ML6.3")
@M.example("mageknight", "XE3", "MR17")
@M.card("mageknight", "thugs")
def test_thugs_turn_the_modifier_around() -> None:
    s = camp(6, -4, "thugs, thugs, peasants")  # modifier -2
    assert s.state.now.deal is not None and s.state.now.deal.modifier == -2
    s.expect(influence=4).choose("recruit:thugs").expect(influence=3)  # 6 + 2 - 5
    s.refuses("recruit:thugs", "M11.3", "mk-why-price", need=5, have=3)  # the change counts once
    liked = camp(6, 4, "thugs, peasants")  # modifier +2: 6 - 2 is too little
    liked.expect(influence=8).refuses("recruit:thugs", "M11.3", "mk-why-price", need=9, have=8)
    bonds = camp(0, -4, "thugs", skills="norowas_bonds_of_loyalty", hero="norowas")
    bonds.expect(influence=-2).choose("pledge:thugs").expect(influence=2)


@M.clause("ML6.2", "ML6.3")
@M.example("mageknight", "XE4")
@M.card("mageknight", "heroes_red", "heroes_white")
def test_heroes_double_the_modifier() -> None:
    s = camp(16, 4, "heroes_red, heroes_white, thugs").expect(influence=18)
    s.choose("recruit:heroes_red").expect(influence=11).choose("recruit:heroes_white").expect(influence=2)
    mixed = camp(30, 4, "heroes_red, thugs").choose("recruit:heroes_red")
    mixed.refuses("recruit:thugs", "ML6.3", "mk-why-mixed")
    other = camp(30, 4, "heroes_red, thugs").choose("recruit:thugs")
    other.refuses("recruit:heroes_red", "ML6.3", "mk-why-mixed")
    bad = camp(10, -4, "heroes_red").expect(influence=8)
    bad.refuses("recruit:heroes_red", "M11.3", "mk-why-price", need=11, have=8)


@M.clause("ML6.4", "ML7.1", "ML8.2")
@M.example("mageknight", "XR30")
@M.card("mageknight", "call_to_arms", "delphana_masters", "magic_familiars", "thugs")
def test_outside_an_interaction() -> None:
    """Reputation does not count; some Units do not come at all."""
    facts: dict[str, Any] = {"crystals": "white", "tokens": "black", "source": "", "night": True, "reputation": 4}
    s = scene("call_to_arms, march", offer="thugs, delphana_masters, magic_familiars", **facts)
    s.choose("play:call_to_arms", "strong:muster#1").expect(my_units="thugs")
    levy = scene("call_to_arms, march", offer="thugs, delphana_masters, magic_familiars", **facts)
    levy.choose("play:call_to_arms", "basic:call_up#1").lacks("levy:magic_familiars")
    alone = scene("call_to_arms, march", offer="delphana_masters, magic_familiars", **facts).choose("play:call_to_arms")
    alone.expect(move=1)  # it is of no use but sideways
    won = ending("march", rewards="unit", offer="delphana_masters, peasants", level=3)
    won.expect(keys=("gain:peasants", "none"))
    shut = scene("promise", at="c02.E", tiles="c01, c02", reputation=-7, offer="thugs")
    shut.refuses("act:interact", "M1.4", "mk-why-reputation")


@M.clause("ML6.5", "ML6.7")
@M.example("mageknight", "XR8")
@M.card("mageknight", "thugs")
def test_thugs_take_damage_for_influence() -> None:
    s = fight("prowlers", "promise, rage", phase="block", units="thugs, thugs", level=3).lacks("hire:thugs")
    s.choose("play:promise", "basic:influence#2").choose("hire:thugs").expect(influence=0).told("mk-hired")
    s.offers("unit:thugs").choose("next").expect(keys=("hero", "unit:thugs")).choose("unit:thugs")
    assert sorted(s.unit_word(unit) for unit in s.me.units) == ["thugs", "thugs*"]
    refused = fight("prowlers, diggers", "promise, rage", phase="block", units="thugs, peasants", level=3)
    refused.choose("next", "suffer:prowlers").refuses("unit:thugs", "ML6.5", "mk-why-unpaid")
    after = fight("prowlers", "promise, rage", phase="attack", units="thugs", level=3)
    after.choose("play:promise").lacks("hire:thugs")


@M.clause("ML6.6")
@M.card("mageknight", "heroes_red")
def test_heroes_act_in_assaults_for_influence() -> None:
    s = fight("golems", "promise, rage", phase="attack", units="heroes_red", sort="assault", level=3, crystals="red")
    s.lacks("unit:heroes_red").refuses("unit:heroes_red", "ML6.6", "mk-why-unpaid")
    s.choose("play:promise", "basic:influence#2", "hire:heroes_red").offers("unit:heroes_red")
    free = fight("golems", "promise, rage", phase="attack", units="heroes_red", level=3)
    free.offers("unit:heroes_red").lacks("hire:heroes_red")
    hurt = fight("prowlers", "rage", phase="block", units="heroes_red", sort="assault", level=3).choose("next")
    hurt.choose("unit:heroes_red").expect(my_units="heroes_red*")  # damage is free of charge


@M.clause("ML6.6")
@M.card("mageknight", "heroes_red", "call_to_arms")
def test_heroes_of_the_offer_want_to_be_paid_too() -> None:
    facts: dict[str, Any] = {"offer": "heroes_red", "level": 3, "phase": "attack", "mods": [LEVY]}
    s = fight("golems", "promise, rage", sort="assault", **facts)
    s.refuses("levy:heroes_red", "ML6.6", "mk-why-unpaid").lacks("hire:heroes_red")
    s.choose("play:promise", "basic:influence#2", "hire:heroes_red").expect(influence=0)
    s.choose("levy:heroes_red").lacks("levy:heroes_red")
    fight("golems", "promise, rage", **facts).offers("levy:heroes_red").lacks("hire:heroes_red")


# -- Delphana Masters


@M.clause("ML7.2", "ML10.4")
@M.card("mageknight", "delphana_masters")
def test_masters_use_several_abilities() -> None:
    facts: dict[str, Any] = {
        "units": "delphana_masters",
        "level": 9,
        "source": "",
        "crystals": "blue, red, green, white",
    }
    s = fight("prowlers, guardsmen", "march, rage", phase="block", walled=True, **facts)
    s.choose("unit:delphana_masters", "use:weaken#5", "foe:guardsmen").expect(my_units="delphana_masters!")
    c = s.state.now.combat
    assert c is not None and c.foes[1].armor == 2
    s.choose("unit:delphana_masters#spentgreen").lacks("use:weaken#5").choose("use:idle#1", "foe:prowlers")
    s.choose("unit:delphana_masters#spentgreenblue", "use:lay_bare#1", "foe:guardsmen")
    assert c is not None and (c.foes[0].idle, c.foes[1].walls, c.foes[1].abilities) == (True, 0, ())
    s.choose("unit:delphana_masters#spentgreenbluewhite", "foe:prowlers").expect(kind="mk.block")
    assert [rider.what for rider in c.owed] == ["destroy"]
    s.lacks("unit:delphana_masters#spentgreenbluewhitered")
    change_unit(s.state, 0, s.me.units[0].card, wounds=1)
    assert s.me.units[0].used == ()
    change_unit(s.state, 0, s.me.units[0].card, wounds=0)
    go(s.state).refuses("unit:delphana_masters#spent", "M7.3", "mk-why-unit-spent")
    change_unit(s.state, 0, s.me.units[0].card, spent=False)
    assert "unit:delphana_masters" not in go(s.state).keys  # ready, but no mana is left


@M.clause("ML10.4")
@M.card("mageknight", "delphana_masters")
def test_an_enemy_that_was_blocked_is_destroyed() -> None:
    facts: dict[str, Any] = {"units": "delphana_masters", "level": 9, "source": "", "crystals": "red"}
    s = fight("orc_skirmishers", "march, rage", phase="block", **facts).choose("unit:delphana_masters")
    s.choose("aim:orc_skirmishers", "play:march", "resolve")
    assert s.state.now.combat is not None and not s.state.now.combat.foes[0].beaten
    s.choose("play:rage", "sideways:plain_block#1", "resolve").expect(combat=None, my_fame=2)
    late = fight("prowlers, diggers", "rage, rage", phase="block", **facts)
    late.choose("aim:prowlers", "play:rage", "basic:plain_block#2", "play:rage", "basic:plain_block#2", "resolve")
    late.choose("next", "hero", "unit:delphana_masters")
    c = late.state.now.combat
    assert c is not None and [foe.beaten for foe in c.foes] == [True, False]
    none = fight("prowlers", "rage", phase="attack", **facts).refuses(
        "unit:delphana_masters", "ML10.4", "mk-why-no-foe"
    )
    none.lacks("unit:delphana_masters")


# -- Magic Familiars


@M.clause("ML8.1", "ML8.3", "ML8.5")
@M.example("mageknight", "XR30")
@M.card("mageknight", "magic_familiars", "noble_manners", "glade")
def test_familiars_on_a_glade() -> None:
    facts: dict[str, Any] = {"at": "c13.W", "tiles": "c13, c02", "offer": "magic_familiars, peasants", "reputation": -7}
    s = scene("noble_manners, promise, threaten, march", crystals="white, red, red", source="", **facts)
    s.choose("act:befriend").expect(phase="parley", influence=0, deal=None)
    s.choose("play:noble_manners", "strong:influence#4", "play:promise", "basic:influence#2")
    s.expect(my_fame=0, influence=6).lacks("recruit:peasants").choose("recruit:magic_familiars", "crystal:red")
    s.expect(influence=0).choose("done").expect(phase="after")
    assert s.me.units[0].mark == "red"
    poor = scene("promise, march", source="", **facts).choose("act:befriend")
    poor.state.now.influence = 6
    go(poor.state).refuses("recruit:magic_familiars", "ML8.3", "mk-why-mana", colours=["basic"])
    short = scene("promise, march", source="red", **facts).choose("act:befriend")
    short.refuses("recruit:magic_familiars", "M11.3", "mk-why-price", need=6, have=0)
    scene("promise", **{**facts, "offer": "peasants"}).lacks("act:befriend")


@M.clause("ML8.3")
@M.card("mageknight", "magic_familiars", "monastery")
def test_familiars_in_a_monastery() -> None:
    s = deal("promise", at="c12.E", tiles="c12, c02", offer="magic_familiars", crystals="green", source="")
    s.state.now.influence = 6
    t = go(s.state).choose("recruit:magic_familiars")
    assert t.me.units[0].mark == "green" and t.me.crystals["green"] == 0


STRONGER = [("red", "attack", "use:attack#5"), ("blue", "block", "use:plain_block#7"), ("white", "move", "use:move#5"),
            ("white", "deal", "use:influence#5"), ("green", "move", "use:heal#3")]  # fmt: skip


@M.clause("ML8.5")
@M.card("mageknight", "magic_familiars")
@pytest.mark.parametrize(("colour", "moment", "way"), STRONGER)
def test_a_mark_makes_one_ability_stronger(colour: str, moment: str, way: str) -> None:
    s = at_moment(moment, "rage, wound", units="magic_familiars", level=3)
    change_unit(s.state, 0, s.me.units[0].card, mark=colour)
    t = go(s.state).choose(f"unit:magic_familiars#{colour}")
    if t.kind == "mk.way":
        t.choose(way)
    after = made(t)
    n = int(way.partition("#")[2])
    assert n in (after["move"], after["influence"], after["healing"]) or [each[2] for each in after["points"]] == [n]


@M.clause("ML8.4", "ML8.5")
@M.example("mageknight", "XE42", "XR24")
@M.card("mageknight", "magic_familiars")
def test_familiars_want_a_crystal_each_round() -> None:
    def new_round(crystals: str) -> Scene:
        b = bare("march", units="magic_familiars, magic_familiars", crystals=crystals, level=3)
        for unit in b.players[0].units:
            change_unit(b, 0, unit.card, mark="red")
        b.agenda = []
        return go(b, ("round_end",))

    s = new_round("blue, white").expect(kind="mk.upkeep", keys=("crystal:blue", "crystal:white", "none"))
    s.choose("crystal:blue", "none").expect(kind="mk.tactic")
    assert [unit.mark for unit in s.state.players[0].units] == ["blue"]
    assert s.state.players[0].crystals["white"] == 1
    none = new_round("").expect(kind="mk.tactic")
    assert none.state.players[0].units == [] and none.state.players[0].crystals["blue"] == 0


# -- Scouts, Shocktroops, Sorcerers


@M.clause("M10.7")
@M.example("mageknight", "XR44")
@M.card("mageknight", "scouts")
def test_scouts() -> None:
    s = scene("march", units="scouts", at="c03.SW", tiles="c03, c02", foes={"c03.NE": "golems"}, down=True, night=True)
    s.choose("unit:scouts", "use:scout#3").offers("peek:keep", "peek:red", "peek:white").choose("peek:keep")
    token = next(iter(s.state.there.values()))[0].tokens[0]
    assert knows(s.state, token, 0) and not knows(s.state, token, 1)
    far = scene("march", units="scouts", at="start_a.C", tiles="c03, c02", foes={"c03.NE": "golems"}, down=True)
    far.choose("unit:scouts", "use:scout#3").lacks("peek:keep").choose("peek:red")
    top = far.state.stacks["red"][-1]
    assert knows(far.state, top, 0)
    b = bare("march", units="scouts", at="c03.C", tiles="c03, c02", foes={"c03.NE": "golems"}, down=True, night=True)
    b.now.move = 9
    t = go(b, ("turn",)).choose("unit:scouts", "use:scout#3", "peek:keep", "step:ne")
    c = t.state.now.combat
    assert c is not None
    t.state.agenda[-1], c.phase, c.targets, c.points = ("fight",), "attack", (0,), []
    beat(t.state, 0)
    assert t.state.players[0].fame == 4 + 1
    b = bare("march", units="scouts", at="c02.C", tiles="c01, c02")
    b.tiles = tuple(create(b, ["c03"], known=0))
    wide = go(b, ("turn",)).choose("unit:scouts", "use:move#2")
    wide.offers("explore:1.1").choose("explore:1.1").expect(move=0).told("mk-explored")


@M.clause("ML11.12")
@M.example("mageknight", "XR43")
@M.card("mageknight", "shocktroops")
def test_shocktroops() -> None:
    cheer = fight("prowlers", "rage", units="shocktroops, utem_crossbowmen, shocktroops", level=7)
    cheer.choose("unit:shocktroops", "use:ranged_attack#1", "unit:utem_crossbowmen")
    c = cheer.state.now.combat
    assert c is not None and plain(c.points) == [("ranged", "physical", 1), ("ranged", "physical", 3)]
    cheer.choose("unit:shocktroops", "use:ranged_attack#1")
    assert plain(c.points)[-1] == ("ranged", "physical", 2)
    low = fight("hydra, prowlers", "rage", phase="block", units="shocktroops", level=7)
    low.choose("unit:shocktroops", "use:unsettle#1", "foe:hydra", "strike:hydra#2")
    d = low.state.now.combat
    assert d is not None and d.foes[0].armor == 5 and [each.value for each in d.foes[0].strikes] == [2, 1, 2]
    immune = fight("sorcerers_token", "rage", phase="block", units="shocktroops", level=7)
    immune.choose("unit:shocktroops", "use:unsettle#1")
    e = immune.state.now.combat
    assert e is not None and (e.foes[0].armor, e.foes[0].strikes[0].value) == (6, 5)


@M.clause("ML11.6")
@M.card("mageknight", "shocktroops", "orc_trackers")
def test_shocktroops_draw_an_attack_on_themselves() -> None:
    s = fight("sorcerers_token", "rage, march", phase="block", units="shocktroops, peasants", level=7)
    s.choose("unit:shocktroops", "use:lure#3", "next")
    s.expect(my_units="shocktroops!**, peasants")  # poison; 3 damage against Armor 3
    assert "wound" not in s.faces(s.me.hand)
    rest = fight("grim_legionnaires", "rage, march", phase="block", units="shocktroops", level=9)
    rest.choose("unit:shocktroops", "use:lure#3", "next").expect(my_units="shocktroops!*")
    assert rest.faces(rest.me.hand).count("wound") == 2  # 8 - 3, Armor 4
    gone = fight("orc_skirmishers", "rage, march", phase="block", units="shocktroops, peasants", level=9)
    gone.choose("unit:shocktroops", "use:lure#3", "strike:orc_skirmishers")
    c = gone.state.now.combat
    assert c is not None and [each.fate for each in c.foes[0].strikes] == ["blocked", ""]


@M.clause("ML10.2", "M12.12")
@M.example("mageknight", "XR43")
@M.card("mageknight", "shocktroops", "charm", "orc_summoners")
def test_what_is_noted_of_an_enemy_outlasts_a_summoning() -> None:
    """In the Ranged and Siege phase an attack is lured away, or an enemy possessed; then another one summons."""
    lured = fight("orc_summoners, swordsmen", "march", units="shocktroops, peasants", level=9)
    lured.choose("unit:shocktroops", "use:lure#3", "strike:swordsmen", "next", "next", "suffer:swordsmen")
    lured.expect(my_units="shocktroops!*, peasants")  # 3 damage against Armor 3
    dark: dict[str, Any] = {"night": True, "tokens": "white, black", "source": "", "level": 9}
    held = fight("orc_summoners, prowlers", "charm, rage", **dark)
    held.choose("play:charm", "strong:possess#1", "foe:prowlers")
    while held.kind != "mk.fight" or held.state.now.combat.phase != "attack":  # type: ignore[union-attr]
        held.choose("next" if "next" in held.keys else held.keys[0])
    go(held.state.clone()).choose("aim:orc_summoners", "fire:charm").expect(have=4)
    held.choose("aim:prowlers").lacks("fire:charm")


@M.clause("M12.11")
@M.card("mageknight", "sorcerers")
def test_sorcerers() -> None:
    facts: dict[str, Any] = {"units": "sorcerers", "level": 9, "crystals": "white, green", "source": ""}
    s = fight("diggers", "rage", walled=True, **facts).choose("unit:sorcerers", "use:strip_one#fortified")
    s.expect(have=3, want=3)
    bare_skin = fight("ironclads", "rage", **facts).choose("unit:sorcerers", "use:strip_one#resistances")
    bare_skin.expect(have=3, want=3)
    cheered = fight("ironclads, prowlers", "rage", **{**facts, "units": "sorcerers, shocktroops"})
    cheered.choose("aim:prowlers", "unit:shocktroops", "use:ranged_attack#1", "drop", "unit:sorcerers")
    cheered.choose("use:strip_one#resistances", "foe:ironclads", "aim:ironclads", "done").expect(have=4, want=3)
    immune = fight("dragon_summoner", "rage", **facts).choose("unit:sorcerers").expect(have=1)
    immune.expect(want=8)
