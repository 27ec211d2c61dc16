"""Mana and timing: what pays, and when things can be used (M5, M6, M17)."""

from __future__ import annotations

import pytest

from undercroft.core.lasting import Mod
from undercroft.games.mageknight.box.base.units import ability
from undercroft.games.mageknight.things.effects import do, either, heal, mana, move
from undercroft.games.mageknight.things.mana import gain_crystal, payable
from undercroft.games.mageknight.things.ways import moments_of, ways_of

from .moments import plain
from .scene import bare, fight, scene

M = pytest.mark


# -- mana


@M.clause("M6.1", "M5.9", "M6.2")
@M.example("mageknight", "MR6")
def test_crystals_have_a_limit() -> None:
    s = bare(crystals="red, red, red")
    gain_crystal(s, 0, "red")
    assert s.players[0].tokens == ["red"] and s.players[0].crystals["red"] == 3
    gain_crystal(s, 0, "red", surplus=False)
    assert s.players[0].tokens == ["red"]
    paid = scene("march, rage", crystals="green", source="").choose("play:march", "strong:move#4")
    assert paid.me.crystals["green"] == 0 and paid.state.now.spent == ("green",)


@M.clause("M6.3", "M6.4", "M6.5")
def test_one_die_each_turn() -> None:
    s = scene("march, stamina, rage", source="green, blue, gold").choose("play:march", "strong:move#4")
    s.expect(kind="mk.pay", keys=("die:green", "die:gold")).choose("die:green").expect(move=4)
    s.choose("play:stamina").lacks("strong:move#4").refuses("strong:move#4", "M6.5", "mk-why-mana", colours=["blue"])
    s.choose("basic:move#2", "end", "done")
    assert len(s.state.source) == 3
    b = bare(source="gold", tokens="red")
    assert payable(b, ("red", "blue")) and not payable(b, ("blue", "green")) and payable(b, ("red",))


# -- timing


@M.clause("M5.10", "M5.11", "M17.1")
@M.example("mageknight", "W5", "W6", "W8", "W10", "W12", "W14", "W16")
def test_icons_decide_when() -> None:
    assert moments_of(heal(1), ("healing",)) == {"move", "deal", "after"}
    assert moments_of(move(2), ("movement",)) == {"move"}
    assert moments_of(mana("red"), ("special",)) == {"move", "deal", "after", "ranged", "block", "attack"}
    calm = ways_of(either(heal(1), do("draw", 1)), "basic", (), ("healing",))
    assert all(not way.moments & {"ranged", "block", "attack"} for way in calm)
    s = fight("prowlers", "tranquility, rage")
    s.lacks("play:tranquility").refuses("play:tranquility", "M5.10", "mk-why-in-combat")
    scene("rage, promise").choose("play:promise", "sideways:move#1").expect(move=1)
    scene("rage, promise").choose("play:rage", "sideways:move#1").expect(move=1)


@M.clause("M5.12", "M7.3")
@M.example("mageknight", "MR26")
def test_unit_abilities_have_no_icons() -> None:
    assert ability(heal(2))[0].moments == {"move", "deal", "after"}
    assert ability(mana("green"))[0].moments >= {"ranged", "move"}
    s = fight("prowlers", "rage", units="herbalists, peasants!")
    s.choose("unit:herbalists")  # only mana is left in combat: no healing, no readying
    assert s.state.players[0].tokens == ["green"] and s.me.units[0].spent


@M.clause("M5.2", "M5.3")
def test_sideways_and_powering() -> None:
    s = fight("prowlers", "march, wound", phase="block").choose("play:march")
    assert s.state.now.combat is not None and plain(s.state.now.combat.points) == [("block", "physical", 1)]
    s.lacks("play:wound").refuses("play:wound", "M15.1", "mk-why-wound")
    fight("prowlers", "march, rage").lacks("play:march", "play:rage")  # never Ranged or Siege


@M.clause("M5.7")
def test_lasting_effects_end_with_the_turn() -> None:
    s = scene("mana_pull, rage, march", source="").choose("play:mana_pull", "basic:more_dice#1")
    assert Mod("wild_black") in s.state.now.mods
    s.choose("end", "done")
    assert s.state.now.mods == []
