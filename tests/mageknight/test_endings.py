"""Golden records of each way to end: every scenario with its goal reached, lost, and with its last Round over.

A record begins shortly before the end, in a scene: whole matches would be a third of a megabyte each. What it holds is
what a match's record holds from there on: answers, chance, events, the result.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.behaviour import told
from tests.golden import same_text
from undercroft.core.zones import create
from undercroft.games.mageknight.encounters.leader import found_lair
from undercroft.games.mageknight.records import Points
from undercroft.games.mageknight.rules import SCENARIOS
from undercroft.games.mageknight.scenarios.one_to_return import choose_heroes
from undercroft.games.mageknight.state import State
from undercroft.games.mageknight.world.factions import CRUSADE, ELEMENTS
from undercroft.games.mageknight.world.groups import GUARD, put
from undercroft.games.mageknight.world.hexes import ORIGIN

from .cities import before_walls
from .factions import REALM, STRIFE, VALLEY
from .marches import beside, field, his_turn
from .scene import Scene, bare, go, space_of
from .test_conquest import led
from .test_quests import spell

LIKED = ("resolve", "end", "announce", "forfeit", "start", "done", "next", "none", "stay", "hero")


def ended(s: Scene) -> Scene:
    """Everybody hurries to the end."""
    for _ in range(120):
        if s.match.decision is None:
            return s
        s.choose(next((key for key in LIKED if key in s.keys), s.keys[0]))
    raise AssertionError("it does not end")


def last_blow(s: Scene) -> Scene:
    """All enemies of this combat are as good as defeated."""
    combat = s.state.now.combat
    assert combat is not None
    combat.phase, combat.points = "attack", [Points("melee", "cold_fire", 90)]
    combat.targets = tuple(range(len(combat.foes)))
    s.state.agenda[-1] = ("fight",)
    return go(s.state)


def in_teams(s: State) -> State:
    """M20.1: two of two, if the mode is such."""
    if s.rules.mode == "teams":
        s.teams = ((0, 2), (1, 3))
        if s.options["scenario"] == "one_to_return":
            choose_heroes(s)
    return s


def last_turns(s: State, number: int = 0) -> State:
    """The last Round: nobody has more than a card."""
    s.round = number or s.rules.rounds
    for p in s.players:
        p.deck, p.hand = [], create(s, ["rage"], known=1)
    return s


# -- goals


def city(scenario: str, mode: str, others: int, seats: int) -> Scene:
    """The last of so many cities falls; the others are led by the last seat."""
    facts = dict.fromkeys(range(1, seats), "c02.C")
    s = before_walls("golems", seats=seats, others=facts, scenario=scenario, mode=mode, tactic="early_bird")
    led(s.state, *(((seats - 1,), seats - 1),) * others)
    in_teams(s.state)
    return last_blow(s.choose("step:sw"))


def mine() -> Scene:
    foes = {"c02.SW": "prowlers, minotaur"}
    b = bare("rage", at="c02.SW", tiles="c01, c02", foes=foes, scenario="mines_liberation", seats=2)
    b.tiles = ()
    return last_blow(go(b, ("turn",)).choose("act:free_mine"))


def dungeon() -> Scene:
    b = bare("rage", at="c07.SE", tiles="c07, c01", scenario="dungeon_lords", seats=2)
    b.tiles = ()
    return last_blow(go(b, ("turn",)).choose("act:enter"))


def incantation() -> Scene:
    """Both speak their second one in this Night."""
    s = spell(4)
    s.state.tally = {"incantation 0": 1, "incantation 1": 2}
    return last_blow(s.choose("act:incant"))


def city_found() -> Scene:
    """First Reconnaissance: the tile with the city is turned up."""
    b = bare("rage", at="c01.E", tiles="c01, c02", move=4, seats=2)
    b.tiles = tuple(create(b, ["k05"], known=0))
    s = go(b, ("turn",))
    return s.choose(next(key for key in s.keys if key.startswith("explore:")))


def homecoming() -> Scene:
    """One to Return: the last Night is over, and seat 1 stands where the portal was."""
    b = bare("rage", at="c01.C", night=True, scenario="one_to_return", seats=2)
    b.players[1].at = ORIGIN
    return go(last_turns(b), ("turn",))


def nobody_left() -> Scene:
    """One to Return: all are still on the portal when it closes; envy has nobody left to look at."""
    b = bare("rage", at="start_a.C", scenario="one_to_return", house="harder_envy", seats=2)
    b.players[0].at, b.now.path = ORIGIN, [ORIGIN]
    b.players[1].at = ORIGIN
    return go(last_turns(b, 1), ("turn",))


def held() -> Scene:
    facts = {"tiles": "c09, c04", "at": "c09.SE", "shields": {"c09.E": (0,), "c09.SW": (1,)}}
    return go(last_turns(bare("rage", scenario="conquer_and_hold", seats=2, **facts)), ("turn",))


def volkare_beaten(scenario: str) -> Scene:
    s = beside("rage", scenario=scenario, army="prowlers", move=4).choose("step:e")
    return last_blow(s)


def gates(heroes: dict[int, str]) -> Scene:
    """Volkare's Return: he attacks a conquered city."""
    facts = {"tiles": "c01, c02, k06", "city": "k06.C", "army": "prowlers, golems", "hand": "rage"}
    return his_turn("stamina, march, march", at="k06.W", heroes=heroes, **facts)


