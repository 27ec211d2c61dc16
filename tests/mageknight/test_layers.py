"""What imports what: registries nothing of the rules, rules no content; only the package itself imports content."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import undercroft.games.mageknight as package
from undercroft.games.mageknight.mods import ENDS

HOME = Path(package.__file__).parent
REGISTRIES = ("records", "state", "tables", "agenda", "mods", "rules")
CONTENT = ("things.steps", "encounters", "sites", "scenarios", "options", "actors", "box")
SPARED = {("state", "world.board")}
"""The board is worked out of the state's tiles."""


def name_of(path: Path) -> str:
    parts = [*path.relative_to(HOME).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> set[str]:
    """The modules of this game that a module imports."""
    here = [*path.relative_to(HOME).parts[:-1]]
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and 0 < node.level <= len(here) + 1:
            base = here[: len(here) - node.level + 1]
            if node.module:
                found.add(".".join((*base, node.module)))
            else:
                found |= {".".join((*base, alias.name)) for alias in node.names}
    return found


def is_content(module: str) -> bool:
    return any(module == part or module.startswith(f"{part}.") for part in CONTENT)


def test_rules_import_no_content() -> None:
    looks = ("view", "refusals", "describe", "bots", "sketch", "table")
    for path in HOME.rglob("*.py"):
        module = name_of(path)
        if not module or is_content(module) or module.partition(".")[0] in looks:
            continue
        for used in imports(path):
            assert not is_content(used) or (module, used) in SPARED, f"{module} imports {used}"


def test_registries_import_nothing_of_the_rules() -> None:
    for module in REGISTRIES:
        for used in imports(HOME / f"{module}.py"):
            assert used in REGISTRIES or (module, used) in SPARED, f"{module} imports {used}"


def test_every_lasting_effect_says_when_it_ends() -> None:
    sources = [path.read_text() for path in HOME.rglob("*.py")]
    named = {name for text in sources for name in re.findall(r'Mod\("(\w+)"', text)}
    noted = {name for text in sources for name in re.findall(r'do\("mod", "(\w+)"', text)}
    assert named | noted == ENDS.keys()
