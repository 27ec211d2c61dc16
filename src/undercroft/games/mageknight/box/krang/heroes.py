"""Krang (MK1.1)."""

from __future__ import annotations

from ...tables import Hero

ROWS: dict[str, Hero] = {
    "krang": Hero({"savage_harvesting": "march", "ruthless_coercion": "threaten"}, ("red", "red", "green"))
}
