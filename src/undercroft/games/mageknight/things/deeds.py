"""Using things: playing cards, activating Units, using skills (M5, M7.3, M8)."""

from __future__ import annotations

from functools import cache

from ....core.decision import Effect
from ....core.events import tell
from ....core.lasting import Mod, total
from ....core.zones import show
from ..agenda import Answers, act, auto
from ..mods import HELPED, LEVY, SHAPED
from ..play.acting import terms_of
from ..play.tracks import WOUND, gain_fame
from ..records import Combat
from ..state import State, Unit, change_unit, me
from ..tables import CARDS, COSTS, ENCOUNTERS, FAVOURS, SKILLS, UNITS, Branch, Way
from ..world.places import site_at
from .banners import banner_of, can_unfurl, glories
from .cards import hues, ways_at
from .centre import lying_there, others_centre, take_away, within_reach
from .favours import favour_ways, spend_favour
from .mana import paid_way, pay, pay_for
from .needs import possible
from .phrases import told
from .questions import moment_of, run_as, which_way
from .sinks import wanted
from .units import unit_key, unit_of, volunteers
from .ways import at_moment, gives_points, makes_of, raised, raised_once, shifted, sideways, strikes_of


def side_bonus(s: State, face: str) -> tuple[int, Mod | None]:
    """M5.2: what a card played sideways is worth, and the effect that makes it so: one of them, the best."""
    best: tuple[int, Mod | None] = (0, None) if face == WOUND else (1, None)
    for mod in s.now.mods:
        worth = 0
        if mod.what == "pain":
            worth = mod.n if face == WOUND else 0
        elif face != WOUND and mod.what == "universal":
            worth = 4 if mod.word in hues(face) else 3
        elif face != WOUND and mod.what == "sideways":
            plain = CARDS[face].sort == "action" and not CARDS[face].advanced
            worth = mod.n if plain else mod.m
        if worth > best[0]:
            best = (worth, mod)
    return best


def side_value(s: State, face: str) -> int:
    return side_bonus(s, face)[0] if s.now.mods else int(face != WOUND)


Wanted = tuple[str, ...]
"""The points for which there is a use now (`sinks.py`): asked once for each menu."""


def ways_now(s: State, card: int, moment: str, want: Wanted) -> list[Way]:
    """The ways in which a card in hand can be played now."""
    return [way for way in ways_of_card(s, s.face[card], moment, want) if possible(s, way, card)]


def can_play(s: State, card: int, moment: str, want: Wanted) -> bool:
    return any(possible(s, way, card) for way in ways_of_card(s, s.face[card], moment, want))


@cache
def free_cards(moment: str, want: Wanted) -> dict[str, str]:
    """The cards that can always be played at a moment, if nothing lasting hinders it, mostly sideways: the answers."""
    ways = ((face, way) for face in CARDS if face != WOUND for way in ways_at(face, moment, 1, want))
    return {face: f"play:{face}" for face, way in ways if not way.needs and not way.costs}


def ways_of_card(s: State, face: str, moment: str, want: Wanted) -> tuple[Way, ...]:
    """The ways of a card at this moment; Power of Pain and Ritual of Pain open those of a Wound."""
    if not s.now.mods:
        return ways_at(face, moment, 1, want) if face != WOUND else ()
    side = side_value(s, face)
    if face == WOUND:
        return wound_ways(side, moment) if side else ()
    ways = ways_at(face, moment, side, want)
    return ways + shifted(face, moment, want) if SHAPED in s.now.mods else ways


@cache
def wound_ways(side: int, moment: str) -> tuple[Way, ...]:
    """A Wound that an effect lets be played sideways."""
    return tuple(way for way in sideways(side) if moment in way.moments)


def plays(s: State, moment: str, want: Wanted, into: Answers) -> None:
    """The cards in hand that are of use now; equal ones are one answer."""
    face, free = s.face, free_cards(moment, want) if not s.now.mods else {}
    for card in me(s).hand:
        key = free.get(face[card])
        if key is not None:
            into.setdefault(key, ("lay", card))
        elif (key := f"play:{face[card]}") not in into and can_play(s, card, moment, want):
            into[key] = ("lay", card)


