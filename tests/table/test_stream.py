"""Live updates: a stream says only which match moved; a server stops at once although streams are open."""

from __future__ import annotations

import re
import threading

from tests.awaiting import awaited

from .conftest import Guest, Running, until


class Ear(threading.Thread):
    """Listens to a stream."""

    def __init__(self, guest: Guest, id: str) -> None:
        super().__init__(daemon=True)
        self.guest, self.id = guest, id
        self.heard: list[str] = []
        self.ended = False
        self.start()
        until(lambda: self.heard)

    def run(self) -> None:
        with self.guest.stream("GET", f"/events?m={self.id}") as response:
            assert response.headers["content-type"].startswith("text/event-stream")
            for line in response.iter_lines():
                self.heard.append(line)
        self.ended = True

    @property
    def data(self) -> list[str]:
        return [line[6:] for line in self.heard if line.startswith("data: ")]


def test_a_stream_carries_only_the_match_and_its_number(server: Running) -> None:
    ada, bob, id = server.pair()
    live = server.live(id)
    ears = [Ear(guest, id) for guest in (ada, bob, server.guest())]
    for number in range(1, 6):
        guest = ada if live.decision.seat == 0 else bob  # type: ignore[union-attr]
        guest.answer(id, live.match.keys[0])
        until(lambda: all(f"{id}:{live.match.number}" in ear.data for ear in ears))
        assert live.match.number >= number
    for ear in ears:
        for line in ear.heard:
            assert re.fullmatch(rf"|retry: 1000|event: seq|data: {id}:\d+\+?", line), line


def test_who_comes_late_hears_where_the_match_stands(server: Running) -> None:
    ada, bob, id = server.pair()
    guest = ada if server.live(id).decision.seat == 0 else bob  # type: ignore[union-attr]
    guest.answer(id, "draw")
    ear = Ear(server.guest(), id)
    until(lambda: ear.data)
    assert ear.data[0] == f"{id}:1"


def test_presence_is_shown_and_a_stream_of_an_unknown_match_is_refused(server: Running) -> None:
    ada, bob, id = server.pair()
    assert server.guest().get("/events?m=nothing").status_code == 404
    Ear(ada, id)
    until(lambda: server.table.hub.here(id) == {ada.id})
    until(lambda: server.live(id).revision > 0)
    assert bob.get(f"/m/{id}").status_code == 200


def test_the_server_stops_with_open_streams(server: Running) -> None:
    ada, bob, id = server.pair()
    ears = [Ear(guest, id) for guest in (ada, bob, *(server.guest() for _ in range(10)))]
    server.server.should_exit = True
    server.thread.join(30)
    assert not server.thread.is_alive()
    until(lambda: all(ear.ended for ear in ears))


def test_a_ping_keeps_a_quiet_stream_open(server: Running) -> None:

    from undercroft.table.hub import Hub, Listener

    async def first_three() -> list[bytes]:
        hub = Hub(lambda id, visitor: None)
        stream = hub.stream(Listener("v", {"m": "3"}), ping=0.01)
        return [await anext(stream) for _ in range(3)]

    assert awaited(first_three()) == [b"retry: 1000\n\n", b"event: seq\ndata: m:3\n\n", b": ping\n\n"]


def test_a_shared_rendering_is_compressed_once_for_all(server: Running) -> None:
    ada, bob, id = server.pair()
    for guest in (ada, bob, server.guest(), server.guest()):
        plain = guest.get(f"/m/{id}/view", headers={"Accept-Encoding": "identity"})
        packed = guest.get(f"/m/{id}/view", headers={"Accept-Encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert int(packed.headers["content-length"]) < len(plain.content) / 2
        assert packed.content == plain.content and guest.csrf.encode() in plain.content  # unpacked by the client


def test_two_hundred_watchers_share_one_rendering(server: Running) -> None:
    _ada, _bob, id = server.pair()
    live = server.live(id)
    watchers = [server.guest() for _ in range(5)]
    pages = {guest.get(f"/m/{id}/view").text.replace(guest.csrf, "") for guest in watchers}
    assert len(pages) == 1 and len(live.rendered) == 1
    tag = watchers[0].get(f"/m/{id}/view").headers["etag"]
    assert watchers[0].get(f"/m/{id}/view", headers={"If-None-Match": tag}).status_code == 304
