"""Heroes against heroes: attacks in turn, blocks that lower them, damage as the attacker likes (M18)."""

from __future__ import annotations

from ....core.decision import Decision, Kind, ask
from ....core.events import tell
from ....core.lasting import ended
from ..agenda import Answers, auto, menu
from ..fight.attend import aftermath
from ..fight.foes import give_up
from ..fight.reckoning import BLOCKED_BY, walled_off
from ..mods import ENDS
from ..play.acting import back_to
from ..play.movement import COSTS, safe
from ..play.tracks import gain_fame, hero_armor, take_wound
from ..records import Blow, Combat, Duel, Foe, Points, Strike
from ..state import State, Unit, change_unit, day, turn_of
from ..tables import CARDS, ENCOUNTERS, SIDES, UNITS, Encounter, Side
from ..things.banners import unit_armor, unit_resists
from ..things.deeds import things
from ..things.sinks import purchases
from ..things.units import unit_key
from ..world.hexes import DIRECTIONS
from ..world.places import keep_owner, site_at

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


def rival(s: State) -> int:
    """Whom the actor fights."""
    one, other = duel_of(s).seats
    return other if s.actor == one else one


# -- how it begins


@auto("duel")
def duel(s: State, seat: int) -> None:
    """M18.1, M18.2: the action of a turn; the other hero attends, fully or partially."""
    s.agenda += [("duel_over",), ("face_off", s.actor, seat), ("attend", seat, "parrying")]


@auto("face_off")
def face_off(s: State, aggressor: int, seat: int) -> None:
    """M18.4, M18.10: each sees the other and its unwounded Units as foes; the defender attacks first."""
    turn = turn_of(s, aggressor)
    assert turn is not None
    origin = turn.path[-2] if len(turn.path) > 1 else s.players[aggressor].at
    s.duel = Duel((aggressor, seat), origin, "ranged", seat)
    for own, other in ((aggressor, seat), (seat, aggressor)):
        facing = turn_of(s, own)
        assert facing is not None
        facing.acted, facing.phase, facing.combat = True, "combat", against(s, other, walls=int(own == aggressor))
        facing.move = facing.influence = facing.healing = 0
    s.agenda.append(("due",))


def against(s: State, seat: int, walls: int) -> Combat:
    """M18.5: the aggressor faces the walls of a fortified site; M18.10: effects reach Units, never the hero."""
    p = s.players[seat]
    fort = site_at(s, p.at).sort == "fortified"
    hero = Foe(-1, "hero", p.at, hero_armor(s, seat), walls * fort, (), (), ())
    units = [
        Foe(unit.card, "unit", p.at, unit_armor(s, seat, unit), 0, (), UNITS[s.face[unit.card]].resists, ())
        for unit in p.units
        if not unit.wounds
    ]
    return Combat("duel", p.at, foes=[hero, *units])


# -- attack and block


@auto("due")
def due(s: State) -> None:
    """M18.4: whoever is due attacks; after two passes the melee begins, or all is over."""
    now = duel_of(s)
    if now.pushed >= 0 or (now.passed == 2 and now.phase == "melee"):
        return
    if now.passed == 2:
        now = now._replace(phase="melee", due=now.seats[0], passed=0)
    s.duel = now
    back_to(s, now.due)
    c = combat_of(s, s.actor)
    give_up(c)
    c.phase, c.targets = "ranged" if now.phase == "ranged" else "attack", (0,)
    s.agenda += [("due",), ("volley",)]


@menu("volley")
def volley(s: State) -> Decision:
    """M18.5: play Attacks and let them loose, or pass."""
    c = combat_of(s, s.actor)
    found: Answers = {}
    things(s, c.phase, found)
    purchases(s, c.phase, found)
    found["loose" if c.points else "hold"] = ("loose",) if c.points else ("hold",)
    return ask(s.actor, VOLLEY, found)


@auto("hold")
def hold(s: State) -> None:
    """M18.4: a pass; the other one is due."""
    s.agenda.pop()
    s.duel = duel_of(s)._replace(passed=duel_of(s).passed + 1, due=rival(s))


@auto("loose")
def loose(s: State) -> None:
    """M18.4, M18.6: the attack lies on the table; the other one blocks, and is due afterwards."""
    s.agenda.pop()
    c, other = combat_of(s, s.actor), rival(s)
    force = tuple(each for each in c.points if each.kind == "siege" or not walled_off(s, c))
    give_up(c)
    s.duel = duel_of(s)._replace(force=force, passed=0, due=other)
    tell(s, "mk-looses", who=s.actor, count=strength(force))
    back_to(s, other)
    d = combat_of(s, other)
    give_up(d)
    strike = Strike(strength(force), force[0].element if force else "physical")
    d.foes[0] = d.foes[0]._replace(strikes=(strike,))
    d.phase, d.blow = "block", Blow(0, 0)
    s.agenda.append(("guard",))


def strength(force: tuple[Points, ...]) -> int:
    return sum(each.n for each in force)


@menu("guard")
def guard(s: State) -> Decision:
    """M18.6: Blocks against the attack on the table."""
    found: Answers = {}
    things(s, "block", found)
    purchases(s, "block", found)
    found["stand"] = ("stand",)
    return ask(s.actor, GUARD, found, {"count": strength(duel_of(s).force)})


def blocked(now: Duel, points: list[Points]) -> int:
    """M18.6: how much Blocks take away: efficient against any element of the attack, or halved; half of it at range."""
    good = {own for each in now.force for own in BLOCKED_BY[each.element]}
    full = sum(each.n for each in points if each.element in good)
    half = sum(each.n for each in points if each.element not in good)
    total = full + half // 2
    return total // 2 if now.phase == "ranged" else total


