"""What a viewer sees of the table."""

from __future__ import annotations

from functools import cache
from typing import Literal, NotRequired, TypedDict

from ...core.zones import seen
from .card import CARDS, FOES, QUESTS, SCORES, TILES
from .combat import reckon
from .dungeon import at, exits
from .ending import QUESTS_TO_WIN
from .quests import is_place
from .scores import full_life, life_of, limit, score
from .state import ABILITY, Announced, Attack, Ids, State

STANCES: tuple[Literal["standing", "fallen", "caged"], ...] = ("standing", "fallen", "caged")


class ExitView(TypedDict):
    """An edge of a location; a blocked exit that a hero holds open is `held`."""

    kind: Literal["wall", "open", "blocked", "trap", "held"]
    stat: str  # of its threat, empty for none
    need: int


class BarrierView(TypedDict):
    kind: Literal["hazard", "spikes", "pit"]
    need: int  # of a hazard: what it adds
    stat: str
    works: bool  # not bridged, not deactivated


class TileView(TypedDict):
    """A location on the table."""

    tile: str
    at: str  # steps east and north of the Entrance: "1,-2"
    turned: bool
    exits: list[ExitView]  # north, east, south, west as it lies
    glory: int
    peril: int
    dark: bool
    type: Literal["room", "tunnel"]
    barrier: BarrierView | None
    deactivated: bool
    bridge: bool
    heroes: list[int]  # the seats whose heroes stand there
    charges: list[str]  # quests whose charge was left there
    designed: bool  # a card of this project, not of the publisher


class QuestView(TypedDict):
    quest: str
    life: int | None  # of its monster
    places: list[str]  # the maps where it is pursued
    designed: bool


class StrayView(TypedDict):
    """A charge that was left in a location."""

    quest: str
    tile: str


class MonsterView(TypedDict):
    card: str
    life: int
    full: int  # its Life when unhurt
    attached: list[str]


class AnnouncedView(TypedDict):
    """An Encounter that was announced: a trap, or a monster with its Life."""

    card: str
    seat: int  # against whose hero
    form: str  # empty for a trap
    life: NotRequired[int]
    full: NotRequired[int]
    attached: NotRequired[list[str]]


class GearView(TypedDict):
    card: str
    kind: Literal["treasure", "boon", "bane", "monster", "trap"]
    attached: list[str]


class PlayerView(TypedDict):
    """A seat with its hero; a hidden card of the hand is None."""

    hero: str  # empty before it is chosen
    out: bool
    level: int
    life: int
    glory: int
    peril: int
    ap: int
    stance: Literal["standing", "fallen", "caged"]
    scores: dict[str, int]  # melee, magic, speed; empty for who has no hero
    limits: dict[str, int]  # treasure, boon; likewise
    ability_used: bool
    at: str | None
    tile: str | None
    hand: list[str | None]
    gear: list[GearView]
    lair: list[MonsterView]
    quests: list[QuestView]
    done: list[str]
    carried: list[str]  # quests whose charge walks with the hero


class RollView(TypedDict):
    """A threat that is about to be rolled."""

    who: int
    stat: str
    need: int
    adds: int  # to the die
    source: str


class AttackView(TypedDict):
    """One attack of a combat; dice and totals are 0 before they are rolled."""

    attacker: str
    attacker_seat: int  # -1: a monster
    attacker_life: int
    target: str  # empty if nobody is attacked any more
    target_seat: int
    form: str
    off: bool
    adds: int
    counter_adds: int
    die: int
    counter_die: int
    attack: int
    counter: int
    winner: Literal["attacker", "target", ""]
    chances: list[int] | None  # of 36: a strike, a tie, a counter strike; None once a die is cast


class CombatView(TypedDict):
    stage: int  # 1 to 8
    sort: str  # lord, duel, quest, solo
    owner: int  # whose monsters attack, -1 for nobody's
    quest: str | None
    attacks: list[AttackView]


class View(TypedDict):
    """The table as a viewer sees it."""

    phase: int  # 1 to 5, 0 before the first turn
    round: int
    first: int
    map: list[TileView]
    free: list[str]  # free places beside the dungeon
    maps_left: int
    map_hands: list[list[str | None]]
    deck: int
    discards: list[str | None]
    peril_deck: int
    peril_discards: list[str | None]
    quest_deck: int
    shared: list[QuestView]
    stray: list[StrayView]
    announced: list[AnnouncedView]
    reserved: list[int]  # Peril that the announcement will take from each seat
    waiting: list[str]  # alone: Banes that wait for their event
    players: list[PlayerView]
    combat: CombatView | None
    roll: RollView | None
    found: str | None  # the quest whose goal a search found here
    box: list[str]  # heroes that nobody plays
    needed: int  # quests that win


