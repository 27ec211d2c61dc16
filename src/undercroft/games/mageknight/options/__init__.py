"""House rules, one file each: rows of `HOUSE`."""

from . import cities, duels

__all__ = ["cities", "duels"]
