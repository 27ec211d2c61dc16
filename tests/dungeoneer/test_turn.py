"""The frame of a turn, discarding, drawing, acting out of turn, the end: D1, D3, D6, D7, D10, D12, D13."""

from __future__ import annotations

import pytest

from undercroft.core.errors import NotYourTurn
from undercroft.core.lasting import Mod
from undercroft.games.dungeoneer.effects import lower_level

from .scene import DURGAN, GROG, HEMP, SKARRASH, Scene, scene

clause = pytest.mark.clause
example = pytest.mark.example
card = pytest.mark.card


def to_hero(s: Scene, seat: int = 0) -> Scene:
    """Go on, doing nothing, to the hero phase of a seat."""
    while not (s.kind == "dg.hero" and s.state.active == seat):
        s.choose(s.keys[-1])
    return s


@clause("D6.1", "D1.1", "D8.1")
def test_five_phases_in_order() -> None:
    s = scene("turn", hand=["mutant_rat, haste"], peril=[0, 1], maps="crossroads")
    seen = [(s.kind, s.state.phase)]
    while s.state.active == 0:
        s.choose(s.keys[-1])
        seen.append((s.kind, s.state.phase))
    kinds = [kind for kind, _ in seen]
    assert kinds[:3] == ["dg.lord", "dg.place", "dg.hero"] and "dg.discard" in kinds
    assert [phase for _, phase in seen][:3] == [2, 3, 4]
    assert s.state.active == 1  # then the player to the left


@clause("D3.2", "D1.6")
@example("dungeoneer", "R-50", "T29")
def test_the_round_cap() -> None:
    s = scene(
        "evening",
        seats=3,
        life=[3, 4, 6],
        quests=["", ""],
        done=["shady_deal, cross_the_abyss", "dice_with_the_dead, plague_of_whispers", "blood_for_the_altar"],
        active=2,
        round_cap="30",
        start=False,
    )
    s.go(first=0, round=30).expect(kind="over", winners=(1,), reason="dg-end-cap")
    s = scene("evening", seats=2, life=[4, 4], glory=[2, 2], active=1, round_cap="30", start=False)
    s.state.moved = 2  # nobody rests: all is equal
    s.go(first=0, round=30).expect(winners=(0, 1))
    s = scene("evening", active=1, start=False)  # the book has no cap
    s.go(first=0, round=30).expect(round=31)
    assert s.kind != "over"


@clause("D1.2", "D17.4")
def test_the_third_quest_wins_at_once() -> None:
    s = scene(
        map="treasury 1,0", where=["treasury"], quests=["claim_the_star_helm"], done=["shady_deal, cross_the_abyss"]
    )
    s.dice(6).choose("quest:claim_the_star_helm").expect(kind="over", winners=(0,), reason="dg-end-quests")
    assert s.match.result is not None and s.match.result.scores == (3.0, 0.0)


@clause("D1.3", "D1.4")
@example("dungeoneer", "R-01", "R-47")
def test_the_last_hero_standing() -> None:
    s = scene(
        "lord",
        seats=2,
        hand=["rolling_boulder"],
        map="crossroads 0,1",
        where=["", "crossroads"],
        life=[6, 2],
        peril=[0, 4],
    )
    s.dice(1).announce("rolling_boulder").expect(kind="over", winners=(0,), reason="dg-end-last")


@clause("D1.4")
@example("dungeoneer", "R-01")
def test_what_becomes_of_the_cards_of_a_defeated_player() -> None:
    s = scene(
        "lord",
        seats=3,
        hand=["rolling_boulder", "haste"],
        map="crossroads 0,1",
        where=["", "crossroads"],
        life=[6, 2],
        peril=[0, 4],
        gear=["", "guarding_cloak"],
        lair=["", "vat_brute"],
        quests=["", "rescue_the_princess, shady_deal"],
        carried=["", "rescue_the_princess"],
        quest_deck="cross_the_abyss",
    )
    s.dice(1).announce("rolling_boulder").choose("pass").expect(out=2)
    assert {"haste", "guarding_cloak", "vat_brute"} <= set(s.zone("discards"))
    assert s.zone("quest_deck") == ["shady_deal", "cross_the_abyss"]  # under the deck
    assert s.zone("ownerless") == ["rescue_the_princess"]
    assert s.match.view(0)["table"]["stray"] == [{"quest": "rescue_the_princess", "tile": "crossroads"}]


