"""Steps of effects: the registry of what each one does, and the questions that they share."""

from __future__ import annotations

from collections.abc import Callable

from ....core.decision import Decision, Effect, Kind
from ..effects import Branch, Way
from ..state import State

WAY = Kind("mk.way", "M5.1", at="way")


COLOUR = Kind("mk.colour", "M5.9", at="mana")


PICK = Kind("mk.pick", "M5.5", at="hand")


TARGET = Kind("mk.target", "M12.9", at="foe")


AMOUNT = Kind("mk.amount", "M5.4")


Doing = Callable[..., None]


Asking = Callable[..., Effect]


DO: dict[str, Doing] = {}


ASK: dict[str, Asking] = {}


def does(name: str) -> Callable[[Doing], Doing]:
    def keep(function: Doing) -> Doing:
        DO[name] = function
        return function

    return keep


def asks(name: str) -> Callable[[Asking], Asking]:
    def keep(function: Asking) -> Asking:
        ASK[name] = function
        return function

    return keep


def run(s: State, steps: Branch) -> Effect:
    """M5.4: do the steps of a branch in order."""
    for each in steps:
        name = str(each[0])
        act = DO.get(name)
        if act is not None:
            act(s, *each[1:])
        else:
            yield from ASK[name](s, *each[1:])


def colour_of(s: State, colours: tuple[str, ...]) -> Decision:
    return Decision(s.active, COLOUR, tuple(f"colour:{colour}" for colour in colours), colours)


def later(s: State, cards: list[int], last: int) -> list[int]:
    """Sets are picked in one fixed order: after a pick only cards of the same or a later face are offered."""
    return [card for card in sorted(cards, key=lambda c: s.face[c]) if last < 0 or s.face[card] >= s.face[last]]


def pick(s: State, cards: list[int], verb: str = "card", stop: str = "") -> Decision:
    """Which of these cards; equal ones are one answer. `stop` is a last answer that takes none."""
    found: dict[str, int | str] = {}
    for card in cards:
        found.setdefault(f"{verb}:{s.face[card]}", card)
    if stop:
        found[stop] = stop
    return Decision(s.active, PICK, tuple(found), tuple(found.values()))


def which_way(s: State, card: int, ways: list[Way]) -> Decision:
    return Decision(s.active, WAY, tuple(way.key for way in ways), tuple(ways), args={"card": card})


def moment_of(s: State) -> str:
    """M17.1: the moment of the turn."""
    return s.combat.phase if s.combat is not None else s.phase
