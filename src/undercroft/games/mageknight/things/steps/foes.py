"""Steps that change enemies (M12.9, M12.26)."""

from __future__ import annotations

from .....core.decision import Decision, Effect
from ...fight.foes import (
    aim_anew,
    attackers,
    blow_keys,
    destroy,
    foe_choices,
    give_up,
    lower,
    open_blows,
    settle_blow,
    standing,
    stop,
    strip,
    weaken,
    which_foe,
)
from ...fight.reckoning import fortified, resists, targets_now
from ...mods import COLD_FIRE_ATTACKS, OPEN_SITE, SIEGING, WINGS
from ...play.tracks import gain_fame
from ...records import Blow, Rider
from ...state import State, combat_of
from ...tables import BEFORE_DAMAGE, BLOCKING, FIGHTING, NEVER, OPENING, SIDES, STRIKING, Gone, Why, step
from ..needs import attacker, foe, shot, unless
from ..questions import TARGET


def open_attacker(s: State, gone: Gone, n: int, colour: str = "", open_only: int = 0) -> Why | None:
    if open_only:
        return None if attackers(s, colour, open_only=True) else Why("M12.11", "mk-why-no-attacker")
    return attacker(s, gone, n, colour)


@step("idle", when=BEFORE_DAMAGE, why=open_attacker)
def _idle(s: State, n: int, colour: str = "", open_only: int = 0) -> Effect:
    """M12.26: up to n enemies do not attack in this combat, picked in a fixed order."""
    last = -1
    for count in range(n):
        numbers = [at for at in attackers(s, colour, bool(open_only)) if at > last]
        if not numbers:
            return
        found = foe_choices(s, numbers, "foe")
        more = count > 0  # the first one is what it was played for
        answer = yield Decision(s.actor, TARGET, (*found, *["done"] * more), (*found.values(), *["done"] * more))
        if answer == "done":
            return
        last = answer[1]
        stop(s, last)


@step("wings", when=BEFORE_DAMAGE, why=attacker)
def _wings(s: State, n: int) -> Effect:
    """Wings of Night: one enemy does not attack; further ones for Move that is made in this combat."""
    stop(s, (yield which_foe(s, attackers(s)))[1])
    s.now.mods.append(WINGS)


def cancellable(s: State) -> list[Blow]:
    """M12.26: the attacks that can be cancelled; M18.10: a hero's only those of Units; ML16.7, XR65: Volkare's not."""
    c = s.now.combat
    return [] if c is None else [blow for blow in open_blows(s) if not SIDES[c.foes[blow.foe].side].immune]


NO_STRIKE = Why("M12.26", "mk-why-no-attacker")
strike = unless(open_blows, NO_STRIKE)


@step("scare", when=BLOCKING, why=unless(cancellable, NO_STRIKE))
def _scare(s: State, fame: int) -> Effect:
    """Banner of Fear: one attack (ML10.3, ML11.12) is cancelled, which is no block (M12.26), and brings Fame."""
    c = combat_of(s)
    blow = yield which_blow(s, cancellable(s))
    settle_blow(c, Blow(*blow), "stopped")
    if c.blow == blow:
        give_up(c)
    gain_fame(s, s.actor, fame)


@step("idle_weak", when=BEFORE_DAMAGE, why=attacker)
def _idle_weak(s: State, by: int, colour: str, lost: str = "") -> Effect:
    """An enemy does not attack and loses Armor or a resistance. MR7: of a summoned one nobody asks for those again."""
    c = combat_of(s)
    at = (yield which_foe(s, attackers(s, colour)))[1]
    stop(s, at)
    if c.foes[at].by >= 0:
        return
    weaken(c, at, by)
    if lost:
        strip(c, at, lost)


@step("weaken", when=FIGHTING, why=foe)
def _weaken(s: State, by: int, colour: str, walled: int = 0) -> Effect:
    c = combat_of(s)
    at = (yield which_foe(s, standing(s, colour)))[1]
    weaken(c, at, walled if walled and fortified(s, c.foes[at]) else by)


@step("weaken_all", when=FIGHTING, why=foe)
def _weaken_all(s: State, by: int, colour: str, walled: int = 0) -> None:
    c = combat_of(s)
    for at in standing(s, colour):
        weaken(c, at, walled if walled and fortified(s, c.foes[at]) else by)


def may_expose(s: State, gone: Gone, n: int, armed: int = 0) -> Why | None:
    """ML11.11: what works on nobody still has its Attack."""
    missing = foe(s, gone)
    return None if armed and not shot(s, gone) else missing


