"""What a view of Mage Knight holds, for whoever reads it. Spaces and positions are axial coordinates [q, r]."""

from __future__ import annotations

from typing import Any, TypedDict

Spot = list[int]


class Why(TypedDict):
    clause: str
    message: str
    args: dict[str, Any]


class WayThere(TypedDict):
    """A ready path that the Move points pay for: the answers up to its first news."""

    cost: int
    keys: list[str]
    news: bool
    stops: bool
    angers: list[str]  # the enemies whom the last step provokes
    danger: str  # "", assault, provoke or duel


class AttackView(TypedDict):
    value: int
    element: str


class DefenderView(TypedDict):
    """A defender as it would fight there, with the bonus of the place; None and zeros: face down."""

    name: str | None
    colour: str
    armor: int
    printed: int  # its Armor elsewhere
    strikes: list[AttackView]


class SaleView(TypedDict):
    colour: str
    price: int


class HoldView(TypedDict):
    """A city or another stronghold: what all see of it."""

    kind: str
    colours: list[str]
    level: int  # 0: friendly
    shields: list[int]  # whose, in the order in which they were put there
    leader: int  # -1: nobody
    conquered: bool
    garrison: list[DefenderView]
    sells: list[SaleView]  # what each of its colours sells once it is open


class PackView(TypedDict):
    """Rampaging enemies with something more to them (MT5, MT6)."""

    foes: list[str]
    faction: str
    reach: int  # from how far they are provoked
    hunts: int | None  # a seat
    stunned: bool


class LeaderView(TypedDict):
    """The leader of a faction (MT11); level 0: defeated."""

    name: str
    faction: str
    at: Spot
    level: int
    marks: list[int]  # the seat whose shield lies on each level, -1 for none; level 1 first
    armor: int
    high: int
    abilities: list[str]
    resists: list[str]
    strikes: list[AttackView]
    summons: list[str]


class SpaceView(TypedDict):
    at: Spot
    terrain: str
    site: str
    open: bool  # the site is still one
    colour: str
    cost: int | None  # None where it cannot be entered
    way: WayThere | None
    why: Why | None
    foes: list[str | None]  # None: face down
    acts: list[str]  # the actions that the site is there for
    rampaging: bool
    ruin: str | None  # "hidden" while face down
    packs: list[PackView]
    draws: list[str]  # the pursuers that would attack whoever ends the movement here
    shields: list[int]
    hold: HoldView | None


class WallView(TypedDict):
    """A wall on the edge of two spaces, and what crossing it costs more now."""

    between: list[Spot]
    cost: int


class TileView(TypedDict):
    at: Spot
    tile: str
    kind: str


class PositionView(TypedDict):
    """Where the next tile may come."""

    at: Spot
    key: str
    way: WayThere | None
    why: Why | None


class MapView(TypedDict):
    shape: str
    tiles: list[TileView]
    spaces: list[SpaceView]
    walls: list[WallView]
    open: list[PositionView]


class OfferedUnit(TypedDict):
    name: str
    level: int
    cost: int
    armor: int
    resists: list[str]
    places: list[str]


class UnitView(OfferedUnit):
    key: str
    spent: bool
    wounds: int
    banner: str | None
    banner_used: bool
    bonded: bool


class SkillView(TypedDict):
    name: str
    used: bool
    turned: bool  # face down until something turns it up (MK2.0)


class PlayerView(TypedDict):
    hero: str
    at: Spot | None
    fame: int
    level: int
    next_level: bool
    ladder: list[int]
    reputation: int
    modifier: int
    deals: bool  # the Reputation allows interaction
    armor: int
    hand_limit: int
    command: int
    crystals: dict[str, int]
    hand: list[str | None]
    deck: int
    discard: list[str | None]
    played: list[str | None]
    stored: int
    units: list[UnitView]
    skills: list[SkillView]
    tactic: str
    tactic_used: bool
    stolen: str
    rewards: list[str]
    aside: list[str]
    display: list[str | None]  # cards that only this seat chooses from
    kept: list[str]  # mana that waits for this seat's own turn
    wheel: str | None  # where the shield lies on Master of Chaos
    favours: list[str]  # faction tokens (MT10)
    puppets: list[str]  # enemies that Puppet Master keeps
    claims: list[str]
    phantoms: list[str]  # that attack before the next own turn (ML26.4)


class RankView(TypedDict):
    """The tokens of one colour in Volkare's army; the sums are those of the known ones."""

    colour: str
    count: int
    known: list[str]
    armor: int
    attack: int


class ArrivalView(TypedDict):
    """What Volkare makes for, how far it is, and how many turns that takes him at the earliest."""

    at: Spot
    steps: int
    turns: int


class VolkareView(TypedDict):
    """General Volkare: what all know about him."""

    at: Spot | None  # None once he is beaten
    level: int
    army: dict[str, int]  # by the colour of his tokens
    tokens: list[str | None]  # those that were drawn; None: face down
    deck: int
    turned: list[str]  # the cards that he turned up
    die: str
    tactic: str
    delayed: bool  # his Round Order token is face down
    lost: int  # tokens since his turn began
    ranks: list[RankView]
    pace: dict[str, int]  # cards of his deck: two steps, one step, looks for heroes, camps
    arrival: ArrivalView | None
    next: dict[str, Spot]  # where a step of each colour would take him; none of red where it looks for heroes
    marks: dict[str, str | None]  # the marked places of the Unit offer and who lies there


