"""`make fuzz`: whatever is sent to the table, it answers: never with a 5xx, never with a dropped connection.

Two kinds of senders. A state machine (Hypothesis) goes through all addresses of pages and API as the application routes
them, with visitors, matches and links that exist and with values that nobody should send; schemathesis makes calls out
of the API's description and compares the answers with it. The suite runs both with a small budget.
"""

from __future__ import annotations

import argparse
import http.client
import json
import random
import re
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from email.message import Message
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, TypeVar
from urllib.parse import quote, quote_plus, urlencode

import requests
import schemathesis
import schemathesis.specs.openapi.checks
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    multiple,
    rule,
    run_state_machine_as_test,
)
from starlette.routing import Route

from benchmarks.table import HOST
from tests.table.postgres import cluster
from tools.faults import Server
from undercroft import new_match
from undercroft.core.lines import text_of
from undercroft.core.registry import games
from undercroft.table import api, pages
from undercroft.table.app import Application
from undercroft.table.context import Settings

# -- what is sent

T = TypeVar("T")

WORDS = (
    "", "0", "1", "-1", "--1", "+1", " 1 ", "1.5", "1e999", "0x10", "9" * 400, "NaN", "null", "true", "[]", "{}", '"',
    "\x00", "a\x00b", "\u2028", "\u0085", "\ud800", "\u202e", "１", "١", "ß", "😀", "<b>&amp;", "../../etc/passwd", "%",
    "%00", "a" * 300, "x" * 5000, "draw", "pass", "me", "friend", "device", "bot:random", "bot:", "welcome",
    "mageknight", "step", "turn", "ask", "agree", "decline", "bot", "back", "remove", "random", "en", "pl", "on",
    "{0}", "zzz:none", "move:n",
)  # fmt: skip
FIELDS = (
    "number", "key", "keys", "seat", "scope", "agree", "decline", "again", "do", "bot", "name", "lang", "game", "seats",
    "options", "seed", "listed", "daily", "private", "seat.0", "seat.1", "name.0", "option.x", "at", "eyes", "element",
    "since", "m", "invitation", "token", "csrf", "back", "form", "whole", "card", "who", "part", "",
)  # fmt: skip
KINDS = ("application/x-www-form-urlencoded", "application/json", "multipart/form-data; boundary=x", "text/plain", "")
ODD_HEADERS = (
    {"Accept-Language": "xx, \xe9;q=z"}, {"If-None-Match": '"x"'}, {"Accept-Encoding": "gzip"},
    {"Accept": "text/html"}, {"Sec-Fetch-Mode": "navigate"}, {"Sec-Fetch-Site": "cross-site"},
    {"Origin": "http://elsewhere"}, {"Origin": "\xff"}, {"Cookie": "undercroft=x.y"}, {"Cookie": "\xff=;;="},
    {"Authorization": "Bearer \xe9"}, {"Range": "bytes=9-1"}, {"Referer": "//\x7f"}, {"HX-Request": "true"},
    {"X-Forwarded-Proto": "https"}, {"X-Forwarded-For": "::::"}, {"Content-Type": "multipart/form-data"},
    {"Content-Type": "application/json; charset=\xe9"}, {"Expect": "x"},
)  # fmt: skip


def some(things: Sequence[T]) -> st.SearchStrategy[T]:
    """One of these; unlike `sampled_from` it does not write them all into its description."""
    return st.integers(0, len(things) - 1).map(lambda at: things[at])


words = some(WORDS) | st.text(max_size=8)
plain = st.none() | st.booleans() | st.integers(-3, 20) | st.integers() | st.floats() | words
values = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=3), max_leaves=6
)
fields = st.lists(st.tuples(some(FIELDS) | words, words), max_size=8)
objects = st.dictionaries(some(FIELDS) | words, values, max_size=6) | values
headers: st.SearchStrategy[dict[str, str]] = st.just({}) | some(ODD_HEADERS)

