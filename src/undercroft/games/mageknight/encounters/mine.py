"""Occupied mines: who holds them, and setting them free (MS8)."""

from __future__ import annotations

from ....core.events import tell
from ....core.zones import reveal
from ..agenda import auto
from ..play.stacks import draw
from ..play.tracks import change_reputation
from ..records import Combat
from ..state import State, me
from ..tables import ACTIONS, ENCOUNTERS, Action, Encounter
from ..world.board import tile_of
from ..world.groups import GUARD, OWED, occupied, put, tokens_at
from .garrison import driven_off, fight_guards

MINE = "mine"
MINES = (MINE, "deep_mine")  # SR68


def in_core(s: State, at: int) -> bool:
    """Whether a space is on a Core tile."""
    centre = s.board[at].tile
    return tile_of(dict(s.placed)[centre]).kind != "countryside"


def occupy(s: State, at: int) -> None:
    """MS8.1: a green enemy (in the Core a red one) for all to see and a brown one face down. MS8.6: or it is owed."""
    open_one, hidden = draw(s, holder(s, at)), draw(s, "brown")
    if open_one >= 0:
        reveal(s, open_one)
    put(s, at, GUARD, *(token for token in (open_one, hidden) if token >= 0))
    if min(open_one, hidden) < 0:
        s.tally[OWED + str(at)] = (hidden < 0) + 2 * (open_one < 0)


def holder(s: State, at: int) -> str:
    """MS8.1: the pile of the enemy that all can see."""
    return "red" if in_core(s, at) else "green"


ACTIONS["free_mine"] = Action(
    lambda site: site.sort == "resource", lambda s, at: s.board[at].site in MINES and occupied(s, at)
)


@auto("free_mine")
def free_mine(s: State) -> None:
    """MS8.2: all who hold it, by night rules (M4.4), with Units. MS8.6: enemies that were owed come now."""
    at = me(s).at
    tell(s, "mk-frees-mine", who=s.actor, site=MINE)
    owed = s.tally.pop(OWED + str(at), 0)
    late = [draw(s, pile) for pile, bit in ((holder(s, at), 2), ("brown", 1)) if owed & bit]
    put(s, at, GUARD, *tokens_at(s, at, GUARD), *(token for token in late if token >= 0))
    fight_guards(s, MINE).night = True


def settle(s: State, c: Combat) -> None:
    """MS8.2: survivors stay. MS8.3: whoever defeats the last one marks the mine, for Reputation."""
    if not driven_off(s, c):
        return
    s.shields[c.at] = (s.actor,)
    tell(s, "mk-conquered", who=s.actor, site=MINE)
    change_reputation(s, s.actor, 2 if in_core(s, c.at) else 1)


ENCOUNTERS[MINE] = Encounter(settle)
