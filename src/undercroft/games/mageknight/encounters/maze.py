"""Mazes and Labyrinths: one companion, a path paid in Move, one enemy (ML3)."""

from __future__ import annotations

from ....core.decision import Decision, Effect, Kind, ask
from ....core.events import tell
from ....core.lasting import Mod
from ..agenda import Answers, act, auto, menu
from ..fight.foes import muster, open_combat
from ..play.ending import REWARDS
from ..play.stacks import draw, throw
from ..play.turn import healings, tactic_uses
from ..records import Combat
from ..state import State, combat_of, me
from ..tables import BASIC, ENCOUNTERS, ENEMIES, SITES, Encounter, Site
from ..things.deeds import things
from ..things.mana import gain_crystal
from ..things.questions import colour_of
from ..things.sinks import purchases
from ..things.units import own_units, unit_key
from ..world.places import site_name
from .garrison import guards_left

COMPANION = Kind("mk.companion", "ML3.2", at="unit")
PATH = Kind("mk.path", "ML3.4", at="turn")


@act("companion")
def companion(s: State) -> Effect:
    """ML3.1, ML3.2, ML3.3: one ready, unwounded Unit may come along; no other is used from now on."""
    at = me(s).at
    able = own_units(s, lambda unit: not unit.spent and not unit.wounds)
    found = {unit_key(s, unit, "companion"): (unit.card,) for unit in able}
    answer = yield Decision(s.actor, COMPANION, (*found, "alone"), (*found.values(), ()))
    c = open_combat(s, "maze", at)
    c.phase, c.units = "path", answer
    tell(s, "mk-enters", who=s.actor, site=site_name(s, at))
    s.agenda.append(("path",))


def maze_of(s: State, at: int) -> Site:
    return SITES[s.board[at].site]


@menu("path")
def path(s: State) -> Decision:
    """ML3.4, ML3.7: a path that nobody has walked, for Move points that are made now; with too few, the way out."""
    at = me(s).at
    walked = s.paths.get(at, ())
    paid = [cost for cost, _ in maze_of(s, at).paths if cost not in walked and cost <= s.now.move]
    found: Answers = {f"path:{cost}": ("walk", cost) for cost in paid}
    things(s, "move", found)
    purchases(s, "move", found)
    if s.now.healing:
        healings(s, found)
    tactic_uses(s, found)
    if not paid:
        found["leave"] = ("turn_back",)
    return ask(s.actor, PATH, found)


@auto("turn_back")
def turn_back(s: State) -> None:
    """ML3.4: nothing is drawn, nothing happens, the action is used."""
    s.agenda[-1] = ("outcome",)


@auto("walk")
def walk(s: State, cost: int) -> None:
    """ML3.5: the enemy at the end of the path. M12.5: Healing that is left is lost."""
    c = combat_of(s)
    s.now.move, s.now.healing = s.now.move - cost, 0
    s.now.mods.append(Mod("path", cost))
    token = draw(s, maze_of(s, c.at).draws[0])
    if token >= 0:
        muster(s, c, token, "guard", c.at)
    s.agenda[-1] = ("phase", "ranged")


def settle(s: State, c: Combat) -> None:
    """ML3.5, ML3.6, ML3.7: the reward of the path and a shield on it; the enemy is discarded either way."""
    cost = next((mod.n for mod in s.now.mods if mod.what == "path"), 0)
    left = guards_left(c)
    for token in left:
        throw(s, ENEMIES[s.face[token]].pile, token)
    if left or not cost:
        tell(s, "mk-repelled", who=s.actor)
        return
    me(s).rewards += dict(maze_of(s, c.at).paths)[cost]
    s.shields[c.at] = (*s.shields.get(c.at, ()), s.actor)
    s.paths[c.at] = (*s.paths.get(c.at, ()), cost)
    tell(s, "mk-conquered", who=s.actor, site=s.board[c.at].site)


@act("reward_gem")
def reward_gem(s: State) -> Effect:
    """ML3.6: a crystal of a basic colour, chosen, not rolled."""
    gain_crystal(s, s.actor, (yield colour_of(s, BASIC)), surplus=False)


REWARDS["gem"] = "reward_gem"
ENCOUNTERS["maze"] = Encounter(settle)
