"""Units as effects see them, and steps that ready, heal or raise them."""

from __future__ import annotations

from collections.abc import Callable

from ....core.decision import Decision, Effect
from ....core.events import tell
from ..state import State, Unit, me
from ..tracks import gain_fame
from ..units import UNITS
from .points import (
    _heal,
)
from .steps import (
    PICK,
    asks,
    does,
)


@asks("mend")
def _mend(s: State, n: int, level: int) -> Effect:
    """Heal, and ready a Unit of at most this level."""
    _heal(s, n)
    if level:
        yield from _ready(s, level)


@asks("restore")
def _restore(s: State, n: int, too: int) -> Effect:
    """Heal 3, in a forest 5; the strong effect also readies Units of that many levels."""
    n += 2 if s.board[me(s).at].ground.terrain == "forest" else 0
    _heal(s, n)
    if too:
        yield from _ready_levels(s, n)


@does("grail")
def _grail(s: State, n: int) -> None:
    """Healing points of which each brings Fame when it is spent (2), or a card for every Wound healed from hand (6)."""
    _heal(s, n)
    s.mods += [("grail_fame",)] * n if n == 2 else [("grail_cards",)]


def own_units(s: State, wanted: Callable[[Unit], bool]) -> list[Unit]:
    return [unit for unit in me(s).units if wanted(unit)]


def which_unit(s: State, units: list[Unit], verb: str = "unit") -> Decision:
    found: dict[str, int] = {}
    for unit in units:
        found.setdefault(unit_key(s, unit, verb), unit.card)
    return Decision(s.active, PICK, tuple(found), tuple(found.values()))


def unit_key(s: State, unit: Unit, verb: str = "unit") -> str:
    """Copies of a Unit differ by their state: ready or spent, Wounds, a Banner, Bonds of Loyalty."""
    mark = "spent" * unit.spent + str(unit.wounds or "") + "banner" * (unit.banner >= 0) + "bond" * unit.bonded
    return f"{verb}:{s.face[unit.card]}" + (f"#{mark}" if mark else "")


def unit_of(s: State, card: int) -> Unit:
    return next(unit for unit in me(s).units if unit.card == card)


def unit_level(s: State, unit: Unit) -> int:
    return UNITS[s.face[unit.card]].level


@asks("ready")
def _ready(s: State, most: int) -> Effect:
    """M7.4: a Unit of at most this level becomes ready; its Wounds stay."""
    units = tired_units(s, most)
    if units:
        unit_of(s, (yield which_unit(s, units))).spent = False


def tired_units(s: State, most: int) -> list[Unit]:
    """The spent Units of at most this level, without the one that is being used."""
    return own_units(s, lambda unit: unit.spent and unit_level(s, unit) <= most and ("using", unit.card) not in s.mods)


def _ready_levels(s: State, most: int) -> Effect:
    """Ready Units whose levels together do not exceed a number."""
    while True:
        units = [unit for unit in me(s).units if unit.spent and unit_level(s, unit) <= most]
        if not units:
            return
        asked = which_unit(s, units)
        card = yield Decision(s.active, PICK, (*asked.keys, "done"), (*(asked.values or ()), "done"))
        if card == "done":
            return
        unit = unit_of(s, card)
        unit.spent = False
        most -= unit_level(s, unit)


@does("ready_all")
def _ready_all(s: State) -> None:
    for unit in me(s).units:
        unit.spent = False


@asks("heal_unit")
def _heal_unit(s: State, n: int) -> Effect:
    """M15.2: one Wound of one Unit."""
    unit_of(s, (yield which_unit(s, own_units(s, lambda unit: unit.wounds > 0)))).wounds -= 1


@does("self_wound")
def _self_wound(s: State) -> None:
    """The Unit that is being used becomes wounded; one of the offer (Call to Arms) cannot be."""
    card = next(int(mod[1]) for mod in reversed(s.mods) if mod[0] == "using")
    for unit in own_units(s, lambda unit: unit.card == card):
        unit.wounds += 1


@asks("hoist")
def _hoist(s: State, n: int) -> Effect:
    """M7.6, M7.9: the Banner that is played goes to a Unit; one that it carried is discarded."""
    p = me(s)
    card = p.played[-1]
    unit = unit_of(s, (yield which_unit(s, p.units)))
    p.played.remove(card)
    if unit.banner >= 0:
        p.discard.append(unit.banner)
    unit.banner, unit.furled = card, False
    tell(s, "mk-banner-assigned", who=s.active, card=card, what=s.face[unit.card])


@does("glory")
def _glory(s: State, n: int) -> None:
    """Banner of Glory: all Units are stronger; each that fights this turn, also before, brings Fame."""
    s.mods.append(("glory", n))
    gain_fame(s, s.active, sum(mod[0] == "fought" for mod in s.mods))


@does("ward")
def _ward(s: State, n: int) -> None:
    """Banner of Protection: the Wounds of this turn may be thrown away at its end (M16.3)."""
    s.mods.append(("ward",))


@does("units_up")
def _units_up(s: State, n: int) -> None:
    """Units' attacks and blocks are higher in this combat; no damage may be assigned to them."""
    s.mods += [("units_up", n), ("no_unit_damage",)]
