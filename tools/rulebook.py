"""The clauses of the games' rulebooks, and the code that cites them."""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from undercroft import games
from undercroft.core.text import COMPLETE
from undercroft.table.rulebook import rules_folder, sources

ROOT = Path(__file__).resolve().parent.parent
TABLES = ROOT / "docs" / "tables"
SOURCE = ROOT / "src" / "undercroft"

_CLAUSE = re.compile(r"^(?:[-*|] *)?\**([A-Z]{1,2}\d+\.\d+[a-z]?)\b")
_EXAMPLE = re.compile(r"^(?:[-*|] *)?\**([A-Z]{1,2}-?\d+[a-z]?)\b(?!\.\d)")
_CITED = re.compile(r"\b([A-Z]{1,2}\d+\.\d+[a-z]?)\b")


@dataclass(frozen=True)
class Place:
    """A function or lambda: the file below src/undercroft, its name, its first line (of its decorators, if any)."""

    file: str
    name: str
    line: int


@cache
def scope(game: str) -> tuple[list[Path], tuple[str, ...]]:
    """A game's rule files, and the beginnings of the clause numbers that are not built yet (rulebook/scope.toml)."""
    path = games()[game].folder / "rulebook" / "scope.toml"
    later = tomllib.loads(path.read_text(encoding="utf-8")).get("later", {}) if path.is_file() else {}
    return [rules_folder(game, "en") / name for name in sources(game)], tuple(later)


def _later(number: str, later: tuple[str, ...]) -> bool:
    return any(number == start or number.startswith((f"{start}.", f"{start}-")) for start in later)


def _lines(file: Path, *patterns: re.Pattern[str]) -> dict[str, str]:
    """The numbers in a file of rules, with their first line."""
    found: dict[str, str] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        for match in filter(None, (pattern.match(line) for pattern in patterns)):
            found.setdefault(match[1], line.lstrip("-*| ").strip())
    return found


def _numbers(game: str, pattern: re.Pattern[str]) -> dict[str, str]:
    files, later = scope(game)
    found: dict[str, str] = {}
    for file in files:
        for number, line in _lines(file, pattern).items():
            if not _later(number, later):
                found.setdefault(number, line)
    return found


@cache
def clauses(game: str) -> dict[str, str]:
    """The dotted clauses in scope, with their first line."""
    return _numbers(game, _CLAUSE)


@cache
def examples(game: str) -> dict[str, str]:
    """Worked examples and rulings in scope."""
    return _numbers(game, _EXAMPLE)


def mistranslated(game: str, book: Path | None = None) -> list[str]:
    """What a translated file of rules lacks of the English one (where it is in scope), or has beyond it."""
    files, later = scope(game)
    book = book or games()[game].folder / "rulebook"
    faults: list[str] = []
    for english in files:
        wanted = _lines(english, _CLAUSE, _EXAMPLE)
        for lang in COMPLETE[1:]:
            translated = book / lang / english.name
            if not translated.is_file():
                faults.append(f"{game}/rulebook/{lang}/{english.name} is missing")
                continue
            told = _lines(translated, _CLAUSE, _EXAMPLE)
            missing = [number for number in wanted if number not in told and not _later(number, later)]
            beyond = [number for number in told if number not in wanted]
            where = f"{game}/rulebook/{lang}/{english.name}"
            faults += [f"{where}: {number} is missing" for number in missing]
            faults += [f"{where}: {number} is not in the English rules" for number in beyond]
    return faults


@cache
def citations(game: str) -> dict[str, list[Place]]:
    """For every clause the functions whose text names it."""
    found: dict[str, list[Place]] = {}
    for path in sorted((SOURCE / "games" / game).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        file = path.relative_to(SOURCE).as_posix()
        spans = _functions(ast.parse(source))
        for number, line in enumerate(source.splitlines(), start=1):
            for clause in _CITED.findall(line):
                place = _innermost(spans, number, file)
                places = found.setdefault(clause, [])
                if place is not None and place not in places:
                    places.append(place)
    return found


Span = tuple[int, int, int, str]  # first line with decorators, first line, last line, name


def _functions(tree: ast.AST) -> list[Span]:
    spans: list[Span] = []

    def walk(node: ast.AST, inside: str) -> None:
        for child in ast.iter_child_nodes(node):
            name = inside
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                name = f"{inside}.{child.name}".lstrip(".")
                if not isinstance(child, ast.ClassDef):
                    start = min([child.lineno, *(d.lineno for d in child.decorator_list)])
                    spans.append((start, start, child.end_lineno or start, name))
            elif isinstance(child, ast.Lambda):
                spans.append((child.lineno, child.lineno, child.end_lineno or child.lineno, f"{inside}.λ".lstrip(".")))
            walk(child, name)

    walk(tree, "")
    return spans


def _innermost(spans: list[Span], line: int, file: str) -> Place | None:
    around = [span for span in spans if span[1] <= line <= span[2]]
    if not around:
        return None
    first, _, _, name = min(around, key=lambda span: (span[2] - span[1], span[1]))
    return Place(file, name, first)


def game_of(clause: str) -> str | None:
    """The game whose rules hold the clause."""
    return next((name for name in games() if clause in clauses(name)), None)
