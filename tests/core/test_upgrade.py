"""Matches outlive releases: other states, other rules, and what does not fit them any more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest

from undercroft import Match, OtherRules, Record, RecordError, new_match, parse_record, resume, verify
from undercroft.core.chance import below
from undercroft.core.decision import Decision, Effect
from undercroft.core.events import tell
from undercroft.core.record import current
from undercroft.core.registry import Game, GameOption
from undercroft.core.rerun import go_on, upgrade
from undercroft.core.schema import schema_of

from .miniatures import TURN, WINDOW, Responding, add_texts, roll, window_new

add_texts()


@dataclass(slots=True)
class Remembering(Responding):
    """The state after a refactoring: a field more."""

    rolls: list[int]

    def clone(self) -> Remembering:
        new = Remembering.__new__(Remembering)
        self.copy_base(new)
        new.hands = [hand[:] for hand in self.hands]
        new.deck, new.discard, new.scores = self.deck[:], self.discard[:], self.scores[:]
        new.cheered, new.turns, new.bonus, new.rolls = self.cheered, self.turns, self.bonus, self.rolls[:]
        return new


def remembering_new(seats: int, options: dict[str, str], key: bytes) -> Remembering:
    s = window_new(seats, options, key)
    return Remembering(**s.__getstate__(), rolls=[])


def low_roll(s: Responding) -> Effect:
    """Other rules: nobody is asked before the roll."""
    total = 1 + below(s, 6, "die")
    s.scores[s.active] += total
    tell(s, "mi-rolled", who=s.active, total=total)
    return
    yield Decision(0, TURN, ())


REFACTORED = replace(WINDOW, state=Remembering, new=remembering_new)
REWORDED = replace(WINDOW, rules_rev=2)
OTHER = replace(WINDOW, rules_rev=2, acts={**WINDOW.acts, "roll": low_roll})


def played(answers: int, seed: int = 1, game: Game = WINDOW) -> Match:
    match = new_match(game, 3, seed, salt="00")
    random = Random(seed)
    for _ in range(answers):
        if match.decision is not None:
            match.choose(random.choice(match.keys))
    return match


def saved(match: Match) -> Record:
    assert match.record is not None
    return parse_record(match.record.dumps())


def finish(match: Match) -> Record:
    while match.decision is not None:
        match.choose(match.keys[0])
    return saved(match)


def test_the_fingerprint_knows_fields_types_and_steps_and_nothing_else() -> None:
    assert schema_of(WINDOW) == schema_of(replace(WINDOW, rules_rev=7))
    others = [
        REFACTORED,
        replace(WINDOW, acts={"roll": roll, "swap": WINDOW.acts["trade"]}),
        replace(WINDOW, options=(GameOption("luck", "yes", ("yes", "no")),)),
    ]
    assert len({schema_of(game) for game in (WINDOW, *others)}) == 4


@pytest.mark.parametrize("answers", range(0, 40, 3))
def test_a_snapshot_of_another_state_is_made_again(answers: int) -> None:
    match = played(answers)
    old = saved(match)
    assert current(old, WINDOW) and not current(old, REFACTORED)
    again = resume(old, REFACTORED)
    assert again.number == match.number and again.keys == match.keys and again.events == match.events
    assert again.record is not None and current(again.record, REFACTORED), "the next time it is opened at once"
    verify(finish(again), REFACTORED)
    verify(old, REFACTORED)


@pytest.mark.parametrize("answers", range(0, 40, 3))
def test_a_match_of_older_rules_that_fits_the_new_ones_is_played_on(answers: int) -> None:
    old = saved(played(answers))
    verify(old, REWORDED)
    again = resume(old, REWORDED)
    assert again.record is not None
    assert again.record.header["rules_rev"] == 2 and again.record.header["earlier"] == [[1, old.length()]]
    assert current(again.record, REWORDED)
    verify(finish(again), REWORDED)


def disputed() -> tuple[Record, int]:
    """A record whose responses the other rules do not ask for, and the answer that led to the first of them."""
    for seed in range(20):
        record = saved(played(25, seed))
        rolls = [line["answer"] for line in record.lines if line.get("key") == "roll"]
        if rolls and any(line.get("kind") == "mi.respond" and not line.get("forced") for line in record.lines):
            return record, rolls[0]
    raise AssertionError("no seed has a response")


def test_where_it_does_not_fit_the_question_is_named() -> None:
    record, question = disputed()
    done = upgrade(record, OTHER)
    assert done.differs == question and done.why
    assert done.record.length() == question
    for act in (resume, verify):
        with pytest.raises(RecordError):
            act(record, OTHER)
    with pytest.raises(OtherRules, match=f"rules revision 1 of window; under revision 2 .* question {question}") as it:
        resume(record, OTHER)
    assert it.value.question == question


def test_it_goes_on_from_there_and_keeps_what_was_played() -> None:
    record, question = disputed()
    length = record.length()
    further = go_on(record, OTHER)
    assert further.length() == length + 1 and further.header["earlier"] == [[1, length]]
    match = resume(further, OTHER)
    assert match.number == length + 1 and match.decision is not None and match.decision.kind == "mi.turn"
    assert all(line["answer"] < question for line in further.effective())
    assert [line for line in further.lines if "answer" in line and line["answer"] >= question] == [
        line for line in record.lines if "answer" in line and line["answer"] >= question
    ]
    ended = finish(match)
    verify(ended, OTHER)
    at_rest = ended.prefix(length)  # a step that only the old rules allow: shown as it stood before
    assert resume(at_rest, OTHER).number == question
    with pytest.raises(RecordError):
        verify(parse_record(ended.dumps().replace('"rules":2', '"rules":3')), OTHER)


def test_it_goes_on_twice() -> None:
    """A second change of the rules may take back more than the first."""
    record, _ = disputed()
    match = resume(go_on(record, OTHER), OTHER)
    while match.decision is not None and match.number < record.length() + 12:
        match.choose(match.keys[0])
    back = replace(WINDOW, rules_rev=3)
    further = go_on(saved(match), back)
    verify(finish(resume(further, back)), back)
    assert [rev for rev, _ in further.header["earlier"]] == [1, 2]


def test_an_option_that_is_new_has_its_default() -> None:
    more = replace(WINDOW, options=(GameOption("luck", "yes", ("yes", "no")),))
    old = saved(played(9))
    again = resume(old, more)
    assert again.state.options == {"luck": "yes"}
    verify(finish(again), more)
    verify(old, more)


def test_an_option_that_is_gone_is_told() -> None:
    had = replace(WINDOW, options=(GameOption("luck", "yes", ("yes", "no")),))
    old = saved(played(9, game=had))
    with pytest.raises(RecordError, match="no option 'luck'"):
        resume(old, WINDOW)


def test_a_record_of_the_first_format_is_read() -> None:
    """It has no seal, its commitment is that of old, its snapshots do not say what they are of."""
    match = played(30)
    assert match.record is not None
    header: dict[str, Any] = {**match.record.header, "undercroft": 1}
    header["commitment"] = sha256(b"1:00").hexdigest()
    lines = [{name: value for name, value in line.items() if name != "schema"} for line in match.record.lines]
    text = "".join(msgspec.json.encode(line).decode() + "\n" for line in (header, *lines))
    record = parse_record(text)
    assert record.damage is None and record.changed is None
    verify(record, WINDOW)
    assert resume(record, WINDOW).state == match.state
    verify(record, REFACTORED)
    assert resume(record, REFACTORED).keys == match.keys
    skipped = [line for line in lines if "state" not in line or line["turn"] != 2]  # as a restart left it
    verify(Record(header, skipped), WINDOW)
    verify(parse_record(record.dumps()), WINDOW)
