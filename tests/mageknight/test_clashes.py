"""Several heroes in one fight: attending on another's turn, joint fights, duels (M14.5-M14.9, M18)."""

from __future__ import annotations

import re
from random import Random

import pytest

from undercroft.core.conformance import Report, _Check
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.fight.foes import beat, standing
from undercroft.games.mageknight.state import State
from undercroft.table.models import SeatInfo, TableModel, Visitor
from undercroft.table.render import table_page

from .clashes import clash, duel, raid, stronghold
from .scene import Scene


def acting(s: Scene) -> tuple[int, str]:
    state: State = s.state
    return state.actor, state.now.terms


# -- attending


def on(s: Scene, seat: int, *wishes: str) -> Scene:
    """Answer for a seat while it acts: the first of these wishes that is open, or the first answer."""
    while s.state.actor == seat:
        s.choose(next((key for key in wishes if key in s.keys), s.keys[0]))
    return s


def test_who_attends_fully_has_a_turn_and_skips_the_next() -> None:
    """M18.3: the token is turned down; a die, an end of turn; then the mover goes on with everything it had."""
    s = raid().expect(kind="mk.attend").offers("full", "partial")
    assert s.match.decision is not None and s.match.decision.seat == 1
    s.choose("full").expect(kind="mk.block")
    assert acting(s) == (1, "full") and s.state.down == (1,) and s.state.now.dice_left == 1
    assert s.state.waiting[0].move == 3 and s.state.active == 0
    s.choose("play:determination", "strong:ice_block#5") if "strong:ice_block#5" in s.keys else s
    on(s, 1, "next", "hero", "end", "done")
    assert acting(s) == (0, "own") and s.state.now.move == 3 and not s.state.waiting and s.kind == "mk.turn"
    assert not s.state.players[1].played  # the end of its turn


def test_who_attends_partially_keeps_cards_and_tokens_until_its_next_end_of_turn() -> None:
    """M18.3: no die, no end of turn."""
    s = raid(rival_skills="tovak_double_time").choose("partial")
    assert acting(s) == (1, "partial") and s.state.now.dice_left == 0 and s.state.down == ()
    on(s.choose("play:determination"), 1, "drop", "next", "hero")
    assert acting(s) == (0, "own") and len(s.state.players[1].played) == 1
    assert s.state.waiting[1].phase == "left"  # what it played is remembered
    on(s, 0, "end", "discard:march", "done")
    assert s.kind == "mk.turn" and s.state.actor == 1 and not s.state.waiting and s.state.now.terms == "own"


def test_the_encounter_says_after_which_phase_it_is_over() -> None:
    """A raid has no Attack phase."""
    s = raid(rival_hand="rage, rage, rage").choose("partial")
    while s.state.actor == 1:
        assert s.kind != "mk.fight"
        s.choose("next" if "next" in s.keys else s.keys[0])
    assert acting(s)[0] == 0


def test_with_nothing_but_wounds_one_attends_partially() -> None:
    """M18.3: nothing is asked, since there is nothing to choose."""
    s = raid(rival_hand="wound, wound")
    assert acting(s) == (0, "own") and s.state.waiting[1].terms == "partial" and s.state.down == ()
    assert s.faces(s.state.players[1].hand).count("wound") == 4


# -- joint fights


def proposed() -> Scene:
    s = stronghold().expect(kind="mk.invite", keys=("seat:seat_1", "seat:seat_2", "cancel"))
    return s.choose("seat:seat_1", "done")


def test_a_proposal_that_is_refused_or_called_off_changes_nothing() -> None:
    """M14.6: shares of at least one; all must agree."""
    s = proposed().expect(kind="mk.agree")  # two defenders, two heroes: the shares are clear
    assert s.match.decision is not None and s.match.decision.seat == 1
    s.choose("refuse").expect(kind="mk.turn", move=3)
    assert s.state.proposal is None and s.state.down == () and s.state.now.refused == (1,)
    off = stronghold().choose("cancel").expect(kind="mk.turn", move=3)
    assert off.state.proposal is None


def test_shares_are_proposed_in_round_order() -> None:
    s = stronghold("golems, guardsmen, crossbowmen").choose("seat:seat_2", "done")
    s.expect(kind="mk.share", keys=("amount:1", "amount:2"))
    s.choose("amount:2").expect(kind="mk.agree")
    assert s.state.proposal is not None and s.state.proposal.numbers == (2, 1) and s.state.proposal.seats == (0, 2)


def test_all_fight_then_one_outcome_then_all_end_their_turns() -> None:
    """M14.7-M14.9, MR9: each pays the step with Move made now; who stays out leaves its share standing."""
    s = proposed().choose("agree").expect(kind="mk.entry").offers("storm", "stay")
    fight = s.state.fight
    assert fight is not None and s.state.down == (1,) and [len(share) for share in fight.shares] == [1, 1]
    assert acting(s) == (0, "own")
    s.choose("stay").expect(kind="mk.entry").lacks("storm")
    assert acting(s) == (1, "joint") and len(s.state.waiting) == 1
    s.choose("play:march", "basic:move#2").lacks("storm")  # a keep on hills costs 3
    s.choose("stay")
    assert s.state.fight is None and s.kind == "mk.turn" and acting(s) == (0, "own")  # the first end of turn
    assert len(s.state.there[s.at("c03.NE")][0].tokens) == 2
    on(s, 0, "end", "done")
    assert acting(s) == (1, "joint") and s.kind == "mk.drawup"  # it had nothing left to do but to end


