"""Why not? What a player may expect at a question but cannot do, with clause and numbers. Legality itself stands in the
rules: this only words what their checks say."""

from __future__ import annotations

from collections.abc import Callable

from ...core.decision import Decision, Refusal
from ...core.lasting import Mod
from .box.krang.basic import coerced_price
from .encounters.camp import hunted
from .encounters.city import why_no_rally
from .encounters.duel import costs, duel_of, only_in_melee, rival_of, unharmed
from .encounters.leader import lair_near, why_no_warband
from .encounters.liberate import why_no_seal
from .encounters.volkare import GENERAL, why_no_raid
from .fight.abilities import Ability
from .fight.combat import shields_of
from .fight.reckoning import aimed, fortified, need
from .mods import NO_UNIT_DAMAGE
from .play.acting import terms_of
from .play.dealing import on_hire, on_sale, price, recruits, unit_price, why_not_recruited, why_not_sold
from .play.exploring import centres, exploring, means, next_is_core, why_no_position
from .play.movement import cost, why_no_duel, why_no_step
from .play.tactics import all_tactics
from .play.tracks import WOUND
from .play.turn import can_rest, crowded, moved, must_attack, must_rest, why_no_deal, why_no_entry
from .sites.city import services_here
from .state import State, Unit, combat_of, me
from .tables import CARDS, FAVOURS, FIGHTING, RUINS, SKILLS, STEPS, UNITS, Way, Why
from .things.cards import card_ways
from .things.deeds import allowed, at_call, held_back, side_value
from .things.favours import why_no_favour
from .things.mana import payable
from .things.needs import NO_DEAL
from .things.phrases import told
from .things.questions import moment_of
from .things.units import unit_key
from .things.ways import sideways
from .world.groups import RAMPAGING, rampagers_near, tokens_at
from .world.hexes import DIRECTIONS, EXPLORED_FROM
from .world.places import camp_near, heroes_at, ruin_at, site_at, site_name
from .world.shapes import SHAPES, place_of

Found = list[Refusal]


def refusals(s: State, decision: Decision) -> Found:
    found: Found = []
    if decision.kind == "mk.way":
        of_way(s, decision, found)
    elif decision.kind == "mk.attend":
        of_attend(s, decision.seat, found)
    elif decision.kind in BY_KIND:
        BY_KIND[decision.kind](s, found)
    return [refusal for refusal in found if refusal.key not in decision.keys]


# -- things: cards, Units, skills


def why_no_way(s: State, way: Way, moment: str, card: int) -> Refusal | None:
    """M5.5, M5.10, M5.11: why a way cannot be taken now."""
    if moment not in way.moments:
        if way.moments <= FIGHTING:
            return Refusal(way.key, "M5.11", "mk-why-combat-phase" if moment in FIGHTING else "mk-why-combat")
        if way.moments == {"deal"}:
            return Refusal(way.key, "M5.10", "mk-why-influence")
        return Refusal(way.key, "M5.10", "mk-why-in-combat" if moment in FIGHTING else "mk-why-not-now")
    for each in way.needs:
        condition = STEPS[str(each[0])].why
        why = condition(s, (card,), *each[1:]) if condition is not None else None
        if why is not None:
            return Refusal(way.key, *why)
    if way.costs and not payable(s, way.costs):
        return Refusal(way.key, "M6.5", "mk-why-mana", {"colours": list(way.costs)})
    return None


_WRONG_MOMENT = ("mk-why-combat", "mk-why-combat-phase", "mk-why-influence", "mk-why-in-combat", "mk-why-not-now")


def refuse_thing(key: str, reasons: list[Refusal | None], found: Found) -> None:
    """A thing none of whose ways is open; the reason told is that of the way which came nearest."""
    closed = [reason for reason in reasons if reason is not None]
    if len(closed) == len(reasons) and closed:
        near = next((reason for reason in closed if reason.message not in _WRONG_MOMENT), closed[0])
        found.append(Refusal(key, near.clause, near.message, near.args))


