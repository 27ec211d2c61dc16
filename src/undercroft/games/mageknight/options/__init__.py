"""House rules, one file each: rows of `HOUSE`."""

from . import (
    auction,
    cities,
    clock,
    control,
    duels,
    envy,
    factions,
    fame_only,
    fray,
    friendly,
    learning,
    phantoms,
    rampage,
    seals,
    start_level,
    tiles,
    wild_foes,
)  # fmt: skip

__all__ = [
    "auction", "cities", "clock", "control", "duels", "envy", "factions", "fame_only", "fray", "friendly", "learning",
    "phantoms", "rampage", "seals", "start_level", "tiles", "wild_foes",
]  # fmt: skip