def view(s: State, viewer: int) -> View:
    """D5.7, D15.12: hands are hidden; the dungeon, inventories, lairs, quests and combats lie open.

    D1.2: `needed` quests win.
    """
    return {
        "phase": s.phase,
        "round": s.round,
        "first": s.first,
        "map": [tile(s, pid) for pid in s.cells.values()],
        "free": [at(cell) for cell in s.frontier],
        "maps_left": len(s.maps),
        "map_hands": [seen(s, hand, viewer) for hand in s.map_hand],
        "deck": len(s.deck),
        "discards": seen(s, s.discards, viewer),
        "peril_deck": len(s.peril_deck),
        "peril_discards": seen(s, s.peril_discards, viewer),
        "quest_deck": len(s.quest_deck),
        "shared": [quest(s, pid) for pid in s.shared],
        "stray": [{"quest": s.face[pid], "tile": s.face[where]} for pid, where in s.dropped.items()],
        "announced": [announced(s, entry) for entry in s.announced],
        "reserved": s.reserved[:],
        "waiting": [s.face[pid] for pid in s.waiting],
        "players": [player(s, seat, viewer) for seat in range(s.seats)],
        "combat": None if s.combat is None else fight(s),
        "roll": None if not s.rolls or not s.rolls[-1].need else threat(s),
        "found": s.face[s.found] if s.found >= 0 else None,
        "box": list(s.box),
        "needed": QUESTS_TO_WIN,
    }


def tile(s: State, pid: int) -> TileView:
    """D4.4: a location as it lies."""
    word = s.face[pid]
    printed = TILES[word]
    barrier = printed.barrier
    held = [(exit.way + 2 * s.turned[pid]) % 4 for exit in s.held if exit.tile == pid]
    return {
        "tile": word,
        "at": at(s.cell[pid]),
        "turned": bool(s.turned[pid]),
        "exits": [
            {"kind": "wall", "stat": "", "need": 0}
            if exit is None
            else {"kind": "held" if way in held else exit.kind, "stat": exit.stat, "need": exit.need}
            for way, exit in enumerate(exits(word, s.turned[pid]))
        ],
        "glory": printed.glory,
        "peril": printed.peril,
        "dark": printed.dark,
        "type": printed.type,
        "barrier": None
        if barrier is None
        else {
            "kind": barrier.kind,
            "need": barrier.need,
            "stat": barrier.stat,
            "works": pid != s.bridge and not (barrier.kind == "hazard" and pid in s.deactivated),
        },
        "deactivated": pid in s.deactivated,
        "bridge": pid == s.bridge,
        "heroes": [seat for seat in range(s.seats) if s.where[seat] == pid and not s.out >> seat & 1],
        "charges": [s.face[q] for q, where in s.dropped.items() if where == pid],
        "designed": printed.designed,
    }


def quest(s: State, pid: int) -> QuestView:
    """D4.3: a quest with what its monster has left."""
    word = s.face[pid]
    return {
        "quest": word,
        "life": life_of(s, pid) if word in FOES else None,
        "places": list(places_of(word)),
        "designed": QUESTS[word].designed,
    }


@cache
def places_of(word: str) -> tuple[str, ...]:
    """D17.1, D17.16, D17.17: the maps where a quest is pursued: both of an escort, every dark tunnel of a search."""
    card = QUESTS[word]
    return tuple(tile for tile in TILES if any(is_place(card, number, tile) for number in range(len(card.places))))


def announced(s: State, entry: Announced) -> AnnouncedView:
    """D8.6: what was announced, against whom."""
    told: AnnouncedView = {"card": s.face[entry.card], "seat": entry.seat, "form": entry.form}
    if told["card"] in FOES:
        fighter = monster(s, entry.card)
        told["life"], told["full"], told["attached"] = fighter["life"], fighter["full"], fighter["attached"]
    return told


def monster(s: State, pid: int) -> MonsterView:
    """D15.4: a monster with its Life and what hangs on it."""
    return {"card": s.face[pid], "life": life_of(s, pid), "full": full_life(s, pid), "attached": hung_on(s, pid)}


