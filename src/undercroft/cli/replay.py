"""`undercroft replay`: look at a record, step through it, verify it."""

from __future__ import annotations

import sys

import click

from ..core.events import sentence
from ..core.match import Match
from ..core.record import Record, load_record, resume, verify
from ..core.text import Text, text
from .options import lang_option, whole
from .terminal import plain_table


@click.command("replay")
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--verify", "check", is_flag=True, help="Run it again from its seed; exit code 1 if a line differs.")
@click.option("--part", help="With --verify: the part of the seed that you gave; exit code 1 if it is not there.")
@click.option("--at", type=int, help="Show the table as it was at question AT.")
@click.option("--seat", type=int, default=-1, help="Through the eyes of a seat (0, 1, …); by default a watcher's.")
@lang_option
def command(file: str, check: bool, part: str | None, at: int | None, seat: int, lang: str) -> None:
    """Show the match of FILE: its chronicle, or on a terminal step by step."""
    record = load_record(file)
    if not -1 <= seat < record.header["seats"]:
        why = f"the match has seats 0 to {record.header['seats'] - 1}, not {seat}"
        raise click.BadParameter(why, param_hint="--seat")
    say = text(lang, record.game.prefix)
    if record.damage is not None:
        click.echo(f"Damaged from {record.damage}; what stands before it is shown.", err=True)
    if check:
        verify(record)
        click.echo(say.plain("play-verified", answers=sum("answer" in line for line in record.lines)))
        tell_seed(record, part, say)
    elif at is not None:
        for line in table_at(record, at, seat, say):
            click.echo(line)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        step_through(record, seat, say)
    else:
        for event in record.events():
            click.echo(f"{event.number:4} {sentence(say, event, seat)}")
        if record.damage is not None:
            sys.exit(1)


def tell_seed(record: Record, part: str | None, say: Text) -> None:
    """Where the seed came from; whether a part that somebody gave is in it."""
    parts = (record.secret or {}).get("parts", [])
    if record.header.get("given"):
        click.echo(say("play-seed-given"))
    for each in parts:
        click.echo(say.plain("play-seed-part", by=each["by"], value=each["value"]))
    if part is not None and part not in [each["value"] for each in parts]:
        raise click.ClickException(say("play-part-missing"))


def match_at(record: Record, at: int) -> Match:
    """The match as it stood at question `at`."""
    return resume(record.prefix(at))


def table_at(record: Record, at: int, seat: int, say: Text) -> list[str]:
    match = match_at(record, at)
    view = match.view(seat)
    describe = match.game.describe
    lines = describe(view, say, ()) if describe is not None else plain_table(view["table"])
    asked = view["asked"]
    if asked is not None:
        lines.append(f"[{at}] {asked['kind']}: {say.seat(asked['seat']) if asked['seat'] is not None else '…'}")
    return lines


def step_through(record: Record, seat: int, say: Text) -> None:
    at, last = 0, record.length()
    while True:
        click.clear()
        for line in table_at(record, at, seat, say):
            click.echo(line)
        click.echo()
        for event in record.events(at)[-6:]:
            click.echo("· " + sentence(say, event, seat))
        answer = click.prompt(f"{at}/{last}. {say('play-replay-keys')}", default="", show_default=False)
        if answer == "q":
            return
        wanted = whole(answer)
        at = wanted if wanted is not None else at - 1 if answer == "b" else at + 1
        at = max(0, min(last, at))
