"""Invocation: a card for a mana token that must be spent at once, so the act asks what it powers."""

from __future__ import annotations

from ...core.decision import Decision, Effect, Kind
from ...core.events import tell
from ...core.zones import show
from .banners import banner_of
from .deeds import act_as_unit, allowed, carry_out, lay_down, skill_ways, ways_now, ways_of_unit
from .doing import NEEDS, asks, moment_of, pick, possible, run, unit_key, unit_of, which_way
from .effects import Way
from .mana import pay, payable_from, purse, serves, spend, toll, without
from .state import State, me
from .tracks import discard_card, is_wound

POWER = Kind("mk.power", "M5.5", at="hand")
FOR_A_WOUND = ("red", "black")  # white and green cost another card


def paid_by(s: State, way: Way, colour: str) -> int:
    """Which of the costs the token can pay so that the rest can be paid too; -1 if none."""
    left = without(purse(s), f"token:{colour}")
    for at, cost in enumerate(way.costs):
        if serves(s, colour, cost) and payable_from(s, left, way.costs[:at] + way.costs[at + 1 :]):
            return at
    return -1


def powered(s: State, thing: int, colour: str) -> list[Way]:
    """The ways of a card, Unit or skill of one's own in which the token can be spent."""
    p, moment = me(s), moment_of(s)
    if thing in p.hand:
        ways = ways_now(s, thing, moment)
    elif thing in p.skills:
        ways = [way for way in skill_ways(s.face[thing], moment) if way.costs and possible(s, way, moment)]
    else:
        ways = ways_of_unit(s, unit_of(s, thing), moment)
    return [way for way in ways if paid_by(s, way, colour) >= 0]


def uses(s: State, colour: str) -> dict[str, int]:
    """All that the token can power now."""
    p = me(s)
    found = {f"play:{s.face[card]}": card for card in reversed(p.hand) if powered(s, card, colour)}
    for unit in p.units:
        ready = not unit.spent and not unit.wounds and allowed(s.combat, unit)
        if ready and powered(s, unit.card, colour):
            found[unit_key(s, unit)] = unit.card
    for skill in p.skills:
        if skill not in p.flipped and powered(s, skill, colour):
            found[f"skill:{s.face[skill]}"] = skill
    return found


def fuel(s: State, colour: str) -> list[int]:
    """The cards in hand whose discard leaves something for the token to power. Tried on a copy."""
    hand = {s.face[card]: card for card in me(s).hand if is_wound(s, card) == (colour in FOR_A_WOUND)}
    found = []
    for card in hand.values():
        trial = s.clone()
        me(trial).hand.remove(card)
        trial.tokens.append(colour)
        if uses(trial, colour):
            found.append(card)
    return found


NEEDS.update(
    {
        "invoke_black": lambda s, card: bool(fuel(s, "black")),
        "invoke_green": lambda s, card: bool(fuel(s, "green")),
        "invoke_red": lambda s, card: bool(fuel(s, "red")),
        "invoke_white": lambda s, card: bool(fuel(s, "white")),
    }
)


@asks("invoke")
def _invoke(s: State, colour: str) -> Effect:
    """Discard a Wound for red or black, another card for white or green; the token powers something at once."""
    discard_card(s, s.active, (yield pick(s, fuel(s, colour))))
    s.tokens.append(colour)
    found = uses(s, colour)
    thing = yield Decision(s.active, POWER, tuple(found), tuple(found.values()), args={"colour": colour})
    in_hand, own_skill = thing in me(s).hand, thing in me(s).skills
    if in_hand:
        show(s, thing)
    way = yield which_way(s, thing, powered(s, thing, colour))
    at = paid_by(s, way, colour)
    if in_hand:
        lay_down(s, thing)
    spend(s, f"token:{colour}")
    yield from pay(s, way.costs[:at] + way.costs[at + 1 :])
    toll(s, (way.costs[at],))
    if in_hand:
        yield from carry_out(s, thing, way)
    elif own_skill:
        me(s).flipped.append(thing)
        tell(s, "mk-used", who=s.active, card=thing)
        yield from run(s, way.steps)
    else:
        unit = unit_of(s, thing)
        unit.spent = True
        own = banner_of(s, unit)
        yield from act_as_unit(s, thing, way, own.plus, own.fame)
