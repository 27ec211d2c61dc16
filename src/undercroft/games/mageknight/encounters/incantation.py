"""The incantation of Druid Nights: enemies that come for as many glades as the hero has marked (MS9.2)."""

from __future__ import annotations

from ....core.events import tell
from ..agenda import auto
from ..fight.foes import muster, open_combat
from ..play.stacks import draw, throw
from ..play.tracks import gain_fame
from ..records import Combat, Foe
from ..state import State, me
from ..tables import ACTIONS, ENCOUNTERS, ENEMIES, SIDES, Action, Encounter, Side

GLADE = "glade"
SUMMONS = {1: ("brown",), 2: ("red",), 3: ("brown", "red")}
"""MS9.2, MS9.3, MS9.4: who comes for each glade in the first, second and third Night."""
CRYSTALS = {1: 1, 2: 2, 3: 3}
"""And the random crystals for what comes for one glade."""


def which_night(s: State) -> int:
    """The number of the Night, if it is one."""
    return (s.round + 1) // 2


def glades_of(s: State, seat: int) -> list[int]:
    """MS9.1: the glades that carry a seat's shield."""
    return [at for at, owners in s.shields.items() if seat in owners and s.board[at].site == GLADE]


def last_done(s: State, seat: int) -> int:
    """In which Night the seat made its last incantation."""
    return s.tally.get(f"incantation {seat}", 0)


def can_incant(s: State, at: int) -> bool:
    """MS9.2: once each Night, with a glade at least."""
    if s.rules.scenario != "druid_nights" or not s.night:
        return False
    return last_done(s, s.actor) < which_night(s) and bool(glades_of(s, s.actor))


ACTIONS["incant"] = Action(lambda site: not site.icon, can_incant)  # MS9.2: not where somebody lives


@auto("incant")
def incant(s: State) -> None:
    """MS9.2, MS9.3: one enemy for each marked glade; crystals for all that come, defeated or not."""
    p, nth = me(s), which_night(s)
    s.tally[f"incantation {s.actor}"] = nth
    drawn = [draw(s, pile) for _ in glades_of(s, s.actor) for pile in SUMMONS[nth]]
    tokens = [token for token in drawn if token >= 0]
    p.rewards = (*p.rewards, *["crystal"] * (CRYSTALS[nth] * len(tokens) // len(SUMMONS[nth])))
    c = open_combat(s, "incantation", p.at)
    tell(s, "mk-incants", who=s.actor, count=len(tokens))
    for token in tokens:
        muster(s, c, token, "conjured", p.at)
    s.agenda.append(("phase", "ranged"))


def felled(s: State, c: Combat, foe: Foe) -> None:
    """MS9.2: its Fame once more."""
    gain_fame(s, s.actor, ENEMIES[s.face[foe.token]].fame)


def after(s: State, c: Combat, foe: Foe) -> None:
    """MS9.2: who is left vanishes."""
    if not foe.beaten:
        throw(s, ENEMIES[s.face[foe.token]].pile, foe.token)


def settle(s: State, c: Combat) -> None:
    """No space is fought for."""


SIDES["conjured"] = Side(felled, after)
ENCOUNTERS["incantation"] = Encounter(settle)
