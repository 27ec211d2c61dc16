"""The API for programs, and the example bot of the guide."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft import parse_record, verify
from undercroft.table import api, wire
from undercroft.table.openapi import description

from .conftest import Program, Running, words

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "bot.md"


def seated(server: Running) -> tuple[Program, Program, str]:
    one, two = server.program("one"), server.program("two", lang="pl")
    match = one.post("/api/matches", json={"game": "welcome", "seats": [{"who": "me"}, {"who": "friend"}]})
    assert match.status_code == 201, match.text
    invitation = match.json()["seats"][1]["invitation"]
    joined = two.post("/api/seats", json={"invitation": invitation})
    assert joined.status_code == 201 and joined.json()["viewer"] == 1
    return one, two, match.json()["id"]


def test_a_whole_match_by_program(server: Running) -> None:
    one, two, id = seated(server)
    while not (match := one.get(f"/api/matches/{id}").json())["ended"]:
        player = (one, two)[match["question"]["seat"]]
        own = player.get(f"/api/matches/{id}").json()
        key = own["question"]["choices"][-1]["key"]
        stood = player.post(f"/api/matches/{id}/answers", json={"number": own["number"], "keys": [key]})
        assert stood.status_code == 200 and stood.json()["number"] > own["number"]
    assert match["view"]["result"]["winners"]
    verify(parse_record(two.get(f"/api/matches/{id}/record").text))
    assert [row["id"] for row in two.get("/api/matches").json()] == [id]
    assert one.get(f"/api/matches/{id}/events?since=3").json()[0]["number"] >= 3


def test_the_bot_of_the_guide_plays_a_match(server: Running, tmp_path: Path) -> None:
    code = re.search(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    lines = [line for line in code[1].splitlines() if line.strip()]
    assert len(lines) <= 22
    (tmp_path / "bot.py").write_text(code[1], encoding="utf-8")
    host = server.guest()
    id = host.make("friend", "bot:random")
    token = server.live(id).chairs[0].token
    command = [sys.executable, str(tmp_path / "bot.py"), server.url, token]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert "winners" in done.stdout and server.live(id).about.ended


def test_problems_have_the_same_reason_as_the_page(server: Running) -> None:
    one, two, id = seated(server)
    live = server.live(id)
    asked = (one, two)[live.decision.seat]  # type: ignore[union-attr]
    other = (two, one)[live.decision.seat]  # type: ignore[union-attr]
    refused = asked.post(f"/api/matches/{id}/answers", json={"number": 0, "keys": ["jump"]})
    assert refused.headers["content-type"] == "application/problem+json"
    why = asked.get(f"/m/{id}/why", params={"key": "jump"}).json()
    assert refused.json()["detail"] == why["reason"] and refused.json()["clause"] == why["clause"] != ""
    msgspec.convert(refused.json(), wire.ProblemShown)
    assert other.post(f"/api/matches/{id}/answers", json={"number": 0, "keys": ["draw"]}).status_code == 422
    asked.post(f"/api/matches/{id}/answers", json={"number": 0, "keys": ["draw"]})
    stale = asked.post(f"/api/matches/{id}/answers", json={"number": 0, "keys": ["pass"]})
    assert stale.status_code == 409 and stale.json()["current"]["number"] == 1
    msgspec.convert(stale.json(), wire.ProblemShown)


@pytest.mark.parametrize(
    ("path", "data", "status"),
    [
        ("/api/matches", b"{", 400),
        ("/api/matches", b'{"game": "welcome", "seats": []}', 400),
        ("/api/matches", b'{"game": "chess", "seats": [{"who": "me"}]}', 422),
        ("/api/matches", b'{"game": "welcome", "seats": [{"who": "me"}]}', 422),
        ("/api/matches", b'{"game": "welcome", "seats": [{"who": "me"}, {"who": "bot:genius"}]}', 422),
        ("/api/matches", b'{"game": "welcome", "seats": [{"who": "me"}, {"who": "me"}], "options": {"x": "1"}}', 422),
        ("/api/matches", b"[" * 60000, 400),
        ("/api/seats", b'{"invitation": "nothing"}', 404),
        ("/api/matches/nothing/answers", b'{"number": 0, "keys": ["x"]}', 404),
        ("/api/matches/nothing/answers", b'{"number": -1, "keys": ["x"]}', 400),
        ("/api/nothing", b"{}", 404),
    ],
)
def test_bad_calls_are_told_as_problems(server: Running, path: str, data: bytes, status: int) -> None:
    answer = server.program().post(path, content=data)
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert answer.headers["content-type"] == "application/problem+json"
    assert problem["status"] == status and problem["detail"] and problem["title"]


def test_without_a_token_nothing_is_done(server: Running) -> None:
    import httpx

    for method, path in (("GET", "/api/matches"), ("POST", "/api/matches"), ("GET", "/api/matches/x")):
        answer = httpx.request(method, server.url + path)
        assert answer.status_code == 401 and answer.json()["detail"] == words("en", "server-no-token")
    ada = server.guest()
    seats = [{"who": "me"}, {"who": "friend"}]
    cookie_only = ada.post("/api/matches", json={"game": "welcome", "seats": seats})
    assert cookie_only.status_code == 403  # a cookie alone is not enough: another site could have sent it


def test_the_description_matches_the_routes_and_the_answers(server: Running) -> None:
    told: dict[str, Any] = server.guest().get("/openapi.json").json()
    assert told == msgspec.json.decode(msgspec.json.encode(description())) and told["openapi"] == "3.1.0"
    served = {(method, f"/api/{path}") for path, ways in api.WAYS.items() for method in ways}
    assert served == {(m.upper(), path) for path, methods in told["paths"].items() for m in methods}
    assert server.program().delete("/api/matches").status_code == 405
    refs = set(re.findall(r'"#/components/schemas/(\w+)"', msgspec.json.encode(told).decode()))
    assert refs <= set(told["components"]["schemas"])
    one, _, id = seated(server)
    msgspec.convert(one.get(f"/api/matches/{id}").json(), wire.MatchShown)
    msgspec.convert(one.get("/api/games").json(), list[wire.GameInfo])
    msgspec.convert(one.get(f"/api/matches/{id}/events").json(), list[wire.EventShown])


def test_undo_by_program(server: Running) -> None:
    one, two, id = seated(server)
    live = server.live(id)
    asked, other = ((one, two), (two, one))[live.decision.seat]  # type: ignore[union-attr]
    asked.post(f"/api/matches/{id}/answers", json={"number": 0, "keys": ["draw"]})
    assert asked.post(f"/api/matches/{id}/undo", json={}).status_code == 422
    assert asked.post(f"/api/matches/{id}/undo", json={"scope": "ask"}).status_code == 200
    assert other.post(f"/api/matches/{id}/undo", json={"scope": "agree"}).json() == {"number": 2}


def test_health(server: Running) -> None:
    ada = server.guest()
    assert ada.get("/healthz").text == "ok\n" and ada.get("/readyz").text == "ready\n"
