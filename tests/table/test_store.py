"""The store: the same on SQLite and PostgreSQL. One answer wins; a group is committed at once; nothing is half kept."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, inspect, text

from tests.awaiting import awaited
from undercroft import new_match, resume
from undercroft.core.record import Record
from undercroft.table import schema
from undercroft.table.context import Settings
from undercroft.table.database import create, engines, migrate, upgrade
from undercroft.table.rows import About, Chair, rows_of
from undercroft.table.store import NoMatch, Store, StoreDown, Taken

from .conftest import Guest, Running, until, words


def row(id: str, number: int, **more: Any) -> dict[str, Any]:
    return {
        "match": id, "number": number, "sort": "answer", "seat": 0, "keys": "[]", "lines": "", "turn": 1, "asked": 0,
        "at": 0.0, **more,
    }  # fmt: skip


def some_match(name: str) -> tuple[About, Record, list[Chair]]:
    match = new_match("welcome", 2, seed=name)
    assert match.record is not None
    return About(name, "welcome", "host"), match.record, [Chair(0, "A", "person", "person", "host"), Chair(1)]


def fresh(store: Store) -> str:
    about, record, chairs = some_match(f"m{time.monotonic_ns()}")
    awaited(store.add(about, record, chairs, ()))
    return about.id


def test_of_many_who_answer_a_question_one_wins(store: Store, database: str) -> None:
    id = fresh(store)
    others = [Store(database) for _ in range(2)]  # as other processes would

    async def race(number: int) -> list[BaseException | None]:
        tries = [s.append(row(id, number, seat=at)) for at, s in enumerate([store, *others, store])]
        results: list[BaseException | None] = await asyncio.gather(*tries, return_exceptions=True)
        return results

    for number in range(20):
        outcomes = awaited(race(number))
        assert outcomes.count(None) == 1
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 3
    assert store.load(id).begun == list(range(20))
    for other in others:
        other.close()


def test_answers_are_committed_in_groups(store: Store) -> None:
    ids = [fresh(store) for _ in range(5)]

    async def all_at_once() -> None:
        await asyncio.gather(*(store.append(row(id, number)) for number in range(40) for id in ids))

    before = store.writer.commits
    awaited(all_at_once())
    assert store.writer.commits - before < 40
    assert all(store.load(id).begun == list(range(40)) for id in ids)


def test_what_is_refused_harms_no_other(store: Store) -> None:
    id = fresh(store)
    bad = insert(schema.watchers).values(match="nothing", visitor="v")  # there is no such match
    good = insert(schema.watchers).values(match=id, visitor="v")

    async def both() -> list[BaseException | None]:
        results: list[BaseException | None] = await asyncio.gather(
            store.do_aside(bad), store.do_aside(good), store.append(row(id, 0)), return_exceptions=True
        )
        return results

    outcomes = awaited(both())
    assert isinstance(outcomes[0], Taken) and outcomes[1:] == [None, None]
    assert store.may_watch(id, "v") and store.load(id).begun == [0]


def test_a_match_comes_out_as_it_went_in(store: Store) -> None:
    match = new_match("welcome", 2, seed=9)
    for at in range(12):
        match.choose(match.keys[at % len(match.keys)])
    assert match.record is not None
    about = About(f"x{time.monotonic_ns()}", "welcome", "host")
    rows = rows_of(about.id, match.record)
    awaited(store.add(about, match.record, [Chair(0), Chair(1)], rows))
    loaded = store.load(about.id)
    assert loaded.record.dumps() == match.record.dumps()
    assert resume(loaded.record).state == match.state
    assert loaded.about == about
    with pytest.raises(NoMatch):
        store.load("nothing")


def test_the_tables_are_those_of_the_schema(store: Store) -> None:
    found = inspect(store.reading)
    for table in schema.metadata.tables.values():
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == set(table.columns.keys())
        assert all(columns[c.name]["nullable"] == c.nullable for c in table.columns)
        indexes = {name for index in found.get_indexes(table.name) if (name := index["name"])}
        assert {str(index.name) for index in table.indexes} <= indexes
    migrate(store.writing)  # a second time changes nothing
    with store.reading.connect() as connection:
        assert connection.execute(text("select version_num from alembic_version")).scalar() == schema.HEAD


def test_a_new_file_has_the_tables_that_the_migrations_make(tmp_path: Path) -> None:
    """Their columns with types and defaults, keys, indexes, triggers, and where alembic believes to stand."""

    def told(make: Callable[[Connection], None], name: str) -> dict[str, object]:
        reading, writing = engines(f"sqlite:///{tmp_path / name}")
        with writing.begin() as connection:
            make(connection)
            found = inspect(connection)
            tables = {
                table: (
                    [{**column, "type": str(column["type"])} for column in found.get_columns(table)],
                    found.get_pk_constraint(table)["constrained_columns"],
                    found.get_foreign_keys(table),
                    sorted(found.get_indexes(table), key=lambda index: str(index["name"])),
                    found.get_unique_constraints(table),
                )
                for table in found.get_table_names()
            }
            version = connection.execute(text("select version_num from alembic_version")).scalar()
            triggers = connection.execute(text("select name, sql from sqlite_master where type = 'trigger'")).all()
        for engine in (reading, writing):
            engine.dispose()
        return {**tables, "version": version, "triggers": triggers}

    assert told(create, "new.db") == told(upgrade, "migrated.db")


def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    store = Store(Settings.in_folder(tmp_path))
    for engine in (store.reading, store.writing):
        with engine.connect() as connection:
            values = [connection.exec_driver_sql(f"pragma {p}").scalar() for p in ("journal_mode", "synchronous")]
        assert values == ["wal", 2]  # 2 = FULL
    store.close()


def test_the_log_is_moved_into_the_database_when_nobody_writes(tmp_path: Path) -> None:
    store = Store(Settings.in_folder(tmp_path))
    id = fresh(store)

    async def fill() -> None:
        await asyncio.gather(*(store.append(row(id, number, lines="x" * 4000)) for number in range(50)))

    awaited(fill())
    until((lambda: (tmp_path / "undercroft.db").stat().st_size > 200_000), 5)
    store.close()


def test_a_locked_database_is_told_and_nothing_is_lost(server: Running) -> None:
    ada, bob, id = server.pair()
    live = server.live(id)
    guest: Guest = ada if live.decision.seat == 0 else bob  # type: ignore[union-attr]
    path = server.settings.database.removeprefix("sqlite:///")
    lock = sqlite3.connect(path, isolation_level=None)
    lock.execute("begin immediate")
    refused = guest.answer(id, "draw")
    assert refused.status_code == 503 and refused.json()["detail"] == words("en", "server-store-down")
    page = guest.post(
        f"/m/{id}/answer",
        data={"csrf": guest.csrf, "number": 0, "key": "draw"},
        headers={"Sec-Fetch-Mode": "navigate"},
    )
    assert page.status_code == 503 and words("en", "server-store-down") in page.text
    assert guest.get(f"/api/matches/{id}").json()["number"] == 0  # nobody sees what is not stored
    lock.execute("rollback")
    lock.close()
    assert guest.answer(id, "draw", number=0).status_code == 204
    assert server.table.store.load(id).begun == [0]


def test_a_database_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("this is no database at all" * 100)
    with pytest.raises(StoreDown):
        Store(f"sqlite:///{tmp_path / 'file'}")


# -- the whole table on PostgreSQL


def test_the_table_runs_on_postgresql(on_postgres: Callable[[], Running]) -> None:
    from .test_play import play_on

    server = on_postgres()
    ada = server.guest()
    id = ada.make("me", "bot:random")
    play_on(server, id, ada)
    server.restart()
    assert server.guest().get(f"/m/{id}/record").text.count('"end"') == 1


def test_a_read_under_way_while_it_closes_leaves_nothing_open(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/at.db")
    reading = store.reading.connect()
    reading.execute(text("select 1"))
    own: Any = reading.connection.dbapi_connection
    store.close()
    reading.close()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        own.execute("select 1")
