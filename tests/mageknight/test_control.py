"""What is agreed on between Rounds: Volkare's level (ML23), offer control (ML28)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.rules import fits

from .marches import March, field, ready
from .scene import Scene, bare, go

M = pytest.mark


def round_over(seats: int = 2, counted: dict[str, int] | None = None, army: str = "", **more: Any) -> March:
    """The Round is over; Volkare's level is 5, and as seat 1 had the lower Tactic it is first."""
    facts = {"house": "turned_dial", "counted": counted or {"white": 1, "red": 1, "green": 2, "gray": 1}, **more}
    s = field(seats=seats, army=army, **facts)
    s.order = (-2, *reversed(range(seats)))
    s.agenda = []
    return ready(s, ("round_end",))


@M.clause("ML23.1")
@M.example("mageknight", "XR60")
def test_all_agree_on_another_level() -> None:
    """From 5 to 7: a red token more. The gray one had joined him besides."""
    s = round_over().expect(kind="mk.dial", keys=("amount:4", "amount:6", "amount:7", "none"))
    assert s.seat == 1
    s.choose("amount:7").expect(kind="mk.consent", keys=("agree", "refuse"))
    assert s.seat == 0
    s.choose("agree").told("mk-volkare-level").expect(kind="mk.tactic")
    assert s.v.level == 7 and s.v.army == {"white": 1, "red": 2, "gray": 1, "green": 2}


@M.clause("ML23.1")
def test_one_refusal_leaves_the_level() -> None:
    s = round_over(seats=3).choose("amount:8", "agree", "refuse").expect(kind="mk.tactic")
    assert s.v.level == 5
    stays = round_over().choose("none").expect(kind="mk.tactic")
    assert stays.v.level == 5
    alone = round_over(seats=1, scenario="volkares_quest").choose("amount:6")
    assert alone.v.level == 6 and alone.kind != "mk.consent"


@M.clause("ML23.2")
def test_who_has_seen_his_tokens_cannot_change_it() -> None:
    round_over(army="prowlers").expect(kind="mk.tactic")


def offers(**more: Any) -> Scene:
    s = bare("march", scenario="solo_conquest", sets="lost_legion", house="offer_control", **more)
    s.agenda = []
    return go(s, ("round_end",))


@M.clause("ML28.1")
@pytest.mark.parametrize("answers", [("", ""), ("out", ""), ("", "out"), ("out", "out")])
def test_the_middle_cards_may_go(answers: tuple[str, str]) -> None:
    """Two to four cards are replaced; the other of the two that stay is the top one of before."""
    s = offers()
    rows = [list(s.state.spells), list(s.state.advanced)]
    for answer, row in zip(answers, rows, strict=True):
        assert s.state.spells == rows[0] and s.state.advanced == rows[1]  # nothing new is seen yet
        s.expect(kind="mk.weed", keys=(f"discard:{s.state.face[row[1]]}", "none"))
        s.choose(f"discard:{s.state.face[row[1]]}" if answer else "none")
    for answer, row, now in zip(answers, rows, (s.state.spells, s.state.advanced), strict=True):
        assert len(now) == 3 and row[2] not in now and row[0] in now and (row[1] in now) is not bool(answer)
        assert now[-1] == (row[0] if answer else row[1])


def test_a_short_offer_has_no_middle() -> None:
    s = bare("march", scenario="solo_conquest", sets="lost_legion", house="offer_control")
    s.spells, s.agenda = s.spells[:2], []
    go(s, ("round_end",)).expect(kind="mk.weed").choose("none").expect(kind="mk.tactic")


def test_where_they_can_be_played() -> None:
    for seats, scenario, house in ((2, "full_conquest", "offer_control"), (1, "solo_conquest", "turned_dial")):
        options = GAME.settle(2, {}) | {"scenario": scenario, "house": house, "sets": "lost_legion"}
        unfit = fits(seats, options)
        assert unfit is not None and unfit[0] == "mk-unfit-house-here"
