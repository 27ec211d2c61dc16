"""Braevalar (MT1.1)."""

from __future__ import annotations

from ...tables import Hero

ROWS: dict[str, Hero] = {
    "braevalar": Hero({"one_with_the_land": "march", "druidic_paths": "stamina"}, ("blue", "blue", "green"))
}
