"""The database under the store: how it is opened, and how its tables come up to date. SQLite (WAL) or PostgreSQL."""

from __future__ import annotations

import logging
from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    create_engine,
    event,
    insert,
    inspect,
    make_url,
    select,
    text,
)

from .schema import HEAD, metadata

version = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Where alembic notes the migration at which the tables stand; it is not one of ours, so it is described here."""


def either(engine: Engine) -> Any:
    """The `insert` that knows `on conflict`, of this engine's dialect; the other dialect is not even loaded."""
    return import_module(f"sqlalchemy.dialects.{engine.dialect.name}").insert


def engines(url: str) -> tuple[Engine, Engine]:
    """An engine for reading and one for the writer."""
    address = make_url(url)
    if address.get_backend_name() == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
        return (
            create_engine(address, pool_pre_ping=True, pool_size=5),
            create_engine(address, pool_pre_ping=True, pool_size=1),
        )
    if address.database and address.database != ":memory:":
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    reading = create_engine(address, pool_size=5)
    writing = create_engine(address, pool_size=1)
    for engine, begin in ((reading, "BEGIN"), (writing, "BEGIN IMMEDIATE")):
        _sqlite(engine, begin)
    return reading, writing


PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=2000", "foreign_keys=ON", "wal_autocheckpoint=20000")


def _sqlite(engine: Engine, begin: str) -> None:
    """Our own transactions instead of the driver's, and everything on the disk when a commit returns.

    The log is moved into the database when nobody writes (`Writer.rest`), only a very long one in between.
    """

    @event.listens_for(engine, "connect")
    def settle(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def migrate(engine: Engine) -> None:
    """Bring the tables up to date. Of several processes one does it, the others wait."""
    with engine.begin() as connection:
        if current(connection) == HEAD:
            return
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(7236)"))
        elif current(connection) is None:
            create(connection)
            return
        upgrade(connection)


def current(connection: Connection) -> str | None:
    """The migration at which the tables stand."""
    if not inspect(connection).has_table(version.name):
        return None
    return connection.execute(select(version)).scalar()


def create(connection: Connection) -> None:
    """The tables of a new SQLite file: those that the migrations make, without loading what runs migrations."""
    for tables in (metadata, version.metadata):
        tables.create_all(connection, checkfirst=False)
    connection.execute(insert(version).values(version_num=HEAD))


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing."""
    from alembic import command
    from alembic.config import Config

    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
