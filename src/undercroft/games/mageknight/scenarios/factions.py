"""MS16, MS17, MS18: Life and Death, Realm of the Dead, The Hidden Valley: war against factions and their leaders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from ....core.decision import Decision, Effect, Kind
from ....core.zones import mix, reveal
from ..agenda import act
from ..encounters.leader import alive, found_lair, leaders, occupy
from ..play.exploring import explore_key, next_tile, open_positions, turn_up, usual_exploring
from ..play.scoring import Rows, time_bonus
from ..play.setup import colour_of
from ..play.tracks import change_reputation
from ..records import Combat, Foe
from ..rules import HOUSE, Hooks, House, Plan, Scenario
from ..state import State, lay_over, me
from ..tables import DUMMY, MOVING, SINKS, Ground, Sink, Tile
from ..world.ambush import ambushers, lie_in_wait
from ..world.board import tile_of
from ..world.factions import CRUSADE, ELEMENTS, faction_of, side_of
from ..world.groups import GUARD, RAMPAGING, tokens_at
from ..world.hexes import OFFSETS
from ..world.pursuit import stop_and_look, take_up_the_hunt
from .conquest import LEVELS, blitz, by_level, crossing

CHART = Kind("mk.survey", "MS18.2", at="map")

# -- what the three have in common

_COLUMNS = (
    Plan("competitive", (2, 4), (), (), ()),
    Plan("cooperative", (2, 4), (), (), (), actors=(DUMMY,), tactics="dummy_first"),
    Plan("solo", (1, 1), (), (), (), actors=(DUMMY,), tactics="solo"),
)


def tabled(table: Mapping[str, tuple[Any, Any, Any]], **common: Any) -> tuple[Plan, ...]:
    """A scenario's table by its columns: against each other, together, alone; and what is the same in all of them."""
    rows = [{name: row[n] for name, row in table.items()} for n in range(3)]
    return tuple(plan._replace(**row, **common) for plan, row in zip(_COLUMNS, rows, strict=True))


def cities(*colours: str) -> Callable[[Tile], int]:
    """The city tiles that must be there."""
    return lambda tile: int(any(ground.site == "city" and ground.colour in colours for ground in tile.spaces))


def spaces_of(s: State, centre: int, *sites: str) -> list[int]:
    return [centre + offset for offset in OFFSETS if s.board[centre + offset].site in sites]


def tile_kind(s: State, centre: int) -> str:
    return tile_of(dict(s.placed)[centre]).kind


def seat_leaders(s: State, centre: int) -> None:
    """MS16.7, MS17.7, MS18.4: the leaders' places lie over cities; no garrison and no city there."""
    seats = dict(s.rules.plan.lairs)
    for at in spaces_of(s, centre, "city"):
        if s.board[at].colour in seats:
            found_lair(s, at, seats[s.board[at].colour])


def wild(s: State, at: int) -> str:
    """MS16.1, MS16.2, MS17.1, MS17.2, MS18.1: the pile of a rampaging enemy is its faction's."""
    return f"{faction_of(s, at)}_{s.board[at].rampaging}"


def beaten_leaders(s: State) -> int:
    return sum(not alive(hold) for _, hold in leaders(s))


def leaders_gone(s: State) -> bool:
    """MS16, MS18: every leader of the scenario is defeated."""
    return beaten_leaders(s) == len(s.rules.plan.lairs)


# -- scores

PLACES = {ELEMENTS: "glade", CRUSADE: "graveyard"}
TITLES = {ELEMENTS: "elementals", CRUSADE: "crusaders"}


def most(values: list[int], highest: list[int], title: int = 5, tied: int = 2) -> list[int]:
    """MS16-MS18, SR30: a title for the most shields; of equals the higher level of the leader counts."""
    ranks = list(zip(values, highest, strict=True))
    best = max(ranks)
    gain = title if ranks.count(best) == 1 else tied
    return [gain if rank == best and best[0] else 0 for rank in ranks]


def title_of(s: State, faction: str) -> list[int]:
    """MS16, MS17, MS18: the most shields on a faction's places and its leader."""
    marks = [(n + 1, seat) for _, hold in leaders(s) if faction in hold.colours for n, seat in enumerate(hold.marks)]
    marks += [(0, seat) for at, seats in s.shields.items() if s.board[at].site == PLACES[faction] for seat in seats]
    levels = [[level for level, seat in marks if seat == own] for own in range(s.seats)]
    return most([len(own) for own in levels], [max(own, default=0) for own in levels])


def everybody(s: State, faction: str = "") -> bool:
    """Whether every hero has a shield on the leader of a faction, or on any."""
    marks = {seat for _, hold in leaders(s) if not faction or faction in hold.colours for seat in hold.marks}
    return marks.issuperset(range(s.seats))


