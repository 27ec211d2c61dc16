"""T27: alone against the village's score pile."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft import new_match
from undercroft.games.thunderstone import GAME
from undercroft.games.thunderstone.scoring import result
from undercroft.games.thunderstone.state import State

from .scene import Scene, scene


def alone(hand: str, hall: str, **more: Any) -> Scene:
    return scene(hand, hall, seats=1, **{"deck": "30 torch", "dungeon": "5 pegasus", **more})


def piled(s: Scene) -> list[str]:
    return [s.state.face[pid] for pid in s.state.pile]


@pytest.mark.clause("T27.1", "T27.2")
def test_the_hall_starts_empty_and_cannot_be_entered() -> None:
    match = new_match(GAME, 1, 3)
    assert isinstance(match.state, State)
    assert match.state.hall == [-1, -1, -1] and len(match.state.dungeon) == 31
    assert match.keys == ("village", "rest")
    refusal = match.why_not("dungeon")
    assert refusal is not None and (refusal.clause, refusal.message) == ("T27.2", "ts-why-empty-hall")
    match.choose("rest")
    match.choose("none")
    assert match.keys == ("village", "dungeon", "rest")


@pytest.mark.clause("T27.3")
@pytest.mark.parametrize(
    ("hall", "then", "pile"),
    [
        ("-, -, -", "-, -, pegasus", []),
        ("-, -, nixie", "-, nixie, pegasus", []),
        ("-, griffon, nixie", "griffon, nixie, pegasus", []),
        ("succubus, griffon, nixie", "griffon, nixie, pegasus", ["succubus"]),
        ("succubus, griffon, -", "succubus, griffon, pegasus", []),  # a card moves only if it is pushed
    ],
)
def test_the_monsters_advance(hall: str, then: str, pile: list[str]) -> None:
    s = alone("militia", hall).choose("rest", "none").expect(hall=then)
    assert piled(s) == pile and len(s.state.hand[0]) == 6


@pytest.mark.clause("T27.4", "T27.11")
def test_a_lost_battle_feeds_the_pile_and_stops_the_advance() -> None:
    s = alone("militia", "succubus, griffon, nixie").enter().choose("attack:2").expect(hall="succubus, nixie, pegasus")
    assert piled(s) == ["griffon"] and len(s.state.dungeon) == 4
    s.choose("rest", "none").expect(hall="nixie, pegasus, pegasus")
    early = alone("militia", "-, griffon, nixie").enter().choose("attack:2").expect(hall="-, nixie, pegasus")
    assert piled(early) == ["griffon"]


@pytest.mark.clause("T27.5", "T27.14")
@pytest.mark.parametrize("hold", [1, 2])
def test_a_victory_stops_the_advance(hold: int) -> None:
    s = alone("2 outlands_khan, torch", "succubus, nixie, griffon", hold=str(hold)).enter().choose("attack:2")
    s.expect(hall="succubus, griffon, pegasus", xp=1)
    assert s.state.hold == hold - 1
    for _ in range(hold - 1):
        s.choose("rest", "none").expect(hall="succubus, griffon, pegasus")
    s.choose("rest", "none").expect(hall="griffon, pegasus, pegasus")
    again = alone("4 outlands_khan, torch", "succubus, nixie, griffon").enter().choose("attack:2")
    assert again.state.hold == 1
    again.state.hand[0] = [pid for pid in again.state.discard[0] if again.state.face[pid] == "outlands_khan"]
    again.state.discard[0] = ()
    again.match.stand()
    again.choose("dungeon", "attack:3")
    assert again.state.hold == 1  # set to 2 again, not 3


@pytest.mark.clause("T27.6")
def test_the_thunderstone_is_taken_by_battle() -> None:
    s = alone("2 outlands_khan, torch", "nixie, stone_of_mystery, griffon").enter().choose("attack:1")
    s.expect(kind="over", reason="battle")
    assert "stone_of_mystery" in s.mine() and s.match.result is not None and s.match.result.winners == (0,)


@pytest.mark.clause("T27.7")
def test_equal_is_not_enough() -> None:
    s = alone("succubus", "-, -, -")
    s.state.dungeon, s.state.pile = s.state.dungeon[:-2], s.state.dungeon[-2:]  # two Pegasi: 4 points
    assert s.points() == 4 and result(s.state).winners == ()
    s.state.pile = s.state.pile[:-1]
    assert result(s.state).winners == (0,)
    assert s.match.view(0)["table"]["solo"]["points"] == 2


@pytest.mark.clause("T27.8", "T27.13")
@pytest.mark.parametrize("level", ["warrior", "nightmare"])
def test_harder_levels_halve_the_stacks(level: str) -> None:
    match = new_match(GAME, 1, 3, {"solo": level})
    s = match.state
    assert isinstance(s, State)
    assert [len(stack) for stack in s.stacks] == [24, 13, 13, 13] + [6] * 4 + [4] * 8
    levels = [s.face[pid] for pid in reversed(s.stacks[4])]
    assert [levels.count(word) for word in dict.fromkeys(levels)] == [3, 2, 1]


@pytest.mark.clause("T27.8")
def test_a_warrior_stops_the_advance_with_two_experience_only() -> None:
    for monster, hold in (("nixie", 0), ("succubus", 1)):
        s = (
            alone("2 outlands_khan, fireball", f"{monster}, griffon, griffon", solo="warrior")
            .enter()
            .choose("attack:1")
        )
        assert s.state.hold == hold and s.state.xp[0] > 0
    lost = alone("militia", "nixie, griffon, griffon", solo="warrior").enter().choose("attack:1")
    lost.expect(hall="griffon, griffon, pegasus")


@pytest.mark.clause("T27.9")
def test_in_the_nightmare_no_victory_stops_the_advance() -> None:
    s = alone("2 outlands_khan, fireball", "succubus, griffon, griffon", solo="nightmare").enter().choose("attack:1")
    s.expect(hall="griffon, pegasus, pegasus", xp=2)
    assert piled(s) == ["griffon"]


@pytest.mark.clause("T27.10")
def test_others_do_nothing_and_each_player_means_you() -> None:
    s = alone("lorigg_rogue, militia", "nixie, griffon, griffon").enter().choose("use:lorigg_rogue.1")
    assert s.kind == "ts.prepare" and s.zone("hand") == ["lorigg_rogue", "militia"]
    pushed = alone("militia", "-, tyxr_the_old, griffon", deck="3 torch, 3 dagger, 2 militia").choose("rest", "none")
    pushed.told("ts-breached").expect(kind="ts.discard", hall="tyxr_the_old, griffon, pegasus")
    pushed.choose("discard:dagger", "discard:torch").expect(kind="ts.turn")
    assert len(pushed.state.hand[0]) == 4


@pytest.mark.clause("T27.12")
def test_an_advance_that_brings_the_thunderstone_ends_the_game() -> None:
    s = (
        alone("militia", "nixie, stone_of_mystery, griffon")
        .choose("rest", "none")
        .expect(kind="over", reason="advance")
    )
    assert piled(s) == ["nixie"] and "stone_of_mystery" not in s.mine()


@pytest.mark.clause("T27.15", "T22.5")
def test_without_a_deck_everything_moves() -> None:
    s = (
        alone("militia", "-, -, stone_of_mystery", dungeon="")
        .choose("rest", "none")
        .expect(hall="-, stone_of_mystery, -")
    )
    s.choose("rest", "none").expect(kind="over", reason="advance")


@pytest.mark.clause("T27.13")
def test_banish_sends_under_the_deck_alone_too() -> None:
    s = alone("banish, militia", "nixie, griffon, succubus").enter().choose("use:banish.1", "send:1", "card:militia")
    assert s.state.face[s.state.dungeon[0]] == "nixie" and piled(s) == []
