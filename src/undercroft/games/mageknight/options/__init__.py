"""House rules, one file each: rows of `HOUSE`."""

from . import auction, clock, duels, fame_only, fray, friendly, learning, rampage, start_level, tiles, wild_foes

__all__ = [
    "auction",
    "clock",
    "duels",
    "fame_only",
    "fray",
    "friendly",
    "learning",
    "rampage",
    "start_level",
    "tiles",
    "wild_foes",
]
