"""What lies on the table of Mage Knight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ...core.state import State as CoreState
from .hexes import Placed, Space, board

Points = tuple[str, str, int]
"""Attack or Block points: kind (melee, ranged, siege, block), element, amount."""

Mod = tuple[str | int, ...]
"""A lasting effect of this turn: what, then its words and numbers."""


class Centred(NamedTuple):
    """M8.4: a skill token in the centre. `hit`: who took a Wound for which colour already (Mana Exploit)."""

    skill: int
    owner: int
    turn: int  # when it was put there
    mark: str = ""  # a colour
    hit: tuple[str, ...] = ()


class Claim(NamedTuple):
    """M3.7: a die of the Source that a seat keeps until the end of the Round (Mana Claim)."""

    seat: int
    colour: str
    each: bool  # a token of its colour on every later turn
    curse: bool  # others who use its colour take a Wound


@dataclass(slots=True)
class Unit:
    """M7.1: a Unit in the Unit area."""

    card: int
    spent: bool = False
    wounds: int = 0
    banner: int = -1  # the card of a Banner that it carries (M7.6)
    furled: bool = False  # the Banner was used this Round
    bonded: bool = False  # its Command token is Bonds of Loyalty

    def clone(self) -> Unit:
        return Unit(self.card, self.spent, self.wounds, self.banner, self.furled, self.bonded)


@dataclass(slots=True)
class Player:
    """A seat's own zones (decks top last) and tracks."""

    hero: str
    deck: list[int]
    hand: list[int]
    discard: list[int]
    played: list[int]  # this turn's play area
    units: list[Unit]
    skills: list[int]
    flipped: list[int]  # skills used this turn or, if of the once-a-Round sort, this Round
    skill_pile: list[int]
    stored: list[int]  # under Sparing Power
    aside: list[int]  # until the end of the Round (Time Bending)
    kept: list[str]  # mana tokens gained on others' turns
    crystals: dict[str, int]
    rewards: list[str]  # won this turn
    at: int = -1  # the space, -1 while off the map
    fame: int = 0
    reputation: int = 0
    level: int = 1
    tactic: str = ""
    flipped_tactic: bool = False
    stolen: str = ""  # the die on Mana Steal
    plundered: bool = False  # since the last own turn
    more_cards: int = 0  # added to the hand limit at the next draw
    motivated: int = 0  # own turns to end before another Motivation may be used (M8.8)

    def clone(self) -> Player:
        new = Player.__new__(Player)
        new.hero = self.hero
        new.deck = self.deck[:]
        new.hand = self.hand[:]
        new.discard = self.discard[:]
        new.played = self.played[:]
        new.units = [unit.clone() for unit in self.units]
        new.skills = self.skills[:]
        new.flipped = self.flipped[:]
        new.skill_pile = self.skill_pile[:]
        new.stored = self.stored[:]
        new.aside = self.aside[:]
        new.kept = self.kept[:]
        new.crystals = self.crystals.copy()
        new.rewards = self.rewards[:]
        new.at = self.at
        new.fame = self.fame
        new.reputation = self.reputation
        new.level = self.level
        new.tactic = self.tactic
        new.flipped_tactic = self.flipped_tactic
        new.stolen = self.stolen
        new.plundered = self.plundered
        new.more_cards = self.more_cards
        new.motivated = self.motivated
        return new


@dataclass(slots=True)
class Foe:
    """An enemy token in a combat. `at` is the space where it stands."""

    token: int
    at: int
    guard: bool = False  # defends the site: its defeat counts for conquering
    walled: bool = False  # the site is fortified
    rampaging: bool = False
    summoned: int = -1  # the token that stands in for it until damage is assigned
    idle: bool = False  # does not attack in this combat (M12.26)
    done: int = 0  # strikes that are blocked, as bits
    struck: int = 0  # strikes whose damage is assigned, as bits
    armor: int = 0  # what effects changed
    bare: tuple[str, ...] = ()  # what it lost: resistances, fortified, site
    beaten: bool = False

    def clone(self) -> Foe:
        return Foe(
            self.token, self.at, self.guard, self.walled, self.rampaging, self.summoned,
            self.idle, self.done, self.struck, self.armor, self.bare, self.beaten,
        )  # fmt: skip


@dataclass(slots=True)
class Combat:
    """A combat (M12): all that is built up lies here."""

    sort: str  # assault, site, burn, rampage
    at: int  # the space that is fought for
    phase: str  # ranged, block, damage, attack
    foes: list[Foe]
    targets: tuple[int, ...]  # foes, or one strike as foe * 4 + number
    points: list[Points]
    riders: list[Mod]  # what a successful block brings besides
    hit: list[int]  # Units that can take no more damage
    units: bool = True  # whether Units may be used (M7.8)
    night: bool = False  # night rules (M4.4)
    retaken: bool = False  # another player's keep: half Fame (M13.3)
    fame: int = 0
    wounds: int = 0  # taken into hand (M12.18)

    def clone(self) -> Combat:
        return Combat(
            self.sort, self.at, self.phase, [foe.clone() for foe in self.foes], self.targets, self.points[:],
            self.riders[:], self.hit[:], self.units, self.night, self.retaken, self.fame, self.wounds,
        )  # fmt: skip


