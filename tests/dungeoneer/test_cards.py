"""Playing cards, limits, wounds that are prevented, threats and what changes them: D4.5, D14, D16, D18."""

from __future__ import annotations

import pytest

from .scene import DURGAN, GROG, HEMP, SKARRASH, Scene, scene

clause = pytest.mark.clause
example = pytest.mark.example
card = pytest.mark.card


@clause("D14.1", "D4.5", "D14.2")
@card(
    "dungeoneer",
    "battle_trance",
    "arcane_focus",
    "trap_sense",
    "surefooted",
    "runed_mail",
    "heartstone_amulet",
    "guarding_cloak",
    "visored_helm",
    "ember_wand",
    "courier_boots",
    "skeleton_key",
    "featherfall_ring",
    "cloak_of_phasing",
    "sword_of_fiendslaying",
    "belt_pouch",
    "fleet_footed",
)
@pytest.mark.parametrize(
    ("word", "cost"),
    [
        ("battle_trance", 4),
        ("arcane_focus", 4),
        ("trap_sense", 3),
        ("surefooted", 2),
        ("runed_mail", 5),
        ("heartstone_amulet", 5),
        ("guarding_cloak", 1),
        ("visored_helm", 3),
        ("ember_wand", 4),
        ("courier_boots", 5),
        ("skeleton_key", 2),
        ("featherfall_ring", 2),
        ("cloak_of_phasing", 3),
        ("sword_of_fiendslaying", 4),
        ("belt_pouch", 2),
        ("fleet_footed", 5),
    ],
)
def test_permanents_are_paid_in_full_and_readied(word: str, cost: int) -> None:
    s = scene(hand=[word], glory=[cost]).choose(f"play:{word}").expect(glory=[0], ap=[3])
    assert s.zone("gear", 0) == [word] and s.zone("hand", 0) == []
    scene(hand=[word], glory=[cost - 1]).refuses(f"play:{word}", "D14.1", "glory", have=cost - 1, need=cost)


@clause("D14.1", "D14.6", "D14.3")
@example("dungeoneer", "R-15")
@card("dungeoneer", "haste", "second_wind", "potion_of_healing", "potion_of_speed")
def test_instants_ignore_limits_and_are_discarded() -> None:
    full = "guarding_cloak, ember_wand, courier_boots, visored_helm"  # Grog's four
    s = scene(hand=["haste, second_wind, potion_of_healing, potion_of_speed"], gear=[full], glory=[12], life=[3])
    s.choose("play:haste").expect(ap=[5]).choose("play:second_wind").expect(ap=[6])
    s.choose("play:potion_of_healing").expect(life=[5]).choose("play:potion_of_speed").expect(glory=[0])
    assert len(s.zone("discards")) == 4 and len(s.zone("gear", 0)) == 4
    scene(hand=["potion_of_healing"], glory=[3]).refuses("play:potion_of_healing", "D18.13", "healthy")
    scene(hand=["haste"], glory=[3]).refuses("play:haste", "D14.1", "glory", have=3, need=4)
    scene(hand=["second_wind"], glory=[2]).refuses("play:second_wind", "D14.1", "glory", have=2, need=3)
    scene(hand=["potion_of_speed"], glory=[1]).refuses("play:potion_of_speed", "D14.1", "glory", have=1, need=2)


@clause("D14.4", "D14.5")
@example("dungeoneer", "E11")
@card("dungeoneer", "visored_helm", "claim_the_star_helm")
def test_one_treasure_of_a_type_but_artifacts_are_none() -> None:
    s = scene(hand=["cloak_of_phasing"], gear=["guarding_cloak"], glory=[3])
    s.refuses("play:cloak_of_phasing", "D14.4", "same-type", type="type-cloak")
    s = scene(hand=["visored_helm"], done=["claim_the_star_helm"], glory=[3]).choose("play:visored_helm")
    assert s.zone("gear", 0) == ["visored_helm"]  # the artifact helm does not stand in the way, and both work
    assert s.match.view(0)["table"]["players"][0]["scores"]["magic"] == 2
    scene(hand=["battle_trance"], gear=["arcane_focus"], glory=[4]).choose("play:battle_trance")  # Boons of one type


