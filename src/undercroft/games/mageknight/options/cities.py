"""Cities: the last one as a Megapolis (MS20.11), two great ones for teams (MS3.1), or one however great (SR2).

How joint assaults begin (MR9); the lowest scores (MS6).
"""

from __future__ import annotations

from ..fight.joint import FREE
from ..play.scoring import LOWEST
from ..rules import HOUSE, House, Plan
from ..sites.city import MEGAPOLIS, ONE_CITY
from ..tables import VOLKARE


def cities(plan: Plan, seats: int) -> int:
    """How many cities there are to conquer."""
    return plan.cities[min(seats - plan.players[0], len(plan.cities) - 1)] if any(plan.levels) and not plan.lairs else 0


def two(level: int) -> House:
    """MS3.1: teams conquer two cities of this level instead of four."""
    return House(
        changes=lambda plan: plan._replace(cities=(2,), levels=((level,),)),
        suits=lambda plan, seats: plan.mode == "teams" and cities(plan, seats) > 0,
        excludes=(MEGAPOLIS,),
    )


HOUSE[MEGAPOLIS] = House(suits=lambda plan, seats: 0 < cities(plan, seats) <= 3)
HOUSE["two_cities"] = two(10)
HOUSE["two_megapolises"] = two(12)._replace(excludes=(MEGAPOLIS, "two_cities"))  # SR43


def hostile_cities(plan: Plan, seats: int) -> bool:
    """ML22.1: there are cities to conquer, whichever they are, and Volkare is not about."""
    return cities(plan, seats) > 0 and not any(plan.glades) and plan.wanted is None and VOLKARE not in plan.actors


def pitched(where: str) -> House:
    """ML22.2: Volkare's camp in place of a city."""
    return House(
        changes=lambda plan: plan._replace(camp=where, towns=("city", "camp")),
        suits=hostile_cities,
        excludes=tuple(name for word, name in CAMPS.items() if word != where),
        needs=("lost_legion",),
    )


CAMPS = {"among": "camp", "last": "camp_last", "maybe": "camp_maybe"}
for _where, _name in CAMPS.items():
    HOUSE[_name] = pitched(_where)
HOUSE[ONE_CITY] = House(suits=lambda plan, seats: VOLKARE in plan.actors)
HOUSE[FREE] = House(
    suits=lambda plan, seats: seats > 1 and (cities(plan, seats) > 0 or bool(plan.lairs) or VOLKARE in plan.actors)
)
HOUSE[LOWEST] = House(suits=lambda plan, seats: plan.mode == "cooperative")
