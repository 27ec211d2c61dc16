"""A match that was played with other rules can be read, by whom it may be seen, and not played on."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from undercroft.core.record import parse_record
from undercroft.table.schema import matches
from undercroft.table.store import about_row, to_json

from .conftest import Guest, Running, words


def aged(server: Running, id: str) -> None:
    """As if the match had been begun under an earlier revision of the rules."""
    live = server.live(id)
    header = {**live.record.header, "rules_rev": live.match.game.rules_rev - 1}
    with server.table.store.writing.begin() as connection:
        connection.execute(matches.update().where(matches.c.id == id).values(header=to_json(header)))
    del server.table.matches.cache[id]


def begun(server: Running, **more: str) -> tuple[Guest, Guest, str, int]:
    """A match of two in which somebody drew a card: who did."""
    ada, bob, id = server.pair(**more)
    seat = server.live(id).decision.seat  # type: ignore[union-attr]
    assert (ada, bob)[seat].answer(id, "draw").status_code == 204
    return ada, bob, id, seat


def test_an_old_match_is_read_and_not_played_on(server: Running) -> None:
    ada, bob, id, seat = begun(server)
    live = server.live(id)
    face, now = live.match.view(seat)["table"]["drawn"], live.match.game.rules_rev
    aged(server, id)
    drawer, other = (ada, bob) if seat == 0 else (bob, ada)
    reason = words("en", "server-old-rules", then=now - 1, now=now)
    for guest in (drawer, other, server.guest()):
        page = guest.get(f"/m/{id}")
        assert page.status_code == 200 and reason in page.text and "Ada" in page.text and 'id="log"' in page.text
        assert guest.get(f"/m/{id}/replay").headers["location"] == f"/m/{id}"
        shown = guest.get(f"/api/matches/{id}").json()
        assert shown["unplayable"] == reason and shown["question"] is None and shown["number"] == 1
        assert not shown["ended"] and shown["view"]["result"] is None
    hidden = f'"card":"{face}"'
    for place in (f"/api/matches/{id}/events", f"/api/matches/{id}/record", f"/m/{id}/record"):
        assert hidden in drawer.get(place).text and hidden not in other.get(place).text
    assert parse_record(ada.get(f"/m/{id}/record").text).secret is None
    for path, form in (("answer", {"number": 1, "key": "add"}), ("undo", {}), ("hint", {}), ("branch", {"at": 0})):
        refused = drawer.send_form(f"/m/{id}/{path}", form)
        assert refused.status_code == 409 and refused.json()["detail"] == reason, path


def test_scores_of_an_old_match_that_has_ended_are_shown(server: Running) -> None:
    ada, _bob, id, _seat = begun(server)
    aged(server, id)
    result = to_json({"winners": [1], "scores": [3, 17], "reason": ""})
    statement = about_row(id, ended=True, result=result)
    asyncio.run(server.table.store.do("", statement))
    page = ada.get(f"/m/{id}").text
    assert "17" in page and 'class="won"' in page
    assert ada.get(f"/api/matches/{id}").json()["view"]["result"]["scores"] == [3, 17]


def test_an_old_private_match_stays_private(server: Running) -> None:
    ada, _bob, id, _seat = begun(server, private="on")
    aged(server, id)
    stranger = server.guest()
    for place in (f"/m/{id}", f"/m/{id}/record", f"/api/matches/{id}", f"/api/matches/{id}/events"):
        assert stranger.get(place).status_code == 403 and ada.get(place).status_code == 200


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_an_event_whose_words_are_gone_reads_as_its_name(server: Running, lang: str) -> None:
    ada, _bob, id, _seat = begun(server)
    line = {"event": "wd-no-such-thing", "n": 0, "turn": 1, "args": {"who": 0}, "seen": -1}
    lines = msgspec.json.encode(line).decode() + "\n"
    with server.table.store.writing.begin() as connection:
        connection.execute(matches.update().where(matches.c.id == id).values(start=lines))
    aged(server, id)
    ada.send_form("/settings", {"lang": lang})
    assert "wd-no-such-thing" in ada.get(f"/m/{id}").text
