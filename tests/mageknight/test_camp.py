"""Volkare's camp in place of a city (ML22)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.core.conformance import Report, _Check
from undercroft.core.match import new_match
from undercroft.core.zones import create
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.options.tiles import other_city
from undercroft.games.mageknight.play.ending import hand_limit
from undercroft.games.mageknight.play.exploring import next_is_core, put_tile
from undercroft.games.mageknight.play.movement import cost
from undercroft.games.mageknight.play.scoring import conqueror
from undercroft.games.mageknight.records import Points
from undercroft.games.mageknight.rules import fits
from undercroft.games.mageknight.scenarios.conquest import all_conquered, city_fame
from undercroft.games.mageknight.sites.lairs import grave_mana
from undercroft.games.mageknight.state import State, lay_over
from undercroft.games.mageknight.tables import ENEMIES, SITES, TILES, Ground
from undercroft.games.mageknight.world.board import tile_of
from undercroft.games.mageknight.world.shapes import SHAPES, centre_of

from .marches import March, ready
from .scene import bare, space_of, token
from .test_sites import won

M = pytest.mark
CONQUEST: dict[str, Any] = {"scenario": "full_conquest", "sets": "lost_legion", "house": "camp", "seats": 2}
TENTS = "volkare_camp.C"


def land(hand: str = "march", army: str = "", at: str = "volkare_camp.NW", **more: Any) -> State:
    """Seat 0 next to the camp; `army` are Volkare's tokens instead of those that he drew."""
    s = bare(hand, **{**CONQUEST, "tiles": "volkare_camp, c02, c03", "at": at, "move": 9, **more})
    assert s.volkare is not None
    if army:
        s.volkare.tokens = tuple(token(s, face) for face in army.split(", "))
    return s


def by_camp(hand: str = "march", **more: Any) -> March:
    return ready(land(hand, **more), ("turn",))


def taken(hand: str = "march", shields: tuple[int, ...] = (0, 0, 1), at: str = TENTS, **more: Any) -> State:
    """The camp is conquered."""
    s = land(hand, at=at, **more)
    camp = space_of(s, TENTS)
    s.holds[camp] = s.holds[camp]._replace(shields=shields, leader=shields[0])
    s.shields[camp] = shields
    assert s.volkare is not None
    s.volkare.at, s.volkare.tokens = -1, ()
    return s


# -- the set-up


@M.clause("ML22.1", "ML22.2")
@pytest.mark.parametrize("house", ["camp", "camp_last", "camp_maybe"])
def test_where_the_camp_lies(house: str) -> None:
    found = set()
    for seed in range(8):
        options = {"scenario": "solo_conquest", "sets": "lost_legion", "house": house}
        s = new_match("mageknight", seats=1, seed=seed, options=options).state
        assert isinstance(s, State)
        inner = [TILES[s.face[tile]].kind for tile in s.tiles if TILES[s.face[tile]].kind != "countryside"]
        assert len(inner) == 4 and inner.count("core") == 2 and inner.count("city") + inner.count("camp") == 2
        found.add(inner.index("camp") if "camp" in inner else -1)
    assert {"camp": len(found) > 1 and -1 not in found, "camp_last": found == {0}, "camp_maybe": -1 in found}[house]


@M.clause("ML22.1")
def test_where_there_is_no_city_to_conquer() -> None:
    def unfit(seats: int, **options: str) -> str:
        found = fits(seats, {**GAME.settle(2, {}), "sets": "lost_legion", "house": "camp", **options})
        return found[0] if found is not None else ""

    assert unfit(2) == unfit(2, scenario="druid_nights") == "mk-unfit-house-here"
    assert unfit(2, scenario="volkares_return") == "mk-unfit-house-here"
    assert unfit(2, scenario="life_and_death", sets="lost_legion,tezla") == "mk-unfit-house-here"
    assert unfit(2, scenario="full_conquest", house="camp,camp_last") == "mk-unfit-house"
    assert unfit(2, scenario="full_conquest", sets="none") == "mk-unfit-sets"
    assert unfit(4, scenario="full_conquest", mode="teams", house="camp,two_cities") == ""


@M.clause("ML27.2")
def test_a_fifth_city() -> None:
    options = {**GAME.settle(2, {}), "sets": "lost_legion"}
    assert fits(5, {**options, "scenario": "full_conquest"}) == (
        "mk-unfit-tiles",
        {"kind": "city", "need": 5, "have": 4},
    )
    assert fits(5, {**options, "scenario": "full_conquest", "house": "camp"}) is None
    assert fits(4, {**options, "scenario": "full_cooperation", "house": "camp_last", "mode": "cooperative"}) is None


