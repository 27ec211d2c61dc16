"""MS3, MS4, MS5: Full Conquest, Blitz Conquest, Solo Conquest."""

from __future__ import annotations

from ..play.heroes import level_at
from ..play.scoring import Rows, count, time_bonus
from ..play.tracks import gain_fame
from ..records import Hold
from ..rules import Hooks, Plan, Scenario
from ..state import State
from ..tables import DUMMY
from ..world.places import CAMP

LEVELS = {"lower": -1, "higher": 2, "highest": 4}
"""SR42, SR55: what a level of difficulty adds to the levels of cities, or of leaders."""


def by_level(plan: Plan, level: str, top: int = 11) -> Plan:
    """SR42: cities from 1 to 11. SR55: leaders from 1 to 12."""
    more = LEVELS.get(level, 0)
    return plan._replace(levels=tuple(tuple(max(1, min(n + more, top)) for n in row) for row in plan.levels))


def foes(s: State) -> list[tuple[int, Hold]]:
    """The cities that are there to be conquered, by their space; ML22.8: Volkare's camp is one."""
    return [(at, hold) for at, hold in s.holds.items() if hold.kind in ("city", CAMP) and hold.level > 0]


def conquered(s: State) -> int:
    return sum(at in s.shields for at, _ in foes(s))


def all_conquered(s: State) -> bool:
    """MS3, MS5, MS6: every city of the scenario."""
    return conquered(s) == s.rules.cities


def city_fame(s: State, seat: int) -> int:
    """MS3, SR40: 7 for a city that one leads, 4 for any other that holds one's shield."""
    return sum(7 if hold.leader == seat else 4 for _, hold in foes(s) if seat in hold.shields)


def rivals_score(s: State, rows: Rows) -> None:
    """MS3, SE16: cities; the Greatest City Conqueror has 5 more, tied ones 2 each."""
    count(s, rows, "cities", city_fame, title=5, tied=2)


def common_score(s: State, rows: Rows) -> None:
    """MS5, MS6: 10 for each conquered city, 15 for all, 10 if everybody leads one; and time (MS0.11)."""
    led = {hold.leader for _, hold in foes(s)}
    each = s.rules.mode == "cooperative" and all(seat in led for seat in range(s.seats))
    for row in rows:
        row["taken"] = 10 * conquered(s)
        row["goal"] = 15 * all_conquered(s)
        if s.rules.mode == "cooperative":
            row["led"] = 10 * each
        row["time"] = time_bonus(s)


def crossing(s: State, seat: int, before: int) -> None:
    """MS0.4, MS19.1: 1 more Fame for each line that is crossed; that point may cross the next one."""
    gain_fame(s, seat, level_at(s.players[seat].fame) - level_at(before))


def blitz(plan: Plan) -> Plan:
    """MS0.4: the Blitz package."""
    return plan._replace(fame=1, reputation=2, dice=1, units=1)


FULL = Plan(
    "competitive",
    players=(2, 4),
    rounds=(6,),
    shapes=("wedge", "wedge", "open_5_columns"),
    countryside=(8, 9, 11),
    cities=(2, 3, 4),
    others=(1, 2, 3),
    levels=((4,),),
)
BLITZ = blitz(
    FULL._replace(rounds=(4,), shapes=("wedge", "wedge", "open_4_columns"), countryside=(6, 7, 9), levels=((3,),))
)


def alone(plan: Plan) -> Plan:
    """MS5.1, MS5.2, SR60: with the Dummy and solo Tactics, by the numbers for the fewest players."""
    return plan._replace(mode="solo", players=(1, 1), actors=(DUMMY,), tactics="solo")


SOLO = alone(FULL)._replace(shapes=("wedge",), countryside=(7,), cities=(2,), others=(2,), levels=((5, 8),))


def in_teams(plan: Plan) -> Plan:
    """MS3.1: four players in two teams, with the numbers for four."""
    last = {name: getattr(plan, name)[-1:] for name in ("shapes", "countryside", "cities", "others")}
    return plan._replace(mode="teams", players=(4, 4), **last)


def score(s: State, rows: Rows) -> None:
    """MS3, MS5, MS6: against each other for cities, together or alone for the common goal."""
    (common_score if s.rules.together else rivals_score)(s, rows)


_HOOKS = Hooks(over=all_conquered, won=all_conquered, score=score)
FULL_CONQUEST = Scenario("full_conquest", (FULL, in_teams(FULL)), _HOOKS, levels=tuple(LEVELS), by_level=by_level)
BLITZ_CONQUEST = FULL_CONQUEST._replace(
    name="blitz_conquest", plans=(BLITZ, in_teams(BLITZ), alone(BLITZ)), hooks=_HOOKS._replace(fame=crossing)
)
SOLO_CONQUEST = FULL_CONQUEST._replace(name="solo_conquest", plans=(SOLO,))
