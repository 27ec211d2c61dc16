"""What a match is played by: a scenario's plan for this mode and number of players, with what house rules change.

`s.rules` is made once for each match and shared by all copies. Numbers are fields; what happens besides is in hooks:
for each moment the functions of the scenario and of all house rules, in that order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from .tables import ACTORS, BASE, DUMMY, HEROES, SET_OF, TILES, Tile, in_play

if TYPE_CHECKING:
    from .state import State

USUAL = "usual"
"""The value of an option that leaves the choice to the scenario."""
ALL = 99
"""A plan's number of tiles: every one of the sets in play."""
MODES = ("solo", "competitive", "cooperative", "teams")
RIVALRY = ("competitive", "teams")
"""Where heroes play against each other."""


class Plan(NamedTuple):
    """How a scenario is set up in one mode. Tuples are by players, the fewest first; more players: the last (ML27)."""

    mode: str
    players: tuple[int, int]
    rounds: tuple[int, ...]
    shapes: tuple[str, ...]
    countryside: tuple[int, ...]
    cities: tuple[int, ...] = (0,)  # city tiles
    others: tuple[int, ...] = (0,)  # other Core tiles
    levels: tuple[tuple[int, ...], ...] = ((),)  # of the cities, in the order in which they are revealed
    actors: tuple[int, ...] = ()  # who has turns without a seat
    tactics: str = "usual"  # solo: each is used once (MS0.8); dummy_first (MS0.9)
    dice: int = 0  # more than players + 2
    units: int = 0  # more Units on offer than players + 2
    friendly: tuple[str, ...] = ()  # cities that nobody assaults (MS0.6)
    camp: str = ""  # Volkare's camp replaces a city tile: among the Core tiles, last, or maybe (ML22.2)
    city_last: bool = False  # the city is the last tile of the deck (MS13)
    sorted_tiles: bool = False  # countryside tiles by number, lowest on top
    enter_cities: bool = True
    elite: bool = True  # whether Elite Units are dealt
    duels: bool = True  # whether heroes may attack each other where they play against each other (M10.14)
    more: bool = True  # whether one player more can take part (ML27.1)
    glades: tuple[int, ...] = (0,)  # how many countryside tiles have a glade, exactly
    bargains: bool = False  # Influence pays for exploring (MS18.3)
    start_level: int = 1  # of the heroes (MT14)
    fame: int = 0  # at the start (MS0.4)
    reputation: int = 0
    wanted: Callable[[Tile], int] | None = None  # which tiles must be in the deck (1) and which must not (-1)
    again: bool = True  # conquered dungeons and tombs can be entered again (M13.5)
    without: tuple[str, ...] = ()  # what the box is played without: strikes, interaction (MS20.6), level_4 (MS11)
    counted: bool = False  # Days and Nights are told apart by their number
    goal: str = "city"  # how a match ends that comes to its last turns: `mk-end-<goal>`
    towns: tuple[str, ...] = ("city",)  # the kinds of tiles that are dealt as city tiles (MS19: Volkare's camp too)
    lairs: tuple[tuple[str, str], ...] = ()  # colours of cities, and the factions whose leaders sit there (MS16.7)
    mixed: tuple[str, ...] = ()  # piles of factions whose tokens lie among the ordinary ones (MT2.5)


Then = Callable[..., None]


