"""The rules as pages: docs/rules/<game>.md (in the wheel too) with an anchor for every clause, and clause by clause."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup, escape

_NUMBER = re.compile(r"^\**([A-Z]{1,2}-?\d+(?:\.\d+)?[a-z]?)\b\**[.:]?\s*")
_HEADING = re.compile(r"^([A-Z]{1,2}\d+)\b")
_MENTION = re.compile(r"\b([A-Z]{1,2}\d+\.\d+[a-z]?)\b")


@dataclass(frozen=True)
class Clause:
    """A numbered piece of the rules: a clause (W3.4), a worked example (E2) or a ruling (R1)."""

    number: str
    html: Markup
    plain: str


@dataclass(frozen=True)
class Rulebook:
    html: Markup
    clauses: dict[str, Clause]
    lang: str  # what it is written in: English where there is no translation

    def about(self, name: str) -> list[str]:
        """The numbers of the clauses that mention a name."""
        wanted = re.compile(rf"\b{re.escape(name)}\b", re.IGNORECASE)
        return [clause.number for clause in self.clauses.values() if wanted.search(clause.plain)]


def sources(game: str, lang: str) -> tuple[list[str], str]:
    """The texts of a game's rules in a language, or in English; and which it is."""
    translated = Path(str(files("undercroft"))) / "locale" / lang / "rules" / f"{game}.md"
    if translated.is_file():
        return [translated.read_text(encoding="utf-8")], lang
    folder = rules_folder()
    scope = folder / "scope.toml"
    told = tomllib.loads(scope.read_text(encoding="utf-8")) if scope.is_file() else {}
    names = told.get(game, {}).get("files", [f"{game}.md"])
    return [(folder / name).read_text(encoding="utf-8") for name in names if (folder / name).is_file()], "en"


def rules_folder() -> Path:
    """Where the rules are: inside an installed package, or in the source tree."""
    inside = Path(str(files("undercroft"))) / "docs" / "rules"
    return inside if inside.is_dir() else Path(__file__).resolve().parents[3] / "docs" / "rules"


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    texts, written = sources(game, lang)
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    pages = Markup()
    clauses: dict[str, Clause] = {}
    for source in texts:
        tokens = reader.parse(source)
        _number_items(tokens, game)
        for at, token in enumerate(tokens):
            number = str(token.attrs.get("id", ""))
            if token.type in ("list_item_open", "tr_open") and number:
                stop = _close(tokens, at)
                inside = tokens[at + 1 : stop]
                plain = " ".join(inner.content for inner in inside if inner.type == "inline")
                html = Markup(reader.renderer.render(inside, reader.options, {}))
                clauses.setdefault(number, Clause(number, html, plain))
        pages += Markup(reader.renderer.render(tokens, reader.options, {}))
    return Rulebook(pages, clauses, written)


def _close(tokens: list[Token], at: int) -> int:
    return next(n for n in range(at + 1, len(tokens)) if tokens[n].level == tokens[at].level and tokens[n].nesting < 0)


def _number_items(tokens: list[Token], game: str) -> None:
    """Give list items, table rows and headings that begin with a number that number as their id; link mentions."""
    taken: set[str] = set()
    for at, token in enumerate(tokens):
        if token.type != "inline" or not token.children:
            continue
        own = ""
        if tokens[at - 1].type == "heading_open" and (found := _HEADING.match(token.content)):
            if found[1] not in taken:
                tokens[at - 1].attrs["id"] = found[1]
                taken.add(found[1])
            continue
        if found := _NUMBER.match(token.content):
            holder = _holder(tokens, at)
            if holder is not None and found[1] not in taken:
                own = found[1]
                taken.add(own)
                holder.attrs["id"] = own
                holder.attrs["class"] = "clauseitem"
        token.children = [new for child in token.children for new in _linked(child, game, own)]


def _holder(tokens: list[Token], at: int) -> Token | None:
    """The list item or table row that begins with this text."""
    if tokens[at - 1].type == "paragraph_open" and tokens[at - 2].type == "list_item_open":
        return tokens[at - 2]
    if tokens[at - 1].type == "td_open" and tokens[at - 2].type == "tr_open":
        return tokens[at - 2]
    return None


def _linked(child: Token, game: str, own: str) -> list[Token]:
    if child.type != "text":
        return [child]
    html, done = "", 0
    for found in _MENTION.finditer(child.content):
        number = found[1]
        cls = "num" if number == own and not html else "clause"
        html += f"{escape(child.content[done : found.start()])}"
        html += f'<a class="{cls}" href="/rules/{game}/{number}" data-clause="{number}">{number}</a>'
        done = found.end()
    if not done:
        return [child]
    linked = Token("html_inline", "", 0)
    linked.content = f"{html}{escape(child.content[done:])}"
    return [linked]
