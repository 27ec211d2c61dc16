"""Scenes in which several heroes act: a raid on another's turn, a joint fight, a duel.

No scenario has them yet, so what is fought here is registered here: a raid of which nothing comes, and a stronghold.
"""

from __future__ import annotations

from random import Random
from typing import Any

from undercroft.games.mageknight.fight.attend import attack
from undercroft.games.mageknight.fight.joint import propose, remains, send_back
from undercroft.games.mageknight.records import Combat, Fight
from undercroft.games.mageknight.state import State
from undercroft.games.mageknight.tables import CARDS, ENCOUNTERS, ENEMIES, SIDES, UNITS, Encounter, Side
from undercroft.games.mageknight.world.groups import GUARD, put, tokens_at

from ..scene import listed
from .scene import Scene, bare, go, space_of, token


def nothing(s: State, c: Combat) -> None:
    """Nothing comes of it."""


def held(s: State, c: Combat) -> None:
    remains(s, tuple(foe.token for foe in c.foes if foe.side == GUARD and not foe.beaten))


def decided(s: State, fight: Fight) -> None:
    put(s, fight.at, GUARD, *fight.left)
    if fight.left:
        send_back(s, fight)
    else:
        s.shields[fight.at] = fight.seats


SIDES["raider"] = Side()
ENCOUNTERS["raid"] = Encounter(nothing, side="raider", last="damage")
ENCOUNTERS["stronghold"] = Encounter(held, decide=decided)


def raid(foes: str = "prowlers", hand: str = "march, rage", **more: Any) -> Scene:
    """Enemies attack seat 1 on the turn of seat 0."""
    facts = {"seats": 2, "others": {1: "c02.C"}, "rival_hand": "determination, rage", "move": 3, **more}
    s = bare(hand, **facts)
    s.agenda.append(("turn",))
    attack(s, 1, "raid", tuple(token(s, face) for face in listed(foes)))
    return go(s)


def stronghold(foes: str = "golems, guardsmen", hand: str = "march, rage", **more: Any) -> Scene:
    """Seat 0 proposes to take a keep together; seats 1 and 2 stand next to it, seat 3 does not."""
    facts = {"at": "c03.C", "tiles": "c03, c02", "move": 3, "rival_hand": "march, rage", **more}
    s = bare(hand, seats=4, others={1: "c03.E", 2: "c03.NW", 3: "c02.C"}, foes={"c03.NE": foes}, down=True, **facts)
    keep = space_of(s, "c03.NE")
    s.agenda.append(("turn",))
    propose(s, "stronghold", keep, tokens_at(s, keep, GUARD))
    return go(s)


def duel(hand: str = "rage, march", at: str = "c02.C", **more: Any) -> Scene:
    """Seat 0 attacks seat 1, who stands on the same space."""
    facts = {"rival_hand": "determination, rage", "source": "", "house": "duels", "tactic": "planning", **more}
    s = bare(hand, at=at, seats=2, others={1: at}, **facts)
    s.now.path = [space_of(s, "c02.E"), s.players[0].at]
    return go(s, ("turn",), ("duel",))


def clash(seed: int) -> Scene:
    """Any of them, out of a seed."""
    random = Random(f"clash {seed}")
    cards = [*CARDS, "wound", "rage", "determination", "swiftness", "march"]

    def some(words: list[str], most: int) -> str:
        return ", ".join(random.choice(words) for _ in range(random.randint(1, most)))

    facts: dict[str, Any] = {
        "hand": some(cards, 6),
        "rival_hand": some(cards, 6),
        "units": some(list(UNITS), 2),
        "rival_units": some(list(UNITS), 2),
        "rival_crystals": "red, blue, green, white",
        "rival_skills": random.choice(("", "arythea_motivation", "tovak_double_time")),
        "crystals": "red, blue, green, white",
        "discard": random.choice(("", "ruby_ring")),
        "level": random.randint(1, 6),
        "night": random.random() < 0.3,
    }
    sort = random.choice(("raid", "stronghold", "stronghold", "duel"))
    if sort == "raid":
        return raid(some(list(ENEMIES), 2), **facts)
    if sort == "stronghold":
        foes = some([face for face, enemy in ENEMIES.items() if not enemy.summons], 3)
        return stronghold(f"golems, guardsmen, {foes}", **facts)
    return duel(**facts)
