"""Heroes against heroes: attacks in turn, blocks that lower them, damage as the attacker likes (M18)."""

from __future__ import annotations

from ....core.decision import Decision, Effect, Kind, ask
from ....core.events import tell
from ....core.lasting import Mod, ended
from ..agenda import Answers, act, auto, menu
from ..fight.attend import aftermath
from ..fight.combat import soften, softeners, sparing
from ..fight.foes import beat, can_affect, give_up, weaken, which_foe
from ..fight.reckoning import BLOCKED_BY, resists, targets_now, walled_off
from ..mods import BLADES, ENDS, HELPED, NO_UNIT_DAMAGE, VEIL
from ..play.acting import back_to
from ..play.movement import COSTS, rival_at, safe, set_down
from ..play.tracks import change_reputation, gain_fame, hero_armor, take_wound
from ..play.turn import tactic_uses
from ..records import Blow, Combat, Duel, Foe, Points, Strike
from ..state import State, Unit, change_unit, day, me, turn_of
from ..tables import CARDS, ENCOUNTERS, FAVOURS, SIDES, Encounter, Side
from ..things.banners import can_spare, save_unit, unit_armor, unit_resists
from ..things.deeds import things
from ..things.favours import spend_favour
from ..things.sinks import purchases
from ..things.units import unit_key
from ..world.hexes import DIRECTIONS
from ..world.places import hostile, site_at, walled

VOLLEY = Kind("mk.volley", "M18.4", at="foe")
GUARD = Kind("mk.guard", "M18.6", at="foe")
HARM = Kind("mk.harm", "M18.7", at="seat")
STEALING = 5  # M18.8


def duel_of(s: State) -> Duel:
    assert s.duel is not None
    return s.duel


def combat_of(s: State, seat: int) -> Combat:
    turn = turn_of(s, seat)
    assert turn is not None and turn.combat is not None
    return turn.combat


def rival_of(s: State, seat: int) -> int:
    """Whom a seat fights."""
    one, other = duel_of(s).seats
    return other if seat == one else one


# -- how it begins


@auto("duel")
def duel(s: State) -> None:
    """M9.7, M18.1, M18.2: the action of a turn on the space of another hero, who attends fully or partially.

    M18.11: to step into another's keep costs Reputation, whoever is there (MS11.4: not where it is contended for).
    """
    at = me(s).at
    seat = rival_at(s, at)
    if hostile(s, at, s.actor) and site_at(s, at).assault != "contend":
        change_reputation(s, s.actor, -1)
    tell(s, "mk-attacks", who=s.actor, whom=seat)
    s.agenda += [("duel_over",), ("face_off", s.actor, seat), ("attend", seat, "parrying")]


@auto("face_off")
def face_off(s: State, aggressor: int, seat: int) -> None:
    """M12.3, M18.4, M18.10: each sees the other and its unwounded Units as foes, nobody else; the defender is due."""
    units = tuple(foe for own in (aggressor, seat) for foe in units_of(s, own))
    s.duel = Duel((aggressor, seat), "ranged", seat, joined=units)
    for own, other in ((aggressor, seat), (seat, aggressor)):
        turn, p = turn_of(s, own), s.players[other]
        assert turn is not None
        walls = (site_at(s, p.at).sort == "fortified") + crossed(s, turn.path) if own == aggressor else 0  # M18.5
        hero = Foe(-1, "hero", p.at, hero_armor(s, other), walls, (), (), ())
        turn.acted, turn.phase, turn.combat = True, "combat", Combat("duel", p.at, foes=[hero, *units_of(s, other)])
        turn.move = turn.influence = turn.healing = 0
    s.agenda.append(("due",))


def crossed(s: State, path: list[int]) -> bool:
    """ML2.4: the last step of a path crossed a wall."""
    return len(path) > 1 and walled(s, path[-2], path[-1])


def units_of(s: State, seat: int) -> list[Foe]:
    """M18.10: the unwounded Units of a hero, as enemies: with their present Armor and resistances."""
    p, found = s.players[seat], []
    for unit in p.units:
        if not unit.wounds:
            tough = tuple(each for each in ("physical", "fire", "ice") if unit_resists(s, seat, unit, each))
            found.append(Foe(unit.card, "unit", p.at, unit_armor(s, seat, unit), 0, (), tough, (), idle=True))
    return found


