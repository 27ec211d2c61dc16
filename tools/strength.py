"""Bots against bots, and alone: what is wanted of them, and what they reach."""

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
ALONE = (  # Mage Knight, `greedy` alone: scenario, sets, level, matches; mean score and share won that are wanted
    ("first_reconnaissance", "none", "usual", 200, 20.0, 0.0),
    ("volkares_return", "lost_legion", "usual", 50, 0.0, 0.2),
    ("life_and_death", "tezla", "lower", 50, 0.0, 0.0),
    ("realm_of_the_dead", "tezla", "lower", 50, 0.0, 0.0),
    ("hidden_valley", "tezla", "lower", 50, 0.0, 0.0),
    ("lost_relic", "tezla", "usual", 50, 0.0, 0.0),
)


def main() -> int:
    failed = 0
    for scenario, sets, level, matches, score, share in ALONE:
        options = {"scenario": scenario, "sets": sets, "level": level, "mode": "solo"}
        report = simulate("mageknight", 1, matches, 1, "greedy", options, jobs=2)
        mean, won = report["scores"][0], report["wins"][0] / matches
        failed += mean < score or won < share
        click.echo(
            f"mageknight {scenario}: greedy alone scores {mean:.1f} and wins {100 * won:.0f} % of {matches} matches "
            f"(wanted {score:.0f}, {share:.0%})"
        )
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
