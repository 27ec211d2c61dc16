"""Lessons: matches with a prepared scene and a coach, on the same engine as every other.

A lesson is data of a game's package: `lessons/<name>.toml` says how the scene is reached (a seed, and the answers that
lead to it) and what is tried there, step by step; the coach's words are `<prefix>-lesson-<name>-<step>` in the game's
`words`. Where a learner stands is read out of the record each time, so undo, reload and another device need nothing.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec

from ..core.decision import Decision
from ..core.match import Match, new_match
from ..core.record import Record
from ..core.registry import Game, games

LEARNER = 0
"""The seat of whoever learns."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to try. It is fulfilled by one of the learner's answers (`do`, patterns of keys), by an `event`, or as
    soon as the learner is `asked` something of these kinds; a step with none of them only tells, and is read on.

    `via`: answers on the way there. `show`: what it speaks of, elements of the table or ids of the page (`#hand`).
    `other`: what else may be answered, and which of the step's words react to that. `rivals`: what the other seats
    prefer while it stands.
    """

    name: str
    do: tuple[str, ...] = ()
    event: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    via: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
    other: dict[str, tuple[str, ...]] = {}
    rivals: tuple[str, ...] = ()

    @property
    def tells(self) -> bool:
        """Whether there is nothing to do but read."""
        return not (self.do or self.event or self.asked)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`opening`: the answers that lead from the deal to the scene. `rivals`: what the other seats answer, the first
    pattern that fits."""

    order: int
    minutes: int
    seed: str
    steps: tuple[LessonStep, ...]
    seats: int = 1
    options: dict[str, str] = {}
    opening: tuple[str, ...] = ()
    rivals: tuple[str, ...] = ()
    name: str = ""
    game: str = ""

    @property
    def id(self) -> str:
        return f"{self.game}/{self.name}"

    def word(self, step: LessonStep | None = None) -> str:
        """The word under which the game's texts tell about it, or about a step of it."""
        return f"lesson-{self.name}" + (f"-{step.name}" if step is not None else "")


def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in their order."""
    return _lessons(game.name, game.folder)


@cache
def _lessons(game: str, folder: Path) -> tuple[Lesson, ...]:
    found = []
    for file in folder.joinpath("lessons").glob("*.toml"):
        data = {**tomllib.loads(file.read_text(encoding="utf-8")), "name": file.stem, "game": game}
        found.append(msgspec.convert(data, Lesson))
    return tuple(sorted(found, key=lambda lesson: lesson.order))


def lesson_named(id: str) -> Lesson | None:
    game, _, name = id.partition("/")
    found = games().get(game)
    return next((it for it in lessons_of(found) if it.name == name), None) if found is not None else None


def scene(lesson: Lesson, names: Sequence[str]) -> Match:
    """The match of a lesson where the learner begins. Its record says which lesson it is."""
    match = new_match(lesson.game, lesson.seats, lesson.seed, lesson.options, names)
    assert match.record is not None
    match.record.header["lesson"] = lesson.id
    for key in lesson.opening:
        match.choose(key)
    return match


def taught(record: Record) -> Lesson | None:
    """The lesson that a record is of."""
    id = record.header.get("lesson", "")
    return lesson_named(id) if id else None


@dataclass(frozen=True, slots=True)
class Place:
    """Where a learner stands: before step `at`, since question `since`. `strayed`: what was answered instead."""

    at: int
    since: int
    strayed: str = ""


def place(lesson: Lesson, match: Match) -> Place:
    """Follow the learner through the lesson."""
    at = onward(lesson, 0)
    since, strayed = 0, ""
    for number, sort, what, answered in happened(lesson, match):
        if at == len(lesson.steps):
            break
        step = lesson.steps[at]
        if sort == "answer" and fits(answered, step.asked):
            at = onward(lesson, at + 1)
            since, strayed = number, ""
            if at == len(lesson.steps):
                break
            step = lesson.steps[at]
        if fits(what, step.do if sort == "answer" else step.event):
            at = onward(lesson, at + 1)
            since, strayed = number + 1, ""
        elif sort == "answer" and step.do and not fits(what, step.via):
            strayed = what
    asked = match.decision.kind if match.decision is not None and match.decision.seat == LEARNER else ""
    if at < len(lesson.steps) and fits(asked, lesson.steps[at].asked):
        at, since, strayed = onward(lesson, at + 1), match.number, ""
    return Place(at, since, strayed)


def onward(lesson: Lesson, at: int) -> int:
    """The first step from `at` on in which something is to be done."""
    return next((n for n in range(at, len(lesson.steps)) if not lesson.steps[n].tells), len(lesson.steps))


def happened(lesson: Lesson, match: Match) -> Iterator[tuple[int, str, str, str]]:
    """The learner's answers (with the kind of their question) and all events since the scene, in their order."""
    assert match.record is not None
    given = [line for line in match.record.effective() if not line.get("forced")][len(lesson.opening) :]
    own = [(line["answer"], "answer", line["key"], line["kind"]) for line in given if line["seat"] == LEARNER]
    begun = given[0]["answer"] if given else match.number
    told = [(event.number - 1, "event", event.message, "") for event in match.events if event.number > begun]
    yield from sorted([*own, *told], key=lambda it: (it[0], it[1] == "event"))


