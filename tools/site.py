"""Pages of the documentation site that are made from what the project already has (docs/conf.py calls `write`).

The README becomes the first page, CHANGELOG.md the last; every game's rulebook stands there in every language, and
the HTTP reference is written from the OpenAPI description.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from undercroft import games
from undercroft.core.text import language_names, text
from undercroft.table.openapi import description
from undercroft.table.rulebook import rules_folder, sources

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
MADE = DOCS / "made"  # never committed

GUIDES = ("play", "change-a-game", "add-a-game", "game-template", "add-a-language", "bot", "host")


def write() -> None:
    """Write all made pages; the first page, which has to lie beside them, is `docs/index.md`."""
    shutil.rmtree(MADE, ignore_errors=True)
    for address, content in pages():
        path = DOCS / address
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


def pages() -> Iterator[tuple[str, str]]:
    """Every made page: its address and its text."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    yield "index.md", readme.replace("](docs/", "](") + contents()
    yield "made/changes.md", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    yield "made/http.md", http()
    for name, game in games().items():
        books = []
        for lang, called in language_names().items():
            for file in sources(name):
                path = rules_folder(name, lang) / file
                if path.is_file():
                    books.append(f"{called}: {path.stem} <{lang}/{path.stem}>")
                    yield f"made/rules/{name}/{lang}/{file}", path.read_text(encoding="utf-8")
        title = text("en", game.prefix)(f"{game.prefix}-title")
        yield f"made/rules/{name}/index.md", f"# {title}\n\n{tree('', books)}"


def contents() -> str:
    """The trees of the whole site, for the side bar."""
    tables = sorted(f"tables/{path.stem}" for path in (DOCS / "tables").glob("*.md"))
    return "\n".join(
        (
            tree("Guides", [f"guide/{name}" for name in GUIDES]),
            tree("Reference", ["reference/python", "reference/engine", "made/http", "glossary/README"]),
            tree("Rules", [f"made/rules/{name}/index" for name in games()]),
            tree("Design", [f"design/{path.stem}" for path in sorted((DOCS / "design").glob("*.md"))]),
            tree("Tables", tables),
            tree("", ["made/changes"]),
        )
    )


def tree(caption: str, entries: list[str]) -> str:
    lines = ["", "```{toctree}", ":hidden:" if caption else ":maxdepth: 1"]
    if caption:
        lines.append(f":caption: {caption}")
    return "\n".join([*lines, "", *entries, "```", ""])


def http() -> str:
    """The HTTP reference: every operation with what it takes and gives."""
    api = description()
    lines = ["# HTTP", "", "The same description as JSON: `/openapi.json` of a running table.", ""]
    for path, operations in api["paths"].items():
        for method, operation in operations.items():
            lines += [
                f"## `{method.upper()} {path}`",
                "",
                operation.get("summary", ""),
                "",
                operation.get("description", ""),
                "",
            ]
            for parameter in operation.get("parameters", []):
                lines.append(f"- `{parameter['name']}` ({parameter['in']}): {parameter.get('description', '')}")
            body = operation.get("requestBody")
            if body:
                lines.append(f"- takes {_schema(body)}")
            for told, answers in groupby(operation.get("responses", {}).items(), key=lambda each: _answer(each[1])):
                lines.append(f"- **{', '.join(status for status, _ in answers)}** {told}")
            lines.append("")
    lines += ["## Types", ""]
    for name, schema in api.get("components", {}).get("schemas", {}).items():
        lines += [f"### {name}", "", schema.get("description", ""), ""]
        for field, inner in schema.get("properties", {}).items():
            needed = "" if field in schema.get("required", ()) else ", optional"
            lines.append(f"- `{field}`: {_type(inner)}{needed}")
        lines.append("")
    return "\n".join(lines)


def _answer(part: dict[str, Any]) -> str:
    return f"{part.get('description', '')} {_schema(part)}".rstrip()


def _schema(part: dict[str, Any]) -> str:
    found = [_type(content["schema"]) for content in part.get("content", {}).values() if "schema" in content]
    return ", ".join(dict.fromkeys(found))


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = re.sub(r".*/", "", schema["$ref"])
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(_type(one) for one in schema["anyOf"])
    if "prefixItems" in schema:
        return " then ".join(_type(one) for one in schema["prefixItems"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))
