"""What may be done at any time (D13), and the reasons why something cannot be done now."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.text import COMPLETE, text
from undercroft.games.dungeoneer.state import without

from .scene import DURGAN, GROG, HEMP, SKARRASH, Scene, scene

clause = pytest.mark.clause
example = pytest.mark.example
card = pytest.mark.card


def attacked(hand: str, dice: tuple[int, ...] = (), heroes: tuple[str, ...] = (GROG, HEMP), **more: Any) -> Scene:
    """Seat 0 plays an Encounter against seat 1 in the crossroads; `held` is what seat 1 holds."""
    facts: dict[str, Any] = {"map": "crossroads 0,1", "where": ["", "crossroads"], "peril": [0, 20], **more}
    return scene("lord", heroes=heroes, hand=[hand, facts.pop("held", "")], **facts).dice(*dice)


# -- in the own turn


@clause("D13.1", "D13.3")
@example("dungeoneer", "R-59")
@card("dungeoneer", "potion_of_healing", "second_wind", "hemp_spiritcaller")
def test_anytime_things_are_open_to_the_dungeonlord() -> None:
    s = scene(
        "lord", heroes=[HEMP, GROG], hand=["mutant_rat, potion_of_healing, haste"], life=[3], glory=[9], peril=[0, 1]
    )
    assert s.offers(0) == ["play:potion_of_healing", "use:healing"]
    s.refuses("play:haste", "D4.7", "not-now").offer(0, "play:potion_of_healing").expect(life=[5], kind="dg.lord")
    s.offer(0, "use:healing").expect(life=[6], ap=[2], kind="dg.lord")
    scene("lord", hand=["mutant_rat, second_wind"], glory=[2], peril=[0, 1]).refuses(
        "play:second_wind", "D14.1", "glory", have=2, need=3
    )


@clause("D13.1", "D12.1")
@example("dungeoneer", "R-59")
@card("dungeoneer", "potion_of_healing", "hemp_spiritcaller")
def test_anytime_things_come_before_discarding() -> None:
    s = scene("evening", heroes=[HEMP, GROG], hand=["potion_of_healing"], life=[3], glory=[6], ap=[1], deck="haste")
    s.expect(kind="dg.discard", keys=("hand:potion_of_healing", "play:potion_of_healing", "use:healing"))
    s.choose("use:healing").expect(life=[4], ap=[0]).choose("play:potion_of_healing").expect(life=[6])
    assert s.state.active == 1  # the hand is empty: nothing is discarded
    s = scene("evening", hand=["potion_of_healing, haste"], glory=[2], life=[3])
    s.refuses("play:potion_of_healing", "D14.1", "glory", have=2, need=3).refuses("play:haste", "D4.7", "not-now")


@clause("D10.5", "D13.3")
@example("dungeoneer", "R-59")
@card("dungeoneer", "hemp_spiritcaller")
def test_a_hero_phase_that_a_quest_ended_leaves_the_ability() -> None:
    facts: dict[str, Any] = {"heroes": [HEMP, GROG], "map": "treasury 0,1", "where": ["treasury"], "life": [3]}
    s = scene(quests=["claim_the_star_helm"], glory=[3], **facts).dice(6).choose("quest:claim_the_star_helm")
    s.expect(kind="dg.discard", keys=("none", "use:healing")).choose("use:healing").expect(life=[4])
    s = scene(glory=[3], **facts).choose("end")  # ended by its player: it was offered a moment ago
    s.expect(life=[3]).told("dg-rests")


# -- in another's turn


@clause("D13.3", "D15.10")
@example("dungeoneer", "R-59")
@card("dungeoneer", "hemp_spiritcaller")
def test_hemp_heals_before_a_wound_lands() -> None:
    s = attacked("vat_brute", (6, 1), life=[6, 1], glory=[0, 3], ap=[3, 1]).announce("vat_brute")
    s.expect(kind="dg.wound", keys=("pass", "use:healing")).choose("use:healing").expect(life=[6, 1], out=0, ap=[3, 0])
    s = attacked("vat_brute", (6, 1), life=[6, 3], glory=[0, 3], held="potion_of_healing, dodge", ap=[3, 0])
    s.announce("vat_brute").choose("pass").expect(kind="dg.wound").refuses("use:healing", "D10.2", "ap")
    s = attacked("vat_brute", (6, 1), life=[6, 3], glory=[0, 3], held="potion_of_healing", ap=[3, 1], stance=[0, 1])
    s.announce("vat_brute").expect(kind="dg.wound").refuses("use:healing", "D18.7", "fallen")


@clause("D13.3", "D11.10")
@card("dungeoneer", "hemp_spiritcaller", "forbidden_library")
def test_the_ap_of_a_move_does_not_heal() -> None:
    """Hemp leaves through a trap exit and is wounded there: the AP of the move is not to be had, another one is."""
    facts: dict[str, Any] = {"heroes": [HEMP, GROG], "map": "forbidden_library -1,0", "where": ["forbidden_library"]}
    s = scene(life=[3], glory=[3], ap=[1], **facts).dice(1).choose("move:e").expect(life=[2], ap=[0], stance=[0])
    s.expect(where=["vault_entrance"])
    s = scene(life=[3], glory=[3], ap=[2], **facts).dice(1).choose("move:e").expect(kind="dg.wound")
    s.choose("use:healing").expect(life=[3], ap=[0], where=["vault_entrance"])


@clause("D16.1", "D18.2")
@example("dungeoneer", "R-59")
@card("dungeoneer", "mind_fog", "potion_of_healing", "hemp_spiritcaller")
def test_healing_before_a_test_of_life() -> None:
    s = attacked("mind_fog", life=[6, 3], glory=[0, 6], ap=[3, 1], held="potion_of_healing, haste").announce("mind_fog")
    s.expect(kind="dg.roll", seat=1, keys=("pass", "play:potion_of_healing", "use:healing"))
    for lang in COMPLETE:
        asked = text(lang, "dg")("dg-roll", s.match.view(1)["asked"]["args"])
        assert text(lang, "dg").name("life") in asked and "life" not in asked
    s.choose("use:healing").expect(life=[6, 4]).dice(2).choose("play:potion_of_healing")
    s.expect(life=[6, 6], glory=[0, 1]).told("dg-passed")  # 6 + 2
    s = attacked("mind_fog", (2,), held="potion_of_healing", glory=[0, 6]).announce("mind_fog")
    s.told("dg-passed")  # unhurt: not asked


@clause("D17.20", "D15.6")
@example("dungeoneer", "R-59")
@card("dungeoneer", "rescue_the_princess")
def test_a_charge_can_be_dropped_when_attacked() -> None:
    s = scene(
        heroes=[GROG, SKARRASH],
        map="crossroads 0,1",
        where=["crossroads", "crossroads"],
        quests=["", "rescue_the_princess"],
        carried=["", "rescue_the_princess"],
    )
    s.choose(f"attack:{SKARRASH}").expect(kind="dg.respond", seat=1, keys=("pass", "drop:rescue_the_princess"))
    s.dice(6, 1).choose("drop:rescue_the_princess").expect(life=[6, 5])  # a wound: there is nothing to take
    assert s.zone("carried", 1) == [] and s.state.dropped == {s.pid("rescue_the_princess"): s.pid("crossroads")}


@clause("D13.4", "D15.11")
@example("dungeoneer", "R-48", "R-59")
@card("dungeoneer", "second_wind", "falling_cage")
def test_standing_up_before_the_challenge() -> None:
    s = attacked("vat_brute", (6, 1), (GROG, SKARRASH), held="second_wind", glory=[0, 3], ap=[3, 1])
    s.announce("vat_brute").expect(kind="dg.challenge", stance=[0, 1], keys=("pass", "play:second_wind", "stand"))
    s.refuses("strike:vat_brute", "D18.7", "fallen").choose("play:second_wind", "stand").expect(ap=[3, 1])
    s.dice(6, 1).choose("strike:vat_brute").expect(ap=[3, 0])
    s = attacked("vat_brute", (6, 1), (GROG, SKARRASH), ap=[3, 1]).announce("vat_brute").expect(kind="dg.lair")


@card("dungeoneer", "counter_hex", "ill_omen")
@example("dungeoneer", "R-63")
@clause("D13.1", "D18.2")
@pytest.mark.parametrize(("answer", "told"), [("play:counter_hex", "dg-passed"), ("pass", "dg-failed")])
def test_counter_hex_against_an_ill_omen(answer: str, told: str) -> None:
    """Spikes, Speed 6+: a die of 3 and Speed 3 suffice, unless the omen takes 2."""
    s = scene(
        seats=3,
        heroes=[GROG, SKARRASH, DURGAN],
        map="dark_tunnel_of_needles 0,1",
        hand=["counter_hex, dodge", "ill_omen", "haste"],
        glory=[3, 0, 3],
        peril=[2],
    )
    s.choose("move:n").expect(kind="dg.roll", seat=1, peril=[4])
    s.choose("play:ill_omen").expect(kind="dg.bane", seat=0, peril=[2]).dice(3).choose(answer).told(
        "dg-bane-played", told
    )
    assert "ill_omen" in s.zone("discards")


@card("dungeoneer", "counter_hex", "blinding_dust")
@example("dungeoneer", "R-56", "R-63")
@clause("D21.5", "D13.1")
@pytest.mark.parametrize(("answer", "waiting"), [("play:counter_hex", []), ("pass", ["blinding_dust"])])
def test_alone_a_bane_that_waits_can_be_countered_as_it_comes(answer: str, waiting: list[str]) -> None:
    s = scene(seats=1, heroes=[GROG], map="crossroads 0,1", hand=["counter_hex"], glory=[3], start=False)
    dust = s.pid("blinding_dust")
    s.state.peril_deck = (*without(s.state.peril_deck, dust), dust)
    s.go().dice(1, 6).choose("move:n").expect(kind="dg.bane").choose(answer)
    assert s.zone("waiting") == waiting


# -- reasons


@clause("D18.7", "D10.3", "D13.3")
@card("dungeoneer", "hemp_spiritcaller")
def test_the_reason_is_the_fall_while_there_are_ap() -> None:
    s = scene(
        heroes=[HEMP, GROG], map="dark_altar 0,1", where=["dark_altar"] * 2, stance=[1], maps="crossroads", life=[3],
        glory=[3], ap=[3],
    )  # fmt: skip
    for key in ("explore", f"attack:{GROG}", "use:healing", "altar", "move:s"):
        s.refuses(key, "D18.7", "fallen")
    s = scene(stance=[1], ap=[0], maps="crossroads", hand=["haste"], glory=[4])
    s.refuses("explore", "D10.2", "ap", have=0, need=1)  # it lies, too, but could do nothing anyway


@clause("D17.21", "D17.20")
@example("dungeoneer", "R-52", "T28")
@card("dungeoneer", "rescue_the_princess")
def test_reasons_about_charges() -> None:
    s = scene(map="prison_cells 0,1; crossroads 1,0", quests=["rescue_the_princess"])
    s.refuses("take:rescue_the_princess", "D17.1", "elsewhere", place="prison_cells")
    s = scene(map="prison_cells 0,1", where=["prison_cells"], quests=["rescue_the_princess"])
    s.choose("take:rescue_the_princess")
    s.refuses("deliver:rescue_the_princess", "D17.1", "elsewhere", place="vault_entrance")
    s.choose("drop:rescue_the_princess").refuses("pick:rescue_the_princess", "D17.21", "picked").choose("move:s")
    s.refuses("pick:rescue_the_princess", "D17.1", "elsewhere", place="prison_cells")


@clause("D14.1", "D11.5")
@card("dungeoneer", "leaden_limbs", "cloak_of_phasing", "treasury")
def test_reasons_about_what_costs_glory() -> None:
    s = scene(gear=["leaden_limbs, cloak_of_phasing"], glory=[0], map="crossroads 0,1")
    s.refuses("lift:leaden_limbs", "D14.1", "glory", have=0, need=3).refuses(
        "phase:n", "D14.1", "glory", have=0, need=1
    )
    s.go(glory=[2, 0]).refuses("phase:n", "D11.5", "free-exit").refuses("phase:e", "D11.2", "no-map")
    s = scene(map="treasury 0,1", where=["treasury"], hand=["runed_mail, ember_wand"], gear=["guarding_cloak"])
    s.choose("treasure:runed_mail").refuses("treasure:ember_wand", "D6.2", "used")


@clause("D10.6", "D20.7")
def test_reasons_about_heroes_elsewhere_and_lying_down() -> None:
    s = scene(map="crossroads 0,1; dark_altar 1,0", where=["crossroads"], movement_limit="yes")
    s.refuses("attack:hemp_spiritcaller", "D10.6", "not-here").refuses(
        "altar", "D17.1", "elsewhere", place="dark_altar"
    )
    s.choose("lie").refuses("lie", "D20.7", "lies")


# -- Whetted Oil, placing, falling, discarding


@clause("D17.10", "D14.3")
@example("dungeoneer", "R-72")
@card("dungeoneer", "whetted_oil", "shady_deal", "ember_wand")
def test_oil_is_a_treasure_to_give() -> None:
    s = scene(
        map="interdimensional_portal 0,1", where=["interdimensional_portal"], quests=["shady_deal"],
        gear=["ember_wand"], hand=["whetted_oil, haste"], glory=[2],
    )  # fmt: skip
    s.choose("play:whetted_oil", "quest:shady_deal").expect(
        kind="dg.price", keys=("drop:ember_wand", "drop:whetted_oil")
    )
    s.choose("drop:whetted_oil").expect(level=[2], attached=())
    assert s.zone("gear", 0) == ["ember_wand"] and s.zone("discards") == ["whetted_oil"]


@clause("D12.1")
@example("dungeoneer", "R-72")
@card("dungeoneer", "whetted_oil")
def test_oil_can_be_discarded_in_phase_five() -> None:
    s = scene(gear=["ember_wand"], hand=["whetted_oil, haste"], glory=[2]).choose("play:whetted_oil", "end")
    s.expect(keys=("hand:haste", "gear:ember_wand", "gear:whetted_oil")).choose("gear:whetted_oil")
    assert s.state.attached == () and s.zone("discards") == ["whetted_oil"] and s.zone("gear", 0) == ["ember_wand"]


@clause("D20.5", "D17.16")
@card("dungeoneer", "find_the_buried_shrine")
@pytest.mark.parametrize(("tile", "seat"), [("dark_tunnel_of_echoes", 1), ("forked_passage", 0)])
def test_dark_tunnels_are_passed_on_by_who_searches_them(tile: str, seat: int) -> None:
    s = scene("build", quests=["find_the_buried_shrine"], maps=tile, unbiased_placement="yes")
    s.expect(kind="dg.place", seat=seat)


@clause("D20.1", "D17.16")
@card("dungeoneer", "find_the_buried_shrine")
def test_dark_tunnels_are_placed_last_when_the_shared_quest_searches_them() -> None:
    from undercroft.games.dungeoneer.setup import is_last

    s = scene(shared="find_the_buried_shrine", start=False)
    assert is_last(s.state, s.pid("dark_tunnel_of_echoes")) and not is_last(s.state, s.pid("forked_passage"))


@clause("D20.8")
@card("dungeoneer", "clockwork_sentry")
def test_a_saved_ap_that_was_spent_leaves_no_attack_by_falling() -> None:
    def evening_to_attack(ap: int) -> Scene:
        """Grog, lying, ends his turn with so many AP; then Hemp is the Dungeonlord."""
        facts: dict[str, Any] = {"map": "crossroads 0,1", "where": ["crossroads"], "peril": [9], "fall_attack": "yes"}
        hand = ["", "clockwork_sentry"]
        return scene("evening", heroes=[GROG, HEMP], ap=[ap, 0], stance=[1], hand=hand, deck="", **facts)

    s = evening_to_attack(1).expect(kind="dg.lord", saved=1)
    s.offer(0, "stand").expect(ap=[0], stance=[0]).dice(1, 1).announce("clockwork_sentry").expect(kind="dg.lair")
    s = evening_to_attack(0).expect(kind="dg.lord", saved=0)
    s.state.stance[0] = 0
    s.dice(1, 1).announce("clockwork_sentry").expect(kind="dg.challenge", keys=("pass", "strike:clockwork_sentry"))


@clause("D12.1")
def test_everybody_reads_which_card_was_discarded() -> None:
    s = scene("evening", hand=["haste, dodge"]).choose("hand:dodge")
    [event] = [event for event in s.match.events if event.message == "dg-discards"]
    assert event.shown_to(1)["card"] == event.shown_to(-1)["card"] == "dodge"
