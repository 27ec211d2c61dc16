"""Matches that stand in a prepared scene: stored before a server starts, joined by their invitations."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

from undercroft.cli.serve import database_at
from undercroft.core.match import Match
from undercroft.core.record import new_record
from undercroft.core.schema import schema_of
from undercroft.core.state import fingerprint, snapshot
from undercroft.table.rows import About, Chair, rows_of
from undercroft.table.store import Store

from .serving import running_table

HEROES = ("Anna", "Boris", "Celina", "Dora")


def stored(scene: Match) -> Match:
    """The match of a scene with a record that leads there: a snapshot of where its running effect began, and what was
    answered since."""
    point = scene.point()
    state, seed = point.state, 1
    record = new_record(scene.game, state.seats, state.options, seed, "00", given=True)
    kept = snapshot(state)
    line = {"turn": state.turn, "n": 0, "hash": fingerprint(kept), "schema": schema_of(scene.game), "state": kept}
    record.add(line)
    for event in scene.events:
        told = {"event": event.message, "n": 0, "turn": event.turn, "args": event.args, "seen": event.seen}
        record.add(told)
    match = Match(scene.game, state.clone(), record=record)
    match.resume()
    tail = point.tail or []
    while len(match.tail) < len(tail):  # what left no choice answers itself
        seat, key, _ = tail[len(match.tail)]
        match.choose(key, seat)
    return match


async def shelve(data: Path, scenes: Mapping[str, Match]) -> dict[str, tuple[str, ...]]:
    """Store a match for every scene; the invitations to its seats."""
    store = Store(database_at(data, ""))
    invitations = {}
    for name, scene in scenes.items():
        match = stored(scene)
        assert match.record is not None and match.decision is not None
        chairs = [Chair(seat, HEROES[seat]) for seat in range(match.state.seats)]
        about = About(f"scene-{name}", scene.game.name, "nobody", first=match.decision.seat)
        await store.add(about, match.record, chairs, rows_of(about.id, match.record))
        invitations[name] = tuple(f"/join/{chair.token}" for chair in chairs)
    store.close()
    return invitations


@contextmanager
def prepared_table(data: Path, scenes: Mapping[str, Match]) -> Iterator[tuple[str, dict[str, tuple[str, ...]]]]:
    """A running table with a match for every scene: its address, and the invitations to the seats of each."""
    with ThreadPoolExecutor() as aside:  # a browser has the event loop of this thread
        invitations = aside.submit(asyncio.run, shelve(data, scenes)).result()
    with running_table(data) as address:
        yield address, invitations


def join(page: Page, invitation: str, name: str) -> None:
    page.goto(invitation)
    page.locator("input[name=name]").fill(name)
    page.locator("form[data-gives] button").click()
    page.wait_for_url("**/m/*")