ROUTES = sorted(
    {(operation.method, operation.path) for operation in api.OPERATIONS}
    | {("GET", path) for path in (*pages.STRAIGHT, "/static/app.css", "/static/{x}")}
    | {
        (method, route.path)
        for route in Application(Settings("")).pages.routes
        if isinstance(route, Route)
        for method in (route.methods or ())
        if method != "HEAD"
    }
)
"""Every address of the application."""


@dataclass(frozen=True)
class What:
    """A request but for who sends it and about which match."""

    route: tuple[str, str]
    query: list[tuple[str, str]]
    given: list[tuple[str, str]]
    told: Any
    kind: str
    odd: dict[str, str]


WHAT = st.builds(What, some(ROUTES), fields, fields, objects, some(KINDS), headers)
METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "FOO")
GAMES = sorted(games())
SEATS = (("me", "friend"), ("me", "me"), ("me", "bot:random"), ("me", "me", "friend", "bot:random"), ("me",), ())


class Wrong(AssertionError):
    """The server failed: a 5xx, or no answer."""


@dataclass
class Line:
    """A connection that is kept, as long as the server keeps it; counts what came back."""

    port: int
    statuses: Counter[int] = field(default_factory=Counter)
    sent: int = 0
    connection: http.client.HTTPConnection | None = None

    def send(self, method: str, path: str, head: dict[str, str], body: bytes = b"") -> tuple[int, bytes]:
        """One request; raises `Wrong` if it is not answered as it should be."""
        status, told, _ = self.ask(method, path, head, body)
        return status, told

    def ask(self, method: str, path: str, head: dict[str, str], body: bytes = b"") -> tuple[int, bytes, Message]:
        asked = f"{method} {path[:200]} {head} {body[:300]!r}"
        self.connection = line = self.connection or http.client.HTTPConnection(HOST, self.port, timeout=60)
        self.sent += 1
        try:
            line.putrequest(method, path, skip_accept_encoding=True)
            for name, value in {"Content-Length": str(len(body)), **head}.items():
                line.putheader(name, value.encode("latin-1"))
            line.endheaders(body)
            answer = line.getresponse()
            streams = answer.headers.get("content-type", "").startswith("text/event-stream")
            told = b"" if streams else answer.read()
        except (OSError, http.client.HTTPException) as error:
            self.close()
            raise Wrong(f"no answer ({error!r}) to {asked}") from error
        self.statuses[answer.status] += 1
        if streams or answer.will_close:
            self.close()
        if answer.status >= 500:
            raise Wrong(f"{answer.status} {told[:200]!r} to {asked}")
        return answer.status, told, answer.headers

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


@dataclass(frozen=True)
class Person:
    """Who sends: the headers by which the server knows a browser or a program."""

    head: tuple[tuple[str, str], ...]


def raw(word: str) -> bytes:
    """Bytes, also of what is no text."""
    return word.encode("utf-8", "surrogatepass")


def form(pairs: list[tuple[str, str]]) -> bytes:
    return urlencode([(raw(name), raw(value)) for name, value in pairs]).encode()


def data(value: Any) -> bytes:
    return json.dumps(value).encode()


def multipart(pairs: list[tuple[str, str]], file: bytes) -> bytes:
    head = b'--x\r\nContent-Disposition: form-data; name="%s"\r\n\r\n%s'
    parts = [head % (quote_plus(raw(name)).encode(), raw(value)) for name, value in pairs]
    return b"\r\n".join([*parts, head % (b'file"; filename="r', file), b"--x--\r\n"])


@cache
def ended() -> tuple[bytes, ...]:
    """The lines of a match that was played to its end."""
    match = new_match("welcome", 2, "fuzz", names=("Ada", "Bob"))
    chance = random.Random(1)
    while match.decision is not None:
        match.choose(chance.choice(match.keys))
    assert match.record is not None
    return tuple(match.record.dumps().encode().splitlines())


def edited(at: int, field: int, value: Any, sealed: bool) -> bytes:
    """That record with another value in one of its fields; `sealed`: as if it had always been so."""
    rows = [json.loads(row) for row in ended()]
    row = rows[at % len(rows)]
    names = [*row, "event", "names", "secret", "x"]
    row[names[field % len(names)]] = value
    with suppress(ValueError, OverflowError, TypeError):  # what cannot be sealed goes as it is
        if sealed:
            return raw(text_of(rows[0], rows[1:-1]))
    return b"\n".join(map(data, rows)) + b"\n"


