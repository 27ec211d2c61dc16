"""The same match twice: everything is asked, and whatever is free is done, in a match and in a twin that looks the same
to a viewer. Whatever differs was told. `test_hidden.py` does it with a small budget, `make leaks` at length."""

from __future__ import annotations

import asyncio
import copy
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import msgspec

from undercroft.table.live import LiveMatch
from undercroft.table.paths import world
from undercroft.table.rows import Stored
from undercroft.table.stills import stills
from undercroft.table.workers import imagined

from .conftest import Guest, Running
from .doors import LOOKS, NONSENSE, WALKS, Answer, Call, Scene, ask
from .twins import twin

Told = dict[str, Answer]


@dataclass
class Report:
    """What was tried, and what came out differently."""

    probes: int = 0
    twins: int = 0
    renamed: int = 0
    inside: int = 0
    free: int = 0  # answers that could be taken back freely
    differences: list[str] = field(default_factory=list)

    def __iadd__(self, other: Report) -> Report:
        for name in ("probes", "twins", "renamed", "inside", "free", "differences"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self

    def __str__(self) -> str:
        told = f"{self.probes} probes, {self.twins} twins, {self.free} answers taken back"
        return f"{told}, {len(self.differences)} differences"


def apart(one: Answer, other: Answer) -> str:
    """Where two answers begin to differ: status, headers, and the words around the first other one."""
    at = next((n for n, (a, b) in enumerate(zip(one[2], other[2], strict=False)) if a != b), 0)
    heads = [(one[0], *sorted({*one[1]} - {*other[1]})), (other[0], *sorted({*other[1]} - {*one[1]}))]
    return " / ".join(
        f"{head} {each[2][max(0, at - 200) : at + 400]!r}" for head, each in zip(heads, (one, other), strict=True)
    )


class Leaks:
    """A match of three (two people and a bot) and a watcher, who try to learn something."""

    def __init__(self, server: Running, game: str, random: Random, keys: int = 5) -> None:
        self.server = server
        self.random = random
        self.most = keys  # of a menu that are tried
        self.report = Report()
        self.guests = {0: server.guest(), 1: server.guest(), -1: server.guest()}
        self.live = self.begun(game)

    def begun(self, game: str) -> LiveMatch:
        """A match that has begun."""
        id = self.guests[0].make("me", "friend", "bot:random", game=game)
        joined = self.guests[1].send_form(f"/join/{self.server.live(id).chairs[1].token}", {"name": "Bob"})
        assert joined.status_code == 303, joined.text
        return self.server.live(id)

    def go_on(self, answers: int, inside: bool = False) -> bool:
        """Play so many answers, or until an effect asks in its middle; whether the match still goes on."""
        match = self.live.match
        for _ in range(answers):
            if match.decision is None or (inside and match.running is not None):
                break
            match.choose(self.random.choice(match.keys))
        self.live.changed()
        return self.live.decision is not None

    def note(self, what: str, viewer: int) -> None:
        number, seed = self.live.match.number, self.live.record.seed
        self.report.differences.append(f"{self.live.about.game} {seed}: at question {number} viewer {viewer}: {what}")

    def compare(self, what: str, viewer: int, true: Told, false: Told) -> None:
        self.report.probes += len(true)
        for place, answer in true.items():
            if answer[0] >= 500 or false[place][0] >= 500:
                self.note(f"{what} fails at {place}", viewer)
            if answer != false[place]:
                self.note(f"{what} tells something at {place}: {apart(answer, false[place])}", viewer)
            if b"xyzzy" in false[place][2]:
                self.note(f"{what} tells what is poisoned at {place}", viewer)

    # -- reading

    def look(self) -> None:
        """Every address, asked by everybody."""
        for viewer, guest in self.guests.items():
            false = self.twin(viewer)
            number, shelf = self.live.match.number, self.server.app.pages.state.shelf.kept
            told = []
            for world_ in (self.live, false):
                shelf.clear()
                for at in {number, self.live.record.length(), self.live.number(guest.id)}:
                    shelf[(self.live.id, number, at, False)] = world_.match
                with self.instead(world_):
                    told.append(self.server.run(self.fetched(guest, viewer)))
            self.live.revision = max(self.live.revision, false.revision)  # the streams came and went
            assert self.live.match.number == false.match.number == number  # whatever was tried, nothing was done
            self.compare("a look", viewer, *told)

    def twin(self, viewer: int) -> LiveMatch:
        false, others = twin(self.live, viewer, self.random)
        self.report.twins += 1
        self.report.renamed += others
        self.report.inside += others > 0 and self.live.match.running is not None
        return false

    async def fetched(self, guest: Guest, viewer: int) -> Told:
        """What every address answers to a visitor now."""
        scene, server = Scene(self.live, viewer), self.server
        found: Told = {}
        stills.cache_clear()  # boards are drawn again from what this viewer sees now
        for walk in WALKS.values():
            for call in walk(scene):
                found[f"{call}"] = await ask(server, guest, call)
        view = found[str(Call(f"/m/{scene.id}/view"))][2].decode()
        for rev in re.findall(r'data-rev="(\w+)" data-still', view):
            found[f"/still/{rev}"] = await ask(server, guest, Call(f"/m/{scene.id}/still/{rev}"))
        status, headers, said = await ask(server, guest, Call(f"/events?m={scene.id}"), until=b"data")
        while server.table.hub.here(scene.id):
            await asyncio.sleep(0)
        stamp = re.fullmatch(rb"retry: 1000\n\nevent: seq\ndata: ([\w-]+:\d+)\+?\n\n", said)
        assert stamp is not None, said
        found["/events"] = status, headers, stamp[1]  # the plus only says that the test itself came and went
        return found

    # -- trying

    def try_all(self) -> None:
        """Answer, look, take back, look: for whoever can answer or has an offer; the others only look."""
        match = self.live.match
        for viewer, guest in self.guests.items():
            mine = [option.key for option in match.offers(viewer)] if viewer >= 0 else []
            if match.decision is not None and match.decision.seat == viewer:
                mine += match.keys
            self.random.shuffle(mine)
            mine.sort(key=lambda key: not self.asks_others(key, viewer))
            for key in mine[: self.most]:
                self.try_answer(viewer, guest, key)
            if mine:
                self.break_off(viewer, guest, mine)
                self.ask_bot(viewer)
        self.overhear()

    def asks_others(self, key: str, viewer: int) -> bool:
        """Whether an answer asks somebody else: what they hold may show."""
        trial = self.live.match.clone()
        trial.choose(key, viewer)
        return trial.others > 0

    def try_answer(self, viewer: int, guest: Guest, key: str) -> None:
        """An answer that can be taken back must tell the same whatever is hidden; one that cannot was paid for."""
        told: list[tuple[bool, Told, Answer, Told]] = []
        over = False  # in one of the two the answer may have ended the match, which all may know
        for one in self.pair(viewer):
            with self.instead(one):
                place, number = f"/api/matches/{one.id}", one.number_of(viewer)
                first = self.do(guest, Call(f"{place}/answers", data={"number": number, "keys": [key]}))
                free = not one.over and one.match.cannot_undo(viewer) is None  # at the end all is open
                seen = {"answer": first, **(self.seen(guest, one.id) if free else {})}  # else it may show much
                undone = self.do(guest, Call(f"{place}/undo", data={"scope": "step", "number": one.number_of(viewer)}))
                told.append((free, seen, undone, self.seen(guest, one.id) if free else {}))
                over |= one.over
        (free, seen, undone, after), (freely, other, taken, later) = told
        if free != freely:
            self.note(f"that {key} can be taken back tells something", viewer)
        elif free:
            self.report.free += 1
            self.compare(f"to answer {key}", viewer, seen, other)
            self.compare(f"to take back {key}", viewer, {"undo": undone, **after}, {"undo": taken, **later})
        elif undone[0] == taken[0] == 422:
            if not over:
                self.compare(f"to try to take back {key}", viewer, {"undo": undone}, {"undo": taken})
        else:
            self.note(f"{key} was taken back although it cannot be: {undone[0]}, {taken[0]}", viewer)

    def break_off(self, viewer: int, guest: Guest, keys: list[str]) -> None:
        """Paths whose last key is none: nothing is done, so nothing may be learned."""
        trial = world(self.live.match, viewer)
        wishes = [[key, NONSENSE] for key in keys[: self.most]]
        for key in keys[: self.most] if trial is not None else ():
            here = trial.clone()  # type: ignore[union-attr]  # see above
            here.choose(key, viewer)
            wishes += [[key, later, NONSENSE] for later in here.keys[:3]]
        told: list[Told] = []
        for one in self.pair(viewer):
            with self.instead(one):
                place, number = f"/api/matches/{one.id}/answers", one.number_of(viewer)
                calls = [Call(place, data={"number": number, "keys": wish}) for wish in wishes]
                told.append({str(call): self.do(guest, call) for call in calls})
                assert one.number_of(viewer) == number
        self.compare("to break off", viewer, *told)

    def ask_bot(self, viewer: int) -> None:
        """What a bot that is asked for a hint gets to see: the same, whatever is hidden, down to the last id."""
        for _ in range(40):
            false, _ = twin(self.live, viewer, self.random, renumbered=False)
            if pools(false) == pools(self.live):  # else it is a world in which cards of several pools were mixed
                break
        else:
            return
        luck = f"{self.random.random()}"
        jobs = [imagined(one.match, viewer, "random", luck, luck) for one in (self.live, false)]
        self.report.probes += 1
        if jobs[0] != jobs[1]:
            self.note("what a bot is given for a hint is not the same", viewer)

    def overhear(self) -> None:
        """Somebody answers; whoever else sees no other change sees no other number either."""
        decision = self.live.decision
        assert decision is not None
        for viewer, guest in self.guests.items():
            if viewer == decision.seat:
                continue
            true, false = self.pair(viewer)
            both = [key for key in true.match.keys if key in false.match.keys]
            if not both or false.match.decision is None or false.match.decision.seat != decision.seat:
                continue
            key, told = self.random.choice(both), []
            for one in (true, false):
                with self.instead(one):
                    self.server.run(self.server.table.matches.answer(one, [key], decision.seat, one.match.number))
                    told.append(self.do(guest, Call(f"/api/matches/{one.id}"))[2])
            self.report.probes += 1
            if told[0] != told[1] and unnumbered(told[0]) == unnumbered(told[1]):
                self.note(f"the number after {key} tells something", viewer)

    def pair(self, viewer: int) -> tuple[LiveMatch, LiveMatch]:
        """The match and a twin, both to play on with: what may be taken back begins here."""
        false, true = self.twin(viewer), self.live
        match = copy.copy(true.match)
        stored = Stored(true.about, match.record, true.chairs, true.notes, true.begun)  # type: ignore[arg-type]
        both = LiveMatch(stored, match), false
        for one in both:
            one.about = replace(one.about)
            one.chairs, one.notes, one.begun = [replace(c) for c in one.chairs], one.notes[:], one.begun[:]
            one.match.base_seat, one.match.since, one.revision = -1, [], true.revision
        return both

    def seen(self, guest: Guest, id: str) -> Told:
        stills.cache_clear()
        return {path: self.do(guest, Call(path.format(id=id))) for path in LOOKS}

    def do(self, guest: Guest, call: Call) -> Answer:
        return self.server.run(ask(self.server, guest, call))

    @contextmanager
    def instead(self, live: LiveMatch) -> Iterator[None]:
        """This match is played at the table, and nothing of it is kept."""
        table = self.server.table
        matches, store = table.matches, table.store

        async def nothing(*_: Any) -> None: ...

        kept = store.append, store.do, matches.bots.drive
        store.append = store.do = nothing  # type: ignore[method-assign, assignment]
        matches.bots.drive = lambda live: None  # type: ignore[method-assign]
        matches.cache[live.id] = live
        try:
            yield
        finally:
            matches.cache[live.id] = self.live
            store.append, store.do, matches.bots.drive = kept  # type: ignore[method-assign]


def pools(live: LiveMatch) -> list[int]:
    """The pool of each card where the last effect began."""
    match = live.match
    state = match.anchor if match.running is not None else match.state
    assert state is not None
    return state.pool


def unnumbered(source: bytes) -> Any:
    def without(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: without(inner) for name, inner in value.items() if name != "number"}
        return [without(inner) for inner in value] if isinstance(value, list) else value

    return without(msgspec.json.decode(source))
