"""The ruins tokens of The Lost Legion (ML1.4)."""

from __future__ import annotations

from ...tables import BASIC, Ruin

ROWS: dict[str, Ruin] = {
    "altar_all": Ruin(BASIC, 10),
    "ruin_green_green_green": Ruin(enemies=("green",) * 3, rewards=("unit",)),
    "ruin_violet_violet": Ruin(enemies=("violet", "violet"), rewards=("spell", "advanced")),
}
