"""Moving: what a step costs, whom it provokes, where it is safe (M4.1, M10)."""

from __future__ import annotations

from ....core.events import tell
from ....core.lasting import Mod
from ....core.zones import reveal
from ..agenda import auto
from ..mods import BENT, HIDDEN, LORE, MIST
from ..state import State, day, mates, me, turn_of
from ..tables import SITES
from ..things.centre import others_centre
from ..world.groups import rampager, rampagers_near
from ..world.hexes import DIRECTIONS, MOVES
from ..world.places import assault_at, heroes_at, hostile, keep_owner, spy, volkare_at

# M4.1: the cost of entering, by Day and by Night
COSTS: dict[str, tuple[int, int]] = {
    "plains": (2, 2), "hills": (3, 3), "forest": (3, 5), "wasteland": (4, 4), "desert": (5, 3), "swamp": (5, 5),
    "city": (2, 2),
}  # fmt: skip
BARRED = 99
WALL = 1  # ML2.2: what crossing one costs more
ONE_SPACE = Mod("cheaper", 1, 2)  # Druidic Paths: of whatever terrain
PRAYER, WORST = "norowas_prayer_of_weather", 5


def cost(s: State, here: int, to: int) -> int:
    """M4.1, M10.1: the Move cost of a step; ML2.1, ML2.2, ML2.3: a wall costs 1 more, but not while space is bent."""
    price = entry(s, to)
    return price + WALL if to in s.board[here].walls and price != BARRED and BENT not in s.now.mods else price


def entry(s: State, at: int) -> int:
    """M4.1, M10.2: the Move cost of entering a space; `BARRED` where it cannot be entered (M10.3 opens some).

    MT8.1, MT9.2: also of places that lie over it; by the real time of day, whatever rules hold on the space.
    """
    terrain = s.board[at].terrain
    if terrain == "city" and not s.rules.plan.enter_cities:  # MS2.1, MS11.1
        return BARRED
    costs = COSTS.get(terrain)
    price = BARRED if costs is None else costs[0 if day(s) else 1]
    if s.centre and price < WORST and any(s.face[lying.skill] == PRAYER for lying in others_centre(s)):
        price += 1  # before anything that makes it cheaper: the order that is best for the hero
    if s.now.mods:
        if MIST in s.now.mods and terrain in ("hills", "mountain"):
            return BARRED
        fixed = [mod for mod in s.now.mods if mod.what == "costing" and mod.word == terrain]
        for mod in sorted(fixed, key=_opened):
            if price != BARRED or not mod.m:
                price = min(price, mod.n)
        if price != BARRED:
            # the reductions with the highest floor first: in the order that is best for the hero
            for mod in sorted(
                (mod for mod in s.now.mods if mod.what == "cheaper" and mod.word in (terrain, "")), key=_floor
            ):
                price = min(price, max(price - mod.n, mod.m))
    return price


def _opened(mod: Mod) -> int:
    return mod.m


def _floor(mod: Mod) -> int:
    return -mod.m


def why_no_step(s: State, to: int) -> str:
    """M10.1, M10.5, M10.12, M10.15: why the hero cannot step there; an empty word if it can."""
    if to not in s.board:
        return "edge"
    price = cost(s, me(s).at, to)
    if price == BARRED:
        return "terrain"
    if rampager(s, to) and not volkare_at(s, to):  # M10.5, XR31
        return "rampaging"
    if price > s.now.move:
        return "points"
    if keep_owner(s, to) not in (-1, s.actor) and heroes_at(s, to, s.actor) and rival_at(s, to) < 0:  # M10.12, M20.4
        return "owner"
    if s.board[to].site == "ruined_city" and heroes_at(s, to, s.actor):
        return "ruin"  # MS19.4
    if any(p.at == to for p in s.players) and provoked(s, me(s).at, to) and not shared(s, to):
        return "hero"  # M10.15
    return ""


def steps(s: State) -> list[str]:
    """The directions in which the hero can step now."""
    if s.now.move <= 0 and not s.now.mods:
        return []
    at = me(s).at
    ways = DIRECTIONS if BENT not in s.now.mods else MOVES
    return [name for name, offset in ways.items() if not why_no_step(s, at + offset)]


