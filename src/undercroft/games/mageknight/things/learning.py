"""Learning: an Advanced Action of the offer for Influence."""

from __future__ import annotations

from ....core.events import tell
from ..agenda import Answers, auto
from ..play.stacks import refill
from ..state import State, me


def lessons(s: State, into: Answers) -> None:
    """Learning: the Advanced Actions of the offer that Influence can pay, also outside an interaction."""
    for mod in s.now.mods:
        if mod.what == "learning" and mod.n <= s.now.influence:
            for card in s.advanced:
                into[f"learn:{s.face[card]}"] = ("learn", card)


@auto("learn")
def learn(s: State, card: int) -> None:
    """Learning: an Advanced Action of the offer for Influence, once."""
    mod = next(mod for mod in s.now.mods if mod.what == "learning" and mod.n <= s.now.influence)
    s.now.mods.remove(mod)
    s.now.influence -= mod.n
    s.advanced.remove(card)
    (me(s).hand if mod.word == "hand" else me(s).discard).append(card)
    tell(s, "mk-gained", who=s.actor, card=card)
    refill(s, "advanced")
