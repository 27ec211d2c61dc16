"""The API for programs, and the example bot of the guide."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, TypedDict

import httpx
import msgspec
import pytest

from undercroft import parse_record, verify
from undercroft.core.registry import games
from undercroft.core.text import COMPLETE
from undercroft.table import api, wire
from undercroft.table.live import LiveMatch
from undercroft.table.openapi import description, view_schema

from .conftest import Program, Running, words
from .test_serve import ready, served

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "bot.md"


class Card(TypedDict):
    """What a game may declare of its view."""

    face: str | None


class Seen(TypedDict):
    hand: list[Card]


def seated(server: Running, **more: Any) -> tuple[Program, Program, str]:
    one, two = server.program("one"), server.program("two", lang="pl")
    match = one.post("/api/matches", json={"game": "welcome", "seats": [{"who": "me"}, {"who": "friend"}], **more})
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


def guide_bot(folder: Path) -> Path:
    """The bot of the guide, as a reader would save it."""
    code = re.search(r"### A whole bot\n.*?```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    assert len([line for line in code[1].splitlines() if line.strip()]) <= 32
    (folder / "bot.py").write_text(code[1], encoding="utf-8")
    return folder / "bot.py"


def bots_play(folder: Path, url: str, invitations: list[str]) -> None:
    """Each invitation gets a bot of the guide; all of them come to the end."""
    command = [sys.executable, str(guide_bot(folder)), url]
    bots = [
        subprocess.Popen([*command, token], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for token in invitations
    ]
    try:
        for bot in bots:
            said, wrong = bot.communicate(timeout=120)
            assert bot.returncode == 0 and "winners" in said, wrong
    finally:
        for bot in bots:
            bot.kill()


@pytest.mark.parametrize("game", ["welcome", "dungeoneer"])
def test_the_bot_of_the_guide_plays_a_match(server: Running, tmp_path: Path, game: str) -> None:
    host = server.guest()
    id = host.make("friend", "friend", "bot:random", game=game)
    bots_play(tmp_path, server.url, [chair.token for chair in server.live(id).chairs[:2]])
    assert server.live(id).about.ended


def test_the_bot_of_the_guide_plays_at_several_server_processes(tmp_path: Path, postgresql: str) -> None:
    """Here a read after an answer may be old, and answers come too late: with two processes both happen often."""
    with served("--database", postgresql, "--workers", "2") as (_, url), httpx.Client(base_url=url) as host:
        ready(url)
        token = host.post("/api/visitors", json={"name": "host"}).json()["token"]
        host.headers["Authorization"] = f"Bearer {token}"
        wish = {"game": "welcome", "seats": [{"who": "friend"}, {"who": "friend"}, {"who": "friend"}]}
        match = host.post("/api/matches", json=wish).json()
        bots_play(tmp_path, url.rstrip("/"), [seat["invitation"] for seat in match["seats"]])


def test_the_bot_of_the_guide_looks_again_when_its_answer_came_too_late(server: Running, tmp_path: Path) -> None:
    host = server.guest()
    id = host.make("friend", "bot:random")
    live, take = server.live(id), server.table.matches.answer
    late: list[int] = []

    async def twice(of: LiveMatch, keys: list[str], seat: int, number: int, *more: Any, **rest: Any) -> None:
        """The bot's first answer arrives a second time before anything is said: that one is too late."""
        if seat == 0 and not late:
            late.append(number)
            await take(of, keys, seat, number, *more, **rest)
        await take(of, keys, seat, number, *more, **rest)

    server.table.matches.answer = twice  # type: ignore[method-assign, assignment]
    bots_play(tmp_path, server.url, [live.chairs[0].token])
    assert late and live.about.ended


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
        ("/api/matches", b'{"game": "welcome", "seats": []}', 422),
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
    served = {(operation.method, operation.path) for operation in api.OPERATIONS} | {("GET", "/events")}
    assert served == {(m.upper(), path) for path, methods in told["paths"].items() for m in methods}
    assert server.program().delete("/api/matches").status_code == 405
    refs = set(re.findall(r'"#/components/schemas/(\w+)"', msgspec.json.encode(told).decode()))
    assert refs <= set(told["components"]["schemas"])
    one, _, id = seated(server)
    msgspec.convert(one.get(f"/api/matches/{id}").json(), wire.MatchShown)
    msgspec.convert(one.get("/api/games").json(), list[wire.GameInfo])
    msgspec.convert(one.get(f"/api/matches/{id}/events").json(), list[wire.EventShown])


def test_a_game_that_declares_its_view_has_it_in_the_description() -> None:
    game = games()["welcome"]
    assert view_schema(replace(game, view_type=None)) == ({"type": "object", "title": "The table of welcome"}, {})
    schema, parts = view_schema(replace(game, view_type=Seen))
    assert schema == {"$ref": "#/components/schemas/welcome.Seen"} and set(parts) == {"welcome.Seen", "welcome.Card"}
    told = description()["components"]["schemas"]
    declared = [game for game in games().values() if game.view_type is not None]
    tables = told["ViewShown"]["properties"]["table"]["anyOf"]
    assert declared and all(view_schema(game)[0] in tables for game in declared)
    hand = parts["welcome.Seen"]["properties"]["hand"]
    assert hand == {"type": "array", "items": {"$ref": "#/components/schemas/welcome.Card"}}


