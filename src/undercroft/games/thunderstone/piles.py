"""Cards move: drawing, discarding, destroying, gaining (T9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...core.events import tell
from ...core.zones import create, look_all, reveal, reveal_all, set_host, set_owner, shuffle
from .card import CARDS, DISEASE
from .state import Ids, State

HAND = 6


def from_deck(s: State, seat: int, count: int) -> Ids:
    """T9.2, T9.3, T25.3: the top cards; when the deck is empty, and only then, the discard pile becomes the deck."""
    deck = s.deck[seat]
    if len(deck) >= count or not s.discard[seat]:
        s.deck[seat] = deck[:-count]
        return deck[-count:]
    fresh = list(s.discard[seat])
    s.discard[seat] = ()
    shuffle(s, fresh)
    left = max(0, len(fresh) - (count - len(deck)))
    s.deck[seat] = tuple(fresh[:left])
    return deck + tuple(fresh[left:])


def draw_hand(s: State, seat: int) -> None:
    """T5.6, T6.5, T7.2: a new hand of six, which only its owner sees."""
    taken = from_deck(s, seat, HAND)
    s.hand[seat] = list(taken)
    look_all(s, taken, seat)


def draw(s: State, count: int) -> None:
    """T5.2, T6.2: cards drawn by an effect are revealed and join in."""
    seat = s.active
    taken = from_deck(s, seat, count)
    reveal_all(s, taken)
    s.hand[seat].extend(taken)
    for pid in taken:
        tell(s, "ts-drew", who=seat, card=pid)


def put_away(s: State, seat: int, pid: int) -> None:
    """T9.7, T28.9: a card goes from a hand to its owner's discard pile, face up; a borrowed hero home (T28.12)."""
    s.hand[seat].remove(pid)
    reveal(s, pid)
    if seat == s.active:
        leave_party(s, pid)
    tell(s, "ts-discarded", who=seat, card=pid)
    if s.owner[pid] < 0:
        gain(s, seat, pid)
    else:
        go_home(s, pid)


def go_home(s: State, pid: int) -> None:
    """T24.7, T28.12: a borrowed hero who leaves the party goes to his owner's discard pile."""
    lender = s.owner[pid]
    set_owner(s, pid, -1)
    gain(s, lender, pid)
    tell(s, "ts-sent-home", whom=lender, card=pid)


def destroy(s: State, pid: int) -> None:
    """T9.4, T12.4: a card of the active hand is gone at once."""
    s.hand[s.active].remove(pid)
    leave_party(s, pid)
    bury(s, pid)
    tell(s, "ts-destroyed", who=s.active, card=pid)


def bury(s: State, pid: int) -> None:
    """T9.4, T9.5: out of the game; a Disease goes back to its stack."""
    reveal(s, pid)
    set_owner(s, pid, -1)
    if s.face[pid] == DISEASE:
        s.plague += (pid,)
    else:
        s.destroyed += (pid,)
        s.still = 0


def leave_party(s: State, pid: int) -> None:
    """T12.11: what leaves frees its weapon or its bearer; what was given to it is gone."""
    set_host(s, pid, -1)
    for other in (*s.hand[s.active], *s.thrown):
        if s.host[other] == pid:
            set_host(s, other, -1)
    if s.boosts:
        s.boosts = tuple(boost for boost in s.boosts if boost.card != pid)


def gain(s: State, seat: int, pid: int) -> None:
    """T9.1: whatever is gained goes to the discard pile first."""
    s.discard[seat] += (pid,)


def purchase(s: State, pid: int) -> None:
    """T5.4, T10.1, T19.6: the top card of its stack goes to the buyer's discard pile."""
    for at, stack in enumerate(s.stacks):
        if stack and stack[-1] == pid:
            s.stacks[at] = stack[:-1]
            break
    gain(s, s.active, pid)
    s.still = 0
    tell(s, "ts-bought", who=s.active, card=pid)


def fall_ill(s: State, seat: int, count: int) -> None:
    """T17.4, T9.5: Diseases go to the discard pile; there are always more."""
    for _ in range(count):
        if s.plague:
            pid = s.plague[-1]
            s.plague = s.plague[:-1]
        else:
            pid = create(s, [DISEASE])[0]
        gain(s, seat, pid)
        tell(s, "ts-diseased", who=seat, card=pid)


def purse(s: State) -> int:
    """T5.3, T19.4: the gold values of the revealed cards that are left, of weapons (T13.3) and monsters (T18.3) too.

    A Disease has none (T17.2); a borrowed hero's does not count (T19.9).
    """
    total = 0
    face, owner = s.face, s.owner
    for pid in s.hand[s.active]:
        if owner[pid] < 0:
            total += CARDS[face[pid]].gold
    return total


def having(s: State, trait: str) -> list[int]:
    """The revealed cards with a trait: a class, a kind, or a card's own word."""
    face = s.face
    return [pid for pid in s.hand[s.active] if trait in CARDS[face[pid]].traits]


def best_known(s: State, ids: Iterable[int]) -> dict[str, int]:
    """Equal copies once, each by the copy that others know best."""
    found: dict[str, int] = {}
    for pid in ids:
        word = s.face[pid]
        if word not in found or s.known[pid] < 0:
            found[word] = pid
    return found


def in_turn(s: State) -> Sequence[int]:
    """T28.1: the other seats, clockwise from the active one's left; alone there are none (T27.10)."""
    return [(s.active + step) % s.seats for step in range(1, s.seats)]
