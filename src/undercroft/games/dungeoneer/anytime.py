"""What a player may do at any time, in the own turn or another's: D13."""

from __future__ import annotations

from .cards.model import CARDS
from .combat import can_lie, lie_down
from .moving import stand, why_not_stand
from .plays import use_healing, why_not_heal, why_not_play
from .state import State
from .verbs import drop_charge


def anytime(s: State, seat: int) -> dict[str, str]:
    """D13.1, D13.3, D13.4, D13.6, D17.20: Anytime cards, the hero's ability, standing up, dropping a charge.

    Each key with what `do_anytime` is told. D20.7: lying down, too.
    """
    found: dict[str, str] = {}
    for pid in s.hand[seat]:
        card = CARDS[s.face[pid]]
        if card.timing == "anytime" and not why_not_play(s, seat, pid):
            found[card.key] = f"play {pid}"
    if not why_not_stand(s, seat):
        found["stand"] = "stand"
    if not why_not_heal(s, seat):
        found["use:healing"] = "heal"
    for pid in s.carried[seat]:
        found[f"drop:{s.face[pid]}"] = f"drop {pid}"
    if can_lie(s, seat):
        found["lie"] = "lie"
    return found


def do_anytime(s: State, seat: int, what: str) -> None:
    """D13.1 to D13.6: what was chosen happens at once; the question that was open comes again."""
    verb, _, number = what.partition(" ")
    if verb == "play":
        s.agenda.append(("play", seat, int(number), 0))
    elif verb == "stand":
        stand(s, seat)
    elif verb == "heal":
        use_healing(s, seat)
    elif verb == "lie":
        lie_down(s, seat)
    else:
        drop_charge(s, seat, int(number))
