"""MS15: Volkare's Quest: he marches from his camp to the portal over a map that lies face down."""

from __future__ import annotations

from ....core.events import tell
from ..actors.volkare import CAMPAIGNS, LEVELS, Campaign, go, lose, nearer
from ..encounters.volkare import ARMY, beaten, volkare_of
from ..play.rounds import leave_game
from ..records import Combat, Foe
from ..rules import Hooks, Scenario
from ..state import State, lay_over
from ..tables import VOLKARE, Ground
from ..world.hexes import DIRECTIONS, ORIGIN, distance
from ..world.shapes import SHAPES, centre_of
from .volkares_return import SOLO, TOGETHER, by_battle, pitch_camp, position, scoring

PORTAL_CLOSES = 3  # MS15.3

_NEAR = ((2, 1), (3, 2), (2, 2), (1, 2), (2, 3))
_FAR = ((5, 4), (4, 4), (4, 3), (4, 5), (3, 4))
_MIDDLE, _RIGHT = (3, 3), ((0, 2), (1, 3), (2, 4), (3, 5))
LAND = (_NEAR, (*_NEAR, _MIDDLE), (*_NEAR, _MIDDLE, *_RIGHT[:2]), (*_NEAR, _MIDDLE, *_RIGHT[:3]))
CORE = ((*_FAR, _MIDDLE), _FAR, (*_FAR, *_RIGHT[2:]), (*_FAR, _RIGHT[3]))
"""SR5: where countryside and Core tiles lie face down, by players; the camp lies at (5, 5)."""


def set_up(s: State) -> None:
    """MS15.1, MS15.18: all tiles lie in their places, those of the deck face down."""
    shape, column = SHAPES[s.rules.shape], s.seats - 1
    places = [centre_of(shape, *place) for place in (*LAND[column], *CORE[column])]
    s.lying = dict(zip(places, reversed(s.tiles), strict=True))
    s.tiles = s.spare = ()
    pitch_camp(s, centre_of(shape, 5, 5))


# -- where he goes


def goal(s: State, colour: str) -> int:
    """MS15.5: the colour's direction; MS15.6, MS15.7, SR27: off the map or next to the portal, closer to it."""
    at = volkare_of(s).at
    if at == ORIGIN:  # and away
        return at
    to = at + DIRECTIONS[QUEST.directions[colour]]
    on_map = to in s.board or position(s, to) in s.lying
    return to if on_map and distance(at, ORIGIN) > 1 else nearer(s, colour, (ORIGIN,))


def step(s: State, colour: str) -> None:
    """MS15.5, MS15.7, SE9: a step, turning nothing up; from the portal he is gone."""
    if volkare_of(s).at == ORIGIN:
        lose(s, "mk-volkare-escapes")
        return
    go(s, goal(s, colour))
    if distance(volkare_of(s).at, ORIGIN) <= PORTAL_CLOSES and s.board[ORIGIN].site:
        close_portal(s)


def close_portal(s: State) -> None:
    """MS15.3, SE11, SR11: whoever is in it is out of the game; from now on it is an ordinary space."""
    lay_over(s, ORIGIN, Ground(s.board[ORIGIN].terrain))
    tell(s, "mk-portal-closes")
    for seat, p in enumerate(s.players):
        if p.at < 0:
            leave_game(s, seat)
    if all(p.out for p in s.players):
        lose(s, "mk-volkare-escapes")


def beaten_token(s: State, c: Combat, foe: Foe) -> None:
    """MS15.11, MS15.12, SE10: as soon as he has lost twice as many tokens as there are players, he is slowed."""
    if foe.side == ARMY and volkare_of(s).lost >= 2 * s.seats and VOLKARE not in s.down:
        s.down = (*s.down, VOLKARE)
        tell(s, "mk-volkare-slowed")


QUEST = Campaign(
    {"white": "sw", "blue": "sw", "green": "w"},
    {"daring": (8, 14, 20, 26), "heroic": (10, 18, 26, 34), "legendary": (14, 26, 38, 50)},
    {"fair": 20, "tight": 16, "thrilling": 12},
    goal,
    step,
    seeks=lambda s: True,  # MS15.9
    recruits=False,  # MS15.4
    aims=lambda s: (ORIGIN,),
)
CITY = {"daring": (3, 4, 4, 5), "heroic": (4, 4, 5, 5), "legendary": (4, 5, 5, 6)}
_ALONE = SOLO._replace(shapes=("volkares_quest",), countryside=(8,), cities=(2,), others=(4,), city_last=False)
_TOGETHER = TOGETHER._replace(
    shapes=("volkares_quest",), countryside=(9, 11, 12), cities=(2, 3, 3), others=(3, 4, 3), city_last=False
)
CAMPAIGNS["volkares_quest"] = QUEST
VOLKARES_QUEST = Scenario(
    "volkares_quest",
    (_ALONE, _TOGETHER),
    Hooks(
        set_up=set_up,
        beaten=beaten_token,
        won=beaten,
        score=scoring(lambda s: 5 * sum(at in s.shields for at in s.holds)),
    ),
    ("lost_legion",),
    LEVELS,
    by_battle(CITY),
)
