"""Volkare's camp (ML22)."""

from __future__ import annotations

from ..tables import Site

ROWS: dict[str, Site] = {
    "camp": Site("special"),
    "razed_city": Site("fortified", shared=True),  # MS13.25
}
