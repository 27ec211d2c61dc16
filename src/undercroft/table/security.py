"""Who is asking: signed cookies and tokens, the token of forms, headers of every answer, and limits on haste."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, get_args

import msgspec
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..core.text import LANGUAGES
from .models import Confirm, Visitor
from .problems import Problem

COOKIE = "undercroft"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
CONFIRMS = get_args(Confirm)

POLICY = (
    "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
GUARDS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
HTTPS = (b"strict-transport-security", b"max-age=31536000")
"""Under https: a browser that was here once comes by https only."""

GUARDS_OF_DATA = [(b"x-content-type-options", b"nosniff"), (b"cross-origin-resource-policy", b"same-origin")]
"""Answers to programs are never shown as pages: the policy of pages would only make them longer."""


class Session(msgspec.Struct, frozen=True):
    """A visitor as the cookie (or the token of a program) has it. No account: who has the cookie is the visitor."""

    id: str
    lang: str = "en"
    name: str = ""
    confirm: bool | Confirm = "matters"  # cookies of earlier versions say yes or no
    sound: bool = False
    motion: bool = True
    dense: bool = False
    since: int = 0  # its generation: a visitor may end those before it, on all devices


class Doorkeeper:
    """Signs and reads cookies, tokens and the tokens of forms, all from one secret."""

    def __init__(self, secret: str) -> None:
        self.cookies = URLSafeSerializer(secret, salt="visitor")
        self.links = URLSafeTimedSerializer(secret, salt="device")  # to other devices (devices.py)
        self.key = secret.encode()
        self.ended: dict[str, int] = {}  # visitors who have ended their sessions: the generation that counts since then
        self.read = lru_cache(maxsize=4096)(self._read)
        self.csrf = lru_cache(maxsize=4096)(self._csrf)

    def token(self, session: Session) -> str:
        value = self.cookies.dumps(msgspec.to_builtins(session))
        return value if isinstance(value, str) else value.decode()

    def _read(self, token: str) -> Session | None:
        try:
            return msgspec.convert(self.cookies.loads(token), Session)
        except (BadData, msgspec.ValidationError):
            return None

    def _csrf(self, id: str) -> str:
        return hmac.new(self.key, b"form " + id.encode(), "sha256").hexdigest()[:32]

    def daily_seed(self, day: str, game: str) -> str:
        return hmac.new(self.key, f"daily {day} {game}".encode(), "sha256").hexdigest()

    def newcomer(self, connection: HTTPConnection) -> Session:
        return Session(secrets.token_urlsafe(16), lang=preferred(connection.headers.get("accept-language", "")))

    def session(self, connection: HTTPConnection) -> Session | None:
        """The visitor of a request, by token or cookie."""
        token = bearer(connection) or cookie(connection)
        session = self.read(token) if token else None
        if session is None or session.since < self.ended.get(session.id, 0):
            return None
        return session

    def visitor(self, session: Session) -> Visitor:
        return Visitor(
            session.lang, self.csrf(session.id), session.name, how_to_confirm(session), session.sound, session.motion,
            session.dense,
        )  # fmt: skip

    def remember(self, request: Request, response: Response, session: Session) -> None:
        safe = request.url.scheme == "https"
        response.set_cookie(COOKIE, self.token(session), YEAR, httponly=True, samesite="lax", secure=safe)

    def check_form(self, request: Request, session: Session | None, given: str = "") -> Session:
        """The session of a request that changes something. A program's token needs no form token.

        `given`: the token of the form, where the header does not have it.
        """
        if session is None:
            raise Problem(403, "server-csrf")
        if bearer(request):  # another site cannot send this header
            return session
        if not from_here(request):
            raise Problem(403, "server-csrf")
        given = request.headers.get("x-csrf-token") or given
        if not hmac.compare_digest(given.encode(), self.csrf(session.id).encode()):
            raise Problem(403, "server-csrf")
        return session


def from_here(request: Request) -> bool:
    """Whether a page of this server sent a form, as far as the browser tells: an old one tells only the origin."""
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = request.headers.get("origin")
    return origin is None or origin.partition("://")[2] == request.headers.get("host", "")


def named(connection: HTTPConnection, hosts: tuple[str, ...]) -> bool:
    """Whether a request is meant for one of these names (`*.example.org`: for anything below it); no names: for any."""
    if not hosts:
        return True
    host = connection.headers.get("host", "").lower()
    name = host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]
    return any(name == one or (one.startswith("*.") and name.endswith(one[1:])) for one in hosts)


def bearer(connection: HTTPConnection) -> str:
    """The token of a program (read from the raw headers: it is asked at every call)."""
    for name, value in connection.scope["headers"]:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            token: str = value[7:].strip().decode("latin-1")
            return token
    return ""


def cookie(connection: HTTPConnection) -> str:
    for part in connection.headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def preferred(accepted: str) -> str:
    """The first language of the browser that we have."""
    for part in accepted.split(","):
        lang = part.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def clean_name(name: str, default: str = "") -> str:
    """A name that can be shown: printable, trimmed, not too long."""
    shown = "".join(c for c in name if c.isprintable()).strip()
    return " ".join(shown.split())[:LONGEST_NAME].strip() or default


def how_to_confirm(session: Session) -> Confirm:
    if isinstance(session.confirm, bool):
        return "matters" if session.confirm else "never"
    return session.confirm


def changed(session: Session, form: Mapping[str, str]) -> Session:
    """The session after a form. Boxes that are not ticked are not sent: `form=prefs` says that all were shown."""
    values: dict[str, Any] = {}
    if form.get("lang") in LANGUAGES:
        values["lang"] = form["lang"]
    if form.get("name"):
        values["name"] = clean_name(form["name"], session.name)
    if form.get("confirm") in CONFIRMS:
        values["confirm"] = form["confirm"]
    for name in ("sound", "motion", "dense"):
        if name in form or form.get("form") == "prefs":
            values[name] = form.get(name, "") in ("on", "1", "true", "yes")
    return msgspec.structs.replace(session, **values)


class SecurityHeaders:
    """Every page carries the policy."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *GUARDS, *([HTTPS] if scope["scheme"] == "https" else [])]
            await send(message)

        await self.app(scope, receive, guarded)


def same_page(request: Request, given: str) -> str:
    """Where to go back to: a path of this server, never another."""
    path = given or request.headers.get("referer", "")
    if "://" in path:
        origin, _, rest = path.partition("://")[2].partition("/")
        path = "/" + rest if origin == request.headers.get("host", "") else "/"
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


__all__ = ["Doorkeeper", "SecurityHeaders", "Session"]
