"""The Units of the base game: level, price, Armor, resistances, where they are recruited, what they can do (M7)."""

from __future__ import annotations

from ...tables import DIE, Branch, UnitCard, Way
from ...things.effects import (
    attack,
    block,
    cheaper,
    crystal,
    do,
    either,
    heal,
    influence,
    mana,
    move,
    ranged,
    ready,
    siege,
)
from ...things.ways import ways_of


def ability(steps: Branch, powered: str = "") -> tuple[Way, ...]:
    """M5.12, M7.3: one ability, for a mana if it says so. What it does decides when it may be used."""
    icons = ("special",)
    return ways_of(steps, "use", (powered,) if powered else (), icons)


def fights(n: int, element: str = "physical", powered: str = "") -> tuple[Way, ...]:
    """Attack or Block of the same value."""
    costs = (powered,) if powered else ()
    return ways_of(either(attack(n, element=element), block(n, element)), "use", costs, ("combat",))


def told_apart(word: str, ways: tuple[Way, ...]) -> tuple[Way, ...]:
    """The same points for another mana: the word goes before what they are called."""
    return tuple(way._replace(key=way.key.replace("use:", f"use:{word}_")) for way in ways)


def unit(tier: str, level: int, cost: int, armor: int, places: str, *abilities: tuple[Way, ...]) -> UnitCard:
    return UnitCard(tier, level, cost, armor, tuple(places.split()), tuple(way for own in abilities for way in own))


def elite(level: int, cost: int, armor: int, places: str, *abilities: tuple[Way, ...]) -> UnitCard:
    return unit("elite", level, cost, armor, places, *abilities)


def regular(level: int, cost: int, armor: int, places: str, *abilities: tuple[Way, ...]) -> UnitCard:
    return unit("regular", level, cost, armor, places, *abilities)


WOODS = cheaper(("forest", "hills", "swamp"), 1)

ROWS: dict[str, UnitCard] = {
    "altem_guardians": elite(
        4, 11, 7, "city", ability(attack(5)), ability(block(8, swift=2)), ability(do("mod", "all_resist"), "green")
    )._replace(copies=3),
    "altem_mages": elite(
        4, 12, 5, "city",
        ability(do("any_mana", 2, DIE)),
        fights(5, "cold_fire"),
        told_apart("blue", fights(7, "cold_fire", "blue")),
        told_apart("red", fights(7, "cold_fire", "red")),
        ways_of(either(attack(9, element="cold_fire"), block(9, "cold_fire")), "use", ("blue", "red"), ("combat",)),
        ways_of(either(do("cold_fire", 1), do("sieging", 1)), "use", ("black",), ("combat",)),
    )._replace(resists=("fire", "ice")),
    "amotep_freezers": elite(3, 8, 6, "keep city", fights(5), ability(do("idle_weak", 3, "blue"), "blue")),
    "amotep_gunners": elite(3, 8, 6, "keep city", fights(5), ability(ranged(6, "fire"), "red")),
    "catapults": elite(
        3, 9, 4, "keep city", ability(siege(3)), ability(siege(5, "fire"), "red"), ability(siege(5, "ice"), "blue")
    )._replace(copies=3),
    "fire_golems": elite(3, 8, 4, "keep mage_tower", fights(3), ability(ranged(4, "fire"), "red"))._replace(
        resists=("fire", "physical")
    ),
    "fire_mages": elite(
        3, 9, 4, "monastery mage_tower",
        ability(ranged(3, "fire")), fights(6, "fire", "red"), ability(mana("red") + crystal("red")),
    )._replace(resists=("fire",)),
    "foresters": regular(1, 5, 4, "village", ability(move(2) + WOODS), ability(block(3))),
    "guardian_golems": regular(
        2, 7, 3, "keep mage_tower", fights(2), ability(block(4, "fire"), "red"), ability(block(4, "ice"), "blue")
    )._replace(resists=("physical",)),
    "herbalists": regular(
        1, 3, 2, "village monastery", ability(heal(2), "green"), ability(ready(2)), ability(mana("green"))
    ),
    "ice_golems": elite(3, 8, 4, "keep mage_tower", fights(3), ability(attack(6, element="ice"), "blue"))._replace(
        resists=("ice", "physical")
    ),
    "ice_mages": elite(
        3, 9, 4, "monastery mage_tower",
        fights(4, "ice"), ability(siege(4, "ice"), "blue"), ability(mana("blue") + crystal("blue")),
    )._replace(resists=("ice",)),
    "illusionists": regular(
        2, 7, 2, "monastery mage_tower",
        ability(influence(4)), ability(do("idle", 1, "", 1), "white"), ability(crystal("white")),
    )._replace(resists=("physical",)),
    "northern_monks": regular(2, 7, 4, "monastery", fights(3), fights(4, "ice", "blue"))._replace(copies=1),
    "peasants": regular(1, 4, 3, "village", fights(2), ability(influence(2)), ability(move(2)))._replace(copies=3),
    "red_cape_monks": regular(2, 7, 4, "monastery", fights(3), fights(4, "fire", "red"))._replace(copies=1),
    "savage_monks": regular(2, 7, 4, "monastery", fights(3), ability(siege(4), "green"))._replace(copies=1),
    "utem_crossbowmen": regular(2, 6, 4, "village keep", fights(3), ability(ranged(2))),
    "utem_guardsmen": regular(2, 5, 5, "village keep", ability(attack(2)), ability(block(4, swift=2))),
    "utem_swordsmen": regular(
        2, 6, 4, "keep", fights(3), ability(attack(6) + do("self_wound")), ability(block(6) + do("self_wound"))
    ),
}  # fmt: skip
