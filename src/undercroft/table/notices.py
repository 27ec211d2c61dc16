"""Turns that find you: whoever is asked and is not here is told, if they wish it.

By the push service of their browser, or by a webhook or mail address, which the host has to allow. Where a notice goes
is given by a visitor and called by this server, so only https addresses of the open internet are taken.
"""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import logging
import socket
import time
from collections.abc import Mapping
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit

import msgspec
from anyio import CapacityLimiter, to_thread
from sqlalchemy import delete, select

from ..core.registry import games
from ..core.text import text
from .database import either
from .problems import Problem
from .schema import notices
from .store import Store, StoreDown

if TYPE_CHECKING:
    from .live import LiveMatch

log = logging.getLogger(__name__)

INSTALLED = all(find_spec(name) is not None for name in ("apprise", "pywebpush"))
"""Whether the extra `undercroft[notices]` is here. It is imported when it is first needed: that takes a while."""
DELAY = 15.0
"""Seconds, at least, that somebody has to come back by themselves, or to look up from another page."""
MOST = 8
"""Ways in which one visitor can be told."""
SENDING = CapacityLimiter(4)
PATIENCE = 10
GONE = (404, 410)


class Way(msgspec.Struct, frozen=True):
    """Where a visitor is told, in which language, and where the table was when they wished it."""

    sort: str  # push, web, mail
    target: str  # a push subscription as JSON, an address
    lang: str
    base: str


class Bell:
    """Rings for whoever is asked. Only the process that stored an answer rings for what it asks."""

    def __init__(self, store: Store, here: Any, mail: str = "", webhooks: bool = False) -> None:
        self.store = store
        self.here = here  # the visitors who have a match open
        self.mail = mail  # an address of Apprise with which mail is sent, without `to`
        self.webhooks = webhooks
        self.waiting: dict[str, LiveMatch] = {}  # the matches that are looked at in a while
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def sorts(self) -> tuple[str, ...]:
        """How this server can tell somebody something."""
        if not INSTALLED:
            return ()
        return ("push", *["web"] * self.webhooks, *["mail"] * bool(self.mail))

    @cached_property
    def vapid(self) -> Any:
        """The key pair with which push services know this server: made once."""
        from py_vapid import Vapid

        return Vapid.from_pem(self.store.fact("vapid", new_key).encode())

    @cached_property
    def key(self) -> str:
        """What browsers subscribe with."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    # -- wishes

    def ways(self, visitor: str) -> list[Way]:
        rows = self.store.read(select(notices).where(notices.c.visitor == visitor).order_by(notices.c.at))
        return [Way(row["sort"], row["target"], row["lang"], row["base"]) for row in rows if row["sort"] in self.sorts]

    async def add(self, visitor: str, way: Way) -> None:
        """Tell this visitor there too, from now on."""
        if way.sort not in self.sorts:
            raise Problem(422, "server-no-notices")
        await to_thread.run_sync(check, way)
        if len(await to_thread.run_sync(self.ways, visitor)) >= MOST:
            raise Problem(422, "server-many-notices", {"most": MOST})
        row = {
            "visitor": visitor,
            "sort": way.sort,
            "target": way.target,
            "lang": way.lang,
            "base": way.base,
            "at": time.time(),
        }
        insert = either(self.store.writing)(notices).values(**row)
        await self.store.do_aside(
            insert.on_conflict_do_update(
                index_elements=["visitor", "target"], set_={"lang": way.lang, "base": way.base}
            )
        )

    async def remove(self, visitor: str, target: str) -> None:
        """Not there any more; without a target nowhere."""
        mine = notices.c.visitor == visitor
        one = delete(notices).where(mine, notices.c.target == target)
        await self.store.do_aside(one if target else delete(notices).where(mine))

    # -- ringing

    def ring(self, live: LiveMatch) -> None:
        """Somebody is asked: unless they have answered or come by then, they are told in a while."""
        if live.id in self.waiting:
            self.waiting[live.id] = live
        elif self.absent(live):
            self._wait(live)

    def absent(self, live: LiveMatch) -> str:
        """The visitor who is asked and does not have the match open; empty if there is none who could be told."""
        decision = live.decision
        if not self.sorts or decision is None or live.waiting or live.over:
            return ""
        chair = live.chairs[decision.seat]
        return chair.visitor if chair.sort == "person" and chair.visitor not in self.here(live.id) else ""

    def _wait(self, live: LiveMatch) -> None:
        self.waiting[live.id] = live
        asyncio.get_running_loop().call_later(DELAY, self._due, live.id, live.match.number)

    def _due(self, id: str, number: int) -> None:
        """Tell whoever is still asked the same; whoever was asked something since then has as long again."""
        live = self.waiting.pop(id, None)
        visitor = self.absent(live) if live is not None else ""
        if live is None or not visitor:
            return
        if live.match.number != number:
            self._wait(live)
            return
        task = asyncio.create_task(self._tell(live, visitor))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _tell(self, live: LiveMatch, visitor: str) -> None:
        try:
            for way in await to_thread.run_sync(self.ways, visitor):
                if not await to_thread.run_sync(self.send, way, live.about.game, live.id, limiter=SENDING):
                    await self.remove(visitor, way.target)
        except StoreDown as error:
            log.info("notices: %s", error)

    def send(self, way: Way, game: str, id: str) -> bool:
        """Say that it is somebody's turn. False if nobody listens there any more, for good."""
        import apprise
        from pywebpush import WebPushException, webpush

        say = text(way.lang)
        title, body = say("tb-notice-title"), say("tb-notice", {"game": game_title(game, way.lang)})
        try:
            check(way)
            if way.sort == "push":
                told = msgspec.json.encode({"title": title, "body": body, "url": f"/m/{id}"})
                webpush(
                    msgspec.json.decode(way.target), told, vapid_private_key=self.vapid,
                    vapid_claims={"sub": contact(way.base)}, ttl=86_400, timeout=PATIENCE,
                )  # fmt: skip
            else:
                sender = apprise.Apprise(asset=apprise.AppriseAsset(app_id="Undercroft"))
                sender.add(self.address(way))
                if not sender.notify(f"{body}\n{way.base}/m/{id}", title):
                    log.info("notices: %s was not taken", way.sort)
        except WebPushException as error:
            gone = error.response is not None and error.response.status_code in GONE
            log.info("notices: %s", error)
            return not gone
        except Problem as problem:  # the address leads elsewhere by now
            log.info("notices: %s", problem.words("en"))
        except Exception as error:  # whatever a service of somebody else's does
            log.info("notices: %s", error)
        return True

    def address(self, way: Way) -> str:
        """What Apprise is called with."""
        if way.sort == "mail":
            return f"{self.mail}{'&' if '?' in self.mail else '?'}to={quote(way.target)}"
        return "jsons://" + way.target.removeprefix("https://")

    async def close(self) -> None:
        self.waiting.clear()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def new_key() -> str:
    from py_vapid import Vapid

    vapid = Vapid()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem.decode()


