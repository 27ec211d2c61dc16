"""`undercroft where`: the file and line of a card, a clause, a test, a text."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click

PACKAGE = Path(__file__).resolve().parent.parent
ROOT = PACKAGE.parent.parent

KINDS = (
    ("rule", ROOT / "docs" / "rules", "*.md"),
    ("code", PACKAGE / "games", "*.py"),
    ("test", ROOT / "tests", "*.py"),
    ("text", PACKAGE / "locale", "*.ftl"),
)


def find(name: str) -> Iterator[tuple[str, Path, int, str]]:
    """Where a card (`torch`, `holy grail`) or a clause (`W4.3`) stands: kind, file, line, text."""
    word = name.strip().lower().replace(" ", "_").replace("-", "_")
    dashed = word.replace("_", "-")
    spaced = word.replace("_", " ")
    if re.fullmatch(r"[A-Za-z]{1,2}\d+(\.\d+[a-z]?)?", name.strip()):
        pattern = re.compile(rf"\b{re.escape(name.strip().upper())}\b(?!\.\d)")
    else:
        pattern = re.compile(rf"\"{word}\"|^[a-z]+-{dashed} =|\b{spaced}\b", re.IGNORECASE)
    for kind, folder, glob in KINDS:
        for file in sorted(folder.rglob(glob)):
            if "tables" in file.parts:
                continue
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
                if pattern.search(line):
                    yield kind, file, number, line.strip()


@click.command("where")
@click.argument("name")
def command(name: str) -> None:
    """Print file and line of the rule, the code, the tests and the texts of NAME (a card or a clause)."""
    found = False
    for kind, file, number, line in find(name):
        found = True
        shown = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
        click.echo(f"{kind:5} {shown}:{number}: {line[:100]}")
    if not found:
        click.echo(f"Nothing is called {name!r}: give a card's name (holy_grail) or a clause (W4.3).", err=True)
        sys.exit(1)
