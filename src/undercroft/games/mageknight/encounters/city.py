"""Assaults on cities, alone or together: defenders with the city's bonus, shields, the conquest, the leader (M14)."""

from __future__ import annotations

from functools import cache

from ....core.events import tell
from ....core.zones import reveal
from ..agenda import auto
from ..fight.foes import muster
from ..fight.joint import onslaught, propose, remains, send_back, why_no_company
from ..play.tracks import change_reputation
from ..records import Combat, Fight, Foe, Strike
from ..state import State, me
from ..tables import ACTIONS, ENCOUNTERS, SIDES, Action, Encounter, Side
from ..world.groups import GUARD, put, tokens_at
from ..world.places import hold_spaces, hostile, walled

GARRISON = "garrison"


# -- the bonus of a city


@cache
def emboldened(strike: Strike, colours: tuple[str, ...]) -> Strike:
    """M14.2, ML10.5, ME24: what a city's colours add to one attack."""
    value, abilities = strike.value, strike.abilities
    if "blue" in colours:
        value += {"fire": 2, "ice": 2, "cold_fire": 1}.get(strike.element, 0)
    for colour, ability in (("red", "brutal"), ("green", "poison")):
        if colour in colours and strike.element == "physical" and ability not in abilities:
            abilities = (*abilities, ability)
    return strike._replace(value=value, abilities=abilities)


def defend(foe: Foe, colours: tuple[str, ...]) -> Foe:
    """M14.2: a defender as it fights in a city of these colours. M12.25: what it summons gets nothing."""
    more = int("white" in colours)
    strikes = tuple(emboldened(strike, colours) for strike in foe.strikes)
    return foe._replace(armor=foe.armor + more, high=foe.high and foe.high + more, strikes=strikes)


# -- the assault


def garrison(s: State, at: int) -> tuple[int, ...]:
    """The defenders that are left."""
    return tokens_at(s, s.board[at].hold, GUARD)


@auto("besiege")
def besiege(s: State, angry: tuple[int, ...]) -> None:
    """M14.11: one hero alone against all defenders that are left; the fight of several, with one seat."""
    at = me(s).at
    s.fight = Fight("city", at, (s.actor,), (s.now.path[-2],), (garrison(s, at),))
    s.agenda.append(("decide",))
    onslaught(s, 0, angry)


def joins(s: State, c: Combat, tokens: tuple[int, ...]) -> None:
    """M12.4, M14.2, M14.8: -1 Reputation; the defenders are fortified, by a wall that was crossed once more (ML2.5)."""
    change_reputation(s, s.actor, -1)
    tell(s, "mk-assaults", who=s.actor, site="city")
    walls, colours = 1 + walled(s, s.now.path[-2], c.at), s.holds[s.board[c.at].hold].colours
    for token in tokens:
        muster(s, c, token, GARRISON, c.at, walls)
        c.foes[-1] = defend(c.foes[-1], colours)


def felled(s: State, c: Combat, foe: Foe) -> None:
    """M14.3: a shield for each defender, in order."""
    at = s.board[c.at].hold
    s.holds[at] = s.holds[at]._replace(shields=(*s.holds[at].shields, s.actor))


def settle(s: State, c: Combat) -> None:
    """M14.9: what one hero's combat leaves."""
    remains(s, tuple(foe.token for foe in c.foes if foe.side == GARRISON and not foe.beaten))


def decide(s: State, fight: Fight) -> None:
    """M14.3, M14.9, M12.27: conquered, or all go back and the defenders that are left stay, face up."""
    at = s.board[fight.at].hold
    put(s, at, GUARD, *fight.left)
    for token in fight.left:
        reveal(s, token)
    if fight.left:
        send_back(s, fight)
        for seat in fight.seats:
            tell(s, "mk-repelled", who=seat)
    else:
        conquer(s, fight)


def conquer(s: State, fight: Fight) -> None:
    """M14.3, M14.10: from now on it is open to all; the leader is fixed."""
    at = s.board[fight.at].hold
    shields = s.holds[at].shields or fight.seats  # the piles had no token to defend it
    leader = leader_of(shields)
    s.holds[at] = s.holds[at]._replace(shields=shields, leader=leader)
    for space in hold_spaces(s, at):
        s.shields[space] = shields
    for seat in fight.seats:
        tell(s, "mk-conquered", who=seat, site=s.board[at].site)
    tell(s, "mk-leads", who=leader)


def leader_of(shields: tuple[int, ...]) -> int:
    """M14.3, ME33, MR14: the most shields; of equals whoever's shield lies first."""
    return max(dict.fromkeys(shields), key=shields.count)


SIDES[GARRISON] = Side(felled)
ENCOUNTERS["city"] = Encounter(settle, side=GARRISON, decide=decide, joins=joins, assault=True)


# -- together


def city_near(s: State, at: int) -> int:
    """The unconquered city next to a space, -1 if there is none."""
    if s.holds:
        for near in s.board[at].near:
            if s.board[near].site == "city" and s.board[near].hold in s.holds and hostile(s, near, s.actor):
                return near
    return -1


def why_no_rally(s: State, at: int) -> str:
    """M14.5: why the hero cannot propose a cooperative assault; an empty word if it can."""
    city = city_near(s, at)
    return "city" if city < 0 else why_no_company(s, at, city, len(garrison(s, city)) > 1, "defenders")


@auto("rally")
def rally(s: State) -> None:
    """M14.6: a proposal to heroes who stand by."""
    city = city_near(s, me(s).at)
    propose(s, "city", city, garrison(s, city))


ACTIONS["rally"] = Action(lambda site: True, lambda s, at: bool(s.holds) and not why_no_rally(s, at), proposal=True)
