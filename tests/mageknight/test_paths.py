"""Ready paths: far spaces as one answer of several steps, up to the first news."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft.bots import Seen
from undercroft.core.match import Match
from undercroft.games.mageknight.play.paths import ways
from undercroft.games.mageknight.state import State
from undercroft.games.mageknight.world.hexes import axial, space

from .hasty import hasty
from .scene import Scene, scene

M = pytest.mark


def spot(s: Scene, word: str) -> dict[str, Any]:
    """A space as the viewer's map shows it."""
    spaces: list[dict[str, Any]] = s.match.view(0)["table"]["map"]["spaces"]
    return next(found for found in spaces if space(*found["at"]) == s.at(word))


def walk(s: Scene, word: str) -> Scene:
    return s.choose(*spot(s, word)["way"]["keys"])


@M.clause("M10.1")
def test_a_far_space_is_one_answer() -> None:
    s = scene("march", move=6)
    way = spot(s, "c01.SE")["way"]
    assert way == {"cost": 4, "keys": ["step:nw", "step:ne"], "news": False, "stops": False, "danger": "",
                   "angers": []}  # fmt: skip
    walk(s, "c01.SE").expect(my_at="c01.SE", move=2)


@M.clause("M10.1")
def test_what_is_too_far_says_what_the_whole_way_costs() -> None:
    s = scene("march", move=3)
    assert spot(s, "c01.SE")["way"] is None
    assert spot(s, "c01.SE")["why"] == {"clause": "M10.1", "message": "mk-why-far", "args": {"need": 4, "have": 3}}


@M.clause("M4.1", "M10.5")
def test_what_cannot_be_entered_says_why() -> None:
    s = scene("march", move=9, foes={"c01.NW": "prowlers"})
    assert spot(s, "c01.NE")["why"]["message"] == "mk-why-terrain"
    assert spot(s, "c01.NW")["why"] == {"clause": "M10.5", "message": "mk-why-rampaging", "args": {"what": "prowlers"}}
    assert spot(s, "start_a.C")["why"] is None


@M.clause("M10.6")
def test_a_way_round_an_enemy_is_taken_where_move_allows() -> None:
    foes = {"c01.NW": "prowlers"}
    near = scene("march", at="c01.W", move=3, foes=foes)
    assert spot(near, "c01.C")["way"]["danger"] == "provoke" and spot(near, "c01.C")["way"]["cost"] == 3
    rich = scene("march", at="c01.W", move=5, foes=foes)
    assert spot(rich, "c01.C")["way"] == {
        "cost": 5, "keys": ["step:se", "step:ne"], "news": False, "stops": False, "danger": "",
        "angers": [],
    }  # fmt: skip


@M.clause("M4.5")
def test_a_walk_stops_where_a_garrison_comes_to_light() -> None:
    s = scene("march", at="c01.C", tiles="c01, c02, c03", move=10, foes={"c03.NE": "golems"}, down=True)
    way = spot(s, "c03.NE")["way"]
    assert way["stops"] and way["danger"] == "assault"
    walk(s, "c03.NE")
    assert s.state.now.combat is None and s.told("mk-moved")
    assert s.match.view(0)["table"]["map"]["spaces"] and spot(s, "c03.NE")["foes"] == ["golems"]
    again = spot(s, "c03.NE")["way"]
    assert again is None or not again["stops"]


@M.clause("M10.7")
def test_an_unexplored_place_is_walked_to_and_explored() -> None:
    match = undercroft.new_match("mageknight", seats=1, seed="a path")
    bot = hasty(1)
    while True:
        assert match.decision is not None
        places = [p for p in match.view(0)["table"]["map"]["open"] if p["way"] and len(p["way"]["keys"]) > 1]
        whole = [p for p in places if not p["way"]["stops"]]
        if match.decision.kind == "mk.turn" and whole:
            break
        match.choose(bot.choose(Seen(match, 0)))
    tiles, way = len(match.state.placed), whole[0]["way"]  # type: ignore[attr-defined]
    assert way["keys"][-1] == f"explore:{whole[0]['key']}" and way["news"]
    for key in way["keys"]:
        match.choose(key)
    assert len(match.state.placed) == tiles + 1  # type: ignore[attr-defined]


def test_after_the_action_nothing_is_offered() -> None:
    s = scene("promise, promise", at="c02.E", offer="peasants", reputation=3, move=4).choose("act:interact", "done")
    assert spot(s, "c02.C")["way"] is None and spot(s, "c02.C")["why"]["clause"] == "M9.8"


def check(match: Match) -> int:
    """Every path leads where it says, for what it says, and only its last answer may bring news."""
    s = match.state
    assert isinstance(s, State)
    found = ways(s)
    tried = 0
    for goal, path in found.spaces.items():
        if path.cost > s.now.move:
            continue
        trial = match.clone()
        for key in path.keys[:-1]:
            trial.choose(key)
            assert (trial.state.news, trial.state.turn) == (s.news, s.turn), (axial(goal), path)
        trial.choose(path.keys[-1])
        t = trial.state
        assert isinstance(t, State)
        if t.now.combat is None and (trial.decision is None or trial.decision.kind != "mk.turn" or t.turn != s.turn):
            continue  # nothing but the end of the turn was left to answer
        met = t.now.combat is not None or t.now.phase != "move"
        assert path.news == (t.news != s.news or met), (axial(goal), path)
        if not path.stops:
            assert bool(path.danger) == met
            if not met:
                assert (t.players[t.active].at, s.now.move - t.now.move) == (goal, path.cost)
        tried += 1
    return tried


def test_every_path_keeps_its_word() -> None:
    tried = 0
    for seed in range(6):
        match = undercroft.new_match("mageknight", seats=1 + seed % 3, seed=seed)
        bot = hasty(seed)
        for _ in range(120):
            if match.decision is None:
                break
            if match.decision.kind == "mk.turn" and match.state.now.phase == "move":  # type: ignore[attr-defined]
                tried += check(match)
            match.choose(bot.choose(Seen(match, match.decision.seat)), match.decision.seat)
    assert tried > 100
