"""Turns that find you: push, webhook and mail, each with a real receiver on this machine."""

from __future__ import annotations

import base64
import json
import smtplib
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from undercroft.table import notices
from undercroft.table.notices import Bell, Way, check, public
from undercroft.table.problems import Problem

from .conftest import Running, until, words

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the libraries


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Receiver(HTTPServer):
    """A push service, or whatever a webhook calls: keeps what it gets, and answers as told."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.answer = 201
        super().__init__(("127.0.0.1", 0), Handler)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/push/1"


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Receiver)
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.got.append(({name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(self.server.answer)
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        pass


class Browser:
    """What a browser hands over when it subscribes, and what it reads."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = json.dumps(
            {"endpoint": endpoint, "keys": {"p256dh": plain(point), "auth": plain(self.auth)}}
        )

    def read(self, body: bytes) -> dict[str, str]:
        told: dict[str, str] = json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))
        return told


@pytest.fixture
def receiver(monkeypatch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    """It listens on this machine, which the real check refuses."""
    monkeypatch.setattr(notices, "public", lambda address: True)
    monkeypatch.setattr(notices, "DELAY", 0.05)
    with Receiver() as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def test_who_is_asked_and_not_here_is_told(server: Running, receiver: Receiver) -> None:
    ada, bob, id = server.pair()
    seats = {0: ada, 1: bob}
    asked = server.live(id).decision
    assert asked is not None
    other = 1 - asked.seat
    browser = Browser(receiver.url)
    assert seats[other].send_form("/notices", {"sort": "push", "target": browser.subscription}).status_code == 204
    assert words("en", "tb-notice-by-push") in seats[other].get("/help").text
    live = server.live(id)
    number = live.match.number
    for _ in range(20):
        decision = live.decision
        if decision is None or decision.seat == other:
            break
        key = "pass" if "pass" in decision.keys else decision.keys[0]
        seats[decision.seat].send_form(f"/m/{id}/answer", {"number": str(live.match.number), "key": key})
    assert live.match.number > number
    until(lambda: receiver.got)
    headers, body = receiver.got[0]
    assert headers["authorization"].startswith("vapid ") and headers["ttl"] == "86400"
    told = browser.read(body)
    assert told["url"] == f"/m/{id}" and told["title"] == words("en", "tb-notice-title") and "Welcome" in told["body"]


@pytest.fixture
def bell(server: Running) -> Bell:
    return server.table.bell


def test_a_subscription_that_is_gone_is_forgotten(bell: Bell, receiver: Receiver) -> None:
    way = Way("push", Browser(receiver.url).subscription, "en", "https://table.example")
    for answer, stays in ((201, True), (500, True), (410, False), (404, False)):
        receiver.answer = answer
        assert bell.send(way, "welcome", "x") is stays, answer


def test_a_webhook_is_called(server: Running, bell: Bell, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    way = Way("web", "https://127.0.0.1/hook", "ru", "https://table.example")
    assert bell.address(way) == "jsons://127.0.0.1/hook"
    monkeypatch.setattr(bell, "address", lambda way: receiver.url.replace("http://", "json://"))
    assert bell.send(way, "welcome", "abc")
    told = json.loads(receiver.got[0][1])
    assert told["title"] == words("ru", "tb-notice-title") and "https://table.example/m/abc" in told["message"]


def test_mail_goes_to_whom_the_visitor_named(bell: Bell, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[Any, ...]] = []

    class Mailbox:
        def __init__(self, *args: Any, **more: Any) -> None:
            pass

        def sendmail(self, *args: Any) -> dict[str, Any]:
            sent.append(args)
            return {}

        def __getattr__(self, name: str) -> Any:
            return lambda *args, **more: (250, b"")

    monkeypatch.setattr(smtplib, "SMTP", Mailbox)
    monkeypatch.setattr(smtplib, "SMTP_SSL", Mailbox)
    bell.mail = "mailtos://user:word@mail.example.org"
    assert bell.send(Way("mail", "ada@example.org", "en", "https://table.example"), "welcome", "abc")
    assert sent and "ada@example.org" in str(sent[0][1])


def test_nothing_is_sent_that_nobody_asked_for(server: Running) -> None:
    ada = server.guest()
    assert server.table.bell.sorts == ("push",)
    for sort in ("web", "mail"):
        refused = ada.send_form("/notices", {"sort": sort, "target": "https://example.org"})
        assert refused.status_code == 422 and words("en", "server-no-notices") in refused.text


@pytest.mark.parametrize(
    ("sort", "target", "message"),
    [
        ("push", "nonsense", "server-bad-push"),
        (
            "push",
            json.dumps({"endpoint": "https://push.example", "keys": {"p256dh": "x", "auth": "y"}}),
            "server-bad-push",
        ),
        ("push", Browser("https://127.0.0.1/x").subscription, "server-bad-address"),
        ("web", "https://localhost/x", "server-bad-address"),
        ("web", "http://example.org", "server-bad-address"),
        ("mail", "ada", "server-bad-mail"),
        ("mail", "ada@example.org?cc=eve@example.org", "server-bad-mail"),
    ],
)
def test_what_is_called_must_be_out_in_the_open(sort: str, target: str, message: str) -> None:
    with pytest.raises(Problem) as problem:
        check(Way(sort, target, "en", "https://table.example"))
    assert problem.value.message == message


@pytest.mark.parametrize(
    "address",
    ["https://127.0.0.1", "https://[::1]/", "https://10.0.0.1", "https://192.168.1.1:8443", "https://169.254.169.254/latest",
     "https://0.0.0.0", "ftp://1.1.1.1", "https://user@1.1.1.1", "https://", "https://[", "https://1.1.1.1:99999"],
)  # fmt: skip
def test_no_address_of_this_network_is_called(address: str) -> None:
    assert not public(address)


def test_an_address_of_the_open_internet_may_be_called() -> None:
    assert public("https://1.1.1.1/push") and public("https://[2606:4700:4700::1111]/push")


def test_wishes_can_be_taken_back(server: Running, receiver: Receiver) -> None:
    robot = server.program()
    subscriptions = [Browser(f"{receiver.url}/{n}").subscription for n in range(notices.MOST + 1)]
    for target in subscriptions[:-1]:
        assert robot.post("/api/notices", json={"target": target}).status_code == 200
    assert robot.post("/api/notices", json={"target": subscriptions[-1]}).status_code == 422
    left = robot.post("/api/notices", json={"target": subscriptions[0], "stop": True}).json()
    assert len(left["ways"]) == notices.MOST - 1 and len(left["key"]) == 87
    assert robot.post("/api/notices", json={"stop": True}).json()["ways"] == []
