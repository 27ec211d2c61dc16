"""All fourteen quests and the rules of their categories: D17."""

from __future__ import annotations

from typing import Any

import pytest

from .scene import DURGAN, GROG, HEMP, SKARRASH, Scene, scene

clause = pytest.mark.clause
example = pytest.mark.example
card = pytest.mark.card


def quest(word: str, tile: str, at: str = "0,1", **more: Any) -> Scene:
    """Seat 0 (Grog) stands in the quest's location and has it as its own."""
    more.setdefault("hand", ["haste, dodge"])
    return scene(map=f"{tile} {at}", where=[tile], quests=[word], **more)


# -- all quests


@clause("D17.1")
def test_a_quest_is_attempted_in_its_location_and_never_by_itself() -> None:
    s = scene(map="laboratory 0,1; crossroads 1,0", quests=["destroy_the_laboratory"])
    s.refuses("quest:destroy_the_laboratory", "D17.1", "elsewhere", place="laboratory")
    s.choose("move:n").expect(kind="dg.hero")  # nothing happens by itself
    assert "quest:destroy_the_laboratory" in s.keys


@clause("D17.2", "D17.24")
@example("dungeoneer", "R-25", "R-29")
@card("dungeoneer", "destroy_the_laboratory")
def test_the_first_attempt_is_free_and_failures_hit_everybody_there() -> None:
    s = quest("destroy_the_laboratory", "laboratory", heroes=[HEMP, GROG], glory=[0, 0])
    s.state.where[1] = s.state.where[0]
    s.dice(4).choose("quest:destroy_the_laboratory").expect(life=[5, 5], ap=[3])  # Magic 2 + 4 < 7
    s.dice(5).choose("quest:destroy_the_laboratory").expect(ap=[2], level=[2], glory=[2], phase=5)  # 1 AP spent
    assert [s.state.face[tile] for tile in s.state.deactivated] == ["laboratory"]


@example("dungeoneer", "R-25")
@clause("D17.2")
def test_by_option_the_first_attempt_at_each_quest_is_free() -> None:
    for option, ap in (("turn", 1), ("quest", 2)):
        s = scene(
            heroes=[HEMP, GROG],
            map="laboratory 0,1",
            where=["laboratory"],
            quests=["destroy_the_laboratory"],
            ap=[2],
            hand=["haste"],
            start=False,
            first_attempt_free_per=option,
        )
        s.state.tried = [s.pid("shady_deal")]
        s.go().dice(1).choose("quest:destroy_the_laboratory").expect(ap=[ap])


@clause("D17.3")
def test_personal_quests_are_their_owners_and_shared_ones_anybodys() -> None:
    s = scene(map="laboratory 0,1", where=["laboratory"], quests=["", "destroy_the_laboratory"])
    assert "quest:destroy_the_laboratory" not in s.keys
    s = scene(map="laboratory 0,1", where=["laboratory"], shared="destroy_the_laboratory")
    assert "quest:destroy_the_laboratory" in s.keys


@clause("D17.4", "D10.5", "D17.7")
@example("dungeoneer", "R-36")
def test_a_completed_quest_gives_a_level_and_ends_the_phase() -> None:
    s = quest("shady_deal", "interdimensional_portal", gear=["guarding_cloak"], heroes=[SKARRASH, HEMP])
    s.choose("quest:shady_deal").expect(level=[2], glory=[1], phase=5, ap=[3])  # AP do not change
    assert s.match.view(0)["table"]["players"][0]["scores"]["melee"] == 3  # the scores do, at once
    assert s.zone("done", 0) == ["shady_deal"] and s.zone("quests", 0) == []
    s = quest("shady_deal", "interdimensional_portal", gear=["guarding_cloak"], level=[4])
    s.choose("quest:shady_deal").expect(level=[4])


@clause("D17.5")
@example("dungeoneer", "T21", "R-26")
def test_shared_quests_are_replaced_except_artifacts() -> None:
    s = scene(
        map="laboratory 0,1",
        where=["laboratory"],
        shared="destroy_the_laboratory",
        quest_deck="shady_deal",
        heroes=[HEMP, GROG],
    )
    s.dice(6).choose("quest:destroy_the_laboratory")
    assert s.zone("shared") == ["shady_deal"]
    for option, shared in (("no", []), ("yes", ["shady_deal"])):
        s = scene(
            map="treasury 1,0",
            where=["treasury"],
            shared="claim_the_star_helm",
            quest_deck="shady_deal",
            replace_shared_artifact=option,
        )
        s.dice(6).choose("quest:claim_the_star_helm")
        assert s.zone("shared") == shared
    s = scene(map="laboratory 0,1", where=["laboratory"], shared="destroy_the_laboratory", heroes=[HEMP, GROG])
    s.dice(6).choose("quest:destroy_the_laboratory")
    assert s.zone("shared") == []  # an empty quest deck


