"""What lies on the table of Mage Knight. What changes seldom is a tuple that is replaced, so that copies share it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ...core.lasting import Mod
from ...core.state import State as CoreState
from .records import Centred, Claim, Combat, Deal, Duel, Dummy, Fight, Group, Hold, Proposal, Volkare
from .rules import Rules, rules_of
from .tables import SITES, Ground
from .world.board import Overlays, Placed, Space, board

Cards = tuple[int, ...]
"""A cold zone: physical ids; decks have their top last."""


class Unit(NamedTuple):
    """M7.1: a Unit in the Unit area; replaced when it changes (`change_unit`)."""

    card: int
    spent: bool = False
    wounds: int = 0
    banner: int = -1  # the card of a Banner that it carries (M7.6)
    furled: bool = False  # the Banner was used this Round
    under: str = "command"  # its token: command or bonds (Bonds of Loyalty)
    mark: str = ""  # the colour of Magic Familiars (ML8.5)
    used: tuple[str, ...] = ()  # the abilities of Delphana Masters since they were ready (ML7.2)

    @property
    def bonded(self) -> bool:
        return self.under == "bonds"


@dataclass(slots=True)
class Player:
    """A seat's own zones (decks top last) and tracks."""

    hero: str
    deck: list[int]
    hand: list[int]
    discard: list[int]
    played: list[int]  # this turn's play area
    units: list[Unit]
    tokens: list[str]  # mana in the play area; on others' turns kept for the player's own next turn
    crystals: dict[str, int]
    skills: Cards = ()
    flipped: Cards = ()  # skills used this turn or, if of the once-a-Round sort, this Round
    skill_pile: Cards = ()
    stored: Cards = ()  # under Sparing Power
    aside: Cards = ()  # until the end of the Round (Time Bending)
    rewards: tuple[str, ...] = ()  # won this turn
    at: int = -1  # the space, -1 while off the map
    fame: int = 0
    reputation: int = 0
    level: int = 1
    tactic: str = ""
    flipped_tactic: bool = False
    stolen: str = ""  # the die on Mana Steal
    plundered: bool = False  # since the last own turn
    more_cards: int = 0  # added to the hand limit at the next draw
    more_later: int = 0  # and at the first draw of the next Round (ML14.1)
    kept: Cards = ()  # tokens that the hero keeps: enemies, favours of factions
    display: Cards = ()  # cards that only this seat chooses from
    out: bool = False  # of the game (MS12.1)
    motivated: int = 0  # own turns to end before another Motivation may be used (M8.8)
    turned: Cards = ()  # skills that lie face down until something turns them up (MK2.0)
    wheel: str = ""  # where the shield lies on Master of Chaos
    spun: bool = False  # it was moved since the last own turn began

    def clone(self) -> Player:
        new = Player.__new__(Player)
        new.hero = self.hero
        new.deck = self.deck[:]
        new.hand = self.hand[:]
        new.discard = self.discard[:]
        new.played = self.played[:]
        new.units = self.units[:]
        new.tokens = self.tokens[:]
        new.crystals = self.crystals.copy()
        new.skills = self.skills
        new.flipped = self.flipped
        new.skill_pile = self.skill_pile
        new.stored = self.stored
        new.aside = self.aside
        new.rewards = self.rewards
        new.at = self.at
        new.fame = self.fame
        new.reputation = self.reputation
        new.level = self.level
        new.tactic = self.tactic
        new.flipped_tactic = self.flipped_tactic
        new.stolen = self.stolen
        new.plundered = self.plundered
        new.more_cards = self.more_cards
        new.more_later = self.more_later
        new.kept = self.kept
        new.display = self.display
        new.out = self.out
        new.motivated = self.motivated
        new.turned = self.turned
        new.wheel = self.wheel
        new.spun = self.spun
        return new


