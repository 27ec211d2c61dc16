"""`undercroft serve`: the web table."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click

from .options import from_clone

AT_LEAST_ONE = click.IntRange(min=1)


@click.command("serve")
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="Address to listen at; 0.0.0.0 for the whole network."
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="Port to listen at; 0 for any that is free.",
)
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Folder of the database.")
@click.option("--database", default="", help="Database address instead of --data, such as postgresql://user@host/name.")
@click.option(
    "--workers", type=AT_LEAST_ONE, default=1, show_default=True, help="Server processes; above 1 needs PostgreSQL."
)
@click.option("--bots", "bot_processes", type=AT_LEAST_ONE, default=1, show_default=True, help="Processes for bots.")
@click.option(
    "--bot-limit", type=click.FloatRange(min=0, min_open=True), default=10.0, show_default=True,
    help="Seconds that a bot may think about an answer.",
)  # fmt: skip
@click.option(
    "--pause", type=click.FloatRange(min=0), default=0.4, show_default=True,
    help="Seconds before a bot answers, so that people can follow.",
)  # fmt: skip
@click.option(
    "--memory", type=click.IntRange(min=16), default=512, show_default=True,
    help="Megabytes for matches in memory, in each server process; the others wait in the database.",
)  # fmt: skip
@click.option(
    "--allowed-host", "hosts", multiple=True, metavar="NAME",
    help="A name under which the table is reached, such as table.example.org or *.example.org; all others are refused.",
)  # fmt: skip
@click.option("--limits/--no-limits", default=True, help="Limit how often a visitor may do something.")
@click.option("--free-words/--phrases-only", default=True, help="Players may write to each other, or choose phrases.")
@click.option(
    "--mail", default="", metavar="URL",
    help="How mail is sent to players who wish it, an address of Apprise: mailtos://user:password@mail.example.org",
)  # fmt: skip
@click.option(
    "--webhooks/--no-webhooks", default=False, help="Players may have a web address called when it is their turn."
)
def command(
    host: str, port: int, data: Path | None, database: str, workers: int, bot_processes: int, bot_limit: float,
    pause: float, memory: int, hosts: tuple[str, ...], limits: bool, free_words: bool, mail: str, webhooks: bool,
) -> None:  # fmt: skip
    """The web table: play in the browser, alone, at one device, online, against bots."""
    from ..table.context import Settings
    from ..table.serving import serve

    database = database_at(data, database)
    if workers > 1 and not database.startswith("postgres"):
        raise click.UsageError("--workers above 1 needs --database postgresql://…: SQLite serves one process.")
    settings = Settings(
        database,
        bot_processes,
        bot_limit,
        pause,
        limits,
        memory << 20,
        tuple(host.lower() for host in hosts),
        free_words,
        mail,
        webhooks,
        warm=True,
    )
    serve(settings, host, port, workers)


def database_at(data: Path | None, database: str) -> str:
    """The address of the database: as given, or that of a folder."""
    from platformdirs import user_data_path

    from ..table.context import Settings

    address = database or Settings.in_folder((data or user_data_path("undercroft")).absolute())
    verify_database(address)
    return address


def verify_database(database: str) -> None:
    """Refuse an address that the store cannot open whatever runs there."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        address = make_url(database)
    except (ArgumentError, ValueError):
        address = None
    kind = address.drivername if address is not None else ""
    if address is None or kind not in ("sqlite", "postgresql", "postgresql+psycopg"):
        raise click.BadParameter(
            f"{database!r} is not the address of a database; write sqlite:///FILE or postgresql://USER@HOST/NAME",
            param_hint="--database",
        )
    if kind == "sqlite" and address.database in (None, "", ":memory:"):
        raise click.BadParameter(
            "a database in memory would lose every match; write sqlite:///FILE", param_hint="--database"
        )
    if kind != "sqlite" and find_spec("psycopg") is None:
        raise click.UsageError(f"PostgreSQL needs its driver: {from_clone('postgres')}")