def hung_on(s: State, pid: int) -> list[str]:
    """D4.8: what is attached to a card."""
    return [s.face[other] for other in s.attached if s.host[other] == pid]


def player(s: State, seat: int, viewer: int) -> PlayerView:
    """D4.1, D4.2: a hero with its present scores, its trackers and its cards."""
    alive = bool(s.hero[seat]) and not s.out >> seat & 1
    return {
        "hero": s.hero[seat],
        "out": bool(s.out >> seat & 1),
        "level": s.level[seat],
        "life": s.life[seat],
        "glory": s.glory[seat],
        "peril": s.peril[seat],
        "ap": s.ap[seat] + s.grit[seat],
        "stance": STANCES[s.stance[seat]],
        "scores": {stat: score(s, seat, stat) for stat in SCORES} if alive else {},
        "limits": {kind: limit(s, seat, kind) for kind in ("treasure", "boon")} if alive else {},
        "ability_used": bool(s.used[seat] & ABILITY),
        "at": at(s.cell[s.where[seat]]) if s.where[seat] >= 0 else None,
        "tile": s.face[s.where[seat]] if s.where[seat] >= 0 else None,
        "hand": seen(s, s.hand[seat], viewer),
        "gear": gear(s, s.gear[seat]),
        "lair": [monster(s, pid) for pid in s.lair[seat]],
        "quests": [quest(s, pid) for pid in s.quests[seat]],
        "done": [s.face[pid] for pid in s.done[seat]],
        "carried": [s.face[pid] for pid in s.carried[seat]],
    }


def gear(s: State, cards: Ids) -> list[GearView]:
    """D14.2: an inventory, Banes that lie with the hero included."""
    return [{"card": s.face[pid], "kind": CARDS[s.face[pid]].kind, "attached": hung_on(s, pid)} for pid in cards]


def threat(s: State) -> RollView:
    """D16.1: the threat that is about to be rolled."""
    roll = s.rolls[-1]
    have = score(s, roll.who, roll.stat) + roll.plus
    return {"who": roll.who, "stat": roll.stat, "need": roll.need, "adds": have, "source": roll.source}


def fight(s: State) -> CombatView:
    """D15: the combat stage by stage, with what each side adds to its die and what was rolled."""
    assert s.combat is not None
    return {
        "stage": s.combat.stage,
        "sort": s.combat.sort,
        "owner": s.combat.owner,
        "quest": s.face[s.combat.quest] if s.combat.quest >= 0 else None,
        "attacks": [attack(s, a) for a in s.combat.attacks],
    }


def attack(s: State, a: Attack) -> AttackView:
    """D15.7 to D15.9: one attack: both sides, what they add, what they rolled, and who strikes."""
    idle = a.seat < 0 and a.prey < 0
    mine, theirs = (0, 0) if idle else reckon(s, a)
    return {
        "attacker": s.face[a.card] if a.card >= 0 else s.hero[a.hero],
        "attacker_seat": a.hero,
        "attacker_life": life_of(s, a.card) if a.card >= 0 else s.life[a.hero],
        "target": "" if idle else s.face[a.prey] if a.prey >= 0 else s.hero[a.seat],
        "target_seat": a.seat,
        "form": a.form,
        "off": a.off or idle,
        "adds": mine,
        "counter_adds": theirs,
        "die": a.attack_die,
        "counter_die": a.counter_die,
        "attack": a.attack,
        "counter": a.counter,
        "winner": winner(a),
        "chances": None if idle or a.attack_die or a.counter_die else chances(mine, theirs),
    }


def winner(a: Attack) -> Literal["attacker", "target", ""]:
    """D15.9: the side that strikes, once both dice are cast; a tie is nobody's."""
    if not a.attack_die or not a.counter_die or a.attack == a.counter:
        return ""
    return "attacker" if a.attack > a.counter else "target"


def chances(mine: int, theirs: int) -> list[int]:
    """D15.9: of the 36 pairs of dice, how many are a strike, a tie, a counter strike: the forecast."""
    gaps = [mine + a - theirs - c for a in range(1, 7) for c in range(1, 7)]
    return [sum(gap > 0 for gap in gaps), sum(gap == 0 for gap in gaps), sum(gap < 0 for gap in gaps)]