@auto("stand")
def stand(s: State) -> None:
    """M18.6, M18.7: what is left of the attack is the attacker's to assign."""
    s.agenda.pop()
    c, now = combat_of(s, s.actor), duel_of(s)
    left = max(0, strength(now.force) - blocked(now, c.points))
    give_up(c)
    s.duel = now._replace(left=left)
    back_to(s, rival(s))
    if left:
        s.agenda.append(("harm",))


# -- damage


@menu("harm")
def harm(s: State) -> Decision:
    """M18.7, M18.8: Wounds for the hero or Units; in melee also a theft, or a push that ends it."""
    now, other = duel_of(s), rival(s)
    found: Answers = {}
    if hero_armor(s, other) <= now.left:
        found["hurt"] = ("hurt",)
    for unit in s.players[other].units:
        if not unit.wounds and price_of(s, unit) <= now.left:
            found.setdefault(unit_key(s, unit, "maim"), ("maim", unit.card))
    if now.phase == "melee":
        for card in loot_of(s, other) if now.left >= STEALING else []:
            found.setdefault(f"steal:{s.face[card]}", ("steal", card))
        for name, to in shoves(s, other).items():
            found[f"shove:{name}"] = ("shove", to)
    found["spare"] = ("spare",)
    return ask(s.actor, HARM, found, {"whom": other, "count": now.left})


def price_of(s: State, unit: Unit) -> int:
    """M18.7: its Armor, doubled if it resists any element of the attack."""
    other = rival(s)
    tough = any(unit_resists(s, other, unit, each.element) for each in duel_of(s).force)
    return unit_armor(s, other, unit) * (2 if tough else 1)


def loot_of(s: State, seat: int) -> list[int]:
    """M18.8: Artifacts of the discard pile, the play area and wounded Units."""
    p = s.players[seat]
    banners = [unit.banner for unit in p.units if unit.wounds and unit.banner >= 0]
    return [c for c in (*p.discard, *p.played, *banners) if s.face[c] in CARDS and CARDS[s.face[c]].sort == "artifact"]


def shoves(s: State, seat: int) -> dict[str, int]:
    """M18.8: the safe spaces to which the damage can push, at their unmodified cost."""
    at, left = s.players[seat].at, duel_of(s).left
    found = {}
    for name, step in DIRECTIONS.items():
        to = at + step
        costs = COSTS.get(s.board[to].terrain) if to in s.board else None
        if costs is not None and costs[0 if day(s) else 1] <= left and safe(s, to, seat):
            found[name] = to
    return found


def spend(s: State, n: int) -> None:
    left = duel_of(s).left - n
    s.duel = duel_of(s)._replace(left=left)
    if left <= 0:
        s.agenda.pop()


@auto("hurt")
def hurt(s: State) -> None:
    """M18.7: a Wound; too many knock the hero out (M12.18)."""
    other = rival(s)
    spend(s, hero_armor(s, other))
    take_wound(s, other)
    tell(s, "mk-wounded", who=other, count=1)


@auto("maim")
def maim(s: State, card: int) -> None:
    """M18.7: a Unit is wounded, and is no foe any more."""
    other, c = rival(s), combat_of(s, s.actor)
    unit = next(unit for unit in s.players[other].units if unit.card == card)
    spend(s, price_of(s, unit))
    change_unit(s, other, card, wounds=1)
    c.foes = [foe._replace(beaten=True) if foe.token == card else foe for foe in c.foes]
    tell(s, "mk-unit-wounded", who=other, card=card, count=1)


@auto("steal")
def steal(s: State, card: int) -> None:
    """M18.8: an Artifact goes to the thief's discard pile."""
    other = rival(s)
    p = s.players[other]
    for zone in (p.discard, p.played):
        if card in zone:
            zone.remove(card)
    p.units = [unit._replace(banner=-1) if unit.banner == card else unit for unit in p.units]
    s.players[s.actor].discard.append(card)
    tell(s, "mk-stolen", who=s.actor, whom=other, card=card)
    spend(s, STEALING)


@auto("shove")
def shove(s: State, to: int) -> None:
    """M18.8: the opponent is pushed, provoking nobody; the combat ends."""
    other = rival(s)
    s.agenda.pop()
    s.players[other].at = to
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
    """M18.9: Fame for the pusher; a draw sends the aggressor back. Then the defender's end of turn, if it has one."""
    now = duel_of(s)
    aggressor, defender = now.seats
    at = combat_of(s, aggressor).at
    if now.pushed < 0:
        s.players[aggressor].at = now.origin
    else:
        winner = defender if now.pushed == aggressor else aggressor
        gain_fame(s, winner, worth(s, winner, now.pushed))
        if now.pushed == defender and keep_owner(s, at) == defender:  # MR27
            s.shields[at] = (aggressor,)
    for seat in now.seats:
        turn = turn_of(s, seat)
        assert turn is not None
        turn.combat, turn.phase, turn.mods = None, "after", ended(turn.mods, "combat", ENDS)
        turn.move = turn.influence = 0
        turn.path = [s.players[seat].at]
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
    change_unit(s, rival(s), foe.token, wounds=1)


def settle(s: State, c: Combat) -> None:
    """A duel has its own end."""


SIDES["hero"] = Side(immune=True, enemy=False)
SIDES["unit"] = Side(felled, enemy=False)
ENCOUNTERS["duel"] = Encounter(settle, aims=False)
