"""Whose turn it is and who acts are two things: a hero who may do something has a `Turn`; `s.now` is the actor's."""

from __future__ import annotations

from ..state import State, Turn


def new_turn(s: State, seat: int) -> Turn:
    """The seat acts from now on, with a turn of its own. M16.10: turns that follow this one are still to come."""
    another = s.now.another if s.now.seat == seat else 0
    s.active = s.actor = seat
    s.now = Turn(seat, another=another)
    return s.now
