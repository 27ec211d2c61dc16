"""Wolfhawk: her deck and her skills (ML1.1)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.mageknight.play.heroes import deck_of
from undercroft.games.mageknight.records import Combat
from undercroft.games.mageknight.state import Turn
from undercroft.games.mageknight.tables import SET_OF, SKILLS
from undercroft.games.mageknight.things.centre import place

from .moments import plain
from .scene import Scene, bare, deal, fight, go, scene

M = pytest.mark
RICH: dict[str, Any] = {"crystals": "white, blue, red", "source": "", "hero": "wolfhawk", "sets": "lost_legion"}


def combat_of(s: Scene) -> Combat:
    assert s.state.now.combat is not None
    return s.state.now.combat


@M.clause("ML1.1")
def test_her_deck_and_skills() -> None:
    deck = deck_of("wolfhawk")
    assert len(deck) == 16 and deck.count("swiftness") == 1 and deck.count("stamina") == 1
    assert {"swift_reflexes", "tirelessness"} < set(deck)
    own = [face for face, skill in SKILLS.items() if skill.hero == "wolfhawk"]
    assert len(own) == 11 and [face for face in own if SET_OF[face] == "ultimate"] == ["wolfhawk_howl_of_the_pack"]
    assert scene("march", **RICH).state.players[0].hero == "wolfhawk"


@M.card("mageknight", "swift_reflexes")
@M.example("mageknight", "XR43")
@M.clause("ML11.4")
def test_swift_reflexes() -> None:
    s = fight("prowlers", "swift_reflexes, rage", phase="block", **RICH).choose(
        "play:swift_reflexes", "strong:reduce#2"
    )
    assert combat_of(s).foes[0].strikes[0].value == 2
    early = fight("orc_skirmishers", "swift_reflexes, rage", **RICH).choose("play:swift_reflexes", "basic:reduce#1")
    early.choose("strike:orc_skirmishers")
    assert [each.fate for each in combat_of(early).foes[0].strikes] == ["blocked", ""]
    scene("swift_reflexes, rage", **RICH).choose("play:swift_reflexes", "strong:move#4").expect(move=4)


@M.card("mageknight", "tirelessness", "march")
@M.clause("M5.7")
def test_tirelessness() -> None:
    s = scene("tirelessness, march, march, rage", **RICH).choose("play:tirelessness", "basic:move#2")
    s.choose("play:march", "basic:move#2").expect(move=5).choose("play:march", "basic:move#2").expect(move=7)
    all_of_them = scene("tirelessness, march, rage", **RICH).choose("play:tirelessness", "strong:move#4", "play:march")
    all_of_them.choose("basic:move#2", "play:rage").expect(move=9)  # 4, 3, and sideways 2


@M.card("mageknight", "wolfhawk_refreshing_bath", "wolfhawk_refreshing_breeze", "wolfhawk_hawk_eyes")
@M.clause("M8.2", "M8.3", "M4.5")
def test_quiet_skills() -> None:
    for skill, colour in (("wolfhawk_refreshing_bath", "blue"), ("wolfhawk_refreshing_breeze", "white")):
        s = scene("march, wound", skills=skill).choose(f"skill:{skill}", "heal:wound")
        assert s.me.crystals[colour] == 1
        s.refuses(f"skill:{skill}", "M8.3", "mk-why-used-round")
        fight("prowlers", "march", skills=skill).lacks(f"skill:{skill}")
    b = bare("march", skills="wolfhawk_hawk_eyes", at="c02.C", tiles="c01, c02", night=True, move=1)
    night = go(b, ("turn",)).choose("skill:wolfhawk_hawk_eyes").expect(move=2)
    night.refuses("skill:wolfhawk_hawk_eyes", "M8.2", "mk-why-used-turn")
    day = scene(
        "march", skills="wolfhawk_hawk_eyes", at="c03.SW", tiles="c03, c02", foes={"c03.NE": "golems"}, down=True
    )
    token = next(iter(day.state.there.values()))[0].tokens[0]
    assert day.state.known[token] == 0
    day.choose("skill:wolfhawk_hawk_eyes")
    assert day.state.known[token] == -1


@M.card("mageknight", "wolfhawk_on_her_own")
@M.clause("M8.2")
def test_on_her_own() -> None:
    s = deal("promise", skills="wolfhawk_on_her_own", offer="peasants").choose("skill:wolfhawk_on_her_own")
    s.choose("use:aloof#3", "play:promise", "basic:influence#2").expect(influence=5)
    s.refuses("recruit:peasants", "M8.2", "mk-why-aloof")
    b = deal("promise", skills="wolfhawk_on_her_own", offer="peasants")
    b.state.now.influence = 4
    after = go(b.state).choose("recruit:peasants", "skill:wolfhawk_on_her_own").expect(influence=1)
    assert after.kind == "mk.deal"


@M.card("mageknight", "wolfhawk_deadly_aim")
@M.clause("M5.4")
def test_deadly_aim() -> None:
    s = fight("prowlers", "swiftness, rage", skills="wolfhawk_deadly_aim", **{**RICH, "hero": "tovak"})
    s.choose("skill:wolfhawk_deadly_aim", "play:swiftness", "strong:ranged_attack#3").expect(have=4)
    near = fight("prowlers", "march, rage", phase="attack", skills="wolfhawk_deadly_aim")
    near.choose("skill:wolfhawk_deadly_aim", "play:march").expect(have=3).choose("play:rage", "basic:attack#2")
    near.expect(have=5)


@M.card("mageknight", "wolfhawk_know_your_prey")
@M.clause("ML10.6", "ML11.1")
def test_know_your_prey() -> None:
    s = fight("storm_dragon", "rage", skills="wolfhawk_know_your_prey").choose("skill:wolfhawk_know_your_prey")
    s.offers("lose:elusive", "lose:swift", "lose:resist_ice", "turn:el_physical").choose("lose:elusive").expect(want=7)
    ice = fight("heroes_ice", "rage", phase="block", skills="wolfhawk_know_your_prey")
    ice.choose("skill:wolfhawk_know_your_prey", "turn:el_physical#2")
    assert [each.element for each in combat_of(ice).foes[0].strikes] == ["physical", "physical"]
    skin = fight("golems", "rage", phase="attack", skills="wolfhawk_know_your_prey")
    skin.choose("skill:wolfhawk_know_your_prey", "play:rage", "basic:attack#2").expect(have=2)
    both = fight("high_dragon", "rage", phase="block", skills="wolfhawk_know_your_prey")
    both.choose("skill:wolfhawk_know_your_prey").offers("turn:el_fire", "turn:el_ice", "lose:brutal")
    both.choose("lose:brutal")
    assert combat_of(both).foes[0].strikes[0].abilities == ()
    immune = fight("shadow", "rage", skills="wolfhawk_know_your_prey")
    immune.refuses("skill:wolfhawk_know_your_prey", "ML10.6", "mk-why-no-foe")


@M.card("mageknight", "wolfhawk_taunt")
@M.clause("ML11.12", "M12.9")
def test_taunt() -> None:
    s = fight("prowlers", "rage", phase="block", skills="wolfhawk_taunt").choose("skill:wolfhawk_taunt", "use:goad#1")
    assert combat_of(s).foes[0].strikes[0].value == 3
    more = fight("prowlers", "rage", phase="block", skills="wolfhawk_taunt").choose(
        "skill:wolfhawk_taunt", "use:goad#2"
    )
    assert (combat_of(more).foes[0].strikes[0].value, combat_of(more).foes[0].armor) == (6, 1)
    immune = fight("shadow", "rage", phase="block", skills="wolfhawk_taunt")
    immune.choose("skill:wolfhawk_taunt", "use:goad#2")
    assert (combat_of(immune).foes[0].strikes[0].value, combat_of(immune).foes[0].armor) == (6, 4)
    fight("prowlers", "rage", skills="wolfhawk_taunt").lacks("skill:wolfhawk_taunt")


@M.card("mageknight", "wolfhawk_dueling")
@M.example("mageknight", "XR46")
@M.clause("M5.4")
def test_dueling() -> None:
    facts: dict[str, Any] = {"phase": "block", "skills": "wolfhawk_dueling", "level": 9}
    s = (
        fight("prowlers, diggers", "rage, rage", **facts)
        .choose("aim:prowlers", "skill:wolfhawk_dueling")
        .expect(have=1)
    )
    s.choose("drop", "next")
    while s.kind != "mk.fight":
        s.choose(s.keys[0])
    s.choose("aim:diggers").lacks("fire:wolfhawk_dueling")
    t = go(s.state.clone())
    t.choose("play:rage", "basic:attack#2", "drop") if "drop" not in t.keys else None
    t.choose("aim:prowlers", "fire:wolfhawk_dueling", "play:rage", "basic:attack#2", "resolve")
    assert t.state.players[0].fame == 2 + 1
    helped = fight("prowlers", "rage, rage", units="peasants", **facts).choose(
        "skill:wolfhawk_dueling", "unit:peasants"
    )
    helped.choose("drop", "next", "hero").choose("fire:wolfhawk_dueling", "play:rage", "basic:attack#2", "resolve")
    assert helped.state.players[0].fame == 2


@M.card("mageknight", "wolfhawk_motivation")
@M.clause("M8.3")
def test_motivation() -> None:
    s = scene("march", skills="wolfhawk_motivation", deck="rage, rage").choose("skill:wolfhawk_motivation")
    s.expect(my_fame=1, my_hand="march, rage, rage", tokens=[])
    more = bare("march", skills="wolfhawk_motivation", deck="rage, rage", seats=2, fame=3)
    go(more, ("turn",)).choose("skill:wolfhawk_motivation").expect(my_fame=3)


@M.card("mageknight", "wolfhawk_wolfs_howl", "wolfhawk_howl_of_the_pack")
@M.clause("M8.7")
def test_howls() -> None:
    s = scene("march, rage", skills="wolfhawk_wolfs_howl", units="peasants", level=5, seats=2)
    s.choose("skill:wolfhawk_wolfs_howl", "play:rage").expect(move=6)  # 4 and two free Command tokens
    assert len(s.state.centre) == 1
    deal("march, rage", skills="wolfhawk_wolfs_howl").lacks("skill:wolfhawk_wolfs_howl")
    b = bare("rage", units="peasants", seats=2, rival_skills="wolfhawk_wolfs_howl")
    b.actor, b.now = 1, Turn(1)
    place(b, b.players[1].skills[0])
    b.actor, b.now, b.turn = 0, Turn(0, phase="move", path=[b.players[0].at]), 6
    weak = fight("prowlers", "rage", phase="attack", units="peasants", seats=2, rival_skills="wolfhawk_wolfs_howl")
    weak.state.centre = b.centre
    weak.state.centre = (b.centre[0]._replace(skill=weak.state.players[1].skills[0]),)
    t = go(weak.state).choose("unit:peasants")
    assert plain(combat_of(t).points) == [("melee", "physical", 1)]
    pack = fight("prowlers", "rage", phase="block", seats=2, rival_skills="wolfhawk_howl_of_the_pack")
    pack.state.centre = (b.centre[0]._replace(skill=pack.state.players[1].skills[0]),)
    u = go(pack.state).choose("centre:wolfhawk_howl_of_the_pack")
    assert (combat_of(u).foes[0].armor, combat_of(u).foes[0].strikes[0].value) == (2, 3) and not u.state.centre
