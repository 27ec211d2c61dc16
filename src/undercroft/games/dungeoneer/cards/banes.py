"""The Banes (D8.1 to D8.5). `check` says why one cannot be played now, `aim` asks for targets and who pays, and after
the window for Counter-Hex the Bane `acts`. Ill Omen is asked for before a roll: threats.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....core.decision import Decision, Kind
from ....core.events import tell
from ....core.lasting import Mod
from ....core.zones import set_host, set_owner
from ..building import AS_IT_LIES, where, which_way
from ..card import CARDS, Card, Change, add
from ..dungeon import HOME, cell_at, layout_of, rearrange, turn_round
from ..moving import stand_on, teleport
from ..scores import has_readied, life_of
from ..shifts import movable, swaps, turnable, wanderers
from ..state import State, alive, push
from ..threats import test

if TYPE_CHECKING:
    from ..card import Aim

TARGET = Kind("dg.target", "D8.2", at="seat")
PAYER = Kind("dg.payer", "D8.3", at="seat")
HOST = Kind("dg.host", "D14.3", at="lair")
TILE = Kind("dg.tile", "D18.11", at="map")


def payers(s: State, seat: int, cost: int) -> list[int]:
    """D8.2 to D8.4: opponents whose Peril suffices, less what the announcement takes; never one's own Peril."""
    out, peril, reserved = s.out, s.peril, s.reserved
    return [o for o in range(s.seats) if o != seat and peril[o] - reserved[o] >= cost and not out >> o & 1]


def whom(s: State, seat: int, kind: Kind, pid: int, seats: list[int]) -> Decision:
    """D8.2, D8.3: which of these seats' heroes a Peril card concerns; the answer is the hero's word."""
    heroes = tuple(s.hero[other] for other in seats)
    return Decision(seat, kind, tuple(f"on:{hero}" for hero in heroes), heroes, {"card": pid})


def victims(s: State, seat: int, word: str) -> list[int]:
    """D8.2: whom a Bane against a hero may strike: who can pay for it, and fits what it says."""
    found = payers(s, seat, CARDS[word].cost)
    if word == "banishing_gate":
        return [o for o in found if s.cell[s.where[o]] != HOME]
    if word == "unraveling":
        return [o for o in found if has_readied(s, o, "boon")]
    return found


def no_victim(word: str) -> Callable[[State, int], str]:
    """D8.2: nobody can pay, or nobody who can is a target."""

    def check(s: State, seat: int) -> str:
        return "" if victims(s, seat, word) else "peril" if not payers(s, seat, CARDS[word].cost) else "no-target"

    return check


def at_hero(s: State, seat: int, pid: int) -> Aim:
    """D8.2: the target pays."""
    seats = victims(s, seat, s.face[pid])
    target = s.hero.index((yield whom(s, seat, TARGET, pid, seats)))
    return target, (target,)


def any_payer(s: State, seat: int, pid: int) -> Aim:
    """D8.3: any one opponent pays."""
    seats = payers(s, seat, CARDS[s.face[pid]].cost)
    return s.hero.index((yield whom(s, seat, PAYER, pid, seats))), ()


def hosts(s: State, seat: int) -> list[int]:
    """R-37: one's own monsters, announced or in the lair."""
    return [*(entry.card for entry in s.announced if entry.card in s.field), *s.lair[seat]]


def no_host(cost: int) -> Callable[[State, int], str]:
    """R-37: an attachment needs a legal host when it is played."""
    return lambda s, seat: "peril" if not payers(s, seat, cost) else "" if hosts(s, seat) else "no-host"


def at_monster(s: State, seat: int, pid: int) -> Aim:
    """R-37: which monster; then who pays (D8.3)."""
    cards = hosts(s, seat)
    words = [s.face[card] for card in cards]
    keys = tuple(f"on:{word}" + (f"#{i}" if word in words[:i] else "") for i, word in enumerate(words))
    host = yield Decision(seat, HOST, keys, tuple(cards), args={"card": pid})
    payer, _ = yield from any_payer(s, seat, pid)
    return payer, (host,)


