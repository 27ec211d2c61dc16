"""`greedy`: explores, then hunts what it can beat unhurt until the last Round, which may find the city."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import product
from random import Random
from typing import Any

from ...bots import Seen
from ...core.decision import PASS
from .play.tracks import WOUND
from .tables import CARDS, ENEMIES
from .things.cards import card_ways
from .world.hexes import DIRECTIONS, EXPLORED_FROM, STEPS, space

Table = dict[str, Any]
FAR = 10_000
DETOUR = 5  # what a step that provokes an enemy counts for in Move points


class Greedy:
    """Decides from the view alone; nothing is kept between questions."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, seen: Seen) -> str:
        keys, kind = seen.decision.keys, seen.decision.kind
        table: Table = seen.view["table"]
        me = table["players"][seen.seat]
        answer = ASKED.get(kind)
        if answer is not None:
            found = answer(table, me, keys)
            if found in keys:
                return found
        return keys[0]


# -- the map


def spaces(table: Table) -> dict[int, dict[str, Any]]:
    return {space(*spot["at"]): spot for spot in table["map"]["spaces"]}


def barred(spot: dict[str, Any]) -> bool:
    """Where the bot does not walk: impassable, rampaging, hostile."""
    if spot["cost"] is None or spot["rampaging"]:
        return True
    return spot["site"] in ("keep", "mage_tower", "city") and not spot["shields"]


def distances(world: dict[int, dict[str, Any]], start: int) -> tuple[dict[int, int], dict[int, int]]:
    """Move costs from a space to all others, and the first step on the way; provoking an enemy is worth a detour."""
    angry = {at for at, spot in world.items() if spot["rampaging"]}
    found, first = {start: 0}, {start: start}
    heap = [(0, start)]
    while heap:
        far, at = heappop(heap)
        if far > found[at]:
            continue
        for step in STEPS:
            near = at + step
            spot = world.get(near)
            if spot is None or barred(spot):
                continue
            provokes = any(at + s in angry and near - (at + s) in STEPS for s in STEPS)
            reach = far + spot["cost"] + (DETOUR if provokes else 0)
            if reach < found.get(near, FAR):
                found[near] = reach
                first[near] = near if at == start else first[at]
                heappush(heap, (reach, near))
    return found, first


def lookouts(table: Table) -> set[int]:
    """The spaces from which the next tile can be explored."""
    centres = {space(*tile["at"]) for tile in table["map"]["tiles"]}
    found: set[int] = set()
    for place in table["map"]["open"]:
        position = space(*place["at"])
        for step, froms in EXPLORED_FROM.items():
            if position - step in centres:
                found.update(position - step + offset for offset in froms)
    return found


# -- the hand


def best(face: str, sort: str, moments: tuple[str, ...], powered: bool) -> int:
    """The most that one card gives of a sort of points."""
    amounts = [0]
    for way in card_ways(face, 1):
        first = way.steps[0]
        if first[0] == sort and way.moments & set(moments) and (powered or not way.costs):
            amounts.append(int(first[1]))  # type: ignore[arg-type]
    return max(amounts)


def reach(table: Table, me: Table, sort: str, moments: tuple[str, ...]) -> int:
    """What the whole hand would give of a sort of points, with one strong effect."""
    hand = [face for face in me["hand"] if face != WOUND]
    plain = sum(best(face, sort, moments, False) for face in hand)
    more = [
        best(face, sort, moments, True) - best(face, sort, moments, False) for face in hand if payable(table, me, face)
    ]
    return plain + max(more, default=0)


def payable(table: Table, me: Table, face: str) -> bool:
    colour = CARDS[face].colour if face in CARDS else ""
    if colour in table["turn"]["tokens"] or me["crystals"].get(colour, 0):
        return True
    dice = table["source"] if table["turn"]["dice_left"] > 0 else []
    return colour in dice or (table["day"] and "gold" in dice)


def worth_in_combat(face: str, powered: bool) -> tuple[int, int]:
    """The most Block and the most Attack that one card gives."""
    return best(face, "block", ("block",), powered), best(face, "attack", ("attack",), powered)


def fights(table: Table, me: Table, foe: str) -> bool:
    """Whether the hand beats this enemy without a Wound: each card blocks, attacks, or stays."""
    enemy = ENEMIES[foe]
    if enemy.summons:
        return False
    strike = enemy.strikes[0]
    want_block = strike.value * (2 if "swift" in enemy.abilities else 1) * (1 if strike.element == "physical" else 2)
    want_attack = enemy.armor * (2 if "physical" in enemy.resists else 1)
    hand = [face for face in me["hand"] if face != WOUND]
    values = [worth_in_combat(face, False) for face in hand]
    strong = [
        worth_in_combat(face, True) if payable(table, me, face) else value
        for face, value in zip(hand, values, strict=True)
    ]
    for powered in range(-1, len(hand)):
        now = [strong[i] if i == powered else value for i, value in enumerate(values)]
        for roles in product((0, 1), repeat=len(hand)):
            block = sum(v[0] for v, role in zip(now, roles, strict=True) if role == 0)
            attack = sum(v[1] for v, role in zip(now, roles, strict=True) if role == 1)
            if block >= want_block and attack >= want_attack:
                return True
    return False


