"""How likely a hero is to defeat enemies, reckoned without playing it out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from ....core.zones import knows
from ..state import State
from ..tables import ENEMIES, UNITS, Enemy

GOAL = 25.0  # a city, a leader, Volkare: what the scenario is about


def strength(s: State, seat: int) -> float:
    """What a good hand of this hero does in a combat, Attack and Block together."""
    p = s.players[seat]
    return (
        8.5
        + 1.5 * p.level
        + 1.5 * sum(UNITS[s.face[unit.card]].level for unit in p.units if not unit.wounds)
        + min(3.0, sum(p.crystals.values()))
    )


def foe_of(s: State, token: int, seat: int) -> Enemy:
    foe = ENEMIES[s.face[token]]
    return foe if knows(s, token, seat) else average(foe.pile)


@cache
def average(pile: str) -> Enemy:
    """An enemy of which only the back is known: about the middle of its pile."""
    foes = sorted((foe for foe in ENEMIES.values() if foe.pile == pile), key=lambda foe: demand(foe))
    return foes[len(foes) // 2]


@lru_cache(maxsize=512)
def demand(foe: Enemy) -> float:
    """The Attack that defeats it, and some of the Block that stops it."""
    return foe.armor * (1.6 if "physical" in foe.resists else 1.0) + 0.7 * menace(foe)


@lru_cache(maxsize=512)
def menace(foe: Enemy) -> float:
    """The Block that stops it."""
    blow = sum(strike.value * (1.5 if strike.element != "physical" else 1.0) for strike in foe.strikes)
    blow *= 1.5 if "swift" in foe.abilities or "brutal" in foe.abilities else 1.0
    return blow or 5.0 * bool(foe.summons)


def chance(power: float, foes: list[Enemy], others: float = 0.0) -> float:
    """How likely a good hand is to defeat them all, while others strike too."""
    need = sum(demand(foe) for foe in foes) + 0.35 * others
    return min(1.0, max(0.02, 0.5 + (power - need) / max(8.0, need / 2)))


def foray(power: float, foes: list[Enemy], felled: Callable[[Enemy], float]) -> float:
    """What an attack promises where all who fall are gone for good: one after the other, and with the last the goal."""
    foes, fame = sorted(foes, key=demand), 0.0
    for at, foe in enumerate(foes, 1):
        fame += (foe.fame + felled(foe)) * chance(power, foes[:at], sum(menace(other) for other in foes[at:]))
    return fame + GOAL * chance(power, foes)
