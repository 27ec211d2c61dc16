"""House rules, one file each: rows of `HOUSE`."""

from . import auction, clock, duels, fame_only, fray, friendly, learning, rampage, tiles

__all__ = ["auction", "clock", "duels", "fame_only", "fray", "friendly", "learning", "rampage", "tiles"]
