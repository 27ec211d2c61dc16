"""Banners on Units: what each gives to the Unit that carries it (M7.6, M7.9)."""

from __future__ import annotations

from ....core.events import tell
from ..mods import ALL_RESIST
from ..state import State, Unit, change_unit, turn_of
from ..tables import BANNERS, UNITS, Banner

NONE = Banner()


def banner_of(s: State, unit: Unit) -> Banner:
    """What its Banner gives to a Unit; XR45: Mysterious Box is the one that it has turned up this turn."""
    if unit.banner < 0:
        return NONE
    face = s.face[unit.banner]
    if face not in BANNERS:
        mods = (mod for turn in (s.now, *s.waiting.values()) for mod in turn.mods)
        face = next((mod.word for mod in mods if mod.what == "box" and mod.card == unit.banner), "")
    return BANNERS.get(face, NONE)


def glories(s: State, seat: int) -> int:
    """How often Banner of Glory was used with its strong effect this turn: +1 for every own Unit."""
    turn = turn_of(s, seat)
    return sum(mod.what == "glory" for mod in turn.mods) if turn is not None else 0


def unit_armor(s: State, seat: int, unit: Unit) -> int:
    """M12.16: the Armor of a Unit of this seat."""
    return UNITS[s.face[unit.card]].armor + banner_of(s, unit).armor + glories(s, seat)


def unit_resists(s: State, seat: int, unit: Unit, element: str) -> bool:
    """M12.16: resistant to the element; Cold Fire needs both."""
    turn = turn_of(s, seat)
    if turn is not None and ALL_RESIST in turn.mods:
        return True
    own = UNITS[s.face[unit.card]].resists + banner_of(s, unit).resists
    if turn is not None:  # Force of Nature
        own += tuple(mod.word for mod in turn.mods if mod.what == "tough" and mod.card == unit.card)
    return "fire" in own and "ice" in own if element == "cold_fire" else element in own


def can_spare(s: State, unit: Unit) -> bool:
    """ML9.2: Banner of Fortitude, once a Round."""
    return unit.banner >= 0 and not unit.furled and banner_of(s, unit).spares


def save_unit(s: State, seat: int, unit: Unit) -> None:
    """ML9.2: the Banner is turned down; the Wound and all that comes with it count for nothing."""
    change_unit(s, seat, unit.card, furled=True)
    tell(s, "mk-spared", who=seat, card=unit.banner, what=s.face[unit.card])


def can_unfurl(s: State, unit: Unit) -> bool:
    """Banner of Courage: once a Round, outside combat, for a spent Unit."""
    return s.now.combat is None and unit.spent and not unit.furled and banner_of(s, unit).readies
