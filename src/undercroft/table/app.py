"""The web table as an ASGI application."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from anyio import to_thread
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from ..core.registry import games
from ..core.text import LANGUAGES
from . import api, installing, pages, render
from .assets import STATIC
from .context import Settings, Table, table_of
from .exchange import went_whole
from .models import Visitor
from .openapi import openapi
from .problems import Problem
from .reference import reference
from .replays import Shelf
from .routing import Endpoint, page, shows, tell_problem
from .security import GUARDS, GUARDS_OF_DATA, HTTPS, SecurityHeaders, Session, named
from .store import StoreDown

log = logging.getLogger(__name__)

WARMING = 1.0
"""Seconds between the languages that are read beforehand."""

PAUSE = 5.0
"""Seconds without an answer that count as a pause in play."""


class Lasting(StaticFiles):
    """Static files whose address changes with their content (`?v=`), so a browser may keep them for good; fonts too."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            lasting = b"v=" in scope["query_string"] or path.endswith(".woff2")
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


class Application:
    """The pages, and beside them what is asked most often, which needs neither Starlette's routes nor compression:
    the API, the stream, and the view that everybody fetches when the stream says so."""

    table: Table  # while it runs

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.pages = starlette(self.lifespan)
        self.guarded = SecurityHeaders(self.pages)

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """The store is opened when the application starts and closed when it ends."""
        self.table = Table(self.settings)
        beside = [asyncio.create_task(warm_up()), asyncio.create_task(tidy(self.table))]
        if self.settings.warm:
            beside.append(asyncio.create_task(self.table.workers.warm()))
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await self.table.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.pages(scope, receive, send)
            return
        scope["undercroft.table"] = self.table
        run = straight(scope)
        if self.settings.hosts and not named(HTTPConnection(scope), self.settings.hosts):
            run = elsewhere
        if run is None:
            try:
                await self.guarded(scope, receive, send)
            except Exception:  # Starlette has told the caller already: raised further, it would cost the connection
                log.exception("a request failed: %s", scope["path"])
            return
        request = Request(scope, receive, send)
        try:
            response = await run(request)
        except Problem as problem:
            response = tell_problem(request, problem)
        except StoreDown as error:
            response = await on_store_down(request, error)
        except ClientDisconnect:
            return
        except Exception:  # a defect of ours: told to the caller, and kept in the log
            log.exception("a request failed: %s", scope["path"])
            response = tell_problem(request, Problem(500, "server-bug"))
        response.raw_headers += GUARDS_OF_DATA if run is api.call else GUARDS
        if scope["scheme"] == "https":
            response.raw_headers.append(HTTPS)
        if not went_whole(scope, response):
            await response(scope, receive, send)


async def elsewhere(request: Request) -> Response:
    """Who asks for another name than ours is told so, and nothing else."""
    raise Problem(400, "server-bad-host")


def straight(scope: Scope) -> Endpoint | None:
    """What answers without Starlette's routes."""
    path: str = scope["path"]
    if path.startswith("/api/"):
        return api.call
    if scope["method"] != "GET":
        return None
    if path.startswith("/m/") and path.count("/") == 3:
        _, _, id, what = path.split("/")
        scope["path_params"] = {"id": id}
        path = f"/m/{{id}}/{what}"
    return pages.STRAIGHT.get(path)


def starlette(lifespan: Callable[[Starlette], AbstractAsyncContextManager[None]]) -> Starlette:
    app = Starlette(
        routes=[
            *pages.ROUTES,
            *installing.ROUTES,
            Route("/openapi.json", openapi),
            Route("/api", shows(api_page)),
            Route("/healthz", healthz),
            Route("/readyz", readyz),
            *(
                Mount(f"/static/games/{name}", Lasting(directory=folder))
                for name, game in games().items()
                if (folder := game.folder / "table" / "static").is_dir()
            ),
            Mount("/static", Lasting(directory=STATIC)),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)],
        exception_handlers={
            Problem: on_problem,
            StoreDown: on_store_down,
            HTTPException: on_http,
            500: on_bug,
        },
        lifespan=lifespan,
    )
    app.state.shelf = Shelf()
    return app


async def tidy(table: Table) -> None:
    """Collect what Python cannot free at once (matches that were put away) when play has paused: it stops everybody."""
    played = tidied = table.store.writer.commits
    while True:
        await asyncio.sleep(PAUSE)
        now = table.store.writer.commits
        if now == played != tidied:
            gc.collect()
            tidied = now
        played = now


async def warm_up() -> None:
    """Read catalogues and templates before somebody waits for them, but after the one who has started the server."""
    for lang in LANGUAGES:
        await asyncio.sleep(WARMING)
        await to_thread.run_sync(render.credits_page, Visitor(lang, ""))


async def api_page(request: Request, session: Session) -> Response:
    """What `/openapi.json` describes, for people."""
    return page(render.api_page(table_of(request).doorkeeper.visitor(session), reference()))


async def healthz(request: Request) -> Response:
    """The process lives."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """The store can be read and written, so matches can be played."""
    await table_of(request).ready()
    return PlainTextResponse("ready\n")


async def on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return tell_problem(request, error)


async def on_store_down(request: Request, error: Exception) -> Response:
    log.error("the store is down: %s", error)
    return tell_problem(request, Problem(503, "server-store-down", headers={"Retry-After": "2"}))


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    message = {404: "server-no-page", 405: "server-no-method"}.get(error.status_code, "server-bad-request")
    return tell_problem(request, Problem(error.status_code, message, headers=dict(error.headers or {})))


async def on_bug(request: Request, error: Exception) -> Response:
    """A defect of ours. The match is unharmed: what was not stored is read again."""
    return tell_problem(request, Problem(500, "server-bug"))
