"""Options that several commands share."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any

import click

from ..bots import bots_of
from ..core.registry import games
from ..core.text import LANGUAGES


class GameName(click.ParamType[str]):
    """The name of a registered game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in games():
            self.fail(f"there is no game {value!r}; there are: {', '.join(games())}", param, ctx)
        return str(value)


def system_language() -> str:
    """The language of the user's environment, English where we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        lang = os.environ.get(name, "")[:2]
        if lang in LANGUAGES:
            return lang
    return "en"


def parse_options(pairs: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise click.BadParameter(f"{pair!r} is not of the form name=value", param_hint="--option")
        found[name] = value
    return found


def example() -> str:
    """A game and a bot of it, to show how a call is written."""
    game = next(iter(games().values()))
    return f"{game.name} --bots {list(bots_of(game))[-1]}"


def split_names(value: str) -> list[str]:
    return [name.strip() for name in value.split(",") if name.strip()]


def split_bots(value: str) -> list[str]:
    """Bots as they are typed; `module:Class` is looked for here first, as `python -m` does."""
    names = split_names(value)
    if any(":" in name for name in names) and "" not in sys.path:
        sys.path.insert(0, "")
    return names


def whole(word: str) -> int | None:
    """A number that somebody typed; None if it is not one, or not one that anybody means."""
    return int(word) if word.isdecimal() and len(word) <= 9 else None


def from_clone(extra: str) -> str:
    """How to get what an extra brings: there is no package index to take it from."""
    return f".venv/bin/pip install '.[{extra}]' in the clone (after pipx install: pipx install --force '.[{extra}]')"


Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

option_option: Decorator = click.option(
    "--option", "pairs", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be given several times."
)
lang_option: Decorator = click.option(
    "--lang", type=click.Choice(LANGUAGES), default=system_language, help="Language; by default the system's."
)
json_option: Decorator = click.option("--json", "as_json", is_flag=True, help="Print JSON on standard output.")
