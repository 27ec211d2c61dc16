"""Enemies that lie in ambush, and enemies that pursue a hero (MT5, MT6, MT7)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.mageknight.mods import BENT, HIDDEN
from undercroft.games.mageknight.options.rampage import FALLEN, comes_back, kinds
from undercroft.games.mageknight.play.exploring import open_positions, turn_up
from undercroft.games.mageknight.records import Group
from undercroft.games.mageknight.state import State, lay_over
from undercroft.games.mageknight.tables import Ground
from undercroft.games.mageknight.world.groups import RAMPAGING, put
from undercroft.games.mageknight.world.hexes import distance

from .cities import combat, defeat
from .marches import field, ready
from .scene import GAME, Scene, bare, create, go, space_of, token
from .test_camp import taken

M = pytest.mark
VALLEY = {"scenario": "hidden_valley", "sets": "tezla"}
REALM = {"scenario": "realm_of_the_dead", "sets": "tezla"}


def wild(s: State, *spaces: str, **facts: Any) -> State:
    """A rampaging enemy on each of these spaces, and nobody else."""
    s.there = {space_of(s, word): (Group(RAMPAGING, (token(s, "skeletal_warriors"),), **facts),) for word in spaces}
    return s


def ambush(at: str = "c03.NW", foe: str = "c03.E", **more: Any) -> Scene:
    """Seat 0 within two spaces of an enemy that lies in ambush."""
    facts: dict[str, Any] = {"at": at, "tiles": "c03, c01", "move": 4, **VALLEY, **more}
    over = facts.pop("over", {})
    s = wild(bare("rage, rage", **facts), foe, reach=2)
    for word, terrain in over.items():
        lay_over(s, space_of(s, word), Ground(terrain))
    return go(s, ("turn",))


def attacked(s: Scene) -> list[int]:
    """The spaces of those who fight the hero now."""
    return [foe.at for foe in s.state.now.combat.foes] if s.state.now.combat is not None else []


@M.clause("MT5.1")
@M.example("mageknight", "XR21")
def test_an_ambush_reaches_two_spaces() -> None:
    """From within two spaces to within two spaces, step by step; coming up from farther away provokes nobody."""
    s = ambush().choose("step:sw").expect(my_at="c03.W")
    assert attacked(s) == [s.at("c03.E")] and s.state.now.acted
    usual = wild(bare("rage", at="c03.NW", tiles="c03, c01", move=4, **VALLEY), "c03.E")
    assert not attacked(go(usual, ("turn",)).choose("step:sw"))
    far = ambush(at="c03.W", foe="c01.NW", move=9).choose("step:e")  # from three spaces away to two
    assert distance(far.at("c03.W"), far.at("c01.NW")) == 3 and not attacked(far)
    assert attacked(far.choose("step:se")) == [far.at("c01.NW")]  # the next step is looked at by itself


@M.clause("MT5.2")
@M.example("mageknight", "XE39")
def test_mountains_and_lakes_screen_an_ambush() -> None:
    """c03.C is the only space between c03.E and c03.W."""
    for terrain in ("mountain", "lake"):
        assert not attacked(ambush(over={"c03.C": terrain}).choose("step:sw"))
        beside = ambush(at="c03.NW", over={"c03.C": terrain, "c03.NE": "plains"}).choose("step:e")
        assert attacked(beside) == [beside.at("c03.E")]  # next to it nothing has to be open
    open_way = ambush(at="c03.W", over={"c03.C": "mountain", "c03.NE": "plains"}).choose("step:ne")
    assert attacked(open_way) == [open_way.at("c03.E")]  # over c03.NE


LEGION = {"tiles": "c13, c12", "move": 9, "sets": "tezla,lost_legion"}
"""With walls around c13.NE, but for the lake c13.E, and between c12.C and c12.SW."""


@M.clause("MT5.3")
def test_a_wall_ends_the_path_of_an_ambush() -> None:
    assert not attacked(ambush(at="c13.SW", foe="c13.NE", **LEGION).choose("step:nw"))  # over c13.C or c13.NW
    assert not attacked(ambush(at="c13.W", foe="c13.NE", **LEGION).choose("step:ne"))  # nor straight into c13.NW
    assert not attacked(ambush(at="c12.W", foe="c12.NE", **LEGION).choose("step:se"))  # the second half of the path
    s = ambush(at="c13.SW", foe="c13.E", **LEGION).choose("step:nw").expect(my_at="c13.W")
    assert attacked(s) == [s.at("c13.E")]


@M.clause("MT5.4")
def test_a_challenge_is_for_neighbours() -> None:
    ambush().lacks("act:challenge").refuses("act:challenge", "M9.7", "mk-why-no-rampager")
    s = ambush(at="c03.C").choose("act:challenge")
    assert attacked(s) == [s.at("c03.E")]


@M.clause("MT5.5")
def test_who_flies_provokes_no_ambush() -> None:
    s = bare("wings_of_wind, rage", at="c03.NW", tiles="c03, c01", crystals="white", source="", move=1, **VALLEY)
    s = go(wild(s, "c03.E", reach=2), ("turn",)).choose("play:wings_of_wind", "basic:soar#on_wings")
    s.choose("step:sw").expect(my_at="c03.W")
    assert not attacked(s)
    for effect in (BENT, HIDDEN):
        assert not attacked(ambush(mods=[effect]).choose("step:sw"))


# -- MT6


def hunted(*spaces: str, at: str = "c03.W", stunned: bool = False, hand: str = "rage, rage", **more: Any) -> Scene:
    """Seat 0 with pursuers on these spaces."""
    facts: dict[str, Any] = {"at": at, "tiles": "c03, c01", **REALM, **more}
    over = facts.pop("over", {})
    s = wild(bare(hand, **facts), *spaces, hunts=0, stunned=stunned)
    for word, ground in over.items():
        lay_over(s, space_of(s, word), ground)
    return go(s, ("turn",))


def pursuers(s: Scene) -> list[int]:
    return sorted(at for at, groups in s.state.there.items() for group in groups if group.hunts == 0)


def stunned(s: Scene) -> list[bool]:
    return [group.stunned for groups in s.state.there.values() for group in groups if group.hunts == 0]


@M.clause("MT6.1", "MT6.2", "MT6.3")
@M.example("mageknight", "XE22")
def test_a_pursuer_comes_up_and_attacks_the_next_time() -> None:
    s = hunted("c03.E").choose("stop")
    assert pursuers(s) == [s.at("c03.C")] and not attacked(s)  # it came adjacent and does not attack this turn
    again = hunted("c03.C").choose("stop")
    assert attacked(again) == [again.at("c03.C")]
    assert not attacked(hunted("c03.C", at="c03.SW").choose("stop"))  # in a village
    mine = hunted("c03.E", seats=2, others={1: "c01.E"})
    mine.state.there[mine.at("c03.E")] = (mine.state.there[mine.at("c03.E")][0]._replace(hunts=1),)
    mine.choose("stop")
    assert mine.state.there[mine.at("c03.E")][0].hunts == 1  # it carries another hero's shield


@M.clause("MT6.2")
def test_of_two_ways_the_hunted_player_chooses() -> None:
    """From c01.C both c01.W and c01.NW are nearer to c03.C; the other is the same for c03.E and c03.SE afterwards."""
    for way, goal in (("step:w", "c01.W"), ("step:nw", "c01.NW")):
        s = hunted("c01.C", at="c03.C").choose("stop").expect(kind="mk.hunt").offers("step:w", "step:nw").choose(way)
        assert pursuers(s) == [s.at(goal)]


@M.clause("MT6.2")
@M.example("mageknight", "XR19", "XR36")
def test_where_a_pursuer_may_go() -> None:
    """Over mountains and lakes, beside other enemies; not onto a hero, a fortified site, or off the map."""
    for terrain in ("mountain", "lake"):
        s = hunted("c03.E", over={"c03.C": Ground(terrain)}).choose("stop")
        assert pursuers(s) == [s.at("c03.C")]
    two = hunted("c03.E", "c03.C", stunned=True)
    stays = two.state.there[two.at("c03.C")][0]
    two.state.there[two.at("c03.C")] = (stays._replace(hunts=-1, stunned=False),)
    two.state.there[two.at("c03.E")] = (two.state.there[two.at("c03.E")][0]._replace(stunned=False),)
    two.choose("stop")
    assert len(two.state.there[two.at("c03.C")]) == 2  # other tokens do not block it
    site = hunted("c03.E", over={"c03.C": Ground("forest", "mine", colour="red")}).choose("stop")
    assert pursuers(site) == [site.at("c03.C")] and site.state.board[site.at("c03.C")].site == "mine"
    tower = {"c03.C": Ground("forest", "mage_tower")}
    blocked = hunted("c03.E", over=tower).choose("stop")  # XR19: c03.SE is no nearer, but not farther either
    assert pursuers(blocked) == [blocked.at("c03.SE")]
    shut = {**tower, "c03.SE": Ground("hills", "keep"), "c01.W": Ground("forest", "keep")}
    held = hunted("c03.E", at="c03.SW", over={**shut, "c03.NE": Ground("hills", "keep")})
    assert pursuers(held.choose("stop")) == [held.at("c03.E")]  # only farther spaces are left: it stays
    hero = hunted("c03.E", seats=2, others={1: "c03.C"}).choose("stop")
    assert pursuers(hero) == [hero.at("c03.SE")]


@M.clause("MT6.3", "MT6.7")
@M.example("mageknight", "XE44")
def test_two_pursuers() -> None:
    """The near one attacks, the far one comes adjacent; in a village nobody fights."""
    s = hunted("c03.C", "c01.NW", at="c03.SE").choose("stop", "step:sw")
    assert attacked(s) == [s.at("c03.C")] and pursuers(s) == sorted((s.at("c03.C"), s.at("c01.W")))
    village = hunted("c03.C", "c03.E", at="c03.SW").choose("stop", "step:sw")
    assert not attacked(village) and pursuers(village) == sorted((village.at("c03.C"), village.at("c03.SE")))
    assert not any(stunned(village))


@M.clause("MT6.3")
def test_all_who_can_attack_do_so_together() -> None:
    s = hunted("c03.C", "c03.E", at="c03.SE").choose("stop")
    assert sorted(attacked(s)) == sorted((s.at("c03.C"), s.at("c03.E")))


@M.clause("MT6.4")
def test_where_a_hero_is_not_attacked() -> None:
    """A fortified site that is not assaulted, or one with people; not a glade, a burned monastery or a mine."""
    keep = hunted("c03.C", at="c03.NE", shields={"c03.NE": (0,)}).choose("stop")
    assert not attacked(keep)
    for ground in (Ground("plains", "monastery"), Ground("plains", "village")):
        assert not attacked(hunted("c03.C", over={"c03.W": ground}).choose("stop"))
    for ground in (Ground("plains", "glade"), Ground("plains", "mine", colour="red")):
        assert attacked(hunted("c03.C", over={"c03.W": ground}).choose("stop"))
    burned = hunted("c03.C", over={"c03.W": Ground("plains", "monastery")}, shields={"c03.W": (0,)}).choose("stop")
    assert attacked(burned)


@M.clause("MT6.4", "ML22.7")
def test_a_conquered_camp_shelters() -> None:
    """The spaces around it do not, though one may interact there."""
    for at, safe in (("volkare_camp.C", True), ("volkare_camp.SW", False)):
        b = taken("rage, rage", at=at, sets="lost_legion,tezla", house="camp,pursuit")
        s = wild(b, "volkare_camp.W", hunts=0)
        assert bool(attacked(go(s, ("turn",)).choose("stop"))) != safe


@M.clause("MT6.5")
def test_an_undefeated_pursuer_loses_a_turn() -> None:
    s = hunted("c03.C").choose("stop")
    while s.state.now.combat is not None:
        s.choose(next(key for key in ("next", "hero", *s.keys) if key in s.keys))
    assert pursuers(s) == [s.at("c03.C")] and stunned(s) == [True]
    up = hunted("c03.C", stunned=True).choose("stop")
    assert not attacked(up) and stunned(up) == [False] and pursuers(up) == [up.at("c03.C")]
    far = hunted("c03.E", stunned=True).choose("stop")
    assert stunned(far) == [False] and pursuers(far) == [far.at("c03.E")]  # it does not move either


@M.clause("MT6.6")
def test_the_attack_is_the_action_of_the_turn() -> None:
    s = defeat(hunted("c03.C").choose("stop"))
    assert s.state.now.acted and not pursuers(s)
    s.refuses("act:challenge", "M9.6", "mk-why-one-action")
    provoked = hunted("c03.C", at="c03.NW", move=4)
    provoked.state.there[provoked.at("c03.SW")] = (Group(RAMPAGING, (token(provoked.state, "mummy"),)),)
    provoked.choose("step:sw")  # next to both before and after: c03.C is provoked as anybody would be
    assert attacked(provoked) == [provoked.at("c03.C")]


@M.clause("MT6.3", "MT6.6")
def test_pursuers_join_an_assault() -> None:
    """Whoever enters a keep meets the garrison and the pursuer beside it, once; one farther away comes nearer."""
    s = bare("rage, rage", at="c03.NW", tiles="c03, c01", move=4, foes={"c03.NE": "golems"}, **REALM)
    garrison = s.there[space_of(s, "c03.NE")]
    wild(s, "c03.E", "c01.C", hunts=0).there[space_of(s, "c03.NE")] = garrison
    played = go(s, ("turn",)).choose("step:e", "step:nw")  # into the keep; and c01.C comes to c01.NW
    assert sorted(attacked(played)) == sorted((played.at("c03.NE"), played.at("c03.E")))
    assert pursuers(played) == sorted((played.at("c03.E"), played.at("c01.NW")))


@M.clause("MT6.7")
def test_the_view_tells_who_would_attack() -> None:
    s = hunted("c03.C", move=2)
    spaces = s.match.view(0)["table"]["map"]["spaces"]
    (pack,) = (x["packs"] for x in spaces if x["packs"])
    assert [group["hunts"] for group in pack] == [0]
    drawn = {tuple(x["at"]) for x in spaces if x["draws"]}
    assert ["skeletal_warriors"] in [x["draws"] for x in spaces] and len(drawn) < 7  # not where people live


@M.example("mageknight", "XR20")
def test_a_pursuer_is_a_rampaging_enemy_for_everyone() -> None:
    for face_down in (False, True):
        s = bare("rage, rage", at="c03.NW", tiles="c03, c01", move=4, seats=2, others={1: "c01.E"}, **REALM)
        s = go(wild(s, "c03.C", hunts=1, stunned=face_down), ("turn",))
        s.lacks("step:se").refuses("step:se", "M10.5", "mk-why-rampaging")
        assert attacked(s.choose("step:sw")) == [s.at("c03.C")]  # provoked
        s = bare("rage, rage", at="c03.NW", tiles="c03, c01", seats=2, others={1: "c01.E"}, **REALM)
        s = go(wild(s, "c03.C", hunts=1, stunned=face_down), ("turn",)).choose("stop", "act:challenge")
        assert attacked(s) == [s.at("c03.C")]


@M.example("mageknight", "XR38")
def test_a_turn_without_a_step_has_a_movement_phase() -> None:
    """Its end lets the pursuers act, whoever just ends the turn too; a rest does not."""
    s = hunted("c03.C").choose("end")
    assert attacked(s) == [s.at("c03.C")]
    rest = hunted("c03.C", hand="rage, march").choose("rest", "card:rage")
    assert not attacked(rest) and rest.state.now.phase == "after"
    rest.choose("end")
    assert pursuers(rest) == [rest.at("c03.C")] and not attacked(rest)


@M.example("mageknight", "XR57")
def test_walls_keep_pursuers_off() -> None:
    s = hunted("c12.C", at="c12.SW", **LEGION).choose("stop")
    assert not attacked(s) and pursuers(s) == [s.at("c12.C")]
    assert attacked(hunted("c12.C", at="c12.NE", **LEGION).choose("stop"))


@M.clause("MT6.3")
@M.example("mageknight", "XR36")
def test_a_pursuer_attacks_without_those_who_share_its_space() -> None:
    """A rampaging enemy, another hero's pursuer and one that lies face down stay out; they can be challenged."""
    others: tuple[dict[str, Any], ...] = ({}, {"hunts": 1}, {"hunts": 0, "stunned": True})
    for facts in others:
        s = hunted("c03.C", seats=2, others={1: "c01.E"})
        beside = Group(RAMPAGING, (token(s.state, "mummy"),), **facts)
        s.state.there[s.at("c03.C")] += (beside,)
        spaces = s.match.view(0)["table"]["map"]["spaces"]
        assert not any("mummy" in space["draws"] for space in spaces)
        s.choose("stop").expect(keys=("join:mummy@e", "done")).choose("done")
        assert [s.state.face[foe.token] for foe in combat(s).foes] == ["skeletal_warriors"]
        assert not any(group.stunned for group in s.state.there[s.at("c03.C")])
    both = hunted("c03.C")
    both.state.there[both.at("c03.C")] += (Group(RAMPAGING, (token(both.state, "mummy"),)),)
    both.choose("stop", "join:mummy@e")
    assert len(combat(both).foes) == 2


