"""Keeping a server well: old matches go, lists stay quick, a backup comes back, sessions end, names are ours."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from sqlalchemy import insert, text

from tests.awaiting import awaited
from undercroft import parse_record, verify
from undercroft.cli import cli
from undercroft.table import lists, schema
from undercroft.table.context import Settings
from undercroft.table.pruning import remove
from undercroft.table.store import Store

from .conftest import Guest, Running, words
from .test_play import play_on
from .test_store import fresh, row

DAY = 24 * 3600

# -- old matches


def aged(store: Store, days: float, answered: float | None = None, **values: object) -> str:
    """A match that was made so many days ago, and answered then."""
    id = fresh(store)
    if answered is not None:
        awaited(store.append(row(id, 0, at=time.time() - answered * DAY)))
    with store.writing.begin() as connection:
        changed = schema.matches.update().where(schema.matches.c.id == id)
        connection.execute(changed.values(created=time.time() - days * DAY, **values))
    return id


def test_what_was_left_goes_and_what_is_played_stays(store: Store, database: str) -> None:
    left, begun = aged(store, 100), aged(store, 200, 95)
    played, new, ended = aged(store, 300, 1), aged(store, 1), aged(store, 400, 390, ended=True)
    store.close()
    call = ["prune", "--database", database, "--abandoned", "90"]
    run = CliRunner()
    assert run.invoke(cli, [*call, "--dry-run"]).output == "2 abandoned and 0 ended matches would go.\n"
    assert run.invoke(cli, call).output == "2 abandoned and 0 ended matches are gone.\n"
    again = Store(database)
    assert set(again.stands([left, begun, played, new, ended])) == {played, new, ended}
    again.close()
    assert run.invoke(cli, [*call, "--ended", "365"]).output == "0 abandoned and 1 ended matches are gone.\n"


def test_an_answer_to_a_match_that_is_gone_harms_no_other(store: Store) -> None:
    gone, there = fresh(store), fresh(store)
    remove(store, [gone])

    async def both() -> list[object]:
        tries = (store.append(row(gone, 0)), store.append(row(there, 0)))
        return await asyncio.gather(*tries, return_exceptions=True)

    assert [type(outcome).__name__ for outcome in awaited(both())] == ["Taken", "NoneType"]
    assert store.load(there).begun == [0]


# -- the lobby


def crowd(store: Store, count: int) -> None:
    """So many matches of strangers, some answers each."""
    base = {
        "game": "welcome", "header": "{}", "start": "", "origin": "table", "first": 0, "daily": "", "assisted": False,
        "result": "", "request": "", "changes": 0,
    }  # fmt: skip
    name = f"c{time.monotonic_ns()}"
    made = [
        {**base, "id": f"{name}-{at}", "created": float(at), "host": f"host {at}", "watch": f"{name}-{at}",
         "listed": at % 3 > 0, "ended": at % 2 > 0}
        for at in range(count)
    ]  # fmt: skip
    people = [
        {"match": match["id"], "seat": seat, "name": "x", "sort": "person", "home": "person", "visitor": match["host"],
         "bot": "", "token": f"{match['id']}-{seat}", "here": False, "quiet": ""}
        for match in made for seat in range(2)
    ]  # fmt: skip
    given = [row(str(match["id"]), number) for match in made for number in range(4)]
    with store.writing.begin() as connection:
        for table, rows in ((schema.matches, made), (schema.seats, people), (schema.answers, given)):
            connection.execute(insert(table), rows)


def test_the_lists_of_the_lobby_read_through_indexes(tmp_path: Path) -> None:
    """No step of a plan walks a whole table, so it costs the same among ten matches and among many."""
    store = Store(Settings.in_folder(tmp_path))
    crowd(store, 2000)
    asked: list[str] = []

    def note(connection: object, cursor: object, statement: str, *rest: object) -> None:
        asked.append(statement)

    from sqlalchemy import event

    event.listen(store.reading, "before_cursor_execute", note)
    assert (
        len(lists.listed(store)) == 30
        and lists.of_visitor(store, "host 7")
        and lists.daily_results(store, "2026-11-17", "welcome") == []
    )
    assert store.stands(["c"]) == {}
    event.remove(store.reading, "before_cursor_execute", note)
    assert len(asked) >= 7
    with closing(sqlite3.connect(tmp_path / "undercroft.db")) as database:
        for statement in asked:
            plan = database.execute(f"explain query plan {statement}", [None] * statement.count("?")).fetchall()
            walked = [step[3] for step in plan if step[3].startswith("SCAN") and "CONSTANT" not in step[3]]
            assert not walked, f"{statement}: {walked}"
    store.close()


# -- backup


def test_a_backup_made_while_it_runs_comes_back(serving: Callable[..., Running], tmp_path: Path) -> None:
    server = serving()
    ada = server.guest()
    ended, running = ada.make("me", "bot:random"), ada.make("me", "friend")
    play_on(server, ended, ada)
    number = server.live(running).match.number
    (tmp_path / "copy").mkdir()
    with (
        closing(sqlite3.connect(tmp_path / "undercroft.db")) as live,
        closing(sqlite3.connect(tmp_path / "copy" / "undercroft.db")) as copy,
    ):
        live.backup(copy)  # what `.backup` of the sqlite3 program does
    record = ada.get(f"/m/{ended}/record").text
    server.stop()
    server.guests.clear()
    (tmp_path / "undercroft.db").unlink()
    restored = serving(database=Settings.in_folder(tmp_path / "copy"))
    back = Guest(restored)
    back.cookies = ada.cookies  # the server's secret came back too: everybody is who they were
    restored.guests.append(back)
    assert back.get(f"/m/{ended}/record").text == record
    verify(parse_record(record))
    assert back.get(f"/api/matches/{running}").json()["number"] == number
    assert back.get(f"/api/matches/{running}").json()["viewer"] == 0


def test_postgresql_is_restored_from_a_dump(postgres: str | None) -> None:
    import subprocess

    from .postgres import MISSING, programs

    where = programs()
    if postgres is None or where is None or not (where / "pg_dump").exists():
        pytest.skip(MISSING)
    store = Store(postgres)
    id = fresh(store)
    awaited(store.append(row(id, 0)))
    dump = subprocess.run([where / "pg_dump", postgres], capture_output=True, text=True, check=True).stdout
    with store.writing.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("drop database if exists restored"))
        connection.execute(text("create database restored"))
    store.close()
    other = postgres.rpartition("/")[0] + "/restored"
    subprocess.run([where / "psql", "-q", other], input=dump, text=True, check=True, stdout=subprocess.DEVNULL)
    again = Store(other)
    assert again.load(id).begun == [0]
    again.close()


# -- who comes, and under which name


def test_sessions_end_on_all_other_devices(server: Running) -> None:
    ada = server.guest()
    id = ada.make("me", "friend", listed="")
    thief = server.guest()
    thief.cookies.clear()
    thief.cookies.set("undercroft", ada.cookies["undercroft"])
    assert thief.get(f"/m/{id}").status_code == 200
    assert ada.send_form("/sessions/end").status_code == 204
    assert (ada.get(f"/m/{id}").status_code, thief.get(f"/m/{id}").status_code) == (200, 403)
    robot = server.program()
    old = dict(robot.headers)
    robot.headers["Authorization"] = f"Bearer {robot.post('/api/sessions/end', json={}).json()['token']}"
    assert robot.get("/api/matches").status_code == 200
    assert httpx.get(server.url + "/api/matches", headers=old).status_code == 401
    assert words("en", "tb-end-sessions") in ada.get("/help").text


def test_ended_sessions_stay_ended(server: Running) -> None:
    ada = server.guest()
    old = ada.cookies["undercroft"]
    assert ada.send_form("/sessions/end").status_code == 204
    server.restart()
    assert httpx.post(server.url + "/settings", cookies={"undercroft": old}, data={"csrf": ada.csrf}).status_code == 403


def test_a_form_comes_from_our_own_page(server: Running) -> None:
    ada = server.guest()
    here = server.url.partition("://")[2]
    for headers, status in (
        ({"Origin": f"http://{here}"}, 204),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 204),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "cross-site", "Origin": f"http://{here}"}, 403),
    ):
        sent = ada.post("/settings", data={"sound": "1"}, headers={"X-CSRF-Token": ada.csrf, **headers})
        assert sent.status_code == status, headers


def test_only_our_own_names_are_answered(serving: Callable[..., Running]) -> None:
    server = serving(hosts=("table.example", "*.games.example", "127.0.0.1"))
    for host, status in (
        ("table.example", 200), ("TABLE.example:8000", 200), ("a.games.example", 200), ("127.0.0.1:1", 200),
        ("evil.example", 400), ("games.example", 400), ("table.example.evil", 400), ("[::1]:80", 400),
    ):  # fmt: skip
        assert httpx.get(server.url + "/help", headers={"Host": host}).status_code == status, host
    assert words("en", "server-bad-host") in httpx.get(server.url + "/api/games", headers={"Host": "evil"}).text


def test_https_is_asked_for_where_it_is_spoken(server: Running) -> None:
    for path in ("/help", "/api/games", "/static/app.css", "/nowhere"):
        plain = httpx.get(server.url + path)
        safe = httpx.get(server.url + path, headers={"X-Forwarded-Proto": "https"})
        assert "strict-transport-security" not in plain.headers
        assert safe.headers["strict-transport-security"] == "max-age=31536000", path
