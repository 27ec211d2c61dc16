"""Combat in eight stages, every monster, responses, challenges, duels: D8, D15."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.lasting import Mod
from undercroft.core.zones import set_host, set_owner
from undercroft.games.dungeoneer.card import CARDS, FOES
from undercroft.games.dungeoneer.lord import lord
from undercroft.games.dungeoneer.refusals import refusals
from undercroft.games.dungeoneer.state import without

from .scene import GROG, HEMP, SKARRASH, Scene, scene

clause = pytest.mark.clause
example = pytest.mark.example
card = pytest.mark.card

FIZZ, ILV = "fizzbrin_mirrorwink", "ilvaneth_nightglass"


def fight(hand: str, dice: tuple[int, ...] = (), heroes: tuple[str, ...] = (HEMP, GROG), **more: Any) -> Scene:
    """Seat 0 attacks seat 1 in the crossroads with the monsters of its hand."""
    more.setdefault("peril", [0, 20])
    more.setdefault("map", "crossroads 0,1")
    more.setdefault("where", ["", "crossroads"])
    others = more.pop("other_hands", [])
    return scene("lord", heroes=heroes, hand=[hand, *others], **more).dice(*dice)


@clause("D8.7", "D15.7", "D15.8")
@example("dungeoneer", "E6")
@card("dungeoneer", "crouching_skeleton")
@pytest.mark.parametrize(("attack", "counter", "life", "glory"), [(4, 4, 5, 0), (3, 4, 6, 0), (3, 5, 6, 1)])
def test_one_die_each_with_the_score_of_the_form(attack: int, counter: int, life: int, glory: int) -> None:
    s = fight("crouching_skeleton", (attack, counter)).announce("crouching_skeleton")
    s.expect(life=[6, life], peril=[0, 17])
    if s.kind == "dg.lair":
        s.choose("lair")
    s.expect(glory=[0, glory])


@clause("D15.9")
@example("dungeoneer", "T9")
def test_a_tie_does_nothing() -> None:
    s = fight("crouching_skeleton", (3, 4)).announce("crouching_skeleton")
    s.expect(kind="dg.lair", keys=("hand", "lair"), life=[6, 6]).told("dg-tie")
    s.choose("hand")
    assert s.zone("hand", 0) == ["crouching_skeleton"]


@clause("D15.9", "D15.13", "D15.12")
@example("dungeoneer", "T10")
@card("dungeoneer", "clockwork_sentry")
def test_a_defender_strikes_by_rolling_higher() -> None:
    s = fight("clockwork_sentry", (2, 4)).announce("clockwork_sentry")
    s.expect(kind="dg.lair", keys=("lair", "discard")).refuses("hand", "D15.12", "hurt")
    assert s.state.lives[s.pid("clockwork_sentry")] == 1
    s.choose("lair").expect(glory=[0, 1])
    assert s.match.view(1)["table"]["players"][0]["lair"] == [
        {"card": "clockwork_sentry", "life": 1, "full": 2, "attached": []}
    ]


@clause("D15.10", "D15.12")
@card("dungeoneer", "mutant_rat")
def test_at_no_life_a_monster_is_discarded() -> None:
    s = fight("mutant_rat", (1, 6)).announce("mutant_rat").expect(glory=[0, 1])
    assert s.zone("discards") == ["mutant_rat"] and s.zone("lair", 0) == []


@clause("D8.6", "D15.6", "D8.8")
@example("dungeoneer", "E8", "R-07", "R-20")
@card("dungeoneer", "mutant_rat", "djanguba", "diversion")
def test_a_full_battle() -> None:
    s = fight("mutant_rat, djanguba", heroes=(GROG, SKARRASH), other_hands=["diversion"], glory=[0, 1], ap=[3, 1])
    s.announce("mutant_rat", "djanguba").expect(kind="dg.respond", seat=1, peril=[0, 15])
    s.choose("divert:djanguba").expect(kind="dg.redirect")
    assert set(s.keys) == {"ignore", "monster:mutant_rat"}
    s.dice(5, 1).choose("ignore").expect(glory=[0, 0], life=[6, 5])  # 2 + 5 against 2 + 1
    s.expect(kind="dg.challenge", seat=1, keys=("pass", "strike:mutant_rat"))
    s.choose("pass").expect(kind="dg.lair", seat=0).choose("lair").expect(keys=("hand", "lair")).choose("lair")
    assert s.zone("lair", 0) == ["mutant_rat", "djanguba"] and s.zone("discards") == ["diversion"]
    s.expect(kind="dg.reward", keys=("give:skarrash_coalscale", "none")).choose("give:skarrash_coalscale")
    s.expect(peril=[0, 16])


@clause("D15.13")
@example("dungeoneer", "R-20")
def test_the_reward_goes_to_any_other_player_or_nobody() -> None:
    s = fight("vat_brute", (6, 1), heroes=(HEMP, GROG, SKARRASH), seats=3).announce("vat_brute").choose("lair")
    s.expect(keys=(f"give:{GROG}", f"give:{SKARRASH}", "none")).choose(f"give:{SKARRASH}").expect(peril=[0, 15, 1])
    s = fight("vat_brute", (6, 1), heroes=(HEMP, GROG, SKARRASH), seats=3).announce("vat_brute").choose("lair", "none")
    s.expect(peril=[0, 15, 0])


@clause("D8.2", "D8.4")
def test_the_target_pays_and_the_own_peril_is_never_spent() -> None:
    s = fight("vat_brute, mutant_rat, ember_imp", heroes=(HEMP, GROG, SKARRASH), seats=3, peril=[20, 4, 6])
    s.choose("announce:vat_brute").expect(reserved=[0, 0, 5])  # only the third can pay 5
    s.choose("announce:mutant_rat").expect(kind="dg.target", keys=(f"on:{GROG}", f"on:{SKARRASH}"))
    s.choose(f"on:{GROG}")
    assert [entry.seat for entry in s.state.announced] == [2, 1]
    s = fight("vat_brute, haste", peril=[20, 4], lair=["mutant_rat"])
    s.refuses("announce:vat_brute", "D8.2", "peril", have=4, need=5)


@clause("D8.6", "D8.5")
@example("dungeoneer", "R-07")
@card("dungeoneer", "blinding_dust")
def test_one_announcement_and_banes_before_and_after() -> None:
    s = fight("mutant_rat, ember_imp, blinding_dust", (1, 1))
    s.choose("announce:mutant_rat", "resolve").expect(kind="dg.lair").choose("lair")
    s.expect(kind="dg.lord").refuses("announce:ember_imp", "D8.6", "resolved").refuses(
        "unleash:mutant_rat", "D8.6", "resolved"
    )
    s.choose("bane:blinding_dust").expect(lasting=(Mod("counter", -2, 1),))


@clause("D8.8", "D15.4")
@example("dungeoneer", "R-17", "R-51", "T27")
def test_monsters_of_the_lair_keep_their_wounds_and_cost_again() -> None:
    s = fight("haste", lair=["clockwork_sentry"], start=False)
    s.state.lives[s.pid("clockwork_sentry")] = 1
    s.go().dice(3, 3).choose("unleash:clockwork_sentry")
    s.expect(kind="dg.lair", keys=("lair", "discard"), peril=[0, 18])  # not hurt now, but not whole either
    s.choose("discard")
    assert s.zone("discards") == ["clockwork_sentry"]


@clause("D15.12")
@example("dungeoneer", "T11", "R-23")
@card("dungeoneer", "ramalith", "winged_fiend")
def test_the_lair_holds_three_and_never_drops_a_boss() -> None:
    s = fight("winged_fiend", (1, 1), lair=["ramalith, mutant_rat, ember_imp"], start=False)
    s.go().choose("announce:winged_fiend", "speed", "resolve").expect(kind="dg.lair").choose("lair")
    s.expect(kind="dg.overflow", keys=("drop:mutant_rat", "drop:ember_imp", "drop:winged_fiend"))
    s.choose("drop:ember_imp")
    assert s.zone("lair", 0) == ["ramalith", "mutant_rat", "winged_fiend"]


@clause("D15.18")
@example("dungeoneer", "R-23")
@card("dungeoneer", "ramalith")
def test_a_wounded_boss_must_go_to_the_lair() -> None:
    s = fight("ramalith", (1, 6)).choose("announce:ramalith", "melee")
    assert s.zone("lair", 0) == ["ramalith"] and s.state.lives[s.pid("ramalith")] == 3  # no question was left
    s = fight("ramalith", (1, 1)).choose("announce:ramalith", "magic")
    s.choose(*(["pass"] if s.kind == "dg.wound" else [])).expect(kind="dg.lair").refuses("discard", "D15.18", "boss")


@clause("D15.2", "D15.5")
@example("dungeoneer", "E5")
@card("dungeoneer", "vault_guardian")
@pytest.mark.parametrize(("trip", "stance"), [(2, 1), (3, 0)])
def test_forms_and_the_vault_guardian(trip: int, stance: int) -> None:
    assert FOES["vault_guardian"].forms == ("magic",) and set(FOES["vault_guardian"].scores) == {
        "melee",
        "magic",
        "speed",
    }
    s = fight("vault_guardian", (4, 1, trip)).announce("vault_guardian")  # 3 + 4 against 1 + 1; Speed 3 + trip
    s.expect(life=[6, 5], stance=[0, stance])


@clause("D15.3", "D15.9")
@example("dungeoneer", "E7", "R-32")
@card("dungeoneer", "ramalith")
def test_ramalith() -> None:
    s = fight("ramalith", (4, 1)).choose("announce:ramalith").expect(kind="dg.form", keys=("melee", "magic"))
    s.refuses("speed", "D15.2", "form").choose("magic").expect(life=[6, 5])
    assert s.state.lives[s.pid("ramalith")] == 5  # no upper limit
    s = fight("ramalith", (6, 1)).choose("announce:ramalith", "melee").expect(life=[6, 4])


@card("dungeoneer", "acid_leech")
@clause("D15.3")
def test_the_acid_leech_takes_a_treasure_instead() -> None:
    s = fight("acid_leech", (6, 1), gear=["", "ember_wand"]).announce("acid_leech")
    s.expect(kind="dg.card", seat=1, keys=("wound", "drop:ember_wand")).choose("drop:ember_wand")
    s.expect(life=[6, 6]).choose("hand")
    assert s.zone("gear", 1) == [] and s.kind != "dg.reward"  # no wound, no reward
    fight("acid_leech", (6, 1), gear=["", "ember_wand"]).announce("acid_leech").choose("wound").expect(life=[6, 5])
    fight("acid_leech", (6, 1)).announce("acid_leech").expect(life=[6, 5])


@clause("D15.3", "D15.9")
@card(
    "dungeoneer",
    "ember_imp",
    "glass_homunculus",
    "mirror_wraith",
    "stitched_hound",
    "vat_brute",
    "twin_gnasher",
    "lantern_spider",
    "winged_fiend",
    "mutant_rat",
    "crouching_skeleton",
    "clockwork_sentry",
)
@pytest.mark.parametrize(
    ("word", "form", "dice", "wanted"),
    [
        ("ember_imp", "", (6, 1), {"life": [6, 5], "stance": [0, 0]}),
        ("glass_homunculus", "", (6, 1), {"life": [6, 5], "glory": [0, 1]}),
        ("mirror_wraith", "", (6, 1), {"life": [6, 5], "peril": [0, 16]}),
        ("stitched_hound", "speed", (6, 1), {"life": [6, 6], "stance": [0, 1]}),
        ("stitched_hound", "melee", (6, 1), {"life": [6, 5], "stance": [0, 0]}),
        ("vat_brute", "", (6, 1), {"life": [6, 5], "stance": [0, 1]}),
        ("twin_gnasher", "", (6, 4), {"life": [6, 4]}),  # 10 against 6: by 4
        ("twin_gnasher", "", (6, 5), {"life": [6, 5]}),  # 10 against 7: by 3
        ("lantern_spider", "", (6, 1, 2), {"life": [6, 5], "stance": [0, 1]}),  # Melee 2 + 2 < 5
        ("lantern_spider", "", (6, 1, 3), {"life": [6, 5], "stance": [0, 0]}),
        ("winged_fiend", "melee", (6, 1), {"life": [6, 5]}),
        ("winged_fiend", "speed", (6, 1), {"life": [6, 5]}),
    ],
)
def test_what_a_hit_does(word: str, form: str, dice: tuple[int, ...], wanted: dict[str, list[int]]) -> None:
    s = fight(word, dice, glory=[0, 2], heroes=(HEMP, SKARRASH))
    s.choose(f"announce:{word}", *([form] if form else []))
    s.expect(**wanted)


@clause("D15.9")
@example("dungeoneer", "R-18")
def test_hit_effects_on_a_counter_strike_by_option() -> None:
    """The hero challenges in Melee; the Vat Brute out-rolls it."""
    for option, stance in (("yes", 1), ("no", 0)):
        s = fight("vat_brute", (1, 6), ap=[3, 1], hit_effects_on_counter=option).announce("vat_brute")
        s.dice(1, 6).choose("strike:vat_brute").expect(life=[6, 5], stance=[0, stance])


@clause("D15.9")
@example("dungeoneer", "R-19")
def test_several_attackers_roll_stage_by_stage() -> None:
    s = fight("mutant_rat, crouching_skeleton", (5, 6, 1, 2), ap=[3, 0]).announce("mutant_rat", "crouching_skeleton")
    s.expect(life=[6, 4])  # 7 against 3 and 9 against 4
    messages = [e.message for e in s.match.events if e.message.endswith("-roll")]
    assert messages == ["dg-monster-roll", "dg-monster-roll", "dg-counter-roll", "dg-counter-roll"]


@example("dungeoneer", "R-19")
@clause("D15.10")
def test_when_the_hero_is_defeated_the_rest_lapses() -> None:
    s = fight("mutant_rat, crouching_skeleton", (5, 6, 1, 6), life=[6, 1], seats=3, heroes=(HEMP, GROG, SKARRASH))
    s.announce("mutant_rat", "crouching_skeleton").expect(out=2)
    assert s.state.lives[s.pid("crouching_skeleton")] == 1


# -- stage II


@clause("D15.6", "D13.2", "D15.17")
@example("dungeoneer", "R-22", "R-43", "R-57")
@card("dungeoneer", "diversion")
def test_a_diverted_monster_fights_another() -> None:
    s = fight("vat_brute, clockwork_sentry", heroes=(HEMP, SKARRASH), other_hands=["diversion"], glory=[0, 1])
    s.announce("vat_brute", "clockwork_sentry").choose("divert:vat_brute")
    s.dice(4, 1, 2, 1).choose("monster:clockwork_sentry")  # Brute 9 and Sentry 3; counters: the Sentry 4, Skarrash 3
    s.expect(life=[6, 6], stance=[0, 0], glory=[0, 0])  # the wound is a monster's: no reward
    assert s.state.lives[s.pid("clockwork_sentry")] == 1


@clause("D15.17", "D15.13")
@example("dungeoneer", "R-22")
@card("dungeoneer", "diversion")
def test_a_monster_can_be_turned_on_another_hero_even_its_owners() -> None:
    s = scene(
        "lord",
        seats=3,
        heroes=(HEMP, SKARRASH, GROG),
        hand=["vat_brute", "diversion"],
        glory=[0, 1, 9],
        map="crossroads 0,1",
        where=["crossroads"] * 3,
        peril=[0, 9, 0],
    )
    s.announce("vat_brute").choose("divert:vat_brute")
    assert set(s.keys) == {"ignore", f"hero:{HEMP}", f"hero:{GROG}"}
    s.choose(f"hero:{GROG}").expect(kind="dg.respond", seat=2)  # Grog may answer too, by his own means
    s.dice(6, 1).choose("master:vat_brute", f"hero:{HEMP}").expect(life=[5, 6, 6], stance=[1, 0, 0], glory=[0, 0, 4])
    s.choose("pass", "lair").expect(kind="dg.reward", seat=0)  # Hemp, felled, could stand up and strike back


@card("dungeoneer", "grog_nordheim")
@clause("D13.3", "D18.6")
def test_fiend_mastery_costs_what_the_fiend_costs() -> None:
    s = fight("djanguba", heroes=(HEMP, GROG), glory=[0, 4]).announce("djanguba").choose("master:djanguba")
    s.expect(glory=[0, 0], life=[6, 6], kind="dg.lair")  # nobody else is there: it ignores Grog
    s = fight("djanguba, crouching_skeleton", (1, 1, 6, 6), heroes=(HEMP, GROG), glory=[0, 3], ap=[3, 0])
    s.announce("djanguba", "crouching_skeleton").told("dg-monster-roll")  # too dear, and no fiend: not asked
    s = fight("ember_imp, crouching_skeleton", heroes=(HEMP, GROG), glory=[0, 1])
    s.announce("ember_imp", "crouching_skeleton").expect(kind="dg.respond")
    s.refuses("master:crouching_skeleton", "D15.17", "not-fiend")


@card("dungeoneer", "skarrash_coalscale")
@clause("D13.3", "D18.6")
def test_intimidation_discards_but_never_a_boss() -> None:
    s = fight("crouching_skeleton", heroes=(HEMP, SKARRASH), glory=[0, 5]).announce("crouching_skeleton")
    s.expect(keys=("pass", "cow:crouching_skeleton")).choose("cow:crouching_skeleton").expect(glory=[0, 0])
    assert s.zone("discards") == ["crouching_skeleton"]
    s = fight("ramalith, mutant_rat", heroes=(HEMP, SKARRASH), glory=[0, 12])
    s.choose("announce:ramalith", "melee", "announce:mutant_rat").expect(kind="dg.respond")
    s.refuses("cow:ramalith", "D15.18", "boss").choose("cow:mutant_rat")
    assert "mutant_rat" in s.zone("discards") and "ramalith" not in s.zone("discards")


@card("dungeoneer", "fizzbrin_mirrorwink")
@clause("D15.8", "D13.3")
def test_a_phantom_double_counters_with_magic() -> None:
    s = fight("vat_brute", heroes=(HEMP, FIZZ), glory=[0, 2]).announce("vat_brute")
    s.dice(1, 4).choose("double:vat_brute").expect(glory=[0, 0], life=[6, 6])  # 6 against Magic 3 + 4
    assert s.state.lives[s.pid("vat_brute")] == 2
    s.choose("lair").expect(glory=[0, 1])


@card("dungeoneer", "fizzbrin_mirrorwink")
@clause("D6.2", "D15.6")
def test_a_phantom_double_costs_two_glory_and_serves_once_a_turn() -> None:
    s = fight("vat_brute, mutant_rat", heroes=(HEMP, FIZZ), glory=[0, 4]).announce("vat_brute", "mutant_rat")
    s.choose("double:vat_brute").expect(glory=[0, 2])
    assert not any(key.startswith("double:") for key in s.keys)
    s = fight("vat_brute", (6, 1), heroes=(HEMP, FIZZ), glory=[0, 1]).announce("vat_brute")
    s.expect(kind="dg.lair", glory=[0, 1], life=[6, 5])  # not even asked


@card("dungeoneer", "ilvaneth_nightglass")
@clause("D6.2")
def test_vital_strike_is_not_asked_without_its_glory_or_again() -> None:
    s = duel((ILV, HEMP), glory=[2]).dice(5, 1).choose(f"attack:{HEMP}", "speed").expect(life=[6, 5], glory=[2])
    s = duel((ILV, HEMP), glory=[9], start=False)
    s.go(used=[1, 0]).dice(5, 1).choose(f"attack:{HEMP}", "speed").expect(life=[6, 5], glory=[9])


@card("dungeoneer", "dodge")
@clause("D15.6")
@example("dungeoneer", "R-60")
def test_dodge_avoids_the_whole_melee_attack() -> None:
    s = fight("djanguba", heroes=(HEMP, SKARRASH), other_hands=["dodge"], glory=[0, 1]).announce("djanguba")
    s.expect(kind="dg.roll", seat=1, keys=("pass", "play:dodge")).choose("play:dodge")
    s.expect(kind="dg.lair", keys=("hand", "lair"), life=[6, 6], where=["vault_entrance", "crossroads"])
    s = fight("ember_imp", (6, 1), heroes=(HEMP, SKARRASH), other_hands=["dodge"], glory=[0, 1]).announce("ember_imp")
    s.expect(life=[6, 5])  # Magic: not asked


@card("dungeoneer", "telling_blow")
@clause("D18.2")
def test_telling_blow_adds_two_to_an_attack_or_counter() -> None:
    s = fight("vat_brute", (3, 4), heroes=(HEMP, SKARRASH), other_hands=["telling_blow"], glory=[0, 2]).announce(
        "vat_brute"
    )
    s.expect(kind="dg.roll", seat=1).choose("play:telling_blow").expect(
        life=[6, 6], glory=[0, 0]
    )  # 8 against 2 + 4 + 2
    s.told("dg-tie")
    s = fight("vat_brute", (3, 4), heroes=(HEMP, SKARRASH), other_hands=["telling_blow"], glory=[0, 2]).announce(
        "vat_brute"
    )
    s.choose("pass").expect(life=[6, 5])


@clause("D15.16", "D18.12")
@example("dungeoneer", "T24")
def test_a_target_that_left_is_not_attacked() -> None:
    s = fight("vat_brute", heroes=(HEMP, SKARRASH), other_hands=["diversion"], glory=[0, 1]).announce("vat_brute")
    s.state.where[1] = s.state.cells[2080]  # a teleport in stage II
    s.choose("pass").expect(kind="dg.lair", keys=("hand", "lair"), life=[6, 6], peril=[0, 15])


# -- stage VI


@clause("D15.11", "D13.5", "D13.6")
@example("dungeoneer", "T7", "R-16")
def test_a_challenge_costs_the_saved_ap() -> None:
    s = fight("clockwork_sentry", (1, 1), ap=[3, 1]).announce("clockwork_sentry")
    s.expect(kind="dg.challenge", seat=1).dice(5, 1).choose("strike:clockwork_sentry")
    s.expect(ap=[3, 0], kind="dg.lair").choose("lair").expect(glory=[0, 1])
    s = fight("clockwork_sentry", (1, 1)).announce("clockwork_sentry").expect(kind="dg.lair")  # no AP: not asked


@clause("D15.11")
@card("dungeoneer", "second_wind")
def test_second_wind_pays_a_challenge() -> None:
    s = fight("clockwork_sentry", (1, 1), other_hands=["second_wind"], glory=[0, 3]).announce("clockwork_sentry")
    s.expect(kind="dg.challenge", keys=("pass", "play:second_wind")).choose("play:second_wind")
    s.dice(6, 1).choose("strike:clockwork_sentry").expect(ap=[3, 0])


@clause("D15.11", "D15.15")
@example("dungeoneer", "R-21")
def test_a_challenge_may_strike_a_hero_there_but_not_at_the_entrance() -> None:
    s = fight("clockwork_sentry", (1, 1), ap=[3, 1], where=["crossroads", "crossroads"]).announce("clockwork_sentry")
    s.expect(keys=("pass", "strike:clockwork_sentry", f"attack:{HEMP}")).dice(6, 1).choose(f"attack:{HEMP}")
    s.expect(life=[5, 6])
    s = fight("clockwork_sentry", (1, 1), ap=[3, 1], where=["", ""]).announce("clockwork_sentry")
    s.expect(keys=("pass", "strike:clockwork_sentry"))


@clause("D20.8")
def test_a_challenge_by_lying_down() -> None:
    s = fight("clockwork_sentry", (1, 1), fall_attack="yes").announce("clockwork_sentry").expect(kind="dg.challenge")
    s.dice(6, 1).choose("strike:clockwork_sentry").expect(stance=[0, 1])
    s = fight("clockwork_sentry", (1, 1), fall_attack="yes", ap=[3, 1]).announce("clockwork_sentry")
    s.dice(6, 1).choose("strike:clockwork_sentry").expect(stance=[0, 0], ap=[3, 0])  # a saved AP is used instead


@clause("D20.7")
def test_lying_down_pays_a_challenge_with_the_movement_limit() -> None:
    s = fight("clockwork_sentry", (1, 1), movement_limit="yes").announce("clockwork_sentry")
    s.choose("lie").dice(6, 1).choose("strike:clockwork_sentry").expect(stance=[0, 1], grit=[0, 0])


# -- hero against hero


def duel(heroes: tuple[str, ...] = (GROG, HEMP), **more: Any) -> Scene:
    return scene(heroes=heroes, map="crossroads 0,1", where=["crossroads", "crossroads"], **more)


@clause("D10.6", "D15.14", "D15.1")
@example("dungeoneer", "R-16")
def test_a_duel() -> None:
    s = duel(hand=["haste"], ap=[3, 1]).dice(5, 1).choose(f"attack:{HEMP}").expect(life=[6, 5], ap=[2, 1])
    s.expect(kind="dg.challenge", seat=1).dice(6, 1).choose(f"attack:{GROG}", "magic").expect(life=[5, 5], ap=[2, 0])
    s.expect(glory=[0, 0], peril=[0, 0]).refuses(f"attack:{HEMP}", "D15.1", "attacked")
    s = duel(ap=[0], hand=["haste"], glory=[4]).refuses(f"attack:{HEMP}", "D10.2", "ap", have=0, need=1)
    scene().refuses(f"attack:{HEMP}", "D15.15", "entrance")


@clause("D15.14", "D17.23")
@example("dungeoneer", "T19")
def test_a_duel_may_take_the_charge_instead_of_a_wound() -> None:
    def robbed() -> Scene:
        return duel(quests=["shady_deal, cross_the_abyss", "rescue_the_princess"], carried=["", "rescue_the_princess"])

    s = (
        robbed()
        .dice(5, 1)
        .choose(f"attack:{HEMP}", "pass")
        .expect(kind="dg.steal", keys=("wound", "take:rescue_the_princess"))
    )
    s.choose("take:rescue_the_princess").expect(life=[6, 6])
    assert s.zone("quests", 0) == ["shady_deal", "cross_the_abyss", "rescue_the_princess"]
    assert s.zone("carried", 0) == ["rescue_the_princess"] and s.zone("carried", 1) == []
    s = robbed().dice(5, 1).choose(f"attack:{HEMP}", "pass", "wound").expect(life=[6, 5])
    assert s.zone("carried", 1) == ["rescue_the_princess"]
    s = duel(quests=["rescue_the_princess"], carried=["rescue_the_princess"]).dice(1, 5).choose(f"attack:{HEMP}")
    s.expect(life=[5, 6])  # the defender only wounds


@card("dungeoneer", "ilvaneth_nightglass")
@clause("D15.5", "D13.3")
def test_vital_strike() -> None:
    s = duel((ILV, HEMP), glory=[3]).choose(f"attack:{HEMP}", "speed").expect(kind="dg.vital")
    s.dice(5, 1).choose("vital").expect(life=[6, 4], glory=[0])
    s = (
        duel((ILV, HEMP), glory=[3])
        .dice(5, 1)
        .choose(f"attack:{HEMP}", "speed", "plain")
        .expect(life=[6, 5], glory=[3])
    )
    s = duel((ILV, HEMP), glory=[2]).dice(5, 1).choose(f"attack:{HEMP}", "melee").expect(life=[6, 5])


@card(
    "dungeoneer", "ember_wand", "whetted_oil", "sword_of_fiendslaying", "visored_helm", "battle_trance", "arcane_focus"
)
@clause("D16.2", "D15.2")
@pytest.mark.parametrize(
    ("gear", "form", "adds", "counters"),
    [
        ("", "", 2, 2),
        ("battle_trance", "", 3, 3),
        ("sword_of_fiendslaying", "", 3, 3),
        ("visored_helm", "", 2, 3),
        ("ember_wand", "melee", 2, 2),
        ("ember_wand", "magic", 2, 2),
        ("ember_wand, arcane_focus", "magic", 3, 3),
    ],
)
def test_weapons_in_a_duel(gear: str, form: str, adds: int, counters: int) -> None:
    """What Grog adds to his attack, and to his counter in the same form."""
    s = duel(gear=[gear], ap=[3, 1], hand=["haste"]).dice(3, 3).choose(f"attack:{HEMP}", *([form] if form else []))
    rolls = [e.args["total"] - e.args["die"] for e in s.match.events if e.message == "dg-attack-roll"]
    assert rolls == [adds]
    s.expect(kind="dg.challenge").dice(1, 6).choose(f"attack:{GROG}", form or "melee")
    rolls = [e.args["total"] - e.args["die"] for e in s.match.events if e.message == "dg-counter-roll"]
    assert rolls[-1] == counters


@card("dungeoneer", "whetted_oil", "ember_wand", "sword_of_fiendslaying")
@clause("D14.3", "D4.8")
@example("dungeoneer", "R-37")
def test_whetted_oil_hangs_on_a_weapon_or_a_wand() -> None:
    s = duel(gear=["sword_of_fiendslaying, ember_wand"], hand=["whetted_oil"], glory=[2]).choose("play:whetted_oil")
    s.expect(kind="dg.card", keys=("on:sword_of_fiendslaying", "on:ember_wand")).choose("on:ember_wand")
    s.dice(3, 3).choose(f"attack:{HEMP}", "magic")
    assert [e.args["total"] for e in s.match.events if e.message == "dg-attack-roll"] == [1 + 1 + 1 + 3]
    s = duel(gear=["sword_of_fiendslaying"], hand=["whetted_oil"], glory=[2]).choose("play:whetted_oil")
    s.dice(3, 3).choose(f"attack:{HEMP}")
    assert [e.args["total"] for e in s.match.events if e.message == "dg-attack-roll"] == [2 + 1 + 1 + 3]
    duel(gear=["battle_trance"], hand=["whetted_oil"], glory=[2]).refuses("play:whetted_oil", "D14.3", "no-host")
    s = scene("evening", gear=["ember_wand"], hand=["haste, whetted_oil"], start=False)
    oil = s.pid("whetted_oil")
    s.state.hand[0] = without(s.state.hand[0], oil)
    s.state.attached = (oil,)
    set_host(s.state, oil, s.pid("ember_wand"))
    set_owner(s.state, oil, 0)
    s.go().choose("gear:ember_wand")  # the oil falls with the wand
    assert set(s.zone("discards")) == {"ember_wand", "whetted_oil"} and s.state.attached == ()


@card("dungeoneer", "sword_of_fiendslaying", "menagerie")
@clause("D15.8", "D15.7")
@pytest.mark.parametrize(("word", "adds"), [("mutant_rat", 4), ("crouching_skeleton", 3)])
def test_the_sword_against_fiends_and_the_menagerie(word: str, adds: int) -> None:
    s = fight(word, (3, 1), gear=["", "sword_of_fiendslaying"], map="menagerie 0,1", where=["", "menagerie"]).announce(
        word
    )
    [monster] = [e.args["total"] for e in s.match.events if e.message == "dg-monster-roll"]
    [counter] = [e.args["total"] for e in s.match.events if e.message == "dg-counter-roll"]
    assert counter == adds + 1  # +1 Melee, +2 against fiends
    assert monster == FOES[word].scores["melee"] + 3 + (FOES[word].type == "fiend")  # fiends add 1 there


# -- attachments and lasting Banes


@card("dungeoneer", "blood_frenzy", "hardened_hide")
@clause("D4.8", "D8.3")
@example("dungeoneer", "T25", "R-37")
def test_attachments_of_monsters() -> None:
    s = fight("blood_frenzy, hardened_hide, mutant_rat, ember_imp", (3, 6))
    s.refuses("bane:blood_frenzy", "D14.3", "no-host").choose("announce:mutant_rat")
    s.choose("bane:blood_frenzy", "bane:hardened_hide").expect(peril=[0, 16], reserved=[0, 1])
    view = s.match.view(1)["table"]["announced"][0]
    assert view["life"] == 2 and sorted(view["attached"]) == ["blood_frenzy", "hardened_hide"]
    s.choose("resolve").expect(kind="dg.lair", keys=("lair", "discard"))  # 2 + 1 + 3 against 2 + 6: one wound of two
    assert [e.args["total"] for e in s.match.events if e.message == "dg-monster-roll"] == [6]
    s.choose("lair")
    assert len(s.state.attached) == 2  # they stay while it is in the lair
    s = (
        fight("blood_frenzy, mutant_rat, haste", (1, 2))
        .choose("announce:mutant_rat", "bane:blood_frenzy")
        .choose("hand")
    )
    assert s.state.attached == () and s.zone("discards") == ["blood_frenzy"]  # back to the hand: they fall


@card("dungeoneer", "blood_frenzy")
@clause("D8.3")
@example("dungeoneer", "T12")
def test_any_one_opponent_pays_a_bane_without_a_target() -> None:
    s = fight("blood_frenzy, haste", lair=["mutant_rat"], seats=3, heroes=(HEMP, GROG, SKARRASH), peril=[9, 1, 1])
    s.refuses("bane:blood_frenzy", "D8.2", "peril", have=1, need=2)  # never from several trackers
    s = fight(
        "blood_frenzy, haste", lair=["mutant_rat, ember_imp"], seats=3, heroes=(HEMP, GROG, SKARRASH), peril=[0, 2, 2]
    )
    s.choose("bane:blood_frenzy").expect(kind="dg.host").choose("on:ember_imp").expect(kind="dg.payer").choose(
        f"on:{SKARRASH}"
    ).expect(peril=[0, 2, 0])


@card("dungeoneer", "blinding_dust")
@clause("D8.5", "D4.8")
def test_blinding_dust() -> None:
    s = fight("blinding_dust, crouching_skeleton", (3, 6)).choose("bane:blinding_dust").announce("crouching_skeleton")
    s.expect(life=[6, 6])  # 6 against 2 + 6 - 2
    s.choose("lair")
    while s.state.active == 0:
        s.choose(s.keys[-1])
    s.expect(lasting=())  # until the end of the turn


@card("dungeoneer", "leaden_limbs")
@clause("D8.2", "D14.9")
def test_leaden_limbs_lie_with_their_bearer_until_it_pays() -> None:
    s = fight("leaden_limbs").choose("bane:leaden_limbs").expect(peril=[0, 16])
    player = s.match.view(1)["table"]["players"][1]
    assert player["scores"]["speed"] == 2 and player["gear"][0]["card"] == "leaden_limbs"
    s = scene(gear=["leaden_limbs"], glory=[3]).choose("lift:leaden_limbs").expect(glory=[0])
    assert s.zone("discards") == ["leaden_limbs"]
    assert "lift:leaden_limbs" not in scene(gear=["leaden_limbs"], glory=[2]).keys
    scene("lord", hand=["leaden_limbs, mutant_rat"], peril=[0, 3]).refuses(
        "bane:leaden_limbs", "D8.2", "peril", have=3, need=4
    )


@card("dungeoneer", "unraveling")
@clause("D14.7", "D8.2")
def test_unraveling() -> None:
    s = fight("unraveling", gear=["", "battle_trance, arcane_focus"]).choose("bane:unraveling")
    s.expect(kind="dg.card", seat=1, keys=("drop:battle_trance", "drop:arcane_focus")).choose("drop:battle_trance")
    assert s.zone("gear", 1) == ["arcane_focus"]
    assert s.match.view(0)["table"]["players"][1]["scores"]["melee"] == 2
    fight("unraveling, mutant_rat").refuses("bane:unraveling", "D8.2", "no-target")


@card("dungeoneer", "counter_hex")
@example("dungeoneer", "R-63")
@clause("D13.1")
def test_counter_hex() -> None:
    s = fight("leaden_limbs", other_hands=["counter_hex"], glory=[0, 3]).choose("bane:leaden_limbs")
    s.expect(kind="dg.bane", seat=1).choose("play:counter_hex").expect(peril=[0, 16], glory=[0, 0])
    assert s.zone("gear", 1) == [] and set(s.zone("discards")) == {"leaden_limbs", "counter_hex"}
    s = fight("leaden_limbs", other_hands=["counter_hex"], glory=[0, 3]).choose("bane:leaden_limbs", "pass")
    assert s.zone("gear", 1) == ["leaden_limbs"]
    s = fight("leaden_limbs", other_hands=["counter_hex"], glory=[0, 2]).choose("bane:leaden_limbs")
    assert s.zone("gear", 1) == ["leaden_limbs"]  # too poor: not asked


def test_every_monster_stands_in_the_table() -> None:
    monsters = [word for word, c in CARDS.items() if c.kind == "monster"]
    assert len(monsters) == 15 and all(FOES[word].forms for word in monsters)


@example("dungeoneer", "R-62")
@clause("D8.6")
def test_what_is_being_announced_is_seen_by_all() -> None:
    s = fight("winged_fiend, mutant_rat").choose("announce:winged_fiend").expect(kind="dg.form")
    assert s.match.view(1)["table"]["players"][0]["hand"] == ["winged_fiend", None]
    assert s.match.cannot_undo(0) is not None


@example("dungeoneer", "R-64")
@card("dungeoneer", "ill_omen", "banishing_gate")
def test_reserved_peril_is_not_spent_twice() -> None:
    s = fight("vat_brute, banishing_gate, ill_omen, mutant_rat", peril=[0, 10])
    s.choose("announce:vat_brute").expect(reserved=[0, 5])
    s.dice(1).choose("bane:banishing_gate")  # 4 more: 1 is left, too little for Ill Omen, which is not asked for
    s.expect(kind="dg.lord", peril=[0, 6], reserved=[0, 5])


@example("dungeoneer", "R-68")
@card("dungeoneer", "diversion")
@clause("D15.17")
def test_the_monster_of_a_hunt_can_be_diverted() -> None:
    s = scene(
        heroes=[GROG, HEMP],
        map="menagerie 0,1",
        where=["menagerie"],
        quests=["silence_the_cage_keeper"],
        hand=["diversion"],
        glory=[9],
    )
    s.choose("quest:silence_the_cage_keeper").expect(kind="dg.respond", keys=("pass", "divert:silence_the_cage_keeper"))
    s.refuses("master:silence_the_cage_keeper", "D15.17", "quest-monster")
    s.choose("divert:silence_the_cage_keeper").expect(kind="dg.hero", life=[6], glory=[8])


@pytest.mark.parametrize("word", [word for word, c in CARDS.items() if c.kind == "monster"])
@card("dungeoneer", *(word for word, c in CARDS.items() if c.kind == "monster"))
@clause("D8.2")
def test_every_monster_is_refused_without_the_targets_peril(word: str) -> None:
    """From the hand and from the lair, at the same cost (D8.8)."""
    cost = CARDS[word].cost
    for verb, hand, lair in (("announce", word, ""), ("unleash", "", word)):
        s = scene("lord", hand=[hand], lair=[lair], peril=[9, cost - 1], start=False)
        decision = lord(s.state)
        assert decision.keys == ("done",)
        [why] = refusals(s.state, decision)
        assert (why.key, why.clause, why.message) == (f"{verb}:{word}", "D8.2", "dg-why-peril")
        assert (why.args["have"], why.args["need"]) == (cost - 1, cost)
        s.state.peril[1] = cost
        assert lord(s.state).keys[0] == f"{verb}:{word}"
