"""`undercroft bench`: speed as ratios in one run, beside python-chess and pyminion at random play."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from typing import Any

import click
import msgspec

from ..core.effects import Plays
from ..core.match import Match, new_match
from ..core.registry import Game, games
from .options import GameName, from_clone, json_option, option_option, parse_options
from .peers import PEERS, Play, chess_player

SECONDS = 2.0  # for each figure
LONG = 1500  # questions of a match along which its middle is measured


def rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """How much of `work` (which says how much it did) is done in a second of this process's own time."""
    work()
    done, started = 0, time.process_time()
    while (passed := time.process_time() - started) < seconds:
        done += work()
    return done / passed


def beside(ours: Callable[[], int], theirs: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Two rates taken in turns, so that a noisy machine slows both alike."""
    turns = 5
    pairs = [(rate(ours, seconds / turns), rate(theirs, seconds / turns)) for _ in range(turns)]
    return sum(a for a, _ in pairs) / turns, sum(b for _, b in pairs) / turns


def figures(
    game: Game, seats: int, seconds: float, chess: Play | None, options: Mapping[str, str] | None = None
) -> dict[str, float]:
    """Random play (beside chess), copy + rollout from the first question, and what mid-game costs."""
    options = options or game.room(seats)
    plays = Plays(game, seats, options)
    random = Random(1).random
    seeds = iter(range(10**9))

    def play() -> int:
        return plays.start(next(seeds)).playout(random)

    found: dict[str, float] = {}
    if chess is None:
        found["decisions_per_second"] = rate(play, seconds)
    else:
        found["decisions_per_second"], found["chess_moves_per_second"] = beside(play, chess, seconds)
        found["ratio_to_chess"] = round(found["decisions_per_second"] / found["chess_moves_per_second"], 2)
    match = new_match(game, seats, seed=1, options=options)

    def rollout() -> int:
        match.lean().playout(random)
        return 1

    found["rollouts_per_second"] = rate(rollout, seconds / 2)
    return {**found, **in_the_middle(match)}


def fastest(work: Callable[[], object], often: int = 5) -> float:
    """Seconds that it takes when nothing comes between."""
    found = []
    for _ in range(often):
        started = time.perf_counter()
        work()
        found.append(time.perf_counter() - started)
    return min(found)


def in_the_middle(match: Match) -> dict[str, float]:
    """Along a random match: a copy of the state, a clone in mid-effect, a seat's view (the slowest, the largest)."""
    random = Random(1)
    copies, clones, views, sizes = [0.0], [0.0], [0.0], [0]
    while match.decision is not None and match.number < LONG:
        if match.running is not None:
            clones.append(fastest(match.clone))
        elif match.number % 10 == 0:
            copies.append(fastest(match.state.clone))
            seat = match.decision.seat
            views.append(fastest(lambda seat=seat: match.view(seat)))  # type: ignore[misc]
            sizes.append(len(msgspec.json.encode(match.view(seat))))
        match.choose(random.choice(match.keys))
    return {
        "copy_microseconds": 1e6 * median(copies[1:] or copies),
        "clone_microseconds": 1e6 * median(clones[1:] or clones),
        "clone_microseconds_at_most": 1e6 * max(clones),
        "view_milliseconds_at_most": 1e3 * max(views),
        "view_kilobytes_at_most": max(sizes) / 1e3,
    }


def whole_games(game: Game, seconds: float, theirs: Play) -> dict[str, float]:
    """Whole games of two random bots, ours beside another of its sort."""
    plays = Plays(game, 2)
    random = Random(1).random
    seeds = iter(range(10**9))

    def ours() -> int:
        plays.start(next(seeds)).playout(random)
        return 1

    mine, other = beside(ours, theirs, seconds)
    return {"games_per_second": mine, "peer_games_per_second": other, "ratio": round(mine / other, 2)}


@click.command("bench")
@click.option("--game", "only", type=GameName(), help="Only this game.")
@option_option
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=SECONDS,
    show_default=True,
    help="For each figure.",
)
@json_option
def command(only: str | None, pairs: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Measure how fast the games are played, beside python-chess and pyminion in the same run."""
    chess = chess_player()
    if chess is None:
        click.echo(f"python-chess is not installed ({from_clone('bench')}): no ratios to it.", err=True)
    report: dict[str, Any] = {"python": sys.version.split()[0], "games": {}, "peers": {}}
    for game in games().values():
        if only not in (None, game.name):
            continue
        options = parse_options(pairs)
        for seats in range(game.min_seats, game.max_seats + 1):
            if options and game.fits(seats, game.whole(options)) is not None:
                continue
            found = report["games"][f"{game.name} {seats}"] = figures(game, seats, seconds, chess, options)
            if not as_json:
                _say(f"{game.name}, {seats} seats", found)
        for peer in game.peers:
            theirs = PEERS[peer]()
            if theirs is None:
                click.echo(f"{peer} is not installed ({from_clone('bench')}): no ratio to it.", err=True)
                continue
            found = report["peers"][f"{game.name} {peer}"] = whole_games(game, seconds, theirs)
            if not as_json:
                click.echo(
                    f"whole games of 2 random bots: {found['games_per_second']:,.0f} {game.name}/s = "
                    f"{found['ratio']} x {peer} ({found['peer_games_per_second']:,.0f}/s)"
                )
    if as_json:
        click.echo(json.dumps(report))


def _say(what: str, found: dict[str, Any]) -> None:
    ratio = ""
    if "ratio_to_chess" in found:
        ratio = f" = {found['ratio_to_chess']} x python-chess ({found['chess_moves_per_second']:,.0f} moves/s)"
    click.echo(
        f"{what}: {found['decisions_per_second']:,.0f} decisions/s{ratio}; "
        f"{found['rollouts_per_second']:,.0f} copy + rollout/s; copy {found['copy_microseconds']:.1f} µs, clone in "
        f"mid-effect {found['clone_microseconds']:.0f} µs, at most {found['clone_microseconds_at_most']:.0f}; view at "
        f"most {found['view_milliseconds_at_most']:.1f} ms, {found['view_kilobytes_at_most']:.0f} kB"
    )
