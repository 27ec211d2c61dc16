"""Why a combat is fought and what comes of it, one file each; combats know phases only."""

from . import adventure, assault, city, duel, garrison, incantation, leader, liberate, maze, mine, rampage, relic

__all__ = [
    "adventure",
    "assault",
    "city",
    "duel",
    "garrison",
    "incantation",
    "leader",
    "liberate",
    "maze",
    "mine",
    "rampage",
    "relic",
]
