"""Stacks by name, the decks of cards and the piles of tokens: drawing, putting under, discarding, refilling offers."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.zones import reveal, shuffle
from ..state import Cards, State
from ..tables import ORDINARY


def draw(s: State, name: str) -> int:
    """M1.2: the top of a stack; an empty pile of tokens is rebuilt from its discards. -1 if there is none at all.

    MT2.4: ordinary tokens stand in for those of a faction that are all in play.
    """
    stack = s.stacks[name]
    if not stack and s.discards.get(name):
        stack = shuffled(s, s.discards[name])
        s.discards[name] = ()
    if not stack:  # MT2.4
        return draw(s, ORDINARY[name]) if name in ORDINARY else -1
    s.stacks[name] = stack[:-1]
    return stack[-1]


def draw_open(s: State, name: str) -> int:
    """The same, for all to see."""
    card = draw(s, name)
    if card >= 0:
        reveal(s, card)
    return card


def shuffled(s: State, stack: Iterable[int]) -> Cards:
    cards = list(stack)
    shuffle(s, cards)
    return tuple(cards)


def put_under(s: State, name: str, card: int) -> None:
    s.stacks[name] = (card, *s.stacks[name])


def throw(s: State, name: str, *tokens: int) -> None:
    """Tokens go to the discards of their pile."""
    home = home_of(s, name)
    s.discards[home] = s.discards[home] + tokens


def home_of(s: State, name: str) -> str:
    """MT2.5: where the tokens of a pile lie; those of a faction that is mixed in lie among the ordinary ones."""
    return ORDINARY[name] if name in s.rules.plan.mixed else name


def refill(s: State, offer: str) -> None:
    """M5.9, MR21: the Spell or Advanced Action offer gets a new card on top, if there is one."""
    card = draw_open(s, offer)
    if card >= 0:
        (s.spells if offer == "spells" else s.advanced).insert(0, card)
