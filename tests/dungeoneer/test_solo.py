"""The solo game: D21."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeoneer.card import CARDS

from .scene import GROG, SKARRASH, Scene, scene

clause = pytest.mark.clause
example = pytest.mark.example
card = pytest.mark.card


def alone(peril: str = "", deck: str = "surefooted", **more: Any) -> Scene:
    """A lone Skarrash; `peril` is the Peril deck from its top."""
    more.setdefault("heroes", [SKARRASH])
    more.setdefault("map", "crossroads 0,1")
    start = more.pop("start", True)
    s = scene(more.pop("phase", "hero"), seats=1, deck=deck, start=False, **more)
    state = s.state
    pids = [
        next(
            pid
            for pid in range(len(state.face))
            if state.face[pid] == word
            and all(pid not in z for z in (state.deck, *state.hand, *state.gear, *state.lair))
        )
        for word in peril.split(", ")
        if word
    ]
    state.peril_deck = pids[::-1]
    return s.go() if start else s


@clause("D21.4", "D21.3")
@example("dungeoneer", "E13", "R-56")
@pytest.mark.parametrize(("dice", "cards"), [((1, 5), 1), ((2, 2), 2), ((3, 6), 0)])
def test_random_encounters(dice: tuple[int, int], cards: int) -> None:
    s = alone("unraveling, leaden_limbs", phase="turn", hand=["haste"])
    s.expect(kind="dg.hero", ap=[3])  # no Dungeonlord phase
    s.dice(*dice).choose("move:n").expect(glory=[1], peril=[0])
    assert len(s.state.peril_discards) + len(s.state.gear[0]) == cards
    s.choose("move:s", "move:n").expect(glory=[1])  # neither is new any more: no Glory, no check


@clause("D21.5", "D21.11")
@example("dungeoneer", "R-56", "R-34")
@card("dungeoneer", "leaden_limbs", "unraveling", "ill_omen", "blinding_dust", "hardened_hide", "blood_frenzy")
def test_banes_strike_wait_or_go() -> None:
    s = alone("leaden_limbs", hand=["haste"]).dice(1, 6).choose("move:n")
    assert s.zone("gear", 0) == ["leaden_limbs"]
    s = alone("unraveling", hand=["haste"]).dice(1, 6).choose("move:n")
    assert s.zone("peril_discards") == ["unraveling"]  # no Boon: no target
    s = alone("ill_omen", hand=["haste"], map="crossroads 0,1; dark_tunnel_of_needles 0,2").dice(1, 6).choose("move:n")
    assert s.zone("waiting") == ["ill_omen"]
    s.dice(4, 6, 6).choose("move:n").expect(life=[5], waiting=())  # Speed 3 + 4 - 2 < 6; then the check
    s = alone("hardened_hide, blinding_dust", hand=["haste"]).dice(1, 1).choose("move:n")
    assert s.zone("waiting") == ["hardened_hide", "blinding_dust"]


@clause("D21.5", "D21.6")
@example("dungeoneer", "R-56")
@card("dungeoneer", "hardened_hide", "blinding_dust", "blood_frenzy")
def test_waiting_banes_act_on_the_next_monster() -> None:
    s = alone("mutant_rat", hand=["haste"], ap=[1], start=False)
    state = s.state
    state.waiting = [s.pid("hardened_hide"), s.pid("blood_frenzy"), s.pid("blinding_dust")]
    s.go().dice(1, 6, 3, 6).choose("move:n")  # the check; then the rat 2 + 1 + 3 against Skarrash 2 + 6 - 2
    assert [e.args["total"] for e in s.match.events if e.message.endswith("-roll")] == [6, 6]
    assert sorted(s.zone("peril_discards")) == ["blinding_dust", "blood_frenzy", "hardened_hide", "mutant_rat"]


@clause("D21.6")
@example("dungeoneer", "R-35")
def test_monsters_attack_in_their_best_form_and_are_discarded() -> None:
    s = alone("winged_fiend", hand=["haste"]).dice(1, 6, 6, 1).choose("move:n").expect(life=[5])
    [attack] = [e for e in s.match.events if e.message == "dg-monster-attacks"]
    assert attack.args["form"] == "speed"  # 4 against 3
    assert s.choose(*(["pass"] if s.kind == "dg.challenge" else [])).zone("peril_discards") == ["winged_fiend"]


@clause("D21.7")
@example("dungeoneer", "R-56")
def test_the_harder_game_has_a_lair() -> None:
    s = alone("vat_brute, mutant_rat", hand=["haste"], harder_solo="yes", ap=[1])
    s.dice(1, 1, 1, 1, 5, 6).choose("move:n")  # Brute 6 against 7, Rat 3 against 8
    assert s.zone("lair", 0) == ["vat_brute"] and s.zone("peril_discards") == ["mutant_rat"]
    assert s.state.lives[s.pid("vat_brute")] == 2
    s = alone("mutant_rat", hand=["haste"], lair=["vat_brute"], harder_solo="yes", ap=[1])
    s.dice(1, 6, 1, 1, 4, 5).choose("move:n")  # both attack
    attackers = [e.args["card"] for e in s.match.events if e.message == "dg-monster-attacks"]
    assert attackers == ["mutant_rat", "vat_brute"]
    assert s.zone("lair", 0)[0] == "vat_brute"


@clause("D21.8")
def test_a_defeated_monster_lets_draw_a_glory_card() -> None:
    s = (
        alone("mutant_rat", deck="dodge", hand=["haste"])
        .dice(1, 6, 1, 6)
        .choose("move:n")
        .expect(kind="dg.draw", glory=[2])
    )
    s.choose("draw")
    assert s.zone("hand", 0) == ["haste", "dodge"]
    s = alone("mutant_rat", deck="dodge", hand=["haste"]).dice(1, 6, 1, 6).choose("move:n", "none")
    assert s.zone("hand", 0) == ["haste"]


@clause("D21.9")
def test_phase_five_draws_one_card_at_most_and_discards_nothing() -> None:
    s = alone(deck="dodge, diversion", hand=["haste"], ap=[0], phase="evening", start=False)
    s.state.moved = 1
    s.go().expect(kind="dg.draw").choose("draw")
    assert s.zone("hand", 0) == ["haste", "dodge"] and s.zone("discards") == []


@clause("D21.10")
@example("dungeoneer", "R-56")
def test_permanent_treasures_after_a_combat_and_boons_at_the_entrance() -> None:
    s = alone(
        "mutant_rat",
        hand=["ember_wand, battle_trance"],
        glory=[8],
        deck="haste",
        where=["crossroads"],
        map="crossroads 0,1; forked_passage 1,1",
    )
    s.refuses("play:ember_wand", "D21.10", "solo-treasure").refuses("play:battle_trance", "D21.10", "solo-boon")
    s.dice(1, 1, 6).choose("move:e", "pass", "none").expect(kind="dg.spoils", keys=("done", "play:ember_wand"))
    s.choose("play:ember_wand")
    assert s.zone("gear", 0) == ["ember_wand"]
    s = alone(hand=["battle_trance"], glory=[4]).choose("play:battle_trance")  # at the Entrance
    assert s.zone("gear", 0) == ["battle_trance"]
    s = (
        alone(hand=["ember_wand"], map="treasury 1,0", where=["treasury"])
        .dice(6, 6, 6, 6)
        .choose("treasure:ember_wand")
    )
    assert s.zone("gear", 0) == ["ember_wand"]  # the Treasury beats it; its Peril of 4 is a check


@clause("D21.1")
@example("dungeoneer", "R-56")
def test_the_win_needs_the_way_back() -> None:
    done = ["shady_deal, cross_the_abyss"]
    s = alone(
        map="treasury 1,0", where=["treasury"], quests=["claim_the_star_helm"], done=done, hand=["haste"], deck="dodge"
    )
    s.dice(6).choose("quest:claim_the_star_helm")
    assert len(s.state.done[0]) == 3 and s.kind != "over"
    s = alone(map="crossroads 0,1", where=["crossroads"], done=["shady_deal, cross_the_abyss, dice_with_the_dead"])
    s.choose("move:s")
    s.expect(kind="over", winners=(0,), reason="dg-end-quests")


@clause("D21.1")
def test_defeat_and_the_cap_are_losses() -> None:
    s = alone("rolling_boulder", hand=["haste"], life=[2]).dice(1, 6, 1).choose("move:n")
    s.expect(kind="over", winners=(), reason="dg-end-defeated")
    s = alone(phase="evening", start=False, deck="", round_cap="30")
    s.go(round=30, moved=1).expect(kind="over", winners=(), reason="dg-end-cap")


@clause("D21.2")
def test_what_needs_others_is_not_in_the_solo_decks() -> None:
    from undercroft.games.dungeoneer import GAME

    s = GAME.new(1, GAME.settle(1, {}), b"")
    words = {s.face[pid] for pid in (*s.deck, *s.peril_deck)}
    assert words == set(CARDS) - {"planar_rift", "wandering_walls", "twisting_halls", "banishing_gate"}


@card("dungeoneer", "counter_hex")
@clause("D13.1")
def test_counter_hex_helps_alone_too() -> None:
    s = alone("leaden_limbs", hand=["counter_hex"], glory=[3]).dice(1, 6).choose("move:n").expect(kind="dg.bane")
    s.choose("play:counter_hex")
    assert s.zone("gear", 0) == [] and s.zone("peril_discards") == ["leaden_limbs"]


@card("dungeoneer", "djanguba")
@example("dungeoneer", "R-56")
def test_alone_the_djanguba_pushes_at_random() -> None:
    s = alone("djanguba", heroes=[GROG], hand=["haste"], map="crossroads 0,1").dice(1, 6, 6, 1, 1)
    s.choose("move:n").expect(life=[5], where=["vault_entrance"])


@example("dungeoneer", "R-66")
@card("dungeoneer", "mirror_wraith")
def test_a_check_that_arises_in_a_combat_waits_for_its_end() -> None:
    s = alone("mirror_wraith, leaden_limbs", hand=["haste"], ap=[1]).dice(1, 6, 6, 1, 1)
    s.choose("move:n").expect(life=[5])  # the check for entering; the wraith's hit; then a die for its 1 Peril
    messages = [e.message for e in s.match.events]
    assert messages.index("dg-wounded") < len(messages) - 1 - messages[::-1].index("dg-encounter")
    assert s.zone("gear", 0) == ["leaden_limbs"]
