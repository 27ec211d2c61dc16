"""Steps that ready, heal or raise Units."""

from __future__ import annotations

from .....core.decision import Decision, Effect
from .....core.lasting import Mod
from ...mods import GRAIL_CARDS, GRAIL_FAME, NO_UNIT_DAMAGE, WARD
from ...play.tracks import gain_fame
from ...state import State, change_unit, me
from ...tables import FIGHTING, NEVER, OPENING, QUIET, Gone, Why, step
from ..banners import can_spare, save_unit
from ..needs import NO_WOUND, hurt, hurt_or_tired, tired, unless
from ..questions import PICK
from ..units import carry, own_units, tired_units, unit_key, unit_level, unit_of, which_unit
from .points import _heal


@step("mend", when=QUIET, why=hurt_or_tired, icon="health-potion")
def _mend(s: State, n: int, level: int) -> Effect:
    """Heal, and ready a Unit of at most this level."""
    _heal(s, n)
    if level:
        yield from _ready(s, level)


@step("restore", when=QUIET, why=hurt_or_tired)
def _restore(s: State, n: int, too: int) -> Effect:
    """Heal 3, in a forest 5; the strong effect also readies Units of that many levels."""
    n += 2 if s.board[me(s).at].terrain == "forest" else 0
    _heal(s, n)
    if too:
        yield from _ready_levels(s, n)


@step("grail", when=QUIET, why=hurt)
def _grail(s: State, n: int) -> None:
    """Healing points of which each brings Fame when it is spent (2), or a card for every Wound healed from hand (6)."""
    _heal(s, n)
    s.now.mods += [GRAIL_FAME] * n if n == 2 else [GRAIL_CARDS]


def tired_unit(s: State, gone: Gone, most: int) -> Why | None:
    return None if tired_units(s, most) else Why("M7.4", "mk-why-no-spent-unit")


@step("ready", when=QUIET, why=tired_unit)
def _ready(s: State, most: int) -> Effect:
    """M7.4: a Unit of at most this level becomes ready; its Wounds stay."""
    units = tired_units(s, most)
    if units:
        change_unit(s, s.actor, (yield which_unit(s, units)), spent=False)


def _ready_levels(s: State, most: int) -> Effect:
    """Ready Units whose levels together do not exceed a number."""
    while True:
        units = [unit for unit in me(s).units if unit.spent and unit_level(s, unit) <= most]
        if not units:
            return
        asked = which_unit(s, units)
        card = yield Decision(s.actor, PICK, (*asked.keys, "done"), (*(asked.values or ()), "done"))
        if card == "done":
            return
        most -= unit_level(s, change_unit(s, s.actor, card, spent=False))


@step("ready_all", when=QUIET, why=tired)
def _ready_all(s: State) -> None:
    p = me(s)
    p.units = [unit._replace(spent=False, used=()) for unit in p.units]


hurt_unit = unless(lambda s: any(unit.wounds for unit in me(s).units), NO_WOUND)


@step("heal_unit", when=QUIET, why=hurt_unit)
def _heal_unit(s: State, n: int) -> Effect:
    """M15.2: one Wound of one Unit."""
    card = yield which_unit(s, own_units(s, lambda unit: unit.wounds > 0))
    change_unit(s, s.actor, card, wounds=unit_of(s, card).wounds - 1)


@step("self_wound", when=NEVER)
def _self_wound(s: State) -> Effect:
    """The Unit that is being used becomes wounded; one of the offer (Call to Arms) cannot be."""
    card = next(mod.card for mod in reversed(s.now.mods) if mod.what == "using")
    for unit in own_units(s, lambda unit: unit.card == card):
        if can_spare(s, unit) and (yield Decision(s.actor, PICK, (unit_key(s, unit, "banner"), "none"))) != "none":
            save_unit(s, s.actor, unit)
        else:
            change_unit(s, s.actor, card, wounds=unit.wounds + 1)


own_unit = unless(lambda s: bool(me(s).units), Why("M7.6", "mk-why-no-unit"))


@step("hoist", why=own_unit)
def _hoist(s: State, n: int) -> Effect:
    """M7.6, M7.9: the Banner that is played goes to a Unit; one that it carried is discarded."""
    unit = unit_of(s, (yield which_unit(s, me(s).units)))
    carry(s, unit.card, s.now.by, unit.under)


@step("glory", when=FIGHTING)
def _glory(s: State, n: int) -> None:
    """Banner of Glory: all Units are stronger; each that fights this turn, also before, brings Fame."""
    s.now.mods.append(Mod("glory", n))
    gain_fame(s, s.actor, sum(mod.what == "fought" for mod in s.now.mods))


@step("ward", when=FIGHTING)
def _ward(s: State, n: int) -> None:
    """Banner of Protection: the Wounds of this turn may be thrown away at its end (M16.3)."""
    s.now.mods.append(WARD)


def is_fresh(s: State) -> bool:
    """M12.28: nothing was done in this combat yet."""
    c = s.now.combat
    return c is not None and not c.points and not any(foe.beaten for foe in c.foes)


fresh = unless(is_fresh, Why("M12.28", "mk-why-combat-begun"))


@step("units_up", when=OPENING, why=fresh)
def _units_up(s: State, n: int) -> None:
    """Units' attacks and blocks are higher in this combat; no damage may be assigned to them."""
    s.now.mods += [Mod("units_up", n), NO_UNIT_DAMAGE]
