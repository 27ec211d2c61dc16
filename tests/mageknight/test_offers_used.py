"""Cards that use what lies in the offers; Invocation and Polarization."""

from __future__ import annotations

import pytest

from undercroft.core.lasting import Mod

from .moments import offer
from .scene import Scene, bare, deal, fight, go, scene

M = pytest.mark


def with_spell(hand: str, spell: str, **facts: object) -> Scene:
    """A turn with only this Spell on offer."""
    b = bare(hand, **facts)  # type: ignore[arg-type]
    offer(b, "spells", spell)
    return go(b, ("turn",))


@M.card("mageknight", "magic_talent")
@M.clause("M5.8")
def test_magic_talent_casts_from_the_offer() -> None:
    facts = {"crystals": "green", "source": ""}
    s = with_spell("magic_talent, march, stamina, wound", "restoration", **facts)
    s.choose("play:magic_talent", "basic:talent#1", "card:march").expect(my_discard="march")
    s.choose("cast:restoration").expect(healing=3)
    assert s.faces(s.state.spells) == ["restoration"]  # it stays in the offer
    s.lacks("cast:restoration")
    wrong = with_spell("magic_talent, stamina, wound", "restoration", **facts).choose("play:magic_talent")
    wrong.expect(move=1)  # no card in hand has the colour of a Spell on offer: only sideways is left
    poor = with_spell("magic_talent, march, wound", "restoration", source="")
    poor.choose("play:magic_talent", "basic:talent#1", "card:march").lacks("cast:restoration")


@M.card("mageknight", "magic_talent")
def test_magic_talent_gains_a_spell() -> None:
    s = with_spell("magic_talent, rage", "restoration", crystals="blue, green", source="")
    s.choose("play:magic_talent", "strong:gain_spell#green")
    assert s.faces(s.me.discard) == ["restoration"] and len(s.state.spells) == 1
    assert (s.me.crystals["blue"], s.me.crystals["green"]) == (0, 0)
    s = with_spell("magic_talent, rage", "restoration", crystals="blue, green, red", source="")
    s.choose("play:magic_talent").refuses("strong:gain_spell#red", "M5.9", "mk-why-no-spell")


@M.card("mageknight", "magic_talent", "space_bending")
@M.clause("M5.8", "M16.10")
def test_the_card_that_bends_time_through_another_is_set_aside() -> None:
    s = with_spell(
        "magic_talent, stamina, rage", "space_bending", night=True, crystals="blue", source="black", tactic="early_bird"
    )
    s.choose("play:magic_talent", "basic:talent#1", "card:stamina", "play:rage", "cast:space_bending")
    s.choose("strong:bend_time#1").expect(my_hand="rage", kind="mk.turn")  # nothing else was left: the next turn
    assert s.faces(s.me.aside) == ["magic_talent"]


@M.card("mageknight", "call_to_arms")
@M.clause("M7.8")
def test_call_to_arms() -> None:
    s = scene("call_to_arms, rage", crystals="white", source="", offer="peasants, foresters")
    s.choose("play:call_to_arms", "basic:call_up#1").choose("levy:peasants", "use:move#2").expect(move=2, my_units="")
    assert s.faces(s.state.unit_offer) == ["peasants", "foresters"]
    s.lacks("levy:foresters")
    swords = fight(
        "prowlers", "call_to_arms, rage", phase="attack", crystals="white", source="", offer="utem_swordsmen"
    )
    swords.choose("play:call_to_arms", "basic:call_up#1", "levy:utem_swordsmen", "use:attack#6").expect(have=6)
    dark = scene("call_to_arms, rage", at="c07.SE", tiles="c07, c01", crystals="white", source="", offer="peasants")
    dark.choose("play:call_to_arms", "basic:call_up#1", "act:enter", "next")
    assert not [key for key in dark.keys if key.startswith("levy:")]
    empty = scene("call_to_arms, rage", crystals="white", source="").choose("play:call_to_arms").expect(move=1)
    assert Mod("levy") not in empty.state.now.mods


