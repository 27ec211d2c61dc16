"""What `python -m tools.soak mageknight` plays: every scenario with all sets, and every sort of middle."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from undercroft.games.mageknight.rules import HOUSE, SCENARIOS, most_of
from undercroft.games.mageknight.state import State
from undercroft.games.mageknight.tables import CARDS, ENEMIES, FAVOURS, SKILLS, UNITS

from . import middles
from .cities import defeat
from .clashes import clash
from .errands import errand
from .marches import ready
from .scene import Scene
from .test_camp import by_camp, taken
from .test_control import offers, round_over
from .test_factions import held
from .test_leaders import lair, warband
from .test_relic import guarded
from .test_tezla import armed, favoured
from .test_valley import hunter
from .test_volkare_combat import brawl


def faction(seed: int) -> Scene:
    """A place that a faction holds, a leader with a retinue, alone or together, a dragon in a ruined city."""
    random = Random(f"faction {seed}")
    own = [face for face, enemy in ENEMIES.items() if enemy.faction == "dark_crusader" and enemy.copies]
    facts: dict[str, Any] = {
        "crystals": "red, blue, green, white",
        "units": middles.some(random, list(UNITS), 2),
        "skills": ", ".join(random.sample([*SKILLS], 2)),
        "night": random.random() < 0.5,
        "sets": middles.SETS,
    }
    hand = ", ".join(random.choice([*CARDS]) for _ in range(6))
    foes = ", ".join(random.sample(own, 2))
    sort = seed % 8
    if sort == 0:
        s = held(random.choice(("glade", "graveyard")), foes, **{**facts, "hand": hand})
        return s.choose("act:liberate") if "act:liberate" in s.keys else s
    if sort == 1:
        s = lair(hand, random.randint(1, 12), foes, **facts)
        return s.choose("step:sw") if "step:sw" in s.keys else s
    if sort == 2:
        return warband(retinue=foes, level=random.randint(1, 12), **facts)
    if sort == 3:
        return favoured(", ".join(random.sample([*FAVOURS], 4)), hand, **facts)
    if sort == 4:
        return armed(", ".join(random.sample([*FAVOURS], 4)), foes, hand, random.choice(("ranged", "attack")), **facts)
    if sort == 5:
        return defeat(hunter(**facts))
    if sort == 6:
        return lair(hand, 1, faction="elementalist", **facts)
    return guarded(foe=random.choice(("fire_dragon", "storm_dragon", "lava_dragon")), **facts)


def camped(seed: int) -> Scene:
    """Volkare's camp, conquered or not; his level between Rounds; the offers that are controlled."""
    random = Random(f"camp {seed}")
    sort = seed % 4
    if sort == 0:
        return by_camp(", ".join(random.choice([*CARDS]) for _ in range(6)), army="prowlers, golems")
    if sort == 1:
        return ready(taken(at=random.choice(("volkare_camp.NW", "volkare_camp.C"))), ("turn",))
    return round_over() if sort == 2 else offers()


SORTS = (middles.middle, middles.siege, clash, errand, brawl, middles.crowd, middles.volley, faction, camped)


def middle(seed: int) -> Scene:
    """Fights, sites, cities, joint assaults, duels, Volkare, each in turn."""
    turn, sort = divmod(seed, len(SORTS))
    return SORTS[sort](turn)


def tables() -> Iterator[tuple[int, dict[str, str]]]:
    """Every scenario in each mode with all of its numbers of players and levels; then every house rule."""
    for name, scenario in SCENARIOS.items():
        for plan in scenario.plans:
            options = {"scenario": name, "mode": plan.mode, "sets": middles.SETS}
            for seats in range(plan.players[0], most_of(scenario, plan) + 1):
                yield seats, options
            for level in scenario.levels:
                yield plan.players[0], {**options, "level": level}
            for house in HOUSE:
                yield plan.players[0], {**options, "house": house}


def met(s: State) -> set[str]:
    """What came up: every piece that somebody has seen, the sites of the map, Tactics."""
    seen = {face for face, known in zip(s.face, s.known, strict=True) if known}
    seen.update(space.site for space in s.board.values())
    return seen.union((p.tactic for p in s.players), s.tactics_gone)
