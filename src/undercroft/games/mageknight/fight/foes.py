"""The enemies of a combat: how they join, what effects do to them (M12.9), defeating them."""

from __future__ import annotations

from functools import cache

from ....core.decision import Decision
from ....core.events import tell
from ....core.lasting import Mod
from ....core.zones import reveal
from ..mods import FELLED, HELPED, TROPHIES, WINGS
from ..play.stacks import draw, throw
from ..play.tracks import change_reputation, gain_fame, gain_favour
from ..records import Blow, Combat, Foe
from ..state import State, combat_of
from ..tables import ENCOUNTERS, ENEMIES, SIDES, Enemy
from ..things.questions import TARGET
from ..world.places import site_at
from .abilities import traits
from .reckoning import (
    block_needed,
    block_total,
    blocked_whole,
    blows_now,
    fortified,
    present,
    resists,
    strike_of,
    targets_now,
)

PUPPETS = "krang_puppet_master"


@cache
def in_force(face: str) -> Foe:
    """What is printed on a token, as it joins a combat: its abilities work on each of its attacks."""
    return force_of(ENEMIES[face])


def force_of(enemy: Enemy) -> Foe:
    strikes = tuple(strike._replace(abilities=strike.abilities + enemy.abilities) for strike in enemy.strikes)
    summons = tuple(enemy.summons.split())
    return Foe(
        -1,
        "",
        -1,
        enemy.armor,
        0,
        enemy.abilities,
        enemy.resists,
        strikes,
        summons,
        high=enemy.high,
        defend=enemy.defend,
    )


def muster(s: State, c: Combat, token: int, side: str, at: int, walls: int = 0) -> None:
    """M12.2: an enemy joins, for all to see; from now on its numbers are those of the combat."""
    reveal(s, token)
    c.foes.append(in_force(s.face[token])._replace(token=token, side=side, at=at, walls=walls))


def summon(s: State, c: Combat) -> None:
    """M12.12, M12.25, ML10.2: each summoner that would attack draws its tokens, which stand in for it.

    ML21.4, ML21.5: when the Block phase begins; until then nobody knows them. They come last: effects of the phase
    before have noted enemies by their numbers. MT2.2: a faction draws from its own piles.
    """
    for at, foe in enumerate(tuple(c.foes)):
        for pile in foe.summons if not foe.beaten and not foe.idle else ():
            token = draw(s, pile)
            if token >= 0:
                reveal(s, token)
                tell(s, "mk-summoned", card=token)
                comes = in_force(s.face[token])
                c.foes.append(comes._replace(token=token, side="summoned", at=foe.at, summons=(), by=at))


def dismiss(s: State, c: Combat, at: int) -> None:
    """M12.14, M12.25: a summoned enemy is discarded, without Fame; its summoner does not attack any more."""
    foe = c.foes[at]
    throw(s, ENEMIES[s.face[foe.token]].pile, foe.token)
    c.foes[at] = foe._replace(beaten=True)
    c.foes[foe.by] = c.foes[foe.by]._replace(idle=True)


def dismiss_all(s: State, c: Combat) -> None:
    """M12.25: when damage has been dealt, or the combat is over."""
    for at, foe in enumerate(c.foes):
        if foe.by >= 0 and not foe.beaten:
            dismiss(s, c, at)


# -- what effects do to them


def can_affect(s: State, foe: Foe, colour: str) -> bool:
    """M12.9: red effects do nothing to Fire Resistance, blue ones nothing to Ice Resistance.

    ML11.10, ML11.11: none do anything to Arcane Immunity; what works on an attack does not ask here (ML11.12).
    """
    if SIDES[foe.side].immune or traits(foe.abilities).immune:
        return False
    own = resists(s, foe)
    return not ((colour == "red" and "fire" in own) or (colour == "blue" and "ice" in own))


def standing(s: State, colour: str = "", summoned: bool = False) -> list[int]:
    """The enemies that an effect of this colour can reach; a summoner that has summoned is out of reach (M12.12).

    With `summoned` the enemies that stand in for summoners are among them (MR7). Effects on Armor and fortification do
    not ask for those: they are gone before anybody attacks them.
    """
    c = s.now.combat
    if c is None:
        return []
    return [at for at in present(c) if (summoned or c.foes[at].by < 0) and can_affect(s, c.foes[at], colour)]


def attackers(s: State, colour: str = "", open_only: bool = False) -> list[int]:
    """M12.26: those that would still attack; MR7: summoned enemies too."""
    c = combat_of(s)
    found = []
    for at in standing(s, colour, summoned=True):
        foe = c.foes[at]
        over = foe.idle or (bool(foe.strikes) and all(strike.fate for strike in foe.strikes))
        if not over and not (open_only and fortified(s, foe)):
            found.append(at)
    return found


def open_blows(s: State) -> list[Blow]:
    """The attacks that effects can lower or change: of immune enemies too (ML11.12), not a hero's own (M18.10)."""
    c = s.now.combat
    return [] if c is None else [blow for blow in blows_now(c) if c.foes[blow.foe].token >= 0]


