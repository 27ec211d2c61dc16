"""A match as people play it: questions, answers, offers, refusals, undo, copies, views, and the record of it all."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from html import escape
from itertools import takewhile
from random import Random
from typing import Any, Self, TypeVar

from .decision import PASS, Decision, Option, Refusal, words
from .effects import Answered, Play
from .errors import BadOption, CannotUndo, IllegalAnswer, MatchOver, NoSuchSeat, NotYourTurn, StaleAnswer
from .events import Event
from .imagine import imagine
from .record import Record, new_record, replay
from .registry import Game, game_named, games
from .schema import schema_of
from .seeds import Part, check_parts, seed_of
from .state import State, chance_key, fingerprint, snapshot
from .view import in_words, view


class Point:
    """A place in a match to come back to: a state, and inside an effect how it was answered so far."""

    __slots__ = ("state", "tail")

    def __init__(self, state: State, tail: list[Answered] | None) -> None:
        self.state = state
        self.tail = tail


class Match(Play):
    """A match. `decision` is the question now, None when the match is over; `choose` answers it."""

    __slots__ = ("answering", "base", "base_seat", "events", "number", "others", "passed", "record", "since", "snapped")

    def __init__(self, game: Game, state: Any, keep: bool = True, record: Record | None = None) -> None:
        super().__init__(game, state, keep)
        self.record = record
        self.number = 0  # how many answers and undos there were: the number of the current question
        self.passed: tuple[int, ...] = ()  # the seats that have just passed in a window, one after the other
        self.events: list[Event] = []
        self.base: Point | None = None  # where the interval began in which undo is free
        self.base_seat = -1
        self.since: list[tuple[int, int, str]] = []  # the interval's real answers: number, seat, key
        self.snapped: list[tuple[int, int]] = []  # the record's snapshots that count: question, turn
        self.answering = -1  # the seat whose answer is being worked out
        self.others = 0  # how many questions an answer led to that were not for the seat that gave it
        self.listen()

    def listen(self) -> None:
        """Let the state report to this match what happens (a quiet copy does not want to know)."""
        self.state.journal = self if self.record is not None else None  # type: ignore[misc]  # a slot of the parent

    # -- what is asked

    @property
    def keys(self) -> tuple[str, ...]:
        return self.decision.keys if self.decision is not None else ()

    def seat(self, seat: int) -> int:
        """The seat of that number, if there is one."""
        if not 0 <= seat < self.state.seats:
            raise NoSuchSeat(f"there is no seat {seat}: the match has seats 0 to {self.state.seats - 1}")
        return seat

    def offers(self, seat: int) -> tuple[Option, ...]:
        """What a seat may do although it is not asked. Open at menus only."""
        offer = self.offer(self.seat(seat))
        return offer.options if offer is not None else ()

    def refusals(self) -> list[Refusal]:
        """What a player may expect but cannot do now, and why."""
        return self.game.refusals(self.state, self.decision) if self.decision is not None else []

    def why_not(self, key: str) -> Refusal | None:
        """Why this key is no answer now; None if it is one, or if nothing is known about it.

        A word that the game knows, but that answers another question, is refused with the clause of this one.
        """
        decision = self.decision
        if decision is None or key in decision.keys:
            return None
        found = next((refusal for refusal in self.refusals() if refusal.key == key), None)
        found = found or self.game.reason(self.state, decision, key)
        if found is None and words(key).verb in self.game.known_verbs:
            found = Refusal(key, decision.clause, "why-not-now")
        return found

    # -- answers

    def choose(self, key: str, seat: int | None = None, number: int | None = None) -> None:
        """Answer the question, or take an offer of `seat`. `number`: the question that the answer is meant for."""
        decision = self.decision
        if decision is None:
            raise MatchOver("the match is over")
        if number is not None and number != self.number:
            raise StaleAnswer(f"the answer is for question {number}, the match is at question {self.number}")
        who = decision.seat if seat is None else self.seat(seat)
        if who == decision.seat and key in decision.keys:
            self._answer(decision, decision.keys.index(key), offered=False)
            return
        offer = self.offer(who)
        if offer is not None and key in offer.keys:
            self._answer(offer, offer.keys.index(key), offered=True)
        elif who != decision.seat:
            raise NotYourTurn(f"seat {decision.seat} is asked ({decision.kind}), not seat {who}")
        else:
            answers = ", ".join(decision.keys)
            raise IllegalAnswer(f"{key!r} is not an answer to {decision.kind}; the answers are: {answers}")

    def _answer(self, decision: Decision, index: int, offered: bool) -> None:
        s = self.state
        who = decision.seat
        if who != self.base_seat:
            self._new_interval(who)
        key = decision.keys[index]
        before = self.mark
        self.answering = who
        self.since.append((self.number, who, key))
        try:
            self._write_answer(decision, key, forced=False, offered=offered)
            if offered:
                s.agenda.append(decision.value(index))
                self.go()
            else:
                self.go(decision, index)
            self._settle()
        except Exception:
            self._recover()  # a defect of the rules must not cost the players their match
            raise
        if self.decision is not None and self.decision.seat != who:
            self.others += 1
        if self.mark != before:
            self.base_seat = -1

    @property
    def mark(self) -> tuple[int, int, int]:
        """What an answer changes if it cannot be taken back freely: something was learned, the turn passed, or others
        could have reacted, whether they had a choice or not: that they had none may be their secret."""
        return self.state.news, self.state.turn, self.others

    def _settle(self) -> None:
        """After an answer: the turn's snapshot, and the end."""
        if self.record is None:
            return
        s = self.state
        last = self.snapped[-1][1] if self.snapped else -1
        if self.running is None and (s.turn != last or self.decision is None):
            self.snapped.append((self.number, s.turn))
            state = snapshot(s)
            line = {"turn": s.turn, "n": self.number, "hash": fingerprint(state), "schema": schema_of(self.game)}
            self.record.add({**line, "state": state})
        if self.decision is None:
            end = self.game.result(s)
            scores = list(end.scores)
            self.record.add({"end": {"winners": list(end.winners), "scores": scores, "reason": end.reason}})

    def forced(self, decision: Decision) -> None:
        self.others += decision.seat != self.answering
        self._write_answer(decision, decision.keys[0], forced=True, offered=False)

    def _write_answer(self, decision: Decision, key: str, forced: bool, offered: bool) -> None:
        if self.record is not None:
            line: dict[str, Any] = {"answer": self.number, "seat": decision.seat, "kind": decision.kind, "key": key}
            if forced:
                line["forced"] = True
            if offered:
                line["offered"] = True
            self.record.add(line)
        self.number += 1
        self.passed = (*self.passed, decision.seat) if decision.ask.window and key == PASS else ()

    # -- the journal of the state

    def chance(self, what: str, result: Any) -> None:
        if self.record is not None:
            self.record.add({"chance": what, "n": self.number, "result": result})

    def event(self, message: str, args: dict[str, Any], seen: int) -> None:
        if self.record is not None:
            event = Event(self.number, message, args, seen, self.state.turn)
            self.events.append(event)
            self.record.add({"event": message, "n": event.number, "turn": event.turn, "args": args, "seen": seen})

    # -- going back

    def cannot_undo(self, seat: int | None = None) -> str | None:
        """Why nothing can be taken back freely (a message id), or None if something can.

        Whose answer could be taken back is not said: in a window it would tell who was asked.
        """
        if not self.since or self.base_seat < 0 or seat not in (None, self.base_seat):
            return "undo-nothing"
        return None

    def undo(self, seat: int | None = None, steps: int = 1) -> None:
        """Take back the last real answers of the interval: nothing was learned and nobody else was asked since."""
        reason = self.cannot_undo(seat)
        if reason is not None:
            raise CannotUndo("nothing can be taken back without the others' consent", reason)
        if steps < 1:
            raise CannotUndo(f"{steps} answers cannot be taken back")
        keep = self.since[: max(0, len(self.since) - steps)]
        back = self.since[len(keep)][0]
        self._write_undo(back, {})
        base = self.base
        assert base is not None
        self._quietly(lambda: self._replay(base, keep))

    def undo_all(self, seat: int | None = None) -> None:
        """Take back everything to the start of the interval."""
        self.undo(seat, steps=len(self.since))

    def rewind(self, number: int, rules: int = 0, agreed: bool = True) -> None:
        """Go back to question `number` by agreement of all seats. Chance goes back too: the same results come again.

        `rules`: the revision of the rules that made it necessary, if that was the reason. Not `agreed`: under the
        rules of that time it was free.
        """
        if self.record is None:
            raise CannotUndo("a copy of a match has no record to go back in")
        if not 0 <= number < self.number:
            raise CannotUndo(f"there is no earlier question {number}")
        how = {"agreed": True, "rules": rules} if rules else {"agreed": True} if agreed else {}
        self._write_undo(number, how)
        self._rebuild()

    def _write_undo(self, back: int, how: dict[str, Any]) -> None:
        self.events = [event for event in self.events if event.number <= back]
        while self.snapped and self.snapped[-1][0] > back:
            self.snapped.pop()
        if self.record is not None:
            self.record.add({"undo": self.number, "to": back, **how})
        self.number += 1
        self.passed = ()

    def _quietly(self, act: Callable[[], None]) -> None:
        """Run answers again without writing them down again."""
        record, number, events = self.record, self.number, self.events
        self.record = None
        act()
        self.record, self.number, self.events = record, number, events
        self.listen()

    def _replay(self, base: Point, answers: list[tuple[int, int, str]]) -> None:
        self.stand_at(base)
        seat, self.base_seat = self.base_seat, answers[0][1] if answers else -1
        self.base, self.since = base, []
        for number, who, key in answers:
            self.choose(key, who)
            self.since[-1] = (number, who, key)
        self.base_seat = seat if answers else -1

    def _rebuild(self) -> None:
        """Rebuild the state from the record."""
        record = self.record
        assert record is not None
        self._quietly(lambda: replay(self, record))
        self.base_seat = -1

    def resume(self) -> None:
        """Stand where the record stands."""
        record = self.record
        assert record is not None
        self._quietly(lambda: replay(self, record))
        self.number = record.length()
        self.events = record.events()

    def _recover(self) -> None:
        if self.record is not None:
            self.record.drop_from(self.since[-1][0])
            self.number = self.since[-1][0]
            self.events = [event for event in self.events if event.number <= self.number]
            self._rebuild()

    def _new_interval(self, seat: int) -> None:
        self.base = self.point()
        self.base_seat = seat
        self.since = []

    def point(self) -> Point:
        """Where the match stands now, to come back to."""
        if self.running is None:
            return Point(self.state.clone(), None)
        assert self.anchor is not None
        return Point(self.anchor.clone(), self.tail[:])

    def stand_at(self, point: Point) -> None:
        self.state = point.state.clone()
        self.running = None
        if point.tail is not None:
            self.restart(point.tail)
        else:
            self.stand()

    # -- copies

    def clone(self) -> Self:
        """A quiet copy: it plays on like this match, but writes no events and no record."""
        inside = self.anchor if self.running is not None else None
        copy = type(self)(self.game, (inside or self.state).clone(), self.keep)
        copy.number, copy.passed = self.number, self.passed
        if inside is None:
            copy.decision = self.decision
        else:
            copy.restart(self.tail)
            copy.state.key = self.state.key  # an imagined world's anchor still has the chance that its tail used
        return copy

    def __copy__(self) -> Self:
        """A match of its own with all that this one has: record, chronicle, undo. `clone` is quicker and has none."""
        besides = self._besides()
        record = self.record
        if record is not None:
            besides["record"] = replace(record, header=dict(record.header), lines=record.lines[:])
        copy: Self = _standing(type(self), self.game, self.point(), self.state.key, self.keep, besides)
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        memo[id(self)] = copy = self.__copy__()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`. A game that is registered goes by its name."""
        game = self.game.name if games().get(self.game.name) is self.game else self.game
        return _standing, (type(self), game, self.point(), self.state.key, self.keep, self._besides())

    def _besides(self) -> dict[str, Any]:
        """What a match has besides its position. Points are never changed, so copies may share them."""
        return {
            "record": self.record, "number": self.number, "events": self.events[:], "base": self.base,
            "base_seat": self.base_seat, "since": self.since[:], "snapped": self.snapped[:], "passed": self.passed,
        }  # fmt: skip

    def lean(self) -> Play:
        """The cheapest copy, for rollouts: no anchors, no undo."""
        if self.running is None:
            copy = Play(self.game, self.state.clone())
            copy.decision = self.decision
        else:
            assert self.anchor is not None
            copy = Play(self.game, self.anchor.clone())
            copy.restart(self.tail)
            copy.state.key = self.state.key
        return copy

    def imagine(self, seat: int, random: Random) -> Self:
        """A match that `seat` cannot tell from this one: hidden cards dealt again, with a future of its own."""
        world: Self = imagine(self, seat, random, type(self))
        world.number, world.passed = self.number, self.passed
        return world

    # -- what is seen

    def number_for(self, seats: Collection[int] = ()) -> int:
        """The number of the question as whoever holds these seats may know it.

        In a window nobody else sees who is asked, so nobody sees how many have passed, or had nothing but to pass.
        """
        decision = self.decision
        if decision is None or not decision.ask.window or decision.seat in seats:
            return self.number
        return self.number - sum(1 for _ in takewhile(lambda seat: seat not in seats, reversed(self.passed)))

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat may see (-1: a watcher), as JSON data."""
        return view(self, seat if seat == -1 else self.seat(seat))

    def __rich__(self) -> Any:
        """The table in words, for a terminal with rich."""
        from rich.text import Text

        return Text("\n".join(in_words(self)))

    def _repr_html_(self) -> str:
        """The table in words, for a notebook."""
        lines = "\n".join(escape(line) for line in in_words(self))
        return f'<pre style="white-space: pre-wrap">{lines}</pre>'

    def __repr__(self) -> str:
        return f"<Match {self.game.name}, {self.state.seats} seats, question {self.number}: {self.decision!r}>"


M = TypeVar("M", bound=Match)


def _standing(kind: type[M], game: str | Game, point: Point, key: bytes, keep: bool, besides: dict[str, Any]) -> M:
    """A match at a point, with what it has besides its position."""
    match = kind(game_named(game) if isinstance(game, str) else game, point.state, keep)
    if point.tail is not None:
        match.restart(point.tail)
    elif point.state.agenda:
        match.stand()
    match.state.key = key  # an imagined world's anchor still has the chance that its tail used
    for name, value in besides.items():
        setattr(match, name, value)
    match.listen()
    return match


def new_match(
    game: str | Game,
    seats: int = 2,
    seed: int | str | None = None,
    options: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
    salt: str | None = None,
    parts: Sequence[Part] = (),
) -> Match:
    """Begin a match. Without a seed one is drawn that nobody can guess; `parts`: what the server and the seats gave."""
    rules = game_named(game) if isinstance(game, str) else game
    chosen = rules.settle(seats, options or {})
    if parts:
        check_parts(parts, seats)
        if seed is not None:
            raise BadOption("a match has a seed, or parts that make one; not both")
        seed = seed_of(parts)
    given = seed is not None and not parts
    secret = secrets.randbits(120) if seed is None else seed
    record = new_record(rules, seats, chosen, secret, salt or secrets.token_hex(16), names, parts, given)
    return begin(rules, record)


def begin(game: Game, record: Record) -> Match:
    """The match of a fresh record, at its first question."""
    header = record.header
    state = game.new(header["seats"], header["options"], chance_key(record.seed))
    match = Match(game, state, record=record)
    match.go()
    match._settle()
    return match
