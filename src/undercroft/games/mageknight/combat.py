"""Combat with enemies: who is fought, the four phases, the outcome (M12)."""

from __future__ import annotations

from typing import Any

from ...core.decision import Decision, Effect, Kind
from ...core.events import tell
from ...core.zones import reveal
from .abilities import Ability, traits
from .banners import unit_armor, unit_resists
from .deeds import Answers, Deed, allowed, take_thing, things
from .doing import (
    WINGS,
    attackers,
    beat,
    can_affect,
    foe_keys,
    stop,
    strike_keys,
    unit_key,
    unit_of,
    wings_price,
)
from .hexes import DIRECTIONS
from .reckoning import damage, facing, need, strikes_now, targets_now, unit_hit, wounds_from
from .ruins import RUINS
from .sites import SITES, rampagers_near, ruin_at, ruins_enemies, site_at, site_name
from .state import Combat, Foe, State, Unit, me
from .tracks import change_reputation, draw_token, drop_hand, gain_fame, hero_armor, lose_unit, take_wound
from .turn import act_over, tactic_uses, use_tactic

FIGHT = Kind("mk.fight", "M12.6", at="foe")
BLOCK = Kind("mk.block", "M12.13", at="foe")
SUFFER = Kind("mk.suffer", "M12.15", at="foe")
ASSIGN = Kind("mk.assign", "M12.16", at="unit")
JOIN = Kind("mk.join", "M12.2", at="map")


# -- who is fought


def open_combat(s: State, sort: str, at: int) -> Combat:
    """M9.8, M12.5: leftover points are lost, unspent Healing too."""
    s.acted, s.phase = True, "combat"
    s.move = s.influence = s.healing = 0
    site = site_at(s, at) if sort in ("site", "burn") else None
    s.combat = combat = Combat(sort, at, "ranged", [], (), [], [], [])
    if site is not None:
        combat.units, combat.night = site.units, site.night
    return combat


def add_foe(s: State, token: int, at: int, guard: bool = False, walled: bool = False, rampaging: bool = False) -> None:
    assert s.combat is not None
    reveal(s, token)
    s.combat.foes.append(Foe(token, at, guard, walled, rampaging))


def add_rampagers(s: State, spaces: tuple[int, ...]) -> None:
    """M12.2: they are not fortified and do not matter for conquering."""
    for at in spaces:
        add_foe(s, s.foes[at][0], at, rampaging=True)


def assault(s: State, angry: tuple[int, ...]) -> None:
    """M12.1, M12.4: -1 Reputation; the garrison is revealed. M13.3: an empty keep of another gets a random token."""
    at = me(s).at
    change_reputation(s, s.active, -1)
    combat = open_combat(s, "assault", at)
    tell(s, "mk-assaults", who=s.active, site=site_name(s, at))
    if at in s.shields:
        combat.retaken = True
        token = draw_token(s, SITES[site_name(s, at)].garrison)
        s.foes[at] = (token,) if token >= 0 else ()
    for token in s.foes.get(at, ()):
        add_foe(s, token, at, guard=True, walled=True)
    add_rampagers(s, angry)
    s.agenda.append(("phase", "ranged"))
    s.agenda.append(("join", 0))


def provoked(s: State, angry: tuple[int, ...]) -> None:
    """M10.6, M12.1: the provoked enemies attack."""
    open_combat(s, "rampage", me(s).at)
    tell(s, "mk-provoked", who=s.active)
    add_rampagers(s, angry)
    s.agenda.append(("phase", "ranged"))
    s.agenda.append(("join", 0))


def challenge(s: State) -> None:
    """M9.7, M12.1, MR20: one or several rampaging enemies next to the hero."""
    open_combat(s, "rampage", me(s).at)
    s.agenda.append(("phase", "ranged"))
    s.agenda.append(("join", 1))


def join(s: State, least: int) -> Effect:
    """M12.2: adjacent rampaging enemies may be challenged besides, pick by pick in a fixed order."""
    at = me(s).at
    assert s.combat is not None
    in_it = {foe.at for foe in s.combat.foes if foe.rampaging}
    names = [(name, at + step) for name, step in DIRECTIONS.items() if at + step in rampagers_near(s, at)]
    left = [(name, near) for name, near in names if near not in in_it]
    while left:
        keys = [f"join:{s.face[s.foes[near][0]]}@{name}" for name, near in left]
        values: list[Any] = [("join", near) for _, near in left]
        if not least:
            keys.append("done")
            values.append("done")
        answer = yield Decision(s.active, JOIN, tuple(keys), tuple(values))
        if answer == "done":
            return
        least = 0
        add_rampagers(s, (answer[1],))
        left = left[[near for _, near in left].index(answer[1]) + 1 :]


