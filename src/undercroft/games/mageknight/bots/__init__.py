"""`greedy`: plays its turn out in worlds that it can imagine, and follows the best line until it learns something.

What it knows of the game is in two places: `worth` says what a position promises (with `outlook` for the map),
`leanings` what is tried first. The rest are the rules themselves: whatever they ask, the search tries the answers.
"""

from __future__ import annotations

from random import Random

from ....bots import Seen
from ....core.decision import PASS
from ..state import State
from ..world.hexes import distance
from .leanings import leaning
from .search import Choice, Search
from .worth import worth

WORLDS = 3  # for each a line is sought; all lines are compared in all of them
EFFORT = (3, 10)  # rollouts for a line, by levels of nesting
STALE = 0.4  # what a space is worth less for each turn that began there, or beside it, since Fame was gained
COMPARED = (8,)  # rollouts for the rest of a line in a world, when lines are compared


class Greedy:
    """Remembers what it is about to answer, up to the answer that brings something new."""

    def __init__(self, random: Random, effort: tuple[int, ...] = EFFORT, worlds: int = WORLDS) -> None:
        self.random, self.effort, self.worlds = random, effort, worlds
        self.plan: list[Choice] = []
        self.fame, self.stays = 0, dict[int, int]()  # where its turns have begun since it has as much

    def choose(self, seen: Seen) -> str:
        kind, keys = seen.decision.kind, seen.decision.keys
        if PASS in keys:  # an offer
            return max(keys, key=lambda key: leaning(kind, key))
        if not self.plan or (self.plan[-1].kind, self.plan[-1].keys) != (kind, keys):
            self.plan = self.planned(seen)[::-1]
        return self.plan.pop().key

    def planned(self, seen: Seen) -> list[Choice]:
        """Lines that are best in one world each; the one that is best on average, as far as nothing is learned."""
        worlds = [seen.imagine(self.random) for _ in range(self.worlds)]
        state = worlds[0].state
        assert isinstance(state, State)
        self.remember(state, seen.seat)
        searches = [Search(world, seen.seat, self.random, self.value) for world in worlds]
        lines = (begun(search.best(self.effort).choices) for search in searches)
        plans = {tuple(choice.key for choice in line): line for line in lines}
        if len(plans) == 1:
            return plans.popitem()[1]
        return plans[max(plans, key=lambda keys: sum(search.best(COMPARED, keys).value for search in searches))]

    def remember(self, s: State, seat: int) -> None:
        hero = s.players[seat]
        if hero.fame != self.fame:
            self.fame, self.stays = hero.fame, {}
        self.stays.setdefault(s.turn, hero.at)

    def value(self, s: State, seat: int) -> float:
        """What a position is worth; less where one has waited in vain, or one would wait there for ever."""
        at = s.players[seat].at
        return worth(s, seat) - STALE * sum(distance(at, stay) <= 1 for stay in self.stays.values())


def begun(line: tuple[Choice, ...]) -> list[Choice]:
    """The answers of a line up to the first that brings something new."""
    known = next((at for at, choice in enumerate(line) if choice.learned), len(line))
    return list(line[: known + 1])
