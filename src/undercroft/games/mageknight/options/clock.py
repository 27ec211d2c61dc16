"""MS20.4, MS20.5: matches that begin by Night, or that grow dark."""

from __future__ import annotations

from ....core.chance import below
from ....core.events import tell
from ..rules import HOUSE, Hooks, House, Plan
from ..state import State
from ..tables import BASIC, DIE


def arrive(s: State) -> None:
    """MS20.4: the first Round is a Night."""
    s.night = True


def reroll(s: State) -> None:
    """MS20.4: the first Source shows neither gold nor black."""
    while not all(die in BASIC for die in s.source):
        s.source = [die if die in BASIC else DIE[below(s, 6, "die")] for die in s.source]


def darkening(s: State) -> bool:
    """MS20.5: two dice at each Round's end; a black one brings a Night without end."""
    if s.night:
        return True
    dark = "black" in [DIE[below(s, 6, "die")] for _ in range(2)]
    if dark:
        tell(s, "mk-darkness")
    return dark


def any_order(plan: Plan, seats: int) -> bool:
    """SR62: the scenario does not count Days and Nights."""
    return not plan.counted


def any_time(plan: Plan, seats: int) -> bool:
    """SR62: they may come in any number, which Tactics that leave the game do not last for (MS0.8)."""
    return not plan.counted and plan.tactics == "usual"


HOUSE["night_arrival"] = House(Hooks(before=arrive, set_up=reroll), excludes=("darkness",), suits=any_order)
HOUSE["darkness"] = House(Hooks(clock=darkening), excludes=("action_upgrades",), suits=any_time)
