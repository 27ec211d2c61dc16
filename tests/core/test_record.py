"""Records: what is written, read again, verified, damaged, redacted, branched."""

from __future__ import annotations

import json
from random import Random

import pytest

from undercroft import load_record, new_match, parse_record, resume, verify
from undercroft.core.errors import (
    BadOption,
    CannotUndo,
    IllegalAnswer,
    MatchOver,
    NotYourTurn,
    RecordError,
    StaleAnswer,
    UnknownGame,
)
from undercroft.core.match import Match
from undercroft.core.record import Record
from undercroft.games.welcome import GAME


def finished(seed: int = 3, seats: int = 3) -> Match:
    match = new_match("welcome", seats=seats, seed=seed, salt="ab")
    random = Random(seed)
    while match.decision is not None:
        match.choose(random.choice(match.keys))
    return match


def record_of(match: Match) -> Record:
    assert match.record is not None
    return match.record


def test_a_record_reads_back_as_it_was_written() -> None:
    record = record_of(finished())
    again = parse_record(record.dumps())
    assert again.header == record.header and again.dumps() == record.dumps() and again.damage is None
    verify(again)


def test_the_header_says_what_was_played_and_hides_the_seed() -> None:
    header = record_of(new_match("welcome", seats=2, seed=99, salt="ab", names=["Ann", "Bob"])).header
    assert header["undercroft"] == 2 and header["game"] == "welcome" and header["rules_rev"] == GAME.rules_rev
    assert header["names"] == ["Ann", "Bob"] and "99" not in json.dumps(header)
    assert len(header["commitment"]) == len("2:") + 64


def test_forced_answers_chance_and_snapshots_are_in_the_record() -> None:
    lines = record_of(finished()).lines
    assert any(line.get("forced") for seed in range(20) for line in record_of(finished(seed, 4)).lines)
    assert any(line.get("chance") == "shuffle" and len(line["result"]) == 13 for line in lines)
    assert all(len(line["hash"]) == 16 for line in lines if "state" in line)
    numbers = [line["answer"] for line in lines if "answer" in line]
    assert numbers == list(range(len(numbers)))


def test_an_edited_answer_is_found_with_its_line() -> None:
    rows = record_of(finished()).dumps().splitlines()
    at = next(i for i, row in enumerate(rows) if '"key":"draw"' in row)
    rows[at] = rows[at].replace('"draw"', '"pass"')
    with pytest.raises(RecordError) as error:
        verify(parse_record("\n".join(rows) + "\n"))
    assert error.value.line >= at + 1


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"chance":"shuffle"', '"chance":"cut"', "chance"),
        ('"event":"wd-round"', '"event":"wd-won"', "event"),
        ('"hash":"', '"hash":"0', "hash"),
        ('"seat":', '"seat":7', "seat"),
    ],
)
def test_an_edited_line_is_found(old: str, new: str, why: str) -> None:
    rows = record_of(finished()).dumps().splitlines()
    at = next(i for i, row in enumerate(rows) if i > 0 and old in row)
    rows[at] = rows[at].replace(old, new, 1)
    with pytest.raises(RecordError) as error:
        verify(parse_record("\n".join(rows) + "\n"))
    assert error.value.line == at + 1, error.value


def test_another_seed_does_not_fit_the_commitment() -> None:
    text = record_of(finished()).dumps().replace('"seed":3', '"seed":4')
    with pytest.raises(RecordError, match="commitment"):
        verify(parse_record(text))