def look_over(s: State, seat: int, force: tuple[Points, ...] = ()) -> None:
    """M18.10: the Units that a seat faces, as they are now: what their owner did counts, what effects took is lost.

    Those that have a part in the attack on the table attack, with that part as their strike.
    """
    c, now = combat_of(s, seat), duel_of(s)
    before = {foe.token: foe for foe in now.joined}
    fresh = {foe.token: foe for foe in units_of(s, rival_of(s, seat))}
    for at, foe in enumerate(c.foes):
        if foe.side != "unit" or foe.beaten:
            continue
        new = fresh.get(foe.token)
        if new is None:  # wounded, maybe by its own attack, which counts all the same
            c.foes[at] = foe._replace(beaten=True, idle=False)
            continue
        old, share = before[foe.token], [each for each in force if each.by == foe.token]
        gained = tuple(element for element in new.resists if element not in old.resists)
        c.foes[at] = foe._replace(
            armor=max(1, foe.armor + new.armor - old.armor),
            resists=foe.resists + gained,
            strikes=(Strike(sum(each.n for each in share), share[0].element),) if share else (),
            idle=not share,
        )
    s.duel = now._replace(joined=tuple(fresh.get(foe.token, foe) for foe in now.joined))


# -- attack and block


@auto("due")
def due(s: State) -> None:
    """M18.4: whoever is due attacks; after two passes the melee begins, or all is over.

    ML2.5: who is fortified twice cannot be attacked at range at all.
    """
    now = duel_of(s)
    if now.pushed >= 0 or (now.passed == 2 and now.phase == "melee"):
        return
    if now.passed == 2:
        now = now._replace(phase="melee", due=now.seats[0], passed=0)
    s.duel = now._replace(force=())
    back_to(s, now.due)
    s.now.mods = [mod for mod in s.now.mods if mod.what not in ("hardened", "shielded")]
    look_over(s, now.due)
    c = combat_of(s, s.actor)
    give_up(c)
    c.phase = "ranged" if now.phase == "ranged" else "attack"
    c.targets = (0,) if 0 in targets_now(s, c) else ()
    s.agenda += [("due",), ("volley",)]


@menu("volley")
def volley(s: State) -> Decision:
    """M18.5: play Attacks and let them loose, or pass."""
    c = combat_of(s, s.actor)
    found: Answers = {}
    things(s, c.phase, found)
    purchases(s, c.phase, found)
    if c.phase == "attack" and any(mod.what == "burning" for mod in s.now.mods):
        found["blaze"] = ("blaze",)
    tactic_uses(s, found)
    found["loose" if c.points else "hold"] = ("loose",) if c.points else ("hold",)
    return ask(s.actor, VOLLEY, found)


@auto("hold")
def hold(s: State) -> None:
    """M18.4: a pass; the other one is due."""
    s.agenda.pop()
    s.duel = duel_of(s)._replace(passed=duel_of(s).passed + 1, due=rival_of(s, s.actor))


def force_of(s: State, c: Combat) -> tuple[Points, ...]:
    """M18.5: what counts of the Attacks that were played; physical ones twice with Sword of Justice."""
    twice = c.phase == "attack" and BLADES in s.now.mods
    return tuple(
        each._replace(n=2 * each.n) if twice and each.element == "physical" else each
        for each in c.points
        if each.kind == "siege" or not walled_off(s, c)
    )


@auto("loose")
def loose(s: State) -> None:
    """M18.4, M18.6: the attack lies on the table; the other one blocks, and is due afterwards."""
    s.agenda.pop()
    c, other = combat_of(s, s.actor), rival_of(s, s.actor)
    force = force_of(s, c)
    give_up(c)
    s.duel = duel_of(s)._replace(force=force, passed=0, due=other)
    tell(s, "mk-looses", who=s.actor, count=strength(force))
    alone_so_far(s)
    gain_fame(s, s.actor, s.now.mods.count(DUELING))  # XR46: of that Block and of this attack
    s.now.mods = [mod for mod in s.now.mods if mod != DUELING]
    back_to(s, other)
    s.now.mods = [mod for mod in s.now.mods if mod != HELPED]
    look_over(s, other, force)
    d = combat_of(s, other)
    give_up(d)
    elements = tuple(dict.fromkeys(each.element for each in force))
    d.foes[0] = d.foes[0]._replace(strikes=tuple(Strike(strength(force), element) for element in elements))
    d.phase, d.blow = "block", Blow(0, 0)
    s.agenda.append(("guard",))


