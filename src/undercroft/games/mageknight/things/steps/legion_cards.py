"""Steps of the cards and skills of The Lost Legion and the Ultimate printing."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from .....core.decision import Decision, Effect
from .....core.events import tell
from .....core.lasting import Mod
from .....core.zones import reveal
from ...agenda import Answers, act, auto
from ...fight.foes import attackers, can_affect, lower, standing, stop, weaken, which_foe
from ...fight.points import make_attack, make_block
from ...fight.reckoning import blocked_whole
from ...play.flying import FLIGHTS, Flight, can_soar
from ...play.parley import WARES, open_parley
from ...play.stacks import put_under, refill
from ...play.tracks import (
    change_reputation,
    discard_card,
    draw_cards,
    free_commands,
    gain_fame,
    is_wound,
    take_wound,
)
from ...play.turn import act_over
from ...records import Blow, Strike
from ...state import State, change_unit, me, without
from ...tables import (
    ANY,
    BASIC,
    BEFORE_DAMAGE,
    BLOCKING,
    CARDS,
    DEALING,
    ENEMIES,
    FIGHTING,
    MOVING,
    NEVER,
    QUIET,
    SHOOTING,
    SINKS,
    SKILLS,
    STRIKING,
    Gone,
    Sink,
    Way,
    Why,
    step,
)
from ...world.places import spy
from ..cards import hues
from ..centre import place
from ..mana import gain_crystal, pay
from ..needs import NO_OTHER, PAID, action_cards, aim, free_ways, hurt, is_hurt, possible, unless
from ..questions import PICK, TARGET, colour_of, later, moment_of, pick, run, which_way
from ..units import tired_units, unit_key, unit_level, which_unit
from .cards import NO_LESSON, throw_away
from .foes import strike
from .legion import any_foe, open_blows, which_blow
from .moves import _soar
from .points import _heal, _influence, _move
from .units import _ready, own_unit


def hue(s: State, card: int, among: tuple[str, ...] = BASIC) -> Generator[Decision, Any, str]:
    """M5.13: the colour that a card counts as; of two the player says which."""
    found = tuple(colour for colour in hues(s.face[card]) if colour in among)
    colour: str = found[0] if len(found) == 1 else (yield colour_of(s, found))
    return colour


def coloured(s: State, gone: Gone = ()) -> list[int]:
    """The cards in hand that have a colour, without those that are played."""
    return [card for card in me(s).hand if card not in gone and hues(s.face[card])]


# -- what waits for the enemies that an attack defeats


@act("spoils")
def spoils(s: State, what: str, n: int, token: int) -> Effect:
    """What an attack brings for each enemy that it has defeated (Chivalry, Explosive Bolt, Soul Harvester)."""
    if what == "laud":
        change_reputation(s, s.actor, 1)
        gain_fame(s, s.actor, n)
    elif what == "reap":
        own = ENEMIES[s.face[token]].resists
        gems = {"fire": "red", "ice": "blue", "physical": "green"}
        gain_crystal(s, s.actor, (yield colour_of(s, (*(gems[element] for element in own), "white"))))
    else:
        numbers = standing(s, "red")
        c = s.now.combat
        if numbers and c is not None:
            weaken(c, (yield which_foe(s, numbers))[1], n)


# -- attacks and blocks that wait for their phase


def _loaded(s: State, into: Answers) -> None:
    """Attacks that wait for the Attack phase: against one enemy only, or against all but one (`m`)."""
    c = s.now.combat
    assert c is not None
    for at, mod in enumerate(s.now.mods):
        if mod.what == "weave" and (c.wounds or not c.targets):
            continue
        if mod.what in ("loaded", "weave") and c.targets:
            only, but = mod.m - 1, -mod.m - 1
            if (only < 0 or c.targets == (only,)) and (but < 0 or but not in c.targets):
                into.setdefault(f"fire:{s.face[mod.card]}", ("fire", at))


@auto("fire")
def fire(s: State, at: int) -> None:
    """The attack that waited counts now."""
    mod = s.now.mods.pop(at)
    s.now.by = mod.card
    make_attack(s, mod.n, "melee", mod.word or "physical")
    s.now.by = -1


def _wards(s: State, into: Answers) -> None:
    """Shield of the Fallen Kings: further Blocks, each against another attack."""
    c = s.now.combat
    assert c is not None
    for at, mod in enumerate(s.now.mods):
        if mod.what == "wards" and c.blow is not None and all(each.by != mod.card for each in c.points):
            into[f"fire:{s.face[mod.card]}"] = ("ward", at)


@auto("ward")
def ward_off(s: State, at: int) -> None:
    mod = s.now.mods[at]
    s.now.mods[at : at + 1] = [mod._replace(m=mod.m - 1)] if mod.m > 1 else []
    s.now.by = mod.card
    make_block(s, mod.n, mod.word, 1)
    s.now.by = -1


def _bends(s: State, into: Answers) -> None:
    """Bow of Starsdawn: how Ranged and Siege Attacks count from now on; changed at most once for each attack."""
    for mod in s.now.mods:
        if mod.what == "bow" and not mod.n:
            into[f"bend:{BENDS[mod.word]}"] = ("draw_bow", BENDS[mod.word])


BENDS = {"twice": "as_siege", "as_siege": "twice"}


@auto("draw_bow")
def draw_bow(s: State, how: str) -> None:
    at = next(at for at, mod in enumerate(s.now.mods) if mod.what == "bow")
    s.now.mods[at] = Mod("bow", 1, word=how)


def never(s: State) -> bool:
    return False


SINKS["loaded"] = Sink("", STRIKING, never, _loaded)
SINKS["wards"] = Sink("", BLOCKING, never, _wards)
SINKS["bow"] = Sink("", SHOOTING, never, _bends)


# -- Advanced Actions


@step("counter", when=STRIKING, why=aim, makes="attack", amount=1, icon="crossed-swords")
def _counter(s: State, n: int, each: int) -> None:
    """ML10.4: Attack, and more for each enemy whose attacks were all blocked."""
    c = s.now.combat
    assert c is not None
    make_attack(s, n + each * sum(blocked_whole(foe) for foe in c.foes), "melee", "physical")


RITUALS: dict[str, dict[str, tuple[int, str, str]]] = {
    "basic": {"red": (5, "melee", "physical"), "blue": (3, "melee", "ice"), "white": (3, "ranged", "physical"),
              "green": (2, "siege", "physical")},
    "strong": {"red": (6, "melee", "fire"), "blue": (4, "melee", "cold_fire"), "white": (4, "ranged", "fire"),
               "green": (3, "siege", "fire")},
}  # fmt: skip


def ritual_colours(s: State) -> tuple[str, ...]:
    """The colours whose attacks count in this phase."""
    return BASIC if s.now.combat is not None and s.now.combat.phase == "attack" else ("green", "white")


def can_sacrifice(s: State, gone: Gone, mode: str) -> Why | None:
    wanted = ritual_colours(s)
    if not any({*hues(s.face[card])} & {*wanted} for card in action_cards(s, gone)):
        return NO_OTHER
    return aim(s, gone)


@step("ritual", when=SHOOTING, why=can_sacrifice, makes="attack", hand=True, icon="crossed-swords")
def _ritual(s: State, mode: str) -> Effect:
    """Throw an Action card away: an Attack by its colour."""
    wanted = ritual_colours(s)
    cards = [card for card in action_cards(s) if {*hues(s.face[card])} & {*wanted}]
    if cards:
        card = yield pick(s, cards)
        colour = yield from hue(s, card, wanted)
        throw_away(s, card)
        make_attack(s, *RITUALS[mode][colour])


def blood_of(s: State, gone: Gone, colour: str) -> Why | None:
    return None if any(colour in hues(s.face[card]) for card in s.advanced) else NO_LESSON


@step("tap_blood", why=blood_of, icon="scroll-unfurled")
def _tap_blood(s: State, colour: str) -> Effect:
    """Blood of Ancients: a Wound, and an Advanced Action of the colour that was paid, to hand."""
    take_wound(s, s.actor)
    card = yield pick(s, [card for card in s.advanced if colour in hues(s.face[card])], "gain")
    s.advanced.remove(card)
    me(s).hand.append(card)
    tell(s, "mk-gained", who=s.actor, card=card)
    refill(s, "advanced")


def ancients(s: State, gone: Gone = ()) -> list[int]:
    """The Advanced Actions on offer whose strong effect is of use now, but for this very one."""
    others = [card for card in s.advanced if CARDS[s.face[card]].strong[0].steps[0][0] != "wake_blood"]
    return [card for card in others if free_ways(s, s.face[card], "strong", gone=gone or PAID)]


@step("wake_blood", why=lambda s, gone, n: None if ancients(s, gone) else NO_LESSON, icon="scroll-unfurled")
def _wake_blood(s: State, n: int) -> Effect:
    """M5.8: a Wound, and the strong effect of an Advanced Action that stays in the offer."""
    where = yield Decision(s.actor, PICK, ("to:hand", "to:discard"))
    take_wound(s, s.actor, to_discard=where == "to:discard")
    cards = ancients(s)
    if not cards:
        return
    card = yield pick(s, cards)
    way = yield which_way(s, card, free_ways(s, s.face[card], "strong"))
    if way.costs:
        yield from pay(s, way.costs)
    yield from run(s, tuple(each for each in way.steps if each[0] != "keep_going"))


def can_act(s: State) -> bool:
    """ML13.1: no action was taken this turn, and movement is over if somebody waits for that."""
    return not s.now.acted and s.now.combat is None and (s.now.phase == "act" or not s.rules.moved)


acting = unless(can_act, Why("ML13.1", "mk-why-one-action"))
ACTING = frozenset(("move", "after"))
FLIGHTS["by_portal"] = Flight(2)


def begin_act(s: State) -> None:
    """M9.8: what is left of Move and Influence is lost."""
    s.now.acted, s.now.move, s.now.influence = True, 0, 0


@step("gateway", when=ACTING, why=acting)
def _portal(s: State, far: int, cards: int) -> Effect:
    """ML13.1, ML2.3: the action of the turn: a step to a safe space if one likes, a larger hand at the next draw."""
    begin_act(s)
    word = "beside" if far == 1 else "by_portal"
    if can_soar(s, word) and (yield Decision(s.actor, PICK, ("to:step", "none"))) != "none":
        yield from _soar(s, word)
    more_cards(s, cards)
    act_over(s)


def more_cards(s: State, n: int) -> None:
    """ML14.1: the next draw is that of this turn's end, or of the next Round once its end was announced."""
    if s.turns_left >= 0:
        me(s).more_later += n
    else:
        me(s).more_cards += n


