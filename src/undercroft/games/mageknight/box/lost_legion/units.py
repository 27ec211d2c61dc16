"""The Units of The Lost Legion (ML6, ML7, ML8)."""

from __future__ import annotations

from ...tables import UnitCard, Way
from ...things.effects import attack, block, do, either, heal, influence, move, ranged, reputation, siege
from ...things.ways import ways_of
from ..base.units import ability, elite, fights, regular


def familiar(marked: str) -> tuple[Way, ...]:
    """ML8.5: each ability is stronger with one colour."""

    def n(weak: int, strong: int, colour: str) -> int:
        return strong if colour == marked else weak

    talks = n(3, 5, "white")
    return (
        *ability(attack(n(3, 5, "red"))),
        *ability(block(n(4, 7, "blue"))),
        *ways_of(either(move(talks), influence(talks)), "use", (), ("special",)),
        *ability(heal(n(2, 3, "green"))),
    )


def heroes(armor: int, resists: str, *second: tuple[Way, ...]) -> UnitCard:
    """ML6.2, ML6.6: one card of each colour."""
    talks = ability(influence(5) + do("esteem", 1))
    return elite(3, 9, armor, "village keep city", fights(5), *second, talks)._replace(
        copies=1, resists=tuple(resists.split()), marks=("hero",)
    )


ROWS: dict[str, UnitCard] = {
    "delphana_masters": elite(
        4, 13, 3, "city",
        ability(do("idle", 1, "blue"), "blue"),
        ability(do("doom", 1, "red"), "red"),
        ability(do("weaken", 5, "green"), "green"),
        ability(do("lay_bare", 1), "white"),
    )._replace(resists=("physical", "fire", "ice"), marks=("local", "master")),
    "heroes_blue": heroes(4, "ice", ability(block(8, "cold_fire"), "blue")),
    "heroes_green": heroes(3, "physical", ability(heal(4), "green")),
    "heroes_red": heroes(4, "fire", ability(attack(6, element="cold_fire"), "red")),
    "heroes_white": heroes(6, "", ability(ranged(7), "white")),
    "magic_familiars": regular(2, 6, 5, "monastery mage_tower", familiar(""))._replace(
        marks=("local", "familiar"), marked={colour: familiar(colour) for colour in ("red", "blue", "green", "white")}
    ),
    "scouts": regular(
        1, 4, 2, "village monastery keep mage_tower city",
        ability(siege(1)), ability(do("scout", 3)), ability(move(2) + do("mod", "scouting")),
    ),
    "shocktroops": regular(
        2, 6, 3, "keep", ability(ranged(1) + do("cheer", 1)), ability(do("unsettle", 1)), ability(do("lure", 3))
    ),
    "sorcerers": elite(
        3, 9, 4, "monastery mage_tower",
        ability(ranged(3)),
        ability(do("strip_one", "fortified") + ranged(3), "white"),
        ability(do("strip_one", "resistances") + ranged(3), "green"),
    )._replace(resists=("fire", "ice")),
    "thugs": regular(
        1, 5, 5, "village keep",
        ability(block(3)), ability(attack(3) + reputation(-1)), ability(influence(4) + reputation(-1)),
    )._replace(marks=("thug",)),
}  # fmt: skip
