"""The enemies of the Elementalists and of the Dark Crusaders (MT1.2)."""

from __future__ import annotations

from ...records import Strike
from ...tables import Enemy


def elementalist(colour: str, copies: int, armor: int, fame: int, *strikes: Strike) -> Enemy:
    return Enemy(colour, copies, armor, fame, strikes, faction="elementalist")


def crusader(colour: str, copies: int, armor: int, fame: int, *strikes: Strike) -> Enemy:
    return Enemy(colour, copies, armor, fame, strikes, faction="dark_crusader")


BOTH = ("fire", "ice")

ROWS: dict[str, Enemy] = {
    "crystal_sprites": elementalist("green", 2, 1, 1, Strike(1, "ice"), Strike(1, "ice"))._replace(
        high=2, abilities=("elusive", "defend"), resists=("ice",), defend=1
    ),
    "elven_protectors": elementalist("green", 2, 4, 2, Strike(3))._replace(
        abilities=("defend",), resists=("fire",), defend=2
    ),
    "centaur_outriders": elementalist("green", 2, 5, 2, Strike(3))._replace(abilities=("swift",)),
    "elemental_priestesses": elementalist("green", 1, 4, 3, Strike(3, "fire"), Strike(3, "ice"))._replace(resists=BOTH),
    "cloud_griffons": elementalist("green", 1, 4, 3, Strike(4))._replace(
        high=8, abilities=("unfortified", "swift", "elusive")
    ),
    "air_elemental": elementalist("brown", 1, 4, 4, Strike(3, "cold_fire"))._replace(
        high=8, abilities=("swift", "elusive"), resists=BOTH
    ),
    "earth_elemental": elementalist("brown", 1, 5, 4, Strike(4))._replace(
        abilities=("fortified", "cumbersome", "brutal"), resists=("physical",)
    ),
    "fire_elemental": elementalist("brown", 1, 6, 4, Strike(7, "fire"))._replace(resists=("fire",)),
    "water_elemental": elementalist("brown", 1, 7, 4, Strike(6, "ice"))._replace(resists=("ice",)),
    "savage_dragon": elementalist("red", 2, 7, 6, Strike(5))._replace(abilities=("brutal",), resists=("physical",)),
    "lightning_dragon": elementalist("red", 2, 7, 7, Strike(6, "cold_fire"))._replace(
        high=14, abilities=("elusive",), resists=BOTH
    ),
    "skeletal_warriors": crusader("green", 2, 4, 1, Strike(3))._replace(resists=("fire",)),
    "zombie_horde": crusader("green", 2, 5, 2, Strike(1), Strike(1), Strike(1))._replace(
        abilities=("cumbersome",), resists=("ice",)
    ),
    "gibbering_ghouls": crusader("green", 2, 4, 2, Strike(4))._replace(abilities=("vampiric",)),
    "corrupted_priests": crusader("green", 1, 5, 3, Strike(4, "cold_fire"))._replace(
        abilities=("vampiric", "defend"), defend=1
    ),
    "shrouded_necromancers": crusader("green", 1, 5, 3)._replace(
        abilities=("fortified",), summons="dark_crusader_green"
    ),
    "pain_wraith": crusader("brown", 1, 4, 3, Strike(4))._replace(high=8, abilities=("elusive", "paralyze")),
    "mummy": crusader("brown", 1, 5, 4, Strike(4))._replace(abilities=("poison",), resists=("physical", "ice")),
    "vampire": crusader("brown", 1, 5, 4, Strike(5))._replace(high=10, abilities=("elusive", "vampiric")),
    "blood_demon": crusader("brown", 1, 6, 5, Strike(6))._replace(
        abilities=("arcane_immunity", "brutal", "assassination"), resists=("fire",)
    ),
    "death_dragon": crusader("red", 2, 9, 6, Strike(7))._replace(abilities=("assassination", "paralyze")),
    "vampire_dragon": crusader("red", 2, 8, 7, Strike(8))._replace(high=16, abilities=("elusive", "vampiric")),
}
