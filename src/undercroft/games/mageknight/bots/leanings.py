"""What one leans to before anything is known: the verbs of answers. Others, and kinds that come later, count 0."""

from __future__ import annotations

from functools import cache

from ....core.decision import Decision, words

VERBS: dict[str, float] = {
    "resolve": 5.0,  # what is reached is taken
    "heal": 2.0,
    "healing": 0.5,
    "explore": 2.0,
    "recruit": 2.0,
    "play": 1.0,
    "unit": 1.0,
    "skill": 1.0,
    "step": 1.0,
    "aim": 1.0,
    "act": 1.0,
    "start": 3.0,
    "gain": 0.5,
    "strong": 0.5,
    "sideways": -0.5,
    "end": -1.0,
    "next": -1.0,
    "rest": -1.5,
    "plunder": -2.0,
    "announce": -3.0,
    "drop": -3.0,
    "disband": -2.0,
    "discard": -1.0,
}

TACTICS = ("great_start", "early_bird", "planning", "long_night", "preparation", "mana_search", "from_the_dusk")
SKILLS = ("double_time", "dark_paths", "forward_march", "motivation", "craft", "leaves", "whispers", "fire_magic")


def leanings(decision: Decision) -> list[float]:
    """How much each answer is leaned to."""
    return [leaning(decision.kind, key) for key in decision.keys]


@cache
def leaning(kind: str, key: str) -> float:
    """How much an answer is leaned to; e to the power of it is its share."""
    if kind == "mk.tactic":
        return liked(TACTICS, key)
    if kind == "mk.skill":
        return liked(SKILLS, key)
    return VERBS.get(words(key).verb, 0.0)


def liked(order: tuple[str, ...], key: str) -> float:
    return next((3.0 - 0.3 * at for at, name in enumerate(order) if name in key), 0.0)
