"""Games are found by entry points; a broken one is reported and left out."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

import undercroft
from undercroft.core import registry
from undercroft.games.welcome import GAME


@pytest.fixture
def entries(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """Other entry points than the real ones, for one test."""
    group = "undercroft.games"
    found = [
        EntryPoint("elsewhere", "tests.core.miniatures:WINDOW", group),
        EntryPoint("broken", "tests.core.nothing_here:GAME", group),
        EntryPoint("strange", "tests.core.miniatures:TEXTS", group),
        EntryPoint("welcome", "undercroft.games.welcome:GAME", group),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: found)
    registry.games.cache_clear()
    yield found
    registry.games.cache_clear()


def test_a_game_may_live_in_another_package(entries: list[EntryPoint], caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert set(registry.games()) == {"window", "welcome"}
    assert "broken" in caplog.text and "cannot be loaded" in caplog.text and "strange" in caplog.text
    match = undercroft.new_match("window", seats=4, seed=1)
    assert match.decision is not None and match.record is not None
    assert undercroft.resume(undercroft.parse_record(match.record.dumps())).state == match.state


def test_the_public_names() -> None:
    assert undercroft.games()["welcome"] is GAME
    for name in undercroft.__all__:
        assert hasattr(undercroft, name)