@M.clause("MT6.5", "MT6.6")
def test_a_pursuer_that_attacks_out_of_an_ambush_stays_where_it_is() -> None:
    """It is in the combat that it was provoked to, so it does not come nearer besides."""
    for beaten in (True, False):
        s = bare("rage", at="c03.NW", tiles="c03, c01", move=4, **REALM, house="ambush")
        wild(s, "c03.E", reach=2, hunts=0)
        played = go(s, ("turn",)).choose("step:sw")
        assert attacked(played) == pursuers(played) == [played.at("c03.E")]
        if beaten:
            assert not pursuers(defeat(played))
            continue
        while played.state.now.combat is not None:
            played.choose(next(key for key in ("next", "hero", *played.keys) if key in played.keys))
        assert pursuers(played) == [played.at("c03.E")] and stunned(played) == [True]


@M.clause("MT6.4", "MT6.6", "MT6.7")
def test_whoever_provokes_somebody_at_a_village_is_not_attacked_by_pursuers() -> None:
    """c03.SW is a village: the mummy was provoked by the step, the pursuer was not."""
    s = hunted("c03.SE", at="c03.W", move=4)
    s.state.there[s.at("c03.C")] = (Group(RAMPAGING, (token(s.state, "mummy"),)),)
    assert attacked(s.choose("step:se")) == [s.at("c03.C")] and not any(stunned(s))
    open_ground = hunted("c03.SE", at="c03.W", move=4, over={"c03.SW": Ground("plains")})
    open_ground.state.there[open_ground.at("c03.C")] = (Group(RAMPAGING, (token(open_ground.state, "mummy"),)),)
    both = attacked(open_ground.choose("step:se"))
    assert sorted(both) == sorted((open_ground.at("c03.C"), open_ground.at("c03.SE")))


