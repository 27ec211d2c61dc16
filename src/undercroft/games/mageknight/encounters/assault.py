"""Assaults on fortified sites (M12.4, M12.21, M12.27, M13.3, M13.4)."""

from __future__ import annotations

from ....core.events import tell
from ..agenda import auto
from ..fight.foes import muster, open_combat
from ..play.stacks import draw, throw
from ..play.tracks import change_reputation, gain_fame
from ..records import Combat
from ..state import State, me
from ..tables import ENCOUNTERS, SITES, Encounter
from ..world.groups import GUARD, put, tokens_at
from ..world.places import site_name, walled
from .garrison import guards_left
from .rampage import add_rampagers


@auto("assault")
def assault(s: State, angry: tuple[int, ...]) -> None:
    """M12.1, M12.4: -1 Reputation; ML12.2: before anything is defeated."""
    change_reputation(s, s.actor, -1)
    storm(s, angry, 1)


@auto("contend")
def contend(s: State, angry: tuple[int, ...]) -> None:
    """MS11.4, MS11.7: no Reputation is lost; whose place it was has a defender for each Day that has begun."""
    storm(s, angry, (s.round + 1) // 2)


def storm(s: State, angry: tuple[int, ...], defenders: int) -> None:
    """M12.4: the garrison is revealed. M13.3: an empty keep of another gets random tokens.

    ML2.5: a wall that was crossed fortifies once more.
    """
    at = me(s).at
    c = open_combat(s, "assault", at)
    tell(s, "mk-assaults", who=s.actor, site=site_name(s, at))
    if at in s.shields:
        c.retaken = True
        drawn = [draw(s, SITES[site_name(s, at)].garrison) for _ in range(defenders)]
        put(s, at, GUARD, *(token for token in drawn if token >= 0))
    walls = 1 + walled(s, s.now.path[-2], at)
    for token in tokens_at(s, at, GUARD):
        muster(s, c, token, "guard", at, walls)
    add_rampagers(s, c, angry)
    s.agenda.append(("phase", "ranged"))
    s.agenda.append(("join", 0))


def settle(s: State, c: Combat) -> None:
    """M12.21, M12.27, M13.3, M13.4, M13.18: conquered, or back to where the hero came from."""
    left = guards_left(c)
    name = s.board[c.at].site
    if left:
        if c.retaken:  # M12.27: random tokens are discarded
            throw(s, SITES[name].garrison, *left)
            put(s, c.at, GUARD)
        else:
            put(s, c.at, GUARD, *left)
        s.now.path.pop()
        me(s).at = s.now.path[-1]
        tell(s, "mk-repelled", who=s.actor)
        return
    put(s, c.at, GUARD)
    if c.retaken:  # MR13: half of the sum, rounded up
        gain_fame(s, s.actor, -(-c.sum // 2))
    s.shields[c.at] = (s.actor,)
    me(s).rewards += SITES[name].rewards
    tell(s, "mk-conquered", who=s.actor, site=name)


ENCOUNTERS["assault"] = Encounter(settle, assault=True)
