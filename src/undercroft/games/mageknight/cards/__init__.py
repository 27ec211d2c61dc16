"""All Deed cards and skills, set by set: a set is a folder here with one module per printed type, named in `SETS`."""

from __future__ import annotations

from functools import cache

from ..effects import Way, sideways
from . import base
from .card import Card, Skill

SETS = (base,)

CARDS: dict[str, Card] = {
    face: card for folder in SETS for part in folder.CARDS.values() for face, card in part.items()
}
SKILLS: dict[str, Skill] = {face: skill for folder in SETS for face, skill in folder.SKILLS.items()}
CARD_MODULES: dict[str, str] = {face: module for folder in SETS for face, module in folder.MODULES.items()}
"""Where each card and skill stands: its module below this package."""


def of_type(name: str) -> tuple[str, ...]:
    """The cards of a printed type (advanced, spells, artifacts) in all sets."""
    return tuple(face for folder in SETS for face in folder.CARDS.get(name, {}))


ADVANCED, SPELLS, ARTIFACTS = of_type("advanced"), of_type("spells"), of_type("artifacts")


@cache
def card_ways(face: str, side: int) -> tuple[Way, ...]:
    """M5.1, M5.2: every way to play a card: basic, strong, sideways for `side`."""
    card = CARDS.get(face)
    return () if card is None else (*card.basic, *card.strong, *sideways(side))


@cache
def ways_at(face: str, moment: str, side: int) -> tuple[Way, ...]:
    """Those of use at a moment of the turn."""
    return tuple(way for way in card_ways(face, side) if moment in way.moments)
