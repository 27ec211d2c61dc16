"""The dungeon hall: refill, breach, and the Thunderstone that ends the game (T22, T23, T24)."""

from __future__ import annotations

from ...core.events import tell
from ...core.zones import reveal
from .card import CARDS, STONE
from .piles import bury, gain, go_home
from .state import State

RANKS = (1, 2, 3)
STILL = 20  # rounds (T24.9)


def monsters(s: State) -> list[int]:
    """T22.6, T28.13: the ranks that hold a monster; the Thunderstone is not one."""
    face = s.face
    return [rank for rank in RANKS if (pid := s.hall[rank - 1]) >= 0 and face[pid] != STONE]


def standing(s: State, verb: str) -> dict[str, str | list[str]]:
    """Which monster an answer that names a rank is about."""
    return {f"{verb}:{rank}": s.face[s.hall[rank - 1]] for rank in monsters(s)}


def refill(s: State, rank: int, reason: str) -> None:
    """T6.4 f, T24.1, T24.2, T27.6, T28.6: after a battle; a breach waits for those who act after a victory (T28.3)."""
    move_up(s, rank)
    if rank == 1 and stone_rank(s) == 1:
        finish(s, reason)


def move_up(s: State, rank: int) -> None:
    """T22.4, T27.11: a card has left a rank: those behind move up by one, the deck's top card enters rank 3."""
    hall = s.hall
    before = stone_rank(s)
    for at in range(rank - 1, 2):
        hall[at] = hall[at + 1]
    hall[2] = -1
    enter(s)
    heed(s, before)


def enter(s: State) -> None:
    """T22.4, T22.5: the top card of the dungeon deck comes to rank 3, if there is one."""
    if s.dungeon:
        s.hall[2] = pid = s.dungeon[-1]
        s.dungeon = s.dungeon[:-1]
        reveal(s, pid)
        tell(s, "ts-entered-hall", card=pid)


def close_gap(s: State, rank: int, reason: str) -> None:
    """T23.3: a card was taken from a rank by an effect: refill, breach and the end of the game at once."""
    move_up(s, rank)
    if rank == 1:
        arrive(s, reason)


def arrive(s: State, reason: str) -> None:
    """A card came to rank 1: the game ends (T24.1, T28.6), or the card's breach happens."""
    if stone_rank(s) == 1:
        finish(s, reason)
    else:
        breach(s)


def breach(s: State) -> None:
    """T6.4 g, T23.1, T23.2, T23.4, T23.5: the breach of the card that came to rank 1, once."""
    pid = s.hall[0]
    step = CARDS[s.face[pid]].breach if pid >= 0 else ""
    if step and pid not in s.breached:
        s.breached += (pid,)
        tell(s, "ts-breached", card=pid)
        s.agenda.append((step,))


def stone_rank(s: State) -> int:
    """The rank of the Thunderstone; 4 while it lies in the dungeon deck."""
    face = s.face
    return next((rank for rank in RANKS if (pid := s.hall[rank - 1]) >= 0 and face[pid] == STONE), 4)


def heed(s: State, before: int) -> None:
    """T24.9: the Thunderstone has come nearer, in the hall or, with every card that enters, in the deck."""
    if before > 3 or stone_rank(s) < before:
        s.still = 0


def lift(s: State, rank: int) -> int:
    """The card of a rank, taken out of the hall; what it did there is forgotten (T23.5)."""
    pid = s.hall[rank - 1]
    s.hall[rank - 1] = -1
    if pid in s.breached:
        s.breached = tuple(other for other in s.breached if other != pid)
    return pid


def send_back(s: State, rank: int, reason: str) -> None:
    """C-elf_sorcerer, C-banish, T23.3: a monster goes under the dungeon deck; refill, breach and the end at once."""
    pid = lift(s, rank)
    s.dungeon = (pid, *s.dungeon)
    tell(s, "ts-sent-back", who=s.active, card=pid)
    close_gap(s, rank, reason)


def rearrange(s: State, order: tuple[int, ...]) -> None:
    """T22.8, C-banish: the hall in another order: `order` names the ranks that the cards come from."""
    front, before = s.hall[0], stone_rank(s)
    s.hall = [s.hall[rank - 1] for rank in order]
    heed(s, before)
    tell(s, "ts-rearranged", who=s.active)
    if s.hall[0] != front:
        arrive(s, "banish")


def orders(s: State) -> list[tuple[int, ...]]:
    """T22.8: the other orders of the occupied ranks, each that looks different once."""
    hall = s.hall
    now = tuple(_looks(s, pid) for pid in hall)
    found: dict[tuple[object, ...], tuple[int, ...]] = {now: ()}
    for order in ((2, 1, 3), (1, 3, 2), (3, 2, 1), (2, 3, 1), (3, 1, 2)):
        if all(hall[rank - 1] >= 0 or rank == at for at, rank in enumerate(order, start=1)):
            found.setdefault(tuple(_looks(s, hall[rank - 1]) for rank in order), order)
    return [order for order in found.values() if order]


def _looks(s: State, pid: int) -> tuple[str, bool]:
    return ("", False) if pid < 0 else (s.face[pid], pid in s.breached)


def archduke(s: State) -> None:
    """C-archduke_of_pain, T28.10: every hero stack, the Militia's too, loses its top two cards."""
    lost: list[str] = []
    for at, stack in enumerate(s.stacks):
        if stack and CARDS[s.face[stack[-1]]].strength:
            s.stacks[at] = stack[:-2]
            for pid in reversed(stack[-2:]):
                lost.append(s.face[pid])
                bury(s, pid)
    tell(s, "ts-stack-lost", cards=lost)


def tyxr(s: State) -> None:
    """C-tyxr_the_old, T28.1, T27.10: every player discards two cards, the active one first."""
    for step in reversed(range(s.seats)):
        s.agenda.append(("toll", (s.active + step) % s.seats, 2))


def finish(s: State, reason: str) -> None:
    """T24: the game is over at once. Who won the battle in front of the Thunderstone takes it (T24.2, T24.8).

    Otherwise nobody does (T24.3).
    """
    if reason == "battle":
        gain(s, s.active, lift(s, 1))
        tell(s, "ts-stone-taken", who=s.active)
    else:
        tell(s, "ts-stone-lost", reason=f"end_{reason}")
    send_home(s)
    s.reason, s.phase = reason, "over"
    s.agenda.clear()


def stand_still(s: State) -> None:
    """T24.9: after twenty rounds in which nothing changed for good the game is over, and nobody takes the stone.

    An option switches it off.
    """
    s.still += 1
    if s.still >= STILL * s.seats and s.options["still"] == "ends":
        finish(s, "still")


def send_home(s: State) -> None:
    """T24.7, C-selurin_theurge: borrowed heroes go to their owners' discard piles."""
    if not s.used:
        return  # nobody is borrowed without an effect
    hand = s.hand[s.active]
    for pid in [pid for pid in hand if s.owner[pid] >= 0]:
        hand.remove(pid)
        go_home(s, pid)