def hang(s: State, seat: int, pid: int, host: int) -> None:
    """D4.8: tucked under the monster."""
    set_owner(s, pid, seat)
    set_host(s, pid, host)
    s.lives[host] = life_of(s, host) + (1 if s.face[pid] == "hardened_hide" else 0)
    s.attached += (pid,)


# -- one Bane after another


def foretold(s: State, seat: int, pid: int) -> None:
    """Ill Omen, D18.2: -2 to the threat roll that is about to be made."""
    now = s.rolls[-1]
    s.rolls = (*s.rolls[:-1], now._replace(plus=now.plus - 2, omen=True))


def banish(s: State, seat: int, pid: int, target: int) -> None:
    """Banishing Gate: Magic 6+ or to the Entrance (D18.8)."""
    test(s, target, "magic", 6, "bane", "banished")


def banished(s: State, seat: int, about: int, passed: int) -> None:
    if not passed:
        teleport(s, seat, s.cells[HOME])


def blind(s: State, seat: int, pid: int, target: int) -> None:
    """Blinding Dust: -2 on all counter rolls until the end of the turn."""
    s.lasting += (Mod("counter", -2, target),)


def weigh_down(s: State, seat: int, pid: int, target: int) -> None:
    """Leaden Limbs: lies with the target until it pays 3 Glory."""
    set_owner(s, pid, seat)
    s.gear[target] += (pid,)


def unravel(s: State, seat: int, pid: int, target: int) -> None:
    """Unraveling: a readied Boon of its player's choice goes (D14.7)."""
    push(s, ("unravel", target))


def aim_rift(s: State, seat: int, pid: int) -> Aim:
    """Planar Rift: which two occupied maps, and how each lies then."""
    found = list(swaps(s))
    ones = list(dict.fromkeys(one for one, *_ in found))
    one = yield Decision(seat, TILE, tuple(f"map:{s.face[t]}" for t in ones), tuple(ones), args={"card": pid})
    twos = list(dict.fromkeys(t for o, t, *_ in found if o == one))
    two = yield Decision(seat, TILE, tuple(f"map:{s.face[t]}" for t in twos), tuple(twos), args={"card": pid})
    ways = [(a, b) for o, t, a, b in found if (o, t) == (one, two)]
    firsts = list(dict.fromkeys(a for a, _ in ways))
    first = AS_IT_LIES.index((yield which_way(seat, one, firsts)))
    seconds = [b for a, b in ways if a == first]
    second = AS_IT_LIES.index((yield which_way(seat, two, seconds)))
    payer, _ = yield from any_payer(s, seat, pid)
    return payer, (one, two, first, second)


def rift(s: State, seat: int, pid: int, one: int, two: int, first: int, second: int) -> None:
    """Planar Rift, R-31, R-73: the maps change places; heroes stay in their cells and enter nothing by it.

    They are in another location all the same: exits that they held block again (D11.6), and the location is not new
    to them (D11.11).
    """
    layout = layout_of(s)
    layout[s.cell[one]], layout[s.cell[two]] = (two, second), (one, first)
    rearrange(s, layout)
    other = {one: two, two: one}
    for hero in alive(s):
        tile = other.get(s.where[hero])
        if tile is not None:
            stand_on(s, hero, tile)
            s.visited[hero] |= 1 << tile
            s.dragged |= 1 << hero
    tell(s, "dg-swapped", one=s.face[one], two=s.face[two])


def aim_twist(s: State, seat: int, pid: int) -> Aim:
    """Twisting Halls: a map that may lie the other way round."""
    tiles = list(turnable(s))
    tile = yield Decision(seat, TILE, tuple(f"map:{s.face[t]}" for t in tiles), tuple(tiles), args={"card": pid})
    payer, _ = yield from any_payer(s, seat, pid)
    return payer, (tile,)


