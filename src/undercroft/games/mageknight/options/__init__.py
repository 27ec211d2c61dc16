"""House rules, one file each: rows of `HOUSE`."""

from . import cities, duels, fame_only

__all__ = ["cities", "duels", "fame_only"]