def refuse_cards(s: State, found: Found) -> None:
    """M15.1, M5.1: cards in hand that are of no use now."""
    moment = moment_of(s)
    for face in dict.fromkeys(s.face[card] for card in me(s).hand):
        key = f"play:{face}"
        if face == WOUND:
            found.append(Refusal(key, "M15.1", "mk-why-wound"))
            continue
        card = next(card for card in me(s).hand if s.face[card] == face)
        reasons = [why_no_way(s, way, moment, card) for way in card_ways(face, side_value(s, face))]
        refuse_thing(key, reasons, found)


def refuse_units(s: State, found: Found) -> None:
    """M7.3, M7.8, M15.3: Units that cannot be used now."""
    moment = moment_of(s)
    for unit in me(s).units:
        key = unit_key(s, unit)
        if unit.wounds:
            found.append(Refusal(key, "M15.3", "mk-why-unit-wounded", {"what": s.face[unit.card]}))
        elif unit.spent and not unit.used:
            found.append(Refusal(key, "M7.3", "mk-why-unit-spent", {"what": s.face[unit.card]}))
        elif not allowed(s.now.combat, unit):
            found.append(Refusal(key, "M7.8", "mk-why-no-units-here"))
        elif held_back(s, unit.card):
            found.append(Refusal(key, "ML6.6", "mk-why-unpaid"))
        else:
            reasons = [why_no_way(s, way, moment, -1) for way in UNITS[s.face[unit.card]].ways]
            refuse_thing(key, reasons, found)
    for card in at_call(s):
        if held_back(s, card):
            found.append(Refusal(f"levy:{s.face[card]}", "ML6.6", "mk-why-unpaid"))


def refuse_skills(s: State, found: Found) -> None:
    """M8.2, M8.3: skills that cannot be used now."""
    moment = moment_of(s)
    for skill in me(s).skills:
        own, key = SKILLS[s.face[skill]], f"skill:{s.face[skill]}"
        if own.often == "always":
            found.append(Refusal(key, "M8.1", "mk-why-always"))
        elif skill in me(s).turned:
            found.append(Refusal(key, "MK2.0", "mk-why-turned"))
            refuse_back(s, skill, own.back[0], moment, found)
        elif skill in me(s).flipped:
            clause = "M8.3" if own.often == "round" else "M8.2"
            found.append(Refusal(key, clause, f"mk-why-used-{own.often}"))
        elif own.often not in terms_of(s).skills:
            found.append(Refusal(key, "M18.3", "mk-why-partial"))
        elif not own.ways:
            found.append(Refusal(key, "M8.2", "mk-why-when-hurt" if own.softens else "mk-why-when-paid"))
        else:
            reasons = [why_no_way(s, way, moment, -1) for way in own.ways]
            refuse_thing(key, reasons, found)


def refuse_back(s: State, skill: int, way: Way, moment: str, found: Found) -> None:
    """MK2.0: why a token that lies face down is not turned up now."""
    key = f"back:{s.face[skill]}"
    if Mod("turned_up", card=skill) in s.now.mods:
        found.append(Refusal(key, "MK2.0", "mk-why-turned-up"))
    elif why := why_no_way(s, way, moment, -1):
        found.append(Refusal(key, why.clause, why.message, why.args))


def refuse_favours(s: State, found: Found) -> None:
    """MT10.2: faction tokens that cannot be used now."""
    moment = moment_of(s)
    for token in me(s).kept:
        face = s.face[token]
        if face not in FAVOURS:
            continue
        why, own = why_no_favour(s, token), FAVOURS[face]
        if why is not None or own.spares:
            found.append(Refusal(f"favour:{face}", *(why or Why("MT10.2", "mk-why-when-hurt"))))
        else:
            refuse_thing(f"favour:{face}", [why_no_way(s, way, moment, -1) for way in own.ways], found)


def refuse_things(s: State, found: Found) -> None:
    refuse_cards(s, found)
    refuse_units(s, found)
    refuse_skills(s, found)
    refuse_favours(s, found)


