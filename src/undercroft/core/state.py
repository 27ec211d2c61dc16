"""The plain data of a match in progress."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, fields
from typing import Any, Protocol, Self, TypeVar

import msgspec

Step = tuple[str | int | tuple[int | str, ...], ...]
"""An entry of the agenda: the step's name, then its arguments (words, numbers, or tuples of them)."""

Mix = tuple[int, tuple[int, ...], tuple[int, ...]]
"""A face-down pick: the seats that did not see it (as bits), the group's ids, who knew each of them before."""

EVERYONE = -1
"""The mask of a card that everybody knows."""


class Journal(Protocol):
    """Who writes down what happens. Matches played for search have none."""

    def chance(self, what: str, result: Any) -> None: ...

    def event(self, message: str, args: dict[str, Any], seen: int) -> None: ...


class Unstored:
    """What a state carries while it is played and never stores."""

    __slots__ = ("borrowed", "journal")
    journal: Journal | None
    borrowed: bool  # the tables of cards are also another copy's: `zones.own_tables` before writing


@dataclass(slots=True)
class State(Unstored):
    """What every game's state has. A game adds its own fields and extends `clone`.

    The tables `face`, `known`, `pool` (and `owner`, `host` where a game uses them) are indexed by physical id;
    zones are lists of physical ids. Only `core.zones` writes the tables and `mixes`.
    """

    seats: int
    options: dict[str, str]
    key: bytes  # of the chance; never shown
    count: int  # how often chance was used
    news: int  # grows whenever a seat learns something or chance is used: the undo barrier
    turn: int  # grows when the turn passes: snapshots and the undo barrier
    active: int  # whose turn it is; -1 before the first
    agenda: list[Step]  # what comes next, top last
    face: list[str]
    known: list[int]  # the seats that know the face, as bits; EVERYONE = -1
    pool: list[int]  # the shuffle that the card was last hidden in
    owner: list[int]
    host: list[int]
    mixes: list[Mix]  # groups from which a card went face down
    pools: int  # the last pool's number

    def __post_init__(self) -> None:
        self.journal = None  # type: ignore[misc]  # a slot of the parent
        self.borrowed = False  # type: ignore[misc]  # likewise

    def __getstate__(self) -> dict[str, Any]:
        """For `pickle` and `copy.deepcopy`: all but who listens."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def __setstate__(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            setattr(self, name, value)
        self.__post_init__()
        self.borrowed = True  # type: ignore[misc]  # what was stored together may share tables

    def clone(self) -> Self:
        """A copy that shares nothing that changes. A game's `clone` calls `copy_base` and copies its own fields."""
        raise NotImplementedError

    def copy_base(self, to: State) -> None:
        to.journal = None  # type: ignore[misc]  # a slot of the parent
        self.borrowed = to.borrowed = True  # type: ignore[misc]  # likewise
        to.seats = self.seats
        to.options = self.options
        to.key = self.key
        to.count = self.count
        to.news = self.news
        to.turn = self.turn
        to.active = self.active
        to.agenda = self.agenda[:]
        to.face = self.face
        to.known = self.known[:]
        to.pool = self.pool
        to.owner = self.owner
        to.host = self.host
        to.mixes = self.mixes[:]
        to.pools = self.pools


def base_fields(seats: int, options: dict[str, str], key: bytes) -> dict[str, Any]:
    """The fields of an empty `State`, for a game's `new` to start from."""
    return {
        "seats": seats, "options": options, "key": key, "count": 0, "news": 0, "turn": 0, "active": -1,
        "agenda": [], "face": [], "known": [], "pool": [], "owner": [], "host": [], "mixes": [], "pools": 0,
    }  # fmt: skip


def chance_key(seed: int | str) -> bytes:
    """The key of the chance that belongs to a seed."""
    return hashlib.sha256(f"undercroft {seed}".encode()).digest()


def snapshot(state: State) -> dict[str, Any]:
    """The state as JSON data."""
    data: dict[str, Any] = msgspec.to_builtins(state, str_keys=True)
    return data


S = TypeVar("S", bound=State)


def restore(data: dict[str, Any], kind: type[S]) -> S:
    """The state of a snapshot."""
    return msgspec.convert(data, kind, str_keys=True)


def digest(state: State) -> str:
    """A short fingerprint of the whole state."""
    return fingerprint(snapshot(state))


def fingerprint(data: dict[str, Any]) -> str:
    """The digest of the state that a snapshot holds."""
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:16]