@auto("lay")
def lay(s: State, card: int) -> None:
    """M21.1, M21.3: the card is laid down for all to see, and can be taken back; the act asks how."""
    show(s, card)
    s.agenda.append(("play", card))


@act("play")
def play(s: State, card: int) -> Effect:
    """M5.1-M5.3: choose the way, pay for it, do it."""
    moment = moment_of(s)
    way = yield which_way(s, card, ways_now(s, card, moment, wanted(s, moment)))
    lay_down(s, card)
    if way.costs:
        way = way._replace(costs=(yield from pay_for(s, card, way.costs)))  # M5.13: the colours that were paid
    yield from carry_out(s, card, way)


def lay_down(s: State, card: int) -> None:
    p = me(s)
    p.hand.remove(card)
    p.played.append(card)
    s.now.busy = True


def carry_out(s: State, card: int, way: Way) -> Effect:
    """M5.1: what the way of a card does, once it is paid."""
    face = s.face[card]
    if s.journal is not None:
        tell(s, f"mk-does-{way.mode}", who=s.actor, card=card, does=[[*words] for words in told(way)])
    if way.mode == "sideways":
        bonus = side_bonus(s, face)[1]
        if bonus is not None:
            s.now.mods.remove(bonus)
    elif way.mode == "strong" and CARDS[face].sort == "artifact":  # M5.1
        s.now.returned = (*s.now.returned, (card, "away"))
    elif CARDS[face].sort == "spell":
        s.now.mods.append(Mod("cast", word=CARDS[face].colour))
        gain_fame(s, s.actor, s.now.mods.count(Mod("ring", word=CARDS[face].colour)))
    yield from run_as(s, card, heightened(s, overloaded(s, way)))


def heightened(s: State, steps: Branch) -> Branch:
    """MR31, MR44: what waits for a card of Attack, Block or Move, and also gets one that another card plays."""
    return marked_down(s, strode(s, ambushed(s, steps))) if s.now.mods else steps


OVERLOAD, OVERLOADED = "tovak_mana_overload", 4
HOWL = "wolfhawk_wolfs_howl"


def overloaded(s: State, way: Way) -> Branch:
    """Mana Overload: the first card powered with its colour is worth more; mana paid besides does not power."""
    lying = lying_there(s, OVERLOAD)
    inner = sum(each[0] == "pay" for each in way.steps)
    powering = way.costs[: len(way.costs) - inner]
    if lying is None or lying.mark not in powering or not gives_points(way.steps):
        return way.steps
    take_away(s, lying)
    return raised_once(way.steps, OVERLOADED)


# -- Spells of the offer


def spells_at_hand(s: State) -> list[int]:
    """Magic Talent: the Spells of the offer that may be cast as though they were in hand."""
    colours = [colour for mod in s.now.mods if mod.what == "talent" for colour in COSTS[mod.word]]
    return [card for card in s.spells if CARDS[s.face[card]].colour in colours] if colours else []


def spell_ways(s: State, card: int, moment: str, want: Wanted) -> list[Way]:
    return [way for way in ways_now(s, card, moment, want) if way.mode != "sideways"]


@act("cast")
def cast(s: State, card: int) -> Effect:
    """Magic Talent: the Spell stays in the offer. M5.8: what would be set aside is the card that casts it."""
    moment = moment_of(s)
    way = yield from paid_way(s, card, spell_ways(s, card, moment, wanted(s, moment)))
    colour = CARDS[s.face[card]].colour
    mod = next(mod for mod in s.now.mods if mod.what == "talent" and colour in COSTS[mod.word])
    s.now.mods.remove(mod)
    played, talent = me(s).played, mod.card
    if talent in played:
        played.remove(talent)
        played.append(talent)
    yield from carry_out(s, card, way)


