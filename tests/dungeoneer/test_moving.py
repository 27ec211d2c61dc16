"""Moving, exits, barriers, entering, falling, teleport: D10.2, D11, D13.4, D18.7, D18.8, D20.9."""

from __future__ import annotations

import pytest

from undercroft.games.dungeoneer.state import Held

from .scene import scene

clause = pytest.mark.clause
example = pytest.mark.example
card = pytest.mark.card


@clause("D10.2", "D11.1", "D11.5")
def test_a_move_costs_one_ap_and_an_open_exit_asks_nothing() -> None:
    s = scene(map="crossroads 0,1").choose("move:n").expect(where=["crossroads"], ap=[2], glory=[1], peril=[2])
    s.told("dg-enters")


@clause("D11.2", "D11.9")
def test_walls_and_empty_cells_cannot_be_used() -> None:
    # the passage's wall is north: the crossroads lie adjacent beyond it
    s = scene(map="forked_passage 0,1; crossroads 0,2; collapsed_passage 1,1; arsenal 1,2", where=["forked_passage"])
    s.refuses("move:n", "D11.9", "wall").refuses("move:w", "D11.2", "no-map")
    s.choose("move:e").expect(where=["collapsed_passage"])
    s = scene(map="forked_passage 0,1; crossroads 0,2; collapsed_passage 1,1; arsenal 1,2", where=["crossroads"])
    s.refuses("move:s", "D11.9", "wall")  # from either side


@clause("D11.3", "D11.7")
@example("dungeoneer", "E4")
@card("dungeoneer", "treasury", "dark_altar")
@pytest.mark.parametrize(("die", "life"), [(2, 6), (1, 5)])
def test_only_the_exit_that_is_left_counts(die: int, life: int) -> None:
    s = scene(map="dark_altar 0,1; treasury 1,1", where=["dark_altar"], hand=["haste"])
    s.choose("move:e").expect(where=["treasury"], ap=[2], life=[6])  # the trap faces the altar: no test
    s.dice(die).choose("move:w")  # Speed 3 + die against 5
    s.expect(where=["dark_altar"], ap=[1], life=[life])  # the hero leaves in either case


@clause("D11.7", "D1.4")
@example("dungeoneer", "T4")
def test_a_trap_exit_can_kill_and_the_hero_does_not_arrive() -> None:
    s = scene(seats=3, map="dark_altar 0,1; treasury 1,1", where=["treasury"], life=[1], hand=["haste"])
    s.dice(1).choose("move:w")
    s.expect(out=1, active=1).told("dg-wounded", "dg-defeated")
    assert "haste" in s.zone("discards")


@clause("D11.6")
@example("dungeoneer", "T1", "T2", "R-39")
def test_a_blocked_exit() -> None:
    # collapsed_passage: blocked Melee 5+ to the south; Grog has Melee 2
    s = scene(map="collapsed_passage 0,1", where=["collapsed_passage"])
    s.dice(2).choose("move:s").expect(ap=[2], where=["collapsed_passage"], kind="dg.hero")  # 4 fails, but it is open
    s.choose("move:s").expect(ap=[1], where=["vault_entrance"], held=())  # no new test; blocked again behind the hero
    s = scene(map="collapsed_passage 0,1", where=["collapsed_passage"])
    s.dice(3).choose("move:s").expect(kind="dg.pass", ap=[3]).choose("go").expect(ap=[2], where=["vault_entrance"])
    s = scene(map="collapsed_passage 0,1", where=["collapsed_passage"])
    s.dice(3).choose("move:s", "stay").expect(ap=[3], where=["collapsed_passage"])  # the exit stays open
    s.choose("move:s").expect(ap=[2], where=["vault_entrance"])


@clause("D11.6", "D7.2", "D7.1")
@example("dungeoneer", "T3", "T26")
def test_an_exit_held_open_with_the_last_ap() -> None:
    here = ["collapsed_passage", "collapsed_passage"]
    s = scene(map="collapsed_passage 0,1; crossroads 0,2", where=here, ap=[1], hand=["haste"])
    s.dice(2).choose("move:s").expect(ap=[0], where=here)
    assert len(s.state.held) == 1
    while s.state.active == 0:
        s.choose(s.keys[-1])
    while s.kind != "dg.hero":
        s.choose(s.keys[-1])
    assert s.state.active == 1 and len(s.state.held) == 1  # through B's restore phase
    s.choose("move:s").expect(where=["collapsed_passage", "vault_entrance"])  # B needs no test
    assert len(s.state.held) == 1
    while s.state.active == 1:
        s.choose(s.keys[-1])
    while s.kind != "dg.hero":
        s.choose(s.keys[-1])
    s.choose("move:s").expect(ap=[2], where=["vault_entrance"], held=())  # 1 AP, no test


