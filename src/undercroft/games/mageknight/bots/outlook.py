"""What there is to be won on the map, and how near the hero is to it."""

from __future__ import annotations

from heapq import heappop, heappush, nlargest
from math import log
from typing import NamedTuple

from ....core.zones import knows
from ..play.exploring import positions_from
from ..play.heroes import level
from ..play.movement import COSTS
from ..state import State, day
from ..tables import BARE, RUINS, SITES, UNITS, VOLKARE, Site
from ..world.groups import RAMPAGING, rampager, tokens_at
from ..world.places import LAIR, hostile, site_name, volkare_at
from .odds import average, chance, foe_of, foray, strength
from .war import battle

NEARER = 0.92  # what a goal is worth one Move point away from it
EXPLORING = 2.0  # a tile: Fame for it, and what it shows
SEEKING = 6.0  # more, until the first city is found, if the scenario is about cities
FELLED = 10.0  # each of their defenders or levels that is gone for good
HIRED = 1.5  # each level of the best Unit that could be recruited there
REPLACED = 0.3  # what that counts where another one has to go
MINE = 0.25  # a crystal each turn
SHIELD = 2.0  # at a site: what it scores
REWARDS = {"spell": 3.0, "artifact": 3.0, "crystal": 0.7, "crystals": 2.8, "advanced": 1.5, "unit": 2.5, "dungeon": 3.0}

Field = dict[int, float]


def outlook(s: State, seat: int, stakes: float) -> float:
    """What the hero's space promises."""
    power = strength(s, seat)
    key = (
        s.placed,
        s.overlays,
        tuple(s.there.items()),
        tuple(s.shields.items()),
        tuple(s.ruins),
        s.round,
        s.night,
        round(power),
        bool(s.tiles),
        seat,
        s.volkare and (s.volkare.at, s.volkare.tokens, tuple(s.volkare.army.values())),
        stakes,
    )
    found = FIELDS.get(key)
    if found is None:
        if len(FIELDS) > 2000:
            FIELDS.clear()
        found = FIELDS[key] = spread(s, goals(s, seat, power, stakes))
    return found.get(s.players[seat].at, 0.0)


FIELDS: dict[object, Field] = {}


def goals(s: State, seat: int, power: float, stakes: float) -> Field:
    """What can be won at each space; at those next to a rampaging enemy too."""
    found: Field = {}

    def add(at: int, value: float) -> None:
        if value > found.get(at, 0.0):
            found[at] = value

    for at, ground in s.board.items():
        if rampager(s, at):
            foes = [foe_of(s, token, seat) for token in tokens_at(s, at, RAMPAGING)]
            value = chance(power, foes) * (sum(foe.fame for foe in foes) + 0.5)
            for near in ground.near:
                add(near, value)
        elif ground.site:
            add(at, site_worth(s, seat, at, power))
        if positions_from(s, at):
            add(at, EXPLORING + (0.0 if s.holds else SEEKING * urgency(s)))
    if s.volkare is not None and s.volkare.at in s.board:
        add(s.volkare.at, battle(s, seat, power, stakes))
    return found


class Aim(NamedTuple):
    """A goal that a turn may be spent on: how much it is leaned to, and from each space the Move points to it."""

    lean: float
    way: Field
    great: bool = False  # what the scenario is about, and it may be reached this turn


AIMS = 5  # how many are thought of
REACH = 9  # the Move points that a turn may have


def aims(s: State, seat: int, stakes: float) -> list[Aim]:
    """The best goals, the nearest of each sort; first of all none, which leaves all open."""
    here = s.players[seat].at
    found: dict[float, Aim] = {}
    for at, value in goals(s, seat, strength(s, seat), stakes).items():
        way = way_to(s, at)
        if here in way and value > 0:
            lean = log(value) + log(NEARER) * way[here]
            if value not in found or found[value].lean < lean:
                found[value] = Aim(lean, way, way[here] <= REACH and is_great(s, seat, at))
    best = nlargest(AIMS, found.values(), key=lambda aim: (aim.great, aim.lean))
    return [Aim(max((aim.lean for aim in best), default=0.0), {}), *best]


