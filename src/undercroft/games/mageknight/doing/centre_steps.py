"""Steps of interactive skills: into the centre, and what they bring at once (M8.4, M8.7)."""

from __future__ import annotations

from ....core.chance import below
from ....core.decision import Decision, Effect
from ....core.events import tell
from ..centre import place
from ..heroes import BASIC, DIE
from ..mana import gain_crystal
from ..state import State, me
from ..tracks import heal_wound, wounds_in
from .steps import AMOUNT, COLOUR, asks, colour_of, does


@does("to_centre")
def _to_centre(s: State, n: int) -> None:
    """M8.4: the skill that is being used goes to the centre."""
    place(s, me(s).flipped[-1])


@asks("mark")
def _mark(s: State, n: int) -> Effect:
    """Mana Exploit, Mana Overload: a token of any colour but gold; the skill lies in the centre with that mark."""
    colour = yield colour_of(s, tuple(colour for colour in DIE if colour != "gold"))
    s.tokens.append(colour)
    place(s, me(s).flipped[-1], colour)
    tell(s, "mk-marked", who=s.active, colour=colour)


@asks("shed")
def _shed(s: State, most: int) -> Effect:
    """Ritual of Pain: up to two Wounds leave the hand for good."""
    numbers = tuple(range(min(most, wounds_in(s, me(s).hand)), -1, -1))
    n = yield Decision(s.active, AMOUNT, tuple(f"amount:{number}" for number in numbers), numbers)
    for _ in range(n):
        heal_wound(s, s.active)


@asks("reroll_one")
def _reroll_one(s: State, n: int) -> Effect:
    """Source Opening: a die of the Source may be rerolled."""
    colours = tuple(dict.fromkeys(s.source))
    keys = (*(f"take:{colour}" for colour in colours), "none")
    die = yield Decision(s.active, COLOUR, keys, (*colours, "none"))
    if die != "none":
        s.source.remove(die)
        s.source.append(DIE[below(s, 6, "die")])


def thaw(s: State) -> Effect:
    """Source Freeze, as the own next turn begins: a crystal of a basic colour that the Source shows."""
    colours = tuple(dict.fromkeys(die for die in s.source if die in BASIC))
    if colours:
        gain_crystal(s, s.active, (yield colour_of(s, colours)))
