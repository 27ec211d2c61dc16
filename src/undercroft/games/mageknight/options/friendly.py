"""MS20.6: a friendly game, by any of four rules. What friendly mana forbids is in `things/mana.py`."""

from __future__ import annotations

from ..rules import HOUSE, House, Plan, Scenario


def without(what: str) -> House:
    """What competes is left in the box."""

    def change(plan: Plan) -> Plan:
        return plan._replace(without=(*plan.without, what))

    return House(changes=change, suits=rivals)


def rivals(scenario: Scenario, plan: Plan, seats: int) -> bool:
    """Where nobody competes all of it is left out anyway (MS0.7)."""
    return plan.mode not in ("solo", "cooperative")


HOUSE["no_strikes"] = without("strikes")
HOUSE["no_interaction"] = without("interaction")
HOUSE["friendly_mana"] = House(suits=lambda scenario, plan, seats: seats > 1)
