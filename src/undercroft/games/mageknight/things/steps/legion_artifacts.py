"""Steps of the Artifacts of The Lost Legion."""

from __future__ import annotations

from .....core.decision import Decision, Effect
from .....core.lasting import Mod
from ...fight.points import make_attack, make_block
from ...play.ending import learn_skill
from ...play.flying import can_soar
from ...play.tracks import discard_card, gain_fame
from ...state import State, combat_of, me, without
from ...tables import (
    BASIC,
    BLOCKING,
    CARDS,
    DEALING,
    QUIET,
    SHOOTING,
    SIDES,
    SKILLS,
    Gone,
    Way,
    Why,
    step,
)
from ..cards import hues
from ..deeds import heightened
from ..mana import gain_crystal, paid_way
from ..needs import NO_OTHER, aim, is_hurt, possible, unless
from ..questions import PICK, colour_of, moment_of, pick, run
from ..units import carry, recruits_of_turn, tired_units, which_unit
from .cards import NO_LESSON, coloured, hue, hurl
from .moves import _soar
from .points import _heal, _influence
from .units import _ready


def fallen(s: State) -> list[int]:
    """XR63: the enemies that were defeated earlier in this phase."""
    c = combat_of(s)
    return [foe.token for foe in c.foes if foe.beaten and foe.struck == c.phase and SIDES[foe.side].enemy]


@step("arrows", when=SHOOTING, why=aim, makes="attack", amount=2)
def _arrows(s: State, each: int, plus: int) -> Effect:
    """Bow of Starsdawn: Ranged Attack 2 for each card; Fame for each enemy defeated in this phase, also before."""
    c = combat_of(s)
    s.now.mods.append(Mod("hunt", word=c.phase))
    gain_fame(s, s.actor, len(fallen(s)))
    yield from hurl(s, each, "ranged", plus)


@step("bow", when=SHOOTING)
def _bow(s: State, n: int) -> None:
    """Bow of Starsdawn: Ranged and Siege Attacks count twice, or as they are but Siege (`fight/points.py`)."""
    s.now.mods.append(Mod("bow", word="twice"))


@step("proclaim", when=DEALING, makes="influence", amount=1, icon="talk")
def _command(s: State, n: int) -> Effect:
    """ML9.1, XR61: Influence; a Unit recruited this turn, before or after, may carry it instead of a Command token."""
    _influence(s, n)
    units = recruits_of_turn(s)
    if units:
        asked = which_unit(s, units)
        card = yield Decision(s.actor, PICK, (*asked.keys, "none"), (*(asked.values or ()), "none"))
        if card != "none":
            carry(s, card, s.now.by, "standard")
            return
    s.now.mods.append(Mod("standard", card=s.now.by))


@step(
    "heal_units", when=QUIET, why=unless(lambda s: any(u.wounds for u in me(s).units), Why("M15.2", "mk-why-no-wound"))
)
def _heal_units(s: State, n: int) -> None:
    """Banner of Fortitude: all Units are healed completely."""
    me(s).units = [unit._replace(wounds=0) for unit in me(s).units]


@step("reap_all", when=SHOOTING, why=aim, makes="attack", amount=1)
def _harvest(s: State, n: int) -> None:
    """Soul Harvester: a crystal for each enemy defeated in this phase, also before; an Attack in the Attack phase."""
    c = combat_of(s)
    s.agenda += [("spoils", "reap", 0, token) for token in fallen(s)]
    s.now.mods.append(Mod("reap_all", word=c.phase))
    if c.phase == "attack":
        make_attack(s, n, "melee", "physical")


@step("wards", when=BLOCKING, why=aim, makes="block", amount=1, icon="shield")
def _wards_made(s: State, n: int, element: str, times: int) -> None:
    """Shield of the Fallen Kings: a Block now, and others against other attacks."""
    make_block(s, n, element, 1)
    s.now.mods.append(Mod("wards", n, times - 1, element, s.now.by))


def by_staff(s: State) -> tuple[str, ...]:
    """Druidic Staff: the colours whose effect is of use now."""
    quiet = moment_of(s) in QUIET
    holds = {
        "red": quiet and bool(tired_units(s, 3)),
        "blue": True,
        "green": quiet and is_hurt(s),
        "white": moment_of(s) == "move" and can_soar(s, "by_portal"),
    }
    return tuple(colour for colour in BASIC if holds[colour])


