"""What a seat may do on another player's turn although it is not asked (M9.1). Nobody waits for it."""

from __future__ import annotations

from ...core.decision import Decision
from .doing import RESPOND, has_turn_left, motivations, use_motivation
from .state import State

OPEN = ("before", "turn", "deal", "fight", "block", "suffer", "rewards", "drawup")
"""The menus of another player's turn."""


def offers(s: State, seat: int) -> Decision | None:
    """M8.3, M9.1: Motivation on another player's turn; not after the own last turn of the Round (M3.3)."""
    if seat == s.active or not s.agenda or s.agenda[-1][0] not in OPEN:
        return None
    skills = motivations(s, seat) if has_turn_left(s, seat) else []
    return (
        Decision(seat, RESPOND, tuple(f"skill:{s.face[skill]}" for skill in skills), tuple(skills)) if skills else None
    )


def looks(s: State) -> list[int]:
    """M9.1: bots look at their Motivation while another player plans the turn."""
    if s.agenda[-1][0] not in ("before", "turn"):
        return []
    return [seat for seat in range(s.seats) if seat != s.active and motivations(s, seat)]


def take_offer(s: State, seat: int, skill: int) -> None:
    """M8.3: it happens at once."""
    use_motivation(s, seat, skill)
