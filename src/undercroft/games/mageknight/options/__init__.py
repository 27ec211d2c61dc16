"""House rules, one file each: rows of `HOUSE`."""

from . import fame_only

__all__ = ["fame_only"]
