"""What must survive storage and imagination: the free undo, the record, and the secret of the real chance."""

from random import Random

import pytest

from undercroft import Game, games, new_match, parse_record, resume
from undercroft.core.conformance import check_resumed

from .miniatures import COMBAT, PREPARATION, WINDOW


def test_a_resumed_match_can_still_take_back_its_interval() -> None:
    match = new_match("welcome", seats=2, seed=3, options={"hero": "warrior"}, salt="00")
    for first in range(200):
        if match.decision is None:
            match = new_match("welcome", seats=2, seed=4 + first, salt="00")
        assert match.decision is not None
        seat = match.decision.seat
        match.choose(match.decision.keys[first % len(match.decision.keys)])
        assert match.record is not None
        again = resume(parse_record(match.record.dumps()))
        assert again.cannot_undo(seat) == match.cannot_undo(seat)
        if match.cannot_undo(seat) is None:
            assert again.since == match.since
            again.undo(seat)
            match.undo(seat)
            assert again.state == match.state and again.number == match.number


@pytest.mark.parametrize("name", ["dungeoneer", "mageknight", "thunderstone", "welcome"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_record_does_not_depend_on_when_its_match_was_loaded(name: str, seed: int) -> None:
    game = games()[name]
    assert check_resumed(game, 2, seed=seed) > 5


@pytest.mark.parametrize(("game", "seats"), [(PREPARATION, 1), (COMBAT, 1), (WINDOW, 3)])
def test_nor_in_the_miniatures(game: Game, seats: int) -> None:
    assert sum(check_resumed(game, seats, seed=seed) for seed in range(12)) > 60


def test_copies_of_an_imagined_world_do_not_know_the_real_chance() -> None:
    match = new_match("welcome", seats=2, seed=3, salt="00")
    match.choose("draw")
    assert match.running is not None and match.decision is not None
    world = match.imagine(match.decision.seat, Random(1))
    assert match.state.key not in (world.state.key, world.clone().state.key, world.lean().state.key)
