"""Does anybody learn what is hidden? Every game at length: every address, and all that is free to try, in twins.

python -m tools.leaks [GAME] [--matches N] [--questions N]
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import click

from tests.table.conftest import Running
from tests.table.leaks import Leaks, Report
from undercroft.core.registry import games
from undercroft.table.context import Settings


def probe(server: Running, game: str, seed: int, questions: int) -> Report:
    """One match, tried at so many of its questions."""
    random = Random(f"{game} {seed}")
    leaks = Leaks(server, game, random, keys=12)
    if not leaks.go_on(random.choice((0, 6, 30, 120))):  # not only beginnings
        leaks = Leaks(server, game, random, keys=12)
    for step in range(questions):
        if leaks.live.decision is None:
            break
        if step % 4 == 0:
            leaks.look()
        leaks.try_all()
        leaks.go_on(random.randrange(1, 12))
    return leaks.report


@click.command()
@click.argument("game", required=False)
@click.option("--matches", default=40, show_default=True, help="Matches of each game.")
@click.option("--questions", default=40, show_default=True, help="Questions of each match.")
def main(game: str | None, matches: int, questions: int) -> None:
    """Print how much was tried and what differed; exit code 1 if anything did."""
    total = Report()
    with TemporaryDirectory() as folder:
        server = Running(Settings(Settings.in_folder(Path(folder)), pause=3600, limits=False))
        try:
            for name in [game] if game else games():
                mine = Report()
                for seed in range(matches):
                    found = probe(server, name, seed, questions)
                    for difference in found.differences:
                        click.echo(difference, err=True)
                    mine += found
                click.echo(f"{name}: {mine}")
                total += mine
        finally:
            server.stop()
    click.echo(f"all: {total}")
    sys.exit(bool(total.differences))


if __name__ == "__main__":
    main()
