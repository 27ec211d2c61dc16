"""Units as effects and menus see them (M7)."""

from __future__ import annotations

from collections.abc import Callable

from ....core.decision import Decision, Effect
from ....core.events import tell
from ....core.lasting import Mod
from ..play.tracks import change_reputation, free_bonds, free_commands, gain_fame, lose_unit, lower_banner
from ..state import State, Unit, change_unit, me
from ..tables import UNITS
from .questions import PICK


def own_units(s: State, wanted: Callable[[Unit], bool]) -> list[Unit]:
    return [unit for unit in me(s).units if wanted(unit)]


def which_unit(s: State, units: list[Unit], verb: str = "unit") -> Decision:
    found: dict[str, int] = {}
    for unit in units:
        found.setdefault(unit_key(s, unit, verb), unit.card)
    return Decision(s.actor, PICK, tuple(found), tuple(found.values()))


def unit_key(s: State, unit: Unit, verb: str = "unit") -> str:
    """Copies of a Unit differ by their state: ready or spent, Wounds, which Banner, Bonds of Loyalty, own marks."""
    banner = s.face[unit.banner] if unit.banner >= 0 else ""
    mark = "spent" * unit.spent + str(unit.wounds or "") + banner + "bond" * unit.bonded + unit.mark
    mark += "".join(unit.used) if unit.spent else ""
    return f"{verb}:{s.face[unit.card]}" + (f"#{mark}" if mark else "")


def unit_of(s: State, card: int) -> Unit:
    return next(unit for unit in me(s).units if unit.card == card)


def unit_level(s: State, unit: Unit) -> int:
    return UNITS[s.face[unit.card]].level


def tired_units(s: State, most: int) -> list[Unit]:
    """The spent Units of at most this level, without the one that is being used."""
    using = [mod.card for mod in s.now.mods if mod.what == "using"]
    return own_units(s, lambda unit: unit.spent and unit_level(s, unit) <= most and unit.card not in using)


def banner_for(s: State) -> int:
    """ML9.1: Banner of Command, played this turn, that waits for a Unit; -1 if there is none."""
    return next((mod.card for mod in s.now.mods if mod.what == "standard" and mod.card in me(s).played), -1)


def volunteers(s: State) -> list[int]:
    """ML7.1, ML8.2: the Units of the offer that also come outside an interaction."""
    return [card for card in s.unit_offer if "local" not in UNITS[s.face[card]].marks]


def enlist(s: State, card: int, bonded: bool | None = None) -> Effect:
    """M7.2, M7.7, ML6.4: ready and unwounded, in the Unit area; with no free token another is disbanded first.

    `bonded` says whether it goes under Bonds of Loyalty; None asks if that is free.
    """
    p = me(s)
    if bonded is None:
        bonded = False
        if free_bonds(s, s.actor):
            bonded = (yield Decision(s.actor, PICK, ("under:bonds", "under:command"))) == "under:bonds"
    under, standard = "bonds" if bonded else "command", banner_for(s)
    if not bonded and standard >= 0:  # ML9.1
        keys = ("under:standard", "under:command") if free_commands(s, s.actor) > 0 else ("under:standard",)
        under = (yield Decision(s.actor, PICK, keys)).partition(":")[2]
    if under == "command" and free_commands(s, s.actor) <= 0:
        gone = yield which_unit(s, [unit for unit in p.units if unit.under == "command"], "disband")
        lose_unit(s, s.actor, gone)
        tell(s, "mk-disbanded", who=s.actor, card=gone)
    s.unit_offer.remove(card)
    p.units.append(Unit(card, under=under))
    tell(s, "mk-recruited", who=s.actor, card=card)
    if under == "standard":
        carry(s, card, standard, under)


def carry(s: State, card: int, banner: int, under: str) -> None:
    """M7.6, M7.9: a Banner that was played goes to a Unit, and one that it carried is discarded.

    ML9.1, XR47: a Unit that Banner of Command stood for leaves the game with it, and the new Banner is discarded.
    """
    p, unit = me(s), unit_of(s, card)
    p.played.remove(banner)
    tell(s, "mk-banner-assigned", who=s.actor, card=banner, what=s.face[card])
    if unit.banner >= 0:
        lower_banner(s, s.actor, unit)
        if unit.under == "standard":
            p.discard.append(banner)
            return
    change_unit(s, s.actor, card, banner=banner, furled=False, under=under)


def recruits_of_turn(s: State) -> list[Unit]:
    """XR61: the Units under Command tokens that were recruited this turn."""
    new = [mod.card for mod in s.now.mods if mod.what == "recruited"]
    return own_units(s, lambda unit: unit.under == "command" and unit.card in new)


def recruited(s: State, free: bool = False) -> None:
    """Heroic Tale: Fame and Reputation for every Unit recruited this turn, for Influence or free of charge."""
    s.now.mods.append(Mod("recruited", 1, int(free), card=me(s).units[-1].card))
    for mod in s.now.mods:
        if mod.what == "tale":
            gain_fame(s, s.actor, mod.n)
            change_reputation(s, s.actor, mod.m)
