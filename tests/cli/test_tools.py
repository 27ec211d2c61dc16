"""The tools that are run by hand start for every game."""

from __future__ import annotations

import pytest

from tools import compiled, site
from tools.quick import concerned
from tools.soak import others, soak
from undercroft.core.registry import GameOption, games
from undercroft.table.openapi import description

GAMES = ("welcome", "thunderstone", "dungeoneer", "mageknight")
COMPILED = ("undercroft/core/", "undercroft/games/")


@pytest.mark.parametrize("name", sorted(games()))
def test_a_short_soak(name: str) -> None:
    done = soak(games()[name], 2, middles=2)
    assert done.kinds and set(done.kinds) <= {kind.name for kind in games()[name].kinds}
    assert {kind.name for kind in games()[name].kinds} - set(done.kinds) <= set(done.lacking())


def test_a_soak_tries_every_value_of_every_option() -> None:
    assert others(GameOption("deck", "two", ("one", "two", "three"))) == ["one", "three"]
    some = GameOption("heroes", "random", ("a", "b", "c", "d", "e"), least=2, most=2)
    assert others(some) == ["a,b", "c,d", "d,e"]


def test_what_a_change_touches() -> None:
    assert concerned(["src/undercroft/games/welcome/dungeon.py"]) == ["tests/welcome"]
    assert concerned(["src/undercroft/games/welcome/words/pl/rules.ftl"]) == ["tests/pages", "tests/welcome"]
    assert concerned(["tests/core/test_text.py", "src/undercroft/core/text.py"]) == ["tests/core", "tests/welcome"]
    assert concerned(["tests/browser/test_pages.py", "LICENSE"]) == []


def test_the_http_reference_names_every_operation_and_type() -> None:
    page = site.http()
    api = description()
    for path, operations in api["paths"].items():
        assert all(f"## `{method.upper()} {path}`" in page for method in operations)
    assert all(f"### {name}\n" in page for name in api["components"]["schemas"])


def test_what_is_compiled_is_the_engine_and_the_games_and_nothing_that_mypyc_breaks_on() -> None:
    """The compiler itself takes too long for a test: `python -m tools.compiled`."""
    modules = compiled.plan()
    assert {"undercroft/core/effects.py", *(f"undercroft/games/{name}/__init__.py" for name in GAMES)} <= {*modules}
    assert not [name for name in modules if "/table/" in name or not name.startswith(COMPILED)]
    assert all(compiled.SOURCE.joinpath(name).exists() for name in compiled.INTERPRETED)
    sources = {name: compiled.SOURCE.joinpath(name).read_text(encoding="utf-8") for name in modules}
    assert {name: lines for name, source in sources.items() if (lines := compiled.starred(source))} == {}
    assert compiled.starred("a in (b, c)\nwhole = (b, *c)\na in whole\nd = a not in (b, *c)\na in [*b]") == [4, 5]


def test_types_keep_their_words_when_they_are_compiled() -> None:
    head = "from __future__ import annotations\n"
    source = "class A:\n    b: dict[str, int] = {}  # c\n    d: str | None\n    e = 1\n"
    words = "import typing\nclass A:\n    b: 'dict[str, int]' = {}  # c\n    d: 'typing.Union[str, None]'\n    e = 1\n"
    assert compiled.quoted(head + source) == head + words
