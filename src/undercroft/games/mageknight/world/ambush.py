"""Ambush: rampaging enemies that are provoked from two spaces away (MT5)."""

from __future__ import annotations

from ..state import State
from .groups import RAMPAGING
from .hexes import distance

HIDING = 2
SCREENS = ("mountain", "lake")


def ambushers(s: State, here: int, to: int) -> list[int]:
    """MT5.1, XR21: the spaces of those whom a step within two spaces of them provokes."""
    return [
        at
        for at, groups in s.there.items()
        if any(group.kind == RAMPAGING and group.reach == HIDING for group in groups)
        and distance(at, here) <= HIDING >= distance(at, to)
        and reaches(s, at, to)
    ]


def reaches(s: State, at: int, to: int) -> bool:
    """MT5.2, MT5.3: over one step, or over two with open ground between; the same path crosses no wall."""
    spot = s.board[at]
    if to in spot.near and to not in spot.walls:
        return True
    return any(
        to in (mid := s.board[near]).near
        and mid.terrain not in SCREENS
        and near not in spot.walls
        and to not in mid.walls
        for near in spot.near
        if near != to
    )


def lie_in_wait(s: State, tile: int) -> None:
    """MS18.1, MT7.1: the rampaging enemies of a tile that somebody has turned up."""
    change_new(s, reach=HIDING)


def change_new(s: State, **facts: object) -> None:
    """Facts about the rampaging enemies of the tile that was turned up last."""
    centre = s.placed[-1][0]
    for at, groups in tuple(s.there.items()):
        if s.board[at].tile == centre:
            s.there[at] = tuple(g._replace(**facts) if g.kind == RAMPAGING else g for g in groups)  # type: ignore[arg-type]
