"""What lies on the table of Thunderstone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...core.lasting import Mod
from ...core.state import State as CoreState
from ...core.state import base_fields

Phase = Literal["turn", "village", "shop", "level", "dungeon", "battle", "spoils", "rest", "over"]

Ids = tuple[int, ...]
"""A zone that changes seldom: it is replaced, never written, so copies share it."""

BOOSTS_END = {  # T12.8: what an effect gives lasts to the end of the battle; a turn has one battle at most
    "strength": "turn",  # n more strength, for the hero `card` (-1: for every hero)
    "attack": "turn",  # n more attack, likewise
    "magic": "turn",  # all attack of the hero `card` is magic attack
    "weightless": "turn",  # all weapons weigh nothing
    "arcane": "turn",  # all attack of heroes who hold a weapon is magic attack
}


@dataclass(slots=True)
class State(CoreState):
    """Zones hold physical ids, top last. The active seat's `hand` is its party while it is revealed.

    A weapon's `host` is the hero that holds it. `owner` is the lender of a borrowed hero, -1 for all other cards.
    """

    # the table
    market: tuple[str, ...]  # the names of the village stacks: basic cards, hero groups, village cards
    stacks: list[Ids]
    dungeon: Ids
    hall: list[int]  # ranks 1, 2, 3; -1: empty
    breached: Ids  # hall monsters whose breach has happened (T23.5)
    destroyed: Ids
    plague: Ids  # diseases that went back to their stack
    # the players
    deck: list[Ids]
    hand: list[list[int]]
    discard: list[Ids]
    xp: list[int]
    # the turn
    phase: Phase
    used: tuple[tuple[int, int], ...]  # effects used: card, number
    tried: tuple[tuple[int, int], ...]  # weapon and hero, since the last effect: a pair is made once
    boosts: tuple[Mod, ...]  # what effects gave; `BOOSTS_END` names them all
    thrown: Ids  # destroyed spears that still count as equipped (T13.9)
    given: Ids  # heroes discarded for a Selurin Theurge, to borrow one
    shown: Ids  # cards revealed for the Sphinx
    gold: int
    buys: int
    # the end
    still: int  # turns in a row in which nothing changed for good (T24.9)
    reason: str  # how the game ended: battle, lost, banish, elf, lord, advance, still; empty while it goes on
    # alone (T27)
    pile: Ids  # the village's score pile
    hold: int  # ends of turn without an advance

    def clone(self) -> State:
        new = State.__new__(State)
        self.copy_base(new)
        new.market = self.market
        new.stacks = self.stacks[:]
        new.dungeon = self.dungeon
        new.hall = self.hall[:]
        new.breached = self.breached
        new.destroyed = self.destroyed
        new.plague = self.plague
        new.deck = self.deck[:]
        new.hand = [zone[:] for zone in self.hand]
        new.discard = self.discard[:]
        new.xp = self.xp[:]
        new.phase = self.phase
        new.used = self.used
        new.tried = self.tried
        new.boosts = self.boosts
        new.thrown = self.thrown
        new.given = self.given
        new.shown = self.shown
        new.gold = self.gold
        new.buys = self.buys
        new.still = self.still
        new.reason = self.reason
        new.pile = self.pile
        new.hold = self.hold
        return new


def new(seats: int, options: dict[str, str], key: bytes) -> State:
    """The table before anything is chosen or shuffled; experience starts at 0 (T2.10)."""
    s = State(
        **base_fields(seats, options, key),
        market=(), stacks=[], dungeon=(), hall=[-1, -1, -1], breached=(), destroyed=(), plague=(),
        deck=[()] * seats, hand=[[] for _ in range(seats)], discard=[()] * seats,
        xp=[0] * seats, phase="turn", used=(), tried=(), boosts=(), thrown=(), given=(), shown=(), gold=0, buys=0,
        still=0, reason="", pile=(), hold=0,
    )  # fmt: skip
    s.agenda.append(("begin",))
    return s
