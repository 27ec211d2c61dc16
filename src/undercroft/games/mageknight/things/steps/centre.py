"""Steps of interactive skills: into the centre, and what they bring at once (M8.4, M8.7)."""

from __future__ import annotations

from .....core.chance import below
from .....core.decision import Decision, Effect
from .....core.events import tell
from ...play.tactics import for_reroll
from ...play.tracks import heal_wound, wounds_in
from ...state import State, me
from ...tables import DIE, QUIET, step
from ..centre import place
from ..questions import COLOUR, colour_of, how_many


@step("to_centre")
def _to_centre(s: State, n: int) -> None:
    """M8.4: the skill that is being used goes to the centre."""
    place(s, me(s).flipped[-1])


@step("mark")
def _mark(s: State, n: int) -> Effect:
    """Mana Exploit, Mana Overload: a token of any colour but gold; the skill lies in the centre with that mark."""
    colour = yield colour_of(s, tuple(colour for colour in DIE if colour != "gold"))
    me(s).tokens.append(colour)
    place(s, me(s).flipped[-1], colour)
    tell(s, "mk-marked", who=s.actor, colour=colour)


@step("shed", when=QUIET)
def _shed(s: State, most: int) -> Effect:
    """Ritual of Pain: up to two Wounds leave the hand for good."""
    count = min(most, wounds_in(s, me(s).hand))
    n = yield how_many(s, range(count, -1, -1), wounds=count)
    for _ in range(n):
        heal_wound(s, s.actor)


@step("reroll_one")
def _reroll_one(s: State, n: int) -> Effect:
    """Source Opening: a die of the Source may be rerolled."""
    colours = for_reroll(s, s.source)
    keys = (*(f"take:{colour}" for colour in colours), "none")
    die = yield Decision(s.actor, COLOUR, keys, (*colours, "none"))
    if die != "none":
        s.source.remove(die)
        s.source.append(DIE[below(s, 6, "die")])
