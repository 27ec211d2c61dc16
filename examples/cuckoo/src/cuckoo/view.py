"""What a viewer sees, in data and in words, and what cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft import Decision, Refusal
from undercroft.core.text import Text
from undercroft.core.zones import knows, seen

from .state import State


def view(s: State, viewer: int) -> dict[str, Any]:
    return {
        "dealer": s.dealer,
        "deck": len(s.deck),
        "cuckoo": s.face[s.cuckoo] if s.cuckoo >= 0 and knows(s, s.cuckoo, viewer) else None,
        "players": [
            {"lives": s.lives[seat], "card": seen(s, [s.card[seat]], viewer)[0] if s.card[seat] >= 0 else None}
            for seat in range(s.seats)
        ],
    }


def refusals(s: State, decision: Decision) -> list[Refusal]:
    """C2.5: a player may look for a way to see the card first."""
    return [Refusal("look", "C2.5", "cu-why-look")]


def describe(view: dict[str, Any], say: Text, names: Sequence[str]) -> list[str]:
    return [
        say("cu-player", {"who": seat, "lives": player["lives"], "card": player["card"] or "hidden"}, names)
        for seat, player in enumerate(view["table"]["players"])
        if player["lives"]
    ]
