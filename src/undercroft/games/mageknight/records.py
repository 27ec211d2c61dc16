"""What is kept about a combat, the centre of the table, claimed dice, the Dummy: plain records of the state."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Strike(NamedTuple):
    """One attack of an enemy; in force, with all that works on it."""

    value: int
    element: str = "physical"
    abilities: tuple[str, ...] = ()
    fate: str = ""  # blocked, stopped (cancelled, which is no block) or dealt


class Blow(NamedTuple):
    """Which attack: the number of the enemy and of its strike."""

    foe: int
    n: int


class Points(NamedTuple):
    """Attack or Block points and the card, Unit or skill that made them."""

    kind: str  # melee, ranged, siege, block, swift_block
    element: str
    n: int
    by: int = -1


class Rider(NamedTuple):
    """What a successful block brings besides: burn, weaken or destroy."""

    what: str
    n: int = 0
    colour: str = ""
    by: int = -1
    at: int = -1  # the enemy that it waits for


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


class Foe(NamedTuple):
    """An enemy in a combat, in force: copied from its token when it joins; replaced when it changes."""

    token: int
    side: str  # why it fights and what its defeat brings: a row of `SIDES`
    at: int  # the space where it stands
    armor: int
    walls: int  # fortifications by its site
    abilities: tuple[str, ...]
    resists: tuple[str, ...]
    strikes: tuple[Strike, ...]
    summons: tuple[str, ...] = ()  # the piles it draws from
    by: int = -1  # the number of the enemy that summoned it
    high: int = 0  # its Armor while it is Elusive
    defend: int = 0  # the Armor that it lends to another (MT3)
    idle: bool = False  # does not attack in this combat (M12.26)
    beaten: bool = False
    covered: bool = False  # somebody's Defend has raised its Armor (MT3)
    struck: str = ""  # the phase in which it was defeated, or a leader attacked (MT12.3)


@dataclass(slots=True)
class Combat:
    """A combat (M12) as the hero who fights it sees it: all that is built up lies here."""

    sort: str  # a row of `ENCOUNTERS`
    at: int  # the space that is fought for
    phase: str = "ranged"  # ranged, block, damage, attack
    foes: list[Foe] = field(default_factory=list)
    targets: tuple[int, ...] = ()  # the enemies that are attacked
    blow: Blow | None = None  # the attack that is being blocked
    points: list[Points] = field(default_factory=list)
    riders: tuple[Rider, ...] = ()
    hit: tuple[int, ...] = ()  # Units that can take no more damage
    units: tuple[int, ...] | None = None  # the cards of the Units that may be used, None for all (M7.8)
    paid: tuple[int, ...] = ()  # Units that were hired for this combat (ML6.5)
    night: bool = False  # night rules (M4.4)
    retaken: bool = False  # another player's keep: half Fame (M13.3)
    sum: int = 0  # the Fame that will be halved
    wounds: int = 0  # taken into hand (M12.18)
    owed: tuple[Rider, ...] = ()  # riders of blocks, for when the whole enemy is blocked (ML10.4)

    def clone(self) -> Combat:
        return Combat(
            self.sort, self.at, self.phase, self.foes[:], self.targets, self.blow, self.points[:], self.riders,
            self.hit, self.units, self.paid, self.night, self.retaken, self.sum, self.wounds, self.owed,
        )  # fmt: skip


class Fight(NamedTuple):
    """A fight of one or several heroes for one place, with one outcome (M14.8, M14.9)."""

    sort: str  # a row of `ENCOUNTERS`
    at: int
    seats: tuple[int, ...]
    froms: tuple[int, ...]  # where each came from
    shares: tuple[tuple[int, ...], ...]  # the tokens that each faces
    left: tuple[int, ...] = ()  # those that were not defeated
    met: tuple[int, ...] = ()  # spaces of rampaging enemies that an earlier hero met


class Proposal(NamedTuple):
    """A joint fight that somebody proposes (M14.6): whom, and how many tokens each faces."""

    sort: str
    at: int
    tokens: tuple[int, ...]
    seats: tuple[int, ...]
    numbers: tuple[int, ...] = ()  # by seat and, within a seat, by class
    sizes: tuple[int, ...] = ()  # how many tokens each class has


class Duel(NamedTuple):
    """Two heroes fight (M18): who is due to attack, the attack on the table, what is left of it."""

    seats: tuple[int, int]  # the aggressor first
    phase: str  # ranged, melee
    due: int
    passed: int = 0  # in succession
    force: tuple[Points, ...] = ()
    left: int = 0
    pushed: int = -1  # the seat
    joined: tuple[Foe, ...] = ()  # both heroes' Units as their owners have them


class Group(NamedTuple):
    """Enemy tokens on a space of the map that stand there for one reason; replaced when it changes."""

    kind: str  # guard, rampaging
    tokens: tuple[int, ...]
    reach: int = 1  # from how far they attack (MT5)
    hunts: int = -1  # the seat that they pursue (MT6)
    stunned: bool = False
    faction: str = ""  # whose they count as
    since: int = 0  # the turn on which they began to hunt


class Hold(NamedTuple):
    """What is known of a city or another stronghold besides its garrison, by the space of its board entry."""

    kind: str
    colours: tuple[str, ...]
    level: int
    shields: tuple[int, ...] = ()  # who defeated its defenders, in order (M14.3)
    leader: int = -1
    mood: str = ""
    marks: tuple[int, ...] = ()


class Deal(NamedTuple):
    """An interaction: the Reputation modifier that was counted, and which kind of it (ML6.1)."""

    modifier: int
    kind: str = ""


@dataclass(slots=True)
class Volkare:
    """General Volkare (ML16, MS13); his army is counts by colour until the first fight draws its tokens."""

    at: int  # -1 while he is not on the map, and once he is beaten
    deck: list[int]
    discard: list[int]
    level: int
    army: dict[str, int]
    token: int = -1  # himself, in combats
    hero: str = ""  # whose Action cards are in his deck
    skills: tuple[int, ...] = ()  # that hero's, for the common pool (MS13.3)
    tokens: tuple[int, ...] = ()
    lent: tuple[int, ...] = ()  # those of them that the box does not hold (XR4)
    die: str = ""
    tactic: str = ""
    came: int = -1  # where his last step began
    lost: int = 0  # tokens since his turn began (MS15.12)
    facing: tuple[int, ...] = ()  # who will fight him where he attacks
    met: tuple[int, ...] = ()  # who attended fully and has an end of turn to come

    def clone(self) -> Volkare:
        return Volkare(
            self.at, self.deck[:], self.discard[:], self.level, self.army.copy(), self.token, self.hero, self.skills,
            self.tokens, self.lent, self.die, self.tactic, self.came, self.lost, self.facing, self.met,
        )  # fmt: skip


@dataclass(slots=True)
class Dummy:
    """M19: the Dummy player of solo games."""

    hero: str
    deck: list[int]
    discard: list[int]
    crystals: dict[str, int]
    skills: tuple[int, ...]  # M19.7
    tactic: str = ""

    def clone(self) -> Dummy:
        return Dummy(self.hero, self.deck[:], self.discard[:], self.crystals.copy(), self.skills, self.tactic)
