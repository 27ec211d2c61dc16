"""What must survive storage and imagination: the free undo of a resumed match, the secret of the real chance."""

from random import Random

from undercroft import new_match, parse_record, resume


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


def test_copies_of_an_imagined_world_do_not_know_the_real_chance() -> None:
    match = new_match("welcome", seats=2, seed=3, salt="00")
    match.choose("draw")
    assert match.running is not None and match.decision is not None
    world = match.imagine(match.decision.seat, Random(1))
    assert match.state.key not in (world.state.key, world.clone().state.key, world.lean().state.key)
