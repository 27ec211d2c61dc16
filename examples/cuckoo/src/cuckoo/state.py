"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass

from undercroft.core.state import State as CoreState
from undercroft.core.state import base_fields
from undercroft.core.zones import create

RANKS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
"""C1.2: the lowest first."""


@dataclass(slots=True)
class State(CoreState):
    """`deck` is a zone (top last); `card` is each seat's card, -1 for none."""

    deck: list[int]
    card: list[int]
    lives: list[int]
    dealer: int
    cuckoo: int  # the king that was shown this round, -1 for none

    def clone(self) -> State:
        new = State.__new__(State)
        self.copy_base(new)
        new.deck = self.deck[:]
        new.card = self.card[:]
        new.lives = self.lives[:]
        new.dealer = self.dealer
        new.cuckoo = self.cuckoo
        return new


def new(seats: int, options: dict[str, str], key: bytes) -> State:
    """C1.1: 52 cards, and lives for everybody. No chance here: the first step deals."""
    lives = [int(options["lives"])] * seats
    s = State(**base_fields(seats, options, key), deck=[], card=[-1] * seats, lives=lives, dealer=-1, cuckoo=-1)
    create(s, RANKS * 4, known=0)
    s.agenda.append(("deal",))
    return s


def living(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if s.lives[seat]]


def after(s: State, seat: int) -> int:
    """The next seat to the left that has lives."""
    return next(other % s.seats for other in range(seat + 1, seat + 1 + s.seats) if s.lives[other % s.seats])
