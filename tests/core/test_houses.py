"""A game is a package: nothing outside `games/` names one, so a game from elsewhere has all that ours have."""

from __future__ import annotations

import re
from pathlib import Path

from undercroft import games

SOURCE = Path(__file__).parents[2] / "src" / "undercroft"
KINDS = {".py", ".html", ".js", ".css", ".toml", ".ftl"}


def test_no_module_outside_games_names_a_game() -> None:
    ours = {name: game for name, game in games().items() if game.home.startswith("undercroft.")}
    titles = "|".join(sorted(ours))
    ids = "|".join(sorted(game.prefix for game in ours.values()))
    named = re.compile(rf"\b({titles})\b|[\"'.` ]({ids})[-.][a-z]")
    found = []
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix not in KINDS or "games" in path.relative_to(SOURCE).parts or "vendor" in path.parts:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if named.search(line) and not _example(line):
                found.append(f"{path.relative_to(SOURCE)}:{number}: {line.strip()[:100]}")
    assert found == []


def _example(line: str) -> bool:
    """Docstrings and comments may show what something looks like."""
    return bool(re.match(r'\s*(#|"""|\{"|[A-Z`])', line)) or "  # " in line


ROOMS = ("bots", "cards", "refusals", "setup", "turn", "view")


def test_every_game_has_the_same_house() -> None:
    """Whoever knows one game finds the rule of another: a large one has rooms inside rooms, under the same names."""
    for game in games().values():
        parts = ("__init__.py", "words/en", "rulebook/en", "table/look.py", "table/templates/table.html")
        missing = [part for part in parts if not (game.folder / part).exists()]
        found = {path.parent.name if path.stem == "__init__" else path.stem for path in game.folder.rglob("*.py")}
        assert missing + [room for room in ROOMS if room not in found] == [], game.name
