"""The same visitor in another browser, by a passkey: what a phone or a key ring keeps instead of a password.

The server keeps a public key for each, and the visitor's name, language and settings for whoever comes back with it.
What is to be signed is drawn for one visitor and taken back by the first answer, whichever process gets it.
"""

from __future__ import annotations

import ipaddress
import secrets
import time
from importlib.util import find_spec
from typing import Any, Literal

import msgspec
from anyio import to_thread
from sqlalchemy import Connection, delete, insert, select, update
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from . import lists
from .context import Table, table_of
from .database import either
from .forms import Form, by_hand
from .haste import address
from .models import Passkey, Passkeys
from .problems import Problem
from .routing import json_response, nothing
from .schema import challenges, passkeys
from .security import Session
from .views import base_url

INSTALLED = find_spec("webauthn") is not None
"""Whether the extra `undercroft[passkeys]` is here. It is imported when it is first needed: that takes a while."""
MOST = 8
"""Passkeys of one visitor."""
SPAN = 300
"""Seconds within which an answer must come."""

Sort = Literal["new", "in"]


async def shown(table: Table, session: Session) -> Passkeys:
    """What the page Help offers."""
    if not INSTALLED:
        return Passkeys(False, (), False)
    own = await to_thread.run_sync(of_visitor, table, session.id)
    busy = bool(await to_thread.run_sync(lists.of_visitor, table.store, session.id, 1))
    return Passkeys(True, tuple(Passkey(row["id"], row["at"]) for row in own), busy)


def of_visitor(table: Table, visitor: str) -> list[Any]:
    return table.store.read(select(passkeys).where(passkeys.c.visitor == visitor).order_by(passkeys.c.at))


async def follow(table: Table, session: Session) -> None:
    """A visitor has another name, language or other settings: their passkeys bring those along from now on."""
    kept = msgspec.json.encode(session).decode()
    await table.store.do_aside(update(passkeys).where(passkeys.c.visitor == session.id).values(session=kept))


# -- what is to be signed


def place(request: Request) -> tuple[str, str]:
    """The name that passkeys belong to here, and the origin that browsers sign: those of the request, whose host was
    checked already. Raises `Problem` where browsers have no passkeys: at a bare address, or without encryption."""
    if not INSTALLED:
        raise Problem(422, "server-no-passkeys")
    host = request.url.hostname or ""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        if request.url.scheme == "https" or host == "localhost" or host.endswith(".localhost"):
            return host, base_url(request)
    raise Problem(422, "server-passkey-place")


async def draw(request: Request, session: Session, sort: Sort) -> bytes:
    """Something to be signed by this visitor, once and soon."""
    table = table_of(request)
    await table.limits.hit("join", session.id)
    await table.limits.hit("join", address(request))
    value, now = secrets.token_bytes(32), time.time()
    row = {"visitor": session.id, "sort": sort, "value": value.hex(), "at": now}
    drawn = either(table.store.writing)(challenges).values(**row)
    await table.store.do_aside(
        delete(challenges).where(challenges.c.at < now - SPAN),
        drawn.on_conflict_do_update(index_elements=["visitor"], set_=row),
    )
    return value


async def drawn(table: Table, session: Session, sort: Sort) -> bytes:
    """What this visitor was to sign. It is gone with that: an answer that is sent again finds nothing."""
    mine = challenges.c.visitor == session.id, challenges.c.sort == sort, challenges.c.at >= time.time() - SPAN

    def take(connection: Connection) -> str | None:
        found: str | None = connection.execute(select(challenges.c.value).where(*mine)).scalar()
        if found is None or connection.execute(delete(challenges).where(*mine, challenges.c.value == found)).rowcount:
            return found
        return None  # another process was faster

    value = await table.store.writer.put(None, take)
    if value is None:
        raise Problem(409, "server-passkey-late")
    return bytes.fromhex(value)


