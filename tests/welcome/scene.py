"""Positions of Welcome to the Dungeon that read like the table.

    scene("barbarian", "vorpal_axe, torch", dungeon="golem, goblin", entered=True).choose("axe").expect(health=4)

`dungeon` and `deck` are told from the top: what is opened or drawn first stands first. The rest lies in `removed`.
"""

from __future__ import annotations

from typing import Any

from undercroft.core.match import Match
from undercroft.core.record import new_record
from undercroft.core.state import chance_key
from undercroft.games.welcome import GAME
from undercroft.games.welcome.cards import HEROES
from undercroft.games.welcome.state import State, still_in

from ..scene import Position, listed


class Scene(Position[State]):
    def expect(self, **wanted: Any) -> Scene:
        """Compare fields of the state; `messages` are events that must have happened in this order."""
        self.told(*listed(wanted.pop("messages", "")))
        for name, value in wanted.items():
            actual = getattr(self, name) if name in ("kind", "keys") else getattr(self.state, name)
            assert actual == value, f"{name}: {actual!r}, expected {value!r}"
        return self

    def zone(self, name: str) -> list[str]:
        """A zone's faces, top first."""
        return [self.state.face[pid] for pid in reversed(getattr(self.state, name))]


def scene(
    hero: str = "warrior",
    gear: str | None = None,
    dungeon: str = "",
    deck: str | None = "",
    seats: int = 2,
    active: int = 0,
    failures: list[int] | None = None,
    successes: list[int] | None = None,
    entered: bool = False,
    **options: str,
) -> Scene:
    """A position in the bidding of `active`, or (with `entered`) at the door of the dungeon."""
    settled = GAME.settle(seats, {"hero": hero, **options})
    record = new_record(GAME, seats, settled, 1, "00")
    state: State = GAME.new(seats, settled, chance_key(1))
    state.hero = hero
    state.gear = HEROES[hero].pieces if gear is None else tuple(p for p in HEROES[hero].pieces if p in listed(gear))
    assert gear is None or len(state.gear) == len(listed(gear)), "a piece that this hero does not have"
    state.failures = failures or [0] * seats
    state.successes = successes or [0] * seats
    state.active = active
    state.bidders = 1 << active if entered else still_in(state)
    left = list(range(len(state.face)))

    def take(words: str) -> list[int]:
        pids = []
        for word in listed(words):
            pid = next(pid for pid in left if state.face[pid] == word)
            left.remove(pid)
            pids.append(pid)
        return pids[::-1]

    state.dungeon = take(dungeon)
    state.deck = take(deck) if deck is not None else []
    if deck is None:
        state.deck, left = left, []
    state.removed = left
    state.agenda = [("enter",)] if entered else [("bid",)]
    match = Match(GAME, state, record=record)
    match.go()
    return Scene(match)


def inside(hero: str, gear: str | None, dungeon: str, deck: str = "", **more: Any) -> Scene:
    """The active seat enters this dungeon with this equipment."""
    return scene(hero, gear, dungeon, deck, entered=True, **more)
