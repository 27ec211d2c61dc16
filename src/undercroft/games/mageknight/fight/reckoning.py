"""One reckoning for panel, legality and outcome: Armor, resistances, fortification, Block and damage (M12.6-M12.17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..mods import BLADES, BLUNT, OPEN_SITE, SIEGING
from ..records import Blow, Combat, Foe, Points, Strike
from ..state import State, combat_of
from ..tables import SIDES
from .abilities import Ability, traits


class Need(NamedTuple):
    """What the points so far come to, and what is needed."""

    have: int
    want: int


def fronts(c: Combat, at: int) -> list[int]:
    """M12.12: the enemies that stand in for a summoner, by number; itself if none does."""
    return [number for number, foe in enumerate(c.foes) if foe.by == at and not foe.beaten] or [at]


def present(c: Combat) -> list[int]:
    """The enemies that are not defeated, by number; M12.12: a summoner is behind what it has summoned."""
    hidden = {foe.by for foe in c.foes if not foe.beaten}
    return [at for at, foe in enumerate(c.foes) if not foe.beaten and at not in hidden]


def how_many(s: State, c: Combat) -> int:
    """The number of enemies. M18.10: in a duel the hero, Units that are ready, and those that attack now."""
    if s.duel is None:
        return len(present(c))
    other = next(seat for seat in s.duel.seats if seat != s.actor)
    ready = [unit.card for unit in s.players[other].units if not unit.spent]
    return 1 + sum(not foe.idle or foe.token in ready for foe in c.foes[1:] if not foe.beaten)


def resists(s: State, foe: Foe) -> tuple[str, ...]:
    """M12.8: the elements that the enemy resists."""
    if foe.by < 0 and BLUNT in s.now.mods and not traits(foe.abilities).immune:
        return tuple(element for element in foe.resists if element != "physical")
    return foe.resists


def fortified(s: State, foe: Foe) -> int:
    """M12.11: how many times the enemy is fortified: by its site, by its own ability. M12.25: a summoned one never.

    ML11.9: an Unfortified one only by its own ability.
    """
    if foe.by >= 0:
        return 0
    own = traits(foe.abilities)
    by_site = foe.walls if OPEN_SITE not in s.now.mods and not own.unwalled else 0
    return by_site + own.walls


def blocked_whole(foe: Foe) -> bool:
    """ML10.4, ML11.2: every attack of the enemy was blocked."""
    return bool(foe.strikes) and all(strike.fate == "blocked" for strike in foe.strikes)


def armor(c: Combat, foe: Foe) -> int:
    """ML11.1, ML11.2, ML11.3: an Elusive enemy has its higher Armor until the Attack phase finds it wholly blocked."""
    return foe.high if foe.high and not (c.phase == "attack" and blocked_whole(foe)) else foe.armor


def inefficient(targets: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """M12.7, M12.8: the elements of Attack that count half against targets with these resistances."""
    found = [element for element in ("physical", "fire", "ice") if any(element in own for own in targets)]
    if any("fire" in own and "ice" in own for own in targets):
        found.append("cold_fire")
    return tuple(found)


def attack_total(points: Sequence[Points], targets: Sequence[tuple[str, ...]], twice: str = "") -> int:
    """M12.8: efficient points and half the inefficient ones. `twice`: an element that counts double."""
    weak = inefficient(targets)
    full = half = 0
    for _, element, n, _ in points:
        n = 2 * n if element == twice else n
        if element in weak:
            half += n
        else:
            full += n
    return full + half // 2


BLOCKED_BY: dict[str, tuple[str, ...]] = {
    "physical": ("physical", "fire", "ice", "cold_fire"),
    "fire": ("ice", "cold_fire"),
    "ice": ("fire", "cold_fire"),
    "cold_fire": ("cold_fire",),
}


def blocked_by(strike: Strike) -> tuple[str, ...]:
    """M12.13: the elements of Block that count in full against an attack."""
    return BLOCKED_BY[strike.element]


def block_total(points: Sequence[Points], strike: Strike) -> int:
    """M12.13: efficient points and half the inefficient ones; some Blocks count twice against Swift attacks."""
    good, swift = blocked_by(strike), traits(strike.abilities).block > 1
    full = half = 0
    for kind, own, n, _ in points:
        n = 2 * n if swift and kind == "swift_block" else n
        if own in good:
            full += n
        else:
            half += n
    return full + half // 2


def block_needed(strike: Strike) -> int:
    """M12.13, M12.19: the attack's value, twice for a Swift one."""
    return strike.value * traits(strike.abilities).block


