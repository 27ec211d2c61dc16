"""Cooperative assaults on cities (M14.5-M14.9, MR9, MR45, MR46)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from undercroft.games.mageknight.world.groups import tokens_at
from undercroft.table.models import SeatInfo, TableModel, Visitor
from undercroft.table.render import table_page

from .cities import before_walls, combat, defeat, inside
from .middles import from_below
from .scene import Scene, go

M = pytest.mark


def together(foes: str = "golems, guardsmen, swordsmen", **more: Any) -> Scene:
    """Seats 0 and 1 beside the White city, seat 2 too, seat 3 far away."""
    facts: dict[str, Any] = {"seats": 4, "others": {1: "k07.E", 2: "k07.W", 3: "c02.C"}, "rival_hand": "march, rage"}
    return before_walls(foes, **{**facts, **more})


def sworn(*keys: str, **more: Any) -> Scene:
    """Seat 1 agrees to face one defender, seat 0 faces the others."""
    return together(**more).choose("act:rally", "seat:seat_1", "done", *keys)


@M.clause("M14.5")
def test_who_may_propose_and_who_is_invited() -> None:
    """Next to the city, alone, before any end was announced; those next to it with cards and their token up."""
    s = together().choose("act:rally").expect(kind="mk.invite", keys=("seat:seat_1", "seat:seat_2", "cancel"), move=4)
    assert s.state.proposal is not None and s.state.now.acted is False
    for why, change in {
        "mk-why-rally-late": {"turns_left": 2},
        "mk-why-rally-nobody": {"down": (1, 2)},
    }.items():
        t = together()
        for name, value in change.items():
            setattr(t.state, name, value)
        refused = go(t.state).match.refusals()
        assert [r.message for r in refused if r.key == "act:rally"] == [why]
    together(at="c02.C", others={1: "k07.E"}).refuses("act:rally", "M14.5", "mk-why-rally-city")
    together(foes="golems").refuses("act:rally", "M14.5", "mk-why-rally-defenders")
    together(others={1: "k07.NE", 2: "k07.W"}).lacks("act:rally")


@M.clause("M14.5")
def test_nobody_proposes_after_the_end_was_met() -> None:
    s = together()
    s.state.last_turns = 3
    assert "act:rally" not in go(s.state).keys


@M.clause("M14.5", "M14.8")
@M.card("mageknight", "underground_travel")
def test_who_comes_from_below_may_have_company() -> None:
    """No Move for the step, and the city's walls do not count; the others come by the gates."""
    s = from_below().expect(kind="mk.company", keys=("gather", "alone"))
    s.choose("gather", "seat:seat_1", "done", "amount:2", "agree").expect(kind="mk.entry", actor=0, move=0)
    s.choose("storm").expect(my_at="k07.C")
    tokens = [s.state.face[foe.token] for foe in combat(s).foes]
    assert [foe["fortified"] for foe in s.panel["foes"]] == [int(token == "guardsmen") for token in tokens]
    defeat(s).expect(kind="mk.entry", actor=1).lacks("storm").choose("play:march", "basic:move#2", "storm")
    defeat(s)
    assert s.state.shields[s.at("k07.C")] == (0, 0, 1)


@M.clause("M14.5", "M14.6")
def test_from_below_a_refusal_leaves_the_assault_of_one() -> None:
    s = (
        from_below()
        .choose("gather", "seat:seat_1", "done", "amount:2", "refuse")
        .told("mk-refuses")
        .expect(my_at="k07.C", actor=0)
    )
    assert len(combat(s).foes) == 3 and s.state.proposal is None and s.state.down == ()
    off = from_below().choose("gather", "cancel").expect(my_at="k07.C")
    assert len(combat(off).foes) == 3
    assert len(combat(from_below().choose("alone")).foes) == 3
    assert len(combat(from_below(others="c02.C")).foes) == 3  # nobody to ask


@M.clause("M14.6")
@M.example("mageknight", "MR45")
def test_who_refuses_is_not_asked_again_this_turn() -> None:
    """Nothing happened; others may be asked. Whoever calls off a proposal makes no other."""
    s = sworn("amount:2").expect(kind="mk.agree").choose("refuse").expect(kind="mk.turn", move=4, acted=False)
    s.choose("act:rally").expect(keys=("seat:seat_2", "cancel")).choose("cancel").lacks("act:rally")
    s.refuses("act:rally", "MR45", "mk-why-rally-again").expect(move=4, phase="move").offers("step:sw")


@M.example("mageknight", "MR46")
def test_who_holds_nothing_but_wounds_can_only_refuse() -> None:
    """All see that there are cards, not which: the invitation is possible and comes to nothing."""
    s = sworn("amount:2", rival_hand="wound, wound").expect(kind="mk.turn", move=4)
    assert s.state.now.refused == (1,)


