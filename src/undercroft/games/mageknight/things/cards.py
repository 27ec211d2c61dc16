"""Deed cards and skills: how their rows are written, and the ways that they offer (M5, M8)."""

from __future__ import annotations

from functools import cache

from ..tables import CARDS, Card, Skill, Way
from .effects import Half
from .ways import at_moment, sideways, ways_of

Icons = str | tuple[str, str]


def _icons(icons: Icons) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The icons of the basic and the strong half, as words separated by spaces."""
    basic, strong = (icons, icons) if isinstance(icons, str) else icons
    return tuple(basic.split()), tuple(strong.split())


def action(colour: str, icons: Icons, basic: Half, strong: Half, advanced: bool = False) -> Card:
    """M5.1: basic for nothing, strong for a mana of its colour."""
    low, high = _icons(icons)
    ways = ways_of(basic, "basic", (), low), ways_of(strong, "strong", (colour,), high)
    return Card("action", colour, *ways, advanced, icons=tuple(dict.fromkeys(low + high)))


def spell(colour: str, icons: Icons, basic: Half, strong: Half) -> Card:
    """M5.1: basic for a mana of its colour, strong for that and a black one."""
    low, high = _icons(icons)
    weak, mighty = ways_of(basic, "basic", (colour,), low), ways_of(strong, "strong", (colour, "black"), high)
    return Card("spell", colour, weak, mighty)


def rival_spell(colour: str, icons: Icons, basic: Half, strong: Half) -> Card:
    """MS0.7: a Spell that strikes other players, not for a game in which nobody competes."""
    return spell(colour, icons, basic, strong)._replace(mode="competitive")


def artifact(icons: Icons, basic: Half, strong: Half) -> Card:
    """M5.1: basic for nothing; for the strong effect it is thrown away."""
    low, high = _icons(icons)
    return Card("artifact", "", ways_of(basic, "basic", (), low), ways_of(strong, "strong", (), high))


def skill(hero: str, often: str, icons: str, effect: Half) -> Skill:
    return Skill(hero, often, ways_of(effect, "use", (), icons.split()))


_TYPES = {"advanced": ("action", True), "spells": ("spell", False), "artifacts": ("artifact", False)}


def of_type(cards: dict[str, Card], name: str) -> tuple[str, ...]:
    """Those of a printed type: advanced, spells, artifacts."""
    return tuple(face for face, card in cards.items() if (card.sort, card.advanced) == _TYPES[name])


@cache
def card_ways(face: str, side: int) -> tuple[Way, ...]:
    """M5.1, M5.2: every way to play a card: basic, strong, sideways for `side`."""
    card = CARDS.get(face)
    return () if card is None else (*card.basic, *card.strong, *sideways(side))


@cache
def ways_at(face: str, moment: str, side: int, wanted: tuple[str, ...]) -> tuple[Way, ...]:
    """Those of use at a moment of the turn."""
    return at_moment(card_ways(face, side), moment, wanted)