@M.clause("MS17.2", "MT7.2")
def test_who_pursues_by_scenario_and_by_house_rule_acts_once() -> None:
    s = hunted("c01.NW", house="pursuit").choose("stop")
    assert [distance(at, s.me.at) for at in pursuers(s)] == [2] and not attacked(s)


# -- who begins to


def turned_up(house: str = "", **options: str) -> State:
    """Seat 0 explores; the new tile, c04, has rampaging orcs, as c01 of the set-up has."""
    s = bare("rage", at="c03.E", tiles="c03, c01", house=house or "none", **options)
    wild(s, "c01.NW")
    s.tiles = tuple(create(s, ["c04"], known=0))
    turn_up(s, open_positions(s)[0])
    return s


def groups_of(s: State, word: str) -> Group:
    (group,) = s.there[space_of(s, word)]
    return group


@M.clause("MT7.1")
def test_ambush_as_a_house_rule() -> None:
    s = turned_up("ambush", sets="tezla")
    assert groups_of(s, "c04.W").reach == 2 and groups_of(s, "c01.NW").reach == 1
    assert groups_of(turned_up(sets="tezla"), "c04.W").reach == 1
    assert GAME.settle(2, {"house": "ambush", "sets": "tezla", "scenario": "full_conquest"})


@M.clause("MT7.1", "MS13.17", "MS20.7")
def test_tiles_that_volkare_turns_up_lie_in_ambush_and_hunt_nobody() -> None:
    """All tiles but those of the set-up; whoever comes back in Rampage! does as the others of the tile."""
    f = field("swiftness", at="c03.NE", house="ambush,pursuit,more_rampage", sets="lost_legion,tezla")
    f.tiles = tuple(create(f, ["k05", "c04"], known=0))
    f.place, f.now.phase = 0, "over"
    s = ready(f).state
    wild = groups_of(s, "c04.W")
    assert (wild.reach, wild.hunts) == (2, -1)
    there = space_of(s, "c04.W")
    s.tally[f"{FALLEN}{there}"] = kinds().index("green")
    put(s, there, RAMPAGING)
    comes_back(s)
    assert (groups_of(s, "c04.W").reach, groups_of(s, "c04.W").hunts) == (2, -1)


