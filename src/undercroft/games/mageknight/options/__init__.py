"""House rules, one file each: rows of `HOUSE`."""

from . import duels, envy, fame_only, phantoms, seals

__all__ = ["duels", "envy", "fame_only", "phantoms", "seals"]
