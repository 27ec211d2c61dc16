"""Whose turn it is and who acts are two things: a hero who may do something has a `Turn`; `s.now` is the actor's.

A menu carries no seat: whoever pushes one for another seat pushes `("as", seat)` above it, or lets the seat act first.
"""

from __future__ import annotations

from typing import NamedTuple

from ..agenda import auto
from ..state import State, Turn


class Terms(NamedTuple):
    """W18: what a hero may use who acts: a die of the Source, which sorts of skills, skills that wait in the centre."""

    die: bool
    skills: tuple[str, ...]
    centre: bool
    ends: bool  # afterwards special and healing effects, and the whole end of turn


EVERY = ("turn", "round", "always")
TERMS: dict[str, Terms] = {
    "own": Terms(True, EVERY, True, True),
    "joint": Terms(True, EVERY, True, True),  # M14.8
    "full": Terms(True, EVERY, False, True),  # M18.3
    "partial": Terms(False, ("round", "always"), False, False),  # ML17.4, XR29
    "parrying": Terms(False, ("always",), False, False),  # M18.3: in a duel no skills at all
}


def terms_of(s: State) -> Terms:
    return TERMS[s.now.terms]


def new_turn(s: State, seat: int) -> Turn:
    """The seat has a turn of its own and acts. M16.10: turns that follow this one are still to come."""
    another = s.now.another if s.now.seat == seat else 0
    s.active = s.actor = seat
    s.now = began(s, seat, "own")
    s.now.another = another
    return s.now


def began(s: State, seat: int, terms: str) -> Turn:
    """A Turn of a seat. M18.3: what it played when it attended partially stays until its next end of turn."""
    before = s.waiting.pop(seat, None)
    turn = Turn(seat, terms)
    if before is not None:
        turn.returned, turn.spent, turn.busy = before.returned, before.spent, before.busy
    return turn


def act_as(s: State, seat: int, terms: str) -> Turn:
    """A seat acts in another's turn; whoever acted waits, with everything that it had."""
    wait(s)
    s.actor = seat
    s.now = began(s, seat, terms)
    return s.now


def wait(s: State) -> None:
    """The actor's Turn waits, unless it is over."""
    if s.now.seat >= 0 and s.now.phase != "over":
        s.waiting[s.now.seat] = s.now


@auto("as")
def back_to(s: State, seat: int) -> None:
    """A seat acts again; -1 while nobody does (a turn of the Dummy)."""
    if s.now.seat == seat:
        return
    wait(s)
    s.actor = seat
    s.now = s.waiting.pop(seat) if seat >= 0 else Turn(-1)


@auto("leave")
def leave(s: State) -> None:
    """M18.3: partial attendance has no end of turn: cards and tokens stay where they are until the next one."""
    s.now.phase, s.now.mods = "left", []
