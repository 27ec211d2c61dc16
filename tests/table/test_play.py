"""Playing at the table: answers, races, refusals, undo, bots, hot seat, restart."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from undercroft import parse_record, verify
from undercroft.core.state import digest

from .conftest import Guest, Running, until, words


def play_on(server: Running, id: str, *guests: Guest) -> None:
    """Play to the end with first answers: each guest answers where it is asked."""
    holders = {guest.id: guest for guest in guests}
    live = server.live(id)
    while live.decision is not None:
        number, chair = live.match.number, live.chairs[live.decision.seat]
        if chair.sort == "bot":
            until(lambda: live.match.number != number)  # noqa: B023
            continue
        guest = holders[chair.visitor]
        if len(live.held(guest.id)) > 1:
            assert guest.send_form(f"/m/{id}/here", {"seat": chair.seat}).status_code == 204
        key = "pass" if "pass" in live.match.keys else live.match.keys[0]
        response = guest.answer(id, key, seat=chair.seat)
        assert response.status_code == 204, response.text
    until(lambda: live.about.ended)  # the last answer, perhaps a bot's, is stored


def test_a_match_of_two_is_played_to_its_end_and_verified(server: Running) -> None:
    ada, bob, id = server.pair()
    play_on(server, id, ada, bob)
    assert server.live(id).about.ended
    record = parse_record(bob.get(f"/m/{id}/record").text)
    verify(record)
    assert record.header["names"] == ["Ada", "Bob"]
    assert ada.get(f"/m/{id}").status_code == 200
    until(lambda: server.live(id).verified is True)


def test_a_match_against_bots_is_played_to_its_end(server: Running) -> None:
    ada = server.guest()
    id = ada.make("me", "bot:random", "bot:random")
    play_on(server, id, ada)
    assert server.live(id).match.result is not None


def test_two_who_answer_at_once_one_wins_and_the_other_gets_the_current_view(server: Running) -> None:
    ada = server.guest()
    id = ada.make("device", "device")
    live = server.live(id)
    for _ in range(5):
        assert live.decision is not None
        number, seat = live.match.number, live.decision.seat
        ada.send_form(f"/m/{id}/here", {"seat": seat})
        with ThreadPoolExecutor(4) as pool:
            key = live.match.keys[0]
            responses = list(pool.map(lambda _: ada.answer(id, key, number=number, seat=seat), range(4)))  # noqa: B023
        assert sorted(response.status_code for response in responses) == [204, 409, 409, 409]
        lost = next(response for response in responses if response.status_code == 409)
        assert lost.text  # the current view
    rows = server.table.store.load(id)
    assert rows.begun == sorted(set(rows.begun)) and len(rows.begun) == 5


def test_a_stale_answer_gets_the_current_view(server: Running) -> None:
    ada, bob, id = server.pair()
    asked = ada if server.live(id).decision.seat == 0 else bob  # type: ignore[union-attr]
    assert asked.answer(id, "draw", number=0).status_code == 204
    stale = asked.answer(id, "pass", number=0)
    assert stale.status_code == 409
    assert stale.text == asked.get(f"/m/{id}/view").text


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_refusal_says_why_with_its_clause(server: Running, lang: str) -> None:
    ada = server.guest()
    id = ada.make("me", "bot:random", lang=lang, **{"option.hero": "mage"})
    live = server.live(id)
    until(lambda: live.decision is None or live.decision.seat == 0)
    refused = ada.answer(id, "jump")
    assert refused.status_code == 422
    problem = refused.json()
    assert refused.headers["content-type"] == "application/problem+json"
    assert problem["clause"] == live.decision.clause and problem["status"] == 422  # type: ignore[union-attr]
    question = words(lang, live.decision.kind.replace(".", "-"))  # type: ignore[union-attr]
    assert problem["detail"] == words(lang, "why-not-now", question=question)
    why = ada.get(f"/m/{id}/why", params={"key": "jump"}).json()
    assert (why["reason"], why["clause"]) == (problem["detail"], problem["clause"])
    clause = ada.get(f"/clause/welcome/{problem['clause']}")
    assert clause.status_code == 200 and f'lang="{lang}"' in clause.text and problem["clause"] in clause.text
    assert ada.get("/clause/welcome/W99.9").status_code == 404


def test_a_refusal_of_the_rules_has_their_reason_and_numbers(server: Running) -> None:
    ada = server.guest()
    id = ada.make("device", "device", **{"option.hero": "warrior"})
    live = server.live(id)

    def go(key: str) -> httpx.Response:
        seat = live.decision.seat  # type: ignore[union-attr]
        ada.send_form(f"/m/{id}/here", {"seat": seat})
        return ada.answer(id, key, seat=seat)

    for key in ("draw", "remove:torch", "draw"):
        assert go(key).status_code == 204
    refused = go("remove:torch").json()
    assert refused["clause"] == "W3.4"
    assert refused["detail"] == "Torch was removed in this round."


def test_a_path_ends_where_something_is_learned(server: Running) -> None:
    ada = server.guest()
    id = ada.make("device", "device")
    live = server.live(id)
    seat = live.decision.seat  # type: ignore[union-attr]
    ada.send_form(f"/m/{id}/here", {"seat": seat})
    for later in ("add", "remove:torch", "nonsense"):  # the same answer, whatever the card is
        refused = ada.answer(id, "draw", later, seat=seat)
        assert refused.status_code == 422
        assert refused.json()["detail"] == words("en", "server-path-news")
    assert live.match.number == 0


def test_a_path_is_one_answer_and_undo_takes_back_all_of_it(server: Running) -> None:
    ada = server.guest()
    id = ada.make("me", game="thunderstone", seed="3")
    live = server.live(id)
    found = 0
    while found < 3 and live.decision is not None and live.match.number < 400:
        first = live.match.keys[live.match.number % len(live.match.keys)]
        trial = live.match.clone()
        before = (trial.state.news, trial.state.turn)
        trial.choose(first)
        number, rows = live.match.number, len(live.begun)
        if trial.decision is None or (trial.state.news, trial.state.turn) != before:
            assert ada.answer(id, first).status_code == 204
            continue
        state = digest(live.match.state)
        second = trial.keys[0]
        trial.choose(second)
        assert ada.answer(id, first, "nonsense").status_code == 422
        assert live.match.number == number and digest(live.match.state) == state  # all or nothing
        assert ada.answer(id, first, second).status_code == 204
        assert digest(live.match.state) == digest(trial.state) and len(live.begun) == rows + 1
        if live.match.cannot_undo(0) is None and not live.over:
            server.live(id).behind = True  # as read from the store again: the way back is the same
            assert ada.send_form(f"/m/{id}/undo", {"scope": "step"}).status_code == 204
            assert digest(live.match.state) == state
            assert ada.answer(id, first, second).status_code == 204
            found += 1
    assert found == 3


def test_a_restarted_server_resumes_every_match(server: Running) -> None:
    ada, bob, id = server.pair()
    for _ in range(7):
        live = server.live(id)
        guest = ada if live.decision.seat == 0 else bob  # type: ignore[union-attr]
        assert guest.answer(id, live.match.keys[0]).status_code == 204
    before = server.live(id)
    view, number = before.match.view(0), before.match.number
    server.restart()
    again = Guest(server)
    again.cookies = ada.cookies
    server.guests.append(again)
    assert again.get(f"/m/{id}").status_code == 200
    live = server.live(id)
    assert (live.match.number, live.match.view(0)) == (number, view)
    assert live.begun == before.begun
    again.csrf = ada.csrf
    if live.decision.seat == 0:  # type: ignore[union-attr]
        assert again.answer(id, live.match.keys[0]).status_code == 204


def test_bots_go_on_after_a_restart(server: Running) -> None:
    ada = server.guest()
    id = ada.make("bot:random", "bot:random")
    server.restart()
    guest = server.guest()
    assert guest.get(f"/m/{id}").status_code == 200
    until(lambda: server.live(id).decision is None)


def test_hot_seat_hides_behind_a_curtain(server: Running) -> None:
    ada = server.guest()
    id = ada.make("device", "device")
    live = server.live(id)
    seat = live.decision.seat  # type: ignore[union-attr]
    assert live.eyes(ada.id) == (-1, seat)
    assert ada.answer(id, "draw", seat=seat).status_code == 403  # nobody has said that they are there
    ada.send_form(f"/m/{id}/here", {"seat": seat})
    assert live.eyes(ada.id) == (seat, None)
    assert ada.answer(id, "draw", seat=seat).status_code == 204
    assert ada.answer(id, "add", seat=seat).status_code == 204
    assert live.eyes(ada.id) == (-1, 1 - seat)
    play_on(server, id, ada)


def test_undo_by_agreement(server: Running) -> None:
    ada, bob, id = server.pair()
    live = server.live(id)
    first, other = (ada, bob) if live.decision.seat == 0 else (bob, ada)  # type: ignore[union-attr]
    seat = live.decision.seat  # type: ignore[union-attr]
    state = live.match.view(seat)["table"]
    assert first.answer(id, "draw").status_code == 204
    refused = first.send_form(f"/m/{id}/undo", {"scope": "step"})
    assert refused.status_code == 422 and refused.json()["detail"] == words("en", "undo-nothing")
    assert first.send_form(f"/m/{id}/undo", {"scope": "ask"}).status_code == 204
    assert live.request is not None and live.request.seat == seat
    assert first.send_form(f"/m/{id}/undo", {"agree": "1"}).status_code == 422  # one cannot agree with oneself
    assert other.send_form(f"/m/{id}/undo", {"decline": "1"}).status_code == 204
    assert live.request is None and live.match.number == 1
    first.send_form(f"/m/{id}/undo", {"scope": "ask"})
    assert other.send_form(f"/m/{id}/undo", {"agree": "1"}).status_code == 204
    assert live.match.view(seat)["table"] == state
    assert live.match.number == 2  # numbers go on
    messages = [event.message for event in live.match.events]
    assert "note-undo-declined" in messages and "note-undo-agreed" in messages
    loaded = server.table.store.load(id)
    assert loaded.record.lines[-1] == {"undo": 1, "to": 0, "agreed": True}


def test_bots_agree_to_an_undo(server: Running) -> None:
    ada = server.guest()
    id = ada.make("me", "bot:random")
    live = server.live(id)
    until(lambda: live.decision.seat == 0)  # type: ignore[union-attr]
    ada.answer(id, live.match.keys[0])
    until(lambda: live.decision is None or live.decision.seat == 0)
    assert ada.send_form(f"/m/{id}/undo", {"scope": "ask"}).status_code == 204
    assert live.decision.seat == 0  # type: ignore[union-attr]


def test_a_bot_takes_over_and_gives_back(server: Running) -> None:
    ada, bob, id = server.pair()
    live = server.live(id)
    assert bob.send_form(f"/m/{id}/seat/0", {"do": "bot"}).status_code == 403
    assert bob.send_form(f"/m/{id}/seat/1", {"do": "bot", "bot": "random"}).status_code == 204
    until(lambda: live.decision is None or live.decision.seat == 0)
    assert bob.answer(id, "draw").status_code == 403
    assert bob.send_form(f"/m/{id}/seat/1", {"do": "back"}).status_code == 204
    assert live.chairs[1].sort == "person" and live.held(bob.id) == (1,)
    assert bob.send_form(f"/m/{id}/seat/1", {"do": "remove"}).status_code == 403  # only the host may
    old = live.chairs[1].token
    assert ada.send_form(f"/m/{id}/seat/1", {"do": "remove"}).status_code == 204
    assert live.held(bob.id) == () and live.chairs[1].token != old
    assert server.guest().send_form(f"/join/{old}", {"name": "Eve"}).status_code == 404


def test_a_hint_marks_the_match_as_assisted(server: Running) -> None:
    ada = server.guest()
    id = ada.make("me", "bot:random")
    live = server.live(id)
    until(lambda: live.decision is None or live.decision.seat == 0)
    hint = ada.send_form(f"/m/{id}/hint")
    assert hint.status_code == 200 and hint.json()["key"] in live.match.keys
    assert live.about.assisted and server.table.store.load(id).about.assisted
    assert live.hint(0) == hint.json()["key"] and live.hint(1) == ""


def test_who_answers_may_have_the_view_back_at_once(server: Running) -> None:
    ada = server.guest()
    id = ada.make("me", game="thunderstone", seed="view")
    data = {"number": 0, "key": server.live(id).match.keys[0]}
    done = ada.post(f"/m/{id}/answer", data=data, headers={"X-CSRF-Token": ada.csrf, "Prefer": "return=representation"})
    assert done.status_code == 200 and 'id="state"' in done.text
    again = ada.get(f"/m/{id}/view", headers={"If-None-Match": done.headers["etag"]})
    assert again.status_code == 304, "the stream's word about it costs nothing"
