"""What cards, Units and skills do, written down as data.

A step is a tuple: `("move", 2)`. A branch is a tuple of steps, so branches are added with `+`. `either` offers several
branches. What each step does stands in `things/steps`, one function per name.
"""

from __future__ import annotations

from ..tables import BASIC, Branch

EVERY_LAND = ("plains", "hills", "forest", "wasteland", "desert", "swamp", "city")


class Choice(tuple[Branch, ...]):
    """One of several branches."""


Half = Choice | Branch


def either(*branches: Branch) -> Choice:
    return Choice(branches)


def move(n: int) -> Branch:
    return (("move", n),)


def influence(n: int) -> Branch:
    return (("influence", n),)


def attack(n: int, kind: str = "melee", element: str = "physical") -> Branch:
    return (("attack", n, kind, element),)


def ranged(n: int, element: str = "physical") -> Branch:
    return attack(n, "ranged", element)


def siege(n: int, element: str = "physical") -> Branch:
    return attack(n, "siege", element)


def block(n: int, element: str = "physical", swift: int = 1) -> Branch:
    """`swift`: how many times it counts against a Swift attack."""
    return (("block", n, element, swift),)


def heal(n: int) -> Branch:
    return (("heal", n),)


def draw(n: int) -> Branch:
    return (("draw", n),)


def crystal(colour: str, n: int = 1) -> Branch:
    return (("crystal", n, colour),)


def mana(colour: str, n: int = 1) -> Branch:
    return (("mana", n, colour),)


def any_mana(*colours: str, n: int = 1) -> Branch:
    """Mana tokens, each in one of these colours."""
    return (("any_mana", n, colours),)


def any_crystal(*colours: str) -> Branch:
    return (("any_crystal", 1, colours or BASIC),)


def fame(n: int) -> Branch:
    return (("fame", n),)


def reputation(n: int) -> Branch:
    return (("reputation", n),)


def wound(n: int = 1) -> Branch:
    return (("wound", n),)


def ready(level: int) -> Branch:
    return (("ready", level),)


def cheaper(terrains: tuple[str, ...], by: int, floor: int = 0) -> Branch:
    """M10.2: spaces of these terrains cost less this turn, not below `floor`."""
    return tuple(("cheaper", terrain, by, floor) for terrain in terrains)


def costing(terrains: tuple[str, ...], n: int) -> Branch:
    """Spaces of these terrains cost this much this turn, also where they could not be entered."""
    return tuple(("costing", terrain, n) for terrain in terrains)


def paying(*colours: str) -> Branch:
    """M5.5: mana that the effect costs besides what powers it."""
    return tuple(("pay", colour) for colour in colours)


def step(name: str, *words: int | str | tuple[str, ...]) -> Branch:
    """A step of its own sort; `things/steps` says what it does."""
    return ((name, *words),)
