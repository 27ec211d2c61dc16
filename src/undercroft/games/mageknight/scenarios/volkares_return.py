"""MS13, MS14: Volkare's Return, epic and blitz: he explores, races to the city, fights for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....core.events import tell
from ....core.zones import create
from ..actors.volkare import (
    CAMPAIGNS,
    LEVELS,
    Campaign,
    battle_and_race,
    go,
    lose,
    mark_units,
    nearer,
    turning,
)
from ..agenda import auto
from ..encounters.volkare import assail, beaten, volkare_of
from ..play.exploring import came_up, next_tile, put_tile
from ..play.scoring import Rows
from ..rules import Hooks, Plan, Scenario
from ..state import State, lay_over
from ..tables import VOLKARE, Ground
from ..world.hexes import OFFSETS
from ..world.places import heroes_at
from ..world.shapes import SHAPES, centre_of, place_of, within
from .conquest import blitz, crossing

CAMP = "volkare_camp"
RAZED = "razed_city"

# -- where he goes


def city(s: State) -> tuple[int, ...]:
    """The spaces of the city, once it is revealed; MS13.2, SR2: a Megapolis has two."""
    return tuple(at for at, space in s.board.items() if space.site in ("city", RAZED))


def position(s: State, at: int) -> int:
    """SR25: the centre of the tile position that a space belongs to."""
    shape = SHAPES[s.rules.shape]
    return next(at - offset for offset in OFFSETS if place_of(shape, at - offset) is not None)


def goal(s: State, colour: str) -> int:
    """MS13.16, MS13.17: the colour's direction, or the nearest one inside the map. MS13.21, MS13.22: to the city."""
    at, there = volkare_of(s).at, city(s)
    if there:
        return nearer(s, colour, there)
    steps = turning(RETURN.directions[colour])
    return next(at + step for step in steps if within(SHAPES[s.rules.shape], position(s, at + step)))


def step(s: State, colour: str) -> None:
    """MS13.17, MS13.24, SR25, MT7.1: he turns up the tile that he steps on; next to the city he fights for it."""
    to = goal(s, colour)
    if to in city(s):
        besiege(s, to)
        return
    if not city(s) and to not in s.board:
        tile = next_tile(s)
        put_tile(s, tile, position(s, to))
        tell(s, "mk-volkare-explores", card=tile)
        came_up(s, tile)
    go(s, to)


# -- the battle for the city


def besiege(s: State, at: int) -> None:
    """MS13.24, MS13.25, SR29: not conquered, it is his; otherwise whoever is there may defend it."""
    if at not in s.shields:
        lose(s, "mk-volkare-takes-city")
        return
    tell(s, "mk-volkare-at-city")
    s.agenda.append(("besieged", at, volkare_of(s).lost))
    inside = [seat for space in city(s) for seat in heroes_at(s, space)]
    assail(s, dict.fromkeys(inside, "stand_aside"))


@auto("besieged")
def besieged(s: State, at: int, before: int) -> None:
    """MS13.25, MS13.26, SR11: undefended, he razes it, or takes it; too few losses, it is his; or he is thrown back."""
    v = volkare_of(s)
    if v.at < 0:
        return
    if v.lost - before < s.seats and (v.die or s.board[at].site == RAZED):
        lose(s, "mk-volkare-takes-city")
    elif not v.die:
        raze(s)
    else:  # SR13: onto imaginary spaces too
        v.came, v.at = v.at, 2 * v.at - at
        tell(s, "mk-volkare-thrown-back")


def raze(s: State) -> None:
    """MS13.25: the city card is turned down: nobody deals there, nor has a larger hand."""
    tell(s, "mk-volkare-razes")
    for at in city(s):
        s.holds.pop(s.board[at].hold, None)
        lay_over(s, at, Ground("city", RAZED, colour=s.board[at].colour))


# -- the scenario


def set_up(s: State) -> None:
    """MS13.7: the camp is the leftmost of the first tiles."""
    pitch_camp(s, centre_of(SHAPES[s.rules.shape], 1, 0))


