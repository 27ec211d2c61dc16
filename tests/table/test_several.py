"""Several processes at one PostgreSQL: each has its own memory; the database decides, and nobody stays behind."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import psycopg

from tests.awaiting import awaited
from undercroft.table.rows import Chair, chair_row
from undercroft.table.store import Store, Taken

from .conftest import Guest, Program, Running, until
from .test_store import fresh
from .test_stream import Ear


def far(guest: Guest, server: Running) -> Guest:
    """The same visitor at another process."""
    other = Guest(server)
    other.cookies, other.csrf, other.id = guest.cookies, guest.csrf, guest.id
    server.guests.append(other)
    return other


def test_two_processes_serve_one_match(on_postgres: Callable[[], Running]) -> None:
    """Each has its own memory; the store decides, and both learn of each other's answers."""
    one, two = on_postgres(), on_postgres()
    ada = one.guest()
    id = ada.make("device", "device")
    away = far(ada, two)
    assert away.get(f"/m/{id}").status_code == 200
    for step in range(6):
        here, guest = ((one, ada), (two, away))[step % 2]
        there = two if here is one else one
        live = here.live(id)
        seat = live.decision.seat  # type: ignore[union-attr]
        guest.send_form(f"/m/{id}/here", {"seat": seat})
        number = live.match.number
        key = "draw" if "draw" in live.match.keys else live.match.keys[0]
        assert guest.answer(id, key, number=number, seat=seat).status_code == 204
        other = away if guest is ada else ada
        assert other.get(f"/m/{id}").status_code == 200
        assert there.live(id).match.number == here.live(id).match.number
        other.send_form(f"/m/{id}/here", {"seat": there.live(id).decision.seat})  # type: ignore[union-attr]
        assert other.answer(id, key, number=number, seat=there.live(id).decision.seat).status_code == 409  # type: ignore[union-attr]


def test_a_seat_taken_at_one_process_is_known_at_the_other(on_postgres: Callable[[], Running]) -> None:
    one, two = on_postgres(), on_postgres()
    ada = one.guest()
    id = ada.make("me", "friend")
    watcher, bob = two.guest(), two.guest()
    assert watcher.get(f"/m/{id}").status_code == 200
    assert one.guest().send_form(f"/join/{one.live(id).chairs[1].token}", {"name": "Cy"}).status_code == 303
    refused = bob.send_form(f"/join/{one.live(id).chairs[1].token}", {"name": "Bob"})
    assert refused.status_code == 409
    assert two.live(id).chairs[1].name == "Cy"


# -- one winner


def test_of_two_who_take_one_seat_one_gets_it(store: Store, database: str) -> None:
    other = Store(database)

    async def race(id: str, chair: Chair) -> list[Any]:
        people = [Chair(1, name, "person", "person", name, token=chair.token) for name in ("Ada", "Bob", "Cy")]
        tries = (s.take(id, one) for s, one in zip((store, other, store), people, strict=True))
        return await asyncio.gather(*tries, return_exceptions=True)

    for _ in range(10):
        id = fresh(store)
        outcomes = awaited(race(id, store.load(id).chairs[1]))
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 2
        winner = ("Ada", "Bob", "Cy")[next(at for at, outcome in enumerate(outcomes) if outcome == 1)]
        assert store.load(id).chairs[1].visitor == winner
    other.close()


def test_a_change_that_was_decided_on_old_news_is_refused(store: Store) -> None:
    id = fresh(store)
    one, two = store.load(id).chairs

    async def both() -> list[Any]:
        return await asyncio.gather(
            store.do(id, chair_row(id, one), seen=0),
            store.do(id, chair_row(id, two), seen=0),
            store.do(id, chair_row(id, two), seen=1),
            return_exceptions=True,
        )

    first, second, third = awaited(both())
    assert (first, third) == (1, 2) and isinstance(second, Taken)
    assert store.stands([id, "nothing"]) == {id: (2, -1)}


def test_two_join_one_seat_at_two_processes(on_postgres: Callable[[], Running]) -> None:
    one, two = on_postgres(), on_postgres()
    ada = one.guest()
    for _ in range(8):
        id = ada.make("me", "friend")
        token = one.live(id).chairs[1].token
        rivals = [one.guest(), two.guest()]
        start = threading.Barrier(2)
        found: dict[str, int] = {}

        def join(guest: Guest) -> None:
            start.wait()  # noqa: B023
            found[guest.id] = guest.send_form(f"/join/{token}", {"name": guest.id}).status_code  # noqa: B023

        threads = [threading.Thread(target=join, args=(guest,)) for guest in rivals]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(found.values()) == [303, 409]
        winner = next(who for who, status in found.items() if status == 303)
        seen = [server.table.store.load(id).chairs[1].visitor for server in (one, two)]
        assert seen == [winner, winner]


