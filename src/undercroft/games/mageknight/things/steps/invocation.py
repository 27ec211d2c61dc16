"""Invocation: a card for a mana token that must be spent at once, so the act asks what it powers."""

from __future__ import annotations

from collections.abc import Iterator

from .....core.decision import Decision, Effect, Kind
from .....core.events import tell
from .....core.zones import show
from ...play.acting import terms_of
from ...play.tracks import discard_card, is_wound
from ...state import State, me
from ...tables import BASIC, COSTS, SKILLS, Gone, Way, Why, step
from ..deeds import activate, carry_out, is_ready, lay_down, own_unit_ways, skill_ways, ways_of_card
from ..mana import (
    Purse,
    enhance,
    pay_for,
    payable_from,
    purse,
    serves,
    spend,
    suppressed,
    taxing,
    toll,
    without,
)
from ..needs import fits, possible, uses_cards
from ..questions import moment_of, pick, run_as, which_way
from ..sinks import wanted
from ..units import unit_key, unit_of

POWER = Kind("mk.power", "M5.5", at="hand")
FOR_A_WOUND = ("red", "black")  # white and green cost another card


def paid_by(s: State, way: Way, colour: str, left: Purse) -> int:
    """Which of the costs a token can pay so that the rest can be paid with what is left; -1 if none.

    Mana Suppression: the first basic mana costs another one of its colour.
    """
    taxed = taxing(s) is not None
    twice = (colour,) if taxed and colour in BASIC else ()
    for at, cost in enumerate(way.costs):
        rest = twice + way.costs[:at] + way.costs[at + 1 :]
        if any(serves(s, colour, each) for each in COSTS[cost]) and payable_from(s, left, rest, taxed and not twice):
            return at
    return -1


def own_ways(s: State) -> Iterator[tuple[int, Way]]:
    """What of one's own could be powered at this moment: Units, skills, cards, each with its ways."""
    p, moment = me(s), moment_of(s)
    want = wanted(s, moment)
    for unit in p.units:
        if is_ready(s, unit):
            for way in own_unit_ways(s, unit, moment, want):
                yield unit.card, way
    for skill in p.skills:
        if skill not in p.flipped and SKILLS[s.face[skill]].often in terms_of(s).skills:
            for way in skill_ways(s.face[skill], moment, want):
                yield skill, way
    for card in p.hand:
        for way in ways_of_card(s, s.face[card], moment, want):
            yield card, way


def uses(s: State, colour: str) -> dict[int, list[Way]]:
    """All that the token in the play area can power now."""
    left = without(purse(s), f"token:{colour}")
    found: dict[int, list[Way]] = {}
    for thing, way in own_ways(s):
        if way.costs and possible(s, way, thing) and paid_by(s, way, colour, left) >= 0:
            found.setdefault(thing, []).append(way)
    return found


def sure_uses(s: State, colour: str) -> set[int]:
    """One or two things that the token could power whatever else is in hand: enough to know."""
    left = purse(s)
    found: set[int] = set()
    for thing, way in own_ways(s):
        sure = thing not in found and way.costs and not uses_cards(way) and paid_by(s, way, colour, left) >= 0
        if sure and fits(s, way, (thing,)):
            found.add(thing)
            if len(found) == 2 or thing not in me(s).hand:
                break
    return found


def fuel(s: State, colour: str) -> Iterator[int]:
    """The cards in hand whose discard leaves something for the token to power."""
    hand = {s.face[card]: card for card in me(s).hand if is_wound(s, card) == (colour in FOR_A_WOUND)}
    sure = sure_uses(s, colour) if hand else set()
    for card in hand.values():
        if (sure - {card} and not last_wound(s, card)) or still_used(s, card, colour):
            yield card


def last_wound(s: State, card: int) -> bool:
    """Whether nothing could be healed any more without this card."""
    return is_wound(s, card) and sum(is_wound(s, other) for other in me(s).hand) == 1


def still_used(s: State, card: int, colour: str) -> bool:
    """With this card gone: by a card that uses another one, or after the last Wound by what does not heal, tried on a
    copy."""
    if not last_wound(s, card) and not any(
        uses_cards(way) and any(serves(s, colour, each) for cost in way.costs for each in COSTS[cost])
        for _, way in own_ways(s)
    ):
        return False
    trial = s.clone()
    me(trial).hand.remove(card)
    me(trial).tokens.append(colour)
    return bool(uses(trial, colour))


def no_power(s: State, gone: Gone, colour: str) -> Why | None:
    return None if next(fuel(s, colour), -1) >= 0 else Why("M5.5", "mk-why-no-power")


@step("invoke", why=no_power)
def _invoke(s: State, colour: str) -> Effect:
    """Discard a Wound for red or black, another card for white or green; the token powers something at once."""
    discard_card(s, s.actor, (yield pick(s, list(fuel(s, colour)), to="discard")))
    me(s).tokens.append(colour)
    found = uses(s, colour)
    keys = {thing_key(s, thing): thing for thing in reversed(found)}
    thing = yield Decision(s.actor, POWER, tuple(keys), tuple(keys.values()), args={"colour": colour})
    in_hand, own_skill = thing in me(s).hand, thing in me(s).skills
    if in_hand:
        show(s, thing)
    way = yield which_way(s, thing, found[thing])
    at = paid_by(s, way, colour, without(purse(s), f"token:{colour}"))
    if in_hand:
        lay_down(s, thing)
    spend(s, f"token:{colour}")
    twice = (colour,) if suppressed(s, colour) else ()
    if colour in BASIC:
        yield from enhance(s, colour)
    yield from pay_for(s, thing, twice + way.costs[:at] + way.costs[at + 1 :], more=1)
    toll(s, (way.costs[at] if len(COSTS[way.costs[at]]) == 1 else colour,))
    if in_hand:
        yield from carry_out(s, thing, way)
    elif own_skill:
        p = me(s)
        p.flipped = (*p.flipped, thing)
        tell(s, "mk-used", who=s.actor, card=thing)
        yield from run_as(s, thing, way.steps)
    else:
        yield from activate(s, thing, way)


def thing_key(s: State, thing: int) -> str:
    p = me(s)
    if thing in p.hand:
        return f"play:{s.face[thing]}"
    return f"skill:{s.face[thing]}" if thing in p.skills else unit_key(s, unit_of(s, thing))
