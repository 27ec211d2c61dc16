"""Steps that make points: Move, Influence, Healing, Attack, Block; and what terrain costs."""

from __future__ import annotations

from .....core.lasting import Mod
from ...fight.points import make_attack, make_block
from ...fight.reckoning import present
from ...play.tracks import change_reputation, gain_fame, wounds_in
from ...state import State, me, night_rules
from ...tables import ENEMIES, does


@does("move")
def _move(s: State, n: int) -> None:
    """M9.8, M17.1: Move points; those made in a combat last until it is over (`sinks.py`: what they buy there)."""
    s.now.move += n


@does("agile")
def _agile(s: State, n: int, shots: int) -> None:
    """Agility: Move that can be Attack in combat this turn."""
    s.now.mods.append(Mod("agile", shots))
    _move(s, n)


@does("influence")
def _influence(s: State, n: int) -> None:
    """M9.8, M17.1: Influence points; those made in a combat last until it is over."""
    s.now.influence += n


@does("diplomat")
def _diplomat(s: State, element: str, n: int) -> None:
    """Diplomacy: Influence that can be Block in combat this turn."""
    s.now.mods.append(Mod("diplomat", word=element))
    _influence(s, n)


@does("heal")
def _heal(s: State, n: int) -> None:
    """M15.2: Healing points; in combat there are none (M12.5)."""
    if s.now.combat is None:
        s.now.healing += n


@does("icons_block")
def _icons_block(s: State, n: int) -> None:
    """Ice Block, and one more for each ability, elemental attack and resistance on the enemy being blocked."""
    c = s.now.combat
    assert c is not None and c.blow is not None
    enemy = ENEMIES[s.face[c.foes[c.blow.foe].token]]
    coloured = sum(strike.element != "physical" for strike in enemy.strikes)
    make_block(s, n + len(enemy.abilities) + coloured + len(enemy.resists), "ice", 1)


@does("flames")
def _flames(s: State, n: int, sort: str) -> None:
    """Fire Attack or Block, raised by 2 for each enemy not yet defeated."""
    c = s.now.combat
    assert c is not None
    n += 2 * len(present(c))
    if sort == "block":
        make_block(s, n, "fire", 1)
    else:
        make_attack(s, n, "melee", "fire")


@does("manners")
def _manners(s: State, fame: int, reputation: int) -> None:
    """Fame and Reputation if the card is used while interacting."""
    if s.now.phase == "deal":
        gain_fame(s, s.actor, fame)
        change_reputation(s, s.actor, reputation)


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
    make_attack(s, by_time(s, by_day, at_night), "ranged", "physical")


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
    s.now.mods.append(Mod("cheaper", by, floor, terrain))


@does("costing")
def _costing(s: State, terrain: str, n: int) -> None:
    s.now.mods.append(Mod("costing", n, word=terrain))


does("attack")(make_attack)
does("block")(make_block)
