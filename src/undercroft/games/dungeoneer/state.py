"""What lies on the table of Dungeoneer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from ...core.errors import BadOption
from ...core.lasting import Mod
from ...core.state import State as CoreState
from ...core.state import Step, base_fields
from ...core.zones import create
from .card import CARDS, HEROES, QUESTS, TILES

# What a seat may do once in every turn, its own or another's (D6.2, R-06, R-16, R-55), as bits of `used`.
ABILITY, MAIL, TREASURY, LIBRARY, ATTACK, LAID_DOWN, FALL_ATTACK = 1, 2, 4, 8, 16, 32, 64

STANDING, FALLEN, CAGED = 0, 1, 2
"""D18.7: how a hero stands; caged: standing up needs a threat besides the AP."""

T = TypeVar("T")

Ids = tuple[int, ...]
"""A zone."""

LASTING_ENDS = {  # D4.8: what an instant changes lasts to the end of the turn
    "speed": "turn",  # n more Speed for the hero of seat m
    "counter": "turn",  # n more on that hero's counter rolls
}


class Held(NamedTuple):
    """D11.6: a blocked exit that a hero holds open, as printed: it turns with the map."""

    tile: int
    way: int
    seat: int


class Attack(NamedTuple):
    """One attack of a combat (D15.5): who attacks whom in which form, and what was rolled."""

    card: int  # the attacking monster or quest; -1: a hero attacks
    hero: int  # the attacking hero's seat; -1: a monster attacks
    form: str
    seat: int  # the attacked hero's seat; -1: a monster is attacked
    tile: int  # where it was aimed: a hero who is elsewhere before the roll is not struck (D15.16)
    prey: int = -1  # the attacked monster
    off: bool = False  # ignored, dodged, discarded: no rolls are made
    plus: int = 0  # to the attack roll
    guard: int = 0  # to the counter roll
    vital: bool = False  # a strike inflicts 1 wound more
    phantom: bool = False  # countered with Magic whatever the form
    turned_by: int = 0  # the means that redirected it, as bits: never twice by the same
    attack: int = 0  # totals, 0 before the roll
    counter: int = 0
    attack_die: int = 0
    counter_die: int = 0


class Announced(NamedTuple):
    """D8.6, D15.16: an Encounter that was announced, with the location and the heroes that it can befall."""

    card: int
    seat: int  # whose hero it is played against, and who pays
    form: str  # empty for a trap
    tile: int  # where that hero stood
    there: int  # the seats whose heroes stood there and have not been defeated since, as bits


class Roll(NamedTuple):
    """A die about to be cast (D18.2): who rolls for what, and the step that gets the outcome."""

    who: int  # the seat that rolls with its hero; -1: a monster's roll
    stat: str
    need: int  # 0: a roll of a combat
    source: str  # exit, barrier, place, trap, quest, hit, stand, bane, altar; attack, counter
    then: str  # the step that gets the hero, `about` and the outcome
    about: int  # a tile, a card, or the number of the attack
    plus: int = 0
    omen: bool = False
    sure: bool = False  # Surefooted was used
    passed: bool = False  # overcome without a roll


@dataclass(slots=True)
class Combat:
    """D15: the fight that is going on. `sort`: lord, duel, quest or solo; `owner`: whose monsters, -1 for nobody's."""

    sort: str
    owner: int
    attacks: list[Attack]
    defenders: list[int]  # seats whose heroes were attacked: they may challenge (D15.11)
    stage: int  # I to VIII
    dealt: int  # wounds of heroes by monsters with an owner (D15.13)
    glory: list[int]  # wounds of monsters by each seat's hero
    hurt: list[int]  # monsters that lost Life in this combat (D15.12)
    quest: int  # the quest of a hunt, -1 for none
    now: int  # the attack that is being compared

    def clone(self) -> Combat:
        new = Combat.__new__(Combat)
        new.sort, new.owner, new.stage = self.sort, self.owner, self.stage
        new.dealt, new.quest, new.now = self.dealt, self.quest, self.now
        new.attacks, new.defenders = self.attacks[:], self.defenders[:]
        new.glory, new.hurt = self.glory[:], self.hurt[:]
        return new


