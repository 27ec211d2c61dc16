"""`careful`: knows its chance to survive the dungeon exactly, and bids by it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from ...bots import Seen
from .cards import COPIES, HEROES, MONSTERS, STRENGTH, Gear, beaters, vorpal, without
from .cards import health as full_health

Table = dict[str, Any]

ENTER = 0.5  # it bids on while the chance to survive is at least this
KEEP = 0.6  # a drawn monster is used to keep the dungeon this safe; if that cannot be, to make it deadly


class Careful:
    """Enters where it would rather survive; otherwise makes the dungeon worse and leaves it to the others."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, seen: Seen) -> str:
        table: Table = seen.view["table"]
        keys = seen.decision.keys
        match seen.decision.kind:
            case "wd.bid":
                return "draw" if dare(table) >= ENTER else "pass"
            case "wd.drawn":
                return drawn(table, keys)
            case "wd.name":
                run = situation(table)
                return max(keys, key=lambda key: chance(run._replace(named=key.removeprefix("name:"))))
            case "wd.opened":
                chances = answers(situation(table), table["opened"])
                return max(keys, key=lambda key: chances[key])
            case "wd.hero":
                return keys[int(self.random.random() * len(keys))]
            case _:
                return keys[0]


def drawn(table: Table, keys: tuple[str, ...]) -> str:
    """The answer that leaves the dungeon safest, if one leaves it safe; else the one that leaves it deadliest."""
    chances = {key: dare(after(table, key)) for key in keys}
    best = max(chances.values())
    wanted = best if best >= KEEP else min(chances.values())
    return next(key for key in keys if chances[key] == wanted)


def after(table: Table, key: str) -> Table:
    """The table as it would be after this answer to a drawn monster."""
    if key == "add":
        return {**table, "dungeon": [*table["dungeon"], table["drawn"]], "drawn": None}
    piece = key.removeprefix("remove:")
    gear = [{**g, "state": "removed"} if g["piece"] == piece else g for g in table["gear"]]
    return {**table, "removed": [*table["removed"], table["drawn"]], "drawn": None, "gear": gear}


class Run(NamedTuple):
    """A hero in a dungeon of which some monsters are unknown, each of them equally likely in each place."""

    hero: str
    gear: Gear
    health: int
    named: str
    pact: bool
    pile: tuple[str, ...]  # top first; "" for a monster that the seat does not know
    unknown: tuple[int, ...]  # how many of each type lie where the seat cannot see
    seen: tuple[int, bool]  # the types that were in the dungeon, as bits, and whether one was there twice


def situation(table: Table) -> Run:
    """What matters of a view. Polymorph is no use with an empty deck."""
    gear = tuple(g["piece"] for g in table["gear"] if g["state"] == "left")
    if not table["deck"]:
        gear = without(gear, "polymorph")
    known: Counter[str] = Counter()
    for zone in ("dungeon", "removed", "fought", "aside"):
        known.update(monster for monster in table[zone] if monster)
    known.update(monster for monster in (table["drawn"], table["opened"]) if monster)
    run = Run(
        table["hero"], gear, table["health"], table["named"], table["pact"],
        tuple(monster or "" for monster in reversed(table["dungeon"])),
        tuple(COPIES[monster] - known[monster] for monster in MONSTERS), (0, False),
    )  # fmt: skip
    for monster in table["fought"]:
        run = passed(run, monster)
    return run


def dare(table: Table) -> float:
    """The chance to survive if this seat had to enter now, with the best name for a vorpal blade."""
    run = situation(table)
    run = run._replace(health=full_health(run.hero, run.gear), named="", pact=False)
    names = worth_naming(run) if run.pile and vorpal(run.gear) else [""]
    return max(chance(simpler(run._replace(named=name))) for name in names)


def worth_naming(run: Run) -> list[str]:
    """The types that may lie in the pile and that nothing else beats."""
    free = beaters(run.gear)
    hidden = "" in run.pile
    return [
        monster
        for at, monster in enumerate(MONSTERS)
        if monster not in free and (monster in run.pile or (hidden and run.unknown[at]))
    ] or [""]


def simpler(run: Run) -> Run:
    """The same run with monsters that do the same to this hero taken for one type: far fewer cases to count.

    Not with omnipotence, which cares for types.
    """
    if "omnipotence" in run.gear:
        return run
    stand_in = stand_ins(run.gear, run.named)
    unknown = [0] * len(MONSTERS)
    for at, count in enumerate(run.unknown):
        unknown[MONSTERS.index(stand_in[MONSTERS[at]])] += count
    return run._replace(pile=tuple(stand_in.get(monster, "") for monster in run.pile), unknown=tuple(unknown))


