"""One word for one thing: the terms of docs/glossary, and the texts that use another word."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tools import rulebook
from undercroft.core.registry import Game
from undercroft.core.text import COMPLETE

GLOSSARY = rulebook.ROOT / "docs" / "glossary"
_SILENT = re.compile(r"^\s*#.*|^-?[a-z][\w-]*(?= =)|\{[^{}]*\}", re.MULTILINE)  # comments, ids and arguments in a .ftl


@dataclass(frozen=True)
class Term:
    """A term of a game: its word in each language, and what must not be written in its place."""

    id: str
    words: Mapping[str, str]
    wrong: Mapping[str, list[str]] = field(default_factory=dict)


def terms(game: str) -> list[Term]:
    """The terms of a game, in the order of its file."""
    told = tomllib.loads((GLOSSARY / f"{game}.toml").read_text(encoding="utf-8"))
    return [
        Term(name, {lang: entry[lang] for lang in COMPLETE if lang in entry}, entry.get("not", {}))
        for name, entry in told.items()
    ]


def texts(game: Game, lang: str) -> Iterator[tuple[Path, str]]:
    """All that a reader of this language meets of a game: its messages and its rules."""
    for file in sorted((game.folder / "words" / lang).glob("*.ftl")):
        yield file, file.read_text(encoding="utf-8")
    for file in sorted((game.folder / "rulebook" / lang).glob("*.md")):
        yield file, file.read_text(encoding="utf-8")


def said(file: Path, source: str) -> list[str]:
    """The lines of a file with what nobody reads taken out."""
    lines = source.splitlines()
    return [_SILENT.sub("", line) for line in lines] if file.suffix == ".ftl" else lines


def misused(terms: list[Term], lang: str, file: Path, source: str) -> list[str]:
    """Where a text says what the glossary forbids."""
    found = []
    for term in terms:
        for stem in term.wrong.get(lang, ()):
            wrong = re.compile(rf"\b(?:{stem})", re.IGNORECASE)
            for at, line in enumerate(said(file, source), start=1):
                if match := wrong.search(line):
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


def faults(game: Game) -> list[str]:
    """Every text of a game against its glossary, in all languages."""
    if not (GLOSSARY / f"{game.name}.toml").exists():
        return [f"{game.name}: there is no docs/glossary/{game.name}.toml"]
    known = terms(game.name)
    found = [f"{term.id}: no word in {lang}" for term in known for lang in COMPLETE if lang not in term.words]
    if found:
        return [f"docs/glossary/{game.name}.toml: {line}" for line in found]
    for lang in COMPLETE:
        whole = list(texts(game, lang))
        for file, source in whole:
            found += misused(known, lang, file, source)
        found += unused(known, lang, "\n".join(source for _, source in whole))
    return [f"{game.name}: {line}" for line in found]
