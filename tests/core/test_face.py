"""What a program sees of a match: copies, pickles, words, errors with types."""

from __future__ import annotations

import copy
import pickle
from io import StringIO
from random import Random

import pytest
from rich.console import Console

import undercroft
from undercroft import BadOption, Match, NoSuchSeat, games, new_match, parse_record, verify
from undercroft.core.registry import Game

from .miniatures import WINDOW, add_texts

add_texts()
GAMES = ["dungeoneer", "mageknight", "thunderstone", "welcome"]


def same(one: Match, other: Match) -> None:
    assert one is not other and one.state == other.state and one.state is not other.state
    assert one.keys == other.keys and one.number == other.number and one.events == other.events
    assert (one.running is None) == (other.running is None) and one.since == other.since
    assert one.cannot_undo() == other.cannot_undo()
    assert one.record is not None and other.record is not None and one.record is not other.record


SEEDS = {"thunderstone": 1}
"""Matches in which random answers come to questions in the middle of effects."""


def copies(match: Match) -> list[Match]:
    return [copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_copied_and_pickled_at_every_decision(name: str) -> None:
    seed = SEEDS.get(name, 2)
    match = new_match(name, seats=2, seed=seed, names=["Ann", "Bob"])
    random, inside = Random(seed), 0
    while match.decision is not None:
        inside += match.running is not None
        key, seat = random.choice(match.keys), match.decision.seat
        before = match.state.clone()
        made = copies(match)
        for other in made:
            same(match, other)
        for other in made:
            other.choose(key, seat)
        assert match.state == before
        match.choose(key, seat)
        for other in made:
            same(match, other)
            if match.cannot_undo(seat) is None:
                other.undo(seat)
                assert other.state == before
    assert inside > 0 and match.result is not None
    for other in copies(match):
        same(match, other)
        assert other.result == match.result and other.record is not None
        verify(parse_record(other.record.dumps()))


def test_a_copy_plays_to_its_own_end_and_verifies() -> None:
    for at in range(12):
        match = new_match(WINDOW, 3, 4)
        for _ in range(at):
            match.choose(match.keys[-1])
        for other in (copy.copy(match), copy.deepcopy([match])[0]):
            while other.decision is not None:
                other.choose(other.keys[0])
            assert other.record is not None
            verify(parse_record(other.record.dumps()), WINDOW)


def test_copies_of_a_world_are_worlds() -> None:
    match = new_match("welcome", seats=2, seed=3)
    match.choose("draw")
    assert match.decision is not None
    world = match.imagine(match.decision.seat, Random(1))
    for other in (copy.copy(world), copy.deepcopy(world), pickle.loads(pickle.dumps(world))):
        assert other.state == world.state and other.keys == world.keys and other.record is None


def test_a_state_goes_without_who_listens() -> None:
    match = new_match("welcome", seats=2, seed=3)
    assert match.state.journal is match
    again = pickle.loads(pickle.dumps(match.state))
    assert again == match.state and again.journal is None
    assert copy.deepcopy(match.state).journal is None


@pytest.mark.parametrize("seat", [7, 2, -2])
def test_there_is_no_such_seat(seat: int) -> None:
    match = new_match("welcome", seats=2, seed=3)
    for look in (match.view, match.offers, lambda s: match.choose("draw", s)):
        with pytest.raises(NoSuchSeat, match=f"no seat {seat}: the match has seats 0 to 1"):
            look(seat)
    assert match.view(-1)["viewer"] == -1


def test_an_option_that_is_no_text_is_refused_with_what_to_write() -> None:
    with pytest.raises(BadOption, match=r'option groups of thunderstone is a text: write "3", not 3'):
        new_match("thunderstone", options={"groups": 3})  # type: ignore[dict-item]


def test_an_answer_has_words() -> None:
    match = new_match("welcome", seats=2, seed=5, options={"hero": "warrior"})
    match.choose("draw")
    assert match.decision is not None
    words = {lang: match.decision.options[1].text(lang) for lang in ("en", "ru", "pl")}
    assert words == {
        "en": "Remove it, and Plate armor with it",
        "ru": "Сбросить монстра и Доспехи",
        "pl": "Odrzuć potwora i Zbroję płytową",
    }


@pytest.mark.parametrize("name", [*GAMES, "window"])
def test_a_match_is_shown_in_words_and_escaped(name: str) -> None:
    game: str | Game = WINDOW if name == "window" else name
    match, random = new_match(game, seats=2, seed=5, names=["<script>", "[red]Bob"]), Random(5)
    while True:
        html = match._repr_html_()
        assert html.startswith("<pre") and "<script>" not in html
        console = Console(width=200, record=True, file=StringIO())
        console.print(match)
        shown = console.export_text()
        assert all(key in shown for key in match.keys)
        if match.decision is None:
            assert "&lt;script&gt;" in html or "[red]Bob" in html
            return
        asked = ("<script>", "[red]Bob")[match.decision.seat]
        assert f"{asked}:" in shown
        match.choose(random.choice(match.keys))


def test_the_errors_and_the_version_are_at_the_front() -> None:
    from undercroft.core import errors

    for name, value in vars(errors).items():
        if isinstance(value, type) and issubclass(value, undercroft.UndercroftError):
            assert getattr(undercroft, name) is value and name in undercroft.__all__
    assert undercroft.__version__[0].isdigit()
    assert set(GAMES) <= set(games())  # other tests of this process may have added some
