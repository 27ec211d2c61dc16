"""The enemy tokens (rulebook, M12): numbers, elements and abilities of the base game."""

from __future__ import annotations

from ...records import Strike
from ...tables import Enemy

ROWS: dict[str, Enemy] = {
    "prowlers": Enemy("green", 2, 3, 2, (Strike(4),)),
    "diggers": Enemy("green", 2, 3, 2, (Strike(3),), abilities=("fortified",)),
    "cursed_hags": Enemy("green", 2, 5, 3, (Strike(3),), abilities=("poison",)),
    "wolf_riders": Enemy("green", 2, 4, 3, (Strike(3),), abilities=("swift",)),
    "ironclads": Enemy("green", 2, 3, 4, (Strike(4),), abilities=("brutal",), resists=("physical",)),
    "orc_summoners": Enemy("green", 2, 4, 4, (), summons="brown"),
    "crossbowmen": Enemy("gray", 3, 4, 3, (Strike(4),), abilities=("swift",)),
    "guardsmen": Enemy("gray", 3, 7, 3, (Strike(3),), abilities=("fortified",)),
    "swordsmen": Enemy("gray", 2, 5, 4, (Strike(6),)),
    "golems": Enemy("gray", 2, 5, 4, (Strike(2),), resists=("physical",)),
    "minotaur": Enemy("brown", 2, 5, 4, (Strike(5),), abilities=("brutal",)),
    "gargoyle": Enemy("brown", 2, 4, 4, (Strike(5),), resists=("physical",)),
    "medusa": Enemy("brown", 2, 4, 5, (Strike(6),), abilities=("paralyze",)),
    "crypt_worm": Enemy("brown", 2, 6, 5, (Strike(6),), abilities=("fortified",)),
    "werewolf": Enemy("brown", 2, 5, 5, (Strike(7),), abilities=("swift",)),
    "monks": Enemy("violet", 2, 5, 4, (Strike(5),), abilities=("poison",)),
    "illusionists_token": Enemy("violet", 2, 3, 4, (), resists=("physical",), summons="brown"),
    "ice_mages_token": Enemy("violet", 2, 6, 5, (Strike(5, "ice"),), resists=("ice",)),
    "fire_mages_token": Enemy("violet", 2, 5, 5, (Strike(6, "fire"),), resists=("fire",)),
    "ice_golems_token": Enemy(
        "violet", 1, 4, 5, (Strike(2, "ice"),), abilities=("paralyze",), resists=("ice", "physical")
    ),
    "fire_golems_token": Enemy(
        "violet", 1, 4, 5, (Strike(3, "fire"),), abilities=("brutal",), resists=("fire", "physical")
    ),
    "freezers": Enemy("white", 3, 7, 7, (Strike(3, "ice"),), abilities=("swift", "paralyze"), resists=("fire",)),
    "gunners": Enemy("white", 3, 6, 7, (Strike(6, "fire"),), abilities=("brutal",), resists=("ice",)),
    "altem_guardsmen": Enemy(
        "white", 2, 7, 8, (Strike(5),), abilities=("fortified",), resists=("physical", "fire", "ice")
    ),
    "altem_mages_token": Enemy(
        "white", 2, 8, 8, (Strike(4, "cold_fire"),), abilities=("brutal", "poison"), resists=("physical",)
    ),
    "swamp_dragon": Enemy("red", 2, 9, 7, (Strike(5),), abilities=("swift", "poison")),
    "fire_dragon": Enemy("red", 2, 7, 8, (Strike(9, "fire"),), resists=("physical", "fire")),
    "ice_dragon": Enemy("red", 2, 7, 8, (Strike(6, "ice"),), abilities=("paralyze",), resists=("physical", "ice")),
    "high_dragon": Enemy("red", 2, 9, 9, (Strike(6, "cold_fire"),), abilities=("brutal",), resists=("fire", "ice")),
}
