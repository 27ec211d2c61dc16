"""The sites (M13) and scoring (M22)."""

from __future__ import annotations

import pytest

from undercroft.games.mageknight.play.scoring import (
    adventurer,
    beating,
    conqueror,
    knowledge,
    leader,
    loot,
    result,
    tally,
    titles,
)
from undercroft.games.mageknight.records import Points
from undercroft.games.mageknight.tables import ENEMIES, RUINS, SITES
from undercroft.games.mageknight.world.groups import tokens_at

from .scene import Scene, bare, go, scene

M = pytest.mark


def won(s: Scene) -> Scene:
    """All enemies of this combat fall."""
    combat = s.state.now.combat
    assert combat is not None
    combat.phase, combat.points = "attack", [Points("melee", "cold_fire", 90)]
    combat.targets = tuple(range(len(combat.foes)))
    s.state.agenda[-1] = ("fight",)
    t = go(s.state)
    return t.choose("resolve")


def lost(s: Scene) -> Scene:
    while s.state.now.combat is not None:
        s.choose("next" if "next" in s.keys else s.keys[0])
    return s


ADVENTURES = [
    pytest.param(
        "c07.SE", "c07, c02", "brown", 1, ["dungeon"], marks=[M.clause("M13.5"), M.card("mageknight", "dungeon")]
    ),
    pytest.param(
        "k01.NE", "k01, c02", "red", 1, ["spell", "artifact"], marks=[M.clause("M13.6"), M.card("mageknight", "tomb")]
    ),
    pytest.param(
        "c06.W", "c06, c02", "brown", 1, ["crystal", "crystal"], marks=[M.clause("M13.7"), M.card("mageknight", "den")]
    ),
    pytest.param(
        "k01.W", "k01, c02", "brown", 2, ["artifact", "crystal", "crystal", "crystal"],
        marks=[M.clause("M13.8"), M.card("mageknight", "spawning_grounds")],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("at", "tiles", "colour", "count", "rewards"), ADVENTURES)
def test_adventure_sites(at: str, tiles: str, colour: str, count: int, rewards: list[str]) -> None:
    s = scene("rage, rage", at=at, tiles=tiles, units="peasants").choose("act:enter")
    combat = s.state.now.combat
    name = s.state.board[s.at(at)].site
    assert combat is not None and len(combat.foes) == count
    assert all(ENEMIES[s.state.face[foe.token]].colour == colour for foe in combat.foes)
    assert (combat.night, combat.units is None) == (name in ("dungeon", "tomb"), name not in ("dungeon", "tomb"))
    assert len(s.state.stacks[colour]) + count + len(s.state.discards[colour]) <= 12
    t = won(s)
    assert t.state.shields[t.at(at)] == (0,) and t.state.players[0].rewards == tuple(rewards)
    again = scene("rage", at=at, tiles=tiles, shields={at: (0,)})
    (again.offers if SITES[name].again else again.lacks)("act:enter")


@M.clause("M13.5")
def test_a_dungeon_again_gives_only_fame() -> None:
    s = won(scene("rage, rage", at="c07.SE", tiles="c07, c02", shields={"c07.SE": (1,)}, seats=2).choose("act:enter"))
    assert s.state.players[0].rewards == () and s.state.shields[s.at("c07.SE")] == (1,)


@M.clause("M13.8", "M12.23")
@M.example("mageknight", "ME36", "MR5")
def test_spawning_grounds_are_filled_up() -> None:
    s = scene("rage, rage", at="k01.W", tiles="k01, c02", foes={"k01.W": "minotaur, gargoyle"}).choose("act:enter")
    combat = s.state.now.combat
    assert combat is not None
    combat.phase, combat.points, combat.targets = "attack", [Points("melee", "cold_fire", 9)], (0,)
    s.state.agenda[-1] = ("fight",)
    t = go(s.state).choose("resolve", "next")
    left = tokens_at(t.state, t.at("k01.W"))
    assert len(left) == 2 and t.state.players[0].fame == 4 and t.at("k01.W") not in t.state.shields
    assert t.state.known[left[1]] == 0  # the new one lies face down


@M.clause("M13.2", "M12.4")
@M.card("mageknight", "monastery")
def test_burning_a_monastery() -> None:
    s = scene("rage, rage", at="c05.NE", tiles="c05, c02", units="peasants").choose("act:burn").expect(my_reputation=-3)
    assert s.state.now.combat is not None and s.state.now.combat.units == () and len(s.state.now.combat.foes) == 1
    t = won(s)
    assert t.state.players[0].rewards == ("artifact",) and t.state.shields[t.at("c05.NE")] == (0,)
    scene("rage", at="c05.NE", tiles="c05, c02", shields={"c05.NE": (0,)}).lacks("act:interact", "act:burn")
    gone = lost(scene("rage, rage", at="c05.NE", tiles="c05, c02", level=9, fame=99).choose("act:burn"))
    assert gone.at("c05.NE") not in gone.state.there and len(gone.state.discards["violet"]) == 1


@M.clause("M13.3", "M13.18")
@M.card("mageknight", "keep")
@M.example("mageknight", "MR13")
def test_keeps() -> None:
    facts = {"tiles": "c03, c02", "at": "c03.C", "move": 3}
    s = won(scene("rage, rage", foes={"c03.NE": "golems"}, **facts).choose("step:ne"))
    assert s.state.shields[s.at("c03.NE")] == (0,) and s.state.players[0].fame == 4
    other = scene("rage, rage", shields={"c03.NE": (1,)}, seats=2, **facts).choose("step:ne").expect(my_reputation=-1)
    combat = other.state.now.combat
    assert combat is not None and combat.retaken and combat.foes[0].walls == 1
    fame = {"crossbowmen": 2, "guardsmen": 2, "swordsmen": 2, "golems": 2}[other.state.face[combat.foes[0].token]]
    t = won(other)
    assert t.state.players[0].fame == fame and t.state.shields[t.at("c03.NE")] == (0,)
    back = lost(scene("rage, rage", shields={"c03.NE": (1,)}, seats=2, level=9, fame=99, **facts).choose("step:ne"))
    assert back.at("c03.NE") not in back.state.there and len(back.state.discards["gray"]) == 1


@M.clause("M13.4")
@M.card("mageknight", "mage_tower", "city")
def test_mage_towers() -> None:
    s = scene("rage, rage", tiles="c04, c02", at="c04.SW", move=5, foes={"c04.C": "monks"}).choose("step:ne")
    t = won(s)
    assert t.state.players[0].rewards == ("spell",) and t.state.shields[t.at("c04.C")] == (0,)
    scene("rage", tiles="c04, c02", at="c04.C", shields={"c04.C": (1,)}, seats=2).offers("act:interact")


@M.clause("M13.9")
@M.card("mageknight", "ruins")
@pytest.mark.parametrize("token", [pytest.param(name, marks=M.card("mageknight", name)) for name in RUINS])
def test_ruins(token: str) -> None:
    ruin = RUINS[token]
    facts = {"at": "c08.NE", "tiles": "c08, c02", "ruins": {"c08.NE": token}}
    if ruin.pay:
        rich = ", ".join(ruin.pay)
        s = scene("rage", tokens=rich, source="", **facts).choose("act:enter").expect(my_fame=ruin.fame, phase="after")
        assert s.state.shields[s.at("c08.NE")] == (0,) and s.at("c08.NE") not in s.state.ruins
        poor = scene("rage", source=ruin.pay[0], **facts).lacks("act:enter")
        poor.refuses("act:enter", "M13.9", "mk-why-altar", colours=list(ruin.pay))
        return
    s = scene("rage, rage", **facts).choose("act:enter")
    combat = s.state.now.combat
    assert combat is not None and len(combat.foes) == len(ruin.enemies)
    t = won(s)
    assert t.state.players[0].rewards == ruin.rewards and t.at("c08.NE") not in t.state.ruins
    half = scene("rage, rage", **facts).choose("act:enter")
    assert half.state.now.combat is not None
    half.state.now.combat.phase, half.state.now.combat.points = "attack", [Points("melee", "cold_fire", 30)]
    half.state.now.combat.targets, half.state.agenda[-1] = (0,), ("fight",)
    u = go(half.state).choose("resolve", "next")
    assert len(tokens_at(u.state, u.at("c08.NE"))) == len(ruin.enemies) - 1 and u.at("c08.NE") in u.state.ruins


@M.clause("M13.9")
def test_ruins_are_turned_up_when_entered() -> None:
    s = scene("rage", at="c08.E", tiles="c08, c02", ruins={"c08.NE": "altar_red"}, down=True, night=True, move=9)
    token = s.state.ruins[s.at("c08.NE")]
    assert s.state.known[token] == 0
    s.choose("step:nw")
    assert s.state.known[token] == -1


@M.clause("M13.12")
def test_rampaging_enemies_stand_on_the_map() -> None:
    s = scene("rage", at="c01.C", move=9, foes={"c01.NW": "prowlers"})
    s.lacks("step:nw").offers("act:challenge")


@M.clause("M13.16")
def test_random_crystals() -> None:
    for seed in range(12):
        b = bare("rage")
        b.count, b.now.busy = seed, True
        b.players[0].rewards = ("crystal", "crystal")
        s = go(b, ("end_turn",))
        while s.kind in ("mk.reward", "mk.colour"):
            s.choose(s.keys[0])
        p = s.state.players[0]
        assert sum(p.crystals.values()) + p.fame == 2


# -- scoring


@M.clause("M22.1", "M22.2", "M22.4")
@M.example("mageknight", "ME31")
def test_knowledge_leader_loot() -> None:
    s = bare(
        "fireball, ambush, rage",
        deck="chill, ruby_ring",
        discard="training",
        units="peasants*, catapults*, foresters",
        crystals="red, red, blue",
    )
    assert knowledge(s, 0) == 6 and leader(s, 0) == 0 + 1 + 1 and loot(s, 0) == 3


@M.clause("M22.3", "M22.5", "M22.8")
def test_shields() -> None:
    shields = {"c03.NE": (0,), "c07.SE": (0,), "c07.W": (0,)}
    s = bare("rage", tiles="c03, c07", shields=shields)
    assert adventurer(s, 0) == 2 and conqueror(s, 0) == 4


@M.clause("M22.6", "M22.7")
@M.example("mageknight", "ME23")
def test_beating_and_titles() -> None:
    s = bare("wound, rage", discard="wound", units="peasants*")
    assert beating(s, 0) == -4
    assert titles([5, 5, 2]) == [1, 1, 0] and titles([0, 0]) == [0, 0] and titles([4, 1]) == [3, 0]
    assert titles([-4, -2]) == [-3, 0] and titles([-2, -2]) == [-1, -1]
    two = bare("wound, fireball", seats=2, fame=10)
    rows = tally(two)
    assert rows[0]["knowledge"] == 2 and rows[0]["knowledge_title"] == 3 and rows[0]["beating_title"] == -3
    two.ended = "rounds"
    end = result(two)
    assert end.winners == (0,) and end.scores == (10.0 + 2 + 3 - 2 - 3, 0.0)
