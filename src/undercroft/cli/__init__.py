"""The command line: one module per command, loaded when it is called."""

from __future__ import annotations

import importlib
import importlib.util
import io
import sys

import click

from ..core.errors import BadOption, UndercroftError, UnknownGame

COMMANDS = ("serve", "play", "simulate", "replay", "where", "games", "prune", "bench")


class Commands(click.Group):
    """The commands by name; a typing error gets a hint, an error of ours one clear line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name in COMMANDS if importlib.util.find_spec(f"{__name__}.{name}") is not None]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in self.list_commands(ctx):
            return None
        command: click.Command = importlib.import_module(f"{__name__}.{name}").command
        return command


@click.command(
    cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "auto_envvar_prefix": "UNDERCROFT"}
)
@click.version_option(package_name="undercroft")
def cli() -> None:
    """Undercroft: rules-heavy dungeon games, played exactly and explained.

    Exit codes: 0 all went well, 1 a check failed or something cannot be done, 2 the call was wrong, 130 interrupted.
    """


def main() -> None:
    forgive_bytes()
    try:
        cli.main(standalone_mode=False)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        click.echo("Interrupted.", err=True)
        sys.exit(130)
    except (BadOption, UnknownGame) as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(2)
    except UndercroftError as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(1)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)


def forgive_bytes() -> None:
    """A letter that the terminal cannot show, or bytes that are no letter, become a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
