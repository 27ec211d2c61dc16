"""Whatever is in the list can be done on the board: a thing, a place or a button at the hand's end stands for it."""

from __future__ import annotations

import html
import re
from random import Random

import pytest

from tests.mageknight.middles import middle
from undercroft.core.match import Match, new_match
from undercroft.table import render

from .test_render import model


def lacking(match: Match) -> list[str]:
    """The answers that only the list has."""
    decision = match.decision
    assert decision is not None
    page = render.table_page(model(match, decision.seat))
    start = page.index('<ul id="choices">')
    board = page[:start] + page[page.index("</ul>", start) :]

    def given(attribute: str) -> set[str]:
        return {html.unescape(value) for value in re.findall(rf' {attribute}="([^"]*)"', board)}

    keys, places = given("data-key") | {path.split()[0] for path in given("data-path")}, given("data-el")
    return [it.key for it in decision.options if it.key not in keys and places.isdisjoint({it.element, it.also} - {""})]


@pytest.mark.parametrize("game", ["welcome", "thunderstone", "dungeoneer"])
@pytest.mark.parametrize("seed", range(3))
def test_every_answer_is_on_the_board(game: str, seed: int) -> None:
    random, asked = Random(seed), 0
    match = new_match(game, seats=2, seed=seed)
    while match.decision is not None and asked < 30:
        if random.random() < 0.4:
            assert not lacking(match), match.decision.kind
            asked += 1
        match.choose(random.choice(match.keys))
    assert asked


@pytest.mark.parametrize("seed", range(100, 130))
def test_every_answer_of_mage_knight_is_on_the_board(seed: int) -> None:
    random, match = Random(seed), middle(seed).match
    for _ in range(5):
        if match.decision is None:
            return
        assert not lacking(match), match.decision.kind
        for _ in range(2):
            if match.decision is not None:
                match.choose(random.choice(match.keys))
