"""Many random matches of every game: no exception, every kind of question asked, every card met.

python -m tools.soak [GAME] [--games N] [--middles N]
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from heapq import nsmallest
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from random import Random
from types import ModuleType

import click
import msgspec
from rich.console import Console
from rich.progress import track

from undercroft import new_match
from undercroft.bots import Seen
from undercroft.core.decision import Decision, words
from undercroft.core.effects import Plays
from undercroft.core.registry import Game, GameOption, games
from undercroft.core.state import State

Pair = tuple[str, ...]
Tables = list[tuple[int, dict[str, str]]]

LED = 5  # one more match led by a bot for so many at random
MOST_LED = 2_000  # but no more than these: a bot thinks, and what it gets to it gets to soon
PONDEROUS = {"mageknight"}  # games whose bot thinks too long for that: their middles get to everything
LOOK = 100  # questions from one look at all views to the next
MATCHES = {"welcome": 20_000, "thunderstone": 2_000, "dungeoneer": 10_000, "mageknight": 3_000}


MOST = 20_000  # answers in a match: an option may let a stuck table go on for ever


def scenes(name: str) -> ModuleType | None:
    """A game whose random play seldom gets to everything has a module in its tests: `middle(seed)` is a position.

    It may have more: `tables()`, the seats and options to play with; `met(state)`, the pieces that came up, of a game
    that keeps no tally; `apart(one, other)`, whether two pieces can never be on one table.
    """
    found = [module for module in (f"tests.{name}.soaked", f"tests.{name}.middles") if find_spec(module) is not None]
    return import_module(found[0]) if found else None


class Soak:
    """What was seen: questions by kind, pieces that came up, words of answers."""

    def __init__(self, game: Game) -> None:
        self.game, self.scenes = game, scenes(game.name)
        self.kinds: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.named: Counter[str] = Counter()
        self.pairs: Counter[Pair] = Counter()
        self.asked = 0

    def question(self, state: State, decision: Decision) -> None:
        self.kinds[decision.kind] += 1
        self.asked += 1
        assert len(set(decision.keys)) == len(decision.keys) > 0, f"{self.game.name}: two answers of {decision}"
        if self.asked % LOOK == 0:
            for viewer in range(-1, state.seats):
                msgspec.json.encode(self.game.view(state, viewer))

    def answer(self, decision: Decision, random: Callable[[], float]) -> int:
        index = int(random() * len(decision.keys))
        self.named[words(decision.keys[index]).what] += 1
        return index

    def over(self, state: State) -> None:
        """A match or a position is at its end: what has come up, and what beside what?"""
        met = getattr(self.scenes, "met", None) or self.game.tally
        found = sorted(self.game.cards.keys() & met(state)) if met is not None else []
        self.cards.update(found)
        self.pairs.update(combinations(found, 2))

    def matches(self, number: int) -> None:
        """Random matches of all seat counts and options in turn."""
        order = [Plays(self.game, seats, options) for seats, options in tables(self.game, self.scenes)]
        shown = sys.stderr.isatty()
        for seed in track(range(number), self.game.name, console=Console(stderr=True), disable=not shown):
            play, random = order[seed % len(order)].start(seed), Random(seed).random
            for _ in range(MOST):
                if (decision := play.decision) is None:
                    break
                for offer in play.shown():
                    self.kinds[offer.kind] += 1
                    index = int(random() * len(offer.keys))
                    if index:
                        play.take(offer, index)
                        break
                else:
                    self.question(play.state, decision)
                    play.go(decision, self.answer(decision, random))
            self.over(play.state)

    def middles(self, number: int) -> None:
        """Play on from positions in the middle of things."""
        assert self.scenes is not None
        for seed in range(number):
            play, random = self.scenes.middle(seed).match.lean(), Random(seed).random
            for _ in range(60):
                if (decision := play.decision) is None:
                    break
                self.question(play.state, decision)
                play.go(decision, self.answer(decision, random))
            self.over(play.state)

    def led(self, number: int) -> None:
        """Matches led by the game's last bot, one answer in five at random: they get to what random play never sees."""
        game = self.game
        name = list(game.bots)[-1]
        spread = game.max_seats - game.min_seats + 1
        for seed in range(number):
            seats = game.min_seats + seed % spread
            match = new_match(game, seats, seed, game.room(seats))
            random = Random(seed)
            bot = game.bots[name](random)
            while (decision := match.decision) is not None:
                self.kinds[decision.kind] += 1
                wild = random.random() < 0.2
                match.choose(random.choice(decision.keys) if wild else bot.choose(Seen(match, decision.seat)))
            self.over(match.state)

    def lacking(self) -> list[str]:
        """The kinds of questions that were never asked, the pieces that never came up."""
        counted = self.game.tally is not None or hasattr(self.scenes, "met")
        found = [kind.name for kind in self.game.kinds if not self.kinds[kind.name]]
        return found + [card for card in self.game.cards if counted and not self.cards[card]]

    def seldom(self) -> str:
        """How many pairs of pieces never came up together in a match or a position, and which did least.

        Of as many the pieces that came up often stand first: that they did not meet says most.
        """
        apart = getattr(self.scenes, "apart", lambda one, other: False)
        every = [pair for pair in combinations(sorted(self.game.cards), 2) if not apart(*pair)]
        never = sum(not self.pairs[pair] for pair in every)
        least = nsmallest(5, every, key=lambda pair: (self.pairs[pair], -self.cards[pair[0]] * self.cards[pair[1]]))
        named = ", ".join(f"{one} + {other} {self.pairs[one, other]}" for one, other in least)
        return f"{never} of {len(every)} pairs never met; least: {named}"


