"""Basic cards, Disease and the Thunderstone (T1.5)."""

from __future__ import annotations

from ..card import DISEASE, STONE, Card, Use
from ..disputed import DISEASE_COPIES
from ..effects import feeds, no_hero

ALL: tuple[Card, ...] = (
    Card(
        "militia", "basic", ("militia", "hero"), copies=30, cost=0, strength=2, xp=3, attack=1,
    ),  # a hero in every respect, free to buy (T10.2); to any level 1 hero for 3 XP (T11.4)
    Card("dagger", "basic", ("weapon", "edged"), copies=15, cost=3, gold=1, weight=2, attack=1),
    Card(
        "iron_rations", "basic", ("item", "food"), copies=15, cost=2, gold=2,
        uses=(Use("dungeon", feeds(("strength", 2)), no_hero, feeds=True),),
    ),
    Card("torch", "basic", ("item", "light"), copies=15, cost=3, gold=2, light=1),
    Card(DISEASE, "disease", ("disease",), copies=DISEASE_COPIES),  # T17: in the dungeon it cuts attack or magic attack
    Card(STONE, "thunderstone", ("thunderstone",), copies=1, vp=3),  # T24: in rank 1 it ends the game
)  # fmt: skip
