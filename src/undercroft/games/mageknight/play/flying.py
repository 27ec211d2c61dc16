"""Direct moves: how far they go and where they may end (M10.4, M10.17)."""

from __future__ import annotations

from typing import NamedTuple

from ....core.decision import Kind
from ..state import State, me
from ..tables import SITES
from ..world.hexes import DIRECTIONS
from ..world.places import heroes_at, hostile, volkare_at
from .movement import BARRED, entry, rival_at, safe

FLY = Kind("mk.fly", "M10.4", at="turn")


class Flight(NamedTuple):
    """How far a direct move goes, what it costs for each space and in all, and where it cannot pass."""

    most: int
    each: int = 0
    price: int = 0
    barred: tuple[str, ...] = ()


FLIGHTS: dict[str, Flight] = {
    "beside": Flight(1),
    "on_wings": Flight(5, each=1),
    "two_spaces": Flight(2, price=2),
    "under_ground": Flight(3, barred=("swamp", "lake")),
}


def within(s: State, at: int, far: int, barred: tuple[str, ...]) -> set[int]:
    """M10.4: the revealed spaces in reach of a direct move, over anything that it does not name."""
    ring, seen = {at}, {at}
    for _ in range(far):
        ring = {near for here in ring for near in s.board[here].near} - seen
        ring = {near for near in ring if s.board[near].terrain not in barred}
        seen |= ring
    return seen


def lands(s: State, at: int, far: int, barred: tuple[str, ...], start: int) -> bool:
    """Whether a direct move that is at this space can still end on a safe one, other than where it began."""
    return any(near != start and safe(s, near, s.actor) for near in within(s, at, far, barred))


def spaces_left(s: State, flight: Flight) -> int:
    """How many spaces the Move points allow."""
    return min(flight.most, s.now.move // flight.each) if flight.each else flight.most * (s.now.move >= flight.price)


def can_soar(s: State, word: str) -> bool:
    """M10.4: whether the move has a safe end."""
    flight, at = FLIGHTS[word], me(s).at
    return free_to_go(s) and lands(s, at, spaces_left(s, flight), flight.barred, at)


def free_to_go(s: State) -> bool:
    """ML3.4: not on the way through a maze. M14.8: not on the way into a fight of several."""
    return s.now.combat is None and s.fight is None


def onward(s: State, flight: Flight, left: int, start: int) -> list[str]:
    """The directions from which a safe end can still be reached."""
    if not left:
        return []
    found = []
    for name, offset in DIRECTIONS.items():
        to = me(s).at + offset
        over = to in s.board and s.board[to].terrain not in flight.barred
        if over and lands(s, to, left - 1, flight.barred, start):
            found.append(name)
    return found


def siege_goals(s: State, far: int) -> list[int]:
    """Where Underground Attack leads, to heroes last; cities only where they can be entered at all (MS2.1)."""
    flight, at = FLIGHTS["under_ground"], me(s).at
    if not free_to_go(s):
        return []
    near = within(s, at, far, flight.barred) - {at}
    found = [to for to in near if entry(s, to) != BARRED and assailable(s, to)]
    return sorted(found, key=lambda to: (rival_at(s, to) >= 0, to))


def assailable(s: State, at: int) -> bool:
    """M10.12: a hero to attack, or a fortified site, or Volkare (ML18.1); XR28: where a leader is, is none."""
    if heroes_at(s, at, s.actor):
        return rival_at(s, at) >= 0
    return hostile(s, at, s.actor) and (volkare_at(s, at) or SITES[s.board[at].site].sort == "fortified")
