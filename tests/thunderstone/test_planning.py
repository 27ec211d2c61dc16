"""The forecast before a battle: what the weapons at hand would change."""

from __future__ import annotations

from typing import Any

import pytest

from .scene import Scene, inside, scene


def foreseen(s: Scene, rank: int = 1) -> tuple[str, list[list[str]]]:
    """The verdict on a rank, and the weapons that would win."""
    row: dict[str, Any] = s.match.view(0)["table"]["hall"][rank - 1]
    return row["verdict"], row["forecast"]["arms"]


@pytest.mark.clause("T13.1")
def test_a_weapon_at_hand_that_would_win_is_named() -> None:
    """Two Militia with light have 2 against the Grudgebeast's 4 health; a Hatchet adds 3, a Dagger too little."""
    party = "thyrian_squire, militia, hatchet, dagger, torch"
    for s in (scene(party, hall="grudgebeast"), inside(party, "grudgebeast")):
        assert foreseen(s) == ("armed", [["hatchet", "thyrian_squire"]])
    s = inside(party, "grudgebeast").choose("equip:hatchet>thyrian_squire")
    assert foreseen(s) == ("win", [])


@pytest.mark.clause("T13.2")
def test_a_weapon_that_nobody_can_lift_promises_nothing() -> None:
    assert foreseen(inside("2 militia, short_sword, torch", "grudgebeast")) == ("lose", [])


def test_as_few_weapons_as_decide_it() -> None:
    """Each Dagger adds 1: one of two is enough, or both are needed."""
    assert foreseen(inside("3 militia, 2 dagger, torch", "grudgebeast"))[1] == [["dagger", "militia"]]
    assert len(foreseen(inside("2 militia, 2 dagger, torch", "grudgebeast"))[1]) == 2


def test_an_effect_that_is_left_leaves_the_end_open() -> None:
    s = inside("militia, iron_rations, torch", "grudgebeast")
    assert foreseen(s) == ("yet", [])
    assert foreseen(s.choose("feed:iron_rations>militia")) == ("lose", [])


@pytest.mark.clause("T15.9")
def test_a_weapon_that_brings_the_light_opens_the_way() -> None:
    """A Blink Dog fades while any light is missing."""
    assert foreseen(inside("outlands_khan, militia, torch", "blink_dog")) == ("barred", [])
    s = inside("outlands_khan, flaming_sword, militia, torch", "blink_dog")
    assert foreseen(s) == ("armed", [["flaming_sword", "outlands_khan"]])
