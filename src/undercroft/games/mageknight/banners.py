"""Banners on Units: what each gives to the Unit that carries it (M7.6, M7.9)."""

from __future__ import annotations

from typing import NamedTuple

from .effects import Way, step, ways_of
from .state import State, Unit
from .units import UNITS


class Banner(NamedTuple):
    armor: int = 0
    resists: tuple[str, ...] = ()
    plus: int = 0  # to the Unit's attacks and blocks
    fame: int = 0  # each time the Unit attacks or blocks
    ways: tuple[Way, ...] = ()  # further abilities of the Unit
    readies: bool = False  # once a Round, not in combat


BANNERS: dict[str, Banner] = {
    "banner_of_courage": Banner(readies=True),
    "banner_of_fear": Banner(ways=ways_of(step("scare", 1), "use", (), ("combat",))),
    "banner_of_glory": Banner(armor=1, plus=1, fame=1),
    "banner_of_protection": Banner(armor=1, resists=("fire", "ice")),
}
NONE = Banner()


def banner_of(s: State, unit: Unit) -> Banner:
    return BANNERS[s.face[unit.banner]] if unit.banner >= 0 else NONE


def glories(s: State) -> int:
    """How often Banner of Glory was used with its strong effect this turn: +1 for every own Unit."""
    return sum(mod[0] == "glory" for mod in s.mods)


def unit_armor(s: State, unit: Unit) -> int:
    """M12.16: the Armor of a Unit of whoever has the turn."""
    return UNITS[s.face[unit.card]].armor + banner_of(s, unit).armor + glories(s)


def unit_resists(s: State, unit: Unit, element: str) -> bool:
    """M12.16: resistant to the element; Cold Fire needs both."""
    if ("all_resist",) in s.mods:
        return True
    own = UNITS[s.face[unit.card]].resists + banner_of(s, unit).resists
    return "fire" in own and "ice" in own if element == "cold_fire" else element in own


def can_unfurl(s: State, unit: Unit) -> bool:
    """Banner of Courage: once a Round, outside combat, for a spent Unit."""
    return s.combat is None and unit.spent and not unit.furled and banner_of(s, unit).readies
