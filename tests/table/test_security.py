"""Who may do what: cookies, tokens of forms, policy, limits, seats of others, uploads."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from undercroft.table.security import POLICY, Doorkeeper, Session, same_page

from .conftest import Running, words

POSTS = [
    "/matches", "/settings", "/m/{id}/answer", "/m/{id}/undo", "/m/{id}/hint", "/m/{id}/here", "/m/{id}/seat/0",
    "/m/{id}/branch", "/join/{token}", "/records",
]  # fmt: skip


@pytest.mark.parametrize("path", POSTS)
def test_a_form_without_its_token_is_refused(server: Running, path: str) -> None:
    ada = server.guest()
    id = ada.make("me", "friend")
    place = path.format(id=id, token=server.live(id).chairs[1].token)
    form = {"data": {"number": "0", "key": "draw"}}
    as_file = {"files": {"file": ("x.jsonl", b"{}")}} if path == "/records" else form
    before = server.live(id).match.number
    for headers in ({}, {"X-CSRF-Token": "0" * 32}, {"X-CSRF-Token": server.guest().csrf}):
        refused = ada.post(place, headers=headers, **as_file)  # type: ignore[arg-type]
        assert refused.status_code == 403, (place, refused.text)
        assert words("en", "server-csrf") in refused.text
    stranger = httpx.post(server.url + place, **as_file)  # type: ignore[arg-type]
    assert stranger.status_code == 403  # no cookie at all
    foreign = {"X-CSRF-Token": ada.csrf, "Sec-Fetch-Site": "cross-site"}
    assert ada.post(place, headers=foreign, **as_file).status_code == 403  # type: ignore[arg-type]
    assert server.live(id).match.number == before and server.live(id).chairs[1].sort == "open"


def test_the_cookie_is_signed_and_closed_to_scripts(server: Running) -> None:
    header = httpx.get(server.url + "/help").headers["set-cookie"].lower()
    assert "httponly" in header and "samesite=lax" in header and "path=/" in header
    ada = server.guest()
    id = ada.make("me", "friend", listed="")
    token = ada.cookies["undercroft"]
    other = Doorkeeper("another secret").token(Session(ada.id))
    for forged in (token[:-9] + ("A" if token[-9] != "A" else "B") + token[-8:], other, "", "x.y"):
        answer = httpx.get(f"{server.url}/m/{id}", cookies={"undercroft": forged})
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers or token not in answer.headers["set-cookie"]


def test_every_answer_carries_the_policy(server: Running) -> None:
    ada = server.guest()
    id = ada.make("me", "bot:random")
    for path in ("/", f"/m/{id}", f"/m/{id}/view", "/nowhere", "/openapi.json", "/healthz", "/rules/welcome"):
        headers = ada.get(path).headers
        assert headers["content-security-policy"] == POLICY and "unsafe" not in POLICY
        assert headers["x-content-type-options"] == "nosniff"
    html = ada.get(f"/m/{id}").text
    assert "<style" not in html and " style=" not in html and "onclick=" not in html
    assert "<script>" not in html


def test_nobody_answers_for_another_seat(server: Running) -> None:
    ada, bob, id = server.pair()
    live = server.live(id)
    seat = live.decision.seat  # type: ignore[union-attr]
    asked, other = (ada, bob) if seat == 0 else (bob, ada)
    eve = server.guest()
    assert other.answer(id, "draw", seat=seat).status_code == 403
    assert eve.answer(id, "draw", seat=seat).status_code == 403
    assert eve.answer(id, "draw").status_code == 403
    refused = other.answer(id, "draw")  # in their own name, but another is asked
    assert refused.status_code == 422
    assert refused.json()["detail"] == words("en", "server-other-asked", who=seat).replace(
        words("en", "seat-number", number=seat + 1), live.chairs[seat].name
    )
    for path, data in ((f"/m/{id}/undo", {"scope": "step"}), (f"/m/{id}/hint", {}), (f"/m/{id}/here", {"seat": seat})):
        assert eve.send_form(path, data).status_code == 403
        assert other.send_form(path, {**data, "seat": seat}).status_code == 403
    assert eve.send_form(f"/m/{id}/seat/{seat}", {"do": "bot"}).status_code == 403
    assert live.match.number == 0
    assert asked.answer(id, "draw").status_code == 204


def test_invitations_cannot_be_guessed_and_work_once(server: Running) -> None:
    ada, _, id = server.pair()
    tokens = {server.live(ada.make("me", "friend")).chairs[1].token for _ in range(20)}
    assert len(tokens) == 20 and all(len(token) >= 24 for token in tokens)
    eve = server.guest()
    assert eve.get("/join/" + "A" * 24).status_code == 404
    assert eve.send_form("/join/" + "A" * 24, {"name": "Eve"}).status_code == 404
    assert eve.send_form(f"/join/{server.live(id).chairs[1].token}", {"name": "Eve"}).status_code == 409
    assert eve.get("/watch/" + "A" * 24).status_code == 404
    assert server.live(id).chairs[1].token not in eve.get(f"/m/{id}").text


def test_haste_is_limited(serving: Callable[..., Running]) -> None:
    server = serving(limits=True)
    ada = server.guest()
    made = [ada.send_form("/matches", {"game": "welcome", "seat.0": "me", "seat.1": "friend"}) for _ in range(31)]
    assert [response.status_code for response in made] == [303] * 30 + [429]
    assert made[-1].headers["retry-after"] == "60"
    assert made[-1].json()["detail"] == words("en", "server-haste")


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (b"\xff\xfe", "server-not-text"),
        (b"", "the file is empty"),
        (b"{}\n", "no header"),
        (b'{"undercroft": 1, "game": "chess", "rules_rev": 1, "seats": 2, "options": {}, "commitment": "x"}\n', "no"),
        (b"[" * 100_000, "JSON"),
    ],
)
def test_a_bad_upload_is_refused_in_words(server: Running, source: bytes, reason: str) -> None:
    ada = server.guest()
    answer = ada.post("/records", files={"file": ("r.jsonl", source)}, headers={"X-CSRF-Token": ada.csrf})
    assert answer.status_code == 422, answer.text
    expected = words("en", reason) if reason.startswith("server-") else reason
    assert expected in answer.json()["detail"]


def test_too_big_a_body_is_refused(server: Running) -> None:
    ada = server.guest()
    headers = {"X-CSRF-Token": ada.csrf}
    big = ada.post("/records", files={"file": ("r.jsonl", b"x" * (9 << 20))}, headers=headers)
    assert big.status_code == 413
    assert ada.post("/settings", data={"name": "x" * 70_000}, headers=headers).status_code == 413

    def chunks() -> object:
        for _ in range(20):
            yield b"x" * 8192

    assert ada.post("/settings", content=chunks(), headers=headers).status_code == 413  # type: ignore[arg-type]


def test_names_are_shown_as_text(server: Running) -> None:
    ada = server.guest()
    name = '<b id="x">Ada</b>'
    id = ada.make("me", "friend", name=name)
    assert server.live(id).chairs[0].name == name[:24].strip()
    assert name[:10] not in server.guest().get(f"/m/{id}").text


@pytest.mark.parametrize("back", ["https://evil.example/", "//evil.example/", "/\\evil.example", "javascript:alert(1)"])
def test_going_back_stays_at_this_server(server: Running, back: str) -> None:
    ada = server.guest()
    answer = ada.post(
        "/settings", data={"csrf": ada.csrf, "back": back, "lang": "pl"}, headers={"Sec-Fetch-Mode": "navigate"}
    )
    assert answer.status_code == 303 and answer.headers["location"] == "/"
    assert server.table.doorkeeper.read(ada.cookies["undercroft"]).lang == "pl"  # type: ignore[union-attr]


def test_settings_are_kept_in_the_cookie(server: Running) -> None:
    ada = server.guest()
    ada.send_form("/settings", {"form": "prefs", "sound": "1", "confirm": "always"})
    session = server.table.doorkeeper.read(ada.cookies["undercroft"])
    assert session is not None and session.id == ada.id
    assert (session.sound, session.confirm, session.motion, session.dense) == (True, "always", False, False)
    ada.send_form("/settings", {"form": "prefs", "confirm": "sometimes"})
    session = server.table.doorkeeper.read(ada.cookies["undercroft"])
    assert session is not None and session.confirm == "always"


@pytest.mark.parametrize(("kept", "means"), [(True, "matters"), (False, "never"), ("always", "always")])
def test_cookies_of_earlier_versions_are_understood(server: Running, kept: bool | str, means: str) -> None:
    keeper = server.table.doorkeeper
    token = keeper.cookies.dumps({"id": "somebody", "confirm": kept})
    session = keeper.read(token if isinstance(token, str) else token.decode())
    assert session is not None and keeper.visitor(session).confirm == means


def test_problems_are_told_in_the_visitors_language(server: Running) -> None:
    for lang in ("en", "ru", "pl"):
        guest = httpx.get(server.url + "/m/nothing", headers={"Accept-Language": f"{lang}-XX,en;q=0.5"})
        assert guest.status_code == 404 and words(lang, "server-no-match") in guest.text


def test_same_page_needs_no_referer(server: Running) -> None:
    class Asked:
        headers = {"host": "table.example", "referer": "http://table.example/m/1"}  # noqa: RUF012

    assert same_page(Asked(), "") == "/m/1"  # type: ignore[arg-type]


def test_static_files_with_a_fingerprint_are_kept_for_good(server: Running) -> None:
    ada = server.guest()
    assert "immutable" in ada.get("/static/app.css?v=1").headers["cache-control"]
    assert ada.get("/static/app.css").headers["cache-control"] == "no-cache"
    assert ada.get("/static/../app.py").status_code == 404
    assert ada.get("/static/nothing.css").status_code == 404
