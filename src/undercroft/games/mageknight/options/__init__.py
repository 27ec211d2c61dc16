"""House rules, one file each: rows of `HOUSE`."""

from . import duels, fame_only

__all__ = ["duels", "fame_only"]
