"""The questions that effects share, and doing the steps of a branch."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.decision import Decision, Effect, Kind
from ..state import State
from ..tables import STEPS, Branch, Way
from .phrases import told

WAY = Kind("mk.way", "M5.1", at="way", about=told)
COLOUR = Kind("mk.colour", "M5.9", at="mana")
PICK = Kind("mk.pick", "M5.5", at="hand")
TARGET = Kind("mk.target", "M12.9", at="foe")
AMOUNT = Kind("mk.amount", "M5.4")
BENEFIT = Kind("mk.benefit", "M16.4")


def run(s: State, steps: Branch) -> Effect:
    """M5.4: do the steps of a branch in order."""
    for each in steps:
        asking = STEPS[each[0]].do(s, *each[1:])  # type: ignore[index]  # the name of a step is a word
        if asking is not None:
            yield from asking


def run_as(s: State, thing: int, steps: Branch) -> Effect:
    """The same for a card, a Unit or a skill: the points that it makes are its own."""
    s.now.by = thing
    yield from run(s, steps)
    s.now.by = -1


def colour_of(s: State, colours: tuple[str, ...], seat: int = -1) -> Decision:
    return Decision(seat if seat >= 0 else s.actor, COLOUR, tuple(f"colour:{colour}" for colour in colours), colours)


def later(s: State, cards: list[int], last: int) -> list[int]:
    """Sets are picked in one fixed order: after a pick only cards of the same or a later face are offered."""
    return [card for card in sorted(cards, key=lambda c: s.face[c]) if last < 0 or s.face[card] >= s.face[last]]


def pick(s: State, cards: list[int], verb: str = "card", stop: str = "", to: str = "") -> Decision:
    """Which of these cards; equal ones are one answer. `stop` is a last answer that takes none.

    `to` says what becomes of it, where the player loses it: `discard`, `throw` (out of the match), `shuffle`.
    """
    found: dict[str, int | str] = {}
    for card in cards:
        found.setdefault(f"{verb}:{s.face[card]}", card)
    if stop:
        found[stop] = stop
    return Decision(s.actor, PICK, tuple(found), tuple(found.values()), args={"to": to} if to else None)


def how_many(s: State, numbers: Sequence[int], wounds: int = 0) -> Decision:
    """One of these numbers; `wounds`: so many Wounds could go, and the question says that it is about them."""
    return Decision(s.actor, AMOUNT, tuple(f"amount:{n}" for n in numbers), tuple(numbers), args={"wounds": wounds})


def which_way(s: State, card: int, ways: list[Way]) -> Decision:
    return Decision(s.actor, WAY, tuple(way.key for way in ways), tuple(ways), args={"card": card})


def moment_of(s: State) -> str:
    """M17.1: the moment of the turn; between movement and action that of special and healing effects.

    ML3.4: on the way through a maze that of movement; ML13.1: in an action of Influence that of interaction.
    """
    if s.now.combat is not None:
        return s.now.combat.phase if s.now.combat.phase != "path" else "move"
    return MOMENTS.get(s.now.phase, s.now.phase)


MOMENTS = {"act": "after", "parley": "deal"}