def weaken(c: Combat, at: int, by: int) -> None:
    """Effects never take Armor below 1; ML11.5: they change both values of an Elusive enemy."""
    foe = c.foes[at]
    c.foes[at] = foe._replace(armor=max(1, foe.armor - by), high=foe.high and max(1, foe.high - by))


def strengthen(c: Combat, at: int, by: int) -> None:
    """MT3.1, MT4.1: more Armor until the end of the combat, both values of it (ML11.5)."""
    foe = c.foes[at]
    c.foes[at] = foe._replace(armor=foe.armor + by, high=foe.high and foe.high + by)


def strip(c: Combat, at: int, lost: str) -> None:
    """What an enemy loses: every fortification, every resistance, or one of them."""
    foe = c.foes[at]
    if lost == "fortified":
        c.foes[at] = foe._replace(walls=0, abilities=tuple(name for name in foe.abilities if name != "fortified"))
    else:
        left = () if lost == "resistances" else tuple(element for element in foe.resists if element != lost)
        c.foes[at] = foe._replace(resists=left)


def settle_blow(c: Combat, blow: Blow, fate: str) -> None:
    """The fate of an attack: blocked, stopped or dealt."""
    foe = c.foes[blow.foe]
    strikes = tuple(strike._replace(fate=fate) if n == blow.n else strike for n, strike in enumerate(foe.strikes))
    c.foes[blow.foe] = foe._replace(strikes=strikes)


def block_blow(s: State, c: Combat, blow: Blow) -> None:
    """M12.13, M12.14: no damage. ML10.4: what Blocks bring besides waits until the enemy is blocked as a whole."""
    at, strike = blow.foe, strike_of(c, blow)
    settle_blow(c, blow, "blocked")
    tell(s, "mk-blocked", who=s.actor, card=c.foes[at].token)
    if c.blow == blow:  # XR43: what was played at it had a part in it, also if effects have done the rest
        over = block_total(c.points, strike) - block_needed(strike)
        for rider in c.riders:
            if rider.what == "burn":
                s.now.mods.append(Mod("burning", rider.n))
            else:
                due = rider._replace(what="weaken", n=over) if rider.what == "bash" else rider
                c.owed = (*c.owed, due._replace(at=at))
        give_up(c)
    if not blocked_whole(c.foes[at]):
        return
    mine, c.owed = [r for r in c.owed if r.at == at], tuple(r for r in c.owed if r.at != at)
    if c.foes[at].by >= 0:
        dismiss(s, c, at)
        return
    for rider in mine:
        if can_affect(s, c.foes[at], rider.colour) and not c.foes[at].beaten:
            if rider.what == "weaken":
                weaken(c, at, rider.n)
            else:
                beat(s, at)


def lower(s: State, c: Combat, blow: Blow, by: int) -> None:
    """ML11.4: an attack is weaker in this combat; at 0 it is blocked."""
    foe = c.foes[blow.foe]
    value = max(0, foe.strikes[blow.n].value - by)
    strikes = tuple(strike._replace(value=value) if n == blow.n else strike for n, strike in enumerate(foe.strikes))
    c.foes[blow.foe] = foe._replace(strikes=strikes)
    if not strike_of(c, blow).value:
        block_blow(s, c, blow)
        aim_alone(s)


def stop(s: State, at: int) -> None:
    """M12.26, ML10.3: the enemy does not attack at all; a block that was being built up against it is over."""
    c = combat_of(s)
    c.foes[at] = c.foes[at]._replace(idle=True)
    if c.blow is not None and c.blow.foe == at:
        give_up(c)


def give_up(c: Combat) -> None:
    """What was being built up is over."""
    c.targets, c.blow, c.points, c.riders = (), None, [], ()


def wings_price(s: State) -> int:
    """How much Move the next enemy costs; 0 without Wings of Night, and once damage is assigned."""
    c = s.now.combat
    return s.now.mods.count(WINGS) if c is not None and c.phase in ("ranged", "block") else 0


# -- naming and aiming


def which_foe(s: State, numbers: list[int], verb: str = "foe") -> Decision:
    found = foe_choices(s, numbers, verb)
    return Decision(s.actor, TARGET, tuple(found), tuple(found.values()))


def foe_choices(s: State, numbers: list[int], verb: str, after: int = -1) -> dict[str, tuple[str, int]]:
    """A step for each key: the first enemy of those that share it, behind a certain one."""
    found: dict[str, tuple[str, int]] = {}
    for key, value in zip(*foe_keys(s, numbers, verb), strict=True):
        if value[1] > after:
            found.setdefault(key, value)
    return found


def foe_keys(s: State, numbers: list[int], verb: str) -> tuple[tuple[str, ...], tuple[tuple[str, int], ...]]:
    """A key for each enemy; further ones of the same face get a number, unless equal ones are one answer."""
    c = combat_of(s)
    return _named(s, [c.foes[at] for at in numbers], verb), tuple((verb, at) for at in numbers)