def test_the_page_shows_every_address_and_every_type(server: Running) -> None:
    for lang in COMPLETE:
        guest = server.guest()
        guest.send_form("/settings", {"lang": lang})
        page = guest.get("/api")
        assert page.status_code == 200 and words(lang, "tb-api-intro") in page.text
        told = description()
        for path, ways in told["paths"].items():
            assert f"<code>{path}</code>" in page.text
            assert all(f'id="{one["operationId"]}"' in page.text for one in ways.values())
        assert all(f'id="type-{name}"' in page.text for name in told["components"]["schemas"])
        assert set(re.findall(r'href="#([^"]+)"', page.text)) <= set(re.findall(r'id="([^"]+)"', page.text))
    assert all(link[:1] in "#/" and link[:2] != "//" for link in re.findall(r'(?:src|href)="([^"]+)"', page.text))


def test_refusals_hints_cards_and_clauses_by_program(server: Running) -> None:
    one, two, id = seated(server, options={"hero": "warrior"})
    live = server.live(id)
    for key in ("draw", "remove:torch", "draw"):
        seat, number = live.decision.seat, live.match.number  # type: ignore[union-attr]
        assert (one, two)[seat].post(f"/api/matches/{id}/answers", json={"number": number, "keys": [key]}).is_success
    asked, other = ((one, two), (two, one))[live.decision.seat]  # type: ignore[union-attr]
    refused = msgspec.convert(asked.get(f"/api/matches/{id}/refusals").json(), list[wire.RefusalShown])
    assert [(r.key, r.clause) for r in refused] == [(r.key, r.clause) for r in live.match.refusals()]
    why = asked.get(f"/api/matches/{id}/why", params={"key": refused[0].key}).json()
    assert (why["reason"], why["clause"]) == (refused[0].reason, refused[0].clause)
    assert other.get(f"/api/matches/{id}/refusals").json() == []
    clause = asked.get(f"/api/games/welcome/clauses/{why['clause']}").json()
    assert msgspec.convert(clause, list[wire.ClauseShown])[0].number == why["clause"]
    assert asked.get("/api/games/welcome/clauses/W99").status_code == 404
    hint = msgspec.convert(asked.post(f"/api/matches/{id}/hint", json={}).json(), wire.HintShown)
    choices = asked.get(f"/api/matches/{id}").json()["question"]["choices"]
    assert (hint.key, hint.text) in [(choice["key"], choice["text"]) for choice in choices]
    for game in games().values():
        cards = msgspec.convert(one.get(f"/api/games/{game.name}/cards").json(), list[wire.CardShown])
        assert [card.word for card in cards] == list(game.cards)
        silent = [card.word for card in cards if not (card.facts or card.text or card.lines or card.clauses)]
        assert not silent, (game.name, silent)
        assert one.get(f"/api/games/{game.name}/cards/{cards[0].word}").json() == msgspec.to_builtins(cards[0])
        assert one.get(f"/api/games/{game.name}/cards/nothing").status_code == 404
    assert one.get("/api/games/chess/cards").status_code == 404


def test_a_branch_and_a_seat_by_program(server: Running) -> None:
    one, two, id = seated(server)
    assert one.post(f"/api/matches/{id}/branch", json={"at": 0}).status_code == 422  # it is running
    taken = two.post(f"/api/matches/{id}/seats/1", json={"do": "bot", "bot": "random"}).json()
    assert taken["seats"][1]["sort"] == "bot"
    back = two.post(f"/api/matches/{id}/seats/1", json={"do": "back"}).json()
    assert back["seats"][1]["sort"] == "person" and back["seats"][1]["mine"]
    while (decision := server.live(id).decision) is not None:
        player = (one, two)[decision.seat]
        number = server.live(id).match.number
        player.post(f"/api/matches/{id}/answers", json={"number": number, "keys": [decision.keys[-1]]})
    seats = [{"who": "me"}, {"who": "me"}]
    new = one.post(f"/api/matches/{id}/branch", json={"at": 1, "seats": seats})
    assert new.status_code == 201 and new.json()["number"] == 1 and not new.json()["ended"]


def test_a_private_match_is_watched_by_its_link(server: Running) -> None:
    one, stranger = server.program(), server.program()
    seats = [{"who": "me"}, {"who": "friend"}]
    match = one.post("/api/matches", json={"game": "welcome", "seats": seats, "listed": False}).json()
    assert stranger.get(f"/api/matches/{match['id']}").status_code == 403
    assert stranger.post("/api/watching", json={"token": match["watch"]}).json()["viewer"] == -1
    assert stranger.get(f"/api/matches/{match['id']}").status_code == 200


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
