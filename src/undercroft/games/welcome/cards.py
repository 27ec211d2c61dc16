"""The monsters, the heroes and their equipment: numbers and effects in one block each (rulebook, W5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

STRENGTH = {
    "goblin": 1, "skeleton": 2, "orc": 3, "vampire": 4, "golem": 5, "lich": 6, "demon": 7, "dragon": 9,
}  # fmt: skip
MONSTERS = tuple(STRENGTH)
COPIES = {"goblin": 2, "skeleton": 2, "orc": 2, "vampire": 2, "golem": 2, "lich": 1, "demon": 1, "dragon": 1}
PILE = tuple(monster for monster, copies in COPIES.items() for _ in range(copies))


def nothing(monster: str) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of equipment: the health that it adds, and what it beats again and again without being asked."""

    health: int = 0
    beats: Callable[[str], bool] = nothing


PIECES: dict[str, Piece] = {
    "bracelet_of_protection": Piece(health=3),
    "buckler": Piece(health=3),
    "chain_mail": Piece(health=4),
    "demonic_pact": Piece(beats=lambda m: m == "demon"),  # W5.6; the monster after it: dungeon.fight
    "dragon_spear": Piece(beats=lambda m: m == "dragon"),  # W5.1
    "healing_potion": Piece(),  # W5.5: dungeon.drink
    "holy_grail": Piece(beats=lambda m: STRENGTH[m] % 2 == 0),  # W5.1
    "invisibility_cloak": Piece(beats=lambda m: STRENGTH[m] >= 6),  # W5.1
    "knight_shield": Piece(health=3),
    "leather_shield": Piece(health=3),
    "mithril_armor": Piece(health=5),
    "omnipotence": Piece(),  # W5.8: dungeon.fall
    "plate_armor": Piece(health=5),
    "polymorph": Piece(),  # W5.7: dungeon.opened
    "ring_of_power": Piece(beats=lambda m: STRENGTH[m] <= 2),  # W5.4; healing: dungeon.fight
    "torch": Piece(beats=lambda m: STRENGTH[m] <= 3),  # W5.1
    "vorpal_axe": Piece(),  # W5.3: dungeon.opened
    "vorpal_dagger": Piece(),  # W5.2: dungeon.name
    "vorpal_sword": Piece(),  # W5.2: dungeon.name
    "wall_of_fire": Piece(health=6),
    "war_hammer": Piece(beats=lambda m: m == "golem"),  # W5.1
}


@dataclass(frozen=True, slots=True)
class Hero:
    health: int
    pieces: tuple[str, ...]


HEROES: dict[str, Hero] = {
    "warrior": Hero(3, ("plate_armor", "knight_shield", "vorpal_sword", "dragon_spear", "holy_grail", "torch")),
    "barbarian": Hero(4, ("chain_mail", "leather_shield", "vorpal_axe", "war_hammer", "healing_potion", "torch")),
    "mage": Hero(
        2, ("wall_of_fire", "bracelet_of_protection", "omnipotence", "demonic_pact", "polymorph", "holy_grail")
    ),
    "rogue": Hero(
        3, ("mithril_armor", "buckler", "ring_of_power", "invisibility_cloak", "healing_potion", "vorpal_dagger")
    ),
}

Gear = tuple[str, ...]
"""The equipment that a hero has left, in the hero's own order."""


@cache
def without(gear: Gear, piece: str) -> Gear:
    return tuple(other for other in gear if other != piece)


@cache
def health(hero: str, gear: Gear) -> int:
    """W4.1: the hero's own health and what the equipment adds."""
    return HEROES[hero].health + sum(PIECES[piece].health for piece in gear)


@cache
def beaters(gear: Gear) -> dict[str, str]:
    """W4.4: the monsters that this equipment beats for free, each with the piece that does it (the ring first, R1)."""
    ordered = sorted(gear, key=lambda piece: piece != "ring_of_power")
    found: dict[str, str] = {}
    for monster in MONSTERS:
        for piece in ordered:
            if PIECES[piece].beats(monster):
                found.setdefault(monster, piece)
    return found


@cache
def vorpal(gear: Gear) -> str:
    """The piece for which a monster type is named (W5.2), or nothing."""
    return next((piece for piece in gear if piece in ("vorpal_sword", "vorpal_dagger")), "")