@M.clause("ML22.3")
@pytest.mark.parametrize(
    ("scenario", "level", "army"),
    [("full_conquest", 4, (0, 1, 1, 2)), ("blitz_conquest", 4, (0, 1, 1, 2)), ("full_cooperation", 5, (1, 1, 0, 2))],
)
def test_his_army_waits_face_down(scenario: str, level: int, army: tuple[int, ...]) -> None:
    s = land(scenario=scenario, at="c02.C", seats=2)
    v = s.volkare
    assert v is not None and v.at == space_of(s, TENTS) and v.level == s.holds[v.at].level == level
    colours = [ENEMIES[s.face[pid]].colour for pid in v.tokens]
    assert tuple(colours.count(colour) for colour in ("white", "red", "gray", "green")) == army
    assert all(s.known[pid] == 0 for pid in v.tokens) and not any(v.army.values())
    near = land(scenario=scenario, seats=2, night=True)  # a hero is adjacent
    assert near.volkare is not None and all(near.known[pid] for pid in near.volkare.tokens)
    s.tiles = tuple(create(s, ["volkare_camp"], known=0))
    assert next_is_core(s)


# -- the assault


@M.clause("ML22.4")
def test_an_assault_on_the_camp() -> None:
    s = by_camp(army="prowlers, golems")
    camp = s.at(TENTS)
    assert [cost(s.state, s.at(f"volkare_camp.{place}"), camp) for place in ("NW", "SW")] == [2, 3]
    s.choose("step:se").told("mk-attacks-volkare").expect(my_reputation=0)
    combat = s.state.now.combat
    assert combat is not None and [foe.walls for foe in combat.foes if foe.side == "army"] == [0, 0]
    over = by_camp(army="prowlers", at="volkare_camp.SW").choose("step:ne")
    combat = over.state.now.combat
    assert combat is not None and [foe.walls for foe in combat.foes if foe.side == "army"] == [1]


def beaten(army: str, targets: tuple[int, ...], **more: Any) -> March:
    """Seat 0 attacks and defeats these of his tokens."""
    s = by_camp(army=army, level=9, fame=99, **more).choose("step:se")
    combat = s.state.now.combat
    assert combat is not None
    combat.phase, combat.points, combat.targets = "attack", [Points("melee", "cold_fire", 90)], targets
    s.state.agenda[-1] = ("fight",)
    t = ready(s.state).choose("resolve")
    if t.state.now.combat is not None:
        t.choose("next")
    return t


@M.clause("ML22.5")
@M.example("mageknight", "XE15", "XR34")
@pytest.mark.parametrize(
    ("army", "targets", "shields"),
    [
        ("prowlers, diggers, cursed_hags, swamp_dragon, golems", (0, 1, 2, 3), 2),
        ("prowlers, diggers, cursed_hags, golems", (0, 1, 2), 1),
        ("prowlers, diggers, golems", (0, 1), 1),
        ("prowlers, golems, diggers", (0, 1), 1),
        ("prowlers, golems, diggers", (0,), 0),
        ("freezers, swamp_dragon, diggers", (0, 1), 2),
    ],
)
def test_shields_for_his_tokens(army: str, targets: tuple[int, ...], shields: int) -> None:
    s = beaten(army, targets)
    assert s.state.holds[s.at(TENTS)].shields == (0,) * shields


@M.clause("ML22.6")
def test_the_camp_is_conquered_with_his_army() -> None:
    s = beaten("prowlers, golems, diggers", (0, 1)).expect(my_at="volkare_camp.NW").told("mk-volkare-stands")
    s.volkare(TENTS).army("diggers")
    assert s.at(TENTS) not in s.state.shields
    t = land(army="prowlers, swamp_dragon")
    t.holds[space_of(t, TENTS)] = t.holds[space_of(t, TENTS)]._replace(shields=(1, 1))
    u = March(won(ready(t, ("turn",)).choose("step:se")).match).told("mk-conquered").expect(my_at=TENTS)
    hold = u.state.holds[u.at(TENTS)]
    assert hold.shields == (1, 1, 0) and hold.leader == 1 and u.v.at == -1 and u.state.last_turns < 0
    assert u.state.shields[u.at(TENTS)] == (1, 1, 0) and u.match.view(0)["table"]["volkare"]["at"] is None


# -- what it brings


@M.clause("ML22.7")
def test_hand_limit_by_the_camp() -> None:
    far = {"c03.NE": (0,)}
    s = taken(at="volkare_camp.NW")
    assert (hand_limit(s, 0), hand_limit(taken(at="c02.C"), 0)) == (6, 5)  # the leader counts it as a keep
    s = taken(at="volkare_camp.SE")
    s.shields[space_of(s, "c03.NE")] = (0,)
    assert hand_limit(s, 0) == 7
    s.players[0].at = space_of(s, "c03.C")
    assert hand_limit(s, 0) == 7  # next to an own keep too
    s = taken(shields=(1, 1, 0), at="volkare_camp.NW")
    s.shields.update((space_of(s, at), owners) for at, owners in far.items())
    assert hand_limit(s, 0) == 6  # a shield: own keeps count here
    s.players[0].at = space_of(s, "c03.C")
    assert hand_limit(s, 0) == 6
    assert hand_limit(taken(shields=(1,), at="volkare_camp.NW"), 0) == 5


