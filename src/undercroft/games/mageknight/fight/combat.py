"""Combat with enemies: the four phases and their menus, damage, the outcome (M12)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ....core.decision import Decision, Effect, Kind, ask
from ....core.events import tell
from ....core.lasting import ended
from ..agenda import Answers, act, auto, menu
from ..mods import ENDS, HELPED, NO_UNIT_DAMAGE, VEIL
from ..play.acting import terms_of
from ..play.tracks import drop_hand, hero_armor, lose_unit, take_wound
from ..play.turn import act_over, tactic_uses
from ..records import Blow, Combat
from ..state import State, Unit, change_unit, combat_of, me
from ..tables import ENCOUNTERS, FAVOURS, SIDES, SKILLS, UNITS
from ..things.banners import can_spare, save_unit, unit_armor, unit_resists
from ..things.centre import others_centre
from ..things.deeds import allowed, things
from ..things.favours import spend_favour, why_no_favour
from ..things.sinks import purchases
from ..things.units import unit_key, unit_of
from .abilities import Ability, traits
from .foes import (
    aim_alone,
    beat,
    block_blow,
    blow_keys,
    dismiss_all,
    foe_choices,
    give_up,
    settle_blow,
    strengthen,
    summon,
)
from .points import make_attack
from .reckoning import armor, blows_now, damage, need, strike_of, targets_now, unit_hit, wounds_from

FIGHT = Kind("mk.fight", "M12.6", at="foe")
BLOCK = Kind("mk.block", "M12.13", at="foe")
SUFFER = Kind("mk.suffer", "M12.15", at="foe")
ASSIGN = Kind("mk.assign", "M12.16", at="unit")
COVER = Kind("mk.cover", "MT3.2", at="foe")


# -- the phases


@auto("phase")
def phase(s: State, name: str) -> None:
    """M12.5, M12.28: Ranged and Siege, Block, Assign Damage, Attack; a phase once left is not entered again."""
    c = combat_of(s)
    c.phase = name
    give_up(c)
    if all(foe.beaten for foe in c.foes):
        s.agenda.append(("outcome",))
    elif name == "block":
        summon(s, c)
        enrage(s, c, 1)
        s.agenda.append(("block",) if blows_now(c) else ("phase", "damage"))
    elif name == "damage":
        enrage(s, c, -1)
        s.agenda.append(("suffer",))
    else:
        s.agenda.append(("fight",))
    aim_alone(s)
    for hook in s.rules.phase:
        hook(s, c)


VENGEANCE = "braevalar_natures_vengeance"


def enrage(s: State, c: Combat, by: int) -> None:
    """Nature's Vengeance of another player: every attack is higher as long as the Block phase lasts."""
    if not s.centre or not any(s.face[lying.skill] == VENGEANCE for lying in others_centre(s)):
        return
    for at, foe in enumerate(c.foes):
        strikes = tuple(strike._replace(value=strike.value + by * (not strike.fate)) for strike in foe.strikes)
        c.foes[at] = foe._replace(strikes=strikes)


@menu("fight")
def fight(s: State) -> Decision:
    """M12.6: declare targets, play Attacks at them, resolve; another attack, or the next phase."""
    c = combat_of(s)
    found: Answers = {}
    if c.points:
        have, want = need(s)
        if have >= want:
            found["resolve"] = ("resolve",)
    else:
        last = c.targets[-1] if c.targets else -1
        found.update(foe_choices(s, targets_now(s, c), "aim", last))
    things(s, c.phase, found)
    purchases(s, c.phase, found)
    if c.phase == "attack" and c.targets and any(mod.what == "burning" for mod in s.now.mods):
        found["blaze"] = ("blaze",)
    tactic_uses(s, found)
    found["drop" if c.points else "next"] = ("drop",) if c.points else ("go_on",)
    return ask(s.actor, FIGHT, found)


@auto("aim")
def aim(s: State, at: int) -> None:
    """M12.6: one more enemy is attacked."""
    c = combat_of(s)
    c.targets = (*c.targets, at)


