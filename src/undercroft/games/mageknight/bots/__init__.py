"""`greedy`: plays its turn out in worlds that it can imagine, and follows the best line until it learns something."""

from __future__ import annotations

from random import Random

from ....bots import Seen
from ....core.decision import PASS
from .leanings import leaning
from .search import Line, Search
from .worth import worth

WORLDS = 4  # in which lines are compared
EFFORT = (6, 12)  # rollouts for a line, by levels
CHECK = (10,)  # rollouts for the rest of a line in another world


class Greedy:
    """Plans, and remembers its plan: the answers up to the one that brings something new."""

    def __init__(self, random: Random, effort: tuple[int, ...] = EFFORT, worlds: int = WORLDS) -> None:
        self.random, self.effort, self.worlds = random, effort, worlds
        self.plan: list[tuple[tuple[str, ...], str]] = []

    def choose(self, seen: Seen) -> str:
        decision = seen.decision
        if PASS in decision.keys:
            return max(decision.keys, key=lambda key: leaning(decision.kind, key))
        if not (self.plan and self.plan[0][0] == decision.keys):
            self.plan = self.planned(seen)
        return self.plan.pop(0)[1]

    def planned(self, seen: Seen) -> list[tuple[tuple[str, ...], str]]:
        worlds = [Search(seen.imagine(self.random), seen.seat, self.random, worth) for _ in range(self.worlds)]
        lines = {}
        for world in worlds:
            line = world.best(self.effort)
            known = begun(line, world.world.state.news)
            lines.setdefault(tuple(key for _, key in known), known)
        if len(lines) == 1:
            return next(iter(lines.values()))
        best, value = None, -1e9
        for keys, known in lines.items():
            mean = sum(world.best(CHECK, keys).value for world in worlds)
            if mean > value:
                best, value = known, mean
        assert best
        return best


def begun(line: Line, news: int) -> list[tuple[tuple[str, ...], str]]:
    """The answers of a line up to the first that brings something new."""
    found = []
    for choice in line.choices:
        found.append((choice.keys, choice.key))
        if choice.news != news:
            break
    return found
