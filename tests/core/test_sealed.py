"""A record is whole: every edit is noticed, in words, whatever was edited and how."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from undercroft import RecordError, UndercroftError, games, new_match, parse_record, resume, verify
from undercroft.core.events import sentence
from undercroft.core.record import Record
from undercroft.core.text import text

GAMES = ["dungeoneer", "mageknight", "thunderstone", "welcome"]


def recorded(name: str, answers: int = 120, seed: int = 3) -> str:
    """A match with names, answers and undos as a file."""
    match = new_match(name, 2, seed, salt="ab", names=["Ann", "Bob"])
    random = Random(seed)
    for _ in range(answers):
        if match.decision is None:
            break
        seat = match.decision.seat
        match.choose(random.choice(match.keys))
        if match.cannot_undo(seat) is None and random.random() < 0.2:
            match.undo(seat)
    assert match.record is not None
    return match.record.dumps()


def noticed(source: str) -> RecordError:
    """What is said about a record that was edited; anything but a typed error fails."""
    with pytest.raises(UndercroftError) as error:
        verify(parse_record(source))
    if isinstance(error.value, RecordError):
        assert error.value.why
        return error.value
    return RecordError(0, str(error.value))


def read_all(source: str) -> None:
    """All that a client does with a file that it was given: errors are typed or there are none."""
    try:
        record = parse_record(source)
        say = text("en", record.game.prefix)
        for event in record.events():
            sentence(say, event, 0)
        resume(record)
    except UndercroftError as error:
        assert str(error)


def test_an_honest_record_is_whole() -> None:
    for name in GAMES:
        source = recorded(name)
        record = parse_record(source)
        assert record.damage is None and record.changed is None
        verify(record)
        assert record.dumps() == source
        verify(parse_record(source.replace("\n", "\r\n")))  # a mailer may do that
        verify(parse_record(source.removesuffix("\n")))


def edited(change: Callable[[list[dict[str, Any]]], object]) -> str:
    rows = [json.loads(row) for row in recorded("welcome").split("\n")[:-1]]
    change(rows)
    return "".join(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n" for row in rows)


def put(at: int, *names: str, value: Any) -> Callable[[list[dict[str, Any]]], object]:
    def change(rows: list[dict[str, Any]]) -> None:
        row = rows[at]
        for name in names[:-1]:
            row = row[name]
        row[names[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (put(0, "names", value=["Ann", "Eve"]), "header .names, version, .* was changed"),
        (put(0, "version", value="9"), "header .* was changed"),
        (put(0, "colour", value="red"), "unknown field `colour`"),
        (put(1, "secret", "colour", value="red"), "unknown field `colour`"),
        (put(1, "event", value="wd-won"), "not well formed"),
        (put(0, "names", value={"0": "Ann"}), r"Expected `array`, got `object` - at `\$\.names`"),
        (put(0, "seats", value=True), "Expected `int`, got `bool`"),
        (put(0, "seats", value=64), "2 to 4 seats"),
        (put(0, "options", value={"hero": "bard"}), "not 'bard'"),
        (put(0, "undercroft", value=1), "commitment is of format 2"),
        (put(-1, "seal", "lines", value=7), "sealed with 7 lines"),
        (put(-1, "seal", "all", value=""), "a line was changed"),
        (lambda rows: rows.pop(), "ends with its seal"),
        (lambda rows: rows.append(rows[-1]), "it is none of"),
        (lambda rows: rows.insert(3, rows[1]), "second line only"),
        (lambda rows: rows.pop(next(i for i, row in enumerate(rows) if "state" in row)), "sealed with"),
        (lambda rows: rows.pop(next(i for i, row in enumerate(rows) if row.get("answer") == 1)), "but 1 comes next"),
    ],
)  # fmt: skip
def test_an_edit_is_told(change: Callable[[list[dict[str, Any]]], object], why: str) -> None:
    assert noticed(edited(change)).why
    with pytest.raises(UndercroftError, match=why):
        verify(parse_record(edited(change)))


def test_a_record_that_was_cut_anywhere_is_noticed() -> None:
    source = recorded("welcome", 14)
    rows = source.split("\n")[:-1]
    for count in range(1, len(rows)):
        noticed("\n".join(rows[:count]) + "\n")
        without = [row for at, row in enumerate(rows) if at != count]
        noticed("\n".join(without) + "\n")
    for end in range(0, len(source) - 1, 7):
        noticed(source[:end])


@pytest.mark.parametrize("name", GAMES)
def test_flipped_bits_are_noticed(name: str) -> None:
    source = recorded(name).encode()
    random = Random(name)
    for _ in range(60):
        at = random.randrange(len(source))
        spoilt = bytearray(source)
        spoilt[at] ^= 1 << random.randrange(7)
        flipped = spoilt.decode()
        if flipped.replace("\r", "\n") != source.decode():  # not a line's end that became another
            noticed(flipped)
            read_all(flipped)


ODD: tuple[Any, ...] = (None, True, -1, 0, 7, 10**30, 1.5, "", "draw", "\u2028", [], [1], [[]], {}, {"a": 1})


def spoil(value: Any, random: Random) -> Any:
    """The value with something in it replaced, removed or added."""
    if isinstance(value, dict) and value and random.random() < 0.8:
        name = random.choice(list(value))
        if random.random() < 0.15:
            return {key: one for key, one in value.items() if key != name}
        return {**value, name: spoil(value[name], random)}
    if isinstance(value, list) and value and random.random() < 0.8:
        at = random.randrange(len(value))
        return [*value[:at], spoil(value[at], random), *value[at + 1 :]]
    return random.choice([odd for odd in ODD if odd != value or type(odd) is not type(value)])


def reseal(rows: list[dict[str, Any]]) -> str:
    """As somebody would write it who knows how records are sealed."""
    return Record(rows[0], rows[1:-1]).dumps()


def play_of(line: dict[str, Any]) -> dict[str, Any]:
    """What of a line the play depends on: an option at its default need not be told."""
    free = {"names", "version", "undercroft", "schema"}
    return {name: value for name, value in line.items() if name not in free and (name != "options" or value)}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("sealed", [False, True])
def test_other_types_and_values_are_noticed_or_harmless(name: str, sealed: bool) -> None:
    """With a seal of the editor's own only what the play does not depend on can pass: the names, the version."""
    source = recorded(name, 60)
    rows = [json.loads(row) for row in source.split("\n")[:-1]]
    random = Random(f"{name} {sealed}")
    for _ in range(150):
        at = random.randrange(len(rows) - 1)
        line = spoil(rows[at], random)
        if not isinstance(line, dict) or line == rows[at]:
            continue
        changed = [*rows[:at], line, *rows[at + 1 :]]
        if sealed:
            spoilt = reseal(changed)
            read_all(spoilt)
            if play_of(line) != play_of(rows[at]):
                noticed(spoilt)
        else:
            spoilt = "".join(json.dumps(row) + "\n" for row in changed)
            noticed(spoilt)
            read_all(spoilt)


@pytest.mark.parametrize("seed", ["a\u2028b", "a\u0085b", "a\x0bb\x0cc\x1cd", "a\r\nb", "\u202e", "0:ab", '"'])
def test_any_text_is_a_seed(seed: str) -> None:
    match = new_match("welcome", seed=seed)
    match.choose("draw")
    assert match.record is not None
    verify(parse_record(match.record.dumps()))


def test_all_games_are_tried() -> None:
    assert sorted(games()) == GAMES
