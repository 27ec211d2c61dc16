"""What every game must hold, checked on random matches. Public: run `check_game` on a game of your own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from inspect import signature
from random import Random
from typing import Any

import msgspec

from .decision import PASS, Decision, words
from .errors import CannotUndo
from .events import Event
from .match import Match, new_match
from .motions import SHOWS, SOUNDS, motions, showing
from .record import parse_record, resume, verify
from .registry import Game
from .state import State, digest
from .story import reckoning, total
from .text import text

_signature = cache(signature)
MOST_OPTIONS = 64
LONGEST_TAIL = 12


class NotConforming(AssertionError):
    """A promise that the game does not keep."""


@dataclass
class Report:
    """What was seen: how often each kind of question was asked, and the largest figures."""

    matches: int = 0
    decisions: int = 0
    worlds: int = 0
    undone: int = 0
    offers: int = 0  # how many were open
    taken: int = 0
    longest_tail: int = 0
    most_options: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    messages: set[str] = field(default_factory=set)


FIRST = 5
"""How often a kind of question is looked at in any case."""


def check_game(
    game: Game,
    seats: int,
    options: Mapping[str, str] | None = None,
    seeds: Iterable[int] = range(3),
    resume_every: int = 1,
    most_decisions: int = 100_000,
    look_every: int = 1,
) -> Report:
    """Play random matches and check at every question all that `docs/design/conformance.md` promises.

    Long matches ask the same kinds of questions again and again: with `look_every` copies, views, imagined worlds and
    words are looked at the first few times that a kind is asked, and after that at one question in so many.
    """
    report = Report()
    for seed in seeds:
        match = new_match(game, seats, seed, options, salt="00")
        _Check(game, match, Random(seed), report, resume_every, look_every).run(most_decisions)
        report.matches += 1
    return report


class _Check:
    def __init__(
        self, game: Game, match: Match, random: Random, report: Report, resume_every: int, look_every: int = 1
    ) -> None:
        self.game, self.match, self.random, self.report = game, match, random, report
        self.resume_every, self.look_every = resume_every, look_every
        self.kept: list[tuple[State, str]] = []
        self.views: dict[int, Any] = {}  # of this question, by viewer
        self.positions: set[str] = set()
        self.where: tuple[int, int] = (-1, -1)
        self.digest = ""  # of the state at this question
        self.kinds = {kind.name: kind for kind in game.kinds}
        self.languages = game.languages or ("en",)

    def run(self, most: int) -> None:
        while self.match.decision is not None and most:
            most -= 1
            self.question()
            if not self.offer():
                self.answer()
        for state, before in self.kept:
            self.that(digest(state) == before, "an old copy has changed")
        if self.match.decision is None:
            self.that(self.match.result is not None, "a finished match has no result")
            self.view_of_all()
            self.reckons()
            assert self.match.record is not None
            verify(parse_record(self.match.record.dumps()), self.game)
        for event in self.match.events:
            self.message(event.message, event.args)
            self.motion(event)

    def that(self, holds: bool, what: str) -> None:
        if not holds:
            raise NotConforming(f"{self.game.name}: {what}, at {self.match!r}")

    # -- at every question

    def question(self) -> None:
        match, report = self.match, self.report
        decision = match.decision
        assert decision is not None
        kind = self.kinds.get(decision.kind)
        self.that(kind is not None, f"the kind {decision.kind} is not registered")
        self.that(bool(decision.clause), "the question cites no clause")
        seats = match.state.seats
        self.that(0 <= decision.seat < seats, f"{decision.kind} is asked of seat {decision.seat}; there are {seats}")
        self.verbs(decision)
        self.that(1 < len(decision.keys) <= MOST_OPTIONS, f"{len(decision.keys)} options")
        self.that(len(set(decision.keys)) == len(decision.keys), "two options have one key")
        self.steps(decision)
        if decision.values is not None:
            self.that(len(decision.values) == len(decision.keys), "keys and values differ in number")
        self.that(len(match.tail) <= LONGEST_TAIL or match.running is None, f"a tail of {len(match.tail)}")
        report.decisions += 1
        report.kinds[decision.kind] += 1
        report.most_options = max(report.most_options, len(decision.keys))
        report.longest_tail = max(report.longest_tail, len(match.tail) if match.running is not None else 0)
        self.no_position_twice(decision)
        if report.kinds[decision.kind] > FIRST and report.decisions % self.look_every:
            return
        self.copies()
        self.view_of_all()
        self.worlds()
        self.words()
        self.reckons()
        self.offers()
        if self.resume_every and report.decisions % self.resume_every == 0:
            self.resumes()

    def no_position_twice(self, decision: Decision) -> None:
        state = self.match.state
        if self.where != (state.news, state.turn):
            self.where, self.positions = (state.news, state.turn), set()
        self.digest = digest(state)
        inside = self.match.running is not None  # what an effect asks is not in the state
        position = self.digest + (repr((decision.kind, decision.keys, self.match.tail)) if inside else "")
        self.that(position not in self.positions, "a position comes back within an interval")
        self.positions.add(position)

    def copies(self) -> None:
        match = self.match
        copy = match.clone()
        self.that(copy.state == match.state, "a copy differs from its original")
        self.that(_same(copy, match), "a copy asks another question")
        lean = match.lean()
        self.that(lean.state == match.state, "a lean copy differs from its original")
        if len(self.kept) < 60 or self.random.random() < 0.05:
            self.kept.append((copy.state, self.digest))
        trial = match.clone()  # play on with a copy: the original must not feel it
        for _ in range(6):
            if trial.decision is None:
                break
            trial.choose(self.random.choice(trial.decision.keys))
        self.that(digest(match.state) == self.digest, "playing a copy changed the original")

    def worlds(self) -> None:
        match = self.match
        decision = match.decision
        assert decision is not None
        for seat in range(match.state.seats):
            world = match.imagine(seat, Random(self.random.getrandbits(32)))
            self.report.worlds += 1
            self.that(world.view(seat) == self.views[seat], f"seat {seat} can tell an imagined world from the real one")
            if decision.seat == seat:
                self.that(_same(world, match), f"seat {seat} is asked something else in an imagined world")
            self.that(world.offers(seat) == match.offers(seat), f"seat {seat} is offered something else in a world")
            self.that(world.state.key != match.state.key, "an imagined world knows the real chance")

    def view_of_all(self) -> None:
        self.views = {viewer: self.match.view(viewer) for viewer in range(-1, self.match.state.seats)}
        for viewer, view in self.views.items():
            try:
                sent = msgspec.json.encode(view)
            except TypeError as error:
                raise NotConforming(f"{self.game.name}: the view of {viewer} is not JSON ({error})") from error
            if self.game.view_type is not None:  # which says what its keys are
                try:
                    msgspec.convert(view["table"], self.game.view_type)
                except msgspec.ValidationError as error:
                    raise NotConforming(f"{self.game.name}: Game.view_type does not fit the view: {error}") from error
                view = {**view, "table": None}
                sent = msgspec.json.encode(view)
            again = msgspec.json.decode(sent)
            self.that(
                again == _plain(view), f"the view of {viewer} reads differently after JSON (keys that are no words?)"
            )

    def steps(self, decision: Decision) -> None:
        """At a menu each value is a step of the agenda that can be started."""
        match = self.match
        if match.running is not None:
            return
        for key, value in zip(decision.keys, decision.values or (), strict=False):
            named = value[0] if isinstance(value, tuple) and value else None
            step = self.game.steps.get(str(named))
            self.that(step is not None, f"the answer {key} of {decision.kind} is {value!r}, which names no step")
            assert step is not None
            try:
                _signature(step[1]).bind(match.state, *value[1:])
            except TypeError as error:
                self.that(False, f"the answer {key} of {decision.kind} is {value!r}, but {named}: {error}")
        self.that(decision.values is not None, f"the answers of {decision.kind} name no steps (Decision.values)")

    def verbs(self, decision: Decision) -> None:
        unknown = {words(key).verb for key in decision.keys} - self.game.known_verbs
        self.that(not unknown, f"Game.verbs lacks {', '.join(sorted(unknown))} ({decision.kind})")

    def words(self) -> None:
        match = self.match
        decision = match.decision
        assert decision is not None
        args = self.views[decision.seat]["asked"]["args"]
        self.message(decision.kind.replace(".", "-"), args)
        self.option_words(decision)
        for refusal in match.refusals():
            self.that(refusal.key not in decision.keys, f"{refusal.key} is both offered and refused")
            self.that(bool(refusal.clause), f"the refusal of {refusal.key} cites no clause")
            self.message(refusal.message, refusal.args)

    def option_words(self, decision: Decision) -> None:
        for lang in self.languages:
            say = text(lang, self.game.prefix)
            for option in decision.options:
                words = say.option(option.message, option.args)
                self.that("-".join((self.game.prefix, "")) not in words, f"no {lang} text for {option.key}: {words}")

    def reckons(self) -> None:
        """What the scores are made of, in words, a number for each seat; at the end it adds up to the scores."""
        lines, seats = reckoning(self.match), self.match.state.seats
        for line in lines:
            self.that(len(line.values) == seats, f"{line.message} has {len(line.values)} numbers for {seats} seats")
            self.message(line.message, line.args)
            if line.part:
                self.message(line.part, {})
        if self.match.result is not None:
            told, scores = total(lines, seats), self.match.result.scores
            self.that(told == scores, f"the lines of the reckoning add up to {told}, the scores are {scores}")

    def offers(self) -> None:
        """What a seat may do out of turn: well formed, in words, and the same for a bot as for a person."""
        match = self.match
        assert match.decision is not None
        for seat in range(match.state.seats):
            offer = match.offer(seat)
            if offer is None:
                continue
            self.report.offers += 1
            self.that(match.running is None, "something is offered inside an effect")
            self.that(offer.kind in self.kinds and bool(offer.clause), f"the offer {offer.kind} is not registered")
            self.that(0 < len(offer.keys) < MOST_OPTIONS, f"{len(offer.keys)} offers")
            self.that(len(set(offer.keys)) == len(offer.keys), "two offers have one key")
            self.that(PASS not in offer.keys, "an offer is called like letting it be")
            self.verbs(offer)
            if seat == match.decision.seat:
                self.that(not set(offer.keys) & set(match.keys), "the same answer is asked for and offered")
            self.message(offer.kind.replace(".", "-"), offer.args or {})
            self.option_words(offer)
        for shown in match.shown():
            self.report.kinds[shown.kind] += 1
            offer = match.offer(shown.seat)
            self.that(offer is not None and shown.keys == (PASS, *offer.keys), "a bot is shown other offers")

    def message(self, message: str, args: Mapping[str, Any]) -> None:
        self.report.messages.add(message)
        for lang in self.languages:
            say = text(lang, self.game.prefix)
            self.that(say.has(message), f"no {lang} text for {message}")
            say(message, args)

    def motion(self, event: Event) -> None:
        """A game that shows its events says so of each message, and what it shows of a hidden card tells nothing."""
        declared = motions(self.game)
        if not declared:
            return
        how = declared.get(event.message)
        self.that(how is not None, f"table/events.toml does not say how {event.message} is shown")
        assert how is not None
        where = f"table/events.toml, {event.message}"
        self.that(how.shows in SHOWS, f"{where}: nothing is shown by {how.shows!r}, but by {', '.join(SHOWS)}")
        self.that(not how.sound or how.sound in SOUNDS, f"{where}: there is no sound {how.sound!r}")
        lacking = how.reads - event.args.keys()
        self.that(not lacking, f"{where} reads {', '.join(sorted(lacking))}, which the event does not tell")
        for viewer in range(-1, self.match.state.seats):
            told = event.shown_to(viewer)
            if told is event.args:
                continue
            other = replace(event, args={**event.args, "card": "another"})
            same = showing(self.game, event, told) == showing(self.game, other, other.shown_to(viewer))
            self.that(same, f"{where} tells {viewer} which card it is")

    def resumes(self) -> None:
        match = self.match
        assert match.record is not None
        again = resume(parse_record(match.record.dumps()), self.game)
        self.that(again.state == match.state, "a resumed match differs")
        self.that(_same(again, match), "a resumed match asks another question")
        self.that(again.number == match.number, "a resumed match has another number")

    # -- and at every answer

    def offer(self) -> bool:
        """Take one of the offers that are open, as a random bot would."""
        for shown in self.match.shown():
            key = self.random.choice(shown.keys)
            if key != PASS:
                copy = self.match.clone()
                copy.choose(key, shown.seat)
                self.choose(key, shown.seat)
                self.that(digest(copy.state) == digest(self.match.state), "a copy takes an offer in another way")
                self.report.taken += 1
                return True
        return False

    def answer(self) -> None:
        decision = self.match.decision
        assert decision is not None
        self.choose(self.random.choice(decision.keys), decision.seat)

    def choose(self, key: str, seat: int) -> None:
        """Answer or take an offer; where nothing was learned, take it back and do it again."""
        match = self.match
        decision = match.decision
        assert decision is not None
        tail = match.tail[:] if match.running is not None else []
        mark = match.mark
        match.choose(key, seat)
        if match.cannot_undo(seat) is None:
            match.undo(seat)
            self.report.undone += 1
            self.that(digest(match.state) == self.digest, "undo does not restore the state")
            self.that((match.tail if match.running is not None else []) == tail, "undo does not restore the effect")
            self.that(match.decision is not None and decision.same_question(match.decision), "undo asks something else")
            match.choose(key, seat)
        else:
            self.that(mark != match.mark, "undo is refused although nothing was learned")
            try:
                match.undo(seat)
            except CannotUndo:
                pass
            else:
                self.that(False, "undo went past something that was learned")


def _plain(value: Any) -> Any:
    """A view with its tuples as lists, as JSON gives it back."""
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items()}
    return [_plain(inner) for inner in value] if isinstance(value, (list, tuple)) else value


def _same(one: Match, other: Match) -> bool:
    if one.decision is None or other.decision is None:
        return one.decision is other.decision
    return one.decision.same_question(other.decision) and one.decision.values == other.decision.values


def check_resumed(game: Game, seats: int, options: Mapping[str, str] | None = None, seed: int = 0) -> int:
    """Save, load and go on at every question: the record verifies, and is the one that is written without a break.

    Takes back now and then, for going back depends on where a match was loaded too. Returns how many questions.
    """
    whole = new_match(game, seats, seed, options, salt="00")
    broken = new_match(game, seats, seed, options, salt="00")
    random, count = Random(seed), 0
    while whole.decision is not None:
        assert whole.record is not None and broken.record is not None
        broken = resume(parse_record(broken.record.dumps()), game)
        count += 1
        seat, key = whole.decision.seat, random.choice(whole.keys)
        for match in (whole, broken):
            match.choose(key, seat)
        if random.random() < 0.2 and whole.cannot_undo(seat) is None:
            for match in (whole, broken):
                match.undo(seat)
        elif random.random() < 0.02:
            back = random.randrange(max(0, whole.number - 12), whole.number)
            for match in (whole, broken):
                match.rewind(back)
    assert whole.record is not None and broken.record is not None
    verify(parse_record(broken.record.dumps()), game)
    if broken.record.dumps() != whole.record.dumps():
        raise NotConforming(f"{game.name}: the record of a match depends on when it was loaded (seed {seed})")
    return count


def perft(game: Game, seats: int, depth: int, seed: int = 1, options: Mapping[str, str] | None = None) -> list[int]:
    """Distinct positions after 1, 2, … `depth` choices: a fingerprint of the rules."""
    positions = {"": new_match(game, seats, seed, options, salt="00")}
    counts = []
    for _ in range(depth):
        after: dict[str, Match] = {}
        for match in positions.values():
            for key in match.keys:
                copy = match.clone()
                copy.choose(key)
                tail = repr(copy.tail) if copy.running is not None else ""
                after[digest(copy.state) + tail] = copy
        positions = after
        counts.append(len(positions))
    return counts