@dataclass(slots=True)
class Turn:
    """What a hero does on its own turn, or on another's."""

    seat: int
    terms: str = "own"  # what it may use: a row of `TERMS`
    phase: str = "before"  # before, move, act, deal, combat, after, end, left, over
    move: int = 0
    influence: int = 0
    healing: int = 0
    dice_left: int = 0
    acted: bool = False
    rested: bool = False
    busy: bool = False  # a card was played or discarded this turn (M9.5)
    another: int = 0  # turns that follow this one (M16.10)
    searched: bool = False  # Mana Search was used this turn
    by: int = -1  # the card, Unit or skill whose effect runs
    used_dice: tuple[tuple[str, bool], ...] = ()  # taken this turn; whether they are rerolled
    returned: tuple[tuple[int, str], ...] = ()  # where played cards go at the end of the turn
    spent: tuple[str, ...] = ()  # crystals used this turn
    refused: tuple[int, ...] = ()  # who would not join in a fight
    path: list[int] = field(default_factory=list)
    mods: list[Mod] = field(default_factory=list)
    deal: Deal | None = None
    combat: Combat | None = None

    def clone(self) -> Turn:
        new = Turn.__new__(Turn)
        new.seat = self.seat
        new.terms = self.terms
        new.phase = self.phase
        new.move = self.move
        new.influence = self.influence
        new.healing = self.healing
        new.dice_left = self.dice_left
        new.acted = self.acted
        new.rested = self.rested
        new.busy = self.busy
        new.another = self.another
        new.searched = self.searched
        new.by = self.by
        new.used_dice = self.used_dice
        new.returned = self.returned
        new.spent = self.spent
        new.refused = self.refused
        new.path = self.path[:]
        new.mods = self.mods[:]
        new.deal = self.deal
        new.combat = self.combat.clone() if self.combat is not None else None
        return new


class WorkedOut(CoreState):
    """What follows from other fields, and is shared by all copies: the map of tiles and overlays, the match's rules."""

    __slots__ = ("board", "rules")
    board: dict[int, Space]
    rules: Rules


@dataclass(slots=True)
class State(WorkedOut):
    """Decks have their top last; offers their newest first. `active` is the seat whose turn it is, `actor` who acts."""

    players: list[Player]
    dummy: Dummy | None
    volkare: Volkare | None
    # who acts
    actor: int  # -1 before the first turn
    now: Turn  # the actor's
    waiting: dict[int, Turn]  # those of heroes who do not act now
    # the map
    placed: Placed
    tiles: Cards  # the tile deck
    spare: Cards  # countryside, then core tiles that were left out (M10.9)
    overlays: Overlays  # what lies over spaces of the map
    lying: dict[int, int]  # tiles that lie face down in their place, by its centre
    there: dict[int, tuple[Group, ...]]  # enemy tokens on the map
    holds: dict[int, Hold]
    ruins: dict[int, int]  # ruins tokens
    shields: dict[int, tuple[int, ...]]  # whose, in order
    paths: dict[int, tuple[int, ...]]  # those walked in a maze, by the order of its shields (ML3.7)
    # offers and decks
    stacks: dict[str, Cards]  # advanced, spells, artifacts, regular, elite; enemy and ruins tokens by colour
    discards: dict[str, Cards]  # of the stacks that are rebuilt
    advanced: list[int]
    spells: list[int]
    unit_offer: list[int]
    cloister: list[int]  # Advanced Actions in the Unit offer
    common: Cards  # the common skill pool
    wounds: Cards  # the Wound pile
    # the Round
    round: int
    night: bool
    teams: tuple[tuple[int, ...], ...]  # the seats of each; none unless the mode is teams
    tally: dict[str, int]  # what a scenario counts
    slots: dict[str, int]  # marked places of the Unit offer and the cards that were dealt there
    source: list[str]
    tactics_left: tuple[str, ...]  # for this Round's choice
    tactics_gone: tuple[str, ...]  # out of the game (MS0.8)
    order: tuple[int, ...]  # seats in Round Order; -1 is the Dummy
    place: int  # in Round Order, of the turn that is taken; -1 while Tactics are chosen
    down: tuple[int, ...]  # whose Round Order tokens are face down (M9.2)
    turns_left: int  # after the end of the Round was announced; -1 before
    last_turns: int  # after the scenario's end was met; -1 before
    core_seen: bool  # a Core tile was revealed
    centre: tuple[Centred, ...]  # interactive skills that lie there
    claims: tuple[Claim, ...]  # dice kept out of the Source
    proposal: Proposal | None
    fight: Fight | None
    duel: Duel | None
    ended: str

    def __post_init__(self) -> None:
        WorkedOut.__post_init__(self)
        self.rules = rules_of(self.seats, self.options)  # type: ignore[misc]  # a slot of the parent
        self.board = board(self.placed, self.overlays)  # type: ignore[misc]  # a slot of the parent

    def clone(self) -> State:
        new = State.__new__(State)
        self.copy_base(new)
        new.board = self.board  # type: ignore[misc]  # a slot of the parent
        new.rules = self.rules  # type: ignore[misc]  # a slot of the parent
        new.players = [player.clone() for player in self.players]
        new.dummy = self.dummy.clone() if self.dummy is not None else None
        new.volkare = self.volkare.clone() if self.volkare is not None else None
        new.actor = self.actor
        new.now = self.now.clone()
        new.waiting = {seat: turn.clone() for seat, turn in self.waiting.items()} if self.waiting else {}
        new.placed = self.placed
        new.tiles = self.tiles
        new.spare = self.spare
        new.overlays = self.overlays
        new.lying = self.lying.copy() if self.lying else {}
        new.there = self.there.copy()
        new.holds = self.holds.copy() if self.holds else {}
        new.ruins = self.ruins.copy()
        new.shields = self.shields.copy()
        new.paths = self.paths.copy() if self.paths else {}
        new.stacks = self.stacks.copy()
        new.discards = self.discards.copy()
        new.advanced = self.advanced[:]
        new.spells = self.spells[:]
        new.unit_offer = self.unit_offer[:]
        new.cloister = self.cloister[:]
        new.common = self.common
        new.wounds = self.wounds
        new.round = self.round
        new.night = self.night
        new.teams = self.teams
        new.tally = self.tally.copy() if self.tally else {}
        new.slots = self.slots.copy() if self.slots else {}
        new.source = self.source[:]
        new.tactics_left = self.tactics_left
        new.tactics_gone = self.tactics_gone
        new.order = self.order
        new.place = self.place
        new.down = self.down
        new.turns_left = self.turns_left
        new.last_turns = self.last_turns
        new.core_seen = self.core_seen
        new.centre = self.centre
        new.claims = self.claims
        new.proposal = self.proposal
        new.fight = self.fight
        new.duel = self.duel
        new.ended = self.ended
        return new


