"""The story of a match: the lines of its reckoning, its course from turn to turn, the moments that told."""

from __future__ import annotations

from random import Random

import pytest

from undercroft import new_match
from undercroft.core.events import Event
from undercroft.core.match import Match
from undercroft.core.record import parse_record, resume
from undercroft.core.registry import games
from undercroft.core.story import Stand, lead, moments, reckoning, story_of, total


def played(game: str, seats: int, seed: str) -> Match:
    match, random = new_match(game, seats, seed), Random(seed)
    while match.decision is not None:
        match.choose(random.choice(match.keys))
    return match


@pytest.mark.parametrize("game", sorted(games()))
def test_the_course_ends_with_the_scores_and_is_the_same_after_loading(game: str) -> None:
    match = played(game, 2, "story")
    story = story_of(match)
    assert match.result is not None and match.record is not None
    assert story.course[-1].scores == match.result.scores == total(reckoning(match), 2)
    assert len(story.course) > 2
    assert [stand.number for stand in story.course] == sorted(stand.number for stand in story.course)
    numbers = [moment.event.number for moment in story.moments]
    assert numbers == sorted(numbers) and all(moment.event in match.events for moment in story.moments)
    assert {moment.event.message for moment in story.moments} <= set(match.game.moments)
    assert story_of(resume(parse_record(match.record.dumps()))) == story


@pytest.mark.parametrize("game", sorted(games()))
def test_the_events_that_a_story_tells_have_words(game: str) -> None:
    from undercroft.core.text import text

    known = games()[game]
    for lang in known.languages:
        assert not [message for message in known.moments if not text(lang, known.prefix).has(message)]


def stands(*scores: tuple[float, ...]) -> list[Stand]:
    return [Stand(10 * at, at, values) for at, values in enumerate(scores)]


def test_the_lead_that_lasts_counts() -> None:
    course = stands((0, 0), (1, 0), (1, 2), (3, 2), (4, 2))
    assert lead(course, 0) == 2
    assert lead(course[:2], 0) == 0
    assert lead(stands((0, 0), (1, 1)), 0) is None  # a tie that something else settled
    assert lead(stands((1, 0), (2, 0)), 0) is None  # never behind


def test_a_turn_has_one_moment_and_the_turning_point_comes_first() -> None:
    course = stands((0, 0), (0, 0), (0, 0), (5, 0), (5, 1), (5, 1))
    events = [Event(5, "small", {}), Event(15, "small", {}), Event(25, "small", {}), Event(26, "big", {}),
              Event(35, "big", {}), Event(45, "small", {})]  # fmt: skip
    found = moments(events, {"small": 1, "big": 3}, course, turning=0)
    assert [moment.event.number for moment in found] == [5, 26, 35]
    assert found[1].after == course[3]
    assert moments(events, {}, course, 0) == ()
    assert moments(events, {"small": 1}, (), 0) == ()