def of_way(s: State, decision: Decision, found: Found) -> None:
    """M5.1-M5.3: the other ways of what is being used."""
    args = decision.args or {}
    card = args["card"]
    face, moment = s.face[card], moment_of(s)
    if face in CARDS:
        ways = card_ways(face, side_value(s, face))
    elif face == WOUND:
        ways = sideways(side_value(s, face))
    else:
        ways = next(table[face].ways for table in (UNITS, SKILLS, FAVOURS) if face in table)
    for way in ways:
        why = why_no_way(s, way, moment, card)
        if why is not None:
            found.append(Refusal(why.key, why.clause, why.message, {**why.args, "about": told(way)}))


# -- the turn


_STEP: dict[str, tuple[str, str]] = {
    "edge": ("M10.7", "mk-why-edge"),
    "terrain": ("M4.1", "mk-why-terrain"),
    "rampaging": ("M10.5", "mk-why-rampaging"),
    "points": ("M10.1", "mk-why-move"),
    "owner": ("M10.12", "mk-why-owner"),
    "hero": ("M10.15", "mk-why-hero"),
    "ruin": ("MS19.4", "mk-why-one-hero"),
}
_POSITION: dict[str, tuple[str, str]] = {
    "coast": ("MS1.10", "mk-why-coast"),
    "core-coast": ("MS1.1", "mk-why-core-coast"),
    "two": ("M10.8", "mk-why-two-tiles"),
    "three": ("M10.9", "mk-why-three-tiles"),
    "side": ("MS16.6", "mk-why-wrong-side"),
}
_DEAL: dict[str, tuple[str, str]] = {
    "keep": ("M11.1", "mk-why-keep"),
    "unconquered": ("M11.1", "mk-why-unconquered"),
    "nobody": ("M11.1", "mk-why-nobody"),
    "reputation": ("M1.4", "mk-why-reputation"),
}


_DUEL: dict[str, tuple[str, str]] = {
    "peace": ("M10.14", "mk-why-duel-peace"),
    "mate": ("M20.3", "mk-why-duel-mate"),
    "ending": ("M18.1", "mk-why-duel-ending"),
    "down": ("M18.1", "mk-why-duel-down"),
}


def refuse_steps(s: State, found: Found) -> None:
    """M10.1: every direction that is not open."""
    at = me(s).at
    for name, offset in DIRECTIONS.items():
        if s.now.phase != "move":
            found.append(Refusal(f"step:{name}", "M9.8", "mk-why-acted"))
            continue
        if must_rest(s):
            found.append(Refusal(f"step:{name}", "M9.5", "mk-why-must-rest"))
            continue
        why = why_no_step(s, at + offset)
        if why:
            found.append(no_step(s, f"step:{name}", at + offset, why))


def no_step(s: State, key: str, to: int, why: str) -> Refusal:
    """M10.1: why a space cannot be entered, with the numbers."""
    clause, message = _STEP[why]
    args: dict[str, object] = {}
    if why == "points":
        args = {"need": cost(s, me(s).at, to), "have": s.now.move}
    elif why == "terrain":
        args = {"terrain": s.board[to].terrain}
        if args["terrain"] == "city":
            clause = "MS11.1" if s.rules.plan.wanted else "MS2.1"
    elif why == "rampaging":
        args = {"what": s.face[tokens_at(s, to, RAMPAGING)[0]]}
    return Refusal(key, clause, message, args)


def refuse_exploring(s: State, found: Found) -> None:
    """M10.7, M10.8, M10.16: the positions beside the hero's space that cannot be explored."""
    if s.now.phase != "move" or must_rest(s):
        return
    at, shape = me(s).at, SHAPES[s.rules.shape]
    for centre in sorted(centres(s)):
        for step, froms in EXPLORED_FROM.items():
            position = centre + step
            place = place_of(shape, position)
            if at - centre not in froms or position in centres(s) or place is None:
                continue
            key = f"explore:{place[0]}.{place[1]}"
            why = why_no_position(s, position) if s.tiles or s.spare else "empty"
            if why == "empty":
                found.append(Refusal(key, "M10.9", "mk-why-no-tiles"))
            elif why:
                clause, message = _POSITION[why]
                found.append(Refusal(key, clause, message, {"core": int(next_is_core(s))}))
            elif means(s) < exploring(s):
                found.append(Refusal(key, "M10.7", "mk-why-move", {"need": exploring(s), "have": means(s)}))


