"""House rules, one file each: rows of `HOUSE`."""

from . import duels

__all__ = ["duels"]
