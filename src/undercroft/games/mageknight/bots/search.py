"""The search for a good turn: rollouts that lean to an aim, then variations of the best of them.

One world is imagined and the turn played out in it again and again, each answer drawn by its leaning. The hopeful
lines are varied here and there, and the better half of them goes on until one is left. At last whatever brings nothing
is left out of it: random turns play all that they can.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import nlargest
from math import exp
from random import Random
from typing import NamedTuple

from ....core.decision import Decision
from ....core.effects import Play
from ....core.match import Match
from ..state import State
from .leanings import leanings, pulls
from .outlook import Aim

LONGEST = 80  # answers of a turn; whoever goes on longer goes round in circles
ENDLESS = -1000.0  # what that is worth
BEGUN = 2  # of so much effort a line is begun
HOPEFUL = 8  # so many of them are varied
VARIED = 20  # of so much effort a variation of each, before the better half goes on
FINISHED = 4  # of so much effort a variation of the best one
ANEW = 0.4  # how often a line is played anew from somewhere on
OTHER = 9.0  # how much less the same answer is leaned to again
REPLACE = 0.5  # how often something is answered instead, not besides
QUIET = ("end", "next", "done", "none")  # the answers that do nothing


class Spot:
    """Where a turn can come to in its world: the question there, and where the answers led that were tried."""

    __slots__ = ("at", "before", "by", "decision", "inside", "leanings", "news", "next", "state", "value")

    def __init__(self, before: Spot | None, by: int, play: Play, value: float | None = None) -> None:
        s = play.state
        assert isinstance(s, State)
        self.before, self.by = before, by  # which answer led here
        self.decision = play.decision if value is None else None
        self.inside = play.running is not None  # about what the answer before it began
        self.leanings = {0: leanings(s, self.decision)} if self.decision is not None else {}  # by aim
        self.at = s.players[s.actor].at if s.now.phase == "move" and s.now.combat is None and not self.inside else -1
        self.news = s.news
        self.value = value  # of the turn, if it is over
        self.state: State | None = None  # a copy to go on from
        self.next: dict[int, Spot] = {}


class Reply(NamedTuple):
    """A question of a line, and how it was answered."""

    kind: str
    keys: tuple[str, ...]
    leanings: Sequence[float]
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
    replies: tuple[Reply, ...]

    @property
    def begun(self) -> tuple[Reply, ...]:
        """The answers up to the first that brings something new."""
        known = next((at for at, reply in enumerate(self.replies) if reply.learned), len(self.replies))
        return self.replies[: known + 1]

    @property
    def keys(self) -> list[str]:
        return [reply.key for reply in self.replies]

    @property
    def fights(self) -> bool:
        return any(reply.kind == "mk.fight" for reply in self.replies)

    @property
    def daring(self) -> bool:
        """Whether it builds on something that is not known yet."""
        return len(self.begun) < len(self.replies)


class Search:
    """The turn of a seat in one imagined world. What has been played out once is remembered."""

    def __init__(
        self, world: Match, seat: int, random: Random, evaluate: Callable[[State, int], float], aims: Sequence[Aim]
    ) -> None:
        self.world, self.seat, self.random, self.evaluate, self.aims = world, seat, random.random, evaluate, aims
        self.start: Sequence[str] = ()
        self.safe = Line(ENDLESS, ())  # the best line that is not daring
        self.play = world.lean()
        begun = self.play.state
        assert isinstance(begun, State)
        self.turn, self.walked = begun.turn, len(begun.now.path)
        self.first = self.here = Spot(None, 0, self.play)  # where `play` stands

    def best(self, effort: int, keys: Sequence[str] = ()) -> Line:
        """The best line that is found with so much effort; `keys` is one that was found elsewhere.

        What the scenario is about needs a long line, so whoever may reach it today thinks of that too.
        """
        line = self.grown(effort, keys)
        for aim, each in enumerate(self.aims):
            if each.great and any(self.rollout(aim).fights for _ in range(effort // 8)):
                line = max(self.grown(effort, aim=aim), line, key=value_of)
        return self.pruned(line)

    def grown(self, effort: int, keys: Sequence[str] = (), fixed: int = 0, aim: int = -1) -> Line:
        """The best of many lines, and what can be made of it: the hopeful ones are varied, the better half goes on.

        All begin with the first keys, as many as are fixed. One line alone hardly ever gets from one plan for a combat
        to another that is better, however long it is varied.
        """
        self.start = keys[:fixed]
        lines = [self.follow(keys), self.follow(self.start)]
        lines += [self.rollout(aim) for _ in range(max(1, effort // BEGUN))]
        lines = nlargest(HOPEFUL, {line.value: line for line in lines}.values(), key=value_of)
        while len(lines) > 1:
            lines = [self.varied(line, effort // VARIED, fixed, aim) for line in lines]
            lines = nlargest(len(lines) // 2, lines, key=value_of)
        return self.varied(lines[0], effort // FINISHED, fixed, aim)

    def rollout(self, aim: int = -1, begun: Sequence[str] | None = None) -> Line:
        """Begin as given, then go on as one leans who has one of the aims in mind."""
        rest = list(reversed(self.start if begun is None else begun))
        if aim < 0:
            aim = drawn([each.lean for each in self.aims], self.random)

        def choose(decision: Decision, spot: Spot) -> int:
            if rest and rest[-1] in decision.keys:
                return decision.keys.index(rest.pop())
            return drawn(self.leanings(spot, aim), self.random)

        return self.line(choose)

    def leanings(self, spot: Spot, aim: int) -> Sequence[float]:
        """What one leans to with this aim in mind."""
        found = spot.leanings.get(aim)
        if found is None:
            found = spot.leanings[0]
            if spot.at >= 0 and spot.decision is not None:
                more = pulls(spot.at, spot.decision.keys, self.aims[aim].way)
                found = [a + b for a, b in zip(found, more, strict=True)]
            spot.leanings[aim] = found
        return found

    def follow(self, keys: Sequence[str]) -> Line:
        """Answer with these keys in their order, leaving out what is no answer; in between as little as possible."""
        rest = list(keys)

        def choose(decision: Decision, spot: Spot) -> int:
            at = next((at for at, key in enumerate(rest) if key in decision.keys), -1)
            if at >= 0:
                key = rest[at]
                del rest[: at + 1]
            elif spot.inside:
                return drawn(spot.leanings[0], self.random)
            else:
                key = next((key for key in QUIET if key in decision.keys), decision.keys[0])
            return decision.keys.index(key)

        return self.line(choose)

    def varied(self, best: Line, times: int, fixed: int = 0, aim: int = -1) -> Line:
        """Better lines like this one: from somewhere on all is tried anew, or one thing is answered otherwise, or
        besides, and the rest as before."""
        for _ in range(times if len(best.replies) > fixed else 0):
            at = fixed + int(self.random() * (len(best.replies) - fixed))
            reply, keys = best.replies[at], best.keys
            if self.random() < ANEW:
                found = self.rollout(aim, keys[:at])
            else:
                leans = [lean - OTHER * (n == reply.given) for n, lean in enumerate(reply.leanings)]
                keys[at : at + (self.random() < REPLACE or reply.inside)] = [reply.keys[drawn(leans, self.random)]]
                found = self.follow(keys)
            best = max(found, best, key=value_of)
        return best

    def pruned(self, best: Line) -> Line:
        """The line without the answers that bring nothing: each is left out in turn, with what was asked about it."""
        for at in range(len(best.replies) - 1, -1, -1):
            if at >= len(best.replies) or best.replies[at].inside:
                continue
            rest = list(best.replies[at + 1 :])
            while rest and rest[0].inside:
                del rest[0]
            best = max(self.follow([reply.key for reply in (*best.replies[:at], *rest)]), best, key=value_of)
        return best

    def line(self, choose: Choose) -> Line:
        """Play on to the end of the turn. Others answer as they lean."""
        spot = self.first
        replies: list[Reply] = []
        for _ in range(LONGEST):
            decision = spot.decision
            if decision is None:
                assert spot.value is not None
                line = Line(spot.value, tuple(replies))
                if line.value > self.safe.value and not line.daring:
                    self.safe = line
                return line
            kind, keys = decision.kind, decision.keys
            if decision.seat != self.seat:
                spot = self.after(spot, drawn(spot.leanings[0], self.random))
                continue
            index = choose(decision, spot)
            to = self.after(spot, index)
            replies.append(Reply(kind, keys, spot.leanings[0], index, spot.inside, to.news != spot.news))
            spot = to
        return Line(ENDLESS, tuple(replies))

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


def drawn(leanings: Sequence[float], random: Callable[[], float]) -> int:
    """The number of an answer, more likely the more it is leaned to."""
    weights = [exp(each) for each in leanings]
    left = random() * sum(weights)
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return at
    return len(weights) - 1