def refuse_actions(s: State, found: Found) -> None:
    """M9.7, M9.9, M9.5, M11.1, M13: actions, resting and ending."""
    if s.now.phase not in ("move", "act"):
        for name in ("interact", "enter", "challenge"):
            found.append(Refusal(f"act:{name}", "M9.6", "mk-why-one-action"))
        found.append(Refusal("rest", "M9.9", "mk-why-one-action"))
        return
    if must_rest(s):
        for name in ("interact", "enter", "challenge"):
            found.append(Refusal(f"act:{name}", "M9.5", "mk-why-must-rest"))
        found.append(Refusal("end", "M9.5", "mk-why-must-rest"))
        return
    at = me(s).at
    if s.now.phase == "act" or not can_rest(s):
        message = "mk-why-moved" if moved(s) or s.now.phase == "act" else "mk-why-empty-hand"
        found.append(Refusal("rest", "M9.9", message))
    if crowded(s):
        for name in ("interact", "enter", "burn", "challenge"):
            found.append(Refusal(f"act:{name}", "M10.14", "mk-why-shared"))
        if must_attack(s):
            found.append(Refusal("end", "M9.7", "mk-why-must-attack"))
        for other in heroes_at(s, at, s.actor):
            clause, message = _DUEL[why_no_duel(s, other) or "down"]
            found.append(Refusal("act:duel", clause, message))
        return
    why = why_no_deal(s)
    if why and site_name(s, at):
        clause, message = _DEAL[why]
        found.append(Refusal("act:interact", clause, message))
    shut = why_no_entry(s) if site_at(s, at).sort == "adventure" else ""
    if shut == "altar":
        ruin = RUINS[ruin_at(s, at)]
        found.append(Refusal("act:enter", "M13.9", "mk-why-altar", {"colours": list(ruin.pay)}))
    elif shut:
        found.append(Refusal("act:enter", "MS10.3" if shut == "conquered" else "ML3.7", f"mk-why-{shut}"))
    if s.volkare is not None and (no_raid := why_no_raid(s, at)):
        found.append(Refusal("act:raid", "ML19.1", f"mk-why-raid-{no_raid}"))
    if camp_near(s, at) is not None and hunted(s, at):
        found.append(Refusal("act:chase", "ML22.7", "mk-why-hunted"))
    if not rampagers_near(s, at):
        found.append(Refusal("act:challenge", "M9.7", "mk-why-no-rampager"))
    why = why_no_warband(s, at) if s.holds and s.seats > 1 and lair_near(s, at) >= 0 else ""
    if why:
        found.append(Refusal("act:warband", "MR45" if why == "again" else "MT13.1", f"mk-why-rally-{why}"))
    why = why_no_rally(s, at) if s.holds and s.seats > 1 else ""
    if why:
        found.append(Refusal("act:rally", "MR45" if why == "again" else "M14.5", f"mk-why-rally-{why}"))


def of_turn(s: State, found: Found) -> None:
    refuse_things(s, found)
    refuse_steps(s, found)
    refuse_exploring(s, found)
    refuse_actions(s, found)
    why = why_no_seal(s, me(s).at) if s.overlays else "none"
    if why not in ("", "none"):
        found.append(Refusal("close", "MS17.6", f"mk-why-seal-{why}"))


def of_before(s: State, found: Found) -> None:
    """M9.3, M13.1."""
    p = me(s)
    if s.now.terms != "own":
        pass  # M14.8: a part in a joint fight
    elif s.turns_left >= 0:
        found.append(Refusal("announce", "M9.3", "mk-why-announced"))
    elif p.deck:
        found.append(Refusal("announce", "M9.3", "mk-why-deck", {"count": len(p.deck)}))
    if p.plundered:
        found.append(Refusal("plunder", "M13.1", "mk-why-plundered"))
    if not p.hand and not p.deck:
        found.append(Refusal("start", "M9.3", "mk-why-forfeit" if s.turns_left >= 0 else "mk-why-must-announce"))


