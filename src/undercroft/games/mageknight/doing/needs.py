"""What must hold for a way to be used (M5.5, M5.10): conditions, and the cards that other cards can use."""

from __future__ import annotations

from collections.abc import Callable

from ..cards import CARDS
from ..effects import Way
from ..heroes import BASIC
from ..mana import payable
from ..reckoning import fortified, strikes_now
from ..state import State, me
from ..tracks import (
    is_wound,
    wounds_in,
)
from .foes import attackers, standing
from .moves import can_soar, siege_goals
from .steps import (
    moment_of,
)
from .unit_steps import tired_units


def colours_of(s: State, row: list[int]) -> tuple[str, ...]:
    return tuple(CARDS[s.face[card]].colour for card in row)


def partners(s: State, mode: str, played: int = -1) -> list[int]:
    """The Action cards in hand whose basic or strong effect could be used now, without mana of their colour.

    `played` is the card that would use them: what powers it must be payable together with costs inside (M5.5).
    """
    powered = (CARDS[s.face[played]].colour,) if mode == "strong" and played >= 0 else ()
    return [card for card in action_cards(s, played) if free_ways(s, s.face[card], mode, powered)]


_USES_CARDS = frozenset(("partner_basic", "partner_strong", "other", "other_action", "lesson", "study", "talent"))


def free_ways(s: State, face: str, mode: str, powered: tuple[str, ...] = ()) -> list[Way]:
    """The ways of a card that another card plays: its own colour is not paid, costs inside are (M5.8, MR32)."""
    card, moment = CARDS[face], moment_of(s)
    found = []
    for way in card.strong if mode == "strong" else card.basic:
        own = way._replace(costs=way.costs[1:] if mode == "strong" else way.costs)
        if not uses_cards(own) and possible(s, own._replace(costs=powered + own.costs), moment):
            found.append(own)
    return found


def action_cards(s: State, played: int = -1) -> list[int]:
    """The Action cards in hand, without the one that is played."""
    return [c for c in me(s).hand if c != played and s.face[c] in CARDS and CARDS[s.face[c]].sort == "action"]


def _other(s: State, card: int) -> bool:
    """M5.5: a card that is no Wound, besides the one that is played."""
    return any(other != card and not is_wound(s, other) for other in me(s).hand)


def _lesson(s: State, row: list[int], card: int) -> bool:
    colours = colours_of(s, row)
    return any(CARDS[s.face[other]].colour in colours for other in action_cards(s, card))


def talents(s: State, played: int = -1) -> list[int]:
    """Magic Talent: the cards in hand that have the colour of a Spell on offer, without the one that is played."""
    offered = colours_of(s, s.spells)
    return [card for card in me(s).hand if card != played and s.face[card] in CARDS and _colour(s, card) in offered]


def _colour(s: State, card: int) -> str:
    return CARDS[s.face[card]].colour


def _source_open(s: State) -> bool:
    """Who Needs Magic? may have closed the Source for this turn."""
    return ("no_dice",) not in s.mods


def _aim(s: State, card: int) -> bool:
    """M5.4: points need a declared attack or block."""
    return s.combat is not None and bool(s.combat.targets)


def _shot(s: State, card: int) -> bool:
    """M12.11: in the Ranged and Siege phase a fortified target needs Siege."""
    c = s.combat
    if c is None or not c.targets:
        return False
    return c.phase != "ranged" or ("sieging",) in s.mods or not any(fortified(s, c.foes[at]) for at in c.targets)


def _hurt(s: State, card: int) -> bool:
    return wounds_in(s, me(s).hand) > 0 or any(unit.wounds for unit in me(s).units)


def _tired(s: State, card: int) -> bool:
    return any(unit.spent for unit in me(s).units)


def _blow(s: State, card: int) -> bool:
    """Agility, basic: in combat only in the Attack phase, against a declared target."""
    return s.combat is None or (s.combat.phase == "attack" and _aim(s, card))


