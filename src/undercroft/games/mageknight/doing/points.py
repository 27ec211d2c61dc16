"""Steps that make points: Move, Influence, Healing, Attack, Block; and what terrain costs."""

from __future__ import annotations

from ..reckoning import facing
from ..state import State, me, night_rules
from ..tracks import (
    change_reputation,
    gain_fame,
    wounds_in,
)
from .steps import (
    does,
)


@does("move")
def _move(s: State, n: int) -> None:
    """M9.8: Move points; with Agility those made in combat are Attack at once, or half of them Ranged Attack (MR30)."""
    c = s.combat
    if c is None or (c.phase != "attack" and ("wings",) in s.mods):
        s.move += n
    elif c.phase == "attack" and any(mod[0] == "agile" for mod in s.mods):
        _attack(s, n, "melee", "physical")
    elif c.phase == "ranged" and ("agile", 1) in s.mods:
        _attack(s, n // 2, "ranged", "physical")


@does("agile")
def _agile(s: State, n: int, shots: int) -> None:
    """Agility: Move that can be Attack in combat this turn."""
    s.mods.append(("agile", shots))
    _move(s, n)


@does("influence")
def _influence(s: State, n: int) -> None:
    """M9.8: Influence points; with Diplomacy those made in the Block phase are Block of its element at once (MR30)."""
    c = s.combat
    if c is None:
        s.influence += n
        return
    element = next((str(mod[1]) for mod in reversed(s.mods) if mod[0] == "diplomat"), "")
    if element and c.phase == "block":
        _block(s, n, element, 1)


@does("diplomat")
def _diplomat(s: State, element: str, n: int) -> None:
    """Diplomacy: Influence that can be Block in combat this turn."""
    s.mods.append(("diplomat", element))
    _influence(s, n)


@does("heal")
def _heal(s: State, n: int) -> None:
    """M15.2: Healing points; in combat there are none (M12.5)."""
    if s.combat is None:
        s.healing += n


@does("attack")
def _attack(s: State, n: int, kind: str, element: str) -> None:
    """M5.4: Attack points go to the attack that was declared. Ambush raises the first Attack card of the turn."""
    c = s.combat
    if c is None or not c.targets or c.phase == "block":
        return
    if ("cold_fire_attacks",) in s.mods:
        element = "cold_fire"
    if ("sieging",) in s.mods:
        kind = "siege"
    c.points.append((kind, element, n))


@does("block")
def _block(s: State, n: int, element: str, swift: int) -> None:
    """M5.4: Block points go to the attack that is being blocked."""
    c = s.combat
    if c is not None and c.phase == "block" and c.targets:
        c.points.append(("swift_block" if swift == 2 else "block", element, n))


@does("icons_block")
def _icons_block(s: State, n: int) -> None:
    """Ice Block, and one more for each ability, elemental attack and resistance on the enemy being blocked."""
    c = s.combat
    assert c is not None
    enemy = facing(s, c.foes[c.targets[0] // 4])
    coloured = sum(strike.element != "physical" for strike in enemy.strikes)
    _block(s, n + len(enemy.abilities) + coloured + len(enemy.resists), "ice", 1)


@does("flames")
def _flames(s: State, n: int, sort: str) -> None:
    """Fire Attack or Block, raised by 2 for each enemy not yet defeated."""
    c = s.combat
    assert c is not None
    n += 2 * sum(not foe.beaten for foe in c.foes)
    if sort == "block":
        _block(s, n, "fire", 1)
    else:
        _attack(s, n, "melee", "fire")


@does("manners")
def _manners(s: State, fame: int, reputation: int) -> None:
    """Fame and Reputation if the card is used while interacting."""
    if s.phase == "deal":
        gain_fame(s, s.active, fame)
        change_reputation(s, s.active, reputation)


def by_time(s: State, by_day: int, at_night: int) -> int:
    """MR25: the Night value counts under night rules too."""
    return at_night if night_rules(s) else by_day


@does("walk")
def _walk(s: State, by_day: int, at_night: int) -> None:
    _move(s, by_time(s, by_day, at_night))


@does("talk")
def _talk(s: State, by_day: int, at_night: int) -> None:
    _influence(s, by_time(s, by_day, at_night))


@does("shoot")
def _shoot(s: State, by_day: int, at_night: int) -> None:
    _attack(s, by_time(s, by_day, at_night), "ranged", "physical")


@does("march_on")
def _march_on(s: State, most: int) -> None:
    """Move 1 for each ready, unwounded Unit."""
    _move(s, min(most, sum(not unit.spent and not unit.wounds for unit in me(s).units)))


@does("glitter")
def _glitter(s: State, n: int) -> None:
    """Influence 1 for each different colour of crystal."""
    _influence(s, n * sum(count > 0 for count in me(s).crystals.values()))


@does("gather")
def _gather(s: State, n: int, each: int) -> None:
    """Influence, and more for each Wound in hand or on Units."""
    p = me(s)
    _influence(s, n + each * (wounds_in(s, p.hand) + sum(unit.wounds for unit in p.units)))


@does("move_lakes")
def _move_lakes(s: State, n: int) -> None:
    _move(s, n)


@does("cheaper")
def _cheaper(s: State, terrain: str, by: int, floor: int) -> None:
    s.mods.append(("cheaper", terrain, by, floor))


@does("costing")
def _costing(s: State, terrain: str, n: int) -> None:
    s.mods.append(("costing", terrain, n))
