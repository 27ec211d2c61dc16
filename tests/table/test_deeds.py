"""Two doors, one decision: whatever somebody does by a form or by the API has the same outcome, for the same reason.

Every deed is done in every situation by everybody, once through each door, in two matches that stand alike. Compared
are what is answered, the reason and clause of a refusal, and everything about the match afterwards.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import httpx
import pytest

from undercroft import new_match
from undercroft.core.decision import PASS
from undercroft.core.state import digest
from undercroft.table import api, deeds, pages, wire
from undercroft.table.live import LiveMatch
from undercroft.table.schema import matches

from .conftest import Guest, Program, Running
from .test_unplayable import aged

NOW, BEFORE = "the number of the question", "an earlier number"


@dataclass(frozen=True)
class Deed:
    """The same wish as a form and as a call: the address and what is sent there."""

    page: str
    form: dict[str, Any]
    api: str
    data: dict[str, Any]
    method: str = "POST"

    def __str__(self) -> str:
        return f"{self.page.split('/')[-1]} {self.data}"


def answers(*keys: str, number: Any = NOW, **more: Any) -> Deed:
    data = {"number": number, "keys": list(keys), **more}
    return Deed("/m/{id}/answer", {"number": number, "key": list(keys), **more}, "/api/matches/{id}/answers", data)


def same(page: str, api: str, method: str = "POST", **data: Any) -> Deed:
    return Deed(page, data, api, data, method)


def undo(**data: Any) -> Deed:
    return same("/m/{id}/undo", "/api/matches/{id}/undo", **data)


def seat(number: Any, **data: Any) -> Deed:
    return same(f"/m/{{id}}/seat/{number}", f"/api/matches/{{id}}/seats/{number}", **data)


def branch(*wishes: str, **more: Any) -> Deed:
    form = {f"seat.{at}": who for at, who in enumerate(wishes)}
    data = {"seats": [{"who": who} for who in wishes]} if wishes else {}
    return Deed("/m/{id}/branch", {**form, **more}, "/api/matches/{id}/branch", {**data, **more})


def made(*wishes: str, **more: Any) -> Deed:
    form = {f"seat.{at}": who for at, who in enumerate(wishes)}
    form |= {f"option.{name}": value for name, value in more.get("options", {}).items()}
    plain = {name: value for name, value in more.items() if name != "options"}
    return Deed("/matches", {**form, **plain}, "/api/matches", {"seats": [{"who": who} for who in wishes], **more})


def join(token: str) -> Deed:
    return Deed(f"/join/{token}", {"name": "Cy"}, "/api/seats", {"invitation": token, "name": "Cy"})


def watch(token: str) -> Deed:
    return Deed(f"/watch/{token}", {}, "/api/watching", {"token": token})


QUIET = ("/m/{id}/quiet", "/api/matches/{id}/quiet")
HERE = ("/m/{id}/here", "/api/matches/{id}/here")
SAY = ("/m/{id}/say", "/api/matches/{id}/say")
SHELF = ("/m/{id}/shelf", "/api/matches/{id}/shelf")
WHY = ("/m/{id}/why", "/api/matches/{id}/why", "GET")
DEEDS = (
    answers("draw"), answers("draw", seat=0), answers("draw", seat=1), answers("draw", seat=9),
    answers("draw", seat=77), answers("jump"), answers("draw", "add"), answers("pass", "draw"), answers(),
    answers(*["draw"] * 13), answers("x" * 300), answers("draw", number=BEFORE), answers("draw", number=-1),
    answers("draw", number="--1"),
    answers("pass"),
    undo(), undo(scope="step", number=BEFORE), undo(scope="turn"), undo(scope="ask"), undo(scope="agree"),
    undo(scope="decline"), undo(scope="agree", seat=0), undo(scope="agree", seat=1), undo(scope="all"),
    undo(scope="lesson"),
    same(*QUIET, number=NOW), same(*QUIET, number=BEFORE), same(*QUIET, again=True), same(*QUIET, number=NOW, seat=1),
    same(*HERE, seat=0), same(*HERE, seat=1), same(*HERE, seat=9), same(*HERE),
    same("/m/{id}/hint", "/api/matches/{id}/hint"), same("/m/{id}/hint", "/api/matches/{id}/hint", seat=1),
    same(*WHY, key="draw"), same(*WHY, key="jump"), same(*WHY, key="remove:torch"), same(*WHY),
    seat(0, do="bot"), seat(1, do="bot", bot="random"), seat(1, do="bot", bot="genius"), seat(0, do="back"),
    seat(1, do="back"), seat(1, do="remove"), seat(7, do="bot"), seat("x", do="bot"), seat(1, do="sing"),
    same("/m/{id}/go-on", "/api/matches/{id}/go-on"), same("/m/{id}/rematch", "/api/matches/{id}/rematch"),
    same(*SAY, phrase="hello"), same(*SAY, words="Well met"), same(*SAY, phrase="hello", seat=1), same(*SAY),
    same(*SHELF, do="archive"), same(*SHELF, do="back"), same(*SHELF, do="remove"), same(*SHELF, do="burn"),
    branch(), branch(at=0), branch(at=999), branch("device", "device", at=1), branch("me", at=0), branch("king", at=0),
    join("{open}"), join("{taken}"), join("nothing"), watch("{watch}"), watch("nothing"),
)  # fmt: skip

MAKING = (
    made("me", "friend", game="welcome"), made("me", game="welcome"), made("me", "friend", game="chess"),
    made("me", "bot:genius", game="welcome"), made("me", "me", game="welcome", options={"hero": "cook"}),
    made("me", "me", game="welcome", seed="s" * 65), made("king", "me", game="welcome"),
    made(game="welcome", daily=True), made(game="welcome", lesson="first"), made(game="welcome", lesson="none"),
)  # fmt: skip
"""Deeds that need no match."""

ELSEWHERE = {
    "/settings",
    "/records",
    "/api/visitors",
    "/sessions/end",
    "/api/sessions/end",
    "/devices",
    "/passkeys/new",
    "/passkeys",
    "/passkeys/ask",
    "/passkeys/in",
    "/passkeys/remove",
    "/device/*",
    "/notices",
    "/api/notices",
}
"""What changes something and is no deed at a match that both doors have: a cookie's settings, a file, a new token."""


