"""What a player may do at any time, in one's own turn or another's, asked or not: D13, R-59."""

from __future__ import annotations

from ...core.decision import Decision, Kind, ask
from ...core.state import Step
from .card import CARDS
from .combat import can_lie
from .moving import why_not_stand
from .plays import why_not_heal, why_not_play
from .state import State, alive, heroes_at

OFFER = Kind("dg.offer", "D13.1", at="hand")

OPEN = ("lord", "hero", "discard")
"""The menus between actions."""


def anytime(s: State, seat: int) -> dict[str, Step]:
    """D13.1, D13.3, D13.4, D13.6, D17.20: Anytime cards, the hero's ability, standing up, dropping a charge.

    D20.7: lying down, too. What is chosen happens at once; the question that was open comes again.
    """
    found: dict[str, Step] = {}
    for pid in s.hand[seat]:
        card = CARDS[s.face[pid]]
        if card.timing == "anytime" and not why_not_play(s, seat, pid):
            found[card.key] = ("play", seat, pid, 0)
    if not why_not_stand(s, seat):
        found["stand"] = ("stand", seat)
    if not why_not_heal(s, seat):
        found["use:healing"] = ("use_healing", seat)
    for pid in s.carried[seat]:
        found[f"drop:{s.face[pid]}"] = ("drop_charge", seat, pid)
    if can_lie(s, seat):
        found["lie"] = ("lie_down", seat)
    return found


def offers(s: State, seat: int) -> Decision | None:
    """D13.1: what may be done at any time is open between actions: at the menus of a phase. Nobody waits for it.

    For the active player as Dungeonlord, too; in the hero phase and before discarding it is in the menu itself.
    """
    menu = s.agenda[-1][0]
    if s.out >> seat & 1 or menu not in OPEN or (seat == s.active and menu != "lord"):
        return None
    found = anytime(s, seat)
    return ask(seat, OFFER, found) if found else None


def considering(s: State) -> list[int]:
    """R-59: bots look at their offers when another plays the Dungeonlord, ends a turn, or acts where they stand."""
    menu = s.agenda[-1][0]
    if menu not in OPEN:
        return []
    seats = heroes_at(s, s.where[s.active]) if menu == "hero" else alive(s)
    return [seat for seat in seats if seat != s.active]