# -- answers


def in_turn(table: Table, me: Table, keys: tuple[str, ...]) -> str:
    """M9.6: heal, explore, fight what can be beaten, walk on, deal, rest with Wounds, end."""
    for key in keys:
        if key.startswith("heal:") or (key.startswith("explore:") and not patient(table)):
            return key
    if "act:challenge" in keys and prey(table, me):
        return "act:challenge"
    going = walk(table, me, keys)
    if going:
        return going
    return act(table, me, keys)


def prey(table: Table, me: Table) -> list[str]:
    """The rampaging enemies beside the hero that it could beat unhurt."""
    world, at = spaces(table), space(*me["at"])
    near = [world[at + step] for step in STEPS if at + step in world and world[at + step]["rampaging"]]
    return [spot["foes"][0] for spot in near if spot["foes"][0] and fights(table, me, spot["foes"][0])]


def patient(table: Table) -> bool:
    """The next tile may be the city, which ends the match: it can wait until the last Round while there is prey."""
    return bool(table["tile_deck"]["core"] and table["round"] < table["rounds"] and hunting(table))


def hunting(table: Table) -> set[int]:
    """The spaces beside rampaging enemies that a good hand beats."""
    return {
        space(*spot["at"]) + step
        for spot in table["map"]["spaces"]
        if spot["rampaging"] and weak(spot["foes"][0])
        for step in STEPS
    }


def weak(foe: str) -> bool:
    """Whether half a deck holds a hand that beats this enemy unhurt."""
    enemy = ENEMIES[foe]
    if enemy.summons or enemy.colour != "green":
        return False
    return "physical" not in enemy.resists


def walk(table: Table, me: Table, keys: tuple[str, ...]) -> str:
    """The next card or step on the way to the nearest space from which a tile can be explored, or to prey."""
    if table["turn"]["phase"] != "move" or (table["last_turns"] >= 0 and not table["map"]["open"]):
        return ""
    world, at = spaces(table), space(*me["at"])
    far, first = distances(world, at)
    hunts = patient(table)
    goals = [(far[spot], spot) for spot in (hunting(table) if hunts else lookouts(table)) if spot in far]
    if not goals:
        return ""
    cost, goal = min(goals)
    have = table["turn"]["move"]
    possible = have + reach(table, me, "move", ("move",)) + unit_moves(keys)
    if goal == at:
        return mover(table, me, keys) if possible >= 2 and not hunts else ""
    step = first[goal]
    price = world[step]["cost"]
    if have >= price:
        name = next(name for name, offset in DIRECTIONS.items() if at + offset == step)
        return f"step:{name}"
    if possible >= min(price, cost):
        return mover(table, me, keys) if possible >= price else ""
    return ""


def unit_moves(keys: tuple[str, ...]) -> int:
    return 2 * sum(key in ("unit:peasants", "unit:foresters") for key in keys)


WALKERS = ("unit:foresters", "skill:tovak_double_time", "skill:arythea_dark_paths", "skill:norowas_forward_march")


def mover(table: Table, me: Table, keys: tuple[str, ...]) -> str:
    """The card to play for Move: real Move cards first, then what is least of use otherwise."""
    scored = []
    for key in keys:
        if key.startswith("play:"):
            face = key[5:]
            amount = best(face, "move", ("move",), False)
            scored.append((amount, -best(face, "attack", ("attack",), True), key))
        elif key in WALKERS:
            scored.append((9, 0, key))
    return max(scored)[2] if scored else ""


def act(table: Table, me: Table, keys: tuple[str, ...]) -> str:
    wounds = me["hand"].count(WOUND)
    if "act:interact" in keys and wanted(table, me):
        return "act:interact"
    if "rest" in keys and wounds and (wounds >= 2 or "end" not in keys or table["turn"]["move"] == 0):
        return "rest"
    return "end" if "end" in keys else "rest"


def wanted(table: Table, me: Table) -> bool:
    """Whether something here could be paid."""
    at = space(*me["at"])
    site = spaces(table)[at]["site"]
    have = reach(table, me, "influence", ("deal",)) + me["modifier"]
    free = me["command"] - len(me["units"])
    if free > 0 and any(site in unit["places"] and unit["cost"] <= have for unit in table["offers"]["units"]):
        return True
    price = {"village": 3, "monastery": 2}.get(site, FAR)
    return WOUND in me["hand"] and price <= have


