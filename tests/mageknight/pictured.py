"""A scene for every panel of the page: what is drawn is looked at in each of them."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.core.zones import reveal
from undercroft.games.mageknight.encounters.leader import found_lair
from undercroft.games.mageknight.records import Group
from undercroft.games.mageknight.state import lay_over
from undercroft.games.mageknight.tables import Ground
from undercroft.games.mageknight.world.groups import GUARD, RAMPAGING, put

from .cities import before_walls, inside
from .marches import beside
from .middles import from_below
from .scene import Scene, bare, ending, go, scene, space_of, token

HAND = "march, rage, determination, swiftness, promise"
TWO = {"seats": 2, "rival_hand": "march, determination, rage, rage", "rival_units": "peasants, utem_guardsmen"}
CITY = {**TWO, "others": {1: "k07.E"}, "units": "catapults, peasants", "level": 4, "crystals": "red, blue, white"}
GARRISON = "golems, guardsmen, crossbowmen"


def city() -> Scene:
    """Beside a White city whose garrison is seen."""
    return before_walls(GARRISON, hand=HAND, **CITY)


def siege() -> Scene:
    """The assault: Siege attacks."""
    return city().choose("step:sw")


def market() -> Scene:
    """In a conquered Red city."""
    return inside("red", 9, hand=HAND, offer="peasants, fire_golems", level=4)


def invited() -> Scene:
    """Seat 1 is asked whether it joins in an assault."""
    return city().choose("act:rally", "seat:seat_1", "done", "amount:2")


def joint() -> Scene:
    """The first of two heroes storms the walls."""
    return invited().choose("agree", "storm")


def meeting() -> Scene:
    """Seat 0 can step onto the space of seat 1."""
    facts = {"at": "c02.E", "others": {1: "c02.C"}, "move": 3, "house": "duels", "tactic": "planning", **TWO}
    return scene("rage, swiftness, march", units="peasants", source="red, blue", level=3, **facts)


def challenged() -> Scene:
    """Seat 1 is asked how it meets an attack."""
    return meeting().choose("step:w", "act:duel")


def parried() -> Scene:
    """Seat 0 strikes, seat 1 has begun to block."""
    s = challenged().choose("partial")
    while s.kind != "mk.volley" or s.match.decision.seat != 0 or s.state.duel.phase != "melee":
        s.choose("hold")
    return s.choose("play:rage", "basic:attack#2", "unit:peasants", "use:attack#2", "loose")


def spoils() -> Scene:
    """Seat 0 assigns damage."""
    return parried().choose("stand")


def march() -> Scene:
    """Beside Volkare, who has an army."""
    army = {"army": "prowlers, orc_summoners, golems", "counted": {"white": 2, "gray": 1, "red": 1}}
    facts = {"city": "k07.C", "tiles": "c01, c12, c03, k07", "at": "c12.C"}
    return beside(hand=HAND, hero="c12.W", cards="march, rage, swiftness, promise", seats=1, move=3, **army, **facts)


def realm() -> Scene:
    """The Dark Crusaders: their leader, a graveyard, pursuers."""
    s = bare(HAND, at="c03.W", tiles="c03, c01, k06", move=5, scenario="realm_of_the_dead", sets="tezla,krang")
    found_lair(s, space_of(s, "k06.C"), "dark_crusader")
    lay_over(s, at := space_of(s, "c03.SE"), Ground("forest", "graveyard"))
    s.tally[f"grave {at}"] = 1
    put(s, at, GUARD, token(s, "skeletal_warriors"))
    hunter, other = token(s, "skeletal_warriors"), token(s, "prowlers")
    for face_up in (hunter, other):
        reveal(s, face_up)
    s.there[space_of(s, "c03.C")] = (Group(RAMPAGING, (hunter,), faction="dark_crusader", hunts=0),)
    s.there[space_of(s, "c03.E")] = (Group(RAMPAGING, (other,), hunts=0, stunned=True),)
    return go(s, ("turn",))


def walled() -> Scene:
    """Walls, deep mines, a maze."""
    return scene(HAND, at="c12.SE", tiles="c12, c13, k09, c14, k10", move=6, sets="lost_legion")


def stray() -> Scene:
    """Nothing on the way is safe: three spaces are equally near."""
    return ending("rage", at="c01.NE", seats=2)


def below() -> Scene:
    """Before the White city, under ground: alone, or with the hero who stands by it."""
    return from_below(others="k07.E")


def chased() -> Scene:
    """A pursuer may come nearer by two ways."""
    s = bare("rage, rage", at="c03.C", tiles="c03, c01", scenario="realm_of_the_dead", sets="tezla,krang")
    hunter = Group(RAMPAGING, (token(s, "skeletal_warriors"),), faction="dark_crusader", hunts=0)
    s.there = {space_of(s, "c01.C"): (hunter,)}
    return go(s, ("turn",)).choose("stop")


MAKERS = (
    city, siege, market, invited, joint, meeting, challenged, parried, spoils, march, realm, walled,
    stray, below, chased,
)  # fmt: skip
SCENES: dict[str, Callable[[], Scene]] = {make.__name__: make for make in MAKERS}
