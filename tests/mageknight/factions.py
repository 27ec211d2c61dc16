"""Scenes of the scenarios of factions."""

from __future__ import annotations

from typing import Any

from undercroft.games.mageknight.play.exploring import (
    put_tile,
)
from undercroft.games.mageknight.state import State, lay_over
from undercroft.games.mageknight.tables import ENEMIES, Ground
from undercroft.games.mageknight.world.groups import GUARD, put, tokens_at
from undercroft.games.mageknight.world.shapes import SHAPES, centre_of

from .scene import bare, create, space_of, token

STRIFE = {"scenario": "life_and_death", "sets": "tezla"}
REALM = {"scenario": "realm_of_the_dead", "sets": "tezla"}
VALLEY = {"scenario": "hidden_valley", "sets": "tezla"}


def laid(s: State, face: str, i: int, j: int) -> int:
    """A tile comes to a position of the map."""
    centre = centre_of(SHAPES[s.rules.shape], i, j)
    put_tile(s, create(s, [face], known=0)[0], centre)
    return centre


def at_position(i: int, j: int, face: str = "c01", **options: Any) -> State:
    s = bare(tiles="c03, c10", **options)
    laid(s, face, i, j)
    return s


def factions_at(s: State, word: str, kind: str = "") -> list[tuple[str, str]]:
    return [
        (ENEMIES[s.face[pid]].faction, ENEMIES[s.face[pid]].colour) for pid in tokens_at(s, space_of(s, word), kind)
    ]


def standing_on(ground: Ground, night: bool = False, foes: str = "", **more: Any) -> State:
    s = bare("rage, wound", at="c03.C", tiles="c03, c01", night=night, **{"sets": "tezla", **more})
    lay_over(s, s.players[0].at, ground)
    put(s, s.players[0].at, GUARD, *(token(s, face) for face in foes.split(", ") if face))
    return s
