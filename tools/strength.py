"""Bots against bots: the promised shares of matches won, measured."""

from __future__ import annotations

import sys

import click

from undercroft.arena import simulate
from undercroft.core.registry import games

PROMISED = (  # game, bots, matches, share of all matches that the first bot wins
    ("welcome", ["careful", "random"], 2000, 0.80),
    ("thunderstone", ["greedy", "random"], 1000, 0.95),
    ("dungeoneer", ["greedy", "random"], 500, 0.90),
)
SCORED = (  # game, its options, matches played alone by `greedy`, their mean score
    ("mageknight", {"scenario": "first_reconnaissance"}, 200, 25.0),
)


def main() -> int:
    failed = 0
    for game, options, matches, least in SCORED:
        mean = simulate(game, 1, matches, 1, "greedy", options, jobs=2)["scores"][0]
        failed += mean < least
        click.echo(f"{game} {options}: greedy alone scores {mean:.1f} in {matches} matches (promised {least:.0f})")
    for game, bots, matches, share in PROMISED:
        if game not in games():
            continue
        half = matches // 2  # each bot starts in half of the matches' seats
        first = simulate(game, 2, half, 1, bots, jobs=2)["wins"][0]
        second = simulate(game, 2, half, 1 + half, bots[::-1], jobs=2)["wins"][1]
        won = (first + second) / matches
        failed += won < share
        click.echo(
            f"{game}: {bots[0]} beats {bots[1]} in {100 * won:.1f} % of {matches} matches (promised {share:.0%})"
        )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
