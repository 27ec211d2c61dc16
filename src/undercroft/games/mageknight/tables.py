"""The registries of the game, empty, and what a row of each is. Content fills them; the rules read them.

Nothing of the game but its records is imported here, so everything may import this. What is printed on cards, tokens
and tiles comes from `box/<set>`, sites from `sites`, steps of effects from `things/steps`, and so on: `enrol` notes of
every row in which module it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from ...core.decision import Effect
from .records import Combat, Fight, Foe, Strike

if TYPE_CHECKING:
    from .state import State

BASIC = ("red", "blue", "green", "white")
DIE = (*BASIC, "gold", "black")

# -- moments of a turn (M5.10, M5.11, M17)

FIGHTING = frozenset(("ranged", "block", "attack"))
QUIET = frozenset(("move", "deal", "after"))
ANY = FIGHTING | QUIET
NEVER: frozenset[str] = frozenset()
MOVING, DEALING = frozenset(("move",)), frozenset(("deal",))
OPENING, BLOCKING, STRIKING = frozenset(("ranged",)), frozenset(("block",)), frozenset(("attack",))
SHOOTING, BEFORE_DAMAGE = OPENING | STRIKING, OPENING | BLOCKING

# -- steps of effects

EffectStep = tuple[str | int | tuple[str, ...], ...]
"""`("move", 2)`: the name of a step and its words."""
Branch = tuple[EffectStep, ...]
Gone = tuple[int, ...]
"""Cards that are still in hand but would have left it: the one that is played, the one that it uses, and so on."""


class Why(NamedTuple):
    """Why something cannot be done: the clause and the message that say so."""

    clause: str
    message: str


class StepKind(NamedTuple):
    """A step of effects: what it does, and all that menus, refusals and pages ask about it."""

    do: Callable[..., Effect | None]
    when: frozenset[str] | Callable[..., frozenset[str]]  # the moments at which it is of use
    why: Callable[..., Why | None] | None  # what keeps a branch that begins with it from being used
    makes: str | Callable[..., str]  # the points that it makes: move, influence, attack, block
    amount: int  # which of its words is how many points; 0 if none
    cost: bool  # what a branch costs besides mana
    hand: bool  # depends on other cards in hand
    icon: str  # of a card that is first of all for this


STEPS: dict[str, StepKind] = {}

Do = TypeVar("Do", bound=Callable[..., Effect | None])


def step(
    name: str,
    when: frozenset[str] | Callable[..., frozenset[str]] = ANY,
    why: Callable[..., Why | None] | None = None,
    makes: str | Callable[..., str] = "",
    amount: int = 0,
    cost: bool = False,
    hand: bool = False,
    icon: str = "",
) -> Callable[[Do], Do]:
    """Declare a step. It gets the state and its words, `why` the state, the cards that are gone, and its words."""

    def keep(do: Do) -> Do:
        assert name not in STEPS, f"two steps are called {name}"
        STEPS[name] = StepKind(do, when, why, makes, amount, cost, hand, icon)
        return do

    return keep


class Sink(NamedTuple):
    """What points buy at moments that are not theirs: `wants` says whether cards that make them are of use now."""

    points: str
    moments: frozenset[str]
    wants: Callable[[State], bool] | None = None
    answers: Callable[[State, dict[str, tuple[Any, ...]]], None] | None = None
    lasting: bool = False  # nothing without a lasting effect


SINKS: dict[str, Sink] = {}

# -- things and their ways

COSTS: dict[str, tuple[str, ...]] = {
    **{colour: (colour,) for colour in DIE},
    **{f"{one}_or_{other}": (one, other) for at, one in enumerate(BASIC) for other in BASIC[at + 1 :]},
    "basic": BASIC,
    "any": DIE,
}
"""What a cost is called, here and in texts, and the colours of which one pays it (M5.13)."""


class Way(NamedTuple):
    """One way to use a card, a Unit or a skill."""

    key: str
    mode: str  # basic, strong, sideways, use
    steps: Branch
    costs: tuple[str, ...]  # words of `COSTS`
    moments: frozenset[str]
    needs: Branch  # the steps that say why it cannot be used
    makes: frozenset[str]  # the points that a sink may want


class Card(NamedTuple):
    """A Deed card: its ways to be played, besides sideways."""

    sort: str  # action, spell, artifact
    colour: str
    basic: tuple[Way, ...]
    strong: tuple[Way, ...]
    advanced: bool = False
    mode: str = "all"  # or competitive (MS0.7)
    icons: tuple[str, ...] = ()  # of its types: movement, influence, combat, healing, special


CARDS: dict[str, Card] = {}


class Skill(NamedTuple):
    """M8: `often` is "turn", "round" or "always"; `mode` is all, competitive or cooperative (M8.6).

    `centre` is what another player may do with it while it lies in the centre (M8.7); `gained` happens once, when it is
    gained.
    """

    hero: str
    often: str
    ways: tuple[Way, ...]
    mode: str = "all"
    centre: tuple[Way, ...] = ()
    gained: Branch = ()
    back: tuple[Way, ...] = ()  # what turns it up again (MK2.0)
    softens: tuple[str, ...] = ()  # the hero ignores 2 damage of an attack of these elements, 1 of any other
    returns: str = ""  # the step that starts the owner's turn when it comes back from the centre


SKILLS: dict[str, Skill] = {}


class UnitCard(NamedTuple):
    tier: str  # regular or elite
    level: int
    cost: int
    armor: int
    places: tuple[str, ...]
    ways: tuple[Way, ...]
    resists: tuple[str, ...] = ()
    copies: int = 2
    marks: tuple[str, ...] = ()  # what rules ask about it: thug, hero, familiar, master; local: by interaction only
    marked: Mapping[str, tuple[Way, ...]] = MappingProxyType({})  # its abilities with a mark (ML8.5)


UNITS: dict[str, UnitCard] = {}


class Enemy(NamedTuple):
    """`colour` is the back and the pile; `strikes` are blocked one by one; `summons` names the piles drawn from."""

    colour: str
    copies: int
    armor: int
    fame: int
    strikes: tuple[Strike, ...] = ()
    abilities: tuple[str, ...] = ()
    resists: tuple[str, ...] = ()
    summons: str = ""
    high: int = 0  # the Armor of an Elusive enemy until all its attacks are blocked (ML11.1)
    faction: str = ""  # whose pile of this colour it belongs to
    defend: int = 0  # the Armor that it lends to whoever is attacked first (MT3)
    reputation: int = 0  # its defeat changes it (ML12.1)

    @property
    def pile(self) -> str:
        return f"{self.faction}_{self.colour}" if self.faction else self.colour


COLOURS = ("green", "gray", "violet", "brown", "red", "white")
FACTIONS = ("elementalist", "dark_crusader")
ORDINARY = {f"{faction}_{colour}": colour for faction in FACTIONS for colour in ("green", "brown", "red")}
"""MT2.4: the pile that is drawn from when all of a faction's tokens of a colour are in play."""
ENEMIES: dict[str, Enemy] = {}


