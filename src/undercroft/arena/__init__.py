"""Many matches between bots, on one core or several, with the same digest for the same seeds."""

from __future__ import annotations

import hashlib
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from ..bots import Bot, FaultyBot, Player, RandomBot, answered, label, seated
from ..core.effects import Play, Plays
from ..core.errors import BadOption
from ..core.match import Match
from ..core.registry import Game, game_named
from .crew import crew
from .score import Score, timed

__all__ = ["Score", "simulate"]


class Table:
    """Who plays what: plays the match of a seed."""

    def __init__(self, game: Game, seats: int, players: Sequence[Player], options: Mapping[str, str]) -> None:
        self.game, self.seats, self.players, self.options = game, seats, players, options
        self.plays = Plays(game, seats, options)

    def play(self, seed: int) -> Score:
        bots = [seated(self.game, player, f"{seed} {seat}") for seat, player in enumerate(self.players)]
        with timed() as clock:
            if all(isinstance(bot, RandomBot) for bot in bots):
                over, keys = _play_blindly(self.plays.start(seed), bots)  # type: ignore[arg-type]
            else:
                over, keys = self._play_seeing(self.plays.start(seed), bots, seed)
        result = over.result
        assert result is not None
        score = Score(1, len(keys), clock.seconds, [0] * self.seats, scores=list(result.scores))
        if len(result.winners) == 1:
            score.wins[result.winners[0]] = 1
        else:
            score.draws = 1
        score.digests[seed] = hashlib.sha256(f"{seed}\n{keys}\n{result}".encode()).digest()
        if self.game.tally is not None:
            score.cards.update(self.game.tally(over.state))
        return score

    def _play_seeing(self, first: Play, players: list[Bot], seed: int) -> tuple[Play, list[str]]:
        match = Match(self.game, first.game.new(first.state.seats, first.state.options, first.state.key))
        match.go()
        bots = dict(enumerate(players))
        keys: list[str] = []
        while match.decision is not None:
            try:
                did = answered(match, bots)
                assert did is not None, "a bot sits at every seat"
                seat, key = did
                match.choose(key, seat)
            except Exception as error:
                raise FaultyBot(self._blame(match, seed, error)) from error
            keys.append(key)
        return match, keys

    def _blame(self, match: Match, seed: int, error: Exception) -> str:
        """In one line: which bot failed where, and in which line of whose file."""
        decision = match.decision
        who = label(self.players[decision.seat]) if decision is not None else "?"
        last = traceback.extract_tb(error.__traceback__)[-1]
        said = f"{type(error).__name__}: {error}"
        return (
            f"{who} failed at seed {seed}, question {match.number}: {said} ({Path(last.filename).name}:{last.lineno})"
        )


def _play_blindly(play: Play, players: list[RandomBot]) -> tuple[Play, list[str]]:
    """Random bots look at nothing but the answers, so the match needs no anchors."""
    randoms = [player.random.random for player in players]
    keys: list[str] = []
    while (decision := play.decision) is not None:
        for offer in play.shown():
            index = int(randoms[offer.seat]() * len(offer.keys))
            if index:
                keys.append(offer.keys[index])
                play.take(offer, index)
                break
        else:
            index = int(randoms[decision.seat]() * len(decision.keys))
            keys.append(decision.keys[index])
            play.go(decision, index)
    return play, keys


def simulate(
    game: str | Game,
    seats: int | None = None,
    games: int = 100,
    seed: int = 1,
    bots: Sequence[Player] | Player = ("random",),
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play `games` matches with the seeds from `seed` on. Equal arguments give equal digests for any number of jobs.

    `bots`: one for each seat, or one for all: names, `package.module:Class`, classes that are made with a `Random`, or
    objects with a method `choose(seen)`. `progress` is told how many matches are over.
    """
    rules = game_named(game) if isinstance(game, str) else game
    players: list[Player] = [bots] if isinstance(bots, str) or not isinstance(bots, Sequence) else list(bots)
    if seats is None:
        seats = len(players) if len(players) > 1 else max(2, rules.min_seats)
    chosen = dict(options or {})
    rules.settle(seats, chosen)
    if len(players) == 1:
        players *= seats
    if len(players) != seats:
        raise BadOption(f"{len(players)} bots for {seats} seats; give one for each, or one for all")
    for player in players:
        seated(rules, player, 0)
    total = Score(wins=[0] * seats, scores=[0.0] * seats)
    table = Table(rules, seats, players, chosen)
    seeds = range(seed, seed + games)
    with closing(crew(table, seeds, jobs) if jobs > 1 else (table.play(each) for each in seeds)) as played:
        for score in played:
            total.add(score)
            if progress is not None:
                progress(total.games)
    report: dict[str, Any] = {
        "game": rules.name, "seats": seats, "games": total.games, "seed": seed, "bots": [label(p) for p in players],
        "options": chosen, "decisions": total.decisions, "seconds": round(total.seconds, 3),
        "decisions_per_second": round(total.decisions / total.seconds) if total.seconds else 0,
        "wins": total.wins, "draws": total.draws,
        "scores": [round(value / total.games, 4) if total.games else 0.0 for value in total.scores],
        "digest": total.digest,
    }  # fmt: skip
    if rules.tally is not None:
        report["cards"] = {word: total.cards.get(word, 0) for word in sorted({*rules.cards, *total.cards})}
    return report
