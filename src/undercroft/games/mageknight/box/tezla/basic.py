"""Braevalar's own basic actions (MT1.1)."""

from __future__ import annotations

from .....core.decision import Decision, Effect
from .....core.lasting import Mod
from ...fight.points import make_block
from ...play.movement import COSTS, ONE_SPACE
from ...state import State, day, me, night_rules
from ...tables import BLOCKING, NEVER, Card, step
from ...things.cards import action
from ...things.effects import ALL_TERRAIN, block, do, either, heal, move
from ...things.needs import aim
from ...things.questions import PICK

WILD = {"mountain": (5, 5), "lake": (2, 2)}


@step("land_block", when=BLOCKING, why=aim, makes="block", amount=2, icon="shield")
def _land_block(s: State, n: int, plus: int) -> None:
    """One With the Land: as much as the hero's space costs unmodified; fire by Day, ice at Night (MR25)."""
    costs = {**COSTS, **WILD}[s.board[me(s).at].terrain]
    make_block(s, costs[0 if day(s) else 1] + plus, "ice" if night_rules(s) else "fire", 1)


@step("one_space", when=NEVER)
def _one_space(s: State, n: int) -> None:
    """Druidic Paths, XR54: the first space entered that it makes cheaper."""
    s.now.mods.append(ONE_SPACE)


@step("one_terrain", when=NEVER)
def _one_terrain(s: State, by: int, floor: int) -> Effect:
    """Druidic Paths, strong: a terrain of one's choice costs less this turn."""
    terrain = yield Decision(s.actor, PICK, tuple(f"terrain:{land}" for land in ALL_TERRAIN), ALL_TERRAIN)
    s.now.mods.append(Mod("cheaper", by, floor, terrain))


ROWS: dict[str, Card] = {
    "druidic_paths": action("blue", "movement", move(2) + do("one_space", 1), move(4) + do("one_terrain", 1, 2)),
    "one_with_the_land": action(
        "green",
        "movement healing combat",
        either(move(2), heal(1), block(2)),
        either(move(4), heal(2), do("land_block", 1, 0)),
    ),
}