class Visitors(RuleBasedStateMachine):
    """People and programs who do what they should, and what they should not."""

    line: ClassVar[Line]
    people = Bundle("people")
    matches = Bundle("matches")
    links = Bundle("links")

    @initialize(target=people, name=words, lang=st.sampled_from(("en", "ru", "pl")))
    def program(self, name: str, lang: str) -> Any:
        status, told = self.line.send("POST", "/api/visitors", JSON, data({"name": name[:64], "lang": lang}))
        return Person((("Authorization", f"Bearer {json.loads(told)['token']}"),)) if status == 201 else multiple()

    @initialize(target=people)
    def browser(self) -> Person:
        _, told, head = self.line.ask("GET", "/help", {})
        csrf = told.partition(b'name="csrf" content="')[2].partition(b'"')[0].decode()
        return Person((("Cookie", head["set-cookie"].partition(";")[0]), ("X-CSRF-Token", csrf)))

    @rule(target=matches, who=people, game=st.sampled_from(GAMES), seats=st.sampled_from(SEATS), seed=words)
    def make(self, who: Person, game: str, seats: tuple[str, ...], seed: str) -> Any:
        wish = {"game": game, "seats": [{"who": seat} for seat in seats], "seed": seed[:64]}
        status, told = self.line.send("POST", "/api/matches", {**JSON, **dict(who.head)}, data(wish))
        return json.loads(told)["id"] if status == 201 else multiple()

    @rule(target=links, who=people, id=matches)
    def invitations(self, who: Person, id: str) -> Any:
        status, told = self.line.send("GET", f"/api/matches/{id}", dict(who.head))
        if status != 200:
            return multiple()
        match = json.loads(told)
        found = [match["watch"], *(seat["invitation"] for seat in match["seats"])]
        return multiple(*(link for link in found if link))

    @rule(who=people, link=links)
    def join(self, who: Person, link: str) -> None:
        self.line.send("POST", "/api/seats", {**JSON, **dict(who.head)}, data({"invitation": link}))

    @rule(who=people, id=matches, steps=st.lists(st.integers(0, 30), max_size=6))
    def play(self, who: Person, id: str, steps: list[int]) -> None:
        """Answer as one should, so that the others meet matches in their middle."""
        head = {**JSON, **dict(who.head)}
        for step in steps:
            status, told = self.line.send("GET", f"/api/matches/{id}", head)
            match = json.loads(told)
            if status == 200 and match["curtain"] is not None:
                status, told = self.line.send("POST", f"/api/matches/{id}/here", head, data({"seat": match["curtain"]}))
                match = json.loads(told)
            if status != 200 or match["question"] is None or not match["question"]["choices"]:
                return
            choices = match["question"]["choices"]
            answer = {"number": match["number"], "keys": [choices[step % len(choices)]["key"]]}
            self.line.send("POST", f"/api/matches/{id}/answers", head, data(answer))

    @rule(who=people, at=st.integers(0, 400), field=st.integers(0, 8), value=values, sealed=st.booleans())
    def upload(self, who: Person, at: int, field: int, value: Any, sealed: bool) -> None:
        """A record of ours in which something was changed, sealed again or not."""
        head = {**dict(who.head), "Content-Type": KINDS[2]}
        self.line.send("POST", "/records", head, multipart([], edited(at, field, value, sealed)))

    @rule(who=people, id=matches, link=links | words, what=WHAT)
    def anything(self, who: Person, id: str, link: str, what: What) -> None:
        """Any address with any values, about a match that is there."""
        self.try_(who, id, link, what)

    @rule(who=people, id=words, link=words, what=WHAT)
    def anything_of_nothing(self, who: Person, id: str, link: str, what: What) -> None:
        """The same about what is not there."""
        self.try_(who, id, link, what)

    def try_(self, who: Person, id: str, link: str, what: What) -> None:
        method, path = what.route
        part = what.given[0][1] if what.given else "0"
        for name, value in {"id": id, "token": link}.items():
            path = path.replace(f"{{{name}}}", quote(raw(value), safe=""))
        path = re.sub(r"\{\w+\}", lambda _: quote(raw(part), safe=""), path)
        query = [*what.query, ("m", id)] if path == "/events" else what.query
        bodies = {KINDS[1]: data(what.told), KINDS[2]: multipart(what.given, raw(part))}
        head = {**dict(who.head), **({"Content-Type": what.kind} if what.kind else {}), **what.odd}
        body = bodies.get(what.kind, form(what.given)) if method == "POST" else b""
        self.line.send(method, f"{path}?{form(query).decode()}", head, body)

    @rule(method=st.sampled_from(METHODS), path=words, odd=headers)
    def nowhere(self, method: str, path: str, odd: Any) -> None:
        """Addresses that do not exist, asked in ways that do not either."""
        self.line.send(method, "/" + quote(raw(path), safe="/%"), odd)

    def teardown(self) -> None:
        self.line.close()


