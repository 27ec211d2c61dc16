"""Cities: set up when their tile is turned up, and what conquered ones sell (M14.1, M14.10, M11.3, MS0.6)."""

from __future__ import annotations

from ....core.chance import below
from ....core.events import tell
from ..agenda import Answers, auto
from ..play.dealing import ADVANCED_PRICE
from ..play.stacks import draw, draw_open
from ..play.tracks import to_deck
from ..records import Hold
from ..state import State, lay_over, me
from ..tables import BASIC, DEALING, SINKS, TILES, UNITS, Ground, Sink, Site
from ..world.groups import GUARD, put
from ..world.hexes import DIRECTIONS
from ..world.places import CAMP, camp_near

CITY = "city"
ARTIFACT_PRICE, ELITE_PRICE, REGULAR_PRICE = 12, 2, 1

_LETTERS = {"b": "brown", "g": "gray", "v": "violet", "w": "white"}
_TABLE = {
    "red": "w bv bw bvv bvw bbvv bvvw bvww bbvvw bbvww bvwww",
    "green": "gb bb ggb gbw bbw ggbw gbbw bbww gbbbw gbbww bbwww",
    "blue": "gv vv vw gvw vvw vww gvvw vvww vwww gvvww vvwww",
    "white": "w gw ww ggw gww gggw ggww gwww gggww ggwww gwwww",
}
GARRISONS: dict[str, tuple[tuple[str, ...], ...]] = {
    colour: tuple(tuple(_LETTERS[letter] for letter in word) for word in row.split()) for colour, row in _TABLE.items()
}
"""M14.1: the tokens that defend a city, by its colour, level 1 first."""


def revealed(s: State, at: int) -> None:
    """M14.1: the scenario's next level, and the garrison face down. MS0.6, MS16.8: a friendly one is everybody's."""
    plan, colour = s.rules.plan, s.board[at].colour
    if not plan.enter_cities or s.board[at].hold != at:  # MS2.1; the other half of a Megapolis
        return
    if colour in plan.friendly:
        s.shields[at] = tuple(range(s.seats))
        s.holds[at] = Hold(CITY, (colour,), 0, s.shields[at])
        return
    level, great = next_level(s)
    if level > HIGHEST and ONE_CITY in s.rules.house:  # SR2
        base = 9 + (level - 9) % 3
        found_city(s, at, ((colour, base),), more=(level - base) // 3)
        s.holds[at] = s.holds[at]._replace(level=level)
    elif great or level > HIGHEST:  # SR2
        found_megapolis(s, at, level)
    else:
        found_city(s, at, ((colour, level),))


MEGAPOLIS, ONE_CITY, HIGHEST = "megapolis", "one_city", 11


def next_level(s: State) -> tuple[int, bool]:
    """M14.1: the scenario's level for the city that is revealed, and whether it is the great one (SR43)."""
    number = sum(hold.kind in (CITY, CAMP) and hold.level > 0 for hold in s.holds.values())
    level = s.rules.levels[min(number, len(s.rules.levels) - 1)]
    great = MEGAPOLIS in s.rules.house and number + 1 == s.rules.cities
    return (min(2 * level, 2 * HIGHEST) if great else level), great


def found_megapolis(s: State, at: int, level: int) -> None:
    """MS20.11, SR2, SE20: a city of a colour that is not in play lies east of it; the left half has more levels."""
    there = {space.colour for space in s.board.values() if space.site == CITY}
    coming = {TILES[s.face[tile]].spaces[0].colour for tile in s.tiles if TILES[s.face[tile]].kind == CITY}
    free = [colour for colour in BASIC if colour not in there | coming]
    free = free or [colour for colour in BASIC if colour not in there]  # cities of random colours (MS20.3)
    other = free[below(s, len(free), CITY)]
    lay_over(s, at + DIRECTIONS["e"], Ground(CITY, CITY, colour=other, hold=at))
    found_city(s, at, ((s.board[at].colour, level - level // 2), (other, level // 2)))


def found_city(s: State, at: int, parts: tuple[tuple[str, int], ...], more: int = 0) -> None:
    """M14.1: colour and level of a city, or of both halves of a Megapolis (MS20.11): one garrison, face down.

    SR2: `more` white tokens for levels that the city's own table has not.
    """
    s.holds[at] = Hold(CITY, tuple(colour for colour, _ in parts), sum(level for _, level in parts))
    piles = [pile for colour, level in parts for pile in GARRISONS[colour][level - 1]]
    drawn = [draw(s, pile) for pile in (*piles, *["white"] * more)]
    put(s, at, GUARD, *(token for token in drawn if token >= 0))


# -- what is sold there


def colours_here(s: State) -> tuple[str, ...]:
    """The colours of the city where the actor is."""
    hold = s.holds.get(s.board[me(s).at].hold)
    return hold.colours if hold is not None and hold.kind == CITY else ()


def wares(s: State) -> list[int]:
    """M11.3: Spells in the Blue city, Advanced Actions of their own offer in the Green one."""
    colours = colours_here(s)
    return [*(s.spells if "blue" in colours else ()), *(s.advanced if "green" in colours else ())]


def hires(s: State) -> list[int]:
    """M14.10: Units with the city icon; in the White city all."""
    every = "white" in colours_here(s)
    return [card for card in s.unit_offer if every or CITY in UNITS[s.face[card]].places]


def services(s: State, into: Answers) -> None:
    """M11.1, M11.3: an Artifact (Red), an unseen Advanced Action (Green), one more Elite Unit on offer (White)."""
    for word, stack, price in services_here(s) if s.now.phase == "deal" else []:
        if price <= s.now.influence and s.stacks[stack]:
            into[f"service:{word}"] = ("service", stack, price)


def services_here(s: State) -> list[tuple[str, str, int]]:
    camps = [CAMP] if camp_near(s, me(s).at) is not None else []
    return [SERVICES[word] for word in (*colours_here(s), *camps) if word in SERVICES]


SERVICES = {
    "red": ("an_artifact", "artifacts", ARTIFACT_PRICE),
    "green": ("unseen_action", "advanced", ADVANCED_PRICE),
    "white": ("elite_unit", "elite", ELITE_PRICE),
    CAMP: ("regular_unit", "regular", REGULAR_PRICE),  # ML22.7
}
"""By the colour of the city, or at the camp: what is bought, the stack of which it is the top, and the price."""


@auto("service")
def serve(s: State, stack: str, price: int) -> None:
    """M11.3, M11.5: an Artifact waits for the end of the turn (M16.5), a Unit joins the offer (ML22.7)."""
    s.now.influence -= price
    if stack == "artifacts":
        me(s).rewards = (*me(s).rewards, "artifact")
        tell(s, "mk-artifact-bought", who=s.actor)
    elif stack in ("elite", "regular"):
        s.unit_offer.append(draw_open(s, stack))
        tell(s, "mk-elite-called", who=s.actor, card=s.unit_offer[-1])
    else:
        to_deck(s, s.actor, draw_open(s, stack))


SINKS[CITY] = Sink("influence", DEALING, None, services)
ROWS: dict[str, Site] = {
    CITY: Site(
        "fortified", icon=CITY, shared=True, revealed=revealed, wares=wares, hires=hires, assault="besiege"
    ),  # M14
}
