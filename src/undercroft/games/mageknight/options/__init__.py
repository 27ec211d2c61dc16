"""House rules, one file each: rows of `HOUSE`."""

from . import auction, clock, duels, envy, fame_only, fray, friendly, learning, phantoms, rampage, seals, tiles

__all__ = [
    "auction", "clock", "duels", "envy", "fame_only", "fray", "friendly", "learning", "phantoms", "rampage", "seals",
    "tiles",
]  # fmt: skip
