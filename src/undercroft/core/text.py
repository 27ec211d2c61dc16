"""Every word that a person reads: Fluent messages in English, Russian and Polish.

Arguments of a message: numbers are numbers; words (`torch`) are names, looked up as `<prefix>-torch`; `who` and
`whom` are seats. A name's other forms are its attributes: `{ $what_acc }` reads the attribute `.acc` of the name (the
name itself where a language has no such form); `{ $what_gender }` its `.gender`, for selecting.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "ru", "pl")
SEATS = ("who", "whom")
_SEAT = re.compile(r"seat_\d+")  # a seat as a word of a key: attack:seat_2


class Catalogue:
    """The messages of a language: all `.ftl` files under `locale/<lang>`, and which arguments each one reads."""

    def __init__(self, lang: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.reads: dict[str, tuple[str, ...]] = {}
        folder = files("undercroft").joinpath("locale", lang)
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl"):
                self.add(file.read_text(encoding="utf-8"))

    def add(self, source: str) -> None:
        resource = FluentResource(source)
        self.bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                finder = _Variables()
                finder.visit(entry)
                self.reads[entry.id.name] = tuple(sorted(finder.found))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # the visitor's own naming
        self.found.add(node.id.name)


@cache
def catalogue(lang: str) -> Catalogue:
    return Catalogue(lang)


class Text:
    """The words of one game in one language. Formatting is memoised: texts repeat far more often than they differ."""

    def __init__(self, lang: str, prefix: str = "") -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self.prefix = prefix
        self.catalogue = catalogue(lang)
        self.bundle = self.catalogue.bundle
        self._memo: dict[Any, str] = {}

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def __call__(self, message: str, args: Mapping[str, Any] | None = None, names: Sequence[str] = ()) -> str:
        """The message in words. An unknown message reads as its id, so that a gap is seen and never crashes."""
        names = tuple(names)
        memo = (message, names, repr(args))
        found = self._memo.get(memo)
        if found is None:
            found = self._memo[memo] = self._format(message, args or {}, names)
            if len(self._memo) > 20000:
                self._memo.clear()
        return found

    def _format(self, message: str, args: Mapping[str, Any], names: tuple[str, ...]) -> str:
        if not self.has(message):
            return message
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            return message
        reads = self.catalogue.reads[message]
        given = {name: self.argument(name, args, names) for name in reads}
        value, errors = self.bundle.format_pattern(pattern, given)
        if errors:
            raise ValueError(f"message {message} ({self.lang}): {errors[0]!r}")
        return str(value)

    def argument(self, name: str, args: Mapping[str, Any], names: tuple[str, ...]) -> Any:
        """What `{ $name }` reads: a number, a name in some form, a seat, a list of names."""
        if name not in args:
            word, _, form = name.rpartition("_")
            if isinstance(args.get(word), str):
                return self.name(args[word], form)
            raise ValueError(f"the message needs ${name}; it was given {dict(args)}")
        value = args[name]
        if name in SEATS and isinstance(value, int):
            return self.seat(value, names)
        if isinstance(value, str):
            return self.seat(int(value[5:]), names) if _SEAT.fullmatch(value) else self.name(value)
        if isinstance(value, (list, tuple)):
            return ", ".join(self.name(word) for word in value)
        return fluent_number(value, useGrouping=False)

    def plain(self, message: str, **given: str | int) -> str:
        """A message whose arguments are not names of the game but texts as they are (a file, a player's words)."""
        pattern = self.bundle.get_message(message).value
        return message if pattern is None else str(self.bundle.format_pattern(pattern, given)[0])

    def option(self, message: str, args: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """An option's text: `<prefix>-<kind>-<verb>`, or where many kinds share a verb, `<prefix>-<verb>`."""
        if not self.has(message):
            message = f"{self.prefix}-{message.rsplit('-', 1)[-1]}"
        return self(message, args, names)

    def name(self, word: str, form: str = "") -> str:
        """The name of a card or thing, in a form (`acc`, `gen`, …) where the language has one."""
        message = f"{self.prefix}-{word.replace('_', '-').replace('.', '-')}"
        if not self.has(message):
            return word
        entry = self.bundle.get_message(message)
        pattern = entry.attributes.get(form, entry.value) if form else entry.value
        return str(self.bundle.format_pattern(pattern, {})[0]) if pattern is not None else word

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """A seat's name: what its player is called, or a number."""
        if 0 <= seat < len(names) and names[seat]:
            return names[seat]
        return self("seat-number", {"number": seat + 1})


@cache
def text(lang: str, prefix: str = "") -> Text:
    return Text(lang, prefix)