@example("dungeoneer", "R-02")
@clause("D1.3")
def test_when_one_blow_fells_all_it_is_a_draw_of_those() -> None:
    s = scene(map="laboratory 0,1", where=["laboratory", "laboratory"], life=[1, 1], quests=["destroy_the_laboratory"])
    s.dice(1).choose("quest:destroy_the_laboratory").expect(winners=(0, 1), reason="dg-end-nobody")
    s = scene(map="laboratory 0,1", where=["laboratory", "laboratory"], life=[2, 1], quests=["destroy_the_laboratory"])
    s.dice(1).choose("quest:destroy_the_laboratory").expect(winners=(0,), reason="dg-end-last", life=[1, 0])


@clause("D6.2")
@example("dungeoneer", "R-06")
def test_once_per_turn_comes_back_with_every_turn() -> None:
    """Hemp heals in the turn of the one opponent and again in the turn of the next."""
    s = scene(seats=3, heroes=[DURGAN, HEMP, GROG], life=[6, 3], glory=[0, 9], ap=[0, 2, 3], active=2, deck="haste")
    s.offer(1, "use:healing").expect(life=[6, 4], ap=[0, 1, 3], used=[0, 1, 0])
    assert s.offers(1) == []  # once in this turn
    s.choose("end").expect(used=[0, 0, 0], kind="dg.hero", seat=0)
    s.offer(1, "use:healing").expect(life=[6, 5])


@clause("D7.3", "D12.4", "D18.5")
@example("dungeoneer", "T8")
@card("dungeoneer", "courier_boots", "potion_of_speed")
def test_speed_is_not_ap() -> None:
    s = scene(hand=["potion_of_speed, courier_boots"], glory=[7], ap=[1], map="dark_tunnel_of_needles 0,1")
    s.choose("play:potion_of_speed").expect(ap=[1], glory=[5])
    s.choose("play:courier_boots").expect(ap=[1])
    assert s.match.view(0)["table"]["players"][0]["scores"]["speed"] == 6
    s = scene("turn", gear=["courier_boots"], ap=[1], hand=["haste"])
    to_hero(s).expect(ap=[4])


@card("dungeoneer", "potion_of_speed")
@example("dungeoneer", "R-41")
@clause("D18.5")
def test_by_option_the_potion_of_speed_gives_ap() -> None:
    s = scene(hand=["potion_of_speed"], glory=[2], ap=[1], potion_of_speed_gives_ap="yes").choose(
        "play:potion_of_speed"
    )
    s.expect(ap=[3], lasting=())


@clause("D12.1")
@example("dungeoneer", "T13")
def test_the_discard() -> None:
    s = scene("evening", gear=["guarding_cloak, ember_wand"])
    s.told("dg-turn")  # no hand: nothing is asked
    s = scene("evening", hand=["haste"], gear=["guarding_cloak, battle_trance"], lair=["mutant_rat"])
    s.expect(kind="dg.discard", keys=("hand:haste", "gear:guarding_cloak", "lair:mutant_rat"))
    s.refuses("gear:battle_trance", "D12.1", "boon")
    s.choose("lair:mutant_rat")
    assert s.zone("lair", 0) == [] and len(s.state.hand[0]) == 5


@clause("D12.1")
@example("dungeoneer", "R-45", "R-23")
@card("dungeoneer", "ramalith")
def test_a_boss_is_never_discarded_and_alone_it_lets_the_duty_lapse() -> None:
    s = scene("evening", hand=["ramalith, haste"], gear=["guarding_cloak"], lair=[""])
    s.expect(keys=("hand:haste", "gear:guarding_cloak")).refuses("hand:ramalith", "D15.18", "boss")
    s = scene("evening", hand=["ramalith"])
    s.told("dg-turn")
    assert "ramalith" in s.zone("hand", 0)


@clause("D20.4")
def test_the_optional_discard() -> None:
    s = scene("evening", hand=["haste"], optional_discard="yes").expect(keys=("hand:haste", "none"))
    s.choose("none")
    assert "haste" in s.zone("hand", 0)


