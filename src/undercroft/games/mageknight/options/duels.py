"""MS2.3: heroes may attack each other in a scenario that has no such fights, if all agree."""

from __future__ import annotations

from ..rules import HOUSE, House, among_rivals

HOUSE["duels"] = House(changes=lambda plan: plan._replace(duels=True), suits=among_rivals)
