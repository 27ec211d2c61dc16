"""What points made in a combat buy there: Attack for Agility, Block for Diplomacy, peace for Wings of Night (M17.1)."""

from __future__ import annotations

from typing import NamedTuple

from ....core.decision import Decision, Effect
from ....core.lasting import Mod
from ..agenda import Answers, act, auto
from ..fight.foes import attackers, foe_keys, stop, wings_price
from ..fight.points import make_attack, make_block
from ..fight.reckoning import aimed, walled_off
from ..mods import WINGS
from ..state import State
from .effects import attack, block
from .questions import AMOUNT
from .ways import label


class Sink(NamedTuple):
    """For every `price` points of this sort one point of Attack or Block, of a kind and element."""

    points: str  # move or influence
    price: int
    kind: str  # melee, ranged or block
    element: str = "physical"


def sinks(s: State) -> dict[str, Sink]:
    """M17.1, MR30: what can be bought now with the points of this combat, by the word of what it gives."""
    c = s.now.combat
    assert c is not None
    if not s.now.mods or not aimed(c):
        return {}
    found: list[Sink] = []
    if c.phase == "attack" and any(mod.what == "agile" for mod in s.now.mods):
        found.append(Sink("move", 1, "melee"))
    elif c.phase == "ranged" and Mod("agile", 1) in s.now.mods and not walled_off(s, c):
        found.append(Sink("move", 2, "ranged"))
    elif c.phase == "block":
        found += [Sink("influence", 1, "block", mod.word) for mod in s.now.mods if mod.what == "diplomat"]
    return {word_of(sink): sink for sink in found if points_for(s, sink) >= sink.price}


def word_of(sink: Sink) -> str:
    steps = block(1, sink.element) if sink.kind == "block" else attack(1, sink.kind, sink.element)
    return label(steps).partition("#")[0]


def points_for(s: State, sink: Sink) -> int:
    return s.now.move if sink.points == "move" else s.now.influence


def purchases(s: State, into: Answers) -> None:
    """The answers that spend points made in this combat."""
    for word in sinks(s):
        into[f"spend:{word}"] = ("spend", word)
    price = wings_price(s)
    if price and s.now.move >= price:
        into.update(zip(*foe_keys(s, attackers(s), "ground"), strict=True))


@act("spend")
def spend_points(s: State, word: str) -> Effect:
    """M17.1: any number of the points; the rest stay until the action is over."""
    sink = sinks(s)[word]
    numbers = tuple(range(points_for(s, sink) // sink.price, 0, -1))
    n = yield Decision(s.actor, AMOUNT, tuple(f"amount:{number}" for number in numbers), numbers)
    if sink.points == "move":
        s.now.move -= n * sink.price
    else:
        s.now.influence -= n * sink.price
    if sink.kind == "block":
        make_block(s, n, sink.element, 1)
    else:
        make_attack(s, n, sink.kind, sink.element)


@auto("ground")
def ground(s: State, at: int) -> None:
    """Wings of Night: 1 Move for the second enemy, 2 for the third, and so on."""
    s.now.move -= wings_price(s)
    stop(s, at)
    s.now.mods.append(WINGS)
