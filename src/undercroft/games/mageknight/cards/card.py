"""What a Deed card and a skill are."""

from __future__ import annotations

from typing import NamedTuple

from ..effects import Branch, Half, Way, ways_of


class Card(NamedTuple):
    """A Deed card: its ways to be played, besides sideways."""

    sort: str  # action, spell, artifact
    colour: str
    basic: tuple[Way, ...]
    strong: tuple[Way, ...]
    advanced: bool = False


Icons = str | tuple[str, str]


def _icons(icons: Icons) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The icons of the basic and the strong half, as words separated by spaces."""
    basic, strong = (icons, icons) if isinstance(icons, str) else icons
    return tuple(basic.split()), tuple(strong.split())


def action(colour: str, icons: Icons, basic: Half, strong: Half, advanced: bool = False) -> Card:
    """M5.1: basic for nothing, strong for a mana of its colour."""
    low, high = _icons(icons)
    return Card(
        "action", colour, ways_of(basic, "basic", (), low), ways_of(strong, "strong", (colour,), high), advanced
    )


def spell(colour: str, icons: Icons, basic: Half, strong: Half) -> Card:
    """M5.1: basic for a mana of its colour, strong for that and a black one."""
    low, high = _icons(icons)
    weak, mighty = ways_of(basic, "basic", (colour,), low), ways_of(strong, "strong", (colour, "black"), high)
    return Card("spell", colour, weak, mighty)


def artifact(icons: Icons, basic: Half, strong: Half) -> Card:
    """M5.1: basic for nothing; for the strong effect it is thrown away."""
    low, high = _icons(icons)
    return Card("artifact", "", ways_of(basic, "basic", (), low), ways_of(strong, "strong", (), high))


class Skill(NamedTuple):
    """M8: `often` is "turn", "round" or "always"; `mode` is all, competitive or cooperative (M8.6).

    `centre` is what another player may do with it while it lies in the centre (M8.7); `gained` happens once, when it is
    gained.
    """

    hero: str
    often: str
    ways: tuple[Way, ...]
    mode: str = "all"
    centre: tuple[Way, ...] = ()
    gained: Branch = ()


def skill(hero: str, often: str, icons: str, effect: Half) -> Skill:
    return Skill(hero, often, ways_of(effect, "use", (), icons.split()))
