"""Who has a place in the Round Order without a seat, one file each."""

from . import dummy

__all__ = ["dummy"]
