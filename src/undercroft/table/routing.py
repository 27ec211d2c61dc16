"""Around every handler: the visitor's session, the form's token, and problems told as a page or as JSON."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ..core.text import text
from . import render
from .context import table_of
from .forms import Form, by_hand, read_form
from .haste import address
from .problems import Problem
from .security import Session

SESSION = "undercroft.session"
"""Where the scope of a request has its session, once it is known."""

Endpoint = Callable[[Request], Awaitable[Response]]
Getter = Callable[[Request, Session], Awaitable[Response]]
Poster = Callable[[Request, Session, Form], Awaitable[Response]]


class Data(Response):
    """An answer in JSON: always the same headers, made without asking what they should be."""

    def init_headers(self, headers: Mapping[str, str] | None = None) -> None:
        self.raw_headers = [
            (b"content-length", b"%d" % len(self.body)),
            (b"content-type", (self.media_type or "").encode()),
            (b"cache-control", b"no-store"),
        ]


def json_response(value: Any, status: int = 200, media_type: str = "application/json") -> Response:
    return Data(msgspec.json.encode(value), status, None, media_type)


def page(html: str | bytes, status: int = 200) -> Response:
    return HTMLResponse(html, status, {"Cache-Control": "no-store"})


def nothing() -> Response:
    return Response(status_code=204)


def shows(handler: Getter) -> Endpoint:
    """A handler that shows something. Who comes for the first time gets a cookie."""

    async def endpoint(request: Request) -> Response:
        table = table_of(request)
        session = table.doorkeeper.session(request)
        newcomer = session is None
        if session is None:
            await table.limits.hit("newcomer", address(request))
            session = table.doorkeeper.newcomer(request)
        request.scope[SESSION] = session
        response = await handler(request, session)
        if newcomer:
            table.doorkeeper.remember(request, response, session)
        return response

    return endpoint


def acts(handler: Poster) -> Endpoint:
    """A handler that changes something: only with the form's token (or a program's own)."""

    async def endpoint(request: Request) -> Response:
        table = table_of(request)
        session = table.doorkeeper.session(request)
        if session is not None:
            request.scope[SESSION] = session
        form = await read_form(request)
        return await handler(request, table.doorkeeper.check_form(request, session, form.get("csrf")), form)

    return endpoint


def session_of(request: Request) -> Session:
    """The session of a request that went wrong, perhaps before it had one."""
    found = request.scope.get(SESSION)
    doorkeeper = table_of(request).doorkeeper
    session: Session = found or doorkeeper.session(request) or doorkeeper.newcomer(request)
    return session


def wants_json(request: Request) -> bool:
    path = request.scope["path"]
    if path.startswith("/api/") or path == "/events":
        return True
    return request.method != "GET" and not by_hand(request)


def tell_problem(request: Request, problem: Problem) -> Response:
    """A problem as the asker can read it."""
    session = session_of(request)
    if wants_json(request):
        response = json_response(problem.as_json(session.lang), problem.status, "application/problem+json")
    else:
        visitor = table_of(request).doorkeeper.visitor(session)
        title = text(session.lang)(f"status-{problem.status}")
        response = page(render.error_page(visitor, problem.status, title, problem.words(session.lang)), problem.status)
    response.headers.update(problem.headers)
    return response
