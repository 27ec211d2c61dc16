"""The revealed hand: who holds what, how strong each hero is, and which copies differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from ...core.decision import Args, Decision, Kind
from ...core.lasting import Mod
from .card import CARDS, Card
from .state import State

WEIGHTLESS = Mod("weightless")

Value = TypeVar("Value")


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
    for boost in s.boosts:
        if boost.what == "strength" and boost.card in (hero, -1):
            total += boost.n
    return total


def weight(s: State, weapon: Card) -> int:
    """T13.2: the printed weight; Magical Aura makes it 0 (T12.8)."""
    return 0 if WEIGHTLESS in s.boosts else weapon.weight


def variants(s: State) -> dict[int, int]:
    """Each revealed card's number among the copies of its face that differ in what they hold, were given or did.

    Empty as long as no two copies can differ: then all are number 1.
    """
    arms = holding(s)
    if not arms and not s.boosts and not s.used:
        return {}
    face, host, used = s.face, s.host, s.used
    given: dict[int, tuple[tuple[str, int], ...]] = {}
    for boost in s.boosts:
        if boost.card >= 0:
            given[boost.card] = (*given.get(boost.card, ()), (boost.what, boost.n))
    done: dict[int, tuple[int, ...]] = {}
    for pid, at in used:
        done[pid] = (*done.get(pid, ()), at)
    marks: dict[tuple[object, ...], int] = {}
    numbers: dict[int, int] = {}
    highest: dict[str, int] = {}
    for pid in s.hand[s.active]:
        word = face[pid]
        weapon, bearer = arms.get(pid, -1), host[pid]
        mark: tuple[object, ...] = (
            word,
            given.get(pid),
            done.get(pid),
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


def signs(s: State, numbers: dict[int, int]) -> dict[int, list[str]]:
    """In words, what tells each revealed card from copies that differ from it; only of cards that have such copies.

    Where these words are not enough the copy's number is added.
    """
    differ = {s.face[pid] for pid, number in numbers.items() if number > 1}
    if not differ:
        return {}
    arms = holding(s)
    found: dict[int, list[str]] = {}
    first: dict[tuple[str, ...], int] = {}
    for pid, number in numbers.items():
        word = s.face[pid]
        if word in differ:
            told = list(_signs(s, pid, arms))
            if first.setdefault((word, *told), number) != number:
                told.append(f"#{number}")
            found[pid] = told
    return found


def _signs(s: State, pid: int, arms: dict[int, int]) -> Iterator[str]:
    if pid in arms:
        yield "mark_threw" if arms[pid] in s.thrown else s.face[arms[pid]]
    if s.host[pid] >= 0:
        yield s.face[s.host[pid]]
    given = {boost.what for boost in s.boosts if boost.card == pid}
    for what in ("strength", "attack", "magic"):
        if what in given:
            yield f"mark_{what}"
    for other, _ in s.used:
        if other == pid:
            yield "mark_used"
            break
    if s.owner[pid] >= 0:
        yield "mark_borrowed"


class Answers(Generic[Value]):
    """Answers about cards: equal copies once, the first under the plain key, others that differ with a mark behind it.

    Their values are the steps of a menu or, inside an act, physical ids (`Picks`). `about` says of each what tells its
    cards from their copies, `none` where nothing has to.
    """

    __slots__ = ("about", "found", "marks", "numbers", "s", "signs")

    def __init__(self, s: State, numbers: dict[int, int]) -> None:
        self.s, self.numbers = s, numbers
        self.found: dict[str, Value] = {}
        self.marks: dict[str, object] = {}
        self.about: dict[str, str | list[str]] = {}
        self.signs = signs(s, numbers) if numbers else {}

    def add(self, key: str, mark: object, value: Value, *cards: int) -> str:
        """An answer about these cards, under the key that it gives back."""
        if self.numbers and self.marks.setdefault(key, mark) != mark:
            key = f"{key}#{mark}"
        if key not in self.found:
            self.found[key] = value
            told = [word for pid in cards for word in self.signs.get(pid, ())] if self.signs else None
            self.about[key] = told or "none"
        return key

    def ask(self, seat: int, kind: Kind, args: Args | None = None) -> Decision:
        return Decision(seat, kind, tuple(self.found), tuple(self.found.values()), args, self.about)


class Picks(Answers[int]):
    """Cards of which an act takes one."""

    __slots__ = ()

    def card(self, verb: str, pid: int) -> None:
        """A card by its physical id; of equal copies the one that others know best."""
        key = self.add(f"{verb}:{self.s.face[pid]}", self.numbers.get(pid), pid, pid)
        known = self.s.known
        if known[pid] < 0 <= known[self.found[key]]:
            self.found[key] = pid


def label(s: State, pid: int, numbers: dict[int, int]) -> str:
    """The card in a key: its word, and a number where copies differ."""
    number = numbers.get(pid, 1)
    return s.face[pid] if number == 1 else f"{s.face[pid]}#{number}"
