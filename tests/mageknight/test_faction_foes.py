"""Every enemy of the two factions with its numbers; ruined cities; puppets with odd tokens (MT1, MS19, MK3)."""

from __future__ import annotations

import pytest

from undercroft.core.zones import create
from undercroft.games.mageknight.encounters.leader import alive, found_lair
from undercroft.games.mageknight.encounters.relic import found_ruin, parts
from undercroft.games.mageknight.state import State
from undercroft.games.mageknight.world.groups import GUARD, put, tokens_at

from .scene import Scene, bare, fight, go, space_of
from .test_krang import PUPPETS, keeping, plain
from .test_legion_enemies import struck_down

M = pytest.mark
FOES: dict[str, tuple[int, list[int], int, str, str]] = {
    # Armor (of Elusive ones the higher), what blocks each attack, Fame, resistances, abilities
    "centaur_outriders": (5, [6], 2, "", "swift"),
    "elemental_priestesses": (4, [3, 3], 3, "fire ice", ""),
    "cloud_griffons": (8, [8], 3, "", "unfortified swift elusive"),
    "air_elemental": (8, [6], 4, "fire ice", "swift elusive"),
    "earth_elemental": (5, [4], 4, "physical", "fortified cumbersome brutal"),
    "fire_elemental": (6, [7], 4, "fire", ""),
    "water_elemental": (7, [6], 4, "ice", ""),
    "savage_dragon": (7, [5], 6, "physical", "brutal"),
    "lightning_dragon": (14, [6], 7, "fire ice", "elusive"),
    "skeletal_warriors": (4, [3], 1, "fire", ""),
    "zombie_horde": (5, [1, 1, 1], 2, "ice", "cumbersome"),
    "corrupted_priests": (5, [4], 3, "", "vampiric defend"),
    "pain_wraith": (8, [4], 3, "", "elusive paralyze"),
    "mummy": (5, [4], 4, "physical ice", "poison"),
    "blood_demon": (6, [6], 5, "fire", "arcane_immunity brutal assassination"),
    "death_dragon": (9, [7], 6, "", "assassination paralyze"),
    "vampire_dragon": (16, [8], 7, "", "elusive vampiric"),
}


@pytest.mark.parametrize("name", [pytest.param(name, marks=M.card("mageknight", name)) for name in FOES])
def test_every_enemy(name: str) -> None:
    armor, blocks, fame, resists, abilities = FOES[name]
    s = fight(name, "march, rage", phase="block", level=9, sets="tezla")
    foe = s.panel["foes"][0]
    assert foe["armor"] == armor and [strike["block"] for strike in foe["strikes"]] == blocks
    assert s.state.now.combat is not None
    inside = s.state.now.combat.foes[0]
    own = {*inside.abilities, *(ability for strike in inside.strikes for ability in strike.abilities)}
    assert set(inside.resists) == set(resists.split()) and own - {"defend"} == set(abilities.split()) - {"defend"}
    assert bool(inside.defend) == ("defend" in abilities)
    assert struck_down(fight(name, "rage", sets="tezla")).state.players[0].fame == fame


# -- MS19.5: ruined cities


def ruin() -> tuple[State, int]:
    s = bare("rage, rage", at="k06.NE", tiles="k06, c02", move=4, scenario="lost_relic", sets="tezla,krang")
    at = space_of(s, "k06.C")
    s.there.pop(at, None)
    found_ruin(s, at)
    return s, at


@M.card("mageknight", "ruined_city")
def test_a_dragon_sits_on_a_part_of_the_relic() -> None:
    s, at = ruin()
    (dragon,) = tokens_at(s, at, GUARD)
    scene: Scene = go(s, ("turn",)).choose("step:sw")
    assert scene.state.now.combat is not None and scene.state.now.combat.sort == "relic"
    assert [foe.token for foe in scene.state.now.combat.foes] == [dragon]
    won = struck_down(scene)
    assert won.state.players[0].at == at and parts(won.state, 0) == 1 and won.told("mk-part-found")


@M.card("mageknight", "ruined_city")
def test_who_does_not_defeat_it_goes_back() -> None:
    s, at = ruin()
    s.there.pop(at)
    put(s, at, GUARD, create(s, ["prowlers"])[0])
    scene: Scene = go(s, ("turn",)).choose("step:sw")
    while scene.state.now.combat is not None:
        scene.choose(next(key for key in ("next", "suffer:prowlers", "hero", *scene.keys) if key in scene.keys))
    assert scene.state.players[0].at == space_of(scene.state, "k06.NE") and parts(scene.state, 0) == 0
    assert len(tokens_at(scene.state, at, GUARD)) == 1


