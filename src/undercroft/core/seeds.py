"""The seed of a match: what is promised about it before play, and how it is made of parts that nobody chooses alone.

A commitment is the hash of a JSON list, so it can be read in one way only. What was promised before this (a hash of
`seed:salt`, 64 hexadecimal digits without the `2:` in front) still holds for the matches that began with it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from .errors import BadOption, RecordError

SERVER = "server"
"""The name of the part that the server gives; a seat's is `seat 0`, `seat 1`, …"""


@dataclass(frozen=True, slots=True)
class Part:
    """What one side adds to the seed. Its commitment is published before any other part is shown."""

    by: str
    value: str
    salt: str

    @property
    def commitment(self) -> str:
        return _hash("part", self.by, self.value, self.salt)


def seed_of(parts: Sequence[Part]) -> str:
    """The seed that these parts make, in this order. Whoever keeps one part secret keeps the seed unknown."""
    return _hash("seed", *([part.by, part.value] for part in parts))


def commitment(seed: int | str, salt: str) -> str:
    """What is published at the start: it fixes the seed without telling it."""
    return "2:" + _hash("commitment", seed, salt)


def committed(seed: int | str, salt: str, promise: str) -> bool:
    """Does a commitment, of this or of an earlier version, fix this seed?"""
    if promise.startswith("2:"):
        return promise == commitment(seed, salt)
    return promise == hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def _hash(what: str, *values: Any) -> str:
    return hashlib.sha256(msgspec.json.encode([f"undercroft {what} 2", *values])).hexdigest()


def promised(parts: Sequence[Part]) -> list[dict[str, str]]:
    """The parts as a header shows them before the match is over."""
    return [{"by": part.by, "commitment": part.commitment} for part in parts]


def check_parts(parts: Sequence[Part], seats: int) -> None:
    """Each side gives at most one part, and the server gives one."""
    known = (SERVER, *(f"seat {seat}" for seat in range(seats)))
    by = [part.by for part in parts]
    for name in by:
        if name not in known:
            raise BadOption(f"a part of the seed is given by {name!r}; it is one of {', '.join(known)}")
    if len(set(by)) < len(by) or SERVER not in by:
        raise BadOption(f"a seed is made of one part of the server and at most one of each seat, not of {by}")


def verify_secret(header: dict[str, Any], secret: dict[str, Any]) -> None:
    """Raise what is wrong if the revealed seed, salt and parts are not those that the header promised."""
    if not committed(secret["seed"], secret["salt"], header["commitment"]):
        raise RecordError(2, "the seed and salt do not fit the commitment in the header")
    parts = [Part(**part) for part in secret.get("parts", [])]
    shown = header.get("parts", [])
    if [part.by for part in parts] != [part["by"] for part in shown]:
        raise RecordError(2, "the parts of the seed are not those that the header names")
    for part, told in zip(parts, shown, strict=True):
        if part.commitment != told["commitment"]:
            raise RecordError(2, f"the part of the seed given by {part.by} does not fit its commitment in the header")
    if parts:
        try:
            check_parts(parts, header["seats"])
        except BadOption as error:
            raise RecordError(2, str(error)) from None
        if secret["seed"] != seed_of(parts):
            raise RecordError(2, "the seed is not the one that its parts make")
