"""What else The Lost Legion says: of walls, cities, Volkare's army and his attackers, of one player more."""

from __future__ import annotations

import pytest

from undercroft.core.match import new_match
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.encounters.city import defend
from undercroft.games.mageknight.encounters.volkare import army_of
from undercroft.games.mageknight.fight.attend import can_attend
from undercroft.games.mageknight.fight.foes import force_of
from undercroft.games.mageknight.play.ending import hand_limit
from undercroft.games.mageknight.rules import fits
from undercroft.games.mageknight.scenarios.cooperation import part_with_tactic
from undercroft.games.mageknight.state import State
from undercroft.games.mageknight.tables import ENEMIES, VOLKARE

from .marches import March, beside, his_turn
from .scene import bare, go
from .test_volkare_combat import MOVE, shared, side

M = pytest.mark


@M.clause("ML1.5")
def test_volkare_comes_with_his_token_and_his_camp() -> None:
    """The figure on the map, the token with his level, a place in the Round Order, the camp's tile, a deck."""
    options = {"scenario": "volkares_return", "sets": "lost_legion"}
    s = new_match("mageknight", seats=2, seed=3, options=options).state
    assert isinstance(s, State) and s.volkare is not None
    assert s.face[s.volkare.token] == "volkare" and s.volkare.level == 10 and len(s.volkare.deck) == 38
    assert s.rules.actors == (VOLKARE,) and s.board[s.volkare.at].tile == s.volkare.at
    assert "volkare_camp" in [face for _, face in s.placed]


@M.clause("ML2.6")
def test_a_wall_helps_nobody_whom_he_attacks() -> None:
    """Between him and the hero; over the same wall his troops are fortified against a hero who attacks him."""
    wall = {"tiles": "c14, c02, c03", "at": "c14.C", "army": "prowlers, diggers"}
    s = his_turn("swiftness", heroes={0: "c14.NE"}, shields={"c14.NE": (0,)}, **wall)
    s.choose("fight", "partial")
    assert s.state.board[s.at("c14.C")].walls == (s.at("c14.NE"),)
    assert [foe.walls for foe in side(s, "army")] == [0, 0]
    over = beside("march", hero="c14.NE", shields={"c14.NE": (0,)}, **MOVE, **wall).choose("step:sw")
    assert [foe.walls for foe in side(over, "army")] == [1, 1]


@M.clause("ML10.5")
@M.example("mageknight", "XE6")
def test_a_city_strengthens_attack_by_attack() -> None:
    heroes = next(face for face, foe in ENEMIES.items() if {a.element for a in foe.strikes} == {"fire", "physical"})
    foe = force_of(ENEMIES[heroes])
    fire = next(n for n, strike in enumerate(foe.strikes) if strike.element == "fire")
    blue, red = defend(foe, ("blue",)), defend(foe, ("red",))
    gained = [now.value - was.value for was, now in zip(foe.strikes, blue.strikes, strict=True)]
    assert gained == [2 if n == fire else 0 for n in range(2)]
    assert ["brutal" in strike.abilities for strike in red.strikes] == [n != fire for n in range(2)]


@M.example("mageknight", "XE12")
def test_an_army_beyond_the_dial() -> None:
    assert army_of(16) == {"white": 2, "gray": 2, "red": 4, "green": 4}
    assert army_of(36) == {"white": 6, "gray": 0, "red": 6, "green": 18}


def unpaid(s: March) -> list[str]:
    return [refusal.key for refusal in s.match.refusals() if refusal.message == "mk-why-unpaid"]


@M.clause("ML18.3")
@M.example("mageknight", "XR7")
def test_heroes_want_to_be_paid_for_an_attack_on_him_and_not_for_a_defence() -> None:
    facts = {"units": "heroes_red", "level": 7, "crystals": "red"}
    s = beside("promise, rage", **MOVE, **facts).choose("step:e")
    assert unpaid(s) == ["unit:heroes_red"]
    s.choose("play:promise", "basic:influence#2", "hire:heroes_red")
    assert unpaid(s) == []
    held = his_turn("march", heroes={0: "c02.SE"}, hand="promise, rage", **facts).choose("fight", "partial", "next")
    held.lacks("hire:heroes_red")
    assert unpaid(held) == []


@M.example("mageknight", "XE32")
def test_a_reroll_fixes_what_was_planned_before_it() -> None:
    """Until then the first hero's steps can be taken back."""
    s = shared(tactic="mana_search", hand="march, rage").choose("storm")
    s.choose("aim:freezers")
    assert s.match.cannot_undo(0) is None
    s.match.undo()
    s.offers("aim:freezers").choose("tactic:mana_search", "take:red", "done")
    assert s.match.cannot_undo(0) is not None


@M.example("mageknight", "XR25")
def test_nothing_but_wounds_is_no_full_attendance() -> None:
    s = bare("wound, wound", seats=2)
    assert not can_attend(s, 0) and can_attend(s, 1)


@M.example("mageknight", "SR19")
def test_the_dummy_counts_for_nothing_in_a_friendly_city() -> None:
    """Alone the city is the hero's friend; nothing asks about the Dummy's shield."""
    s = bare("march", tiles="k08, c02", at="k08.C", scenario="mines_liberation")
    at = s.players[0].at
    assert s.rules.plan.friendly == ("red",) and s.shields[at] == (0,) and s.holds[at].leader == -1
    assert hand_limit(s, 0) == 6
    assert go(s, ("turn",)).choose("act:interact").state.now.influence == 1


# -- one player more


@M.clause("ML27.3")
def test_four_together_keep_their_tactics() -> None:
    for seats, asks in ((3, True), (4, False)):
        s = bare(seats=seats, scenario="blitz_cooperation", sets="lost_legion", at="start_b.C")
        part_with_tactic(s)
        assert (s.agenda[-1] == ("retire",)) is asks


@M.clause("ML27.1")
@pytest.mark.parametrize(
    ("scenario", "numbers"),
    [
        ("first_reconnaissance", (13, 1, 2)), ("mines_liberation", (13, 1, 4)), ("druid_nights", (13, 1, 4)),
        ("dungeon_lords", (13, 1, 4)), ("one_to_return", (12, 4, 4)),
    ],
)  # fmt: skip
def test_five_play_against_each_other(scenario: str, numbers: tuple[int, int, int]) -> None:
    options = {"scenario": scenario, "sets": "lost_legion"}
    s = new_match("mageknight", seats=5, seed=2, options=options).state
    assert isinstance(s, State) and (s.rules.countryside, s.rules.cities, s.rules.others) == numbers
    assert len(s.source) == len(s.unit_offer) == 7 and len({p.hero for p in s.players}) == 5
    assert fits(5, GAME.settle(4, {}) | {"scenario": scenario}) is not None  # the base game has four heroes


def test_what_is_not_for_five() -> None:
    for scenario in ("full_cooperation", "conquer_and_hold", "solo_conquest", "volkares_return"):
        unfit = fits(5, GAME.settle(4, {}) | {"scenario": scenario, "sets": "lost_legion"})
        assert unfit is not None and unfit[0] == "mk-unfit-seats", scenario


def test_five_need_a_set_with_a_fifth_hero() -> None:
    assert GAME.room(5) == {"sets": "lost_legion"} and GAME.room(4) == {}
