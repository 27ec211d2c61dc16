"""What holds in every position: checked on random play that begins in the middle of things."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from undercroft.core.decision import words
from undercroft.core.effects import Plays
from undercroft.core.match import Match
from undercroft.core.text import COMPLETE, text
from undercroft.games.thunderstone import GAME
from undercroft.games.thunderstone.cards import CARDS
from undercroft.games.thunderstone.state import State

from .middles import WORDS, middle, pair
from .rich import MEETINGS, rich_game

STEPS = 25
"""Answers after the middle: the turn under way and about two more."""


def belongs(s: State) -> dict[int, int]:
    """Whose deck, hand or discard pile each card lies in."""
    zones = ((seat, zone) for seat in range(s.seats) for zone in (s.deck[seat], s.hand[seat], s.discard[seat]))
    return {pid: seat for seat, zone in zones for pid in zone}


class Owners:
    """Cards of players never change hands: between two turns each lies with the player that it lay with before."""

    def __init__(self) -> None:
        self.before: dict[int, int] = {}

    def check(self, s: State) -> None:
        now = belongs(s)
        assert all(owner < 0 for owner in s.owner), "a card is still lent after the turn"
        moved = [s.face[pid] for pid, seat in now.items() if self.before.get(pid, seat) != seat]
        assert not moved, f"changed hands: {moved}"
        self.before = now


def whole(s: State) -> None:
    """Every physical card lies in exactly one place."""
    zones = [*s.stacks, *s.deck, *s.hand, *s.discard, s.dungeon, s.destroyed, s.plague, s.shown, s.pile]
    cards = [pid for zone in zones for pid in zone] + [pid for pid in s.hall if pid >= 0]
    assert sorted(cards) == list(range(len(s.face)))


@pytest.mark.parametrize("part", range(4))
def test_what_holds_in_the_middle_of_things(part: int) -> None:
    for seed in range(part, 1600, 4):
        play = middle(seed).match.lean()
        random = Random(seed).random
        owners = Owners()
        owners.before = belongs(play.state)
        for pid in (*play.state.given, *(pid for pid, owner in enumerate(play.state.owner) if owner >= 0)):
            owners.before.pop(pid, None)  # lent when the play begins: it comes home
        for _ in range(STEPS):
            decision = play.decision
            if decision is None:
                break
            assert len(set(decision.keys)) == len(decision.keys), (seed, decision)
            if decision.kind == "ts.turn":
                owners.check(play.state)
                whole(play.state)
            play.go(decision, int(random() * len(decision.keys)))


@pytest.mark.parametrize("meeting", MEETINGS)
def test_whole_matches_of_few_cards(meeting: str) -> None:
    """Cards meet their own copies: here random play comes to two Theurges who borrow from one hand."""
    game = rich_game(meeting)
    for seats in (2, 3, 5):
        plays = Plays(game, seats, {"monsters": "dragon,abyssal,undead_spirit"})
        for seed in range(60):
            play = plays.start(seed)
            random = Random(seed).random
            owners = Owners()
            while (decision := play.decision) is not None:
                assert len(set(decision.keys)) == len(decision.keys), (seats, seed, decision)
                if decision.kind == "ts.turn":
                    owners.check(play.state)
                play.go(decision, int(random() * len(decision.keys)))


def test_no_two_answers_read_alike() -> None:
    """Copies that differ are told apart in words, lenders by name."""
    for seed in range(0, 1500, 3):
        match = middle(seed).match
        random = Random(seed)
        for _ in range(8):
            if match.decision is None:
                break
            for lang in COMPLETE:
                say = text(lang, "ts")
                options = match.decision.options
                said = Counter(
                    say.option(option.message, option.args, ("Ann", "Ben", "Cem", "Dan", "Eva")) for option in options
                )
                assert max(said.values()) == 1, (seed, lang, said.most_common(1), match.keys)
            match.choose(random.choice(match.keys))


ACTIONS = {
    "village", "dungeon", "rest", "use", "buy", "level", "equip", "feed", "drop", "attack", "leave", "destroy",
}  # fmt: skip
"""What a player may want to do. The other verbs only answer a question that an action asks."""


def action(kind: str, key: str) -> bool:
    return words(key).verb in ACTIONS and kind != "ts.diseases"  # there `attack:2` says how many cut the attack


def generic(match: Match, key: str) -> bool:
    refusal = match.why_not(key)
    return key not in match.keys and (refusal is None or refusal.message == "why-not-now")


def test_what_is_offered_a_moment_earlier_or_later_has_a_reason_now() -> None:
    """Every action of the same turn, and every answer to a question of the same kind, is refused by a clause.

    Numbers behind a key are left out: they count the copies of the moment.
    """
    for seed in range(1, 900, 3):
        match = middle(seed).match
        random = Random(seed)
        turn, seat = match.state.turn, match.state.active
        moments: list[Match] = []
        for _ in range(14):
            if match.decision is None or match.state.turn != turn:
                break
            moments.append(match.clone())
            match.choose(random.choice(match.keys))
        keys = {
            (moment.decision.kind, key)
            for moment in moments
            if moment.decision
            for key in moment.keys
            if "#" not in key
        }
        for moment in moments:
            assert moment.decision is not None
            if moment.decision.seat != seat:
                continue  # the others are only asked what they discard
            kind = moment.decision.kind
            tried = {key for other, key in keys if action(other, key) or (other == kind and ":" in key)}
            assert not (bare := sorted(key for key in tried if generic(moment, key))), (seed, kind, moment.keys, bare)


def test_middles_bring_every_card_and_every_pair() -> None:
    """Each position is about two cards; half of the square of their number brings them all together."""
    count = len(WORDS)
    assert {word for seed in range(count) for word in pair(seed)} == set(CARDS)
    pairs = {frozenset(pair(seed)) for seed in range(count * (count // 2 + 1))}
    assert pairs == {frozenset(two) for two in combinations(WORDS, 2)}
    met: Counter[str] = Counter()
    for seed in range(count):
        assert GAME.tally is not None
        met.update(GAME.tally(middle(seed).state))
    assert set(met) == set(CARDS)
