"""Random positions in the middle of things: each monster, hero and piece beside each other."""

from __future__ import annotations

from random import Random

from undercroft.games.welcome.cards import COPIES, HEROES, MONSTERS, PIECES, PILE
from undercroft.games.welcome.state import State

from .scene import Scene, scene

SUBJECTS = [*MONSTERS, *HEROES, *PIECES]


def pair(seed: int) -> tuple[str, str]:
    """What a position is about: in the first n × (n - 1) positions every one is beside every other."""
    again, first = divmod(seed, len(SUBJECTS))
    return SUBJECTS[first], SUBJECTS[(first + 1 + again % (len(SUBJECTS) - 1)) % len(SUBJECTS)]


def owners(word: str) -> set[str]:
    """The heroes who may meet it: a piece comes with its own ones."""
    return {hero for hero, its in HEROES.items() if word in (hero, *its.pieces) or word in MONSTERS}


def apart(one: str, other: str) -> bool:
    """A round has one hero, so two heroes never meet, nor what only they carry."""
    return not owners(one) & owners(other)


def met(s: State) -> set[str]:
    """What came up in the last round: the hero, the equipment, the monsters that somebody has seen."""
    seen = {face for face, known in zip(s.face, s.known, strict=True) if known}
    return seen.union((s.hero, *s.gear, *s.spent))


def middle(seed: int) -> Scene:
    """A position out of a seed."""
    random, subjects = Random(f"middle {seed}"), pair(seed)
    hero = random.choice(sorted(owners(subjects[0]) & owners(subjects[1]) or owners(subjects[0])))
    gear = [piece for piece in HEROES[hero].pieces if piece in subjects or random.random() < 0.5]
    wanted = [word for word in subjects if word in COPIES]
    pile = list(PILE)
    for monster in wanted:
        pile.remove(monster)
    random.shuffle(pile)
    first = random.randint(0, 2)  # the monsters that it is about come soon
    pile[first:first] = wanted
    entered = random.random() < 0.6
    if entered:
        dungeon, deck = pile[: random.randint(3, 8)], pile[8 : random.randint(8, 13)]
    else:
        dungeon, deck = pile[10 : random.randint(10, 13)], pile[:10]
    seats = random.choice((2, 3, 4))
    return scene(
        hero, ", ".join(gear), ", ".join(dungeon), ", ".join(deck), seats,
        active=random.randrange(seats), entered=entered,
        failures=[random.choice((0, 1)) for _ in range(seats)], successes=[random.choice((0, 1)) for _ in range(seats)],
        forced_first_monster=random.choice(("no", "yes")),
    )  # fmt: skip