def ambushed(s: State, steps: Branch) -> Branch:
    """Ambush: the first Attack or Block card of the turn is worth more (MR31: sideways too)."""
    for mod in s.now.mods:
        if mod.what == "ambush":
            for sort, plus in (("attack", mod.n), ("block", mod.m)):
                if sort in strikes_of(steps):
                    s.now.mods.remove(mod)
                    return raised(steps, plus)
    return steps


def strode(s: State, steps: Branch) -> Branch:
    """Tirelessness: cards that give Move give more, the next one or all others."""
    for mod in [mod for mod in s.now.mods if mod.what == "tireless"]:
        if any(makes_of(each) == "move" for each in steps):
            steps = tuple(raised((each,), mod.n)[0] if makes_of(each) == "move" else each for each in steps)
            if mod.m:
                s.now.mods.remove(mod)
    return steps


def marked_down(s: State, steps: Branch) -> Branch:
    """Deadly Aim: one Attack card is higher, more so in the Attack phase."""
    c = s.now.combat
    for mod in s.now.mods:
        if mod.what == "mark_down" and c is not None and "attack" in strikes_of(steps):
            s.now.mods.remove(mod)
            return raised(steps, mod.m if c.phase == "attack" else mod.n)
    return steps


# -- Units


@cache
def unit_ways(face: str, moment: str, want: Wanted, mark: str = "") -> tuple[Way, ...]:
    return at_moment(UNITS[face].marked.get(mark, UNITS[face].ways), moment, want)


def own_unit_ways(s: State, unit: Unit, moment: str, want: Wanted) -> tuple[Way, ...]:
    """M7.3, ML8.5: the abilities of a hero's Unit, by its mark; ML7.2: of spent Delphana Masters those not used yet."""
    ways = unit_ways(s.face[unit.card], moment, want, unit.mark)
    return tuple(way for way in ways if way.costs[0] not in unit.used) if unit.spent else ways


def ways_of_unit(s: State, unit: Unit, moment: str, want: Wanted) -> list[Way]:
    """M7.3, M7.6: what a hero's Unit can do now, by itself or by its Banner."""
    ways = own_unit_ways(s, unit, moment, want)
    if unit.banner >= 0 and not unit.spent:
        ways += at_moment(banner_of(s, unit).ways, moment, want)
    return [way for way in ways if possible(s, way)]


def allowed(c: Combat | None, unit: Unit) -> bool:
    """M7.8: where Units are not allowed only the one under Bonds of Loyalty is; in a maze not even that (ML3.3)."""
    return c is None or c.units is None or unit.card in c.units or (unit.bonded and ENCOUNTERS[c.sort].inside)


def held_back(s: State, card: int) -> bool:
    """ML6.6, XR67: Heroes take no part in an assault, or an attack on a keep's owner, for which they were not paid."""
    c = s.now.combat
    if c is None or not (ENCOUNTERS[c.sort].assault or storms_owner(s, c)):
        return False
    return "hero" in UNITS[s.face[card]].marks and card not in c.paid


def storms_owner(s: State, c: Combat) -> bool:
    """XR67: a hero attacks another one who is in a keep."""
    return s.duel is not None and s.duel.seats[0] == s.actor and site_at(s, c.at).sort == "fortified"


def is_ready(s: State, unit: Unit) -> bool:
    """M7.3, M7.8, M15.3: a Unit that is ready and unwounded, where Units are allowed; ML7.2: or has abilities left."""
    if unit.wounds or (unit.spent and not unit.used):
        return False
    return allowed(s.now.combat, unit) and not held_back(s, unit.card)


def can_use(s: State, unit: Unit, moment: str, want: Wanted) -> bool:
    """M7.3: a Unit that may act, with an ability of use."""
    return is_ready(s, unit) and bool(ways_of_unit(s, unit, moment, want))


def units(s: State, moment: str, want: Wanted, into: Answers) -> None:
    for unit in me(s).units:
        key = unit_key(s, unit)
        if key not in into and can_use(s, unit, moment, want):
            into[key] = ("unit", unit.card)
        if unit.banner >= 0 and can_unfurl(s, unit):
            into[unit_key(s, unit, "banner")] = ("unfurl", unit.card)