def test_a_place_is_taken_when_every_share_is_defeated() -> None:
    s = proposed().choose("agree", "storm")
    c = s.state.now.combat
    assert c is not None and len(c.foes) == 1 and c.foes[0].walls == 1 and s.me.at == s.at("c03.NE")
    c.foes[0] = c.foes[0]._replace(beaten=True)
    s.choose("next")
    while s.kind != "mk.entry":
        s.choose(next(key for key in ("next", "hero", *s.keys) if key in s.keys))
    s.state.now.move = 9
    s.choose("play:march", "basic:move#2", "storm")
    d = s.state.now.combat
    assert d is not None and d.foes[0].token != c.foes[0].token
    d.foes[0] = d.foes[0]._replace(beaten=True)
    s.choose("next")
    while s.state.fight is not None:
        s.choose(next(key for key in ("next", "hero", *s.keys) if key in s.keys))
    assert s.state.shields[s.at("c03.NE")] == (0, 1)
    assert [p.at == s.at("c03.NE") for p in s.state.players] == [True, True, False, False]


# -- duels


def test_a_duel_goes_to_and_fro() -> None:
    """M18.4: the defender first at range, the aggressor first in melee; two passes end a phase."""
    s = duel().choose("partial")
    assert s.state.waiting[1].terms == "parrying" and s.state.duel is not None
    assert s.state.duel.phase == "melee" and acting(s) == (0, "own")  # nobody had anything for the ranged phase
    s.choose("play:rage", "basic:attack#2", "loose").expect(kind="mk.guard")
    assert acting(s)[0] == 1 and s.state.duel.force[0].n == 2
    s.choose("play:determination", "basic:plain_block#2", "stand")
    assert s.state.duel.left == 0 and s.state.duel.due == 1  # all of it was blocked


def test_the_attacker_assigns_what_is_left() -> None:
    """M18.7, M18.9: a Wound for each Armor; nobody pushed: the aggressor goes back."""
    s = duel(tokens="red").choose("partial", "play:rage", "strong:attack#4", "loose", "stand").expect(kind="mk.harm")
    s.offers("hurt", "spare", "shove:e").choose("hurt")
    assert s.faces(s.state.players[1].hand).count("wound") == 1 and s.state.duel is not None
    assert s.state.duel.left == 2
    s.choose("spare", "hold")
    while s.state.duel is not None:
        s.choose("hold" if "hold" in s.keys else s.keys[0])
    assert acting(s) == (0, "own") and s.me.at == s.at("c02.E") and s.state.now.phase == "end"
    assert s.state.waiting[1].phase == "left"


def test_a_push_wins() -> None:
    """M18.8, M18.9: the damage as Move; Fame against a hero of a higher level."""
    s = duel(tokens="red").choose("partial")
    s.state.players[1].level = 3
    s.choose("play:rage", "strong:attack#4", "loose", "stand", "shove:e")
    assert s.state.players[1].at == s.at("c02.E") and s.me.fame == 5 and s.me.at == s.at("c02.C")
    assert s.state.duel is None and acting(s) == (0, "own")


def test_an_artifact_is_stolen() -> None:
    s = duel("rage, rage, rage", tokens="red, red, red").choose("partial")
    s.state.players[1].discard = [*s.state.players[1].discard, *s.state.players[1].deck[:1]]
    card = s.state.players[1].discard[-1]
    s.state.face = [face if at != card else "ruby_ring" for at, face in enumerate(s.state.face)]
    s.choose("play:rage", "strong:attack#4", "play:rage", "strong:attack#4", "loose", "stand")
    s.choose("steal:ruby_ring")
    assert card in s.me.discard and card not in s.state.players[1].discard


def test_effects_reach_units_and_never_the_hero() -> None:
    """M18.10: a destroyed Unit is wounded."""
    s = duel("tremor, rage", rival_units="peasants", tokens="black, red", night=True).choose("partial")
    c = s.state.now.combat
    assert c is not None and [foe.side for foe in c.foes] == ["hero", "unit"]
    assert standing(s.state, "white") == [1]
    beat(s.state, 1)
    assert s.state.players[1 - s.state.actor].units[0].wounds == 1


# -- all promises hold


def test_all_promises_hold_in_clashes() -> None:
    """Copies, worlds of every seat, undo and saving in the middle of what several heroes do."""
    report = Report()
    for seed in range(50):
        match = clash(seed).match
        check = _Check(GAME, match, Random(seed), report, 0, look_every=3)
        for _ in range(20):
            if match.decision is None:
                break
            check.question()
            check.answer()
    wanted = {"mk.attend", "mk.invite", "mk.share", "mk.agree", "mk.entry", "mk.volley", "mk.guard", "mk.harm"}
    assert wanted <= set(report.kinds)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_every_clash_can_be_shown(lang: str) -> None:
    """Each of these questions has a page for whoever is asked, and words for all that is on it."""
    for s in (raid(), stronghold(), proposed(), proposed().choose("agree"), duel().choose("partial")):
        match = s.match
        assert match.decision is not None
        seats = tuple(SeatInfo(seat, f"Hero {seat}", "person", online=True) for seat in range(match.state.seats))
        viewer = match.decision.seat
        html = table_page(TableModel("x", match, viewer, Visitor(lang, "token"), seats, mine=(viewer,)))
        assert re.findall(r"\bmk-(?:attend|invite|share|agree|entry|volley|guard|harm|tb|do|why)-[a-z-]+", html) == []