def portal(at: str, heroes: dict[int, str]) -> Scene:
    """Volkare's Quest: he comes to the portal."""
    return his_turn("stamina, march", at=at, scenario="volkares_quest", heroes=heroes)


def leader(faction: str, tile: str, mode: str, seats: int, options: dict[str, str], also: str = "") -> Scene:
    """The last level of a leader; another one lost all of its levels before."""
    b = bare("rage", at=f"{tile}.NE", tiles=f"{tile}, c10, k08" if also else f"{tile}, c10", move=4, mode=mode,
             seats=seats, others=dict.fromkeys(range(1, seats), "c10.C"), **options)  # fmt: skip
    at = space_of(b, f"{tile}.C")
    found_lair(b, at, faction)
    b.holds[at] = b.holds[at]._replace(level=1, marks=(-1,))
    put(b, at, GUARD)
    if also:
        other = space_of(b, "k08.C")
        found_lair(b, other, also)
        b.holds[other] = b.holds[other]._replace(level=0, marks=(0,) * 4)
        b.there.pop(other, None)
    if b.rules.glades and options is REALM:
        for number in range(b.rules.glades):
            b.tally[f"grave {number + 1}"] = number
            b.board = {**b.board, number + 1: b.board[ORIGIN]._replace(site="graveyard")}  # type: ignore[misc]
            b.shields[number + 1] = (0,)
    return last_blow(go(b, ("turn",)).choose("step:sw"))


def relic(mode: str, seats: int) -> Scene:
    """The last dragon; the other parts are found."""
    facts = {"scenario": "lost_relic", "sets": "tezla", "mode": mode, "foes": {"k06.C": "fire_dragon"}}
    b = bare("rage", at="k06.NE", tiles="k06, c10", move=4, seats=seats, down=True,
             others=dict.fromkeys(range(1, seats), "c10.C"), **facts)  # fmt: skip
    for number in range(b.rules.cities - 1):
        b.board = {**b.board, number + 1: b.board[space_of(b, "k06.C")]}  # type: ignore[misc]
        b.shields[number + 1] = (seats - 1,)
    return last_blow(go(b, ("turn",)).choose("step:sw"))


