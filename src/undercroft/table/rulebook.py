"""The rules as pages: the files of a game's `rulebook/<lang>` with an anchor for every clause, and clause by clause."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup, escape

from ..core.registry import Game, game_named
from ..core.text import text

_NUMBER = re.compile(r"^\**([A-Z]{1,2}-?\d+(?:\.\d+)?[a-z]?)\b")
_BOLD = re.compile(r"\n(?=\*\*[A-Z]{1,2}\d)")  # a line with a bold number is a paragraph of its own
_MENTION = re.compile(r"\b[A-Z]{1,2}-?\d+(?:\.\d+)?[a-z]?\b")

_reader = MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass(frozen=True)
class Clause:
    """A numbered piece of the rules: a clause (W3.4), a worked example (E2) or a ruling (R1)."""

    number: str
    html: Markup
    plain: str
    lang: str  # what it is written in: English where there is no translation
    section: str  # the heading that it stands under


@dataclass(frozen=True)
class Part:
    """A stretch of the rules in one language."""

    html: Markup
    lang: str
    sections: tuple[tuple[str, str], ...] = ()  # where its headings stand, and what they say


@dataclass(frozen=True)
class Rulebook:
    parts: tuple[Part, ...]
    clauses: dict[str, Clause]

    def read(self, number: str) -> list[Clause]:
        """The clause of this number, or all clauses of the section of this number."""
        place = within(self.clauses, number)
        return [one for one in self.clauses.values() if one.number == place or one.number.startswith(f"{number}.")]

    def about(self, name: str) -> list[str]:
        """The numbers of the clauses that mention a name."""
        name = name.lower()
        wanted = re.compile(rf"\b{re.escape(name)}\b")
        told = ((clause.number, clause.plain.lower()) for clause in self.clauses.values())
        return [number for number, plain in told if name in plain and wanted.search(plain)]


def sources(game: str) -> list[str]:
    """The names of the files that hold a game's rules, the same in every language; `scope.toml` gives their order."""
    scope = game_named(game).folder / "rulebook" / "scope.toml"
    told = tomllib.loads(scope.read_text(encoding="utf-8")) if scope.is_file() else {}
    found: list[str] = told.get("files") or sorted(path.name for path in rules_folder(game, "en").glob("*.md"))
    return found


def rules_folder(game: str, lang: str) -> Path:
    return game_named(game).folder / "rulebook" / lang


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """A game's rules in a language; what is not translated follows each file's translation in English."""
    parts: list[Part] = []
    clauses: dict[str, Clause] = {}
    for name in sources(game):
        whole, english = _read(rules_folder(game, "en") / name, game, "en")
        translation = rules_folder(game, lang) / name
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


def clauses_about(game: Game, word: str, lang: str) -> list[Clause]:
    """The clauses that mention a card: found by its English name, told in the reader's language."""
    book = rulebook(game.name, lang)
    numbers = rulebook(game.name, "en").about(text("en", game.prefix).name(word))
    return [book.clauses[number] for number in numbers if number in book.clauses]


@cache
def _read(path: Path, game: str, lang: str) -> tuple[Part, dict[str, Clause]]:
    """A file of rules as a page, and clause by clause."""
    tokens = _tokens(path)
    _link(tokens, game)
    clauses: dict[str, Clause] = {}
    section = ""
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            section = tokens[at + 1].content
        elif number := str(token.attrs.get("id", "")):
            html, plain = _row(tokens, at) if token.type == "tr_open" else _text(tokens, at)
            clauses[number] = Clause(number, html, plain, lang, section)
    return Part(_rendered(_body(tokens)), lang, tuple(_sections(tokens))), clauses


def _body(tokens: list[Token]) -> list[Token]:
    """The rules themselves: what stands before the first section tells where they come from, not how to play."""
    first = (at for at, token in enumerate(tokens) if token.type == "heading_open" and token.tag == "h2")
    return tokens[next(first, 0) :]


def _sections(tokens: list[Token]) -> Iterator[tuple[str, str]]:
    for at, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag == "h2":
            yield str(token.attrs["id"]), tokens[at + 1].content


