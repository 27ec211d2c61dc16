"""Steps that change enemies (M12.9, M12.26)."""

from __future__ import annotations

from ....core.decision import Effect
from ..reckoning import fortified, resists
from ..state import State
from .foes import attackers, beat, standing, which_foe
from .steps import (
    asks,
    does,
)


def _stop(s: State, at: int) -> None:
    """M12.26: the enemy does not attack; a block that was being built up against it is over."""
    c = s.combat
    assert c is not None
    c.foes[at].idle = True
    if c.phase == "block" and any(strike // 4 == at for strike in c.targets):
        c.targets, c.points, c.riders = (), [], []


@asks("idle")
def _idle(s: State, n: int, colour: str = "", open_only: int = 0) -> Effect:
    """M12.26: up to n enemies do not attack in this combat."""
    c = s.combat
    assert c is not None
    for _ in range(n):
        numbers = attackers(s, colour, bool(open_only))
        if not numbers:
            return
        _stop(s, (yield which_foe(s, numbers))[1])


@asks("idle_weak")
def _idle_weak(s: State, by: int, colour: str, lost: str = "") -> Effect:
    """An enemy does not attack and loses Armor or a resistance."""
    c = s.combat
    assert c is not None
    at = (yield which_foe(s, attackers(s, colour)))[1]
    _stop(s, at)
    foe = c.foes[at]
    foe.armor -= by
    if lost:
        foe.bare = (*foe.bare, lost)


@asks("weaken")
def _weaken(s: State, by: int, colour: str, walled: int = 0) -> Effect:
    c = s.combat
    assert c is not None
    foe = c.foes[(yield which_foe(s, standing(s, colour)))[1]]
    foe.armor -= walled if walled and fortified(s, foe) else by


@does("weaken_all")
def _weaken_all(s: State, by: int, colour: str, walled: int = 0) -> None:
    c = s.combat
    assert c is not None
    for at in standing(s, colour):
        foe = c.foes[at]
        foe.armor -= walled if walled and fortified(s, foe) else by


@asks("lay_bare")
def _expose(s: State, n: int) -> Effect:
    """One enemy loses every fortification and resistance."""
    c = s.combat
    assert c is not None
    foe = c.foes[(yield which_foe(s, standing(s)))[1]]
    foe.bare = (*foe.bare, "resistances", "fortified")


@does("expose_all")
def _expose_all(s: State, lost: str) -> None:
    c = s.combat
    assert c is not None
    for at in standing(s):
        c.foes[at].bare = (*c.foes[at].bare, lost)


@asks("break")
def _break(s: State, n: int) -> Effect:
    """An enemy loses 1 Armor for each of its resistances."""
    c = s.combat
    assert c is not None
    foe = c.foes[(yield which_foe(s, standing(s)))[1]]
    foe.armor -= len(resists(s, foe))


@does("open_site")
def _open_site(s: State, n: int) -> None:
    """Site fortifications are ignored this turn."""
    s.mods.append(("open_site",))


@does("cold_fire")
def _cold_fire(s: State, n: int) -> None:
    """All attacks of this combat are Cold Fire."""
    s.mods.append(("cold_fire_attacks",))


@does("sieging")
def _sieging(s: State, n: int) -> None:
    """All attacks of this combat are Siege too."""
    s.mods.append(("sieging",))


@asks("destroy")
def _destroy(s: State, n: int, colour: str) -> Effect:
    """An enemy is defeated at once."""
    c = s.combat
    assert c is not None
    at = (yield which_foe(s, standing(s, colour)))[1]
    beat(s, c.foes[at])
    c.targets, c.points = (), []


@does("rider")
def _rider(s: State, *rider: str | int) -> None:
    """What a successful block with this card brings."""
    c = s.combat
    if c is not None:
        c.riders.append(rider)