NEEDS: dict[str, Callable[[State, int], bool]] = {
    "agile_blow": _blow,
    "agile_shot": lambda s, card: s.combat is None or _shot(s, card),
    "aim": _aim,
    "attacker": lambda s, card: bool(attackers(s)),
    "attacker_blue": lambda s, card: bool(attackers(s, "blue")),
    "attacker_open": lambda s, card: bool(attackers(s, open_only=True)),
    "basic_die": lambda s, card: _source_open(s) and any(die in BASIC for die in s.source),
    "crystal": lambda s, card: any(me(s).crystals.values()),
    "dice": lambda s, card: _source_open(s) and bool(s.source),
    "foe": lambda s, card: bool(standing(s)),
    "foe_red": lambda s, card: bool(standing(s, "red")),
    "fresh": lambda s, card: s.combat is not None and not s.combat.points and not any(f.beaten for f in s.combat.foes),
    "gain_spell_blue": lambda s, card: "blue" in colours_of(s, s.spells),
    "gain_spell_green": lambda s, card: "green" in colours_of(s, s.spells),
    "gain_spell_red": lambda s, card: "red" in colours_of(s, s.spells),
    "gain_spell_white": lambda s, card: "white" in colours_of(s, s.spells),
    "hurt": _hurt,
    "hurt_or_tired": lambda s, card: _hurt(s, card) or _tired(s, card),
    "hurt_unit": lambda s, card: any(unit.wounds for unit in me(s).units),
    "lesson": lambda s, card: _lesson(s, s.advanced, card),
    "no_die": lambda s, card: not s.used_dice,
    "other": _other,
    "parley": lambda s, card: s.combat is None or _aim(s, card),
    "other_action": lambda s, card: bool(action_cards(s, card)),
    "own_unit": lambda s, card: bool(me(s).units),
    "partner_basic": lambda s, card: bool(partners(s, "basic", card)),
    "partner_strong": lambda s, card: bool(partners(s, "strong", card)),
    "ready_2": lambda s, card: bool(tired_units(s, 2)),
    "ready_3": lambda s, card: bool(tired_units(s, 3)),
    "ready_4": lambda s, card: bool(tired_units(s, 4)),
    "ready_unit": lambda s, card: any(not unit.spent and not unit.wounds for unit in me(s).units),
    "rivals": lambda s, card: s.seats > 1,
    "shot": _shot,
    "soar_beside": lambda s, card: can_soar(s, "beside"),
    "soar_on_wings": lambda s, card: can_soar(s, "on_wings"),
    "soar_two_spaces": lambda s, card: can_soar(s, "two_spaces"),
    "soar_under_ground": lambda s, card: can_soar(s, "under_ground"),
    "siege_goal": lambda s, card: bool(siege_goals(s, 3)),
    "strike": lambda s, card: s.combat is not None and bool(strikes_now(s, s.combat)),
    "study": lambda s, card: _lesson(s, s.spells, card),
    "talent": lambda s, card: bool(talents(s, card)),
    "teacher": lambda s, card: bool(s.advanced),
    "tired": _tired,
    "unit_offer": lambda s, card: bool(s.unit_offer),
    "unmotivated": lambda s, card: not me(s).motivated,
    "wounded": lambda s, card: wounds_in(s, me(s).hand) > 0,
}


def fits(s: State, way: Way, moment: str, card: int = -1) -> bool:
    """M5.5, M5.10: whether a way is of use now: its moment and its conditions, not yet its mana."""
    return moment in way.moments and all(NEEDS[needed](s, card) for needed in way.needs)


def possible(s: State, way: Way, moment: str, card: int = -1) -> bool:
    """M5.5, M5.10: whether a way can be taken now: its moment, its conditions, its costs together."""
    return fits(s, way, moment, card) and (not way.costs or payable(s, way.costs))


def uses_cards(way: Way) -> bool:
    """Whether it depends on other cards in hand."""
    return not _USES_CARDS.isdisjoint(way.needs)
