"""Hidden information: what a viewer gets does not depend on anything that this viewer may not know.

At every question of a match each page, fragment, stream, API answer and download is fetched twice: from the real match,
and from a twin in which all that is hidden from the viewer is different (cards dealt anew, physical ids renumbered,
seed, shuffles, snapshots and the hidden parts of events falsified). Byte for byte the same must come.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest

from undercroft.core.events import Event
from undercroft.core.match import Match
from undercroft.core.record import Record
from undercroft.core.registry import games
from undercroft.core.state import EVERYONE
from undercroft.games.welcome.state import State
from undercroft.table.live import Live
from undercroft.table.replays import standing
from undercroft.table.stills import stills
from undercroft.table.store import Stored

from .conftest import Guest, Running, until

ZONES = ("deck", "dungeon", "removed", "fought", "aside")


def renumbered(state: State, random: Random) -> None:
    """Give all cards other physical ids."""
    new = list(range(len(state.face)))
    random.shuffle(new)
    for table in ("face", "known", "pool", "owner", "host"):
        old = list(getattr(state, table))
        for pid, other in enumerate(new):
            getattr(state, table)[other] = old[pid]
    for zone in ZONES:
        setattr(state, zone, [new[pid] for pid in getattr(state, zone)])
    state.opened = new[state.opened] if state.opened >= 0 else -1


def falsified(event: Event, viewer: int) -> Event:
    """The event with another card, if the viewer may not know the card."""
    hidden = event.seen != EVERYONE and not (viewer >= 0 and event.seen >> viewer & 1)
    args = {**event.args, "card": "poison"} if hidden and "card" in event.args else event.args
    return Event(event.number, event.message, args, event.seen, event.turn)


def false_line(line: dict[str, Any], viewer: int) -> dict[str, Any]:
    if "secret" in line:
        return {"secret": {"seed": "poison", "salt": "poison"}}
    if "chance" in line:
        return {**line, "result": "poison"}
    if "state" in line:
        return {**line, "hash": "poison", "state": {"poison": True}}
    if "event" in line:
        event = falsified(Event(line["n"], line["event"], line["args"], line["seen"], line["turn"]), viewer)
        return {**line, "args": event.args}
    return line


def twin(live: Live, viewer: int, random: Random) -> Live:
    """A match that the viewer cannot tell from this one, and false in all that the viewer may not know."""
    match = live.match
    blind = viewer if viewer >= 0 else match.state.seats  # a watcher knows what a seat knows that never played
    world: Match = match.imagine(blind, random)
    if world.running is None and isinstance(world.state, State):
        renumbered(world.state, random)
        world.stand()
    world.record = Record(live.record.header, [false_line(line, viewer) for line in live.record.lines])
    world.events = [falsified(event, viewer) for event in match.events]
    world.base, world.base_seat, world.since = match.base, match.base_seat, match.since
    false = Live(Stored(live.about, world.record, live.chairs, live.notes, live.begun), world)
    false.revision, false.hints = live.revision, live.hints
    false.thinking = live.thinking
    return false


def places(id: str, at: int, element: str = "gear.torch") -> list[str]:
    return [
        "/", f"/m/{id}", f"/m/{id}/view", f"/m/{id}/record", f"/m/{id}/replay", f"/m/{id}/replay?at={at}",
        f"/m/{id}/replay/view?at={at}", f"/m/{id}/why?key=remove:torch", f"/m/{id}/why?key=axe",
        f"/m/{id}/paths?element={element}", f"/api/matches/{id}", f"/api/matches/{id}/events",
        f"/api/matches/{id}/record", "/api/matches", "/api/matches/open",
    ]  # fmt: skip


def fetched(guest: Guest, id: str, at: int, element: str) -> dict[str, tuple[int, bytes]]:
    found = {}
    stills.cache_clear()  # boards are drawn anew from what this viewer sees now
    for place in places(id, at, element):
        response = guest.get(place)
        found[place] = response.status_code, response.content
    for rev in re.findall(r'data-rev="(\w+)" data-still', found[f"/m/{id}/view"][1].decode()):
        response = guest.get(f"/m/{id}/still/{rev}")
        found[f"/still/{rev}"] = response.status_code, response.content
    with guest.stream("GET", f"/events?m={id}") as response:
        first = next(chunk for chunk in response.iter_bytes() if b"data" in chunk)
    until(lambda: not guest.server.table.hub.here(id))
    stamp = re.fullmatch(rb"event: seq\ndata: ([\w-]+):(\d+\+?)\n\n", first)
    assert stamp is not None, first
    found["/events"] = response.status_code, stamp[1] + stamp[2].rstrip(b"+")
    return found


@pytest.mark.parametrize("game", games())
def test_nothing_that_a_viewer_gets_depends_on_what_is_hidden(serving: Callable[..., Running], game: str) -> None:
    random = Random(game)
    server = serving(pause=3600)  # the bot's answers are given by this test
    ada, bob, watcher = server.guest(), server.guest(), server.guest()
    id = ada.make("me", "friend", "bot:random", game=game)
    assert bob.send_form(f"/join/{server.live(id).chairs[1].token}", {"name": "Bob"}).status_code == 303
    live = server.live(id)
    steps = 0
    while live.decision is not None and steps < 24:
        steps += 1
        for guest, viewer in ((ada, 0), (bob, 1), (watcher, -1)):
            false = twin(live, viewer, random)
            number = live.match.number
            element = live.decision.options[-1].element
            shelf = server.app.pages.state.shelf.kept
            shelf.clear()
            for at in (number, live.record.length()):
                shelf[(id, number, at, False)] = live.match
            true = fetched(guest, id, number, element)
            for at in (number, live.record.length()):
                shelf[(id, number, at, False)] = false.match
            server.table.matches.cache[id] = false
            told = fetched(guest, id, number, element)
            server.table.matches.cache[id] = live
            live.revision = false.revision = max(live.revision, false.revision)
            for place, answer in true.items():
                assert answer == told[place], f"{place} tells viewer {viewer} something at question {number}"
                assert answer[0] in (200, 403), (place, answer)
                assert b"poison" not in told[place][1]
        live.match.choose(random.choice(live.match.keys))
        live.changed()
    assert steps > 8


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
    id = ada.make("me", "bot:random", private="on")
    stranger = server.guest()
    for place in [*places(id, 0)[1:-2], f"/events?m={id}"]:
        response = stranger.get(place)
        assert response.status_code == 403, place
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
