"""Interaction: recruiting, healing, buying cards (M11, M7.2)."""

from __future__ import annotations

from ....core.decision import Decision, Effect, Kind, ask
from ....core.events import tell
from ..agenda import Answers, act, auto, menu
from ..records import Deal
from ..state import State, me
from ..tables import CARDS, UNITS
from ..things.deeds import things
from ..things.mana import pay, payable
from ..things.sinks import purchases
from ..things.units import enlist, recruited
from ..world.places import site_at, site_name
from .heroes import manners
from .stacks import refill
from .tracks import free_bonds, to_deck
from .turn import act_over, healings, tactic_uses

DEAL = Kind("mk.deal", "M11.3", at="offer")
ADVANCED_PRICE, SPELL_PRICE, BONDS_WORTH = 6, 7, 5


@auto("interact")
def interact(s: State) -> None:
    """M11.1, M11.2, M14.4: the Reputation modifier counts once, at the start; so does each own shield on a city."""
    s.now.phase = "deal"
    s.now.deal = Deal(manners(me(s).reputation))
    at = me(s).at
    s.now.influence = s.now.deal.modifier + (s.shields[at].count(s.actor) if s.board[at].hold in s.holds else 0)
    tell(s, "mk-interacts", who=s.actor, site=site_name(s, me(s).at), influence=s.now.influence)
    s.agenda.append(("deal",))


def recruits(s: State) -> list[int]:
    """M11.3: the Units of the offer whose icon matches the site, or those that the site names itself."""
    site = site_at(s, me(s).at)
    if site.hires is not None:
        return site.hires(s)
    icon = site.icon
    return [card for card in s.unit_offer if icon in UNITS[s.face[card]].places]


@menu("deal")
def deal(s: State) -> Decision:
    """M11.3, M11.4: anything that can be paid, and everything that makes Influence."""
    found: Answers = {}
    site, pledging = site_at(s, me(s).at), free_bonds(s, s.actor)
    for card in recruits(s):
        if UNITS[s.face[card]].cost <= s.now.influence:
            found.setdefault(f"recruit:{s.face[card]}", ("recruit", card))
        if pledging and pledge_price(s, card) <= s.now.influence:
            found.setdefault(f"pledge:{s.face[card]}", ("pledge", card))
    if site.healing and site.healing <= s.now.influence:
        found["healing"] = ("buy_healing",)
    for card in on_sale(s):
        if not why_not_sold(s, card):
            found[f"buy:{s.face[card]}"] = ("buy", card)
    purchases(s, "deal", found)
    things(s, "deal", found)
    if s.now.healing:
        healings(s, found)
    tactic_uses(s, found)
    found["done"] = ("end_deal",)
    return ask(s.actor, DEAL, found)


def on_sale(s: State) -> list[int]:
    """M11.3: Advanced Actions of the Unit offer in a monastery, Spells in a mage tower."""
    site = site_at(s, me(s).at)
    more = site.wares(s) if site.wares is not None else []
    if site.sells == "cloister":
        return s.cloister + more
    return s.spells + more if site.sells == "spells" else more


def price(s: State, card: int) -> int:
    return SPELL_PRICE if CARDS[s.face[card]].sort == "spell" else ADVANCED_PRICE


def why_not_sold(s: State, card: int) -> str:
    """M11.3, M11.4: Influence, and for a Spell one mana of its colour."""
    if price(s, card) > s.now.influence:
        return "influence"
    own = CARDS[s.face[card]]
    return "mana" if own.sort == "spell" and not payable(s, (own.colour,)) else ""


@auto("end_deal")
def end_deal(s: State) -> None:
    """M9.8: the interaction is over."""
    s.agenda.pop()
    act_over(s)


@auto("buy_healing")
def buy_healing(s: State) -> None:
    """M11.3: a Healing point for the site's price."""
    s.now.influence -= site_at(s, me(s).at).healing
    s.now.healing += 1


@act("recruit")
def recruit(s: State, card: int) -> Effect:
    """M7.2, M11.5: pay; a Unit without a free Command token replaces another."""
    s.now.influence -= UNITS[s.face[card]].cost
    yield from enlist(s, card, bonded=False)
    recruited(s)


@act("pledge")
def pledge(s: State, card: int) -> Effect:
    """Bonds of Loyalty: the Unit under it costs less."""
    s.now.influence -= pledge_price(s, card)
    yield from enlist(s, card, bonded=True)
    recruited(s)


def pledge_price(s: State, card: int) -> int:
    return max(0, UNITS[s.face[card]].cost - BONDS_WORTH)


@act("buy")
def buy(s: State, card: int) -> Effect:
    """M11.3, M11.5, M5.9: the card goes on top of the Deed deck; a Spell costs a mana of its colour too."""
    own = CARDS[s.face[card]]
    s.now.influence -= price(s, card)
    if own.sort == "spell":
        yield from pay(s, (own.colour,))
        s.spells.remove(card)
        refill(s, "spells")
    elif card in s.advanced:  # the Green city
        s.advanced.remove(card)
        refill(s, "advanced")
    else:
        s.cloister.remove(card)
    to_deck(s, s.actor, card)
