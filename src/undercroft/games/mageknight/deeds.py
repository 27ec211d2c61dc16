"""Using things: playing cards, activating Units, using skills (M5, M7.3, M8)."""

from __future__ import annotations

from functools import cache

from ...core.decision import Effect
from ...core.events import tell
from ...core.zones import show
from .cards import CARDS, SKILLS, card_ways, ways_at
from .doing import moment_of, possible, run, unit_key, unit_of, which_way
from .effects import Branch, Way, raised, sideways
from .mana import pay
from .state import State, Unit, me
from .tracks import WOUND, gain_fame
from .units import UNITS

Answers = dict[str, object]
"""The answers of a menu: key to value."""


def side_value(s: State, face: str) -> int:
    """M5.2: what a card played sideways is worth."""
    for mod in s.mods:
        if mod[0] == "pain" and face == WOUND:
            return 2
        if mod[0] == "universal":
            return 4 if face in CARDS and CARDS[face].colour == mod[1] else 3
        if mod[0] == "sideways":
            card = CARDS.get(face)
            return int(mod[2]) if card is not None and (card.advanced or card.sort != "action") else int(mod[1])
    return 1


def ways_now(s: State, card: int, moment: str) -> list[Way]:
    """The ways in which a card in hand can be played now."""
    return [way for way in ways_of_card(s, s.face[card], moment) if possible(s, way, moment, card)]


def can_play(s: State, card: int, moment: str) -> bool:
    return any(possible(s, way, moment, card) for way in ways_of_card(s, s.face[card], moment))


def ways_of_card(s: State, face: str, moment: str) -> tuple[Way, ...]:
    """The ways of a card at this moment; conversions open others (Agility, Diplomacy), Power of Pain a Wound."""
    side = side_value(s, face)
    if face == WOUND:
        return wound_ways(moment) if ("pain",) in s.mods else ()
    ways = ways_at(face, moment, side)
    other = converted(s, moment)
    return ways + opened(card_ways(face, side), other, moment) if other else ways


@cache
def wound_ways(moment: str) -> tuple[Way, ...]:
    """Power of Pain: one Wound sideways, for 2."""
    return tuple(way for way in sideways(2) if moment in way.moments)


def converted(s: State, moment: str) -> str:
    """What may be played in combat although it is for another moment: Move after Agility, Influence after Diplomacy."""
    if s.combat is None:
        return ""
    if moment == "attack" and any(mod[0] == "agile" for mod in s.mods):
        return "move"
    if moment == "ranged" and ("agile", 1) in s.mods:
        return "move"
    return "influence" if moment == "block" and any(mod[0] == "diplomat" for mod in s.mods) else ""


@cache
def opened(ways: tuple[Way, ...], sort: str, moment: str) -> tuple[Way, ...]:
    """The ways whose points can be converted, as ways of this moment that need a target."""
    need = "shot" if moment == "ranged" else "aim"
    return tuple(
        way._replace(moments=frozenset((moment,)), needs=(*way.needs, need))
        for way in ways
        if any(each[0] == sort for each in way.steps) and moment not in way.moments
    )


def plays(s: State, moment: str, into: Answers) -> None:
    """The cards in hand that are of use now; equal ones are one answer."""
    face = s.face
    for card in me(s).hand:
        key = _play_key(face[card])
        if key not in into and can_play(s, card, moment):
            into[key] = card


@cache
def _play_key(face: str) -> str:
    return f"play:{face}"


def start_play(s: State, card: int) -> None:
    """M21.1, M21.3: the card is laid down for all to see, and can be taken back; the act asks how."""
    show(s, card)
    s.agenda.append(("play", card))


def play(s: State, card: int) -> Effect:
    """M5.1-M5.3: choose the way, pay for it, do it."""
    p, face = me(s), s.face[card]
    way = yield which_way(s, card, ways_now(s, card, moment_of(s)))
    p.hand.remove(card)
    p.played.append(card)
    s.busy = True
    if way.costs:
        yield from pay(s, way.costs)
    tell(s, f"mk-played-{way.mode}", who=s.active, card=card)
    if way.mode == "sideways":
        s.mods = [mod for mod in s.mods if mod[0] not in ("sideways", "universal", "pain")]
    elif way.mode == "strong" and CARDS[face].sort == "artifact":  # M5.1
        s.returned.append((card, "away"))
    elif CARDS[face].sort == "spell" and ("ring", CARDS[face].colour) in s.mods:
        gain_fame(s, s.active, 1)
    yield from run(s, ambushed(s, way.steps))