@clause("D12.2")
@example("dungeoneer", "T6", "R-13")
def test_resting() -> None:
    s = scene("evening", map="dark_sunken_tunnel 0,1", where=["dark_sunken_tunnel"]).expect(
        glory=[2], peril=[2], stance=[0]
    )
    s = scene(map="crossroads 0,1").choose("move:n", "end")
    s.expect(glory=[1], peril=[2])  # moved: no rest
    s = scene(map="collapsed_passage 0,1", where=["collapsed_passage"], ap=[1], hand=["haste, dodge"])
    s.dice(1).choose("move:s", "hand:haste").expect(glory=[2], peril=[1])  # a failed exit is no move


@clause("D12.3", "D13.6")
@example("dungeoneer", "T7", "R-61")
def test_one_ap_is_saved_and_spent_outside_the_turn() -> None:
    s = scene("evening", ap=[2], hand=["haste, dodge"], stance=[1]).choose("hand:haste").expect(ap=[1])
    to_hero(s, 1)
    assert s.offers(0) == ["stand"]
    s.offer(0, "stand").expect(ap=[0], stance=[0])
    assert s.offers(0) == []
    with pytest.raises(NotYourTurn):
        s.match.choose("stand", 0)


@clause("D12.5")
@example("dungeoneer", "R-14")
def test_drawing_up_to_five_and_reshuffling() -> None:
    s = scene("evening", hand=["haste, ramalith"], deck="dodge, diversion", discards="ember_wand")
    assert sorted(s.zone("hand", 0)) == ["diversion", "dodge", "ember_wand", "haste", "ramalith"]  # all there was
    s.told("dg-reshuffled")
    assert s.zone("discards") == []
    assert s.match.view(1)["table"]["players"][0]["hand"] == [None] * 5


@clause("D10.1", "D10.7", "D10.4")
def test_the_hero_phase_in_any_order_and_nothing_is_forced() -> None:
    s = scene(map="crossroads 0,1", hand=["haste, battle_trance"], glory=[8])
    s.choose("move:n", "play:haste", "move:s", "play:battle_trance", "move:n").expect(ap=[2], glory=[1])
    assert "end" in s.keys
    s.choose("end").expect(ap=[1])


@clause("D10.5", "D12.3")
@example("dungeoneer", "T14")
def test_completing_a_quest_ends_the_hero_phase() -> None:
    s = scene(map="treasury 1,0", where=["treasury"], quests=["claim_the_star_helm"], ap=[2], hand=["haste, dodge"])
    s.dice(6).choose("quest:claim_the_star_helm").expect(kind="dg.discard", phase=5, level=[2])
    s.choose("hand:haste").expect(ap=[1])


@clause("D13.1", "D4.7")
@example("dungeoneer", "R-42")
@card("dungeoneer", "second_wind", "potion_of_healing", "potion_of_speed")
def test_anytime_cards_are_offers_in_anothers_turn() -> None:
    s = scene(hand=["haste", "second_wind, potion_of_healing, potion_of_speed"], glory=[0, 8], life=[6, 3])
    assert s.offers(1) == ["play:second_wind", "play:potion_of_healing", "play:potion_of_speed"]
    s.offer(1, "play:potion_of_healing").expect(life=[6, 5], glory=[0, 5])
    s.offer(1, "play:second_wind").expect(ap=[3, 1], glory=[0, 2])
    assert s.offers(1) == ["play:potion_of_speed"]
    s.offer(1, "play:potion_of_speed").expect(lasting=(Mod("speed", 2, 1),))
    to_hero(s, 1).expect(ap=[1, 3], lasting=())  # what was not spent is gone


@clause("D13.3", "D18.13")
@card("dungeoneer", "hemp_spiritcaller")
def test_hemps_healing() -> None:
    s = scene(heroes=[HEMP, GROG], life=[4], glory=[6]).choose("use:healing").expect(life=[5], glory=[3], ap=[2])
    s.refuses("use:healing", "D6.2", "ability-used")
    scene(heroes=[HEMP, GROG], glory=[6]).refuses("use:healing", "D18.13", "healthy")
    scene(heroes=[HEMP, GROG], life=[4], glory=[2]).refuses("use:healing", "D14.1", "glory", have=2, need=3)
    s = scene(heroes=[HEMP, GROG], life=[4], glory=[3], stance=[1]).refuses("use:healing", "D18.7", "fallen")
    s = scene(heroes=[GROG, HEMP], life=[6, 4], glory=[0, 3], ap=[3, 1])
    assert s.offers(1) == ["use:healing"]
    s.offer(1, "use:healing").expect(life=[6, 5], ap=[3, 0])


