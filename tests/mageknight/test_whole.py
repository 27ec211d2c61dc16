"""Whole matches of Mage Knight: conformance, positions in the middle of things, golden records, the bots, perft."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.golden import WRITE, same_perft, same_record
from undercroft import new_match
from undercroft.bots import Seen
from undercroft.core.conformance import Report, _Check, check_game
from undercroft.core.effects import Plays
from undercroft.core.match import Match
from undercroft.core.record import load_record, verify
from undercroft.core.state import digest
from undercroft.games.mageknight import GAME

from .hasty import hasty
from .middles import middle
from .scene import fight


@pytest.mark.parametrize(("seats", "seeds"), [(1, 4), (2, 2), (3, 1), (4, 1)])
def test_conformance(seats: int, seeds: int) -> None:
    report = check_game(GAME, seats, seeds=range(seeds), resume_every=25, look_every=4)
    assert report.matches == seeds and report.decisions > 60 * seats


@pytest.mark.parametrize("option", [{"dummy": "no"}, {"printing": "first"}, {"heroes": "goldyx"}])
def test_conformance_with_options(option: dict[str, str]) -> None:
    assert check_game(GAME, 1, option, range(1), resume_every=40, look_every=4).matches == 1


def test_conformance_in_the_middle_of_things() -> None:
    """Combats with every ability, every site, all cards, Units and skills."""
    report = Report()
    for seed in range(170):
        match = middle(seed).match
        check = _Check(GAME, match, Random(seed), report, 0, look_every=3)
        for _ in range(14):
            if match.decision is None:
                break
            check.question()
            check.answer()
    clashing = {"mk.attend", "mk.invite", "mk.share", "mk.agree", "mk.entry", "mk.volley", "mk.guard", "mk.harm"}
    clashing |= {"mk.company"}  # test_conquest.py
    clashing |= {"mk.retire", "mk.cover", "mk.sympathy"}  # test_conquest.py; Tezla's factions; test_held_back.py
    clashing |= {"mk.beset", "mk.stand", "mk.make-way", "mk.hunt", "mk.develop", "mk.survey"}  # of Volkare and Tezla
    clashing |= {"mk.dial", "mk.consent", "mk.weed", "mk.prey"}  # test_control.py, test_camp.py
    assert set(report.kinds) == {kind.name for kind in GAME.kinds} - clashing  # test_clashes.py has those
    assert report.most_options <= 40 and report.longest_tail <= 12


def test_offers_of_others_in_the_middle_of_things() -> None:
    """Motivation on another's turn: taken wherever it is open; all promises hold at the next question."""
    report, taken = Report(), 0
    for seed in range(90):
        match = middle(seed).match
        if match.decision is None or not (offers := [o.key for o in match.offers(1)] if match.state.seats > 1 else []):
            continue
        match.choose(offers[0], seat=1)
        _Check(GAME, match, Random(seed), report, 0).question()
        taken += 1
    assert taken >= 5


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_matches_end(seats: int) -> None:
    plays = Plays(GAME, seats)
    for seed in range(40):
        play = plays.start(seed)
        random = Random(seed).random
        assert play.playout(random) < 5000
        assert play.result is not None and len(play.result.scores) == seats


def played(seed: int, eager: bool = False) -> Match:
    """A match of a greedy bot in a hurry; an eager one explores whenever it can."""
    match = new_match("mageknight", seats=1, seed=seed, salt=f"{seed:032x}")
    bot = hasty(seed)
    while match.decision is not None:
        tiles = [key for key in match.keys if eager and key.startswith("explore:")]
        match.choose(tiles[0] if tiles else bot.choose(Seen(match, 0)))
    return match


def test_greedy_wins_fame() -> None:
    """In a hurry. With its usual effort it has twice as much, which takes too long here: `make strength`."""
    results = [played(seed).result for seed in range(2)]
    assert sum(result.scores[0] for result in results if result is not None) / 2 >= 15


def test_greedy_is_honest() -> None:
    """Its answer does not change when the cards that it cannot see are dealt anew."""
    match = new_match("mageknight", seats=2, seed=5)
    for _ in range(60):
        if match.decision is None:
            break
        seat = match.decision.seat
        answer = hasty(1).choose(Seen(match, seat))
        assert hasty(1).choose(Seen(match.imagine(seat, Random(7)), seat)) == answer
        match.choose(answer)


def test_golden_record_of_the_last_round(golden: Path) -> None:
    same_record(
        golden / "rounds-1.jsonl", GAME, 1, lambda m: m.result is not None and m.result.reason == "mk-end-rounds"
    )


def test_golden_record_of_the_city(golden: Path) -> None:
    path = golden / "city-1.jsonl"
    if WRITE:
        match = next(
            m
            for m in (played(seed, eager=True) for seed in range(100))
            if m.result is not None and m.result.reason == "mk-end-city"
        )
        assert match.record is not None
        match.record.save(path)
    record = load_record(path)
    assert record.damage is None
    verify(record)
    assert record.lines[-1]["end"]["reason"] == "mk-end-city"


def test_perft(golden: Path) -> None:
    same_perft(golden, GAME, (1, 4, 1, {}), (2, 3, 1, {}))


def test_a_copy_costs_little_and_shares_nothing() -> None:
    s = fight("prowlers, diggers", "rage, march", units="peasants, foresters", level=3).state
    before = digest(s)
    copy = s.clone()
    copy.players[0].units[0] = copy.players[0].units[0]._replace(wounds=2)
    copy.players[0].crystals["red"] = 3
    copy.now.combat.foes.clear()  # type: ignore[union-attr]
    copy.stacks["red"] = ()
    copy.shields[1] = (0,)
    assert digest(s) == before


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_table_in_words(lang: str) -> None:
    from undercroft.core.text import text
    from undercroft.games.mageknight.describe import describe

    say = text(lang, "mk")
    s = fight("prowlers", "rage, march", units="peasants", crystals="red", phase="block")
    lines = describe(s.match.view(0), say, ["Anna"])
    assert any(say.name("prowlers") in line and "4" in line for line in lines) and any("Anna" in line for line in lines)
    assert any(say.name("rage") in line for line in lines)
    off = new_match("mageknight", seats=2, seed=1)
    assert say("mk-table-off") in describe(off.view(0), say, ["", ""])
    foe = fight("ironclads", "rage", phase="block").match.view(0)
    told = f"    {say.name('brutal')}, {say.name('resist_physical')}"
    assert told in describe(foe, say, ["Anna"]) and told not in lines