def scored(goals: Callable[[State], dict[str, int]]) -> Callable[[State, Rows], None]:
    def score(s: State, rows: Rows) -> None:
        """MS16-MS18: against each other a title for each faction; together, or alone, what was reached, and time."""
        if not s.rules.together:
            for _, faction in s.rules.plan.lairs:
                for row, title in zip(rows, title_of(s, faction), strict=True):
                    row[TITLES[faction]] = title
            return
        reached = goals(s)
        if s.rules.alone:
            del reached["shields"]
        for row in rows:
            row.update(reached, time=time_bonus(s))

    return score


def scenario(name: str, plans: tuple[Plan, ...], hooks: Hooks) -> Scenario:
    """SR55: levels of difficulty are the leaders', from 1 to 12."""
    hooks = hooks._replace(piles=wild, won=hooks.over)
    return Scenario(name, plans, hooks, ("tezla",), tuple(LEVELS), partial(by_level, top=12))


# -- MS16: Life and Death


def strife_laid(s: State, centre: int) -> None:
    """MS16.3, SR24: glades are held, or become Graveyards, wherever they are."""
    for at in spaces_of(s, centre, "glade"):
        faction = faction_of(s, at)
        if faction == CRUSADE:
            lay_over(s, at, Ground(s.board[at].terrain, "graveyard"))
        occupy(s, at, faction, "green", "brown")
        for token in tokens_at(s, at, GUARD):
            reveal(s, token)
    seat_leaders(s, centre)


def strife_freed(s: State, at: int) -> None:
    """MS16.4: a shield, Reputation, an Artifact for a glade, a Spell for a Graveyard."""
    s.shields[at] = (s.actor,)
    change_reputation(s, s.actor, 1)
    me(s).rewards = (*me(s).rewards, "artifact" if s.board[at].site == "glade" else "spell")


WRONG = {"green": "north", "red": "south"}


def strife_tile(s: State, centre: int) -> int:
    """MS16.6, SE14: a leader's tile that may not come here goes back among the Core tiles, and the next one comes."""
    tile = next_tile(s)
    if WRONG.get(colour_of(s.face[tile])) != side_of(s, centre) or not s.tiles:
        return tile
    other = next_tile(s)
    back = [tile, *s.tiles]
    mix(s, back)
    s.tiles = tuple(back)
    return other


def astray(s: State, centre: int) -> bool:
    """MS16.6: the last tile, if a leader is still to come: everybody can tell which it is, and where it may not lie."""
    there = [faction for _, hold in leaders(s) for faction in hold.colours]
    missing = [colour for colour, faction in s.rules.plan.lairs if faction not in there]
    return len(s.tiles) == 1 and any(side_of(s, centre) == WRONG[colour] for colour in missing)


def strife_goals(s: State) -> dict[str, int]:
    """MS16, SE28, SR8: leaders, both of them; a shield of everybody on one, and on both."""
    each = all(everybody(s, faction) for _, faction in s.rules.plan.lairs)
    second = 10 if LATE in s.rules.house else 15
    return {
        "leaders": 10 * beaten_leaders(s) + 15 * leaders_gone(s),
        "shields": 10 * everybody(s) + second * each,
    }


LATE = "stronger_leaders"


def stronger(plan: Plan) -> Plan:
    """SR8: a later edition has leaders of twice the players and 4, and 10 for the second shield of everybody."""
    first = plan.players[0]
    return plan._replace(levels=tuple((min(row[0] + first + n, 12),) for n, row in enumerate(plan.levels)))


HOUSE[LATE] = House(
    changes=stronger, needs=("tezla",), suits=lambda plan, seats: plan.mode == "cooperative" and len(plan.lairs) > 1
)
STRIFE = tabled(
    {
        "shapes": (("wedge", "wedge", "open_4_columns"), ("open_5_columns",), ("wedge",)),
        "countryside": ((7, 9, 11), (7, 9, 11), (6,)),
        "glades": ((3, 4, 5), (3, 4, 5), (3,)),
        "others": ((1, 2, 3), (2, 3, 4), (2,)),
        "levels": (((4,), (5,), (6,)), ((6,), (7,), (8,)), ((6,),)),
    },
    rounds=(6,), cities=(3,), lairs=(("green", ELEMENTS), ("red", CRUSADE)), wanted=cities("green", "red"),
    friendly=("blue", "white"),
)  # fmt: skip
LIFE_AND_DEATH = scenario(
    "life_and_death",
    STRIFE,
    Hooks(
        laid=strife_laid, tile=strife_tile, bars=astray, freed=strife_freed, over=leaders_gone,
        score=scored(strife_goals),
    ),
)  # fmt: skip

# -- MS17: Realm of the Dead

GRAVES = (("green", "green"), ("green", "brown"), ("red",), ("green", "red"), ("brown", "red"))
REWARDS = (("advanced",), ("spell",), ("unit",), ("artifact",), ("artifact", "advanced"))