@step("lay_bare", when=FIGHTING, why=may_expose)
def _expose(s: State, n: int, armed: int = 0) -> Effect:
    """One enemy loses every fortification and resistance; `armed`: an Attack follows."""
    c, numbers = combat_of(s), standing(s)
    if numbers:
        at = (yield which_foe(s, numbers))[1]
        strip(c, at, "resistances")
        strip(c, at, "fortified")
    yield from take_aim(s)


@step("expose_all", when=FIGHTING, why=lambda s, gone, lost: may_expose(s, gone, 1, 1))
def _expose_all(s: State, lost: str) -> Effect:
    """All enemies lose every fortification, or every resistance."""
    c = combat_of(s)
    for at in standing(s):
        strip(c, at, lost)
    yield from take_aim(s)


def take_aim(s: State) -> Effect:
    """MR41: the Ranged Attack of the same card may go at any enemies, so they are named between the two."""
    c = combat_of(s)
    if not aim_anew(s):
        return
    while aims := foe_choices(s, targets_now(s, c), "aim", c.targets[-1] if c.targets else -1):
        answer = yield Decision(s.actor, TARGET, (*aims, "done"), (*aims.values(), "done"))
        if answer == "done":
            return
        c.targets = (*c.targets, answer[1])


@step("break", when=FIGHTING, why=foe)
def _break(s: State, n: int) -> Effect:
    """An enemy loses 1 Armor for each of its resistances."""
    c = combat_of(s)
    at = (yield which_foe(s, standing(s)))[1]
    weaken(c, at, len(resists(s, c.foes[at])))


@step("open_site", when=OPENING)
def _open_site(s: State, n: int) -> None:
    """Site fortifications are ignored this turn."""
    s.now.mods.append(OPEN_SITE)
    aim_anew(s)


@step("cold_fire", when=FIGHTING)
def _cold_fire(s: State, n: int) -> None:
    """All attacks of this combat are Cold Fire."""
    s.now.mods.append(COLD_FIRE_ATTACKS)


@step("sieging", when=OPENING)
def _sieging(s: State, n: int) -> None:
    """All attacks of this combat are Siege too."""
    s.now.mods.append(SIEGING)


@step("destroy", when=STRIKING, why=foe)
def _destroy(s: State, n: int, colour: str) -> Effect:
    """An enemy is defeated at once."""
    destroy(s, (yield which_foe(s, standing(s, colour)))[1])


@step("rider", when=NEVER)
def _rider(s: State, what: str, n: int, colour: str = "") -> None:
    """What a successful block with this card brings."""
    c = s.now.combat
    if c is not None:
        c.riders = (*c.riders, Rider(what, n, colour, s.now.by))


def lowerable(s: State, open_only: int) -> list[Blow]:
    """The attacks that can be made less; with `open_only` not those of fortified enemies in the Ranged phase."""
    c = s.now.combat
    if c is None:
        return []
    shut = open_only and c.phase == "ranged"
    return [blow for blow in open_blows(s) if not (shut and fortified(s, c.foes[blow.foe]))]


def may_lower(s: State, gone: Gone, n: int, open_only: int = 0) -> Why | None:
    return None if lowerable(s, open_only) else NO_STRIKE


@step("lower", when=BEFORE_DAMAGE, why=may_lower)
def _lower(s: State, n: int, open_only: int = 0) -> Effect:
    """One attack is less; XR39: an enemy that is immune to effects does not protect its attacks (ML11.12)."""
    blow = yield which_blow(s, lowerable(s, open_only))
    assert s.now.combat is not None
    lower(s, s.now.combat, Blow(*blow), n)


def which_blow(s: State, blows: list[Blow]) -> Decision:
    """ML10.3: which attack; equal ones of a token are told apart by a number."""
    found = dict(zip(blow_keys(s, blows, "strike"), blows, strict=True))
    return Decision(s.actor, TARGET, tuple(found), tuple(found.values()))


def cursable(s: State) -> list[int]:
    c = combat_of(s)
    return [at for at in standing(s) if not (c.phase == "ranged" and fortified(s, c.foes[at]))]


@step("sap", when=FIGHTING, why=lambda s, gone, n: None if cursable(s) else Why("M12.9", "mk-why-no-foe"))
def _sap(s: State, n: int) -> Effect:
    at = (yield which_foe(s, cursable(s)))[1]
    assert s.now.combat is not None
    weaken(s.now.combat, at, n)