@clause("D8.2")
@example("dungeoneer", "T26")
@card("dungeoneer", "banishing_gate")
@pytest.mark.parametrize(("die", "where"), [(4, "vault_entrance"), (5, "collapsed_passage")])
def test_banishing_gate_and_the_exit_that_was_held(die: int, where: str) -> None:
    s = scene(
        "lord",
        map="collapsed_passage 0,1",
        hand=["banishing_gate"],
        peril=[0, 4],
        where=["", "collapsed_passage"],
        heroes=["hemp_spiritcaller", "grog_nordheim"],
        start=False,
    )
    s.state.held = (Held(s.pid("collapsed_passage"), 2, 1),)
    s.go().dice(die).choose("bane:banishing_gate")  # Magic 1 + die against 6
    s.expect(where=["vault_entrance", where], peril=[0, 0], glory=[0, 0])
    assert len(s.state.held) == (0 if where == "vault_entrance" else 1)


@card("dungeoneer", "banishing_gate")
def test_banishing_gate_needs_a_hero_away_from_the_entrance() -> None:
    s = scene("lord", hand=["banishing_gate, mutant_rat"], peril=[0, 4])
    s.refuses("bane:banishing_gate", "D8.2", "no-target")


@clause("D11.10", "D11.11", "D11.13")
@example("dungeoneer", "T5", "R-11")
def test_a_location_gives_its_values_once_a_turn() -> None:
    s = scene(map="crossroads 0,1; dark_sunken_tunnel 0,2", where=["crossroads"], ap=[4])
    s.dice(3).choose("move:n").expect(glory=[2], peril=[2])  # the pit was overcome: 3 + 3
    s.choose("move:s").expect(glory=[2], peril=[2])  # A was not new: the hero stood there at restore
    s.dice(2).choose("move:n").expect(glory=[2], peril=[2], stance=[1])  # nothing again, but the pit acts


@clause("D7.4", "D7.3")
def test_everywhere_else_is_new_again_after_restore() -> None:
    s = scene("turn", map="crossroads 0,1", hand=["haste"], ap=[1], start=False)
    s.state.visited[0] = 3
    s.go(visited=[(1 << 22) - 1, 0]).expect(ap=[3])  # the saved AP is gone, Speed 3 comes
    while s.kind != "dg.hero":
        s.choose(s.keys[-1])
    s.choose("move:n").expect(glory=[1], peril=[2])


@clause("D11.12")
@example("dungeoneer", "T16")
@card("dungeoneer", "djanguba")
def test_a_hero_pushed_in_anothers_turn_gains_and_suffers_nothing() -> None:
    s = scene(
        "lord", map="crossroads 0,1; bone_pit 0,2 turned", where=["", "crossroads"], hand=["djanguba"], peril=[0, 4]
    )
    s.dice(6, 1).announce("djanguba")  # 4 + 6 against 2 + 1
    s.expect(kind="dg.push", seat=0)
    assert set(s.keys) == {"push:n", "push:s"}
    s.choose("push:n").expect(where=["vault_entrance", "bone_pit"], life=[6, 5], glory=[0, 0], peril=[0, 0])
    assert not s.state.visited[1] >> s.pid("bone_pit") & 1  # still new in its own turn


@clause("D11.14", "D11.16")
@card("dungeoneer", "bone_pit", "dark_tunnel_of_needles")
@pytest.mark.parametrize("tile", ["bone_pit", "dark_tunnel_of_needles"])
@pytest.mark.parametrize(("die", "life"), [(3, 6), (2, 5)])
def test_spikes(tile: str, die: int, life: int) -> None:
    scene(map=f"{tile} 1,0 {'turned' if tile == 'bone_pit' else ''}").dice(die).choose("move:e").expect(
        life=[life], stance=[0]
    )


@clause("D20.9")
def test_spikes_can_be_dodged_for_an_ap() -> None:
    s = scene(map="bone_pit 1,0 turned", spike_dodge="yes").choose("move:e").expect(kind="dg.spikes")
    s.choose("dodge").expect(ap=[1], life=[6])
    s = scene(map="bone_pit 1,0 turned", spike_dodge="yes").dice(1).choose("move:e", "dare").expect(ap=[2], life=[5])
    scene(map="bone_pit 1,0 turned", spike_dodge="yes", ap=[1]).dice(1).choose("move:e").expect(life=[5])


