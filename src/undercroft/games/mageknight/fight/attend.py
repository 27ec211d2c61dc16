"""Being attacked on another's turn: how a hero attends, and the fight that follows (M18.2, M18.3, ML17.4)."""

from __future__ import annotations

from ....core.decision import Decision, Kind, ask
from ....core.events import tell
from ..agenda import Answers, auto, menu
from ..play.acting import act_as, terms_of
from ..play.tracks import is_wound
from ..play.turn import begin_gains, can_plunder, usual_dice
from ..state import State, me
from ..tables import ENCOUNTERS
from ..things.motivation import motivations
from ..world.hexes import ORIGIN
from .foes import muster, open_combat

ATTEND = Kind("mk.attend", "M18.3", at="turn")


def attack(s: State, seat: int, sort: str, tokens: tuple[int, ...]) -> None:
    """Enemies attack a hero whose turn it is not; afterwards whoever acted goes on as if nothing had happened."""
    s.agenda += [("as", s.actor), ("meet", seat, sort, tokens), ("attend", seat, "partial")]


@menu("attend")
def attend(s: State, seat: int, partial: str) -> Decision:
    """M18.2, M18.3: fully or partially, after what may be done between own turns (M9.1, MR50)."""
    found: Answers = {}
    if can_attend(s, seat):
        found["full"] = ("take_part", seat, "full")
    found["partial"] = ("take_part", seat, partial)
    if can_plunder(s, seat):
        found["plunder"] = ("plunder", seat)
    for skill in motivations(s, seat):
        found[f"skill:{s.face[skill]}"] = ("motivation", seat, skill)
    return ask(seat, ATTEND, found)


def can_attend(s: State, seat: int) -> bool:
    """M18.3, ML17.5: the Round Order token is face up, and there is a card that is no Wound."""
    return seat not in s.down and any(not is_wound(s, card) for card in s.players[seat].hand)


@auto("take_part")
def take_part(s: State, seat: int, terms: str) -> None:
    """M18.3: the seat acts. Fully: its token is turned down, it has the gains of a start of turn and a die."""
    s.agenda.pop()
    tell(s, "mk-attends", who=seat)
    act_as(s, seat, terms)
    s.now.phase = "combat"
    if terms_of(s).ends:
        s.down = (*s.down, seat)
        me(s).plundered = False
        if me(s).at < 0:  # M9.4: the figure comes back from the portal
            me(s).at = ORIGIN
        s.now.dice_left = usual_dice(s)
        begin_gains(s)


def aftermath(s: State) -> None:
    """M18.3: below the fight lies what the terms allow: special and healing effects and an end of turn, or nothing."""
    s.agenda.append(("turn",) if terms_of(s).ends else ("leave",))


@auto("meet")
def meet(s: State, seat: int, sort: str, tokens: tuple[int, ...]) -> None:
    """The combat of a hero who is attacked where it stands."""
    aftermath(s)
    at = me(s).at
    c = open_combat(s, sort, at)
    for token in tokens:
        muster(s, c, token, ENCOUNTERS[sort].side, at)
    s.agenda.append(("phase", "ranged"))