class DummyView(TypedDict):
    hero: str
    deck: int
    crystals: dict[str, int]
    tactic: str


class CentreView(TypedDict):
    skill: str
    owner: int
    mark: str | None


class TileDeckView(TypedDict):
    left: int
    core: bool


class OffersView(TypedDict):
    advanced: list[str]
    spells: list[str]
    units: list[OfferedUnit]
    monastery: list[str]
    skills: list[str]


class TurnView(TypedDict):
    phase: str
    move: int
    influence: int
    healing: int
    tokens: list[str]
    dice_left: int
    used_dice: list[str]
    rested: bool
    path: list[Spot]
    at: Spot | None  # where whoever acts stands, or before a turn the viewer


class PointsView(TypedDict):
    kind: str
    element: str
    amount: int
    by: str | None  # the card, Unit or skill that made them
    half: bool
    lost: bool


class ShieldView(TypedDict):
    """What an attack would do to a Unit, and to the hero after that."""

    name: str
    outcome: str
    left: int
    wounds: int


class TagView(TypedDict):
    """An ability that is to be reckoned with, and how often."""

    word: str
    times: int


class WareView(TypedDict):
    face: str
    key: str
    price: int | None  # None: on its card


class StrikeView(TypedDict):
    value: int
    printed: int
    element: str
    key: str
    block: int
    by: list[str]
    by_all: bool
    damage: int
    wounds: int
    poisons: bool
    paralyses: bool
    knocks_out: bool
    units: list[ShieldView]
    open: bool
    aimed: bool
    blocked: bool


class FoeView(TypedDict):
    name: str
    summoned: str | None
    summons: str
    key: str
    armor: int
    printed: int  # its Armor without what the place or effects have changed
    resists: list[str]
    half: list[str]
    fortified: int
    abilities: list[str]
    tags: list[TagView]
    shut: str | None  # why not every attack reaches it now
    fame: int
    rampaging: bool
    guard: bool
    beaten: bool
    idle: bool
    can_target: bool
    aimed: bool
    strikes: list[StrikeView]


class CombatView(TypedDict):
    sort: str
    site: str
    bonus: list[str]  # the colours of the city that is assaulted
    level: int  # of it
    phase: str
    units: bool
    night: bool
    have: int
    want: int
    half: list[str]
    points: list[PointsView]
    targets: list[int]
    wounds: int
    foes: list[FoeView]


class ForceView(TypedDict):
    kind: str
    element: str
    amount: int
    by: str | None


class PriceView(TypedDict):
    key: str  # of the answer that pays it
    verb: str  # hurt, maim, steal, shove
    what: str
    need: int


class DuelView(TypedDict):
    """Everything in a duel is played openly, so both sides and all others see the same."""

    seats: list[int]  # the aggressor first
    terms: list[str]  # how each takes part: own, full, parrying
    wounds: list[int]  # that each took in it
    armor: list[int]  # what a Wound of each hero costs
    phase: str  # attend, ranged, melee
    due: int  # who attacks next
    does: str  # what is asked of whoever acts: attend, attack, block, assign
    acting: int
    struck: int  # whom the attack is for
    walled: bool  # only Siege counts now (M18.5)
    force: list[ForceView]  # the attack: let loose, or as it would be now
    total: int
    blocks: list[ForceView]
    blocked: int  # what the Blocks take away
    left: int  # damage that is to be assigned, or would be
    wounds_at_most: int  # that it would buy
    fame: list[int]  # that each has for pushing the other away (M18.9)
    prices: list[PriceView]  # while damage is assigned


class FightView(TypedDict):
    sort: str
    at: list[int]
    seats: list[int]
    shares: list[list[str | None]]
    acting: int


class ProposalView(TypedDict):
    """A joint fight that is proposed: nothing has happened until all have agreed."""

    sort: str
    at: list[int]
    seats: list[int]  # whoever proposes first
    numbers: list[int]
    shares: list[list[int]]  # of each seat, by class; as far as they are settled
    sizes: list[int]  # how many there are of each class
    pending: list[int]  # who has still to agree
    costs: list[int | None]  # what the way in costs each


class SealView(TypedDict):
    """ML24: no shield goes beyond this place of the Fame track before the seal is broken."""

    row: int
    fame: int
    colour: str


class View(TypedDict):
    """The table as a viewer sees it; None stands for a card whose face it does not know."""

    scenario: str
    round: int
    rounds: int
    day: bool
    order: list[int]
    announced: bool
    last_turns: int
    source: list[str]
    tactics: list[str]
    map: MapView
    centre: list[CentreView]
    tile_deck: TileDeckView
    offers: OffersView
    wares: list[WareView]
    players: list[PlayerView]
    dummy: DummyView | None
    volkare: VolkareView | None
    turn: TurnView
    combat: CombatView | None
    duel: DuelView | None
    fight: FightView | None
    proposal: ProposalView | None
    leaders: list[LeaderView]
    display: list[str]  # the seat's own cards to choose from before the match (MT14)
    seals: list[SealView]
    teams: list[list[int]]  # the seats of each
    chosen: int | None  # the hero of the viewer's team who has to return (MS12.2)
