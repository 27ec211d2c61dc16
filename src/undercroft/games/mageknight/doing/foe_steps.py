"""Steps that change enemies (M12.9, M12.26)."""

from __future__ import annotations

from ....core.decision import Decision, Effect
from ..reckoning import fortified, resists, strikes_now
from ..state import Combat, State
from ..tracks import gain_fame
from .foes import attackers, beat, foe_keys, standing, strike_keys, which_foe
from .steps import (
    TARGET,
    asks,
    does,
)

WINGS = ("wings",)


def stop(s: State, at: int) -> None:
    """M12.26: the enemy does not attack; a block that was being built up against it is over."""
    c = s.combat
    assert c is not None
    c.foes[at].idle = True
    if c.phase == "block" and any(strike // 4 == at for strike in c.targets):
        give_up(c)


def give_up(c: Combat) -> None:
    """What was being built up is over."""
    c.targets, c.points, c.riders = (), [], []


@asks("idle")
def _idle(s: State, n: int, colour: str = "", open_only: int = 0) -> Effect:
    """M12.26: up to n enemies do not attack in this combat, picked in a fixed order."""
    last = -1
    for count in range(n):
        numbers = [at for at in attackers(s, colour, bool(open_only)) if at > last]
        if not numbers:
            return
        keys, values = foe_keys(s, numbers, "foe")
        more = count > 0  # the first one is what it was played for
        answer = yield Decision(s.active, TARGET, (*keys, *["done"] * more), (*values, *["done"] * more))
        if answer == "done":
            return
        last = answer[1]
        stop(s, last)


@asks("wings")
def _wings(s: State, n: int) -> Effect:
    """Wings of Night: one enemy does not attack; further ones for Move that is made in this combat."""
    stop(s, (yield which_foe(s, attackers(s)))[1])
    s.mods.append(WINGS)


def wings_price(s: State) -> int:
    """How much Move the next enemy costs; 0 without Wings of Night, and once damage is assigned."""
    c = s.combat
    return s.mods.count(WINGS) if c is not None and c.phase in ("ranged", "block") else 0


@asks("scare")
def _scare(s: State, fame: int) -> Effect:
    """Banner of Fear: one attack is cancelled, which is no block (M12.26), and brings Fame."""
    c = s.combat
    assert c is not None
    strike = (yield Decision(s.active, TARGET, *strike_keys(s, strikes_now(s, c), "strike")))[1]
    c.foes[strike // 4].struck |= 1 << strike % 4
    if strike in c.targets:
        give_up(c)
    gain_fame(s, s.active, fame)


@asks("idle_weak")
def _idle_weak(s: State, by: int, colour: str, lost: str = "") -> Effect:
    """An enemy does not attack and loses Armor or a resistance."""
    c = s.combat
    assert c is not None
    at = (yield which_foe(s, attackers(s, colour)))[1]
    stop(s, at)
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
