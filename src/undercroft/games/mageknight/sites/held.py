"""Keeps and mage towers that heroes take from each other (MS11)."""

from __future__ import annotations

from collections.abc import Callable

from ..state import State
from ..tables import UNITS, Site
from .plain import ROWS as PLAIN


def hires(*icons: str) -> Callable[[State], list[int]]:
    """MS11.3: the Units with any of these icons."""
    return lambda s: [card for card in s.unit_offer if not {*icons}.isdisjoint(UNITS[s.face[card]].places)]


ROWS: dict[str, Site] = {
    "held_keep": PLAIN["keep"]._replace(assault="contend", hires=hires("keep", "village")),
    "held_tower": PLAIN["mage_tower"]._replace(  # MS11.5
        assault="contend", hires=hires("mage_tower", "monastery"), owned=True, rewards=()
    ),
}
