"""What the author of a game reads when the game's code breaks a promise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, cast

import pytest

from undercroft import GameError, new_match
from undercroft.core.decision import Decision, Effect, ask
from undercroft.core.effects import Plays
from undercroft.core.registry import Game

from .miniatures import TURN, WINDOW, Responding, add_texts

add_texts()


def line_of(function: Callable[..., object], more: int = 0) -> str:
    return f"{__file__}:{function.__code__.co_firstlineno + more}"


def misspelt(s: Responding) -> None:
    s.agenda.append(("rol",))


def silent_roll(s: Responding) -> None:
    s.bonus = 0


def no_question(s: Responding) -> Decision | None:
    return None


def asks_nothing(s: Responding) -> Effect:
    s.bonus = 0
    yield cast(Decision, None)


def needs_more(s: Responding, what: str) -> Effect:
    yield Decision(0, TURN, (what, "trade"))


def only_roll(s: Responding) -> Decision:
    return ask(s.active, TURN, {"roll": ("stays",)})


def stays(s: Responding) -> None:
    s.bonus += 1


def no_steps(s: Responding) -> Decision:
    return Decision(s.active, TURN, ("roll", "trade"))


def asks_for_ever(s: Responding) -> Effect:
    while True:
        yield Decision(s.active, TURN, ("roll",))


def breaks(s: Responding) -> Effect:
    yield Decision(s.active, TURN, ("roll", "trade"))
    raise KeyError("of the game's own")


changed = partial(replace, WINDOW)
CASES: list[tuple[Game, str, str]] = [
    (
        replace(WINDOW, auto={**WINDOW.auto, "next": misspelt}),
        f"no step 'rol' (named in {line_of(misspelt)})",
        "'roll'",
    ),
    (
        replace(WINDOW, acts={"roll": cast(Any, silent_roll)}),
        f"'roll' ({line_of(silent_roll)}) did not yield",
        "`auto`",
    ),
    (
        replace(WINDOW, menus={"turn": cast(Any, no_question)}),
        f"'turn' ({line_of(no_question)})",
        "return",
    ),
    (changed(acts={"roll": asks_nothing}), f"asks_nothing ({line_of(asks_nothing, 2)}) asked None", "yield"),
    (changed(acts={"roll": needs_more}), f"('roll',) ({line_of(needs_more)}) cannot be done", "'what'"),
    (
        changed(auto={**WINDOW.auto, "stays": stays}, menus={"turn": only_roll}),
        f"the menu 'turn' ({line_of(only_roll)})",
        "s.agenda.pop()",
    ),
    (changed(menus={"turn": no_steps}), "'roll' is on the agenda and is no step", '("roll",)'),
    (changed(acts={"roll": asks_for_ever}), f"asks_for_ever ({line_of(asks_for_ever, 2)})", "must end"),
]


def in_a_match(game: Game) -> None:
    new_match(game, 2, 1).choose("roll")


def in_a_rollout(game: Game) -> None:
    play = Plays(game, 2).start(1)
    play.go(play.decision, 0)


@pytest.mark.parametrize(("game", "where", "hint"), CASES)
def test_a_mistake_is_told_with_its_place_and_what_to_do(game: Game, where: str, hint: str) -> None:
    for play in (in_a_match, in_a_rollout):
        with pytest.raises(GameError) as error:
            play(game)
        assert str(error.value).startswith("window: ") and where in str(error.value) and hint in str(error.value)


def test_an_error_inside_the_games_code_stays_what_it_is() -> None:
    match = new_match(replace(WINDOW, acts={"roll": breaks}), 2, 1)
    match.choose("roll")
    before, lines = match.state.clone(), len(match.record.lines) if match.record is not None else 0
    with pytest.raises(KeyError, match="of the game's own"):
        match.choose("roll")
    assert match.state == before and match.record is not None and len(match.record.lines) == lines


def test_many_forced_answers_between_choices_are_no_mistake() -> None:
    """A random match to its end in one go may well have more of them than fit between two choices."""
    plays = Plays(WINDOW, 4)
    assert all(plays.start(seed).playout(lambda: 0.99) > 0 for seed in range(50))