@M.clause("M14.7", "M14.8")
@M.example("mageknight", "MR9")
def test_each_fights_its_own_share() -> None:
    """Tokens down, shares dealt; each pays 2 Move, the initiator with what is left; Reputation and shields for each."""
    s = sworn("amount:2", "agree").expect(kind="mk.entry", move=4).choose("storm")
    assert s.state.down == (1,) and s.state.fight is not None
    assert [len(share) for share in s.state.fight.shares] == [2, 1] and len(combat(s).foes) == 2
    assert all(
        foe.armor == 1 + {"golems": 5, "guardsmen": 7, "swordsmen": 5}[s.state.face[foe.token]]
        for foe in combat(s).foes
    )
    assert s.state.players[0].reputation == -1 and s.state.players[1].reputation == 0
    defeat(s).expect(kind="mk.entry", actor=1).lacks("storm").offers("stay")
    assert s.state.holds[s.at("k07.C")].shields == (0, 0) and not s.state.holds[s.at("k07.C")].leader >= 0
    s.choose("play:march", "basic:move#2", "storm").expect(move=0)
    assert s.state.players[1].reputation == -1 and s.state.now.dice_left == 1 and len(combat(s).foes) == 1
    defeat(s)
    hold = s.state.holds[s.at("k07.C")]
    assert hold.shields == (0, 0, 1) and hold.leader == 0 and s.state.shields[s.at("k07.C")] == (0, 0, 1)
    assert [p.at == s.at("k07.C") for p in s.state.players] == [True, True, False, False]


@M.clause("M14.8", "M9.1")
def test_who_is_invited_may_do_first_what_comes_before_a_turn() -> None:
    """A village is plundered and Motivation used; and because this takes a turn's place, both lie between again."""
    facts: dict[str, Any] = {"at": "k05.NW", "others": {1: "k05.NE", 2: "k05.SW"}, "colour": "green"}
    s = sworn("amount:2", "agree", rival_skills="arythea_motivation", **facts)
    defeat(s.choose("storm")).expect(kind="mk.before", actor=1).lacks("announce", "storm")
    s.choose("plunder").refuses("plunder", "M13.1", "mk-why-plundered")
    s.choose("skill:arythea_motivation", "start").expect(kind="mk.entry")
    p = s.state.players[1]
    assert len(p.hand) == 6 and p.reputation == -1 and not p.plundered


@M.clause("M14.8")
@M.example("mageknight", "MR9")
def test_the_step_may_be_free_if_that_was_agreed_on() -> None:
    s = sworn("amount:2", "agree", house="free_entry", move=0)
    assert s.choose("storm").state.now.move == 0
    defeat(s).expect(kind="mk.entry", actor=1).choose("storm").expect(my_at="k07.C", move=0)


@M.clause("M14.8", "M12.5")
def test_wounds_can_be_healed_before_the_gates() -> None:
    s = sworn("amount:2", "agree", rival_hand="march, tranquility, wound").choose("storm")
    defeat(s).expect(kind="mk.entry", actor=1)
    s.choose("play:tranquility", "basic:heal#1", "heal:wound").lacks("heal:wound")
    assert s.faces(s.state.players[1].hand) == ["march"]


@M.clause("M14.9")
def test_one_share_left_sends_all_back() -> None:
    """Then all end their turns in Round Order; the next own turn of who was invited only turns the token up."""
    s = defeat(sworn("amount:2", "agree", hand="rage, rage").choose("storm")).choose("stay")
    at = s.at("k07.C")
    assert len(tokens_at(s.state, at)) == 1 and s.state.holds[at].shields == (0, 0) and at not in s.state.shields
    assert [s.state.players[seat].at for seat in (0, 1)] == [s.at("k07.NE"), s.at("k07.E")]
    s.expect(kind="mk.turn", actor=0, phase="after").choose("end")
    while s.state.actor == 0:
        s.choose(s.keys[0])
    assert s.state.actor == 1 and s.state.now.terms == "joint"
    while s.state.actor == 1:
        s.choose(next(key for key in ("end", *s.keys) if key in s.keys))
    assert s.state.actor == 2 and s.state.down == ()  # the token was turned up instead of a turn


def test_a_rampaging_enemy_that_was_provoked_fights_once() -> None:
    """M14.8: it joins the first hero who provokes it, without walls or bonus; not the second."""
    others = {1: "k07.SW", 2: "k07.W"}
    s = together("golems, guardsmen", at="k07.E", others=others, seats=3, dragon="k07.SE", rival_hand="march, rage")
    s.choose("act:rally", "seat:seat_1", "done", "agree", "storm")
    assert [(foe.side, foe.walls, foe.armor) for foe in combat(s).foes][1] == ("rampaging", 0, 7)
    defeat(s, 0).choose("play:march", "basic:move#2", "storm")
    assert [foe.side for foe in combat(s).foes] == ["garrison"]


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_pages_at_cities(lang: str) -> None:
    """Level and colour on the map, services, the proposal: no message is missing, every answer is on the page."""
    asked = (
        before_walls(down=True, at="c02.E"),
        together(),
        together().choose("act:rally"),
        sworn(),
        sworn("amount:2"),
        sworn("amount:2", "agree"),
        sworn("amount:2", "agree", "storm"),
        *(inside(colour, 24, offer="peasants, fire_mages") for colour in ("red", "green", "white", "blue")),
    )
    for scene in asked:
        match = scene.match
        assert match.decision is not None
        seats = tuple(SeatInfo(seat, f"Hero {seat}", "person", online=True) for seat in range(match.state.seats))
        viewer = match.decision.seat
        html = table_page(TableModel("x", match, viewer, Visitor(lang, "token"), seats, mine=(viewer,)))
        assert re.findall(r"\bmk-(?:invite|share|agree|entry|deal|tb|do|why|rally|city|text)-[a-z-]+", html) == []
        for key in scene.keys:
            assert key in html, key
        assert 'class="site fort' in html and ('class="level"' in html) != (scene.kind == "mk.deal")
