"""Refused cases of every card, Unit and skill, made from the data: the wrong moment, missing mana, used up."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.decision import Refusal
from undercroft.core.text import COMPLETE, text
from undercroft.games.mageknight.fight.abilities import ABILITIES
from undercroft.games.mageknight.tables import BANNERS, CARDS, ENEMIES, FIGHTING, SKILLS, STEPS, UNITS, Way

from .scene import Scene, bare, deal, fight, go, scene

M = pytest.mark
POOR: dict[str, Any] = {"source": "", "units": "peasants, foresters!", "level": 3, "offer": "peasants", "seats": 2}
"""No mana at all, but a Unit for everything that wants one."""


ALWAYS_OF_USE = {
    "amulet_of_darkness", "amulet_of_the_sun", "diamond_ring", "emerald_ring", "endless_gem_pouch", "ruby_ring",
    "sapphire_ring",
}  # fmt: skip
"""Artifacts that cost nothing and can be used at any time."""


def at_moment(moment: str, hand: str = "rage, wound", **more: Any) -> Scene:
    facts = {**POOR, **more}
    if moment in FIGHTING:
        return fight("prowlers, diggers", hand, phase=moment, **facts)
    if moment == "deal":
        return deal(hand, **facts)
    b = bare(hand, **facts)
    b.now.phase = moment
    return go(b, ("turn",))


def wrong_moment(way: Way, moment: str) -> tuple[str, str] | None:
    """M5.10, M5.11: clause and message for a way that does not belong to this moment."""
    if moment in way.moments:
        return None
    if way.moments <= FIGHTING:
        return "M5.11", "mk-why-combat-phase" if moment in FIGHTING else "mk-why-combat"
    if way.moments == {"deal"}:
        return "M5.10", "mk-why-influence"
    return "M5.10", "mk-why-in-combat" if moment in FIGHTING else "mk-why-not-now"


def check(refusal: Refusal | None, way: Way, moment: str) -> None:
    """The reason is the moment, the mana with its colours, or what else is needed; and it can be read."""
    assert refusal is not None, way
    wanted = wrong_moment(way, moment)
    if wanted is not None:
        assert (refusal.clause, refusal.message) == wanted
    elif refusal.message == "mk-why-mana":
        assert refusal.clause == "M6.5" and refusal.args["colours"] == list(way.costs) and way.costs
    else:
        assert way.needs and refusal.clause.startswith("M")
    for lang in COMPLETE:
        assert text(lang, "mk").has(refusal.message)


@pytest.mark.parametrize("card", [pytest.param(face, marks=M.card("mageknight", face)) for face in CARDS])
def test_a_card_is_refused(card: str) -> None:
    """At the menu where nothing of it is of use; at its own question way by way."""
    own, seen = CARDS[card], 0
    for moment, hand in (("after", "wound"), ("after", "rage, wound"), ("ranged", "rage, wound")):  # nothing sideways
        s = at_moment(moment, f"{card}, {hand}")
        if f"play:{card}" not in s.keys:
            refusal = s.match.why_not(f"play:{card}")
            assert refusal is not None and refusal.clause.startswith("M")
            if all(wrong_moment(way, moment) for way in own.basic + own.strong):
                assert (refusal.clause, refusal.message) == wrong_moment(own.basic[0], moment)
            seen += 1
    for moment in ("move", "block", "attack"):
        s = at_moment(moment, f"{card}, rage, wound")
        if "aim:prowlers" in s.keys:
            s.choose("aim:prowlers")
        s.choose(f"play:{card}")
        for way in own.basic + own.strong if s.kind == "mk.way" else ():
            if way.key not in s.keys:
                check(s.match.why_not(way.key), way, moment)
                seen += 1
    assert bool(seen) == (card not in ALWAYS_OF_USE)


@pytest.mark.parametrize("face", [pytest.param(face, marks=M.card("mageknight", face)) for face in UNITS])
def test_a_unit_is_refused(face: str) -> None:
    """M7.3, M7.8, M15.3: spent, wounded, not allowed; its abilities at the wrong moment or without mana."""
    facts = {**POOR, "units": f"{face}, {face}!, {face}*"}
    s = scene("rage, march", **facts)
    s.refuses(f"unit:{face}#spent", "M7.3", "mk-why-unit-spent", what=face)
    s.refuses(f"unit:{face}#1", "M15.3", "mk-why-unit-wounded", what=face)
    burning = fight("monks", "rage", phase="block", sort="burn", at="c05.NE", tiles="c05, c01", **facts)
    burning.refuses(f"unit:{face}", "M7.8", "mk-why-no-units-here")
    for moment in ("after", "ranged", "block", "attack"):
        here = at_moment(moment, units=face)
        if f"unit:{face}" not in here.keys:
            refusal = here.match.why_not(f"unit:{face}")
            assert refusal is not None
            if all(wrong_moment(way, moment) for way in UNITS[face].ways):
                assert (refusal.clause, refusal.message) == wrong_moment(UNITS[face].ways[0], moment)
    powered = [way for way in UNITS[face].ways if way.costs]
    moment = next((m for m in ("block", "attack", "ranged", "move") if any(m in way.moments for way in powered)), "")
    if moment:
        asked = at_moment(moment, units=face)
        aims = [key for key in asked.keys if key.startswith("aim:")]
        asked.choose(*aims[:1])
        if f"unit:{face}" in asked.keys:
            asked.choose(f"unit:{face}")
        for way in powered if asked.kind == "mk.way" else ():
            check(asked.match.why_not(way.key), way, moment)


@pytest.mark.parametrize("skill", [pytest.param(face, marks=M.card("mageknight", face)) for face in SKILLS])
def test_a_skill_is_refused(skill: str) -> None:
    """M8.2, M8.3: used this turn or Round; otherwise at the wrong moment, or without what it needs."""
    own = SKILLS[skill]
    b = bare("rage, wound", skills=skill, **POOR)
    if own.often == "always":
        go(b, ("turn",)).refuses(f"skill:{skill}", "M8.1", "mk-why-always")
        return
    b.players[0].flipped = b.players[0].skills
    clause = "M8.3" if own.often == "round" else "M8.2"
    go(b, ("turn",)).refuses(f"skill:{skill}", clause, f"mk-why-used-{own.often}")
    for moment in ("after", "ranged", "block", "attack", "deal"):
        s = at_moment(moment, skills=skill)
        if f"skill:{skill}" in s.keys:
            continue
        refusal = s.match.why_not(f"skill:{skill}")
        assert refusal is not None
        if own.ways and all(wrong_moment(way, moment) for way in own.ways):
            assert (refusal.clause, refusal.message) == wrong_moment(own.ways[0], moment)


def test_every_step_is_known_and_every_condition_has_its_reason() -> None:
    """Data and code agree: a step that nobody does, or a condition without a reason, would only show in play."""
    ways = [way for card in CARDS.values() for way in card.basic + card.strong]
    ways += [way for unit in UNITS.values() for way in unit.ways]
    ways += [way for skill in SKILLS.values() for way in skill.ways + skill.centre]
    ways += [way for banner in BANNERS.values() for way in banner.ways]
    gained = [step for skill in SKILLS.values() for step in skill.gained]
    for step in [step for way in ways for step in way.steps] + gained:
        assert step[0] in STEPS, step
    for need in {need for way in ways for need in way.needs}:
        assert STEPS[str(need[0])].why is not None
    assert all(set(enemy.abilities) <= set(ABILITIES) for enemy in ENEMIES.values())