class Hooks(NamedTuple):
    """What a scenario or a house rule does at moments of a match; every one is optional."""

    before: Then | None = None  # (s): before the set-up; may push steps that ask
    offered: Then | None = None  # (s): the first Unit offer is dealt
    set_up: Then | None = None  # (s): everything else is there
    revealed: Then | None = None  # (s, tile): a tile was turned up by exploring
    entered: Then | None = None  # (s, at): a hero stepped on a space
    moved: Then | None = None  # (s): the movement of a turn is over; actions wait for it
    beaten: Then | None = None  # (s, combat, foe)
    fame: Then | None = None  # (s, seat, before): Fame was gained
    turn_end: Then | None = None  # (s): the actor's turn is over
    round_end: Then | None = None  # (s): the Round is over, and another one follows; may push steps that ask
    score: Then | None = None  # (s, rows): what counts besides, a row for each party (`scoring.count`)
    over: Callable[[State], bool] | None = None  # asked at the end of each turn: the last turns begin (MS0.5)
    clock: Callable[[State], bool] | None = None  # whether the next Round is a Night; the last one given counts
    exploring: Callable[[State], int] | None = None  # what exploring costs; the last one given counts
    won: Callable[[State], bool] | None = None  # asked when the game is over: whether the goal was reached
    shown: Callable[[State, str], str] | None = None  # (s, face): the face with which a new tile lies there
    phase: Then | None = None  # (s, combat): a phase of a combat begins
    winners: Callable[[State], tuple[int, ...]] | None = None  # who has won, if not the most Fame; the last counts
    readied: Then | None = None  # (s): heroes have decks and skills, nothing else is there; may push steps that ask
    laid: Then | None = None  # (s, centre): a tile lies on the map, at the set-up too; its sites are set up next
    piles: Callable[[State, int], str] | None = None  # (s, at): of a rampaging enemy there; the last one given counts
    tile: Callable[[State, int], int] | None = None  # (s, centre): the tile that comes there; the last one given counts
    provokes: Callable[[State, int, int], list[int]] | None = None  # (s, here, to): whom a step provokes besides
    fought: Then | None = None  # (s, combat): a combat is over
    freed: Then | None = None  # (s, at): a place was liberated
    due: Then | None = None  # (s, seat): a hero's place in the Round Order comes up; may push steps that ask
    begun: Then | None = None  # (s): the actor's turn begins
    bars: Callable[[State, int], bool] | None = None  # (s, centre): whether the next tile may not come there
    round_over: Then | None = None  # (s): the Round is over, the last one too; may push steps that ask


class Scenario(NamedTuple):
    name: str
    plans: tuple[Plan, ...]
    hooks: Hooks = Hooks()
    needs: tuple[str, ...] = ()  # sets
    levels: tuple[str, ...] = ()  # of difficulty, besides the usual one
    by_level: Callable[[Plan, str], Plan] | None = None  # what a level changes


SCENARIOS: dict[str, Scenario] = {}


class House(NamedTuple):
    """An optional rule: what it does, which numbers of the plan it changes, what it does not go with."""

    hooks: Hooks = Hooks()
    changes: Callable[[Plan], Plan] | None = None
    excludes: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()  # sets
    suits: Callable[[Plan, int], bool] | None = None  # whether it goes with a plan, for so many players


HOUSE: dict[str, House] = {}


def among_rivals(plan: Plan, seats: int) -> bool:
    """For house rules of those who play against each other (ML24.0)."""
    return plan.mode in RIVALRY