@M.clause("MT7.2")
@M.example("mageknight", "SR34")
def test_pursuit_as_a_house_rule() -> None:
    s = turned_up("pursuit", sets="tezla")
    assert groups_of(s, "c04.W").hunts == 0 and groups_of(s, "c01.NW").hunts == -1
    assert groups_of(turned_up(sets="tezla"), "c04.W").hunts == -1


@M.clause("MS20.7", "MT7.1", "MT7.2")
@M.example("mageknight", "SR63")
def test_whoever_comes_back_lies_in_wait_and_hunts_as_the_others_of_the_tile_do() -> None:
    """On tiles of the set-up nobody does."""
    s = turned_up("ambush,pursuit,more_rampage", sets="tezla")
    there, before = space_of(s, "c04.W"), space_of(s, "c01.NW")
    s.tally |= {f"{FALLEN}{at}": kinds().index("green") for at in (there, before)}
    put(s, there, RAMPAGING)
    put(s, before, RAMPAGING)
    s.turn += 5
    comes_back(s)
    wild, tame = groups_of(s, "c04.W"), groups_of(s, "c01.NW")
    assert (wild.reach, wild.hunts, wild.since) == (2, 0, s.turn) and (tame.reach, tame.hunts) == (1, -1)


@M.clause("MS17.2")
def test_who_turns_up_a_tile_is_hunted_from_the_next_turn_on() -> None:
    s = turned_up(**REALM)
    group = groups_of(s, "c04.W")
    assert group.hunts == 0 and group.faction == "dark_crusader" and groups_of(s, "c01.NW").hunts == -1
    at = space_of(s, "c04.W")
    first = go(s, ("turn",)).choose("stop")
    assert at in first.state.there  # not on this turn
    first.state.turn += 1
    first.state.now.mods.clear()
    first.state.now.phase = "move"
    later = go(first.state, ("turn",)).choose("stop")
    assert at not in later.state.there
