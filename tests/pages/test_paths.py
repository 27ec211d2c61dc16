"""Clicking freely: which lists of answers a click on a thing may mean."""

from __future__ import annotations

import pytest

from tests.core.miniatures import COMBAT, add_texts
from undercroft.core.match import Match, new_match
from undercroft.table.paths import paths

add_texts()


def aimed() -> Match:
    match = new_match(COMBAT, seats=1, seed=1)
    match.choose("aim:orc")
    return match


def test_a_path_goes_on_through_the_questions_of_one_wish_and_takes_the_first_payment() -> None:
    found = paths(aimed(), 0, "foe.rage")
    assert [path["keys"] for path in found] == [["play:rage", "strong", "die:red"], ["play:rage", "basic"]]
    assert [path["elements"] for path in found] == [["foe.rage"], ["foe.rage"]]
    assert found[1]["text"]["en"].endswith("→ Basic")
    assert not found[0]["commits"]


def test_a_path_goes_no_deeper_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.table.paths.DEPTH", 2)
    assert [path["keys"] for path in paths(aimed(), 0, "foe.rage")] == [["play:rage", "strong"], ["play:rage", "basic"]]


def test_what_is_forced_is_no_part_of_a_path() -> None:
    strong = next(path["keys"] for path in paths(aimed(), 0, "foe.flame"))
    assert strong == ["play:flame", "strong"]  # how to pay is forced here: the match answers that itself


def test_sent_as_one_answer_a_path_is_played() -> None:
    match = aimed()
    for key in paths(match, 0, "foe.rage")[0]["keys"]:
        match.choose(key, seat=0)
    assert match.view(0)["table"]["need"] == [4, 3]
    assert match.view(0)["table"]["dice"] == []


def test_looking_for_paths_changes_nothing() -> None:
    match = aimed()
    before = (match.number, match.view(0), match.record and len(match.record.lines))
    paths(match, 0, "foe.rage")
    assert (match.number, match.view(0), match.record and len(match.record.lines)) == before


def test_a_path_ends_where_something_is_learned() -> None:
    match = new_match("welcome", seats=2, seed=3)
    assert match.decision is not None
    seat = match.decision.seat
    match.choose("draw")
    piece = match.keys[1].partition(":")[2]
    assert paths(match, seat, f"gear.{piece}")[0] == {
        **paths(match, seat, f"gear.{piece}")[0], "keys": [f"remove:{piece}"], "commits": True,
    }  # fmt: skip
    assert paths(match, seat, "gear.nothing") == []


def test_nobody_else_has_paths() -> None:
    match = new_match("welcome", seats=2, seed=3)
    assert match.decision is not None
    match.choose("draw")
    piece = match.keys[1].partition(":")[2]
    assert paths(match, 1 - match.decision.seat, f"gear.{piece}") == []
