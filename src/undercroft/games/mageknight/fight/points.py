"""Attack and Block points go to what was declared (M5.4)."""

from __future__ import annotations

from ..mods import COLD_FIRE_ATTACKS, SIEGING
from ..records import Points
from ..state import State


def make_attack(s: State, n: int, kind: str, element: str) -> None:
    """M5.4: Attack points go to the attack that was declared; with the first ones enemies cover each other (MT3)."""
    c = s.now.combat
    if c is None or not c.targets:
        return
    if COLD_FIRE_ATTACKS in s.now.mods:
        element = "cold_fire"
    if SIEGING in s.now.mods:
        kind = "siege"
    if not c.points and any(foe.defend for foe in c.foes):
        s.agenda.append(("cover",))
    c.points.append(Points(kind, element, n, s.now.by))


def make_block(s: State, n: int, element: str, swift: int) -> None:
    """M5.4: Block points go to the attack that is being blocked."""
    c = s.now.combat
    if c is not None and c.blow is not None:
        c.points.append(Points("swift_block" if swift == 2 else "block", element, n, s.now.by))