def pitch_camp(s: State, centre: int) -> None:
    """MS13.7, MS13.9, MS15.17: its space is an ordinary one without a garrison, and he stands there."""
    put_tile(s, create(s, [CAMP])[0], centre)
    s.core_seen = False
    lay_over(s, centre, Ground("plains"))
    volkare_of(s).at = centre
    mark_units(s)


def bonus(s: State) -> int:
    """MS13.34, MS15.15, SE8: base by battle level and 2 for each card of his deck, times the race's factor."""
    battle, race = battle_and_race(s.rules.level)
    base = {"daring": 30, "heroic": 40, "legendary": 50}[battle] + 2 * len(volkare_of(s).deck)
    return base * {"fair": 2, "tight": 3, "thrilling": 4}[race] // 2 * beaten(s)


def scoring(taken: Callable[[State], int]) -> Callable[[State, Rows], None]:
    """MS13.34, MS15.15: Fame for conquered cities; more if he is defeated."""

    def score(s: State, rows: Rows) -> None:
        for row in rows:
            row["taken"] = taken(s)
            row["volkare"] = bonus(s)

    return score


RETURN = Campaign(
    {"white": "ne", "blue": "e", "green": "se"},
    {"daring": (5, 10, 15, 20), "heroic": (8, 16, 24, 32), "legendary": (12, 24, 36, 48)},
    {"fair": 18, "tight": 15, "thrilling": 12},
    goal,
    step,
    seeks=lambda s: not city(s),
    recruits=True,
    aims=city,
)
BLITZ = RETURN._replace(
    levels={"daring": (4, 8, 12, 16), "heroic": (6, 12, 18, 26), "legendary": (8, 16, 24, 32)},
    wounds={"fair": 16, "tight": 13, "thrilling": 10},
)
CITY = {"daring": (4, 6, 8, 10), "heroic": (6, 9, 12, 16), "legendary": (10, 14, 18, 22)}
BLITZ_CITY = {"daring": (3, 4, 5, 6), "heroic": (4, 6, 8, 10), "legendary": (5, 8, 11, 14)}
SOLO = Plan(
    "solo",
    players=(1, 1),
    rounds=(6,),
    shapes=("volkares_return",),
    countryside=(7,),
    cities=(1,),
    others=(1,),
    actors=(VOLKARE,),
    tactics="solo",
    dice=1,
    units=1,
    city_last=True,
)
TOGETHER = SOLO._replace(mode="cooperative", players=(2, 4), countryside=(8, 10, 12), others=(2, 3, 4), tactics="usual")


def by_battle(levels: Mapping[str, tuple[int, ...]]) -> Callable[[Plan, str], Plan]:
    """MS13.1: the battle level sets the levels of cities; they are by players, one first."""

    def change(plan: Plan, level: str) -> Plan:
        return plan._replace(levels=tuple((n,) for n in levels[battle_and_race(level)[0]][plan.players[0] - 1 :]))

    return change


def hurried(plan: Plan, countryside: tuple[int, ...], others: tuple[int, ...]) -> Plan:
    """MS14, SE30: the Blitz package, and four Rounds."""
    return blitz(plan)._replace(rounds=(4,), countryside=countryside, others=others, dice=2, units=2)


CAMPAIGNS["volkares_return"], CAMPAIGNS["volkares_return_blitz"] = RETURN, BLITZ
_HOOKS = Hooks(set_up=set_up, won=beaten, score=scoring(lambda s: 20 * any(at in s.shields for at in city(s))))
_SETS = ("lost_legion",)
VOLKARES_RETURN = Scenario("volkares_return", (SOLO, TOGETHER), _HOOKS, _SETS, LEVELS, by_battle(CITY))
VOLKARES_RETURN_BLITZ = Scenario(
    "volkares_return_blitz",
    (hurried(SOLO, (5,), (1,)), hurried(TOGETHER, (6, 8, 10), (1, 2, 3))),
    _HOOKS._replace(fame=crossing),
    _SETS,
    LEVELS,
    by_battle(BLITZ_CITY),
)
