"""MS20.7: Rampage! Rampaging enemies come back."""

from __future__ import annotations

from functools import cache
from typing import Any

from ....core.chance import below
from ....core.events import tell
from ....core.zones import reveal
from ..play.stacks import draw
from ..records import Combat, Foe
from ..rules import HOUSE, Hooks, House, Plan
from ..state import State
from ..tables import DIE, ENEMIES
from ..world.ambush import HIDING, lie_in_wait
from ..world.groups import RAMPAGING, put, rampager
from ..world.places import heroes_at
from ..world.pursuit import take_up_the_hunt

FALLEN = "fallen_"
"""`s.tally` has for each space where a rampaging enemy was defeated the number of its pile (`kinds`)."""
TURNED = "turned_"
"""`s.tally` has for each tile that was explored the seat that turned it up."""
WARM, COLD = ("red", "green", "gold"), ("white", "blue", "black")


def comes_back(s: State) -> None:
    """MS20.7: a die for each space whose enemy is gone: a new one of its kind, with gold or black a brown one too.

    *More Rampage*: always a new one, and a brown one with any colour of the time. SR63: not where a hero stands.
    """
    colours, more = COLD if s.night else WARM, "more_rampage" in s.rules.house
    for name in [name for name in s.tally if name.startswith(FALLEN)]:
        at, pile = int(name.removeprefix(FALLEN)), kinds()[s.tally[name]]
        if rampager(s, at) or heroes_at(s, at):
            continue
        die = DIE[below(s, 6, "die")]
        if more or die in colours:
            two = die in colours if more else die == colours[-1]
            drawn = [draw(s, each) for each in (pile, "brown")[: 1 + two]]
            tokens = [token for token in drawn if token >= 0]
            for token in tokens:
                reveal(s, token)
                tell(s, "mk-rampages", card=token)
            put(s, at, RAMPAGING, *tokens, faction=pile.rpartition("_")[0], **habits(s, at))


def habits(s: State, at: int) -> dict[str, Any]:
    """MT7, MS17.2, MS18.1: who comes back lies in ambush, or hunts, as all rampaging enemies of the tile do."""
    by = s.tally.get(f"{TURNED}{s.board[at].tile}")
    found: dict[str, Any] = {}
    if by is not None and lie_in_wait in s.rules.revealed:
        found["reach"] = HIDING
    if by is not None and by >= 0 and take_up_the_hunt in s.rules.revealed:
        found |= {"hunts": by, "since": s.turn}
    return found


def turned(s: State, tile: int) -> None:
    """MT7: whoever turns a tile up is hunted by its rampaging enemies, also by those who come back."""
    s.tally[f"{TURNED}{s.placed[-1][0]}"] = s.actor


def fallen(s: State, c: Combat, foe: Foe) -> None:
    """MS20.7: where it was defeated, which for a pursuer is not where it came from."""
    pile = ENEMIES[s.face[foe.token]].pile
    if foe.side == RAMPAGING and pile in kinds():
        s.tally[f"{FALLEN}{foe.at}"] = kinds().index(pile)


@cache
def kinds() -> tuple[str, ...]:
    """The piles that rampaging enemies come from."""
    return tuple(dict.fromkeys(enemy.pile for enemy in ENEMIES.values() if enemy.colour in ("green", "red")))


def feared(by: int) -> House:
    """Heroes begin with a bad name."""

    def change(plan: Plan) -> Plan:
        """MS20.7: below the scenario's Reputation."""
        return plan._replace(reputation=plan.reputation - by)

    return House(Hooks(revealed=turned, beaten=fallen, round_end=comes_back), change)


HOUSE["rampage"] = feared(2)._replace(excludes=("more_rampage",))
HOUSE["more_rampage"] = feared(4)
