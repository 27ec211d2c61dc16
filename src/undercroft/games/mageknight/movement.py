"""Moving and exploring (M4.1, M10)."""

from __future__ import annotations

from ...core.events import tell
from ...core.zones import reveal
from .centre import others_centre
from .hexes import DIRECTIONS, MOVES, OFFSETS, SHAPES, explorable, may_lie, place_of
from .scenarios import scenario
from .sites import SITES, hostile, keep_owner, rampager, rampagers_near, settle_space, spy
from .state import State, day, me, place_tile
from .tiles import TILES
from .tracks import gain_fame

EXPLORING = 2  # M10.7

# M4.1: the cost of entering, by Day and by Night
COSTS: dict[str, tuple[int, int]] = {
    "plains": (2, 2), "hills": (3, 3), "forest": (3, 5), "wasteland": (4, 4), "desert": (5, 3), "swamp": (5, 5),
    "city": (2, 2),
}  # fmt: skip
BARRED = 99
PRAYER, WORST = "norowas_prayer_of_weather", 5
BENT = ("bend",)  # Space Bending


def cost(s: State, at: int) -> int:
    """M4.1, M10.2: the Move cost of entering a space; `BARRED` where it cannot be entered (M10.3 opens some)."""
    terrain = s.board[at].ground.terrain
    if terrain == "city" and not scenario(s).cities:  # MS2.1
        return BARRED
    costs = COSTS.get(terrain)
    price = BARRED if costs is None else costs[0 if day(s) else 1]
    if s.centre and price < WORST and any(s.face[lying.skill] == PRAYER for lying in others_centre(s)):
        price += 1  # before anything that makes it cheaper: the order that is best for the hero
    if s.mods:
        for mod in s.mods:
            if mod[0] == "costing" and mod[1] == terrain:
                price = min(price, int(mod[2]))
        if price != BARRED:
            # the reductions with the highest floor first: in the order that is best for the hero
            for mod in sorted((mod for mod in s.mods if mod[0] == "cheaper" and mod[1] == terrain), key=_floor):
                price = min(price, max(price - int(mod[2]), int(mod[3])))
    return price


def _floor(mod: tuple[str | int, ...]) -> int:
    return -int(mod[3])


def why_no_step(s: State, to: int) -> str:
    """M10.1, M10.5, M10.12, M10.15: why the hero cannot step there; an empty word if it can."""
    if to not in s.board:
        return "edge"
    price = cost(s, to)
    if price == BARRED:
        return "terrain"
    if rampager(s, to):  # M10.5
        return "rampaging"
    if price > s.move:
        return "points"
    owner = keep_owner(s, to)
    if owner >= 0 and owner != s.active and s.players[owner].at == to:  # M10.12, MS2.3: no PvP
        return "owner"
    if any(p.at == to for p in s.players) and provoked(s, me(s).at, to) and not shared(s, to):
        return "hero"  # M10.15
    return ""


def steps(s: State) -> list[str]:
    """The directions in which the hero can step now."""
    if s.move <= 0 and not s.mods:
        return []
    at = me(s).at
    ways = DIRECTIONS if BENT not in s.mods else MOVES
    return [name for name, offset in ways.items() if not why_no_step(s, at + offset)]


def provoked(s: State, here: int, to: int) -> list[int]:
    """M10.6: the rampaging enemies next to both spaces of a step; none while space is bent."""
    near = rampagers_near(s, to) if BENT not in s.mods else []
    return [at for at in rampagers_near(s, here) if at in near] if near else near


def take_step(s: State, name: str) -> None:
    """M10.1: pay, go, see (M4.5, M10.18); then an assault or a provoked enemy ends the movement (M10.5, M10.6)."""
    p = me(s)
    here, to = p.at, p.at + MOVES[name]
    s.move -= cost(s, to)
    arrive(s, to)
    tell(s, "mk-moved", who=s.active, where=name, terrain=s.board[to].ground.terrain)
    angry = provoked(s, here, to)
    if hostile(s, to, s.active):
        s.agenda.append(("assault", tuple(angry)))
    elif angry:
        s.agenda.append(("provoked", tuple(angry)))


def arrive(s: State, to: int) -> None:
    """M10.17: the figure is there; the path remembers it. M4.5: garrisons nearby; M13.9: ruins that are entered."""
    me(s).at = to
    s.path.append(to)
    spy(s, s.active)
    if to in s.ruins:
        reveal(s, s.ruins[to])


# -- exploring


def next_is_core(s: State) -> bool:
    """M10.16: the back of the top tile is visible."""
    pile = s.tiles or s.spare
    return bool(pile) and TILES[s.face[pile[-1]]].kind in ("core", "city")


def positions(s: State) -> tuple[int, ...]:
    """M10.7, M10.8, M10.16: where a tile can be explored from the hero's space."""
    if s.move < EXPLORING or not (s.tiles or s.spare):
        return ()
    reach = 2 if BENT in s.mods else 1
    return explorable(scenario(s).shape, centres(s), me(s).at, next_is_core(s), not s.tiles, reach)


def centres(s: State) -> frozenset[int]:
    return frozenset(centre for centre, _ in s.placed)


def explore_key(s: State, centre: int) -> str:
    """Positions are named by their place in the map's shape."""
    place = place_of(SHAPES[scenario(s).shape], centre)
    assert place is not None
    return f"explore:{place[0]}.{place[1]}"


def why_no_position(s: State, centre: int) -> str:
    return may_lie(scenario(s).shape, centres(s), centre, next_is_core(s), not s.tiles)


def explore(s: State, centre: int) -> None:
    """M10.7, M10.10, M17.2: two Move points, the top tile is turned and set up; the turn goes on. MS2.2: Fame."""
    s.move -= EXPLORING
    s.mods.append(("explored",))
    tile = (s.tiles or s.spare).pop()
    put_tile(s, tile, centre)
    tell(s, "mk-explored", who=s.active, card=tile)
    gain_fame(s, s.active, scenario(s).fame_per_tile)
    scenario(s).on_tile(s, TILES[s.face[tile]].kind)
    spy(s, s.active)


def put_tile(s: State, tile: int, centre: int) -> None:
    """M2.5, M10.10: a tile is on the map; "when revealed" of all its sites."""
    reveal(s, tile)
    face = s.face[tile]
    place_tile(s, centre, face)
    if TILES[face].kind in ("core", "city"):
        s.core_seen = True
    for offset in OFFSETS:
        settle_space(s, centre + offset)


# -- safety


def safe(s: State, at: int, seat: int) -> bool:
    """M10.11, M10.14: accessible without special effects (M10.3), not hostile, no other hero (but on the portal)."""
    ground = s.board[at].ground
    if ground.terrain not in COSTS or (ground.terrain == "city" and not scenario(s).cities):
        return False
    if hostile(s, at, seat) or rampager(s, at):
        return False
    return shared(s, at) or not any(other != seat and p.at == at for other, p in enumerate(s.players))


def shared(s: State, at: int) -> bool:
    """M10.13: where heroes can be together."""
    name = s.board[at].ground.site
    return bool(name) and SITES[name].shared
