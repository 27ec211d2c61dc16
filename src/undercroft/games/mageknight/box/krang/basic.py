"""Krang's own basic actions (MK1.1): mana harvested on the way, Units that obey."""

from __future__ import annotations

from .....core.decision import Effect
from .....core.lasting import Mod
from ...agenda import Answers, act, auto
from ...play.dealing import hired, lower_price, on_hire, why_not_recruited
from ...play.tracks import change_reputation, discard_card, is_wound
from ...state import State, change_unit, me
from ...tables import BASIC, CARDS, COSTS, DEALING, NEVER, QUIET, SINKS, Card, Sink, step
from ...things.cards import action
from ...things.effects import do, influence, move, reputation
from ...things.mana import gain_crystal
from ...things.questions import colour_of, pick
from ...things.units import tired_units, unit_key, unit_level, unit_of

# -- Savage Harvesting


@step("harvest", when=NEVER)
def _harvest(s: State, n: int) -> None:
    """Once this turn, or (0) with every step."""
    s.now.mods.append(Mod("harvest", n))


@act("harvest")
def harvest(s: State) -> Effect:
    """MK3.1: a card for a crystal of its colour, decided before the step shows anything; never a Wound."""
    cards = [card for card in me(s).hand if not is_wound(s, card)]
    card: int | str = (yield pick(s, cards, stop="none")) if cards else "none"
    if isinstance(card, int):
        discard_card(s, s.actor, card)
        colours = COSTS[own] if (own := CARDS[s.face[card]].colour) else BASIC
        gain_crystal(s, s.actor, colours[0] if len(colours) == 1 else (yield colour_of(s, colours)))
        if Mod("harvest") not in s.now.mods:
            s.now.mods.remove(Mod("harvest", 1))


# -- Ruthless Coercion

CHEAPER, EACH, MOST = 2, 2, 2  # Influence off a price, Influence for each level, the highest level


def coerced_price(s: State, card: int) -> int:
    """XR53: 2 Influence less than it costs here (ML5.1, ML6.1, ML6.2)."""
    return lower_price(s, card, CHEAPER)


def _coerced(s: State, into: Answers) -> None:
    """XR53: the Units of this interaction for 2 Influence less, under a Command token; on a glade none (ML8.1)."""
    if s.now.phase == "deal" and Mod("coerce") in s.now.mods:
        for card in on_hire(s):
            if not why_not_recruited(s, card, coerced_price(s, card)):
                into.setdefault(f"coerce:{s.face[card]}", ("coerce", card))


@act("coerce")
def coerce(s: State, card: int) -> Effect:
    """Ruthless Coercion: a cheaper Unit costs Reputation."""
    s.now.mods.remove(Mod("coerce"))
    yield from hired(s, card, coerced_price(s, card), bonded=False)
    change_reputation(s, s.actor, -1)


def _rousing(s: State) -> bool:
    return bool(s.now.mods) and Mod("rouse") in s.now.mods and bool(tired_units(s, MOST))


def _roused(s: State, into: Answers) -> None:
    if _rousing(s):
        for unit in tired_units(s, MOST):
            if EACH * unit_level(s, unit) <= s.now.influence:
                into.setdefault(unit_key(s, unit, "rouse"), ("rouse", unit.card))


@auto("rouse")
def rouse(s: State, card: int) -> None:
    """Ruthless Coercion, strong: a Unit of level I or II is ready again for Influence."""
    s.now.influence -= EACH * unit_level(s, unit_of(s, card))
    change_unit(s, s.actor, card, spent=False)


SINKS["coerce"] = Sink("influence", DEALING, None, _coerced, lasting=True)
SINKS["rouse"] = Sink("influence", QUIET, _rousing, _roused, lasting=True)

ROWS: dict[str, Card] = {
    "ruthless_coercion": action(
        "red",
        ("influence", "influence healing"),
        influence(2) + do("mod", "coerce"),
        influence(6) + reputation(-1) + do("mod", "rouse"),
    ),
    "savage_harvesting": action("green", "movement special", move(2) + do("harvest", 1), move(4) + do("harvest", 0)),
}