class Favour(NamedTuple):
    """MT10: a faction token: used once by one of its ways, or when damage is assigned (`spares`)."""

    faction: str
    ways: tuple[Way, ...]
    spares: int = 0  # Wounds that the hero ignores


FAVOURS: dict[str, Favour] = {}


class Ruin(NamedTuple):
    """An altar asks for mana and gives Fame; the others hold enemies and a reward."""

    pay: tuple[str, ...] = ()
    fame: int = 0
    enemies: tuple[str, ...] = ()
    rewards: tuple[str, ...] = ()


ALL_CRYSTALS = "crystals"  # one of each basic colour, no dice
RUINS: dict[str, Ruin] = {}


class Ground(NamedTuple):
    """A space as printed, or as something that lies over it shows it.

    Who rampages there, the colour of a mine or a city; `hold`: where its `Hold` is noted, if not by the space itself.
    """

    terrain: str
    site: str = ""
    rampaging: str = ""
    colour: str = ""
    hold: int = -1


class Tile(NamedTuple):
    """Seven spaces in the order C, NE, E, SE, SW, W, NW. `kind`: start, countryside, core or city.

    `walls` are pairs of its spaces with a wall between them: `("C", "NE")` (ML2.1).
    """

    kind: str
    number: int
    spaces: tuple[Ground, ...]
    walls: tuple[tuple[str, str], ...] = ()


