"""Rampaging enemies: provoked or challenged, alone or besides an assault (M10.6, M12.2, M12.22)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....core.decision import Decision, Effect, Kind
from ....core.events import tell
from ..agenda import act, auto
from ..fight.foes import muster, open_combat
from ..play.tracks import change_reputation
from ..records import Combat, Foe
from ..state import State, combat_of, me
from ..tables import ENCOUNTERS, ENEMIES, SIDES, Encounter, Side
from ..world.groups import RAMPAGING, rampagers_near, take, tokens_at
from ..world.hexes import DIRECTIONS, on_map
from ..world.pursuit import HUNTED, closing_in, sheltered, stun

JOIN = Kind("mk.join", "M12.2", at="map")


def add_rampagers(s: State, c: Combat, spaces: Iterable[int], only: tuple[int, ...] = ()) -> None:
    """M12.2: they do not matter for conquering, and are fortified only behind a wall (ML2.4).

    XR36: all on a space, but `only` those of them who pursue the hero and attack.
    """
    walls = s.board[me(s).at].walls
    for at in spaces:
        for token in strangers(s, c, at):
            if not only or token in only:
                muster(s, c, token, "rampaging", at, walls=int(at in walls))


def strangers(s: State, c: Combat, at: int) -> list[int]:
    """The rampaging enemies of a space that are not in the combat."""
    return [token for token in tokens_at(s, at, RAMPAGING) if all(foe.token != token for foe in c.foes)]


@auto("provoked")
def provoke(s: State, angry: tuple[int, ...], hunters: tuple[int, ...] = ()) -> None:
    """M10.6, M12.1: the provoked enemies attack. MT6.3: so do pursuers."""
    c = open_combat(s, "rampage", me(s).at)
    tell(s, "mk-provoked", who=s.actor)
    add_rampagers(s, c, s.board[c.at].near if hunters else angry, hunters)
    s.agenda.append(("phase", "ranged"))
    s.agenda.append(("join", 0))


@auto("challenge")
def challenge(s: State) -> None:
    """M9.7, M12.1, MR20: one or several rampaging enemies next to the hero."""
    open_combat(s, "rampage", me(s).at)
    s.agenda.append(("phase", "ranged"))
    s.agenda.append(("join", 1))


@act("join")
def join(s: State, least: int) -> Effect:
    """M12.2: adjacent rampaging enemies may be challenged besides, pick by pick in a fixed order."""
    at = me(s).at
    c = combat_of(s)
    if s.rules.moved and HUNTED not in s.now.mods:  # MT6.6: pursuers are added to the combat that ends the movement
        safe = sheltered(s, at) and not ENCOUNTERS[c.sort].assault  # MT6.4
        angry = yield from closing_in(s, safe, *(foe.token for foe in c.foes))
        if angry:
            add_rampagers(s, c, s.board[at].near, angry)
    names = [(name, at + step) for name, step in DIRECTIONS.items() if at + step in rampagers_near(s, at)]
    left = [(name, near) for name, near in names if strangers(s, c, near)]
    while left:
        keys = [f"join:{s.face[strangers(s, c, near)[0]]}@{name}" for name, near in left]
        values: list[Any] = [("join", near) for _, near in left]
        if not least:
            keys.append("done")
            values.append("done")
        places = on_map(zip(keys, (near for _, near in left), strict=False))
        answer = yield Decision(s.actor, JOIN, tuple(keys), tuple(values), places)
        if answer == "done":
            return
        least = 0
        add_rampagers(s, c, (answer[1],))
        left = left[[near for _, near in left].index(answer[1]) + 1 :]


def felled(s: State, c: Combat, foe: Foe) -> None:
    """M12.22: Reputation, more for a dragon."""
    change_reputation(s, s.actor, 2 if ENEMIES[s.face[foe.token]].colour == "red" else 1)


def after(s: State, c: Combat, foe: Foe) -> None:
    """M12.22: a defeated one is gone from the map; others stay where they are, pursuers face down (MT6.5)."""
    if foe.beaten:
        take(s, foe.at, RAMPAGING, foe.token)
    else:
        stun(s, foe.at, foe.token)


def settle(s: State, c: Combat) -> None:
    """M12.22: no space is fought for."""


SIDES["rampaging"] = Side(felled, after)
ENCOUNTERS["rampage"] = Encounter(settle)
