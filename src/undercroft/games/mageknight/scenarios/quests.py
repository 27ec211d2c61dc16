"""What the scenarios with a quest and one friendly city share (MS8, MS9, MS10)."""

from __future__ import annotations

from collections.abc import Callable

from ..rules import Plan
from ..tables import Tile
from .conquest import alone

RIVALS = Plan(
    "competitive",
    players=(2, 4),
    rounds=(4,),
    shapes=("wedge", "wedge", "open_4_columns"),
    countryside=(8, 9, 11),
    cities=(1,),
    others=(1, 2, 3),
)


Sites = Callable[[set[str]], bool]


def any_of(*names: str) -> Sites:
    return lambda sites: not sites.isdisjoint(names)


def quest(plan: Plan, city: str, land: Sites, core: Sites = lambda sites: False) -> tuple[Plan, Plan]:
    """A city that is everybody's friend (MS0.6); the Countryside tiles and the Core tiles that have certain sites.

    MS5.2, SR60: alone with the Dummy, by the numbers for two players.
    """
    rivals = plan._replace(friendly=(city,), wanted=tiles_with(city, land, core))
    return rivals, alone(rivals)


def tiles_with(city: str, land: Sites, core: Sites) -> Callable[[Tile], int]:
    """Which tiles must be in the deck: others are left out before them."""

    def wanted(tile: Tile) -> int:
        sites = {ground.site for ground in tile.spaces}
        if tile.kind == "city":
            return int(tile.spaces[0].colour == city)
        return int(land(sites) if tile.kind == "countryside" else core(sites))

    return wanted


def only(goal: str) -> Callable[[Plan, int], bool]:
    """A variant of one scenario."""
    return lambda plan, seats: plan.goal == goal
