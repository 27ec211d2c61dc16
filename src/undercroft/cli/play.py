"""`undercroft play`: a match in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

import click

from ..bots import Bot, seated
from ..core.errors import BadOption
from ..core.match import Match, new_match
from ..core.registry import Game, game_named
from ..core.text import text
from . import kept
from .kept import Seats
from .options import GameName, example, lang_option, option_option, parse_options, split_bots, split_names, whole
from .screen import Screen
from .terminal import Terminal


@click.command("play")
@click.argument("game", type=GameName(), required=False)
@click.option(
    "--seats", type=click.IntRange(min=1), help="How many sit at the table; by default the bots and one person."
)
@click.option("--bots", default="", help="Bots for the last seats, with commas; people take the others.")
@click.option("--names", default="", help="What the people are called, with commas.")
@click.option("--seed", help="Play a certain deal again.")
@click.option("--load", "file", type=click.Path(dir_okay=False), help="Go on with a match that was saved.")
@click.option("--last", is_flag=True, help="Go on with the match that was left last.")
@click.option(
    "--plain", is_flag=True, help="Lines only: no drawn maps, colours or menus. For screen readers; pipes have it."
)
@option_option
@lang_option
def command(
    game: str | None, seats: int | None, bots: str, names: str, seed: str | None, file: str | None, last: bool,
    plain: bool, pairs: tuple[str, ...], lang: str,
) -> None:  # fmt: skip
    """Play GAME in the terminal: numbers or words answer, `help` lists the other commands."""
    wanted, called = split_bots(bots), split_names(names)
    source: Path | None = None
    if file is not None or last:
        if game is not None or seats is not None or seed is not None or pairs:
            raise click.UsageError("a match that goes on has its game, seats, seed and options; leave them out")
        source = kept.last() if last else Path(str(file))
        match, sitting = kept.load(source)
        if wanted or called:
            sitting = taken(match.game, match.state.seats, wanted or list(filter(None, sitting.bots)), called)
        luck = f"{secrets.randbits(60)}"
    elif game is None:
        raise click.UsageError(f"say which game to play, for example: undercroft play {example()}")
    else:
        rules = game_named(game)
        count = seats or max(2, rules.min_seats, len(wanted) + 1)
        sitting = taken(rules, count, wanted, called)
        number = whole(seed or "")
        match = new_match(rules, count, seed if number is None else number, parse_options(pairs))
        luck = seed if seed is not None else f"{secrets.randbits(60)}"
    bots_there = thinkers(match, sitting, luck)
    terminal = Terminal(match, sitting, bots_there, text(lang, match.game.prefix), Screen(plain), source)
    sys.exit(terminal.run())


def taken(game: Game, seats: int, bots: list[str], names: list[str]) -> Seats:
    """Bots at the last seats, people at the others."""
    people = seats - len(bots)
    if people < 0:
        raise click.BadParameter(f"{len(bots)} bots for {seats} seats", param_hint="--bots")
    if len(names) > people:
        raise click.BadParameter(f"{len(names)} names for {people} people", param_hint="--names")
    for name in bots:
        seated(game, name, 0)
    blank = ("",) * (seats - len(names))
    return Seats((*("",) * people, *bots), (*names, *blank))


def thinkers(match: Match, sitting: Seats, luck: str) -> dict[int, Bot]:
    try:
        return {seat: seated(match.game, bot, f"{luck} {seat}") for seat, bot in enumerate(sitting.bots) if bot}
    except BadOption as error:
        raise BadOption(f"{error}; --bots names others") from error