def realm_laid(s: State, centre: int) -> None:
    """MS17.3, SR24, SR31: Graveyards on countryside tiles, in the order in which they appear, tokens face down."""
    for at in spaces_of(s, centre, "glade") if tile_kind(s, centre) == "countryside" else ():
        s.tally[f"grave {at}"] = number = min(s.tally.get("graves", 0), len(GRAVES) - 1)
        s.tally["graves"] = number + 1
        lay_over(s, at, Ground(s.board[at].terrain, "graveyard"))
        occupy(s, at, CRUSADE, *GRAVES[number])
    seat_leaders(s, centre)


def realm_freed(s: State, at: int) -> None:
    """MS17.3, MS17.5, SE29: the reward of its number."""
    me(s).rewards = (*me(s).rewards, *REWARDS[s.tally[f"grave {at}"]])


def sealed(s: State) -> int:
    return sum(s.board[at].site == "graveyard" for at in s.shields)


def realm_quiet(s: State) -> bool:
    """MS17: all Graveyards sealed, also those that nobody has seen yet, and the Necromancer defeated."""
    return sealed(s) >= s.rules.glades and leaders_gone(s)


def realm_goals(s: State) -> dict[str, int]:
    """MS17: seals, the Necromancer, everything; a shield of everybody."""
    return {
        "seals": 5 * sealed(s),
        "leaders": 10 * beaten_leaders(s) + 10 * realm_quiet(s),
        "shields": 20 * everybody(s),
    }


_QUICK = {
    "shapes": (("wedge", "wedge", "open_4_columns"), ("open_5_columns",), ("wedge",)),
    "countryside": ((5, 7, 9), (6, 8, 10), (5,)),
    "others": ((2, 3, 4), (2, 3, 4), (1,)),
    "levels": (((5,), (6,), (7,)), ((8,), (10,), (12,)), ((4,),)),
}


def quick(table: Mapping[str, tuple[Any, Any, Any]], colour: str, faction: str, **more: Any) -> tuple[Plan, ...]:
    """MS17.1, MS18.1: four Rounds with the Blitz package; one leader, and the Green city is friendly."""
    plans = tabled(table, rounds=(4,), cities=(2,), friendly=("green",), lairs=((colour, faction),), **more)
    return tuple(blitz(plan)._replace(wanted=cities(colour, "green")) for plan in plans)


REALM_OF_THE_DEAD = scenario(
    "realm_of_the_dead",
    quick({**_QUICK, "glades": ((2, 3, 4), (3, 4, 5), (2,))}, "blue", CRUSADE),
    Hooks(
        laid=realm_laid, revealed=take_up_the_hunt, moved=stop_and_look, freed=realm_freed, fame=crossing,
        over=realm_quiet, score=scored(realm_goals),
    ),
)  # fmt: skip

# -- MS18: The Hidden Valley


def valley_laid(s: State, centre: int) -> None:
    """MS18.5: two green Elementalists in the keep beside the Valley."""
    seat_leaders(s, centre)
    if spaces_of(s, centre, "hidden_valley"):
        for keep in spaces_of(s, centre, "keep"):
            occupy(s, keep, ELEMENTS, "green", "green")


def valley_beaten(s: State, c: Combat, foe: Foe) -> None:
    """MS18.2: a tile for every rampaging Elementalist; MT2.4: also for those who stand in."""
    if any(foe.token in group.tokens and group.faction == ELEMENTS for group in s.there.get(foe.at, ())):
        s.tally["owed"] = s.tally.get("owed", 0) + (foe.side == RAMPAGING)


def valley_fought(s: State, c: Combat) -> None:
    """MS18.2, SR9: right after the combat."""
    s.agenda += [("chart",)] * s.tally.pop("owed", 0)


@act("chart")
def chart(s: State) -> Effect:
    """MS18.2, SR9: a tile free of charge at any legal position, or none."""
    places = open_positions(s)
    keys = tuple(explore_key(s, place) for place in places)
    place = yield Decision(s.actor, CHART, (*keys, "none"), (*places, -1))
    if place >= 0:
        turn_up(s, place)


def thrice(s: State) -> int:
    """MS18.3, SE13: three times what it usually costs."""
    return 3 * usual_exploring(s)


def _bargaining(s: State) -> bool:
    return s.rules.plan.bargains and bool(s.tiles or s.spare)


SINKS["bargain"] = Sink("influence", MOVING, _bargaining)


def valley_goals(s: State) -> dict[str, int]:
    """MS18: the High Priestess; a shield of everybody."""
    return {"leaders": 20 * leaders_gone(s), "shields": 20 * everybody(s)}


HIDDEN_VALLEY = scenario(
    "hidden_valley",
    quick(_QUICK, "white", ELEMENTS, bargains=True),
    Hooks(
        laid=valley_laid, revealed=lie_in_wait, provokes=ambushers, beaten=valley_beaten, fought=valley_fought,
        exploring=thrice, fame=crossing, over=leaders_gone, score=scored(valley_goals),
    ),
)  # fmt: skip