DUELING = Mod("dueling", 0)
"""Dueling, used against the attack of a hero."""


def alone_so_far(s: State) -> None:
    """XR46: no Fame for Dueling once a Unit has had a part."""
    if HELPED in s.now.mods:
        s.now.mods = [mod for mod in s.now.mods if mod != DUELING]


def strength(force: tuple[Points, ...]) -> int:
    return sum(each.n for each in force)


@menu("guard")
def guard(s: State) -> Decision:
    """M18.6: Blocks against the attack on the table."""
    found: Answers = {}
    things(s, "block", found)
    purchases(s, "block", found)
    tactic_uses(s, found)
    for skill in softeners(s):
        found[f"skill:{s.face[skill]}"] = ("harden", skill)
    for token in sparing(s):
        found[f"favour:{s.face[token]}"] = ("shield", token)
    found["stand"] = ("stand",)
    return ask(s.actor, GUARD, found, {"count": strength(in_effect(s))})


@auto("harden")
def harden(s: State, skill: int) -> None:
    """MR60: Battle Hardened, Elemental Resistance: the first Wound of this attack costs as much more."""
    elements = [each.element for each in in_effect(s)]
    s.now.mods.append(Mod("hardened", soften(s, skill, *elements)))


@auto("shield")
def shield(s: State, token: int) -> None:
    """MR60: Cloak of Shielding: the first Wound of this attack is not taken."""
    s.now.mods += [Mod("shielded")] * FAVOURS[s.face[token]].spares
    spend_favour(s, token)


def wound_price(s: State, seat: int) -> int:
    """M18.7: what a Wound of the hero costs: its Armor; MR60: more while damage is ignored."""
    turn = turn_of(s, seat)
    mods = turn.mods if turn is not None else ()
    return hero_armor(s, seat) + sum(mod.n for mod in mods if mod.what == "hardened")


def in_effect(s: State) -> tuple[Points, ...]:
    """M18.10, MR54: the attack on the table; the shares of Units are what effects have left of them."""
    now = duel_of(s)
    changed: dict[int, int] = {}
    for foe in combat_of(s, now.due).foes if now.force else []:
        if foe.side == "unit" and (foe.idle or foe.strikes):
            share = sum(0 if foe.idle or each.fate else each.value for each in foe.strikes)
            changed[foe.token] = share - strength(tuple(each for each in now.force if each.by == foe.token))
    found = []
    for each in now.force:
        n = max(0, each.n + changed.get(each.by, 0))
        changed[each.by] = changed.get(each.by, 0) - (n - each.n)
        found.append(each._replace(n=n))
    return tuple(each for each in found if each.n)


def blocked(force: tuple[Points, ...], points: list[Points], ranged: bool) -> int:
    """M18.6: how much Blocks take away: efficient against any element of the attack, or halved; half of it at range.

    What counts twice against Swift attacks counts in full at range.
    """
    good = {own for each in force for own in BLOCKED_BY[each.element]}
    worth = [(each.element in good, each.n * (1 + (ranged and each.kind == "swift_block"))) for each in points]
    total = sum(n for full, n in worth if full) + sum(n for full, n in worth if not full) // 2
    return total // 2 if ranged else total


@auto("stand")
def stand(s: State) -> None:
    """M18.6, M18.7: what is left of the attack is the attacker's to assign; a whole block brings what it brings."""
    s.agenda.pop()
    alone_so_far(s)
    c, now = combat_of(s, s.actor), duel_of(s)
    force = in_effect(s)
    over = blocked(force, c.points, now.phase == "ranged") - strength(force)
    left = max(0, -over)
    riders = tuple(rider._replace(what="weaken", n=over) if rider.what == "bash" else rider for rider in c.riders)
    give_up(c)
    s.duel = now._replace(left=left, force=force)
    if left:
        back_to(s, rival_of(s, s.actor))
        look_over(s, s.actor)
        s.agenda.append(("harm",))
    else:
        s.agenda += [("retort", rider.what, rider.n, rider.colour) for rider in riders]


@act("retort")
def retort(s: State, what: str, n: int, colour: str) -> Effect:
    """M18.10: what a Block brings that took the whole attack away may hit a Unit that had a part in it."""
    c, makers = combat_of(s, s.actor), {each.by for each in duel_of(s).force}
    if what == "burn":
        s.now.mods.append(Mod("burning", n))
        return
    reached = [
        at for at, foe in enumerate(c.foes) if foe.token in makers and not foe.beaten and can_affect(s, foe, colour)
    ]
    if reached:
        at = (yield which_foe(s, reached))[1]
        if what == "weaken":
            weaken(c, at, n)
        else:
            beat(s, at)