def test_every_address_that_changes_something_is_in_the_table() -> None:
    def plain(path: str) -> str:
        for name in ("token", "seat"):
            path = path.replace(f"{{{name}}}", "*")
        return path

    doors = {door for deed in (*DEEDS, *MAKING) for door in (deed.page, deed.api)}
    walked = {part for door in doors for part in (door, *(door.rsplit("/", 1)[0] + "/*",))}
    posts = {plain(route.path) for route in pages.ROUTES if "POST" in (route.methods or ())}
    posts |= {plain(operation.path) for operation in api.OPERATIONS if operation.method == "POST"}
    assert posts - ELSEWHERE <= walked


# -- the situations


@dataclass
class Table:
    """A match, and those who came to it by one door: the host, a guest, a stranger."""

    server: Running
    people: list[Guest] | list[Program]
    id: str = ""

    @property
    def live(self) -> LiveMatch:
        return self.server.live(self.id)

    def make(self, *seats: str, game: str = "welcome", **more: Any) -> None:
        """How matches are made is compared by deeds of their own."""
        wishes = [wire.SeatWish(who, name) for who, name in zip(seats, "AB", strict=False)]
        self.id = self.does(0, deeds.make, wire.NewMatch(game, wishes, seed="deeds", **more)).live.id
        self.live.about.listed = True  # a match with a seed is private; here strangers get further

    def invite(self, seat: int) -> None:
        self.does(1, deeds.join, "somewhere", wire.Join(self.live.chairs[seat].token, "B"))

    def does(self, who: int, deed: Callable[..., Coroutine[Any, Any, Any]], *given: Any) -> Any:
        """What leads to the situation is done behind both doors, in the same way."""
        done = self.server.run(deed(self.server.table, self.people[who].session, *given))
        assert isinstance(done, deeds.Stood)
        return done

    def answer(self, key: str) -> None:
        assert self.live.decision is not None
        asked = self.live.decision.seat
        who = next(at for at, person in enumerate(self.people) if asked in self.live.held(person.id))
        if len(self.live.held(self.people[who].id)) > 1:
            self.does(who, deeds.here, self.id, wire.Here(asked))
        self.does(who, deeds.answer, self.id, wire.Answer(self.live.match.number, [key], asked))


def begun(table: Table) -> None:
    table.make("me", "friend", options={"hero": "warrior"})
    table.invite(1)


def drawn(table: Table) -> None:
    begun(table)
    table.answer("draw")


def asked_back(table: Table) -> None:
    drawn(table)
    asker = table.live.record.effective()[-1]["seat"]
    table.does(asker, deeds.undo, table.id, wire.Undo("ask"))


def bot_sits(table: Table) -> None:
    begun(table)
    table.does(1, deeds.change_seat, table.id, 1, wire.SeatChange("bot", "random"))


def open_seat(table: Table) -> None:
    table.make("me", "friend")


def shared(table: Table) -> None:
    table.make("me", "device")


def shared_drawn(table: Table) -> None:
    shared(table)
    table.answer("draw")


def ended(table: Table) -> None:
    begun(table)
    while table.live.decision is not None:
        table.answer(table.live.match.keys[-1])


def of_old_rules(table: Table) -> None:
    """An answer in it is none today, so it is read and not played, unless its players agree to go on from there."""
    drawn(table)
    aged(table.server, table.id, key="dive")
    with table.server.table.store.writing.begin() as connection:
        connection.execute(matches.update().where(matches.c.id == table.id).values(listed=True))


def window(table: Table) -> None:
    """Dungeoneer: an answer is awaited out of turn, and there is a choice."""
    table.make("me", "friend", game="dungeoneer")
    table.invite(1)
    for key in to_a_window():
        table.answer(key)


