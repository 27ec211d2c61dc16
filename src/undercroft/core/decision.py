"""Questions and answers: `Kind`, `Decision`, `Option`, `Refusal`, and the grammar of keys."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, NamedTuple

from .state import Step

Args = dict[str, Any]

PASS = "pass"
"""The answer of a bot that takes none of its offers."""


class Words(NamedTuple):
    """A key taken apart: `verb:what>whom@where#number`."""

    verb: str
    what: str = ""
    whom: str = ""
    where: str = ""
    number: str = ""


@lru_cache(maxsize=65536)
def words(key: str) -> Words:
    """Take a key apart.

    >>> words("equip:spear>squire")
    Words(verb='equip', what='spear', whom='squire', where='', number='')
    """
    rest, _, number = key.partition("#")
    rest, _, where = rest.partition("@")
    rest, _, whom = rest.partition(">")
    verb, _, what = rest.partition(":")
    return Words(verb, what, whom, where, number)


@dataclass(frozen=True, slots=True)
class Kind:
    """A sort of question. `at` names the place on the table whose elements its answers point at.

    `window`: others see that answers are awaited, not from whom (responses out of turn). `cards`: its answers concern
    cards, `equip:spear>squire` points at both and `use:banish.1` at the card whose first effect it is. `about`: what an
    answer's text reads as `$about`, worked out from its value.
    """

    name: str
    clause: str
    at: str = ""
    window: bool = False
    cards: bool = False
    about: Callable[[Any], object] | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """One legal answer, as a client shows it: the key, its message and the table elements that it points at."""

    key: str
    message: str
    args: Args
    element: str
    also: str = ""  # a second element, of the thing that goes to the first

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The answer in words: `match.decision.options[0].text("pl")`."""
        from .text import text  # here, because it imports the games, and they this

        prefix = self.message.partition("-")[0]
        return text(lang, prefix).option(self.message, self.args, names)

    def points_at(self, element: str) -> bool:
        return element in (self.element, self.also)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something a player may expect but cannot do now, with the clause and the message that say why."""

    key: str
    clause: str
    message: str
    args: Args = field(default_factory=dict)


class Decision:
    """One question to one seat. Never changed after it was made, so a game may keep them in tables.

    `keys` are the answers as words; `values` is what the rules receive for each (the physical id of a card,
    for instance), the keys themselves if not given. `args` are the numbers and words of the question's own text;
    an entry `card` there is a physical id. `about` names what an answer concerns where its key does not (the monster
    of a rank): its text reads `$about`.
    """

    __slots__ = ("_options", "about", "args", "ask", "keys", "seat", "values")

    def __init__(
        self,
        seat: int,
        ask: Kind,
        keys: tuple[str, ...],
        values: tuple[Any, ...] | None = None,
        args: Args | None = None,
        about: dict[str, str | list[str]] | None = None,
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.keys = keys
        self.values = values
        self.args = args
        self.about = about
        self._options: tuple[Option, ...] | None = None

    @property
    def kind(self) -> str:
        return self.ask.name

    @property
    def clause(self) -> str:
        return self.ask.clause

    @property
    def options(self) -> tuple[Option, ...]:
        """The answers with their texts and elements, made on first use."""
        if self._options is None:
            found = (option(self.ask, key) for key in self.keys)
            about: Mapping[str, object] = self.about or {}
            if self.ask.about is not None:
                about = {key: self.ask.about(self.value(at)) for at, key in enumerate(self.keys)}
            self._options = tuple(
                replace(it, args={**it.args, "about": about[it.key]}) if it.key in about else it for it in found
            )
        return self._options

    def value(self, index: int) -> Any:
        return self.keys[index] if self.values is None else self.values[index]

    def same_question(self, other: Decision | None) -> bool:
        return other is not None and (self.seat, self.ask, self.keys) == (other.seat, other.ask, other.keys)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, keys={self.keys!r})"


def ask(seat: int, kind: Kind, answers: Mapping[str, Step], args: Args | None = None) -> Decision:
    """The question of a menu: each answer's key, and the step of the agenda that it starts."""
    return Decision(seat, kind, tuple(answers), tuple(answers.values()), args)


@lru_cache(maxsize=65536)
def option(ask: Kind, key: str) -> Option:
    """The option of a key: its message is `<kind>-<verb>`, its arguments are the key's words; it points at the last."""
    part = words(key)
    args = {name: value for name, value in zip(part._fields[1:], part[1:], strict=True) if value}
    message = f"{ask.name.replace('.', '-')}-{part.verb}"
    if ask.cards:
        what = f"{ask.at}.{part.what.partition('.')[0]}"
        return Option(key, message, args, f"{ask.at}.{part.whom}" if part.whom else what, what if part.whom else "")
    point = part.where or part.whom or part.what or part.verb
    return Option(key, message, args, f"{ask.at}.{point}" if ask.at else "")


Effect = Generator[Decision, Any, None]
"""What one action does: `yield` asks and gives the chosen value, `return` ends."""
