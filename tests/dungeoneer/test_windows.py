"""The windows (R-59): each may be passed by one word, so that a table can pass for who does not want to be asked."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.core.decision import PASS
from undercroft.core.text import COMPLETE, text
from undercroft.games.dungeoneer import GAME

from .scene import DICE, DURGAN, GROG, HEMP, SKARRASH, Scene, scene

WINDOWS = {"dg.bane", "dg.challenge", "dg.respond", "dg.roll", "dg.wound"}


def attacked(by: str = "vat_brute", **more: object) -> Scene:
    """Skarrash is attacked by a monster."""
    s = scene("lord", heroes=(HEMP, SKARRASH), peril=[0, 9], map="crossroads 0,1", where=["", "crossroads"], **more)  # type: ignore[arg-type]
    return s.announce(by)


def at(kind: str) -> Scene:
    """A position in which a window of this kind leaves a choice."""
    if kind == "dg.bane":
        s = scene("lord", hand=["blinding_dust", "counter_hex"], peril=[0, 2], glory=[0, 3])
        return s.choose("bane:blinding_dust")
    if kind == "dg.respond":
        return attacked(hand=["vat_brute", "diversion"], glory=[0, 1])
    if kind == "dg.roll":
        return attacked(hand=["vat_brute", "dodge"], glory=[0, 1])
    if kind == "dg.wound":
        DICE.extend((6, 1))
        return attacked(hand=["vat_brute"], gear=["", "guarding_cloak"])
    DICE.extend((3, 3))  # a tie
    return attacked("mutant_rat", hand=["mutant_rat"], ap=[0, 1])


@pytest.mark.example("dungeoneer", "R-59")
@pytest.mark.parametrize("kind", sorted(WINDOWS))
def test_a_window_is_passed_by_one_word(kind: str) -> None:
    assert {k.name for k in GAME.kinds if k.window} == WINDOWS
    s = at(kind).expect(kind=kind)
    decision = s.match.decision
    assert decision is not None and decision.ask.window and decision.keys[0] == PASS and len(decision.keys) > 1
    for viewer in (-1, 1 - s.seat):
        assert s.match.view(viewer)["asked"] == {"seat": None, "kind": kind}  # nobody else sees who is asked
    for lang in COMPLETE:
        say = text(lang, "dg")
        assert say(kind.replace(".", "-"), s.match.view(s.seat)["asked"]["args"])
    before, turn = s.match.number, s.state.turn
    if kind in ("dg.respond", "dg.roll"):
        s.dice(6, 1)
    s.choose(PASS)
    assert s.match.number > before and s.state.turn == turn


@pytest.mark.example("dungeoneer", "R-59")
def test_the_number_does_not_tell_who_is_asked() -> None:
    """Whoever holds nothing has passed without being asked: only who is asked sees a number that counts it."""
    seen = []
    for asked, hand in ((1, ["", "ill_omen", "haste"]), (2, ["", "haste", "ill_omen"])):
        s = scene(seats=3, heroes=[GROG, SKARRASH, DURGAN], map="dark_tunnel_of_needles 0,1", hand=hand, peril=[2])
        s.choose("move:n").expect(kind="dg.roll", seat=asked)
        match = s.match
        assert match.view(asked)["number"] == match.number == match.number_for((0, asked))
        seen.append((match.view(-1)["number"], match.view(0)["number"]))
        assert match.number == seen[0][0] + asked - 1  # the one in between has passed
        assert match.imagine(0, Random(1)).view(0) == match.view(0)
    assert seen[0] == seen[1]
