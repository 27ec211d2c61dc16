"""What a card is: its printed numbers and what it does, as data. `CARDS` is filled by `cards/`, one module per kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from .state import State


class Because(NamedTuple):
    """A reason: its word (`ts-why-<word>` says it) and its clause."""

    word: str
    clause: str

    @property
    def message(self) -> str:
        return f"ts-why-{self.word}"


Why = Callable[[State, int], Because | None]
"""Why a card's effect cannot be used now, or nothing."""


def always(s: State, pid: int) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Use:
    """An effect that its owner may use: in the village (T5.2) or in the dungeon's preparation (T6.2).

    `run(s, pid)` does it. With `asks` it is a generator that asks on the way; with `feeds` it is used on a hero and
    run as `run(s, pid, hero)`. `repeat`: as often as its cost is paid (T12.2), else once per card and turn.
    """

    when: str
    run: Callable[..., Any]
    why: Why = always
    asks: bool = False
    feeds: bool = False
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """The facts of one card. What stands at its default is not printed on the card."""

    word: str
    sort: str  # basic, hero, village, monster, disease, thunderstone
    traits: tuple[str, ...] = ()  # classes and kinds: fighter, weapon, edged, item, food, spell, undead …
    copies: int = 8
    cost: int = -1  # -1: cannot be bought
    gold: int = 0
    light: int = 0
    vp: int = 0
    attack: int = 0  # of a monster: its trophy (T18.1)
    magic: int = 0
    uses: tuple[Use, ...] = ()
    # heroes
    group: str = ""
    level: int = 0
    strength: int = 0
    xp: int = 0  # a hero's price of the next level (0: none); a monster's reward
    far: int = 0  # attack more against ranks 2 and 3
    edge: int = 0  # attack more with an edged weapon in hand when the target is declared
    per_lamp: int = 0  # attack more for each revealed Item with light
    per_monster: int = 0  # attack more for each monster card of the revealed hand
    idle_in_front: bool = False  # cannot attack rank 1
    leads_militia: int = 0  # attack of every Militia
    leads_others: int = 0  # attack of every hero who is no fighter
    charges: int = 0  # magic attack of every Item and of every spell that has some
    doubles: bool = False  # the magic pool
    spoils: str = ""  # what may be bought after a victory: weapon, food, any; or the Sphinx's own
    far_xp: int = 0  # experience more for a victory in rank 3
    dispels: bool = False  # after a victory one monster of the hall may be sent back
    # weapons
    weight: int = -1
    heavy_attack: int = 0  # attack instead of the printed one at strength 8 or more
    holy: int = 0  # attack more for a cleric against Doomknight or Undead
    # monsters: traits (T15), then battle effects (T21)
    health: int = 0
    dark: int = 0  # T15.1
    halves_magic: bool = False  # T15.2
    halved_without: str = ""  # T15.3: magic, weapon
    only_armed: bool = False  # T15.4
    no_edge: bool = False  # T15.5
    no_magic: bool = False  # T15.6
    needs_magic: bool = False  # T15.7
    only_magic: bool = False  # T15.8
    fades: bool = False  # T15.9: cannot be attacked while any light penalty remains
    weakens: int = 0  # strength that every hero loses
    slays_weak: bool = False  # heroes at strength 0 or less are destroyed
    saps: bool = False  # every hero loses 1 attack or magic attack
    stops: bool = False  # one hero cannot attack
    goads: int = 0  # attack more for every hero with a weapon
    diseases: int = 0  # gained
    slays: str = ""  # one card of this trait is destroyed; "strongest": the hero with the highest strength
    spared_by: str = ""  # weapon: nobody is destroyed if one is equipped in the party
    slays_all: tuple[str, ...] = ()  # all heroes of these classes are destroyed
    breach: str = ""  # the step of the agenda that does it

    @property
    def is_hero(self) -> bool:
        """T1.6, C-militia: Militia are heroes in every respect."""
        return self.strength > 0

    @property
    def has_gold_value(self) -> bool:
        """T5.9: gold 1 or more, or the Militia's printed 0."""
        return self.gold > 0 or self.word == "militia"


CARDS: dict[str, Card] = {}
"""Every card by its word, in the order of the modules in `cards/`."""

DISEASE = "disease"
STONE = "stone_of_mystery"
