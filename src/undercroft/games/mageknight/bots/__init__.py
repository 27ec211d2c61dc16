"""`greedy`: plays its turn out in worlds that it can imagine, and follows the best line until it learns something.

What it knows of the game is in two places: `worth` says what a position promises (with `outlook` for the map and `war`
for General Volkare), `leanings` what is tried first. The rest are the rules themselves: whatever they ask, the search
tries the answers.
"""

from __future__ import annotations

from random import Random

from ....bots import Seen
from ....core.decision import PASS
from ..state import State
from ..world.hexes import distance
from .leanings import leaning
from .outlook import aims
from .search import QUIET, Line, Reply, Search
from .war import stake
from .worth import worth

TURN = "mk.turn"
WORLDS = 2  # for each a line is sought; all lines are compared in all of them
EFFORT = 100  # of a search, in lines
STALE = 0.4  # what a space is worth less for each turn that began there, or beside it, since Fame was gained
JUDGES = 3  # worlds in which lines are compared that build on something unknown
COMPARED = 0.1  # the part of the effort that goes into the rest of a line in each of them
FOUGHT = 0.25  # the same, if one of the lines has a combat
ROUND = 30  # spaces walked in a turn; whoever walks further goes round in circles, where a step costs nothing


class Greedy:
    """Remembers what it is about to answer, up to the answer that brings something new. At a table it is made anew for
    each question, so where its turn began is read from the position."""

    def __init__(self, random: Random, effort: int = EFFORT, worlds: int = WORLDS) -> None:
        self.random, self.effort, self.worlds = random, effort, worlds
        self.plan: list[Reply] = []
        self.fame, self.stays = 0, dict[int, int]()  # where its turns have begun since it has as much

    def choose(self, seen: Seen) -> str:
        kind, keys = seen.decision.kind, seen.decision.keys
        if PASS in keys:  # an offer
            return max(keys, key=lambda key: leaning(kind, key))
        if not self.plan or (self.plan[-1].kind, self.plan[-1].keys) != (kind, keys):
            self.plan = self.planned(seen)[::-1]
        return self.plan.pop().key

    def planned(self, seen: Seen) -> list[Reply]:
        """Lines that are best in one world each; the one that is best on average, as far as nothing is learned.

        What builds on luck is judged in worlds for which it was not made, and beside lines that do without.
        """
        searches = self.searches(seen, self.worlds)
        kind, keys = seen.decision.kind, seen.decision.keys
        if kind == TURN and QUIET[0] in keys and searches[0].walked > ROUND:
            return [Reply(kind, keys, (), keys.index(QUIET[0]), False, False)]
        lines: list[Line] = []
        for at, search in enumerate(searches):
            lines.append(search.best(self.effort // (1 + at), lines[0].keys if lines else ()))
        effort = 0
        if any(line.daring for line in lines):
            effort = int(self.effort * (FOUGHT if any(line.fights for line in lines) else COMPARED))
            lines += [search.safe for search in searches if search.safe.replies]
            searches = self.searches(seen, JUDGES)
        plans = {tuple(reply.key for reply in line.begun): line for line in lines}

        def mean(start: tuple[str, ...]) -> float:
            return sum(search.grown(effort, plans[start].keys, len(start)).value for search in searches)

        return list((plans[max(plans, key=mean)] if len(plans) > 1 else lines[0]).begun)

    def searches(self, seen: Seen, worlds: int) -> list[Search]:
        matches = [seen.imagine(self.random) for _ in range(worlds)]
        state = matches[0].state
        assert isinstance(state, State)
        self.remember(state, seen.seat)
        self.stakes = stake(state, seen.seat)
        about = aims(state, seen.seat, self.stakes)
        return [Search(match, seen.seat, self.random, self.value, about) for match in matches]

    def remember(self, s: State, seat: int) -> None:
        hero = s.players[seat]
        if hero.fame != self.fame:
            self.fame, self.stays = hero.fame, {}
        self.stays.setdefault(s.turn, s.now.path[0] if s.actor == seat and s.now.path else hero.at)

    def value(self, s: State, seat: int) -> float:
        """What a position is worth; less where one has waited in vain, or one would wait there for ever."""
        at = s.players[seat].at
        return worth(s, seat, self.stakes) - STALE * sum(distance(at, stay) <= 1 for stay in self.stays.values())
