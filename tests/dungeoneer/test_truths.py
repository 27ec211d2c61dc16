"""Random play from the middle of things and from the beginning, with every truth of `truths.py` checked on the way."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.core.decision import words
from undercroft.core.match import Match, new_match
from undercroft.games.dungeoneer import GAME

from .middles import SUBJECTS, middle
from .truths import Watch

ANSWERS = 40
LURE = {"announce": 4, "unleash": 4, "bane": 3, "divert": 6, "master": 4, "monster": 4, "strike": 3, "attack": 3}
"""Answers from which more follows are chosen more often."""


def pick(random: Random, keys: tuple[str, ...]) -> str:
    return random.choices(keys, [LURE.get(words(key).verb, 1) for key in keys])[0]


def play_on(match: Match, seed: int, most: int) -> Watch:
    """Answer and take offers at random."""
    watch, random = Watch(match), Random(seed)
    for _ in range(most):
        decision = match.decision
        if decision is None:
            break
        watch.question()
        offers = [offer for seat in range(match.state.seats) if (offer := match.offer(seat)) is not None]
        if offers and random.random() < 0.2:
            offer = random.choice(offers)
            watch.choose(random.choice(offer.keys), offer.seat)
        else:
            watch.choose(pick(random, decision.keys), decision.seat)
    return watch


@pytest.mark.parametrize("part", range(6))
def test_random_play_from_the_middle_of_things(part: int) -> None:
    """Two positions for every card, quest, location and hero."""
    for seed in range(part, 2 * len(SUBJECTS), 6):
        play_on(middle(seed).match, seed, ANSWERS)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_matches_from_the_beginning(seats: int) -> None:
    for seed in range(3):
        options = {"resurrection": "yes"} if seed else {}
        play_on(new_match(GAME, seats, seed, options if seats > 1 else {}), seed, 400)
