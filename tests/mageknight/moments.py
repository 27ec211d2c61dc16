"""What there is to count after a way was taken, and scenes at every moment of a turn."""

from __future__ import annotations

from typing import Any

from undercroft.games.mageknight.state import State

from .scene import Scene, deal, fight, scene

RICH = {"crystals": "red, red, blue, blue, green, green, white, white", "source": ""}


def made(s: Scene) -> dict[str, Any]:
    """What there is to count: points, cards, crystals, tracks."""
    state, p = s.state, s.state.players[0]
    combat = state.combat
    return {
        "move": state.move,
        "influence": state.influence,
        "healing": state.healing,
        "points": combat.points if combat is not None else [],
        "tokens": state.tokens,
        "crystals": sum(p.crystals.values()),
        "fame": p.fame,
        "reputation": p.reputation,
        "wounds": s.faces(p.hand).count("wound"),
        "hand": len(p.hand),
    }


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
    s.decks[name] += row
    card = next(card for card in s.decks[name] if s.face[card] == face)
    s.decks[name].remove(card)
    row[:] = [card]
    s.known[card] = -1