def contact(base: str) -> str:
    """How a push service reaches whoever runs this table: by its address, or on a machine of one's own by a name."""
    return base if base.startswith("https://") else f"mailto:table@{urlsplit(base).hostname}"


def game_title(game: str, lang: str) -> str:
    found = games().get(game)
    return text(lang, found.prefix)(f"{found.prefix}-title") if found is not None else game


def check(way: Way) -> None:
    """Raise `Problem` unless a way can be used, and leads out into the open internet."""
    if way.sort == "mail":
        name, _, host = way.target.partition("@")
        if not name or "." not in host or any(c.isspace() or c in ",;<>&?" for c in way.target):
            raise Problem(422, "server-bad-mail")
        return
    address = way.target
    if way.sort == "push":
        try:
            given = msgspec.json.decode(way.target, type=dict[str, Any])
            keys: Mapping[str, str] = given["keys"]
            address = str(given["endpoint"])
            if len(base64.urlsafe_b64decode(keys["p256dh"] + "==")) != 65 or not keys["auth"]:
                raise ValueError
        except (msgspec.DecodeError, KeyError, TypeError, ValueError):
            raise Problem(422, "server-bad-push") from None
    if not public(address):
        raise Problem(422, "server-bad-address")


def public(address: str) -> bool:
    """Whether an address is one of the open internet, called by https: none of this machine or of its network."""
    try:
        parts = urlsplit(address)
        if parts.scheme != "https" or not parts.hostname or parts.username:
            return False
        found = socket.getaddrinfo(parts.hostname, parts.port or 443, proto=socket.IPPROTO_TCP)
    except (OSError, ValueError):
        return False
    return bool(found) and all(ipaddress.ip_address(where[0]).is_global for *_, where in found)
