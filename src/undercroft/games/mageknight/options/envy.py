"""ML25: envy and sympathy: a Wound for whoever leads, one less for whoever is last; after the last Round too."""

from __future__ import annotations

from ....core.decision import Decision, Effect, Kind
from ....core.events import tell
from ..agenda import act
from ..play.tracks import is_wound, take_wound
from ..rules import Hooks
from ..state import State, day, playing
from .seals import alternative

SYMPATHY = Kind("mk.sympathy", "ML25.1")


def standing(s: State) -> list[int]:
    """The seats that play on, by their Fame."""
    return sorted(playing(s), key=lambda seat: s.players[seat].fame)


def envy(s: State) -> None:
    """ML25.1: the most Fame costs a Wound; nobody's if several have it."""
    *others, first = standing(s)
    if not others or s.players[others[-1]].fame < s.players[first].fame:
        take_wound(s, first, to_discard=True)
        tell(s, "mk-envied", who=first)


def sympathy(s: State) -> None:
    """ML25.1: the least Fame lets one remove a Wound; all may who have it."""
    least = s.players[standing(s)[0]].fame
    s.agenda += [("sympathy", seat) for seat in reversed(standing(s)) if s.players[seat].fame == least]


@act("sympathy")
def console(s: State, seat: int) -> Effect:
    """ML25.1: out of the Deed cards, wherever they are (Sparing Power); they are shuffled anyway."""
    p = s.players[seat]
    zones = (p.hand, p.discard, p.played, p.deck, p.stored)
    card = next((card for zone in zones for card in zone if is_wound(s, card)), -1)
    if card >= 0 and (yield Decision(seat, SYMPATHY, ("shed", "none"))) == "shed":
        for zone in (p.hand, p.discard, p.played, p.deck):
            zone[:] = [other for other in zone if other != card]
        p.stored = tuple(other for other in p.stored if other != card)
        s.wounds = (*s.wounds, card)
        tell(s, "mk-consoled", who=seat)


def by_turns(s: State) -> None:
    """ML25.1: envy at the end of a Day, sympathy at the end of a Night."""
    envy(s) if day(s) else sympathy(s)


def always(s: State) -> None:
    """ML25.2: both at the end of every Round."""
    envy(s)
    sympathy(s)


alternative("envy", Hooks(round_over=by_turns))
alternative("harder_envy", Hooks(round_over=always))
