"""MS16-MS19: the scenarios of Shades of Tezla."""

from __future__ import annotations

from collections.abc import Callable

from ....core.decision import Decision, Effect, Kind
from ....core.zones import mix, reveal
from ..agenda import act
from ..encounters.leader import alive, found_lair, leaders, marked
from ..encounters.relic import RUIN, found_ruin, parts
from ..play.development import develop_all
from ..play.exploring import centres, explore_key, near, next_is_core, next_tile, turn_up, usual_exploring
from ..play.rounds import colour_of
from ..play.scoring import Rows, time_bonus
from ..play.stacks import draw
from ..play.tracks import change_reputation, gain_fame
from ..records import Combat, Foe, Hold
from ..rules import Hooks, Plan, Scenario
from ..state import State, lay_over, me
from ..tables import DUMMY, MOVING, SINKS, TILES, UNITS, Ground, Sink, Tile
from ..world.ambush import ambushers, lie_in_wait
from ..world.factions import CRUSADE, ELEMENTS, faction_of, side_of
from ..world.groups import GUARD, put, tokens_at
from ..world.hexes import OFFSETS, TILE_STEPS
from ..world.pursuit import stop_and_look, take_up_the_hunt
from ..world.shapes import may_lie
from .conquest import blitz, crossing

CHART = Kind("mk.survey", "MS18.2", at="map")
LEVELS = {"lower": -1, "higher": 2, "highest": 4}


def by_level(plan: Plan, level: str) -> Plan:
    """SR55: what a level of difficulty adds to the levels of leaders, from 1 to 12."""
    more = LEVELS.get(level, 0)
    return plan._replace(levels=tuple(tuple(max(1, min(n + more, 12)) for n in row) for row in plan.levels))


def seats(*colours: str) -> Callable[[Tile], int]:
    """The city tiles that must be there."""
    return lambda tile: int(any(ground.site == "city" and ground.colour in colours for ground in tile.spaces))


def spaces_of(s: State, centre: int, site: str) -> list[int]:
    return [centre + offset for offset in OFFSETS if s.board[centre + offset].site == site]


def tile_kind(s: State, centre: int) -> str:
    return TILES[dict(s.placed)[centre]].kind


def beaten_leaders(s: State) -> int:
    return sum(not alive(hold) for _, hold in leaders(s))


def most(values: list[int], highest: list[int], title: int = 5, tied: int = 2) -> list[int]:
    """MS16-MS18, SR30: a title for the most shields; of equals the higher level of the leader counts."""
    best = max(values)
    if not best:
        return [0] * len(values)
    first = [seat for seat, value in enumerate(values) if value == best]
    top = max(highest[seat] for seat in first)
    won = [seat for seat in first if highest[seat] == top]
    return [(title if len(won) == 1 else tied) if seat in won else 0 for seat in range(len(values))]


NAMED = {ELEMENTS: "elementals", CRUSADE: "crusaders"}


def faction_titles(s: State, rows: Rows, faction: str, sites: tuple[str, ...]) -> None:
    """MS16, MS17, MS18: the most shields on a faction's places and leader."""
    holds = [hold for _, hold in leaders(s) if faction in hold.colours]
    values, highest = [], []
    for seat in range(s.seats):
        places = sum(s.board[at].site in sites and seat in owners for at, owners in s.shields.items())
        levels = [n + 1 for hold in holds for n, owner in enumerate(hold.marks) if owner == seat]
        values.append(places + len(levels))
        highest.append(max(levels, default=0))
    for row, extra in zip(rows, most(values, highest), strict=True):
        row[NAMED[faction]] = extra


def everybody(s: State, holds: list[Hold]) -> bool:
    return all(any(marked(hold, seat) for hold in holds) for seat in range(s.seats))


# -- MS16: Life and Death


def strife_laid(s: State, centre: int) -> None:
    """MS16.3, MS16.7, SR24: glades are held, or become Graveyards; two cities are the leaders' seats."""
    for at in spaces_of(s, centre, "glade"):
        faction = faction_of(s, at)
        if faction == CRUSADE:
            lay_over(s, at, Ground(s.board[at].terrain, "graveyard"))
        put(s, at, GUARD, *drawn(s, faction, "green", "brown"), faction=faction)
        for token in tokens_at(s, at, GUARD):
            reveal(s, token)
    for at in spaces_of(s, centre, "city"):
        if s.board[at].colour in SEATS:
            found_lair(s, at, SEATS[s.board[at].colour])


def drawn(s: State, faction: str, *colours: str) -> list[int]:
    found = [draw(s, f"{faction}_{colour}") for colour in colours]
    return [token for token in found if token >= 0]


