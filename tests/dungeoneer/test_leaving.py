"""Who is struck by what was announced: heroes who leave, fall, or are swapped; new heroes; dead monsters. D15.16."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.zones import set_host, set_owner
from undercroft.games.dungeoneer.state import Held, without

from .scene import DURGAN, GROG, HEMP, SKARRASH, Scene, scene

clause = pytest.mark.clause
example = pytest.mark.example
card = pytest.mark.card

ROADS = "crossroads 0,1; forked_passage 0,2"
"""The Entrance, the crossroads north of it, and a passage beyond."""
FIVE = "second_wind, ember_imp, haste, dodge, diversion"
"""What the player of a defeated hero draws."""


def lord(hand: str, heroes: tuple[str, ...] = (HEMP, SKARRASH), **more: Any) -> Scene:
    """Seat 0 plays the Dungeonlord against heroes in the crossroads; `held` are the hands of the others."""
    facts: dict[str, Any] = {"seats": len(heroes), "map": ROADS, "peril": [0, 20, 20], **more}
    facts.setdefault("where", ["", *["crossroads"] * (len(heroes) - 1)])
    facts["hand"] = [hand, *facts.pop("held", [])]
    return scene("lord", heroes=heroes, **facts)


# -- the target has left


@clause("D15.16", "D18.12")
@example("dungeoneer", "R-70")
@card("dungeoneer", "mutant_rat", "banishing_gate")
def test_a_monster_does_not_follow_a_hero_who_was_banished() -> None:
    s = lord("mutant_rat, banishing_gate").choose("announce:mutant_rat")
    s.dice(1).choose("bane:banishing_gate").expect(where=["vault_entrance", "vault_entrance"])
    s.choose("resolve").expect(kind="dg.lair", keys=("hand", "lair"), life=[6, 6]).told("dg-nobody-there")
    assert not [e for e in s.match.events if e.message in ("dg-monster-attacks", "dg-monster-roll")]


@clause("D15.16", "D16.6")
@example("dungeoneer", "R-70")
@card("dungeoneer", "enveloping_slime", "banishing_gate")
def test_a_trap_tests_who_was_there_and_still_is() -> None:
    s = lord("enveloping_slime, banishing_gate", (HEMP, SKARRASH, GROG))
    s.choose("announce:enveloping_slime", f"on:{GROG}").dice(1, 1).choose("bane:banishing_gate", f"on:{GROG}")
    s.choose("resolve").expect(life=[6, 5, 6], stance=[0, 1, 0])  # Skarrash is tested, Grog has left
    s = lord("enveloping_slime, banishing_gate").choose("announce:enveloping_slime")
    s.dice(1).choose("bane:banishing_gate", "resolve").told("dg-nobody-there").expect(life=[6, 6])
    s = lord("enveloping_slime, banishing_gate", (HEMP, SKARRASH, GROG), where=["", "", "crossroads"])
    s.choose("announce:enveloping_slime", f"on:{SKARRASH}").dice(1, 6, 6)
    s.choose("bane:banishing_gate", f"on:{GROG}", "resolve").expect(
        where=["vault_entrance"] * 3, life=[6, 6, 6]
    )  # Grog came later: two dice


@clause("D15.16", "D15.17")
@example("dungeoneer", "R-70")
@card("dungeoneer", "djanguba", "diversion")
def test_a_monster_does_not_follow_a_hero_who_was_pushed_away() -> None:
    """The Djanguba is turned from Skarrash on Grog and pushes him away; the rat played against him is late."""
    s = lord("djanguba, mutant_rat", (HEMP, SKARRASH, GROG), held=["diversion"], glory=[0, 1])
    s.choose("announce:djanguba", f"on:{SKARRASH}", "announce:mutant_rat", f"on:{GROG}", "resolve")
    s.dice(6, 1).choose("divert:djanguba", f"hero:{GROG}").expect(kind="dg.push", life=[6, 6, 5])
    s.choose("push:n").expect(where=["vault_entrance", "crossroads", "forked_passage"])
    s.choose("lair", "none").expect(kind="dg.lair", keys=("hand", "lair"), life=[6, 6, 5]).told("dg-nobody-there")


@clause("D15.11", "D15.16")
@card("dungeoneer", "djanguba")
@example("dungeoneer", "R-71")
def test_a_challenge_after_a_push_is_fought_where_the_hero_stands_now() -> None:
    s = lord("djanguba", (HEMP, SKARRASH, GROG), where=["", "crossroads", "forked_passage"], ap=[3, 1])
    s.dice(6, 1).choose("announce:djanguba", f"on:{SKARRASH}", "push:n")
    s.expect(kind="dg.challenge", keys=("pass", "strike:djanguba", f"attack:{GROG}"))
    s.dice(6, 1).choose(f"attack:{GROG}").expect(life=[6, 5, 5], ap=[3, 0, 0]).told("dg-attack-roll")


@clause("D15.11")
@example("dungeoneer", "R-71")
@card("dungeoneer", "diversion")
def test_who_leads_its_only_attacker_away_may_still_challenge_a_hero_there() -> None:
    s = lord("vat_brute", where=["crossroads", "crossroads"], held=["diversion"], glory=[0, 1], ap=[3, 1])
    s.announce("vat_brute").choose("divert:vat_brute", "ignore")
    s.expect(kind="dg.challenge", seat=1, keys=("pass", f"attack:{HEMP}"))  # not the monster: it left the fight
    s.dice(6, 1).choose(f"attack:{HEMP}").expect(life=[5, 6], ap=[3, 0])
    s = lord("vat_brute", held=["diversion"], glory=[0, 1], ap=[3, 1]).announce("vat_brute")
    s.choose("divert:vat_brute").expect(kind="dg.lair")  # nobody is there: nothing to ask


# -- a new hero (D20.2)


def doomed(hand: str, **more: Any) -> Scene:
    """Grog has 1 Life left at the Entrance; Durgan waits in the box."""
    facts: dict[str, Any] = {"where": ["crossroads", ""], "life": [6, 1], "resurrection": "yes", "deck": FIVE}
    return lord(hand, (HEMP, GROG), **{**facts, **more})


@clause("D20.2", "D15.10")
@example("dungeoneer", "R-54", "R-65")
@card("dungeoneer", "vat_brute", "djanguba", "enveloping_slime", "mirror_wraith")
@pytest.mark.parametrize(
    ("word", "dice", "peril"),
    [
        ("vat_brute", (6, 1), 15),
        ("djanguba", (6, 1), 16),
        ("enveloping_slime", (1,), 19),
        ("mirror_wraith", (6, 1), 15),
    ],
)
def test_the_rest_of_the_blow_does_not_fall_on_the_new_hero(word: str, dice: tuple[int, ...], peril: int) -> None:
    s = doomed(word).dice(*dice).announce(word).choose(f"hero:{DURGAN}")
    s.expect(life=[6, 6], stance=[0, 0], where=["crossroads", "vault_entrance"], peril=[0, peril])
    assert s.kind != "dg.push"


@clause("D20.2", "D15.16")
@example("dungeoneer", "R-65", "R-70")
@card("dungeoneer", "dart_volley", "vat_brute", "enveloping_slime")
def test_what_was_announced_against_the_old_hero_does_not_strike_the_new_one() -> None:
    s = doomed("dart_volley, vat_brute, enveloping_slime").dice(1)
    s.announce("dart_volley", "vat_brute", "enveloping_slime")
    s.choose(f"hero:{DURGAN}").expect(kind="dg.lair", keys=("hand", "lair"), life=[6, 6], stance=[0, 0])
    s.told("dg-nobody-there", "dg-nobody-there")


@clause("D20.2", "D15.11")
@example("dungeoneer", "R-65")
@card("dungeoneer", "second_wind", "blinding_dust")
def test_the_new_hero_has_no_challenge_and_nothing_that_lasted() -> None:
    s = doomed("blinding_dust, vat_brute", glory=[0, 3]).choose("bane:blinding_dust")
    s.dice(6, 1).announce("vat_brute").choose(f"hero:{DURGAN}")
    assert "second_wind" in s.zone("hand", 1)  # it could pay a challenge
    s.expect(kind="dg.lair", lasting=())


@clause("D1.4")
@example("dungeoneer", "R-01", "R-54")
@card("dungeoneer", "whetted_oil")
def test_oil_on_an_artifact_is_lost_with_the_inventory() -> None:
    s = doomed("vat_brute", done=["", "destroy_the_chainmail_golem"], discards="whetted_oil", start=False)
    oil = s.pid("whetted_oil")
    s.state.discards = without(s.state.discards, oil)
    s.state.attached = (oil,)
    set_host(s.state, oil, s.pid("destroy_the_chainmail_golem"))
    set_owner(s.state, oil, 1)
    s.go().dice(6, 1).announce("vat_brute").choose(f"hero:{DURGAN}")
    assert s.state.attached == () and "whetted_oil" in s.zone("discards")


# -- a Boss, and monsters that are dead


@clause("D15.18")
@example("dungeoneer", "R-23")
@card("dungeoneer", "mind_fog", "ramalith")
def test_mind_fog_never_takes_a_boss() -> None:
    s = lord("mind_fog", held=["ramalith"]).dice(1).announce("mind_fog")
    assert s.zone("hand", 1) == ["ramalith"] and s.zone("discards") == ["mind_fog"]
    s = lord("mind_fog", held=["ramalith, haste"]).dice(1).announce("mind_fog")  # one card is left to choose from
    assert s.zone("hand", 1) == ["ramalith"] and set(s.zone("discards")) == {"mind_fog", "haste"}


@clause("D15.12", "D15.17")
@example("dungeoneer", "R-22")
@card("dungeoneer", "mutant_rat", "vat_brute", "diversion")
def test_a_monster_killed_before_its_attack_does_not_attack() -> None:
    """The brute is turned from Skarrash on the rat that was announced against Grog: there is nothing to answer then."""
    s = lord("vat_brute, mutant_rat, haste", (HEMP, SKARRASH, GROG), held=["diversion"], glory=[0, 1, 9])
    s.choose("announce:vat_brute", f"on:{SKARRASH}", "announce:mutant_rat", f"on:{GROG}", "resolve")
    s.dice(6, 1).choose("divert:vat_brute", "monster:mutant_rat").told("dg-monster-defeated")
    assert "mutant_rat" in s.zone("discards") and s.state.announced == ()
    s.choose("lair").expect(kind="dg.hero", glory=[0, 0, 9], life=[6, 6, 6])


@clause("D15.17")
@example("dungeoneer", "R-22")
@card("dungeoneer", "mutant_rat", "diversion")
def test_each_of_two_monsters_of_a_sort_can_be_turned_on() -> None:
    s = lord("vat_brute, 2 mutant_rat", held=["diversion"], glory=[0, 1])
    s.announce("vat_brute", "mutant_rat", "mutant_rat").choose("divert:vat_brute")
    s.expect(keys=("ignore", "monster:mutant_rat", "monster:mutant_rat#2"))


# -- Planar Rift


def rifted(s: Scene) -> Scene:
    """Play the Rift with the first answer to everything."""
    s.choose("bane:planar_rift")
    while s.kind in ("dg.tile", "dg.turned"):
        s.choose(s.keys[0])
    return s


@clause("D11.11", "D11.6")
@example("dungeoneer", "R-73")
@card("dungeoneer", "planar_rift")
def test_a_swapped_hero_is_in_another_location() -> None:
    s = scene(
        "lord",
        map="crossroads 0,1; dark_tunnel_of_roots 1,0; long_gallery 1,1",
        where=["crossroads", "dark_tunnel_of_roots"],
        hand=["planar_rift"],
        peril=[0, 3],
        start=False,
    )
    roots = s.pid("dark_tunnel_of_roots")
    s.state.held = (Held(roots, 0, 1),)  # the opponent holds the northern exit open
    rifted(s.go()).expect(where=["dark_tunnel_of_roots", "crossroads"], held=())  # its opener is elsewhere: it blocks
    s.choose("move:s", "move:n").expect(glory=[1])  # of the Entrance; the tunnel is not new: it was there in this turn


@clause("D15.16")
@example("dungeoneer", "R-73")
@card("dungeoneer", "planar_rift", "mutant_rat")
def test_a_monster_stays_in_the_location_that_was_swapped_away() -> None:
    s = scene(
        "lord",
        map="crossroads 0,1; forked_passage 1,0",
        where=["crossroads", "forked_passage"],
        hand=["planar_rift, mutant_rat"],
        peril=[0, 9],
    )
    rifted(s.choose("announce:mutant_rat")).choose("resolve").told("dg-nobody-there").expect(life=[6, 6])
