"""What a seat may do although it is not asked: D13, R-59. Nobody waits for it."""

from __future__ import annotations

from ...core.decision import Decision, Kind
from .anytime import anytime, do_anytime
from .state import State, alive, heroes_at

OFFER = Kind("dg.offer", "D13.1", at="hand")

OPEN = ("lord", "hero", "discard")
"""The menus between actions."""


def offers(s: State, seat: int) -> Decision | None:
    """D13.1: what may be done at any time is open between actions: at the menus of a phase.

    For the active player as Dungeonlord, too; in the hero phase and before discarding it is in the menu itself.
    """
    menu = s.agenda[-1][0]
    if s.out >> seat & 1 or menu not in OPEN or (seat == s.active and menu != "lord"):
        return None
    found = anytime(s, seat)
    return Decision(seat, OFFER, tuple(found), tuple(found.values())) if found else None


def looks(s: State) -> list[int]:
    """R-59: bots look at their offers when another plays the Dungeonlord, ends a turn, or acts where they stand."""
    menu = s.agenda[-1][0]
    if menu not in OPEN:
        return []
    seats = heroes_at(s, s.where[s.active]) if menu == "hero" else alive(s)
    return [seat for seat in seats if seat != s.active]


def take_offer(s: State, seat: int, value: str) -> None:
    """D13.1 to D13.6: what was taken happens at once."""
    do_anytime(s, seat, value)
