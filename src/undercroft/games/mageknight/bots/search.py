"""The search for a good turn: nested rollouts whose leanings follow the best line found so far.

One world is imagined and the turn played out in it again and again, each answer drawn by its leaning. After every
rollout the leanings move towards the answers of the best one (nested rollout policy adaptation, Rosin 2011).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import NamedTuple

from ....core.decision import Decision
from ....core.effects import Play
from ....core.match import Match
from ..state import State
from .leanings import leaning

LONGEST = 150  # answers of a turn: more than that is no turn but a fault
LEARNING = 1.0  # how far the leanings move towards the best line each time

Code = tuple[object, str]
"""An answer and where it is given: the same answer elsewhere is learned apart."""
Learned = dict[Code, float]


class Choice(NamedTuple):
    """A question of a line: the codes of its answers, which one was given, and what was known by then."""

    codes: tuple[Code, ...]
    index: int
    news: int

    @property
    def key(self) -> str:
        return self.codes[self.index][1]


class Line(NamedTuple):
    value: float
    choices: tuple[Choice, ...]


class Search:
    """The turn of a seat in one imagined world."""

    def __init__(self, world: Match, seat: int, random: Random, evaluate: Callable[[State, int], float]) -> None:
        self.world, self.seat, self.random, self.evaluate = world, seat, random, evaluate

    def best(self, effort: Sequence[int], start: Sequence[str] = ()) -> Line:
        """The best line that begins with these answers. `effort`: the rollouts of each level, the outermost first."""
        self.start = start
        return self._nested(effort, {})

    def _nested(self, effort: Sequence[int], learned: Learned) -> Line:
        if not effort:
            return self.rollout(learned)
        learned = learned.copy()
        best: Line | None = None
        for _ in range(effort[0]):
            line = self._nested(effort[1:], learned)
            if best is None or line.value > best.value:
                best = line
            adapt(learned, best)
        assert best is not None
        return best

    def rollout(self, learned: Learned) -> Line:
        """Play on to the end of the turn: own answers as learned, those of others as they lean."""
        play, random = self.world.lean(), self.random.random
        turn, start = play.state.turn, self.start
        choices: list[Choice] = []
        last = ""
        for count in range(LONGEST):
            decision, s = play.decision, play.state
            if decision is None or s.turn != turn:
                break
            assert isinstance(s, State)
            if decision.seat != self.seat:
                play.go(decision, drawn([leaning(decision.kind, key) for key in decision.keys], random))
                continue
            codes = coded(s, decision, last, play.running is not None)
            last = ""
            if count < len(start) and start[count] in decision.keys:
                index = decision.keys.index(start[count])
            else:
                kind = decision.kind
                index = drawn([learned.get(code, 0.0) + leaning(kind, code[1]) for code in codes], random)
            last = decision.keys[index]
            play.go(decision, index)
            choices.append(Choice(codes, index, play.state.news))
        assert isinstance(play.state, State)
        return Line(self.evaluate(play.state, self.seat), tuple(choices))


def coded(s: State, decision: Decision, last: str, inside: bool) -> tuple[Code, ...]:
    """Inside an effect an answer belongs to the one before it, at a menu to the place and the phase."""
    where: object
    if inside:
        where = last
    else:
        c = s.now.combat
        where = (decision.kind, s.players[decision.seat].at, c.phase if c is not None else s.now.phase)
    return tuple((where, key) for key in decision.keys)


def drawn(leanings: list[float], random: Callable[[], float]) -> int:
    """The number of an answer, more likely the more it is leaned to."""
    weights = [exp(each) for each in leanings]
    left = random() * sum(weights)
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return at
    return len(weights) - 1


def adapt(learned: Learned, line: Line) -> None:
    """Move towards the answers of a line, away from what could have been answered instead."""
    steps: Learned = {}
    for codes, index, _ in line.choices:
        weights = [exp(learned.get(code, 0.0)) for code in codes]
        total = sum(weights)
        for code, weight in zip(codes, weights, strict=True):
            steps[code] = steps.get(code, 0.0) - LEARNING * weight / total
        steps[codes[index]] += LEARNING
    for code, step in steps.items():
        learned[code] = learned.get(code, 0.0) + step
