"""Liberating glades and Graveyards that enemies hold (MS16.4, MS17.5)."""

from __future__ import annotations

from ....core.events import tell
from ..agenda import auto
from ..fight.foes import muster, open_combat
from ..records import Combat
from ..state import State, me
from ..tables import ACTIONS, ENCOUNTERS, Action, Encounter
from ..world.groups import GUARD, put, tokens_at
from .garrison import guards_left


@auto("liberate")
def liberate(s: State) -> None:
    """MS16.4, MS17.5, SR31: the action fights all who are there; they are turned up, Units may be used."""
    at = me(s).at
    c = open_combat(s, "liberate", at)
    for token in tokens_at(s, at, GUARD):
        muster(s, c, token, GUARD, at)
    s.agenda.append(("phase", "ranged"))


def settle(s: State, c: Combat) -> None:
    """MS16.4, MS17.5: survivors stay; the last defeat liberates, and the scenario says what that brings."""
    left = guards_left(c)
    put(s, c.at, GUARD, *left)
    if left:
        tell(s, "mk-repelled", who=s.actor)
        return
    tell(s, "mk-liberates", who=s.actor, site=s.board[c.at].site)
    for hook in s.rules.freed:
        hook(s, c.at)


ENCOUNTERS["liberate"] = Encounter(settle)
ACTIONS["liberate"] = Action(lambda site: site.sort == "resource", lambda s, at: bool(tokens_at(s, at, GUARD)))