def druid(s: State, colour: str) -> Effect:
    if colour == "red":
        yield from _ready(s, 3)
    elif colour == "green":
        _heal(s, 3)
    elif colour == "white":
        yield from _soar(s, "by_portal")
    else:
        gem = yield colour_of(s, BASIC)
        for _ in range(2):
            gain_crystal(s, s.actor, gem)


def leaves(s: State, gone: Gone = ()) -> list[int]:
    wanted = {*by_staff(s)}
    return [card for card in coloured(s, gone) if {*hues(s.face[card])} & wanted]


@step("druid", why=lambda s, gone, n: None if leaves(s, gone) else NO_OTHER, hand=True)
def _druid(s: State, n: int) -> Effect:
    """Druidic Staff: discard a card, and what its colour brings."""
    cards = leaves(s)
    if cards:
        card = yield pick(s, cards, to="discard")
        colour = yield from hue(s, card, by_staff(s))
        discard_card(s, s.actor, card)
        yield from druid(s, colour)


@step("druid_two")
def _druid_two(s: State, n: int) -> Effect:
    """Druidic Staff: two different ones of the four."""
    done: list[str] = []
    for _ in range(n):
        colours = tuple(colour for colour in by_staff(s) if colour not in done)
        if colours:
            done.append((yield Decision(s.actor, PICK, tuple(f"staff:{colour}" for colour in colours), colours)))
            yield from druid(s, done[-1])


def lessons(s: State) -> dict[int, list[Way]]:
    """Circlet of Proficiency: the common skills of use now, but for interactive ones."""
    found = {}
    for skill in s.common:
        own = SKILLS[s.face[skill]]
        if own.mode == "all":
            ways = [way for way in own.ways if moment_of(s) in way.moments and possible(s, way)]
            found.update({skill: ways} if ways else {})
    return found


@step("proficient", why=unless(lambda s: bool(lessons(s)), Why("M8.1", "mk-why-no-common")))
def _proficient(s: State, n: int) -> Effect:
    """Circlet of Proficiency: a common skill as if it were one's own; one of each turn twice (XR64: unless flipped)."""
    skill = yield pick(s, list(lessons(s)), "skill")
    for _ in range(2 if SKILLS[s.face[skill]].often == "turn" else 1):
        ways = lessons(s).get(skill)
        if not ways:
            return
        way = yield from paid_way(s, skill, ways)
        yield from run(s, way.steps)
        if ("flip",) in way.steps:
            return


@step("adopt", why=unless(lambda s: bool(s.common), Why("M8.1", "mk-why-no-common")))
def _adopt(s: State, n: int) -> Effect:
    """Circlet of Proficiency: a common skill becomes one's own, as one of a new level does (M19.7)."""
    skill = yield pick(s, list(s.common), "skill")
    s.common = without(s.common, skill)
    yield from learn_skill(s, skill)


def spell_ways(s: State, face: str, mode: str) -> list[Way]:
    """The ways of a Spell whose own mana is not paid; black mana neither, also by Day."""
    card, moment = CARDS[face], moment_of(s)
    ways = [way._replace(costs=way.costs[2 if mode == "strong" else 1 :]) for way in getattr(card, mode)]
    return [way for way in ways if moment in way.moments and possible(s, way)]


def pages(s: State, mode: str) -> dict[int, list[Way]]:
    return {card: ways for card in s.spells if (ways := spell_ways(s, s.face[card], mode))}


def readable(s: State, mode: str, gone: Gone = ()) -> list[int]:
    colours = {CARDS[s.face[card]].colour for card in pages(s, mode)}
    return [card for card in coloured(s, gone) if {*hues(s.face[card])} & colours]


@step("tome", why=lambda s, gone, mode: None if readable(s, mode, gone) else NO_LESSON, hand=True)
def _tome(s: State, mode: str) -> Effect:
    """M5.8: Tome of All Spells: discard a card, use a Spell of its colour in the offer without mana."""
    cards = readable(s, mode)
    if not cards:
        return
    card = yield pick(s, cards, to="discard")
    discard_card(s, s.actor, card)
    found = {own: ways for own, ways in pages(s, mode).items() if CARDS[s.face[own]].colour in hues(s.face[card])}
    if not found:  # the card that was discarded was part of what it costs
        return
    spell = yield pick(s, list(found), "cast")
    way = yield from paid_way(s, spell, found[spell])
    yield from run(s, heightened(s, way.steps))
