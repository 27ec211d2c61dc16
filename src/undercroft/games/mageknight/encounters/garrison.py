"""Enemies that defend a site, and those that they summon."""

from __future__ import annotations

from ....core.events import tell
from ..fight.foes import muster, open_combat
from ..records import Combat
from ..state import State, me
from ..tables import SIDES, Side
from ..world.groups import GUARD, put, tokens_at


def guards_left(c: Combat) -> list[int]:
    """The tokens of the defenders that were not defeated."""
    return [foe.token for foe in c.foes if foe.side == "guard" and not foe.beaten]


def fight_guards(s: State, sort: str) -> Combat:
    """The hero fights all who hold the space."""
    c = open_combat(s, sort, me(s).at)
    for token in tokens_at(s, c.at, GUARD):
        muster(s, c, token, GUARD, c.at)
    s.agenda.append(("phase", "ranged"))
    return c


def driven_off(s: State, c: Combat) -> bool:
    """Whether nobody holds the space any more; survivors stay."""
    left = guards_left(c)
    put(s, c.at, GUARD, *left)
    if left:
        tell(s, "mk-repelled", who=s.actor)
    return not left


SIDES["guard"] = Side()
SIDES["summoned"] = Side()
