"""One word for one thing: the terms of docs/glossary, and the texts that use another word."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tools import rulebook
from undercroft.core.registry import Game
from undercroft.core.text import COMPLETE, LOCALE

GLOSSARY = rulebook.ROOT / "docs" / "glossary"
TABLE = "table"  # the glossary of the table's own words, which hold in every game's messages too
_SILENT = re.compile(r"^\s*#.*|^-?[a-z][\w-]*(?= =)|\{[^{}]*\}", re.MULTILINE)  # comments, ids and arguments in a .ftl


@dataclass(frozen=True)
class Term:
    """A term: its word in each language, what must not stand in its place, and where no other word is thinkable."""

    id: str
    words: Mapping[str, str]
    wrong: Mapping[str, list[str]] = field(default_factory=dict)
    only: frozenset[str] = frozenset()


def terms(name: str) -> list[Term]:
    """The terms of a game or of the table, in the order of their file."""
    told = tomllib.loads((GLOSSARY / f"{name}.toml").read_text(encoding="utf-8"))
    return [
        Term(
            key,
            {lang: entry[lang] for lang in COMPLETE if lang in entry},
            entry.get("not", {}),
            frozenset(entry.get("only", ())),
        )
        for key, entry in told.items()
    ]


def _read(files: Iterable[Path]) -> Iterator[tuple[Path, str]]:
    for file in sorted(files):
        yield file, file.read_text(encoding="utf-8")


def messages(game: Game, lang: str) -> Iterator[tuple[Path, str]]:
    """What a game says to a reader of this language."""
    yield from _read((game.folder / "words" / lang).glob("*.ftl"))


def texts(game: Game, lang: str) -> Iterator[tuple[Path, str]]:
    """All that a reader of this language meets of a game: its messages and its rules."""
    yield from messages(game, lang)
    yield from _read((game.folder / "rulebook" / lang).glob("*.md"))


def table_texts(lang: str) -> Iterator[tuple[Path, str]]:
    """What the table itself says, whatever is played at it."""
    yield from _read((LOCALE / lang).glob("*.ftl"))


def said(file: Path, source: str) -> list[str]:
    """The lines of a file with what nobody reads taken out."""
    lines = source.splitlines()
    return [_SILENT.sub("", line) for line in lines] if file.suffix == ".ftl" else lines


def misused(terms: list[Term], lang: str, file: Path, source: str) -> list[str]:
    """Where a text says what the glossary forbids."""
    found, lines = [], said(file, source)
    whole = "\n".join(lines)
    for term in terms:
        for stem in term.wrong.get(lang, ()):
            for match in re.finditer(rf"\b(?:{stem})", whole, re.IGNORECASE):
                at = whole.count("\n", 0, match.start()) + 1
                found.append(f"{file.name}:{at}: “{match[0]}” ({lang}); the glossary's word is {term.words[lang]}")
    return found


def unused(terms: list[Term], lang: str, whole: str) -> list[str]:
    """Terms whose word stands nowhere in a language: a word of the glossary that nobody reads binds nobody."""
    whole = whole.lower()
    return [
        f"{term.id}: “{term.words[lang]}” ({lang}) stands nowhere"
        for term in terms
        if not any(form.lower() in whole for form in term.words[lang].split("|"))
    ]


def incomplete(terms: list[Term]) -> list[str]:
    """Terms without a word in a language, or with nothing to hold the texts to: what `not` forbids, or `only`."""
    found = []
    for term in terms:
        for lang in COMPLETE:
            if lang not in term.words:
                found.append(f"{term.id}: no word in {lang}")
                continue
            if bool(term.wrong.get(lang)) == (lang in term.only):
                both = (
                    "both what must not be written and" if lang in term.only else "neither what must not be written nor"
                )
                found.append(f"{term.id}: {both} `only` in {lang}")
            found += [
                f"{term.id}: “{stem}” ({lang}) forbids the term itself"
                for stem in term.wrong.get(lang, ())
                for form in term.words[lang].split("|")
                if re.search(rf"\b(?:{stem})", form, re.IGNORECASE)
            ]
    return found


def held(
    name: str, home: Mapping[str, list[tuple[Path, str]]], also: Mapping[str, list[tuple[Path, str]]]
) -> list[str]:
    """The terms of one file against the texts they come from, where each must stand, and others they bind as well."""
    known = terms(name)
    found = [f"docs/glossary/{name}.toml: {line}" for line in incomplete(known)]
    for lang in COMPLETE if not found else ():
        for file, source in home[lang] + also.get(lang, []):
            found += misused(known, lang, file, source)
        found += unused(known, lang, "\n".join(source for _, source in home[lang]))
    return found


def faults(game: Game) -> list[str]:
    """Every text of a game against its glossary, in all languages."""
    if not (GLOSSARY / f"{game.name}.toml").exists():
        return [f"{game.name}: there is no docs/glossary/{game.name}.toml"]
    whole = {lang: list(texts(game, lang)) for lang in COMPLETE}
    return [f"{game.name}: {line}" for line in held(game.name, whole, {})]


def table_faults(games: Collection[Game]) -> list[str]:
    """The table's own texts and every game's messages against the words of the table."""
    said_here = {lang: list(table_texts(lang)) for lang in COMPLETE}
    said_there = {lang: [each for game in games for each in messages(game, lang)] for lang in COMPLETE}
    return [f"{TABLE}: {line}" for line in held(TABLE, said_here, said_there)]