class Rules(NamedTuple):
    """The rules of one match."""

    scenario: str
    mode: str
    level: str
    sets: tuple[str, ...]
    house: tuple[str, ...]
    plan: Plan
    rounds: int
    shape: str
    countryside: int
    cities: int
    others: int
    levels: tuple[int, ...]
    glades: int
    actors: tuple[int, ...]
    before: tuple[Then, ...]
    offered: tuple[Then, ...]
    set_up: tuple[Then, ...]
    revealed: tuple[Then, ...]
    entered: tuple[Then, ...]
    moved: tuple[Then, ...]
    beaten: tuple[Then, ...]
    fame: tuple[Then, ...]
    turn_end: tuple[Then, ...]
    round_end: tuple[Then, ...]
    score: tuple[Then, ...]
    over: tuple[Callable[[State], bool], ...]
    clock: tuple[Callable[[State], bool], ...]
    exploring: tuple[Callable[[State], int], ...]
    won: tuple[Callable[[State], bool], ...]
    shown: tuple[Callable[[State, str], str], ...]
    phase: tuple[Then, ...]
    winners: tuple[Callable[[State], tuple[int, ...]], ...]
    readied: tuple[Then, ...]
    laid: tuple[Then, ...]
    piles: tuple[Callable[[State, int], str], ...]
    tile: tuple[Callable[[State, int], int], ...]
    provokes: tuple[Callable[[State, int, int], list[int]], ...]
    fought: tuple[Then, ...]
    freed: tuple[Then, ...]
    due: tuple[Then, ...]
    begun: tuple[Then, ...]
    bars: tuple[Callable[[State, int], bool], ...]
    round_over: tuple[Then, ...]

    @property
    def alone(self) -> bool:
        return self.mode == "solo"

    @property
    def together(self) -> bool:
        """M8.6, MS0.7: cards and skills of cooperative games, which one plays with alone too."""
        return self.mode in ("solo", "cooperative")

    @property
    def duels(self) -> bool:
        """M10.14, MS2.3: whether heroes may attack each other at all."""
        return self.plan.duels and self.mode in RIVALRY


def words_of(options: Mapping[str, str], name: str) -> tuple[str, ...]:
    """The words of an option that takes several."""
    return tuple(word for word in options.get(name, "none").split(",") if word != "none")


def plan_of(seats: int, options: Mapping[str, str]) -> Plan | None:
    """MS0.1: the scenario's plan for this mode, or the first one that has this number of players."""
    wanted, scenario = options.get("mode", USUAL), SCENARIOS[options["scenario"]]
    for plan in scenario.plans:
        if wanted in (USUAL, plan.mode) and plan.players[0] <= seats <= most_of(scenario, plan):
            return plan
    return None


def most_of(scenario: Scenario, plan: Plan) -> int:
    """ML27.1: base scenarios take one player more, competitive ones up to 5, cooperative ones up to 4."""
    limit = {"competitive": 5, "cooperative": 4}.get(plan.mode, 0)
    return min(plan.players[1] + 1, limit) if plan.more and not scenario.needs and limit else plan.players[1]


def enlarged(plan: Plan) -> Plan:
    """ML27.2: for one player more 2 Countryside tiles, 1 other Core tile and 1 city, where their numbers vary."""

    def one_more(values: tuple[int, ...], n: int) -> tuple[int, ...]:
        return (*values, values[-1] + n) if len(values) > 1 else values

    cities, levels = one_more(plan.cities, 1), plan.levels
    if cities != plan.cities:
        levels = (*levels, (*levels[-1][:1], *levels[-1]))
    return plan._replace(
        countryside=one_more(plan.countryside, 2), others=one_more(plan.others, 1), cities=cities, levels=levels
    )


def rules_of(seats: int, options: Mapping[str, str]) -> Rules:
    return _rules_of(seats, tuple(sorted(options.items())))


@lru_cache(maxsize=256)
def _rules_of(seats: int, chosen: tuple[tuple[str, str], ...]) -> Rules:
    options = dict(chosen)
    scenario, plan = SCENARIOS[options["scenario"]], plan_of(seats, options)
    assert plan is not None, "the options were settled before"
    if scenario.by_level is not None:
        plan = scenario.by_level(plan, options.get("level", USUAL))
    house = words_of(options, "house")
    for name in house:
        change = HOUSE[name].changes
        plan = change(plan) if change is not None else plan
    if seats > plan.players[1]:
        plan = enlarged(plan)
    column = seats - plan.players[0]
    every = (scenario.hooks, *(HOUSE[name].hooks for name in house))
    # a scenario and a house rule may want the same: it happens once (MS17.2, MT7.2)
    merged = (tuple(dict.fromkeys(hook for hook in same if hook is not None)) for same in zip(*every, strict=True))

    def at(values: tuple[Any, ...]) -> Any:
        return values[min(column, len(values) - 1)]

    return Rules(
        scenario.name, plan.mode, options.get("level", USUAL), (BASE, *words_of(options, "sets")), house, plan,
        at(plan.rounds), at(plan.shapes), at(plan.countryside), at(plan.cities), at(plan.others), at(plan.levels),
        at(plan.glades), tuple(number for number in plan.actors if ACTORS[number].joins(options)), *merged,
    )  # fmt: skip


