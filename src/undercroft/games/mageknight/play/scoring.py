"""The end of the game: achievements, titles, scores of teams, who wins (M22, M20.5, MS0.10)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ....core.events import tell
from ....core.registry import Result, ScoreLine
from ..agenda import auto
from ..state import State
from ..tables import CARDS, FAVOURS, SITES, UNITS
from .tracks import WOUND

HUNTED = "hunted_"
"""`s.tally` has for each space where somebody hunted with success whose shield lies there (ML22.7)."""


def all_cards(s: State, seat: int) -> list[str]:
    """M22.4, M22.7: the deck, the hand and the discard pile; Banners on Units too."""
    p = s.players[seat]
    banners = [unit.banner for unit in p.units if unit.banner >= 0]
    zones = (p.deck, p.hand, p.discard, p.played, p.stored, p.aside, banners)
    return [s.face[card] for zone in zones for card in zone]


def knowledge(s: State, seat: int) -> int:
    """M22.1: 2 per Spell, 1 per Advanced Action."""
    cards = [CARDS[face] for face in all_cards(s, seat) if face in CARDS]
    return sum(2 if card.sort == "spell" else card.advanced for card in cards)


def leader(s: State, seat: int) -> int:
    """M22.2: the levels of the Units, wounded ones half, rounded down."""
    units = s.players[seat].units
    return sum(UNITS[s.face[unit.card]].level // (2 if unit.wounds else 1) for unit in units)


def _shields(s: State, seat: int, sites: tuple[str, ...]) -> int:
    return sum(owners.count(seat) for at, owners in s.shields.items() if s.board[at].site in sites)


@cache
def _adventures() -> tuple[str, ...]:
    return tuple(name for name, site in SITES.items() if site.sort == "adventure")


@cache
def _conquests() -> tuple[str, ...]:
    return tuple(name for name, site in SITES.items() if site.glory)


def adventurer(s: State, seat: int) -> int:
    """M22.3, M22.8, ML3.8: 2 per shield on an adventure site."""
    return 2 * _shields(s, seat, _adventures())


def loot(s: State, seat: int) -> int:
    """M22.4: 2 per Artifact, 1 per two crystals."""
    artifacts = sum(face in CARDS and CARDS[face].sort == "artifact" for face in all_cards(s, seat))
    return 2 * artifacts + sum(s.players[seat].crystals.values()) // 2


def conqueror(s: State, seat: int) -> int:
    """M22.5: 2 per shield on a keep, mage tower or monastery. ML22.8: 1 for a hunt around the camp."""
    hunts = sum(owner == seat for name, owner in s.tally.items() if name.startswith(HUNTED))
    return 2 * _shields(s, seat, _conquests()) + hunts


def beating(s: State, seat: int) -> int:
    """M22.6: -2 per Wound, not those on Units."""
    return -2 * all_cards(s, seat).count(WOUND)


SCORES = {
    "knowledge": knowledge, "leader": leader, "adventurer": adventurer, "loot": loot, "conqueror": conqueror,
    "beating": beating,
}  # fmt: skip


Rows = list[dict[str, int]]


def titles(values: list[int], title: int = 3, tied: int = 1) -> list[int]:
    """M22.7: +3 (for Beating -3) to the highest value; tied, 1 each; nobody if it is 0."""
    best = max(values, key=abs)
    if best == 0:
        return [0] * len(values)
    sign = 1 if best > 0 else -1
    gain = title if values.count(best) == 1 else tied
    return [sign * gain if value == best else 0 for value in values]


def parties(s: State) -> tuple[tuple[int, ...], ...]:
    """Who is scored together: each seat alone, the teams (M20.5), or all (MS0.10)."""
    if s.rules.mode == "cooperative":
        return (tuple(range(s.seats)),)
    return s.teams or tuple((seat,) for seat in range(s.seats))


LOWEST = "lowest"
"""The house rule of MS6 by which only the lowest score of each category counts."""


def count(s: State, rows: Rows, name: str, score: Callable[[State, int], int], title: int = 3, tied: int = 1) -> None:
    """A category: of each party the best member counts, of what is negative the worst (MS0.10, M20.5); its title.

    MS0.10, MS2.7: without titles where all play together, or alone. MS6: the lowest of each, if agreed.
    """
    lowest = LOWEST in s.rules.house
    scores = [[score(s, seat) for seat in seats] for seats in parties(s)]
    values = [min(own) if lowest else max(own, key=abs) for own in scores]
    extra = [0] * len(rows) if s.rules.together else titles(values, title, tied)
    for row, value, more in zip(rows, values, extra, strict=True):
        row[name] = value
        row[f"{name}_title"] = more


def tally(s: State) -> Rows:
    """M22: what each seat has from the track, from each category and from titles. MS0.10, M20.5: the lowest Fame.

    MT14.1: heroes who start at a higher level develop before there is anything of the scenario.
    """
    rows: Rows = [{"fame": min(s.players[seat].fame for seat in seats)} for seats in parties(s)]
    for name, score in SCORES.items():
        count(s, rows, name, score)
    if any(s.face[token] in FAVOURS for p in s.players for token in p.kept):  # MT10.5
        for row, seats in zip(rows, parties(s), strict=True):
            row["favours"] = max(sum(s.face[token] in FAVOURS for token in s.players[seat].kept) for seat in seats)
    for hook in s.rules.score if s.placed else ():
        hook(s, rows)
    mine = {seat: row for row, seats in zip(rows, parties(s), strict=True) for seat in seats}
    return [mine[seat] for seat in range(s.seats)]


def time_bonus(s: State) -> int:
    """MS0.11: 30 for each Round left, and what is left of this one."""
    return 30 * (s.rules.rounds - s.round) + cards_and_calm(s)


def cards_and_calm(s: State) -> int:
    """MS0.11, MS19: 1 for each card of the Dummy, 5 if the end of the Round was not announced."""
    return (len(s.dummy.deck) if s.dummy is not None else 0) + 5 * (s.turns_left < 0)


def reached(s: State) -> bool:
    """Whether the scenario's goal was reached."""
    return all(won(s) for won in s.rules.won)


@auto("finish")
def finish(s: State) -> None:
    """M3.4, M3.5: the game is over."""
    if s.rules.won:
        s.ended = "reached" if reached(s) else "missed"
    else:
        s.ended = s.rules.plan.goal if s.last_turns >= 0 else "rounds"
    for seat, row in enumerate(tally(s)):
        tell(s, "mk-final", who=seat, fame=sum(row.values()))


def result(s: State) -> Result:
    """MS2, SR22: the most Fame wins, ties are shared; those who play together win only if they reach their goal.

    A scenario may look at something else.
    """
    scores = tuple(float(sum(row.values())) for row in tally(s))
    best = max(scores)
    most = tuple(seat for seat, score in enumerate(scores) if score == best)
    if s.rules.winners:
        most = s.rules.winners[-1](s)
    elif s.rules.together and not reached(s):
        most = ()
    return Result(most, scores, f"mk-end-{s.ended}")


def breakdown(s: State) -> list[ScoreLine]:
    """M22: the track, and each category with its title where somebody has it."""
    rows = tally(s)
    lines = []
    for name in rows[0]:
        values = tuple(float(row[name]) for row in rows)
        category = name.removesuffix("_title")
        message = "mk-score-title" if name != category else f"mk-score-{category}-of"
        if name == category or any(values):
            lines.append(ScoreLine(message, values, part=f"mk-score-{category}"))
    return lines


def heroes(s: State) -> list[str]:
    return [player.hero for player in s.players]
