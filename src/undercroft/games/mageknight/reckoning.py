"""One reckoning for panel, legality and outcome: Armor, resistances, fortification, Block and damage (M12.6-M12.17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .abilities import Ability, traits
from .enemies import ENEMIES, Enemy, Strike
from .state import Combat, Foe, Points, State


class Need(NamedTuple):
    """What the points so far come to, and what is needed."""

    have: int
    want: int


def printed(s: State, foe: Foe) -> Enemy:
    return ENEMIES[s.face[foe.token]]


def facing(s: State, foe: Foe) -> Enemy:
    """M12.12: until the end of Assign Damage the summoned enemy stands in for its summoner."""
    return ENEMIES[s.face[foe.summoned if foe.summoned >= 0 else foe.token]]


def resists(s: State, foe: Foe) -> tuple[str, ...]:
    """M12.8: the elements that the enemy resists, less what it lost."""
    own = printed(s, foe).resists
    if not own:
        return own
    if "resistances" in foe.bare:
        return ()
    gone = foe.bare if ("blunt",) not in s.mods else (*foe.bare, "physical")
    return tuple(element for element in own if element not in gone)


def fortified(s: State, foe: Foe) -> int:
    """M12.11: how many times the enemy is fortified: by its site, by its own ability."""
    if "fortified" in foe.bare:
        return 0
    by_site = foe.walled and ("open_site",) not in s.mods
    return by_site + traits(printed(s, foe).abilities).walls


def armor(s: State, foe: Foe) -> int:
    """The Armor after all effects; they never take it below 1."""
    own = printed(s, foe).armor
    return max(1, own + foe.armor) if foe.armor else own


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
    for _, element, n in points:
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


def block_total(points: Sequence[Points], element: str, swift: bool) -> int:
    """M12.13: efficient points and half the inefficient ones; some Blocks count twice against Swift attacks."""
    good = BLOCKED_BY[element]
    full = half = 0
    for kind, own, n in points:
        n = 2 * n if swift and kind == "swift_block" else n
        if own in good:
            full += n
        else:
            half += n
    return full + half // 2


def block_needed(enemy: Enemy, strike: Strike) -> int:
    """M12.13, M12.19: the attack's value, twice for a Swift one."""
    return strike.value * traits(enemy.abilities).block


def damage(enemy: Enemy, strike: Strike) -> int:
    """M12.15, M12.19: the attack's value, twice for a Brutal one."""
    return strike.value * traits(enemy.abilities).damage


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
    c = s.combat
    assert c is not None
    if not c.targets:
        return Need(0, 0)
    if c.phase == "block":
        foe, number = c.foes[c.targets[0] // 4], c.targets[0] % 4
        enemy = facing(s, foe)
        strike = enemy.strikes[number]
        swift = traits(enemy.abilities).block > 1
        return Need(block_total(c.points, strike.element, swift), block_needed(enemy, strike))
    foes = [c.foes[target] for target in c.targets]
    twice = "physical" if c.phase == "attack" and ("blades",) in s.mods else ""
    have = attack_total(c.points, [resists(s, foe) for foe in foes], twice)
    return Need(have, sum(armor(s, foe) for foe in foes))


def halved(s: State, c: Combat) -> tuple[str, ...]:
    """M12.8, M12.13: the elements that count half against what is aimed at."""
    if not c.targets:
        return ()
    if c.phase == "block":
        strike = facing(s, c.foes[c.targets[0] // 4]).strikes[c.targets[0] % 4]
        return tuple(element for element in BLOCKED_BY if element not in BLOCKED_BY[strike.element])
    return inefficient([resists(s, c.foes[target]) for target in c.targets])


def targets_now(s: State, c: Combat) -> list[int]:
    """M12.11, M12.20: the enemies that can be attacked in this phase (by number)."""
    ranged = c.phase == "ranged"
    return [at for at, foe in enumerate(c.foes) if not foe.beaten and not (ranged and fortified(s, foe) > 1)]


def strikes_now(s: State, c: Combat) -> list[int]:
    """M12.13, M12.15: the attacks that are neither blocked nor dealt with, as foe * 4 + number."""
    found = []
    for at, foe in enumerate(c.foes):
        if foe.beaten or foe.idle:
            continue
        over = foe.done | foe.struck
        found += [4 * at + number for number in range(len(facing(s, foe).strikes)) if not over >> number & 1]
    return found
