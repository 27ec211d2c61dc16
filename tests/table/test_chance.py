"""Chance that nobody owns: a seed of everybody's parts, promised before play; given seeds marked; one daily deal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date
from random import Random

import pytest

from undercroft import parse_record, seed_of, verify
from undercroft.core.errors import RecordError
from undercroft.core.seeds import SERVER
from undercroft.table.dealing import parts_in
from undercroft.table.lists import of_visitor
from undercroft.table.making import make_daily, some_game

from .conftest import Guest, Running, words


def play(server: Running, id: str, *guests: Guest) -> None:
    """To the end, by first answers."""
    live, random = server.live(id), Random(1)
    while live.decision is not None:
        done = guests[live.decision.seat].answer(id, random.choice(live.match.keys))
        assert done.status_code == 204, done.text


def test_a_match_is_dealt_when_the_last_seat_is_taken_and_everybody_gave_a_part(server: Running) -> None:
    ada, bob = server.guest(), server.guest()
    id = ada.make("me", "friend", "bot:random", part="ada's")
    place, live = f"/api/matches/{id}", server.live(id)
    assert live.waiting
    match = ada.get(place).json()
    assert match["waiting"] and match["view"]["table"] == {} and not match["question"]["choices"]
    assert match["commitment"] == "" and [part["by"] for part in match["parts"]] == ["server", "seat 0", "seat 2"]
    assert words("en", "tb-room-text") in ada.get(f"/m/{id}").text
    for closed in (f"/m/{id}/view", f"/m/{id}/replay", f"/m/{id}/record", f"{place}/events", f"{place}/record"):
        assert ada.get(closed).status_code == 409, closed
    assert ada.answer(id, "draw").status_code == 409 and ada.send_form(f"/m/{id}/hint").status_code == 409
    promised = match["parts"][0]["commitment"]
    assert promised in bob.get(f"/join/{live.chairs[1].token}").text  # before bob gives anything
    assert bob.send_form(f"/join/{live.chairs[1].token}", {"name": "Bob", "part": "bob's"}).status_code == 303
    assert not live.waiting
    match = bob.get(place).json()
    parts = parts_in(live.record)
    assert [part.by for part in parts] == ["server", "seat 0", "seat 1", "seat 2"]
    assert (parts[1].value, parts[2].value) == ("ada's", "bob's") and live.record.seed == seed_of(parts)
    assert match["parts"][0]["commitment"] == promised and match["commitment"] == live.record.header["commitment"]
    assert all(not part["value"] for part in match["parts"])
    assert match["commitment"] in bob.get(f"/m/{id}").text
    assert not match["seed_given"] and str(live.record.seed) not in bob.get(f"/m/{id}").text


def test_at_the_end_everybody_sees_the_parts_and_can_check_them(server: Running) -> None:
    ada, bob = server.guest(), server.guest()
    id = ada.make("me", "friend", part="ada's own")
    bob.send_form(f"/join/{server.live(id).chairs[1].token}", {"name": "Bob", "part": "bob's own"})
    play(server, id, ada, bob)
    shown = {part["by"]: part["value"] for part in ada.get(f"/api/matches/{id}").json()["parts"]}
    assert shown["seat 0"] == "ada's own" and shown["seat 1"] == "bob's own" and shown[SERVER]
    page = server.guest().get(f"/m/{id}").text
    assert words("en", "tb-check-seed") in page and "bob&#39;s own" in page
    source = ada.get(f"/m/{id}/record").text
    verify(parse_record(source))
    with pytest.raises(RecordError, match="seat 1"):
        verify(parse_record(source.replace("bob's own", "bob's  own")))


def test_who_sits_down_twice_before_the_deal_gives_one_part(server: Running) -> None:
    ada, bob, cy = server.guest(), server.guest(), server.guest()
    id = ada.make("me", "friend", "friend")
    live = server.live(id)
    bob.send_form(f"/join/{live.chairs[1].token}", {"name": "Bob", "part": "one"})
    assert ada.send_form(f"/m/{id}/seat/1", {"do": "remove"}).status_code == 204
    bob.send_form(f"/join/{live.chairs[1].token}", {"name": "Bob", "part": "two"})
    assert live.waiting
    cy.send_form(f"/join/{live.chairs[2].token}", {"name": "Cy"})
    values = {part.by: part.value for part in parts_in(live.record)}
    assert values["seat 1"] == "two" and set(values) == {SERVER, "seat 1"}  # ada's browser and cy's gave none


def test_a_bot_may_take_the_last_seat(server: Running) -> None:
    ada = server.guest()
    id = ada.make("me", "friend")
    assert ada.send_form(f"/m/{id}/seat/1", {"do": "bot", "bot": "random"}).status_code == 204
    assert not server.live(id).waiting and ada.get(f"/m/{id}/view").status_code == 200


def test_a_seed_that_was_given_is_marked_for_everybody(server: Running) -> None:
    ada, bob = server.guest(), server.guest()
    id = ada.make("me", "friend", seed="mine")
    live, mark = server.live(id), words("en", "tb-seed-given")
    assert not live.about.listed and id not in server.guest().get("/").text
    assert mark in bob.get(f"/join/{live.chairs[1].token}").text
    bob.send_form(f"/join/{live.chairs[1].token}", {"name": "Bob"})
    assert mark in bob.get(f"/m/{id}").text and bob.get(f"/api/matches/{id}").json()["seed_given"]
    play(server, id, ada, bob)
    assert mark in server.guest().get(f"/m/{id}").text
    assert '"given":true' in ada.get(f"/m/{id}/record").text.split("\n")[0]
    plain = server.live(ada.make("me", "bot:random"))
    assert "given" not in plain.record.header


def test_a_visitor_has_one_daily_match_however_often_it_is_asked_for_at_once(server: Running) -> None:
    ada = server.guest()
    session = server.table.doorkeeper.read(ada.cookies["undercroft"])
    assert session is not None

    async def race() -> set[str]:
        game = some_game("welcome")
        return {live.id for live in await asyncio.gather(*(make_daily(server.table, session, game) for _ in range(8)))}

    (id,) = server.run(race())
    assert ada.send_form("/matches", {"game": "welcome", "daily": "1"}).headers["location"] == f"/m/{id}"
    assert [summary.about.id for summary in of_visitor(server.table.store, ada.id)] == [id]


def test_a_daily_match_is_closed_when_its_day_ends(serving: Callable[..., Running]) -> None:
    today = [date(2026, 11, 15)]
    server = serving(today=lambda: today[0], pause=3600)
    ada = server.guest()
    id = ada.send_form("/matches", {"game": "welcome", "daily": "1"}).headers["location"].removeprefix("/m/")
    live = server.live(id)
    today[0] = date(2026, 11, 16)
    for deed, form in (("answer", {"number": 0, "key": "draw"}), ("undo", {"scope": "step"}), ("hint", {})):
        refused = ada.send_form(f"/m/{id}/{deed}", form)
        assert refused.status_code == 422 and refused.json()["detail"] == words("en", "server-daily-closed")
    assert live.match.number == 0
    assert words("en", "server-daily-closed") in ada.get(f"/m/{id}").text
