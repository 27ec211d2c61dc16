"""Steps that move the figure directly (M10.4, M10.17): flying, tunnelling, bent space and time."""

from __future__ import annotations

from typing import NamedTuple

from ....core.decision import Decision, Effect, Kind
from ....core.events import tell
from ..effects import EVERY_LAND
from ..hexes import DIRECTIONS
from ..movement import BARRED, BENT, arrive, cost, safe
from ..sites import heroes_at, hostile
from ..state import State, me
from .steps import PICK, asks, does

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
        ring = {near for near in ring if s.board[near].ground.terrain not in barred}
        seen |= ring
    return seen


def lands(s: State, at: int, far: int, barred: tuple[str, ...], start: int) -> bool:
    """Whether a direct move that is at this space can still end on a safe one, other than where it began."""
    return any(near != start and safe(s, near, s.active) for near in within(s, at, far, barred))


def spaces_left(s: State, flight: Flight) -> int:
    """How many spaces the Move points allow."""
    return min(flight.most, s.move // flight.each) if flight.each else flight.most * (s.move >= flight.price)


def can_soar(s: State, word: str) -> bool:
    """M10.4: whether the move has a safe end."""
    flight, at = FLIGHTS[word], me(s).at
    return lands(s, at, spaces_left(s, flight), flight.barred, at)


def onward(s: State, flight: Flight, left: int, start: int) -> list[str]:
    """The directions from which a safe end can still be reached."""
    if not left:
        return []
    found = []
    for name, offset in DIRECTIONS.items():
        to = me(s).at + offset
        over = to in s.board and s.board[to].ground.terrain not in flight.barred
        if over and lands(s, to, left - 1, flight.barred, start):
            found.append(name)
    return found


@asks("soar")
def _soar(s: State, word: str) -> Effect:
    """M10.4, M10.17: space by space, provoking nobody, to a safe space; every space is part of the path."""
    p, flight = me(s), FLIGHTS[word]
    start, left = p.at, spaces_left(s, flight)
    s.move -= flight.price
    while True:
        keys = ["land"] if p.at != start and safe(s, p.at, s.active) else []
        keys += [f"step:{name}" for name in onward(s, flight, left, start)]
        key = yield Decision(s.active, FLY, tuple(keys))
        if key == "land":
            return
        left -= 1
        s.move -= flight.each
        name = key.partition(":")[2]
        arrive(s, p.at + DIRECTIONS[name])
        tell(s, "mk-moved", who=s.active, where=name, terrain=s.board[p.at].ground.terrain)


def siege_goals(s: State, far: int) -> list[int]:
    """The fortified sites that Underground Attack reaches; cities only where they can be entered at all (MS2.1)."""
    flight, at = FLIGHTS["under_ground"], me(s).at
    return sorted(
        near
        for near in within(s, at, far, flight.barred)
        if hostile(s, near, s.active) and cost(s, near) != BARRED and not heroes_at(s, near, s.active)
    )


@asks("tunnel")
def _tunnel(s: State, far: int) -> Effect:
    """Underground Attack: an assault that ignores the site's fortification; repelled, the hero is where it began."""
    goals = siege_goals(s, far)
    keys = tuple(f"goal:{s.board[to].ground.site}" + (f"#{at}" if at else "") for at, to in enumerate(goals))
    to = yield Decision(s.active, PICK, keys, tuple(goals))
    s.mods.append(("open_site",))
    arrive(s, to)  # one step of the path (M10.17)
    s.agenda.append(("assault", ()))


@does("bend")
def _bend(s: State, far: int) -> None:
    """Space Bending: spaces and places two steps away count as adjacent this turn, and nobody is provoked."""
    s.mods.append(BENT)


@does("bend_time")
def _bend_time(s: State, turns: int) -> None:
    """Time Bending: this card is put aside, the other played ones come back to hand, another turn follows (M16.10)."""
    s.returned.append((me(s).played[-1], "aside"))
    s.mods.append(("bent_time",))
    s.another += turns


@does("calm")
def _calm(s: State, by: int) -> None:
    """Calming the Weather, used by another: all terrain costs less this turn."""
    s.mods += [("cheaper", terrain, by, 1) for terrain in EVERY_LAND]
