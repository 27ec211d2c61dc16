"""Who is out is told so, and may let bots finish at once."""

from __future__ import annotations

from random import Random

from undercroft.core.match import new_match
from undercroft.core.registry import games

from .conftest import Running, until


def test_the_seats_that_are_out_are_told_by_the_game() -> None:
    for name in ("welcome", "dungeoneer"):
        game, random, seen = games()[name], Random(4), set()
        assert game.out is not None
        for seed in range(40):
            if seen:
                break
            match = new_match(name, 3, seed)
            while match.decision is not None:
                out = game.out(match.state)
                seen.update(out)
                assert match.decision.seat not in out
                bold = [key for key in match.keys if key in ("draw", "add")]
                match.choose(bold[0] if bold and random.random() < 0.85 else random.choice(match.keys))
        assert seen, name


def test_whoever_is_out_is_told_so_and_lets_the_bots_finish(server: Running) -> None:
    guest = server.guest()
    id = guest.make("me", "bot:random", "bot:random", seed="out")
    assert guest.send_form(f"/m/{id}/seat/0", {"do": "finish"}).status_code == 422  # still in
    live = server.live(id)
    live.match.state.failures[0] = 2  # as after a second failure
    live.changed()
    assert live.out == [0] and live.left_to_bots
    assert "You are out" in guest.get(f"/m/{id}/view").text
    assert 'data-do="finish"' in guest.get(f"/m/{id}/view").text
    assert guest.send_form(f"/m/{id}/seat/0", {"do": "finish"}).status_code == 204
    until(lambda: server.live(id).hurried)
    assert 'data-do="finish"' not in guest.get(f"/m/{id}/view").text
