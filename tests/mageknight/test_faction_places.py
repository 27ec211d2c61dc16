"""Tokens of factions in other scenarios, and the places of factions (MT2, MT8, MT9)."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft.core.chance import below
from undercroft.core.errors import DoesNotFit
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.play.setup import new
from undercroft.games.mageknight.play.stacks import draw, throw
from undercroft.games.mageknight.play.turn import begin_gains
from undercroft.games.mageknight.state import State, lay_over, night_rules
from undercroft.games.mageknight.tables import DIE, ENEMIES, Ground
from undercroft.games.mageknight.things.mana import means_of, purse
from undercroft.games.mageknight.world.factions import CRUSADE, ELEMENTS, random_faction

from .factions import REALM, STRIFE, VALLEY, standing_on
from .scene import bare, chance_key, go, space_of

M = pytest.mark


# -- MT2


@M.clause("MT2.3")
def test_a_die_gives_a_faction() -> None:
    """Gold, green and white are the Elementalists'; black, red and blue the Dark Crusaders'."""
    found: dict[str, set[str]] = {}
    s = new(1, GAME.settle(1, {}), chance_key(0))
    for _ in range(40):
        die = DIE[below(s.clone(), 6, "die")]
        found.setdefault(random_faction(s), set()).add(die)
    assert found == {ELEMENTS: {"gold", "green", "white"}, CRUSADE: {"black", "red", "blue"}}


@M.clause("MT2.5")
def test_tokens_of_factions_in_other_scenarios() -> None:
    """Left out, mixed in or used instead; the one that a scenario does not use may be mixed into the ordinary piles."""

    def piles(house: str = "none", **options: str) -> tuple[State, dict[str, Counter[str]]]:
        s = bare(house=house, **{"sets": "tezla", **options})
        for hook in s.rules.before:
            hook(s)
        return s, {name: Counter(ENEMIES[s.face[pid]].faction for pid in s.stacks[name]) for name in ("green", "red")}

    plain = piles()[1]["green"]
    assert set(plain) == {""}
    s, mixed = piles("mixed_factions")
    assert mixed["green"] == plain + Counter({ELEMENTS: 8, CRUSADE: 8}) and mixed["red"][CRUSADE] == 4
    assert not s.stacks["elementalist_green"]
    sprite = next(pid for pid in s.stacks["green"] if ENEMIES[s.face[pid]].faction)
    throw(s, ENEMIES[s.face[sprite]].pile, sprite)
    assert sprite in s.discards["green"]  # and comes back with the others
    assert ENEMIES[s.face[draw(s, "dark_crusader_green")]].colour == "green"  # whoever is summoned comes from there
    s, instead = piles("factions_instead")
    assert instead["green"] == Counter({ELEMENTS: 8, CRUSADE: 8})
    drawn = [ENEMIES[s.face[draw(s, "green")]].faction for _ in range(17)]
    assert "" not in drawn[:16] and drawn[16] == ""  # ordinary ones when all are out
    one = piles("mixed_factions", **REALM)[1]
    assert set(one["green"]) == {"", ELEMENTS}
    for house, options in (("mixed_factions", STRIFE), ("factions_instead", REALM)):
        with pytest.raises(DoesNotFit):
            GAME.settle(1, {"house": house, **options})
    with pytest.raises(DoesNotFit):
        GAME.settle(1, {"house": "mixed_factions", "sets": "none"})


# -- MT8, MT9


@M.clause("MT8.1", "MS16.5")
def test_the_hidden_valley_is_a_glade() -> None:
    """Entering costs 2. Mana as the turn begins, a Wound less as it ends; nothing while anybody holds it."""
    for night, mana in ((False, "gold"), (True, "black")):
        s = standing_on(Ground("city", "hidden_valley"), night)
        begin_gains(s)
        assert s.players[0].tokens == [mana]
    go(standing_on(Ground("city", "hidden_valley")), ("turn",), ("benefits",)).offers("mend:hand").choose("mend:hand")
    held = standing_on(Ground("city", "hidden_valley"), foes="mummy")
    begin_gains(held)
    assert held.players[0].tokens == []
    assert go(held, ("turn",), ("benefits",)).kind == "mk.turn"
    beside = bare("rage", at="c03.W", tiles="c03, c01", move=2, **VALLEY)
    lay_over(beside, space_of(beside, "c03.C"), Ground("city", "hidden_valley"))
    go(beside, ("turn",)).choose("step:e").expect(move=0)


@M.clause("MT8.1", "ML8.1", "MS16.5")
@M.card("mageknight", "magic_familiars")
@pytest.mark.parametrize("ground", [Ground("city", "hidden_valley"), Ground("forest", "glade")])
def test_familiars_come_to_a_glade_that_nobody_holds(ground: Ground) -> None:
    """To the Hidden Valley as well, once it is liberated."""
    facts = {"sets": "lost_legion,tezla", "offer": "magic_familiars, peasants"}
    s = go(standing_on(ground, **facts), ("turn",)).choose("act:befriend")
    s.state.now.influence = 6
    go(s.state).offers("recruit:magic_familiars").lacks("recruit:peasants")
    go(standing_on(ground, foes="mummy", **facts), ("turn",)).lacks("act:befriend")


@M.clause("MT9.1", "MS16.5", "MS17.4")
@M.card("mageknight", "graveyard", "necropolis")
@M.example("mageknight", "XR23")
def test_it_is_always_night_on_a_graveyard() -> None:
    """Only for who stands there: gold is of no use, black is; the Source itself does not change."""
    for ground in (Ground("forest", "graveyard"), Ground("city", "necropolis")):
        for foes in ("", "mummy"):
            s = standing_on(ground, foes=foes, source="gold, black")
            assert night_rules(s) and s.source == ["gold", "black"]
            s.players[0].at = space_of(s, "c03.W")
            assert not night_rules(s)
        dark = standing_on(ground, night=True)
        begin_gains(dark)
        assert dark.players[0].tokens == ["black"]
        held, lit = standing_on(ground, night=True, foes="mummy"), standing_on(ground)
        begin_gains(held)
        begin_gains(lit)
        assert held.players[0].tokens == lit.players[0].tokens == []


@M.clause("MT9.2")
@M.example("mageknight", "XE18")
def test_entering_a_graveyard_costs_what_lies_below() -> None:
    """By Day a forest costs 3, whatever night rules hold there; then black mana can be used and gold cannot."""
    for night, price in ((True, 5), (False, 3)):
        s = bare("rage", at="c03.W", tiles="c03, c01", move=5, source="gold, black, red", night=night, sets="tezla")
        lay_over(s, space_of(s, "c03.C"), Ground("forest", "graveyard"))
        t = go(s, ("turn",)).choose("step:e").expect(move=5 - price)
        assert [means_of(t.state, purse(t.state), colour) for colour in ("red", "black")] == [
            ["die:red"],
            ["die:black"],
        ]
    s = bare("rage", at="c03.W", tiles="c03, c01", move=2, **REALM)
    lay_over(s, space_of(s, "c03.C"), Ground("city", "necropolis"))
    go(s, ("turn",)).choose("step:e").expect(move=0)