# -- artifact and threat


@clause("D17.6", "D17.8", "D17.24")
@card("dungeoneer", "destroy_the_chainmail_golem")
@example("dungeoneer", "T34")
def test_the_chainmail_golem() -> None:
    s = quest("destroy_the_chainmail_golem", "arsenal", hand=["mutant_rat, haste"], ap=[2])
    s.choose("quest:destroy_the_chainmail_golem").expect(kind="dg.price", keys=("ap", "card:mutant_rat"))
    s.dice(1).choose("ap").expect(ap=[1], life=[5])  # Melee 2 + 1 < 7
    s.dice(1).choose("quest:destroy_the_chainmail_golem", "ap").expect(
        ap=[0], life=[4]
    )  # no further AP for the attempt
    s.dice(5).choose("quest:destroy_the_chainmail_golem")  # the Encounter is the only price left
    assert "mutant_rat" in s.zone("discards") and s.zone("done", 0) == ["destroy_the_chainmail_golem"]
    assert s.match.view(0)["table"]["players"][0]["scores"]["melee"] == 3 + 3  # level 2, and the artifact
    assert [s.state.face[tile] for tile in s.state.deactivated] == ["arsenal"]
    s = quest("destroy_the_chainmail_golem", "arsenal", ap=[0], hand=["haste, ramalith"], glory=[4])
    s.refuses("quest:destroy_the_chainmail_golem", "D10.2", "ap")  # a Boss is no price


@clause("D17.25")
@card("dungeoneer", "claim_the_star_helm")
@pytest.mark.parametrize(
    ("gear", "die", "won"),
    [
        ("", 6, True),
        ("", 5, False),
        ("ember_wand", 5, True),
        ("ember_wand, runed_mail, skeleton_key", 4, True),
        ("ember_wand, runed_mail, skeleton_key", 3, False),
    ],
)
def test_the_star_helm(gear: str, die: int, won: bool) -> None:
    s = quest("claim_the_star_helm", "treasury", "1,0", gear=[gear]).dice(die).choose("quest:claim_the_star_helm")
    assert bool(s.state.done[0]) == won
    s.expect(peril=[0 if won else 1])
    if won:
        magic = s.match.view(0)["table"]["players"][0]["scores"]["magic"]
        assert magic == 1 + 1 + (1 if "ember_wand" in gear else 0)


# -- influence


@clause("D17.9")
@card("dungeoneer", "plague_of_whispers", "forbidden_library")
@example("dungeoneer", "R-46")
def test_the_plague_of_whispers() -> None:
    s = scene("evening", quests=["plague_of_whispers"]).expect(peril=[2, 0])  # 1 for resting, 1 for the plague
    s = scene("evening", shared="plague_of_whispers", active=1).expect(peril=[0, 2])
    scene("evening", quests=["", "plague_of_whispers"]).expect(peril=[1, 0])
    s = quest("plague_of_whispers", "forbidden_library", "0,1 turned", glory=[1, 1], ap=[3])
    s.state.where[1] = s.state.where[0]
    s.dice(4).choose("quest:plague_of_whispers").expect(glory=[0, 0])  # Level 1 + 4 < 6: all there lose 1
    s.dice(5).choose("quest:plague_of_whispers").expect(level=[2], glory=[2])
    assert s.state.quests[0] == ()  # the influence has ended


@clause("D17.9", "D8.7")
@card("dungeoneer", "break_the_masters_seal")
@example("dungeoneer", "R-46")
def test_the_masters_seal_makes_fiends_cheaper_against_who_is_affected() -> None:
    s = scene(
        "lord", hand=["vat_brute, crouching_skeleton, ember_imp"], peril=[0, 9], quests=["", "break_the_masters_seal"]
    )
    s.choose("announce:vat_brute").expect(reserved=[0, 4])
    s.choose("announce:crouching_skeleton").expect(reserved=[0, 7])  # no fiend
    s = scene("lord", hand=["ember_imp, mutant_rat"], peril=[0, 9], shared="break_the_masters_seal")
    s.choose("announce:ember_imp").expect(reserved=[0, 1])  # at least 1