@act("cover")
def cover(s: State) -> Effect:
    """MT3.1, MT3.2, MT3.3, XR13: every target without a bonus takes one that is unused, as the player says.

    MT3.4: of those who fight in this combat.
    """
    c = combat_of(s)
    open_targets = [at for at in c.targets if not c.foes[at].covered]
    for place, at in enumerate(open_targets):
        bearers = [number for number, foe in enumerate(c.foes) if foe.defend and not foe.beaten]
        if not bearers:
            return
        found: dict[str, Any] = {**foe_choices(s, bearers, "cover")}
        if len(bearers) < len(open_targets) - place:
            found["none"] = "none"
        args = {"what": s.face[c.foes[at].token]}
        answer = yield Decision(s.actor, COVER, tuple(found), tuple(found.values()), args=args)
        if answer != "none":
            strengthen(c, at, c.foes[answer[1]].defend)
            c.foes[answer[1]] = c.foes[answer[1]]._replace(defend=0)
            c.foes[at] = c.foes[at]._replace(covered=True)


@auto("face")
def face(s: State, foe: int, n: int) -> None:
    """M12.13: this attack is to be blocked."""
    c = combat_of(s)
    c.blow = Blow(foe, n)


@auto("resolve")
def resolve(s: State) -> None:
    """M12.6: the attack succeeds."""
    c = combat_of(s)
    riders, targets, menu = c.riders, c.targets, len(s.agenda) - 1
    have, want = need(s)
    for at in targets:
        hit = SIDES[c.foes[at].side].hit
        if hit is not None:  # MT12.3, MT12.4: what is left after all targets, k times the Armor, takes k levels more
            hit(s, c, at, 1 + (have - want) // armor(c, c.foes[at]))
        else:
            beat(s, at)
    c.targets, c.points, c.riders = (), [], ()
    if all(foe.beaten for foe in c.foes):
        s.agenda[menu] = ("outcome",)  # what a defeat has brought waits above it
    else:
        aim_alone(s)
    fallen = tuple(c.foes[at].token for at in targets if c.foes[at].beaten)  # MT12.1: no leader who lost levels only
    for rider in riders if fallen else ():  # what the attack brings for those that it has defeated
        each = (fallen,) if rider.what == "reap" else [(token,) for token in fallen]
        s.agenda += [("spoils", rider.what, rider.n, *tokens) for tokens in each]


@auto("drop")
def drop(s: State) -> None:
    """M12.6, M12.13: what does not reach has no effect."""
    c = combat_of(s)
    give_up(c)
    aim_alone(s)


@auto("go_on")
def go_on(s: State) -> None:
    """M12.5, M12.28: the next phase, or the outcome after the last. M12.25: summoned enemies are gone by then."""
    c = combat_of(s)
    if c.phase == "damage":
        dismiss_all(s, c)
    over = c.phase not in NEXT or c.phase == ENCOUNTERS[c.sort].last
    s.agenda[-1] = ("outcome",) if over else ("phase", NEXT[c.phase])


NEXT = {"ranged": "block", "block": "damage", "damage": "attack"}


@auto("blaze")
def blaze(s: State) -> None:
    """Burning Shield: the block that succeeded is an attack now."""
    mod = next(mod for mod in s.now.mods if mod.what == "burning")
    s.now.mods.remove(mod)
    s.now.by = -1
    make_attack(s, mod.n, "melee", "fire")


@menu("block")
def block(s: State) -> Decision:
    """M12.13: choose one attack, play Blocks against it, resolve; or take the damage."""
    c = combat_of(s)
    found: Answers = {}
    if c.points:
        have, want = need(s)
        if have >= want:
            found["resolve"] = ("parry",)
    elif c.blow is None:
        blows = blows_now(c)
        for key, blow in zip(blow_keys(s, blows, "aim"), blows, strict=True):
            found.setdefault(key, ("face", *blow))
    things(s, "block", found)
    purchases(s, c.phase, found)
    tactic_uses(s, found)
    found["drop" if c.points else "next"] = ("drop",) if c.points else ("go_on",)
    return ask(s.actor, BLOCK, found)


@auto("parry")
def blocked(s: State) -> None:
    """M12.13, M12.14: no damage; a summoned enemy is gone; what the Blocks bring besides."""
    c = s.now.combat
    assert c is not None and c.blow is not None
    block_blow(s, c, c.blow)
    if all(other.beaten for other in c.foes):
        s.agenda[-1] = ("outcome",)
    elif not blows_now(c):
        s.agenda[-1] = ("phase", "damage")
    else:
        aim_alone(s)


@menu("suffer")
def suffer(s: State) -> Decision:
    """M12.15: which unblocked attack now; with none left, on to the Attack phase."""
    c = combat_of(s)
    blows = blows_now(c)
    if not blows:
        return ask(s.actor, SUFFER, {"next": ("go_on",)})
    keys = blow_keys(s, blows, "suffer")
    return ask(s.actor, SUFFER, {key: ("assign", *blow) for key, blow in zip(keys, blows, strict=True)})


def shields_of(s: State, c: Combat, ability: Ability) -> list[Unit]:
    """M7.8, M12.16, M12.24, M15.3: the Units that can take damage of this attack; none of an assassin's (ML11.6)."""
    if NO_UNIT_DAMAGE in s.now.mods or ability.hero_only:
        return []
    able = [unit for unit in me(s).units if allowed(c, unit) and not unit.wounds and unit.card not in c.hit]
    return [unit for unit in able if unit.card in c.paid or "thug" not in UNITS[s.face[unit.card]].marks]  # ML6.5


@act("assign")
def assign(s: State, number: int, n: int) -> Effect:
    """M12.15-M12.19, M12.24: the damage of one attack to Units, one after the other, and the rest to the hero."""
    c = combat_of(s)
    blow = Blow(number, n)
    strike = strike_of(c, blow)
    left, ability = damage(strike), traits(strike.abilities)
    asked: list[int] = []
    ignored = spared = 0
    before = wounds_dealt(s, c)
    for unit in lured(s, c, blow):
        asked.append(unit.card)
        left = yield from struck(s, c, unit.card, left, strike.element, ability)
    while left > 0:
        found: dict[str, Any] = {"hero": "hero"}
        for unit in shields_of(s, c, ability):
            if unit.card not in asked:
                found.setdefault(unit_key(s, unit), unit.card)
        for skill in softeners(s):
            found[f"skill:{s.face[skill]}"] = ("soften", skill)
        for token in sparing(s):
            found[f"favour:{s.face[token]}"] = ("spare", token)
        answer = yield Decision(s.actor, ASSIGN, tuple(found), tuple(found.values()), args={"amount": left})
        if answer == "hero":
            break
        if isinstance(answer, tuple):
            if answer[0] == "spare":
                spared += FAVOURS[s.face[answer[1]]].spares
                spend_favour(s, answer[1])
            else:
                ignored += soften(s, answer[1], strike.element)
            continue
        asked.append(answer)
        left = yield from struck(s, c, answer, left, strike.element, ability)
    settle_blow(c, blow, "dealt")
    if left > ignored:
        hit_hero(s, left - ignored, ability, spared)
    if ability.drinks:
        strengthen(c, number, wounds_dealt(s, c) - before)


def wounds_dealt(s: State, c: Combat) -> int:
    """MT4.1, XR14: the Wounds in hand and on Units; not those that Poison sends to the discard pile."""
    return c.wounds + sum(unit.wounds for unit in me(s).units)


def softeners(s: State) -> list[int]:
    """The skills that let the hero ignore damage, while they can be used."""
    p, often = me(s), terms_of(s).skills
    return [
        skill
        for skill in p.skills
        if (own := SKILLS[s.face[skill]]).softens and skill not in p.flipped and own.often in often
    ]


def sparing(s: State) -> list[int]:
    """MT10.2: the tokens that spare the hero a Wound, while they can be used (Cloak of Shielding)."""
    own = [token for token in me(s).kept if s.face[token] in FAVOURS]
    return [token for token in own if FAVOURS[s.face[token]].spares and why_no_favour(s, token) is None]


def soften(s: State, skill: int, *elements: str) -> int:
    """Battle Hardened, Elemental Resistance: the hero ignores damage, after Brutal and before Armor."""
    p = me(s)
    p.flipped = (*p.flipped, skill)
    tell(s, "mk-used", who=s.actor, card=skill)
    return 2 if {*elements} & {*SKILLS[s.face[skill]].softens} else 1


def lured(s: State, c: Combat, blow: Blow) -> list[Unit]:
    """Shocktroops that have drawn this attack on themselves."""
    drawn = [mod.card for mod in s.now.mods if mod.what == "lured" and (mod.n, mod.m) == blow]
    return [unit for unit in shields_of(s, c, Ability()) if unit.card in drawn] if drawn else []


def struck(s: State, c: Combat, card: int, left: int, element: str, ability: Ability) -> Generator[Decision, Any, int]:
    """ML9.2: Banner of Fortitude may take the Wound away, and what comes with it; the Armor counts all the same."""
    unit = unit_of(s, card)
    hit = unit_hit(left, unit_armor(s, s.actor, unit), unit_resists(s, s.actor, unit, element), ability)
    if hit.outcome != "holds" and can_spare(s, unit):
        key = yield Decision(s.actor, ASSIGN, (unit_key(s, unit, "banner"), "none"), args={"amount": left})
        if key != "none":
            save_unit(s, s.actor, unit)
            c.hit = (*c.hit, card)
            return hit.left
    return hit_unit(s, c, card, left, element, ability)


def hit_unit(s: State, c: Combat, card: int, left: int, element: str, ability: Ability) -> int:
    """M12.16, M12.19: what the reckoning says happens to it."""
    s.now.mods.append(HELPED)
    unit = unit_of(s, card)
    hit = unit_hit(left, unit_armor(s, s.actor, unit), unit_resists(s, s.actor, unit, element), ability)
    if hit.outcome == "holds":
        c.hit = (*c.hit, card)
    elif hit.outcome == "lost":
        lose_unit(s, s.actor, card)
        tell(s, "mk-unit-lost", who=s.actor, card=card)
    else:
        wounds = 1 + ability.unit_wounds
        change_unit(s, s.actor, card, wounds=wounds)
        tell(s, "mk-unit-wounded", who=s.actor, card=card, count=wounds)
    return hit.left


def hit_hero(s: State, left: int, ability: Ability, spared: int = 0) -> None:
    """M12.17-M12.19: Wounds to hand; Poison as many to the discard pile; Paralyze costs the hand.

    `spared`: Wounds that are ignored, with what else they would bring (Cloak of Shielding, Veil of Mist).
    """
    if VEIL in s.now.mods:
        s.now.mods.remove(VEIL)
        spared += 1
    count = wounds_from(left, hero_armor(s, s.actor)) - spared
    if count <= 0:
        return
    tell(s, "mk-wounded", who=s.actor, count=count)
    for _ in range(count):
        take_wound(s, s.actor)
        for _ in range(ability.discard_wounds):
            take_wound(s, s.actor, to_discard=True)
    if ability.empties_hand:
        drop_hand(s, s.actor)


# -- the outcome


@auto("outcome")
def outcome(s: State) -> None:
    """M12.21-M12.23, M12.27: what becomes of the enemies, then what the encounter says about the space."""
    c = combat_of(s)
    dismiss_all(s, c)
    for foe in c.foes:
        after = SIDES[foe.side].after
        if after is not None:
            after(s, c, foe)
    ENCOUNTERS[c.sort].settle(s, c)
    s.now.combat = None
    s.now.mods = ended(s.now.mods, "combat", ENDS)
    act_over(s)
    for hook in s.rules.fought:
        hook(s, c)
