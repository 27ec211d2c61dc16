"""MS2.3: heroes may attack each other in a scenario that has no such fights, if all agree."""

from __future__ import annotations

from ..rules import HOUSE, RIVALRY, House

HOUSE["duels"] = House(changes=lambda plan: plan._replace(duels=True), modes=RIVALRY)