@clause("D17.1", "D11.10")
@example("dungeoneer", "R-74")
@card("dungeoneer", "arsenal", "destroy_the_chainmail_golem")
def test_the_golem_at_the_door_is_no_attempt() -> None:
    s = scene(map="arsenal 0,1 turned", quests=["destroy_the_chainmail_golem"]).dice(5).choose("move:n")
    s.expect(stance=[0], level=[1], tried=()).told(
        "dg-passed"
    )  # 2 + 5: overcome, and the quest is still to be attempted
    assert "quest:destroy_the_chainmail_golem" in s.keys


# -- sacrifice


@clause("D17.10")
@card("dungeoneer", "shady_deal")
@example("dungeoneer", "T33")
def test_the_shady_deal() -> None:
    s = quest("shady_deal", "interdimensional_portal", glory=[5], ap=[1]).choose("quest:shady_deal")
    s.expect(glory=[1], ap=[0], peril=[4], level=[2])  # paid by force: there is no Treasure
    s = quest("shady_deal", "interdimensional_portal", glory=[5], ap=[0], hand=["haste"])
    s.refuses("quest:shady_deal", "D10.2", "ap", have=0, need=1)
    s = quest("shady_deal", "interdimensional_portal", glory=[5], stance=[1])
    s.refuses("quest:shady_deal", "D18.7", "fallen")
    s = quest("shady_deal", "interdimensional_portal", glory=[4]).refuses("quest:shady_deal", "D17.10", "no-sacrifice")
    s = quest("shady_deal", "interdimensional_portal", glory=[5], gear=["guarding_cloak"]).choose("quest:shady_deal")
    s.expect(kind="dg.price", keys=("drop:guarding_cloak", "pay")).choose("pay").expect(peril=[4])


@clause("D17.10")
@card("dungeoneer", "blood_for_the_altar")
def test_blood_for_the_altar() -> None:
    s = quest("blood_for_the_altar", "dark_altar", life=[4], gear=["guarding_cloak"]).choose(
        "quest:blood_for_the_altar"
    )
    s.expect(life=[1], level=[2])  # no wounds: the cloak is not asked
    s = quest("blood_for_the_altar", "dark_altar", life=[3], gear=["battle_trance"], glory=[4]).choose(
        "quest:blood_for_the_altar"
    )
    s.expect(life=[3], glory=[0], level=[2])
    assert s.zone("gear", 0) == []
    quest("blood_for_the_altar", "dark_altar", life=[3]).refuses("quest:blood_for_the_altar", "D17.10", "no-sacrifice")
    s = quest("blood_for_the_altar", "dark_altar", gear=["battle_trance"], glory=[4]).choose(
        "quest:blood_for_the_altar"
    )
    s.expect(keys=("life", "drop:battle_trance"))


# -- hunt


@clause("D17.11", "D17.12", "D17.13")
@card("dungeoneer", "break_the_masters_seal")
def test_in_a_hunt_the_monster_attacks_first_and_the_left_neighbour_picks_its_form() -> None:
    s = quest("break_the_masters_seal", "revolving_hall", seats=3).choose("quest:break_the_masters_seal")
    s.expect(kind="dg.form", seat=1, keys=("melee", "speed"))
    s.dice(6, 1).choose("speed").expect(
        life=[5, 6, 6], peril=[0, 0, 0], kind="dg.challenge", ap=[3]
    )  # 3 + 6 against 3 + 1


@clause("D17.14", "D17.15", "D15.13")
@card("dungeoneer", "silence_the_cage_keeper", "menagerie")
@example("dungeoneer", "R-27")
def test_the_hero_strikes_back_and_wounds_stay_on_the_quest() -> None:
    s = quest("silence_the_cage_keeper", "menagerie", heroes=[SKARRASH, HEMP])
    s.dice(1, 1).choose("quest:silence_the_cage_keeper").expect(life=[5], kind="dg.challenge")  # 3 + 1 + 1 against 3
    s.dice(6, 1).choose("strike:silence_the_cage_keeper").expect(ap=[2], glory=[0])  # no Glory
    assert s.match.view(1)["table"]["players"][0]["quests"][0]["life"] == 1
    s.dice(1, 6).choose("quest:silence_the_cage_keeper").expect(
        level=[2], glory=[2], phase=5
    )  # its attack was countered