@act("unit")
def use_unit(s: State, card: int) -> Effect:
    """M7.3: the Unit is spent and uses one ability; its mana is paid first."""
    moment = moment_of(s)
    way = yield from paid_way(s, card, ways_of_unit(s, unit_of(s, card), moment, wanted(s, moment)))
    yield from activate(s, card, way)


def activate(s: State, card: int, way: Way) -> Effect:
    """M7.3: the Unit is spent. ML7.2: Delphana Masters remember what they have done since they were ready."""
    unit = unit_of(s, card)
    used = (*(unit.used if unit.spent else ()), way.costs[0] if way.costs else "")
    master = "master" in UNITS[s.face[card]].marks
    own = banner_of(s, change_unit(s, s.actor, card, spent=True, used=used if master else ()))
    yield from act_as_unit(s, card, way, own.plus, own.fame)


def act_as_unit(s: State, card: int, way: Way, plus: int = 0, fame: int = 0) -> Effect:
    """M7.5: what the ability of a Unit does, raised by all that raises it; fights may bring Fame."""
    tell(s, "mk-used", who=s.actor, card=card)
    s.now.mods.append(Mod("using", card=card))
    if any(each[0] in ("attack", "block") for each in way.steps):
        gain_fame(s, s.actor, fame + glories(s, s.actor))
        s.now.mods.append(Mod("fought", card=card))
    if s.now.combat is not None:
        s.now.mods.append(HELPED)
    howls = sum(s.face[lying.skill] == HOWL for lying in others_centre(s)) if s.centre else 0
    plus += glories(s, s.actor) + total(s.now.mods, "units_up") - howls
    steps = _stronger(way.steps, plus) if plus else way.steps
    cheers = sum(mod.n for mod in s.now.mods if mod.what == "cheer" and mod.card != card)  # Shocktroops
    yield from run_as(s, card, led(s, _stronger(steps, cheers, ("attack",)) if cheers else steps))
    s.now.mods.remove(Mod("using", card=card))


@auto("unfurl")
def unfurl(s: State, card: int) -> None:
    """Banner of Courage: turned down, it readies its Unit."""
    unit = change_unit(s, s.actor, card, spent=False, furled=True)
    tell(s, "mk-used", who=s.actor, card=unit.banner)


def at_call(s: State) -> list[int]:
    """Call to Arms, M7.8: the Units of the offer, where Units are allowed."""
    if LEVY not in s.now.mods or (s.now.combat is not None and s.now.combat.units is not None):
        return []
    return volunteers(s)


def levies(s: State, moment: str, want: Wanted) -> list[int]:
    """Those that could act now; ML6.6: Heroes in an assault when they are paid."""
    return [card for card in at_call(s) if not held_back(s, card) and levy_ways(s, card, moment, want)]


def levy_ways(s: State, card: int, moment: str, want: Wanted) -> list[Way]:
    return [way for way in unit_ways(s.face[card], moment, want) if possible(s, way)]


@act("levy")
def levy(s: State, card: int) -> Effect:
    """Call to Arms: one ability of a Unit that stays in the offer, unspent."""
    moment = moment_of(s)
    way = yield from paid_way(s, card, levy_ways(s, card, moment, wanted(s, moment)))
    s.now.mods.remove(LEVY)
    yield from act_as_unit(s, card, way)


_LED = {"plain_block": ("block", ""), "attack": ("attack", "melee"), "ranged_attack": ("attack", "ranged")}


def led(s: State, steps: Branch) -> Branch:
    """Leadership: the Unit that is activated has a higher Block, Attack or Ranged Attack (M7.5)."""
    for mod in s.now.mods:
        if mod.what == "lead":
            for each in steps:
                if _LED[mod.word] == (each[0], each[2] if each[0] == "attack" else ""):
                    s.now.mods.remove(mod)
                    return raised(steps, mod.n)
    return steps


def _stronger(steps: Branch, plus: int, names: tuple[str, ...] = ("attack", "block")) -> Branch:
    """M7.5: a bonus to Units' attacks and blocks; MR41: what comes before them still does."""
    return tuple(raised((each,), plus)[0] if each[0] in names else each for each in steps)


