"""What a seat may do on another player's turn although it is not asked (M9.1). Nobody waits for it."""

from __future__ import annotations

from ....core.decision import Decision, ask
from ..agenda import Answers
from ..state import State
from ..things.motivation import RESPOND, has_turn_left, motivations

OPEN = ("before", "turn", "deal", "fight", "block", "suffer", "rewards", "drawup")
"""The menus of another player's turn."""


def offers(s: State, seat: int) -> Decision | None:
    """M8.3, M9.1: Motivation on another player's turn; not after one's own last turn of the Round (M3.3)."""
    if seat == s.actor or not s.agenda or s.agenda[-1][0] not in OPEN:
        return None
    skills = motivations(s, seat) if has_turn_left(s, seat) else []
    found: Answers = {f"skill:{s.face[skill]}": ("motivation", seat, skill) for skill in skills}
    return ask(seat, RESPOND, found) if found else None


def considering(s: State) -> list[int]:
    """M9.1: bots look at their Motivation while another player plans the turn."""
    if s.seats == 1 or s.agenda[-1][0] not in ("before", "turn"):
        return []
    return [seat for seat in range(s.seats) if seat != s.actor and motivations(s, seat)]
