"""Why a combat is fought and what comes of it, one file each; combats know phases only."""

from . import (
    adventure,
    assault,
    camp,
    city,
    duel,
    garrison,
    incantation,
    leader,
    liberate,
    maze,
    mine,
    rampage,
    relic,
    volkare,
)

__all__ = [
    "adventure",
    "assault",
    "camp",
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
    "volkare",
]