@lru_cache(maxsize=4096)
def stand_ins(gear: Gear, named: str) -> dict[str, str]:
    """For each monster the first one that costs or heals the same."""
    free = beaters(gear)
    first: dict[tuple[str, int], str] = {}
    found: dict[str, str] = {}
    for monster in MONSTERS:
        piece = free.get(monster, "")
        if piece in ("ring_of_power", "demonic_pact") or not (piece or monster == named):
            sort = (piece, STRENGTH[monster])
        else:
            sort = ("beaten", 0)
        found[monster] = first.setdefault(sort, monster)
    return found


@lru_cache(maxsize=200_000)
def chance(run: Run) -> float:
    """The chance to come through with the best use of single-use pieces: exact, over all unknown monsters."""
    if not run.pile or (safe_gear(run.gear) and run.health > worst(run.gear, run.named, run.pile, run.unknown)):
        return 1.0
    first, rest = run.pile[0], run._replace(pile=run.pile[1:])
    if first:
        return max(answers(rest, first).values())
    return expect(rest, lambda then, monster: max(answers(then, monster).values()))


def answers(run: Run, monster: str) -> dict[str, float]:
    """The chance after each answer to an open monster."""
    chances = {"fight": fight(run, monster)}
    if "vorpal_axe" in run.gear:
        chances["axe"] = chance(passed(run._replace(gear=without(run.gear, "vorpal_axe")), monster))
    if "polymorph" in run.gear and any(run.unknown):
        chances["polymorph"] = expect(run._replace(gear=without(run.gear, "polymorph")), fight)
    return chances


def expect(run: Run, worth: Any) -> float:
    """The mean over the monster that comes from the unknown ones."""
    total = sum(run.unknown)
    return sum(
        count / total * float(worth(run._replace(unknown=less(run.unknown, at)), MONSTERS[at]))
        for at, count in enumerate(run.unknown)
        if count
    )


def less(unknown: tuple[int, ...], at: int) -> tuple[int, ...]:
    return (*unknown[:at], unknown[at] - 1, *unknown[at + 1 :])


def passed(run: Run, monster: str) -> Run:
    """The monster is done with. Only omnipotence cares which it was."""
    if "omnipotence" not in run.gear:
        return run
    types, twice = run.seen
    bit = 1 << MONSTERS.index(monster)
    return run._replace(seen=(types | bit, twice or bool(types & bit)))


def fight(run: Run, monster: str) -> float:
    """The chance after the hero faces the monster with what works by itself, and the potion."""
    piece = beaters(run.gear).get(monster, "")
    if piece or monster == run.named or run.pact:
        gain = STRENGTH[monster] if piece == "ring_of_power" else 0
        return chance(passed(run._replace(health=run.health + gain, pact=piece == "demonic_pact"), monster))
    hurt = passed(run._replace(health=run.health - STRENGTH[monster], pact=False), monster)
    if hurt.health > 0:
        return chance(hurt)
    if "healing_potion" in run.gear:
        gear = without(run.gear, "healing_potion")
        return chance(hurt._replace(health=HEROES[run.hero].health, gear=gear))
    return different(hurt.pile, hurt.unknown, hurt.seen[0]) if saved(hurt) else 0.0


def saved(run: Run) -> bool:
    return "omnipotence" in run.gear and not run.seen[1]


@lru_cache(maxsize=100_000)
def different(pile: tuple[str, ...], unknown: tuple[int, ...], types: int) -> float:
    """The chance that the rest of the pile holds no monster twice and none that was there before."""
    if not pile:
        return 1.0
    first, rest = pile[0], pile[1:]
    if first:
        bit = 1 << MONSTERS.index(first)
        return 0.0 if types & bit else different(rest, unknown, types | bit)
    total = sum(unknown)
    return sum(
        count / total * different(rest, less(unknown, at), types | 1 << at)
        for at, count in enumerate(unknown)
        if count and not types >> at & 1
    )


@lru_cache(maxsize=64)
def safe_gear(gear: Gear) -> bool:
    """Whether the worst case can be added up: nothing in the gear changes which monsters come."""
    return "polymorph" not in gear


@lru_cache(maxsize=50_000)
def worst(gear: Gear, named: str, pile: tuple[str, ...], unknown: tuple[int, ...]) -> int:
    """The most health that this pile could cost."""
    free = beaters(gear)
    cost = {m: 0 if m in free or m == named else STRENGTH[m] for m in MONSTERS}
    costs = sorted((cost[MONSTERS[at]] for at, count in enumerate(unknown) for _ in range(count)), reverse=True)
    return sum(cost[monster] for monster in pile if monster) + sum(costs[: pile.count("")])
