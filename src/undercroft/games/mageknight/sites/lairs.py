"""Places of Shades of Tezla: Hidden Valley, Graveyard, Necropolis, ruined cities (MT8, MT9, MS19.4)."""

from __future__ import annotations

from ....core.decision import Effect
from ..state import State, day, me
from ..tables import Site
from ..world.groups import tokens_at
from ..world.places import LAIR
from .resources import glade_mana, mend


def occupied(s: State) -> bool:
    """MS16.5: while anybody holds the place it brings nothing."""
    return bool(tokens_at(s, me(s).at))


def valley_mana(s: State) -> None:
    """MT8.1: as a magical glade."""
    if not occupied(s):
        glade_mana(s)


def valley_rest(s: State) -> Effect:
    if not occupied(s):
        yield from mend(s)


def grave_mana(s: State) -> None:
    """M13.15, MT9.1: black mana, at Night."""
    if not day(s) and not occupied(s):
        me(s).tokens.append("black")


ROWS: dict[str, Site] = {
    "graveyard": Site("resource", start=grave_mana, dark=True),
    "hidden_valley": Site(LAIR, start=valley_mana, end=valley_rest, assault="confront"),
    "necropolis": Site(LAIR, start=grave_mana, dark=True, assault="confront"),
    "ruined_city": Site(LAIR, assault="dig"),
}