def damage(strike: Strike) -> int:
    """M12.15, M12.19: the attack's value, twice for a Brutal one."""
    return strike.value * traits(strike.abilities).damage


def wounds_from(amount: int, hero_armor: int) -> int:
    """M12.17: one Wound for each Armor's worth of damage, begun ones too."""
    return -(-amount // hero_armor)


class Hit(NamedTuple):
    """What damage does to a Unit, and what is left of it for others."""

    outcome: str  # "holds", "wounded", "poisoned" (two Wounds), "lost"
    left: int


def unit_hit(left: int, armor: int, resistant: bool, ability: Ability) -> Hit:
    """M12.16, M12.19: Armor is subtracted; a resistant Unit absorbs that much before it is wounded (MR16)."""
    if resistant:
        left -= armor
        if left <= 0:
            return Hit("holds", 0)
    rest = max(0, left - armor)
    if ability.kills_units:
        return Hit("lost", rest)
    return Hit("poisoned" if ability.unit_wounds else "wounded", rest)


def need(s: State) -> Need:
    """M12.6, M12.13: have and need of the attack or block that is being built up."""
    c = combat_of(s)
    if c.blow is not None:
        strike = strike_of(c, c.blow)
        return Need(block_total(c.points, strike), block_needed(strike))
    if not c.targets:
        return Need(0, 0)
    foes = [c.foes[target] for target in c.targets]
    twice = "physical" if c.phase == "attack" and BLADES in s.now.mods else ""
    points = [each for each in c.points if each.kind == "siege"] if walled_off(s, c) else c.points
    have = attack_total(points, [resists(s, foe) for foe in foes], twice)
    return Need(have, sum(armor(c, foe) for foe in foes))


def strike_of(c: Combat, blow: Blow) -> Strike:
    return c.foes[blow.foe].strikes[blow.n]


def aimed(c: Combat) -> bool:
    """M5.4: whether an attack or a block was declared."""
    return bool(c.targets) or c.blow is not None


def walled_off(s: State, c: Combat) -> bool:
    """M12.11: whether only Siege counts against what is aimed at, now."""
    if c.phase != "ranged" or SIEGING in s.now.mods:
        return False
    return any(fortified(s, c.foes[target]) for target in c.targets)


def out_of_reach(s: State, c: Combat) -> bool:
    """M12.11, XR63: whether Ranged Attacks that are played now count for nothing; the Bow may make them Siege."""
    return walled_off(s, c) and all((mod.what, mod.word) != ("bow", "as_siege") for mod in s.now.mods)


def halved(s: State, c: Combat) -> tuple[str, ...]:
    """M12.8, M12.13: the elements that count half against what is aimed at."""
    if c.blow is not None:
        by = blocked_by(strike_of(c, c.blow))
        return tuple(element for element in BLOCKED_BY if element not in by)
    return inefficient([resists(s, c.foes[target]) for target in c.targets]) if c.targets else ()


def targets_now(s: State, c: Combat) -> list[int]:
    """M12.11, M12.20, ML16.6: the enemies that can be attacked in this phase (by number)."""
    ranged = c.phase == "ranged"
    return [
        at
        for at, foe in enumerate(c.foes)
        if not foe.beaten
        and foe.struck != c.phase
        and foe.by < 0
        and not (ranged and fortified(s, foe) > 1)
        and not SIDES[foe.side].beyond
    ]


def blows_now(c: Combat) -> list[Blow]:
    """M12.13, M12.15, ML10.1: the attacks, each for itself, that are neither blocked nor stopped nor dealt with."""
    return [
        Blow(at, n)
        for at, foe in enumerate(c.foes)
        if not foe.beaten and not foe.idle
        for n, strike in enumerate(foe.strikes)
        if not strike.fate
    ]
