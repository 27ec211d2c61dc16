"""A twin of a match: the viewer cannot tell the two apart, and all that the viewer may not know is different."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from operator import setitem
from random import Random
from typing import Any

from undercroft.core.events import Event
from undercroft.core.match import Match
from undercroft.core.record import Record
from undercroft.core.state import EVERYONE, State
from undercroft.core.zones import own_tables
from undercroft.table.live import LiveMatch
from undercroft.table.rows import Stored

ZONES = {
    "welcome": ("deck", "dungeon", "removed", "aside"),
    "thunderstone": ("stacks.*", "dungeon", "deck.*", "hand.*", "discard.*"),
    "dungeoneer": (
        "maps", "deck", "discards", "peril_deck", "peril_discards", "quest_deck", "hand.*", "map_hand.*", "quests.*",
    ),
    "mageknight": (
        "tiles", "spare", "stacks.*", "discards.*", "players.*.deck", "players.*.hand", "players.*.discard",
        "players.*.skill_pile", "players.*.stored", "players.*.aside", "dummy.deck", "dummy.discard",
    ),
}  # fmt: skip
"""Where cards may lie face down: lists or tuples of physical ids, `*` for each of a list's or table's entries."""

Zone = list[int] | tuple[int, ...]


def zones(thing: Any, path: str) -> Iterator[tuple[Zone, Callable[[Zone], None]]]:
    """The zones at a path of a state, each with what puts another in its place."""
    name, _, rest = path.partition(".")
    inner: list[tuple[Any, Callable[[Zone], None]]]
    if thing is None:
        return
    if name == "*":
        keys = list(thing) if isinstance(thing, dict) else range(len(thing))
        inner = [(thing[key], partial(setitem, thing, key)) for key in keys]
    else:
        inner = [(getattr(thing, name), partial(setattr, thing, name))]
    for one, put in inner:
        if rest:
            yield from zones(one, rest)
        else:
            yield one, put


def renumbering(game: str, state: State, viewer: int, random: Random, most: int) -> list[int]:
    """New ids for the cards that the viewer does not know, among those that were shuffled together."""
    groups: dict[int, list[int]] = {}
    for path in ZONES[game]:
        for zone, _ in zones(state, path):
            for pid in zone:
                if 0 <= pid < most and not (viewer >= 0 and state.known[pid] >> viewer & 1) and state.known[pid] >= 0:
                    groups.setdefault(state.pool[pid], []).append(pid)
    new = list(range(len(state.face)))
    for group in groups.values():
        mixed = group[:]
        random.shuffle(mixed)
        for old, other in zip(group, mixed, strict=True):
            new[old] = other
    return new


def renumber(game: str, state: State, new: list[int]) -> None:
    """Give the cards their new ids, wherever they lie."""
    own_tables(state)
    count = len(state.face)
    for table in (state.face, state.known, state.pool, state.owner, state.host):
        old: list[Any] = list(table)
        for pid in range(count):
            table[new[pid]] = old[pid]
    for path in ZONES[game]:
        for zone, put in zones(state, path):
            put(type(zone)(new[pid] if pid >= 0 else pid for pid in zone))
    state.mixes = [(blind, tuple(new[pid] for pid in ids), before) for blind, ids, before in state.mixes]


def falsified(event: Event, viewer: int) -> Event:
    """The event with another card, if the viewer may not know the card."""
    hidden = event.seen != EVERYONE and not (viewer >= 0 and event.seen >> viewer & 1)
    args = {**event.args, "card": "xyzzy"} if hidden and "card" in event.args else event.args
    return Event(event.number, event.message, args, event.seen, event.turn)


def false_line(line: dict[str, Any], viewer: int) -> dict[str, Any]:
    if "secret" in line:
        return {"secret": {"seed": "xyzzy", "salt": "xyzzy"}}
    if "chance" in line:
        return {**line, "result": "xyzzy"}
    if "state" in line:
        return {**line, "hash": "xyzzy", "state": {"xyzzy": True}}
    if "event" in line:
        event = falsified(Event(line["n"], line["event"], line["args"], line["seen"], line["turn"]), viewer)
        return {**line, "args": event.args}
    return line


def twin(live: LiveMatch, viewer: int, random: Random, renumbered: bool = True) -> tuple[LiveMatch, int]:
    """A match that the viewer cannot tell from this one; and how many cards have another id in it."""
    match = live.match
    blind = viewer if viewer >= 0 else match.state.seats  # a watcher knows what a seat knows that never played
    world: Match = match.imagine(blind, random)
    renamed = give_other_ids(world, viewer, random) if renumbered else 0
    world.record = Record(live.record.header, [false_line(line, viewer) for line in live.record.lines])
    world.listen()
    world.events = [falsified(event, viewer) for event in match.events]
    world.base, world.base_seat, world.since = match.base, match.base_seat, match.since
    world.snapped = match.snapped[:]
    false = LiveMatch(Stored(live.about, world.record, live.chairs, live.notes, live.begun), world)
    false.revision, false.hints = live.revision, live.hints
    false.thinking = live.thinking
    return false, renamed


def give_other_ids(world: Match, viewer: int, random: Random) -> int:
    """Renumber a match at a menu, or inside an effect: then where the effect began, and how it was answered since."""
    game, inside = world.game.name, world.running is not None
    start = world.anchor if inside else world.state
    assert start is not None
    new = renumbering(game, world.state, viewer, random, len(start.face))[: len(start.face)]
    renumber(game, start, new)
    if not inside:
        world.stand()
    else:
        key, tail = world.state.key, world.tail
        world.state, world.running = start.clone(), None
        told = [(who, word, new[value] if is_id(value, new) else value) for who, word, value in tail]
        assert world.restart(told)
        world.state.key = key
    return sum(old != other for old, other in enumerate(new))


def is_id(value: Any, new: list[int]) -> bool:
    """Inside an effect an answer that is a number is a card's id."""
    return isinstance(value, int) and 0 <= value < len(new)