# -- MK3.4, XE26: puppets


@M.example("mageknight", "XE26")
def test_a_shadow_as_a_puppet_lends_numbers_only() -> None:
    sets = "krang,lost_legion"
    attack = keeping("shadow", "golems", "attack", sets=sets).choose(f"skill:{PUPPETS}")
    assert plain(attack.state.now.combat.points) == [("melee", "cold_fire", 2)]  # type: ignore[union-attr]
    block = keeping("shadow", "prowlers", "block", sets=sets).choose(f"skill:{PUPPETS}")
    assert plain(block.state.now.combat.points) == [("block", "physical", 2)]  # type: ignore[union-attr]


@M.clause("MK3.4")
@M.example("mageknight", "XE28")
def test_each_attack_of_a_puppet_is_used_when_it_is_wanted() -> None:
    s = keeping("heroes_fire", "prowlers, golems", "attack", sets="krang,lost_legion")
    s.choose("aim:prowlers", f"skill:{PUPPETS}").offers("pull:attack#2", "pull:fire_attack#1")
    s.choose("pull:attack#2")
    assert plain(s.state.now.combat.points) == [("melee", "physical", 2)]  # type: ignore[union-attr]
    s.offers("pull:fire_attack#1").choose("drop", "aim:golems").offers("pull:fire_attack#1")


# -- XR39: what effects do to Defend and Vampiric


@M.example("mageknight", "XR39")
def test_effects_reach_armor_that_was_lent_or_drunk() -> None:
    both = {"skills": "krang_curse", "sets": "tezla,krang"}
    drunk = fight("gibbering_ghouls", "rage", phase="damage", **both).choose("suffer:gibbering_ghouls").expect(want=6)
    drunk.choose("skill:krang_curse").expect(want=5)
    lent = fight("elven_protectors", "rage, rage", phase="attack", **both)
    lent.choose("play:rage", "basic:attack#2").expect(want=6).choose("skill:krang_curse").expect(want=5)


@M.example("mageknight", "XR39", "XR62")
@M.card("mageknight", "wolfhawk_know_your_prey", "elven_protectors")
def test_know_your_prey_takes_defend_away() -> None:
    facts = {"skills": "wolfhawk_know_your_prey", "sets": "tezla,lost_legion", "phase": "attack"}
    s = fight("elven_protectors, centaur_outriders", "rage, rage", **facts).choose("skill:wolfhawk_know_your_prey")
    s.choose("foe:elven_protectors", "lose:defend", "aim:centaur_outriders", "play:rage", "basic:attack#2")
    s.expect(kind="mk.fight", want=5)
    usual = fight("elven_protectors, centaur_outriders", "rage, rage", **facts).choose("aim:centaur_outriders")
    usual.choose("play:rage", "basic:attack#2").expect(want=7)


# -- MT11, MT12: leaders in their lairs


@pytest.mark.parametrize(
    ("faction", "home", "leader"),
    [
        pytest.param(*row, marks=M.card("mageknight", row[1], row[2]))
        for row in (
            ("dark_crusader", "necropolis", "necromancer"),
            ("elementalist", "hidden_valley", "high_priestess"),
        )
    ],
)
def test_a_leader_is_met_in_its_lair(faction: str, home: str, leader: str) -> None:
    s = bare("rage", at="k06.NE", tiles="k06, c02", move=4, scenario="realm_of_the_dead", sets="tezla,krang")
    at = space_of(s, "k06.C")
    s.there.pop(at, None)
    found_lair(s, at, faction)
    assert s.board[at].site == home and s.holds[at].level == s.rules.levels[0]
    retinue = tokens_at(s, at, GUARD)
    met = go(s, ("turn",)).choose("step:sw")
    c = met.state.now.combat
    assert c is not None and c.sort == "leader" and leader in [met.state.face[foe.token] for foe in c.foes]
    assert {foe.token for foe in c.foes} >= {*retinue}
    won = struck_down(met)
    hold = won.state.holds[at]
    assert hold.marks.count(0) >= 1 and alive(hold) == (hold.marks[0] < 0)
    if leader == "necromancer":  # it resists nothing that 60 points of Cold Fire would mind
        assert set(hold.marks) == {0} and not alive(hold)
