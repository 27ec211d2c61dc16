"""Who has a place in the Round Order without a seat, one file each."""

from . import dummy, volkare

__all__ = ["dummy", "volkare"]