def twist(s: State, seat: int, pid: int, tile: int) -> None:
    """Twisting Halls: the map is turned; heroes and held exits turn with it."""
    turn_round(s, tile)
    tell(s, "dg-twisted", tile=s.face[tile])


def aim_walls(s: State, seat: int, pid: int) -> Aim:
    """Wandering Walls: which empty map, where to, which way round."""
    tiles = [tile for tile in wanderers(s) if any(True for _ in movable(s, tile))]
    tile = yield Decision(seat, TILE, tuple(f"map:{s.face[t]}" for t in tiles), tuple(tiles), args={"card": pid})
    found = list(movable(s, tile))
    cells = list(dict.fromkeys(cell for cell, _ in found))
    cell = cell_at((yield where(s, seat, tile, cells)))
    ways = [turned for c, turned in found if c == cell]
    turned = AS_IT_LIES.index((yield which_way(seat, tile, ways, cell)))
    payer, _ = yield from any_payer(s, seat, pid)
    return payer, (tile, cell, turned)


def wander(s: State, seat: int, pid: int, tile: int, cell: int, turned: int) -> None:
    """Wandering Walls: the map lies elsewhere, its tokens with it."""
    layout = layout_of(s)
    del layout[s.cell[tile]]
    layout[cell] = (tile, turned)
    rearrange(s, layout)
    tell(s, "dg-wandered", tile=s.face[tile])


def payable(cost: int, possible: Callable[[State], bool]) -> Callable[[State, int], str]:
    """D8.3, R-31: somebody can pay, and one such shift is legal."""
    return lambda s, seat: "peril" if not payers(s, seat, cost) else "" if possible(s) else "no-shift"


def can_wander(s: State) -> bool:
    return any(True for tile in wanderers(s) for _ in movable(s, tile))


def can_twist(s: State) -> bool:
    return any(True for _ in turnable(s))


def can_swap(s: State) -> bool:
    return any(True for _ in swaps(s))


add(
    Card("banishing_gate", "bane", 4, "dungeonlord", "instant", "warp", tags=("warp",),
         check=no_victim("banishing_gate"), aim=at_hero, acts=banish),
    Card("blinding_dust", "bane", 2, "dungeonlord", "instant", "curse",
         check=no_victim("blinding_dust"), aim=at_hero, acts=blind),
    Card("blood_frenzy", "bane", 2, "dungeonlord", "attachment", "enchantment", changes=(Change("melee", 1),),
         check=no_host(2), aim=at_monster, acts=hang),
    Card("hardened_hide", "bane", 2, "dungeonlord", "attachment", "enchantment", changes=(Change("life", 1),),
         check=no_host(2), aim=at_monster, acts=hang),
    Card("ill_omen", "bane", 2, "anytime", "instant", "curse", acts=foretold),
    Card("leaden_limbs", "bane", 4, "dungeonlord", "permanent", "curse", changes=(Change("speed", -1),),
         check=no_victim("leaden_limbs"), aim=at_hero, acts=weigh_down),
    Card("planar_rift", "bane", 3, "dungeonlord", "instant", "shift", "public", tags=("shift", "multi_hero"),
         check=payable(3, can_swap), aim=aim_rift, acts=rift),
    Card("twisting_halls", "bane", 2, "dungeonlord", "instant", "shift", tags=("shift",),
         check=payable(2, can_twist), aim=aim_twist, acts=twist),
    Card("unraveling", "bane", 3, "dungeonlord", "instant", "curse",
         check=no_victim("unraveling"), aim=at_hero, acts=unravel),
    Card("wandering_walls", "bane", 3, "dungeonlord", "instant", "shift", tags=("shift",),
         check=payable(3, can_wander), aim=aim_walls, acts=wander),
)  # fmt: skip
