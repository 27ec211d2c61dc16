"""What must hold for a way to be used (M5.5, M5.10): conditions, and the cards that other cards can use."""

from __future__ import annotations

from collections.abc import Callable

from ..fight.foes import attackers, standing
from ..fight.reckoning import aimed, blows_now, walled_off
from ..mods import NO_DICE
from ..play.flying import can_soar, siege_goals
from ..play.tracks import is_wound, wounds_in
from ..state import State, me
from ..tables import BASIC, CARDS, Way
from .mana import payable
from .questions import moment_of
from .units import tired_units


def colours_of(s: State, row: list[int]) -> tuple[str, ...]:
    return tuple(CARDS[s.face[card]].colour for card in row)


Gone = tuple[int, ...]
"""Cards that are still in hand but would have left it: the one that is played, the one that it uses, and so on."""
PAID: Gone = (-1,)
"""In place of a card that is played and paid already."""


def partners(s: State, mode: str, gone: Gone) -> list[int]:
    """The Action cards in hand whose basic or strong effect could be used now, without mana of their colour.

    MR44: they may use further cards in turn. What powers the first of those that would be played must be payable
    together with costs inside (M5.5).
    """
    powered = (CARDS[s.face[gone[0]]].colour,) if mode == "strong" and gone[0] >= 0 else ()
    return [card for card in action_cards(s, gone) if free_ways(s, s.face[card], mode, powered, (*gone, card))]


_USES_CARDS = frozenset(("partner_basic", "partner_strong", "other", "other_action", "lesson", "study", "talent"))


def free_ways(s: State, face: str, mode: str, powered: tuple[str, ...] = (), gone: Gone = PAID) -> list[Way]:
    """The ways of a card that another card plays: its own colour is not paid, costs inside are (M5.8, MR32)."""
    card, moment = CARDS[face], moment_of(s)
    found = []
    for way in card.strong if mode == "strong" else card.basic:
        own = way._replace(costs=way.costs[1:] if mode == "strong" else way.costs)
        if possible(s, own._replace(costs=powered + own.costs), moment, *gone):
            found.append(own)
    return found


def action_cards(s: State, gone: Gone = ()) -> list[int]:
    """The Action cards in hand, without those that are played."""
    return [c for c in me(s).hand if c not in gone and s.face[c] in CARDS and CARDS[s.face[c]].sort == "action"]


def _other(s: State, gone: Gone) -> bool:
    """M5.5: a card that is no Wound, besides those that are played."""
    return any(other not in gone and not is_wound(s, other) for other in me(s).hand)


def _lesson(s: State, row: list[int], gone: Gone) -> bool:
    colours = colours_of(s, row)
    return any(CARDS[s.face[other]].colour in colours for other in action_cards(s, gone))


def talents(s: State, gone: Gone = ()) -> list[int]:
    """Magic Talent: the cards in hand that have the colour of a Spell on offer, without those that are played."""
    offered = colours_of(s, s.spells)
    return [card for card in me(s).hand if card not in gone and s.face[card] in CARDS and _colour(s, card) in offered]


def _colour(s: State, card: int) -> str:
    return CARDS[s.face[card]].colour


def _source_open(s: State) -> bool:
    """Who Needs Magic? may have closed the Source for this turn."""
    return NO_DICE not in s.now.mods


def _aim(s: State, gone: Gone) -> bool:
    """M5.4: points need a declared attack or block."""
    return s.now.combat is not None and aimed(s.now.combat)


def _shot(s: State, gone: Gone) -> bool:
    """M12.11: in the Ranged and Siege phase a fortified target needs Siege."""
    c = s.now.combat
    return c is not None and bool(c.targets) and not walled_off(s, c)


def _hurt(s: State, gone: Gone) -> bool:
    return wounds_in(s, me(s).hand) > 0 or any(unit.wounds for unit in me(s).units)


def _tired(s: State, gone: Gone) -> bool:
    return any(unit.spent for unit in me(s).units)