@dataclass(slots=True)
class State(CoreState):
    """Zones hold physical ids, top last; tiles are the first ids. Lists have an entry for each seat.

    What changes seldom is a tuple or a table that is replaced and never written, so that copies share it.
    """

    # the dungeon
    cells: Mapping[int, int]  # grid cell -> tile
    cell: tuple[int, ...]  # tile -> grid cell, -1 while not laid
    turned: tuple[int, ...]  # tile -> 1 if turned by 180 degrees
    frontier: Mapping[
        int, int
    ]  # free cell beside the dungeon -> edges that must be exits | edges that must be walls << 4
    deactivated: Ids  # tiles with a deactivation token
    bridge: int  # the tile with the bridge token, -1
    held: tuple[Held, ...]
    # piles, top last
    maps: Ids
    deck: Ids
    discards: Ids
    peril_deck: Ids  # D19.2, D21.2: with two decks `deck` holds the Glory cards
    peril_discards: Ids
    quest_deck: Ids
    shared: Ids
    ownerless: Ids  # quests of eliminated players whose charge still stands somewhere
    box: tuple[str, ...]  # unused heroes
    # the players
    hero: tuple[str, ...]
    level: list[int]
    life: list[int]
    glory: list[int]
    peril: list[int]
    ap: list[int]
    fleeting: list[int]  # how many of the AP are lost at the end of this turn
    grit: list[int]  # AP from lying down (D20.7)
    stance: list[int]
    where: list[int]  # tile
    hand: list[Ids]
    gear: list[Ids]  # the inventory, Banes that lie with the hero included
    lair: list[Ids]
    quests: list[Ids]
    done: list[Ids]
    carried: list[Ids]  # escort quests whose charge walks with the hero
    map_hand: list[Ids]  # D20.1
    visited: list[int]  # tiles that are not new, as bits (D11.11)
    moved: int  # seats that changed location in this turn, as bits
    dragged: int  # seats whose hero came to its location in another's turn, as bits
    used: list[int]  # what a seat has done of what it may do once in this turn, as bits
    saved: int  # seats that saved an AP in their last turn, whatever became of it (D20.8), as bits
    out: int  # eliminated seats, as bits
    # charges standing in a location: quest -> tile (D17.20)
    dropped: Mapping[int, int]
    picked: Ids  # quests whose charge the active hero took up in this turn
    # monsters
    lives: dict[int, int]  # card or quest -> Life left, while in play
    attached: Ids  # attachments in play; `host` says to what
    field: Ids  # monsters announced or fighting
    announced: tuple[Announced, ...]
    reserved: list[int]  # Peril that the announcement will take from each seat
    # the turn
    phase: int  # 1 to 5, 0 before the first turn
    round: int
    first: int
    resolved: bool  # the announcement of this turn is made
    tried: Ids  # quests attempted in this turn
    found: int  # the quest whose goal a search found here, -1
    lasting: tuple[Mod, ...]  # `LASTING_ENDS` names them all
    waiting: Ids  # solo: Banes that wait for their event
    rolls: tuple[Roll, ...]
    combat: Combat | None
    dying: Ids  # seats defeated by the blow that is being dealt
    defeated: int  # solo: monsters defeated in this combat
    # the end and the books
    reason: str
    winners: Ids
    played: Ids  # every card met, for the tally
    spotted: int  # single Anytime cards that everybody knows to be in nobody's hand, as bits

    def clone(self) -> State:
        new = State.__new__(State)
        self.copy_base(new)
        new.cells = self.cells
        new.cell = self.cell
        new.turned = self.turned
        new.frontier = self.frontier
        new.deactivated = self.deactivated
        new.bridge = self.bridge
        new.held = self.held
        new.maps = self.maps
        new.deck = self.deck
        new.discards = self.discards
        new.peril_deck = self.peril_deck
        new.peril_discards = self.peril_discards
        new.quest_deck = self.quest_deck
        new.shared = self.shared
        new.ownerless = self.ownerless
        new.box = self.box
        new.hero = self.hero
        new.level = self.level[:]
        new.life = self.life[:]
        new.glory = self.glory[:]
        new.peril = self.peril[:]
        new.ap = self.ap[:]
        new.fleeting = self.fleeting[:]
        new.grit = self.grit[:]
        new.stance = self.stance[:]
        new.where = self.where[:]
        new.hand = self.hand[:]
        new.gear = self.gear[:]
        new.lair = self.lair[:]
        new.quests = self.quests[:]
        new.done = self.done[:]
        new.carried = self.carried[:]
        new.map_hand = self.map_hand[:]
        new.visited = self.visited[:]
        new.moved = self.moved
        new.dragged = self.dragged
        new.used = self.used[:]
        new.saved = self.saved
        new.out = self.out
        new.dropped = self.dropped
        new.picked = self.picked
        new.lives = self.lives.copy()
        new.attached = self.attached
        new.field = self.field
        new.announced = self.announced
        new.reserved = self.reserved[:]
        new.phase = self.phase
        new.round = self.round
        new.first = self.first
        new.resolved = self.resolved
        new.tried = self.tried
        new.found = self.found
        new.lasting = self.lasting
        new.waiting = self.waiting
        new.rolls = self.rolls
        new.combat = None if self.combat is None else self.combat.clone()
        new.dying = self.dying
        new.defeated = self.defeated
        new.reason = self.reason
        new.winners = self.winners
        new.played = self.played
        new.spotted = self.spotted
        return new


