"""Many matches between bots, on one core or several, with the same digest for the same seeds."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ..bots import Bot, RandomBot, answered, make_bot
from ..core.effects import Play, Plays
from ..core.match import Match
from ..core.registry import Game, game_named

BATCH = 50  # matches that a process plays between two reports


@dataclass
class Score:
    """What a number of matches came to."""

    games: int = 0
    decisions: int = 0  # questions with two or more answers
    seconds: float = 0.0  # of play, without start-up
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    scores: list[float] = field(default_factory=list)  # sums
    digests: list[bytes] = field(default_factory=list)  # one per match, in seed order
    kinds: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)

    def add(self, other: Score) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.draws += other.draws
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)] if self.wins else other.wins
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)] if self.scores else other.scores
        self.digests += other.digests
        self.kinds += other.kinds
        self.cards += other.cards


def play_batch(game_name: str, seats: int, bots: Sequence[str], options: Mapping[str, str], seeds: range) -> Score:
    """Play the matches of these seeds."""
    game = game_named(game_name)
    plays = Plays(game, seats, options)
    score = Score(wins=[0] * seats, scores=[0.0] * seats)
    for seed in seeds:
        players = [make_bot(game, name, f"{seed} {seat}") for seat, name in enumerate(bots)]
        started = time.perf_counter()
        if all(isinstance(player, RandomBot) for player in players):
            over, keys = _play_blindly(plays.start(seed), players)  # type: ignore[arg-type]
        else:
            over, keys = _play_seeing(game, plays.start(seed), players)
        score.seconds += time.perf_counter() - started
        result = over.result
        assert result is not None
        score.games += 1
        score.decisions += len(keys)
        for seat in result.winners if len(result.winners) == 1 else ():
            score.wins[seat] += 1
        score.draws += len(result.winners) != 1
        score.scores = [a + b for a, b in zip(score.scores, result.scores, strict=True)]
        score.digests.append(hashlib.sha256(f"{seed}\n{keys}\n{result}".encode()).digest())
        if game.tally is not None:
            score.cards.update(game.tally(over.state))
    return score


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


def _play_seeing(game: Game, first: Play, players: list[Bot]) -> tuple[Play, list[str]]:
    match = Match(game, first.game.new(first.state.seats, first.state.options, first.state.key))
    match.go()
    bots = dict(enumerate(players))
    keys: list[str] = []
    while match.decision is not None:
        did = answered(match, bots)
        assert did is not None, "a bot sits at every seat"
        seat, key = did
        keys.append(key)
        match.choose(key, seat)
    return match, keys


def simulate(
    game: str,
    seats: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play `games` matches with the seeds from `seed` on. Equal arguments give equal digests for any number of jobs."""
    rules = game_named(game)
    if len(bots) == 1:
        bots = list(bots) * seats
    for name in bots:
        make_bot(rules, name, 0)
    rules.settle(seats, options or {})
    batches = [range(at, min(at + BATCH, seed + games)) for at in range(seed, seed + games, BATCH)]
    play = partial(play_batch, game, seats, list(bots), dict(options or {}))
    total = Score(wins=[0] * seats, scores=[0.0] * seats)
    if jobs == 1:
        for batch in batches:
            total.add(play(batch))
            if progress is not None:
                progress(total.games)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            for score in pool.map(play, batches):
                total.add(score)
                if progress is not None:
                    progress(total.games)
    report: dict[str, Any] = {
        "game": game, "seats": seats, "games": total.games, "seed": seed, "bots": list(bots),
        "options": dict(options or {}), "decisions": total.decisions, "seconds": round(total.seconds, 3),
        "decisions_per_second": round(total.decisions / total.seconds) if total.seconds else 0,
        "wins": total.wins, "draws": total.draws,
        "scores": [round(value / total.games, 4) if total.games else 0.0 for value in total.scores],
        "digest": hashlib.sha256(b"".join(total.digests)).hexdigest(),
    }  # fmt: skip
    if rules.tally is not None:
        report["cards"] = {word: total.cards.get(word, 0) for word in sorted({*rules.cards, *total.cards})}
    return report
