"""The same visitor in another browser: a signed link that runs out, and that "sign out everywhere else" ends."""

from __future__ import annotations

import msgspec
from anyio import to_thread
from itsdangerous import BadData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from . import lists, render
from .context import table_of
from .forms import Form
from .haste import address
from .problems import Problem
from .routing import page
from .security import YEAR, Doorkeeper, Session
from .views import base_url

SPANS = {"soon": 15 * 60, "kept": YEAR}
"""Seconds for which a link can be opened: one for the phone beside the desk, one to keep should the cookie get lost."""


def token_for(doorkeeper: Doorkeeper, session: Session, span: str) -> str:
    value = doorkeeper.links.dumps([msgspec.to_builtins(session), span])
    return value if isinstance(value, str) else value.decode()


def holder(doorkeeper: Doorkeeper, token: str) -> Session:
    """Whose link it is; raises `Problem` if it has run out, was ended, or was never ours."""
    try:
        kept, span = doorkeeper.links.loads(token)
        doorkeeper.links.loads(token, max_age=SPANS[span])
        session = msgspec.convert(kept, Session)
    except (BadData, KeyError, TypeError, ValueError):
        raise Problem(404, "server-no-device") from None
    if session.since < doorkeeper.ended.get(session.id, 0):
        raise Problem(404, "server-no-device")
    return session


async def make(request: Request, session: Session, form: Form) -> Response:
    """The link, as text and as a QR code. A post, so that no page that was left open shows it."""
    table = table_of(request)
    await table.limits.hit("join", session.id)
    span = form.get("span")
    if span not in SPANS:
        raise Problem(400, "server-no-device")
    link = f"{base_url(request)}/device/{token_for(table.doorkeeper, session, span)}"
    return page(render.devices_page(table.doorkeeper.visitor(session), link, span))


async def offer(request: Request, session: Session) -> Response:
    """Who opens a link sees as whom it lets them play. Nothing changes yet: programs look at links too."""
    table = table_of(request)
    await table.limits.hit("join", address(request))
    other = holder(table.doorkeeper, request.path_params["token"])
    own = [] if other.id == session.id else await to_thread.run_sync(lists.of_visitor, table.store, session.id, 1)
    return page(render.device_page(table.doorkeeper.visitor(session), other.name, other.id == session.id, bool(own)))


async def take(request: Request, session: Session, form: Form) -> Response:
    table = table_of(request)
    await table.limits.hit("join", address(request))
    response = RedirectResponse("/", 303)
    table.doorkeeper.remember(request, response, holder(table.doorkeeper, request.path_params["token"]))
    return response