def answer_of(form: Form) -> dict[str, Any]:
    try:
        given = msgspec.json.decode(form.get("answer"), type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        raise Problem(422, "server-passkey-wrong") from None
    if not isinstance(given.get("id"), str):
        raise Problem(422, "server-passkey-wrong")
    return given


# -- a new one


async def begin(request: Request, session: Session, form: Form) -> Response:
    """What the browser needs to make a passkey."""
    name, _ = place(request)
    table = table_of(request)
    own = await to_thread.run_sync(of_visitor, table, session.id)
    if len(own) >= MOST:
        raise Problem(422, "server-many-passkeys", {"most": MOST})
    value = await draw(request, session, "new")

    def options() -> str:
        from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
        )

        return options_to_json(
            generate_registration_options(
                rp_id=name,
                rp_name="Undercroft",
                user_id=session.id.encode(),
                user_name=session.name or "Undercroft",
                challenge=value,
                authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
                exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(row["id"])) for row in own],
            )
        )

    return json_response(msgspec.Raw((await to_thread.run_sync(options)).encode()))


async def keep(request: Request, session: Session, form: Form) -> Response:
    """A passkey that the browser has made."""
    name, origin = place(request)
    table = table_of(request)
    await table.limits.hit("join", address(request))
    given, value = answer_of(form), await drawn(table, session, "new")

    def verified() -> dict[str, Any]:
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            made = verify_registration_response(
                credential=given, expected_challenge=value, expected_rp_id=name, expected_origin=origin
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Problem(422, "server-passkey-wrong") from None
        return {
            "id": bytes_to_base64url(made.credential_id),
            "visitor": session.id,
            "key": made.credential_public_key.hex(),
            "count": made.sign_count,
            "session": msgspec.json.encode(session).decode(),
            "at": time.time(),
        }

    row = await to_thread.run_sync(verified)

    def add(connection: Connection) -> bool:
        known = select(passkeys.c.id).where((passkeys.c.id == row["id"]) | (passkeys.c.visitor == session.id))
        ids = list(connection.execute(known).scalars())
        fits = row["id"] not in ids and len(ids) < MOST
        if fits:
            connection.execute(insert(passkeys).values(**row))
        return fits

    if not await table.store.writer.put(None, add):
        raise Problem(422, "server-passkey-wrong")
    return nothing()


# -- coming back with one


async def ask(request: Request, session: Session, form: Form) -> Response:
    """What the browser needs to find a passkey: it knows itself which it has."""
    name, _ = place(request)
    value = await draw(request, session, "in")

    def options() -> str:
        from webauthn import generate_authentication_options, options_to_json

        return options_to_json(generate_authentication_options(rp_id=name, challenge=value))

    return json_response(msgspec.Raw((await to_thread.run_sync(options)).encode()))


async def enter(request: Request, session: Session, form: Form) -> Response:
    """Whoever has signed goes on here as the visitor whose passkey it is."""
    name, origin = place(request)
    table = table_of(request)
    await table.limits.hit("join", address(request))
    given, value = answer_of(form), await drawn(table, session, "in")

    def verified() -> tuple[str, int, Session]:
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        rows = table.store.read(select(passkeys).where(passkeys.c.id == given["id"]))
        if not rows:
            raise Problem(404, "server-no-passkey")
        try:
            signed = verify_authentication_response(
                credential=given,
                expected_challenge=value,
                expected_rp_id=name,
                expected_origin=origin,
                credential_public_key=bytes.fromhex(rows[0]["key"]),
                credential_current_sign_count=rows[0]["count"],
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Problem(422, "server-passkey-wrong") from None
        return rows[0]["id"], signed.new_sign_count, msgspec.json.decode(rows[0]["session"], type=Session)

    id, count, owner = await to_thread.run_sync(verified)
    if owner.since < table.doorkeeper.ended.get(owner.id, 0):
        raise Problem(404, "server-no-passkey")
    await table.store.do_aside(update(passkeys).where(passkeys.c.id == id).values(count=count))
    response = nothing()
    table.doorkeeper.remember(request, response, owner)
    return response


async def remove(request: Request, session: Session, form: Form) -> Response:
    """It opens nothing here any more; the device forgets it when its owner says so there."""
    table = table_of(request)
    await table.limits.hit("make", session.id)
    mine = passkeys.c.visitor == session.id, passkeys.c.id == form.get("id")
    await table.store.do_aside(delete(passkeys).where(*mine))
    return RedirectResponse("/help#devices", 303) if by_hand(request) else nothing()
