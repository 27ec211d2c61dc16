"""Many random matches of every game: no exception, every kind of question asked, every card met.

python -m tools.soak [GAME] [--games N]
"""

from __future__ import annotations

import sys
from collections import Counter
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from random import Random

import click
from rich.console import Console
from rich.progress import track

from undercroft import new_match
from undercroft.bots import Seen
from undercroft.core.effects import Plays
from undercroft.core.registry import Game, GameOption, games

Pair = tuple[str, ...]

LED = 5  # one more match led by a bot for so many at random
MATCHES = {"welcome": 20_000, "thunderstone": 2_000, "dungeoneer": 10_000, "mageknight": 2_000}


MOST = 20_000  # answers in a match: an option may let a stuck table go on for ever


def has_middles(name: str) -> bool:
    """A game whose random play seldom gets to everything has a module in its tests: `middle(seed)` is a position."""
    return find_spec(f"tests.{name}.middles") is not None


def soak_middles(game: Game, positions: int, kinds: Counter[str]) -> Counter[Pair]:
    """Play on from positions in the middle of things; count the questions by kind, and which cards met each other."""
    middle = import_module(f"tests.{game.name}.middles").middle
    pairs: Counter[Pair] = Counter()
    for seed in range(positions):
        play = middle(seed).match.lean()
        random = Random(seed).random
        for _ in range(60):
            decision = play.decision
            if decision is None:
                break
            assert len(set(decision.keys)) == len(decision.keys), f"{game.name}, seed {seed}: two answers of {decision}"
            kinds[decision.kind] += 1
            play.go(decision, int(random() * len(decision.keys)))
        if game.tally is not None:
            pairs.update(combinations(sorted(game.tally(play.state)), 2))
    return pairs


def seldom(game: Game, pairs: Counter[Pair]) -> str:
    """How many pairs of cards never met, and which met least."""
    every = list(combinations(sorted(game.cards), 2))
    never = sum(not pairs[pair] for pair in every)
    least = sorted(every, key=lambda pair: pairs[pair])[:5]
    return f"{never} of {len(every)} pairs never met; least: " + ", ".join(f"{a} + {b} {pairs[a, b]}" for a, b in least)


def others(option: GameOption) -> list[str]:
    """The values of an option besides its default: each, or groups of as many as it takes."""
    if not option.several:
        return [value for value in option.values if value != option.default]
    last = len(option.values) - option.least
    return [",".join(option.values[at : at + option.least]) for at in (*range(0, last, option.least), last)]


def fit(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Whether so many can play with these options."""
    return game.fits(seats, {**{option.name: option.default for option in game.options}, **options}) is None


def soak(game: Game, matches: int) -> tuple[Counter[str], Counter[str]]:
    """Play matches of all seat counts and options in turn; count the questions by kind and the cards met."""
    kinds: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    settings = [{}, *({option.name: value} for option in game.options for value in others(option))]
    tables = {
        (seats, at): Plays(game, seats, options)
        for seats in range(game.min_seats, game.max_seats + 1)
        for at, options in enumerate(settings)
        if fit(game, seats, options)
    }
    order = list(tables.values())
    shown = sys.stderr.isatty()
    for seed in track(range(matches), game.name, console=Console(stderr=True), disable=not shown):
        play = order[seed % len(order)].start(seed)
        random = Random(seed).random
        for _ in range(MOST):
            if (decision := play.decision) is None:
                break
            for offer in play.shown():
                kinds[offer.kind] += 1
                index = int(random() * len(offer.keys))
                if index:
                    play.take(offer, index)
                    break
            else:
                kinds[decision.kind] += 1
                play.go(decision, int(random() * len(decision.keys)))
        if game.tally is not None:
            cards.update(game.tally(play.state))
    if game.bots:
        led(game, matches // LED, kinds, cards)
    return kinds, cards


def led(game: Game, matches: int, kinds: Counter[str], cards: Counter[str]) -> None:
    """Matches led by the game's last bot, one answer in five at random: they get to what random play never sees."""
    name = list(game.bots)[-1]
    spread = game.max_seats - game.min_seats + 1
    for seed in range(matches):
        seats = game.min_seats + seed % spread
        match = new_match(game, seats, seed, game.room(seats))
        random = Random(seed)
        bot = game.bots[name](random)
        while (decision := match.decision) is not None:
            kinds[decision.kind] += 1
            wild = random.random() < 0.2
            match.choose(random.choice(decision.keys) if wild else bot.choose(Seen(match, decision.seat)))
        if game.tally is not None:
            cards.update(game.tally(match.state))


@click.command()
@click.argument("names", nargs=-1)
@click.option("--games", "count", type=int, help="How many matches of each game.")
def main(names: tuple[str, ...], count: int | None) -> None:
    failed = False
    for name, game in games().items():
        if names and name not in names:
            continue
        matches = count or MATCHES.get(name, 1000)
        kinds, cards = soak(game, matches)
        pairs = soak_middles(game, matches, kinds) if has_middles(name) else None
        click.echo(f"{name}: {matches} matches, {sum(kinds.values())} questions, no exception")
        click.echo("  " + ", ".join(f"{kind} {kinds[kind]}" for kind in sorted(kinds)))
        if pairs and game.tally is not None:
            click.echo(f"  {seldom(game, pairs)}")
        lacking = [kind.name for kind in game.kinds if not kinds[kind.name]]
        if game.tally is not None:
            lacking += [card for card in game.cards if not cards[card]]
        if lacking:
            failed = True
            click.echo(f"  never seen: {', '.join(lacking)}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
