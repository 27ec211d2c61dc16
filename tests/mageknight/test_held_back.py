"""What holds back whoever leads: seals, envy, phantoms (ML24-ML26); and one player more (ML27)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.zones import create
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.options.envy import always, by_turns
from undercroft.games.mageknight.options.phantoms import called, look, phantoms_of, set_up
from undercroft.games.mageknight.options.seals import seals, strong, weak
from undercroft.games.mageknight.play.scoring import tally
from undercroft.games.mageknight.play.tracks import gain_fame
from undercroft.games.mageknight.rules import SCENARIOS, Plan, Scenario, enlarged, fits, most_of, plan_of, rules_of
from undercroft.games.mageknight.state import State
from undercroft.games.mageknight.tables import DIE

from .scene import Scene, bare, go, token

M = pytest.mark


# -- seals


def sealed(house: str = "seals", rows: dict[int, str] | None = None, **more: Any) -> State:
    """Seat 0 of two; these seals lie on the track."""
    s = bare("rage, march", seats=2, house=house, **more)
    s.tally = {f"seal_{row}": DIE.index(colour) for row, colour in (rows or {3: "red", 5: "blue"}).items()}
    return s


@M.clause("ML24.1", "ML24.3")
def test_which_seals_lie_where() -> None:
    s = bare(seats=2, house="seals")
    weak(s)
    assert list(seals(s)) == [3, 5, 7, 9] and sorted(seals(s).values()) == ["blue", "green", "red", "white"]
    strong(s)
    rows = seals(s)
    assert list(rows) == list(range(2, 11)) and rows.pop(2) == "gold"
    assert sorted(rows.values()) == sorted(["blue", "green", "red", "white"] * 2)


@M.clause("ML24.1")
@M.example("mageknight", "XR10")
def test_no_seal_behind_heroes_who_start_higher() -> None:
    """Of the Lost Relic, with 9 Fame at level 3, and of veterans."""
    for options in ({"scenario": "lost_relic"}, {"house": "seals,veterans"}):
        s = bare(seats=2, fame=9, **{"house": "seals", "sets": "tezla", **options})
        weak(s)
        assert list(seals(s)) == [5, 7, 9]
        gain_fame(s, 0, 2)
        assert s.players[0].fame == 11


@M.clause("ML24.1", "ML24.4")
@M.example("mageknight", "XE41", "XR10")
def test_a_shield_does_not_pass_a_seal() -> None:
    s = sealed(fame=7)
    gain_fame(s, 0, 4)
    assert s.players[0].fame == 7  # what goes beyond is lost
    gain_fame(s, 1, 5)
    assert s.players[1].fame == 5  # below the seal nothing holds anybody back
    del s.tally["seal_3"]
    gain_fame(s, 0, 4)
    assert s.players[0].fame == 11
    gain_fame(s, 0, 40)
    assert s.players[0].fame == 23  # the next one holds before row 5


@M.clause("ML24.2")
@M.example("mageknight", "XR40", "XR11")
def test_a_seal_is_broken_with_mana_of_its_colour() -> None:
    s = go(sealed(tokens="red, blue", source=""), ("turn",)).offers("seal:red").lacks("seal:blue")  # the nearest only
    s.choose("seal:red").told("mk-seal-broken").expect(tokens=["blue"]).offers("seal:blue")
    assert s.match.view(1)["table"]["seals"] == [{"row": 5, "fame": 23, "colour": "blue"}]
    go(sealed(source="white"), ("turn",)).lacks("seal:red")
    dusk = go(sealed(source="red"), ("turn",)).choose("seal:red")
    assert dusk.state.now.dice_left == 0


@M.clause("ML24.3")
def test_a_gold_seal_takes_any_mana() -> None:
    s = go(sealed("strong_seals", {2: "gold"}, tokens="white, black", source="", night=True), ("turn",))
    s.choose("seal:gold", "token:black").expect(tokens=["white"])
    assert s.state.tally == {}


# -- envy and sympathy


def ended(fames: tuple[int, ...], **more: Any) -> State:
    s = bare(seats=len(fames), rival_hand="rage, wound", **more)
    for p, fame in zip(s.players, fames, strict=True):
        p.fame = fame
    return s


@M.clause("ML25.1")
@pytest.mark.parametrize(("fames", "envied"), [((5, 3, 1), [0]), ((1, 3, 3), [])])
def test_the_leader_pays_at_the_end_of_a_day(fames: tuple[int, ...], envied: list[int]) -> None:
    s = ended(fames)
    by_turns(s)
    assert [seat for seat, p in enumerate(s.players) if any(s.face[c] == "wound" for c in p.discard)] == envied
    assert s.agenda == [("turns",)]


@M.clause("ML25.1")
@pytest.mark.parametrize(("fames", "asked"), [((5, 3, 1), [2]), ((9, 1, 1), [1, 2]), ((0, 4, 4), [])])
def test_the_last_may_remove_a_wound_at_the_end_of_a_night(fames: tuple[int, ...], asked: list[int]) -> None:
    """Seat 0 has no Wound, and is asked nothing."""
    s = ended(fames, night=True)
    s.agenda = [("furl", 0)]
    by_turns(s)
    at = go(s)
    for seat in asked:
        at.expect(kind="mk.sympathy", keys=("shed", "none"))
        assert at.seat == seat
        hand = len(at.state.players[seat].hand)
        at.choose("shed" if seat == asked[0] else "none")
        assert len(at.state.players[seat].hand) == hand - (seat == asked[0])
    assert at.kind != "mk.sympathy"


@M.clause("ML25.1")
@M.card("mageknight", "sparing_power")
def test_a_wound_under_sparing_power_can_be_removed() -> None:
    s = ended((0, 4), night=True)
    s.players[0].stored = tuple(create(s, ["wound", "march"]))
    by_turns(s)
    at = go(s).expect(kind="mk.sympathy").choose("shed")
    assert at.faces([*at.state.players[0].stored]) == ["march"]


@M.clause("ML25.2")
def test_harder_envy_strikes_every_round() -> None:
    for night in (False, True):
        s = ended((5, 3), night=night)
        always(s)
        assert s.agenda[-1] == ("sympathy", 1) and [s.face[card] for card in s.players[0].discard] == ["wound"]


@M.clause("ML25.1", "M3.1")
def test_the_wound_of_envy_is_shuffled_in() -> None:
    s = ended((5, 3), house="envy")
    s.agenda = []
    at = go(s, ("round_end",))
    p = at.state.players[0]
    assert at.kind == "mk.tactic" and at.state.round == 2
    assert at.faces([*p.deck, *p.hand]).count("wound") == 1 and p.discard == []


@M.clause("ML25.1", "M3.7")
def test_the_last_round_ends_like_the_others() -> None:
    """No clause makes an exception, and a Wound counts in the score (M22)."""
    night = ended((5, 3), house="envy", night=True)
    night.round, night.agenda = night.rules.rounds, []
    s = go(night, ("round_end",)).expect(kind="mk.sympathy", keys=("shed", "none"))
    assert s.seat == 1 and tally(s.state)[1]["beating"] == -2
    s.choose("shed").expect(kind="over")
    assert tally(s.state)[1]["beating"] == 0
    day = ended((5, 3), house="envy")
    day.last_turns, day.agenda = 1, []  # the Round ends during the last turns
    over = go(day, ("round_end",)).expect(kind="over")
    assert over.faces(over.state.players[0].discard) == ["wound"]


# -- phantoms


@M.clause("ML26.2")
@M.example("mageknight", "XE16")
def test_who_calls_which_phantoms() -> None:
    assert called(2, 2) == ("brown",) and called(1, 3) == ("brown",) and called(3, 4) == ("red",)
    assert called(1, 2) == () and called(-2, 0) == () and called(4, 4) == ("brown", "red") == called(0, 5)


def haunted(levels: tuple[int, ...], **more: Any) -> State:
    """Seat 0 ends a turn with a new level."""
    s = bare("march, rage", seats=len(levels), house="phantoms", **more)
    set_up(s)
    for p, level in zip(s.players, levels, strict=True):
        p.level = level
    return s


@M.clause("ML26.1", "ML26.4")
def test_phantoms_show_themselves_after_the_end_of_turn() -> None:
    s = haunted((4, 2, 1))
    waiting = dict(s.tally)
    assert {s.face[s.tally[colour]] for colour in ("brown", "red")} and s.known[s.tally["brown"]] == 0
    look(s)
    assert phantoms_of(s, 0) == (waiting["brown"],) and s.tally["brown"] != waiting["brown"]
    assert s.tally["red"] == waiting["red"] and s.tally["level_0"] == 4
    look(s)
    assert len(phantoms_of(s, 0)) == 1  # no new level, no new phantom


@M.clause("ML26.3")
def test_the_first_level_calls_nobody() -> None:
    s = haunted((2, 1, 1))
    look(s)
    assert phantoms_of(s, 0) == ()
    s.players[0].level = 3
    look(s)
    assert len(phantoms_of(s, 0)) == 1


def attacked(hand: str = "determination, rage, march", down: tuple[int, ...] = (), **more: Any) -> Scene:
    """The place of seat 0 in the Round Order comes up; a phantom waits."""
    s = bare(hand, seats=2, house="phantoms", tactic="planning", crystals="blue, white", source="red", **more)
    set_up(s)
    s.tally[f"haunts_{token(s, 'prowlers')}"], s.down = 0, down
    s.agenda, s.place, s.now.phase = [("turns",)], -1, "over"
    return go(s)


@M.clause("ML26.5", "ML26.6")
@M.example("mageknight", "XR35")
def test_they_attack_before_the_turn_and_bring_nothing() -> None:
    s = attacked().expect(kind="mk.attend")
    assert s.state.active == 0 and phantoms_of(s.state, 0) == ()
    s.choose("partial").expect(kind="mk.block").choose("play:determination", "strong:plain_block#5", "resolve")
    s.expect(kind="mk.turn", my_fame=0)  # the turn has begun
    assert s.state.now.terms == "own" and s.state.down == () and s.faces(s.me.played) == ["determination"]
    assert "prowlers" in [s.state.face[pid] for pid in s.state.discards["green"]]
    hurt = attacked().choose("partial", "next")
    while hurt.kind != "mk.turn":
        hurt.choose("hero" if "hero" in hurt.keys else hurt.keys[0])
    assert hurt.faces(hurt.me.hand).count("wound") == 2 and hurt.me.fame == 0


@M.clause("ML26.5")
def test_full_attendance_costs_exactly_that_turn() -> None:
    s = attacked(at="start_a.C").choose("full").expect(kind="mk.block")
    assert s.state.down == (0,) and s.state.now.dice_left == 1
    while s.state.actor == 0:
        s.choose(next((key for key in ("next", "hero", "end", "done") if key in s.keys), s.keys[0]))
    assert s.state.down == () and s.state.active == 1  # the turn was skipped, and the token turned up again
    at = attacked(down=(0,)).expect(kind="mk.block")  # only partially: there is nothing to choose
    assert at.state.now.terms == "partial"


@M.clause("ML26.6")
def test_a_phantom_defeated_at_range_brings_no_fame() -> None:
    s = attacked("swiftness, rage, march").choose("partial", "play:swiftness", "strong:ranged_attack#3", "resolve")
    s.expect(kind="mk.turn", my_fame=0).told("mk-defeated")
    assert "prowlers" in [s.state.face[pid] for pid in s.state.discards["green"]]


# -- the options together


@M.clause("ML24.0")
def test_these_are_alternatives_among_rivals() -> None:
    for one, other in (("seals", "envy"), ("strong_seals", "seals"), ("phantoms", "harder_envy"), ("envy", "phantoms")):
        unfit = fits(2, GAME.settle(2, {}) | {"house": f"{one},{other}"})
        assert unfit is not None and unfit[0] == "mk-unfit-house"
    alone = fits(1, GAME.settle(1, {}) | {"house": "seals"})
    assert alone is not None and alone[0] == "mk-unfit-house-here"
    assert fits(2, GAME.settle(2, {}) | {"house": "seals,duels"}) is None


# -- one player more


@M.clause("ML27.1", "ML27.2")
def test_one_player_more() -> None:
    plan = Plan(
        "competitive", (2, 4), (6,), ("wedge",), (8, 9, 11), (2, 3, 4), (1, 2, 3), ((4, 4), (4, 4, 4), (4,) * 4)
    )
    more = enlarged(plan)
    assert (more.countryside[-1], more.cities[-1], more.others[-1], more.levels[-1]) == (13, 5, 4, (4,) * 5)
    fixed = enlarged(plan._replace(cities=(1,), levels=((3,),), others=(2,)))
    assert (fixed.countryside[-1], fixed.cities, fixed.others, fixed.levels) == (13, (1,), (2,), ((3,),))
    base = Scenario("any", (plan,))
    assert most_of(base, plan) == 5 and most_of(base, plan._replace(more=False)) == 4
    assert most_of(base, plan._replace(mode="cooperative", players=(2, 3))) == 4
    assert most_of(base, plan._replace(mode="teams", players=(4, 4))) == 4
    assert most_of(Scenario("far", (plan,), needs=("lost_legion",)), plan) == 4


@M.clause("ML27.2")
def test_what_the_box_must_hold_for_five() -> None:
    options = GAME.settle(4, {})
    assert plan_of(5, options) is SCENARIOS["first_reconnaissance"].plans[1]
    rules = rules_of(5, options)
    assert (rules.countryside, rules.cities, rules.others) == (13, 1, 2)
    unfit = fits(5, options)
    assert unfit == ("mk-unfit-few-heroes", {"seats": 5})
