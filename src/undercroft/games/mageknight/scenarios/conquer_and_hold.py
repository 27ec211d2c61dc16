"""MS11: Conquer and Hold. Keeps and mage towers on a map whose places are known; who owns most of them wins."""

from __future__ import annotations

from ..play.exploring import put_tile
from ..play.scoring import Rows, parties
from ..play.turn import owned_nearby
from ..rules import HOUSE, Hooks, House, Plan, Scenario
from ..state import State, day, lay_over, me
from ..tables import Tile
from ..world.hexes import OFFSETS
from ..world.shapes import SHAPES, centre_of

HELD = {"keep": "held_keep", "mage_tower": "held_tower"}
POINTS = {"held_keep": 3, "held_tower": 2}
PLACES = ((2, 1), (1, 2), (2, 2), (3, 2), (2, 3), (3, 3))
"""SR23: two Countryside tiles beside the middle column, three Core tiles, the city at its far end."""


def contested(tile: Tile) -> int:
    """MS11: the White city, and of the other tiles those with a keep or a mage tower."""
    if tile.kind == "city":
        return int(tile.spaces[0].colour == "white")
    return int(any(ground.site in HELD for ground in tile.spaces))


def set_up(s: State) -> None:
    """MS11, MS11.9, SR23: every tile has its place, face down."""
    places = [centre_of(SHAPES[s.rules.shape], *place) for place in PLACES]
    s.lying = dict(zip(places, reversed(s.tiles), strict=True))
    s.tiles = s.spare = ()


def laid(s: State, centre: int) -> None:
    """MS11.3, MS11.5: other rules hold for keeps and mage towers. MS11.9: Elite Units do not wait for a Core tile."""
    for at in (centre + offset for offset in OFFSETS):
        if s.board[at].site in HELD:
            lay_over(s, at, s.board[at].ground._replace(site=HELD[s.board[at].site]))
    s.core_seen = second_half(s, s.round)


def second_half(s: State, number: int) -> bool:
    """MS11.2, SR12: whether this is one of the later Rounds."""
    return 2 * number > s.rules.rounds


def round_end(s: State) -> None:
    """MS11.2: Elite Units come with the second half of the game."""
    s.core_seen = second_half(s, s.round + 1)


def begun(s: State) -> None:
    """MS11.6: in or next to one's mage tower a mana for each that one owns; MS11.8: or a team mate's."""
    me(s).tokens += ["gold" if day(s) else "black"] * owned_nearby(s, s.actor, "mage_tower")


def score(s: State, rows: Rows) -> None:
    """MS11: nothing counts but what one owns, with the whole team."""
    for row, side in zip(rows, parties(s), strict=True):
        row.clear()
        row["held"] = sum(POINTS.get(s.board[at].site, 0) for at, owners in s.shields.items() if owners[-1] in side)


def holders(s: State) -> tuple[int, ...]:
    """MS11: the most points; nobody wins if they are tied."""
    rows: Rows = [{} for _ in parties(s)]
    score(s, rows)
    points = [row["held"] for row in rows]
    return parties(s)[points.index(max(points))] if points.count(max(points)) == 1 else ()


RIVALS = Plan(
    "competitive",
    players=(2, 3),
    rounds=(6, 4),
    shapes=("open_3_columns",),
    countryside=(5,),
    cities=(1,),
    others=(3,),
    city_last=True,
    enter_cities=False,  # MS11.1
    more=False,
    wanted=contested,
    without=("level_4",),
    counted=True,
)
CONQUER_AND_HOLD = Scenario(
    "conquer_and_hold",
    (RIVALS, RIVALS._replace(mode="teams", players=(4, 4), rounds=(4,))),
    Hooks(set_up=set_up, laid=laid, round_end=round_end, begun=begun, score=score, winners=holders),
)


def turn_up_all(s: State) -> None:
    """MS11, the variant: all tiles lie face up."""
    for centre, tile in s.lying.items():
        put_tile(s, tile, centre)
    s.lying = {}


HOUSE["open_land"] = House(Hooks(set_up=turn_up_all), suits=lambda plan, seats: plan.wanted is contested)
