"""What one leans to before anything is known: the verbs of answers, what cards are good for, the way to an aim."""

from __future__ import annotations

from functools import cache

from ....core.decision import Decision, words
from ..state import State
from ..tables import CARDS, ENEMIES
from ..things.questions import moment_of
from ..world.hexes import MOVES
from .outlook import Field

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


POINT = 0.4  # each point that a way to use something makes
POWER = 0.6  # what it counts if mana has to be paid
ARMOR = 0.15  # each point of it, for whom to attack
AGAIN = -2.0  # one more enemy to attack at once
SIDEWAYS = -1.0  # a card that is good for nothing else now
PULL = 2.5  # a step that comes closer to the aim


def leanings(s: State, decision: Decision) -> list[float]:
    """How much each answer is leaned to."""
    c = s.now.combat
    moment = moment_of(s) if c is None or not c.targets else f"{c.phase}+"
    return [leaning(decision.kind, key, moment) for key in decision.keys]


@cache
def leaning(kind: str, key: str, moment: str = "") -> float:
    """How much an answer is leaned to; e to the power of it is its share."""
    if kind == "mk.tactic":
        return liked(TACTICS, key)
    if kind == "mk.skill":
        return liked(SKILLS, key)
    part = words(key)
    moment, more = moment.removesuffix("+"), moment.endswith("+")
    if part.verb == "aim":
        armor = ENEMIES[part.what].armor if part.what in ENEMIES else 0
        return VERBS["aim"] - ARMOR * armor + AGAIN * more
    if part.verb == "play" and part.what in CARDS:
        card = CARDS[part.what]
        ways = [way for way in (*card.basic, *card.strong) if moment in way.moments]
        return max((points(way.key) * (POWER if way.costs else 1.0) for way in ways), default=SIDEWAYS)
    return VERBS.get(part.verb, 0.0) + (points(key) if kind == "mk.way" else 0.0)


def points(key: str) -> float:
    number = words(key).number
    return POINT * int(number) if number.isdigit() else 0.0


def pulls(at: int, keys: tuple[str, ...], way: Field) -> list[float]:
    """How much more, or less, each answer is leaned to by whoever wants to go somewhere."""
    here = way.get(at, 0.0)
    found = []
    for verb, what, *_ in map(words, keys):
        if verb == "step":
            found.append(PULL if way.get(at + MOVES[what], here) < here else -PULL)
        else:
            found.append(PULL * (verb == "act") if not here else -PULL * (verb in ("act", "end", "rest")))
    return found


def liked(order: tuple[str, ...], key: str) -> float:
    return next((3.0 - 0.3 * at for at, name in enumerate(order) if name in key), 0.0)
