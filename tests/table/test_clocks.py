"""Clocks: how long a seat may think, and who plays on when the time is up."""

from __future__ import annotations

import time

import httpx
import pytest

from undercroft.table import lateness
from undercroft.table.clocks import Clock, Clockwork

from .conftest import Running, until, words

TURN, MATCH = Clock("turn", 60, "random", 1000.0), Clock("match", 100, "random", 1000.0)


def test_each_turn_has_its_own_time() -> None:
    work = Clockwork(TURN, 2, 0, [(0, 1020.0), (1, 1050.0), (0, 1100.0)])
    assert (work.asked, work.since, work.until) == (0, 1100.0, 1160.0)
    assert not work.late(1159.9) and work.late(1160.0)
    work.answered(-1, 1170.0)
    assert not work.late(9999.0)  # nobody is asked any more


def test_the_time_of_a_match_is_used_up_bit_by_bit() -> None:
    work = Clockwork(MATCH, 2, 0, [(1, 1030.0), (0, 1040.0), (0, 1050.0), (1, 1100.0)])
    assert (work.left(0), work.left(1)) == (100 - 30 - 60, 100 - 10)
    work.answered(0, 1110.0)
    assert work.until == 1120.0 and work.late(1120.0)


def test_nobody_is_late_before_the_cards_are_dealt() -> None:
    assert not Clockwork(Clock("turn", 60, "random"), 2, -1).late(time.time())
    assert not Clockwork(Clock("turn", 60, "random"), 2, 0).late(time.time())


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lateness, "TICK", 0.02)
    monkeypatch.setattr(lateness, "SWEEP", 0.1)


def shown(server: Running, id: str) -> list[str]:
    return [note.message for note in server.live(id).notes]


def test_a_bot_plays_on_for_whoever_is_late(hasty: None, server: Running) -> None:
    ada = server.guest()
    id = ada.make("me", "bot:random", clock="turn 30", late="random")
    live = server.live(id)
    assert live.clockwork is not None and live.clockwork.clock.seconds == 30
    until(lambda: live.clockwork is not None and live.clockwork.asked == 0)
    live.clockwork.since -= 31
    until(lambda: live.chairs[0].sort == "bot")
    until(lambda: "note-late-in-turn" in shown(server, id))
    assert 'class="clock"' in ada.get(f"/m/{id}").text


def test_the_time_of_a_match_does_not_come_back(hasty: None, server: Running) -> None:
    ada = server.guest()
    id = ada.make("me", "me", clock="match 600")
    live = server.live(id)
    assert live.clockwork is not None
    asked = live.clockwork.asked
    live.clockwork.since -= 601
    until(lambda: "note-late" in shown(server, id))
    back = ada.send_form(f"/m/{id}/seat/{asked}", {"do": "back"})
    assert back.status_code == 422 and words("en", "server-no-time-left") in back.text


def test_a_seat_comes_back_when_its_turn_has_passed() -> None:
    turn, match = Clockwork(TURN, 2, 0), Clockwork(MATCH, 2, 0)
    for work in (turn, match):
        assert not work.done_for(0, 1059.0) and work.done_for(0, 1100.0) and not work.done_for(1, 1100.0)
        work.answered(1, 1100.0)
    assert not turn.done_for(0, 1101.0) and match.done_for(0, 1101.0)


def test_who_is_late_at_a_match_that_nobody_looks_at(hasty: None, server: Running) -> None:
    ada = server.guest()
    id = ada.make("me", "bot:random", clock="turn 10", late="random")
    stored = server.table.store.load(id)
    assert lateness.perhaps_late(server.table.store, time.time(), []) == []
    late = time.time() + 11
    assert lateness.perhaps_late(server.table.store, late, []) == [id]
    assert lateness.perhaps_late(server.table.store, late, [id]) == [] and stored.about.clock


def test_a_clock_begins_when_the_cards_are_dealt(server: Running) -> None:
    ada, bob = server.guest(), server.guest()
    id = ada.make("me", "friend", clock="turn 120")
    live = server.live(id)
    assert live.clockwork is not None and not live.late() and live.clockwork.clock.since == 0
    token = live.chairs[1].token
    assert words("en", "tb-clock-per-turn", time="2 minutes") in bob.get(f"/join/{token}").text.replace(
        "\u2068", ""
    ).replace("\u2069", "")
    assert bob.send_form(f"/join/{token}", {"name": "Bob"}).status_code == 303
    work = server.live(id).clockwork
    assert work is not None and abs(work.since - time.time()) < 60


def test_a_clock_survives_a_restart(server: Running) -> None:
    robot = server.program()
    wish = {"game": "welcome", "seats": [{"who": "me"}, {"who": "me"}], "clock": {"per": "match", "seconds": 900}}
    made = robot.post("/api/matches", json=wish).json()
    clock = made["clock"]
    assert (clock["per"], clock["seconds"], clock["left"]) == ("match", 900, [900.0, 900.0])
    key = dict(robot.headers)
    server.restart()
    again = httpx.get(f"{server.url}/api/matches/{made['id']}", headers=key).json()["clock"]
    assert again["until"] == pytest.approx(clock["until"]) and again["bot"]


def test_a_time_that_is_set_anew_costs_nobody_anything(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = server.guest()
    live = server.live(ada.make("me", "bot:random", clock="turn 30"))
    assert live.clockwork is not None
    now, since = time.time, live.clockwork.since
    monkeypatch.setattr(time, "time", lambda: now() + 3600)
    until(lambda: live.clockwork is not None and live.clockwork.since > since + 3000)
    assert live.chairs[0].sort != "bot"


@pytest.mark.parametrize(
    "clock", [{"per": "day", "seconds": 60}, {"per": "turn", "seconds": 1}, {"per": "turn", "seconds": 60, "bot": "x"}]
)
def test_odd_clocks_are_refused(server: Running, clock: dict[str, object]) -> None:
    wish = {"game": "welcome", "seats": [{"who": "me"}, {"who": "bot:random"}], "clock": clock}
    assert server.program().post("/api/matches", json=wish).status_code in (400, 422)