TILES: dict[str, Tile] = {}


class Site(NamedTuple):
    """What the rules ask about a kind of site; a new site is a row of `sites/plain.py`, or a file.

    What is more than a number or a word is a function in the site's own file. `garrison` is put there when the tile is
    revealed, `draws` is met on entering (M13.17). `survivors`: what becomes of enemies that were not defeated: stay, go
    (discarded), anew (others come instead) or replace (M12.23).
    """

    sort: str  # inhabited, fortified, adventure, resource, special
    garrison: str = ""
    draws: tuple[str, ...] = ()
    rewards: tuple[str, ...] = ()
    survivors: str = "stay"
    night: bool = False  # night rules (M4.4)
    units: bool = True  # whether Units may be used (M7.8)
    again: bool = False  # can be entered again for Fame only
    icon: str = ""  # of the Units recruited here
    healing: int = 0  # Influence for a Healing point
    sells: str = ""  # the offer whose cards are sold here: cloister or spells
    owned: bool = False  # belongs to whoever conquered it last (M13.3)
    closes: bool = False  # no site any more once it has a shield
    plunder: bool = False
    burns: bool = False
    shared: bool = False  # heroes can be there together (M10.13)
    dark: bool = False  # night rules hold on its space (MT9.1)
    away: bool = False  # a figure whose turn ends there leaves the map (M13.13)
    glory: bool = False  # a shield there counts for Greatest Conqueror (M22.5)
    revealed: Callable[[State, int], None] | None = None  # (s, at): its space is turned up (M10.10)
    start: Callable[[State], None] | None = None  # a turn begins there
    end: Callable[[State], Effect] | None = None  # a turn ends there (M16.4)
    wares: Callable[[State], list[int]] | None = None  # the cards that are sold there, besides `sells`
    hires: Callable[[State], list[int]] | None = None  # the Units on offer there, if not those with its icon
    assault: str = "assault"  # the step that begins when it is entered while it is hostile (M10.5)
    paths: tuple[tuple[int, tuple[str, ...]], ...] = ()  # what each costs in Move and brings (ML3.6)
    surcharge: Callable[[UnitCard], int] | None = None  # every Unit is recruited there, for this much more (ML5.1)


BARE = Site("none")
SITES: dict[str, Site] = {}


class Hero(NamedTuple):
    """The two own cards, each instead of a common one of its colour (M1.5); the three dots of the hero card (M19.1)."""

    own: dict[str, str]
    dots: tuple[str, ...]


HEROES: dict[str, Hero] = {}
COMMON: dict[str, int] = {}
"""The cards that all starting decks share, with their copies."""


class Tactic(NamedTuple):
    """M3.2: `time` is day or night; the number gives the place in the Round Order."""

    time: str
    number: int


TACTICS: dict[str, Tactic] = {}


class Banner(NamedTuple):
    armor: int = 0
    resists: tuple[str, ...] = ()
    plus: int = 0  # to the Unit's attacks and blocks
    fame: int = 0  # each time the Unit attacks or blocks
    ways: tuple[Way, ...] = ()  # further abilities of the Unit
    readies: bool = False  # once a Round, not in combat
    spares: bool = False  # once a Round it takes a Wound of its Unit away (ML9.2)


BANNERS: dict[str, Banner] = {}


# -- fights


class Encounter(NamedTuple):
    """Why a combat is fought: `settle` says what comes of it for the space that was fought for."""

    settle: Callable[[State, Combat], None]
    inside: bool = False  # in a site, whose rules for night and Units hold (M4.4, M7.8)
    side: str = "guard"  # of those who are fought in it
    decide: Callable[[State, Fight], None] | None = None  # what comes of a fight of several heroes (M14.9)
    last: str = ""  # the phase after which it is over, if not the last one
    aims: bool = True  # targets are chosen
    least: int = 1  # of the tokens that each hero of a joint fight faces
    assault: bool = False  # on a fortified site, or counts as such (ML6.6)
    joins: Callable[[State, Combat, tuple[int, ...]], None] | None = None  # how the tokens of a share join a combat
    parts: Callable[[State], tuple[tuple[int, ...], ...]] | None = None  # tokens in classes that are shared apart
    begins: str = "set_out"  # the step that follows when all agree
    dealt: Callable[[State, Fight], None] | None = None  # the shares are dealt (ML21.1)


