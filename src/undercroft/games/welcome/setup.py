"""The set-up of the match and of every round, and the choice of a hero: W2, W6."""

from __future__ import annotations

from functools import cache

from ...core.chance import below
from ...core.decision import Decision, Kind, ask
from ...core.events import tell
from ...core.zones import shuffle
from .cards import HEROES
from .state import State, still_in

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
