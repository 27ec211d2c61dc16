"""`undercroft where`: the file and line of a card, a clause, a function, a message, their tests and texts."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import click

from ..core.registry import games

PACKAGE = Path(__file__).resolve().parent.parent
ROOT = PACKAGE.parent.parent
FEW = 3
"""Lines of one file that are shown; the rest is counted."""


def kinds() -> Iterator[tuple[str, Path, str]]:
    """What is searched: every game's rulebook, code and words, then the rest of the code, and the tests."""
    homes = [game.folder for game in games().values()]
    yield from (("rule", home / "rulebook" / "en", "*.md") for home in homes)
    yield from (("code", home, "*.py") for home in homes)
    yield from (("page", home / "table" / "templates", "*.html") for home in homes)
    yield from (("code", PACKAGE / part, "*.py") for part in ("core", "table", "cli", "arena", "bots"))
    yield "page", PACKAGE / "table" / "templates", "*.html"
    yield from (("text", home / "words", "*.ftl") for home in homes)
    yield "text", PACKAGE / "locale", "*.ftl"
    yield from (("test", ROOT / "tests", "*.py"), ("tool", ROOT / "tools", "*.py"))
    yield "guide", ROOT / "docs" / "design", "*.md"


def find(name: str) -> Iterator[tuple[str, Path, int, str]]:
    """Where a card (`torch`, `holy grail`), a clause (`W4.3`), a function, class or table (`block_total`) or a
    message's id stands: kind, file, line, text."""
    parts = [re.escape(part) for part in re.split(r"[ _-]+", name.strip().lower()) if part]
    word, dashed, spaced = "_".join(parts), "-".join(parts), " ".join(parts)
    if re.fullmatch(r"[A-Za-z]{1,2}\d+(\.\d+[a-z]?)?", name.strip()):
        pattern = re.compile(rf"\b{re.escape(name.strip().upper())}\b(?!\.\d)")
    else:
        exact = re.escape(name.strip())
        defined = rf"(?-i:\b(?:def|class) {exact}\b|^{exact}\b *[:=])"
        pattern = re.compile(rf"\"{word}\"|^(?:[a-z]+-)?{dashed} =|\b{spaced}\b|{defined}", re.IGNORECASE)
    for kind, folder, glob in kinds():
        for file in sorted(folder.rglob(glob)):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
                if pattern.search(line):
                    yield kind, file, number, line.strip()


@click.command("where")
@click.argument("name")
def command(name: str) -> None:
    """Print file and line of the rule, the code, the tests and the texts of NAME: a card, a clause, a function or a
    message."""
    if not re.search(r"\w", name):
        raise click.BadParameter("give a card's name (torch) or a clause (W4.3)", param_hint="NAME")
    found = False
    for (kind, file), lines in groupby(find(name), key=lambda each: each[:2]):
        found = True
        shown = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
        first = list(lines)
        for _, _, number, line in first[:FEW]:
            click.echo(f"{kind:5} {shown}:{number}: {line[:100]}")
        if len(first) > FEW:
            click.echo(f"{kind:5} {shown}: {len(first) - FEW} more")
    if not found:
        click.echo(
            f"Nothing is called {name!r}: give a card (torch), a clause (W4.3), a function or a message's id.", err=True
        )
        sys.exit(1)