@clause("D11.17", "D13.4", "D18.7")
@card("dungeoneer", "dark_sunken_tunnel", "broken_bridge")
@pytest.mark.parametrize(("tile", "die"), [("dark_sunken_tunnel", 2), ("broken_bridge", 3)])
def test_a_pit_fells_and_standing_up_costs_an_ap(tile: str, die: int) -> None:
    s = scene(map=f"{tile} 0,1", maps="crossroads").dice(die).choose("move:n").expect(stance=[1], ap=[2])
    s.refuses("move:s", "D18.7", "fallen").refuses("explore", "D18.7", "fallen")
    s.choose("stand").expect(stance=[0], ap=[1]).choose("move:s")
    scene(map=f"{tile} 0,1").dice(die + 1).choose("move:n").expect(stance=[0])


@clause("D18.7", "D11.4", "D17.2")
@example("dungeoneer", "T15", "R-30", "R-48")
def test_what_a_fallen_hero_can_do() -> None:
    s = scene(
        map="arsenal 0,1; crossroads 0,2; laboratory 1,1",
        where=["laboratory", "laboratory"],
        stance=[1],
        ap=[2],
        quests=["destroy_the_laboratory"],
        maps="treasury",
        hand=["haste"],
        glory=[4],
    )
    s.refuses("move:w", "D18.7", "fallen").refuses("explore", "D18.7", "fallen")
    s.refuses("attack:hemp_spiritcaller", "D18.7", "fallen")
    assert "play:haste" in s.keys  # AP-free things stay allowed
    s.dice(2).choose("quest:destroy_the_laboratory").expect(life=[5, 5], ap=[2])  # the first attempt is free
    s.refuses("quest:destroy_the_laboratory", "D18.7", "fallen")
    s.choose("stand").expect(ap=[1])
    assert "quest:destroy_the_laboratory" in s.keys


@clause("D7.5")
def test_nobody_stands_up_by_itself() -> None:
    s = scene("turn", stance=[1], hand=["haste"])
    while s.kind != "dg.hero":
        s.choose(s.keys[-1])
    s.expect(stance=[1], ap=[3])


@clause("D11.15", "D16.6")
@card("dungeoneer", "laboratory", "ramaliths_sanctum", "enveloping_slime")
@example("dungeoneer", "R-12")
@pytest.mark.parametrize(
    ("tile", "die", "life"),
    [("laboratory", 3, 5), ("laboratory", 4, 6), ("ramaliths_sanctum", 3, 5), ("crossroads", 3, 6)],
)
def test_a_hazard_makes_traps_harder(tile: str, die: int, life: int) -> None:
    s = scene("lord", map=f"{tile} 0,1", where=["", tile], hand=["enveloping_slime"], peril=[0, 1])
    s.dice(die).announce("enveloping_slime").expect(life=[6, life])


@example("dungeoneer", "R-12")
@clause("D11.15")
def test_by_option_a_hazard_spares_heroes_who_were_brought() -> None:
    for option, life in (("yes", 5), ("no", 6)):
        s = scene(
            "lord",
            map="laboratory 0,1",
            where=["", "laboratory"],
            hand=["enveloping_slime"],
            peril=[0, 1],
            start=False,
            hazard_is_location_property=option,
        )
        s.go(dragged=2).dice(3).announce("enveloping_slime").expect(life=[6, life])


@clause("D11.18", "D18.4")
@example("dungeoneer", "E10", "T32", "R-59", "R-44")
@card("dungeoneer", "fleet_footed")
def test_the_window_during_entry() -> None:
    s = scene(map="dark_tunnel_of_needles 0,1", hand=["fleet_footed"], glory=[4])
    s.refuses("play:fleet_footed", "D14.1", "glory", have=4, need=5)
    s.choose("move:n").expect(kind="dg.entry", glory=[6])  # the location's Glory comes first
    s.dice(2).choose("play:fleet_footed").expect(glory=[1], ap=[2], life=[6])  # 4 + 2 against 6; no AP gained


@clause("D11.10")
@card("dungeoneer", "arsenal", "flooded_chamber")
def test_locations_that_greet() -> None:
    scene(map="arsenal 1,0 turned", ap=[3]).dice(4).choose("move:e").expect(stance=[1], ap=[2])  # Melee 2 + 4 < 7
    scene(map="arsenal 1,0 turned").dice(5).choose("move:e").expect(stance=[0])
    scene(map="flooded_chamber 0,1").dice(2).choose("move:n").expect(ap=[1], stance=[0])  # Speed 3 + 2 < 6
    scene(map="flooded_chamber 0,1", ap=[1], hand=["haste"], glory=[4]).dice(2).choose("move:n", "done").expect(ap=[0])
    s = scene(map="arsenal 1,0 turned", start=False)
    s.go(deactivated=[s.pid("arsenal")]).choose("move:e").expect(stance=[0], glory=[2])


