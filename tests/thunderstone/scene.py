"""Positions of Thunderstone that read like the table.

    scene("thyrian_squire, spear, torch", hall="suffering").enter().choose("equip:spear>thyrian_squire", "attack:1")

Seat 0 is to play. `hall` is told from rank 1 on (`-`: an empty rank), `deck` and `dungeon` from the top. `3 militia`
stands for three of them. What is not told is empty; the village is that of the first game unless said otherwise.
"""

from __future__ import annotations

from typing import Any

from undercroft.core.match import Match
from undercroft.core.record import new_record
from undercroft.core.state import EVERYONE, chance_key
from undercroft.core.zones import create, set_host
from undercroft.games.thunderstone import GAME
from undercroft.games.thunderstone.reckoning import OPEN, Choices, Reckoning, best, reckon
from undercroft.games.thunderstone.scoring import points
from undercroft.games.thunderstone.setup import FIRST_GAME, lay_village
from undercroft.games.thunderstone.state import State

from ..scene import Position, listed


class Scene(Position[State]):
    def enter(self) -> Scene:
        return self.choose("dungeon")

    def visit(self) -> Scene:
        return self.choose("village")

    def offers(self, *keys: str) -> Scene:
        """Exactly these answers, in any order."""
        assert sorted(self.keys) == sorted(keys), self.keys
        return self

    def expect(self, **wanted: Any) -> Scene:
        """`hand`, `deck`, `discard` (seat 0, sorted words), `xp`, `hall`, `destroyed`, `gold`, `kind`, or any field."""
        for name, value in wanted.items():
            if name in ("hand", "deck", "discard"):
                actual: Any = self.zone(name)
                value = sorted(listed(value))
            elif name == "hall":
                actual = [self.state.face[pid] if pid >= 0 else "-" for pid in self.state.hall]
                value = listed(value)
            elif name == "destroyed":
                actual, value = sorted(self.state.face[pid] for pid in self.state.destroyed), sorted(listed(value))
            elif name == "xp":
                actual = self.state.xp[0]
            else:
                actual = getattr(self, name) if name == "kind" else getattr(self.state, name)
            assert actual == value, f"{name}: {actual!r}, expected {value!r}"
        return self

    def zone(self, name: str, seat: int = 0) -> list[str]:
        return sorted(self.state.face[pid] for pid in getattr(self.state, name)[seat])

    def mine(self, seat: int = 0) -> list[str]:
        """All cards of a seat."""
        return sorted(self.zone("deck", seat) + self.zone("hand", seat) + self.zone("discard", seat))

    def pid(self, word: str) -> int:
        """A card of the active hand."""
        return next(pid for pid in self.state.hand[self.state.active] if self.state.face[pid] == word)

    def reckon(self, rank: int = 1, choices: Choices = OPEN) -> Reckoning:
        return reckon(self.state, rank, choices)

    def best(self, rank: int = 1) -> Reckoning:
        return best(self.state, rank)[0]

    def points(self, seat: int = 0) -> int:
        return points(self.state, seat)

    def sell_out(self, *words: str) -> Scene:
        """All copies of these cards leave the village."""
        face = self.state.face
        self.state.stacks = [tuple(pid for pid in stack if face[pid] not in words) for stack in self.state.stacks]
        return self

    def stack(self, name: str) -> list[str]:
        """A village stack from its top."""
        return [self.state.face[pid] for pid in reversed(self.state.stacks[self.state.market.index(name)])]


def scene(
    hand: str = "",
    hall: str = "grudgebeast, nixie, griffon",
    deck: str = "",
    discard: str = "",
    dungeon: str = "6 pegasus",
    seats: int = 2,
    xp: int = 0,
    others: str = "6 militia",
    heroes: str = "",
    village: str = "",
    **options: str,
) -> Scene:
    """Seat 0 at the beginning of its turn. `others` is the hand of every other seat."""
    settled = GAME.settle(seats, options)
    record = new_record(GAME, seats, settled, 1, "00")
    s: State = GAME.new(seats, settled, chance_key(1))
    lay_village(s, tuple(listed(heroes)) or FIRST_GAME["heroes"], tuple(listed(village)) or FIRST_GAME["village"])
    s.hall = [create(s, [word])[0] if word != "-" else -1 for word in listed(hall)]
    s.hall += [-1] * (3 - len(s.hall))
    s.dungeon = tuple(create(s, listed(dungeon)[::-1], known=0))
    for seat in range(seats):
        s.hand[seat] = create(s, listed(others if seat else hand), known=1 << seat)
    s.deck[0] = tuple(create(s, listed(deck)[::-1], known=0))
    s.discard[0] = tuple(create(s, listed(discard), known=EVERYONE))
    s.xp[0] = xp
    s.active, s.turn = 0, 1
    s.agenda = [("turn",)]
    match = Match(GAME, s, record=record)
    match.go()
    return Scene(match)


def inside(hand: str, hall: str = "grudgebeast", **more: Any) -> Scene:
    """Seat 0 in the dungeon, before any preparation. A lone monster gets two behind it: the target stays open."""
    return scene(hand, hall if "," in hall else f"{hall}, nixie, griffon", **more).enter()


def armed(hand: str, hall: str = "grudgebeast", **more: Any) -> Scene:
    """The same; `squire=hatchet` arms heroes: `armed("thyrian_squire=hatchet, torch", "famine")`."""
    pairs = [part.split("=") for part in listed(hand) if "=" in part]
    s = inside(hand.replace("=", ", "), hall, **more)
    for hero, weapon in pairs:
        set_host(s.state, s.pid(weapon), s.pid(hero))
    s.match.stand()
    return s
