"""`undercroft bench`: the games that are played beside ours."""

from __future__ import annotations

import json
import sys
from random import Random

import pytest
from click.testing import CliRunner

from undercroft.cli import cli
from undercroft.cli.bench import figures, whole_games
from undercroft.cli.peers import PEERS, RandomDecider
from undercroft.core.registry import games


def test_bench_says_how_to_get_the_other_deck_builder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyminion.bots.bot", None)  # as if it were not installed
    found = CliRunner().invoke(cli, ["bench", "--seconds", "0.01", "--game", "thunderstone", "--json"])
    assert "pip install '.[bench]'" in found.stderr
    assert json.loads(found.stdout)["peers"] == {}


def test_bench_gives_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.cli.bench.chess_player", lambda: lambda: 60)  # python-chess comes with make bench
    done = CliRunner().invoke(cli, ["bench", "--seconds", "0.05", "--game", "welcome", "--json"])
    found = json.loads(done.stdout)["games"]["welcome 2"]
    assert found["ratio_to_chess"] == round(found["decisions_per_second"] / found["chess_moves_per_second"], 2)


def test_what_mid_game_costs_and_options() -> None:
    """With the seats that fit them; a game that never asks in mid-effect has no clone there."""
    only = ["--option", "scenario=solo_conquest"]
    done = CliRunner().invoke(cli, ["bench", "--seconds", "0.01", "--game", "mageknight", *only, "--json"])
    [(name, found)] = json.loads(done.stdout)["games"].items()
    assert name == "mageknight 1" and found["view_kilobytes_at_most"] > 1
    assert 0 < found["clone_microseconds"] <= found["clone_microseconds_at_most"]
    assert found["copy_microseconds"] > 0 and found["view_milliseconds_at_most"] > 0


def test_deck_builders_are_compared_by_whole_games() -> None:
    found = whole_games(games()["thunderstone"], 0.05, lambda: 1)
    assert found["ratio"] == round(found["games_per_second"] / found["peer_games_per_second"], 2)


def test_random_play_is_compared_with_chess_where_it_is_installed() -> None:
    found = figures(games()["welcome"], 2, 0.05, lambda: 1)
    assert found["ratio_to_chess"] == round(found["decisions_per_second"] / found["chess_moves_per_second"], 2)
    assert "ratio_to_chess" not in figures(games()["welcome"], 2, 0.05, None)


def test_every_peer_of_a_game_is_known() -> None:
    assert {peer for game in games().values() for peer in game.peers} == set(PEERS)


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
