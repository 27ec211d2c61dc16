"""The web table as an ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from anyio import to_thread
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from . import api, pages
from .context import Settings, Table, table_of
from .openapi import openapi
from .problems import Problem
from .replays import Shelf
from .routing import tell_problem
from .security import SecurityHeaders
from .store import StoreDown

log = logging.getLogger(__name__)
STATIC = Path(__file__).parent / "static"


def make_app(settings: Settings) -> Starlette:
    """The application; the store is opened when it starts and closed when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.table = table = Table(settings)
        try:
            yield
        finally:
            await table.close()

    app = Starlette(
        routes=[
            *pages.ROUTES,
            *api.routes(),
            Route("/openapi.json", openapi),
            Route("/healthz", healthz),
            Route("/readyz", readyz),
            Mount("/static", StaticFiles(directory=STATIC, check_dir=False)),
        ],
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)],
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


async def healthz(request: Request) -> Response:
    """The process lives."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """The store answers, so matches can be played."""
    await to_thread.run_sync(table_of(request).store.alive)
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