@dataclass(slots=True)
class Dummy:
    """M19: the Dummy player of solo games."""

    hero: str
    deck: list[int]
    discard: list[int]
    crystals: dict[str, int]
    skills: list[int]  # M19.7
    tactic: str = ""

    def clone(self) -> Dummy:
        return Dummy(self.hero, self.deck[:], self.discard[:], self.crystals.copy(), self.skills[:], self.tactic)


class WithBoard(CoreState):
    """A state with its map worked out: `board` follows from `placed` and is shared by all copies."""

    __slots__ = ("board",)
    board: dict[int, Space]


@dataclass(slots=True)
class State(WithBoard):
    """Decks have their top last; offers their newest first. `active` is the seat whose turn it is."""

    players: list[Player]
    dummy: Dummy | None
    # the map
    placed: Placed
    tiles: list[int]  # the tile deck
    spare: list[int]  # countryside, then core tiles that were left out (M10.9)
    foes: dict[int, tuple[int, ...]]  # enemy tokens on the map
    ruins: dict[int, int]  # ruins tokens
    shields: dict[int, tuple[int, ...]]  # whose, in order
    piles: dict[str, list[int]]  # enemy and ruins tokens by colour
    heaps: dict[str, list[int]]  # their discards
    # offers and decks
    decks: dict[str, list[int]]  # advanced, spells, artifacts, regular, elite
    advanced: list[int]
    spells: list[int]
    unit_offer: list[int]
    cloister: list[int]  # Advanced Actions in the Unit offer
    common: list[int]  # the common skill pool
    wounds: list[int]  # the Wound pile
    # the Round
    round: int
    source: list[str]
    tactics_left: tuple[str, ...]  # for this Round's choice
    tactics_gone: tuple[str, ...]  # out of the game (MS0.8)
    order: tuple[int, ...]  # seats in Round Order; -1 is the Dummy
    turns_left: int  # after the end of the Round was announced; -1 before
    last_turns: int  # after the scenario's end was met; -1 before
    core_seen: bool  # a Core tile was revealed
    centre: list[Centred]  # interactive skills that lie there
    claims: list[Claim]  # dice kept out of the Source
    # the turn
    phase: str  # before, move, deal, combat, after
    move: int
    influence: int
    healing: int
    tokens: list[str]  # mana in the play area
    used_dice: list[tuple[str, bool]]  # taken this turn; whether they are rerolled
    dice_left: int
    path: list[int]
    acted: bool
    rested: bool
    busy: bool  # a card was played or discarded this turn (M9.5)
    another: int  # turns that follow this one (M16.10)
    searched: bool  # Mana Search was used this turn
    mods: list[Mod]
    returned: list[tuple[int, str]]  # where played cards go at the end of the turn
    spent: list[str]  # crystals used this turn
    combat: Combat | None
    ended: str

    def __post_init__(self) -> None:
        WithBoard.__post_init__(self)
        self.board = board(self.placed)  # type: ignore[misc]  # a slot of the parent

    def clone(self) -> State:
        new = State.__new__(State)
        self.copy_base(new)
        new.board = self.board  # type: ignore[misc]  # a slot of the parent
        new.players = [player.clone() for player in self.players]
        new.dummy = self.dummy.clone() if self.dummy is not None else None
        new.placed = self.placed
        new.tiles = self.tiles[:]
        new.spare = self.spare[:]
        new.foes = self.foes.copy()
        new.ruins = self.ruins.copy()
        new.shields = self.shields.copy()
        new.piles = {colour: pile[:] for colour, pile in self.piles.items()}
        new.heaps = {colour: heap[:] for colour, heap in self.heaps.items()}
        new.decks = {name: deck[:] for name, deck in self.decks.items()}
        new.advanced = self.advanced[:]
        new.spells = self.spells[:]
        new.unit_offer = self.unit_offer[:]
        new.cloister = self.cloister[:]
        new.common = self.common[:]
        new.wounds = self.wounds[:]
        new.round = self.round
        new.source = self.source[:]
        new.tactics_left = self.tactics_left
        new.tactics_gone = self.tactics_gone
        new.order = self.order
        new.turns_left = self.turns_left
        new.last_turns = self.last_turns
        new.core_seen = self.core_seen
        new.centre = self.centre[:]
        new.claims = self.claims[:]
        new.phase = self.phase
        new.move = self.move
        new.influence = self.influence
        new.healing = self.healing
        new.tokens = self.tokens[:]
        new.used_dice = self.used_dice[:]
        new.dice_left = self.dice_left
        new.path = self.path[:]
        new.acted = self.acted
        new.rested = self.rested
        new.busy = self.busy
        new.another = self.another
        new.searched = self.searched
        new.mods = self.mods[:]
        new.returned = self.returned[:]
        new.spent = self.spent[:]
        new.combat = self.combat.clone() if self.combat is not None else None
        new.ended = self.ended
        return new


def me(s: State) -> Player:
    """Whose turn it is."""
    return s.players[s.active]


def day(s: State) -> bool:
    """M2.7: the first Round is a Day, then they alternate."""
    return s.round % 2 == 1


def night_rules(s: State) -> bool:
    """M4.4: at Night, or where the place says so."""
    return not day(s) or (s.combat is not None and s.combat.night)


def place_tile(s: State, centre: int, face: str) -> None:
    s.placed = (*s.placed, (centre, face))
    s.board = board(s.placed)  # type: ignore[misc]  # a slot of the parent
