"""The leaders of factions: level by level, alone or together (MT11, MT12, MT13)."""

from __future__ import annotations

from ....core.events import tell
from ....core.zones import reveal
from ..agenda import auto
from ..box.tezla.leaders import COLOURS, LEADERS, RETINUES
from ..fight.foes import force_of, muster, praise
from ..fight.joint import onslaught, propose, remains, send_back, why_no_company
from ..play.stacks import draw
from ..play.tracks import gain_fame
from ..records import Combat, Fight, Hold
from ..state import State, lay_over, me
from ..tables import ACTIONS, ENCOUNTERS, SIDES, Action, Encounter, Ground, Side
from ..world.groups import GUARD, put, tokens_at
from ..world.places import hostile, walled

LEADER = "leader"
HOME = {"elementalist": "hidden_valley", "dark_crusader": "necropolis"}


def found_lair(s: State, at: int, faction: str) -> None:
    """MS16.7, MT11.1, MT11.3: the place over the city space, the leader and the retinue of its start level, face up."""
    level = s.rules.levels[0]
    lay_over(s, at, Ground("city", HOME[faction]))
    s.holds[at] = Hold(LEADER, (faction,), level, marks=(-1,) * level)
    put(s, at, LEADER, draw(s, f"{faction}_leader"), faction=faction)
    occupy(s, at, faction, *(COLOURS[letter] for letter in RETINUES[faction][level - 1]))
    for token in tokens_at(s, at):
        reveal(s, token)


def occupy(s: State, at: int, faction: str, *colours: str) -> None:
    """Tokens of a faction hold a place; MT2.4: or whoever stands in for them."""
    drawn = [draw(s, f"{faction}_{colour}") for colour in colours]
    put(s, at, GUARD, *(token for token in drawn if token >= 0), faction=faction)


def leaders(s: State) -> list[tuple[int, Hold]]:
    return [(at, hold) for at, hold in s.holds.items() if hold.kind == LEADER]


def alive(hold: Hold) -> bool:
    """MT12.6: until level 1 carries a shield."""
    return hold.marks[0] < 0


# -- the fight


@auto("confront")
def confront(s: State, angry: tuple[int, ...]) -> None:
    """XR27, XR28: one hero alone; no assault, but the compulsory action of the turn."""
    at = me(s).at
    s.fight = Fight("leader", at, (s.actor,), (s.now.path[-2],), (tokens_at(s, at, GUARD),))
    s.agenda.append(("decide",))
    onslaught(s, 0, angry)


def joins(s: State, c: Combat, tokens: tuple[int, ...]) -> None:
    """MT13.2, MT13.3: the hero's own share, and the leader with what its marker's level shows (MT12.3, MT12.5).

    MT11.2: it is an enemy like others, and immune to magic.
    """
    walls, hold = int(walled(s, s.now.path[-2], c.at)), s.holds[c.at]
    tell(s, "mk-confronts", who=s.actor)
    if alive(hold):
        (token,) = tokens_at(s, c.at, LEADER)
        level = LEADERS[s.face[token]][hold.level - 1]
        c.foes.append(force_of(level)._replace(token=token, side=LEADER, at=c.at, walls=walls))
    for token in tokens:
        muster(s, c, token, GUARD, c.at, walls)


def hit(s: State, c: Combat, at: int, times: int) -> None:
    """MT12.1, MT12.2, MT12.3, MT12.7, XR15: a shield and Fame for each level, the highest without one first."""
    hold = s.holds[c.foes[at].at]
    free = [n for n, seat in enumerate(hold.marks) if seat < 0][-times:]
    marks = tuple(s.actor if n in free else seat for n, seat in enumerate(hold.marks))
    s.holds[c.foes[at].at] = hold = hold._replace(marks=marks)
    tell(s, "mk-levels-taken", who=s.actor, card=c.foes[at].token, count=len(free))
    gain_fame(s, s.actor, sum(LEADERS[s.face[c.foes[at].token]][n].fame for n in free))
    c.foes[at] = c.foes[at]._replace(struck=c.phase, beaten=not alive(hold))
    if not alive(hold):
        praise(s, c, at)
        for hook in s.rules.beaten:
            hook(s, c, c.foes[at])


def settle(s: State, c: Combat) -> None:
    """MT12.8: what one hero's combat leaves of the retinue."""
    remains(s, tuple(foe.token for foe in c.foes if foe.side == GUARD and not foe.beaten))


def decide(s: State, fight: Fight) -> None:
    """MT12.6, MT12.8, MT13.3, MT13.4: the marker moves now; several heroes go back in any case.

    XR27: one alone stays, and withdraws at the end of the turn if anybody is left.
    """
    hold = s.holds[fight.at]
    level = max((n + 1 for n, seat in enumerate(hold.marks) if seat < 0), default=0)
    s.holds[fight.at] = hold._replace(level=level)
    put(s, fight.at, GUARD, *fight.left, faction=hold.colours[0])
    if not level and tokens_at(s, fight.at, LEADER):
        (token,) = tokens_at(s, fight.at, LEADER)
        put(s, fight.at, LEADER)
        tell(s, "mk-leader-gone", card=token)
    if len(fight.seats) > 1:
        send_back(s, fight)


SIDES[LEADER] = Side(hit=hit)
ENCOUNTERS["leader"] = Encounter(settle, side=GUARD, decide=decide, joins=joins, least=0)


# -- together


def lair_near(s: State, at: int) -> int:
    """A leader's space next to this one, -1 if there is none."""
    near = s.board[at].near
    return next((spot for spot, hold in leaders(s) if spot in near and hostile(s, spot, s.actor)), -1)


def why_no_warband(s: State, at: int) -> str:
    """MT13.1, M14.5: why the hero cannot propose to attack a leader together; an empty word if it can."""
    lair = lair_near(s, at)
    return "lair" if lair < 0 else why_no_company(s, at, lair)


@auto("warband")
def gather(s: State) -> None:
    """MT13.1, XR58: a proposal to heroes who stand by."""
    lair = lair_near(s, me(s).at)
    propose(s, "leader", lair, tokens_at(s, lair, GUARD))


ACTIONS["warband"] = Action(lambda site: True, lambda s, at: bool(s.holds) and not why_no_warband(s, at), proposal=True)