@clause("D18.8")
@example("dungeoneer", "T22")
@card("dungeoneer", "interdimensional_portal")
def test_teleport_keeps_the_state_and_gives_values_in_the_own_turn_only() -> None:
    s = scene(map="interdimensional_portal 0,1; dark_sunken_tunnel 0,2", where=["interdimensional_portal"])
    s.dice(3).choose("portal").expect(where=["dark_sunken_tunnel"], ap=[2], glory=[2], peril=[2])
    s = scene(
        "lord", map="crossroads 0,1", where=["", "crossroads"], hand=["banishing_gate"], peril=[0, 4], stance=[0, 1]
    )
    s.dice(1).choose("bane:banishing_gate").expect(
        where=["vault_entrance", "vault_entrance"], stance=[0, 1], glory=[0, 0]
    )


@clause("D13.3")
@example("dungeoneer", "R-40")
@card("dungeoneer", "interdimensional_portal")
def test_the_portal_needs_an_ap_a_dark_tunnel_and_no_token() -> None:
    two = "interdimensional_portal 0,1; dark_sunken_tunnel 0,2; dark_tunnel_of_roots 0,-1"
    s = scene(map=two, where=["interdimensional_portal"]).choose("portal")
    s.expect(kind="dg.tile", keys=("map:dark_sunken_tunnel", "map:dark_tunnel_of_roots"))
    s.choose("map:dark_tunnel_of_roots").expect(where=["dark_tunnel_of_roots"])
    scene(map="interdimensional_portal 0,1", where=["interdimensional_portal"]).refuses("portal", "D13.3", "no-tunnel")
    s = scene(map=two, where=["interdimensional_portal"], ap=[0], hand=["haste"], glory=[4])
    s.refuses("portal", "D10.2", "ap")
    s = scene(map=two, where=["interdimensional_portal"], start=False)
    s.go(deactivated=[s.pid("interdimensional_portal")]).refuses("portal", "D13.3", "deactivated")


@card("dungeoneer", "cloak_of_phasing")
@clause("D11.10")
def test_the_cloak_of_phasing_walks_through_walls() -> None:
    s = scene(
        map="forked_passage 0,1; crossroads 0,2; collapsed_passage 1,1",
        where=["forked_passage"],
        gear=["cloak_of_phasing"],
        glory=[1],
    )
    assert "phase:n" in s.keys and "phase:e" not in s.keys  # an open exit needs no cloak
    s.choose("phase:n").expect(where=["crossroads"], ap=[2], glory=[1], peril=[2])  # paid 1, gained 1
    s = scene(map="collapsed_passage 0,1", where=["collapsed_passage"], gear=["cloak_of_phasing"], glory=[1])
    s.choose("phase:s").expect(where=["vault_entrance"], ap=[2])  # no test at the blocked exit
    s = scene(map="collapsed_passage 0,1", where=["collapsed_passage"], gear=["cloak_of_phasing"])
    assert not any(key.startswith("phase") for key in s.keys)


@card("dungeoneer", "skeleton_key")
@clause("D11.6")
def test_the_skeleton_key_opens_blocked_exits_only() -> None:
    s = scene(map="collapsed_passage 0,1", where=["collapsed_passage"], gear=["skeleton_key"], glory=[1])
    s.choose("move:s").expect(kind="dg.roll", keys=("pass", "use:skeleton_key"))
    s.choose("use:skeleton_key", "go").expect(
        glory=[1], ap=[2], where=["vault_entrance"]
    )  # paid 1, the Entrance gave 1
    s = scene(map="collapsed_passage 0,1", where=["collapsed_passage"], gear=["skeleton_key"], glory=[1])
    s.dice(6).choose("move:s", "pass").expect(kind="dg.pass", glory=[1])
    s = scene(map="dark_altar 0,1; treasury 1,1", where=["treasury"], gear=["skeleton_key"], glory=[1])
    s.dice(6).choose("move:w").expect(where=["dark_altar"])  # a trap exit does not ask


@card("dungeoneer", "featherfall_ring")
@clause("D11.14", "D11.17")
def test_the_featherfall_ring_is_for_pits_only() -> None:
    scene(map="dark_sunken_tunnel 0,1", gear=["featherfall_ring"]).choose("move:n").expect(stance=[0])
    scene(map="bone_pit 1,0 turned", gear=["featherfall_ring"]).dice(1).choose("move:e").expect(life=[5])
    scene(map="arsenal 1,0 turned", gear=["featherfall_ring"]).dice(1).choose("move:e").expect(stance=[1])


