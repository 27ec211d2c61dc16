"""Heroes who start at a higher level (MT14)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft import new_match
from undercroft.core.errors import DoesNotFit
from undercroft.core.story import reckoning
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.play.development import develop
from undercroft.games.mageknight.play.heroes import level
from undercroft.games.mageknight.play.tracks import free_commands, hero_armor
from undercroft.games.mageknight.state import State
from undercroft.games.mageknight.tables import HEROES, UNITS

from .scene import Scene, bare, go

M = pytest.mark


def young(goal: int = 3, tops: str = "", hero: str = "tovak", **more: Any) -> Scene:
    """Seat 0 develops its hero; `tops` lie on top of their stacks."""
    house = {3: "veterans", 5: "champions"}.get(goal, "veterans")
    s = bare(hero=hero, house=house, **{"sets": "tezla", "deck": "march, stamina", **more})
    if s.rules.plan.start_level != goal:
        s.rules = s.rules._replace(plan=s.rules.plan._replace(start_level=goal))  # type: ignore[misc]
    for face in tops.split(", ") if tops else ():
        name, stack = next((name, stack) for name, stack in s.stacks.items() if face in [s.face[pid] for pid in stack])
        card = next(pid for pid in stack if s.face[pid] == face)
        s.stacks[name] = (*(pid for pid in stack if pid != card), card)
    return go(s, ("develop", 0))


def shown(s: Scene) -> list[str]:
    return s.faces(list(s.state.players[0].display))


@M.clause("MT14.1")
@M.example("mageknight", "XR18")
def test_a_skill_for_each_odd_level_after_the_first() -> None:
    """One of two; the other goes to the common pool. Level 2: none, 3 and 4: one, 5: two."""
    for goal, times in ((2, 0), (3, 1), (4, 1), (5, 2)):
        s = young(goal)
        while s.keys[0].startswith("skill:"):
            s.choose(s.keys[0])
        assert len(s.state.players[0].skills) == times and "done" in s.keys, goal
    s = young(3)
    first, second = s.keys
    s.choose(first)
    assert [f"skill:{s.state.face[pid]}" for pid in s.state.players[0].skills] == [first]
    assert [f"skill:{s.state.face[pid]}" for pid in s.state.common] == [second]


@M.clause("MT14.2", "MT14.7")
def test_the_level_brings_what_it_brings() -> None:
    """Command tokens, Armor and hand limit; the option names the level."""
    for house, goal in (("veterans", 3), ("champions", 5)):
        match = new_match("mageknight", seats=1, seed=1, options={"house": house, "sets": "tezla"})
        while match.decision is not None and match.decision.kind == "mk.develop":
            match.choose("done" if "done" in match.keys else match.keys[0])
        s = match.state
        assert isinstance(s, State)
        (p,) = s.players
        row = level(goal)
        assert (p.level, len(p.hand), hero_armor(s, 0), free_commands(s, 0)) == (goal, row.hand, row.armor, row.command)
        assert p.fame == row.fame + 1 and p.display == ()
    for options in ({"house": "veterans,champions", "sets": "tezla"}, {"house": "veterans", "sets": "none"}):
        with pytest.raises(DoesNotFit):
            GAME.settle(1, options)
    with pytest.raises(DoesNotFit):
        GAME.settle(
            1, {"house": "champions", "scenario": "lost_relic", "sets": "tezla"}
        )  # which has a level of its own


@M.clause("MT14.3")
@M.example("mageknight", "XR17")
def test_a_crystal_of_each_colour_of_the_hero() -> None:
    for hero in HEROES:
        s = bare(
            hero=hero if hero in ("tovak", "arythea", "goldyx", "norowas") else "tovak", house="veterans", sets="tezla"
        )
        s.players[0].hero = hero
        develop(s, 0)
        own = {colour: n for colour, n in s.players[0].crystals.items() if n}
        assert own == dict.fromkeys(HEROES[hero].dots, 1) and len(own) == 2, hero


@M.clause("MT14.4", "MT14.5")
@M.example("mageknight", "XE21")
def test_what_eighteen_influence_buys() -> None:
    """5 Advanced Actions, 4 Units, 3 Spells, 2 Artifacts; one Action free, Peasants, a Spell, a crystal: 1 Fame."""
    s = young(3, "peasants, fireball, learning, intimidate")
    s.choose(s.keys[0]).expect(influence=18)
    kinds = [sum(face in UNITS for face in shown(s)), len(shown(s))]
    assert kinds == [4, 5 + 4 + 3 + 2]
    s.choose("buy:learning").expect(influence=18).choose("buy:peasants").expect(influence=14)
    s.choose("buy:fireball").expect(influence=5).lacks("buy:intimidate")
    colour = next(key for key in s.keys if key.startswith("crystal:"))
    fame = s.state.players[0].fame
    s.choose(colour, "done")  # 2 are left, which buy nothing
    assert s.state.players[0].fame == fame + 1
    second = young(3, "learning, intimidate")
    second.choose(second.keys[0]).choose("buy:learning", "buy:intimidate").expect(influence=12)  # 6 beyond the free one
    relic = young(3, "horn_of_wrath")
    relic.choose(relic.keys[0]).choose("buy:horn_of_wrath").expect(influence=6)
    even = young(3, "peasants, foresters")
    even.choose(even.keys[0])
    for key in ("crystal:red", "crystal:green", "crystal:green", "crystal:green", "crystal:white", "crystal:white"):
        even.choose(key if key in even.keys else next(k for k in even.keys if k.startswith("crystal:")))
    before = even.state.players[0].fame
    even.expect(influence=0).choose("done")
    assert even.state.players[0].fame == before  # nothing is left, so no Fame


@M.clause("MT14.4")
def test_a_spell_for_less_and_a_crystal() -> None:
    s = young(3, "fireball", hero="arythea")  # with a red and a white crystal
    s.choose(s.keys[0]).offers("buy:fireball", "trade:fireball").choose("trade:fireball")
    s.expect(influence=11)
    assert s.state.players[0].crystals["red"] == 0
    none = young(3, "snowstorm", hero="arythea")
    none.choose(none.keys[0]).offers("buy:snowstorm").lacks("trade:snowstorm")


@M.clause("MT14.1")
@pytest.mark.parametrize(
    ("scenario", "seats"), [("volkares_return", 1), ("one_to_return", 4), ("realm_of_the_dead", 2)]
)
def test_the_score_is_reckoned_while_heroes_develop(scenario: str, seats: int) -> None:
    """A page asks for it at any question: before Volkare is there, and before a team has chosen who returns."""
    mode = "teams" if seats == 4 else "usual"
    options = {"house": "veterans", "scenario": scenario, "mode": mode}
    match = new_match("mageknight", seats=seats, seed=1, options=options)
    assert match.decision is not None and match.decision.kind == "mk.develop" and reckoning(match)


@M.clause("MT14.6", "MT14.8")
def test_what_is_not_taken_goes_back() -> None:
    """Units stand in the Unit area, other cards are shuffled into the deck; then the rest is set up."""
    match = new_match("mageknight", seats=2, seed=4, options={"house": "veterans", "sets": "tezla"})
    s = match.state
    assert isinstance(s, State) and not s.placed and not s.unit_offer and not s.source  # before any other set-up
    sizes = {name: len(stack) for name, stack in s.stacks.items()}
    taken: list[str] = []
    while match.decision is not None and match.decision.kind == "mk.develop":
        wanted = next((key for key in match.keys if key.startswith("buy:")), "") if not taken else ""
        taken += [wanted.partition(":")[2]] if wanted else []
        match.choose(wanted or ("done" if "done" in match.keys else match.keys[0]))
    s = match.state
    assert isinstance(s, State) and s.placed and s.unit_offer and s.source
    mine = [s.face[pid] for pid in (*s.players[0].deck, *s.players[0].hand)]
    assert len(mine) == 17 and taken[0] in mine
    assert all(not p.display and len(p.hand) == 5 for p in s.players)
    left = [*s.stacks["advanced"], *s.advanced, *s.cloister]
    assert len(left) == sizes["advanced"] + 5 - 1  # the display of the first hero less what was bought
    unit = young(3, "peasants")
    unit.choose(unit.keys[0]).choose("buy:peasants", "done")
    assert unit.faces([u.card for u in unit.state.players[0].units]) == ["peasants"]


@M.clause("MT14.6")
@M.example("mageknight", "XR33")
def test_the_next_hero_is_shown_other_cards() -> None:
    """What nobody took goes back when all are done; earlier only where a deck is too small."""
    match = new_match("mageknight", seats=3, seed=4, options={"house": "veterans", "sets": "tezla"})
    dealt: dict[int, tuple[int, ...]] = {}
    while match.decision is not None and match.decision.kind == "mk.develop":
        s = match.state
        assert isinstance(s, State)
        dealt.setdefault(s.actor, s.players[s.actor].display)
        match.choose("done" if "done" in match.keys else match.keys[0])
    cards = [card for display in dealt.values() for card in display]
    assert len(dealt) == 3 and len(cards) == 3 * (5 + 4 + 3 + 2) == len({*cards})
    small = bare(house="veterans", sets="tezla", seats=2)
    small.stacks["spells"] = small.stacks["spells"][:4]
    small.agenda = []
    first = go(small, ("develop", 1), ("develop", 0))
    while first.state.actor == 0:
        first.choose("done" if "done" in first.keys else first.keys[0])
    second = first.state.players[1].display
    assert len(second) == 5 + 4 + 3 + 2 and not first.state.stacks["spells"][1:]


@M.clause("M19.7", "MT14.1")
def test_a_skill_at_the_start_brings_one_of_the_dummy_s_to_the_common_pool() -> None:
    """Alone; the other of one's own two is there as well."""
    for seats, mine in ((1, 2), (2, 0)):
        match = new_match("mageknight", seats=seats, seed=1, options={"scenario": "lost_relic", "sets": "tezla"})
        while match.decision is not None and match.decision.kind == "mk.develop":
            match.choose("done" if "done" in match.keys else match.keys[0])
        s = match.state
        assert isinstance(s, State)
        assert len(s.common) == (mine or seats)
        if s.dummy is not None:
            assert sum(s.face[skill].startswith(s.dummy.hero) for skill in s.common) == 1


@M.example("mageknight", "XR33")
def test_purchases_are_no_interaction() -> None:
    """Familiars cannot be bought; Thugs cost what is printed; as many Units as Command tokens; no fourth crystal."""
    sets = {"sets": "tezla,lost_legion", "reputation": -3}
    s = young(3, "magic_familiars, thugs, peasants, foresters", **sets)
    s.choose(s.keys[0]).lacks("buy:magic_familiars").choose("buy:thugs")
    s.expect(influence=18 - UNITS["thugs"].cost)
    s.choose("buy:peasants").lacks("buy:foresters")  # level 3 has two tokens
    rich = young(3, hero="arythea")
    rich.choose(rich.keys[0])
    rich.choose("crystal:red", "crystal:red").lacks("crystal:red").offers("crystal:blue")