# -- reading


def test_whoever_was_acknowledged_reads_it_at_every_process(on_postgres: Callable[[], Running]) -> None:
    servers = [on_postgres(), on_postgres()]
    near = servers[0].program()
    away = Program(servers[1])
    away.headers["Authorization"] = near.headers["Authorization"]
    servers[1].guests.append(away)
    reads = 0
    for _ in range(4):
        wish = {"game": "welcome", "seats": [{"who": "me"}] * 2}
        id = near.post("/api/matches", json=wish).json()["id"]
        here, there = near, away
        while reads < 400:
            match = here.get(f"/api/matches/{id}").json()
            if match["ended"]:
                break
            if match["curtain"] is not None:
                here.post(f"/api/matches/{id}/here", json={"seat": match["curtain"]})
                match = there.get(f"/api/matches/{id}").json()
                assert match["curtain"] is None  # who sits there is known at once, too
                reads += 1
            answer = {"number": match["number"], "keys": [match["question"]["choices"][-1]["key"]]}
            stood = there.post(f"/api/matches/{id}/answers", json=answer)
            assert stood.status_code == 200, stood.text
            assert here.get(f"/api/matches/{id}").json()["number"] == stood.json()["number"]
            reads += 1
            here, there = there, here
    assert reads > 30


def test_lost_notices_are_caught_up(on_postgres: Callable[[], Running], postgres: str) -> None:
    """The connection on which a process listens is cut: who looks sees the truth, and streams are told."""
    one, two = on_postgres(), on_postgres()
    ada, bob, id = one.pair()
    watcher = two.guest()
    ear = Ear(watcher, id)
    with psycopg.connect(postgres, autocommit=True) as admin:
        cut = "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'"
        assert len(admin.execute(cut).fetchall()) >= 2
    live = one.live(id)
    guest = ada if live.decision.seat == 0 else bob  # type: ignore[union-attr]
    assert guest.answer(id, "draw").status_code == 204
    assert watcher.get(f"/api/matches/{id}").json()["number"] == 1
    until(lambda: any(word in (f"{id}:0+", f"{id}:1", f"{id}:1+") for word in ear.data))


def test_of_a_match_that_is_not_in_memory_only_the_change_is_told(server: Running) -> None:
    """The store's number counts answers to a window that nobody but those asked may know of."""
    ada, bob, id = server.pair()
    first = (ada, bob)[server.live(id).decision.seat]  # type: ignore[union-attr]
    ear = Ear(server.guest(), id)
    matches = server.table.matches
    matches.drop(id)
    server.run(matches.catch_up())
    until(lambda: ear.data[1:] == [f"{id}:0+"])
    server.run(matches.catch_up())  # nothing is new
    assert first.answer(id, "draw", number=0).status_code == 204
    matches.drop(id)
    server.run(matches.catch_up())
    until(lambda: ear.data[-1] == f"{id}:0+" and len(ear.data) >= 4)
    assert [word.split(":")[1] for word in ear.data] == ["0", "0+", "1", "0+"]


def test_a_match_that_is_gone_is_told(on_postgres: Callable[[], Running], postgres: str) -> None:
    server = on_postgres()
    ada = server.guest()
    id = ada.make("me", "friend")
    with psycopg.connect(postgres, autocommit=True) as admin:
        admin.execute("delete from notes where match = %s", (id,))
        admin.execute("delete from seats where match = %s", (id,))
        admin.execute("delete from matches where id = %s", (id,))
    assert ada.get(f"/m/{id}").status_code == 404


def test_questions_at_the_same_time_are_asked_as_one() -> None:
    from undercroft.table.together import Together

    asked: list[dict[str, int]] = []

    def ask(keys: Any) -> dict[str, int]:
        asked.append(dict(keys))
        time.sleep(0.01)
        return {key: len(asked) for key in keys}

    async def many() -> list[int | None]:
        together: Together[str, int] = Together(ask)
        first = asyncio.create_task(together("a"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        rest = await asyncio.gather(*(together(key) for key in "aab"))
        return [await first, *rest]

    assert awaited(many()) == [1, 2, 2, 2]  # nobody gets an answer that was asked for before they came
    assert asked == [{"a": 1}, {"a": 2, "b": 1}]