@clause("D14.2", "D18.9")
@example("dungeoneer", "E12")
@card("dungeoneer", "belt_pouch")
def test_limits_and_the_belt_pouch() -> None:
    four = "guarding_cloak, ember_wand, courier_boots, visored_helm"
    s = scene(hand=["belt_pouch, runed_mail, skeleton_key"], gear=[four], glory=[9])
    s.refuses("play:runed_mail", "D14.2", "limit", have=4, need=4).choose("play:belt_pouch", "play:runed_mail")
    s.refuses("play:skeleton_key", "D14.2", "limit", have=6, need=6)
    boons = "battle_trance, arcane_focus, trap_sense"
    scene(hand=["surefooted"], gear=[boons], glory=[9]).refuses("play:surefooted", "D14.2", "limit", have=3, need=3)


@clause("D14.8", "D14.7")
@card("dungeoneer", "belt_pouch")
def test_without_the_pouch_the_excess_goes() -> None:
    six = "belt_pouch, guarding_cloak, ember_wand, courier_boots, visored_helm, runed_mail"
    s = scene("evening", hand=["haste, dodge"], gear=[six]).choose("gear:belt_pouch").expect(kind="dg.card")
    assert "drop:ember_wand" in s.keys and len(s.keys) == 5
    s.choose("drop:ember_wand")
    assert s.zone("gear", 0) == ["guarding_cloak", "courier_boots", "visored_helm", "runed_mail"]


@card("dungeoneer", "mend_flesh")
@clause("D18.13")
def test_mend_flesh() -> None:
    s = scene(hand=["mend_flesh"], glory=[4], life=[5, 4]).choose("play:mend_flesh")
    s.expect(kind="dg.mend", keys=(f"hero:{GROG}", f"hero:{HEMP}")).choose(f"hero:{HEMP}").expect(life=[5, 5])
    s = scene(hand=["mend_flesh"], glory=[4], life=[5, 4], map="crossroads 0,1", where=["", "crossroads"])
    s.choose("play:mend_flesh").expect(life=[6, 4])  # nobody else is there
    scene(hand=["mend_flesh"], glory=[4]).refuses("play:mend_flesh", "D18.13", "healthy")


@clause("D4.7")
@card("dungeoneer", "diversion", "dodge", "telling_blow", "counter_hex", "mutant_rat", "ill_omen")
def test_cards_at_the_wrong_moment_are_refused() -> None:
    s = scene(hand=["diversion, dodge, telling_blow, counter_hex, mutant_rat, ill_omen"], glory=[9])
    s.refuses("play:diversion", "D4.7", "response").refuses("play:mutant_rat", "D4.7", "peril-card")
    for word in ("dodge", "telling_blow", "counter_hex"):
        s.refuses(f"play:{word}", "D13.1", "window")
    s.refuses("play:ill_omen", "D4.7", "peril-card")
    s = scene("lord", hand=["haste, ill_omen, mutant_rat"], peril=[0, 9], glory=[9])
    s.refuses("play:haste", "D4.7", "not-now").refuses("bane:ill_omen", "D13.1", "window")


# -- wounds


def hit(**more: object) -> Scene:
    """Seat 1 (Skarrash) is struck by a Vat Brute for 1 wound and falls."""
    s = scene(
        "lord",
        heroes=(HEMP, SKARRASH),
        hand=["vat_brute"],
        peril=[0, 5],
        map="crossroads 0,1",
        where=["", "crossroads"],
        **more,
    )  # type: ignore[arg-type]
    return s.dice(6, 1).announce("vat_brute")


@card("dungeoneer", "guarding_cloak")
@clause("D15.10")
@example("dungeoneer", "T17", "T35", "R-60")
def test_the_guarding_cloak() -> None:
    s = hit(gear=["", "guarding_cloak"], life=[6, 1]).expect(
        kind="dg.wound", seat=1, keys=("pass", "use:guarding_cloak")
    )
    s.choose("use:guarding_cloak").expect(life=[6, 1], stance=[0, 1])  # the rest of the hit still happens
    s.choose("hand")
    assert s.kind != "dg.reward" and s.zone("discards") == ["guarding_cloak"]
    s = scene(
        "lord",
        heroes=(HEMP, SKARRASH),
        hand=["djanguba"],
        peril=[0, 5],
        map="crossroads 0,1",
        where=["", "crossroads"],
        gear=["", "guarding_cloak"],
    )
    s.dice(6, 1).announce("djanguba").choose("use:guarding_cloak")
    s.expect(life=[6, 6], where=["vault_entrance", "vault_entrance"])
    s = hit(gear=["", "guarding_cloak"]).choose("pass").expect(life=[6, 5])
    assert s.zone("gear", 1) == ["guarding_cloak"]


