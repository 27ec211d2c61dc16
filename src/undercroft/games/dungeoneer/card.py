"""What a card is: its printed numbers and what it does, as data. The tables are filled by `cards/`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from ...core.decision import Effect

if TYPE_CHECKING:
    from collections.abc import Generator

    from ...core.decision import Decision
    from .state import State

    Aim = Generator[Decision, Any, tuple[int, tuple[int | str, ...]]]

SCORES = ("melee", "magic", "speed")
"""D15.2: the three forms of combat."""

ENTRANCE = "vault_entrance"

Source = Literal["seed", "public", "authored"]
"""Where a card comes from: the rulebook, public facts about the game, or designed for this project (D4.5)."""

Op = tuple[str | int, ...]
"""A consequence as data: the name of a step of the agenda and its numbers. The step gets the hero that it befalls."""


class Change(NamedTuple):
    """D16.2: a change of a score, `only` on attack or counter rolls, `vs` a type of monster, on a type of `host`."""

    stat: str
    amount: int
    only: str = ""
    vs: str = ""
    host: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """D4.5: an adventure card. `check` says why it cannot be played now (a code) or nothing; `does` and `asks` are its
    effect, the second for cards with a question; a Bane is aimed (`aim`) before it is paid and then `acts`."""

    word: str
    kind: Literal["treasure", "boon", "bane", "monster", "trap"]
    cost: int
    timing: Literal["hero", "dungeonlord", "response", "anytime"]
    duration: Literal["instant", "permanent", "attachment", "monster"]
    type: str
    source: Source = "authored"
    copies: int = 1
    changes: tuple[Change, ...] = ()
    tags: tuple[str, ...] = ()
    check: Callable[[State, int], str] | None = None
    does: Callable[[State, int], None] | None = None
    asks: Callable[[State, int, int], Effect] | None = None
    aim: Callable[[State, int, int], Aim] | None = None
    acts: Callable[..., None] | None = None

    @property
    def designed(self) -> bool:
        """Whether the card is ours and not the publisher's: players see a mark."""
        return self.source == "authored"

    @property
    def key(self) -> str:
        return f"play:{self.word}"

    @property
    def glory(self) -> bool:
        """D3.1: Boons and Treasures are paid with Glory, Banes and Encounters with Peril."""
        return self.kind in ("treasure", "boon")


@dataclass(frozen=True, slots=True)
class Foe:
    """D15.2, D15.3: a monster in combat: its scores, the forms that it may attack with, what its strikes do."""

    life: int
    type: str
    scores: dict[str, int]
    forms: tuple[str, ...]
    hits: dict[str, tuple[Op, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Threat:
    """D16.1: die + score must reach the number."""

    stat: str
    need: int


@dataclass(frozen=True, slots=True)
class Trap:
    """D8.9, D16.4: a trap Encounter: its threat and both outcomes."""

    threat: Threat
    fail: tuple[Op, ...]
    success: tuple[Op, ...] = (("glory", 1),)


@dataclass(frozen=True, slots=True)
class Exit:
    """D11.5 to D11.9: an edge of a location; a wall is None instead."""

    kind: Literal["open", "blocked", "trap"]
    stat: str = ""
    need: int = 0


@dataclass(frozen=True, slots=True)
class Barrier:
    """D11.14 to D11.17: hazard (need = what it adds), spikes or pit."""

    kind: Literal["hazard", "spikes", "pit"]
    need: int
    stat: str = ""


@dataclass(frozen=True, slots=True)
class Tile:
    """D4.4: a map card. `exits`: north, east, south, west as printed. `greets`: a threat on entering, its failure."""

    word: str
    glory: int
    peril: int
    exits: tuple[Exit | None, Exit | None, Exit | None, Exit | None]
    type: Literal["room", "tunnel"] = "room"
    dark: bool = False
    barrier: Barrier | None = None
    greets: tuple[Threat, Op] | None = None
    source: Source = "authored"

    @property
    def designed(self) -> bool:
        return self.source == "authored"


@dataclass(frozen=True, slots=True)
class Quest:
    """D4.3: a quest card. `places`: words of locations, or `dark_tunnel` for any; an escort's are from and to."""

    word: str
    categories: tuple[str, ...]
    places: tuple[str, ...]
    glory: int = 0
    life: int = 0
    threat: Threat | None = None
    fail: tuple[Op, ...] = ()
    search: int = 0
    foe: Foe | None = None
    deactivates: str = ""  # the location that gets a deactivation token
    artifact: tuple[Change, ...] = ()
    artifact_type: str = ""
    check: Callable[[State, int, int], str] | None = None  # with the AP that the attempt itself leaves
    asks: Callable[[State, int, int], Effect] | None = None
    own_price: bool = False  # its price stands instead of D17.2
    source: Source = "authored"

    @property
    def designed(self) -> bool:
        return self.source == "authored"


@dataclass(frozen=True, slots=True)
class Hero:
    """D4.1: a hero: scores for levels 1 to 4, the forms it may attack with, its limits and its ability."""

    word: str
    scores: dict[str, tuple[int, int, int, int]]
    forms: tuple[str, ...]
    treasures: int
    boons: int
    ability: str
    source: Source
    life: int = 6

    @property
    def designed(self) -> bool:
        return self.source == "authored"


CARDS: dict[str, Card] = {}
FOES: dict[str, Foe] = {}
"""The monsters among the Encounters, and by the words of their quests those of the hunts."""
TRAPS: dict[str, Trap] = {}
TILES: dict[str, Tile] = {}
QUESTS: dict[str, Quest] = {}
HEROES: dict[str, Hero] = {}


def add(*cards: Card) -> None:
    for card in cards:
        CARDS[card.word] = card
