"""Adventure sites and burning a monastery (M12.23, M13.2, M13.5-M13.9)."""

from __future__ import annotations

from ....core.events import tell
from ..agenda import auto
from ..fight.foes import muster, open_combat
from ..play.stacks import draw, throw
from ..play.tracks import change_reputation
from ..records import Combat
from ..state import State, me
from ..tables import ENCOUNTERS, ENEMIES, RUINS, SITES, Encounter
from ..world.groups import GUARD, put, tokens_at
from ..world.places import ruin_at, ruins_enemies, site_name
from .garrison import guards_left


@auto("enter")
def enter(s: State) -> None:
    """M13.5, M13.6, M13.7, M13.8, M13.9, M13.17: an altar, or the enemies that wait or are drawn now."""
    at = me(s).at
    name = site_name(s, at)
    if name == "ruins" and RUINS[ruin_at(s, at)].pay:
        s.agenda.append(("altar", at))
        return
    if SITES[name].paths:  # ML3.2
        s.agenda.append(("companion",))
        return
    c = open_combat(s, "site", at)
    tell(s, "mk-enters", who=s.actor, site=name)
    if not tokens_at(s, at, GUARD):
        drawn = [draw(s, colour) for colour in (ruins_enemies(s, at) if name == "ruins" else SITES[name].draws)]
        put(s, at, GUARD, *(token for token in drawn if token >= 0))
    for token in tokens_at(s, at, GUARD):
        muster(s, c, token, "guard", at)
    s.agenda.append(("phase", "ranged"))


@auto("burn")
def burn(s: State) -> None:
    """M12.4, M13.2: -3 Reputation, a violet enemy, no Units."""
    at = me(s).at
    change_reputation(s, s.actor, -3)
    c = open_combat(s, "burn", at)
    tell(s, "mk-burns", who=s.actor)
    token = draw(s, "violet")
    if token >= 0:
        put(s, at, GUARD, token)
        muster(s, c, token, "guard", at)
    s.agenda.append(("phase", "ranged"))


def settle(s: State, c: Combat) -> None:
    """M12.23, M13.2, M13.5-M13.9: an adventure site or a monastery after the fight."""
    name = s.board[c.at].site
    site = SITES[name]
    left = guards_left(c)
    if not left:
        put(s, c.at, GUARD)
        if c.at not in s.shields:
            me(s).rewards += RUINS[ruin_at(s, c.at)].rewards if name == "ruins" else site.rewards
            s.shields[c.at] = (s.actor,)
            if name == "ruins":
                throw(s, "yellow", s.ruins.pop(c.at))
            tell(s, "mk-conquered", who=s.actor, site=name)
        return
    tell(s, "mk-repelled", who=s.actor)
    if site.survivors in ("go", "anew"):
        for token in left:
            throw(s, ENEMIES[s.face[token]].pile, token)
        drawn = [draw(s, colour) for colour in site.draws] if site.survivors == "anew" else []  # MS10.2
        put(s, c.at, GUARD, *(token for token in drawn if token >= 0))
        return
    if site.survivors == "replace":  # M13.8, MR5
        while len(left) < len(site.draws):
            token = draw(s, site.draws[0])
            if token < 0:
                break
            left.append(token)
    put(s, c.at, GUARD, *left)


ENCOUNTERS["site"] = ENCOUNTERS["burn"] = Encounter(settle, inside=True)