# -- damage


@menu("harm")
def harm(s: State) -> Decision:
    """M18.7, M18.8: Wounds for the hero or Units; in melee also a theft, or a push that ends it."""
    now, other = duel_of(s), rival_of(s, s.actor)
    steps: Answers = {"hurt": ("hurt",)}
    for unit, _ in prices(s):
        steps.setdefault(unit_key(s, unit, "maim"), ("maim", unit.card))
    for card in loot_of(s, other):
        steps.setdefault(f"steal:{s.face[card]}", ("steal", card))
    for name, to in shoves(s, other).items():
        steps[f"shove:{name}"] = ("shove", to)
    open_now = [key for key, price in costs(s).items() if price <= now.left and not only_in_melee(now, key)]
    found = {key: steps[key] for key in open_now}
    found["spare"] = ("spare",)
    return ask(s.actor, HARM, found, {"whom": other, "count": now.left})


def only_in_melee(now: Duel, key: str) -> bool:
    """M18.8: a theft or a push."""
    return now.phase != "melee" and key.startswith(("steal", "shove"))


def costs(s: State) -> dict[str, int]:
    """M18.7, M18.8: what damage could buy, whether there is enough of it or not."""
    other = rival_of(s, s.actor)
    found = {"hurt": wound_price(s, other)}
    for unit, price in prices(s):
        found.setdefault(unit_key(s, unit, "maim"), price)
    found.update((f"steal:{s.face[card]}", STEALING) for card in loot_of(s, other))
    night = 0 if day(s) else 1  # M18.8: the unmodified cost
    found.update((f"shove:{name}", COSTS[s.board[to].terrain][night]) for name, to in shoves(s, other).items())
    return found


def prices(s: State) -> list[tuple[Unit, int]]:
    """M18.7: what a Wound costs for each unwounded Unit: its Armor, doubled if it resists any element of the attack.

    MR60: none if no damage may go to its owner's Units.
    """
    if unharmed(s, other := rival_of(s, s.actor)):
        return []
    elements = {each.element for each in duel_of(s).force}
    units = {unit.card: unit for unit in s.players[other].units}
    found = []
    for foe in combat_of(s, s.actor).foes[1:]:
        if not foe.beaten:
            own = resists(s, foe)
            tough = any({"fire", "ice"} <= {*own} if each == "cold_fire" else each in own for each in elements)
            found.append((units[foe.token], foe.armor * (2 if tough else 1)))
    return found


def unharmed(s: State, seat: int) -> bool:
    """MR60: no damage goes to the Units of this hero (Into the Heat)."""
    turn = turn_of(s, seat)
    return turn is not None and NO_UNIT_DAMAGE in turn.mods


def loot_of(s: State, seat: int) -> list[int]:
    """M18.8: Artifacts of the discard pile, the play area and wounded Units."""
    p = s.players[seat]
    banners = [unit.banner for unit in p.units if unit.wounds and unit.banner >= 0]
    return [c for c in (*p.discard, *p.played, *banners) if s.face[c] in CARDS and CARDS[s.face[c]].sort == "artifact"]


def shoves(s: State, seat: int) -> dict[str, int]:
    """M18.8: the safe spaces to which a hero can be pushed; M10.11: not where only an effect makes it safe."""
    at = s.players[seat].at
    near = {name: at + step for name, step in DIRECTIONS.items() if at + step in s.board}
    return {name: to for name, to in near.items() if s.board[to].terrain in COSTS and safe(s, to, seat)}


def spend(s: State, n: int) -> None:
    left = duel_of(s).left - n
    s.duel = duel_of(s)._replace(left=left)
    if left <= 0:
        s.agenda.pop()


@auto("hurt")
def hurt(s: State) -> None:
    """M18.7: a Wound; too many knock the hero out (M12.18). MR60: unless the hero ignores it."""
    other = rival_of(s, s.actor)
    spend(s, wound_price(s, other))
    turn = turn_of(s, other)
    assert turn is not None
    turn.mods = [mod for mod in turn.mods if mod.what != "hardened"]
    spared = next((mod for mod in (Mod("shielded"), VEIL) if mod in turn.mods), None)
    if spared is not None:
        turn.mods.remove(spared)
        return
    take_wound(s, other)
    tell(s, "mk-wounded", who=other, count=1)