def is_great(s: State, seat: int, at: int) -> bool:
    """Whether the scenario is about whoever is there: a city, a leader, Volkare."""
    return volkare_at(s, at) or (at in s.holds and hostile(s, at, seat))


def way_to(s: State, goal: int) -> Field:
    """The Move points that it takes to a space from every other one."""
    wild = tuple(at for at in s.there if rampager(s, at))
    key = (s.placed, s.overlays, wild, goal, s.night)
    found = FIELDS.get(key)
    if found is not None:
        return found
    column = 0 if day(s) else 1
    found = FIELDS[key] = {}
    heap = [(0.0, goal)]
    while heap:
        far, at = heappop(heap)
        if at in found:
            continue
        found[at] = far
        costs = COSTS.get(s.board[at].terrain)
        if costs is not None and at not in wild:
            for near in s.board[at].near:
                if near not in found and near in s.board:
                    heappush(heap, (far + costs[column], near))
    return found


def urgency(s: State) -> float:
    """How much it matters to find cities, or leaders in their place, where the scenario is about them.

    A hero has to grow first; what Volkare races to is better found late.
    """
    sought = s.rules.plan.enter_cities and s.rules.cities and VOLKARE not in s.rules.actors
    return min(1.0, 2 * (s.round - 1) / s.rules.rounds) if sought else 0.0


def site_worth(s: State, seat: int, at: int, power: float) -> float:
    name = site_name(s, at)
    site = SITES[name] if name else BARE
    return max(hires(s, seat, at, site), spoils(s, seat, at, power, name, site))


def hires(s: State, seat: int, at: int, site: Site) -> float:
    """What there is to be recruited."""
    if not site.icon or hostile(s, at, seat):
        return 0.0
    p = s.players[seat]
    best = max(
        (UNITS[s.face[card]].level for card in s.unit_offer if site.icon in UNITS[s.face[card]].places), default=0
    )
    return HIRED * best * (1.0 if len(p.units) < level(p.level).command else REPLACED)


def spoils(s: State, seat: int, at: int, power: float, name: str, site: Site) -> float:
    """What there is to be won."""
    owned = at in s.shields
    if s.board[at].hold in s.holds or site.sort == LAIR:
        foes = [foe_of(s, token, seat) for token in tokens_at(s, s.board[at].hold)]
        late = min(1.0, s.round / max(1, s.rules.rounds - 1))  # before the last Rounds a hero has to grow
        return late * foray(power, foes, lambda foe: FELLED) if foes and not owned else 0.0
    if site.end is not None and at not in s.there:
        return MINE
    if owned and not (hostile(s, at, seat) or site.again):
        return 0.0
    foes = [foe_of(s, token, seat) for token in tokens_at(s, at)]
    rewards = site.rewards
    if name == "ruins":
        ruin = RUINS[s.face[s.ruins[at]]]
        if not knows(s, s.ruins[at], seat):
            return 2.5
        if ruin.pay:
            return 1.0
        foes, rewards = [average(colour) for colour in ruin.enemies], ruin.rewards
    elif site.draws:
        foes = [average(colour) for colour in site.draws]
    if not foes:
        return 0.0
    won = sum(foe.fame for foe in foes) + (0 if owned else SHIELD + sum(REWARDS.get(reward, 1.0) for reward in rewards))
    return chance(power, foes) * won


def spread(s: State, goals: Field) -> Field:
    """The best goal of each space, worth less for every Move point of the way to it."""
    column = 0 if day(s) else 1
    found: Field = {}
    heap = [(-value, at) for at, value in goals.items()]
    heap.sort()
    while heap:
        value, at = heappop(heap)
        if at in found:
            continue
        found[at] = -value
        ground = s.board[at]
        costs = COSTS.get(ground.terrain)
        if costs is None:
            continue
        value *= NEARER ** costs[column]
        for near in ground.near:
            if near not in found and not rampager(s, near) and near in s.board:
                heappush(heap, (value, near))
    return found