def ambushed(s: State, steps: Branch) -> Branch:
    """Ambush: the first Attack or Block card of the turn is worth more (MR31: sideways too)."""
    for mod in s.mods:
        if mod[0] == "ambush":
            for sort, plus in (("attack", int(mod[1])), ("block", int(mod[2]))):
                if any(each[0] == sort for each in steps):
                    s.mods.remove(mod)
                    return raised(steps, plus)
    return steps


# -- Units


@cache
def unit_ways(face: str, moment: str) -> tuple[Way, ...]:
    return tuple(way for way in UNITS[face].ways if moment in way.moments)


def unit_ways_now(s: State, face: str, moment: str) -> tuple[Way, ...]:
    ways, other = unit_ways(face, moment), converted(s, moment)
    return ways + opened(UNITS[face].ways, other, moment) if other else ways


def can_use(s: State, unit: Unit, moment: str) -> bool:
    """M7.3, M7.8, M15.3: a Unit that is ready and unwounded, where Units are allowed, with an ability of use."""
    if unit.spent or unit.wounds or (s.combat is not None and not s.combat.units):
        return False
    return any(possible(s, way, moment) for way in unit_ways_now(s, s.face[unit.card], moment))


def units(s: State, moment: str, into: Answers) -> None:
    for unit in me(s).units:
        key = unit_key(s, unit)
        if key not in into and can_use(s, unit, moment):
            into[key] = unit.card


def use_unit(s: State, card: int) -> Effect:
    """M7.3: the Unit is spent and uses one ability; its mana is paid first."""
    unit, moment = unit_of(s, card), moment_of(s)
    way = yield which_way(s, card, [way for way in unit_ways_now(s, s.face[card], moment) if possible(s, way, moment)])
    if way.costs:
        yield from pay(s, way.costs)
    unit = unit_of(s, card)
    unit.spent = True
    tell(s, "mk-used", who=s.active, card=card)
    s.mods.append(("using", card))
    plus = sum(int(mod[1]) for mod in s.mods if mod[0] == "units_up")
    yield from run(s, led(s, _stronger(way.steps, plus) if plus else way.steps))


_LED = {"plain_block": ("block", ""), "attack": ("attack", "melee"), "ranged_attack": ("attack", "ranged")}


def led(s: State, steps: Branch) -> Branch:
    """Leadership: the Unit that is activated has a higher Block, Attack or Ranged Attack (M7.5)."""
    for mod in s.mods:
        if mod[0] == "lead":
            for each in steps:
                if _LED[str(mod[1])] == (each[0], each[2] if each[0] == "attack" else ""):
                    s.mods.remove(mod)
                    return raised(steps, int(mod[2]))
    return steps


def _stronger(steps: Branch, plus: int) -> Branch:
    """M7.5: a bonus to Units' attacks and blocks."""
    fights = tuple(each for each in steps if each[0] in ("attack", "block"))
    return raised(fights, plus) + tuple(each for each in steps if each[0] not in ("attack", "block"))


# -- skills


@cache
def skill_ways(face: str, moment: str) -> tuple[Way, ...]:
    return tuple(way for way in SKILLS[face].ways if moment in way.moments)


def can_use_skill(s: State, skill: int, moment: str) -> bool:
    """M8.2, M8.3: once each turn or once each Round."""
    return skill not in me(s).flipped and any(possible(s, way, moment) for way in skill_ways(s.face[skill], moment))


def skills(s: State, moment: str, into: Answers) -> None:
    for skill in me(s).skills:
        if can_use_skill(s, skill, moment):
            into[f"skill:{s.face[skill]}"] = skill


def use_skill(s: State, skill: int) -> Effect:
    """M8.2, M8.3: the skill is used until the next turn or Round. M8.8: one Motivation."""
    moment = moment_of(s)
    way = yield which_way(s, skill, [way for way in skill_ways(s.face[skill], moment) if possible(s, way, moment)])
    if way.costs:
        yield from pay(s, way.costs)
    me(s).flipped.append(skill)
    tell(s, "mk-used", who=s.active, card=skill)
    yield from run(s, way.steps)


def things(s: State, moment: str, into: Answers) -> None:
    """Everything that can be used now: cards, Units, skills."""
    plays(s, moment, into)
    units(s, moment, into)
    skills(s, moment, into)


def take_thing(s: State, value: int) -> None:
    """Start using what was chosen."""
    p = me(s)
    if value in p.hand:
        start_play(s, value)
    elif value in p.skills:
        s.agenda.append(("skill", value))
    else:
        s.agenda.append(("unit", value))