ENCOUNTERS: dict[str, Encounter] = {}


class Side(NamedTuple):
    """On which side an enemy fights: what its defeat brings at once, and what becomes of it after the combat."""

    felled: Callable[[State, Combat, Foe], None] | None = None
    after: Callable[[State, Combat, Foe], None] | None = None
    enemy: bool = True  # an enemy token, which brings Fame and goes to its pile
    immune: bool = False  # no effect reaches it (M18.10)
    hit: Callable[[State, Combat, int, int], None] | None = None  # (s, c, at, times): an attack that does not defeat
    beyond: bool = False  # it is never a target (ML16.6)
    pays: bool = True  # its defeat brings Fame and all that depends on it
    alike: bool = False  # equal ones are one answer: an army may be large


SIDES: dict[str, Side] = {}


# -- where rows stand

Row = TypeVar("Row")
HOME: dict[str, str] = {}
"""The module of every row that is printed somewhere and has a text: card, skill, Unit, enemy, Tactic, site, ruins."""
SET_OF: dict[str, str] = {}
"""The set that a row of a box belongs to: the folder of its module."""
BASE = "base"


def enrol(table: dict[str, Row], rows: Mapping[str, Row], home: str, told: bool = True) -> None:
    """Put rows into a registry; two sets cannot have one of the same name. `told`: they have a text."""
    twice = table.keys() & rows.keys()
    assert not twice, f"{home}: {', '.join(twice)} stands there already"
    table.update(rows)
    if ".box." in home:
        SET_OF.update(dict.fromkeys(rows, home.split(".")[-2]))
    if told:
        HOME.update(dict.fromkeys(rows, home))


def in_play(table: dict[str, Row], options: Mapping[str, str]) -> dict[str, Row]:
    """The rows of the sets that a match is played with: the base game, and those that the option `sets` names.

    MK1.1, MT1.1: heroes with their cards and skills, enemies of factions.
    ML1.1, ML1.2, ML1.3, ML1.4, ML1.6: what a set adds is mixed with the rest, and nothing else is different about it.
    """
    sets = (BASE, *options.get("sets", "").split(","))
    return {name: row for name, row in table.items() if SET_OF[name] in sets}


# -- who has turns besides the seats' heroes


class Actor(NamedTuple):
    """Somebody with a place in the Round Order and no seat."""

    joins: Callable[[Mapping[str, str]], bool]  # whether it plays, by the options
    join: Callable[[State], None]  # at the set-up
    tactic: Callable[[State], None]  # it takes one
    number: Callable[[State], int]  # of the Tactic that it took: its place in the order
    turn: Callable[[State], None]
    renew: Callable[[State], None]  # a new Round is prepared
    takes: Callable[[State, str, int], bool] | None = None  # a card that leaves an offer: whether it keeps it
    gained: Callable[[State], None] | None = None  # a hero has gained a skill


DUMMY, VOLKARE = -1, -2
ACTORS: dict[int, Actor] = {}
"""By their number in the Round Order; numbers below 0."""


# -- actions of a turn


class Action(NamedTuple):
    """A voluntary action of a turn (M9.7): at which sites it is taken, and whether it can be taken here now."""

    sites: Callable[[Site], bool]  # also asked about a space without one: `BARE`
    here: Callable[[State, int], bool]
    proposal: bool = False  # nothing has happened yet when it begins


ACTIONS: dict[str, Action] = {}
"""By the step that they start."""

WINDOWS: list[Callable[[State, dict[str, tuple[Any, ...]]], None]] = []
"""What may be done before one's turn (M9.1): functions that add answers."""
