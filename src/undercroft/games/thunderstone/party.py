"""The revealed hand: who holds what, how strong each hero is, and which copies differ."""

from __future__ import annotations

from typing import Any

from .card import CARDS, Card
from .state import State


def heroes(s: State) -> list[int]:
    """T1.7: all heroes of the revealed hand, Militia and borrowed ones included."""
    face = s.face
    return [pid for pid in s.hand[s.active] if CARDS[face[pid]].strength]


def holding(s: State) -> dict[int, int]:
    """T13.1: hero to weapon. A thrown spear still counts as equipped (T13.9)."""
    host = s.host
    hand = s.hand[s.active]
    arms = {host[pid]: pid for pid in hand if host[pid] >= 0}
    for pid in s.thrown:
        if host[pid] in hand:
            arms[host[pid]] = pid
    return arms


def strength(s: State, hero: int) -> int:
    """T13.2: the printed strength and what effects gave."""
    total = CARDS[s.face[hero]].strength
    for what, amount, whom in s.boosts:
        if what == "strength" and whom in (hero, -1):
            total += amount
    return total


def weight(s: State, weapon: Card) -> int:
    """T13.2: the printed weight; Magical Aura makes it 0 (T12.8)."""
    return 0 if ("weightless", 0, -1) in s.boosts else weapon.weight


def variants(s: State) -> dict[int, int]:
    """Each revealed card's number among the copies of its face that differ in what they hold, were given or did.

    Empty as long as no two copies can differ: then all are number 1.
    """
    arms = holding(s)
    if not arms and not s.boosts and not s.used:
        return {}
    face, host, used = s.face, s.host, s.used
    given: dict[int, tuple[tuple[str, int], ...]] = {}
    for what, amount, whom in s.boosts:
        if whom >= 0:
            given[whom] = (*given.get(whom, ()), (what, amount))
    marks: dict[tuple[object, ...], int] = {}
    numbers: dict[int, int] = {}
    highest: dict[str, int] = {}
    for pid in s.hand[s.active]:
        word = face[pid]
        weapon, bearer = arms.get(pid, -1), host[pid]
        mark: tuple[object, ...] = (
            word,
            given.get(pid),
            tuple(at for other, at in used if other == pid) if used else (),
            face[weapon] if weapon >= 0 else "",
            weapon in s.thrown,
            (face[bearer], given.get(bearer)) if bearer >= 0 else "",
            s.owner[pid],
        )
        number = marks.get(mark, 0)
        if not number:
            number = marks[mark] = highest[word] = highest.get(word, 0) + 1
        numbers[pid] = number
    return numbers


def add(found: dict[str, Any], marks: dict[str, object], key: str, mark: object, value: Any) -> None:
    """Offer an answer: equal copies once, the first under the plain key, others that differ with a mark behind it."""
    if marks.setdefault(key, mark) != mark:
        key = f"{key}#{mark}"
    found.setdefault(key, value)


def label(s: State, pid: int, numbers: dict[int, int]) -> str:
    """The card in a key: its word, and a number where copies differ."""
    number = numbers.get(pid, 1)
    return s.face[pid] if number == 1 else f"{s.face[pid]}#{number}"
