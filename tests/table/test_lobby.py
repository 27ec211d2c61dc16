"""The lobby: matches by urgency, the archive, who may watch, and a form that remembers what was ticked."""

from __future__ import annotations

import re
from datetime import datetime

import pytest
from sqlalchemy import update

from undercroft.core.registry import games
from undercroft.core.text import catalogue
from undercroft.table.schema import answers

from .conftest import Guest, Running
from .test_story import to_the_end


def asked(server: Running, guest: Guest, id: str) -> bool:
    decision = server.live(id).decision
    return decision is not None and server.live(id).chairs[decision.seat].visitor == guest.id


def turn_of(server: Running, ada: Guest, bob: Guest, yours: bool) -> str:
    """A match of two in which it is Ada's turn, or not."""
    for _ in range(60):
        id = ada.make("me", "friend")
        bob.send_form(f"/join/{server.live(id).chairs[1].token}", {"name": "Bob"})
        live = server.live(id)
        assert live.decision is not None
        server.run(server.table.matches.answer(live, [live.match.keys[0]], live.decision.seat, live.match.number))
        if asked(server, ada, id) == yours:
            return id
        ada.send_form(f"/m/{id}/shelf", {"do": "archive"})
    raise AssertionError("never")


def test_matches_come_by_urgency(server: Running) -> None:
    ada, bob = server.guest(), server.guest()
    over, theirs = turn_of(server, ada, bob, True), turn_of(server, ada, bob, False)
    late, early = turn_of(server, ada, bob, True), turn_of(server, ada, bob, True)
    to_the_end(server, over)
    with server.table.store.writing.begin() as connection:
        connection.execute(update(answers).where(answers.c.match == early).values(at=1000.0))
    told = ada.get("/api/matches").json()
    assert [match["id"] for match in told] == [early, late, theirs, over]
    assert [match["your_turn"] for match in told] == [True, True, False, False]
    assert datetime.fromisoformat(told[0]["at"]).timestamp() == 1000
    page = ada.get("/").text
    assert re.findall(r'<a href="/m/([\w-]+)">', page)[:4] == [early, late, theirs, over]
    assert "<title>(2) Undercroft</title>" in page and '<meta name="due" content="2">' in page


def test_what_is_put_away_is_in_no_list_of_mine_and_stays_for_others(server: Running) -> None:
    ada, bob, id = server.pair()
    assert ada.send_form(f"/m/{id}/shelf", {"do": "remove"}).status_code == 422
    assert server.guest().send_form(f"/m/{id}/shelf", {"do": "archive"}).status_code == 403
    assert ada.send_form(f"/m/{id}/shelf", {"do": "archive"}).status_code == 204
    assert ada.get("/api/matches").json() == []
    assert [match["id"] for match in ada.get("/api/matches?archived=1").json()] == [id]
    assert [match["id"] for match in bob.get("/api/matches").json()] == [id]
    ada.send_form(f"/m/{id}/shelf", {"do": "back"})
    assert [match["id"] for match in ada.get("/api/matches").json()] == [id]
    to_the_end(server, id)
    assert ada.send_form(f"/m/{id}/shelf", {"do": "remove"}).status_code == 204
    assert ada.get("/api/matches").json() == ada.get("/api/matches?archived=1").json() == []
    assert ada.get(f"/m/{id}").status_code == 200


def test_nobody_watches_unless_the_maker_lists_the_match(server: Running) -> None:
    ada, stranger = server.guest(), server.guest()
    private, public = ada.make("me", "friend", listed=""), ada.make("me", "friend")
    assert stranger.get(f"/m/{private}").status_code == 403
    assert stranger.get(f"/m/{public}").status_code == 200
    assert [match["id"] for match in stranger.get("/api/matches/open").json()] == [public]
    wish = {"game": "welcome", "seats": [{"who": "me"}, {"who": "friend"}]}
    made = server.program().post("/api/matches", json=wish).json()["id"]
    assert stranger.get(f"/m/{made}").status_code == 403


def test_a_refused_form_keeps_what_was_ticked(server: Running) -> None:
    guest = server.guest()
    form = {
        "game": "thunderstone", "seat.0": "me", "seat.1": "device", "name.1": "Zoë", "csrf": guest.csrf, "seed": "x",
        "option.heroes": ["amazon", "dwarf"], "option.edition": "pl", "listed": "1",
    }  # fmt: skip
    page = guest.post("/matches", data=form, headers={"Accept": "text/html"}).text
    for word in ("amazon", "dwarf"):
        assert f'name="option.heroes" value="{word}" checked' in page
    assert 'name="option.heroes" value="elf" checked' not in page
    assert '<option value="pl" selected>' in page and 'name="name.1" value="Zoë"' in page
    assert page.count('name="listed" value="1" checked') == 1 and page.count('name="seed" value="x"') == 1
    assert '<option value="device" selected>' in page
    opened = re.findall(r'id="game-(\w+)" open', page)
    assert opened == ["thunderstone"]


def test_a_box_that_is_not_ticked_says_no(server: Running) -> None:
    guest = server.guest()
    on = guest.make("me", "bot:random", game="dungeoneer", **{"option.resurrection": ["no", "yes"]})  # type: ignore[arg-type]
    off = guest.make("me", "bot:random", game="dungeoneer", **{"option.hit_effects_on_counter": "no"})
    assert server.live(on).match.state.options["resurrection"] == "yes"
    assert server.live(off).match.state.options["hit_effects_on_counter"] == "no"


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_every_option_of_ours_says_what_it_does(lang: str) -> None:
    known = catalogue(lang).reads
    wanted = [
        f"{game.prefix}-{what}"
        for game in games().values()
        if game.home.startswith("undercroft.")
        for option in game.options
        for what in (f"about-{option.name.replace('_', '-')}", f"group-{option.group}" if option.group else "title")
    ]
    assert [message for message in wanted if message not in known] == []