def in_deal(table: Table, me: Table, keys: tuple[str, ...]) -> str:
    free = me["command"] - len(me["units"])
    costs = {unit["name"]: unit["cost"] for unit in table["offers"]["units"]}
    hires = [key for key in keys if key.startswith("recruit:")] if free > 0 else []
    if hires:
        return max(hires, key=lambda key: costs[key[8:]])
    if "heal:wound" in keys:
        return "heal:wound"
    if "healing" in keys and WOUND in me["hand"]:
        return "healing"
    if wanted(table, me):
        plays = [key for key in keys if key.startswith("play:")]
        if plays:
            return max(plays, key=lambda key: best(key[5:], "influence", ("deal",), False))
    return "done"


def in_way(table: Table, me: Table, keys: tuple[str, ...]) -> str:
    """The way with the largest number; in doubt not the one that costs."""
    combat = table["combat"]
    lacking = FAR if combat is None else max(0, combat["want"] - combat["have"])

    def worth(key: str) -> tuple[int, int, int]:
        number = key.rpartition("#")[2]
        amount = int(number) if number.isdigit() else 0
        points = any(word in key for word in ("move", "influence", "attack", "block"))
        return (points, min(amount, lacking), -key.startswith("strong"))

    return max(keys, key=worth)


def in_fight(table: Table, me: Table, keys: tuple[str, ...]) -> str:
    """Strike if the sum is there; play on if the hand can reach it; else give up."""
    if "resolve" in keys:
        return "resolve"
    combat = table["combat"]
    sort = "block" if combat["phase"] == "block" else "attack"
    moments = (combat["phase"],)
    aims = [key for key in keys if key.startswith("aim:")]
    if aims and not combat["targets"]:
        return aims[0]
    if not combat["targets"]:
        return "next"
    lacking = combat["want"] - combat["have"]
    spends = [key for key in keys if key.startswith("spend:")]
    if spends and lacking > 0:
        return spends[0]
    hand = [key for key in keys if key.startswith("play:")]
    able = {key: best(key[5:], sort, moments, payable(table, me, key[5:])) for key in hand}
    units = [key for key in keys if key.startswith(("unit:", "skill:"))]
    possible = sum(able.values()) + 2 * len(units)
    if possible < lacking or lacking <= 0:
        return "drop" if "drop" in keys else "next"
    if units:
        return units[0]
    if not able or max(able.values()) == 0:
        return "drop" if "drop" in keys else "next"
    fitting = [key for key in hand if able[key] >= lacking]
    return min(fitting, key=lambda key: able[key]) if fitting else max(hand, key=lambda key: able[key])


def in_join(table: Table, me: Table, keys: tuple[str, ...]) -> str:
    good = prey(table, me)
    wanted = [key for key in keys if key.startswith("join:") and key[5:].partition("@")[0] in good]
    if "done" in keys:
        return "done"
    return wanted[0] if wanted else keys[0]


def in_drawup(table: Table, me: Table, keys: tuple[str, ...]) -> str:
    """Keep a good hand; if nothing was played, throw out what is of least use: on the hunt what only moves."""
    if "done" in keys:
        return "done"
    if patient(table):
        return min(keys, key=lambda key: sum(worth_in_combat(key[8:], True)))
    return min(keys, key=lambda key: best(key[8:], "move", ("move",), True))


def in_before(table: Table, me: Table, keys: tuple[str, ...]) -> str:
    if "announce" in keys and len(me["hand"]) <= 1:
        return "announce"
    return "start"


def in_assign(table: Table, me: Table, keys: tuple[str, ...]) -> str:
    return next((key for key in keys if key.startswith("unit:")), "hero")


def in_pick(table: Table, me: Table, keys: tuple[str, ...]) -> str:
    """What is least missed."""

    def use(key: str) -> int:
        face = key.partition(":")[2]
        return best(face, "move", ("move",), True) if face in CARDS else -1

    cards = [key for key in keys if ":" in key]
    return min(cards, key=use) if cards else keys[0]


def in_respond(table: Table, me: Table, keys: tuple[str, ...]) -> str:
    """Motivation, which costs nothing, at the first moment."""
    return next((key for key in keys if key.startswith("skill:")), PASS)


def in_skill(table: Table, me: Table, keys: tuple[str, ...]) -> str:
    liked = ("double_time", "dark_paths", "forward_march", "motivation", "craft", "leaves", "whispers", "fire_magic")
    return next((key for word in liked for key in keys if word in key), keys[0])


def in_tactic(table: Table, me: Table, keys: tuple[str, ...]) -> str:
    liked = ("great_start", "early_bird", "planning", "long_night", "preparation", "mana_search", "from_the_dusk")
    return next((f"tactic:{name}" for name in liked if f"tactic:{name}" in keys), keys[0])


ASKED = {
    "mk.assign": in_assign,
    "mk.before": in_before,
    "mk.block": in_fight,
    "mk.deal": in_deal,
    "mk.drawup": in_drawup,
    "mk.fight": in_fight,
    "mk.join": in_join,
    "mk.pick": in_pick,
    "mk.respond": in_respond,
    "mk.skill": in_skill,
    "mk.tactic": in_tactic,
    "mk.turn": in_turn,
    "mk.way": in_way,
}
