"""A match shown to whoever is asked, one question at a time."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..bots import Bot, Seen, answered, bots_of, make_bot
from ..core.decision import PASS, Option, Refusal
from ..core.errors import CannotUndo
from ..core.match import Match
from ..core.story import reckoning
from ..core.text import Text
from . import kept
from .cards import Cards
from .kept import Seats
from .keyboard import Editor, Keyboard, Lines
from .meaning import UNKNOWN, Meaning, folded, meant
from .options import whole
from .screen import Screen

Question = tuple[str, Mapping[str, Any], Sequence[Option]]
INTERRUPTED = 130
RECALLED = 6  # events that are told again when a match goes on


class Quit(Exception):
    """The player wants to stop."""


class Terminal:
    """Plays a match with the people at one terminal."""

    def __init__(
        self, match: Match, seats: Seats, bots: dict[int, Bot], say: Text, screen: Screen, source: Path | None = None
    ) -> None:
        self.match, self.seats, self.bots, self.say, self.screen = match, seats, bots, say, screen
        self.people = seats.people
        self.names = tuple(seats.names[seat] or self.seat_name(seat) for seat in range(match.state.seats))
        self.cards = Cards(match.game, say)
        self.source = source  # the file that the match was loaded from
        self.told = max(0, len(match.events) - RECALLED) if source is not None else 0  # events the player has read
        self.passed = -1  # the question at which the only person let the offers be
        self.at_screen = self.people[0] if len(self.people) == 1 else -1
        self.lines: list[str] = []  # of the table, as the one at the screen saw it last
        self.map: list[str] = []
        self.unkept = False  # whether a person did something that `--last` would not find
        self.asked: Question = ("", {}, ())  # what a person is asked now
        self.answers: dict[str, str] = {}  # what may be typed now: keys and their texts
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help, "undo": self.undo, "why": self.why, "card": self.card, "table": self.table,
            "map": self.draw, "log": self.log, "hint": self.hint, "save": self.save, "quit": self.quit,
        }  # fmt: skip
        if match.record is not None:
            seats.write(match.record)
        edited = not screen.plain and sys.stdin.isatty()
        self.keyboard: Keyboard = Editor(self.proposals, say("play-footer")) if edited else Lines()

    def seat_name(self, seat: int) -> str:
        return self.say("play-bot-name" if self.seats.bots[seat] else "seat-number", {"number": seat + 1})

    def run(self) -> int:
        """Play until the match ends or somebody wants to stop. Says how the program ends."""
        self.screen.line(self.say(f"{self.match.game.prefix}-title"), "bold")
        self.screen.line(self.say("play-greeting"))
        try:
            with hung_up():
                while self.match.decision is not None:
                    self.go_on()
        except Quit:
            self.leave()
            return 0
        except KeyboardInterrupt:
            self.leave()
            return INTERRUPTED
        except OSError:  # nobody reads any more what is written
            self.keep()
            raise
        self.finish()
        return 0

    def go_on(self) -> None:
        if self.proposed():
            return
        did = answered(self.match, self.bots)
        if did is not None:
            seat, key = did
            self.choose(key, seat)
        else:
            assert self.match.decision is not None
            self.ask(self.match.decision.seat)

    def choose(self, key: str, seat: int | None = None) -> None:
        with unbroken():
            self.match.choose(key, seat)

    # -- asking

    def proposed(self) -> bool:
        """Whether the only person does something out of turn; several would show each other their cards."""
        for offer in self.match.shown():
            if [offer.seat] == self.people and self.passed != self.match.number:
                self.news(offer.seat)
                self.choices(offer.kind, offer.args or {}, offer.options)
                while not (key := self.obey(self.read("> "))):
                    pass
                if key != PASS:
                    self.choose(key, offer.seat)
                    self.unkept = True
                    return True
                self.passed = self.match.number
        return False

    def ask(self, seat: int) -> None:
        if seat != self.at_screen and len(self.people) > 1:
            self.hand_over(seat)
        self.news(seat)
        self.changes()
        self.question(seat)
        number = self.match.number
        while self.match.number == number:
            key = self.obey(self.read("> "))
            if key:
                self.choose(key)
                self.unkept = True

    def hand_over(self, seat: int) -> None:
        """Hot seat: the next player must not see what the last one saw."""
        self.screen.clear()
        self.answers = {}
        self.read(self.say("play-hand-over", {"who": seat}, self.names) + " ")
        self.at_screen = seat
        self.lines, self.map = [], []

    def question(self, seat: int) -> None:
        decision = self.match.decision
        assert decision is not None
        self.choices(decision.kind, self.match.view(seat)["asked"]["args"], decision.options)

    def choices(self, kind: str, args: Mapping[str, Any], options: Sequence[Option]) -> None:
        self.screen.line()
        self.screen.line(self.say.question(kind, args, self.names, [each.key for each in options]), "bold")
        self.asked, self.answers = (kind, args, options), {}
        for at, option in enumerate(options, start=1):
            words = self.answers[option.key] = self.say.option(option.message, option.args, self.names)
            self.screen.answer(at, words, self.cards.notes(option), option.key)

    def obey(self, line: str) -> str:
        """Do what a line says; the answer that it gives, or nothing."""
        meaning = meant(line, self.answers, self.commands, lambda key: self.match.why_not(key) is not None)
        if meaning.command:
            self.commands[meaning.command](meaning.rest)
        elif not meaning.key and line.strip():
            self.refuse(line.strip(), meaning)
        return meaning.key

    def refuse(self, typed: str, meaning: Meaning = UNKNOWN) -> None:
        """Why this is no answer, in words, with the clause; or what it could have meant."""
        if meaning.among:
            self.screen.line(self.say.plain("play-which", typed=typed, words=", ".join(meaning.among)))
            return
        refusal = self.match.why_not(typed) or next(
            (r for r in self.match.refusals() if folded(r.key.partition(":")[2]) == folded(typed)), None
        )
        self.screen.line(self.reason(refusal) if refusal is not None else self.say.plain("why-unknown", key=typed))

    def reason(self, refusal: Refusal) -> str:
        return f"{self.say(refusal.message, refusal.args, self.names)} ({refusal.clause})"

    def read(self, prompt: str) -> str:
        try:
            return self.keyboard.read(prompt)
        except EOFError:
            raise Quit from None

    def proposals(self, typed: str) -> Iterator[tuple[str, str]]:
        """What a begun line may become."""
        command, space, rest = typed.partition(" ")
        if space and command == "card":
            for word, name in self.cards.names.items():
                if any(part.startswith(folded(rest)) for part in (folded(word), folded(name))):
                    yield f"card {name}", ""
            return
        if space and command == "why":
            for refusal in self.match.refusals():
                if refusal.key.startswith(rest):
                    yield f"why {refusal.key}", self.reason(refusal)
            return
        said = folded(typed)
        for key, text in self.answers.items():
            if said in f" {folded(key.replace(':', ' : '))} {folded(text)}" and fits(said, key, text):
                yield key, text
        for name in self.commands:
            if name.startswith(said):
                yield name, self.say(f"play-does-{name}")

    # -- showing

    def news(self, seat: int) -> None:
        """What happened since this player last looked."""
        events = self.match.events
        self.told = min(self.told, len(events))
        for event in events[self.told :]:
            self.screen.line("· " + self.say(event.message, event.shown_to(seat), self.names))
        self.told = len(events)

    def changes(self) -> None:
        """The lines of the table that have changed since they were last shown, and the map if it has."""
        before, drawn = self.lines, self.map
        self.lines, self.map = self.told_table(), self.drawn_map(0)[0] if not self.screen.plain else []
        news = [line for line in self.lines if line not in before]
        if news or self.map != drawn:
            self.screen.line()
        if not drawn and self.map:
            self.draw()
        elif self.map != drawn:
            self.screen.drawing(self.drawn_map(self.screen.map_height)[0])
        for line in news:
            self.screen.line(line)

    def table(self, rest: str = "") -> None:
        """The whole table, and the question again."""
        self.lines, self.map = [], []
        self.changes()
        self.choices(*self.asked)

    def draw(self, rest: str = "") -> None:
        """The whole map, with what its letters mean."""
        lines, legend = self.drawn_map(0)
        if lines:
            self.screen.drawing(lines)
            self.screen.line(legend, "dim")
        else:
            self.screen.line(self.say("play-no-map"))

    def told_table(self) -> list[str]:
        view = self.match.view(self.viewer())
        describe = self.match.game.describe
        return describe(view, self.say, self.names) if describe is not None else plain_table(view["table"])

    def drawn_map(self, height: int) -> tuple[list[str], str]:
        sketch = self.match.game.sketch
        if sketch is None:
            return [], ""
        return sketch(self.match.view(self.viewer()), self.say, (self.screen.width, height))

    def viewer(self) -> int:
        """Through whose eyes: the one at the screen, even when an offer comes on another's turn."""
        if self.at_screen >= 0:
            return self.at_screen
        return self.match.decision.seat if self.match.decision is not None else -1

    def finish(self) -> None:
        self.news(self.at_screen)
        result = self.match.result
        assert result is not None
        winners = ", ".join(self.names[seat] for seat in result.winners)
        self.screen.line()
        self.screen.line(self.say.plain("play-over", winners=winners), "bold")
        for seat, score in enumerate(result.scores):
            self.screen.line(f"  {self.names[seat]}: {score:g}")
        for line in self.reckoned():
            self.screen.line(line, "dim")
        kept.forget(self.source)

    def reckoned(self) -> Iterator[str]:
        """What the scores are made of, line by line; the lines of a part stand below its name."""
        part = ""
        for line in reckoning(self.match):
            if line.part != part and line.part:
                yield f"  {self.say(line.part)}"
            part = line.part
            told = " : ".join(f"{value:g}".replace("-", "−") for value in line.values)
            yield f"{'    ' if part else '  '}{self.say(line.message, line.args)}: {told}"

    def leave(self) -> None:
        """Keep what would be lost, and say where."""
        try:
            path = self.keep()
        except OSError as error:
            self.screen.line(self.say.plain("play-not-saved", why=str(error)))
        else:
            if path is not None:
                self.screen.line(self.say.plain("play-kept", file=str(path)))

    def keep(self) -> Path | None:
        if not self.unkept:
            return None
        self.unkept = False
        return kept.keep(self.match, self.source)

    # -- commands

    def help(self, rest: str) -> None:
        self.screen.line(self.say("play-help"))

    def undo(self, rest: str) -> None:
        who = self.at_screen if self.at_screen >= 0 else None
        try:
            with unbroken():
                if rest == "all":
                    self.match.undo_all(who)
                else:
                    self.match.undo(who)
        except CannotUndo as error:
            self.screen.line(self.say(error.message))
        else:
            self.unkept = True
            self.told = len(self.match.events)

    def why(self, rest: str) -> None:
        if rest:
            meaning = meant(rest, self.answers, ())
            if meaning.key:
                self.screen.line(self.say.plain("play-why-allowed", words=self.answers[meaning.key]))
            else:
                self.refuse(rest)
            return
        decision = self.match.decision
        assert decision is not None
        self.screen.line(self.say.plain("play-why-clause", clause=decision.clause))
        for refusal in self.match.refusals():
            self.screen.line(f"  {refusal.key}: {self.reason(refusal)}")

    def card(self, rest: str) -> None:
        """What a card does."""
        found = self.cards.find(rest) if rest else []
        if len(found) == 1:
            for line in self.cards.told(found[0]):
                self.screen.line(line)
        elif found:
            names = ", ".join(dict.fromkeys(self.say.name(word) for word in found[:12]))
            self.screen.line(self.say.plain("play-which", typed=rest, words=names))
        else:
            self.screen.line(self.say.plain("play-no-card", typed=rest))

    def log(self, rest: str) -> None:
        for event in self.match.events[-(whole(rest) or 20) :]:
            self.screen.line("· " + self.say(event.message, event.shown_to(self.viewer()), self.names))

    def save(self, rest: str) -> None:
        path = Path(rest or f"{self.match.game.name}.jsonl").expanduser()
        assert self.match.record is not None
        try:
            self.match.record.save(path)
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            self.screen.line(self.say.plain("play-not-saved", why=str(error)))
        else:
            self.screen.line(self.say.plain("play-saved", file=str(path)))

    def hint(self, rest: str) -> None:
        """What the game's best bot would answer."""
        decision = self.match.decision
        assert decision is not None
        if decision.seat != self.viewer():
            self.screen.line(self.say("why-not-now"))
            return
        name = list(bots_of(self.match.game))[-1]
        key = make_bot(self.match.game, name, self.match.number).choose(Seen(self.match, decision.seat))
        option = next(option for option in decision.options if option.key == key)
        words = self.say.option(option.message, option.args, self.names)
        self.screen.line(self.say.plain("play-hint", words=words, bot=name))

    def quit(self, rest: str) -> None:
        raise Quit


def fits(said: str, key: str, text: str) -> bool:
    """Whether a word of the key or of its text begins so."""
    spaced = f" {folded(key)} {folded(key.replace(':', ' '))} {folded(text)}"
    return f" {said}" in spaced


@contextmanager
def unbroken() -> Iterator[None]:
    """An answer is taken whole: Ctrl+C is heard after it."""
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda sign, frame: heard.append(sign))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt


@contextmanager
def hung_up() -> Iterator[None]:
    """A closed window or a polite end of the process is like Ctrl+C: the match is kept."""

    def stop(sign: int, frame: object) -> None:
        raise KeyboardInterrupt

    before = {sign: signal.signal(sign, stop) for sign in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM))}
    try:
        yield
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)


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
