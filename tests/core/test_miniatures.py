"""The core proved on three small games: see miniatures.py."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from undercroft.core.conformance import NotConforming, check_game
from undercroft.core.decision import Decision
from undercroft.core.errors import NotYourTurn
from undercroft.core.match import new_match
from undercroft.core.registry import Game

from .miniatures import COMBAT, PREPARATION, WINDOW, Fighting, Preparing, Responding, add_texts, payable, prepare

add_texts()


@pytest.mark.parametrize(
    ("game", "seats", "kinds"),
    [
        (PREPARATION, 1, {"mi.prepare", "mi.top"}),
        (COMBAT, 1, {"mi.fight", "mi.way", "mi.pay"}),
        (WINDOW, 2, {"mi.turn", "mi.respond", "mi.discard"}),
        (WINDOW, 4, {"mi.turn", "mi.respond", "mi.discard"}),
    ],
)
def test_conformance(game: Game, seats: int, kinds: set[str]) -> None:
    report = check_game(game, seats, seeds=range(12), resume_every=3)
    assert set(report.kinds) == kinds
    assert report.worlds == report.decisions * seats


def test_the_forecast_is_the_legality_and_the_outcome() -> None:
    for seed in range(30):
        match = new_match(PREPARATION, 1, seed)
        while match.decision is not None:
            forecast = match.view(0)["table"]["forecast"]
            for rank, (total, wanted) in (forecast or {}).items():
                offered = f"attack@{rank}" in match.keys
                if match.decision.kind == "mi.prepare":
                    assert offered == (total >= wanted)
                    refused = match.why_not(f"attack@{rank}")
                    assert (refused is None) == offered
                    if refused is not None:
                        assert refused.args == {"total": total, "need": wanted}
            match.choose(match.keys[seed % len(match.keys)])


def test_equal_copies_are_one_option() -> None:
    match = new_match(PREPARATION, 1, 1)
    state = match.state
    assert isinstance(state, Preparing)
    assert len(set(match.keys)) == len(match.keys)
    assert len(match.keys) < len(state.hand) ** 2


def test_two_costs_are_paid_together() -> None:
    """A flame needs red and black; the only die must go to black, so red is paid by the token."""
    match = new_match(COMBAT, 1, 1)
    for key in ("aim:orc", "play:flame"):
        match.choose(key)
    assert match.keys == ("strong", "basic")
    match.choose("strong")  # both payments are forced: token for red, die for black
    state = match.state
    assert isinstance(state, Fighting)
    assert (state.tokens, state.dice, state.points) == ([], [], 7)
    assert not payable(state, ("red", "black"), [], ["red", "black"]), "one die cannot pay two costs"


def test_undo_goes_through_forced_answers() -> None:
    match = new_match(COMBAT, 1, 1)
    for key in ("aim:orc", "play:flame", "strong"):
        match.choose(key)
    match.undo()
    assert match.decision is not None and match.decision.kind == "mi.way"
    match.undo_all()
    assert match.keys == ("aim:orc", "aim:wolf", "aim:troll", "next")
    assert match.record is not None
    assert [line["to"] for line in match.record.lines if "undo" in line] == [2, 0]


def test_offers_are_open_at_menus_only_and_nobody_waits() -> None:
    match = new_match(WINDOW, 4, 1)
    assert match.decision is not None
    asked = match.decision.seat
    other = (asked + 2) % 4
    assert [offer.key for offer in match.offers(other)] == ["cheer"] and match.offers(asked) == ()
    match.choose("cheer", seat=other)
    assert match.offers(other) == () and match.decision.seat == asked
    with pytest.raises(NotYourTurn):
        match.choose("roll", seat=other)
    match.choose("roll")
    assert match.running is not None and match.offers((asked + 1) % 4) == ()


def test_others_see_that_answers_are_awaited_not_from_whom() -> None:
    for seed in range(20):
        match = new_match(WINDOW, 4, seed)
        match.choose("roll")
        if match.decision is not None and match.decision.kind == "mi.respond":
            seat = match.decision.seat
            assert match.view((seat + 1) % 4)["asked"] == {"seat": None, "kind": "mi.respond"}
            assert match.view(seat)["asked"]["seat"] == seat
            return
    raise AssertionError("no seed asked for a response")


def test_only_who_may_undo_learns_that_something_can_be_taken_back() -> None:
    """The others get the same words as before: whether an answer can still be taken back may hang on a hidden card."""
    match = new_match(COMBAT, 2, 1)
    assert match.decision is not None
    seat = match.decision.seat
    before = match.cannot_undo(1 - seat)
    match.choose("aim:orc")
    assert match.cannot_undo(seat) is None and match.cannot_undo(1 - seat) == before == "undo-nothing"


def test_a_face_down_pick_makes_hand_and_card_one_group() -> None:
    """Everyone saw the hand; after a face-down discard the others know what is there, but not which is which."""
    seen_words: set[str | None] = set()
    for seed in range(40):
        match = new_match(WINDOW, 3, seed)
        assert match.decision is not None
        active = match.decision.seat
        state = match.state
        assert isinstance(state, Responding)
        match.choose("trade")
        if match.decision.seat == active:
            match.choose(match.keys[0])
        state = match.state
        assert isinstance(state, Responding)
        other = (active + 1) % 3
        discarded = state.discard[0]
        before = sorted(state.face[pid] for pid in [*state.hands[active][:2], discarded])
        for n in range(20):
            world = match.imagine(other, Random(n)).state
            assert isinstance(world, Responding)
            assert sorted(world.face[pid] for pid in [*state.hands[active][:2], discarded]) == before
            seen_words.add(world.face[discarded])
            assert world == match.imagine(other, Random(n)).clone().state
        assert match.view(other)["table"]["discard"][0] is None
        assert match.view(active)["table"]["discard"][0] == state.face[discarded]
    assert seen_words == {"luck", "curse", "stone"}


def other(asked: Decision, **changed: Any) -> Decision:
    return Decision(**{"seat": asked.seat, "ask": asked.ask, "keys": asked.keys, "values": asked.values, **changed})


def menu(changed: Callable[[Decision], Decision]) -> Game:
    """The preparation with another menu than its rules make."""
    return replace(PREPARATION, menus={"prepare": lambda s: changed(prepare(s))})


def last(value: Any) -> Game:
    """The preparation whose last answer, to leave, is this value."""
    return menu(lambda asked: other(asked, values=(*(asked.values or ())[:-1], value)))


BROKEN = {
    "is asked of seat 2; there are 1": menu(lambda asked: other(asked, seat=2)),
    "two options have one key": menu(lambda asked: other(asked, keys=("leave",) * len(asked.keys))),
    r"is \('depart',\), which names no step": last(("depart",)),
    r"is \('leave', 5\), but leave: too many positional arguments": last(("leave", 5)),
    r"is \('attack',\), but attack: missing a required argument: 'rank'": last(("attack",)),
    "Game.verbs lacks leave": replace(PREPARATION, verbs="equip use card attack"),
    "the view of -1 is not JSON": replace(PREPARATION, view=lambda s, viewer: {"hand": object()}),
    "reads differently after JSON": replace(PREPARATION, view=lambda s, viewer: {1: "a number is no name"}),
}


@pytest.mark.parametrize("wrong", BROKEN)
def test_conformance_names_what_a_game_does_wrong(wrong: str) -> None:
    check_game(PREPARATION, 1, seeds=[0], most_decisions=3)
    with pytest.raises(NotConforming, match=wrong):
        check_game(BROKEN[wrong], 1, seeds=[0], most_decisions=3)
