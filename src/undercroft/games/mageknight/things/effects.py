"""What cards, Units and skills do, written down as data.

A step is a tuple: `("move", 2)`. A branch is a tuple of steps, so branches are added with `+`. `either` offers several
branches. What each step does is declared with `@step`, in `things/steps` or beside the one card that has it.
"""

from __future__ import annotations

from inspect import signature
from typing import NamedTuple

from ..tables import BASIC, STEPS, Branch

EVERY_LAND = ("plains", "hills", "forest", "wasteland", "desert", "swamp", "city")
WILDS = ("mountain", "lake")
ALL_TERRAIN = EVERY_LAND + WILDS
"""M10.3: what changes the cost of every terrain reaches mountains and lakes too, as soon as something opens them."""


class Either(NamedTuple):
    """One of several branches."""

    branches: tuple[Branch, ...]


Half = Either | Branch


def either(*branches: Branch) -> Either:
    return Either(branches)


def do(name: str, *words: int | str | tuple[str, ...]) -> Branch:
    """A step with its words. One that nobody declared, or words that it does not take, are found at import."""
    assert name in STEPS, f"no step is called {name}"
    signature(STEPS[name].do).bind(None, *words)
    return ((name, *words),)


def move(n: int) -> Branch:
    return do("move", n)


def influence(n: int) -> Branch:
    return do("influence", n)


def attack(n: int, kind: str = "melee", element: str = "physical") -> Branch:
    return do("attack", n, kind, element)


def ranged(n: int, element: str = "physical") -> Branch:
    return attack(n, "ranged", element)


def siege(n: int, element: str = "physical") -> Branch:
    return attack(n, "siege", element)


def block(n: int, element: str = "physical", swift: int = 1) -> Branch:
    """`swift`: how many times it counts against a Swift attack."""
    return do("block", n, element, swift)


def heal(n: int) -> Branch:
    return do("heal", n)


def draw(n: int) -> Branch:
    return do("draw", n)


def crystal(colour: str, n: int = 1) -> Branch:
    return do("crystal", n, colour)


def mana(colour: str, n: int = 1) -> Branch:
    return do("mana", n, colour)


def any_mana(*colours: str, n: int = 1) -> Branch:
    """Mana tokens, each in one of these colours."""
    return do("any_mana", n, colours)


def any_crystal(*colours: str) -> Branch:
    return do("any_crystal", 1, colours or BASIC)


def fame(n: int) -> Branch:
    return do("fame", n)


def reputation(n: int) -> Branch:
    return do("reputation", n)


def wound(n: int = 1) -> Branch:
    return do("wound", n)


def ready(level: int) -> Branch:
    return do("ready", level)


def cheaper(terrains: tuple[str, ...], by: int, floor: int = 0) -> Branch:
    """M10.2: spaces of these terrains cost less this turn, not below `floor`."""
    return tuple(each for terrain in terrains for each in do("cheaper", terrain, by, floor))


def costing(terrains: tuple[str, ...], n: int, opened: int = 0) -> Branch:
    """Spaces of these terrains cost this much this turn, also where they could not be entered; not so if `opened`."""
    return tuple(each for terrain in terrains for each in do("costing", terrain, n, opened))


def paying(*colours: str) -> Branch:
    """M5.5: mana that the effect costs besides what powers it."""
    return tuple(each for colour in colours for each in do("pay", colour))
