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
_BOLD = re.compile(r"\n(?=\*\*[A-Z]{1,2}\d)")  # a line with a bold number is a paragraph of its own
_MENTION = re.compile(r"\b([A-Z]{1,2}\d+\.\d+[a-z]?)\b")


@dataclass(frozen=True)
class Clause:
    """A numbered piece of the rules: a clause (W3.4), a worked example (E2) or a ruling (R1)."""

    number: str
    html: Markup
    plain: str
    lang: str  # what it is written in: English where there is no translation


@dataclass(frozen=True)
class Part:
    """A stretch of the rules in one language."""

    html: Markup
    lang: str


@dataclass(frozen=True)
class Rulebook:
    parts: tuple[Part, ...]
    clauses: dict[str, Clause]

    def about(self, name: str) -> list[str]:
        """The numbers of the clauses that mention a name."""
        wanted = re.compile(rf"\b{re.escape(name)}\b", re.IGNORECASE)
        return [clause.number for clause in self.clauses.values() if wanted.search(clause.plain)]


def sources(game: str) -> list[str]:
    """The names of the files that hold a game's rules, the same in every language (docs/rules/scope.toml)."""
    scope = rules_folder() / "scope.toml"
    told = tomllib.loads(scope.read_text(encoding="utf-8")) if scope.is_file() else {}
    names: list[str] = told.get(game, {}).get("files", [f"{game}.md"])
    return [name for name in names if (rules_folder() / name).is_file()]


def rules_folder(lang: str = "en") -> Path:
    """Where the rules are: the English ones inside an installed package or in the source tree, the others with the
    messages of their language."""
    if lang != "en":
        return Path(str(files("undercroft"))) / "locale" / lang / "rules"
    inside = Path(str(files("undercroft"))) / "docs" / "rules"
    return inside if inside.is_dir() else Path(__file__).resolve().parents[3] / "docs" / "rules"


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """A game's rules in a language; what is not translated follows each file's translation in English."""
    parts: list[Part] = []
    clauses: dict[str, Clause] = {}
    for name in sources(game):
        whole, english = _read(rules_folder() / name, game, "en")
        translation = rules_folder(lang) / name
        if lang == "en" or not translation.is_file():
            parts.append(whole)
            clauses |= english
            continue
        part, translated = _read(translation, game, lang)
        parts.append(part)
        rest = [clause for number, clause in english.items() if number not in translated]
        if rest:
            items = (Markup('<li id="{}" class="clauseitem">{}</li>').format(one.number, one.html) for one in rest)
            parts.append(Part(Markup("<ul>{}</ul>").format(Markup("").join(items)), "en"))
        clauses |= {number: translated.get(number, clause) for number, clause in english.items()}
    return Rulebook(tuple(parts), clauses)


def _read(path: Path, game: str, lang: str) -> tuple[Part, dict[str, Clause]]:
    """A file of rules as a page, and clause by clause."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(_BOLD.sub(r"\n\n", path.read_text(encoding="utf-8")))
    _number_items(tokens, game)
    clauses: dict[str, Clause] = {}
    for at, token in enumerate(tokens):
        number = str(token.attrs.get("id", ""))
        if number and token.type != "heading_open":
            inside = _inside(tokens, at)
            plain = " ".join(inner.content for inner in inside if inner.type == "inline")
            html = Markup(reader.renderer.render(inside, reader.options, {}))
            clauses.setdefault(number, Clause(number, html, plain, lang))
    return Part(Markup(reader.renderer.render(tokens, reader.options, {})), lang), clauses


def _inside(tokens: list[Token], at: int) -> list[Token]:
    """What belongs to a clause: all in its list item or row; or its paragraph with the tables and lists below it."""
    if tokens[at].type != "paragraph_open":
        return tokens[at + 1 : _close(tokens, at)]
    ends = (n for n in range(at + 1, len(tokens)) if tokens[n].level == 0 and _ends_clause(tokens[n]))
    return tokens[at : next(ends, len(tokens))]


def _ends_clause(token: Token) -> bool:
    return "id" in token.attrs or token.type in ("heading_open", "hr")


def _close(tokens: list[Token], at: int) -> int:
    return next(n for n in range(at + 1, len(tokens)) if tokens[n].level == tokens[at].level and tokens[n].nesting < 0)


def _number_items(tokens: list[Token], game: str) -> None:
    """Give paragraphs, list items, table rows and headings that begin with a number that number as their id; link
    mentions."""
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
    """The list item, table row or paragraph of its own that begins with this text."""
    if tokens[at - 1].type == "paragraph_open" and tokens[at - 2].type == "list_item_open":
        return tokens[at - 2]
    if tokens[at - 1].type == "td_open" and tokens[at - 2].type == "tr_open":
        return tokens[at - 2]
    if tokens[at - 1].type == "paragraph_open" and tokens[at - 1].level == 0:
        return tokens[at - 1]
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
