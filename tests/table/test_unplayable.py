"""A match of older rules is played on where it fits ours; elsewhere it is read, or gone on with by agreement."""

from __future__ import annotations

import msgspec
import pytest

from tests.awaiting import awaited
from undercroft.core.record import current, parse_record, verify
from undercroft.table.rows import about_row, to_json
from undercroft.table.schema import answers, matches

from .conftest import Guest, Running, words


def aged(server: Running, id: str, key: str = "") -> None:
    """As if the match had been begun under an earlier revision of the rules, with another key than `draw` if given."""
    live = server.live(id)
    header = {**live.record.header, "rules_rev": live.match.game.rules_rev - 1}
    with server.table.store.writing.begin() as connection:
        connection.execute(matches.update().where(matches.c.id == id).values(header=to_json(header)))
        if key:
            row = answers.c.match == id
            lines = connection.execute(answers.select().where(row, answers.c.number == 0)).mappings().one()["lines"]
            connection.execute(
                answers.update().where(row, answers.c.number == 0).values(lines=lines.replace('"draw"', f'"{key}"'))
            )
    del server.table.matches.cache[id]


def begun(server: Running, **more: str) -> tuple[Guest, Guest, str, int]:
    """A match of two in which somebody drew a card: who did."""
    ada, bob, id = server.pair(**more)
    seat = server.live(id).decision.seat  # type: ignore[union-attr]
    assert (ada, bob)[seat].answer(id, "draw").status_code == 204
    return ada, bob, id, seat


def test_an_old_match_that_fits_is_played_on_and_opened_at_once_from_then_on(server: Running) -> None:
    ada, bob, id, seat = begun(server)
    aged(server, id)
    drawer = (ada, bob)[seat]
    assert drawer.get(f"/m/{id}").status_code == 200
    assert drawer.answer(id, "add").status_code == 204
    live = server.live(id)
    now = live.match.game.rules_rev
    assert live.record.header["rules_rev"] == now and live.record.header["earlier"] == [[now - 1, 1]]
    stored = server.table.store.load(id)
    assert current(stored.record, live.match.game) and stored.record.dumps() == live.record.dumps()
    assert stored.begun == [0, 1]
    verify(parse_record(stored.record.dumps()))


def test_players_agree_to_go_on_from_where_it_differs(server: Running) -> None:
    ada, bob, id, _seat = begun(server)
    aged(server, id, key="dive")
    stranger = server.guest()
    assert words("en", "tb-go-on") in ada.get(f"/m/{id}").text
    assert words("en", "tb-go-on") not in stranger.get(f"/m/{id}").text
    assert stranger.send_form(f"/m/{id}/go-on", {}).status_code == 403
    assert ada.send_form(f"/m/{id}/go-on", {}).headers["location"] == f"/m/{id}"
    waiting = ada.get(f"/m/{id}").text
    assert words("en", "tb-go-on") not in waiting and words("en", "tb-go-on-agreed", names="Ada") in waiting
    assert words("en", "tb-go-on-agreed", names="Ada") in bob.get(f"/m/{id}").text
    bob.send_form(f"/m/{id}/go-on", {})
    assert words("en", "tb-go-on") not in bob.get(f"/m/{id}").text
    live = server.live(id)
    assert live.decision is not None and live.decision.kind == "wd.bid" and live.match.number == 2
    assert not live.about.request
    assert (ada, bob)[live.decision.seat].answer(id, "draw").status_code == 204
    del server.table.matches.cache[id]
    assert bob.get(f"/m/{id}").status_code == 200 and server.live(id).match.number == 3
    assert '"key":"dive"' in live.record.dumps(), "what was played stays in the record"
    verify(parse_record(live.record.dumps()))
    again = bob.send_form(f"/m/{id}/go-on", {})
    assert again.headers["location"] == f"/m/{id}" and server.live(id).match.number == 3


def test_at_one_device_one_voice_is_enough_and_bots_agree(server: Running) -> None:
    ada = server.guest()
    id = ada.make("me", "device", "bot:random", seed="3")
    seat = server.live(id).decision.seat  # type: ignore[union-attr]
    assert seat < 2, "a person begins"
    ada.send_form(f"/m/{id}/here", {"seat": seat})
    assert ada.answer(id, "draw").status_code == 204
    aged(server, id, key="dive")
    ada.send_form(f"/m/{id}/go-on", {})
    assert ada.get(f"/m/{id}").status_code == 200
    assert server.live(id).match.number == 2 and server.live(id).match.keys == ("draw", "pass")


def test_a_row_that_is_gone_or_cannot_be_read_is_told(server: Running) -> None:
    ada, bob, id, seat = begun(server)
    assert (ada, bob)[seat].answer(id, "add").status_code == 204
    store = server.table.store
    with store.writing.begin() as connection:
        connection.execute(answers.delete().where(answers.c.match == id, answers.c.number == 0))
    del server.table.matches.cache[id]
    page = ada.get(f"/m/{id}")
    assert page.status_code == 200 and "answer 0 is missing" in page.text
    with store.writing.begin() as connection:
        connection.execute(answers.update().where(answers.c.match == id).values(lines="{"))
    assert ada.get(f"/m/{id}").status_code == 409


def test_an_old_match_that_does_not_fit_is_read_and_not_played_on(server: Running) -> None:
    ada, bob, id, seat = begun(server)
    live = server.live(id)
    face, now = live.match.view(seat)["table"]["drawn"], live.match.game.rules_rev
    aged(server, id, key="dive")
    drawer, other = (ada, bob) if seat == 0 else (bob, ada)
    reason = words("en", "server-other-rules", then=now - 1, now=now, question=0)
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
    aged(server, id, key="dive")
    result = to_json({"winners": [1], "scores": [3, 17], "reason": ""})
    statement = about_row(id, ended=True, result=result)
    awaited(server.table.store.do_aside(statement))
    page = ada.get(f"/m/{id}").text
    assert "17" in page and 'class="won"' in page
    assert ada.get(f"/api/matches/{id}").json()["view"]["result"]["scores"] == [3, 17]


def test_an_old_private_match_stays_private(server: Running) -> None:
    ada, _bob, id, _seat = begun(server, listed="")
    aged(server, id, key="dive")
    stranger = server.guest()
    for place in (f"/m/{id}", f"/m/{id}/record", f"/api/matches/{id}", f"/api/matches/{id}/events"):
        assert stranger.get(place).status_code == 403 and ada.get(place).status_code == 200


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_an_event_whose_words_are_gone_reads_as_its_name(server: Running, lang: str) -> None:
    ada, _bob, id, _seat = begun(server)
    line = {"event": "wd-no-such-thing", "n": 0, "turn": 1, "args": {"who": 0}, "seen": -1}
    lines, secret = (msgspec.json.encode(it).decode() + "\n" for it in (line, server.live(id).record.lines[0]))
    with server.table.store.writing.begin() as connection:
        connection.execute(matches.update().where(matches.c.id == id).values(start=secret + lines))
    aged(server, id, key="dive")
    ada.send_form("/settings", {"lang": lang})
    assert "wd-no-such-thing" in ada.get(f"/m/{id}").text
