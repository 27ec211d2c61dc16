"""Enemy abilities: what each changes in the reckoning and the damage of a combat (M12.11, M12.19).

A new ability is a row of this table, or a new field with the one place that reads it.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Ability(NamedTuple):
    """Factors of several abilities are multiplied, the rest adds up."""

    block: int = 1  # times the attack's value that a Block needs
    damage: int = 1  # times the attack's value that it does
    walls: int = 0  # fortifications of its own
    unit_wounds: int = 0  # further Wounds of a Unit that is wounded
    discard_wounds: int = 0  # further Wounds to the hero's discard pile, for each one to hand
    kills_units: int = 0  # a Unit that would be wounded is destroyed
    empties_hand: int = 0  # a wounded hero discards all cards but Wounds
    drinks: int = 0  # Armor for each Wound that it deals (MT4)
    hero_only: int = 0  # its damage is not for Units (ML11.6)
    slow: int = 0  # Move lowers its attacks in the Block phase (ML11.7)
    unwalled: int = 0  # no site or wall fortifies it (ML11.9)
    immune: int = 0  # nothing but Attacks and Blocks works on it (ML11.10)


ABILITIES: dict[str, Ability] = {
    "arcane_immunity": Ability(immune=1),
    "assassination": Ability(hero_only=1),
    "brutal": Ability(damage=2),
    "defend": Ability(),  # `Foe.defend` (MT3)
    "cumbersome": Ability(slow=1),
    "elusive": Ability(),  # `Foe.high` (ML11.1)
    "fortified": Ability(walls=1),
    "paralyze": Ability(kills_units=1, empties_hand=1),
    "poison": Ability(unit_wounds=1, discard_wounds=1),
    "swift": Ability(block=2),
    "vampiric": Ability(drinks=1),
    "unfortified": Ability(unwalled=1),
}


@cache
def traits(names: tuple[str, ...]) -> Ability:
    """M12.19: all abilities of an enemy together."""
    both = Ability()
    for name in names:
        one = ABILITIES[name]
        sums = (mine + more for mine, more in zip(both[2:], one[2:], strict=True))
        both = Ability(both.block * one.block, both.damage * one.damage, *sums)
    return both
