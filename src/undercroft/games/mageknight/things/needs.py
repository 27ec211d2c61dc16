"""What must hold for a way to be used (M5.5, M5.10): the conditions that steps share, and cards that use other cards.

A condition gets the state, the cards that are gone, and the words of the step; it says why not, or nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from ..fight.foes import attackers, standing
from ..fight.reckoning import aimed, out_of_reach
from ..mods import NO_DICE
from ..play.tracks import is_wound, wounds_in
from ..state import State, me
from ..tables import CARDS, STEPS, Gone, Way, Why
from .cards import hues
from .mana import payable
from .questions import moment_of
from .units import volunteers

PAID: Gone = (-1,)
"""In place of a card that is played and paid already."""


# -- ways


def fits(s: State, way: Way, gone: Gone) -> bool:
    """M5.5: whether the conditions of a way hold; not yet its mana."""
    for each in way.needs:
        why = STEPS[each[0]].why  # type: ignore[index]  # the name of a step is a word
        if why(s, gone, *each[1:]):  # type: ignore[misc]  # only steps that have conditions are needs
            return False
    return True


def possible(s: State, way: Way, *gone: int) -> bool:
    """M5.5, M5.10: whether a way that is of use now can be taken: its conditions, its costs together."""
    return (not way.needs or fits(s, way, gone)) and (not way.costs or payable(s, way.costs))


def uses_cards(way: Way) -> bool:
    """Whether it depends on other cards in hand."""
    return any(STEPS[str(each[0])].hand for each in way.needs)


# -- conditions

Condition = Callable[..., Why | None]


def unless(holds: Callable[[State], object], why: Why) -> Condition:
    """A condition that asks the state alone."""

    def asked(s: State, gone: Gone, *words: object) -> Why | None:
        return None if holds(s) else why

    return asked


NO_DEAL = Why("M11.1", "mk-why-no-interaction")
NO_TARGET = Why("M5.4", "mk-why-no-target")
FORTIFIED = Why("M12.11", "mk-why-fortified")
NO_WOUND = Why("M15.2", "mk-why-no-wound")
NO_OTHER = Why("M5.5", "mk-why-no-other")


def aim(s: State, gone: Gone, *words: object) -> Why | None:
    """M5.4: points need a declared attack or block."""
    return None if s.now.combat is not None and aimed(s.now.combat) else NO_TARGET


def shot(s: State, gone: Gone, *words: object) -> Why | None:
    """M12.11: in the Ranged and Siege phase a fortified target needs Siege."""
    c = s.now.combat
    return None if c is not None and c.targets and not out_of_reach(s, c) else FORTIFIED


def is_tired(s: State) -> bool:
    return any(unit.spent for unit in me(s).units)


def is_hurt(s: State) -> bool:
    return wounds_in(s, me(s).hand) > 0 or any(unit.wounds for unit in me(s).units)


dealing = unless(lambda s: s.now.phase == "deal", NO_DEAL)
hurt = unless(is_hurt, NO_WOUND)
hurt_or_tired = unless(lambda s: is_hurt(s) or is_tired(s), NO_WOUND)
wounded = unless(lambda s: wounds_in(s, me(s).hand) > 0, Why("M15.1", "mk-why-no-wound"))
tired = unless(is_tired, Why("M7.4", "mk-why-no-spent-unit"))
ready_unit = unless(
    lambda s: any(not unit.spent and not unit.wounds for unit in me(s).units), Why("M7.3", "mk-why-no-ready-unit")
)
unit_offered = unless(lambda s: bool(volunteers(s)), Why("M11.3", "mk-why-unit-offer"))


def source_open(s: State) -> bool:
    """Who Needs Magic? may have closed the Source for this turn."""
    return NO_DICE not in s.now.mods


def foe(s: State, gone: Gone, what: object = 0, colour: str = "", *words: object) -> Why | None:
    """M12.9: an enemy that an effect of this colour can reach."""
    return None if standing(s, colour) else Why("M12.9", "mk-why-no-foe")


def attacker(s: State, gone: Gone, n: int, colour: str = "", *words: object) -> Why | None:
    """M12.26: an enemy that would still attack, and that an effect of this colour can reach."""
    if attackers(s, colour):
        return None
    return Why("M12.9" if colour else "M12.26", "mk-why-no-attacker")


# -- cards that use other cards


def colours_of(s: State, row: list[int]) -> tuple[str, ...]:
    return tuple(colour for card in row for colour in hues(s.face[card]))


def action_cards(s: State, gone: Gone = ()) -> list[int]:
    """The Action cards in hand, without those that are played."""
    return [c for c in me(s).hand if c not in gone and s.face[c] in CARDS and CARDS[s.face[c]].sort == "action"]


def other_card(s: State, gone: Gone, n: int) -> Why | None:
    """M5.5: a card that is no Wound, besides those that are played."""
    return None if any(card not in gone and not is_wound(s, card) for card in me(s).hand) else NO_OTHER


def partners(s: State, mode: str, gone: Gone) -> list[int]:
    """The Action cards in hand whose basic or strong effect could be used now, without mana of their colour.

    MR44: they may use further cards in turn. What powers the first of those that would be played must be payable
    together with costs inside (M5.5).
    """
    powered = (CARDS[s.face[gone[0]]].colour,) if mode == "strong" and gone[0] >= 0 else ()
    return [card for card in action_cards(s, gone) if free_ways(s, s.face[card], mode, powered, (*gone, card))]


def free_ways(s: State, face: str, mode: str, powered: tuple[str, ...] = (), gone: Gone = PAID) -> list[Way]:
    """The ways of a card that another card plays: its own colour is not paid, costs inside are (M5.8, MR32)."""
    card, moment = CARDS[face], moment_of(s)
    found = []
    for way in card.strong if mode == "strong" else card.basic:
        own = way._replace(costs=way.costs[1:] if mode == "strong" else way.costs)
        if moment in way.moments and possible(s, own._replace(costs=powered + own.costs), *gone):
            found.append(own)
    return found
