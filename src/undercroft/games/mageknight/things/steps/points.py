"""Steps that make points: Move, Influence, Healing, Attack, Block; and what terrain costs."""

from __future__ import annotations

from .....core.lasting import Mod
from ...fight.abilities import traits
from ...fight.points import make_attack, make_block
from ...fight.reckoning import how_many
from ...play.tracks import change_reputation, gain_fame, wounds_in
from ...records import Blow
from ...state import State, combat_of, me, night_rules
from ...tables import (
    BEFORE_DAMAGE,
    BLOCKING,
    DEALING,
    ENEMIES,
    FIGHTING,
    MOVING,
    NEVER,
    QUIET,
    SHOOTING,
    STRIKING,
    Gone,
    Why,
    step,
)
from ..needs import aim, dealing, hurt, ready_unit, shot


@step("move", when=MOVING, makes="move", amount=1, icon="leather-boot")
def _move(s: State, n: int) -> None:
    """M9.8, M17.1: Move points; those made in a combat last until it is over (`sinks.py`: what they buy there)."""
    s.now.move += n


@step("agile", when=MOVING | FIGHTING, makes="move", amount=1, icon="leather-boot")
def _agile(s: State, n: int, shots: int) -> None:
    """Agility: Move that can be Attack in combat this turn."""
    s.now.mods.append(Mod("agile", shots))
    _move(s, n)


@step("influence", when=DEALING, makes="influence", amount=1, icon="talk")
def _influence(s: State, n: int) -> None:
    """M9.8, M17.1: Influence points; those made in a combat last until it is over."""
    s.now.influence += n


@step("diplomat", when=DEALING | BEFORE_DAMAGE, makes="influence", amount=2, icon="talk")
def _diplomat(s: State, element: str, n: int) -> None:
    """Diplomacy: Influence that can be Block in combat this turn."""
    s.now.mods.append(Mod("diplomat", word=element))
    _influence(s, n)


@step("heal", when=QUIET, why=hurt, icon="health-potion")
def _heal(s: State, n: int) -> None:
    """M15.2: Healing points; in combat there are none (M12.5), on the way through a maze there are."""
    if s.now.combat is None or s.now.combat.phase == "path":
        s.now.healing += n


@step("icons_block", when=BLOCKING, why=aim, makes="block", amount=1, icon="shield")
def _icons_block(s: State, n: int) -> None:
    """Ice Block, and more for what the enemy being blocked is; against a hero 1 for each mana of the attack."""
    blow = combat_of(s).blow
    assert blow is not None
    make_block(s, n + (icons(s, blow) if s.duel is None else powered(s)), "ice", 1)


def icons(s: State, blow: Blow) -> int:
    """The abilities and resistances on the token, and an elemental attack: ML10.6: the one that is blocked.

    ML11.10, ML11.11: none with Arcane Immunity, which leaders and Volkare have.
    """
    foe = combat_of(s).foes[blow.foe]
    if traits(foe.abilities).immune:
        return 0
    enemy = ENEMIES[s.face[foe.token]]
    return len(enemy.abilities) + (enemy.strikes[blow.n].element != "physical") + len(enemy.resists)


def powered(s: State) -> int:
    """M18.6: the mana that was spent on the attack on the table."""
    assert s.duel is not None
    makers = {each.by for each in s.duel.force if each.by >= 0}
    spent = [mod for turn in s.waiting.values() for mod in turn.mods if mod.what == "powered"]
    return sum(mod.n for mod in spent if {mod.card, mod.m} & makers)


def flame_moments(n: int, sort: str) -> frozenset[str]:
    return STRIKING if sort == "attack" else BLOCKING


@step("flames", when=flame_moments, why=aim, makes=lambda n, sort: sort, amount=1)
def _flames(s: State, n: int, sort: str) -> None:
    """Fire Attack or Block, raised by 2 for each enemy not yet defeated."""
    c = combat_of(s)
    n += 2 * how_many(s, c)
    if sort == "block":
        make_block(s, n, "fire", 1)
    else:
        make_attack(s, n, "melee", "fire")


@step("manners")
def _manners(s: State, fame: int, reputation: int) -> None:
    """Fame and Reputation if the card is used while interacting."""
    if s.now.phase == "deal":
        gain_fame(s, s.actor, fame)
        change_reputation(s, s.actor, reputation)


def by_time(s: State, by_day: int, at_night: int) -> int:
    """MR25: the Night value counts under night rules too."""
    return at_night if night_rules(s) else by_day


@step("walk", when=MOVING, makes="move", icon="leather-boot")
def _walk(s: State, by_day: int, at_night: int) -> None:
    _move(s, by_time(s, by_day, at_night))


@step("talk", when=DEALING, makes="influence", icon="talk")
def _talk(s: State, by_day: int, at_night: int) -> None:
    _influence(s, by_time(s, by_day, at_night))


@step("shoot", when=SHOOTING, why=shot, makes="attack", icon="crossed-swords")
def _shoot(s: State, by_day: int, at_night: int) -> None:
    make_attack(s, by_time(s, by_day, at_night), "ranged", "physical")


@step("march_on", when=MOVING, why=ready_unit, makes="move", icon="leather-boot")
def _march_on(s: State, most: int) -> None:
    """Move 1 for each ready, unwounded Unit."""
    _move(s, min(most, sum(not unit.spent and not unit.wounds for unit in me(s).units)))


@step("glitter", when=DEALING, why=dealing, makes="influence", icon="talk")
def _glitter(s: State, n: int) -> None:
    """Influence 1 for each different colour of crystal, in an interaction only (ML8.1)."""
    _influence(s, n * sum(count > 0 for count in me(s).crystals.values()))


@step("gather", when=DEALING, makes="influence", amount=1, icon="talk")
def _gather(s: State, n: int, each: int) -> None:
    """Influence, and more for each Wound in hand or on Units."""
    p = me(s)
    _influence(s, n + each * (wounds_in(s, p.hand) + sum(unit.wounds for unit in p.units)))


@step("move_lakes", when=MOVING, makes="move", amount=1)
def _move_lakes(s: State, n: int) -> None:
    _move(s, n)


@step("cheaper", when=NEVER)
def _cheaper(s: State, terrain: str, by: int, floor: int) -> None:
    s.now.mods.append(Mod("cheaper", by, floor, terrain))


@step("costing", when=NEVER)
def _costing(s: State, terrain: str, n: int, opened: int = 0) -> None:
    s.now.mods.append(Mod("costing", n, opened, terrain))


def strike_moments(n: int, kind: str, element: str) -> frozenset[str]:
    return STRIKING if kind == "melee" else SHOOTING


def can_strike(s: State, gone: Gone, n: int, kind: str, element: str) -> Why | None:
    """M12.11: a Ranged Attack does not reach what is fortified."""
    return shot(s, gone) if kind == "ranged" else aim(s, gone)


step("attack", when=strike_moments, why=can_strike, makes="attack", amount=1, icon="crossed-swords")(make_attack)
step("block", when=BLOCKING, why=aim, makes="block", amount=1, icon="shield")(make_block)
