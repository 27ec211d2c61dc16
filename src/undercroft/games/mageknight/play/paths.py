"""Ready paths: how every far space and unexplored place is reached from here, step by step up to the first news."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from ....core.state import EVERYONE
from ..mods import BENT, LANTERN
from ..state import State, day, me
from ..world.groups import GUARD, tokens_at
from ..world.hexes import DIRECTIONS, MOVES
from ..world.places import hostile, overlooked
from .exploring import explore_key, exploring, positions_from
from .movement import BARRED, cost, provoked, rival_at, why_no_step


class Path(NamedTuple):
    """A way to a space or an unexplored place: what it costs, and the answers up to its first news."""

    cost: int
    keys: tuple[str, ...]
    news: bool  # the answers end with something seen or met: they cannot be taken back
    stops: bool  # that news comes before the goal: the way goes on from there
    danger: str = ""  # at the goal: "assault" (M10.5), "provoke" (M10.6) or "duel" (M10.12)


class Ways(NamedTuple):
    """The paths to spaces and to positions of tiles (by their centres), and why a step into a space is barred."""

    spaces: dict[int, Path]
    places: dict[int, Path]
    barred: dict[int, str]


def spied(s: State, at: int) -> bool:
    """M4.5, M13.9: whether arriving at a space turns something up: ruins there, by Day garrisons beside it."""
    if at in s.ruins and s.known[s.ruins[at]] != EVERYONE:
        return True
    light = day(s) or LANTERN in s.now.mods
    if not light and not s.holds:
        return False
    return any(s.known[token] != EVERYONE for spot in overlooked(s, at, light) for token in tokens_at(s, spot, GUARD))


def ways(s: State) -> Ways:
    """M10.1: the cheapest way to every space as if Move were plenty; one that provokes nobody where Move allows it."""
    start, seat = me(s).at, s.actor
    moves = MOVES if BENT in s.now.mods else DIRECTIONS
    asked = any(mod.what == "harvest" for mod in s.now.mods)  # every step asks a question
    trial = s.clone()  # stands where the search is; the match does not feel it
    trial.now.move = BARRED - 1
    calm: dict[int, Path] = {start: Path(0, (), False, False)}
    rough: dict[int, Path] = {}
    barred: dict[int, str] = {}
    heap = [(0, 0, start)]
    done: set[int] = set()
    while heap:
        _, _, here = heappop(heap)
        if here in done:
            continue
        done.add(here)
        me(trial).at = here
        for name, offset in moves.items():
            to = here + offset
            why = why_no_step(trial, to)
            if why:
                barred[to] = why
                continue
            angry = provoked(s, here, to)
            danger = "provoke" if angry else ""
            if hostile(s, to, seat):
                danger = "duel" if rival_at(s, to) >= 0 else "assault"
            news = bool(danger) or asked or spied(s, to)
            found = onward(calm[here], f"step:{name}", cost(s, here, to), news, danger)
            if danger:
                if to not in rough or found.cost < rough[to].cost:
                    rough[to] = found
            elif to not in done and (to not in calm or (found.cost, found.stops) < (calm[to].cost, calm[to].stops)):
                calm[to] = found
                heappush(heap, (found.cost, found.stops, to))
    del calm[start]
    shortcuts = {to: path for to, path in rough.items() if to in calm and path.cost <= s.now.move < calm[to].cost}
    places = lookouts(s, {start: Path(0, (), False, False), **calm})
    return Ways({**rough, **calm, **shortcuts}, places, barred)


def onward(path: Path, key: str, price: int, news: bool, danger: str = "") -> Path:
    """A path one answer longer; after its first news no further answer is given."""
    if path.news:
        return Path(path.cost + price, path.keys, True, True, danger)
    return Path(path.cost + price, (*path.keys, key), news, False, danger)


def lookouts(s: State, calm: dict[int, Path]) -> dict[int, Path]:
    """M10.7, M10.8: the cheapest way to explore each position that may have the next tile."""
    found: dict[int, Path] = {}
    price = exploring(s)
    for at, path in calm.items():
        for centre in positions_from(s, at):
            whole = onward(path, explore_key(s, centre), price, True)
            if centre not in found or whole.cost < found[centre].cost:
                found[centre] = whole
    return found
