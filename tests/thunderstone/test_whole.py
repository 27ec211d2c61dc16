"""Whole matches of Thunderstone: conformance, golden records and views, the fingerprint of the rules, the bot."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.golden import WRITE, same_perft, same_text
from undercroft import new_match
from undercroft.arena import simulate
from undercroft.bots import Seen
from undercroft.core.conformance import Report, check_game
from undercroft.core.effects import Plays
from undercroft.core.match import Match
from undercroft.core.record import Record, load_record, parse_record, verify
from undercroft.core.text import text
from undercroft.games.thunderstone import GAME
from undercroft.games.thunderstone.bots import Greedy
from undercroft.games.thunderstone.cards import CARDS
from undercroft.games.thunderstone.describe import describe
from undercroft.games.thunderstone.state import State

from .rich import rich_game
from .scene import armed, inside, scene

CHOSEN = {
    "set": "chosen",
    "heroes": "elf,thyrian,lorigg,regian",
    "village": "feast,goodberries,banish,lantern,polearm,short_sword,hatchet,fireball",
}


BLINKING = {"set": "chosen", "monsters": "enchanted,ooze,humanoid"}  # with Blink Dogs a table can be stuck (T24.9)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_conformance(seats: int) -> None:
    report = check_game(GAME, seats, seeds=range(3), resume_every=9, look_every=3)
    assert report.matches == 3 and report.decisions > 100
    assert report.longest_tail <= 6 and report.most_options <= 40


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"solo": "warrior", "hold": "1"}),
        (1, {"solo": "nightmare"}),
        (2, {"set": "first", "edition": "ru"}),
        (3, {"groups": "8", "edition": "pl"}),
        (2, {"still": "plays"}),
        (2, CHOSEN),
    ],
)
def test_conformance_of_the_options(seats: int, options: dict[str, str]) -> None:
    assert check_game(GAME, seats, options, range(2), resume_every=100, look_every=3).matches == 2


@pytest.mark.parametrize("meeting", ["lenders", "eaters"])
def test_conformance_of_few_cards(meeting: str) -> None:
    """Copies of the same cards, used, armed, fed and borrowed: questions tell them apart in every imagined world."""
    report = check_game(
        rich_game(meeting), 3, {"monsters": "dragon,ooze,abyssal"}, range(2), resume_every=30, look_every=3
    )
    assert report.matches == 2 and report.longest_tail <= 6


def test_conformance_with_rich_decks() -> None:
    """Random play hardly ever buys a Theurge: here everybody starts with decks of all cards."""
    game = rich_game()
    reports: list[Report] = [
        check_game(game, seats, None, range(3), resume_every=50, look_every=3) for seats in (1, 2, 3, 5)
    ]
    asked = {kind for report in reports for kind in report.kinds}
    rare = {"ts.shown", "ts.cut", "ts.rank"}  # their stories are told in the other tests
    assert {kind.name for kind in GAME.kinds} - rare <= asked
    assert max(report.longest_tail for report in reports) <= 6


# -- golden records: every way the game ends


def played(seats: int, seed: int, options: dict[str, str], wild: float = 0.5) -> Match:
    """A match of bots that are greedy half of the time, so that all cards come into play; or of wild ones."""
    match = new_match(GAME, seats, seed, options, salt=f"{seed:032x}")
    random = Random(seed)
    bot = Greedy(Random(seed))
    while match.decision is not None:
        guess = random.random() < wild and (wild == 1 or match.decision.kind != "ts.turn")
        match.choose(random.choice(match.keys) if guess else bot.choose(Seen(match, match.decision.seat)))
    return match


HUNTERS = {**CHOSEN, "monsters": "enchanted,ooze,humanoid", "heroes": "thyrian,lorigg,regian,dwarf"}


@pytest.mark.parametrize(
    ("reason", "seats", "options", "wild", "since"),  # how it was found: from which seed on
    [
        ("battle", 2, CHOSEN, 0.5, 0),
        ("battle", 4, CHOSEN, 0.5, 0),
        ("lost", 2, CHOSEN, 0.5, 0),
        ("banish", 3, CHOSEN, 0.5, 0),
        ("elf", 2, CHOSEN, 0.5, 0),
        ("lord", 2, HUNTERS, 0.3, 1009),
        ("advance", 1, CHOSEN, 0.5, 0),
        ("still", 2, BLINKING, 1.0, 0),
    ],
)
def test_golden_records(
    reason: str, seats: int, options: dict[str, str], wild: float, since: int, golden: Path
) -> None:
    path = golden / f"{reason}-{seats}.jsonl"
    if WRITE:
        matches = (played(seats, seed, options, wild) for seed in range(since, since + 3000))
        match = next(m for m in matches if m.result is not None and m.result.reason == f"ts-end-{reason}")
        assert match.record is not None
        path.parent.mkdir(exist_ok=True)
        match.record.lines = without_snapshots(match.record)
        match.record.save(path)
    record = load_record(path)
    secret = record.secret
    assert secret is not None
    again = new_match(GAME, seats, secret["seed"], record.header["options"], salt=secret["salt"])
    for line in record.lines:
        if "answer" in line and "forced" not in line:
            again.choose(line["key"], line["seat"])
    assert again.record is not None
    assert isinstance(again.state, State) and again.state.reason == reason
    same = parse_record(again.record.dumps())
    assert without_snapshots(same) == record.lines
    verify(same)


def without_snapshots(record: Record) -> list[dict[str, Any]]:
    return [line for line in record.lines if "state" not in line]


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_table_in_words(lang: str) -> None:
    s = armed("thyrian_squire=spear, elf_wizard, torch", "suffering, stone_of_mystery, -")
    lines = describe(s.match.view(0), text(lang, "ts"), ("Anna", "Ben"))
    assert len(lines) == 3 + 2 + 2 + 1 and all("ts-" not in line for line in lines)
    assert "Anna" in lines[-3] and "6" in lines[0]
    alone = describe(scene("militia", "-, griffon, nixie", seats=1).match.view(0), text(lang, "ts"), ("Anna",))
    waiting = describe(s.match.view(1), text(lang, "ts"), ("Anna", "Ben"))
    assert len(alone) == 3 + 2 + 1 + 1 + 1 and len(waiting) == len(lines) + 1


def test_golden_views(golden: Path) -> None:
    """The views are complete: a change of what anybody sees shows here."""
    positions = {
        "turn": scene("militia, torch, dagger", seats=3, set="first"),
        "village": scene("town_guard, barkeep, torch", deck="3 dagger", set="first").visit(),
        "prepare": armed("thyrian_squire=spear, elf_wizard, iron_rations, disease", "suffering, blink_dog, haunt"),
        "solo": scene("militia", "-, griffon, nixie", seats=1),
        "over": inside("2 outlands_khan, torch", "nixie, stone_of_mystery, griffon").choose("attack:1"),
    }
    views = {name: [s.match.view(viewer) for viewer in range(-1, s.state.seats)] for name, s in positions.items()}
    same_text(golden / "views.json", json.dumps(views, indent=1) + "\n")


def test_perft(golden: Path) -> None:
    same_perft(golden, GAME, (2, 4, 1, {"set": "first"}), (3, 4, 2, {}), (1, 5, 3, {}))


# -- random play


def test_random_play_ends() -> None:
    plays = Plays(GAME, 3)
    random = Random(1).random
    for seed in range(150):
        play = plays.start(seed)
        play.playout(random)
        result = play.result
        assert result is not None and result.winners and result.reason.startswith("ts-end-")


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**64), seats=st.integers(1, 5), picks=st.lists(st.integers(0, 40), max_size=300))
def test_any_way_of_playing_keeps_the_table_whole(seed: int, seats: int, picks: list[int]) -> None:
    """Every physical card lies in exactly one place; nobody knows a deck; numbers stay in their bounds."""
    match = new_match(GAME, seats, seed)
    for pick in picks:
        if match.decision is None:
            break
        match.choose(match.keys[pick % len(match.keys)])
        s = match.state
        assert isinstance(s, State)
        zones = [*s.stacks, *s.deck, *s.hand, *s.discard, s.dungeon, s.destroyed, s.plague, s.shown, s.pile]
        cards = [pid for zone in zones for pid in zone] + [pid for pid in s.hall if pid >= 0]
        if s.phase != "spoils":
            assert sorted(cards) == list(range(len(s.face)))
        assert all(s.known[pid] == 0 for deck in s.deck for pid in deck)
        assert min(s.xp) >= 0 and s.gold >= 0 and s.buys >= 0


# -- the bot


def test_greedy_beats_random() -> None:
    """`make strength` plays 1,000 matches; here fewer, with room for chance."""
    report = simulate("thunderstone", 2, 60, 1, ["greedy", "random"])
    assert report["wins"][0] >= 57


def test_greedy_matches_end() -> None:
    report = simulate("thunderstone", 3, 20, 9, ["greedy", "greedy", "greedy"])
    assert sum(report["wins"]) + report["draws"] == 20 and min(report["scores"]) > 10


def test_greedy_is_honest() -> None:
    """Its answer does not change when the cards that it cannot see are dealt differently."""
    for seed in range(3):
        match = new_match(GAME, 2, seed, CHOSEN)
        while match.decision is not None:
            seat = match.decision.seat
            answer = Greedy(Random(1)).choose(Seen(match, seat))
            assert Greedy(Random(1)).choose(Seen(match.imagine(seat, Random(seed)), seat)) == answer
            match.choose(answer)


def test_equal_seeds_give_equal_digests_with_more_jobs() -> None:
    bots = ["greedy", "random", "random"]
    assert (
        simulate("thunderstone", 3, 12, 5, bots)["digest"] == simulate("thunderstone", 3, 12, 5, bots, jobs=2)["digest"]
    )


def test_the_tally_meets_every_card() -> None:
    """Bots that buy and fight meet almost all cards in few matches; 2,000 matches of the soak meet all."""
    report = simulate("thunderstone", 3, 60, 1, ["greedy", "greedy", "random"])
    assert set(report["cards"]) <= set(CARDS) and len(report["cards"]) > 0.9 * len(CARDS)
