"""What can be done in a location (D13.3, R-40): Portal, Altar, Treasury, Library, Bridge."""

from __future__ import annotations

from ...core.chance import below
from ...core.decision import Decision, Effect, Kind
from ...core.events import tell
from .card import CARDS, TILES
from .cards.banes import TILE
from .dungeon import acts_at, laid
from .effects import discard, discardable, draw, gain_peril, heal, wound_monster
from .moving import teleport
from .plays import CARD, why_not_play
from .scores import foe_score, life_of, spend_ap, why_not_ap
from .state import LIBRARY, STANDING, TREASURY, State, alive, push, solo, without
from .threats import test

ALTAR = Kind("dg.altar", "D13.3", at="table")


def dark_tunnels(s: State) -> list[int]:
    return [tile for tile in laid(s) if TILES[s.face[tile]].dark]


def why_not_place(s: State, seat: int, verb: str) -> str:
    """D13.3, R-40: why a location's action cannot be used now, as a code; empty if it can."""
    if verb == "portal":
        if not acts_at(s, s.where[seat]):
            return "deactivated"
        return "no-tunnel" if not dark_tunnels(s) else why_not_ap(s, seat)
    if verb == "altar":
        return why_not_ap(s, seat)
    if verb == "library":
        if s.used[seat] & LIBRARY:
            return "used"
        return "no-cards" if not discardable(s, seat) else why_not_ap(s, seat)
    if verb == "bridge":
        if s.bridge >= 0:
            return "bridged"
        return "fallen" if s.stance[seat] != STANDING else why_not_ap(s, seat, 2)
    return "used" if s.used[seat] & TREASURY else ""


VERBS = {
    "interdimensional_portal": "portal",
    "dark_altar": "altar",
    "forbidden_library": "library",
    "broken_bridge": "bridge",
    "treasury": "treasure",
}


def free_treasures(s: State, seat: int) -> list[int]:
    """Treasury: Treasures of the hand that may be played without paying; limits, types and hosts as usual (D14)."""
    if why_not_place(s, seat, "treasure"):
        return []
    hand = s.hand[seat]
    return [pid for pid in hand if CARDS[s.face[pid]].kind == "treasure" and not why_not_play(s, seat, pid, free=True)]


def treasure(s: State, seat: int, pid: int) -> None:
    """Treasury: the Treasure is played free, and brings Peril equal to its printed cost; once per turn."""
    s.used[seat] |= TREASURY
    push(s, ("play", seat, pid, 1))


def portal(s: State, seat: int) -> Effect:
    """Interdimensional Portal: 1 AP, to any dark tunnel (D18.8)."""
    spend_ap(s, seat)
    tunnels = dark_tunnels(s)
    tile = yield Decision(
        seat, TILE, tuple(f"map:{s.face[t]}" for t in tunnels), tuple(tunnels), args={"card": s.where[seat]}
    )
    teleport(s, seat, tile)


def library(s: State, seat: int) -> Effect:
    """Forbidden Library: 1 AP and a card of the hand for a new one, once per turn."""
    s.used[seat] |= LIBRARY
    spend_ap(s, seat)
    keys: dict[str, int] = {}
    for pid in discardable(s, seat):
        keys.setdefault(f"drop:{s.face[pid]}", pid)
    pid = yield Decision(seat, CARD, tuple(keys), tuple(keys.values()))
    s.hand[seat] = without(s.hand[seat], pid)
    discard(s, pid)
    tell(s, "dg-discards", who=seat, card=pid)
    push(s, ("library_draw", seat))


def library_draw(s: State, seat: int) -> None:
    """After a shuffle nothing more is asked: the draw is a step of its own."""
    draw(s, seat)


def bridge(s: State, seat: int) -> None:
    """Broken Bridge: 2 AP put the bridge token there for all and for good."""
    spend_ap(s, seat, 2)
    s.bridge = s.where[seat]
    tell(s, "dg-bridged", who=seat)


def altar(s: State, seat: int) -> Effect:
    """Dark Altar, R-40: 1 AP: restore 1 Life, 3 Peril, and a hero or lair monster must make Magic 5+ or is wounded.

    The choice is compulsory. The hero phase ends at once.
    """
    spend_ap(s, seat)
    heal(s, seat, 1)
    found: dict[str, str | int] = {f"hero:{s.hero[other]}": s.hero[other] for other in alive(s)}
    for other in alive(s):
        for pid in s.lair[other]:
            key = f"monster:{s.face[pid]}@{s.hero[other]}"
            found[f"{key}#2" if key in found else key] = pid  # there are at most two copies
    if solo(s) and len(found) > 1:  # falls on the only hero unless a lair holds a monster
        del found[f"hero:{s.hero[seat]}"]
    chosen: str | int = yield Decision(seat, ALTAR, tuple(found), tuple(found.values()))
    s.agenda[0] = ("evening", 1)
    gain_peril(s, seat, 3)
    if isinstance(chosen, str):
        test(s, s.hero.index(chosen), "magic", 5, "altar", "altar_tested")
    else:
        push(s, ("altar_monster", next(other for other in alive(s) if chosen in s.lair[other]), chosen))


def altar_tested(s: State, seat: int, about: int, passed: int) -> None:
    if not passed:
        push(s, ("harm", seat, 1))


def altar_monster(s: State, seat: int, pid: int) -> None:
    """Dark Altar: a lair monster rolls with its Magic; at 0 Life it is discarded. No combat, so no Glory."""
    die = below(s, 6, "die") + 1
    total = die + foe_score(s, pid, "magic")
    tell(s, "dg-monster-roll", card=pid, die=die, total=total)
    if total < 5:
        wound_monster(s, pid, 1)
        if life_of(s, pid) <= 0:
            s.lair[seat] = without(s.lair[seat], pid)
            discard(s, pid)