def me(s: State) -> Player:
    """Who acts."""
    return s.players[s.actor]


def combat_of(s: State) -> Combat:
    """The combat of whoever acts, where there must be one."""
    assert s.now.combat is not None
    return s.now.combat


def turn_of(s: State, seat: int) -> Turn | None:
    """What a seat does now, on its own turn or on another's; None if it does nothing."""
    return s.now if s.now.seat == seat else s.waiting.get(seat)


def playing(s: State) -> list[int]:
    """MS12.1, MS15.3: the seats whose heroes are in the game."""
    return [seat for seat, p in enumerate(s.players) if not p.out]


def mates(s: State, seat: int) -> tuple[int, ...]:
    """M20, MS6.2: the other seats of a seat's team; in cooperative games all others."""
    if s.rules.mode == "cooperative":
        return tuple(other for other in range(s.seats) if other != seat)
    return tuple(other for team in s.teams if seat in team for other in team if other != seat)


def without(cards: Cards, card: int) -> Cards:
    """A cold zone less one card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def change_unit(s: State, seat: int, card: int, **changes: Any) -> Unit:
    """A Unit of a seat as it is from now on."""
    units = s.players[seat].units
    at = next(at for at, unit in enumerate(units) if unit.card == card)
    if units[at].used and (changes.get("wounds", 0) > units[at].wounds or changes.get("spent") is False):  # ML7.2
        changes["used"] = ()
    units[at] = changed = units[at]._replace(**changes)
    return changed


def day(s: State) -> bool:
    """M2.7: the first Round is a Day, then they alternate, unless the rules say otherwise (`Hooks.clock`)."""
    return not s.night


def night_rules(s: State) -> bool:
    """M4.4: at Night, or where the place says so."""
    return s.night or (s.now.combat is not None and s.now.combat.night) or (bool(s.overlays) and in_the_dark(s))


def in_the_dark(s: State) -> bool:
    """MT9.1, MS16.5, MS17.4, XR23: where the actor stands it is always Night."""
    spot = s.board.get(s.players[s.actor].at)
    return s.actor >= 0 and spot is not None and bool(spot.site) and SITES[spot.site].dark


def place_tile(s: State, centre: int, face: str) -> None:
    s.placed = (*s.placed, (centre, face))
    s.board = board(s.placed, s.overlays)  # type: ignore[misc]  # a slot of the parent


def lay_over(s: State, at: int, ground: Ground) -> None:
    """From now on a space is what this says, whatever is printed there."""
    s.overlays = (*((other, own) for other, own in s.overlays if other != at), (at, ground))
    s.board = board(s.placed, s.overlays)  # type: ignore[misc]  # a slot of the parent
