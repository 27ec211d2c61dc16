"""Cards and who knows them. The only writer of `face`, `known`, `pool` and `mixes`.

A zone is a list of physical ids in a game's state; moving a card is moving its id. What a seat knows about a card
changes only here: by a shuffle, a look, a reveal, or a pick that others do not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .chance import permute
from .state import EVERYONE, State


def own_tables(s: State) -> None:
    """Before a table is written: if another copy reads it too, this one gets its own. (`known` is always its own.)"""
    if s.borrowed:
        s.face, s.pool = s.face[:], s.pool[:]
        s.owner, s.host = s.owner[:], s.host[:]
        s.borrowed = False  # type: ignore[misc]  # a slot of the parent


def create(s: State, faces: Sequence[str], known: int = EVERYONE, owner: int = -1) -> list[int]:
    """New physical cards, known to everyone unless said otherwise."""
    own_tables(s)
    first = len(s.face)
    s.pools += 1
    s.face.extend(faces)
    s.known.extend([known] * len(faces))
    s.pool.extend([s.pools] * len(faces))
    s.owner.extend([owner] * len(faces))
    s.host.extend([-1] * len(faces))
    return list(range(first, len(s.face)))


def set_owner(s: State, pid: int, seat: int) -> None:
    """Whose the card is from now on; -1 for nobody's."""
    if s.owner[pid] != seat:
        own_tables(s)
        s.owner[pid] = seat


def set_host(s: State, pid: int, host: int) -> None:
    """The card that this one is attached to from now on; -1 for none."""
    if s.host[pid] != host:
        own_tables(s)
        s.host[pid] = host


def shuffle(s: State, zone: list[int]) -> None:
    """Shuffle a zone: nobody knows any of its cards, and all of them are one pool."""
    permute(s, zone)
    own_tables(s)
    s.pools = pool = s.pools + 1
    for pid in zone:
        s.known[pid] = 0
        s.pool[pid] = pool
    if s.mixes:
        _forget_mixes(s, zone)


def mix(s: State, zone: list[int]) -> None:
    """Shuffle cards of several pools together: nobody knows which is which, but each pool still holds what it held.

    After `shuffle` the cards would be a pool of their own, and imagined worlds would only ever hold the very cards that
    were drawn for the zone; so they may be any of the pools that they came from.
    """
    permute(s, zone)
    s.mixes.append((EVERYONE, tuple(zone), tuple(s.known[pid] for pid in zone)))
    for pid in zone:
        s.known[pid] = 0


def look(s: State, pid: int, seat: int) -> None:
    """One seat looks at a card."""
    bit = 1 << seat
    if not s.known[pid] & bit:
        s.known[pid] |= bit
        s.news += 1


def look_all(s: State, zone: Sequence[int], seat: int) -> None:
    """One seat looks at several cards."""
    known = s.known
    bit = 1 << seat
    for pid in zone:
        if not known[pid] & bit:
            known[pid] |= bit
            s.news += 1


def reveal(s: State, pid: int) -> None:
    """Everyone sees the card."""
    if s.known[pid] != EVERYONE:
        s.known[pid] = EVERYONE
        s.news += 1


def show(s: State, pid: int) -> None:
    """A seat lays down its own card: everyone knows it now, but the seat learned nothing and may still take it back."""
    s.known[pid] = EVERYONE


def reveal_all(s: State, zone: Iterable[int]) -> None:
    known = s.known
    for pid in zone:
        if known[pid] != EVERYONE:
            known[pid] = EVERYONE
            s.news += 1


def hide_among(s: State, ids: Sequence[int], seeing: int) -> None:
    """A card left a group face down (`ids` is the group with that card): only the seats in `seeing` saw which one.

    For every other seat the group becomes one mix: it knows what lies there, but no longer which card is which.
    """
    blind = ~seeing
    before = tuple(s.known[pid] for pid in ids)
    if not any(known & blind for known in before):
        return  # nobody who did not see it knew any of them: nothing is forgotten
    s.mixes.append((blind, tuple(ids), before))
    for pid in ids:
        s.known[pid] &= seeing


def _forget_mixes(s: State, zone: list[int]) -> None:
    gone = set(zone)
    kept = []
    for blind, ids, before in s.mixes:
        left = [(pid, known) for pid, known in zip(ids, before, strict=True) if pid not in gone]
        if len(left) > 1:
            kept.append((blind, tuple(pid for pid, _ in left), tuple(known for _, known in left)))
    s.mixes = kept


def knows(s: State, pid: int, viewer: int) -> bool:
    """Whether a viewer (a seat, or -1 for a watcher, who knows what is public) knows the card's face."""
    known = s.known[pid]
    return known == EVERYONE or (viewer >= 0 and bool(known >> viewer & 1))


def has_secrets(s: State, seat: int) -> bool:
    """Whether a seat knows a card that not everybody knows."""
    return any(known != EVERYONE and known >> seat & 1 for known in s.known)


def seen(s: State, zone: Iterable[int], viewer: int) -> list[str | None]:
    """The zone as the viewer sees it: faces, None for what is hidden."""
    return [s.face[pid] if knows(s, pid, viewer) else None for pid in zone]