def strife_piles(s: State, at: int) -> str:
    return f"{faction_of(s, at)}_{s.board[at].rampaging}"


def strife_freed(s: State, at: int) -> None:
    """MS16.4: a shield, Reputation, an Artifact for a glade, a Spell for a Graveyard."""
    s.shields[at] = (s.actor,)
    change_reputation(s, s.actor, 1)
    me(s).rewards = (*me(s).rewards, "artifact" if s.board[at].site == "glade" else "spell")


SEATS = {"green": ELEMENTS, "red": CRUSADE}
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


def strife_open(s: State, at: int) -> tuple[int, ...]:
    """MS16.6: the last tile comes only where it may."""
    found = [place for place in open_places(s) if near(at, place) <= 1]
    if len(s.tiles) == 1 and (wrong := WRONG.get(missing_city(s))):
        found = [place for place in found if side_of(s, place) != wrong]
    return tuple(found)


def missing_city(s: State) -> str:
    """The leader's city that is still to come, if only one tile is left: everybody can tell."""
    there = {colour_of(face) for _, face in s.placed}
    return next((colour for colour in WRONG if colour not in there), "")


def open_places(s: State) -> list[int]:
    """M10.8: every position where the next tile could lie."""
    if not (s.tiles or s.spare):
        return []
    around = sorted({centre + step for centre in centres(s) for step in TILE_STEPS})
    return [p for p in around if not may_lie(s.rules.shape, centres(s), p, next_is_core(s), not s.tiles)]


def both_gone(s: State) -> bool:
    """MS16: both leaders are defeated."""
    return beaten_leaders(s) == 2


def strife_score(s: State, rows: Rows) -> None:
    """MS16, SE28: titles against each faction; or leaders, shields of all, and time."""
    if not s.rules.together:
        faction_titles(s, rows, ELEMENTS, ("glade",))
        faction_titles(s, rows, CRUSADE, ("graveyard",))
        return
    holds = [hold for _, hold in leaders(s)]
    for row in rows:
        row["leaders"] = 10 * beaten_leaders(s) + 15 * both_gone(s)
        if s.rules.mode == "cooperative":
            each = len(holds) == 2 and all(everybody(s, [hold]) for hold in holds)
            row["shields"] = 10 * everybody(s, holds) + 15 * each
        row["time"] = time_bonus(s)


_SOLO = Plan("solo", (1, 1), (6,), ("wedge",), (6,), (3,), (2,), ((6,),), (DUMMY,), "solo")
STRIFE = _SOLO._replace(glades=(3,), wanted=seats("green", "red"), friendly=("blue", "white"))
RIVAL_STRIFE = STRIFE._replace(
    mode="competitive", players=(2, 4), shapes=("wedge", "wedge", "open_4_columns"), countryside=(7, 9, 11),
    glades=(3, 4, 5), others=(1, 2, 3), levels=((4,), (5,), (6,)), actors=(), tactics="usual",
)  # fmt: skip
COMMON_STRIFE = RIVAL_STRIFE._replace(
    mode="cooperative", shapes=("open_5_columns",), others=(2, 3, 4), levels=((6,), (7,), (8,)), actors=(DUMMY,),
    tactics="dummy_first",
)  # fmt: skip
LIFE_AND_DEATH = Scenario(
    "life_and_death",
    (STRIFE, RIVAL_STRIFE, COMMON_STRIFE),
    Hooks(
        laid=strife_laid, piles=strife_piles, tile=strife_tile, positions=strife_open, freed=strife_freed,
        over=both_gone, won=both_gone, score=strife_score,
    ),
    needs=("tezla",),
    levels=tuple(LEVELS),
    by_level=by_level,
)  # fmt: skip

# -- MS17: Realm of the Dead

GRAVES = (("green", "green"), ("green", "brown"), ("red",), ("green", "red"), ("brown", "red"))
REWARDS = (("advanced",), ("spell",), ("unit",), ("artifact",), ("artifact", "advanced"))


def realm_laid(s: State, centre: int) -> None:
    """MS17.3, MS17.7: Graveyards in the order in which they appear, tokens face down; the Necropolis."""
    for at in spaces_of(s, centre, "glade") if tile_kind(s, centre) == "countryside" else []:
        number = min(s.tally.get("graves", 0), len(GRAVES) - 1)
        s.tally["graves"] = number + 1
        s.tally[f"grave {at}"] = number
        lay_over(s, at, Ground(s.board[at].terrain, "graveyard"))
        put(s, at, GUARD, *drawn(s, CRUSADE, *GRAVES[number]), faction=CRUSADE)
    for at in spaces_of(s, centre, "city"):
        if s.board[at].colour == "blue":
            found_lair(s, at, CRUSADE)


