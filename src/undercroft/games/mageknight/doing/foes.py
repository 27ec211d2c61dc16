"""The enemies of a combat as effects see them (M12.9), and defeating them."""

from __future__ import annotations

from ....core.decision import Decision
from ....core.events import tell
from ..reckoning import fortified, printed, resists
from ..state import Foe, State
from ..tracks import (
    change_reputation,
    gain_fame,
)
from .steps import (
    TARGET,
)


def can_affect(s: State, foe: Foe, colour: str) -> bool:
    """M12.9: red effects do nothing to Fire Resistance, blue ones nothing to Ice Resistance."""
    own = resists(s, foe)
    return not ((colour == "red" and "fire" in own) or (colour == "blue" and "ice" in own))


def standing(s: State, colour: str = "") -> list[int]:
    """The enemies that an effect of this colour can reach; a summoner that has summoned is out of reach (M12.12)."""
    c = s.combat
    if c is None:
        return []
    return [
        at
        for at, foe in enumerate(c.foes)
        if not foe.beaten and (foe.summoned < 0 or c.phase == "attack") and can_affect(s, foe, colour)
    ]


def attackers(s: State, colour: str = "", open_only: bool = False) -> list[int]:
    """Those that would still attack."""
    c = s.combat
    assert c is not None
    found = [at for at in standing(s, colour) if not (c.foes[at].idle or c.foes[at].done or c.foes[at].struck)]
    return [at for at in found if not (open_only and fortified(s, c.foes[at]))]


def which_foe(s: State, numbers: list[int], verb: str = "foe") -> Decision:
    c = s.combat
    assert c is not None
    keys, values = foe_keys(s, numbers, verb)
    return Decision(s.active, TARGET, keys, values)


def foe_keys(s: State, numbers: list[int], verb: str) -> tuple[tuple[str, ...], tuple[tuple[str, int], ...]]:
    """A key for each enemy; further ones of the same face get a number."""
    c = s.combat
    assert c is not None
    seen: dict[str, int] = {}
    keys, values = [], []
    for at in numbers:
        foe = c.foes[at]
        face = s.face[foe.summoned if foe.summoned >= 0 and c.phase == "block" else foe.token]
        seen[face] = seen.get(face, 0) + 1
        keys.append(f"{verb}:{face}" + (f"#{seen[face]}" if seen[face] > 1 else ""))
        values.append((verb, at))
    return tuple(keys), tuple(values)


def strike_keys(s: State, strikes: list[int], verb: str) -> tuple[tuple[str, ...], tuple[tuple[str, int], ...]]:
    """A key for each attack; further ones of the same face get a number."""
    c = s.combat
    assert c is not None
    seen: dict[str, int] = {}
    keys, values = [], []
    for strike in strikes:
        foe = c.foes[strike // 4]
        face = s.face[foe.summoned if foe.summoned >= 0 else foe.token]
        seen[face] = seen.get(face, 0) + 1
        keys.append(f"{verb}:{face}" + (f"#{seen[face]}" if seen[face] > 1 else ""))
        values.append((verb, strike))
    return tuple(keys), tuple(values)


def beat(s: State, foe: Foe) -> None:
    """M12.10: Fame at once; M12.22: Reputation for rampaging ones. M13.3: half Fame for retaking a keep, at the end."""
    c = s.combat
    assert c is not None
    foe.beaten = True
    enemy = printed(s, foe)
    s.heaps[enemy.colour].append(foe.token)
    tell(s, "mk-defeated", who=s.active, card=foe.token)
    if c.retaken:
        c.fame += enemy.fame
    else:
        gain_fame(s, s.active, enemy.fame)
    gain_fame(s, s.active, s.mods.count(("trophies",)))
    if foe.rampaging:
        change_reputation(s, s.active, 2 if enemy.colour == "red" else 1)