@M.card("mageknight", "call_to_arms")
@M.clause("M7.2")
def test_call_to_glory() -> None:
    facts = {"night": True, "crystals": "white", "source": "black", "offer": "utem_guardsmen, peasants"}
    s = scene("call_to_arms, rage", **facts).choose("play:call_to_arms", "strong:muster#1", "gain:utem_guardsmen")
    s.expect(my_units="utem_guardsmen")
    full = scene("call_to_arms, rage", units="foresters", **facts).choose("play:call_to_arms", "strong:muster#1")
    full.choose("gain:peasants", "disband:foresters").expect(my_units="peasants")
    tale = deal("heroic_tale, call_to_arms, rage", **facts).choose("play:heroic_tale", "basic:influence#3")
    tale.choose("play:call_to_arms", "strong:muster#1", "gain:peasants").expect(my_reputation=1)


@M.card("mageknight", "arythea_invocation")
@M.clause("M5.5")
def test_invocation() -> None:
    facts = {"skills": "arythea_invocation", "source": ""}
    s = fight("prowlers", "wound, rage, rage", phase="attack", **facts).choose("skill:arythea_invocation")
    s.choose("use:invoke#red").expect(have=4, tokens=[], my_discard="wound", my_hand="rage")
    green = scene("rage, march, stamina", **facts).choose("skill:arythea_invocation", "use:invoke#green")
    green.choose("card:rage").choose("play:march").expect(move=4, tokens=[], my_discard="rage")
    white = fight("prowlers", "rage, swiftness, wound", **facts).choose("skill:arythea_invocation")
    white.choose("use:invoke#white", "card:rage", "play:swiftness").expect(have=3)
    black = fight("prowlers", "wound, fireball, rage", night=True, crystals="red", **facts)
    black.choose("skill:arythea_invocation", "use:invoke#black", "play:fireball", "strong:siege_fire_attack#8")
    black.expect(have=8)
    unit = scene("rage, wound, march", units="herbalists", **facts).choose("skill:arythea_invocation")
    unit.choose("use:invoke#green", "card:rage", "unit:herbalists").expect(healing=2, my_units="herbalists!")
    power = scene("rage, wound, promise", skills="arythea_invocation, goldyx_universal_power", source="")
    power.choose("skill:arythea_invocation", "use:invoke#red", "skill:goldyx_universal_power")
    power.choose("play:rage", "sideways:move#4").expect(move=4)
    idle = scene("wound, promise", **facts).lacks("skill:arythea_invocation")
    idle.refuses("skill:arythea_invocation", "M5.5", "mk-why-no-power")


@M.card("mageknight", "arythea_invocation", "concentration")
@M.example("mageknight", "MR37")
def test_invocation_powers_a_card_that_needs_another() -> None:
    s = scene("concentration, march, rage", skills="arythea_invocation", source="")
    s.choose("skill:arythea_invocation", "use:invoke#green", "card:rage", "play:concentration").expect(move=6)
    two = scene("concentration, march", skills="arythea_invocation", source="").choose("skill:arythea_invocation")
    two.choose("use:invoke#green", "card:concentration").expect(move=4)  # the other way round nothing would be left


@M.card("mageknight", "arythea_polarization")
@M.clause("M4.2", "M6.5")
def test_polarization() -> None:
    facts = {"skills": "arythea_polarization"}
    s = fight("prowlers", "rage, rage", phase="attack", crystals="blue", source="", **facts)
    s.choose("skill:arythea_polarization", "play:rage", "strong:attack#4").expect(have=4)
    assert s.me.crystals["blue"] == 0 and Mod("polar") not in s.state.now.mods
    day = scene("march, rage", source="black", **facts).choose("skill:arythea_polarization", "play:march")
    day.choose("strong:move#4").expect(move=4)  # black as gold, as green
    assert day.state.now.used_dice == (("black", True),)
    night = fight("prowlers", "fireball, rage", night=True, crystals="red", tokens="gold", source="", **facts)
    night.choose("skill:arythea_polarization", "play:fireball", "strong:siege_fire_attack#8").expect(have=8)
    gold = scene("march, rage", night=True, source="gold", **facts).choose("skill:arythea_polarization", "play:march")
    gold.lacks("strong:move#4")
    once = scene("march, march, rage", crystals="white, white", source="", **facts).choose("skill:arythea_polarization")
    once.choose("play:march", "strong:move#4", "play:march").lacks("strong:move#4")
