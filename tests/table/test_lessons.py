"""Lessons: every one of them can be played as its coach says, has all its words, and survives a learner who strays."""

from __future__ import annotations

import re

import pytest

from undercroft.core.match import Match
from undercroft.core.record import parse_record, verify
from undercroft.core.registry import games
from undercroft.core.text import COMPLETE, catalogue, text
from undercroft.table.lessons import LEARNER, Coach, Lesson, coach, lessons_of, rival, scene, words_of
from undercroft.table.models import SeatInfo, TableModel, Visitor
from undercroft.table.render import table_page

from .conftest import Running

LESSONS = [lesson for game in games().values() for lesson in lessons_of(game)]
NAMES = ("Anna", "Brom", "Ysolde")


def told(match: Match) -> Coach:
    found = coach(match)
    assert found is not None
    return found


def page(match: Match, lesson: Lesson, lang: str) -> str:
    seats = tuple(SeatInfo(at, NAMES[at], "bot" if at else "person") for at in range(lesson.seats))
    return table_page(TableModel("m", match, LEARNER, Visitor(lang, "csrf"), seats, mine=(0,), coach=told(match)))


def test_every_game_has_a_lesson_and_mage_knight_has_three() -> None:
    assert {name: len(lessons_of(game)) for name, game in games().items()} == {
        "welcome": 1, "thunderstone": 1, "dungeoneer": 1, "mageknight": 3,
    }  # fmt: skip


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_played_as_the_coach_says_and_each_page_has_its_words_in_each_language(lesson: Lesson) -> None:
    match = scene(lesson, NAMES[: lesson.seats])
    steps, drawn = [], -1
    for _ in range(100):
        now = told(match)
        if now.waits:
            assert match.decision is not None
            match.choose(rival(now, match.decision))
            continue
        if now.at != drawn:
            drawn = now.at
            for lang in COMPLETE:
                html = page(match, lesson, lang)
                shown = html[html.index('id="coach"') :]
                assert not re.search(rf"\b{match.game.prefix}-lesson|\btb-", shown), lang
                for step in now.pages:
                    assert text(lang, match.game.prefix).name(lesson.word(step)) in shown.replace("&#39;", "'")
        if now.done:
            break
        assert now.keys and not now.lost and not now.strayed, (now.step, match.decision)
        steps.append(now.step)
        match.choose(now.keys[0], LEARNER)
    assert now.done and 8 <= len(steps) <= 20
    assert match.record is not None
    verify(parse_record(match.record.dumps()))  # it is a match like every other


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_text_is_there_in_every_language_and_no_other(lesson: Lesson) -> None:
    game = games()[lesson.game]
    reactions = {lesson.word(step): {*step.other} for step in lesson.steps}
    for lang in COMPLETE:
        own = catalogue(lang)
        words = text(lang, game.prefix)
        for word in words_of(lesson):
            assert words.id(word) in own.reads, (lang, word)
            forms = {*own.message(words.id(word)).attributes} - {"say", "why", "done"}
            assert forms == reactions.get(word, set()), (lang, word)
        begun, needed = f"{game.prefix}-{lesson.word()}-", {words.id(word) for word in words_of(lesson)}
        assert {it for it in own.reads if it.startswith(begun)} == needed - {begun[:-1]}


def test_a_learner_who_strays_is_told_so_and_led_back(server: Running) -> None:
    guest = server.guest()
    made = guest.send_form("/matches", {"game": "welcome", "lesson": "first"})
    id = made.headers["location"].rsplit("/", 1)[-1]
    assert id not in guest.get("/").text  # a lesson is no match that waits for anybody
    live = server.live(id)
    guest.send_form(f"/m/{id}/answer", {"number": 0, "key": "draw"})
    guest.send_form(f"/m/{id}/answer", {"number": live.match.number, "key": "remove:torch"})
    live = server.live(id)
    now = told(live.match)
    assert now.strayed and now.reaction == "removed"
    guest.send_form(f"/m/{id}/undo", {"scope": "lesson"})
    now = told(server.live(id).match)
    assert not now.strayed and now.keys == ("add",)
    assert guest.send_form(f"/m/{id}/undo", {"scope": "lesson"}).status_code == 422  # there is nothing to take back
    assert guest.send_form("/matches", {"game": "welcome", "lesson": "last"}).status_code == 404
