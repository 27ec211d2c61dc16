"""Every address of the server, and how a test asks there. A door that is not here fails `test_hidden.py`."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

from starlette.routing import Mount, Route

from undercroft.core.decision import PASS
from undercroft.table import api, pages
from undercroft.table.live import LiveMatch

from .conftest import Guest, Program, Running

NONSENSE = "zzz:none"


@dataclass(frozen=True)
class Call:
    """A request: `form` as a page sends it, `data` as a program does."""

    path: str
    form: dict[str, Any] | None = None
    data: dict[str, Any] | None = None

    @property
    def method(self) -> str:
        return "GET" if self.form is None and self.data is None else "POST"


@dataclass(frozen=True)
class Scene:
    """A running match in front of a viewer: what an address may need."""

    live: LiveMatch
    viewer: int
    watcher: bool = field(default=False)

    @property
    def id(self) -> str:
        return self.live.id

    @property
    def number(self) -> int:
        return self.live.match.number

    @property
    def asked(self) -> bool:
        return self.live.decision is not None and self.live.decision.seat == self.viewer

    @property
    def keys(self) -> list[str]:
        """What the viewer could answer now, or one that anybody may try."""
        return [*self.live.match.keys[:6]] if self.asked else [self.live.match.keys[0]]

    @property
    def odd_keys(self) -> list[str]:
        """What a curious player may ask about: any verb of the game with any card, whether it makes sense or not."""
        game, random = self.live.match.game, Random(f"{self.id} {self.number} {self.viewer}")
        verbs, cards = sorted(game.known_verbs), sorted(game.cards)
        return [f"{random.choice(verbs)}:{random.choice(cards)}" for _ in range(6)]

    @property
    def element(self) -> str:
        return self.live.decision.options[-1].element if self.live.decision is not None else ""

    @property
    def not_mine(self) -> int:
        return 0 if self.viewer == 1 else 1


def paths_that_end_in_nonsense(scene: Scene) -> Iterator[list[str]]:
    """What costs nothing to try: answers whose last key is none, and one to an earlier question."""
    yield [NONSENSE]
    for key in scene.keys:
        yield [key, NONSENSE]


def by_form(scene: Scene) -> list[Call]:
    place = f"/m/{scene.id}/answer"
    tries = [Call(place, form={"number": scene.number, "key": keys}) for keys in paths_that_end_in_nonsense(scene)]
    return [*tries, Call(place, form={"number": scene.number + 1, "key": NONSENSE})]


def by_call(scene: Scene) -> list[Call]:
    place = f"/api/matches/{scene.id}/answers"
    tries = [Call(place, data={"number": scene.number, "keys": keys}) for keys in paths_that_end_in_nonsense(scene)]
    return [*tries, Call(place, data={"number": scene.number + 1, "keys": [NONSENSE]})]


def refused_undo(scene: Scene) -> list[dict[str, Any]]:
    """An undo that the viewer cannot do; what can be done is not tried here, for it changes the match."""
    wishes: list[dict[str, Any]] = [{"scope": "agree"}, {"scope": "step", "number": scene.number + 1}]
    if scene.viewer < 0 or scene.live.match.cannot_undo(scene.viewer) is not None:
        wishes += [{"scope": "step"}, {"scope": "turn"}]
    return wishes


def refused_quiet(scene: Scene) -> list[dict[str, Any]]:
    can_pass = scene.asked and PASS in scene.live.match.keys
    return [{"number": scene.number + 1}, *([] if can_pass else [{"number": scene.number}])]


def posts(path: str, wishes: Callable[[Scene], list[dict[str, Any]]]) -> tuple[Walk, Walk]:
    """The same wishes at a page's address and at the API's."""

    def page(scene: Scene) -> list[Call]:
        return [Call(f"/m/{scene.id}/{path}", form=wish) for wish in wishes(scene)]

    def program(scene: Scene) -> list[Call]:
        return [Call(f"/api/matches/{scene.id}/{path}", data=wish) for wish in wishes(scene)]

    return page, program


def why(path: str) -> Walk:
    def calls(scene: Scene) -> list[Call]:
        keys = [*scene.keys, *scene.odd_keys, "axe", NONSENSE]
        return [Call(f"{path.format(id=scene.id)}?key={quote(key)}") for key in keys]

    return calls


def reads(*paths: str) -> Walk:
    def calls(scene: Scene) -> list[Call]:
        element = quote(scene.element)
        at, watch = scene.number, scene.live.about.watch
        known = {"id": scene.id, "at": at, "watch": watch, "seat": max(scene.viewer, 0), "element": element}
        return [Call(path.format(**known, token=scene.live.chairs[1].token)) for path in paths]

    return calls


Walk = Callable[[Scene], list[Call]]
UNDO, QUIET = posts("undo", refused_undo), posts("quiet", refused_quiet)
HERE = posts("here", lambda scene: [{"seat": scene.not_mine}])
HINT = posts("hint", lambda scene: [{"seat": scene.not_mine}])
BRANCH = posts("branch", lambda scene: [{"at": 0}])
SAY = posts("say", lambda scene: [{"phrase": "zzz"}, {}])
SHELF = posts("shelf", lambda scene: [{"do": "remove"}])
REMATCH = posts("rematch", lambda scene: [{}])
GO_ON = posts("go-on", lambda scene: [{}])
SEAT = [{"do": "back"}, {"do": "bot", "bot": "genius"}]

READ = [operation.path for operation in api.OPERATIONS if operation.method == "GET"]

WALKS: dict[str, Walk] = {
    **{f"GET {path}": reads(path) for path in READ if path.startswith("/api/matches/{id}")},  # but for those below
    "GET /": reads("/"),
    "GET /m/{id}": reads("/m/{id}"),
    "GET /m/{id}/view": reads("/m/{id}/view", "/m/{id}/view?whole"),
    "GET /m/{id}/record": reads("/m/{id}/record"),
    "GET /m/{id}/replay": reads("/m/{id}/replay?at={at}"),
    "GET /m/{id}/replay/view": reads("/m/{id}/replay/view?at={at}"),
    "GET /m/{id}/why": why("/m/{id}/why"),
    "GET /m/{id}/paths": reads("/m/{id}/paths?element={element}"),
    "GET /join/{token}": reads("/join/{token}"),
    "GET /watch/{token}": reads("/watch/{watch}"),
    "POST /join/{token}": lambda scene: [Call("/join/nothing", form={})],
    "POST /m/{id}/answer": by_form,
    "POST /m/{id}/undo": UNDO[0],
    "POST /m/{id}/quiet": QUIET[0],
    "POST /m/{id}/here": HERE[0],
    "POST /m/{id}/hint": HINT[0],
    "POST /m/{id}/branch": BRANCH[0],
    "POST /m/{id}/go-on": GO_ON[0],
    "POST /m/{id}/rematch": REMATCH[0],
    "POST /m/{id}/shelf": SHELF[0],
    "POST /m/{id}/say": SAY[0],
    "GET /statistics": reads("/statistics"),
    "POST /m/{id}/seat/{seat}": lambda scene: [Call(f"/m/{scene.id}/seat/{scene.not_mine}", form=do) for do in SEAT],
    "GET /api/matches": reads("/api/matches", "/api/matches?archived=1"),
    "GET /api/matches/open": reads("/api/matches/open"),
    "GET /api/matches/{id}": reads("/api/matches/{id}", "/api/matches/{id}?seat={seat}"),
    "GET /api/matches/{id}/events": reads("/api/matches/{id}/events", "/api/matches/{id}/events?seat={seat}"),
    "GET /api/matches/{id}/why": why("/api/matches/{id}/why"),
    "POST /api/seats": lambda scene: [Call("/api/seats", data={"invitation": "nothing"})],
    "POST /api/watching": lambda scene: [Call("/api/watching", data={"token": scene.live.about.watch})],
    "POST /api/matches/{id}/answers": by_call,
    "POST /api/matches/{id}/undo": UNDO[1],
    "POST /api/matches/{id}/quiet": QUIET[1],
    "POST /api/matches/{id}/here": HERE[1],
    "POST /api/matches/{id}/hint": HINT[1],
    "POST /api/matches/{id}/branch": BRANCH[1],
    "POST /api/matches/{id}/go-on": GO_ON[1],
    "POST /api/matches/{id}/rematch": REMATCH[1],
    "POST /api/matches/{id}/shelf": SHELF[1],
    "POST /api/matches/{id}/say": SAY[1],
    "GET /api/statistics": reads("/api/statistics"),
    "POST /api/matches/{id}/seats/{seat}": lambda scene: [
        Call(f"/api/matches/{scene.id}/seats/{scene.not_mine}", data=do) for do in SEAT
    ],
}
"""How each address is asked. What changes something is asked so that it must be refused: what is free to try."""

LOOKS = (
    "/api/matches/{id}", "/api/matches/{id}/refusals", "/api/matches/{id}/events", "/m/{id}/view", "/m/{id}/record",
)  # fmt: skip
"""Where a player sees what an answer did."""

FOLLOWED = {"GET /m/{id}/still/{rev}", "GET /events"}
"""Asked by the test itself: the parts of a board that a view names, and the stream."""

NOTHING_OF_A_MATCH = {
    "POST /matches", "POST /settings", "POST /sessions/end", "POST /devices",
    "POST /passkeys/new", "POST /passkeys", "POST /passkeys/ask", "POST /passkeys/in", "POST /passkeys/remove",
    "POST /notices", "GET /api/notices", "POST /api/notices",
    "GET /device/{token}", "POST /device/{token}", "POST /api/sessions/end", "POST /records",
    "GET /rules/{game}", "GET /rules/{game}/{clause}",
    "GET /clause/{game}/{number}", "GET /card/{game}/{word}", "GET /credits", "GET /help", "GET /api",
    "GET /manifest.webmanifest", "GET /worker.js", "GET /offline",
    "GET /openapi.json", "GET /healthz", "GET /readyz", "MOUNT /static",
    "POST /api/visitors", "POST /api/matches", "GET /api/games", "GET /api/games/{game}/cards",
    "GET /api/games/{game}/cards/{word}", "GET /api/games/{game}/clauses/{number}",
}  # fmt: skip
"""Words of a game, settings, files; a new match, whose maker sees it by the addresses above."""


def doors(server: Running) -> set[str]:
    """All addresses of the running application, as it routes them."""
    found = {f"{operation.method} {operation.path}" for operation in api.OPERATIONS}
    found |= {f"GET {path}" for path in pages.STRAIGHT}
    for route in server.app.pages.routes:
        if isinstance(route, Mount):
            found.add("MOUNT /static" if route.path.startswith("/static") else f"MOUNT {route.path}")
        else:
            assert isinstance(route, Route) and route.methods is not None
            found |= {f"{method} {route.path}" for method in route.methods if method != "HEAD"}
    return found


# -- asking without a network: the application itself answers, in the server's own loop

Answer = tuple[int, tuple[tuple[bytes, bytes], ...], bytes]


async def ask(server: Running, person: Guest | Program, call: Call, until: bytes = b"") -> Answer:
    """What the application answers, with its headers; of a stream, what comes until it holds `until`."""
    headers = [(b"host", b"table.example")]
    if isinstance(person, Guest):
        headers += [(b"cookie", f"undercroft={person.cookies['undercroft']}".encode())]
        headers += [(b"x-csrf-token", person.csrf.encode())] if call.method == "POST" else []
    else:
        headers.append((b"authorization", person.headers["authorization"].encode()))
    body = b""
    if call.form is not None:
        headers.append((b"content-type", b"application/x-www-form-urlencoded"))
        body = urlencode(call.form, doseq=True).encode()
    elif call.data is not None:
        headers.append((b"content-type", b"application/json"))
        body = json.dumps(call.data).encode()
    path, _, query = call.path.partition("?")
    scope = {
        "type": "http", "http_version": "1.1", "method": call.method, "scheme": "http", "path": path,
        "raw_path": path.encode(), "query_string": query.encode(), "root_path": "", "headers": headers,
        "client": ("127.0.0.1", 1), "server": ("table.example", 80),
    }  # fmt: skip
    sent: list[dict[str, Any]] = []
    enough = asyncio.Event()
    given = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> dict[str, Any]:
        if given and not until:
            return given.pop()
        await enough.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)
        if until and until in message.get("body", b""):
            enough.set()

    await server.app(scope, receive, send)
    start = sent[0]
    told = b"".join(message.get("body", b"") for message in sent[1:])
    return start["status"], tuple(sorted((bytes(name), bytes(value)) for name, value in start["headers"])), told
