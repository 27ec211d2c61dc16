"""Chance is fair, repeatable and logged; zones alone decide who knows what."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

from undercroft import new_match
from undercroft.core.chance import below, permute
from undercroft.core.imagine import imagined
from undercroft.core.state import EVERYONE, State, base_fields, chance_key
from undercroft.core.zones import create, hide_among, knows, look, mix, reveal, seen, show, shuffle


def table(cards: int, seed: int = 1) -> State:
    s = State(**base_fields(3, {}, chance_key(seed)))
    create(s, [f"card{n}" for n in range(cards)], known=0)
    return s


def test_equal_seeds_give_equal_chance_and_others_do_not() -> None:
    rolls = [[below(s, 1000, "roll") for _ in range(20)] for s in (table(0, 7), table(0, 7), table(0, 8))]
    assert rolls[0] == rolls[1] != rolls[2]


def test_dice_are_fair() -> None:
    s = table(0)
    counts = Counter(below(s, 6, "die") for _ in range(12000))
    assert set(counts) == set(range(6)) and all(1800 < count < 2200 for count in counts.values())


def test_all_orders_are_equally_likely() -> None:
    s = table(0)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12000):
        ids = [0, 1, 2, 3]
        permute(s, ids)
        counts[tuple(ids)] += 1
    assert set(counts) == set(permutations(range(4))) and all(400 < count < 600 for count in counts.values())


def test_large_decks_are_shuffled_whole() -> None:
    s = table(0)
    for size in (13, 14, 60, 200):
        ids = list(range(size))
        permute(s, ids)
        assert sorted(ids) == list(range(size)) != ids
    first = Counter()
    for _ in range(6000):
        ids = list(range(60))
        permute(s, ids)
        first[ids[0]] += 1
    assert len(first) == 60 and max(first.values()) < 170


def test_a_shuffle_is_forgotten_and_one_pool() -> None:
    s = table(6)
    for pid in range(6):
        reveal(s, pid)
    zone = [1, 2, 3]
    news = s.news
    shuffle(s, zone)
    assert sorted(zone) == [1, 2, 3] and s.news > news
    assert [s.known[pid] for pid in range(6)] == [EVERYONE, 0, 0, 0, EVERYONE, EVERYONE]
    assert len({s.pool[pid] for pid in zone}) == 1 and s.pool[0] != s.pool[1]


def test_a_mix_keeps_open_what_was_drawn_for_it() -> None:
    """Two of four letters and one of two numbers lie in a pile: any of them could, in any order."""
    s = table(0)
    letters, numbers = create(s, list("abcd"), known=0), create(s, list("12"), known=0)
    shuffle(s, letters)
    shuffle(s, numbers)
    pile = [*letters[:2], numbers[0]]
    mix(s, pile)
    worlds = [imagined(s, s, 0, Random(seed))[0] for seed in range(800)]
    piles = {tuple(world[pid] for pid in pile) for world in worlds}
    assert all(sum(face in "12" for face in faces) == 1 for faces in piles)
    assert {face for faces in piles for face in faces} == set("abcd12")
    assert len(piles) == 4 * 3 * 2 * 3


def test_looking_tells_one_seat_and_revealing_tells_all() -> None:
    s = table(2)
    look(s, 0, seat=1)
    assert [knows(s, 0, viewer) for viewer in (-1, 0, 1, 2)] == [False, False, True, False]
    assert seen(s, [0, 1], 1) == ["card0", None]
    reveal(s, 1)
    assert seen(s, [0, 1], -1) == [None, "card1"]


def test_learning_the_same_thing_twice_is_no_news() -> None:
    s = table(1)
    look(s, 0, 1)
    news = s.news
    look(s, 0, 1)
    assert s.news == news
    reveal(s, 0)
    look(s, 0, 2)
    reveal(s, 0)
    assert s.news == news + 1


def test_a_card_that_is_laid_down_is_known_but_no_news() -> None:
    s = table(2)
    look(s, 0, 1)
    news = s.news
    show(s, 0)
    assert s.known == [EVERYONE, 0] and s.news == news


def test_a_pick_that_nobody_could_follow_changes_nothing() -> None:
    s = table(3)
    for pid in range(3):
        look(s, pid, 0)
    hide_among(s, [0, 1, 2], seeing=1)
    assert s.mixes == [] and s.known == [1, 1, 1]


def test_a_face_down_pick_is_forgotten_by_who_did_not_see_it() -> None:
    s = table(3)
    for pid in range(3):
        look(s, pid, 0)
    reveal(s, 1)
    hide_among(s, [0, 1, 2], seeing=1)
    assert seen(s, [0, 1, 2], 0) == ["card0", "card1", "card2"] and seen(s, [0, 1, 2], 2) == [None, None, None]
    shuffle(s, zone := [0, 1])
    assert zone and s.mixes == [], "one card alone is no group"


def test_chance_is_in_the_record() -> None:
    match = new_match("welcome", seats=3, seed=1)
    assert match.record is not None
    assert [line["chance"] for line in match.record.lines if "chance" in line] == ["hero", "first", "shuffle"]