NEEDS: dict[str, Callable[[State, Gone], bool]] = {
    "aim": _aim,
    "attacker": lambda s, gone: bool(attackers(s)),
    "attacker_blue": lambda s, gone: bool(attackers(s, "blue")),
    "attacker_open": lambda s, gone: bool(attackers(s, open_only=True)),
    "basic_die": lambda s, gone: _source_open(s) and any(die in BASIC for die in s.source),
    "crystal": lambda s, gone: any(me(s).crystals.values()),
    "dice": lambda s, gone: _source_open(s) and bool(s.source),
    "foe": lambda s, gone: bool(standing(s)),
    "foe_red": lambda s, gone: bool(standing(s, "red")),
    "fresh": lambda s, gone: (
        s.now.combat is not None and not s.now.combat.points and not any(f.beaten for f in s.now.combat.foes)
    ),
    "gain_spell_blue": lambda s, gone: "blue" in colours_of(s, s.spells),
    "gain_spell_green": lambda s, gone: "green" in colours_of(s, s.spells),
    "gain_spell_red": lambda s, gone: "red" in colours_of(s, s.spells),
    "gain_spell_white": lambda s, gone: "white" in colours_of(s, s.spells),
    "hurt": _hurt,
    "hurt_or_tired": lambda s, gone: _hurt(s, gone) or _tired(s, gone),
    "hurt_unit": lambda s, gone: any(unit.wounds for unit in me(s).units),
    "lesson": lambda s, gone: _lesson(s, s.advanced, gone),
    "no_die": lambda s, gone: not s.now.used_dice,
    "other": _other,
    "other_action": lambda s, gone: bool(action_cards(s, gone)),
    "own_unit": lambda s, gone: bool(me(s).units),
    "partner_basic": lambda s, gone: bool(partners(s, "basic", gone)),
    "partner_strong": lambda s, gone: bool(partners(s, "strong", gone)),
    "ready_2": lambda s, gone: bool(tired_units(s, 2)),
    "ready_3": lambda s, gone: bool(tired_units(s, 3)),
    "ready_4": lambda s, gone: bool(tired_units(s, 4)),
    "ready_unit": lambda s, gone: any(not unit.spent and not unit.wounds for unit in me(s).units),
    "rivals": lambda s, gone: s.seats > 1,
    "shot": _shot,
    "soar_beside": lambda s, gone: can_soar(s, "beside"),
    "soar_on_wings": lambda s, gone: can_soar(s, "on_wings"),
    "soar_two_spaces": lambda s, gone: can_soar(s, "two_spaces"),
    "soar_under_ground": lambda s, gone: can_soar(s, "under_ground"),
    "siege_goal": lambda s, gone: bool(siege_goals(s, 3)),
    "strike": lambda s, gone: s.now.combat is not None and bool(blows_now(s.now.combat)),
    "study": lambda s, gone: _lesson(s, s.spells, gone),
    "talent": lambda s, gone: bool(talents(s, gone)),
    "teacher": lambda s, gone: bool(s.advanced),
    "tired": _tired,
    "unit_offer": lambda s, gone: bool(s.unit_offer),
    "unmotivated": lambda s, gone: not me(s).motivated,
    "wounded": lambda s, gone: wounds_in(s, me(s).hand) > 0,
}


def fits(s: State, way: Way, moment: str, *gone: int) -> bool:
    """M5.5, M5.10: whether a way is of use now: its moment and its conditions, not yet its mana."""
    return moment in way.moments and all(NEEDS[needed](s, gone) for needed in way.needs)


def possible(s: State, way: Way, moment: str, *gone: int) -> bool:
    """M5.5, M5.10: whether a way can be taken now: its moment, its conditions, its costs together."""
    return fits(s, way, moment, *gone) and (not way.costs or payable(s, way.costs))


def uses_cards(way: Way) -> bool:
    """Whether it depends on other cards in hand."""
    return not _USES_CARDS.isdisjoint(way.needs)