def test_a_truncated_record_is_read_up_to_the_damage() -> None:
    text = record_of(finished()).dumps()
    cut = parse_record(text[: len(text) // 2])
    assert cut.damage is not None and cut.damage.line == text[: len(text) // 2].count("\n") + 1
    assert len(cut.lines) > 5 and cut.events()
    resume(cut)  # and can be played on from there
    with pytest.raises(RecordError):
        verify(cut)


def test_a_spoilt_line_is_named_and_what_stands_before_it_is_kept() -> None:
    rows = record_of(finished()).dumps().splitlines()
    rows[10] = "not json"
    spoilt = parse_record("\n".join(rows) + "\n")
    assert spoilt.damage is not None and spoilt.damage.line == 11 and len(spoilt.lines) == 9


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "empty"),
        ("hello\n", "JSON"),
        ("[1]\n", "object"),
        ('{"pgn": 1}\n', "header"),
        ('{"undercroft": 99}\n', "format"),
        ('{"undercroft": 1, "game": "welcome"}\n', "rules_rev"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(RecordError, match=why) as error:
        parse_record(text)
    assert error.value.line == 1


def test_a_record_of_another_game() -> None:
    text = record_of(finished()).dumps()
    with pytest.raises(UnknownGame, match="chess"):
        resume(parse_record(text.replace('"game":"welcome"', '"game":"chess"', 1)))


def test_a_changed_snapshot_is_found_when_resuming() -> None:
    match = new_match("welcome", seats=2, seed=1)
    match.choose("draw")
    match.choose("add")
    text = record_of(match).dumps()
    at = text.rindex('"health":0')
    with pytest.raises(RecordError, match="snapshot"):
        resume(parse_record(text[:at] + '"health":9' + text[at + 10 :]))


def test_there_is_no_such_file(tmp_path: object) -> None:
    with pytest.raises(RecordError, match="there is no file"):
        load_record(f"{tmp_path}/nothing.jsonl")


def test_rewind_by_agreement_brings_the_same_chance_again() -> None:
    match = finished(seed=5)
    record = record_of(match)
    full = [line for line in record.lines if "chance" in line]
    target = next(line["answer"] for line in record.lines if line.get("kind") == "wd.hero")
    keys = [line["key"] for line in record.lines if "answer" in line and not line.get("forced")]
    skipped = sum("answer" in line and not line.get("forced") and line["answer"] < target for line in record.lines)
    match.rewind(target)
    assert match.decision is not None and match.decision.kind == "wd.hero"
    for key in keys[skipped:]:
        match.choose(key)
    assert match.decision is None
    chance = [line for line in record.lines if "chance" in line][len(full) :]
    assert [line["result"] for line in chance] == [line["result"] for line in full][-len(chance) :]
    assert any(line.get("agreed") for line in record.lines)
    verify(parse_record(record.dumps()))


def test_continue_from_here() -> None:
    record = record_of(finished(seed=4))
    for number in (0, 3, record.length()):
        branch = resume(record.prefix(number))
        assert branch.number == number
        random = Random(1)
        while branch.decision is not None:
            branch.choose(random.choice(branch.keys))
        verify(parse_record(record_of(branch).dumps()))
    with pytest.raises(RecordError, match="no question 9999"):
        record.prefix(9999)


def test_what_a_viewer_may_have_of_a_running_match() -> None:
    match = new_match("welcome", seats=2, seed=1)
    match.choose("draw")
    assert match.decision is not None
    drawer = match.decision.seat
    face = match.state.face[match.state.drawn]  # type: ignore[attr-defined]
    mine, theirs = (record_of(match).redacted(viewer).dumps() for viewer in (drawer, 1 - drawer))
    assert f'"card":"{face}"' in mine and f'"card":"{face}"' not in theirs and '"card":"hidden"' in theirs
    for text in (mine, theirs):
        assert all(word not in text for word in ("secret", "shuffle", "state", "salt"))
    with pytest.raises(RecordError, match="seed"):
        resume(parse_record(theirs))


def test_typed_errors_say_what_is_wrong_and_lose_nothing() -> None:
    match = new_match("welcome", seats=2, seed=1)
    before = match.state.clone()
    assert match.decision is not None
    asked = match.decision.seat
    with pytest.raises(IllegalAnswer, match=r"'fold' is not an answer to wd\.bid; the answers are: draw, pass"):
        match.choose("fold")
    with pytest.raises(NotYourTurn, match=f"seat {asked} is asked"):
        match.choose("draw", seat=1 - asked)
    with pytest.raises(StaleAnswer, match="question 5"):
        match.choose("draw", number=5)
    with pytest.raises(CannotUndo):
        match.undo()
    with pytest.raises(CannotUndo):
        match.rewind(3)
    assert match.state == before and match.number == 0
    with pytest.raises(MatchOver):
        finished().choose("draw")
    with pytest.raises(UnknownGame, match="there are: "):
        new_match("chess")
    with pytest.raises(BadOption, match="2 to 4 seats"):
        new_match("welcome", seats=9)
    with pytest.raises(BadOption, match="no option 'colour'"):
        new_match("welcome", options={"colour": "red"})
    with pytest.raises(BadOption, match="one of random, warrior"):
        new_match("welcome", options={"hero": "bard"})


def test_a_defect_in_the_rules_does_not_cost_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match("welcome", seats=2, seed=1)
    match.choose("draw")
    before, number, lines = match.state.clone(), match.number, len(record_of(match).lines)

    def broken(*args: object) -> int:
        raise ZeroDivisionError

    with monkeypatch.context() as patch, pytest.raises(ZeroDivisionError):
        patch.setattr("undercroft.games.welcome.turn.next_of", broken)
        match.choose("add")
    assert match.state == before and match.number == number and len(record_of(match).lines) == lines
    match.choose("add")
    verify(parse_record(record_of(match).dumps()))