GOALS: dict[str, tuple[Callable[[], Scene], str, tuple[int, ...]]] = {
    "first_reconnaissance-city": (city_found, "city", (0,)),
    "full_conquest-won": (lambda: city("full_conquest", "competitive", 1, 2), "reached", (0,)),
    "full_conquest-teams-won": (lambda: city("full_conquest", "teams", 3, 4), "reached", (1, 3)),
    "blitz_conquest-won": (lambda: city("blitz_conquest", "competitive", 1, 2), "reached", (0,)),
    "solo_conquest-won": (lambda: city("solo_conquest", "solo", 1, 1), "reached", (0,)),
    "full_cooperation-won": (lambda: city("full_cooperation", "cooperative", 2, 2), "reached", (0, 1)),
    "blitz_cooperation-won": (lambda: city("blitz_cooperation", "cooperative", 1, 2), "reached", (0, 1)),
    "mines_liberation-won": (mine, "mines", (0,)),
    "druid_nights-won": (incantation, "druids", (0,)),
    "dungeon_lords-won": (dungeon, "dungeons", (0,)),
    "one_to_return-home": (homecoming, "rounds", (1,)),
    "one_to_return-nobody": (nobody_left, "rounds", ()),
    "conquer_and_hold-held": (held, "rounds", (0,)),
    "volkares_return-won": (lambda: volkare_beaten("volkares_return"), "reached", (0,)),
    "volkares_return_blitz-won": (lambda: volkare_beaten("volkares_return_blitz"), "reached", (0,)),
    "volkares_quest-won": (lambda: volkare_beaten("volkares_quest"), "reached", (0,)),
    "volkares_return-city-lost": (
        lambda: his_turn("stamina", at="k06.W", tiles="c01, c02, k06"), "missed", ()
    ),
    "volkares_return-city-razed-and-lost": (lambda: gates({}), "missed", ()),
    "volkares_return-city-lost-in-battle": (
        lambda: gates({0: "k06.C"}).choose("fight", "partial"), "missed", ()
    ),
    "volkares_quest-escaped": (lambda: portal("start_b.C", {0: "c01.C"}), "missed", ()),
    "volkares_quest-nobody": (lambda: portal("c02.NE", {}), "missed", ()),
    "life_and_death-won": (lambda: leader(ELEMENTS, "k05", "solo", 1, STRIFE, CRUSADE), "reached", (0,)),
    "realm_of_the_dead-won": (lambda: leader(CRUSADE, "k06", "cooperative", 2, REALM), "reached", (0, 1)),
    "hidden_valley-won": (lambda: leader(ELEMENTS, "k07", "competitive", 2, VALLEY), "reached", (0,)),
    "lost_relic-won": (lambda: relic("solo", 1), "reached", (0,)),
    "lost_relic-together-won": (lambda: relic("cooperative", 2), "reached", (0, 1)),
}  # fmt: skip


def recorded(s: Scene) -> str:
    """What the record says from the scene to the end."""
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in told(s.match)[:-2])


@pytest.mark.parametrize("name", GOALS)
def test_a_goal_that_is_reached_or_lost(name: str, golden: Path) -> None:
    make, reason, winners = GOALS[name]
    s = ended(make())
    assert s.match.result is not None
    assert (s.match.result.reason, s.match.result.winners) == (f"mk-end-{reason}", winners)
    same_text(golden / "endings" / f"{name}.jsonl", recorded(s))


# -- Rounds


def out_of_time(name: str, mode: str, seats: int) -> Scene:
    """The last Round of a scenario in one of its modes, and nobody has reached anything."""
    facts: dict[str, Any] = {"seats": seats, "scenario": name, "mode": mode}
    if name.startswith("volkare"):
        b = field(heroes=dict.fromkeys(range(seats), "c01.C"), **facts)
    else:
        b = bare("rage", sets=",".join(SCENARIOS[name].needs) or "none", **facts)
        b.tiles = tuple(create(b, ["c05"], known=0))
    for seat in (in_teams(b).teams or ((0,),))[0]:
        b.players[seat].fame = 5
    return ended(go(last_turns(b), ("turn",)))


def test_the_last_round_is_over(golden: Path) -> None:
    """Those who play together, or alone for a goal, have lost; of rivals the one with the most Fame has won."""
    lines = ""
    for name, scenario in SCENARIOS.items():
        for plan in scenario.plans:
            s = out_of_time(name, plan.mode, plan.players[0])
            rules, result = s.state.rules, s.match.result
            assert result is not None and result.reason == f"mk-end-{'missed' if rules.won else 'rounds'}", name
            if rules.together and rules.won:
                assert result.winners == (), name
            elif not rules.winners:
                assert result.winners == (s.state.teams or ((0,),))[0], name
            lines += f'{{"scenario":"{name}","mode":"{plan.mode}"}}\n{recorded(s)}'
    same_text(golden / "endings" / "rounds.jsonl", lines)
