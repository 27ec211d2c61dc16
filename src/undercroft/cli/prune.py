"""`undercroft prune`: matches that nobody needs any more leave the database."""

from __future__ import annotations

import time
from pathlib import Path

import click

from .serve import database_at

DAY = 24 * 3600.0
DAYS = click.IntRange(min=1)


@click.command("prune")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Folder of the database.")
@click.option("--database", default="", help="Database address instead of --data.")
@click.option(
    "--abandoned", type=DAYS, default=90, show_default=True,
    help="Days without an answer after which a running match counts as abandoned.",
)  # fmt: skip
@click.option("--ended", type=DAYS, help="Days after which matches go that have ended; without it they stay.")
@click.option("--dry-run", is_flag=True, help="Say how many it would be, and remove nothing.")
def command(data: Path | None, database: str, abandoned: int, ended: int | None, dry_run: bool) -> None:
    """Remove abandoned matches, and ended ones if you say after how long. The server may run meanwhile."""
    from ..table.pruning import old, remove
    from ..table.store import Store, StoreDown

    now = time.time()
    try:
        store = Store(database_at(data, database))
        left = old(store, False, now - abandoned * DAY)
        over = old(store, True, now - ended * DAY) if ended is not None else []
        if not dry_run:
            remove(store, [*left, *over])
        store.close()
    except StoreDown as error:
        raise click.ClickException(f"the database cannot be opened: {str(error).partition(chr(10))[0]}") from None
    done = "would go" if dry_run else "are gone"
    click.echo(f"{len(left)} abandoned and {len(over)} ended matches {done}.")