@cache
def to_a_window() -> list[str]:
    """The shortest of some ways there."""
    found: list[str] = ["none"] * 100
    for luck in range(100):
        match, random = new_match("dungeoneer", 2, seed="deeds"), Random(luck)
        keys: list[str] = []
        while match.decision is not None and len(keys) < len(found):
            if match.decision.ask.window and PASS in match.keys:
                found = keys
                break
            keys.append(random.choice(match.keys))
            match.choose(keys[-1])
    return found


SITUATIONS = (
    begun, drawn, asked_back, bot_sits, open_seat, shared, shared_drawn, ended, of_old_rules, window,
)  # fmt: skip


# -- doing and comparing


def filled(value: Any, table: Table) -> Any:
    live = table.server.table.matches.cache.get(table.id)
    number = live.match.number if live is not None else 1
    if value == NOW:
        return number
    if value == BEFORE:
        return max(0, number - 1)
    return filled_text(value, table) if isinstance(value, str) else value


def filled_text(text: str, table: Table) -> str:
    live = table.server.table.matches.cache.get(table.id)
    chairs = live.chairs if live is not None else []
    free = next((chair.token for chair in chairs if chair.sort == "open"), "gone")
    taken = next((chair.token for chair in chairs if chair.sort != "open"), "gone")
    return text.format(id=table.id, open=free, taken=taken, watch=live.about.watch if live is not None else "gone")


def through_page(deed: Deed, table: Table, person: Guest) -> httpx.Response:
    path = filled_text(deed.page, table)
    form = {name: filled(value, table) for name, value in deed.form.items()}
    if deed.method == "GET" or path.startswith("/watch/"):
        return person.get(path, params=form)
    sent = {name: "1" if value is True else value for name, value in form.items()}
    return person.send_form(path, sent)


def through_api(deed: Deed, table: Table, person: Program) -> httpx.Response:
    path = filled_text(deed.api, table)
    data = {name: filled(value, table) for name, value in deed.data.items()}
    return person.get(path, params=data) if deed.method == "GET" else person.post(path, json=data)


def outcome(response: httpx.Response) -> tuple[Any, ...]:
    """What was answered, but for its form: done, too late, not understood, or refused with a reason."""
    status = response.status_code
    if status < 400:
        reason = response.json() if response.headers.get("content-type") == "application/json" else {}
        return ("done", reason.get("reason"), reason.get("clause")) if "reason" in reason else ("done",)
    if status == 400:
        return ("not understood",)
    if "json" not in response.headers["content-type"]:  # a page: the current table, or one that says what is wrong
        said = re.search(r"</h1><p>(.*?)</p><p class=\"code\">", response.text, re.DOTALL)
        return (status, html.unescape(said[1])) if said else ("too late",)
    problem = response.json()
    if problem["type"].endswith("server-stale"):
        return ("too late",)
    return (status, problem["detail"], problem.get("clause", ""))


def standing(table: Table) -> tuple[Any, ...]:
    """Everything about a match that a deed may change."""
    live = table.server.table.matches.cache.get(table.id)
    if live is None:  # one that can only be read
        stored = table.server.table.store.load(table.id)
        return stored.record.length(), stored.record.header["rules_rev"], stored.about.request
    request = live.request
    return (
        digest(live.match.state), live.match.number, live.over, live.about.assisted,
        [(c.name, c.sort, c.home, c.bot, c.here, c.quiet, bool(c.visitor)) for c in live.chairs],
        request and (request.seat, request.to, request.agreed), [note.message for note in live.notes],
    )  # fmt: skip


class Doors:
    """The same situation behind both doors, made again when a deed has changed it."""

    def __init__(self, server: Running, prepare: Callable[[Table], None]) -> None:
        self.prepare = prepare
        self.page = Table(server, [server.guest() for _ in range(3)])
        self.api = Table(server, [server.program() for _ in range(3)])
        self.fresh()

    def fresh(self) -> None:
        for table in (self.page, self.api):
            self.prepare(table)
        self.before = standing(self.page)
        assert self.before == standing(self.api)

    def compare(self, deed: Deed, who: int) -> None:
        by_page = through_page(deed, self.page, self.page.people[who])  # type: ignore[arg-type]
        by_api = through_api(deed, self.api, self.api.people[who])  # type: ignore[arg-type]
        place = f"{self.prepare.__name__}, {['host', 'guest', 'stranger'][who]}, {deed}"
        one, other = outcome(by_page), outcome(by_api)
        if len(one) == 2:  # a page that says what is wrong names no clause
            other = other[:2]
        assert one == other, f"{place}: {by_page.text[:300]} / {by_api.text[:300]}"
        now = standing(self.page)
        assert now == standing(self.api), place
        if now != self.before or deed.page.startswith(("/watch", "/join")):
            self.fresh()


@pytest.mark.parametrize("prepare", SITUATIONS)
def test_both_doors_decide_alike(serving: Callable[..., Running], prepare: Callable[[Table], None]) -> None:
    doors = Doors(serving(pause=3600), prepare)
    for who in range(3):
        for deed in DEEDS:
            doors.compare(deed, who)


def test_both_doors_make_matches_alike(server: Running) -> None:
    doors = Doors(server, begun)
    for deed in MAKING:
        doors.compare(deed, 0)
