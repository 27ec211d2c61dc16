"""Matches in files: who sat where is kept with the record, so that bots stay bots and what is hidden stays hidden."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from ..core.errors import RecordError
from ..core.match import Match
from ..core.record import Record, load_record, resume


@dataclass(frozen=True)
class Seats:
    """Who sits where: a bot's name or nothing for a person; the names that people gave."""

    bots: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if not bot]

    def write(self, record: Record) -> None:
        record.header["bots"] = list(self.bots)
        if any(self.names):
            record.header["names"] = list(self.names)


def seats_of(record: Record) -> Seats:
    """Who sat where. A record from elsewhere says nothing of bots: people sit at all its seats."""
    count = record.header["seats"]
    return Seats(words_of(record.header.get("bots"), count), words_of(record.header.get("names"), count))


def words_of(value: object, count: int) -> tuple[str, ...]:
    fits = isinstance(value, list) and len(value) == count and all(isinstance(word, str) for word in value)
    return tuple(value) if fits and isinstance(value, list) else ("",) * count


def load(path: str | Path) -> tuple[Match, Seats]:
    record = load_record(path)
    if record.damage is not None:
        raise record.damage
    return resume(record), seats_of(record)


def folder() -> Path:
    return user_data_path("undercroft") / "kept"


def keep(match: Match, source: Path | None = None) -> Path:
    """Put a match that was left where it is found again: in the place that it came from, if it was kept before."""
    assert match.record is not None
    name = f"{match.game.name}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.jsonl"
    path = source if source is not None and is_ours(source) else folder() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    match.record.save(path)
    return path


def forget(source: Path | None) -> None:
    """A match that has ended need not be kept any more; a file that somebody saved is theirs."""
    if source is not None and is_ours(source):
        source.unlink(missing_ok=True)


def is_ours(path: Path) -> bool:
    return path.resolve().parent == folder().resolve()


def last() -> Path:
    """The match that was kept last."""
    found: Sequence[Path] = sorted(folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise RecordError(0, f"no match was kept in {folder()}")
    return found[-1]
