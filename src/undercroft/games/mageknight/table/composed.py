"""What every piece of Mage Knight does, in words: put together from the steps that the rules run."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from ....table.look import Line, Message
from ..fight.abilities import ABILITIES
from ..tables import BASIC, CARDS, ENEMIES, FAVOURS, RUINS, SKILLS, UNITS, Branch, Way
from ..things.phrases import dashed, grouped, known

RESISTS = ("resist_physical", "resist_fire", "resist_ice")
TERRAINS = ("plains", "hills", "forest", "wasteland", "desert", "swamp", "lake", "mountain", "sea")
WORDS = frozenset((*ABILITIES, "summon", "wound", *RESISTS, *TERRAINS))
"""What has a panel besides the cards: abilities, terrain, Wounds."""


def line(heading: Message, ways: Iterable[Way]) -> Line:
    branches = any_colour([way.steps for way in ways])
    return heading, [[words for words in grouped(steps) if words is not None] for steps in branches]


COLOURLESS = {BASIC: "own", (*BASIC, "black"): "any"}
"""What the same effect in each of these colours is called when it is told once."""


def any_colour(branches: list[Branch]) -> list[Branch]:
    """Branches that differ only in the colour that is paid are one."""
    paid = tuple(str(steps[0][1]) for steps in branches if steps[0][0] == "pay")
    word = COLOURLESS.get(paid)
    if word is None or len(paid) != len(branches):
        return branches
    same = [
        tuple(tuple(word if part == colour else part for part in each) for each in steps)
        for colour, steps in zip(paid, branches, strict=True)
    ]
    return same[:1] if len(set(same)) == 1 else branches


def plain(message: str, args: dict[str, Any] | None = None) -> Line:
    return None, [[(message, args or {})]]


def own_text(word: str) -> list[Line]:
    """What is not in the steps of a piece: its sentence of its own, if it has one."""
    message = f"mk-text-{dashed(word)}"
    return [plain(message)] if known(message) else []


def of_skill(word: str) -> list[Line]:
    """M8.2, M8.3, M8.7: how often it is used and what it does, also from the centre of the table."""
    skill = SKILLS[word]
    if not skill.ways:
        return own_text(word)
    return [line((f"mk-head-{skill.often}", {}), skill.ways), *own_text(word)]


def of_card(face: str) -> list[Line]:
    """M5.1-M5.3: both effects and the way every card can be played."""
    card = CARDS[face]
    found: list[Line] = []
    if card.basic:
        found.append(line(("mk-head-basic", {}), card.basic))
    if card.strong:
        colours = list(dict.fromkeys(card.strong[0].costs))[: 2 if card.sort == "spell" else 1]
        heading: Message = ("mk-head-strong", {"colours": colours}) if colours else ("mk-head-thrown", {})
        found.append(line(heading, card.strong))
    found += own_text(face)
    found.append((("mk-head-sideways", {}), [[("mk-do-sideways", {})]]))
    return found


def of_unit(face: str) -> list[Line]:
    unit = UNITS[face]
    found: list[Line] = []
    for costs in dict.fromkeys(way.costs for way in unit.ways):
        heading: Message = ("mk-head-paid", {"colours": list(costs)}) if costs else ("mk-head-use", {})
        found.append(line(heading, (way for way in unit.ways if way.costs == costs)))
    if unit.resists:
        elements = [f"el_{element}" for element in unit.resists]
        found.append((("mk-head-resists", {}), [[("mk-do-resists", {"elements": elements})]]))
    found.append((("mk-head-places", {}), [[("mk-do-places", {"places": list(unit.places)})]]))
    return found


def of_enemy(face: str) -> list[Line]:
    """M12.19, M12.20: what its abilities and resistances mean."""
    enemy = ENEMIES[face]
    words = [*enemy.abilities, *(f"resist_{element}" for element in enemy.resists)]
    if enemy.summons:
        words.append("summon")
    found: list[Line] = [((f"mk-{dashed(word)}", {}), [[(f"mk-text-{dashed(word)}", {})]]) for word in words]
    return found or [plain("mk-text-plain")]


def of_ruin(face: str) -> list[Line]:
    ruin = RUINS[face]
    if ruin.pay:
        return [plain("mk-text-altar", {"colours": list(ruin.pay), "fame": ruin.fame})]
    return [plain("mk-text-ruin", {"enemies": list(ruin.enemies), "rewards": list(ruin.rewards)})]


@cache
def lines(word: str) -> tuple[Line, ...]:
    """The panel of a piece: headings, and under each the ways to use it."""
    if word in CARDS:
        return tuple(of_card(word))
    if word in SKILLS:
        return tuple(of_skill(word))
    if word in UNITS:
        return tuple(of_unit(word))
    if word in ENEMIES:
        return tuple(of_enemy(word))
    if word in RUINS:
        return tuple(of_ruin(word))
    if word in FAVOURS and FAVOURS[word].ways:
        return (line(("mk-head-favour", {}), FAVOURS[word].ways),)
    return tuple(own_text(word))