def enter(s: State) -> None:
    """M13.5, M13.6, M13.7, M13.8, M13.9, M13.17: an altar, or the enemies that wait or are drawn now."""
    at = me(s).at
    name = site_name(s, at)
    if name == "ruins" and RUINS[ruin_at(s, at)].pay:
        s.agenda.append(("altar", at))
        return
    open_combat(s, "site", at)
    tell(s, "mk-enters", who=s.active, site=name)
    here = list(s.foes.get(at, ()))
    if not here:
        drawn = [draw_token(s, colour) for colour in (ruins_enemies(s, at) if name == "ruins" else SITES[name].draws)]
        here = [token for token in drawn if token >= 0]
        s.foes[at] = tuple(here)
    for token in here:
        add_foe(s, token, at, guard=True)
    s.agenda.append(("phase", "ranged"))


def burn(s: State) -> None:
    """M12.4, M13.2: -3 Reputation, a violet enemy, no Units."""
    at = me(s).at
    change_reputation(s, s.active, -3)
    open_combat(s, "burn", at)
    tell(s, "mk-burns", who=s.active)
    token = draw_token(s, "violet")
    s.foes[at] = (token,) if token >= 0 else ()
    for token in s.foes[at]:
        add_foe(s, token, at, guard=True)
    s.agenda.append(("phase", "ranged"))


# -- the phases


def phase(s: State, name: str) -> None:
    """M12.5, M12.28: Ranged and Siege, Block, Assign Damage, Attack; a phase once left is not entered again."""
    c = s.combat
    assert c is not None
    c.phase, c.targets, c.points, c.riders = name, (), [], []
    if all(foe.beaten for foe in c.foes):
        s.agenda.append(("outcome",))
    elif name == "block":
        summon(s, c)
        s.agenda.append(("block",) if strikes_now(s, c) else ("phase", "damage"))
    elif name == "damage":
        s.agenda.append(("suffer",))
    else:
        s.agenda.append(("fight",))
    aim_alone(s)


def summon(s: State, c: Combat) -> None:
    """M12.12, M12.25: each summoner that would attack draws a token, which stands in for it."""
    for foe in c.foes:
        pile = facing(s, foe).summons
        if pile and not foe.beaten and not foe.idle:
            token = draw_token(s, pile)
            if token >= 0:
                reveal(s, token)
                foe.summoned = token
                tell(s, "mk-summoned", card=token)


def dismiss(s: State, foe: Foe) -> None:
    """M12.14, M12.25: a summoned enemy is discarded, without Fame."""
    if foe.summoned >= 0:
        s.heaps[facing(s, foe).colour].append(foe.summoned)
        foe.summoned = -1
        foe.idle = True


def aim_alone(s: State) -> None:
    """One possible target is aimed at by itself."""
    c = s.combat
    assert c is not None
    if c.phase == "block":
        choices = strikes_now(s, c)
    elif c.phase in ("ranged", "attack"):
        choices = targets_now(s, c)
    else:
        return
    if len(choices) == 1:
        c.targets = (choices[0],)


def fight(s: State) -> Decision:
    """M12.6: declare targets, play Attacks at them, resolve; another attack, or the next phase."""
    c = s.combat
    assert c is not None
    found: Answers = {}
    if c.points:
        have, want = need(s)
        if have >= want:
            found["resolve"] = "resolve"
    else:
        last = c.targets[-1] if c.targets else -1
        for key, value in zip(*foe_keys(s, targets_now(s, c), "aim"), strict=True):
            if value[1] > last:
                found[key] = value
    things(s, c.phase, found)
    groundings(s, found)
    if c.phase == "attack" and c.targets and any(mod[0] == "burning" for mod in s.mods):
        found["blaze"] = "blaze"
    tactic_uses(s, found)
    found["drop" if c.points else "next"] = "drop" if c.points else "next"
    return Decision(s.active, FIGHT, tuple(found), tuple(found.values()))