def new(seats: int, options: dict[str, str], key: bytes) -> State:
    """D1.5, D5.1, D19.1: the table before anything is drawn: every card of the sets that are mixed (here one)."""
    if options["movement_limit"] == "yes" and options["fall_attack"] == "yes":
        raise BadOption("movement_limit and fall_attack cannot be combined (D20.8)")
    tiles = len(TILES)
    s = State(
        **base_fields(seats, options, key),
        cells={}, cell=(-1,) * tiles, turned=(0,) * tiles, frontier={}, deactivated=(), bridge=-1, held=(),
        maps=(), deck=(), discards=(), peril_deck=(), peril_discards=(), quest_deck=(), shared=(), ownerless=(),
        box=tuple(HEROES), hero=("",) * seats, level=[1] * seats, life=[0] * seats,
        glory=[0] * seats, peril=[0] * seats, ap=[0] * seats, fleeting=[0] * seats, grit=[0] * seats,
        stance=[0] * seats, where=[-1] * seats, hand=[()] * seats, gear=[()] * seats, lair=[()] * seats,
        quests=[()] * seats, done=[()] * seats, carried=[()] * seats, map_hand=[()] * seats, visited=[0] * seats,
        moved=0, dragged=0, used=[0] * seats, saved=0, out=0, dropped={}, picked=(),
        lives={}, attached=(), field=(), announced=(), reserved=[0] * seats,
        phase=0, round=1, first=0, resolved=False, tried=(), found=-1, lasting=(), waiting=(), rolls=(), combat=None,
        dying=(), defeated=0, reason="", winners=(), played=(), spotted=0,
    )  # fmt: skip
    s.maps = tuple(create(s, list(TILES), known=0))
    words = [card.word for card in CARDS.values() for _ in range(card.copies)]
    if seats == 1:  # D21.2: no teleports, no shifts, nothing that needs several heroes
        words = [word for word in words if not CARDS[word].tags or CARDS[word].tags == ("boss",)]
    glory = [word for word in words if CARDS[word].glory]
    peril = [word for word in words if not CARDS[word].glory]
    if seats == 1 or options["two_decks"] == "yes":  # D19.2, D21.2
        s.deck, s.peril_deck = tuple(create(s, glory, known=0)), tuple(create(s, peril, known=0))
    else:
        s.deck = tuple(create(s, glory + peril, known=0))
    s.quest_deck = tuple(create(s, list(QUESTS), known=0))
    s.agenda.append(("begin",))
    return s


def alive(s: State) -> list[int]:
    """D1.4: the seats that are in the game."""
    return [seat for seat in range(s.seats) if not s.out >> seat & 1]


def left_of(s: State, seat: int) -> int:
    """D6.1: the next seat in the game to the left; the seat itself if it is alone."""
    while True:
        seat = (seat + 1) % s.seats
        if not s.out >> seat & 1:
            return seat


def from_seat(s: State, first: int) -> list[int]:
    """R-59: the seats in the game, from one to the left."""
    return [(first + i) % s.seats for i in range(s.seats) if not s.out >> (first + i) % s.seats & 1]


def heroes_at(s: State, tile: int) -> list[int]:
    """The seats whose heroes stand in a location, from the active one to the left."""
    first, seats, where, out = s.active if s.active >= 0 else 0, s.seats, s.where, s.out
    order = range(first, first + seats)
    return [at % seats for at in order if where[at % seats] == tile and not out >> at % seats & 1]


def still_there(s: State, entry: Announced, seat: int) -> bool:
    """D15.16, D18.12, R-70: whether an announced Encounter can befall a hero: it was there, and is there still."""
    return bool(entry.there >> seat & 1) and not s.out >> seat & 1 and s.where[seat] == entry.tile


def on(s: State, option: str) -> bool:
    """D20: whether a variant or ruling is switched on."""
    return s.options[option] == "yes"


def solo(s: State) -> bool:
    """D21"""
    return s.seats == 1


def without(zone: tuple[T, ...], one: T) -> tuple[T, ...]:
    """A zone without one of its cards."""
    at = zone.index(one)
    return zone[:at] + zone[at + 1 :]


def replaced(row: tuple[T, ...], at: int, one: T) -> tuple[T, ...]:
    """A row with another entry at one place."""
    return (*row[:at], one, *row[at + 1 :])


def push(s: State, *steps: Step) -> None:
    """Steps to do next, the first one first."""
    s.agenda.extend(reversed(steps))