@example("dungeoneer", "R-27")
@clause("D17.15")
def test_by_option_quest_monsters_heal_between_attempts() -> None:
    for option, lives in (("yes", 1), ("no", 2)):
        s = quest("silence_the_cage_keeper", "menagerie", heroes=[SKARRASH, HEMP], quest_monster_wounds_persist=option)
        s.dice(1, 6).choose("quest:silence_the_cage_keeper").choose("pass")
        assert s.match.view(1)["table"]["players"][0]["quests"][0]["life"] == lives


@clause("D17.11")
@card("dungeoneer", "end_the_drowned_king")
def test_the_drowned_king() -> None:
    s = quest("end_the_drowned_king", "flooded_chamber", heroes=[DURGAN, HEMP], life=[4])
    s.dice(6, 1).choose("quest:end_the_drowned_king").expect(life=[3], stance=[1])  # a hit also fells
    s = quest("end_the_drowned_king", "flooded_chamber", heroes=[DURGAN, HEMP], life=[4], start=False)
    s.state.lives[s.pid("end_the_drowned_king")] = 1
    s.go().dice(1, 6).choose("quest:end_the_drowned_king").expect(life=[5], level=[2])  # reward: 1 Life


@example("dungeoneer", "R-48")
@clause("D17.12")
def test_a_fallen_hero_may_hunt_but_must_stand_up_to_strike_back() -> None:
    s = quest("silence_the_cage_keeper", "menagerie", heroes=[SKARRASH, HEMP], stance=[1])
    s.dice(1, 1).choose("quest:silence_the_cage_keeper").expect(life=[5], keys=("pass", "stand"))
    s.refuses("strike:silence_the_cage_keeper", "D18.7", "fallen").choose("stand").expect(ap=[2], stance=[0])
    s.dice(6, 1).choose("strike:silence_the_cage_keeper").expect(ap=[1], kind="dg.hero")
    s = quest("silence_the_cage_keeper", "menagerie", heroes=[SKARRASH, HEMP], stance=[1], ap=[1])
    s.dice(1, 1).choose("quest:silence_the_cage_keeper").expect(life=[5], kind="dg.hero")  # not enough for both


# -- search


@clause("D17.16")
@card("dungeoneer", "find_the_buried_shrine", "dark_tunnel_of_roots", "dark_tunnel_of_echoes")
@example("dungeoneer", "T30", "R-28")
def test_searching_adds_the_locations_between() -> None:
    two = "crossroads 0,1; dark_tunnel_of_echoes 0,2"
    s = scene(
        map=two,
        where=["dark_tunnel_of_echoes"],
        quests=["find_the_buried_shrine"],
        heroes=[HEMP, GROG],
        hand=["haste, dodge"],
    )
    s.refuses("quest:find_the_buried_shrine", "D17.16", "not-found")
    s.dice(4).choose("search:find_the_buried_shrine").expect(ap=[2], found=-1)  # 4 + 1 < 6
    s.dice(5).choose("search:find_the_buried_shrine").expect(ap=[1]).refuses(
        "search:find_the_buried_shrine", "D17.16", "found"
    )
    s.dice(5).choose("quest:find_the_buried_shrine").expect(level=[2], glory=[3])  # Magic 2 + 5
    s = scene(quests=["find_the_buried_shrine"], where=["dark_tunnel_of_roots"], hand=["haste"])
    s.dice(5).choose("search:find_the_buried_shrine").expect(found=-1)  # next to the Entrance only a 6 finds
    s.dice(6).choose("search:find_the_buried_shrine")
    assert s.state.found == s.pid("find_the_buried_shrine")
    s.choose("move:s").expect(found=-1)  # leaving loses the find
    s = scene(
        quests=["find_the_buried_shrine"], where=["dark_tunnel_of_roots"], search_distance="steps", hand=["haste"]
    )
    s.dice(5).choose("search:find_the_buried_shrine")
    assert s.state.found >= 0


# -- escort


