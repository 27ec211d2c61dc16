"""Interaction: recruiting, healing, buying cards (M11, M7.2)."""

from __future__ import annotations

from typing import Any

from ...core.decision import Decision, Effect, Kind
from ...core.events import tell
from .cards import CARDS
from .deeds import Answers, Deed, take_thing, things
from .doing import enlist, learn, lessons, recruited
from .heroes import manners
from .mana import pay, payable
from .sites import site_at, site_name
from .state import State, me
from .tracks import free_bonds, refill, to_deck
from .turn import act_over, healings, tactic_uses, use_tactic
from .turn import heal as heal_one
from .units import UNITS

DEAL = Kind("mk.deal", "M11.3", at="offer")
ADVANCED_PRICE, SPELL_PRICE, BONDS_WORTH = 6, 7, 5


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
    site, pledging = site_at(s, me(s).at), free_bonds(s, s.active)
    for card in recruits(s):
        if UNITS[s.face[card]].cost <= s.influence:
            found.setdefault(f"recruit:{s.face[card]}", ("recruit", card))
        if pledging and pledge_price(s, card) <= s.influence:
            found.setdefault(f"pledge:{s.face[card]}", ("pledge", card))
    if site.healing and site.healing <= s.influence:
        found["healing"] = ("healing", 0)
    for card in on_sale(s):
        if not why_not_sold(s, card):
            found[f"buy:{s.face[card]}"] = ("buy", card)
    lessons(s, found)
    things(s, "deal", found)
    if s.healing:
        healings(s, found)
    tactic_uses(s, found)
    found["done"] = "done"
    return Decision(s.active, DEAL, tuple(found), tuple(found.values()))


def on_sale(s: State) -> list[int]:
    """M11.3: Advanced Actions of the Unit offer in a monastery, Spells in a mage tower."""
    sells = site_at(s, me(s).at).sells
    if sells == "cloister":
        return s.cloister
    return s.spells if sells == "spells" else []


def price(s: State, card: int) -> int:
    return SPELL_PRICE if CARDS[s.face[card]].sort == "spell" else ADVANCED_PRICE


def why_not_sold(s: State, card: int) -> str:
    """M11.3, M11.4: Influence, and for a Spell one mana of its colour."""
    if price(s, card) > s.influence:
        return "influence"
    own = CARDS[s.face[card]]
    return "mana" if own.sort == "spell" and not payable(s, (own.colour,)) else ""


def take_deal(s: State, value: Any) -> None:
    if isinstance(value, int | Deed):
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
    yield from enlist(s, card, bonded=False)
    recruited(s)


def pledge(s: State, card: int) -> Effect:
    """Bonds of Loyalty: the Unit under it costs less."""
    s.influence -= pledge_price(s, card)
    yield from enlist(s, card, bonded=True)
    recruited(s)


def pledge_price(s: State, card: int) -> int:
    return max(0, UNITS[s.face[card]].cost - BONDS_WORTH)


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
