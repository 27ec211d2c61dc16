"""Worlds that a seat cannot tell from the real one: faces permuted among what the seat does not know."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from .decision import Decision
from .effects import Answered, Play
from .errors import ImpossibleWorld
from .state import Mix, State
from .zones import own_tables

TRIES = 200


Tables = tuple[list[str], list[int]]
"""Of each card the face, and the pool that it came from."""


def imagined(then: State, now: State, seat: int, random: Random) -> Tables:
    """Faces and pools for the state `then` that fit all that the seat knows `now` (the two differ inside an effect).

    First every pool is dealt again among the cards that the seat never knew there; then, in their order, the groups
    from which a card went face down (mixes) are mixed among what the seat does not know any more. The pool goes with
    the face: where it stayed behind it would tell what really lies there.
    """
    bit = 1 << seat
    face, pool = tables = then.face[:], then.pool[:]
    fixed = [bool((a | b) & bit) for a, b in zip(then.known, now.known, strict=False)]
    base = fixed[:]  # also what the seat knew before it was mixed, be it inside this effect
    for _, ids, before in now.mixes:
        for pid, known in zip(ids, before, strict=True):
            if pid < len(base):
                base[pid] = base[pid] or bool(known & bit)
    pools: dict[int, list[int]] = {}
    for pid in range(len(face)):
        if not base[pid]:
            pools.setdefault(pool[pid], []).append(pid)
    for hidden in pools.values():
        deal(tables, hidden, random)
    for blind, ids, _ in then.mixes:
        if blind & bit:
            deal(tables, [pid for pid in ids if not fixed[pid]], random)
    return tables


def deal(tables: Tables, ids: list[int], random: Random) -> None:
    """Deal the faces of these ids among them again.

    They are sorted first: what is dealt depends on which faces there are and on `random`, not on who has which. So
    whoever can foresee `random` learns nothing from the deal.
    """
    if len(ids) > 1:
        face, pool = tables
        cards = sorted([(face[pid], pool[pid]) for pid in ids])
        random.shuffle(cards)
        for pid, card in zip(ids, cards, strict=True):
            face[pid], pool[pid] = card


def imagine(play: Play, seat: int, random: Random, into: type[Play], keep: bool = True) -> Any:
    """A match like this one as far as the seat can tell, with its own future chance."""
    for _ in range(TRIES):
        inside = play.running is not None
        then = play.anchor if inside else play.state
        assert then is not None, "a match without anchors cannot be imagined in the middle of an effect"
        state = then.clone()
        own_tables(state)
        state.face, state.pool = imagined(then, play.state, seat, random)
        world = into(play.game, state, keep)
        if not inside:
            world.stand()
        elif not world.restart(play.tail, partial(possible, seat)):
            continue
        else:
            _mix_inside(world, play.state.mixes[len(then.mixes) :], seat, random)
        world.state.key = random.getrandbits(256).to_bytes(32, "little")
        return world
    raise ImpossibleWorld(f"no world of {TRIES} fits what seat {seat} knows at {play.decision!r}")


def _mix_inside(world: Play, mixes: list[Mix], seat: int, random: Random) -> None:
    """Mix what went face down inside the running effect (in its anchor too, so that copies of the world agree)."""
    s = world.state
    own_tables(s)
    for blind, ids, _ in mixes:
        if blind >> seat & 1:
            deal((s.face, s.pool), [pid for pid in ids if not s.known[pid] >> seat & 1], random)
    if mixes and world.anchor is not None:
        own_tables(world.anchor)
        count = len(world.anchor.face)
        world.anchor.face, world.anchor.pool = s.face[:count], s.pool[:count]


def possible(seat: int, s: State, decision: Decision, answer: Answered) -> bool:
    """Whether an answer of the tail can be given in this world: others' hidden cards count by physical id."""
    who, key, value = answer
    if who == seat or decision.values is None or not isinstance(value, int):
        return key in decision.keys
    return any(isinstance(v, int) and s.face[v] == s.face[value] for v in decision.values)
