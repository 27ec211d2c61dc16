"""The look: every card's symbol and colour."""

from undercroft.table.look import Look

from ..state import RANKS

LOOK = Look(
    icons=dict.fromkeys(RANKS, "card") | {"king": "crown"},
    tones=dict.fromkeys(RANKS, "blue") | {"king": "gold"},
    emblem="card",
    tone="blue",
)
