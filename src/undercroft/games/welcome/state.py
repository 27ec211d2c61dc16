"""What lies on the table of Welcome to the Dungeon."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ...core.state import State as CoreState
from ...core.state import base_fields
from ...core.zones import create
from .cards import PILE, Gear


@dataclass(slots=True)
class State(CoreState):
    """Zones of monsters: `deck` and `dungeon` (top last), `removed`, `fought`, `aside`; the rest is public."""

    hero: str
    gear: Gear  # the equipment that is left
    spent: Gear  # single-use pieces used in this dungeon
    deck: list[int]
    dungeon: list[int]
    removed: list[int]
    fought: list[int]
    aside: list[int]  # polymorphed away
    drawn: int  # the monster in the hand of the active seat, -1 for none
    opened: int  # the monster that the hero faces, -1 for none
    bidders: int  # who has not passed, as bits
    drew: int  # who has drawn in this round, as bits
    inside: bool  # whether the hero is in the dungeon
    health: int
    named: str  # the type that the vorpal blade beats
    pact: bool  # the next monster is beaten by the demonic pact
    successes: list[int]
    failures: list[int]

    def clone(self) -> State:
        new = State.__new__(State)
        self.copy_base(new)
        new.hero = self.hero
        new.gear = self.gear
        new.spent = self.spent
        new.deck = self.deck[:]
        new.dungeon = self.dungeon[:]
        new.removed = self.removed[:]
        new.fought = self.fought[:]
        new.aside = self.aside[:]
        new.drawn = self.drawn
        new.opened = self.opened
        new.bidders = self.bidders
        new.drew = self.drew
        new.inside = self.inside
        new.health = self.health
        new.named = self.named
        new.pact = self.pact
        new.successes = self.successes[:]
        new.failures = self.failures[:]
        return new


def new(seats: int, options: dict[str, str], key: bytes) -> State:
    """W1.2, W2.3: the table before anything is drawn: thirteen monsters, white cards for all."""
    s = State(
        **base_fields(seats, options, key),
        hero="", gear=(), spent=(), deck=[], dungeon=[], removed=[], fought=[], aside=[], drawn=-1, opened=-1,
        bidders=0, drew=0, inside=False, health=0, named="", pact=False,
        successes=[0] * seats, failures=[0] * seats,
    )  # fmt: skip
    create(s, PILE, known=0)
    s.agenda.append(("begin",))
    return s


def still_in(s: State) -> int:
    """W1.1: the seats that have not failed twice, as bits."""
    return _still_in(tuple(s.failures))


@cache
def _still_in(failures: tuple[int, ...]) -> int:
    return sum(1 << seat for seat, count in enumerate(failures) if count < 2)


def next_of(mask: int, seat: int, seats: int) -> int:
    """W3.1: the next seat of `mask` clockwise after `seat`."""
    while True:
        seat = (seat + 1) % seats
        if mask >> seat & 1:
            return seat