def realm_freed(s: State, at: int) -> None:
    """MS17.3, MS17.5, SE29: the reward of its number."""
    me(s).rewards = (*me(s).rewards, *REWARDS[s.tally[f"grave {at}"]])


def sealed(s: State) -> int:
    return sum(s.board[at].site == "graveyard" for at in s.shields)


def graves_wanted(s: State) -> int:
    plan = s.rules.plan
    return plan.glades[min(s.seats - plan.players[0], len(plan.glades) - 1)]


def realm_quiet(s: State) -> bool:
    """MS17: all Graveyards sealed, the Necromancer defeated."""
    return sealed(s) == graves_wanted(s) and beaten_leaders(s) == 1


def realm_score(s: State, rows: Rows) -> None:
    """MS17: the title against the Dark Crusaders; or seals, the Necromancer, everything, shields of all, time."""
    if not s.rules.together:
        faction_titles(s, rows, CRUSADE, ("graveyard",))
        return
    for row in rows:
        row["seals"] = 5 * sealed(s)
        row["leaders"] = 10 * beaten_leaders(s) + 10 * realm_quiet(s)
        if s.rules.mode == "cooperative":
            row["shields"] = 20 * (bool(leaders(s)) and everybody(s, [hold for _, hold in leaders(s)]))
        row["time"] = time_bonus(s)


def crusaders(s: State, at: int) -> str:
    """MS17.2: rampaging enemies are Dark Crusaders."""
    return f"{CRUSADE}_{s.board[at].rampaging}"


REALM = blitz(
    _SOLO._replace(
        rounds=(4,), countryside=(5,), cities=(2,), others=(1,), levels=((4,),), glades=(2,),
        wanted=seats("blue", "green"),
        friendly=("green",),
    )
)  # fmt: skip
RIVAL_REALM = REALM._replace(
    mode="competitive", players=(2, 4), shapes=("wedge", "wedge", "open_4_columns"), countryside=(5, 7, 9),
    glades=(2, 3, 4), others=(2, 3, 4), levels=((5,), (6,), (7,)), actors=(), tactics="usual",
)  # fmt: skip
COMMON_REALM = RIVAL_REALM._replace(
    mode="cooperative", shapes=("open_5_columns",), countryside=(6, 8, 10), glades=(3, 4, 5),
    levels=((8,), (10,), (12,)), actors=(DUMMY,), tactics="dummy_first",
)  # fmt: skip
REALM_OF_THE_DEAD = Scenario(
    "realm_of_the_dead",
    (REALM, RIVAL_REALM, COMMON_REALM),
    Hooks(
        laid=realm_laid, piles=crusaders, revealed=take_up_the_hunt, moved=stop_and_look, freed=realm_freed,
        fame=crossing, over=realm_quiet, won=realm_quiet, score=realm_score,
    ),
    needs=("tezla",),
    levels=tuple(LEVELS),
    by_level=by_level,
)  # fmt: skip

# -- MS18: The Hidden Valley


def valley_laid(s: State, centre: int) -> None:
    """MS18.4, MS18.5: the Valley over the White city; two green Elementalists in the keep beside it."""
    for at in spaces_of(s, centre, "city"):
        if s.board[at].colour == "white":
            found_lair(s, at, ELEMENTS)
            for keep in spaces_of(s, centre, "keep"):
                put(s, keep, GUARD, *drawn(s, ELEMENTS, "green", "green"), faction=ELEMENTS)


def elementalists(s: State, at: int) -> str:
    """MS18.1: rampaging enemies are Elementalists."""
    return f"{ELEMENTS}_{s.board[at].rampaging}"


def valley_beaten(s: State, c: Combat, foe: Foe) -> None:
    """MS18.2: a tile for every rampaging Elementalist; MT2.4: also for those who stand in."""
    if foe.side == "rampaging":
        s.tally["owed"] = s.tally.get("owed", 0) + 1


def valley_fought(s: State, c: Combat) -> None:
    """MS18.2, SR9: right after the combat."""
    s.agenda += [("chart",)] * s.tally.pop("owed", 0)


@act("chart")
def chart(s: State) -> Effect:
    """MS18.2, SR9: a tile free of charge at any legal position, or none."""
    places = open_places(s)
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


def priestess_gone(s: State) -> bool:
    """MS18: the High Priestess is defeated."""
    return beaten_leaders(s) == 1


