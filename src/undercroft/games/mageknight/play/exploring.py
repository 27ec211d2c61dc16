"""Exploring: where the next tile may come, turning it up (M10.7-M10.10)."""

from __future__ import annotations

from ....core.events import tell
from ....core.zones import reveal
from ..agenda import auto
from ..mods import BENT, EXPLORED, SCOUTING
from ..state import State, me, place_tile
from ..tables import TILES
from ..world.hexes import OFFSETS, TILE_STEPS, distance
from ..world.places import settle_space, spy_all
from ..world.shapes import SHAPES, explorable, may_lie, place_of

EXPLORING = 2  # M10.7
CORE = ("core", "city", "camp")  # the kinds of tiles with a brown back
FERAL = "braevalar_feral_allies"


def exploring(s: State) -> int:
    """M10.7: what turning up a tile costs."""
    return s.rules.exploring[-1](s) if s.rules.exploring else usual_exploring(s)


def usual_exploring(s: State) -> int:
    """M10.7: two Move points; one less with Feral Allies, or at Night with Hawk Eyes."""
    keen = s.night and any(mod.what == "keen" for mod in s.now.mods)
    return EXPLORING - any(s.face[skill] == FERAL for skill in me(s).skills) - keen


def next_is_core(s: State) -> bool:
    """M10.16: the back of the top tile is visible."""
    pile = s.tiles or s.spare
    return bool(pile) and TILES[s.face[pile[-1]]].kind in CORE


def positions(s: State) -> tuple[int, ...]:
    """M10.7, M10.8, M10.16: where a tile can be explored from the hero's space."""
    have = means(s)
    return positions_from(s, me(s).at) if (have or s.now.mods) and have >= exploring(s) else ()


def means(s: State) -> int:
    """What can be spent on exploring: Move points; MS18.3: Influence too."""
    return s.now.move + s.now.influence if s.rules.plan.bargains else s.now.move


def positions_from(s: State, at: int, reach: int = 1) -> tuple[int, ...]:
    """M10.7, M10.8, MS1.6, MS15.18: where a tile could be explored from a space, whatever it costs."""
    if BENT in s.now.mods or SCOUTING in s.now.mods:
        reach = max(reach, 2)
    if s.lying:  # MS1.6: fixed positions
        return tuple(centre for centre in s.lying if near(at, centre) <= reach)
    if not (s.tiles or s.spare):
        return ()
    found = explorable(s.rules.shape, centres(s), at, next_is_core(s), not s.tiles, reach)
    return tuple(centre for centre in found if not barred(s, centre)) if s.rules.bars else found


def barred(s: State, centre: int) -> bool:
    """MS16.6: the scenario does not want the next tile there."""
    return any(bars(s, centre) for bars in s.rules.bars)


def open_positions(s: State) -> list[int]:
    """M10.8: every position where the next tile could lie, wherever the hero is."""
    if not (s.tiles or s.spare):
        return []
    around = sorted({centre + step for centre in centres(s) for step in TILE_STEPS})
    return [centre for centre in around if not why_no_position(s, centre)]


def centres(s: State) -> frozenset[int]:
    return frozenset(centre for centre, _ in s.placed)


def explore_key(s: State, centre: int) -> str:
    """Positions are named by their place in the map's shape."""
    place = place_of(SHAPES[s.rules.shape], centre)
    assert place is not None
    return f"explore:{place[0]}.{place[1]}"


def near(at: int, centre: int) -> int:
    """How far a space is from the nearest space of a tile."""
    return min(distance(at, centre + offset) for offset in OFFSETS)


def why_no_position(s: State, centre: int) -> str:
    """M10.8: why no tile can come there; MS1.6: where all lie in place, only those positions are open."""
    if s.lying:
        return "" if centre in s.lying else "coast"
    why = may_lie(s.rules.shape, centres(s), centre, next_is_core(s), not s.tiles)
    return why or ("side" if barred(s, centre) else "")


@auto("explore")
def explore(s: State, centre: int) -> None:
    """M10.7, M10.10, M17.2: two Move points, the top tile is turned and set up; the turn goes on."""
    price = exploring(s)
    if s.rules.plan.bargains:  # MS18.3, SR56: Influence first
        price -= (spent := min(price, s.now.influence))
        s.now.influence -= spent
    s.now.move -= price
    turn_up(s, centre)


def turn_up(s: State, centre: int) -> None:
    """M10.10: the next tile comes here, by whoever acts."""
    s.now.mods.append(EXPLORED)
    if s.rules.tile:
        tile = s.rules.tile[-1](s, centre)
    else:
        tile = s.lying.pop(centre) if centre in s.lying else next_tile(s)
    put_tile(s, tile, centre)
    tell(s, "mk-explored", who=s.actor, card=tile)
    came_up(s, tile)


def came_up(s: State, tile: int) -> None:
    """M10.10, MT7: what a tile brings that is turned up after the set-up, whoever has done it."""
    for hook in s.rules.revealed:
        hook(s, tile)
    spy_all(s)


def next_tile(s: State) -> int:
    """M10.9: the top of the tile deck, or of what was left out."""
    if s.tiles:
        s.tiles, tile = s.tiles[:-1], s.tiles[-1]
    else:
        s.spare, tile = s.spare[:-1], s.spare[-1]
    return tile


def put_tile(s: State, tile: int, centre: int) -> None:
    """M2.5, M10.10: a tile is on the map; "when revealed" of all its sites."""
    reveal(s, tile)
    face = s.face[tile]
    kind = TILES[face].kind
    for change in s.rules.shown if kind != "start" else ():
        face = change(s, face)
    place_tile(s, centre, face)
    if kind in CORE:
        s.core_seen = True
    for hook in s.rules.laid:
        hook(s, centre)
    for offset in OFFSETS:
        settle_space(s, centre + offset)
