"""`undercroft play`: a match in the terminal, in plain lines that a screen reader can follow."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from ..bots import Bot, Seen, answered, make_bot
from ..core.decision import PASS, Option, Refusal
from ..core.errors import CannotUndo
from ..core.match import Match, new_match
from ..core.record import load_record, resume
from ..core.text import Text, text
from .options import GameName, lang_option, option_option, parse_options, split_names


@click.command("play")
@click.argument("game", type=GameName(), required=False)
@click.option("--seats", type=int, help="How many sit at the table; by default the bots and one person.")
@click.option("--bots", default="", help="Bots for the last seats, with commas; people take the others.")
@click.option("--seed", help="Play a certain deal again.")
@click.option("--load", "file", type=click.Path(dir_okay=False), help="Go on with a match that was saved.")
@option_option
@lang_option
def command(
    game: str | None,
    seats: int | None,
    bots: str,
    seed: str | None,
    file: str | None,
    pairs: tuple[str, ...],
    lang: str,
) -> None:
    """Play GAME in the terminal: numbers or words answer, `help` lists the other commands."""
    names = split_names(bots)
    if file is not None:
        match = resume(load_record(file))
    elif game is None:
        raise click.UsageError("say which game to play, for example: undercroft play welcome --bots careful")
    else:
        count = seats or max(2, len(names) + 1)
        if len(names) > count:
            raise click.BadParameter(f"{len(names)} bots for {count} seats", param_hint="--bots")
        match = new_match(game, count, int(seed) if seed and seed.isdigit() else seed, parse_options(pairs))
    first = match.state.seats - len(names)
    players = {first + at: make_bot(match.game, name, f"{seed} {at}") for at, name in enumerate(names)}
    people = [seat for seat in range(match.state.seats) if seat not in players]
    Terminal(match, players, people, text(lang, match.game.prefix)).run()


class Quit(Exception):
    """The player wants to stop."""


def meant(word: str, keys: Sequence[str]) -> str:
    """The answer that a number of the list stands for, else the word itself."""
    return keys[int(word) - 1] if word.isdigit() and 1 <= int(word) <= len(keys) else word


class Terminal:
    """Shows the match to whoever is asked, one question at a time."""

    def __init__(self, match: Match, bots: dict[int, Bot], people: list[int], say: Text) -> None:
        self.match, self.bots, self.people, self.say = match, bots, people, say
        self.names = tuple(self.seat_name(seat) for seat in range(match.state.seats))
        self.told = 0  # how many events the player has read
        self.looked = -1  # the question at which the only person let the offers be
        self.at_screen = people[0] if len(people) == 1 else -1
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help, "undo": self.undo, "why": self.why, "log": self.log, "save": self.save,
            "table": self.table, "hint": self.hint, "quit": self.quit,
        }  # fmt: skip

    def seat_name(self, seat: int) -> str:
        return self.say("play-bot-name" if seat in self.bots else "seat-number", {"number": seat + 1})

    def run(self) -> None:
        click.echo(self.bold(self.say(f"{self.match.game.prefix}-title")))
        click.echo(self.say("play-welcome"))
        try:
            while self.match.decision is not None:
                if self.proposed():
                    continue
                did = answered(self.match, self.bots)
                if did is not None:
                    seat, key = did
                    self.match.choose(key, seat)
                else:
                    self.ask(self.match.decision.seat)
        except Quit:
            return
        self.finish()

    # -- asking

    def proposed(self) -> bool:
        """Whether the only person does something out of turn; several would show each other their cards."""
        for offer in self.match.shown():
            if [offer.seat] == self.people and self.looked != self.match.number:
                self.news(offer.seat)
                self.choices(offer.kind, offer.args or {}, offer.options)
                while (key := meant(self.read("> ").strip(), offer.keys)) not in offer.keys:
                    self.commands.get(key, lambda rest, key=key: self.refuse(key))("")
                if key != PASS:
                    self.match.choose(key, offer.seat)
                    return True
                self.looked = self.match.number
        return False

    def ask(self, seat: int) -> None:
        if seat != self.at_screen and len(self.people) > 1:
            self.hand_over(seat)
        self.news(seat)
        self.table()
        self.question(seat)
        number = self.match.number
        while self.match.number == number and self.match.decision is not None:
            self.obey(self.read("> "))

    def hand_over(self, seat: int) -> None:
        """Hot seat: the next player must not see what the last one saw."""
        click.echo("\n" * 40)
        self.read(self.say("play-hand-over", {"who": seat}, self.names) + " ")
        self.at_screen = seat

    def question(self, seat: int) -> None:
        decision = self.match.decision
        assert decision is not None
        self.choices(decision.kind, self.match.view(seat)["asked"]["args"], decision.options)

    def choices(self, kind: str, args: dict[str, Any], options: Sequence[Option]) -> None:
        click.echo()
        click.echo(self.bold(self.say(kind.replace(".", "-"), args, self.names)))
        for at, option in enumerate(options, start=1):
            click.echo(f"  {at}. {self.say.option(option.message, option.args, self.names)} [{option.key}]")

    def obey(self, line: str) -> None:
        word, _, rest = line.strip().partition(" ")
        if not word:
            return
        decision = self.match.decision
        assert decision is not None
        word = meant(word, decision.keys)
        if word in decision.keys:
            self.match.choose(word)
        elif word in self.commands:
            self.commands[word](rest.strip())
        else:
            self.refuse(word)

    def refuse(self, key: str) -> None:
        """Why this key is no answer, in words, with the clause."""
        refusal = self.match.why_not(key)
        if refusal is not None:
            click.echo(self.reason(refusal))
        else:
            click.echo(self.say.plain("why-unknown", key=key))

    def reason(self, refusal: Refusal) -> str:
        return f"{self.say(refusal.message, refusal.args, self.names)} ({refusal.clause})"

    def read(self, prompt: str) -> str:
        click.echo(prompt, nl=False)
        line = sys.stdin.readline()
        if not line:
            click.echo()
            raise Quit
        return line

    # -- showing

    def news(self, seat: int) -> None:
        """What happened since this player last looked."""
        events = self.match.events
        self.told = min(self.told, len(events))
        for event in events[self.told :]:
            click.echo("· " + self.say(event.message, event.shown_to(seat), self.names))
        self.told = len(events)

    def table(self, rest: str = "") -> None:
        view = self.match.view(self.viewer())
        click.echo()
        describe = self.match.game.describe
        lines = describe(view, self.say, self.names) if describe is not None else plain_table(view["table"])
        for line in lines:
            click.echo(line)

    def viewer(self) -> int:
        return self.match.decision.seat if self.match.decision is not None else -1

    def finish(self) -> None:
        self.news(self.at_screen)
        result = self.match.result
        assert result is not None
        winners = ", ".join(self.names[seat] for seat in result.winners)
        click.echo()
        click.echo(self.bold(self.say.plain("play-over", winners=winners)))
        for seat, score in enumerate(result.scores):
            click.echo(f"  {self.names[seat]}: {score:g}")

    def bold(self, words: str) -> str:
        return click.style(words, bold=True)

    # -- commands

    def help(self, rest: str) -> None:
        click.echo(self.say("play-help"))

    def undo(self, rest: str) -> None:
        try:
            if rest == "all":
                self.match.undo_all(self.at_screen if self.at_screen >= 0 else None)
            else:
                self.match.undo(self.at_screen if self.at_screen >= 0 else None)
        except CannotUndo as error:
            click.echo(self.say(error.message))
        else:
            self.told = len(self.match.events)

    def why(self, rest: str) -> None:
        if rest:
            self.refuse(rest)
            return
        refusals = self.match.refusals()
        decision = self.match.decision
        assert decision is not None
        click.echo(self.say.plain("play-why-clause", clause=decision.clause))
        for refusal in refusals:
            click.echo(f"  {refusal.key}: {self.reason(refusal)}")

    def log(self, rest: str) -> None:
        count = int(rest) if rest.isdigit() else 20
        for event in self.match.events[-count:]:
            click.echo("· " + self.say(event.message, event.shown_to(self.viewer()), self.names))

    def save(self, rest: str) -> None:
        path = Path(rest or f"{self.match.game.name}.jsonl")
        assert self.match.record is not None
        try:
            self.match.record.save(path)
        except OSError as error:
            click.echo(self.say.plain("play-not-saved", why=str(error)))
        else:
            click.echo(self.say.plain("play-saved", file=str(path)))

    def hint(self, rest: str) -> None:
        """What the game's best bot would answer."""
        decision = self.match.decision
        assert decision is not None
        name = next(iter(self.match.game.bots), "random")
        key = make_bot(self.match.game, name, self.match.number).choose(Seen(self.match, decision.seat))
        option = next(option for option in decision.options if option.key == key)
        words = self.say.option(option.message, option.args, self.names)
        click.echo(self.say.plain("play-hint", words=words, bot=name))

    def quit(self, rest: str) -> None:
        raise Quit


def plain_table(table: dict[str, Any], indent: str = "") -> list[str]:
    """Any view in lines, for a game that does not describe its table itself."""
    lines: list[str] = []
    for name, value in table.items():
        if isinstance(value, dict):
            lines += [f"{indent}{name}:", *plain_table(value, indent + "  ")]
        elif isinstance(value, list) and any(isinstance(v, dict) for v in value):
            for at, entry in enumerate(value, start=1):
                shown = ", ".join(f"{k} {v}" for k, v in entry.items()) if isinstance(entry, dict) else str(entry)
                lines.append(f"{indent}{name} {at}: {shown}")
        elif value not in (None, [], ""):
            shown = ", ".join("?" if v is None else str(v) for v in value) if isinstance(value, list) else str(value)
            lines.append(f"{indent}{name}: {shown}")
    return lines


with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (line editing where the system has it)
