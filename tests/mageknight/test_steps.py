"""Steps as declarations, costs as words, sinks, rows of sets that are not in play."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import Parameter, signature

import pytest

from undercroft.core.decision import Effect
from undercroft.core.text import text
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.play.setup import new
from undercroft.games.mageknight.state import State, me
from undercroft.games.mageknight.tables import (
    CARDS,
    COSTS,
    ENEMIES,
    SET_OF,
    SKILLS,
    STEPS,
    TACTICS,
    UNITS,
    Card,
    Enemy,
    enrol,
    step,
)
from undercroft.games.mageknight.things.cards import action
from undercroft.games.mageknight.things.effects import do, move
from undercroft.games.mageknight.things.mana import pay
from undercroft.games.mageknight.things.ways import ways_of

from .scene import fight, scene

M = pytest.mark
FAR = "undercroft.games.mageknight.box.far."
"""A set of its own."""


def forget(*faces: str) -> None:
    for face in faces:
        for table in (CARDS, ENEMIES, SET_OF):
            table.pop(face, None)  # type: ignore[attr-defined]


def test_a_step_that_nobody_declared_is_found_at_import() -> None:
    with pytest.raises(AssertionError, match="no step is called fly_away"):
        do("fly_away", 2)
    with pytest.raises(TypeError):
        do("move")
    with pytest.raises(AssertionError, match="two steps are called move"):
        step("move")(lambda s: None)
    with pytest.raises(AssertionError, match="no such cost"):
        ways_of(do("pay", "purple") + move(2), "basic", (), ("movement",))


@pytest.fixture
def two_colours() -> Iterator[None]:
    """A card that asks for a mana of either colour and tells which one it was."""

    @step("dye", why=None)
    def _dye(s: State, cost: str) -> Effect:
        (colour,) = yield from pay(s, (cost,))
        me(s).tokens.append(colour)

    rows: dict[str, Card] = {
        "dyer": action("blue", "special", do("dye", "blue_or_green"), do("dye", "any")),
        "painter": action("blue", "movement", do("pay", "blue_or_green") + move(3), move(6)),
    }
    enrol(CARDS, rows, FAR + "advanced", told=False)
    yield
    del STEPS["dye"]
    forget(*rows)


@M.clause("M6.5")
@pytest.mark.usefixtures("two_colours")
def test_a_cost_of_either_colour() -> None:
    """One mana of any of its colours; gold counts as the one that is chosen."""
    s = scene("painter, rage", source="", tokens="green, red").choose("play:painter", "basic:move#3")
    s.expect(move=3, tokens=["red"])  # nothing else could pay
    scene("painter, rage", source="", tokens="red, white").choose("play:painter").expect(move=1)  # only sideways
    s = scene("dyer, rage", source="", tokens="gold, blue").choose("play:dyer", "basic:dye#blue_or_green")
    s.expect(kind="mk.pay", keys=("token:blue", "token:gold"))
    assert s.choose("token:gold").kind == "mk.colour"
    s.choose("colour:green").expect(tokens=["blue", "green"])


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_every_cost_has_a_name(lang: str) -> None:
    for cost in COSTS:
        assert text(lang, "mk").has(text(lang, "mk").id(cost)), cost


@M.clause("M17.1")
def test_points_are_wanted_only_while_something_is_bought_with_them() -> None:
    """Move in a combat: of no use, but for Agility; a Siege from Altem Mages opens Attacks, never sideways (M12.11)."""
    fight("prowlers", "march, rage", phase="attack").lacks("play:march#1").choose("play:march").lacks("basic:move#2")
    s = fight("prowlers", "march, agility", phase="attack").choose("play:agility", "basic:agile#2")
    s.choose("play:march", "basic:move#2").expect(move=4).offers("spend:attack")
    s = fight("prowlers", "rage, march", phase="ranged", units="altem_mages", tokens="black", night=True)
    s.lacks("play:rage").choose("unit:altem_mages", "use:sieging#1").offers("play:rage").lacks("play:march")


def test_rows_of_sets_that_are_not_in_play_are_not_dealt() -> None:
    own: dict[str, Card] = {"far_card": action("blue", "movement", move(2), move(4), advanced=True)}
    enrol(CARDS, own, FAR + "advanced", told=False)
    enrol(ENEMIES, {"far_orc": Enemy("green", 2, 3, 1)}, FAR + "enemies", told=False)
    try:
        plain = new(2, GAME.settle(2, {}), b"key").face
        assert "far_card" not in plain and "far_orc" not in plain
        dealt = new(2, {**GAME.settle(2, {}), "sets": "near,far"}, b"key").face
        assert (dealt.count("far_card"), dealt.count("far_orc")) == (1, 2)
    finally:
        forget("far_card", "far_orc")


def test_steps_and_conditions_get_the_words_that_they_take() -> None:
    """What mypy cannot see: rows give words to functions by the name of a step. A compiled game minds their types."""
    rows = set(steps_in([CARDS, UNITS, SKILLS, TACTICS]))
    assert len(rows) > 300
    wrong = []
    for name, *given in rows:
        kind = STEPS[name]
        for run, first in ((kind.do, 1), (kind.why, 2)):
            if run is not None:
                taken = [*signature(run).parameters.values()][first:]
                if taken and taken[-1].kind is Parameter.VAR_POSITIONAL:
                    taken.pop()
                pairs = zip(taken, given, strict=False)
                wrong += [
                    (name, each) for word, each in pairs if type(each) is not PLAIN.get(word.annotation, type(each))
                ]
    assert not wrong


PLAIN = {"int": int, "str": str}


def steps_in(what: object) -> Iterator[tuple[str, *tuple[object, ...]]]:
    """The steps that stand somewhere in a table's rows; `icons` are words that only look like one."""
    if isinstance(what, tuple) and what and isinstance(what[0], str) and what[0] in STEPS:
        yield what
    elif isinstance(what, dict):
        yield from steps_in([*what.values()])
    elif isinstance(what, tuple) and hasattr(what, "_asdict"):
        yield from steps_in({name: value for name, value in what._asdict().items() if name != "icons"})
    elif isinstance(what, list | tuple):
        for each in what:
            yield from steps_in(each)
