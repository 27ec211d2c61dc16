"""A round from the deal to the lost life; how a match ends."""

from __future__ import annotations

from undercroft import Decision, Kind, Result
from undercroft.core.chance import below
from undercroft.core.decision import ask
from undercroft.core.events import tell
from undercroft.core.zones import look, reveal, reveal_all, shuffle

from .state import RANKS, State, after, living

TURN = Kind("cu.turn", "C2.2", at="card")


def deal(s: State) -> None:
    """C2.1: one card each, from all 52. The first dealer is random, then the deal goes to the left."""
    s.dealer = after(s, s.dealer) if s.dealer >= 0 else below(s, s.seats, "dealer")
    s.turn += 1
    s.cuckoo = -1
    s.deck = list(range(len(s.face)))
    shuffle(s, s.deck)
    s.card = [s.deck.pop() if s.lives[seat] else -1 for seat in range(s.seats)]
    for seat in living(s):
        look(s, s.card[seat], seat)
    tell(s, "cu-dealt", who=s.dealer)
    s.active = after(s, s.dealer)
    s.agenda.append(("turn",))


def turn(s: State) -> Decision:
    """C2.2: keep your card or swap it. (The same question whatever the card is: it must not tell the others.)"""
    return ask(s.active, TURN, {"keep": ("keep",), "swap": ("swap",)}, {"card": s.card[s.active]})


def keep(s: State) -> None:
    """C2.2"""
    tell(s, "cu-kept", who=s.active)
    go_on(s)


def swap(s: State) -> None:
    """C2.2: with the neighbour on the left; C2.3: the dealer with the deck. C2.4: not with a king."""
    seat, own = s.active, s.card[s.active]
    other = after(s, seat)
    theirs = s.deck.pop() if seat == s.dealer else s.card[other]
    if seat == s.dealer:
        reveal(s, theirs)
    if s.face[theirs] == "king":
        reveal(s, theirs)
        s.cuckoo = theirs
        tell(s, "cu-cuckoo", who=seat)
    elif seat == s.dealer:
        s.card[seat] = theirs
        tell(s, "cu-drew", who=seat, card=theirs)
    else:
        s.card[seat], s.card[other] = theirs, own
        for looker, pid in ((seat, theirs), (other, own)):  # both know both cards now
            look(s, pid, looker)
        tell(s, "cu-swapped", who=seat, whom=other)
    go_on(s)


def go_on(s: State) -> None:
    """C2.3: the dealer is the last."""
    if s.active == s.dealer:
        s.agenda[-1] = ("show",)
    s.turn += 1
    s.active = after(s, s.active)


def show(s: State) -> None:
    """C3.1: the lowest lose a life each. C3.2: if nobody would be left, nobody loses one."""
    reveal_all(s, [s.card[seat] for seat in living(s)])
    low = min(worth(s, seat) for seat in living(s))
    losers = [seat for seat in living(s) if worth(s, seat) == low]
    if any(s.lives[seat] > (seat in losers) for seat in living(s)):
        for seat in losers:
            s.lives[seat] -= 1
            tell(s, "cu-lost", who=seat, card=s.card[seat], count=s.lives[seat])
    else:
        tell(s, "cu-again", card=s.card[losers[0]])
    if len(living(s)) > 1:
        s.agenda.append(("deal",))


def worth(s: State, seat: int) -> int:
    """C1.2"""
    return RANKS.index(s.face[s.card[seat]])


def result(s: State) -> Result:
    """C3.3: the last one with lives wins."""
    return Result(tuple(living(s)), tuple(map(float, s.lives)), "cu-end")