@auto("maim")
def maim(s: State, card: int) -> None:
    """M18.7: a Unit is wounded, and is no foe any more."""
    c = combat_of(s, s.actor)
    spend(s, next(price for unit, price in prices(s) if unit.card == card))
    c.foes = [foe._replace(beaten=True) if foe.token == card else foe for foe in c.foes]
    injure(s, card)


def injure(s: State, card: int) -> None:
    """ML9.2, XR47: a Unit of the other hero is wounded, unless its Banner of Fortitude spares it."""
    other = rival_of(s, s.actor)
    unit = next(unit for unit in s.players[other].units if unit.card == card)
    if can_spare(s, unit):
        save_unit(s, other, unit)
    else:
        change_unit(s, other, card, wounds=1)
        tell(s, "mk-unit-wounded", who=other, card=card, count=1)


@auto("steal")
def steal(s: State, card: int) -> None:
    """M18.8: an Artifact goes to the thief's discard pile."""
    other = rival_of(s, s.actor)
    p = s.players[other]
    for zone in (p.discard, p.played):
        if card in zone:
            zone.remove(card)
    lost = [unit for unit in p.units if unit.banner == card and unit.under == "standard"]  # ML9.1
    p.units = [unit._replace(banner=-1) if unit.banner == card else unit for unit in p.units if unit not in lost]
    s.players[s.actor].discard.append(card)
    tell(s, "mk-stolen", who=s.actor, whom=other, card=card)
    spend(s, STEALING)


@auto("shove")
def shove(s: State, to: int) -> None:
    """M18.8: the opponent is pushed, provoking nobody; the combat ends."""
    other = rival_of(s, s.actor)
    s.agenda.pop()
    set_down(s, other, to)
    s.duel = duel_of(s)._replace(left=0, pushed=other)
    tell(s, "mk-pushed", who=s.actor, whom=other)


@auto("spare")
def spare(s: State) -> None:
    """M18.7: unused points are lost."""
    s.agenda.pop()
    s.duel = duel_of(s)._replace(left=0)


# -- how it ends


@auto("duel_over")
def duel_over(s: State) -> None:
    """M18.9: Fame for the pusher; a draw sends the aggressor back. Then the defender's end of turn, if it has one.

    M18.12: levels come with the ends of turns. MR27: who is pushed out of a keep has lost it.
    """
    now = duel_of(s)
    aggressor, defender = now.seats
    path = turn_of(s, aggressor).path  # type: ignore[union-attr]  # it is the aggressor's turn
    at = combat_of(s, aggressor).at
    if now.pushed < 0:
        tell(s, "mk-duel-drawn", who=aggressor, whom=defender)
        if len(path) > 1:
            path.pop()
            set_down(s, aggressor, path[-1])
    else:
        gain_fame(s, winner := rival_of(s, now.pushed), worth(s, winner, now.pushed))
        if now.pushed == aggressor:
            path[:] = [s.players[aggressor].at]
        elif hostile(s, at, aggressor):
            s.shields[at] = (aggressor,)
            tell(s, "mk-conquered", who=aggressor, site=s.board[at].site)
    for seat in now.seats:
        turn = turn_of(s, seat)
        assert turn is not None
        turn.combat, turn.phase, turn.mods = None, "after", ended(turn.mods, "combat", ENDS)
        turn.move = turn.influence = 0
        turn.path = turn.path if seat == aggressor else [s.players[seat].at]
    s.duel = None
    s.agenda.append(("as", aggressor))
    back_to(s, defender)
    aftermath(s)


def worth(s: State, winner: int, loser: int) -> int:
    """M18.9: more against a hero of a higher level."""
    one, other = s.players[winner], s.players[loser]
    if one.level < other.level:
        return 1 + 2 * (other.level - one.level)
    return int(one.level == other.level and one.fame < other.fame)


def felled(s: State, c: Combat, foe: Foe) -> None:
    """M18.10: a destroyed Unit is wounded."""
    injure(s, foe.token)


def settle(s: State, c: Combat) -> None:
    """A duel has its own end."""


SIDES["hero"] = Side(immune=True, enemy=False)
SIDES["unit"] = Side(felled, enemy=False)
ENCOUNTERS["duel"] = Encounter(settle, aims=False)
