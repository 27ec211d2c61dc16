"""`greedy`: buys light and attack, fights what it can beat, thins its deck, levels its heroes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...bots import Seen
from ...core.decision import words
from ...core.match import Match
from ...core.state import Step
from .battle import victims
from .card import CARDS, STONE, Card
from .hall import monsters
from .piles import purse
from .prepare import feed, give_weapon, prepare, use
from .reckoning import best, may_attack
from .state import Ids, State

PATIENCE = 60  # turns of its own after which it fights even what it cannot beat: every match ends


class Greedy:
    """Every answer by what the cards are worth to it then; a battle by the forecast."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, seen: Seen) -> str:
        keys = seen.decision.keys
        world = seen.imagine(self.random)
        s = world.state
        assert isinstance(s, State)
        match seen.decision.kind:
            case "ts.turn":
                return turn(s, seen.seat, keys)
            case "ts.prepare":
                return ready(s, keys)
            case "ts.village":
                return next((key for key in keys if key in VILLAGE_USES), "shop")
            case "ts.shop":
                return shop(s, seen.seat, keys)
            case "ts.level":
                return max(keys, key=lambda key: level_gain(key))
            case "ts.rest":
                return lightest(keys)
            case "ts.borrow":
                return max(keys, key=lambda key: worth(CARDS[words(key).what]) if key != "none" else 0.0)
            case "ts.order":
                return next((key for key in keys if words(key).verb == "send"), keys[0])
            case _:
                return tried(world, seen.seat, keys)


VILLAGE_USES = ("use:town_guard.1", "use:trainer.1", "use:barkeep.1", "use:pawnbroker.1")
"""The village effects that pay at once and keep their card."""

DUNGEON_USES = (
    "use:regian_priest.1", "use:regian_bishop.1", "use:chalice_defender.1", "use:chalice_paladin.1",
    "use:regian_cleric.1", "use:regian_priest.2", "use:regian_bishop.2", "use:chalice_quester.1",
    "use:chalice_defender.2", "use:lorigg_rogue.1", "use:lorigg_outlaw.1", "use:redblade_poisoner.1",
    "use:redblade_assassin.1", "use:thyrian_lord.1", "use:selurin_theurge.1",
)  # fmt: skip
"""What costs nothing, or a Disease: used before anything is decided."""


def worth(card: Card) -> float:
    """What a card does for its owner, in round figures. Below zero: better gone."""
    if card.sort == "disease":
        return -2.0
    if card.word == "militia":
        return -0.3
    points = 1.2 * card.vp
    if card.sort == "monster":
        return points + 0.2 * card.gold + 0.4 * (card.attack + card.magic + card.light) - 0.4
    power = card.attack + 1.2 * card.magic + 0.8 * card.light + 0.3 * card.gold + points
    if card.is_hero:
        power += 0.5 * card.far + 0.6 * card.edge + 0.15 * card.strength + 0.7 * len(card.uses)
        return power + 2.0 * (card.doubles + card.charges + card.dispels) - 1.0 * card.idle_in_front
    if card.weight >= 0:
        return power + 0.4 * card.heavy_attack - 0.2 * card.weight
    return power + FURTHER.get(card.word, 0.0)


FURTHER = {
    "arcane_energies": 0.6, "banish": 0.4, "barkeep": 0.3, "battle_fury": 1.6, "feast": 1.2, "goodberries": 0.6,
    "iron_rations": 0.2, "magical_aura": 0.9, "pawnbroker": 1.4, "town_guard": 1.6, "trainer": 1.5,
}  # fmt: skip


def estate(s: State, seat: int) -> float:
    """What a seat has: its cards, and experience to spend."""
    zones = (s.deck[seat], s.hand[seat], s.discard[seat])
    total = 0.8 * s.xp[seat] + sum(worth(CARDS[s.face[pid]]) for zone in zones for pid in zone)
    return round(total, 6)  # the order of adding must not decide


def tried(world: Match, seat: int, keys: tuple[str, ...]) -> str:
    """The answer after which the seat has most."""

    def after(key: str) -> float:
        trial = world.clone()
        trial.choose(key)
        assert isinstance(trial.state, State)
        return estate(trial.state, seat)

    return max(keys, key=after)


# -- the battle


def prize(s: State, rank: int) -> float:
    """What a victory over the monster of a rank brings."""
    monster = CARDS[s.face[s.hall[rank - 1]]]
    gain = 1.5 * monster.vp + 0.8 * monster.xp + 0.3 - monster.diseases
    behind = s.hall[1] if rank == 1 else -1
    return gain + (4.5 if behind >= 0 and s.face[behind] == STONE else 0.0)


