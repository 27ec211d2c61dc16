"""Whole matches against General Volkare: the bots, golden records of a victory and of a defeat."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.golden import WRITE
from undercroft import new_match
from undercroft.bots import Seen
from undercroft.core.effects import Plays
from undercroft.core.errors import DoesNotFit
from undercroft.core.match import Match
from undercroft.core.record import load_record, verify
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.actors.volkare import LEVELS

from .hasty import hasty

SCENARIOS = ("volkares_return", "volkares_return_blitz", "volkares_quest")


def chosen(scenario: str, **more: str) -> dict[str, str]:
    return {"scenario": scenario, "sets": "lost_legion", **more}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_matches_end(scenario: str, level: str) -> None:
    for seats in (1, 2, 3, 4):
        play = Plays(GAME, seats, chosen(scenario, level=level)).start(seats)
        assert play.playout(Random(seats).random) < 6000
        assert play.result is not None and play.result.reason in ("mk-end-missed", "mk-end-reached")


@pytest.mark.parametrize("mode", ["competitive", "teams"])
def test_nobody_plays_against_each_other_here(mode: str) -> None:
    for scenario in SCENARIOS:
        unfit = GAME.fits(4, {**GAME.settle(1, chosen(scenario)), "mode": mode}) if GAME.fits is not None else None
        assert unfit is not None and unfit[0] == "mk-unfit-mode"


def test_the_lost_legion_is_needed() -> None:
    assert GAME.fits is not None
    unfit = GAME.fits(1, {**GAME.settle(1, {}), "scenario": "volkares_quest"})
    assert unfit is not None and unfit[0] == "mk-unfit-sets"
    with pytest.raises(DoesNotFit, match="Volkare's Quest: it is played only with The Lost Legion"):
        GAME.settle(1, {"scenario": "volkares_quest", "sets": "none"})


def test_who_names_no_sets_plays_with_those_that_are_needed() -> None:
    assert GAME.settle(1, {"scenario": "volkares_quest"})["sets"] == "lost_legion"
    assert GAME.settle(2, {"scenario": "volkares_return", "house": "pursuit"})["sets"] == "lost_legion,tezla"
    assert GAME.settle(2, {"scenario": "full_conquest"})["sets"] == "none"


def played(scenario: str, seed: int, seats: int = 1) -> Match:
    """A match of greedy bots."""
    match = new_match("mageknight", seats=seats, seed=seed, salt=f"{seed:032x}", options=chosen(scenario))
    bots = [hasty(seed + seat) for seat in range(seats)]
    while match.decision is not None:
        seat = match.decision.seat
        match.choose(bots[seat].choose(Seen(match, seat)))
    return match


def test_golden_record_of_a_defeat(golden: Path) -> None:
    path = golden / "volkare-lost.jsonl"
    if WRITE:
        match = played("volkares_return", 1)
        assert match.record is not None
        match.record.save(path)
    record = load_record(path)
    assert record.damage is None
    verify(record)
    assert record.lines[-1]["end"]["winners"] == [] and record.lines[-1]["end"]["reason"] == "mk-end-missed"
