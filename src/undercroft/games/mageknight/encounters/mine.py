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
from ..world.groups import GUARD, put, tokens_at
from .garrison import driven_off, fight_guards

MINE = "mine"
MINES = (MINE, "deep_mine")  # SR68


def in_core(s: State, at: int) -> bool:
    """Whether a space is on a Core tile."""
    centre = s.board[at].tile
    return tile_of(dict(s.placed)[centre]).kind != "countryside"


def occupy(s: State, at: int) -> None:
    """MS8.1: a green enemy (in the Core a red one) for all to see and a brown one face down. MS8.6: or it is owed."""
    open_one, hidden = draw(s, "red" if in_core(s, at) else "green"), draw(s, "brown")
    if open_one >= 0:
        reveal(s, open_one)
    put(s, at, GUARD, *(token for token in (open_one, hidden) if token >= 0))
    if hidden < 0:
        s.tally[f"owed {at}"] = 1


def occupied(s: State, at: int) -> bool:
    return bool(tokens_at(s, at, GUARD))


ACTIONS["free_mine"] = Action(lambda site: site.sort == "resource", occupied)


@auto("free_mine")
def free_mine(s: State) -> None:
    """MS8.2: all who hold it, by night rules (M4.4), with Units. MS8.6: the enemy that was owed comes now."""
    at = me(s).at
    tell(s, "mk-frees-mine", who=s.actor, site=MINE)
    if s.tally.pop(f"owed {at}", 0):
        put(s, at, GUARD, *tokens_at(s, at, GUARD), *(token for token in (draw(s, "brown"),) if token >= 0))
    fight_guards(s, MINE).night = True


def settle(s: State, c: Combat) -> None:
    """MS8.2: survivors stay. MS8.3: whoever defeats the last one marks the mine, for Reputation."""
    if not driven_off(s, c):
        return
    s.shields[c.at] = (s.actor,)
    tell(s, "mk-conquered", who=s.actor, site=MINE)
    change_reputation(s, s.actor, 2 if in_core(s, c.at) else 1)


ENCOUNTERS[MINE] = Encounter(settle)
