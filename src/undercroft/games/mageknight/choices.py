"""What can be chosen about a match: the game's options, made of what scenarios, sets and house rules there are."""

from __future__ import annotations

from ...core.registry import GameOption
from .play.setup import check_heroes
from .rules import HOUSE, MODES, SCENARIOS, USUAL
from .tables import BASE, SET_OF

NONE = "none"


def several(name: str, words: tuple[str, ...]) -> tuple[GameOption, ...]:
    """An option that takes any of these words; there is none if there are no words."""
    if len(words) < 2:
        return (GameOption(name, NONE, (NONE, *words)),) if words else ()
    return (GameOption(name, NONE, words, most=len(words)),)


def options() -> tuple[GameOption, ...]:
    """`rules.fits` judges them together."""
    modes = {plan.mode for scenario in SCENARIOS.values() for plan in scenario.plans}
    levels = tuple(dict.fromkeys(level for scenario in SCENARIOS.values() for level in scenario.levels))
    sets = tuple(name for name in dict.fromkeys(SET_OF.values()) if name != BASE)
    return (
        GameOption("scenario", "first_reconnaissance", tuple(SCENARIOS)),
        GameOption("mode", USUAL, (USUAL, *(mode for mode in MODES if mode in modes))),
        *((GameOption("level", USUAL, (USUAL, *levels)),) if levels else ()),
        *several("sets", sets),
        *several("house", tuple(HOUSE)),
        GameOption("heroes", "random", check=check_heroes),
        GameOption("dummy", "yes", ("yes", "no")),
        GameOption("printing", "ultimate", ("ultimate", "first")),
    )
