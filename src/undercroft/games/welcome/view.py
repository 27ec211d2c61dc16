"""What a viewer sees of the table."""

from __future__ import annotations

from typing import Literal, TypedDict

from ...core.zones import knows, seen
from .cards import HEROES, health
from .state import State

USES = {"vorpal_axe": "axe", "polymorph": "polymorph", "healing_potion": "drink"}
"""The pieces that are used once, and the answer that does it."""


class PieceView(TypedDict):
    piece: str
    use: str | None  # the answer that uses it up
    state: Literal["left", "spent", "removed"]


class NeededView(TypedDict):
    successes: int
    failures: int


class PlayerView(TypedDict):
    successes: int
    failures: int
    out: bool
    bidding: bool  # has not passed in this round


class View(TypedDict):
    """The table as a viewer sees it; None stands for a monster whose face it does not know. Tops are last."""

    hero: str
    phase: Literal["bidding", "dungeon"]
    health: int
    base_health: int  # the hero's own, without equipment
    gear: list[PieceView]
    deck: int
    dungeon: list[str | None]
    removed: list[str | None]
    fought: list[str | None]
    aside: list[str | None]  # polymorphed away
    drawing: bool  # somebody holds a drawn monster
    drawn: str | None
    opened: str | None  # the monster that bars the way
    named: str  # the type that the vorpal blade beats
    pact: bool  # the next monster is beaten by the demonic pact
    needed: NeededView  # what wins, and what puts a player out
    players: list[PlayerView]


def view(s: State, viewer: int) -> View:
    """W3.6: piles can be counted by all; of the cards in them a seat sees those that it drew itself.

    W1.1: `needed` successes win, so many failures put out.
    """
    drawn = s.drawn if s.drawn >= 0 and knows(s, s.drawn, viewer) else -1
    return {
        "hero": s.hero,
        "phase": "dungeon" if s.inside else "bidding",
        "health": s.health if s.inside else health(s.hero, s.gear),
        "base_health": HEROES[s.hero].health,
        "gear": [
            {
                "piece": piece,
                "use": USES.get(piece),
                "state": "left" if piece in s.gear else "spent" if piece in s.spent else "removed",
            }
            for piece in HEROES[s.hero].pieces
        ],
        "deck": len(s.deck),
        "dungeon": seen(s, s.dungeon, viewer),
        "removed": seen(s, s.removed, viewer),
        "fought": seen(s, s.fought, viewer),
        "aside": seen(s, s.aside, viewer),
        "drawing": s.drawn >= 0,
        "drawn": s.face[drawn] if drawn >= 0 else None,
        "opened": s.face[s.opened] if s.opened >= 0 else None,
        "named": s.named,
        "pact": s.pact,
        "needed": {"successes": 2, "failures": 2},
        "players": [
            {
                "successes": s.successes[seat],
                "failures": s.failures[seat],
                "out": s.failures[seat] >= 2,
                "bidding": bool(s.bidders >> seat & 1),
            }
            for seat in range(s.seats)
        ],
    }