def take_fight(s: State, value: Any) -> None:
    c = s.combat
    assert c is not None
    if isinstance(value, int | Deed):
        take_thing(s, value)
    elif value == "resolve":
        for at in c.targets:
            beat(s, c.foes[at])
        c.targets, c.points = (), []
        if all(foe.beaten for foe in c.foes):
            s.agenda[-1] = ("outcome",)
        else:
            aim_alone(s)
    elif value == "drop":  # M12.6: less has no effect
        c.targets, c.points = (), []
        aim_alone(s)
    elif value == "next":
        s.agenda[-1] = ("phase", "block") if c.phase == "ranged" else ("outcome",)
    elif value == "blaze":  # Burning Shield: the block that succeeded is an attack now
        mod = next(mod for mod in s.mods if mod[0] == "burning")
        s.mods.remove(mod)
        c.points.append(("melee", "fire", int(mod[1])))
    elif value[0] == "aim":
        c.targets = (*c.targets, value[1])
    elif value[0] == "ground":
        ground(s, value[1])
    else:
        use_tactic(s, value[1])


def groundings(s: State, into: Answers) -> None:
    """Wings of Night: further enemies that can be kept from attacking for Move made in this combat."""
    price = wings_price(s)
    if price and s.move >= price:
        into.update(zip(*foe_keys(s, attackers(s), "ground"), strict=True))


def ground(s: State, at: int) -> None:
    """Wings of Night: 1 Move for the second enemy, 2 for the third, and so on."""
    s.move -= wings_price(s)
    stop(s, at)
    s.mods.append(WINGS)


def block(s: State) -> Decision:
    """M12.13: choose one attack, play Blocks against it, resolve; or take the damage."""
    c = s.combat
    assert c is not None
    found: Answers = {}
    if c.points:
        have, want = need(s)
        if have >= want:
            found["resolve"] = "resolve"
    elif not c.targets:
        for key, value in zip(*strike_keys(s, strikes_now(s, c), "aim"), strict=True):
            found[key] = value
    things(s, "block", found)
    groundings(s, found)
    tactic_uses(s, found)
    found["drop" if c.points else "next"] = "drop" if c.points else "next"
    return Decision(s.active, BLOCK, tuple(found), tuple(found.values()))


def take_block(s: State, value: Any) -> None:
    c = s.combat
    assert c is not None
    if isinstance(value, int | Deed):
        take_thing(s, value)
    elif value == "resolve":
        blocked(s, c)
    elif value == "drop":
        c.targets, c.points, c.riders = (), [], []
        aim_alone(s)
    elif value == "next":
        s.agenda[-1] = ("phase", "damage")
    elif value[0] == "aim":
        c.targets = (value[1],)
    elif value[0] == "ground":
        ground(s, value[1])
    else:
        use_tactic(s, value[1])


