"""`undercroft simulate`: many matches between bots."""

from __future__ import annotations

import json
import sys

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ..arena import simulate
from .options import GameName, json_option, option_option, parse_options, split_bots


@click.command("simulate")
@click.argument("game", type=GameName())
@click.option("--seats", type=click.IntRange(min=1), default=2, show_default=True)
@click.option("--games", "count", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True, help="The first match's seed; the next ones count on.")
@click.option(
    "--bots", default="random", show_default=True,
    help="One for each seat, or one for all; with commas. A name, or your own: package.module:Class.",
)  # fmt: skip
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Processes.")
@option_option
@json_option
def command(
    game: str, seats: int, count: int, seed: int, bots: str, jobs: int, pairs: tuple[str, ...], as_json: bool
) -> None:
    """Play many matches between bots and add up the results."""
    names = split_bots(bots)
    if len(names) not in (1, seats):
        raise click.BadParameter(f"{len(names)} bots for {seats} seats", param_hint="--bots")
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(game, total=count)
        report = simulate(
            game, seats, count, seed, names, parse_options(pairs), jobs, lambda done: bar.update(task, completed=done)
        )
    if as_json:
        click.echo(json.dumps(report))
        return
    click.echo(f"{report['games']} matches of {game}, {report['decisions']} decisions")
    for seat, name in enumerate(report["bots"]):
        won = report["wins"][seat]
        share = 100 * won / report["games"]
        click.echo(f"  seat {seat} {name}: {won} wins ({share:.1f} %), mean score {report['scores'][seat]}")
    click.echo(
        f"  draws: {report['draws']}; {report['decisions_per_second']} decisions/s; digest {report['digest'][:16]}"
    )
