"""Every word that a person reads: Fluent messages, in as many languages as `locale` has folders.

Arguments of a message: numbers are numbers; words (`torch`) are names, looked up as `<prefix>-torch`; `who` and
`whom` are seats. A name's other forms are its attributes: `{ $what_acc }` reads the attribute `.acc` of the name (the
name itself where a language has no such form); `{ $what_gender }` its `.gender`, for selecting. Lists and seats have
forms too: `{ $cards_acc }`, `{ $whom_gen }`. `{ SIGNED($amount) }` is a change: +1, −2.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from .decision import words
from .registry import games

LOCALE = Path(str(files("undercroft"))) / "locale"
LANGUAGES = ("en", *sorted(path.name for path in LOCALE.iterdir() if path.is_dir() and path.name != "en"))
"""English first. What a language lacks is read in the first one that has it, so a game may come in one alone."""
COMPLETE = ("en", "pl", "ru")
"""The languages that are kept whole: tests, glossary and census hold them to every message and every rule."""
SEATS = ("who", "whom")
AS_IS = ("said", "bot")
"""Arguments that name nothing of the game: a person's own words, the name of a bot."""
_SEAT = re.compile(r"seat_\d+")  # a seat as a word of a key: attack:seat_2
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*\n?(?:(?![A-Za-z#-]).*\n?)*", re.MULTILINE)
_VARIABLE = re.compile(r"\$([A-Za-z][\w-]*)")
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")  # how Fluent writes a number's minus


def signed(number: Any) -> Any:
    """A change with its sign. The minus is the real one: a hyphen breaks lines and is hard to see."""
    return f"{number:+g}".replace("-", "−")


@cache
def language_names() -> dict[str, str]:
    """How each language calls itself; read without its other messages, since the first page names them all."""
    named = re.compile(r"^language-name = (.+)$", re.MULTILINE)
    sources = {lang: "".join(file.read_text(encoding="utf-8") for file in own_words(lang)) for lang in LANGUAGES}
    return {lang: match[1] if (match := named.search(source)) else lang for lang, source in sources.items()}


def own_words(lang: str) -> list[Path]:
    """The table's own words in a language; `core.ftl` alone where there is one, which has its name."""
    folder = LOCALE / lang
    core = folder / "core.ftl"
    return [core] if core.is_file() else sorted(folder.glob("*.ftl"))


class Catalogue:
    """The messages of a language, of the table and of all games, and which arguments each one reads."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], functions={"SIGNED": signed}, use_isolating=False)
        self.reads: dict[str, tuple[str, ...]] = {}
        self.sources: dict[str, str] = {}  # of what was not asked for yet: parsing all takes a second
        for folder in (LOCALE / lang, *(game.folder / "words" / lang for game in games().values())):
            for file in sorted(folder.glob("*.ftl")):
                self.add(file.read_text(encoding="utf-8"))

    def add(self, source: str) -> None:
        for entry in _ENTRY.finditer(source):
            self.sources.setdefault(entry[1], entry[0])
            if not entry[1].startswith("-"):
                self.reads[entry[1]] = tuple(sorted({*_VARIABLE.findall(entry[0])}))

    def message(self, id: str) -> Any:
        """A message, parsed when it is first asked for."""
        self._parse(id)
        return self.bundle.get_message(id)

    def _parse(self, id: str) -> None:
        """Parse an entry, and whatever it refers to."""
        source = self.sources.pop(id, None)
        if source is None:
            return
        resource = FluentResource(source)
        junk = next((entry for entry in resource.body if isinstance(entry, ast.Junk)), None)
        if junk is not None:
            raise ValueError(f"message {id} ({self.lang}): {junk.annotations[0].message}")
        self.bundle.add_resource(resource)
        for other in _REFERENCE.findall(source):
            self._parse(other)


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
        self._memo: dict[Any, str] = {}

    def home(self, message: str) -> Catalogue | None:
        """The messages that have this one: those of the language, or of the first other language that has it."""
        own = catalogue(self.lang)
        if message in own.reads:
            return own
        return next((other for other in map(catalogue, LANGUAGES) if message in other.reads), None)

    def forms(self, word: str) -> set[str]:
        """All forms of a name."""
        home = self.home(self.id(word))
        if home is None:
            return set()
        known = {*home.message(self.id(word)).attributes} - {"text", "gender", "face"}
        return {self.name(word), *(self.name(word, form) for form in known)}

    def id(self, word: str) -> str:
        """The message that names a card or thing."""
        return f"{self.prefix}-{word.replace('_', '-').replace('.', '-')}"

    def has(self, message: str) -> bool:
        return self.home(message) is not None

    def __call__(self, message: str, args: Mapping[str, Any] | None = None, names: Sequence[str] = ()) -> str:
        """The message in words. An unknown message reads as its id, so that a gap is seen and never crashes."""
        names = tuple(names)
        memo = (message, names, repr(args))
        found = self._memo.get(memo)
        return self._keep(memo, self._format(message, args or {}, names)) if found is None else found

    def _keep(self, memo: tuple[Any, ...], words: str) -> str:
        if len(self._memo) > 20000:
            self._memo.clear()
        self._memo[memo] = words
        return words

    def _format(self, message: str, args: Mapping[str, Any], names: tuple[str, ...]) -> str:
        home = self.home(message)
        pattern = home.message(message).value if home is not None else None
        if home is None or pattern is None:
            return message
        given = {name: self.argument(name, args, names) for name in home.reads[message]}
        value, errors = home.bundle.format_pattern(pattern, given)
        if errors:
            raise ValueError(f"message {message} ({self.lang}): {errors[0]!r}")
        return _HYPHEN.sub("−", str(value))

    def argument(self, name: str, args: Mapping[str, Any], names: tuple[str, ...]) -> Any:
        """What `{ $name }` reads: a number, a name in some form, a seat, a list of names or of messages."""
        word, form = name, ""
        if name not in args:
            word, _, form = name.rpartition("_")
        value = args.get(word)
        if name in AS_IS:
            return value
        if isinstance(value, str):
            return self.seat(int(value[5:]), names, form) if _SEAT.fullmatch(value) else self.name(value, form)
        if isinstance(value, (list, tuple)):
            if value and isinstance(value[0], (tuple, list)):
                return phrase((self(message, given) for message, given in value), "; ")
            runs = ((name, len([*same])) for name, same in groupby(self.name(each, form) for each in value))
            return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in runs)  # Torch ×2, Militia
        if word in SEATS and isinstance(value, int):
            return self.seat(value, names, form)
        if value is None or word != name:
            raise ValueError(f"the message needs ${name}; it was given {dict(args)}")
        return fluent_number(value, useGrouping=False)

    def plain(self, message: str, **given: str | int) -> str:
        """A message whose arguments are not names of the game but texts as they are (a file, a player's words)."""
        home = self.home(message)
        pattern = home.message(message).value if home is not None else None
        return message if home is None or pattern is None else str(home.bundle.format_pattern(pattern, given)[0])

    def option(self, message: str, args: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """An option's text: `<prefix>-<kind>-<verb>`, or where many kinds share a verb, `<prefix>-<verb>`."""
        if not self.has(message):
            message = f"{self.prefix}-{message.rsplit('-', 1)[-1]}"
        words = self(message, args, names)
        return words[:1].upper() + words[1:]

    def question(self, kind: str, args: Mapping[str, Any], names: Sequence[str] = (), keys: Iterable[str] = ()) -> str:
        """A question's text: `<kind>`, or what says more.

        `<kind>-to-<end>` does where the question says what it is for, or what becomes of what is chosen (`to`),
        `<kind>-which-<verb>` where all answers but the one that takes nothing are of one sort, `<kind>-of` where the
        question has a card.
        """
        message = kind.replace(".", "-")
        verbs = {answer.verb for answer in map(words, keys) if answer.what}
        wished = [f"{message}-to-{args['to']}"] if args.get("to") else []
        wished += [f"{message}-which-{verb}" for verb in verbs if len(verbs) == 1]
        wished += [f"{message}-of"] if args.get("card") else []
        return self(next(filter(self.has, wished), message), args, names)

    def name(self, word: str, form: str = "") -> str:
        """The name of a card or thing, in a form (`acc`, `gen`, …) where the language has one."""
        message = self.id(word)
        if not self.has(message):
            return word
        return self._formed(message, form, {}) or word

    def seat(self, seat: int, names: Sequence[str] = (), form: str = "") -> str:
        """What a seat's player is called, or a number. People's names are not declined: a word before them is."""
        number = {"number": seat + 1}
        if 0 <= seat < len(names) and names[seat] not in ("", self._formed("seat-number", "", number)):
            return self._formed("seat-named", form, {"name": names[seat]})
        return self._formed("seat-number", form, number)

    def _formed(self, message: str, form: str, given: dict[str, Any]) -> str:
        """A message's attribute where it has this one, else the message itself."""
        memo = (message, form, *given.values())
        found = self._memo.get(memo)
        if found is not None:
            return found
        home = self.home(message)
        assert home is not None
        entry = home.message(message)
        pattern = entry.attributes.get(form, entry.value) if form else entry.value
        return self._keep(memo, str(home.bundle.format_pattern(pattern, given)[0]) if pattern is not None else "")


def phrase(parts: Iterable[str], link: str) -> str:
    """Parts one after the other; a cost ends with a colon, and what it pays for follows at once."""
    whole = ""
    for part in parts:
        whole += (" " if whole.endswith(":") else link) + part if whole else part
    return whole


@cache
def text(lang: str, prefix: str = "") -> Text:
    return Text(lang, prefix)
