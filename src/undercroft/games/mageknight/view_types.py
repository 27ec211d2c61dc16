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


class HoldView(TypedDict):
    """A city or another stronghold: what all see of it; its defenders are the `foes` of the space."""

    kind: str
    colours: list[str]
    level: int  # 0: friendly
    shields: list[int]  # whose, in the order in which they were put there
    leader: int  # -1: nobody
    conquered: bool


class PackView(TypedDict):
    """Rampaging enemies with something more to them (MT5, MT6)."""

    foes: list[str]
    faction: str
    reach: int  # from how far they are provoked
    hunts: int | None  # a seat
    stunned: bool


class AttackView(TypedDict):
    value: int
    element: str


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
    kept: list[str]
    wheel: str | None  # where the shield lies on Master of Chaos
    favours: list[str]  # faction tokens (MT10)
    puppets: list[str]  # enemies that Puppet Master keeps
    claims: list[str]


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


class PointsView(TypedDict):
    kind: str
    element: str
    amount: int
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


class StrikeView(TypedDict):
    value: int
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


class PriceView(TypedDict):
    key: str  # of the answer that pays it
    need: int


class DuelView(TypedDict):
    """Everything in a duel is played openly, so both sides and all others see the same."""

    seats: list[int]  # the aggressor first
    terms: list[str]  # how each takes part: own, full, parrying
    wounds: list[int]  # that each took in it
    phase: str  # ranged, melee
    due: int  # who attacks next
    walled: bool  # only Siege counts now (M18.5)
    force: list[ForceView]  # the attack: let loose, or as it would be now
    total: int
    blocks: list[ForceView]
    blocked: int  # what the Blocks take away
    left: int  # damage that is to be assigned, or would be
    prices: list[PriceView]  # while damage is assigned


class FightView(TypedDict):
    sort: str
    at: list[int]
    seats: list[int]
    shares: list[list[str | None]]


class ProposalView(TypedDict):
    sort: str
    at: list[int]
    seats: list[int]
    numbers: list[int]


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
    turn: TurnView
    combat: CombatView | None
    duel: DuelView | None
    fight: FightView | None
    proposal: ProposalView | None
    leaders: list[LeaderView]
    display: list[str]  # the own cards to choose from before the match (MT14)
