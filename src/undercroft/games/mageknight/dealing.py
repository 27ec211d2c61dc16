"""Interaction: recruiting, healing, buying cards (M11, M7.2)."""

from __future__ import annotations

from typing import Any

from ...core.decision import Decision, Effect, Kind
from ...core.events import tell
from .cards import CARDS
from .deeds import Answers, take_thing, things
from .doing import which_unit
from .heroes import manners
from .mana import pay, payable
from .sites import site_at, site_name
from .state import State, Unit, me
from .tracks import change_reputation, free_commands, gain_fame, refill, to_deck
from .turn import act_over, healings, tactic_uses, use_tactic
from .turn import heal as heal_one
from .units import UNITS

DEAL = Kind("mk.deal", "M11.3", at="offer")
ADVANCED_PRICE, SPELL_PRICE = 6, 7


def interact(s: State) -> None:
    """M11.1, M11.2: the Reputation modifier counts once, at the start."""
    s.phase = "deal"
    s.influence = manners(me(s).reputation)
    tell(s, "mk-interacts", who=s.active, site=site_name(s, me(s).at), influence=s.influence)
    s.agenda.append(("deal",))


def recruits(s: State) -> list[int]:
    """M11.3: the Units of the offer whose icon matches the site."""
    icon = site_at(s, me(s).at).icon
    return [card for card in s.unit_offer if icon in UNITS[s.face[card]].places]


def deal(s: State) -> Decision:
    """M11.3, M11.4: anything that can be paid, and everything that makes Influence."""
    found: Answers = {}
    site = site_at(s, me(s).at)
    for card in recruits(s):
        if UNITS[s.face[card]].cost <= s.influence:
            found.setdefault(f"recruit:{s.face[card]}", ("recruit", card))
    if site.healing and site.healing <= s.influence:
        found["healing"] = ("healing", 0)
    for card in on_sale(s):
        if not why_not_sold(s, card):
            found[f"buy:{s.face[card]}"] = ("buy", card)
    for mod in s.mods:
        if mod[0] == "learning" and int(mod[1]) <= s.influence:
            for card in s.advanced:
                found[f"learn:{s.face[card]}"] = ("learn", card)
    things(s, "deal", found)
    if s.healing:
        healings(s, found)
    tactic_uses(s, found)
    found["done"] = "done"
    return Decision(s.active, DEAL, tuple(found), tuple(found.values()))


def on_sale(s: State) -> list[int]:
    """M11.3: Advanced Actions of the Unit offer in a monastery, Spells in a mage tower."""
    name = site_name(s, me(s).at)
    if name == "monastery":
        return s.cloister
    return s.spells if name == "mage_tower" else []


def price(s: State, card: int) -> int:
    return SPELL_PRICE if CARDS[s.face[card]].sort == "spell" else ADVANCED_PRICE


def why_not_sold(s: State, card: int) -> str:
    """M11.3, M11.4: Influence, and for a Spell one mana of its colour."""
    if price(s, card) > s.influence:
        return "influence"
    own = CARDS[s.face[card]]
    return "mana" if own.sort == "spell" and not payable(s, (own.colour,)) else ""


def take_deal(s: State, value: Any) -> None:
    if isinstance(value, int):
        take_thing(s, value)
    elif value == "done":
        s.agenda.pop()
        act_over(s)
    elif value[0] == "healing":
        s.influence -= site_at(s, me(s).at).healing
        s.healing += 1
    elif value[0] == "heal":
        heal_one(s, value[1])
    elif value[0] == "learn":
        learn(s, value[1])
    elif value[0] == "tactic":
        use_tactic(s, value[1])
    else:
        s.agenda.append((value[0], value[1]))


def recruit(s: State, card: int) -> Effect:
    """M7.2, M11.5: pay; a Unit without a free Command token replaces another."""
    s.influence -= UNITS[s.face[card]].cost
    yield from enlist(s, card)
    s.mods.append(("recruited",))
    for mod in s.mods:
        if mod[0] == "tale":
            gain_fame(s, s.active, int(mod[1]))
            change_reputation(s, s.active, int(mod[2]))


def enlist(s: State, card: int) -> Effect:
    """M7.2, M7.7: ready and unwounded, in the Unit area; with no free token another is disbanded first."""
    p = me(s)
    if free_commands(s, s.active) <= 0:
        gone = yield which_unit(s, p.units, "disband")
        p.units = [unit for unit in p.units if unit.card != gone]
        tell(s, "mk-disbanded", who=s.active, card=gone)
    s.unit_offer.remove(card)
    p.units.append(Unit(card))
    tell(s, "mk-recruited", who=s.active, card=card)


def buy(s: State, card: int) -> Effect:
    """M11.3, M11.5, M5.9: the card goes on top of the Deed deck; a Spell costs a mana of its colour too."""
    own = CARDS[s.face[card]]
    s.influence -= price(s, card)
    if own.sort == "spell":
        yield from pay(s, (own.colour,))
        s.spells.remove(card)
        refill(s, "spells")
    else:
        s.cloister.remove(card)
    to_deck(s, s.active, card)


def learn(s: State, card: int) -> None:
    """Learning: an Advanced Action of the offer for Influence, once."""
    mod = next(mod for mod in s.mods if mod[0] == "learning" and int(mod[1]) <= s.influence)
    s.mods.remove(mod)
    s.influence -= int(mod[1])
    s.advanced.remove(card)
    (me(s).hand if mod[2] == "hand" else me(s).discard).append(card)
    tell(s, "mk-gained", who=s.active, card=card)
    refill(s, "advanced")
