"""Scenes at cities: k05 is the Green one, k06 Blue, k07 White, k08 Red."""

from __future__ import annotations

from typing import Any

from undercroft.games.mageknight.fight.foes import beat
from undercroft.games.mageknight.records import Combat
from undercroft.games.mageknight.state import State

from .scene import Scene, bare, go, space_of

TILE = {"green": "k05", "blue": "k06", "white": "k07", "red": "k08"}


def before_walls(foes: str = "golems, guardsmen", colour: str = "white", hand: str = "rage", **more: Any) -> Scene:
    """Seat 0 stands NE of an unconquered city of level 4 with 4 Move; `dragon`: where one rampages."""
    tile = TILE[colour]
    dragon = more.pop("dragon", "")
    wild = {dragon: "fire_dragon"} if dragon else {}
    facts: dict[str, Any] = {
        "scenario": "full_conquest", "seats": 2, "at": f"{tile}.NE", "tiles": f"{tile}, c02", "move": 4,
        "foes": {f"{tile}.C": foes, **wild}, **more,
    }  # fmt: skip
    return go(bare(hand, **facts), ("turn",))


def conquered(colour: str, shields: tuple[int, ...] = (0,), leader: int = 0, **more: Any) -> State:
    """Seat 0 stands in a conquered city."""
    tile = TILE[colour]
    facts: dict[str, Any] = {
        "scenario": "full_conquest", "seats": 2, "at": f"{tile}.C", "tiles": f"{tile}, c02", **more,
    }  # fmt: skip
    s = bare(facts.pop("hand", "promise, rage"), **facts)
    take(s, space_of(s, f"{tile}.C"), shields, leader)
    return s


def take(s: State, at: int, shields: tuple[int, ...], leader: int) -> None:
    s.shields[at] = shields
    s.holds[at] = s.holds[at]._replace(shields=shields, leader=leader)
    s.there.pop(at, None)


def inside(colour: str, influence: int, **more: Any) -> Scene:
    """Seat 0 interacts in a conquered city and has so much Influence."""
    s = conquered(colour, **more)
    s.now.phase, s.now.influence, s.now.acted = "deal", influence, True
    return go(s, ("turn",), ("deal",))


def combat(s: Scene) -> Combat:
    c: Combat | None = s.state.now.combat
    assert c is not None
    return c


def defeat(s: Scene, *numbers: int) -> Scene:
    """These enemies are defeated, whatever it takes; then the fight goes on to its end without another blow."""
    for number in numbers or range(len(combat(s).foes)):
        beat(s.state, number)
    seat = s.state.actor
    while s.state.now.combat is not None and s.state.actor == seat:
        s.choose(next(key for key in ("next", "hero", *s.keys) if key in s.keys))
    return s
