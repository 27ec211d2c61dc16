"""Enemy tokens on the map, in groups: guards of a site, rampaging enemies, and whoever else comes."""

from __future__ import annotations

from typing import Any

from ..records import Group
from ..state import Cards, State
from .hexes import STEPS

GUARD, RAMPAGING = "guard", "rampaging"
OWED = "owed "
"""`s.tally` has for each mine which of its enemies the piles had not (MS8.6)."""


def tokens_at(s: State, at: int, kind: str = "") -> Cards:
    """The tokens on a space, of one kind of group or of all."""
    groups = s.there.get(at, ())
    if len(groups) == 1:
        return groups[0].tokens if not kind or groups[0].kind == kind else ()
    return tuple(token for group in groups if not kind or group.kind == kind for token in group.tokens)


def occupied(s: State, at: int) -> bool:
    """MS8.1, MS8.6: enemies hold a place, or will come as soon as somebody fights for it."""
    return bool(tokens_at(s, at, GUARD)) or OWED + str(at) in s.tally


def put(s: State, at: int, kind: str, *tokens: int, **facts: Any) -> None:
    """The tokens of a kind on a space are these from now on; with none the group is gone."""
    groups = tuple(group for group in s.there.get(at, ()) if group.kind != kind)
    if tokens:
        groups = (*groups, Group(kind, tokens, **facts))
    if groups:
        s.there[at] = groups
    else:
        s.there.pop(at, None)


def take(s: State, at: int, kind: str, token: int) -> None:
    """One token leaves its group."""
    groups = (
        group._replace(tokens=tuple(other for other in group.tokens if other != token)) if group.kind == kind else group
        for group in s.there[at]
    )
    left = tuple(group for group in groups if group.tokens)
    if left:
        s.there[at] = left
    else:
        del s.there[at]


def rampager(s: State, at: int) -> bool:
    """M13.12: a rampaging enemy stands there."""
    groups = s.there.get(at)
    if groups is None:
        return False
    return groups[0].kind == RAMPAGING or (len(groups) > 1 and any(group.kind == RAMPAGING for group in groups))


def rampagers_near(s: State, at: int) -> list[int]:
    """The spaces next to this one with a rampaging enemy: whom a hero may challenge, in ambush or not (MT5.4)."""
    there = s.there
    return [at + step for step in STEPS if at + step in there and rampager(s, at + step)]