# -- skills


@cache
def skill_ways(face: str, moment: str, want: Wanted) -> tuple[Way, ...]:
    return at_moment(SKILLS[face].ways, moment, want)


def can_use_skill(s: State, skill: int, moment: str, want: Wanted) -> bool:
    """M8.2, M8.3: once each turn or once each Round; M18.3: not all of them on others' turns."""
    if skill in me(s).flipped or SKILLS[s.face[skill]].often not in terms_of(s).skills:
        return False
    return any(possible(s, way) for way in skill_ways(s.face[skill], moment, want))


def skills(s: State, moment: str, want: Wanted, into: Answers) -> None:
    for skill in me(s).skills:
        if can_use_skill(s, skill, moment, want):
            into[f"skill:{s.face[skill]}"] = ("skill", skill)
    for skill in me(s).turned:
        if can_turn_up(s, skill, moment):
            into[f"back:{s.face[skill]}"] = ("back", skill)


def can_turn_up(s: State, skill: int, moment: str) -> bool:
    """MK2.0: a token that was flipped is flipped back once in a turn, when its condition is met."""
    if Mod("turned_up", card=skill) in s.now.mods:
        return False
    return any(moment in way.moments and possible(s, way) for way in SKILLS[s.face[skill]].back)


@act("back")
def turn_up(s: State, skill: int) -> Effect:
    """MK2.0: the token is face up again."""
    way = SKILLS[s.face[skill]].back[0]
    yield from pay(s, way.costs)
    tell(s, "mk-turned-up", who=s.actor, card=skill)
    yield from run_as(s, skill, way.steps)


@act("skill")
def use_skill(s: State, skill: int) -> Effect:
    """M8.2, M8.3, M8.5: the skill is used until the next turn or Round. M8.8: one Motivation."""
    moment = moment_of(s)
    ways = skill_ways(s.face[skill], moment, wanted(s, moment))
    way = yield from paid_way(s, skill, [way for way in ways if possible(s, way)])
    p = me(s)
    p.flipped = (*p.flipped, skill)
    tell(s, "mk-used", who=s.actor, card=skill)
    yield from run_as(s, skill, way.steps)


def centre_ways(s: State, skill: int, moment: str) -> list[Way]:
    return [way for way in SKILLS[s.face[skill]].centre if moment in way.moments and possible(s, way)]


@act("centre")
def use_centre(s: State, skill: int) -> Effect:
    """M8.7: the skill goes back to its owner, face down, and serves whoever has the turn."""
    way = yield which_way(s, skill, centre_ways(s, skill, moment_of(s)))
    tell(s, "mk-used", who=s.actor, card=skill)
    yield from run_as(s, skill, way.steps)
    s.centre = tuple(lying for lying in s.centre if lying.skill != skill)


@act("favour")
def use_favour(s: State, token: int) -> Effect:
    """MT10.2: a faction token is used and discarded."""
    way = yield which_way(s, token, favour_ways(s, token, moment_of(s)))
    spend_favour(s, token)
    yield from run_as(s, token, way.steps)


# -- everything that can be used


def things(s: State, moment: str, into: Answers) -> None:
    """Everything that can be used now: cards, Units, skills; what the offers and the centre hold for this turn."""
    want = wanted(s, moment)
    plays(s, moment, want, into)
    units(s, moment, want, into)
    skills(s, moment, want, into)
    if s.now.mods:
        for card in spells_at_hand(s):
            if spell_ways(s, card, moment, want):
                into[f"cast:{s.face[card]}"] = ("cast", card)
        for card in levies(s, moment, want):
            into.setdefault(f"levy:{s.face[card]}", ("levy", card))
    for token in me(s).kept:
        if s.face[token] in FAVOURS and favour_ways(s, token, moment):
            into[f"favour:{s.face[token]}"] = ("favour", token)
    for lying in within_reach(s) if s.centre else []:
        if centre_ways(s, lying.skill, moment):
            into[f"centre:{s.face[lying.skill]}"] = ("centre", lying.skill)
