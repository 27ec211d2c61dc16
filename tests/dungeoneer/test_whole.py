"""Whole matches of Dungeoneer: conformance for every seat count and option, golden records, fingerprints, the end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from undercroft.core.conformance import check_game
from undercroft.core.effects import Plays
from undercroft.core.errors import BadOption
from undercroft.core.match import new_match
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.cards.model import CARDS, HEROES, QUESTS, TILES

SETTINGS = [(o.name, value) for o in GAME.options for value in o.values if value != o.default]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_conformance_of_every_seat_count(seats: int) -> None:
    report = check_game(GAME, seats, seeds=range(1), resume_every=60)
    assert report.matches == 1 and report.decisions > 40
    assert report.longest_tail <= 6 and report.most_options <= 40


@pytest.mark.parametrize(("name", "value"), SETTINGS)
def test_conformance_of_every_option(name: str, value: str) -> None:
    seats = 1 if name == "harder_solo" else 3
    report = check_game(GAME, seats, {name: value}, seeds=range(1), resume_every=0, most_decisions=130)
    assert report.matches == 1 and report.decisions > 20


def test_all_variants_together() -> None:
    together = {name: value for name, value in SETTINGS if name != "fall_attack"}
    report = check_game(GAME, 4, together, seeds=range(1), resume_every=0, most_decisions=250)
    assert report.decisions == 250
    with pytest.raises(BadOption, match="cannot be combined"):
        new_match(GAME, 2, 1, {"movement_limit": "yes", "fall_attack": "yes"})


def test_the_sets_are_complete() -> None:
    assert len(TILES) == 22 and len(QUESTS) == 14 and len(HEROES) == 6
    assert sum(card.copies for card in CARDS.values()) == 60
    counts: Counter[str] = Counter()
    for card in CARDS.values():
        counts[card.kind] += card.copies
    assert counts == {"treasure": 14, "boon": 12, "bane": 10, "monster": 18, "trap": 6}
    assert sum(tile.type == "tunnel" for tile in TILES.values()) == 8
    assert all(tile.exits.count(None) <= 1 for tile in TILES.values())


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_matches_end(seats: int) -> None:
    for seed in range(20):
        play = Plays(GAME, seats).start(seed)
        random = Random(seed)
        assert play.playout(random.random) < 3000
        assert play.result is not None and play.result.reason.startswith("dg-end-")
