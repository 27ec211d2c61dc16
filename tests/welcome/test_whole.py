"""Whole matches of Welcome to the Dungeon: conformance, golden records and views, the fingerprint of the rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.golden import random_match, same_perft, same_record, same_text
from undercroft import new_match
from undercroft.arena import simulate
from undercroft.bots import Seen
from undercroft.core.conformance import check_game
from undercroft.games.welcome import GAME
from undercroft.games.welcome.bots import Careful, Run, chance, dare
from undercroft.games.welcome.cards import HEROES, MONSTERS

from .scene import inside, scene


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("forced", ["no", "yes"])
@pytest.mark.parametrize("hero", ["random", *HEROES])
def test_conformance(seats: int, forced: str, hero: str) -> None:
    report = check_game(GAME, seats, {"forced_first_monster": forced, "hero": hero}, range(4), look_every=3)
    assert report.matches == 4 and report.decisions > 10
    assert report.longest_tail == 0 and report.most_options <= 8


def test_all_kinds_are_asked_and_all_messages_used() -> None:
    report = check_game(GAME, 4, seeds=range(55, 60), resume_every=0)  # the 57th asks them all
    assert set(report.kinds) == {kind.name for kind in GAME.kinds}


ENDS = {
    "second_success": lambda m: m.result.reason == "wd-end-success",
    "last_one": lambda m: m.result.reason == "wd-end-last",
    "omnipotence": lambda m: any(event.message == "wd-omnipotent" for event in m.events),
}


@pytest.mark.parametrize(
    ("way", "seats"), [("second_success", 2), ("second_success", 4), ("last_one", 2), ("omnipotence", 3)]
)
def test_golden_records(way: str, seats: int, golden: Path) -> None:
    same_record(golden / f"{way}-{seats}.jsonl", GAME, seats, ENDS[way])


def test_golden_views(golden: Path) -> None:
    """The views are complete: a change of what anybody sees shows here."""
    positions = {
        "bidding": scene("rogue", deck="lich, golem, orc, goblin").choose("draw", "add", "draw", "remove:buckler"),
        "drawn": scene("mage", seats=2, deck="demon, golem").choose("draw"),
        "dungeon": inside("barbarian", "vorpal_axe, healing_potion", "golem, goblin, dragon", deck="orc", seats=3),
        "name": inside("warrior", None, "skeleton, lich"),
        "over": inside("warrior", "", "goblin", successes=[1, 0]),
    }
    views = {name: [s.match.view(viewer) for viewer in range(-1, s.state.seats)] for name, s in positions.items()}
    same_text(golden / "views.json", json.dumps(views, indent=1) + "\n")


def test_perft(golden: Path) -> None:
    same_perft(golden, GAME, (2, 7, 1, {}), (4, 5, 1, {}), (3, 5, 1, {"forced_first_monster": "yes"}))


def test_equal_seeds_give_equal_digests_in_other_processes_and_with_more_jobs() -> None:
    bots = ["careful", "random", "random"]
    wanted = simulate("welcome", 3, 20, 5, bots)["digest"]
    assert simulate("welcome", 3, 20, 5, bots, jobs=2)["digest"] == wanted
    code = f"from undercroft.arena import simulate; print(simulate('welcome', 3, 20, 5, {bots})['digest'])"
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        out = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        assert out.stdout.strip() == wanted


def test_another_seed_gives_another_digest() -> None:
    assert simulate("welcome", 2, 20, 1, ["random"])["digest"] != simulate("welcome", 2, 20, 2, ["random"])["digest"]


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**64), seats=st.integers(2, 4), picks=st.lists(st.integers(0, 7), max_size=400))
def test_any_way_of_playing_keeps_the_table_whole(seed: int, seats: int, picks: list[int]) -> None:
    """Thirteen monsters, each in one place; known to nobody but those who drew it or all; never a dead end."""
    match = new_match("welcome", seats=seats, seed=seed)
    for pick in picks:
        if match.decision is None:
            break
        match.choose(match.keys[pick % len(match.keys)])
        s = match.state
        zones = [*s.deck, *s.dungeon, *s.removed, *s.fought, *s.aside]  # type: ignore[attr-defined]
        zones += [pid for pid in (s.drawn, s.opened) if pid >= 0]  # type: ignore[attr-defined]
        assert sorted(zones) == list(range(13))
        assert all(s.known[pid] == 0 for pid in s.deck)  # type: ignore[attr-defined]


def test_the_careful_bot_is_honest() -> None:
    """Its answer does not change when the cards that it cannot see are dealt anew."""
    for seed in range(6):
        match = new_match("welcome", seats=3, seed=seed)
        while match.decision is not None:
            seat = match.decision.seat
            answer = Careful(Random(1)).choose(Seen(match, seat))
            assert Careful(Random(1)).choose(Seen(match.imagine(seat, Random(seed)), seat)) == answer
            match.choose(answer if seat == 0 else match.keys[seed % len(match.keys)])


def test_the_careful_bot_counts_exactly() -> None:
    """Compared with the share of all orders of the unknown monsters in which a lone hero survives."""
    s = scene("barbarian", gear="", dungeon="golem, goblin", deck=None)
    table = s.match.view(0)["table"]  # two unknown monsters of thirteen, 4 health
    fine = sum(
        (MONSTER_COPIES[a] * (MONSTER_COPIES[b] - (a == b))) * (STRENGTHS[a] + STRENGTHS[b] < 4)
        for a in MONSTERS
        for b in MONSTERS
    )
    assert dare(table) == pytest.approx(fine / (13 * 12))


MONSTER_COPIES = dict(zip(MONSTERS, (2, 2, 2, 2, 2, 1, 1, 1), strict=True))
STRENGTHS = dict(zip(MONSTERS, (1, 2, 3, 4, 5, 6, 7, 9), strict=True))


@pytest.mark.parametrize(
    ("gear", "health", "named", "pile", "wanted"),
    [
        (("vorpal_axe",), 4, "", ("dragon", "orc"), 1.0),
        (("vorpal_axe",), 4, "", ("orc", "dragon"), 1.0),  # take 3, keep the axe
        (("vorpal_axe",), 4, "", ("vampire", "dragon"), 0.0),
        (("healing_potion",), 4, "", ("dragon", "orc"), 1.0),
        (("healing_potion",), 4, "", ("dragon", "vampire"), 0.0),
        ((), 4, "vampire", ("orc",), 1.0),
    ],
)
def test_the_careful_bot_knows_the_best_use(
    gear: tuple[str, ...], health: int, named: str, pile: tuple[str, ...], wanted: float
) -> None:
    unknown = tuple(MONSTER_COPIES[m] - pile.count(m) for m in MONSTERS)
    assert chance(Run("barbarian", gear, health, named, False, pile, unknown, (0, False))) == wanted


def test_the_careful_bot_knows_omnipotence_and_the_pact() -> None:
    unknown = (2, 2, 2, 2, 2, 0, 0, 0)
    run = Run("mage", ("omnipotence",), 2, "", False, ("lich", "demon", "dragon"), unknown, (0, False))
    assert chance(run) == 1.0
    assert chance(run._replace(pile=("orc", "orc", "dragon"))) == 0.0
    assert chance(run._replace(gear=("demonic_pact",), pile=("demon", "dragon"))) == 1.0
    assert chance(run._replace(gear=("demonic_pact",), pile=("dragon", "demon"))) == 0.0


def test_careful_beats_random() -> None:
    """`make strength` plays 2,000; here a tenth of that, with room for chance."""
    report = simulate("welcome", 2, 200, 1, ["careful", "random"])
    assert report["wins"][0] >= 180


def test_random_matches_end() -> None:
    for seed in range(50):
        result = random_match(GAME, 2 + seed % 3, seed).result
        assert result is not None and len(result.winners) == 1
