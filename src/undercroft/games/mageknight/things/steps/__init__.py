"""What effects do, step by step. Importing this package registers every step."""

from . import (
    cards,
    centre,
    foes,
    invocation,
    legion,
    legion_actions,
    legion_artifacts,
    legion_spells,
    mana,
    moves,
    offers,
    others,
    points,
    sinks,
    ultimate,
    units,
    waiting,
    wolfhawk,
)

__all__ = [
    "cards", "centre", "foes", "invocation", "legion", "legion_actions", "legion_artifacts", "legion_spells", "mana",
    "moves", "offers", "others", "points", "sinks", "ultimate", "units", "waiting", "wolfhawk",
]  # fmt: skip