def others(option: GameOption) -> list[str]:
    """The values of an option besides its default: each, or groups of as many as it takes."""
    if not option.several:
        return [value for value in option.values if value != option.default]
    last = len(option.values) - option.least
    return [",".join(option.values[at : at + option.least]) for at in (*range(0, last, option.least), last)]


def fit(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Whether so many can play with these options."""
    return game.fits(seats, game.whole(options)) is None


def tables(game: Game, scenes: ModuleType | None = None) -> Tables:
    """The seats and options to play with: those that the game's tests name, or every value of every option."""
    settings: list[dict[str, str]] = [{}, *({o.name: value} for o in game.options for value in others(o))]
    plain = ((seats, more) for seats in range(game.min_seats, game.max_seats + 1) for more in settings)
    named = scenes.tables() if scenes is not None and hasattr(scenes, "tables") else plain
    return [(seats, options) for seats, options in named if fit(game, seats, options)]


def soak(game: Game, matches: int, middles: int = 0) -> Soak:
    """Random matches, some led by a bot, and positions in the middle of things."""
    done = Soak(game)
    done.matches(matches)
    if game.bots and game.name not in PONDEROUS:
        done.led(min(matches // LED, MOST_LED))
    if done.scenes is not None:
        done.middles(middles)
    return done


@click.command()
@click.argument("names", nargs=-1)
@click.option("--games", "count", type=int, help="How many matches of each game.")
@click.option("--middles", type=int, help="How many positions in the middle of things; as many as matches.")
def main(names: tuple[str, ...], count: int | None, middles: int | None) -> None:
    failed = False
    for name, game in games().items():
        if names and name not in names:
            continue
        matches = MATCHES.get(name, 1000) if count is None else count
        started = time.process_time()
        done = soak(game, matches, matches if middles is None else middles)
        spent = time.process_time() - started
        kinds = done.kinds
        click.echo(f"{name}: {matches} matches, {sum(kinds.values())} questions, no exception, {spent:.0f} s")
        click.echo("  " + ", ".join(f"{kind} {kinds[kind]}" for kind in sorted(kinds)))
        click.echo(f"  {done.seldom()}")
        unnamed = [card for card in game.cards if not done.named[card]]
        click.echo(f"  {len(unnamed)} of {len(game.cards)} pieces are in no answer: {', '.join(unnamed)}")
        if lacking := done.lacking():
            failed = True
            click.echo(f"  never seen: {', '.join(lacking)}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