JSON = {"Content-Type": "application/json"}


def visit(line: Line, examples: int, steps: int, chance: int | None = None) -> None:
    """Let the visitors come. Without `chance` always the same ones."""
    machine = type("Visitors", (Visitors,), {"line": line})
    if chance is not None:
        machine = seed(chance)(machine)
    how = settings(
        max_examples=examples, stateful_step_count=steps, deadline=None, database=None, derandomize=chance is None,
        phases=(Phase.generate,), suppress_health_check=list(HealthCheck), print_blob=False,
    )  # fmt: skip
    run_state_machine_as_test(machine, settings=how)


def call_by_schema(port: int, examples: int, chance: int | None = None) -> int:
    """Calls made from the description of the API, the answers compared with it; how many."""
    schema = schemathesis.openapi.from_url(f"http://{HOST}:{port}/openapi.json")
    session = requests.Session()
    token = session.post(f"http://{HOST}:{port}/api/visitors", json={"name": "schema"}).json()["token"]
    head = {"Authorization": f"Bearer {token}"}
    sent = 0
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # our own description is whole: a test says so

        @settings(
            max_examples=examples, deadline=None, database=None, derandomize=chance is None, phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(case=operation.as_strategy())
        def test(case: Any) -> None:
            nonlocal sent
            sent += 1
            case.call_and_validate(headers=head, session=session, checks=CHECKS)

        (test if chance is None else seed(chance)(test))()
    session.close()
    return sent


CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.specs.openapi.checks.status_code_conformance,
    schemathesis.specs.openapi.checks.content_type_conformance,
    schemathesis.specs.openapi.checks.response_schema_conformance,
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=50_000, help="how many to send at least, over both stores")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    print(f"seed {given.seed}", flush=True)
    with cluster() as address, tempfile.TemporaryDirectory(prefix="undercroft-fuzz-") as folder:
        stores = {"SQLite": [], **({"PostgreSQL": ["--database", address, "--workers", "2"]} if address else {})}
        sent = [
            rounds(name, options, Path(folder), given.requests // len(stores), given.seed)
            for name, options in stores.items()
        ]
    print(f"{sum(sent)} requests, 0 of 5xx, 0 dropped connections")


def rounds(name: str, options: list[str], folder: Path, wanted: int, chance: int) -> int:
    """Send at least so many requests to a server with this store."""
    server = Server(folder / name, *options)
    line = Line(server.port)
    began = time.monotonic()
    try:
        called = call_by_schema(server.port, max(2, wanted // 500), chance)
        while line.sent + called < wanted:
            chance += 1
            visit(line, 10, 60, chance)
        server.stop()
    finally:
        Server.end_all()
    told = ", ".join(f"{status}: {count}" for status, count in sorted(line.statuses.items()))
    print(
        f"{name}: {called} calls by schema, {line.sent} others ({told}) in {time.monotonic() - began:.0f} s", flush=True
    )
    return line.sent + called


if __name__ == "__main__":
    main()
