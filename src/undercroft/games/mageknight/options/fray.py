"""MS20.8: in a fight against a single enemy the previous player takes its side with a die."""

from __future__ import annotations

from ....core.decision import Decision, Effect, Kind
from ....core.events import tell
from ....core.state import EVERYONE
from ....core.zones import create, reveal
from ..agenda import act
from ..fight.foes import strengthen, weaken
from ..play.tracks import gain_fame
from ..records import Combat, Foe
from ..rules import HOUSE, Hooks, House, among_rivals
from ..state import State, combat_of

FRAY = Kind("mk.fray", "MS20.8")
WORKS = {"white": "ranged", "red": "block", "blue": "attack"}
"""MS20.8: in which phase each colour takes effect."""
ANSWERS = ("ward", "rage", "brace", "none")
SIDES = tuple(f"fray_{colour}" for colour in (*WORKS, "none"))
DIE, FOE = "fray", "fray foe"


def before_me(s: State) -> int:
    """The previous player in the Round Order."""
    seats = [seat for seat in s.order if seat >= 0]
    return seats[seats.index(s.actor) - 1]


def phase(s: State, c: Combat) -> None:
    """MS20.8: the die is set as the combat begins, and shown in the phase in which it takes effect."""
    if c.phase == "ranged":
        s.tally.pop(DIE, None)
        if len(c.foes) == 1 and not c.foes[0].beaten and s.seats > 1:
            s.agenda.append(("set_die", before_me(s)))
    elif DIE in s.tally and not all(foe.beaten for foe in c.foes):
        takes_effect(s, c)


@act("set_die")
def set_die(s: State, seat: int) -> Effect:
    """MS20.8: in secret, so the four sides of the die that matter are cards that only this player knows."""
    c = combat_of(s)
    sides = create(s, SIDES, known=1 << seat)
    s.tally[DIE] = yield Decision(seat, FRAY, ANSWERS, tuple(sides), args={"card": c.foes[0].token})
    s.tally[FOE] = c.foes[0].token
    takes_effect(s, c)


def takes_effect(s: State, c: Combat) -> None:
    """MS20.8: +1 Armor against Ranged and Siege, +1 to the attack, or +1 Armor in the Attack phase (ML11.5)."""
    colour, foe = s.face[s.tally[DIE]].removeprefix("fray_"), c.foes[0]
    if WORKS.get(colour) == c.phase:
        reveal(s, s.tally[DIE])
        tell(s, "mk-fray-shown", mana=colour, card=foe.token)
        if colour != "red":
            strengthen(c, 0, 1)
        else:  # SR66: every attack; those of whoever was summoned too
            c.foes = [
                each._replace(strikes=tuple(strike._replace(value=strike.value + 1) for strike in each.strikes))
                for each in c.foes
            ]
    elif colour == "white" and c.phase == "block":
        weaken(c, 0, 1)


def beaten(s: State, c: Combat, foe: Foe) -> None:
    """MS20.8: one more Fame for an enemy with whom the die was."""
    if s.tally.get(FOE) == foe.token and DIE in s.tally and s.known[s.tally[DIE]] == EVERYONE:
        gain_fame(s, s.actor, 1)


HOUSE["interactive_combat"] = House(Hooks(phase=phase, beaten=beaten), suits=among_rivals)