@M.clause("ML22.7")
@pytest.mark.parametrize("at", ["C", "NW", "SE"])
def test_recruiting_by_the_camp(at: str) -> None:
    offer = "peasants, guardian_golems, red_cape_monks"
    s = ready(taken(at=f"volkare_camp.{at}", offer=offer, influence=0), ("turn",)).choose("act:interact")
    s.expect(influence=2)
    s.state.now.influence = 9
    t = ready(s.state).offers("service:regular_unit", "recruit:peasants", "recruit:guardian_golems")
    t.lacks("recruit:red_cape_monks")
    assert ("healing" in t.keys) is (at == "SE")  # the village's own
    t.choose("service:regular_unit").told("mk-elite-called").expect(influence=8)
    assert len(t.state.unit_offer) == 4
    ready(taken(at="c02.C"), ("turn",)).lacks("act:interact", "act:chase")
    by_camp().lacks("act:interact", "act:chase")


def hunting(prey: str, **more: Any) -> March:
    return ready(taken(at="volkare_camp.NW", **more), ("turn",)).choose("act:chase", prey)


@M.clause("ML22.7")
@M.example("mageknight", "XR22")
@pytest.mark.parametrize(("prey", "colours"), [("green", ["green"]), ("red", ["red"]), ("both", ["green", "red"])])
def test_hunting(prey: str, colours: list[str]) -> None:
    s = hunting(prey)
    combat = s.state.now.combat
    assert combat is not None
    foes = [ENEMIES[s.state.face[foe.token]] for foe in combat.foes]
    assert [foe.colour for foe in foes] == colours
    t = won(s).told("mk-hunted").expect(my_fame=sum(foe.fame for foe in foes), my_rewards=(), my_reputation=0)
    assert conqueror(t.state, 0) == 1
    t.state.now.phase, t.state.now.acted = "move", False
    u = ready(t.state, ("turn",)).lacks("act:chase").refuses("act:chase", "ML22.7", "mk-why-hunted")
    assert conqueror(u.state, 1) == 0


@M.clause("ML22.7")
def test_a_hunt_without_a_kill_leaves_the_space_open() -> None:
    s = hunting("green", level=9, fame=99)
    while s.state.now.combat is not None:
        s.choose("next" if "next" in s.keys else s.keys[0])
    assert not any(name.startswith("hunted_") for name in s.state.tally) and len(s.state.discards["green"]) == 1


@M.clause("ML22.8")
def test_the_camp_counts_as_a_city() -> None:
    s = taken(shields=(1, 0))
    assert (city_fame(s, 0), city_fame(s, 1)) == (4, 7)
    assert not all_conquered(s)
    s.rules = s.rules._replace(cities=1)  # type: ignore[misc]
    assert all_conquered(s)


@M.clause("ML22.9")
def test_random_cities_and_a_megapolis() -> None:
    s = bare(**{**CONQUEST, "house": "camp_maybe,random_cities", "tiles": "c02"})
    found = {other_city(s, "volkare_camp").partition(":")[2] for _ in range(40)}
    assert found == {"red", "blue", "green", "white", "camp"}
    assert tile_of("volkare_camp:blue").spaces[0] == Ground("city", "city", colour="blue")
    assert tile_of("k05:camp").spaces[0] == Ground("plains", "camp")
    last = bare(**{**CONQUEST, "house": "camp_last,megapolis", "tiles": "c02"})
    for face, place in (("k05", (1, 1)), ("volkare_camp", (2, 2))):
        put_tile(last, create(last, [face], known=0)[0], centre_of(SHAPES[last.rules.shape], *place))
    assert last.volkare is not None and last.volkare.level == 8  # twice as high, and no second city
    assert sum(space.site in ("city", "camp") for space in last.board.values()) == 2


# -- sites of other books


@M.clause("M13.15")
def test_graveyard_necropolis_and_valley_are_sites() -> None:
    assert [SITES[name].dark for name in ("graveyard", "necropolis", "hidden_valley")] == [True, True, False]
    s = bare("march", at="c02.C", night=True)
    lay_over(s, s.players[0].at, Ground("hills", "graveyard"))
    grave_mana(s)
    assert s.players[0].tokens == ["black"]


# -- whole matches


def test_all_promises_hold_by_the_camp() -> None:
    """A hero who attacks, and one who hunts: every answer is possible in every world that a seat can imagine."""
    report = Report()
    for seed, start in enumerate((by_camp("march, rage, swiftness", army="prowlers, golems"), hunting("both"))):
        check = _Check(GAME, start.match, Random(seed), report, 0, look_every=3)
        for _ in range(12):
            if start.match.decision is None:
                break
            check.question()
            check.answer()
    assert report.decisions > 10
