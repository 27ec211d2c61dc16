"""The machine: does the steps of the agenda, runs effects, stops at the next question that leaves a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from .decision import PASS, Decision, Effect
from .mistakes import endless, mistake
from .registry import AUTO, MENU, Game, Result
from .state import State, Step, chance_key

Answered = tuple[int, str, Any]
"""An answer inside an effect: the seat, the key, the value that the effect received."""

MOST_FORCED = 5_000
"""No rules mean so many answers in a row without a choice, twice over: a menu was left on the agenda."""

Possible = Callable[[State, Decision, Answered], bool]


class Play:
    """A match reduced to what playing needs: no record, no events, no undo. `Match` adds those.

    `keep`: whether an anchor (the state before the running effect) and a tail (the answers since) are kept, so that
    it can be copied in the middle of an effect. Rollouts go without.
    """

    __slots__ = ("anchor", "decision", "game", "keep", "running", "state", "tail")

    def __init__(self, game: Game, state: Any, keep: bool = False) -> None:
        self.game = game
        self.state: State = state
        self.keep = keep
        self.anchor: State | None = None
        self.tail: list[Answered] = []
        self.running: Effect | None = None
        self.decision: Decision | None = None

    def forced(self, decision: Decision) -> None:
        """Called for every answer that the match gives because there is only one."""

    def go(self, decision: Decision | None = None, index: int = 0, random: Callable[[], float] | None = None) -> int:
        """Answer the question with its option number `index` (or begin, if None), then go on to the next choice.

        With `random` (numbers from 0 to 1) choices are answered and offers taken too, to the end; the result is how
        many answers there were.
        """
        s = self.state
        count = 0
        value: Any = None
        steps = self.game.steps
        running = self.running
        keep = self.keep
        considering = self.game.considering
        if decision is not None:
            value = decision.keys[index] if decision.values is None else decision.values[index]
        left, seen = MOST_FORCED, -1
        step: Step = ()
        sort = AUTO
        try:
            while True:
                if decision is not None:
                    if running is None:
                        step = value
                        sort, run = steps[step[0]]  # type: ignore[index]
                        if sort == AUTO:  # most answers: done at once, without a detour by the agenda
                            run(s, *step[1:])
                        else:
                            s.agenda.append(step)
                    else:
                        if keep:
                            self.tail.append((decision.seat, decision.keys[index], value))
                        try:
                            decision = running.send(value)
                        except StopIteration:
                            running = None
                while running is None:
                    if not s.agenda:
                        self.running = self.decision = None
                        return count
                    step = s.agenda[-1]
                    sort, run = steps[step[0]]  # type: ignore[index]
                    if sort == AUTO:
                        s.agenda.pop()
                        run(s, *step[1:])
                    elif sort == MENU:
                        decision = run(s, *step[1:])
                        break
                    else:
                        if keep:
                            self.anchor = s.clone()
                            self.tail = []
                        s.agenda.pop()
                        running = run(s, *step[1:])
                        try:
                            decision = next(running)
                        except StopIteration:
                            running = None
                assert decision is not None
                options = len(decision.keys)
                if options == 1:
                    self.forced(decision)
                    index = 0
                    left -= 1
                    if not left:
                        if count == seen:
                            raise endless(self.game, step, running, decision)
                        left, seen = MOST_FORCED, count
                elif random is None:
                    self.running = running
                    self.decision = decision
                    return count
                else:
                    count += 1
                    if (
                        considering is not None
                        and running is None
                        and (seats := considering(s))
                        and self._lured(seats, random)
                    ):
                        decision = None
                        continue
                    index = int(random() * options)
                value = decision.keys[index] if decision.values is None else decision.values[index]
        except (KeyError, TypeError, AttributeError, AssertionError) as error:
            if error.__traceback__ is not None and error.__traceback__.tb_next is None:  # not inside the game's code
                raise mistake(self.game, step, sort, running, decision, error) from None
            raise

    # -- offers

    def offer(self, seat: int) -> Decision | None:
        """What a seat may do although it is not asked. Open at menus only."""
        return self.game.offers(self.state, seat) if self.running is None and self.decision is not None else None

    def shown(self) -> Iterator[Decision]:
        """The offers of the seats whose bots consider them now, as questions that may be passed."""
        if self.game.considering is not None and self.running is None and self.decision is not None:
            yield from self._shown(self.game.considering(self.state))

    def _shown(self, seats: Sequence[int]) -> Iterator[Decision]:
        for seat in seats:
            offer = self.game.offers(self.state, seat)
            if offer is not None:
                values = offer.keys if offer.values is None else offer.values
                yield Decision(seat, offer.ask, (PASS, *offer.keys), (None, *values), offer.args)

    def take(self, offer: Decision, index: int) -> None:
        """Take what was shown, then go on to the next choice."""
        self.state.agenda.append(offer.value(index))
        self.go()

    def _lured(self, seats: Sequence[int], random: Callable[[], float]) -> bool:
        """Whether one of these seats, choosing at random, takes an offer."""
        for offer in self._shown(seats):
            index = int(random() * len(offer.keys))
            if index:
                self.state.agenda.append(offer.value(index))
                return True
        return False

    def stand(self) -> None:
        """Stand at the menu on top of the agenda, even if it leaves no choice here (an imagined world may differ)."""
        step = self.state.agenda[-1]
        self.decision = self.game.steps[step[0]][1](self.state, *step[1:])  # type: ignore[index]

    def restart(self, tail: list[Answered], possible: Possible | None = None) -> bool:
        """Stand in the middle of an effect again: `state` is its anchor, `tail` how it was answered since.

        `possible` is asked before each answer; where it says no, this cannot be that effect, and the result is False.
        """
        if self.keep:
            self.anchor = self.state.clone()
            self.tail = tail[:]
        step = self.state.agenda.pop()
        self.running = self.game.steps[step[0]][1](self.state, *step[1:])  # type: ignore[index]
        try:
            decision = next(self.running)
            for answer in tail:
                if possible is not None and not possible(self.state, decision, answer):
                    return False
                decision = self.running.send(answer[2])
        except StopIteration:
            return False
        self.decision = decision
        return True

    def playout(self, random: Callable[[], float]) -> int:
        """Play to the end with random answers; `random` gives numbers from 0 to 1. Returns the number of choices."""
        decision = self.decision
        if decision is None:
            return 0
        return 1 + self.go(decision, int(random() * len(decision.keys)), random)

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it goes on."""
        return self.game.result(self.state) if self.decision is None else None


class Plays:
    """Many matches of one game with the same options, one for each seed: the state before chance is made once."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.first: State = game.new(seats, game.settle(seats, options or {}), b"")

    def start(self, seed: int | str) -> Play:
        """The play of a seed, at its first question."""
        state = self.first.clone()
        state.key = chance_key(seed)
        play = Play(self.game, state)
        play.go()
        return play
