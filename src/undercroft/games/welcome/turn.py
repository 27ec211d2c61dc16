"""A turn of the bidding: W3, W6.4."""

from __future__ import annotations

from functools import cache

from ...core.decision import Decision, Effect, Kind, ask
from ...core.events import tell
from ...core.zones import look
from .cards import Gear, without
from .state import State, next_of

BID = Kind("wd.bid", "W3.2")
DRAWN = Kind("wd.drawn", "W3.4", at="gear")


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