def outlook(s: State) -> tuple[float, float, int]:
    """The best battle now: what it brings (below zero without a victory), how near the others are, and its rank."""
    found = (-99.0, 0.0, 0)
    near = 0.0
    for rank in monsters(s):
        if not may_attack(s, rank):
            continue
        r, _ = best(s, rank)
        near += min(r.value, r.health + 2) / r.health
        if r.won:
            gain = prize(s, rank)
        else:
            monster = CARDS[s.face[s.hall[rank - 1]]]
            harm = monster.diseases + (1.0 if monster.slays and victims(s, monster, r) else 0.0)
            gain = -5.0 - harm - 2.0 * rank  # a lost battle in front brings the end nearer
        found = max(found, (gain, 0.0, rank))
    return found[0], near, found[2]


def ready(s: State, keys: tuple[str, ...]) -> str:
    """Weapons, food and effects as long as they better the outlook; then the best target."""
    free = next((key for key in keys if key.partition("#")[0] in DUNGEON_USES), None)
    if free is not None:
        return free
    now = outlook(s)
    key, then, _ = improve(s)
    if then[:2] > now[:2]:
        return key
    return f"attack:{now[2]}" if now[2] else keys[-1] if "leave" not in keys else "leave"


SURE_USES = ("use:battle_fury.1", "use:feast.1", "use:spear.1")
"""Effects that change the battle without a draw or a question."""

DEEDS: dict[str, Callable[..., None]] = {"equip": give_weapon, "feed": feed, "use": use}


def deeds(s: State) -> dict[str, Step]:
    """The steps of preparation that can be tried on a copy: weapons, Food and effects that draw and ask nothing."""
    decision = prepare(s)
    assert decision.values is not None
    offered = zip(decision.keys, decision.values, strict=True)
    return {
        key: step for key, step in offered if step[0] in ("equip", "feed") or key.partition("#")[0] in SURE_USES
    }  # fmt: skip


def improve(s: State) -> tuple[str, tuple[float, float, int], State]:
    """The step of preparation that betters the outlook most: its key, the outlook and the state after it."""
    found = ("", (-99.0, 0.0, 0), s)
    for key, (name, *args) in deeds(s).items():
        trial = s.clone()
        DEEDS[str(name)](trial, *args)
        after = outlook(trial)
        if words(key).what == "spear.1":
            after = (after[0] - 0.5, after[1], after[2])  # it is destroyed
        if after[:2] > found[1][:2]:
            found = (key, after, trial)
    return found


def prospect(s: State) -> float:
    """What entering the dungeon would bring with this hand, made ready as far as nothing has to be drawn."""
    s = s.clone()
    s.phase = "dungeon"
    now = outlook(s)
    for _ in range(8):
        _, then, after = improve(s)
        if then[:2] <= now[:2]:
            break
        s, now = after, then
    return now[0]


# -- the turn


def turn(s: State, seat: int, keys: tuple[str, ...]) -> str:
    """Fight what can be beaten; else buy what is worth it; else thin the deck."""
    gain = prospect(s) if "dungeon" in keys else -9.0
    buying = max((want(s, seat, CARDS[s.face[stack[-1]]]) for stack in on_sale(s, purse(s))), default=0.0)
    junk = min((worth(CARDS[s.face[pid]]) for pid in s.hand[seat]), default=0.0)
    if gain > 0 and gain >= 0.6 * buying:
        return "dungeon"
    if "dungeon" in keys and s.turn > PATIENCE * s.seats and s.turn // s.seats % 2:
        return "dungeon"
    if junk <= -2.0 and buying < 4.0:
        return "rest"
    return "village" if buying > 1.0 or junk >= 0 else "rest"


def on_sale(s: State, gold: int) -> list[Ids]:
    return [stack for stack in s.stacks if stack and CARDS[s.face[stack[-1]]].cost <= gold]


def want(s: State, seat: int, card: Card) -> float:
    """What a card on sale is worth to this deck: light as long as it is short, weapons as long as hands are free."""
    mine = [CARDS[s.face[pid]] for zone in (s.deck[seat], s.hand[seat], s.discard[seat]) for pid in zone]
    value = worth(card)
    light = sum(other.light for other in mine if other.weight < 0 and other.sort != "monster")
    value += card.light * (1.5 if light < len(mine) * 0.35 else -0.3)
    if card.weight >= 0:
        bearers = sum(other.strength >= card.weight for other in mine if other.is_hero)
        weapons = sum(other.weight >= 3 for other in mine)
        value += 1.0 if bearers > 2 * weapons else -3.0
    if card.sort == "village" and card.weight < 0 and not card.light:
        value -= 1.0 * sum(other.word == card.word for other in mine)
    return value


def shop(s: State, seat: int, keys: tuple[str, ...]) -> str:
    """The card that this deck wants most, if it wants any."""
    return max(keys, key=lambda key: 0.8 if key == "done" else want(s, seat, CARDS[words(key).what]))


def level_gain(key: str) -> float:
    """A higher level is always worth its experience; Militia first become the best hero."""
    if key == "done":
        return 0.0
    part = words(key)
    return worth(CARDS[part.whom]) - worth(CARDS[part.what])


def lightest(keys: tuple[str, ...]) -> str:
    """Destroy what is better gone."""
    return min(keys, key=lambda key: -0.1 if key == "none" else worth(CARDS[words(key).what]))
