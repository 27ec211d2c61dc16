"""Ruined cities: a dragon sits on a part of the relic (MS19.4, MS19.5)."""

from __future__ import annotations

from ....core.events import tell
from ..agenda import auto
from ..fight.foes import muster, open_combat
from ..play.stacks import draw
from ..records import Combat, Hold
from ..state import State, lay_over, me
from ..tables import ENCOUNTERS, Encounter, Ground
from ..world.groups import GUARD, put, tokens_at
from ..world.places import walled
from .garrison import guards_left
from .rampage import add_rampagers

RUIN = "ruined_city"


def found_ruin(s: State, at: int) -> None:
    """MS19.4, MS19.5: no city any more, and a red token face down; whoever is beside it sees it by Day and Night."""
    lay_over(s, at, Ground("city", RUIN))
    s.holds[at] = Hold(RUIN, (), 0)
    token = draw(s, "red")
    if token >= 0:
        put(s, at, GUARD, token)


@auto("dig")
def dig(s: State, angry: tuple[int, ...]) -> None:
    """MS19.5, SR32: entering means fighting; no assault, fortified only over a wall."""
    at = me(s).at
    c = open_combat(s, "relic", at)
    tell(s, "mk-digs", who=s.actor)
    for token in tokens_at(s, at, GUARD):
        muster(s, c, token, GUARD, at, int(walled(s, s.now.path[-2], at)))
    add_rampagers(s, c, angry)
    s.agenda += [("phase", "ranged"), ("join", 0)]


def settle(s: State, c: Combat) -> None:
    """MS19.5, SR32: a part of the relic, or back to where the hero came from."""
    left = guards_left(c)
    put(s, c.at, GUARD, *left)
    if left:
        s.now.path.pop()
        me(s).at = s.now.path[-1]
        tell(s, "mk-repelled", who=s.actor)
        return
    s.shields[c.at] = (s.actor,)
    tell(s, "mk-part-found", who=s.actor)


def parts(s: State, seat: int) -> int:
    """MS19: the parts that a seat has found."""
    return sum(s.board[at].site == RUIN and seat in owners for at, owners in s.shields.items())


ENCOUNTERS["relic"] = Encounter(settle)
