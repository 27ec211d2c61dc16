"""`undercroft serve`: the web table."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("serve")
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="Address to listen at; 0.0.0.0 for the whole network."
)
@click.option("--port", default=8000, show_default=True, help="Port to listen at; 0 for any that is free.")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Folder of the database.")
@click.option("--database", default="", help="Database address instead of --data, such as postgresql://user@host/name.")
@click.option("--workers", default=1, show_default=True, help="Server processes; more than one needs PostgreSQL.")
@click.option("--bots", "bot_processes", default=1, show_default=True, help="Processes in which bots think.")
@click.option("--bot-limit", default=10.0, show_default=True, help="Seconds that a bot may think about an answer.")
@click.option(
    "--pause", default=0.4, show_default=True, help="Seconds before a bot answers, so that people can follow."
)
@click.option("--limits/--no-limits", default=True, help="Limit how often a visitor may do something.")
def command(
    host: str, port: int, data: Path | None, database: str, workers: int, bot_processes: int, bot_limit: float,
    pause: float, limits: bool,
) -> None:  # fmt: skip
    """The web table: play in the browser, alone, at one device, online, against bots."""
    from ..table.context import Settings
    from ..table.serving import serve

    if not database:
        from platformdirs import user_data_path

        database = Settings.in_folder((data or user_data_path("undercroft")).absolute())
    if workers > 1 and not database.startswith("postgres"):
        raise click.UsageError("--workers above 1 needs --database postgresql://…: SQLite serves one process.")
    settings = Settings(database, bot_processes, bot_limit, pause, limits, warm=True)
    serve(settings, host, port, workers)
