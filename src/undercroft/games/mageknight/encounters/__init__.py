"""Why a combat is fought and what comes of it, one file each; combats know phases only."""

from . import adventure, assault, duel, garrison, maze, rampage

__all__ = ["adventure", "assault", "duel", "garrison", "maze", "rampage"]
