"""Rounds and bidding: W2, W3, W6."""

from __future__ import annotations

from functools import cache

from ...core.chance import below
from ...core.decision import Decision, Effect, Kind, ask
from ...core.events import tell
from ...core.zones import look, shuffle
from .cards import HEROES, Gear, without
from .state import State, next_of, still_in

BID = Kind("wd.bid", "W3.2")
DRAWN = Kind("wd.drawn", "W3.4", at="gear")
HERO = Kind("wd.hero", "W6.1", at="hero")


def begin(s: State) -> None:
    """W2.1, W2.3: the first hero is chosen or drawn, the first player is random."""
    hero = s.options["hero"]
    s.hero = list(HEROES)[below(s, len(HEROES), "hero")] if hero == "random" else hero
    s.active = below(s, s.seats, "first")
    s.agenda.append(("round",))


def round_(s: State) -> None:
    """W2.2, W6.1: all monsters are shuffled into the deck, the hero gets all six pieces back."""
    s.deck = list(range(len(s.face)))
    s.dungeon, s.removed, s.fought, s.aside = [], [], [], []
    s.gear, s.spent = HEROES[s.hero].pieces, ()
    s.bidders, s.drew = still_in(s), 0
    s.inside = False
    s.turn += 1
    tell(s, "wd-round", who=s.active, hero=s.hero)
    shuffle(s, s.deck)
    s.agenda.append(("bid",))


@cache
def _bid(seat: int, may_draw: bool, may_pass: bool) -> Decision:
    may = {"draw": may_draw, "pass": may_pass}
    return ask(seat, BID, {deed: (deed,) for deed, allowed in may.items() if allowed})


def bid(s: State) -> Decision:
    """W3.2: draw or pass; W3.3: with an empty deck only pass; W6.4: or, with the variant, only draw."""
    return _bid(s.active, bool(s.deck), not (s.deck and first_is_forced(s, s.active)))


def pass_(s: State) -> None:
    """W3.2, W3.7: out of this round's bidding; the last one who is left enters."""
    s.bidders &= ~(1 << s.active)
    tell(s, "wd-passed" if s.deck else "wd-passed-empty", who=s.active)
    s.turn += 1
    s.active = next_of(s.bidders, s.active, s.seats)
    if not s.bidders & (s.bidders - 1):
        s.agenda[-1] = ("enter",)


@cache
def _drawn(gear: Gear, must_add: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """W3.4: the answers to a drawn monster, each with the piece that goes with it. They must not depend on its face:
    that would tell the others."""
    gone = () if must_add else gear
    return ("add", *(f"remove:{piece}" for piece in gone)), ("", *gone)


def must_add(s: State, seat: int) -> bool:
    """W3.5: without equipment; W6.4: with the variant, on the seat's first turn of the round."""
    return not s.gear or first_is_forced(s, seat)


def first_is_forced(s: State, seat: int) -> bool:
    """W6.4, R8: the variant, and the seat has not drawn in this round yet."""
    return s.options["forced_first_monster"] == "yes" and not s.drew >> seat & 1


def draw(s: State) -> Effect:
    """W3.4: look at the top monster alone, then add it to the dungeon or remove it together with a piece."""
    seat = s.active
    s.drawn = pid = s.deck.pop()
    look(s, pid, seat)  # W3.6: the drawer knows this card from now on, wherever it goes
    tell(s, "wd-drew", who=seat, card=pid)
    piece = yield Decision(seat, DRAWN, *_drawn(s.gear, must_add(s, seat)), args={"card": pid})
    s.drawn = -1
    if not piece:
        s.dungeon.append(pid)
        tell(s, "wd-added", who=seat, card=pid, count=len(s.dungeon))
    else:
        s.removed.append(pid)
        s.gear = without(s.gear, piece)
        tell(s, "wd-removed", who=seat, card=pid, piece=piece)
    s.drew |= 1 << seat
    s.turn += 1
    s.active = next_of(s.bidders, seat, s.seats)  # W3.1


@cache
def _hero(seat: int) -> Decision:
    return ask(seat, HERO, {f"hero:{hero}": ("choose", hero) for hero in HEROES})


def hero(s: State) -> Decision:
    """W6.1: who was in the dungeon chooses the next hero (W6.2: or the next one who is still in)."""
    return _hero(s.active)


def choose(s: State, hero: str) -> None:
    """W6.1: the hero of the next round."""
    s.hero = hero
    tell(s, "wd-hero-chosen", who=s.active, hero=hero)
    s.agenda[-1] = ("round",)
