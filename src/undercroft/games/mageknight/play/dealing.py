"""Interaction: recruiting, healing, buying cards (M11, M7.2)."""

from __future__ import annotations

from ....core.decision import Decision, Effect, Kind, ask
from ....core.events import tell
from ..agenda import Answers, act, auto, menu
from ..mods import MASKED
from ..records import Deal
from ..state import State, change_unit, me
from ..tables import CARDS, UNITS, UnitCard
from ..things.deeds import things
from ..things.mana import pay, payable
from ..things.sinks import purchases
from ..things.units import enlist, recruited
from ..world.places import camp_near, is_glade, site_at, site_name
from .heroes import manners
from .stacks import refill
from .tracks import free_bonds, to_deck
from .turn import act_over, healings, tactic_uses

DEAL = Kind("mk.deal", "M11.3", at="offer")
ADVANCED_PRICE, SPELL_PRICE, BONDS_WORTH = 6, 7, 5


@auto("interact")
def interact(s: State) -> None:
    """M11.1, M11.2, M14.4, ML22.7: Reputation counts once, at the start; so does each own shield on city or camp."""
    s.now.phase = "deal"
    s.now.deal = Deal(0 if MASKED in s.now.mods else manners(me(s).reputation))
    at = me(s).at
    hold = camp_near(s, at) or s.holds.get(s.board[at].hold)
    s.now.influence = s.now.deal.modifier + (hold.shields.count(s.actor) if hold is not None else 0)
    tell(s, "mk-interacts", who=s.actor, site=site_name(s, me(s).at), influence=s.now.influence)
    s.agenda.append(("deal",))


def recruits(s: State) -> list[int]:
    """M11.3: the Units of the offer whose icon matches the site; ML5.1: in a Refugee Camp all of them.

    ML8.1: on a magical glade Familiars.
    """
    if is_glade(s, me(s).at):
        return [card for card in s.unit_offer if "familiar" in UNITS[s.face[card]].marks]
    site = site_at(s, me(s).at)
    if site.hires is not None:
        return site.hires(s)
    return [card for card in s.unit_offer if site.surcharge or site.icon in UNITS[s.face[card]].places]


def on_hire(s: State) -> list[int]:
    """M11.3: whom an interaction recruits; ML22.7: around a conquered camp also Units of keeps and villages."""
    local = recruits(s) if site_at(s, me(s).at).icon or s.now.phase != "deal" else []
    if camp_near(s, me(s).at) is None:
        return local
    return [card for card in s.unit_offer if card in local or {"keep", "village"} & {*UNITS[s.face[card]].places}]


def unit_price(s: State, card: int) -> int:
    """M7.2: what a Unit costs here (ML5.1), less what recruiting it makes of the Reputation modifier (ML6, MR17)."""
    unit, surcharge = UNITS[s.face[card]], site_at(s, me(s).at).surcharge
    charm = sum(mod.n for mod in s.now.mods if mod.what == "charm")
    return max(0, unit.cost + (surcharge(unit) if surcharge else 0) - charm) - swing(s, unit)


def swing(s: State, unit: UnitCard) -> int:
    """ML6.1, ML6.2, ML6.3: Thugs turn the modifier of this interaction around, Heroes double it, once."""
    now = s.now.deal
    if now is None or now.kind:
        return 0
    return SWINGS.get(kind_of(unit), 0) * now.modifier


SWINGS = {"thug": -2, "hero": 1}
"""How often the modifier counts besides once."""


def kind_of(unit: UnitCard) -> str:
    return next((mark for mark in unit.marks if mark in SWINGS), "")


def why_not_recruited(s: State, card: int, price: int) -> str:
    """M11.3, ML6.3, ML8.3: Influence, never Thugs and Heroes, a basic mana for Familiars; an empty word if it can."""
    unit, now = UNITS[s.face[card]], s.now.deal
    kind = kind_of(unit)
    if now is not None and kind and now.kind not in ("", kind):
        return "mixed"
    if price > s.now.influence:
        return "influence"
    if any(mod.what == "aloof" for mod in s.now.mods):  # On Her Own
        return "aloof"
    return "mana" if "familiar" in unit.marks and not payable(s, ("basic",)) else ""


@menu("deal")
def deal(s: State) -> Decision:
    """M11.3, M11.4: anything that can be paid, and everything that makes Influence."""
    found: Answers = {}
    site, pledging = site_at(s, me(s).at), free_bonds(s, s.actor)
    for card in on_hire(s):
        if not why_not_recruited(s, card, unit_price(s, card)):
            found.setdefault(f"recruit:{s.face[card]}", ("recruit", card))
        if pledging and not why_not_recruited(s, card, pledge_price(s, card)):
            found.setdefault(f"pledge:{s.face[card]}", ("pledge", card))
    if site.healing and site.healing <= s.now.influence:
        found["healing"] = ("buy_healing",)
    for card in on_sale(s):
        if not why_not_sold(s, card):
            found[f"buy:{s.face[card]}"] = ("buy", card)
    return bargain(s, DEAL, found)


def bargain(s: State, kind: Kind, found: Answers) -> Decision:
    """What Influence buys here, and besides that all that is of use while it counts."""
    purchases(s, "deal", found)
    things(s, "deal", found)
    if s.now.healing:
        healings(s, found)
    tactic_uses(s, found)
    found["done"] = ("end_deal",)
    return ask(s.actor, kind, found)


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
    yield from hired(s, card, unit_price(s, card), bonded=False)


@act("pledge")
def pledge(s: State, card: int) -> Effect:
    """Bonds of Loyalty: the Unit under it costs less."""
    yield from hired(s, card, pledge_price(s, card), bonded=True)


def hired(s: State, card: int, price: int, bonded: bool) -> Effect:
    """M7.2, ML6.3: the price is paid and the Unit comes. ML8.3, ML8.5: the mana for Familiars marks them."""
    unit = UNITS[s.face[card]]
    s.now.influence -= price
    if s.now.deal is not None and kind_of(unit):
        s.now.deal = s.now.deal._replace(kind=kind_of(unit))
    s.now.mods = [mod for mod in s.now.mods if mod.what != "charm"]
    paid = (yield from pay(s, ("basic",))) if "familiar" in unit.marks else ()
    yield from enlist(s, card, bonded)
    if paid:
        change_unit(s, s.actor, card, mark=paid[0])
    recruited(s)


def pledge_price(s: State, card: int) -> int:
    """Bonds of Loyalty: 5 less."""
    return lower_price(s, card, BONDS_WORTH)


def lower_price(s: State, card: int, by: int) -> int:
    """So much less, not below 0; what the Unit makes of the modifier counts besides (ML6.1, ML6.2)."""
    change = swing(s, UNITS[s.face[card]])
    return max(0, unit_price(s, card) + change - by) - change


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
