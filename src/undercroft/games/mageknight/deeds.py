"""Using things: playing cards, activating Units, using skills (M5, M7.3, M8)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ...core.decision import Effect
from ...core.events import tell
from ...core.zones import show
from .banners import banner_of, can_unfurl, glories
from .cards import CARDS, SKILLS, card_ways, ways_at
from .centre import lying_there, within_reach
from .doing import moment_of, possible, run, unit_key, unit_of, which_way, wings_price
from .effects import Branch, Way, attack, gives_points, raised, raised_once, sideways, strikes_of
from .mana import pay
from .state import Combat, Mod, State, Unit, me
from .tracks import WOUND, gain_fame
from .units import UNITS

Answers = dict[str, object]
"""The answers of a menu: key to value."""


def side_bonus(s: State, face: str) -> tuple[int, Mod | None]:
    """M5.2: what a card played sideways is worth, and the effect that makes it so: one of them, the best."""
    best: tuple[int, Mod | None] = (0, None) if face == WOUND else (1, None)
    for mod in s.mods:
        worth = 0
        if mod[0] == "pain":
            worth = int(mod[1]) if face == WOUND else 0
        elif face != WOUND and mod[0] == "universal":
            worth = 4 if CARDS[face].colour == mod[1] else 3
        elif face != WOUND and mod[0] == "sideways":
            plain = CARDS[face].sort == "action" and not CARDS[face].advanced
            worth = int(mod[1] if plain else mod[2])
        if worth > best[0]:
            best = (worth, mod)
    return best


def side_value(s: State, face: str) -> int:
    return side_bonus(s, face)[0] if s.mods else int(face != WOUND)


def ways_now(s: State, card: int, moment: str) -> list[Way]:
    """The ways in which a card in hand can be played now."""
    return [way for way in ways_of_card(s, s.face[card], moment) if possible(s, way, moment, card)]


def can_play(s: State, card: int, moment: str) -> bool:
    return any(possible(s, way, moment, card) for way in ways_of_card(s, s.face[card], moment))


def ways_of_card(s: State, face: str, moment: str) -> tuple[Way, ...]:
    """The ways of a card at this moment; conversions open others, Power of Pain and Ritual of Pain a Wound."""
    side = side_value(s, face)
    if face == WOUND:
        return wound_ways(side, moment) if side else ()
    ways = ways_at(face, moment, side)
    for sort, need in converted(s, moment):
        ways += opened(card_ways(face, side), sort, need, moment)
    return ways


@cache
def wound_ways(side: int, moment: str) -> tuple[Way, ...]:
    """A Wound that an effect lets be played sideways."""
    return tuple(way for way in sideways(side) if moment in way.moments)


def converted(s: State, moment: str) -> list[tuple[str, str]]:
    """What may be played although it is for another moment, and what it needs.

    In combat Move after Agility or Wings of Night, Influence after Diplomacy, in the Ranged and Siege phase any Attack
    when Altem Mages made it Siege; outside an interaction Influence after Learning.
    """
    if not s.mods:
        return []
    if s.combat is None:
        lesson = moment in ("move", "after") and any(mod[0] == "learning" for mod in s.mods)
        return [("influence", "teacher")] if lesson else []
    found = []
    if wings_price(s):
        found.append(("move", "attacker"))
    elif moment == "attack" and any(mod[0] == "agile" for mod in s.mods):
        found.append(("move", "aim"))
    elif moment == "ranged" and ("agile", 1) in s.mods:
        found.append(("move", "shot"))
    if moment == "block" and any(mod[0] == "diplomat" for mod in s.mods):
        found.append(("influence", "aim"))
    if moment == "ranged" and ("sieging",) in s.mods:
        found.append(("attack", "aim"))
    return found


@cache
def opened(ways: tuple[Way, ...], sort: str, need: str, moment: str) -> tuple[Way, ...]:
    """The ways whose points can be converted, as ways of this moment. M12.11: an Attack never sideways."""
    return tuple(
        way._replace(moments=frozenset((moment,)), needs=(*way.needs, need))
        for way in ways
        if any(each[0] == sort for each in way.steps)
        and moment not in way.moments
        and not (sort == "attack" and way.mode == "sideways")
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
    way = yield which_way(s, card, ways_now(s, card, moment_of(s)))
    lay_down(s, card)
    if way.costs:
        yield from pay(s, way.costs)
    yield from carry_out(s, card, way)


def lay_down(s: State, card: int) -> None:
    p = me(s)
    p.hand.remove(card)
    p.played.append(card)
    s.busy = True


def carry_out(s: State, card: int, way: Way) -> Effect:
    """M5.1: what the way of a card does, once it is paid."""
    face = s.face[card]
    tell(s, f"mk-played-{way.mode}", who=s.active, card=card)
    if way.mode == "sideways":
        bonus = side_bonus(s, face)[1]
        if bonus is not None:
            s.mods.remove(bonus)
    elif way.mode == "strong" and CARDS[face].sort == "artifact":  # M5.1
        s.returned.append((card, "away"))
    elif CARDS[face].sort == "spell" and ("ring", CARDS[face].colour) in s.mods:
        gain_fame(s, s.active, 1)
    yield from run(s, ambushed(s, overloaded(s, way)))


OVERLOAD, OVERLOADED = "tovak_mana_overload", 4


def overloaded(s: State, way: Way) -> Branch:
    """Mana Overload: the first card powered with its colour is worth more; mana paid besides does not power."""
    lying = lying_there(s, OVERLOAD)
    inner = sum(each[0] == "pay" for each in way.steps)
    powering = way.costs[: len(way.costs) - inner]
    if lying is None or lying.mark not in powering or not gives_points(way.steps):
        return way.steps
    s.centre.remove(lying)
    return raised_once(way.steps, OVERLOADED)


# -- Spells of the offer


def spells_at_hand(s: State) -> list[int]:
    """Magic Talent: the Spells of the offer that may be cast as though they were in hand."""
    colours = [mod[1] for mod in s.mods if mod[0] == "talent"]
    return [card for card in s.spells if CARDS[s.face[card]].colour in colours] if colours else []


def spell_ways(s: State, card: int, moment: str) -> list[Way]:
    return [way for way in ways_now(s, card, moment) if way.mode != "sideways"]


def cast(s: State, card: int) -> Effect:
    """Magic Talent: the Spell stays in the offer. M5.8: what would be set aside is the card that casts it."""
    way = yield which_way(s, card, spell_ways(s, card, moment_of(s)))
    if way.costs:
        yield from pay(s, way.costs)
    mod = next(mod for mod in s.mods if mod[0] == "talent" and mod[1] == CARDS[s.face[card]].colour)
    s.mods.remove(mod)
    played, talent = me(s).played, int(mod[2])
    if talent in played:
        played.remove(talent)
        played.append(talent)
    yield from carry_out(s, card, way)


def ambushed(s: State, steps: Branch) -> Branch:
    """Ambush: the first Attack or Block card of the turn is worth more (MR31: sideways too)."""
    for mod in s.mods:
        if mod[0] == "ambush":
            for sort, plus in (("attack", int(mod[1])), ("block", int(mod[2]))):
                if sort in strikes_of(steps):
                    s.mods.remove(mod)
                    more = attack(plus) if steps[0][0] == "discards_attack" else ()  # MR32: once in all
                    return raised(steps, plus) + more
    return steps


# -- Units


@cache
def unit_ways(face: str, moment: str) -> tuple[Way, ...]:
    return tuple(way for way in UNITS[face].ways if moment in way.moments)


def unit_ways_now(s: State, face: str, moment: str) -> tuple[Way, ...]:
    ways = unit_ways(face, moment)
    for sort, need in converted(s, moment):
        ways += opened(UNITS[face].ways, sort, need, moment)
    return ways


def ways_of_unit(s: State, unit: Unit, moment: str) -> list[Way]:
    """M7.3, M7.6: what an own Unit can do now, by itself or by its Banner."""
    ways = unit_ways_now(s, s.face[unit.card], moment)
    if unit.banner >= 0:
        ways += banner_of(s, unit).ways
    return [way for way in ways if possible(s, way, moment)]


def allowed(c: Combat | None, unit: Unit) -> bool:
    """M7.8: where Units are not allowed only the one under Bonds of Loyalty is."""
    return c is None or c.units or unit.bonded


def can_use(s: State, unit: Unit, moment: str) -> bool:
    """M7.3, M7.8, M15.3: a Unit that is ready and unwounded, where Units are allowed, with an ability of use."""
    return not unit.spent and not unit.wounds and allowed(s.combat, unit) and bool(ways_of_unit(s, unit, moment))


def units(s: State, moment: str, into: Answers) -> None:
    for unit in me(s).units:
        key = unit_key(s, unit)
        if key not in into and can_use(s, unit, moment):
            into[key] = unit.card
        if unit.banner >= 0 and can_unfurl(s, unit):
            into[unit_key(s, unit, "banner")] = Deed("unfurl", unit.card)


def use_unit(s: State, card: int) -> Effect:
    """M7.3: the Unit is spent and uses one ability; its mana is paid first."""
    way = yield which_way(s, card, ways_of_unit(s, unit_of(s, card), moment_of(s)))
    if way.costs:
        yield from pay(s, way.costs)
    unit = unit_of(s, card)
    unit.spent = True
    own = banner_of(s, unit)
    yield from act_as_unit(s, card, way, own.plus, own.fame)


def act_as_unit(s: State, card: int, way: Way, plus: int = 0, fame: int = 0) -> Effect:
    """M7.5: what the ability of a Unit does, raised by all that raises it; fights may bring Fame."""
    tell(s, "mk-used", who=s.active, card=card)
    s.mods.append(("using", card))
    if any(each[0] in ("attack", "block") for each in way.steps):
        gain_fame(s, s.active, fame + glories(s))
        s.mods.append(("fought", card))
    plus += glories(s) + sum(int(mod[1]) for mod in s.mods if mod[0] == "units_up")
    yield from run(s, led(s, _stronger(way.steps, plus) if plus else way.steps))
    s.mods.remove(("using", card))


def unfurl(s: State, card: int) -> None:
    """Banner of Courage: turned down, it readies its Unit."""
    unit = unit_of(s, card)
    unit.spent, unit.furled = False, True
    tell(s, "mk-used", who=s.active, card=unit.banner)


def levies(s: State, moment: str) -> list[int]:
    """Call to Arms, M7.8: the Units of the offer that could act now."""
    if ("levy",) not in s.mods or (s.combat is not None and not s.combat.units):
        return []
    return [card for card in s.unit_offer if levy_ways(s, card, moment)]


def levy_ways(s: State, card: int, moment: str) -> list[Way]:
    return [way for way in unit_ways_now(s, s.face[card], moment) if possible(s, way, moment)]


def levy(s: State, card: int) -> Effect:
    """Call to Arms: one ability of a Unit that stays in the offer, unspent."""
    way = yield which_way(s, card, levy_ways(s, card, moment_of(s)))
    if way.costs:
        yield from pay(s, way.costs)
    s.mods.remove(("levy",))
    yield from act_as_unit(s, card, way)


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
    """M8.2, M8.3, M8.5: the skill is used until the next turn or Round. M8.8: one Motivation."""
    moment = moment_of(s)
    way = yield which_way(s, skill, [way for way in skill_ways(s.face[skill], moment) if possible(s, way, moment)])
    if way.costs:
        yield from pay(s, way.costs)
    me(s).flipped.append(skill)
    tell(s, "mk-used", who=s.active, card=skill)
    yield from run(s, way.steps)


def centre_ways(s: State, skill: int, moment: str) -> list[Way]:
    return [way for way in SKILLS[s.face[skill]].centre if possible(s, way, moment)]


def use_centre(s: State, skill: int) -> Effect:
    """M8.7: the skill goes back to its owner, face down, and serves whoever has the turn."""
    way = yield which_way(s, skill, centre_ways(s, skill, moment_of(s)))
    s.centre = [lying for lying in s.centre if lying.skill != skill]
    tell(s, "mk-used", who=s.active, card=skill)
    yield from run(s, way.steps)


# -- everything that can be used


class Deed(NamedTuple):
    """An answer that starts a step of the agenda with a card, a Unit or a skill that is not simply one's own."""

    step: str
    card: int


def things(s: State, moment: str, into: Answers) -> None:
    """Everything that can be used now: cards, Units, skills; what the offers and the centre hold for this turn."""
    plays(s, moment, into)
    units(s, moment, into)
    skills(s, moment, into)
    if s.mods:
        for card in spells_at_hand(s):
            if spell_ways(s, card, moment):
                into[f"cast:{s.face[card]}"] = Deed("cast", card)
        for card in levies(s, moment):
            into.setdefault(f"levy:{s.face[card]}", Deed("levy", card))
    for lying in within_reach(s) if s.centre else []:
        if centre_ways(s, lying.skill, moment):
            into[f"centre:{s.face[lying.skill]}"] = Deed("centre", lying.skill)


def take_thing(s: State, value: int | Deed) -> None:
    """Start using what was chosen."""
    p = me(s)
    if isinstance(value, Deed):
        s.agenda.append((value.step, value.card))
    elif value in p.hand:
        start_play(s, value)
    elif value in p.skills:
        s.agenda.append(("skill", value))
    else:
        s.agenda.append(("unit", value))
