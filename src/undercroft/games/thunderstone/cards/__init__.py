"""All cards of the base set: one module per kind, alphabetical, numbers and effects in one block each."""

from ..card import CARDS, Card
from . import basic, heroes, monsters, village

for _module in (basic, heroes, village, monsters):
    CARDS.update((card.word, card) for card in _module.ALL)

BASIC = tuple(card.word for card in basic.ALL if card.sort == "basic")
HERO_GROUPS = tuple(dict.fromkeys(card.group for card in heroes.ALL))
MONSTER_GROUPS = tuple(dict.fromkeys(card.group for card in monsters.ALL))
VILLAGE = tuple(card.word for card in village.ALL)
MODULES = {card.word: module.__name__ for module in (basic, heroes, village, monsters) for card in module.ALL}


def of_group(group: str) -> list[Card]:
    """The cards of a hero or monster group, in the order of their levels or words."""
    return [card for card in CARDS.values() if card.group == group]


__all__ = ["BASIC", "CARDS", "HERO_GROUPS", "MODULES", "MONSTER_GROUPS", "VILLAGE", "of_group"]