def valley_score(s: State, rows: Rows) -> None:
    """MS18: the title against the Elementalists; or the High Priestess, shields of all, time."""
    if not s.rules.together:
        faction_titles(s, rows, ELEMENTS, ())
        return
    for row in rows:
        row["leaders"] = 20 * priestess_gone(s)
        if s.rules.mode == "cooperative":
            row["shields"] = 20 * (bool(leaders(s)) and everybody(s, [hold for _, hold in leaders(s)]))
        row["time"] = time_bonus(s)


def to_the_valley(plan: Plan) -> Plan:
    """MS18.3: the numbers of the Realm of the Dead, with other cities and without glades to count."""
    return plan._replace(glades=(), wanted=seats("white", "green"), bargains=True)


HIDDEN_VALLEY = Scenario(
    "hidden_valley",
    tuple(to_the_valley(plan) for plan in (REALM, RIVAL_REALM, COMMON_REALM)),
    Hooks(
        laid=valley_laid, piles=elementalists, revealed=lie_in_wait, provokes=ambushers, beaten=valley_beaten,
        fought=valley_fought, exploring=thrice, fame=crossing, over=priestess_gone, won=priestess_gone,
        score=valley_score,
    ),
    needs=("tezla",),
    levels=tuple(LEVELS),
    by_level=by_level,
)  # fmt: skip

# -- MS19: The Lost Relic


def without_nobles(s: State) -> None:
    """MS19.3: no Elite Units that are recruited in cities only."""
    s.stacks["elite"] = tuple(card for card in s.stacks["elite"] if UNITS[s.face[card]].places != ("city",))


def relic_laid(s: State, centre: int) -> None:
    """MS19.4, MS19.5: every city is a ruin."""
    for at in spaces_of(s, centre, "city"):
        found_ruin(s, at)


def relic_piles(s: State, at: int) -> str:
    """MS19.2: no Draconum on Core tiles."""
    core = tile_kind(s, s.board[at].tile) in ("core", "city")
    return "green" if core else s.board[at].rampaging


def relic_revealed(s: State, tile: int) -> None:
    """MS19.6: Fame for a tile, more for a ruined city."""
    centre = s.placed[-1][0]
    gain_fame(s, s.actor, 1 + bool(spaces_of(s, centre, RUIN)))


def found_parts(s: State) -> int:
    return sum(parts(s, seat) for seat in range(s.seats))


def relic_whole(s: State) -> bool:
    """MS19: all parts are found."""
    return found_parts(s) == s.rules.cities


def relic_score(s: State, rows: Rows) -> None:
    """MS19: 4 Fame for a part and a title; or 5 for each, for all, for everybody's, and what time is left."""
    own = [parts(s, seat) for seat in range(s.seats)]
    if not s.rules.together:
        for row, count, title in zip(rows, own, most(own, [0] * s.seats, 4), strict=True):
            row["parts"], row["parts_title"] = 4 * count, title
        return
    for row in rows:
        row["parts"] = 5 * found_parts(s) + 10 * relic_whole(s)
        if s.rules.mode == "cooperative":
            row["sharing"] = 5 * all(own)
        row["time"] = (len(s.dummy.deck) if s.dummy is not None else 0) + 5 * (s.turns_left < 0)


QUEST = _SOLO._replace(
    rounds=(2,), shapes=("open_3_columns",), countryside=(6,), cities=(2,), others=(1,), levels=((),), dice=1, units=1,
    fame=9, start_level=3,
)  # fmt: skip
RIVAL_QUEST = QUEST._replace(
    mode="competitive", players=(2, 4), shapes=("open_3_columns", "open_4_columns", "open_5_columns"),
    countryside=(6, 7, 8), cities=(2, 3, 4), others=(1, 2, 3), actors=(), tactics="usual",
)  # fmt: skip
COMMON_QUEST = RIVAL_QUEST._replace(
    mode="cooperative", players=(2, 3), shapes=("open_4_columns", "open_5_columns"), countryside=(7, 8),
    cities=(3, 4), others=(2, 3), actors=(DUMMY,), tactics="dummy_first",
)  # fmt: skip
LOST_RELIC = Scenario(
    "lost_relic",
    (QUEST, RIVAL_QUEST, COMMON_QUEST),
    Hooks(
        before=without_nobles, readied=develop_all, laid=relic_laid, piles=relic_piles, revealed=relic_revealed,
        fame=crossing, over=relic_whole, won=relic_whole, score=relic_score,
    ),
    needs=("tezla",),
)  # fmt: skip