def _text(tokens: list[Token], at: int) -> tuple[Markup, str]:
    """A clause in a list item; or a paragraph with the tables and lists below it."""
    if tokens[at].type == "list_item_open":
        inside = tokens[at + 1 : _close(tokens, at)]
    else:
        ends = (n for n in range(at + 1, len(tokens)) if tokens[n].level == 0 and _ends_clause(tokens[n]))
        inside = [Token("paragraph_open", "p", 1), *tokens[at + 1 : next(ends, len(tokens))]]
    return _rendered(inside), " ".join(inner.content for inner in inside if inner.type == "inline")


def _row(tokens: list[Token], at: int) -> tuple[Markup, str]:
    """A clause in a row of a table: each cell with the heading of its column."""
    table = max(n for n in range(at) if tokens[n].type == "table_open")
    heads = [tokens[n + 1] for n in range(table, at) if tokens[n].type == "th_open"]
    cells = [tokens[n + 1] for n in range(at, _close(tokens, at)) if tokens[n].type == "td_open"]
    html = Markup()
    for column, (head, cell) in enumerate(zip(heads, cells, strict=True)):
        if cell.content:
            label = Markup("<b>{}:</b> ").format(head.content) if column and head.content else ""
            html += Markup("<p>{}{}</p>").format(label, _rendered([cell]))
    return html, " ".join(cell.content for cell in cells)


def _rendered(tokens: list[Token]) -> Markup:
    return Markup(_reader.renderer.render(tokens, _reader.options, {}))


def _ends_clause(token: Token) -> bool:
    return "id" in token.attrs or token.type in ("heading_open", "hr")


def _close(tokens: list[Token], at: int) -> int:
    return next(n for n in range(at + 1, len(tokens)) if tokens[n].level == tokens[at].level and tokens[n].nesting < 0)


def _tokens(path: Path) -> list[Token]:
    """A file of rules, parsed; a paragraph, list item, table row or heading that begins with a number has it as id."""
    tokens = _reader.parse(_BOLD.sub(r"\n\n", path.read_text(encoding="utf-8")))
    taken: set[str] = set()
    for at, token in enumerate(tokens):
        found = _NUMBER.match(token.content) if token.type == "inline" else None
        holder = _holder(tokens, at) if found else None
        if found and holder is not None and found[1] not in taken:
            taken.add(found[1])
            holder.attrs["id"] = found[1]
            if holder.type != "heading_open":
                holder.attrs["class"] = "clauseitem"
                token.meta["own"] = found[1]
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrs.setdefault("id", f"{path.stem}-{at}")
    return tokens


def _holder(tokens: list[Token], at: int) -> Token | None:
    """The heading, list item, table row or paragraph of its own that begins with this text."""
    opens, around = tokens[at - 1], tokens[at - 2]
    if (opens.type, around.type) in (("paragraph_open", "list_item_open"), ("td_open", "tr_open")):
        return around
    return opens if opens.type == "heading_open" or (opens.type == "paragraph_open" and opens.level == 0) else None


@cache
def _places(game: str) -> frozenset[str]:
    """The numbers that have a place in a game's rules."""
    tokens = (token for name in sources(game) for token in _tokens(rules_folder(game, "en") / name))
    return frozenset(id for token in tokens if _NUMBER.fullmatch(id := str(token.attrs.get("id", ""))))


def _link(tokens: list[Token], game: str) -> None:
    """Make links of the numbers that the text mentions, where they have a place."""
    places = _places(game)
    for at, token in enumerate(tokens):
        if token.type == "inline" and token.children and tokens[at - 1].type != "heading_open":
            own = str(token.meta.get("own", ""))
            token.children = [_linked(child, game, own, places) for child in token.children]


def _linked(child: Token, game: str, own: str, places: frozenset[str]) -> Token:
    if child.type != "text":
        return child
    html, done = "", 0
    for found in _MENTION.finditer(child.content):
        number = within(places, found[0])
        if number:
            cls = "num" if number == own and found.start() == 0 else "clause"
            html += f"{escape(child.content[done : found.start()])}"
            html += f'<a class="{cls}" href="/rules/{game}/{number}" data-clause="{number}">{found[0]}</a>'
            done = found.end()
    linked = Token("html_inline", "", 0)
    linked.content = f"{html}{escape(child.content[done:])}"
    return linked


def within(places: Container[str], number: str) -> str:
    """The place of a number: its own, or for a step of a clause (T6.4g) that of the clause; or none."""
    return next((place for place in (number, number.rstrip("abcdefg")) if place in places), "")
