"""Teams (M20), and One to Return, which is played alone or in teams (MS12)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.zones import create, knows
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.play.rounds import leave_game
from undercroft.games.mageknight.play.scoring import result, tally
from undercroft.games.mageknight.play.turn import keep_bonus
from undercroft.games.mageknight.rules import rules_of
from undercroft.games.mageknight.scenarios.one_to_return import choose_heroes, close_portal, home
from undercroft.games.mageknight.state import State, lay_over
from undercroft.games.mageknight.tables import Ground
from undercroft.games.mageknight.things.centre import others_centre, place
from undercroft.games.mageknight.things.motivation import others
from undercroft.games.mageknight.world.hexes import ORIGIN
from undercroft.games.mageknight.world.places import hostile

from .scene import Scene, bare, go, space_of

M = pytest.mark
KEEP = {"tiles": "c03, c02", "shields": {"c03.NE": (2,)}}


def allied(hand: str = "rage, march", **more: Any) -> State:
    """Seats 0 and 2 against 1 and 3."""
    facts = {"seats": 4, "scenario": "one_to_return", "mode": "teams", "tactic": "planning", "source": "", **more}
    s = bare(hand, **facts)
    s.teams = ((0, 2), (1, 3))
    return s


def turn(s: State) -> Scene:
    return go(s, ("turn",))


# -- M20


@M.clause("M20.1")
def test_interactive_skills_spare_team_mates_and_spells_do_not() -> None:
    s = allied()
    for seat in (1, 2):
        s.actor = seat
        place(s, create(s, ["goldyx_source_freeze"])[0])
    s.actor = 0
    assert [lying.owner for lying in others_centre(s)] == [1] and others(s) == [1, 2, 3]


@M.clause("M20.3")
def test_team_mates_do_not_fight_and_do_not_share_a_space() -> None:
    facts = {"at": "c02.E", "move": 3}
    s = turn(allied(**facts, others={1: "c01.C", 2: "c02.C", 3: "c01.E"})).choose("step:w")
    s.lacks("act:duel").refuses("act:duel", "M20.3", "mk-why-duel-mate").choose("end")
    assert s.state.players[0].at == s.at("c02.E") and s.faces(s.state.players[0].hand).count("wound") == 1
    foe = turn(allied(**facts, others={1: "c02.C", 2: "c01.C", 3: "c01.E"})).choose("step:w").offers("act:duel")
    foe.choose("act:duel").expect(kind="mk.attend")
    assert foe.seat == 1


@M.clause("M20.4")
@M.example("mageknight", "MR52")
def test_a_team_mates_keep() -> None:
    s = allied(at="c03.C", move=3, others={1: "c02.C", 2: "c02.E", 3: "c02.SE"}, **KEEP)
    keep = next(iter(s.shields))
    assert not hostile(s, keep, 0) and hostile(s, keep, 1)
    assert keep_bonus(s, 0) == 0  # next to it, but without a keep of one's own
    s.shields[keep + 1] = (0,)
    s.board = {**s.board, keep + 1: s.board[keep]}  # type: ignore[misc]  # a keep of one's own, somewhere else
    s.players[0].at = keep
    assert keep_bonus(s, 0) == 1
    inside = turn(
        allied(at="c03.C", move=3, others={1: "c02.C", 2: "c02.E", 3: "c02.SE"}, offer="utem_swordsmen", **KEEP)
    )
    inside.choose("step:ne").expect(kind="mk.turn").offers("act:interact", "end").choose("act:interact")
    assert inside.state.players[0].reputation == 0  # no assault


@M.clause("M20.4")
@M.example("mageknight", "MR53")
def test_a_team_mate_inside_defends_the_keep() -> None:
    at = {"at": "c03.C", "move": 3, "tokens": "red"}
    friend = turn(allied(**at, others={1: "c02.C", 2: "c03.NE", 3: "c02.E"}, **KEEP))
    friend.refuses("step:ne", "M10.12", "mk-why-owner")
    facts = {"tiles": "c03, c02", "shields": {"c03.NE": (1,)}}
    s = turn(allied("rage, rage", **at, others={1: "c02.C", 2: "c02.E", 3: "c03.NE"}, **facts)).choose("step:ne")
    s.expect(kind="mk.attend")
    assert s.seat == 3
    s.choose("partial", "play:rage", "strong:attack#4", "loose", "stand")
    s.choose(next(key for key in s.keys if key.startswith("shove")))
    assert s.state.shields[s.at("c03.NE")] == (0,)


@M.clause("M20.5")
def test_a_team_scores_its_lower_fame_and_its_better_members() -> None:
    s = bare(seats=4)
    s.teams = ((0, 2), (1, 3))
    for p, fame in zip(s.players, (10, 4, 7, 9), strict=True):
        p.fame, p.deck, p.hand = fame, [], []
    s.players[0].deck = create(s, ["tremor", "wound"])
    s.players[1].deck = create(s, ["ice_shield"])
    s.players[2].hand = create(s, ["ice_shield", "wound", "wound"])
    s.players[3].crystals["red"] = 2
    rows = tally(s)
    assert rows[0] == rows[2] and rows[1] == rows[3]
    ours, theirs = rows[0], rows[1]
    assert (ours["fame"], theirs["fame"]) == (7, 4)
    assert (ours["knowledge"], theirs["knowledge"]) == (2, 1)
    assert (ours["knowledge_title"], theirs["knowledge_title"]) == (3, 0)
    assert (ours["beating"], ours["beating_title"], theirs["beating"]) == (-4, -3, 0)
    assert (theirs["loot"], theirs["loot_title"], ours["loot_title"]) == (1, 3, 0)
    s.ended = "rounds"
    scores = result(s).scores
    assert scores[0] == scores[2] == sum(ours.values()) and result(s).winners == (1, 3)


@M.clause("M20.2")
def test_team_mates_see_no_more_of_each_other_than_others_do() -> None:
    s = turn(allied(others={1: "c02.C", 2: "c02.E", 3: "c02.SE"}))
    seen = s.match.view(0)["table"]
    assert seen["teams"] == [[0, 2], [1, 3]] and seen["players"][2]["hand"] == [None, None]


# -- One to Return


SPOTS = {"portal": "", "gate": "start_a.C", "land": "c01.C", "far": "c02.C"}


def returning(*where: str, **more: Any) -> State:
    """Heroes on these spaces; `portal` for those who are off the map."""
    s = bare(**{"seats": len(where), "scenario": "one_to_return", "source": "red", "tactic": "planning", **more})
    for p, spot in zip(s.players, where, strict=True):
        p.at = space_of(s, SPOTS[spot]) if SPOTS[spot] else -1
    s.now.path = [s.players[0].at]
    return s


@M.clause("MS12.1")
def test_the_portal_closes_with_the_first_day() -> None:
    s = returning("portal", "land", "gate")
    s.place = 2
    close_portal(s)
    assert [p.out for p in s.players] == [True, False, True] and s.order == (1,)
    assert s.board[ORIGIN].site == "" and s.board[ORIGIN].terrain == "plains"
    again = returning("land", "far", night=True)
    close_portal(again)
    assert again.board[ORIGIN].site == "portal"  # at the end of a Night it stays as it is


@M.clause("MS12.1")
def test_those_who_are_out_choose_and_do_nothing_any_more() -> None:
    s = returning("portal", "land", "far")
    s.agenda = []
    at = go(s, ("round_end",))
    asked = []
    while at.kind == "mk.tactic":
        asked.append(at.seat)
        at.choose(at.keys[0])
    assert sorted(asked) == [1, 2] and sorted(at.state.order) == [1, 2] and at.state.round == 2
    assert at.state.players[0].hand == [] != at.state.players[1].hand  # nor do they draw a new hand
    assert others(at.state) == [seat for seat in (1, 2) if seat != at.state.actor]


@M.clause("MS12.1")
def test_without_heroes_the_game_is_over() -> None:
    s = returning("portal", "portal")
    s.agenda = []
    at = go(s, ("round_end",))
    assert at.kind == "over" and at.match.result is not None and at.match.result.winners == ()


@M.clause("MS12.1", "M18.1")
def test_on_the_closed_portal_heroes_fight() -> None:
    s = returning("gate", "gate")
    turn(s.clone()).lacks("act:duel")
    s.players[0].at = s.players[1].at = space_of(s, "c02.C")
    close_portal(s)
    s.players[0].at = s.players[1].at = ORIGIN
    turn(s).expect(kind="mk.attend")  # to attack is all that is left to do


@M.clause("MS12.2")
@M.example("mageknight", "SE21")
def test_who_stands_on_the_portal_goes_home() -> None:
    s = returning("land", "gate")
    s.players[0].fame, s.ended = 99, "rounds"
    assert home(s) == (1,) and result(s).winners == (1,) and result(s).scores == (0.0, 1.0)
    s.turns_left = 1  # the end was announced: nobody can be attacked any more (M18.1)
    s.players[0].at = ORIGIN
    lay_over(s, ORIGIN, Ground("plains"))
    turn(s).lacks("act:duel")
    nobody = returning("land", "far")
    nobody.ended = "rounds"
    assert result(nobody).winners == ()


@M.clause("MS12.2")
def test_a_team_returns_with_its_chosen_hero_only() -> None:
    s = allied()
    choose_heroes(s)
    lots = [s.tally["chosen_0"], s.tally["chosen_1"]]
    assert [[knows(s, lot, seat) for seat in range(4)] for lot in lots] == [
        [True, False, True, False], [False, True, False, True],
    ]  # fmt: skip
    chosen = int(s.face[lots[0]].removeprefix("seat_"))
    for seat in (0, 2):
        for p in s.players:
            p.at = space_of(s, "c02.C")
        s.players[seat].at = ORIGIN
        assert home(s) == ((0, 2) if seat == chosen else ())
    at = turn(s)
    assert at.match.view(0)["table"]["chosen"] == chosen == at.match.view(2)["table"]["chosen"]
    assert at.match.view(1)["table"]["chosen"] in (1, 3)


@M.clause("MS12.2")
def test_epic_is_longer_and_larger() -> None:
    options = GAME.settle(3, {"scenario": "one_to_return"})
    usual, epic = rules_of(3, options), rules_of(3, {**options, "level": "epic"})
    assert (usual.rounds, usual.countryside, usual.cities, usual.others, usual.levels) == (4, 8, 2, 2, (3,))
    assert (epic.rounds, epic.countryside, epic.cities, epic.others, epic.levels) == (6, 9, 3, 3, (4,))
    teams = rules_of(4, {**options, "mode": "teams"})
    assert (teams.countryside, teams.cities, teams.others, teams.mode) == (10, 3, 3, "teams") and teams.duels


@M.clause("MS12.1")
@pytest.mark.parametrize(
    ("house", "night", "kind"), [("action_upgrades", True, "mk.upgrade"), ("drafting", False, "mk.draft")]
)
def test_nobody_asks_whoever_is_out(house: str, night: bool, kind: str) -> None:
    """Found by a soak: between Rounds only those who are in the game are asked, whatever they have."""
    s = bare("march", at="c01.C", seats=2, scenario="one_to_return", house=house, night=night, units="peasants")
    s.round, s.agenda = 2, []
    s.players[0].display = s.players[1].display = tuple(create(s, ["agility", "ambush"]))
    s.players[1].units = [s.players[0].units[0]._replace(banner=create(s, ["banner_of_glory"])[0])]
    leave_game(s, 1)
    sc = go(s, ("round_end",)).expect(kind=kind)
    while sc.kind != "mk.tactic":
        assert sc.match.decision is not None and sc.match.decision.seat == 0
        sc.choose(sc.keys[-1])
