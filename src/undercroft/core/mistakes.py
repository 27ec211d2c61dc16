"""What is wrong with a game's code, told to its author: the step, the file and line of its function, what to do.

Only called when something has gone wrong; the engine's loop itself checks nothing.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from difflib import get_close_matches
from types import CodeType, FunctionType
from typing import Any

from .decision import Decision
from .errors import GameError
from .registry import ACT, MENU, Game
from .state import Step


def mistake(game: Game, step: Step, sort: int, running: Any, decision: Any, error: Exception) -> GameError:
    """The error in words, from where the engine's loop stood when it came up."""
    name = step[0] if step else ""
    if sort == ACT and str(error).endswith("is not an iterator"):
        return GameError(
            f"{game.name}: the act {name!r} ({place(game, name)}) did not yield but returned {running!r}. An act is a "
            "generator: ask with `yield Decision(…)`, or put the function among `auto` if it never asks."
        )
    if running is not None and not isinstance(decision, Decision):
        return GameError(
            f"{game.name}: the effect {running.__name__} ({yielded_at(running)}) asked {decision!r} instead of a "
            "Decision. Write `answer = yield Decision(seat, KIND, keys)`."
        )
    if step and not isinstance(step, tuple):
        return GameError(
            f"{game.name}: {step!r} is on the agenda and is no step. The values of a menu are steps: "
            'tuples that begin with a name, such as ("roll",).'
        )
    if name not in game.steps:
        near = get_close_matches(str(name), map(str, game.steps), 1)
        guess = f"; did you mean {near[0]!r}?" if near else f"; the steps are {', '.join(game.steps)}."
        where = ", ".join(naming(game, name)) or "a function of the game"
        return GameError(f"{game.name}: there is no step {name!r} (named in {where}){guess}")
    if sort == MENU and not isinstance(decision, Decision):
        return GameError(
            f"{game.name}: the menu {name!r} ({place(game, name)}) asked {decision!r} instead of a Decision. Every way "
            "through it must return one; a step that may have nothing to ask is put on the agenda only when it has."
        )
    what = "act" if sort == ACT else "step"
    return GameError(f"{game.name}: the {what} {step!r} ({place(game, name)}) cannot be done: {error}")


def endless(game: Game, step: Step, running: Any, decision: Decision) -> GameError:
    """A question with one answer comes again and again."""
    if running is not None:
        where = f"the effect {running.__name__} ({yielded_at(running)})"
        hint = "Its loop must end."
    else:
        where = f"the menu {step[0]!r} ({place(game, step[0])})"
        hint = "What its answer does must remove the menu or replace it: `s.agenda.pop()`."
    return GameError(
        f"{game.name}: {where} asks {decision!r}, which has one answer, and comes again without end. {hint}"
    )


def place(game: Game, name: Any) -> str:
    """File and line of a step's function."""
    code = inspect.unwrap(game.steps[name][1]).__code__
    return f"{code.co_filename}:{code.co_firstlineno}"


def yielded_at(running: Any) -> str:
    """File and line where an effect waits."""
    frame = running.gi_frame
    return f"{running.gi_code.co_filename}:{frame.f_lineno if frame is not None else running.gi_code.co_firstlineno}"


def naming(game: Game, word: object) -> Iterator[str]:
    """The game's functions that hold a word, which may be a misspelt step: file and line of each."""
    modules = {inspect.unwrap(run).__module__ for _, run in game.steps.values()}
    for module in sorted(modules):
        for value in vars(sys.modules[module]).values():
            if isinstance(value, FunctionType) and value.__module__ == module and _holds(value.__code__, word):
                yield f"{value.__code__.co_filename}:{value.__code__.co_firstlineno}"


def _holds(value: object, word: object) -> bool:
    if isinstance(value, CodeType):
        return any(_holds(constant, word) for constant in value.co_consts)
    if isinstance(value, tuple):
        return any(_holds(one, word) for one in value)
    return value == word
