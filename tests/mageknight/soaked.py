"""What `python -m tools.soak mageknight` plays: every scenario with all sets, and every sort of middle."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from undercroft.core.zones import create
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.box.base.tactics import NIGHT
from undercroft.games.mageknight.fight.foes import muster, open_combat
from undercroft.games.mageknight.rules import HOUSE, SCENARIOS, most_of
from undercroft.games.mageknight.state import State, lay_over
from undercroft.games.mageknight.tables import CARDS, ENEMIES, FAVOURS, RUINS, SITES, SKILLS, UNITS, Ground

from . import middles
from .cities import TILE, defeat, take
from .clashes import clash
from .errands import errand
from .marches import ready
from .scene import Scene, bare, go, space_of, token, unit_of_word
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


RARE = (*SKILLS, *RUINS, *SITES, *FAVOURS, *ENEMIES, *UNITS)
"""What a match meets few of comes first: two of a hero's ten skills, a yellow token or two, some of the enemies."""
SUBJECTS = (*RARE, *(word for word in GAME.cards if word not in RARE))
"""What a position is about, one after another."""


KINDS = {"skills": SKILLS, "ruins": RUINS, "sites": SITES, "favours": FAVOURS, "enemies": ENEMIES, "units": UNITS}
SPOTS = [
    *middles.SPACES, *((tile, "C", Ground("city", "city")) for tile in TILE.values()),
    ("volkare_camp", "C", Ground("plains", "camp")),
]  # fmt: skip
LAID = ("c02", "E", Ground("plains"))
"""Where a site lies that only a scenario brings; otherwise the hero stands there."""
PACE = 97  # from one partner to the next: shares no divisor with how many there are, and far enough for another sort


def pair(turn: int) -> tuple[str, str]:
    """The two that a position is about: each in its turn, and each time beside another."""
    again, first = divmod(turn, len(SUBJECTS))
    return SUBJECTS[first], SUBJECTS[(first + 1 + again * PACE % (len(SUBJECTS) - 1)) % len(SUBJECTS)]


def about(turn: int) -> Scene:
    """A position in which two subjects lie where they matter: in a hand, on the space, beside or against the hero."""
    subjects, random = pair(turn), Random(f"about {turn}")
    own = {name: [word for word in subjects if word in pieces] for name, pieces in KINDS.items()}
    rest = [word for word in subjects if not any(word in words for words in own.values())]  # cards and Tactics
    tactic = next((word for word in rest if word not in CARDS), "the_right_moment")
    grounds = [*own["sites"], *("ruins" for _ in own["ruins"])]
    spots = [random.choice([spot for spot in SPOTS if spot[2].site == ground] or [LAID]) for ground in grounds]
    tile, place, _ = (spots or [LAID])[0]
    tiles = list(dict.fromkeys([tile, *(spot[0] for spot in spots), "c01", "c02"]))
    ruins = {f"{tile}.{place}": random.choice([*RUINS]) for tile, place, ground in spots if ground.site == "ruins"}
    ruins.update(zip(ruins, own["ruins"], strict=False))
    cards = [word for word in rest if word in CARDS] + random.sample([*CARDS], 3)
    s = bare(
        ", ".join(cards), at=f"{tile}.{place}", tiles=", ".join(tiles[:3]), ruins=ruins,
        skills=", ".join(own["skills"]), crystals="red, blue, green, white", tokens="gold", tactic=tactic,
        night=tactic in NIGHT or random.random() < 0.4, level=random.randint(2, 7), seats=2,
        move=random.randint(0, 6), sets=middles.SETS, scenario="full_conquest",
    )  # fmt: skip
    for spot, site in zip(spots, grounds, strict=True):
        if site == "city":
            take(s, space_of(s, f"{spot[0]}.{spot[1]}"), (0,), 0)
    if LAID in spots:  # a site of a scenario, which is on no tile
        lay_over(s, space_of(s, "c02.E"), Ground("plains", grounds[spots.index(LAID)]))
    s.players[0].kept = tuple(create(s, own["favours"]))
    for word in own["units"]:
        if random.random() < 0.6:
            s.players[0].units.append(unit_of_word(s, word))
        else:
            s.unit_offer += create(s, [word])
    if not own["enemies"]:
        return go(s, ("turn",))
    combat = open_combat(s, "rampage", s.players[0].at)
    for word in own["enemies"]:
        muster(s, combat, token(s, word), "guard", s.players[0].at)
    return go(s, ("turn",), ("phase", random.choice(("ranged", "ranged", "block", "attack"))))


SORTS = (middles.middle, middles.siege, clash, errand, brawl, middles.crowd, middles.volley, faction, camped)


def middle(seed: int) -> Scene:
    """Every piece in turn; fights, sites, cities, joint assaults, duels, Volkare, each in turn."""
    if seed % 2 == 0:
        return about(seed // 2)
    turn, sort = divmod(seed // 2, len(SORTS))
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
