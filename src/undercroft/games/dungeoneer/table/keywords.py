"""The words printed on a card of Dungeoneer that a newcomer asks about, each with what it means."""

from __future__ import annotations

from collections.abc import Iterator

from ....table.look import Line
from ..card import CARDS, FOES, HEROES, QUESTS, TILES, TRAPS, Op

TOLD = frozenset(("boss", "fiend", "shift", "warp"))
"""Types with rules of their own; the others only say which Treasures exclude each other (D14.4)."""
FELLS = frozenset(("cage", "fall", "trip"))
"""Consequences that make a hero fall (D18.7)."""


def consequences(word: str) -> Iterator[Op]:
    """What a strike, a failure or a place may do to a hero."""
    for hit in FOES[word].hits.values() if word in FOES else ():
        yield from hit
    if word in TRAPS:
        yield from TRAPS[word].fail
    if word in QUESTS:
        yield from QUESTS[word].fail
    if word in TILES:
        tile = TILES[word]
        if tile.greets is not None:
            yield tile.greets[1]
        if tile.barrier is not None and tile.barrier.kind == "pit":
            yield ("fall",)


def keywords(word: str) -> Iterator[str]:
    """The keywords of a card, in the order in which one asks about them."""
    if word in CARDS:
        card = CARDS[word]
        yield from (card.kind, card.timing, card.duration)
        if card.type in TOLD:
            yield card.type
    if word in HEROES:
        yield from ("levels", "forms", "limits")
    if word in QUESTS:
        yield from QUESTS[word].categories
    if word in FOES:
        yield "forms"
    if word in TRAPS:
        yield "threat"
    if word in TILES:
        tile = TILES[word]
        yield "values"
        yield from (f"exit-{exit.kind}" for exit in tile.exits if exit is not None and exit.kind != "open")
        if tile.barrier is not None:
            yield tile.barrier.kind
        if tile.dark:
            yield "dark"
    if any(op[0] in FELLS for op in consequences(word)):
        yield "fall"


def lines(word: str) -> tuple[Line, ...]:
    """The keywords of a card as lines of its panel."""
    return tuple(((f"dg-kw-{it}", {}), [[(f"dg-means-{it}", {})]]) for it in dict.fromkeys(keywords(word)))