@card("dungeoneer", "broken_bridge")
@clause("D13.3")
@example("dungeoneer", "R-03")
def test_the_bridge_token() -> None:
    s = scene(map="broken_bridge 0,1", where=["broken_bridge"], ap=[4], gear=[""])
    s.choose("bridge").expect(ap=[2]).refuses("bridge", "D13.3", "bridged")
    s.choose("move:s", "move:n").expect(stance=[0], where=["broken_bridge"])  # the pit does not act any more
    s = scene(map="broken_bridge 0,1", where=["broken_bridge"], ap=[1])
    s.refuses("bridge", "D10.2", "ap", have=1, need=2)
    s = scene(map="broken_bridge 0,1", where=["broken_bridge"], stance=[1])
    s.refuses("bridge", "D18.7", "fallen")


@card("dungeoneer", "forbidden_library")
@clause("D13.3")
def test_the_library() -> None:
    s = scene(map="forbidden_library 0,1 turned", where=["forbidden_library"], hand=["haste, ramalith"], deck="dodge")
    s.choose("library").expect(ap=[2])  # Ramalith cannot be discarded: the other card goes by force
    assert s.zone("hand", 0) == ["ramalith", "dodge"] and s.zone("discards") == ["haste"]
    s.refuses("library", "D6.2", "used")
    s = scene(map="forbidden_library 0,1 turned", where=["forbidden_library"], hand=["haste, dodge"], deck="diversion")
    s.choose("library").expect(kind="dg.card").choose("drop:dodge")
    assert s.zone("hand", 0) == ["haste", "diversion"]
    scene(map="forbidden_library 0,1 turned", where=["forbidden_library"], hand=["ramalith"]).refuses(
        "library", "D13.3", "no-cards"
    )


@card("dungeoneer", "treasury")
@clause("D13.3")
@example("dungeoneer", "T18")
def test_the_treasury() -> None:
    s = scene(map="treasury 1,0", where=["treasury"], hand=["ember_wand, courier_boots"])
    s.refuses("play:ember_wand", "D14.1", "glory").choose("treasure:ember_wand").expect(glory=[0], peril=[4])
    assert s.zone("gear", 0) == ["ember_wand"]
    assert not any(key.startswith("treasure") for key in s.keys)  # once per turn
    s = scene(map="treasury 1,0", where=["treasury"], hand=["cloak_of_phasing"], gear=["guarding_cloak"])
    assert "treasure:cloak_of_phasing" not in s.keys  # types are checked as usual


@card("dungeoneer", "dark_altar")
@clause("D13.3", "D18.13")
@example("dungeoneer", "R-40")
def test_the_dark_altar() -> None:
    s = scene(
        map="dark_altar 0,1", where=["dark_altar", "dark_altar"], life=[5, 6], lair=["", "mutant_rat"], hand=["haste"]
    )
    s.choose("altar").expect(kind="dg.altar", life=[6, 6])
    assert set(s.keys) == {"hero:grog_nordheim", "hero:hemp_spiritcaller", "monster:mutant_rat@hemp_spiritcaller"}
    s.dice(2).choose("hero:hemp_spiritcaller").expect(
        life=[6, 5], peril=[6, 0], active=1
    )  # 3, and 3 for resting: the hero phase is over
    s = scene(map="dark_altar 0,1", where=["dark_altar"], lair=["", "mutant_rat"], hand=["haste"])
    s.dice(4).choose("altar", "monster:mutant_rat@hemp_spiritcaller").expect(glory=[3])  # no Glory but the rest's
    assert s.zone("lair", 1) == [] and "mutant_rat" in s.zone("discards")
    s = scene(map="dark_altar 0,1", where=["dark_altar"], lair=["", "mutant_rat"], hand=["haste"])
    s.dice(5).choose("altar", "monster:mutant_rat@hemp_spiritcaller")
    assert s.zone("lair", 1) == ["mutant_rat"]
    scene(map="dark_altar 0,1", where=["dark_altar"], ap=[0], hand=["haste"], glory=[4]).refuses("altar", "D10.2", "ap")


@clause("D18.1")
@card("dungeoneer", "revolving_hall")
def test_a_card_beats_the_rules() -> None:
    s = scene(
        "lord", map="crossroads 0,1; revolving_hall 0,2", where=["", "crossroads"], hand=["djanguba"], peril=[0, 4]
    )
    s.dice(6, 1).announce("djanguba").choose("push:n")
    tile = next(t for t in s.match.view(0)["table"]["map"] if t["tile"] == "revolving_hall")
    assert tile["turned"] and s.state.glory[1] == 0
