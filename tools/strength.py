"""Bots against bots, and alone: what is wanted of them, and what they reach.

python -m tools.strength                                           all of it
python -m tools.strength solo_conquest --matches 40 --seed 1001    Mage Knight's `greedy` alone in a scenario
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import fmean, stdev
from typing import NamedTuple

import click

from undercroft.arena import simulate
from undercroft.bots import answered, seated
from undercroft.core.match import new_match
from undercroft.core.registry import game_named, games

PROMISED = (  # game, bots, matches, share of all matches that the first bot wins
    ("welcome", ["careful", "random"], 2000, 0.80),
    ("thunderstone", ["greedy", "random"], 1000, 0.95),
    ("dungeoneer", ["greedy", "random"], 500, 0.90),
)


class Alone(NamedTuple):
    """A scenario of Mage Knight for `greedy` alone: options, how many matches, what is wanted on average."""

    sets: str
    level: str
    matches: int
    fame: float = 0.0
    won: float = 0.0
    held: float = 0.0  # keeps, mage towers and monasteries that were conquered
    besieged: float = 0.0  # the share of matches in which a city is assaulted


ALONE = {
    "first_reconnaissance": Alone("none", "usual", 200, fame=20.0),
    "solo_conquest": Alone("none", "usual", 100, held=1.5, besieged=0.2),
    "volkares_return": Alone("lost_legion", "daring_fair", 50, won=0.2),
    "life_and_death": Alone("tezla", "lower", 50),
    "realm_of_the_dead": Alone("tezla", "lower", 50),
    "hidden_valley": Alone("tezla", "lower", 50),
    "lost_relic": Alone("tezla", "usual", 50),
}
HELD = ("keep", "mage_tower", "monastery")
MENUS = ("mk.turn", "mk.deal", "mk.fight", "mk.block")  # where a Unit is used


def played(scenario: str, seed: int) -> Counter[str]:
    """One match, and what its chronicle says."""
    rules, game = ALONE[scenario], game_named("mageknight")
    options = {"scenario": scenario, "sets": rules.sets, "level": rules.level, "mode": "solo"}
    match, bots = new_match(game, 1, seed=seed, options=options), {0: seated(game, "greedy", f"{seed} 0")}
    found: Counter[str] = Counter()
    while match.decision is not None:
        did = answered(match, bots)
        assert did is not None, "a bot sits at the only seat"
        found["Units used"] += match.decision.kind in MENUS and did[1].startswith("unit:")
        match.choose(did[1], did[0])
    for event in match.events:
        site = event.args.get("site", "")
        found["keeps, towers, monasteries"] += event.message == "mk-conquered" and site in HELD
        found["cities assaulted"] += event.message == "mk-assaults" and site == "city"
        found["cities conquered"] += event.message == "mk-conquered" and site == "city"
        found["attacks on Volkare"] += event.message == "mk-attacks-volkare"
        found["Units recruited"] += event.message == "mk-recruited"
    assert match.result is not None
    found["score"] = round(match.result.scores[0])
    found["Fame"] = match.view(0)["table"]["players"][0]["fame"]
    found["won"] = int(0 in match.result.winners)
    return found


def alone(scenario: str, matches: int, seed: int) -> bool:
    """Whether `greedy` reaches what is wanted; every match is told as soon as it is over."""
    rows: list[Counter[str]] = []
    for each in range(seed, seed + matches):
        rows.append(played(scenario, each))
        told = ", ".join(f"{name} {n}" for name, n in rows[-1].items() if n)
        click.echo(f"  {scenario} {each}: {told}", err=True)
    means = {name: mean([row[name] for row in rows]) for name in sorted(set().union(*rows))}
    means["matches with a city assaulted"] = mean([int(row["cities assaulted"] > 0) for row in rows])
    click.echo(f"mageknight {scenario}, greedy alone, {matches} matches from seed {seed} on:")
    for name, (middle, error) in means.items():
        click.echo(f"  {name}: {middle:.2f} ± {error:.2f}")
    wanted = ALONE[scenario]
    return (
        means["Fame"][0] >= wanted.fame
        and means["won"][0] >= wanted.won
        and means["keeps, towers, monasteries"][0] >= wanted.held
        and means["matches with a city assaulted"][0] >= wanted.besieged
    )


def mean(found: list[int]) -> tuple[float, float]:
    """The mean and its standard error."""
    return fmean(found), stdev(found) / len(found) ** 0.5 if len(found) > 1 else 0.0


def against(game: str, bots: list[str], matches: int, share: float) -> bool:
    half = matches // 2  # each bot starts in half of the matches' seats
    first = simulate(game, 2, half, 1, bots, jobs=2)["wins"][0]
    second = simulate(game, 2, half, 1 + half, bots[::-1], jobs=2)["wins"][1]
    won = (first + second) / matches
    click.echo(f"{game}: {bots[0]} beats {bots[1]} in {100 * won:.1f} % of {matches} matches (promised {share:.0%})")
    return bool(won >= share)


@click.command()
@click.argument("scenarios", nargs=-1, type=click.Choice(list(ALONE)))
@click.option("--matches", type=click.IntRange(min=1), help="Of each scenario, instead of as many as are wanted.")
@click.option("--seed", default=1, help="Of the first match.")
def main(scenarios: tuple[str, ...], matches: int | None, seed: int) -> None:
    """Measure the bots; without SCENARIOS all of them."""
    good = [alone(each, matches or ALONE[each].matches, seed) for each in scenarios or ALONE]
    if not scenarios:
        good += [against(*each) for each in PROMISED if each[0] in games()]
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
