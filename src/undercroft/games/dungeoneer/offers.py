"""What a seat may do although it is not asked: D13, R-59. Nobody waits for it."""

from __future__ import annotations

from ...core.decision import Decision, Kind
from .cards.model import CARDS
from .combat import can_lie, lie_down
from .moving import stand, why_not_stand
from .plays import use_healing, why_not_heal, why_not_play
from .quests import drop
from .state import State, alive, heroes_at

OFFER = Kind("dg.offer", "D13.1", at="hand")

OPEN = ("lord", "hero", "discard")
"""The menus between actions."""


def offers(s: State, seat: int) -> Decision | None:
    """D13.1, D13.3, D13.4, D13.6, D17.20: Anytime cards, abilities, standing up with the saved AP, dropping a charge.

    Open between actions: at the menus of a phase, in another's turn (in the own turn they are in the menu).
    """
    if seat == s.active or s.out >> seat & 1 or s.agenda[-1][0] not in OPEN:
        return None
    keys: list[str] = []
    values: list[str | int] = []
    for pid in s.hand[seat]:
        card = CARDS[s.face[pid]]
        if card.timing == "anytime" and not why_not_play(s, seat, pid):
            keys.append(card.key)
            values.append(pid)
    if not why_not_stand(s, seat):
        keys.append("stand")
        values.append("stand")
    if not why_not_heal(s, seat):
        keys.append("use:healing")
        values.append("heal")
    for pid in s.carried[seat]:
        keys.append(f"drop:{s.face[pid]}")
        values.append(f"drop {pid}")
    if can_lie(s, seat):
        keys.append("lie")
        values.append("lie")
    return Decision(seat, OFFER, tuple(keys), tuple(values)) if keys else None


def looks(s: State) -> list[int]:
    """R-59: bots look at their offers when another plays the Dungeonlord, ends a turn, or acts where they stand."""
    if s.agenda[-1][0] not in OPEN:
        return []
    seats = heroes_at(s, s.where[s.active]) if s.agenda[-1][0] == "hero" else alive(s)
    return [seat for seat in seats if seat != s.active]


def take_offer(s: State, seat: int, value: str | int) -> None:
    """D13.1 to D13.6: what was taken happens at once."""
    if isinstance(value, int):
        s.agenda.append(("play", seat, value, 0))
    elif value == "stand":
        stand(s, seat)
    elif value == "heal":
        use_healing(s, seat)
    elif value == "lie":
        lie_down(s, seat)
    else:
        drop(s, seat, int(value.split()[1]))
