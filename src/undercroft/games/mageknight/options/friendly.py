"""MS20.6: a friendly game, by any of four rules. What friendly mana forbids is in `things/mana.py`."""

from __future__ import annotations

from ..rules import HOUSE, House, Plan, among_rivals


def without(what: str) -> House:
    """What competes is left in the box."""

    def change(plan: Plan) -> Plan:
        return plan._replace(without=(*plan.without, what))

    return House(changes=change, suits=among_rivals)


def may_fight(plan: Plan, seats: int) -> bool:
    return plan.duels and among_rivals(plan, seats)


HOUSE["no_strikes"] = without("strikes")
HOUSE["no_interaction"] = without("interaction")
HOUSE["no_duels"] = House(changes=lambda plan: plan._replace(duels=False), excludes=("duels",), suits=may_fight)
HOUSE["friendly_mana"] = House(suits=lambda plan, seats: seats > 1)
