"""Markers that tie tests to the rules: a marked test must run code that cites its clause. Feeds the census."""

from __future__ import annotations

import gc
import json
import signal
import sys
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.behaviour import write_scenes
from tools import rulebook
from undercroft import games
from undercroft.core.decision import Decision, words
from undercroft.core.match import Match

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell starts background jobs so, and every process that a test starts would inherit it and never be interrupted.
    signal.signal(signal.SIGINT, signal.default_int_handler)

CENSUS = rulebook.ROOT / ".cache" / "census"


class Census:
    """What this process has seen; written at the end, added up by tools/census.py."""

    def __init__(self) -> None:
        self.clauses: dict[str, set[str]] = {}
        self.examples: dict[str, set[str]] = {}
        self.cards: dict[str, set[str]] = {}
        self.kinds: set[str] = set()


census = Census()


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput") and not config.getoption("lf"):
        for old in CENSUS.glob("*.json"):
            old.unlink()
    answered = Match._answer

    def counting(self: Match, decision: Decision, index: int, offered: bool) -> None:
        census.kinds.add(decision.kind)
        assert words(decision.keys[index]).verb in self.game.known_verbs, (
            f"Game.verbs lacks that of {decision.keys[index]}"
        )
        answered(self, decision, index, offered)

    Match._answer = counting  # type: ignore[method-assign]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected here stays to the end: Python's search for garbage need not walk through it ever again."""
    gc.disable()
    done = yield
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(20_000, 20, 20)  # matches make many objects that go by themselves, hardly any in circles
    return done


def pytest_unconfigure(config: pytest.Config) -> None:
    write_scenes()
    worker = getattr(config, "workerinput", {}).get("workerid", "main")
    CENSUS.mkdir(parents=True, exist_ok=True)
    data = {
        "clauses": {k: sorted(v) for k, v in census.clauses.items()},
        "examples": {k: sorted(v) for k, v in census.examples.items()},
        "cards": {k: sorted(v) for k, v in census.cards.items()},
        "kinds": sorted(census.kinds),
    }
    (CENSUS / f"{worker}.json").write_text(json.dumps(data))


def marked(item: pytest.Item, name: str) -> list[tuple[Any, ...]]:
    return [mark.args for mark in item.iter_markers(name)]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, None]:
    numbers = [number for args in marked(item, "clause") for number in args]
    test = item.nodeid.split("[")[0]
    if not numbers:
        yield
    else:
        if len(numbers) > 3:
            pytest.fail(f"{len(numbers)} clauses on one test; three at most")
        forget_cached()
        cited = {number: places_of(number) for number in numbers}
        lacking = set(numbers)

        def profile(frame: FrameType, event: str, arg: object) -> None:
            if event == "call":
                place = (frame.f_code.co_filename, frame.f_code.co_firstlineno)
                lacking.difference_update([number for number in lacking if place in cited[number]])
                if not lacking:
                    sys.setprofile(None)  # all is proved: the rest of the test runs at its own pace

        sys.setprofile(profile)
        try:
            yield
        finally:
            sys.setprofile(None)
        for number in numbers:
            if number in lacking:
                where = ", ".join(cited[number].values())
                pytest.fail(f"the test does not run code that cites {number} (cited by {where})")
            census.clauses.setdefault(number, set()).add(test)
    for game, *names in marked(item, "example"):
        for name in names:
            if name not in rulebook.examples(game):
                pytest.fail(f"there is no example or ruling {name} in the rules of {game}")
            census.examples.setdefault(f"{game} {name}", set()).add(test)
    for game, *names in marked(item, "card"):
        for name in names:
            if name not in games()[game].cards:
                pytest.fail(f"{game} has no card {name}")
            census.cards.setdefault(f"{game} {name}", set()).add(test)


@cache
def places_of(number: str) -> dict[tuple[str, int], str]:
    """Where the functions stand that cite a clause, and what they are called."""
    game = rulebook.game_of(number)
    if game is None:
        pytest.fail(f"no rules hold the clause {number}")
    places = rulebook.citations(game).get(number, [])
    if not places:
        pytest.fail(f"no function cites {number}")
    return {
        (str(rulebook.SOURCE / place.file), place.line): f"{place.file}:{place.line} {place.name}" for place in places
    }


def forget_cached() -> None:
    """Results kept by functools.cache would hide that a rule was used."""
    for name, module in list(sys.modules.items()):
        if name.startswith("undercroft.games."):
            for value in vars(module).values():
                clear = getattr(value, "cache_clear", None)
                if clear is not None and getattr(value, "__module__", "") == name:
                    clear()


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """A game that a test registers leaves with it: no test sees which others ran before."""
    known = dict(games())
    yield
    games().clear()
    games().update(known)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Path:
    """The folder `golden` beside the test."""
    return request.path.parent / "golden"
