"""Actions that use Influence and are no interaction: Familiars on a glade; and what Familiars cost (ML8, ML13)."""

from __future__ import annotations

from collections.abc import Callable

from ....core.decision import Decision, Effect, Kind
from ....core.events import tell
from ..agenda import Answers, act, auto, menu
from ..state import State, change_unit
from ..tables import ACTIONS, BASIC, Action
from ..world.groups import tokens_at
from ..world.places import LAIR, is_glade
from .dealing import bargain, recruits, unit_price, why_not_recruited
from .tracks import lose_unit

PARLEY = Kind("mk.parley", "ML13.1", at="offer")
UPKEEP = Kind("mk.upkeep", "ML8.4", at="unit")
WARES: dict[str, Callable[[State, Answers], None]] = {}
"""What Influence buys in each such action."""


def open_parley(s: State, what: str) -> None:
    """ML8.1, ML13.1: the action has begun; Influence is of use, but nobody counts Reputation."""
    s.now.acted, s.now.phase = True, "parley"
    s.agenda.append(("parley", what))


@menu("parley")
def parley(s: State, what: str) -> Decision:
    """ML8.1, ML13.1: what Influence buys, and all that makes Influence."""
    found: Answers = {}
    WARES[what](s, found)
    return bargain(s, PARLEY, found)


# -- Magic Familiars


def can_befriend(s: State, at: int) -> bool:
    """ML8.1, MT8.1: on a magical glade; MS16.5: not while enemies hold it."""
    return is_glade(s, at) and not tokens_at(s, at) and bool(recruits(s))


ACTIONS["befriend"] = Action(lambda site: site.sort in ("resource", LAIR), can_befriend)


@auto("befriend")
def befriend(s: State) -> None:
    """ML8.1, XR30: on a magical glade Familiars come for Influence and mana, whatever the Reputation."""
    open_parley(s, "familiars")


def _familiars(s: State, into: Answers) -> None:
    for card in recruits(s):
        if not why_not_recruited(s, card, unit_price(s, card)):
            into.setdefault(f"recruit:{s.face[card]}", ("recruit", card))


WARES["familiars"] = _familiars


@act("upkeep")
def upkeep(s: State, seat: int) -> Effect:
    """ML8.4, ML8.5, XR24: a crystal of the inventory for each, which marks it anew, or they leave the game."""
    p = s.players[seat]
    for unit in [unit for unit in p.units if unit.mark]:
        held = [colour for colour in BASIC if p.crystals[colour]]
        args = {"card": unit.card}
        colour = yield Decision(
            seat, UPKEEP, (*(f"crystal:{colour}" for colour in held), "none"), (*held, ""), args=args
        )
        if colour:
            p.crystals[colour] -= 1
            change_unit(s, seat, unit.card, mark=colour)
        else:
            lose_unit(s, seat, unit.card)
            tell(s, "mk-unit-lost", who=seat, card=unit.card)