@clause("D17.17", "D17.18")
@card("dungeoneer", "rescue_the_princess", "prison_cells", "vault_entrance")
def test_an_escort() -> None:
    s = scene(map="prison_cells 0,1", where=["prison_cells"], quests=["rescue_the_princess"], hand=["haste, dodge"])
    s.choose("take:rescue_the_princess").expect(ap=[3])
    assert s.zone("carried", 0) == ["rescue_the_princess"]
    s.choose("move:s").choose("deliver:rescue_the_princess").expect(level=[2], ap=[2], phase=5, glory=[4])  # 1 + 3
    assert s.zone("done", 0) == ["rescue_the_princess"]


@card("dungeoneer", "smuggle_the_runaway", "ramaliths_sanctum")
@clause("D17.17")
def test_the_runaway_switches_the_portal_off() -> None:
    s = scene(
        map="interdimensional_portal 0,1",
        where=["interdimensional_portal"],
        quests=["smuggle_the_runaway"],
        carried=["smuggle_the_runaway"],
        hand=["haste, dodge"],
    )
    s.choose("deliver:smuggle_the_runaway").expect(glory=[3], level=[2])
    assert [s.state.face[tile] for tile in s.state.deactivated] == ["interdimensional_portal"]
    s = scene(map="ramaliths_sanctum 0,1", where=["ramaliths_sanctum"], quests=["smuggle_the_runaway"])
    assert "take:smuggle_the_runaway" in s.keys


@clause("D17.17")
@card("dungeoneer", "rescue_the_princess", "smuggle_the_runaway")
@pytest.mark.parametrize(
    ("word", "start", "end"),
    [
        ("rescue_the_princess", "prison_cells", "vault_entrance"),
        ("smuggle_the_runaway", "ramaliths_sanctum", "interdimensional_portal"),
    ],
)
def test_an_escort_begins_and_ends_in_its_places_only(word: str, start: str, end: str) -> None:
    here = f"{start} 3,3; crossroads 4,3" + ("; interdimensional_portal 5,3" if end != "vault_entrance" else "")
    for place in (start, "crossroads", end):
        s = scene(map=here, where=[place], quests=[word])
        assert (f"take:{word}" in s.keys) == (place == start) and f"deliver:{word}" not in s.keys
        s = scene(map=here, where=[place], quests=[word], carried=[word])
        assert (f"deliver:{word}" in s.keys) == (place == end) and f"take:{word}" not in s.keys


@clause("D17.19")
def test_a_shared_escort_becomes_personal_and_is_replaced() -> None:
    s = scene(map="prison_cells 0,1", where=["prison_cells"], shared="rescue_the_princess", quest_deck="shady_deal")
    s.choose("take:rescue_the_princess")
    assert s.zone("quests", 0) == ["rescue_the_princess"] and s.zone("shared") == ["shady_deal"]


@clause("D17.20", "D17.21", "D17.22")
@example("dungeoneer", "T28", "R-52")
def test_dropping_and_picking_up() -> None:
    s = scene(
        map="prison_cells 0,1",
        where=["prison_cells"],
        quests=["rescue_the_princess"],
        carried=["rescue_the_princess"],
        hand=["haste"],
    )
    s.choose("drop:rescue_the_princess").expect(ap=[3])
    assert s.zone("quests", 0) == ["rescue_the_princess"] and s.state.shared == ()  # the quest goes on
    s.choose("pick:rescue_the_princess", "drop:rescue_the_princess")
    assert "pick:rescue_the_princess" not in s.keys  # once per turn
    s.choose("end")
    while not (s.kind == "dg.hero" and s.state.active == 1):
        s.choose(s.keys[-1])
    s.choose("move:n").choose("pick:rescue_the_princess")  # another hero goes on with it
    assert s.zone("quests", 1) == ["rescue_the_princess"] and s.zone("quests", 0) == []


@clause("D17.20")
def test_a_charge_may_be_dropped_in_anothers_turn() -> None:
    s = scene(
        map="prison_cells 0,1",
        where=["", "prison_cells"],
        quests=["", "rescue_the_princess"],
        carried=["", "rescue_the_princess"],
    )
    assert s.offers(1) == ["drop:rescue_the_princess"]
    s.offer(1, "drop:rescue_the_princess")
    assert s.match.view(0)["table"]["stray"] == [{"quest": "rescue_the_princess", "tile": "prison_cells"}]


