"""The search for a good turn: nested rollouts whose leanings follow the best line found so far.

One world is imagined and the turn played out in it again and again, each answer drawn by its leaning. After every
rollout the leanings move towards the answers of the best one (nested rollout policy adaptation, Rosin 2011). At last
whatever brings nothing is left out of the best line: random turns play all that they can.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import NamedTuple

from ....core.decision import Decision
from ....core.match import Match
from ..state import State
from .leanings import leaning

LONGEST = 80  # answers of a turn; whoever goes on longer goes round in circles
ENDLESS = -1000.0  # what that is worth
LEARNING = 1.0  # how far the leanings move towards the best line each time
QUIET = ("end", "next", "done", "none")  # the answers that do nothing

Code = tuple[object, str]
"""An answer and where it is given: the same answer elsewhere is learned apart."""
Learned = dict[Code, float]


class Choice(NamedTuple):
    """A question of a line, and how it was answered."""

    kind: str
    keys: tuple[str, ...]
    codes: tuple[Code, ...]
    given: int
    inside: bool  # about what the answer before it began
    learned: bool  # the answer brought something new

    @property
    def key(self) -> str:
        return self.keys[self.given]


Choose = Callable[[Decision, tuple[Code, ...]], int]


class Line(NamedTuple):
    """A way to play the turn, and what it comes to."""

    value: float
    choices: tuple[Choice, ...]


class Search:
    """The turn of a seat in one imagined world."""

    def __init__(self, world: Match, seat: int, random: Random, evaluate: Callable[[State, int], float]) -> None:
        self.world, self.seat, self.random, self.evaluate = world, seat, random.random, evaluate
        self.start: Sequence[str] = ()

    def best(self, effort: Sequence[int], start: Sequence[str] = ()) -> Line:
        """The best line that begins with these answers. `effort`: the rollouts of each level, the outermost first."""
        self.start = start
        return self.pruned(max(self.nested(effort, {}), self.follow(start), key=value_of))

    def nested(self, effort: Sequence[int], learned: Learned) -> Line:
        if not effort:
            return self.rollout(learned)
        learned = learned.copy()
        best = self.nested(effort[1:], learned)
        for _ in range(1, effort[0]):
            adapt(learned, best)
            best = max(self.nested(effort[1:], learned), best, key=value_of)
        return best

    def rollout(self, learned: Learned) -> Line:
        """Begin as given, then go on as learned."""
        rest = list(reversed(self.start))

        def choose(decision: Decision, codes: tuple[Code, ...]) -> int:
            if rest and rest[-1] in decision.keys:
                return decision.keys.index(rest.pop())
            kind = decision.kind
            return drawn([learned.get(code, 0.0) + leaning(kind, code[1]) for code in codes], self.random)

        return self.line(choose)

    def follow(self, keys: Sequence[str]) -> Line:
        """Answer with these keys in their order, leaving out what is no answer; in between as little as possible."""
        rest = list(keys)

        def choose(decision: Decision, codes: tuple[Code, ...]) -> int:
            at = next((at for at, key in enumerate(rest) if key in decision.keys), -1)
            if at >= 0:
                key = rest[at]
                del rest[: at + 1]
            else:
                key = next((key for key in QUIET if key in decision.keys), decision.keys[0])
            return decision.keys.index(key)

        return self.line(choose)

    def pruned(self, best: Line) -> Line:
        """The line without the answers that bring nothing: each is left out in turn, with what was asked about it."""
        for at in range(len(best.choices) - 1, len(self.start) - 1, -1):
            if at >= len(best.choices) or best.choices[at].inside:
                continue
            rest = list(best.choices[at + 1 :])
            while rest and rest[0].inside:
                del rest[0]
            best = max(self.follow([choice.key for choice in (*best.choices[:at], *rest)]), best, key=value_of)
        return best

    def line(self, choose: Choose) -> Line:
        """Play on to the end of the turn. Others answer as they lean."""
        play = self.world.lean()
        turn, last = play.state.turn, ""
        choices: list[Choice] = []
        s = play.state
        assert isinstance(s, State)
        for _ in range(LONGEST):
            decision = play.decision
            if decision is None or s.turn != turn:
                break
            if decision.seat != self.seat:
                play.go(decision, drawn([leaning(decision.kind, key) for key in decision.keys], self.random))
                continue
            inside = play.running is not None
            codes = coded(s, decision, last if inside else "")
            index = choose(decision, codes)
            last, news = decision.keys[index], s.news
            play.go(decision, index)
            choices.append(Choice(decision.kind, decision.keys, codes, index, inside, s.news != news))
        else:
            return Line(ENDLESS, tuple(choices))
        return Line(self.evaluate(s, self.seat), tuple(choices))


def value_of(line: Line) -> float:
    return line.value


def coded(s: State, decision: Decision, last: str) -> tuple[Code, ...]:
    """Inside an effect an answer belongs to the one before it, at a menu to the place and the phase."""
    where: object = last
    if not last:
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
    for _, _, codes, index, _, _ in line.choices:
        weights = [exp(learned.get(code, 0.0)) for code in codes]
        total = sum(weights)
        for code, weight in zip(codes, weights, strict=True):
            steps[code] = steps.get(code, 0.0) - LEARNING * weight / total
        steps[codes[index]] += LEARNING
    for code, step in steps.items():
        learned[code] = learned.get(code, 0.0) + step