def of_tactic(s: State, found: Found) -> None:
    """M3.2, MS0.8: Tactics that others took or that left the game."""
    for name in all_tactics(s):
        if name not in s.tactics_left:
            gone = name in s.tactics_gone
            found.append(
                Refusal(
                    f"tactic:{name}", "MS0.8" if gone else "M3.2", "mk-why-tactic-gone" if gone else "mk-why-tactic"
                )
            )


_RECRUIT: dict[str, tuple[str, str]] = {
    "mixed": ("ML6.3", "mk-why-mixed"),
    "aloof": ("M8.2", "mk-why-aloof"),
    "mana": ("ML8.3", "mk-why-mana"),
    "influence": ("M11.3", "mk-why-price"),
}


def refuse_recruit(s: State, key: str, card: int, need: int, found: Found) -> None:
    """M11.3, ML6.3, ML8.3: why a Unit does not come at this price."""
    why = why_not_recruited(s, card, need)
    if not why:
        return
    args: dict[str, object] = {}
    if why == "mana":
        args = {"colours": ["basic"]}
    elif why == "influence":
        args = {"need": need, "have": s.now.influence}
    found.append(Refusal(key, *_RECRUIT[why], args))


def of_deal(s: State, found: Found) -> None:
    """M11.3: what cannot be bought, with the numbers."""
    refuse_things(s, found)
    here = on_hire(s)
    for card in s.unit_offer:
        face = s.face[card]
        if card not in here:
            places = list(UNITS[face].places)
            found.append(Refusal(f"recruit:{face}", "M11.3", "mk-why-place", {"places": places}))
            continue
        refuse_recruit(s, f"recruit:{face}", card, unit_price(s, card), found)
        if Mod("coerce") in s.now.mods:
            refuse_recruit(s, f"coerce:{face}", card, coerced_price(s, card), found)
    healing = site_at(s, me(s).at).healing
    if healing > s.now.influence:
        found.append(Refusal("healing", "M11.3", "mk-why-price", {"need": healing, "have": s.now.influence}))
    for word, _, cost_of in services_here(s):
        if cost_of > s.now.influence:
            args = {"need": cost_of, "have": s.now.influence}
            found.append(Refusal(f"service:{word}", "M11.3", "mk-why-price", args))
    for card in on_sale(s):
        why = why_not_sold(s, card)
        if why == "influence":
            args = {"need": price(s, card), "have": s.now.influence}
            found.append(Refusal(f"buy:{s.face[card]}", "M11.3", "mk-why-price", args))
        elif why:
            colours = [CARDS[s.face[card]].colour]
            found.append(Refusal(f"buy:{s.face[card]}", "M11.3", "mk-why-mana", {"colours": colours}))


def of_parley(s: State, found: Found) -> None:
    """ML8.1, ML13.1: what only an interaction brings (M11.1), and why Familiars do not come."""
    refuse_things(s, found)
    here = recruits(s) if s.agenda[-1] == ("parley", "familiars") else []
    dealt = [f"service:{word}" for word, _, _ in services_here(s)]
    dealt += [f"buy:{s.face[card]}" for card in on_sale(s)]
    dealt += [f"barter:{s.face[token]}" for token in me(s).kept if s.face[token] in FAVOURS]
    if Mod("coerce") in s.now.mods:
        dealt += [f"coerce:{s.face[card]}" for card in here]
    for card in s.unit_offer:
        if card in here:
            refuse_recruit(s, f"recruit:{s.face[card]}", card, unit_price(s, card), found)
        else:
            dealt.append(f"recruit:{s.face[card]}")
    found += [Refusal(key, *NO_DEAL) for key in dealt]


# -- combat


def refuse_sum(s: State, clause: str, short: str, found: Found) -> None:
    """M12.6, M12.13: an attack or block without a target, or whose sum does not reach; points that lie there."""
    c = combat_of(s)
    have, want = need(s)
    if not aimed(c):
        found.append(Refusal("resolve", clause, "mk-why-no-target"))
    elif have < want:
        found.append(Refusal("resolve", clause, short, {"need": want, "have": have}))
    if c.points:
        found.append(Refusal("next", clause, "mk-why-unresolved"))