@example("dungeoneer", "R-52")
@clause("D17.21")
def test_an_ownerless_charge_is_picked_up() -> None:
    s = scene(map="prison_cells 0,1", where=["prison_cells"], quests=["rescue_the_princess"], start=False)
    pid = s.pid("rescue_the_princess")
    s.state.quests[0], s.state.ownerless, s.state.dropped = [], [pid], {pid: s.pid("prison_cells")}
    s.go().choose("pick:rescue_the_princess").expect(ownerless=[])
    assert s.zone("quests", 0) == ["rescue_the_princess"]


# -- chance, and the bridge


@clause("D17.25")
@card("dungeoneer", "dice_with_the_dead", "bone_pit")
@pytest.mark.parametrize(
    ("paid", "dice", "won"),
    [("0", (4, 5), True), ("0", (4, 4), False), ("2", (4, 4), True), ("4", (3, 4), True), ("4", (3, 3), False)],
)
def test_dice_with_the_dead(paid: str, dice: tuple[int, int], won: bool) -> None:
    s = quest("dice_with_the_dead", "bone_pit", "1,0 turned", glory=[4]).choose("quest:dice_with_the_dead")
    s.expect(kind="dg.amount", keys=("pay:0", "pay:2", "pay:4"))
    s.dice(*dice).choose(f"pay:{paid}").expect(glory=[4 - int(paid)], peril=[0 if won else 2])
    assert bool(s.state.done[0]) == won


@card(
    "dungeoneer",
    "dice_with_the_dead",
    "claim_the_star_helm",
    "cross_the_abyss",
    "plague_of_whispers",
    "find_the_buried_shrine",
    "end_the_drowned_king",
    "silence_the_cage_keeper",
    "break_the_masters_seal",
    "destroy_the_laboratory",
    "blood_for_the_altar",
    "shady_deal",
    "destroy_the_chainmail_golem",
)
@pytest.mark.parametrize(
    "word",
    [
        "dice_with_the_dead",
        "claim_the_star_helm",
        "cross_the_abyss",
        "plague_of_whispers",
        "find_the_buried_shrine",
        "end_the_drowned_king",
        "silence_the_cage_keeper",
        "break_the_masters_seal",
        "destroy_the_laboratory",
        "blood_for_the_altar",
        "shady_deal",
        "destroy_the_chainmail_golem",
    ],
)
def test_every_quest_is_refused_elsewhere(word: str) -> None:
    scene(quests=[word]).refuses(f"quest:{word}", "D17.1", "elsewhere")


@card("dungeoneer", "cross_the_abyss")
@clause("D17.24")
def test_crossing_the_abyss() -> None:
    s = (
        quest("cross_the_abyss", "broken_bridge").dice(5).choose("quest:cross_the_abyss").expect(stance=[1])
    )  # 3 + 5 < 9
    s.refuses("quest:cross_the_abyss", "D18.7", "fallen")
    s = quest("cross_the_abyss", "broken_bridge").dice(6).choose("quest:cross_the_abyss").expect(level=[2], glory=[2])
    s = quest("cross_the_abyss", "broken_bridge", start=False)
    s.go(bridge=s.pid("broken_bridge")).dice(4).choose("quest:cross_the_abyss").expect(level=[2])  # 7 with the bridge
    quest("cross_the_abyss", "broken_bridge", stance=[1]).refuses("quest:cross_the_abyss", "D18.7", "fallen")


# -- the Entrance's exchange


@clause("D17.26")
@card("dungeoneer", "vault_entrance")
@example("dungeoneer", "R-58", "R-40")
def test_exchanging_a_quest() -> None:
    s = scene(quests=["shady_deal, cross_the_abyss"], quest_deck="dice_with_the_dead", glory=[4], hand=["haste"])
    s.choose("exchange:shady_deal").expect(glory=[2])
    assert s.zone("quests", 0) == ["cross_the_abyss", "dice_with_the_dead"] and s.zone("quest_deck") == ["shady_deal"]
    s = scene(quests=["shady_deal"], glory=[4], hand=["haste"]).refuses("exchange:shady_deal", "D17.26", "no-quests")
    s = scene(quests=["shady_deal"], glory=[1], quest_deck="dice_with_the_dead", hand=["haste"])
    s.refuses("exchange:shady_deal", "D14.1", "glory", have=1, need=2)
    s = scene(
        quests=["rescue_the_princess"], carried=["rescue_the_princess"], glory=[4], quest_deck="dice_with_the_dead"
    )
    s.refuses("exchange:rescue_the_princess", "D17.26", "charge")
