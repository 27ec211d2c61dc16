"""House rules, one file each: rows of `HOUSE`."""

from . import duels, fame_only, start_level, wild_foes

__all__ = ["duels", "fame_only", "start_level", "wild_foes"]
