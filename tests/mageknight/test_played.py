"""Every way of every card, Unit and skill, made from the data: offered where it belongs, and played to its end."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.mageknight.tables import CARDS, FIGHTING, SKILLS, UNITS, Way

from .scene import Scene, bare, deal, fight, go

M = pytest.mark
RICH: dict[str, Any] = {
    "crystals": "red, red, blue, blue, green, green, white, white", "tokens": "black", "source": "red, blue, green",
    "night": True, "units": "peasants!, herbalists*, utem_crossbowmen, foresters", "offer": "peasants, foresters",
    "level": 7, "seats": 2, "discard": "march, rage, wound", "rival_units": "peasants", "rival_crystals": "red",
    "tiles": "c03, c01", "at": "c03.SW", "rival_hand": "rage, march", "spells": "tremor",
}  # fmt: skip
"""Enough of everything, next to a keep, at Night."""
MENUS = ("mk.turn", "mk.fight", "mk.block", "mk.suffer", "mk.deal", "mk.before", "mk.drawup", "mk.tactic", "mk.join",
         "mk.parley")  # fmt: skip


def at_moment(moment: str, hand: str, **more: Any) -> Scene:
    facts = {**RICH, **more}
    if moment in FIGHTING:
        s = fight("prowlers, golems", hand, phase=moment, **facts)
        return s.choose("aim:prowlers") if "aim:prowlers" in s.keys else s
    if moment == "deal":
        return deal(hand, **facts)
    b = bare(hand, foes={"c03.NE": "guardsmen"}, move=5, **facts)
    b.now.phase = moment
    return go(b, ("turn",))


def forced_since(s: Scene) -> list[str]:
    """The answers that the match has given since the last one of the test."""
    assert s.match.record is not None
    return [line["key"] for line in s.match.record.lines[s.read :] if line.get("forced")]


def taken(s: Scene, thing: str, way: Way) -> bool:
    """Take the way if it is offered, with the first answer to whatever it asks."""
    if thing not in s.keys:
        return False
    s.choose(thing)
    if s.kind == "mk.way":
        if way.key not in s.keys:
            return False
        s.choose(way.key)
    elif way.key not in forced_since(s):
        return False
    for _ in range(20):
        if s.kind in MENUS or s.match.decision is None:
            return True
        s.choose(s.keys[0])
    raise AssertionError("it never ends")


def everywhere(way: Way, thing: str, hand: str, **more: Any) -> list[Scene]:
    """The scenes at all moments of the way in which it could be taken."""
    scenes = [at_moment(moment, hand, **more) for moment in sorted(way.moments)]
    return [s for s in scenes if taken(s, thing, way)]


ELSEWHERE = {
    ("blood_of_ancients", "basic:tap_blood#blue"), ("circlet_of_proficiency", "basic:proficient#1"),
    ("circlet_of_proficiency", "strong:adopt#1"), ("cure", "strong:sicken#1"),
    ("power_of_crystals", "basic:missing_crystal#1"),
}  # fmt: skip
"""What wants a table of its own: `test_legion_cards.py` has it."""
CARD_WAYS = [
    (face, way) for face, card in CARDS.items() for way in card.basic + card.strong if (face, way.key) not in ELSEWHERE
]
UNIT_WAYS = [(face, way) for face, unit in UNITS.items() for way in unit.ways]
NEEDY = ("krang_master_of_chaos", "krang_puppet_master")  # they need more than is there: test_krang.py
SKILL_WAYS = [(face, way) for face, skill in SKILLS.items() for way in skill.ways if face not in NEEDY]


def rows(ways: list[tuple[str, Way]]) -> list[Any]:
    return [pytest.param(face, way, marks=M.card("mageknight", face), id=f"{face}-{way.key}") for face, way in ways]


@pytest.mark.parametrize(("face", "way"), rows(CARD_WAYS))
def test_every_way_of_a_card(face: str, way: Way) -> None:
    done = everywhere(way, f"play:{face}", f"{face}, concentration, march, stamina, promise, rage, wound")
    assert done and all(s.told(f"mk-does-{way.mode}") for s in done)


@pytest.mark.parametrize(("face", "way"), rows(UNIT_WAYS))
def test_every_ability_of_a_unit(face: str, way: Way) -> None:
    done = everywhere(way, f"unit:{face}", "rage, wound", units=f"{face}, herbalists!*")
    assert done and all(s.told("mk-used") for s in done)


@pytest.mark.parametrize(("face", "way"), rows(SKILL_WAYS))
def test_every_use_of_a_skill(face: str, way: Way) -> None:
    hand = "rage, march, stamina, swiftness, fireball, tremor, wound"
    done = everywhere(way, f"skill:{face}", hand, skills=face)
    assert done and all(s.told("mk-used") for s in done)