@card("dungeoneer", "runed_mail")
@clause("D15.10")
@pytest.mark.parametrize(("die", "life"), [(4, 5), (5, 6)])
def test_runed_mail(die: int, life: int) -> None:
    s = hit(gear=["", "runed_mail"]).dice(die).choose("use:runed_mail").expect(life=[6, life], used=[0, 2])
    s = scene(map="dark_altar 0,1; treasury 1,1", where=["treasury"], gear=["runed_mail"]).dice(1).choose("move:w")
    s.expect(life=[5])  # not in combat: not asked


@card("dungeoneer", "heartstone_amulet")
@clause("D15.10")
def test_the_heartstone_amulet() -> None:
    s = scene(
        "lord",
        heroes=(HEMP, SKARRASH),
        hand=["rolling_boulder"],
        peril=[0, 5],
        map="crossroads 0,1",
        where=["", "crossroads"],
        gear=["", "heartstone_amulet"],
        life=[6, 2],
    )
    s.dice(1).announce("rolling_boulder").choose("use:heartstone_amulet").expect(life=[6, 1], stance=[0, 1])
    s = hit(gear=["", "heartstone_amulet"], life=[6, 2]).expect(life=[6, 1])  # it would not kill: not asked
    s = (
        hit(gear=["", "heartstone_amulet"], life=[6, 1])
        .choose("use:heartstone_amulet")
        .expect(life=[6, 1], stance=[0, 1])
    )


@card("dungeoneer", "potion_of_healing")
@clause("D15.10")
@example("dungeoneer", "R-59")
def test_a_potion_before_the_wound() -> None:
    s = scene(
        "lord",
        heroes=(HEMP, SKARRASH),
        hand=["vat_brute", "potion_of_healing"],
        peril=[0, 5],
        glory=[0, 3],
        life=[6, 1],
        map="crossroads 0,1",
        where=["", "crossroads"],
    )
    s.dice(6, 1).announce("vat_brute").expect(kind="dg.wound").choose("play:potion_of_healing")
    s.expect(life=[6, 2], glory=[0, 0], out=0)  # 1 + 2 - 1


# -- threats


def trapped(word: str, *dice: int, **more: object) -> Scene:
    more.setdefault("where", ["", "crossroads"])
    s = scene("lord", heroes=(HEMP, GROG), hand=[word], peril=[0, 5], map="crossroads 0,1", **more)  # type: ignore[arg-type]
    return s.dice(*dice).announce(word)


@clause("D16.1", "D16.6", "D8.9")
@example("dungeoneer", "E9", "R-24")
@card("dungeoneer", "enveloping_slime")
def test_enveloping_slime() -> None:
    trapped("enveloping_slime", 3).expect(glory=[0, 1], life=[6, 6], stance=[0, 0])
    trapped("enveloping_slime", 2).expect(glory=[0, 0], life=[6, 5], stance=[0, 1])


@clause("D16.4", "D16.1")
@example("dungeoneer", "T31")
@card("dungeoneer", "dart_volley", "falling_cage", "grasping_chains", "mind_fog", "rolling_boulder")
@pytest.mark.parametrize(
    ("word", "die", "wanted"),
    [
        ("dart_volley", 4, {"glory": [0, 1], "life": [6, 6]}),
        ("dart_volley", 3, {"life": [6, 5], "stance": [0, 0]}),
        ("falling_cage", 4, {"glory": [0, 1]}),
        ("falling_cage", 3, {"stance": [0, 2], "life": [6, 6]}),
        ("grasping_chains", 4, {"glory": [0, 1], "ap": [3, 1]}),
        ("grasping_chains", 3, {"life": [6, 5], "ap": [3, 0]}),
        ("mind_fog", 2, {"glory": [0, 1]}),  # Life 6 + 2
        ("rolling_boulder", 4, {"glory": [0, 2]}),
        ("rolling_boulder", 3, {"life": [6, 4]}),
    ],
)
def test_traps(word: str, die: int, wanted: dict[str, list[int]]) -> None:
    trapped(word, die, ap=[3, 1]).expect(**wanted)


