"""Hidden information: what a viewer gets does not depend on anything that this viewer may not know.

Every address of the server is asked twice: of the real match, and of a twin in which all that is hidden from the viewer
is different (cards dealt again, physical ids renumbered, seed, shuffles, snapshots and the hidden parts of events
falsified). Byte for byte the same must come, headers too. The addresses are those that the application routes. What is
free is done in both: answers that can be taken back, paths that break off, hints (`leaks.py`).
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest

from undercroft.core.registry import games
from undercroft.table.live import LiveMatch
from undercroft.table.replays import standing

from .conftest import Guest, Running
from .doors import FOLLOWED, NONSENSE, NOTHING_OF_A_MATCH, WALKS, Call, Scene, ask, doors
from .leaks import Leaks
from .twins import twin


def test_every_address_is_walked_or_declared_to_carry_nothing_of_a_match(server: Running) -> None:
    known = [set(WALKS), FOLLOWED, NOTHING_OF_A_MATCH]
    new, gone = doors(server) - set.union(*known), set.union(*known) - doors(server)
    assert not new, f"add them in tests/table/doors.py, to WALKS or (nothing of a match) NOTHING_OF_A_MATCH: {new}"
    assert not gone, f"these addresses are gone: take them out of tests/table/doors.py: {gone}"
    assert sum(map(len, known)) == len(set.union(*known))


STEPS = 12
"""Questions of a match at which is tried what can be; at every fourth every address is asked."""
SOON = 100
"""Answers within which an effect asks something in its middle, whatever the chance of the match."""


@pytest.mark.parametrize("game", games())
def test_nothing_is_learned_by_looking_or_trying(serving: Callable[..., Running], game: str) -> None:
    random = Random(game)
    leaks = Leaks(serving(pause=3600), game, random)  # the bot's answers are given by this test
    for step in range(STEPS):
        if step % 4 == 0:
            leaks.look()
        leaks.try_all()
        inside = step % 4 == 3
        if not leaks.go_on(SOON if inside else random.randrange(1, 5), inside):
            leaks.live = leaks.begun(game)  # its chance is nobody's, so it may be short
    report = leaks.report
    assert not report.differences, "\n".join(report.differences)
    assert report.probes > 400 and report.renamed > 100
    assert report.free or game == "welcome"  # where nearly every answer tells something
    assert report.inside or game == "thunderstone"


def test_what_was_answered_cannot_be_taken_back_once_others_could_respond(server: Running) -> None:
    """Dungeoneer: the same answer opens a window in the match, and in the twin nobody has a response."""
    guest, live, false, key = before_a_response(server)
    told = []
    for match in (live, false):
        assert live.decision is not None
        match.match.base_seat = -1
        trial = copy.copy(match.match)
        trial.choose(key)
        told.append(trial.cannot_undo(live.decision.seat))
    assert told == ["undo-nothing", "undo-nothing"]
    assert guest.answer(live.id, key).status_code == 204
    assert guest.send_form(f"/m/{live.id}/undo", {"scope": "step"}).status_code == 422


def test_a_refused_path_does_not_tell_whether_another_could_respond(server: Running) -> None:
    """Dungeoneer: an answer opens a window because an opponent holds a response; in the twin nobody does."""
    guest, live, false, key = before_a_response(server)
    data = {"number": live.match.number, "keys": [key, NONSENSE]}
    told = []
    for match in (live, false):
        server.table.matches.cache[live.id] = match
        told.append(server.run(ask(server, guest, Call(f"/api/matches/{live.id}/answers", data=data))))
    assert told[0] == told[1] and told[0][0] == 422


def before_a_response(server: Running) -> tuple[Guest, LiveMatch, LiveMatch, str]:
    """Who is asked, a match, its twin, and an answer to which others may respond in the first and not in the second."""
    for luck in range(20):
        random = Random(luck)
        ada, bob, id = server.pair(game="dungeoneer", seed=f"window {luck}")
        live = server.live(id)
        while live.decision is not None and live.match.number < 300:
            seat = live.decision.seat
            for key in live.match.keys:
                if opens_window(live, key):
                    for _ in range(10):
                        false, _ = twin(live, seat, random)
                        if not opens_window(false, key):
                            return (ada, bob)[seat], live, false, key
            live.match.choose(random.choice(live.match.keys))
    raise AssertionError("no such position was found")


def opens_window(live: LiveMatch, key: str) -> bool:
    """Whether others may respond to an answer before anything else is learned from it."""
    trial = live.match.clone()
    trial.choose(key)
    return trial.decision is not None and trial.decision.ask.window and trial.state.news == live.match.state.news


def test_a_replay_of_a_running_match_shows_a_seat_what_it_saw_then(server: Running) -> None:
    ada, bob, id = server.pair()
    live = server.live(id)
    then: list[dict[str, Any]] = []
    random = Random(5)
    while len(then) < 12:
        if live.match.number > len(then):  # a forced answer has no question of its own
            then.append({})
            continue
        then.append({viewer: live.match.view(viewer) for viewer in (-1, 0, 1)})
        keys = live.match.keys
        live.match.choose("draw" if "draw" in keys else random.choice(keys))
    assert live.decision is not None
    for at, views in enumerate(then):
        for viewer, view in views.items():
            match = standing(live.record.prefix(at), open_=False)
            assert {**match.view(viewer), "number": at} == view
    assert bob.get(f"/m/{id}/replay?eyes=0").status_code == 403
    assert bob.get(f"/m/{id}/replay?eyes=-2").status_code == 403
    assert ada.get(f"/m/{id}/replay?eyes=0").status_code == 200
    assert bob.get(f"/m/{id}/replay?eyes=-1").status_code == 200


def test_a_program_at_a_shared_device_does_not_look_past_the_curtain(server: Running) -> None:
    ada = server.guest()
    id = ada.make("me", "device")
    live, place = server.live(id), f"/api/matches/{id}"
    assert live.decision is not None
    asked = live.decision.seat
    other = 1 - asked
    reads = [place, f"{place}/events", f"{place}/record"]
    before = ada.get(place).json()
    assert before["viewer"] == -1 and before["curtain"] == asked and not before["question"]["choices"]
    for seat in (asked, other):
        for read in reads:
            assert ada.get(f"{read}?seat={seat}").status_code == 403, (read, seat)
        refused = ada.post(f"{place}/answers", json={"number": 0, "keys": ["draw"], "seat": seat}, headers=token(ada))
        assert refused.status_code == 403 and live.match.number == 0
    mine = ada.post(f"{place}/here", json={"seat": asked}, headers=token(ada)).json()
    assert mine["viewer"] == asked and mine["curtain"] is None and mine["question"]["choices"]
    assert ada.post(f"{place}/answers", json={"number": 0, "keys": ["draw"]}, headers=token(ada)).status_code == 200
    face = live.match.view(asked)["table"]["drawn"]
    assert ada.get(f"{place}?seat={asked}").json()["view"]["table"]["drawn"] == face
    for read in reads:
        assert ada.get(f"{read}?seat={other}").status_code == 403
    ada.post(f"{place}/answers", json={"number": 1, "keys": ["add"]}, headers=token(ada))
    assert live.decision.seat == other  # the device is not handed over yet: nobody's eyes
    for read in reads:
        assert ada.get(f"{read}?seat={asked}").status_code == ada.get(f"{read}?seat={other}").status_code == 403
        assert f'"card":"{face}"' not in ada.get(read).text
    server.restart()
    with httpx.Client(base_url=server.url, cookies=ada.cookies) as guest:
        assert guest.get(place).json()["curtain"] == other  # who sits there outlives a restart, the curtain too


def token(guest: Guest) -> dict[str, str]:
    return {"X-CSRF-Token": guest.csrf}


def test_a_private_match_is_closed_to_strangers(server: Running) -> None:
    ada = server.guest()
    id = ada.make("me", "bot:random", listed="")
    stranger = server.guest()
    scene = Scene(server.live(id), -1)
    closed = [call for door, walk in WALKS.items() if "{id}" in door for call in walk(scene)]
    for call in [*closed, Call(f"/events?m={id}")]:
        status, _, told = server.run(ask(server, stranger, call))
        assert status == 403, (call, told)
    assert id not in stranger.get("/").text and id not in stranger.get("/api/matches/open").text
    link = f"/watch/{server.live(id).about.watch}"
    assert stranger.get(link).headers["location"] == f"/m/{id}"
    assert stranger.get(f"/m/{id}").status_code == 200
    assert stranger.get(f"/m/{id}/replay?eyes=0").status_code == 403
    assert server.live(id).eyes(stranger.id) == (-1, None)


def test_a_running_match_gives_away_neither_seed_nor_answers(server: Running) -> None:
    ada, bob, id = server.pair()
    live = server.live(id)
    for _ in range(6):
        guest = ada if live.decision.seat == 0 else bob  # type: ignore[union-attr]
        guest.answer(id, live.match.keys[0])
    seed = str(live.record.seed)
    for guest in (ada, bob, server.guest()):
        record = guest.get(f"/m/{id}/record").text
        assert seed not in record and '"answer"' not in record and '"state"' not in record and '"chance"' not in record


def test_what_a_bot_process_gets_is_not_the_truth(server: Running) -> None:
    from undercroft.table.workers import imagined

    _ada, _bob, id = server.pair()
    live = server.live(id)
    live.match.choose("draw")  # inside an effect: the anchor goes out
    seat = live.decision.seat  # type: ignore[union-attr]
    assert live.match.running is not None
    jobs = [imagined(live.match, seat, "random", f"luck {i}", "x") for i in range(20)]
    real = live.match.state
    assert all(job["state"]["key"] != live.record.lines[-1].get("state", {}).get("key") for job in jobs)
    import base64

    keys = {job["state"]["key"] for job in jobs}
    assert base64.b64encode(real.key).decode() not in keys and len(keys) == 20
    faces = {tuple(job["state"]["face"]) for job in jobs}
    assert len(faces) > 10  # dealt anew each time
    drawn = real.drawn  # type: ignore[attr-defined]
    assert {job["state"]["face"][drawn] for job in jobs} == {real.face[drawn]}  # what the seat saw is as it is
    assert {"seed", "salt"} & set(jobs[0]["state"]) == set()


def test_an_unknown_face_is_never_in_another_seats_page(server: Running) -> None:
    """The plainest check: a card that only one seat drew is not named to the others in chronicle or view."""
    ada, bob, id = server.pair()
    live = server.live(id)
    seat = live.decision.seat  # type: ignore[union-attr]
    drawer, other = (ada, bob) if seat == 0 else (bob, ada)
    assert drawer.answer(id, "draw").status_code == 204
    face = live.match.view(seat)["table"]["drawn"]
    mine, theirs = drawer.get(f"/api/matches/{id}").json(), other.get(f"/api/matches/{id}").json()
    assert mine["view"]["table"]["drawn"] == face and theirs["view"]["table"]["drawn"] is None
    told: list[httpx.Response] = [g.get(f"/api/matches/{id}/events") for g in (drawer, other)]
    assert f'"card":"{face}"' in told[0].text and f'"card":"{face}"' not in told[1].text
