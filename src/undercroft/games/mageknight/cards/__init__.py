"""All Deed cards and skills, set by set: a set is a folder whose modules add to these tables."""

from __future__ import annotations

from functools import cache

from ..effects import Way, sideways
from .base import advanced, artifacts, basic, skills, spells
from .card import Card, Skill

CARDS: dict[str, Card] = {**basic.CARDS, **advanced.CARDS, **spells.CARDS, **artifacts.CARDS}
SKILLS: dict[str, Skill] = {**skills.SKILLS}
CARD_MODULES = {
    "basic": tuple(basic.CARDS),
    "advanced": tuple(advanced.CARDS),
    "spells": tuple(spells.CARDS),
    "artifacts": tuple(artifacts.CARDS),
    "skills": tuple(skills.SKILLS),
}
ADVANCED, SPELLS, ARTIFACTS = tuple(advanced.CARDS), tuple(spells.CARDS), tuple(artifacts.CARDS)


@cache
def card_ways(face: str, side: int) -> tuple[Way, ...]:
    """M5.1, M5.2: every way to play a card: basic, strong, sideways for `side`."""
    card = CARDS.get(face)
    return () if card is None else (*card.basic, *card.strong, *sideways(side))


@cache
def ways_at(face: str, moment: str, side: int) -> tuple[Way, ...]:
    """Those of use at a moment of the turn."""
    return tuple(way for way in card_ways(face, side) if moment in way.moments)
