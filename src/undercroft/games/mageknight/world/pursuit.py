"""Pursuit: enemies that hunt a hero across the map (MT6)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ....core.decision import Decision, Effect, Kind
from ....core.events import tell
from ....core.lasting import Mod
from ..agenda import act
from ..mods import HIDDEN
from ..records import Group
from ..state import State, me
from ..tables import SITES
from .ambush import change_new
from .hexes import DIRECTIONS, distance, on_map
from .places import CAMP, heroes_at, site_at, site_name

HUNT = Kind("mk.hunt", "MT6.2", at="map")
HUNTED = Mod("hunted")  # pursuers have acted this turn


def hunters(s: State, seat: int) -> list[tuple[int, Group]]:
    """MT6.1, MS17.2: who hunts a seat, from the turn after its tile was turned up."""
    return [(at, g) for at, groups in s.there.items() for g in groups if g.hunts == seat and g.since < s.turn]


def sheltered(s: State, at: int) -> bool:
    """MT6.4: a fortified site that is not assaulted, or one where interaction is possible.

    ML22.7: the conquered camp too; the spaces around it are no such sites.
    """
    site = site_at(s, at)
    return site.sort == "fortified" or bool(site.icon) or (site_name(s, at) == CAMP and at in s.shields)


def beside(s: State, at: int, hero: int) -> bool:
    """MT6.3: next to the hero. XR57: a wall between them keeps it from attacking (ML2.7)."""
    return hero in s.board[at].near and hero not in s.board[at].walls


def drawn(s: State, seat: int, to: int) -> list[int]:
    """MT6.3, MT6.5, MT6.7: those who would attack if the hero's movement ended here."""
    if HIDDEN in s.now.mods or sheltered(s, to):
        return []
    angry = [group for at, group in hunters(s, seat) if not group.stunned and beside(s, at, to)]
    return [token for group in angry for token in group.tokens]


def stop_and_look(s: State) -> None:
    """MT6.2, XR38: the movement of a turn is over, and pursuers act."""
    if HUNTED not in s.now.mods:
        s.agenda.append(("hunt",))


@act("hunt")
def hunt(s: State) -> Effect:
    """MT6.3, MT6.6: those who were beside the hero attack together; it is the compulsory action of the turn."""
    angry = yield from closing_in(s, sheltered(s, me(s).at))
    if angry:
        s.agenda.append(("provoked", (), angry))


def closing_in(s: State, safe: bool, *engaged: int) -> Generator[Decision, Any, tuple[int, ...]]:
    """MT6.2, MT6.3, MT6.5, MT6.7, XE44: each pursuer comes up, comes nearer or attacks; the tokens that attack.

    Those who are in the combat already (`engaged`) do none of that.
    """
    s.now.mods.append(HUNTED)
    hero = me(s).at
    angry: tuple[int, ...] = ()
    if HIDDEN in s.now.mods:
        return ()
    for at, group in hunters(s, s.actor):
        if not {*group.tokens}.isdisjoint(engaged):
            continue
        if group.stunned:  # MT6.5
            change(s, at, group, group._replace(stunned=False))
        elif hero in s.board[at].near:
            if not safe and beside(s, at, hero):
                angry += group.tokens
        else:
            yield from come_nearer(s, at, group, hero)
    return angry


def come_nearer(s: State, at: int, group: Group, hero: int) -> Effect:
    """MT6.2, XR19, XR36: to the closest space without another hero and without a fortified site; the player says."""
    free = {
        name: at + step
        for name, step in DIRECTIONS.items()
        if at + step in s.board and not heroes_at(s, at + step) and not fortress(s, at + step)
    }
    best = min((distance(to, hero) for to in free.values()), default=distance(at, hero) + 1)
    if best > distance(at, hero):
        return
    found = {f"step:{name}": to for name, to in free.items() if distance(to, hero) == best}
    args = {"what": s.face[group.tokens[0]], **on_map(found.items())}
    to = yield Decision(s.actor, HUNT, tuple(found), tuple(found.values()), args=args)
    change(s, at, group, None)
    s.there[to] = (*s.there.get(to, ()), group)
    tell(s, "mk-hunts", card=group.tokens[0], whom=s.actor)


def fortress(s: State, at: int) -> bool:
    name = s.board[at].site
    return bool(name) and SITES[name].sort == "fortified"


def change(s: State, at: int, old: Group, new: Group | None) -> None:
    """A group is another one from now on, or gone."""
    groups = tuple(g for g in s.there[at] if g is not old) + ((new,) if new is not None else ())
    if groups:
        s.there[at] = groups
    else:
        del s.there[at]


def stun(s: State, at: int, token: int) -> None:
    """MT6.5: a pursuer that the hunted hero did not defeat is turned face down."""
    for group in s.there.get(at, ()):
        if token in group.tokens and group.hunts == s.actor:
            change(s, at, group, group._replace(stunned=True))


def take_up_the_hunt(s: State, tile: int) -> None:
    """MS17.2, MT7.2: the rampaging enemies of a tile hunt whoever has turned it up."""
    if s.actor >= 0:
        change_new(s, hunts=s.actor, since=s.turn)
