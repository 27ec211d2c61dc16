"""MS6, MS7: Full Cooperation, Blitz Cooperation."""

from __future__ import annotations

from ....core.decision import Decision, Kind, ask
from ....core.events import tell
from ..agenda import Answers, auto, menu
from ..rules import Plan
from ..state import State
from ..tables import DUMMY
from .conquest import SOLO_CONQUEST, blitz, crossing

RETIRE = Kind("mk.retire", "MS6.1", at="tactic")


def part_with_tactic(s: State) -> None:
    """MS6.1: at the end of a Round one Tactic of the players leaves the game; ML27.3: not with four of them."""
    if s.seats < 4:
        s.agenda.append(("retire",))


@menu("retire")
def retire(s: State) -> Decision:
    """MS6.1, SR41: whoever is first in Round Order says which."""
    first = next(actor for actor in s.order if actor >= 0)
    found: Answers = {f"tactic:{p.tactic}": ("retire_tactic", p.tactic) for p in s.players}
    return ask(first, RETIRE, found)


@auto("retire_tactic")
def retire_tactic(s: State, name: str) -> None:
    s.agenda.pop()
    s.tactics_gone = (*s.tactics_gone, name)
    tell(s, "mk-tactic-retired", tactic=name)


FULL = Plan(
    "cooperative",
    players=(2, 3),
    rounds=(6,),
    shapes=("open_5_columns",),
    countryside=(8, 10),
    cities=(3, 4),
    others=(2, 3),
    levels=((5, 5, 8), (5, 5, 5, 11)),
    actors=(DUMMY,),
    tactics="dummy_first",
)
BLITZ = blitz(FULL._replace(rounds=(4,), countryside=(7, 8), cities=(2, 3), others=(1, 2), levels=((5, 8), (5, 8, 11))))
_HOOKS = SOLO_CONQUEST.hooks._replace(round_end=part_with_tactic)
FULL_COOPERATION = SOLO_CONQUEST._replace(name="full_cooperation", plans=(FULL,), hooks=_HOOKS)
BLITZ_COOPERATION = FULL_COOPERATION._replace(
    name="blitz_cooperation", plans=(BLITZ,), hooks=_HOOKS._replace(fame=crossing)
)
