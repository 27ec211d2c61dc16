"""What there is to count after a way was taken, and scenes at every moment of a turn."""

from __future__ import annotations

from typing import Any

from undercroft.games.mageknight.records import Points
from undercroft.games.mageknight.state import State, without

from .scene import Scene, deal, fight, scene

RICH = {"crystals": "red, red, blue, blue, green, green, white, white", "source": ""}


def made(s: Scene) -> dict[str, Any]:
    """What there is to count: points, cards, crystals, tracks."""
    state, p = s.state, s.state.players[0]
    combat = state.now.combat
    return {
        "move": state.now.move,
        "influence": state.now.influence,
        "healing": state.now.healing,
        "points": plain(combat.points) if combat is not None else [],
        "tokens": state.players[0].tokens,
        "crystals": sum(p.crystals.values()),
        "fame": p.fame,
        "reputation": p.reputation,
        "wounds": s.faces(p.hand).count("wound"),
        "hand": len(p.hand),
    }


def plain(points: list[Points]) -> list[tuple[str, str, int]]:
    """Points without what made them."""
    return [(each.kind, each.element, each.n) for each in points]


def at_moment(moment: str, hand: str, **more: Any) -> Scene:
    facts = {**RICH, **more}
    if moment in ("ranged", "block", "attack"):
        foes = facts.pop("foes", "prowlers")
        return fight(foes, hand, phase=moment, **facts)
    if moment == "deal":
        return deal(hand, **facts)
    return scene(hand, **facts)


def p(kind: str, n: int, element: str = "physical") -> list[tuple[str, str, int]]:
    return [(kind, element, n)]


def offer(s: State, name: str, face: str) -> None:
    """Only this card is on offer."""
    row = s.spells if name == "spells" else s.advanced
    s.stacks[name] += tuple(row)
    card = next(card for card in s.stacks[name] if s.face[card] == face)
    s.stacks[name] = without(s.stacks[name], card)
    row[:] = [card]
    s.known[card] = -1