def of_fight(s: State, found: Found) -> None:
    """M12.6, M12.11: sums that do not reach, targets that cannot be reached."""
    c = combat_of(s)
    refuse_things(s, found)
    refuse_sum(s, "M12.6", "mk-why-armor", found)
    if c.phase == "ranged":
        for foe in c.foes:
            if not foe.beaten and foe.by < 0 and fortified(s, foe) > 1:
                found.append(Refusal(f"aim:{s.face[foe.token]}", "M12.11", "mk-why-twice-fortified"))
    if any(foe.side == GENERAL for foe in c.foes):
        found.append(Refusal(f"aim:{GENERAL}", "ML16.6", "mk-why-general"))


def of_block(s: State, found: Found) -> None:
    """M12.13: Blocks that do not reach."""
    refuse_things(s, found)
    refuse_sum(s, "M12.13", "mk-why-block", found)


def of_assign(s: State, found: Found) -> None:
    """M7.8, M12.16, M15.3: Units that can take no damage."""
    c = combat_of(s)
    able: list[Unit] = shields_of(s, c, Ability())
    for unit in me(s).units:
        if unit in able:
            continue
        key = unit_key(s, unit)
        if unit.wounds:
            found.append(Refusal(key, "M15.3", "mk-why-unit-wounded", {"what": s.face[unit.card]}))
        elif unit.card in c.hit:
            found.append(Refusal(key, "M12.16", "mk-why-unit-hit"))
        elif NO_UNIT_DAMAGE in s.now.mods:
            found.append(Refusal(key, "M12.16", "mk-why-units-spared"))
        elif allowed(c, unit) and "thug" in UNITS[s.face[unit.card]].marks:
            found.append(Refusal(key, "ML6.5", "mk-why-unpaid"))
        else:
            found.append(Refusal(key, "M7.8", "mk-why-no-units-here"))


def of_drawup(s: State, found: Found) -> None:
    """M9.5, M15.1."""
    if not s.now.busy:
        found.append(Refusal("done", "M9.5", "mk-why-discard-one"))
    if any(s.face[card] == WOUND for card in me(s).hand):
        found.append(Refusal("discard:wound", "M15.1", "mk-why-wound"))


# -- duels


def of_volley(s: State, found: Found) -> None:
    """M18.4: what was played is let loose."""
    refuse_things(s, found)
    if s.now.combat is not None and s.now.combat.points:
        found.append(Refusal("hold", "M18.4", "mk-why-unresolved"))


def of_harm(s: State, found: Found) -> None:
    """M18.7, M18.8: what the damage does not pay, and where nobody can be pushed."""
    now, other = duel_of(s), rival_of(s, s.actor)
    if unharmed(s, other):
        units = [unit for unit in s.players[other].units if not unit.wounds]
        found += [Refusal(unit_key(s, unit, "maim"), "M18.7", "mk-why-units-spared") for unit in units]
    pushing = {f"shove:{name}" for name in DIRECTIONS}
    for key, asked in costs(s).items():
        pushing.discard(key)
        if only_in_melee(now, key):
            found.append(Refusal(key, "M18.8", "mk-why-melee-only"))
        elif asked > now.left:
            clause = "M18.8" if key.startswith(("steal", "shove")) else "M18.7"
            found.append(Refusal(key, clause, "mk-why-damage", {"need": asked, "have": now.left}))
    found += [Refusal(key, "M18.8", "mk-why-no-push") for key in sorted(pushing)]


def of_attend(s: State, seat: int, found: Found) -> None:
    """M18.3: why nobody attends fully."""
    down = seat in s.down
    found.append(Refusal("full", "M18.3", "mk-why-token-down" if down else "mk-why-only-wounds"))


BY_KIND: dict[str, Callable[[State, Found], None]] = {
    "mk.assign": of_assign,
    "mk.before": of_before,
    "mk.block": of_block,
    "mk.deal": of_deal,
    "mk.drawup": of_drawup,
    "mk.fight": of_fight,
    "mk.guard": refuse_things,
    "mk.harm": of_harm,
    "mk.parley": of_parley,
    "mk.path": refuse_things,
    "mk.tactic": of_tactic,
    "mk.turn": of_turn,
    "mk.volley": of_volley,
}