@clause("D18.10")
@example("dungeoneer", "T23")
def test_a_level_is_never_lost_below_the_first() -> None:
    s = scene(level=[1, 3])
    lower_level(s.state, 0)
    lower_level(s.state, 1)
    s.expect(level=[1, 2])


@clause("D20.2")
@example("dungeoneer", "R-54")
def test_resurrection() -> None:
    s = scene(
        "lord",
        seats=2,
        hand=["rolling_boulder", "haste"],
        map="crossroads 0,1",
        where=["", "crossroads"],
        life=[6, 1],
        peril=[0, 6],
        glory=[0, 3],
        quests=["", "shady_deal"],
        done=["", "cross_the_abyss"],
        level=[1, 2],
        resurrection="yes",
    )
    s.dice(1).announce("rolling_boulder").expect(kind="dg.pick", seat=1)
    assert f"hero:{HEMP}" not in s.keys and f"hero:{SKARRASH}" in s.keys
    s.choose(f"hero:{SKARRASH}").expect(out=0, life=[6, 6], level=[1, 1], glory=[0, 3], peril=[0, 2], ap=[3, 0])
    s.expect(where=["vault_entrance", "vault_entrance"])
    assert len(s.state.hand[1]) == 5 and "haste" in s.zone("discards")
    assert s.zone("quests", 1) == ["shady_deal"] and s.zone("done", 1) == ["cross_the_abyss"]


@clause("D20.2", "D1.3")
@example("dungeoneer", "R-54", "R-65")
def test_without_an_unused_hero_resurrection_ends_and_the_turn_ends_in_the_own_one() -> None:
    s = scene(
        "lord",
        hand=["rolling_boulder"],
        map="crossroads 0,1",
        where=["", "crossroads"],
        life=[6, 1],
        peril=[0, 6],
        resurrection="yes",
        start=False,
    )
    s.go(box=[]).dice(1).announce("rolling_boulder").expect(kind="over", winners=(0,))
    s = scene(
        map="dark_altar 0,1; treasury 1,1", where=["treasury"], life=[1], resurrection="yes", hand=["haste", "dodge"]
    )
    s.dice(1).choose("move:w").choose(f"hero:{SKARRASH}")
    s.expect(active=1)


@clause("D20.7")
@example("dungeoneer", "R-55")
def test_the_movement_limit() -> None:
    s = scene("turn", gear=["courier_boots"], movement_limit="yes", hand=["haste"], maps="crossroads, treasury")
    to_hero(s).expect(ap=[3])
    s.choose("lie").expect(grit=[1], stance=[1], ap=[3])
    assert "lie" not in s.keys and "explore" in s.keys  # the AP serves for anything but moving and standing up
    s.choose("explore")
    while s.kind in ("dg.place", "dg.turned"):
        s.choose(s.keys[0])
    s.expect(grit=[0], ap=[3]).choose("stand").expect(ap=[2], stance=[0])
    s.choose("end")
    s.choose(s.keys[0]).expect(ap=[0])  # nothing is saved
    assert "lie" in s.offers(0)
    s.offer(0, "lie").expect(grit=[1])
    to_hero(s, 0).expect(grit=[0])


@clause("D7.1")
def test_a_blocked_exit_blocks_again_in_the_next_turn() -> None:
    """Whoever went through holds nothing open any more; a roll is needed again."""
    s = scene(map="prison_cells 0,1; crossroads 0,2", where=["prison_cells"], hand=["haste"])
    s.dice(4).choose("move:n", "go").expect(where=["crossroads"], held=())
    turn = s.state.turn
    s.choose("end")
    while not (s.kind == "dg.hero" and s.state.active == 0 and s.state.turn > turn):
        s.choose(s.keys[-1])
    s.choose("move:s").expect(where=["prison_cells"])
    s.dice(3).choose("move:n").expect(where=["prison_cells"])  # Melee 2 + 3 < 6
