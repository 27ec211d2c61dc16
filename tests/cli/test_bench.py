"""`undercroft bench`: the games that are played beside ours."""

from __future__ import annotations

import json
import sys
from random import Random

import pytest
from click.testing import CliRunner

from undercroft.cli import cli
from undercroft.cli.bench import deck_builders
from undercroft.cli.peers import RandomDecider


def test_bench_says_how_to_get_the_other_deck_builder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyminion.bots.bot", None)  # as if it were not installed
    found = CliRunner().invoke(cli, ["bench", "--seconds", "0.01", "--game", "thunderstone", "--json"])
    assert "undercroft[peers]" in found.stderr
    assert "deck_builders" not in json.loads(found.stdout)


def test_deck_builders_are_compared_by_whole_games() -> None:
    found = deck_builders(0.05, lambda: 1)
    mine, other = found["thunderstone_games_per_second"], found["pyminion_games_per_second"]
    assert found["ratio_to_pyminion"] == round(mine / other, 2)


def test_the_random_player_of_dominion_keeps_to_the_bounds() -> None:
    decider = RandomDecider(Random(1))
    sizes = {
        len(decider.trash_decision("", None, list("abcdef"), None, None, min_num_trash=2, max_num_trash=4))
        for _ in range(100)
    }
    assert sizes == {2, 3, 4}
    assert {len(decider.discard_decision("", None, list("ab"), None, None)) for _ in range(50)} == {0, 1, 2}
    assert decider.gain_decision("", None, [], None, None, min_num_gain=1, max_num_gain=1) == []
    assert {decider.buy_phase_decision(["a"], None, None) for _ in range(50)} == {"a", None}
