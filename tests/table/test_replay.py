"""Looking back: replays, records down and up, going on from a step, the match of the day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import httpx
import pytest

from undercroft import new_match, parse_record, verify
from undercroft.table.lists import daily_results
from undercroft.table.replays import standing

from .conftest import Guest, Running, until, words
from .test_play import play_on


def ended(server: Running) -> tuple[Guest, Guest, str]:
    ada, bob, id = server.pair()
    play_on(server, id, ada, bob)
    return ada, bob, id


def bring(guest: Guest, text: str) -> httpx.Response:
    return guest.post("/records", files={"file": ("r.jsonl", text)}, headers={"X-CSRF-Token": guest.csrf})


def test_an_ended_match_is_replayed_by_everybody_with_all_cards_open(server: Running) -> None:
    _, _, id = ended(server)
    live = server.live(id)
    stranger = server.guest()
    for at in range(0, live.record.length() + 1, 3):
        for eyes in (-2, -1, 0, 1):
            assert stranger.get(f"/m/{id}/replay?at={at}&eyes={eyes}").status_code == 200
            assert stranger.get(f"/m/{id}/replay/view?at={at}&eyes={eyes}").status_code == 200
    open_ = standing(live.record.prefix(2), open_=True)
    assert None not in open_.view(-1)["table"]["dungeon"]
    assert stranger.get(f"/m/{id}/replay?eyes=7").status_code == 403
    assert stranger.get(f"/m/{id}/replay?at=x").status_code == 400


def test_an_ended_match_gives_its_whole_record_and_it_comes_back(server: Running) -> None:
    ada, _, id = ended(server)
    text = ada.get(f"/m/{id}/record").text
    verify(parse_record(text))
    stranger = server.guest()
    answer = bring(stranger, text)
    assert answer.status_code == 303, answer.text
    new = answer.headers["location"].split("/")[2]
    assert new != id and server.live(new).verified is True
    assert stranger.get(f"/m/{new}/replay?at=3&eyes=-2").status_code == 200
    assert stranger.get(f"/m/{new}/record").text == text
    assert stranger.get(f"/m/{new}").headers["location"] == f"/m/{new}/replay"
    server.restart()
    assert server.guest().get(f"/m/{new}/record").text == text


def test_a_changed_record_is_refused_with_its_line(server: Running) -> None:
    ada, _, id = ended(server)
    lines = ada.get(f"/m/{id}/record").text.splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if '"key":"pass"' in line)
    false = "".join([*lines[:at], lines[at].replace('"key":"pass"', '"key":"draw"'), *lines[at + 1 :]])
    refused = bring(ada, false)
    assert refused.status_code == 422 and "line " in refused.json()["detail"]
    cut = bring(ada, "".join(lines[: len(lines) // 2])[:-5])
    assert cut.status_code == 422


def test_a_record_of_a_running_match_cannot_be_brought(server: Running) -> None:
    ada, _bob, id = server.pair()
    refused = bring(ada, ada.get(f"/m/{id}/record").text)
    assert refused.status_code == 422
    assert refused.json()["detail"] == words("en", "server-upload-running")


def test_a_record_from_the_terminal_can_be_brought_and_continued(server: Running) -> None:
    match = new_match("welcome", 2, seed=5, names=["Cy", "Dee"])
    for _ in range(3):
        match.choose(match.keys[0])
    assert match.record is not None
    ada = server.guest()
    id = bring(ada, match.record.dumps()).headers["location"].split("/")[2]
    new = ada.send_form(f"/m/{id}/branch", {"at": 3})
    assert new.status_code == 303, new.text
    live = server.live(new.headers["location"].split("/")[2])
    until(lambda: live.decision is None or live.chairs[live.decision.seat].sort != "bot")
    play_on(server, live.id, ada)
    verify(parse_record(ada.get(f"/m/{live.id}/record").text))


@pytest.mark.parametrize("at", [0, 2])
def test_go_on_from_a_step_as_a_new_match(server: Running, at: int) -> None:
    _ada, bob, id = ended(server)
    old = server.live(id)
    answer = bob.send_form(f"/m/{id}/branch", {"at": at, "seat.0": "device", "seat.1": "device"})
    live = server.live(answer.headers["location"].split("/")[2])
    then = standing(old.record.prefix(at), open_=False)
    assert live.match.view(-1)["table"] == then.view(-1)["table"] and live.match.number == at
    play_on(server, live.id, bob)
    server.restart()
    again = server.guest()
    verify(parse_record(again.get(f"/m/{live.id}/record").text))


def test_nobody_goes_on_from_a_running_match(server: Running) -> None:
    ada, _, id = server.pair()
    refused = ada.send_form(f"/m/{id}/branch", {"at": 0})
    assert refused.status_code == 422 and refused.json()["detail"] == words("en", "server-branch-running")


# -- the match of the day


def test_the_daily_match_is_the_same_for_everybody_and_closed_until_the_day_is_over(
    serving: Callable[..., Running],
) -> None:
    today = [date(2026, 11, 15)]
    server = serving(today=lambda: today[0])
    ada, bob = server.guest(), server.guest()
    ids = []
    for guest, name in ((ada, "Ada"), (bob, "Bob")):
        made = guest.send_form("/matches", {"game": "welcome", "name": name, "daily": "1"})
        id = made.headers["location"].removeprefix("/m/")
        assert guest.send_form("/matches", {"game": "welcome", "daily": "1"}).headers["location"] == f"/m/{id}"
        ids.append(id)
        play_on(server, id, guest)
    first, second = (server.live(id) for id in ids)
    assert first.record.effective() == second.record.effective()  # the same shuffles, the same bots, the same play
    assert first.record.header["commitment"] == second.record.header["commitment"]  # so they can compare
    results = daily_results(server.table.store, "2026-11-15", "welcome")
    assert {name for name, _ in results} == {"Ada", "Bob"}
    seed = str(first.record.seed)
    assert seed not in ada.get(f"/m/{ids[0]}/record").text
    assert ada.get(f"/m/{ids[0]}/replay?eyes=-2").status_code == 403
    assert ada.send_form(f"/m/{ids[0]}/branch", {"at": 0}).status_code == 422
    today[0] = date(2026, 11, 16)
    verify(parse_record(ada.get(f"/m/{ids[0]}/record").text))
    assert seed in ada.get(f"/m/{ids[0]}/record").text
    other = ada.send_form("/matches", {"game": "welcome", "daily": "1"}).headers["location"]
    assert other != f"/m/{ids[0]}"


def test_in_a_daily_match_nothing_revealed_is_taken_back(server: Running) -> None:
    ada = server.guest()
    id = ada.send_form("/matches", {"game": "welcome", "daily": "1"}).headers["location"].removeprefix("/m/")
    live = server.live(id)
    until(lambda: live.decision is None or live.decision.seat == 0)
    ada.answer(id, live.match.keys[0])
    refused = ada.send_form(f"/m/{id}/undo", {"scope": "ask"})
    assert refused.status_code == 422
    assert refused.json()["detail"] in (words("en", "server-daily-undo"), words("en", "server-over"))
    assert ada.send_form(f"/m/{id}/seat/0", {"do": "bot"}).status_code == 422
