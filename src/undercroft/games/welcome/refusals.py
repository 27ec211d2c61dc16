"""What cannot be done now, and why."""

from __future__ import annotations

from ...core.decision import Decision, Refusal
from .cards import HEROES, STRENGTH
from .dungeon import beaten_by
from .state import State


def refusals(s: State, decision: Decision) -> list[Refusal]:
    """W3.3, W3.5, W6.4, W5.3, W5.7: what a player may expect at this question but cannot do, and why."""
    found: list[Refusal] = []
    if decision.kind == "wd.bid" and not s.deck:
        found.append(Refusal("draw", "W3.3", "wd-why-deck-empty"))
    elif decision.kind == "wd.bid" and "pass" not in decision.keys:
        found.append(Refusal("pass", "W6.4", "wd-why-first"))
    elif decision.kind == "wd.drawn":
        for piece in HEROES[s.hero].pieces:
            if f"remove:{piece}" in decision.keys:
                continue
            if piece not in s.gear:
                found.append(Refusal(f"remove:{piece}", "W3.4", "wd-why-gone", {"piece": piece}))
            else:
                found.append(Refusal(f"remove:{piece}", "W6.4", "wd-why-forced"))
        if not s.gear:
            found.append(Refusal("remove", "W3.5", "wd-why-no-gear"))
    elif decision.kind in ("wd.opened", "wd.drink"):
        found.extend(_single_use(s, decision))
    return found


def _single_use(s: State, decision: Decision) -> list[Refusal]:
    found: list[Refusal] = []
    for key, piece, clause in (
        ("axe", "vorpal_axe", "W5.3"),
        ("polymorph", "polymorph", "W5.7"),
        ("drink", "healing_potion", "W5.5"),
    ):
        if piece not in HEROES[s.hero].pieces or key in decision.keys:
            continue
        if piece in s.spent:
            found.append(Refusal(key, clause, "wd-why-spent", {"piece": piece}))
        elif piece not in s.gear:
            found.append(Refusal(key, clause, "wd-why-gone", {"piece": piece}))
        elif key == "drink":
            found.append(Refusal(key, clause, "wd-why-healthy", {"health": s.health}))
        elif decision.kind == "wd.drink":
            found.append(Refusal(key, clause, "wd-why-too-late", {"piece": piece}))
        elif key == "polymorph":
            found.append(Refusal(key, clause, "wd-why-deck-empty"))
        else:
            monster = s.face[s.opened]
            by = {"monster": monster, "piece": beaten_by(s, monster), "strength": STRENGTH[monster]}
            found.append(Refusal(key, clause, "wd-why-beaten", by))
    return found
