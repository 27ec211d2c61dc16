"""Hunting on and around Volkare's camp once it is conquered (ML22.7)."""

from __future__ import annotations

from ....core.decision import Decision, Effect, Kind
from ....core.events import tell
from ..agenda import act
from ..fight.foes import muster, open_combat
from ..play.scoring import HUNTED
from ..play.stacks import draw, throw
from ..records import Combat
from ..state import State, me
from ..tables import ACTIONS, ENCOUNTERS, ENEMIES, Action, Encounter
from ..world.places import camp_near
from .garrison import guards_left

PREY = Kind("mk.prey", "ML22.7")


def hunted(s: State, at: int) -> bool:
    """XR22: nobody hunts twice with success on a space."""
    return f"{HUNTED}{at}" in s.tally


ACTIONS["chase"] = Action(lambda site: True, lambda s, at: camp_near(s, at) is not None and not hunted(s, at))


@act("chase")
def chase(s: State) -> Effect:
    """ML22.7: a green enemy, a red one, or both at once."""
    prey = yield Decision(s.actor, PREY, ("green", "red", "both"))
    c = open_combat(s, "chase", me(s).at)
    for token in [draw(s, colour) for colour in ("green", "red") if prey in (colour, "both")]:
        if token >= 0:
            muster(s, c, token, "guard", me(s).at)
    s.agenda.append(("phase", "ranged"))


def settle(s: State, c: Combat) -> None:
    """ML22.7, XR22: Fame and nothing else; a success marks the space. What is left goes."""
    left = guards_left(c)
    for token in left:
        throw(s, ENEMIES[s.face[token]].pile, token)
    if any(foe.beaten for foe in c.foes if foe.side == "guard"):
        s.tally[f"{HUNTED}{c.at}"] = s.actor
        tell(s, "mk-hunted", who=s.actor)


ENCOUNTERS["chase"] = Encounter(settle)
