"""What lies on the table of Thunderstone."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.state import State as CoreState
from ...core.state import base_fields

Boost = tuple[str, int, int]
"""What an effect gives to the end of the battle (T12.8): what, how much, to which card (-1: to all)."""


@dataclass(slots=True)
class State(CoreState):
    """Zones are lists of physical ids, top last. The active seat's `hand` is its party while it is revealed.

    A weapon's `host` is the hero that holds it. `owner` is the lender of a borrowed hero, -1 for all other cards.
    """

    # the table
    market: tuple[str, ...]  # the names of the village stacks: basic cards, hero groups, village cards
    stacks: list[list[int]]
    dungeon: list[int]
    hall: list[int]  # ranks 1, 2, 3; -1: empty
    breached: list[int]  # hall monsters whose breach has happened (T23.5)
    destroyed: list[int]
    plague: list[int]  # diseases that went back to their stack
    # the players
    deck: list[list[int]]
    hand: list[list[int]]
    discard: list[list[int]]
    xp: list[int]
    # the turn
    phase: str  # turn, village, shop, level, dungeon, battle, spoils, rest, over
    used: list[tuple[int, int]]  # effects used: card, number
    tried: list[tuple[int, int]]  # weapon and hero, since the last effect: a pair is made once
    boosts: list[Boost]
    thrown: list[int]  # destroyed spears that still count as equipped (T13.9)
    given: list[int]  # heroes discarded for a Selurin Theurge, to borrow one
    shown: list[int]  # cards revealed for the Sphinx
    gold: int
    buys: int
    # the end
    still: int  # turns in which nothing changed for good (T24.9)
    reason: str  # how the game ended: battle, lost, banish, elf, lord, advance, still; empty while it goes on
    # alone (T27)
    pile: list[int]  # the village's score pile
    hold: int  # ends of turn without an advance

    def clone(self) -> State:
        new = State.__new__(State)
        self.copy_base(new)
        new.market = self.market
        new.stacks = [stack[:] for stack in self.stacks]
        new.dungeon = self.dungeon[:]
        new.hall = self.hall[:]
        new.breached = self.breached[:]
        new.destroyed = self.destroyed[:]
        new.plague = self.plague[:]
        new.deck = [zone[:] for zone in self.deck]
        new.hand = [zone[:] for zone in self.hand]
        new.discard = [zone[:] for zone in self.discard]
        new.xp = self.xp[:]
        new.phase = self.phase
        new.used = self.used[:]
        new.tried = self.tried[:]
        new.boosts = self.boosts[:]
        new.thrown = self.thrown[:]
        new.given = self.given[:]
        new.shown = self.shown[:]
        new.gold = self.gold
        new.buys = self.buys
        new.still = self.still
        new.reason = self.reason
        new.pile = self.pile[:]
        new.hold = self.hold
        return new


def new(seats: int, options: dict[str, str], key: bytes) -> State:
    """The table before anything is chosen or shuffled; experience starts at 0 (T2.10)."""
    s = State(
        **base_fields(seats, options, key),
        market=(), stacks=[], dungeon=[], hall=[-1, -1, -1], breached=[], destroyed=[], plague=[],
        deck=[[] for _ in range(seats)], hand=[[] for _ in range(seats)], discard=[[] for _ in range(seats)],
        xp=[0] * seats, phase="turn", used=[], tried=[], boosts=[], thrown=[], given=[], shown=[], gold=0, buys=0,
        still=0, reason="", pile=[], hold=0,
    )  # fmt: skip
    s.agenda.append(("begin",))
    return s
