"""Cities: garrisons, assaults of one hero, conquest, leader, what they sell (M14, M11, M16.8)."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft.core.state import EVERYONE
from undercroft.games.mageknight.encounters.city import defend, leader_of
from undercroft.games.mageknight.fight.foes import in_force
from undercroft.games.mageknight.play.ending import hand_limit
from undercroft.games.mageknight.records import Strike
from undercroft.games.mageknight.sites.city import found_city
from undercroft.games.mageknight.tables import ENEMIES
from undercroft.games.mageknight.world.groups import tokens_at
from undercroft.games.mageknight.world.places import spy

from .cities import TILE, before_walls, combat, conquered, defeat, inside
from .scene import bare, go, scene

M = pytest.mark

LETTERS = {"W": "white", "Gy": "gray", "V": "violet", "Br": "brown"}
RULEBOOK = {  # M14.1, level 1 first
    "red": "W, Br V, Br W, Br V V, Br V W, Br Br V V, Br V V W, Br V W W, Br Br V V W, Br Br V W W, Br V W W W",
    "green": "Gy Br, Br Br, Gy Gy Br, Gy Br W, Br Br W, Gy Gy Br W, Gy Br Br W, Br Br W W, Gy Br Br Br W,"
    " Gy Br Br W W, Br Br W W W",
    "blue": "Gy V, V V, V W, Gy V W, V V W, V W W, Gy V V W, V V W W, V W W W, Gy V V W W, V V W W W",
    "white": "W, Gy W, W W, Gy Gy W, Gy W W, Gy Gy Gy W, Gy Gy W W, Gy W W W, Gy Gy Gy W W, Gy Gy W W W, Gy W W W W",
}


@M.clause("M14.1")
@pytest.mark.parametrize("colour", TILE)
def test_garrisons_by_colour_and_level(colour: str) -> None:
    for level, row in enumerate(RULEBOOK[colour].split(", "), 1):
        s = bare(scenario="full_conquest", seats=2, tiles=f"{TILE[colour]}, c02")
        at = next(iter(s.holds))
        found_city(s, at, ((colour, level),))
        tokens = tokens_at(s, at)
        assert Counter(ENEMIES[s.face[token]].colour for token in tokens) == Counter(LETTERS[w] for w in row.split())
        assert s.holds[at].level == level and all(s.known[token] == 0 for token in tokens)


@M.clause("M14.1")
def test_levels_come_in_the_order_of_revealing() -> None:
    """MS5: the first city 5, the second 8; their tokens lie face down on the card."""
    s = bare(scenario="solo_conquest", tiles="k06, k08, c01")
    assert [hold.level for hold in s.holds.values()] == [5, 8]
    assert [hold.colours for hold in s.holds.values()] == [("blue",), ("red",)]


@M.example("mageknight", "MR4")
def test_a_hero_beside_a_city_sees_its_garrison_at_night_too() -> None:
    far = before_walls(night=True, down=True, at="c02.C")
    assert all(far.state.known[token] == 0 for token in tokens_at(far.state, far.at("k07.C")))
    near = before_walls(night=True, down=True)
    assert all(near.state.known[token] == EVERYONE for token in tokens_at(near.state, near.at("k07.C")))
    assert near.match.view(1)["table"]["map"]["spaces"]
    keep = scene(night=True, down=True, at="c03.C", tiles="c03, c02", foes={"c03.NE": "golems"})
    assert [keep.state.known[token] for token in tokens_at(keep.state, keep.at("c03.NE"))] == [0]


@M.example("mageknight", "ME24")
@M.clause("M14.2")
def test_what_a_city_adds_to_its_defenders() -> None:
    def strikes(face: str, *colours: str) -> tuple[Strike, ...]:
        return defend(in_force(face), colours).strikes

    assert strikes("ice_mages_token", "blue")[0].value == 7 and strikes("fire_mages_token", "blue")[0].value == 8
    assert strikes("altem_mages_token", "blue")[0].value == 5  # Cold Fire
    assert strikes("swordsmen", "blue")[0].value == 6
    assert strikes("swordsmen", "red")[0].abilities == ("brutal",) and strikes("gunners", "green")[0].abilities == (
        "brutal",
    )
    assert strikes("swordsmen", "green")[0].abilities == ("poison",)
    assert strikes("minotaur", "red")[0].abilities == ("brutal",)  # not twice
    assert strikes("monks", "red", "green")[0].abilities == ("poison", "brutal")
    assert defend(in_force("golems"), ("white",)).armor == 6 and defend(in_force("golems"), ("red",)).armor == 5


@M.clause("M14.2", "M12.4")
def test_an_assault_begins_with_a_step() -> None:
    """-1 Reputation; all defenders are fortified; the bonus counts; a challenged rampaging enemy gets neither."""
    s = before_walls("golems, swordsmen", "red", move=4, others={1: "c02.C"}).choose("step:sw")
    s.expect(move=0, my_reputation=-1)
    assert [(foe.side, foe.walls, foe.armor) for foe in combat(s).foes] == [("garrison", 1, 5), ("garrison", 1, 5)]
    panel = s.panel["foes"]
    assert [foe["guard"] for foe in panel] == [True, True] and panel[1]["strikes"][0]["damage"] == 12
    assert {"word": "brutal", "times": 1} in panel[1]["tags"]


@M.clause("M14.3")
def test_the_last_defender_makes_a_conquest() -> None:
    s = defeat(before_walls().choose("step:sw"))
    at = s.at("k07.C")
    assert s.state.holds[at].shields == (0, 0) and s.state.holds[at].leader == 0
    assert s.state.shields[at] == (0, 0) and at not in s.state.there and s.state.fight is None
    s.expect(my_fame=7, my_at="k07.C", phase="after")
    seen = next(spot for spot in s.match.view(1)["table"]["map"]["spaces"] if spot["site"] == "city")
    assert seen["hold"] == {
        "kind": "city", "colours": ["white"], "level": 4, "shields": [0, 0], "leader": 0, "conquered": True,
        "garrison": [], "sells": [{"colour": "white", "price": 2}],
    }  # fmt: skip


@M.clause("M14.11", "M14.3", "M12.27")
def test_defenders_that_are_left_stay_for_the_next_assault() -> None:
    """The shield lies there, the hero is back; without a defeated defender there is none, but Reputation is lost."""
    s = defeat(before_walls(hand="rage, rage, rage, rage, rage", level=5).choose("step:sw"), 0)
    at = s.at("k07.C")
    assert s.state.holds[at].shields == (0,) and s.state.holds[at].leader == -1 and at not in s.state.shields
    left = tokens_at(s.state, at)
    assert [s.state.face[token] for token in left] == ["guardsmen"] and s.state.known[left[0]] == EVERYONE
    s.expect(my_at="k07.NE", my_reputation=-1)
    none = before_walls(hand="rage", level=5).choose("step:sw")
    for _ in range(12):
        if none.state.now.combat is None:
            break
        none.choose(next(key for key in ("next", "hero", *none.keys) if key in none.keys))
    none.expect(my_at="k07.NE", my_reputation=-1)
    assert none.state.holds[at].shields == () and len(tokens_at(none.state, at)) == 2


@M.example("mageknight", "ME33")
@M.example("mageknight", "MR14")
def test_the_first_shield_decides_a_tie() -> None:
    assert leader_of((0, 1, 1, 0)) == 0 and leader_of((1, 0, 0, 1)) == 1 and leader_of((1, 0, 0)) == 0


@M.clause("M14.4", "M14.10")
def test_a_conquered_city_is_open_to_all() -> None:
    """Two Move points, no assault, other heroes may be there; nobody leaves the map; the leader stays the leader."""
    s = conquered("white", (1, 1, 0), 1, at="k07.NE", move=2, others={1: "k07.C"})
    s.players[0].hand = s.players[0].hand[:1]
    t = go(s, ("turn",)).choose("step:sw").expect(move=0, my_at="k07.C").choose("act:interact", "done", "end")
    while t.state.actor == 0:
        t.choose(t.keys[0])
    assert t.state.players[0].at == t.at("k07.C") and t.state.holds[t.at("k07.C")].leader == 1


@M.clause("M11.2")
def test_own_shields_count_once_as_influence() -> None:
    s = go(conquered("red", shields=(0, 1, 0), reputation=3), ("turn",)).choose("act:interact")
    assert s.state.now.influence == 3  # Reputation +1, two shields
    assert go(conquered("red", shields=(1, 1)), ("turn",)).choose("act:interact").state.now.influence == 0


@M.clause("M16.8")
@M.example("mageknight", "MR15")
def test_hand_limit_beside_a_city() -> None:
    """The leader 2, others with a shield 1, also next to it; the bonus ends elsewhere."""
    s = conquered("white", (0, 1), 0, others={1: "k07.E"})
    s.players[1].tactic = "early_bird"
    assert (hand_limit(s, 0), hand_limit(s, 1)) == (7, 6)
    s.players[0].at = s.players[1].at = next(centre for centre, face in s.placed if face == "c02")
    assert (hand_limit(s, 0), hand_limit(s, 1)) == (5, 5)
    assert hand_limit(conquered("white", (1,), 1), 0) == 5


@M.example("mageknight", "ME22")
def test_keeps_and_cities_do_not_add_up() -> None:
    s = conquered("white", at="k07.W", tiles="k07, c03")
    s.shields.update((at, (0,)) for at in s.board if s.board[at].site == "keep")
    assert sum(s.board[at].site == "keep" for at in s.shields) == 2 and hand_limit(s, 0) == 7


@M.clause("M11.3", "M14.10")
def test_what_each_city_sells() -> None:
    offer = "peasants, altem_mages, fire_mages"
    red = inside("red", 24, offer=offer)
    red.choose("service:an_artifact", "service:an_artifact").expect(influence=0, my_rewards=("artifact", "artifact"))
    red.refuses("service:an_artifact", "M11.3", "mk-why-price", need=12, have=0)
    red.refuses("recruit:peasants", "M11.3", "mk-why-place")
    green = inside("green", 14, offer=offer)
    card = green.state.advanced[0]
    green.choose(f"buy:{green.state.face[card]}")
    assert green.me.deck[-1] == card and len(green.state.advanced) == 3
    top = green.state.stacks["advanced"][-1]
    green.choose("service:unseen_action").expect(influence=2)
    assert green.me.deck[-1] == top
    white = inside("white", 22, offer=offer).offers("recruit:peasants", "recruit:fire_mages")
    elites = white.state.stacks["elite"]
    white.choose("service:elite_unit").expect(influence=20)
    assert white.state.unit_offer[-1] == elites[-1]
    blue = inside("blue", 7, offer=offer, tokens="red, blue, green, white", source="").lacks("recruit:peasants")
    spell = blue.state.spells[0]
    blue.choose(f"buy:{blue.state.face[spell]}")
    assert spell in blue.me.deck


@M.example("mageknight", "ME45")
def test_bought_artifacts_are_drawn_together() -> None:
    s = inside("red", 24)
    s.choose("service:an_artifact", "service:an_artifact", "done", "end")
    while s.kind != "mk.offer":
        s.choose(s.keys[0])
    assert len(s.keys) == 3 and all(key.startswith("return:") for key in s.keys)
    s.choose(s.keys[0])
    assert len(s.keys) == 2 and all(key.startswith("gain:") for key in s.keys)


def test_first_reconnaissance_draws_no_garrison() -> None:
    s = bare(tiles="k05, c02")
    assert not s.holds and not s.there


def test_cities_are_seen_in_every_view() -> None:
    s = before_walls(others={1: "c02.C"}, down=True, at="c02.E")
    spot = next(spot for spot in s.match.view(0)["table"]["map"]["spaces"] if spot["site"] == "city")
    assert spot["foes"] == [None, None] and spot["hold"]["level"] == 4 and not spot["hold"]["conquered"]
    s.state.players[1].at = s.at("k07.E")
    spy(s.state, 1)
    spot = next(spot for spot in s.match.view(0)["table"]["map"]["spaces"] if spot["site"] == "city")
    assert spot["foes"] == ["golems", "guardsmen"]
