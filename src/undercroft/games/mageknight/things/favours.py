"""Faction tokens: items that a hero keeps and uses once (MT10)."""

from __future__ import annotations

from ....core.events import tell
from ....core.lasting import Mod
from ..play.acting import terms_of
from ..play.stacks import throw
from ..state import State, me, without
from ..tables import FAVOURS, Way, Why
from .needs import possible


def why_no_favour(s: State, token: int) -> Why | None:
    """MT10.2: on one's own turn, and not two of one name; MT10.4: also when the hero is knocked out."""
    if not terms_of(s).ends:
        return Why("MT10.2", "mk-why-own-turn")
    return Why("MT10.2", "mk-why-favoured") if Mod("favoured", word=s.face[token]) in s.now.mods else None


def favour_ways(s: State, token: int, moment: str) -> list[Way]:
    """The ways in which a token can be used now."""
    if why_no_favour(s, token) is not None:
        return []
    return [way for way in FAVOURS[s.face[token]].ways if moment in way.moments and possible(s, way)]


def spend_favour(s: State, token: int) -> None:
    """MT10.2: it goes to the discards of its faction."""
    discard_favour(s, token)
    s.now.mods.append(Mod("favoured", word=s.face[token]))
    tell(s, "mk-used", who=s.actor, card=token)


def discard_favour(s: State, token: int) -> None:
    me(s).kept = without(me(s).kept, token)
    throw(s, FAVOURS[s.face[token]].faction, token)