Unfit = tuple[str, dict[str, Any]]


def follows(options: Mapping[str, str]) -> dict[str, str]:
    """Where nobody says which sets are in play, those are that the scenario and the house rules need."""
    scenario = SCENARIOS.get(options.get("scenario", ""))
    houses = [HOUSE[word].needs for word in words_of(options, "house") if word in HOUSE]
    needs = dict.fromkeys(name for each in (scenario.needs if scenario else (), *houses) for name in each)
    return {"sets": ",".join(needs)} if needs else {}


def fits(seats: int, options: Mapping[str, str]) -> Unfit | None:
    """Why these options cannot be played together by so many: a message, or nothing."""
    name = options["scenario"]
    scenario, sets = SCENARIOS[name], (BASE, *words_of(options, "sets"))
    told = {"scenario": f"option_scenario_{name}", "seats": seats}
    house = words_of(options, "house")
    needs = {f"option_scenario_{name}": scenario.needs, **{f"option_house_{word}": HOUSE[word].needs for word in house}}
    for what, wanted in needs.items():
        missing = [f"option_sets_{need}" for need in wanted if need not in sets]
        if missing:
            return "mk-unfit-sets", {"what": what, "sets": missing}
    for word in house:
        for other in HOUSE[word].excludes:
            if other in house:
                return "mk-unfit-house", {"what": f"option_house_{word}", "whom": f"option_house_{other}"}
    level = options.get("level", USUAL)
    if level != USUAL and level not in scenario.levels:
        return "mk-unfit-level", {**told, "level": f"option_level_{level}"}
    if plan_of(seats, options) is None:
        mode = options.get("mode", USUAL)
        plans = [plan for plan in scenario.plans if mode in (USUAL, plan.mode)]
        if not plans:
            return "mk-unfit-mode", {**told, "mode": f"option_mode_{mode}"}
        least, most = min(plan.players[0] for plan in plans), max(most_of(scenario, plan) for plan in plans)
        sort = "one" if most == 1 else "exact" if least == most else "range"
        return "mk-unfit-seats", {**told, "mode": f"option_mode_{mode}", "least": least, "most": most, "sort": sort}
    plan = plan_of(seats, options)
    for word in house:
        suits = HOUSE[word].suits
        if plan is not None and suits is not None and not suits(plan, seats):
            return "mk-unfit-house-here", {**told, "what": f"option_house_{word}"}
    heroes = [] if options.get("heroes", "random") == "random" else options["heroes"].split(",")
    strange = [hero for hero in heroes if hero in HEROES and SET_OF[hero] not in sets]
    if strange:
        return "mk-unfit-heroes", {"heroes": strange}
    return too_few(_rules_of(seats, tuple(sorted(options.items()))), seats, options)


def too_few(rules: Rules, seats: int, options: Mapping[str, str]) -> Unfit | None:
    """ML27.2: what a match needs more of than the sets in play have."""
    if len(in_play(HEROES, options)) < seats + (DUMMY in rules.actors):
        return "mk-unfit-few-heroes", {"seats": seats}
    wanted = {("countryside",): rules.countryside, ("core",): rules.others, rules.plan.towns: rules.cities}
    for kinds, n in wanted.items():
        have = sum(tile.kind in kinds for tile in in_play(TILES, options).values())
        if n != ALL and n > have:
            return "mk-unfit-tiles", {"kind": kinds[0], "need": n, "have": have}
    return None