def fits(word: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(word, pattern) for pattern in patterns)


@dataclass(frozen=True, slots=True)
class Coach:
    """What the coach says now: the pages to read, the last of which is what to do (or the end)."""

    lesson: Lesson
    at: int  # the step to do; as many as there are steps when all is done
    pages: tuple[LessonStep, ...]
    before: LessonStep | None  # the step that was fulfilled last
    keys: tuple[str, ...]  # the answers that fulfil it, or lead there
    strayed: bool  # something else was answered
    reaction: str  # the form of the step's words that reacts to it, empty for the usual ones
    lost: bool  # the step cannot be done from here: the learner should go back
    waits: bool  # another seat is asked

    @property
    def done(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        return None if self.done else self.lesson.steps[self.at]


def coach(match: Match) -> Coach | None:
    """The coach of a match; None if it is no lesson."""
    lesson = taught(match.record) if match.record is not None else None
    if lesson is None:
        return None
    stands = place(lesson, match)
    begun = next((n + 1 for n in range(stands.at - 1, -1, -1) if not lesson.steps[n].tells), 0)
    pages = lesson.steps[begun : stands.at + 1]
    before = lesson.steps[begun - 1] if begun else None
    step = lesson.steps[stands.at] if stands.at < len(lesson.steps) else None
    decision = match.decision
    asked = decision is not None and decision.seat == LEARNER
    own = decision.keys if decision is not None and asked else ()
    keys: tuple[str, ...] = ()
    reaction = ""
    if step is not None:
        keys = tuple(k for k in own if fits(k, step.do)) or tuple(k for k in own if fits(k, step.via))
        reaction = next((form for form, keys in step.other.items() if fits(stands.strayed, keys)), "")
    lost = step is not None and bool(step.do) and asked and not keys
    return Coach(
        lesson, stands.at, pages, before, keys, bool(stands.strayed), reaction, lost,
        waits=not asked and decision is not None,
    )  # fmt: skip


def rival(told: Coach, question: Decision) -> str:
    """What another seat answers: the first of its answers that the first fitting pattern names."""
    for pattern in (*(told.step.rivals if told.step is not None else ()), *told.lesson.rivals):
        for key in question.keys:
            if fnmatchcase(key, pattern):
                return key
    return question.keys[0]


def words_of(lesson: Lesson) -> Iterator[str]:
    """Every word that the game's texts must have for a lesson."""
    yield lesson.word()
    yield from (lesson.word(step) for step in lesson.steps)


def back_to(match: Match) -> int:
    """The question at which the present step began, for a learner who strayed from it; -1 for everybody else."""
    told = coach(match)
    return place(told.lesson, match).since if told is not None and (told.strayed or told.lost) else -1
