"""MS9: Druid Nights."""

from __future__ import annotations

from ....core.decision import Decision, Effect, Kind
from ....core.events import tell
from ..agenda import act
from ..encounters.incantation import GLADE, last_done
from ..rules import ALL, HOUSE, Hooks, House, Plan, Scenario
from ..state import State, me
from .quests import RIVALS, any_of, only, quest

GOAL = "druids"
MARK = Kind("mk.hallow", "MS9.1")
FEW = "scarce_glades"


def room(s: State, at: int) -> bool:
    """MS9.4: whether a glade has room for one more shield, if they are scarce."""
    return FEW not in s.rules.house or len(s.shields.get(at, ())) < (1 if s.seats < 3 else 2)


def moved(s: State) -> None:
    """MS9.1: the movement ended on a glade that the hero has not marked."""
    at = me(s).at
    if s.board[at].site == GLADE and s.actor not in s.shields.get(at, ()):
        s.agenda.append(("mark_glade", at))


def entered(s: State, at: int) -> None:
    """MS9.1, M10.6: a step that provokes somebody ends the movement; the mark comes before that combat."""
    if s.agenda[-1][0] == "provoked":
        moved(s)


@act("mark_glade")
def mark_glade(s: State, at: int) -> Effect:
    """MS9.1: no action. MS9.4: on a full glade somebody else's shield gives way."""
    there = s.shields.get(at, ())
    found = {"mark": -1} if room(s, at) else {f"seat:seat_{seat}": seat for seat in there}
    gone = yield Decision(s.actor, MARK, (*found, "none"), (*found.values(), None))
    if gone is not None:
        s.shields[at] = (*(seat for seat in there if seat != gone), s.actor)
        tell(s, "mk-marks-glade", who=s.actor)


def round_end(s: State) -> None:
    """MS9.3, MS9.4: when a Night is over the shields leave the glades."""
    if s.night:
        s.shields = {at: owners for at, owners in s.shields.items() if s.board[at].site != GLADE}


def over(s: State) -> bool:
    """MS9: everybody has made the incantation of the last Night."""
    return all(last_done(s, seat) == s.rules.rounds // 2 for seat in range(s.seats))


def epic(plan: Plan) -> Plan:
    """MS9.4: three Days and three Nights, on all tiles but those of other cities."""
    return plan._replace(rounds=(6,), countryside=(ALL,), others=(ALL,))


HOUSE[FEW] = House(suits=only(GOAL))
HOUSE["epic_nights"] = House(changes=epic, suits=only(GOAL))
DRUID_NIGHTS = Scenario(
    "druid_nights",
    quest(RIVALS._replace(goal=GOAL, counted=True), city="green", land=any_of(GLADE)),
    Hooks(entered=entered, moved=moved, round_end=round_end, over=over),
)
