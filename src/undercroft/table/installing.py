"""What makes the table a program that can be installed: its description, a worker and a page for lost connections."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..core.text import text
from . import assets, render
from .context import table_of
from .routing import json_response, page, shows
from .security import Session

WORKER = "call-worker.js"


async def manifest(request: Request, session: Session) -> Response:
    """The web app manifest, in the visitor's language."""
    icon = {"src": assets.url("favicon.svg"), "sizes": "any", "type": "image/svg+xml"}
    told = {
        "name": "Undercroft", "short_name": "Undercroft", "description": text(session.lang)("tb-lobby-lead"),
        "lang": session.lang, "id": "/", "start_url": "/", "scope": "/", "display": "standalone",
        "background_color": "#0e1016", "theme_color": "#181c26",
        "icons": [{**icon, "purpose": "any"}, {**icon, "purpose": "maskable"}],
    }  # fmt: skip
    return json_response(told, media_type="application/manifest+json")


async def worker(request: Request) -> Response:
    """The worker stands at the root: it may only serve what lies below its own address."""
    return Response(assets.place(WORKER).read_bytes(), 200, {"Cache-Control": "no-cache"}, "text/javascript")


async def offline(request: Request, session: Session) -> Response:
    """What an installed table shows when the server cannot be reached."""
    return page(render.offline_page(table_of(request).doorkeeper.visitor(session)))


ROUTES = [
    Route("/manifest.webmanifest", shows(manifest)),
    Route("/worker.js", worker),
    Route("/offline", shows(offline)),
]