def blow_keys(s: State, blows: list[Blow], verb: str) -> tuple[str, ...]:
    """A key for each attack; further ones of the same face get a number."""
    c = combat_of(s)
    return _named(s, [c.foes[blow.foe] for blow in blows], verb, [blow.n for blow in blows])


def _named(s: State, foes: list[Foe], verb: str, strikes: list[int] | None = None) -> tuple[str, ...]:
    seen: dict[str, int] = {}
    alike: dict[tuple[str, Foe, int], str] = {}
    keys = []
    for number, foe in enumerate(foes):
        face = s.face[foe.token]
        looks = (face, foe._replace(token=-1), strikes[number] if strikes else 0) if SIDES[foe.side].alike else None
        if looks is not None and looks in alike:
            keys.append(alike[looks])
            continue
        seen[face] = seen.get(face, 0) + 1
        keys.append(f"{verb}:{face}" + (f"#{seen[face]}" if seen[face] > 1 else ""))
        if looks is not None:
            alike[looks] = keys[-1]
    return tuple(keys)


def aim_alone(s: State) -> None:
    """One possible target is aimed at by itself."""
    c = combat_of(s)
    if c.phase == "block":
        blows = blows_now(c)
        if len(blows) == 1:
            c.blow = blows[0]
    elif c.phase in ("ranged", "attack"):
        choices = targets_now(s, c)
        if len(choices) == 1:
            c.targets = (choices[0],)


def aim_anew(s: State) -> bool:
    """M12.11: walls have fallen, so other enemies can be aimed at; what was played at a target stays at it.

    M18.5: in a duel nobody but the hero.
    """
    c = combat_of(s)
    if c.phase == "block" or c.points:
        return False
    if not ENCOUNTERS[c.sort].aims:
        c.targets = (0,)
        return False
    c.targets = ()
    aim_alone(s)
    return not combat_of(s).targets


PRAISED = ("hunt", "dueling", "reap_all")
"""Effects that bring something for each enemy that is defeated."""


def beat(s: State, at: int) -> None:
    """M12.10, ML12.1: Fame and Reputation at once. M13.3: half Fame for retaking a keep, at the end.

    What else it brings is its side's.
    """
    c = combat_of(s)
    foe = c.foes[at]
    c.foes[at] = foe._replace(beaten=True, struck=c.phase)
    side = SIDES[foe.side]
    if side.enemy:
        enemy = ENEMIES[s.face[foe.token]]
        throw(s, enemy.pile, foe.token)
        tell(s, "mk-defeated", who=s.actor, card=foe.token)
    if side.enemy and side.pays:
        enemy = ENEMIES[s.face[foe.token]]
        if c.retaken:
            c.sum += enemy.fame
        else:
            gain_fame(s, s.actor, enemy.fame)
        change_reputation(s, s.actor, enemy.reputation)
        if any(s.face[skill] == PUPPETS for skill in s.players[s.actor].skills):
            s.now.mods.append(Mod("slain", card=foe.token))
        if enemy.faction:
            gain_favour(s, s.actor, enemy.faction)
        gain_fame(s, s.actor, s.now.mods.count(Mod("scouted", 1, card=foe.token)))
    praise(s, c, at)
    if side.felled is not None:
        side.felled(s, c, foe)
    for hook in s.rules.beaten if side.enemy and side.pays else ():
        hook(s, c, foe)


def destroy(s: State, at: int) -> None:
    """An enemy is defeated at once. M5.4: what was played at others stays at them."""
    c = combat_of(s)
    beat(s, at)
    c.targets = tuple(target for target in c.targets if target != at)
    if not c.targets and c.phase != "block":
        give_up(c)
        aim_alone(s)


def praise(s: State, c: Combat, at: int) -> None:
    """What effects bring for an enemy that is defeated; MT11.2: also for a leader."""
    foe = c.foes[at]
    side = SIDES[foe.side]
    if side.enemy and side.pays:
        s.now.mods.append(FELLED)
        gain_fame(s, s.actor, s.now.mods.count(TROPHIES))
    for mod in [mod for mod in s.now.mods if mod.what in PRAISED]:
        now = mod.word == c.phase and side.enemy
        if (mod.what == "hunt" and now) or (mod.what == "dueling" and mod.n == at and HELPED not in s.now.mods):
            gain_fame(s, s.actor, 1)
        elif mod.what == "reap_all" and now:
            s.agenda.append(("spoils", "reap", 0, foe.token))


# -- opening a combat


def open_combat(s: State, sort: str, at: int) -> Combat:
    """M9.8, M12.5: leftover points are lost, unspent Healing too. M4.4, M7.8: a site may have rules of its own."""
    s.now.acted, s.now.phase = True, "combat"
    s.now.move = s.now.influence = s.now.healing = 0
    s.now.combat = combat = Combat(sort, at)
    if ENCOUNTERS[sort].inside:
        site = site_at(s, at)
        combat.units, combat.night = None if site.units else (), site.night
    return combat
