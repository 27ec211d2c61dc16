"""Whole matches of Dungeoneer: conformance for every seat count and option, golden records, fingerprints, the end."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.golden import WRITE, same_perft
from undercroft.arena import simulate
from undercroft.bots import Seen, answered, make_bot
from undercroft.core.conformance import check_game
from undercroft.core.effects import Plays
from undercroft.core.errors import BadOption
from undercroft.core.match import Match, new_match
from undercroft.core.record import load_record, verify
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.card import CARDS, HEROES, QUESTS, TILES

SETTINGS = [(o.name, value) for o in GAME.options for value in o.values if value != o.default]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_conformance_of_every_seat_count(seats: int) -> None:
    report = check_game(GAME, seats, seeds=range(1), resume_every=60, look_every=3)
    assert report.matches == 1 and report.decisions > 40
    assert report.longest_tail <= 6 and report.most_options <= 40
    if seats > 1:  # random play takes what is offered, and conformance tries it with undo and replay
        assert report.offers >= report.taken > 0 and report.kinds["dg.offer"] > 0


@pytest.mark.parametrize(("name", "value"), SETTINGS)
def test_conformance_of_every_option(name: str, value: str) -> None:
    seats = 1 if name == "harder_solo" else 3
    report = check_game(GAME, seats, {name: value}, range(1), resume_every=0, most_decisions=130, look_every=3)
    assert report.matches == 1 and report.decisions > 20


def test_all_variants_together() -> None:
    together = {name: value for name, value in SETTINGS if name != "fall_attack"}
    report = check_game(GAME, 4, together, seeds=range(1), resume_every=0, most_decisions=250, look_every=2)
    assert report.decisions == 250
    with pytest.raises(BadOption, match="cannot be combined"):
        new_match(GAME, 2, 1, {"movement_limit": "yes", "fall_attack": "yes"})


def test_the_sets_are_complete() -> None:
    assert len(TILES) == 22 and len(QUESTS) == 14 and len(HEROES) == 6
    assert sum(card.copies for card in CARDS.values()) == 60
    counts: Counter[str] = Counter()
    for card in CARDS.values():
        counts[card.kind] += card.copies
    assert counts == {"treasure": 14, "boon": 12, "bane": 10, "monster": 18, "trap": 6}
    assert sum(tile.type == "tunnel" for tile in TILES.values()) == 8
    assert all(tile.exits.count(None) <= 1 for tile in TILES.values())


@pytest.mark.parametrize(("seats", "most"), [(1, 60_000), (2, 3000), (3, 3000), (4, 3000)])
def test_random_matches_end(seats: int, most: int) -> None:
    """Without a cap (R-50): among several the Peril of a rest feeds the others; alone it takes longer now and then."""
    for seed in range(20):
        play = Plays(GAME, seats).start(seed)
        random = Random(seed)
        assert play.playout(random.random) < most
        assert play.result is not None and play.result.reason.startswith("dg-end-")


def greedy_match(seats: int, seed: int) -> Match:
    """A match of greedy bots: random play hardly ever completes three quests."""
    match = new_match(GAME, seats, seed, salt=f"{seed:032x}")
    bots = {seat: make_bot(GAME, "greedy", seed) for seat in range(seats)}
    while match.decision is not None:
        did = answered(match, bots)
        assert did is not None
        match.choose(did[1], did[0])
    return match


@pytest.mark.parametrize(
    ("way", "seats", "reason", "winners"),
    [
        ("third_quest", 2, "dg-end-quests", 1),
        ("last_hero", 2, "dg-end-last", 1),
        ("solo_win", 1, "dg-end-quests", 1),
        ("solo_loss", 1, "dg-end-defeated", 0),
    ],
)
def test_golden_records(way: str, seats: int, reason: str, winners: int, golden: Path) -> None:
    path = golden / f"{way}.jsonl"
    if WRITE:
        found = (greedy_match(seats, seed) for seed in range(400))
        match = next(m for m in found if m.result is not None and m.result.reason == reason)
        assert match.record is not None
        path.parent.mkdir(exist_ok=True)
        match.record.save(path)
    record = load_record(path)
    assert record.damage is None
    verify(record)
    again = greedy_match(seats, int(record.seed))
    assert again.record is not None and again.result is not None
    assert (again.result.reason, len(again.result.winners)) == (reason, winners)
    assert [line for line in record.lines if "answer" in line] == [x for x in again.record.lines if "answer" in x]


def test_perft(golden: Path) -> None:
    laid = {"start_tunnels": "random"}  # chosen ones: sides and ways round
    same_perft(golden, GAME, (2, 5, 1, laid), (1, 4, 1, laid), (4, 4, 1, laid), (2, 4, 1, {}))


def test_the_greedy_bot_is_honest() -> None:
    """Its answer does not change when the cards that it cannot see are dealt anew."""
    for seed in range(2):
        match = new_match(GAME, 3, seed)
        random = Random(seed)
        for _ in range(150):
            if match.decision is None:
                break
            seat = match.decision.seat
            answer = make_bot(GAME, "greedy", 1).choose(Seen(match, seat))
            world = match.imagine(seat, Random(seed))
            assert make_bot(GAME, "greedy", 1).choose(Seen(world, seat)) == answer
            for offer in match.shown():
                world = match.imagine(offer.seat, Random(seed))
                [same] = [other for other in world.shown() if other.seat == offer.seat]
                taken = make_bot(GAME, "greedy", 1).choose(Seen(match, offer.seat, offer))
                assert make_bot(GAME, "greedy", 1).choose(Seen(world, offer.seat, same)) == taken
            match.choose(answer if seat == 0 else random.choice(match.keys))


def test_greedy_beats_random() -> None:
    """`make strength` plays 500; here a tenth of that, with room for chance."""
    report = simulate("dungeoneer", 2, 50, 1, ["greedy", "random"])
    assert report["wins"][0] >= 43


def test_greedy_wins_alone() -> None:
    assert simulate("dungeoneer", 1, 20, 1, ["greedy"])["wins"][0] >= 8


def test_any_number_of_processes_agrees() -> None:
    """Also where random bots take offers."""
    alone = simulate("dungeoneer", 3, 12, 1, ["random"])["digest"]
    assert alone == simulate("dungeoneer", 3, 12, 1, ["random"], jobs=2)["digest"]
