"""Seeds: what is promised can be read in one way only; a seed made of parts is checked by everybody."""

from __future__ import annotations

import re
from hashlib import sha256
from itertools import combinations
from pathlib import Path

import pytest

from tests.cli.test_commands import run
from undercroft import BadOption, Part, RecordError, new_match, parse_record, seed_of, verify
from undercroft.core.seeds import commitment, committed

PARTS = (Part("server", "s3cret", "11"), Part("seat 0", "ann", "22"), Part("seat 1", "bob", "33"))


def test_a_commitment_fixes_one_seed_and_one_salt() -> None:
    alike: list[tuple[int | str, str]] = [
        ("a:b", "c"),
        ("a", "b:c"),
        (5, "x"),
        ("5", "x"),
        ('a","b', "c"),
        ("a", 'b","c'),
    ]
    for one, other in combinations(alike, 2):
        assert commitment(*one) != commitment(*other)
        assert committed(*one, commitment(*one)) and not committed(*one, commitment(*other))


def test_a_commitment_of_old_still_holds() -> None:
    old = sha256(b"7:ab").hexdigest()
    assert committed(7, "ab", old) and not committed(8, "ab", old)
    assert not committed(7, "ab", "2:" + old)


def test_the_order_and_the_ends_of_parts_count() -> None:
    seeds = {
        seed_of(PARTS),
        seed_of(PARTS[::-1]),
        seed_of(PARTS[:2]),
        seed_of((Part("server", "s3cretann", "11"), Part("seat 0", "", "22"), Part("seat 1", "bob", "33"))),
        seed_of((Part("server", "s3cret", "11"), Part("seat 0", "annb", "22"), Part("seat 1", "ob", "33"))),
    }
    assert len(seeds) == 5
    assert seed_of(PARTS) == seed_of([Part(part.by, part.value, "other") for part in PARTS])


def made(tmp_path: Path, old: str = "", new: str = "") -> Path:
    match = new_match("welcome", seats=2, parts=PARTS, salt="ab")
    match.choose("draw")
    assert match.record is not None
    path = tmp_path / "match.jsonl"
    text = match.record.dumps()
    assert old in text
    path.write_text(text.replace(old, new) if old else text, encoding="utf-8")
    return path


def test_a_match_of_parts_is_verified_offline(tmp_path: Path) -> None:
    record = parse_record(made(tmp_path).read_text(encoding="utf-8"))
    assert record.seed == seed_of(PARTS)
    assert [part["by"] for part in record.header["parts"]] == ["server", "seat 0", "seat 1"]
    assert all(value not in str(record.header) for value in ("s3cret", "ann", "bob"))
    told = run("replay", str(made(tmp_path)), "--verify", "--part", "bob", "--lang", "en")
    assert "Verified" in told and "seat 1: bob" in told and "given by" not in told
    assert "not in the seed" in run("replay", str(made(tmp_path)), "--verify", "--part", "eve", "--lang", "en", code=1)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"value":"ann"', '"value":"eve"', "given by seat 0 does not fit its commitment"),
        ('"salt":"33"', '"salt":"34"', "given by seat 1 does not fit its commitment"),
        (',{"by":"seat 1","value":"bob","salt":"33"}', "", "not those that the header names"),
        (f'"seed":"{seed_of(PARTS)}"', '"seed":"1"', "do not fit the commitment"),
    ],
)
def test_a_part_that_was_exchanged_is_told(tmp_path: Path, old: str, new: str, why: str) -> None:
    path = made(tmp_path, old, new)
    with pytest.raises(RecordError, match=why):
        verify(parse_record(path.read_text(encoding="utf-8")))
    told = run("replay", str(path), "--verify", "--lang", "en", code=1)
    assert re.search(why, told) and "Traceback" not in told


def test_a_seed_beside_its_parts_must_be_theirs() -> None:
    match = new_match("welcome", seats=2, seed="mine", salt="ab")
    assert match.record is not None
    other = new_match("welcome", seats=2, parts=PARTS, salt="ab").record
    assert other is not None
    match.record.header["parts"] = other.header["parts"]
    match.record.lines[0]["secret"]["parts"] = other.lines[0]["secret"]["parts"]
    with pytest.raises(RecordError, match="not the one that its parts make"):
        verify(match.record)


@pytest.mark.parametrize("parts", [PARTS[1:], (*PARTS, PARTS[0]), (PARTS[0], Part("seat 2", "x", "y"))])
def test_parts_come_from_the_server_and_the_seats(parts: tuple[Part, ...]) -> None:
    with pytest.raises(BadOption):
        new_match("welcome", seats=2, parts=parts)
    with pytest.raises(BadOption, match="not both"):
        new_match("welcome", seats=2, parts=PARTS, seed=1)
