"""MS20.1: Heroes are bought for Fame."""

from __future__ import annotations

from ....core.decision import Decision, Kind, ask
from ....core.events import tell
from ..agenda import auto, menu
from ..rules import HOUSE, Hooks, House
from ..state import State
from ..tables import HEROES, in_play

NAMING = Kind("mk.naming", "MS20.1")
BID = Kind("mk.bid", "MS20.1")
MOST = 21
"""SR65: as much as the last row of the Fame track can mark as negative."""


def before(s: State) -> None:
    s.agenda.append(("auction",))


@auto("auction")
def auction(s: State) -> None:
    """MS20.1: the first in selection order who has no hero names one, until everybody has one."""
    waiting = [seat for seat, p in enumerate(s.players) if not p.hero]
    if waiting:
        s.agenda += [("auction",), ("naming", waiting[0])]


@menu("naming")
def naming(s: State, seat: int) -> Decision:
    named = s.options["heroes"].split(",")
    heroes = named if len(named) >= s.seats else in_play(HEROES, s.options)
    free = [hero for hero in heroes if all(p.hero != hero for p in s.players)]
    return ask(seat, NAMING, {f"hero:{hero}": ("bids", hero, seat, 0, ()) for hero in free})


def least(seat: int, holder: int, bid: int) -> int:
    """MS20.1: who is earlier in selection order may match a bid, who is later must exceed it."""
    return bid if seat < holder else bid + 1


@auto("bids")
def bids(s: State, hero: str, holder: int, bid: int, out: tuple[int, ...]) -> None:
    """MS20.1, SR65: whoever has no hero is asked in turn, until nobody bids more."""
    s.agenda.pop()
    others = [(holder + turn) % s.seats for turn in range(1, s.seats)]
    left = [seat for seat in others if seat not in out and not s.players[seat].hero]
    rest = [seat for seat in left if least(seat, holder, bid) <= MOST]
    if rest:
        s.agenda.append(("bid", rest[0], hero, holder, bid, out))
        return
    s.players[holder].hero, s.players[holder].fame = hero, -bid
    tell(s, "mk-hero-bought", who=holder, hero=hero, amount=bid)


@menu("bid")
def bidding(s: State, seat: int, hero: str, holder: int, bid: int, out: tuple[int, ...]) -> Decision:
    """MS20.1: the lowest bid that is enough; none if there is no such bid left."""
    amount = least(seat, holder, bid)
    found = {f"amount:{amount}": ("bids", hero, seat, amount, out), "pass": ("bids", hero, holder, bid, (*out, seat))}
    return ask(seat, BID, found, {"hero": hero, "amount": bid, "who": holder})


HOUSE["hero_auction"] = House(Hooks(before=before), suits=lambda plan, seats: seats > 1)
