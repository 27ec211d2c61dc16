"""The steps of the agenda: whoever writes one registers it where it stands.

AUTO asks nothing; ACT asks in the middle of what it does; MENU is a question whose answers are steps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ...core.decision import Decision, Effect
from ...core.state import Step

Auto = TypeVar("Auto", bound=Callable[..., None])
Act = TypeVar("Act", bound=Callable[..., Effect])
Menu = TypeVar("Menu", bound=Callable[..., Decision])

AUTO: dict[str, Callable[..., None]] = {}
ACTS: dict[str, Callable[..., Effect]] = {}
MENUS: dict[str, Callable[..., Decision]] = {}

Answers = dict[str, Step]
"""The answers of a menu: to each key the step that it starts."""


def auto(name: str) -> Callable[[Auto], Auto]:
    def keep(function: Auto) -> Auto:
        _new(name)
        AUTO[name] = function
        return function

    return keep


def act(name: str) -> Callable[[Act], Act]:
    def keep(function: Act) -> Act:
        _new(name)
        ACTS[name] = function
        return function

    return keep


def menu(name: str) -> Callable[[Menu], Menu]:
    def keep(function: Menu) -> Menu:
        _new(name)
        MENUS[name] = function
        return function

    return keep


def _new(name: str) -> None:
    assert name not in AUTO and name not in ACTS and name not in MENUS, f"two steps are called {name}"
