"""Realm of the Dead (MS17)."""

from __future__ import annotations

import pytest

from undercroft import new_match
from undercroft.core.state import EVERYONE
from undercroft.games.mageknight.encounters.leader import LEADER
from undercroft.games.mageknight.play.tracks import gain_fame
from undercroft.games.mageknight.state import State
from undercroft.games.mageknight.tables import ENEMIES
from undercroft.games.mageknight.world.factions import CRUSADE, ELEMENTS
from undercroft.games.mageknight.world.groups import GUARD, RAMPAGING, tokens_at
from undercroft.games.mageknight.world.places import spy_all

from .cities import combat, defeat
from .factions import REALM, STRIFE, at_position, factions_at, laid
from .scene import bare, create, go, space_of
from .test_factions import held

M = pytest.mark


@M.clause("MS17.1", "MS18.1")
def test_blitz_against_one_faction() -> None:
    """1 Fame and Reputation 2 at the start, one die and one Unit more, a point for each line; piles of their own."""
    for scenario, faction in (("realm_of_the_dead", CRUSADE), ("hidden_valley", ELEMENTS)):
        s = new_match("mageknight", 2, 3, {"scenario": scenario, "sets": "tezla"}).state
        assert isinstance(s, State)
        assert [(p.fame, p.reputation) for p in s.players] == [(1, 2)] * 2
        assert (len(s.source), len(s.unit_offer)) == (5, 5)
        gain_fame(s, 0, 2)
        assert s.players[0].fame == 4
        wild = at_position(2, 0, scenario=scenario, sets="tezla")
        assert factions_at(wild, "c01.NW", RAMPAGING) == [(faction, "green")]
        assert not any(ENEMIES[wild.face[pid]].faction for pid in wild.stacks["green"])


@M.clause("MS17.3")
@M.example("mageknight", "SR31")
def test_graveyards_by_order_of_appearance() -> None:
    """Face down, by Day too, until somebody liberates them; they are not rampaging."""
    s = bare("rage", tiles="c03, c10", **REALM)
    wanted = (("green", "green"), ("green", "brown"), ("red",), ("green", "red"), ("brown", "red"), ("brown", "red"))
    s.stacks["dark_crusader_brown"] += tuple(create(s, ["mummy"] * 4, known=0))
    for tile, place, colours in zip(("c01", "c02", "c05", "c07", "c08", "c01"), range(2, 8), wanted, strict=True):
        centre = laid(s, tile, place, 0)
        (at,) = (at for at in s.board if s.board[at].tile == centre and s.board[at].site == "graveyard")
        tokens = tokens_at(s, at, GUARD)
        assert tuple(ENEMIES[s.face[pid]].colour for pid in tokens) == colours
        assert {ENEMIES[s.face[pid]].faction for pid in tokens} == {CRUSADE}
        assert all(s.known[pid] == 0 for pid in tokens) and not tokens_at(s, at, RAMPAGING)
    s.players[0].at = space_of(s, "c02.C")
    spy_all(s)
    assert not any(s.known[pid] for pid in tokens_at(s, space_of(s, "c02.NE")))


@M.clause("MS17.5", "MS17.3")
@M.example("mageknight", "SE29", "SR31")
def test_liberating_a_graveyard() -> None:
    """The reward of its number; Units may be used, no Reputation for tokens, survivors stay face up."""
    rewards = (("advanced",), ("spell",), ("unit",), ("artifact",), ("artifact", "advanced"))
    for number, wanted in enumerate(rewards):
        s = held(number=number, units="peasants", **REALM).choose("stop", "act:liberate")
        assert combat(s).units is None and all(s.state.known[foe.token] == EVERYONE for foe in combat(s).foes)
        s = defeat(s).expect(my_rewards=wanted, my_reputation=0)
        assert s.me.at not in s.state.shields  # only sealing marks it
    left = defeat(held(**REALM).choose("stop", "act:liberate"), 1).expect(my_rewards=())
    (survivor,) = tokens_at(left.state, left.me.at)
    assert left.state.face[survivor] == "skeletal_warriors" and left.state.known[survivor] == EVERYONE
    third = bare("rage, rage", offer="peasants, magic_familiars, delphana_masters", sets="tezla,lost_legion")
    third.players[0].rewards = ("unit",)
    third.now.busy = True
    offered = go(third, ("end_turn",))
    while offered.kind != "mk.offer":
        offered.choose(offered.keys[0])
    offered.offers("gain:peasants").lacks("gain:magic_familiars", "gain:delphana_masters")


@M.clause("MS17.6")
@M.example("mageknight", "SE12", "SR20")
def test_sealing_a_graveyard() -> None:
    """Anybody, once, for a mana that can be used there; no action. Not while it is held, or beside another hero."""
    held("graveyard", **REALM).lacks("close").refuses("close", "MS17.6", "mk-why-seal-held")
    held("graveyard", **REALM).choose("stop").refuses("close", "MS17.6", "mk-why-seal-held")
    free = held("graveyard", "", **REALM).choose("close").expect(my_reputation=1, acted=False)
    assert free.state.shields[free.me.at] == (0,) and free.me.crystals["red"] == 0
    free.lacks("close").refuses("close", "MS17.6", "mk-why-seal-sealed")
    crowd = held("graveyard", "", seats=2, others={1: "c03.C"}, **REALM)
    crowd.lacks("close").refuses("close", "MS17.6", "mk-why-seal-shared")
    for mana, usable in (("red", True), ("black", True), ("gold", False)):
        die = held("graveyard", "", **{**REALM, "crystals": "", "source": mana})
        token_only = held("graveyard", "", **{**REALM, "crystals": "", "tokens": mana})
        assert ("close" in die.keys, "close" in token_only.keys) == (usable, usable)
    held("graveyard", "", **{**REALM, "crystals": ""}).refuses("close", "MS17.6", "mk-why-seal-mana")
    assert "close" not in held("graveyard", "", **STRIFE).keys
    done = held("graveyard", "", **REALM).choose("stop", "close").expect(my_reputation=1)
    assert done.state.now.acted is False


@M.clause("MS17.7")
def test_the_necromancer_sits_over_the_blue_city() -> None:
    s = at_position(1, 1, "k06", **REALM)
    at = space_of(s, "k06.C")
    assert (s.board[at].site, s.holds[at].level) == ("necropolis", 4) and at not in s.shields
    assert [s.face[pid] for pid in tokens_at(s, at, LEADER)] == ["necromancer"]
    green = at_position(1, 1, "k05", **REALM)
    assert green.shields[space_of(green, "k05.C")] == (0,) and not tokens_at(green, space_of(green, "k05.C"))