@step("forge", why=unless(lambda s: bool(s.spells), NO_LESSON))
def _forge(s: State, n: int) -> Effect:
    """Spell Forge: a crystal for each of so many Spells on offer, of its colour."""
    left = list(s.spells)
    for _ in range(min(n, len(left))):
        card = yield pick(s, left)
        left.remove(card)
        gain_crystal(s, s.actor, CARDS[s.face[card]].colour)


@step("peace", when=ACTING, why=acting, icon="talk")
def _peace(s: State, n: int, ready: int) -> None:
    """ML13.1: Peaceful Moment as the action: Influence for Healing, with its strong effect also for a Unit."""
    begin_act(s)
    s.now.influence = n
    open_parley(s, "deep_peace" if ready else "peace")


def _heals(s: State, into: Answers) -> None:
    if s.now.influence >= 2 and is_hurt(s):
        into["healing"] = ("calm_healing",)


def _wakes(s: State, into: Answers) -> None:
    _heals(s, into)
    for unit in tired_units(s, s.now.influence // 2):
        into.setdefault(unit_key(s, unit, "wake"), ("wake", unit.card))


WARES["peace"], WARES["deep_peace"] = _heals, _wakes


@auto("calm_healing")
def calm_healing(s: State) -> None:
    """Peaceful Moment: 2 Influence for a Healing point."""
    s.now.influence -= 2
    s.now.healing += 1


@auto("wake")
def wake(s: State, card: int) -> None:
    """Peaceful Moment: one Unit is readied for 2 Influence a level."""
    s.now.influence -= 2 * unit_level(s, change_unit(s, s.actor, card, spent=False))
    s.agenda[-1] = ("parley", "peace")


@step("weave", when=NEVER)
def _weave(s: State, n: int) -> None:
    """Dodge and Weave: an Attack in the Attack phase, if no Wound came to hand before."""
    s.now.mods.append(Mod("weave", n, card=s.now.by))


STOUT: dict[str, Callable[[State, int], None]] = {
    "move": _move,
    "influence": _influence,
    "attack": lambda s, n: make_attack(s, n, "melee", "physical"),
    "plain_block": lambda s, n: make_block(s, n, "physical", 1),
}
STOUT_AT = {"move": MOVING, "influence": DEALING, "attack": STRIKING, "plain_block": BLOCKING}


def stout_aim(s: State, gone: Gone, kind: str, n: int, plus: int) -> Why | None:
    return aim(s, gone) if kind in ("attack", "plain_block") else None


@step(
    "stout", when=lambda kind, n, plus: STOUT_AT[kind], why=stout_aim, amount=2,
    makes=lambda kind, n, plus: kind.removeprefix("plain_"),
)  # fmt: skip
def _stout(s: State, kind: str, n: int, plus: int) -> Effect:
    """Stout Resolve: a Wound may be discarded for 1 more; or any cards, one Wound among them, for 2 more each."""
    last, wound = -1, False
    while True:
        hand = [card for card in me(s).hand if is_wound(s, card) if not wound]
        if plus > 1:
            hand += later(s, [card for card in me(s).hand if not is_wound(s, card)], last)
        if not hand or (plus == 1 and wound):
            break
        card = yield pick(s, hand, stop="done")
        if card == "done":
            break
        wound = wound or is_wound(s, card)
        last = last if is_wound(s, card) else card
        discard_card(s, s.actor, card)
        n += plus
    STOUT[kind](s, n)


@step("toughen", when=BEFORE_DAMAGE, why=own_unit)
def _toughen(s: State, element: str) -> Effect:
    """Force of Nature: one Unit resists in this combat."""
    s.now.mods.append(Mod("tough", word=element, card=(yield which_unit(s, me(s).units))))


# -- Spells


@step("offer_up")
def _offer_up(s: State, most: int) -> Effect:
    """Offering: up to three cards that are no Wounds for a crystal each, of their colour; any for an Artifact."""
    card = -1
    for _ in range(most):
        cards = later(s, [card for card in me(s).hand if not is_wound(s, card)], card)
        if not cards:
            return
        card = yield pick(s, cards, stop="done")
        if card == "done":
            return
        colour = (yield from hue(s, card)) if hues(s.face[card]) else (yield colour_of(s, BASIC))
        discard_card(s, s.actor, card)
        gain_crystal(s, s.actor, colour)


def pairs(s: State, pair: str) -> int:
    return min(me(s).crystals[colour] for colour in pair.split("_"))


def has_pair(s: State, gone: Gone, pair: str) -> Why | None:
    return aim(s, gone) if pairs(s, pair) else Why("M6.1", "mk-why-no-crystal")


@step("sacrifice", when=SHOOTING, why=has_pair, makes="attack", icon="crossed-swords")
def _sacrifice(s: State, pair: str) -> None:
    """Sacrifice: Siege 4 with green, Ranged 6 with white, for each pair with red (Fire) or blue (Ice)."""
    n, (one, other) = pairs(s, pair), pair.split("_")
    element = "fire" if other == "red" else "ice"
    make_attack(s, n * (4 if one == "green" else 6), "siege" if one == "green" else "ranged", element)
    for colour in (one, other):
        me(s).crystals[colour] -= n
        me(s).tokens += [colour] * n
        s.now.spent += (colour,) * n


@step("charm")
def _charm(s: State, by: int) -> Effect:
    """Charm, in an interaction: a crystal of any colour, or a Unit for less."""
    if s.now.phase == "deal":
        keys = (*(f"colour:{colour}" for colour in BASIC), "discount")
        answer = yield Decision(s.actor, PICK, keys, (*BASIC, "discount"))
        if answer == "discount":
            s.now.mods.append(Mod("charm", by))
        else:
            gain_crystal(s, s.actor, answer)


@step(
    "possess", when=BEFORE_DAMAGE, why=lambda s, gone, n: None if attackers(s) else Why("M12.26", "mk-why-no-attacker")
)
def _possess(s: State, n: int) -> Effect:
    """Possess: an enemy does not attack; its attacks are the hero's against others in the Attack phase."""
    c = s.now.combat
    assert c is not None
    at = (yield which_foe(s, attackers(s)))[1]
    stop(s, at)
    s.now.mods += [
        Mod("loaded", each.value, -at - 1, each.element, s.now.by) for each in c.foes[at].strikes if not each.fate
    ]


@step("cure", when=QUIET, why=hurt, icon="health-potion")
def _cure(s: State, n: int) -> None:
    """Cure: this turn a card for every Wound healed from hand, and Units that are healed become ready."""
    s.now.mods.append(Mod("cure"))
    _heal(s, n)


def sick(s: State) -> list[int]:
    c = s.now.combat
    return [at for at in standing(s, "green") if c is not None and blocked_whole(c.foes[at])]


@step("sicken", when=BLOCKING | STRIKING, why=unless(lambda s: bool(sick(s)), Why("ML10.4", "mk-why-no-foe")))
def _sicken(s: State, n: int) -> None:
    """ML10.4: Disease: enemies whose attacks were all blocked have Armor 1."""
    c = s.now.combat
    assert c is not None
    for at in sick(s):
        weaken(c, at, 99)


# -- Artifacts


@step("arrows", when=SHOOTING, why=aim, makes="attack")
def _arrows(s: State, each: int) -> Effect:
    """Bow of Starsdawn: Ranged Attack 2 for each card; Fame for each enemy defeated in this phase."""
    c = s.now.combat
    assert c is not None
    s.now.mods.append(Mod("hunt", word=c.phase))
    card: int | str = -1
    while cards := later(s, [other for other in me(s).hand if not is_wound(s, other)], int(card)):
        card = yield pick(s, cards, stop="done")
        if card == "done":
            return
        discard_card(s, s.actor, int(card))
        make_attack(s, each, "ranged", "physical")


@step("bow", when=SHOOTING)
def _bow(s: State, n: int) -> None:
    """Bow of Starsdawn: Ranged and Siege Attacks count twice, or as they are but Siege (`fight/points.py`)."""
    s.now.mods.append(Mod("bow", word="twice"))


@step("proclaim", when=DEALING, makes="influence", amount=1, icon="talk")
def _command(s: State, n: int) -> None:
    """ML9.1: Influence; a Unit recruited this turn may carry the Banner instead of a Command token."""
    _influence(s, n)
    s.now.mods.append(Mod("standard", card=s.now.by))


@step(
    "heal_units", when=QUIET, why=unless(lambda s: any(u.wounds for u in me(s).units), Why("M15.2", "mk-why-no-wound"))
)
def _heal_units(s: State, n: int) -> None:
    """Banner of Fortitude: all Units are healed completely."""
    me(s).units = [unit._replace(wounds=0) for unit in me(s).units]


@step("reap_all", when=SHOOTING, why=aim, makes="attack", amount=1)
def _harvest(s: State, n: int) -> None:
    """Soul Harvester: a crystal for each enemy defeated in this phase; the Attack is for the Attack phase."""
    c = s.now.combat
    assert c is not None
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
        card = yield pick(s, cards)
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
    """Circlet of Proficiency: a common skill as if it were one's own; one of each turn twice."""
    skill = yield pick(s, list(lessons(s)), "skill")
    for _ in range(2 if SKILLS[s.face[skill]].often == "turn" else 1):
        ways = lessons(s).get(skill)
        if not ways:
            return
        way = yield which_way(s, skill, ways)
        if way.costs:
            yield from pay(s, way.costs)
        yield from run(s, way.steps)


@step("adopt", why=unless(lambda s: bool(s.common), Why("M8.1", "mk-why-no-common")))
def _adopt(s: State, n: int) -> Effect:
    """Circlet of Proficiency: a common skill becomes one's own."""
    skill = yield pick(s, list(s.common), "skill")
    s.common = without(s.common, skill)
    me(s).skills = (*me(s).skills, skill)
    tell(s, "mk-skill-gained", who=s.actor, card=skill)
    yield from run(s, SKILLS[s.face[skill]].gained)


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
    card = yield pick(s, cards)
    discard_card(s, s.actor, card)
    found = {own: ways for own, ways in pages(s, mode).items() if CARDS[s.face[own]].colour in hues(s.face[card])}
    if not found:  # the card that was discarded was part of what it costs
        return
    spell = yield pick(s, list(found), "cast")
    way = yield which_way(s, spell, found[spell])
    if way.costs:
        yield from pay(s, way.costs)
    yield from run(s, way.steps)


# -- the Ultimate printing


@step("missing_crystal", why=unless(lambda s: 0 in me(s).crystals.values(), Why("M6.1", "mk-why-all-colours")))
def _missing_crystal(s: State, n: int) -> Effect:
    """Power of Crystals: one of a colour that the inventory lacks."""
    lacking = tuple(colour for colour in BASIC if not me(s).crystals[colour])
    if lacking:
        gain_crystal(s, s.actor, (yield colour_of(s, lacking)))


@step("per_set", when=NEVER)
def _per_set(s: State, n: int) -> Effect:
    """Power of Crystals: for each set of four colours Move 2, Healing 1 or a card."""
    for _ in range(min(me(s).crystals.values())):
        word = yield Decision(s.actor, PICK, ("bonus:move", "bonus:heal", "bonus:draw"), ("move", "heal", "draw"))
        if word == "move":
            _move(s, 2)
        elif word == "heal":
            _heal(s, 1)
        else:
            draw_cards(s, s.actor, 1)


@step("dull", when=BEFORE_DAMAGE, why=strike)
def _dull(s: State, n: int) -> Effect:
    """Chilling Stare, ML11.12: an attack loses its abilities, not its element."""
    change_strike(s, Blow(*(yield which_blow(s, open_blows(s)))), lambda strike: strike._replace(abilities=()))


def change_strike(s: State, blow: Blow, change: Callable[[Strike], Strike]) -> None:
    c = s.now.combat
    assert c is not None
    own = c.foes[blow.foe]
    strikes = tuple(change(strike) if n == blow.n else strike for n, strike in enumerate(own.strikes))
    c.foes[blow.foe] = own._replace(strikes=strikes)


def box_ways(s: State, face: str) -> list[Way]:
    """The ways of an Artifact that can be used now, but for its use as a Banner."""
    card, moment = CARDS[face], moment_of(s)
    ways = [way for way in card.basic + card.strong if way.steps[0][0] != "hoist"]
    return [way for way in ways if moment in way.moments and possible(s, way)]


@step("open_box", why=unless(lambda s: bool(s.stacks["artifacts"]), Why("M5.5", "mk-why-no-artifact")))
def _open_box(s: State, n: int) -> Effect:
    """Mysterious Box: it is the top Artifact of the deck this turn, for 1 Fame; unused it goes back to hand (XR45)."""
    p = me(s)
    box, card = p.played[-1], s.stacks["artifacts"][-1]
    s.stacks["artifacts"] = s.stacks["artifacts"][:-1]
    reveal(s, card)
    ways = box_ways(s, s.face[card])
    way = yield Decision(s.actor, PICK, (*(way.key for way in ways), "none"), (*ways, "none"), args={"card": card})
    put_under(s, "artifacts", card)
    if way == "none":
        p.played.remove(box)
        p.hand.append(box)
        return
    if way.mode == "strong":
        s.now.returned = (*s.now.returned, (box, "away"))
    gain_fame(s, s.actor, n)
    yield from run(s, way.steps)


# -- Wolfhawk


@step("mark_down", when=SHOOTING)
def _mark_down(s: State, far: int, near: int) -> None:
    """Deadly Aim: one Attack card is worth more."""
    s.now.mods.append(Mod("mark_down", far, near))


@step("keen", when=NEVER)
def _keen(s: State, n: int) -> None:
    """Hawk Eyes: at Night exploring costs 1 less; by Day garrisons two spaces away are seen."""
    s.now.mods.append(Mod("keen", n))
    spy(s, s.actor)


alone = unless(lambda s: not any(mod.what == "recruited" for mod in s.now.mods), Why("M8.2", "mk-why-recruited"))


@step("aloof", when=DEALING, why=alone, makes="influence", amount=1, icon="talk")
def _aloof(s: State, n: int) -> None:
    """On Her Own: more Influence, in a turn in which no Unit is recruited."""
    s.now.mods.append(Mod("aloof"))
    _influence(s, n)


@step("goad", when=BLOCKING, why=strike)
def _goad(s: State, by: int, armor: int) -> Effect:
    """Taunt: an attack is lower; or higher, and its enemy has less Armor (ML11.12: an immune one has not)."""
    c = s.now.combat
    assert c is not None
    blow = Blow(*(yield which_blow(s, open_blows(s))))
    if armor:
        change_strike(s, blow, lambda strike: strike._replace(value=strike.value + by))
        if can_affect(s, c.foes[blow.foe], "") and c.foes[blow.foe].by < 0:
            weaken(c, blow.foe, armor)
    else:
        lower(s, c, blow, by)


@step("fence", when=BLOCKING, why=aim, makes="block", amount=1, icon="shield")
def _fence(s: State, n: int) -> None:
    """Dueling: Block 1, Attack 1 against the same enemy later, Fame if no Unit has a part in this combat (XR46)."""
    c = s.now.combat
    assert c is not None and c.blow is not None
    make_block(s, n, "physical", 1)
    s.now.mods += [Mod("loaded", n, c.blow.foe + 1, "physical", s.now.by), Mod("dueling", c.blow.foe)]


@step("howl", when=ANY - DEALING)
def _howl(s: State, n: int) -> None:
    """Wolf's Howl: a card sideways is worth 4 and 1 more for each Command token without a Unit; into the centre."""
    n += max(0, free_commands(s, s.actor))
    s.now.mods.append(Mod("sideways", n, n))
    place(s, me(s).flipped[-1])


@step("pack", when=BEFORE_DAMAGE, why=any_foe)
def _pack(s: State, n: int) -> Effect:
    """Howl of the Pack, used by another: an enemy has less Armor, and an attack of one is lower."""
    c = s.now.combat
    assert c is not None
    numbers = standing(s)
    if numbers:
        weaken(c, (yield which_foe(s, numbers))[1], n)
    blows = open_blows(s)
    if blows:
        lower(s, c, Blow(*(yield which_blow(s, blows))), n)


ELEMENTS = {"fire": ("physical",), "ice": ("physical",), "cold_fire": ("fire", "ice")}


def weaknesses(s: State, at: int) -> dict[str, tuple[str, int, str]]:
    """ML10.6: what Know Your Prey can take from an enemy: an ability, a resistance, an element of one attack."""
    c = s.now.combat
    assert c is not None
    own = c.foes[at]
    found = {f"lose:{name}": ("ability", -1, name) for name in own.abilities}
    found.update({f"lose:resist_{element}": ("resist", -1, element) for element in own.resists})
    for n, each in enumerate(own.strikes):
        for to in ELEMENTS.get(each.element, ()):
            found[f"turn:el_{to}" + (f"#{n + 1}" if n else "")] = ("element", n, to)
    return found


def prey(s: State) -> list[int]:
    return [at for at in standing(s, summoned=True) if weaknesses(s, at)]


@step("prey", when=FIGHTING, why=unless(lambda s: bool(prey(s)), Why("ML10.6", "mk-why-no-foe")))
def _prey(s: State, n: int) -> Effect:
    """ML10.6: Know Your Prey: one ability or resistance of an enemy counts for nothing, or one element of an attack."""
    c = s.now.combat
    assert c is not None
    at = (yield which_foe(s, prey(s)))[1]
    found = weaknesses(s, at)
    sort, number, word = yield Decision(s.actor, TARGET, tuple(found), tuple(found.values()))
    own = c.foes[at]
    if sort == "element":
        change_strike(s, Blow(at, number), lambda strike: strike._replace(element=word))
    elif sort == "resist":
        c.foes[at] = own._replace(resists=tuple(element for element in own.resists if element != word))
    else:
        left = tuple(name for name in own.abilities if name != word)
        strikes = tuple(
            each._replace(abilities=tuple(name for name in each.abilities if name != word)) for each in own.strikes
        )
        c.foes[at] = own._replace(abilities=left, strikes=strikes, high=own.high if word != "elusive" else 0)
