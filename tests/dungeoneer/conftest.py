"""Dice that fall as the test says: `scene(…).dice(3, 5)`. Dice that were not cast fail the test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from undercroft.core import chance
from undercroft.core.state import State

from .scene import DICE


@pytest.fixture(autouse=True)
def loaded_dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    honest = chance.block

    def block(s: State, size: int = 64) -> int:
        if not DICE:
            return honest(s, size)
        s.count += 1
        s.news += 1
        return DICE.pop(0) - 1

    monkeypatch.setattr(chance, "block", block)
    DICE.clear()
    yield
    assert not DICE, f"dice that were never cast: {DICE}"
