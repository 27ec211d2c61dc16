"""The tools that are run by hand start for every game."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from tools import compiled, site
from tools.quick import concerned
from tools.soak import Soak, others, scenes, soak
from undercroft.core.registry import GameOption, games
from undercroft.table.openapi import description

GAMES = ("welcome", "thunderstone", "dungeoneer", "mageknight")
COMPILED = ("undercroft/core/", "undercroft/games/")


@pytest.mark.parametrize("name", sorted(games()))
def test_a_short_soak(name: str) -> None:
    done = soak(games()[name], 2, middles=2)
    assert done.kinds and set(done.kinds) <= {kind.name for kind in games()[name].kinds}
    assert {kind.name for kind in games()[name].kinds} - set(done.kinds) <= set(done.lacking())


@pytest.mark.parametrize("name", GAMES)
def test_a_soak_says_which_pieces_seldom_met(name: str) -> None:
    """Of all pieces of each game, those that only positions bring too: what has come up together is not the least."""
    done, game = Soak(games()[name]), games()[name]
    done.middles(8)
    met = next(pair for pair in done.pairs if done.pairs[pair])
    never, every, least = re.match(r"(\d+) of (\d+) pairs never met; least: (.*)", done.seldom()).groups()  # type: ignore[union-attr]
    assert {*met} <= {*game.cards} and 0 < int(never) < int(every) <= len(game.cards) * (len(game.cards) - 1) // 2
    assert len(least.split(", ")) == 5 and f"{' + '.join(met)} " not in least
    done.pairs.update({pair: 9 for pair in combinations(sorted(game.cards), 2) if pair != met})
    done.pairs[met] = 1
    assert done.seldom().startswith("0 of") and f"least: {' + '.join(met)} 1, " in done.seldom()


@pytest.mark.parametrize("name", ["welcome", "mageknight"])
def test_positions_are_about_every_piece_in_turn(name: str) -> None:
    """And in every round beside another one; what the position is about is there."""
    module: Any = scenes(name)
    subjects = module.SUBJECTS
    assert sorted(subjects) == sorted(games()[name].cards)
    pairs = [module.pair(turn) for turn in range(3 * len(subjects))]
    assert len({frozenset(pair) for pair in pairs}) == len(pairs) and all(one != other for one, other in pairs)
    assert [first for first, _ in pairs] == [*subjects] * 3
    for turn in range(0, len(subjects), 5):
        state = (module.middle if name == "welcome" else module.about)(turn).state
        ahead = [state.face[pid] for pid in (*state.deck, *state.dungeon)] if name == "welcome" else []
        assert pairs[turn][0] in module.met(state).union(ahead)


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
    assert {name: found for name, source in sources.items() if (found := compiled.two_sorted(source))} == {}
    loop = "def f():\n    for card in cards: ...\n    card = yield 1\n    if card != 'none': ..."
    assert compiled.two_sorted(loop) == ["card"] and compiled.two_sorted(loop.replace("card = y", "other = y")) == []
    assert compiled.starred("a in (b, c)\nwhole = (b, *c)\na in whole\nd = a not in (b, *c)\na in [*b]") == [4, 5]


def test_types_keep_their_words_when_they_are_compiled() -> None:
    head = "from __future__ import annotations\n"
    source = "class A:\n    b: dict[str, int] = {}  # c\n    d: str | None\n    e = 1\n"
    words = "import typing\nclass A:\n    b: 'dict[str, int]' = {}  # c\n    d: 'typing.Union[str, None]'\n    e = 1\n"
    assert compiled.quoted(head + source) == head + words
