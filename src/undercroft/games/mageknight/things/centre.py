"""Interactive skills in the centre of the table (M8.4, M8.7)."""

from __future__ import annotations

from ..play.acting import terms_of
from ..records import Centred
from ..state import State, mates


def place(s: State, skill: int, mark: str = "") -> None:
    """M8.4: it lies there until the start of the owner's next turn."""
    s.centre = (*s.centre, Centred(skill, s.actor, s.turn, mark))


def take_away(s: State, lying: Centred) -> None:
    """M8.7: it was used and goes back to its owner."""
    s.centre = tuple(other for other in s.centre if other is not lying)


def others_centre(s: State) -> list[Centred]:
    """M8.7: the skills that act on whoever acts; M20.1: not those of team mates."""
    friends = (s.actor, *mates(s, s.actor)) if s.teams else (s.actor,)
    return [lying for lying in s.centre if lying.owner not in friends]


def within_reach(s: State) -> list[Centred]:
    """M8.7: those that wait for one use by whoever acts; alone, one's own of an earlier turn."""
    if not terms_of(s).centre:
        return []
    if not s.rules.alone:
        return others_centre(s)
    return [lying for lying in s.centre if lying.turn != s.turn]


def lying_there(s: State, face: str) -> Centred | None:
    """A skill of this name that whoever acts can use."""
    return next((lying for lying in within_reach(s) if s.face[lying.skill] == face), None) if s.centre else None


def return_own(s: State, seat: int) -> list[Centred]:
    """M8.4, M9.2: the seat's skills come back as its turn comes; alone they stay for that turn (M8.7)."""
    if s.rules.alone:
        return []
    own = [lying for lying in s.centre if lying.owner == seat]
    s.centre = tuple(lying for lying in s.centre if lying.owner != seat)
    return own


def return_old(s: State) -> None:
    """M8.7: alone, what was put there before this turn comes back at its end."""
    if s.rules.alone:
        s.centre = tuple(lying for lying in s.centre if lying.turn == s.turn)
