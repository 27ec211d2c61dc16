"""House rules, one file each: rows of `HOUSE`."""

from . import duels, envy, phantoms, seals

__all__ = ["duels", "envy", "phantoms", "seals"]