@card("dungeoneer", "dart_volley", "falling_cage", "grasping_chains", "mind_fog", "rolling_boulder", "enveloping_slime")
@pytest.mark.parametrize(
    ("word", "cost"),
    [
        ("dart_volley", 2),
        ("falling_cage", 2),
        ("grasping_chains", 2),
        ("mind_fog", 1),
        ("rolling_boulder", 4),
        ("enveloping_slime", 1),
    ],
)
def test_traps_need_the_targets_peril(word: str, cost: int) -> None:
    from undercroft.games.dungeoneer.refusals import at_lord

    s = scene("lord", hand=[f"{word}, mutant_rat"], peril=[9, cost - 1], lair=["ember_imp"], start=False)
    from undercroft.games.dungeoneer.lord import lord

    decision = lord(s.state)
    assert f"announce:{word}" not in decision.keys
    [why] = [r for r in at_lord(s.state, decision) if r.key == f"announce:{word}"]
    assert (why.clause, why.message, why.args["need"]) == ("D8.2", "dg-why-peril", cost)


@card("dungeoneer", "mind_fog")
@clause("D16.1", "D16.4")
@example("dungeoneer", "T31")
@pytest.mark.parametrize(("die", "cards"), [(5, 2), (4, 1)])
def test_mind_fog_tests_the_life_of_now(die: int, cards: int) -> None:
    s = scene(
        "lord",
        heroes=(HEMP, GROG),
        hand=["mind_fog", "haste, courier_boots"],
        peril=[0, 5],
        map="crossroads 0,1",
        where=["", "crossroads"],
        life=[6, 3],
    )
    s.dice(*((die,) if cards == 2 else (die, 1))).announce("mind_fog")
    assert len(s.zone("hand", 1)) == cards


@card("dungeoneer", "falling_cage")
@clause("D13.4")
@pytest.mark.parametrize(("die", "stance"), [(2, 0), (1, 2)])
def test_out_of_the_cage_a_threat_is_needed_too(die: int, stance: int) -> None:
    scene(stance=[2], hand=["haste"]).dice(die).choose("stand").expect(stance=[stance], ap=[2])


@clause("D16.6", "D16.7")
@example("dungeoneer", "T20", "R-24")
def test_a_trap_is_for_everybody_there_its_owner_too() -> None:
    s = scene("lord", seats=3, hand=["enveloping_slime"], peril=[0, 1], map="crossroads 0,1", where=["crossroads"] * 3)
    s.dice(3, 2, 4).announce("enveloping_slime").expect(glory=[1, 0, 1], life=[6, 5, 6], peril=[0, 0, 0])


@clause("D16.5")
@card("dungeoneer", "lantern_spider")
def test_a_threat_inside_a_combat() -> None:
    s = scene(
        "lord",
        heroes=(HEMP, SKARRASH),
        hand=["lantern_spider"],
        peril=[0, 4],
        map="crossroads 0,1",
        where=["", "crossroads"],
    )
    s.dice(6, 1, 2).announce("lantern_spider").expect(stance=[0, 1], life=[6, 5], kind="dg.lair")  # the stages go on


@clause("D16.3", "D18.2")
@card("dungeoneer", "ill_omen")
@example("dungeoneer", "R-42")
def test_ill_omen_is_paid_by_the_one_who_rolls() -> None:
    s = scene(map="dark_tunnel_of_needles 0,1", hand=["haste", "ill_omen"], peril=[1, 0])
    s.choose("move:n").expect(kind="dg.roll", seat=1, peril=[3, 0])
    s.dice(4).choose("play:ill_omen").expect(peril=[1, 0], life=[5, 6])  # Speed 3 + 4 - 2 < 6
    s = scene(map="dark_tunnel_of_needles 0,1", hand=["haste", "ill_omen"], peril=[1, 0])
    s.choose("move:n").dice(4).choose("pass").expect(life=[6, 6])


