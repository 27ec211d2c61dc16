"""`undercroft bench`: speed as ratios in one run, beside python-chess playing random legal moves."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import click

from ..core.effects import Plays
from ..core.match import new_match
from ..core.registry import Game, games
from .options import json_option

SECONDS = 2.0  # for each figure


def rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """How much of `work` (which says how much it did) is done in a second."""
    work()
    done, started = 0, time.perf_counter()
    while (passed := time.perf_counter() - started) < seconds:
        done += work()
    return done / passed


def chess_rate(seconds: float) -> float | None:
    """Random legal moves of python-chess a second; None if it is not installed."""
    try:
        import chess
    except ImportError:
        return None
    random = Random(1)

    def play() -> int:
        board = chess.Board()
        count = 0
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            count += 1
        return count

    return rate(play, seconds)


def figures(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Random play, copies of the state, copy + rollout from the first question."""
    plays = Plays(game, seats)
    random = Random(1).random
    seeds = iter(range(10**9))
    found = {"decisions_per_second": rate(lambda: plays.start(next(seeds)).playout(random), seconds)}
    match = new_match(game, seats, seed=1)

    def rollout() -> int:
        match.lean().playout(random)
        return 1

    found["rollouts_per_second"] = rate(rollout, seconds)
    state = match.state

    def copies() -> int:
        for _ in range(100):
            state.clone()
        return 100

    found["copy_microseconds"] = 1e6 / rate(copies, seconds / 4)
    return found


@click.command("bench")
@click.option("--game", "only", help="Only this game.")
@click.option("--seconds", type=float, default=SECONDS, show_default=True, help="For each figure.")
@json_option
def command(only: str | None, seconds: float, as_json: bool) -> None:
    """Measure how fast the games are played, beside python-chess in the same run."""
    chess = chess_rate(seconds)
    if chess is None:
        click.echo("python-chess is not installed (pip install 'undercroft[bench]'): no ratios.", err=True)
    report: dict[str, Any] = {"python": sys.version.split()[0], "chess_moves_per_second": chess, "games": {}}
    for game in games().values():
        if only not in (None, game.name):
            continue
        for seats in range(game.min_seats, game.max_seats + 1):
            found: dict[str, Any] = dict(figures(game, seats, seconds))
            if chess:
                found["ratio_to_chess"] = round(found["decisions_per_second"] / chess, 2)
            report["games"][f"{game.name} {seats}"] = found
            if not as_json:
                _say(f"{game.name}, {seats} seats", found)
    if as_json:
        click.echo(json.dumps(report))
    elif chess:
        click.echo(f"python-chess: {chess:,.0f} random moves/s")


def _say(what: str, found: dict[str, Any]) -> None:
    ratio = f" = {found['ratio_to_chess']} x python-chess" if "ratio_to_chess" in found else ""
    click.echo(
        f"{what}: {found['decisions_per_second']:,.0f} decisions/s{ratio}; "
        f"{found['rollouts_per_second']:,.0f} copy + rollout/s; copy {found['copy_microseconds']:.1f} µs"
    )
