"""The files that a browser loads: where they are, their addresses, and whether the vendored ones are there."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from pathlib import Path

from ..core.registry import games

HERE = Path(__file__).parent
STATIC = HERE / "static"


@cache
def icon_authors() -> dict[str, dict[str, str]]:
    """The icons of each sprite, the frame's and every game's, each with its author."""
    homes = {"table": HERE} | {name: game.folder / "table" for name, game in games().items()}
    lists = {part: home / "icons.toml" for part, home in homes.items()}
    return {part: tomllib.loads(path.read_text(encoding="utf-8")) for part, path in lists.items() if path.is_file()}


@cache
def authors() -> dict[str, list[str]]:
    """The authors of icons: name, and address where there is one."""
    known: dict[str, list[str]] = tomllib.loads((HERE / "authors.toml").read_text(encoding="utf-8"))
    return known


def missing() -> str:
    """What to tell whoever starts the table when browser files were never fetched; empty when all is there."""
    wanted = ["vendor/idiomorph.js", "vendor/fonts.css", *map(sprite, icon_authors())]
    absent = [name for name in wanted if not place(name).is_file()]
    if not absent:
        return ""
    return (
        f"The web table lacks browser files ({', '.join(absent)}).\n"
        "They are fetched and cut when the package is built: run `make play` or `pip install -e .` in the source tree "
        "(the build brings Node along where there is none), or install a wheel, which holds them."
    )


def place(name: str) -> Path:
    """Where a static file lies: `games/<game>/…` in that game's `table/static`, all others here."""
    owner, _, rest = name.removeprefix("games/").partition("/")
    game = games().get(owner) if name.startswith("games/") else None
    return STATIC / name if game is None else game.folder / "table" / "static" / rest


def sprite(part: str) -> str:
    """The file with the icons of a game, or of the frame."""
    return "vendor/icons.svg" if part == "table" else f"games/{part}/icons.svg"


@cache
def url(name: str) -> str:
    """The address of a static file, with a fingerprint: it may be cached for good."""
    path = place(name)
    mark = hashlib.sha256(path.read_bytes()).hexdigest()[:10] if path.is_file() else "missing"
    return f"/static/{name}?v={mark}"


def style(game: str) -> str:
    """The address of a game's own style sheet; empty for a game without one."""
    name = f"games/{game}/style.css"
    return url(name) if place(name).is_file() else ""


@cache
def icon(name: str, game: str = "") -> str:
    """The address of an icon inside its sprite: of the game's own part, or of the frame's."""
    parts = icon_authors()
    for part in (game, "table", *parts):
        if name in parts.get(part, {}):
            return f"{url(sprite(part))}#{name}"
    raise KeyError(f"no icon {name!r}: add it to the game's table/icons.toml and run `pip install -e .`")
