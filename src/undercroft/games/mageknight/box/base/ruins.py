"""The ruins tokens of the base game (M13.9)."""

from __future__ import annotations

from ...tables import ALL_CRYSTALS, Ruin

ROWS: dict[str, Ruin] = {
    "altar_blue": Ruin(("blue",) * 3, 7),
    "altar_green": Ruin(("green",) * 3, 7),
    "altar_red": Ruin(("red",) * 3, 7),
    "altar_white": Ruin(("white",) * 3, 7),
    "ruin_brown_red": Ruin(enemies=("brown", "red"), rewards=("artifact", "artifact")),
    "ruin_brown_violet": Ruin(enemies=("brown", "violet"), rewards=("spell", ALL_CRYSTALS)),
    "ruin_gray_brown": Ruin(enemies=("gray", "brown"), rewards=("artifact",)),
    "ruin_gray_violet": Ruin(enemies=("gray", "violet"), rewards=("unit",)),
    "ruin_gray_white": Ruin(enemies=("gray", "white"), rewards=("artifact", "spell")),
    "ruin_green_brown": Ruin(enemies=("green", "brown"), rewards=("artifact",)),
    "ruin_green_green": Ruin(enemies=("green", "green"), rewards=(ALL_CRYSTALS,)),
    "ruin_green_red": Ruin(enemies=("green", "red"), rewards=("artifact", "advanced")),
}
