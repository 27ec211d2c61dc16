"""Fixed results as files: set UNDERCROFT_GOLDEN=write to write them again after a deliberate change.

UNDERCROFT_GOLDEN=add leaves them as they are and only adds what `tests/behaviour.py` has not met yet.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random

from undercroft.core.conformance import perft
from undercroft.core.match import Match, new_match
from undercroft.core.record import load_record, verify
from undercroft.core.registry import Game

WRITE = os.environ.get("UNDERCROFT_GOLDEN") == "write"
ADD = WRITE or os.environ.get("UNDERCROFT_GOLDEN") == "add"


def same_text(path: Path, text: str) -> None:
    """The text must be what the file holds."""
    if WRITE:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8"), f"{path.name} differs"


def random_match(game: Game, seats: int, seed: int, options: dict[str, str] | None = None) -> Match:
    match = new_match(game, seats, seed, options, salt=f"{seed:032x}")
    random = Random(seed)
    while match.decision is not None:
        match.choose(random.choice(match.decision.keys))
    return match


def same_record(path: Path, game: Game, seats: int, ends: Callable[[Match], bool]) -> None:
    """The record must run to the same lines, and end in the wanted way."""
    if WRITE:
        match = next(m for m in (random_match(game, seats, seed) for seed in range(5000)) if ends(m))
        assert match.record is not None
        path.parent.mkdir(exist_ok=True)
        match.record.save(path)
    record = load_record(path)
    assert record.damage is None
    verify(record)
    again = random_match(game, seats, int(record.seed), record.header["options"])
    assert ends(again)
    assert again.record is not None
    assert [line for line in record.lines if "answer" in line] == [x for x in again.record.lines if "answer" in x]


def same_perft(folder: Path, game: Game, *tables: tuple[int, int, int, dict[str, str]]) -> None:
    """Distinct positions after 1, 2, … choices: seats, depth, seed, options."""
    rows = [
        f"{seats} seats, seed {seed} {options or ''}".strip() + f": {perft(game, seats, depth, seed, options)}"
        for seats, depth, seed, options in tables
    ]
    same_text(folder / "perft.txt", "\n".join(rows) + "\n")
