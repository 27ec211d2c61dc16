"""MT14: heroes who start at a higher level, in any scenario."""

from __future__ import annotations

from ..play.development import develop_all, start_fame
from ..rules import HOUSE, Hooks, House, Plan


def raised(plan: Plan, goal: int) -> Plan:
    """MT14.7: another level at the start.

    MT14.2: Command tokens, Armor and hand limit follow it, and so does the Fame.
    """
    return plan._replace(start_level=goal, fame=plan.fame + start_fame(goal))


def newcomers(plan: Plan, seats: int) -> bool:
    return plan.start_level == 1


_LEVELS = {"veterans": 3, "champions": 5}
for _name, _goal in _LEVELS.items():
    HOUSE[_name] = House(
        Hooks(readied=develop_all),
        lambda plan, goal=_goal: raised(plan, goal),  # type: ignore[misc]
        excludes=tuple(other for other in _LEVELS if other != _name),
        needs=("tezla",),
        suits=newcomers,
    )
