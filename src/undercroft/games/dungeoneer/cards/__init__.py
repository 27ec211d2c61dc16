"""All cards: one module for each printed type. Importing this package fills the tables of `card.py`."""

from ..card import CARDS, HEROES, QUESTS, TILES
from . import banes, boons, heroes, maps, monsters, quests, traps, treasures

_BY_KIND = {"bane": banes, "boon": boons, "monster": monsters, "trap": traps, "treasure": treasures}

MODULES = {
    **{word: _BY_KIND[card.kind].__name__ for word, card in CARDS.items()},
    **dict.fromkeys(HEROES, heroes.__name__),
    **dict.fromkeys(QUESTS, quests.__name__),
    **dict.fromkeys(TILES, maps.__name__),
}
"""The module that holds each card's rule."""

__all__ = ["CARDS", "HEROES", "MODULES", "QUESTS", "TILES"]
