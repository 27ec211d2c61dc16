"""The same visitor in another browser, by a passkey."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import cbor2
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

from undercroft.table import passkeys
from undercroft.table.security import COOKIE

from .conftest import Guest, Running, words


class Device:
    """Keeps a passkey and signs with it, as a phone does."""

    def __init__(self, browser: Browser, name: str = "d") -> None:
        self.id, self.key, self.count = name.encode() * 16, ec.generate_private_key(ec.SECP256R1()), 0
        self.origin = browser.origin

    def _told(self, sort: str, challenge: str) -> bytes:
        return json.dumps({"type": f"webauthn.{sort}", "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(b"localhost").digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _answer(self, told: bytes, **more: bytes) -> dict[str, Any]:
        response = {"clientDataJSON": told, **more}
        name = bytes_to_base64url(self.id)
        written = {part: bytes_to_base64url(value) for part, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": written}

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        point = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        data = self._data(0x45) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(self._told("create", options["challenge"]), attestationObject=made)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        told, data = self._told("get", options["challenge"]), self._data(0x05)
        signature = self.key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(SHA256()))
        return self._answer(told, authenticatorData=data, signature=signature)


class Browser:
    """A visitor who comes by a name, as passkeys need it."""

    def __init__(self, server: Running) -> None:
        self.guest: Guest = server.guest()
        self.guest.headers["Host"] = f"localhost:{self.guest.base_url.port}"
        self.origin = f"http://{self.guest.headers['Host']}"

    def post(self, where: str, **form: Any) -> httpx.Response:
        written = {name: json.dumps(value) if isinstance(value, dict) else value for name, value in form.items()}
        done = self.guest.send_form(f"/passkeys{where}", written)
        doorkeeper = self.guest.server.table.doorkeeper
        session = doorkeeper.read(self.guest.cookies[COOKIE])
        assert session is not None
        self.guest.csrf = doorkeeper.csrf(session.id)  # as the next page has it
        return done

    def made(self, name: str = "d") -> Device:
        device = Device(self, name)
        assert self.post("", answer=device.make(self.post("/new").json())).status_code == 204
        return device

    def enter(self, device: Device) -> httpx.Response:
        return self.post("/in", answer=device.sign(self.post("/ask").json()))


@pytest.fixture
def desk(server: Running) -> Browser:
    return Browser(server)


@pytest.fixture
def phone(server: Running) -> Browser:
    return Browser(server)


def problem(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["detail"]


def refused(status: int, message: str, **args: Any) -> tuple[int, str]:
    return status, words("en", message, **args)


def test_a_passkey_brings_name_settings_and_matches_along(server: Running, desk: Browser, phone: Browser) -> None:
    id = desk.guest.make("me", "friend", listed="")
    device = desk.made()
    assert desk.guest.send_form("/settings", {"lang": "pl", "name": "Ada L."}).status_code == 204  # it follows
    assert phone.guest.get(f"/m/{id}").status_code == 403
    for _ in range(2):  # it signs as often as one likes
        assert phone.enter(device).status_code == 204
    session = server.table.doorkeeper.read(phone.guest.cookies[COOKIE])
    assert session is not None and (session.id, session.name, session.lang) == (desk.guest.id, "Ada L.", "pl")
    assert phone.guest.get(f"/m/{id}").status_code == 200


def test_what_is_signed_counts_once_and_for_one_visitor(desk: Browser, phone: Browser) -> None:
    device = desk.made()
    signed = device.sign(phone.post("/ask").json())
    assert problem(desk.post("/in", answer=signed)) == refused(409, "server-passkey-late")
    assert phone.post("/in", answer=signed).status_code == 204
    assert problem(phone.post("/in", answer=signed)) == refused(409, "server-passkey-late")
    phone.post("/ask")
    assert problem(phone.post("/in", answer=signed)) == refused(422, "server-passkey-wrong")


def test_another_key_origin_or_sort_of_answer_is_refused(desk: Browser, phone: Browser) -> None:
    device, forger = desk.made(), Device(desk)
    assert problem(phone.enter(forger)) == refused(422, "server-passkey-wrong")
    device.origin = "http://elsewhere.example"
    assert problem(phone.enter(device)) == refused(422, "server-passkey-wrong")
    device.origin, device.count = desk.origin, 0  # a copy of it has signed less often
    assert problem(phone.enter(device)) == refused(422, "server-passkey-wrong")
    made = Device(phone, "e").make(phone.post("/ask").json())
    assert problem(phone.post("", answer=made)) == refused(409, "server-passkey-late"), "asked for another thing"
    for nonsense in ("", "[]", "{}", '{"id": 7}', '{"id": "x", "response": {}}'):
        phone.post("/new")
        assert problem(phone.post("", answer=nonsense)) == refused(422, "server-passkey-wrong")


def test_it_must_come_soon(desk: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    options, now = desk.post("/new").json(), passkeys.time.time
    monkeypatch.setattr(passkeys.time, "time", lambda: now() + passkeys.SPAN + 1)
    assert problem(desk.post("", answer=Device(desk).make(options))) == refused(409, "server-passkey-late")


def test_a_passkey_can_be_removed_and_ends_with_all_sessions(desk: Browser, phone: Browser) -> None:
    removed, ended = desk.made("r"), desk.made("e")
    phone.post("/remove", id=bytes_to_base64url(removed.id))  # somebody else's stays
    assert phone.enter(removed).status_code == 204
    desk.post("/remove", id=bytes_to_base64url(removed.id))
    assert problem(phone.enter(removed)) == refused(404, "server-no-passkey")
    assert bytes_to_base64url(ended.id) in desk.guest.get("/help").text
    desk.guest.send_form("/sessions/end")
    assert problem(Browser(desk.guest.server).enter(ended)) == refused(404, "server-no-passkey")
    assert bytes_to_base64url(ended.id) not in desk.guest.get("/help").text


def test_there_are_so_many_and_each_once(desk: Browser, phone: Browser) -> None:
    same = desk.made("0")
    assert problem(phone.post("", answer=same.make(phone.post("/new").json()))) == refused(422, "server-passkey-wrong")
    for name in range(1, passkeys.MOST):
        desk.made(str(name))
    assert problem(desk.post("/new")) == refused(422, "server-many-passkeys", most=passkeys.MOST)


def test_where_there_are_none(server: Running, desk: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    for host in ("127.0.0.1", "[::1]", "table.example.org"):
        desk.guest.headers["Host"] = host
        assert problem(desk.post("/ask")) == refused(422, "server-passkey-place")
    monkeypatch.setattr(passkeys, "INSTALLED", False)
    assert problem(desk.post("/new")) == refused(422, "server-no-passkeys")
    assert "data-passkeys" not in desk.guest.get("/help").text