def blocked(s: State, c: Combat) -> None:
    """M12.13, M12.14: no damage; a summoned enemy is gone; what the Blocks bring besides."""
    foe = c.foes[c.targets[0] // 4]
    foe.done |= 1 << c.targets[0] % 4
    tell(s, "mk-blocked", who=s.active, card=foe.summoned if foe.summoned >= 0 else foe.token)
    riders, summoned = c.riders, foe.summoned >= 0
    c.targets, c.points, c.riders = (), [], []
    for rider in riders:
        if rider[0] == "burn":
            s.mods.append(("burning", rider[1]))
        elif not summoned and can_affect(s, foe, str(rider[2])):
            if rider[0] == "weaken":
                foe.armor -= int(rider[1])
            else:
                beat(s, foe)
    dismiss(s, foe)
    if all(other.beaten for other in c.foes):
        s.agenda[-1] = ("outcome",)
    elif not strikes_now(s, c):
        s.agenda[-1] = ("phase", "damage")
    else:
        aim_alone(s)


def suffer(s: State) -> Decision:
    """M12.15: which unblocked attack now; with none left, on to the Attack phase."""
    c = s.combat
    assert c is not None
    strikes = strikes_now(s, c)
    if not strikes:
        return Decision(s.active, SUFFER, ("next",))
    keys, values = strike_keys(s, strikes, "suffer")
    return Decision(s.active, SUFFER, keys, values)


def take_suffer(s: State, value: Any) -> None:
    c = s.combat
    assert c is not None
    if value == "next":
        for foe in c.foes:
            dismiss(s, foe)
        s.agenda[-1] = ("phase", "attack")
    else:
        s.agenda.append(("assign", value[1]))


def shields_of(s: State, c: Combat) -> list[Unit]:
    """M7.8, M12.16, M12.24, M15.3: the Units that can take damage of this attack."""
    if ("no_unit_damage",) in s.mods:
        return []
    return [unit for unit in me(s).units if allowed(c, unit) and not unit.wounds and unit.card not in c.hit]


def assign(s: State, strike: int) -> Effect:
    """M12.15-M12.19, M12.24: the damage of one attack to Units, one after the other, and the rest to the hero."""
    c = s.combat
    assert c is not None
    foe = c.foes[strike // 4]
    enemy = facing(s, foe)
    blow = enemy.strikes[strike % 4]
    left = damage(enemy, blow)
    asked: list[int] = []
    while left > 0:
        found: dict[str, Any] = {"hero": "hero"}
        for unit in shields_of(s, c):
            if unit.card not in asked:
                found.setdefault(unit_key(s, unit), unit.card)
        answer = yield Decision(s.active, ASSIGN, tuple(found), tuple(found.values()), args={"amount": left})
        if answer == "hero":
            break
        asked.append(answer)
        left = hit_unit(s, c, answer, left, blow.element, traits(enemy.abilities))
    foe.struck |= 1 << strike % 4
    if left > 0:
        hit_hero(s, left, traits(enemy.abilities))


def hit_unit(s: State, c: Combat, card: int, left: int, element: str, ability: Ability) -> int:
    """M12.16, M12.19: what the reckoning says happens to it."""
    unit = unit_of(s, card)
    hit = unit_hit(left, unit_armor(s, unit), unit_resists(s, unit, element), ability)
    if hit.outcome == "holds":
        c.hit.append(card)
    elif hit.outcome == "lost":
        lose_unit(s, s.active, card)
        tell(s, "mk-unit-lost", who=s.active, card=card)
    else:
        unit.wounds = 1 + ability.unit_wounds
        tell(s, "mk-unit-wounded", who=s.active, card=card, count=unit.wounds)
    return hit.left


def hit_hero(s: State, left: int, ability: Ability) -> None:
    """M12.17-M12.19: Wounds to hand; Poison as many to the discard pile; Paralyze costs the hand."""
    count = wounds_from(left, hero_armor(s))
    tell(s, "mk-wounded", who=s.active, count=count)
    for _ in range(count):
        take_wound(s, s.active)
        for _ in range(ability.discard_wounds):
            take_wound(s, s.active, to_discard=True)
    if ability.empties_hand:
        drop_hand(s, s.active)


# -- the outcome


def outcome(s: State) -> None:
    """M12.21-M12.23, M12.27: who is left where, conquest, rewards, the way back."""
    c = s.combat
    assert c is not None
    for foe in c.foes:
        dismiss(s, foe)
    for foe in c.foes:
        if foe.rampaging and foe.beaten:  # M12.22
            del s.foes[foe.at]
    if c.sort == "assault":
        assaulted(s, c)
    elif c.sort in ("site", "burn"):
        visited(s, c)
    s.combat = None
    act_over(s)


def guards_left(c: Combat) -> list[int]:
    return [foe.token for foe in c.foes if foe.guard and not foe.beaten]


def assaulted(s: State, c: Combat) -> None:
    """M12.21, M12.27, M13.3, M13.4, M13.18: conquered, or back to where the hero came from."""
    left = guards_left(c)
    name = s.board[c.at].ground.site
    if left:
        if c.retaken:  # M12.27: the random token is discarded
            s.heaps[SITES[name].garrison].extend(left)
            s.foes.pop(c.at, None)
        else:
            s.foes[c.at] = tuple(left)
        s.path.pop()
        me(s).at = s.path[-1]
        tell(s, "mk-repelled", who=s.active)
        return
    s.foes.pop(c.at, None)
    if c.retaken:  # MR13: half of the sum, rounded up
        gain_fame(s, s.active, -(-c.fame // 2))
    s.shields[c.at] = (s.active,)
    me(s).rewards += SITES[name].rewards
    tell(s, "mk-conquered", who=s.active, site=name)


def visited(s: State, c: Combat) -> None:
    """M12.23, M13.2, M13.5-M13.9: an adventure site or a monastery after the fight."""
    name = s.board[c.at].ground.site
    site = SITES[name]
    left = guards_left(c)
    if not left:
        s.foes.pop(c.at, None)
        if c.at not in s.shields:
            me(s).rewards += RUINS[ruin_at(s, c.at)].rewards if name == "ruins" else site.rewards
            s.shields[c.at] = (s.active,)
            if name == "ruins":
                s.heaps["yellow"].append(s.ruins.pop(c.at))
            tell(s, "mk-conquered", who=s.active, site=name)
        return
    tell(s, "mk-repelled", who=s.active)
    if site.survivors == "go":
        for foe in c.foes:
            if foe.guard and not foe.beaten:
                s.heaps[facing(s, foe).colour].append(foe.token)
        s.foes.pop(c.at, None)
        return
    if site.survivors == "replace":  # M13.8, MR5
        while len(left) < len(site.draws):
            token = draw_token(s, site.draws[0])
            if token < 0:
                break
            left.append(token)
    s.foes[c.at] = tuple(left)