@card("dungeoneer", "ill_omen")
def test_ill_omen_is_refused_for_the_own_roll() -> None:
    s = scene(map="dark_tunnel_of_needles 0,1", hand=["ill_omen, potion_of_speed"], peril=[9, 9], glory=[2])
    s.choose("move:n").choose(*(["done"] if s.kind == "dg.entry" else [])).expect(kind="dg.roll", seat=0)
    s.refuses("play:ill_omen", "D18.2", "omen")
    s.dice(2).choose("play:potion_of_speed").expect(life=[6])  # 3 + 2 + 2


@card("dungeoneer", "surefooted")
@clause("D18.2")
@example("dungeoneer", "E10")
def test_surefooted_is_paid_before_a_speed_roll_once() -> None:
    s = scene(map="dark_tunnel_of_needles 0,1", gear=["surefooted"]).choose("move:n")
    s.expect(kind="dg.roll", glory=[2], keys=("pass", "use:surefooted"))  # paid with what the location gave
    s.dice(2).choose("use:surefooted").expect(glory=[1], life=[6])  # 3 + 1 + 2


@card("dungeoneer", "durgan_runebrand")
@example("dungeoneer", "R-67")
@clause("D18.2", "D6.2")
def test_the_warding_rune() -> None:
    s = scene(heroes=[DURGAN, HEMP], map="dark_tunnel_of_needles 0,1").choose("move:n").expect(kind="dg.roll")
    s.dice(2).choose("use:warding_rune").expect(glory=[0], life=[6], used=[1, 0])  # Speed 2 + 2 + 2
    s = scene(heroes=[DURGAN, HEMP], map="arsenal 1,0 turned", glory=[2]).dice(1).choose("move:e").expect(stance=[1])


@card("dungeoneer", "durgan_runebrand")
@clause("D6.2")
@pytest.mark.parametrize(("glory", "used"), [(-1, 0), (9, 1)])
def test_the_warding_rune_is_not_asked_without_its_glory_or_again(glory: int, used: int) -> None:
    s = scene(heroes=[DURGAN, HEMP], map="dark_tunnel_of_needles 0,1", start=False)
    s.state.visited[0] |= 1 << s.pid("dark_tunnel_of_needles") if glory < 0 else 0  # nothing is gained there
    s.go(glory=[max(0, glory), 0], used=[used, 0]).dice(3).choose("move:n").expect(life=[5])  # Speed 2 + 3 < 6


@card("dungeoneer", "trap_sense")
@clause("D11.8")
def test_trap_sense_is_for_trap_cards_not_for_trap_exits() -> None:
    trapped("enveloping_slime", 1, gear=["", "trap_sense"]).expect(glory=[0, 1])  # 3 + 2 + 1
    s = scene(map="dark_altar 0,1; treasury 1,1", where=["treasury"], gear=["trap_sense"])
    s.dice(1).choose("move:w").expect(life=[5])  # 3 + 1 < 5


@clause("D18.3", "D4.2")
def test_glory_is_ones_own_and_never_below_zero() -> None:
    s = scene(
        "lord",
        heroes=(HEMP, SKARRASH),
        hand=["glass_homunculus"],
        peril=[0, 3],
        map="crossroads 0,1",
        where=["", "crossroads"],
    )
    s.dice(6, 1).announce("glass_homunculus").expect(glory=[0, 0], peril=[0, 0])
    s = scene(hand=["battle_trance"], glory=[4, 9]).choose("play:battle_trance").expect(glory=[0, 9])


@clause("D3.1")
def test_you_is_whoever_controls_the_card() -> None:
    s = scene(
        "lord",
        heroes=(HEMP, SKARRASH),
        hand=["vat_brute", "diversion"],
        peril=[0, 5],
        glory=[9, 1],
        map="crossroads 0,1",
        where=["", "crossroads"],
    )
    s.announce("vat_brute").expect(kind="dg.respond", seat=1)  # the defender's Diversion, paid with its own Glory
    s.choose("divert:vat_brute").expect(glory=[9, 0])