def provoked(s: State, here: int, to: int) -> list[int]:
    """M10.6: the rampaging enemies next to both spaces of a step; none in bent space, or behind a wall (ML2.7)."""
    if s.now.mods and (BENT in s.now.mods or HIDDEN in s.now.mods):  # MT5.5
        return []
    near = rampagers_near(s, to)
    walls = s.board[to].walls
    found = [at for at in rampagers_near(s, here) if at in near and at not in walls] if near else near
    for hook in s.rules.provokes:
        found = found + [at for at in hook(s, here, to) if at not in found]
    return found


@auto("step")
def take_step(s: State, name: str) -> None:
    """MK3.1: while somebody harvests mana, a question comes before the step."""
    s.agenda.append(("tread", name))
    glean(s)


def glean(s: State) -> None:
    """MK3.1: what is asked before a space is entered."""
    if s.now.mods and any(mod.what == "harvest" for mod in s.now.mods):
        s.agenda.append(("harvest",))


@auto("tread")
def walk(s: State, name: str) -> None:
    """M10.1: pay, go, see (M4.5, M10.18); then an assault or a provoked enemy ends the movement (M10.5, M10.6)."""
    p = me(s)
    here, to = p.at, p.at + MOVES[name]
    price = cost(s, here, to)
    s.now.move -= price
    if s.now.mods and ONE_SPACE in s.now.mods:  # XR54
        s.now.mods.remove(ONE_SPACE)
        if cost(s, here, to) == price:
            s.now.mods.append(ONE_SPACE)
    arrive(s, to)
    tell(s, "mk-moved", who=s.actor, where=name, terrain=s.board[to].terrain)
    angry = provoked(s, here, to)
    if hostile(s, to, s.actor):  # M10.12: with somebody inside it is an attack on that hero
        s.agenda.append(("duel",) if rival_at(s, to) >= 0 else (assault_at(s, to), tuple(angry)))
    elif angry:
        s.agenda.append(("provoked", tuple(angry)))
    for hook in s.rules.entered:
        hook(s, to)


def arrive(s: State, to: int) -> None:
    """M10.17: the figure is there; the path remembers it."""
    s.now.path.append(to)
    set_down(s, s.actor, to)


def set_down(s: State, seat: int, to: int) -> None:
    """M4.5: garrisons near the space are seen; M13.9: so are ruins that are entered."""
    s.players[seat].at = to
    spy(s, seat)
    if to in s.ruins:
        reveal(s, s.ruins[to])


# -- other heroes


def why_no_duel(s: State, other: int) -> str:
    """M10.14, M18.1, M20.3: why whoever acts cannot attack another hero; an empty word if it can."""
    if not s.rules.duels:
        return "peace"
    if other in mates(s, s.actor):
        return "mate"
    if s.turns_left >= 0 or s.last_turns >= 0:
        return "ending"
    return "down" if other in s.down else ""


def rival_at(s: State, at: int) -> int:
    """M10.12, M10.13: the hero on a space whom whoever acts may attack; -1 if there is none."""
    if not s.rules.duels or shared(s, at):
        return -1
    return next((seat for seat in heroes_at(s, at, s.actor) if not why_no_duel(s, seat)), -1)


# -- safety


def safe(s: State, at: int, seat: int) -> bool:
    """M10.11, M10.14: accessible without special effects (M10.3), not hostile, no other hero (but on the portal)."""
    terrain = s.board[at].terrain
    turn = turn_of(s, seat)
    haven = turn is not None and Mod("refuge", word=terrain) in turn.mods  # Secret Ways
    haven = haven or (terrain == "mountain" and turn is not None and LORE in turn.mods)  # Mountain Lore
    if (terrain not in COSTS and not haven) or (terrain == "city" and not s.rules.plan.enter_cities):
        return False
    if hostile(s, at, seat) or rampager(s, at):
        return False
    return shared(s, at) or not any(other != seat and p.at == at for other, p in enumerate(s.players))


def shared(s: State, at: int) -> bool:
    """M10.13: where heroes can be together."""
    name = s.board[at].site
    return bool(name) and SITES[name].shared
