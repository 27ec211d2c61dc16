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
from ....core.effects import Play
from ....core.match import Match
from ..state import State
from .leanings import leanings

LONGEST = 80  # answers of a turn; whoever goes on longer goes round in circles
ENDLESS = -1000.0  # what that is worth
LEARNING = 1.0  # how far the leanings move towards the best line each time
QUIET = ("end", "next", "done", "none")  # the answers that do nothing

Code = tuple[object, str]
"""An answer and where it is given: the same answer elsewhere is learned apart."""
Learned = dict[Code, float]


class Spot:
    """Where a turn can come to in its world: the question there, and where the answers led that were tried."""

    __slots__ = ("before", "by", "codes", "decision", "inside", "leanings", "news", "next", "state", "value")

    def __init__(self, before: Spot | None, by: int, play: Play, value: float | None = None) -> None:
        s = play.state
        assert isinstance(s, State)
        self.before, self.by = before, by  # which answer led here
        self.decision = play.decision if value is None else None
        self.inside = play.running is not None  # about what the answer before it began
        last = before.decision.keys[by] if before is not None and before.decision is not None and self.inside else ""
        self.codes = coded(s, self.decision, last) if self.decision is not None else ()
        self.leanings = leanings(self.decision) if self.decision is not None else ()
        self.news = s.news
        self.value = value  # of the turn, if it is over
        self.state: State | None = None  # a copy to go on from
        self.next: dict[int, Spot] = {}


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


Choose = Callable[[Decision, Spot], int]


class Line(NamedTuple):
    """A way to play the turn, and what it comes to."""

    value: float
    choices: tuple[Choice, ...]


class Search:
    """The turn of a seat in one imagined world. What has been played out once is remembered."""

    def __init__(self, world: Match, seat: int, random: Random, evaluate: Callable[[State, int], float]) -> None:
        self.world, self.seat, self.random, self.evaluate = world, seat, random.random, evaluate
        self.start: Sequence[str] = ()
        self.play = world.lean()
        self.turn = self.play.state.turn
        self.first = self.here = Spot(None, 0, self.play)  # where `play` stands

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

        def choose(decision: Decision, spot: Spot) -> int:
            if rest and rest[-1] in decision.keys:
                return decision.keys.index(rest.pop())
            pairs = zip(spot.codes, spot.leanings, strict=True)
            return drawn([learned.get(code, 0.0) + lean for code, lean in pairs], self.random)

        return self.line(choose)

    def follow(self, keys: Sequence[str]) -> Line:
        """Answer with these keys in their order, leaving out what is no answer; in between as little as possible."""
        rest = list(keys)

        def choose(decision: Decision, spot: Spot) -> int:
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
        spot = self.first
        choices: list[Choice] = []
        for _ in range(LONGEST):
            decision = spot.decision
            if decision is None:
                assert spot.value is not None
                return Line(spot.value, tuple(choices))
            kind, keys = decision.kind, decision.keys
            if decision.seat != self.seat:
                spot = self.after(spot, drawn(spot.leanings, self.random))
                continue
            index = choose(decision, spot)
            to = self.after(spot, index)
            choices.append(Choice(kind, keys, spot.codes, index, spot.inside, to.news != spot.news))
            spot = to
        return Line(ENDLESS, tuple(choices))

    def after(self, spot: Spot, index: int) -> Spot:
        """Where an answer leads: the same answers come to the same, so it is played out only once."""
        found = spot.next.get(index)
        if found is None:
            if self.here is not spot:
                self.go_back(spot)
            play = self.play
            play.go(play.decision, index)
            s = play.state
            assert isinstance(s, State)
            over = play.decision is None or s.turn != self.turn
            found = spot.next[index] = Spot(spot, index, play, self.evaluate(s, self.seat) if over else None)
            self.here = found
        return found

    def go_back(self, spot: Spot) -> None:
        """Stand at a spot again: from the nearest one before it that was kept. The last menu on the way is kept too."""
        way: list[Spot] = []
        self.here = spot
        while spot.state is None and spot.before is not None:
            way.append(spot)
            spot = spot.before
        if spot.state is not None:
            self.play = Play(self.world.game, spot.state.clone())
            self.play.decision = spot.decision
        else:
            self.play = self.world.lean()
        menu = next((each for each in way if not each.inside), None)
        for each in reversed(way):
            self.play.go(self.play.decision, each.by)
            if each is menu:
                each.state = self.play.state.clone()  # type: ignore[assignment]


def value_of(line: Line) -> float:
    return line.value


def coded(s: State, decision: Decision, last: str) -> tuple[Code, ...]:
    """Inside an effect an answer belongs to the one before it, at a menu to the place and the phase."""
    where: object = last
    if not last:
        c = s.now.combat
        where = (decision.kind, s.players[decision.seat].at, c.phase if c is not None else s.now.phase)
    return tuple((where, key) for key in decision.keys)


def drawn(leanings: Sequence[float], random: Callable[[], float]) -> int:
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
