"""What each step of an effect does, and what must hold for it (`effects.py` has the words)."""

from __future__ import annotations

from collections.abc import Callable

from ...core.chance import below
from ...core.decision import Decision, Effect, Kind
from ...core.events import tell
from ...core.zones import reveal, show
from .cards import CARDS
from .effects import Branch, Way, raised
from .heroes import BASIC, DIE
from .mana import gain_crystal, pay, payable
from .reckoning import facing, fortified, printed, resists
from .state import Foe, State, Unit, day, me, night_rules
from .tracks import (
    change_reputation,
    discard_card,
    draw_cards,
    gain_fame,
    heal_wound,
    is_wound,
    refill,
    take_wound,
    wounds_in,
)
from .units import UNITS

WAY = Kind("mk.way", "M5.1", at="way")
COLOUR = Kind("mk.colour", "M5.9", at="mana")
PICK = Kind("mk.pick", "M5.5", at="hand")
TARGET = Kind("mk.target", "M12.9", at="foe")
AMOUNT = Kind("mk.amount", "M5.4")

Doing = Callable[..., None]
Asking = Callable[..., Effect]

DO: dict[str, Doing] = {}
ASK: dict[str, Asking] = {}


def does(name: str) -> Callable[[Doing], Doing]:
    def keep(function: Doing) -> Doing:
        DO[name] = function
        return function

    return keep


def asks(name: str) -> Callable[[Asking], Asking]:
    def keep(function: Asking) -> Asking:
        ASK[name] = function
        return function

    return keep


def run(s: State, steps: Branch) -> Effect:
    """M5.4: do the steps of a branch in order."""
    for each in steps:
        name = str(each[0])
        act = DO.get(name)
        if act is not None:
            act(s, *each[1:])
        else:
            yield from ASK[name](s, *each[1:])


# -- points


@does("move")
def _move(s: State, n: int) -> None:
    s.move += n


@does("influence")
def _influence(s: State, n: int) -> None:
    s.influence += n


@does("heal")
def _heal(s: State, n: int) -> None:
    """M15.2: Healing points; in combat there are none (M12.5)."""
    if s.combat is None:
        s.healing += n


@does("attack")
def _attack(s: State, n: int, kind: str, element: str) -> None:
    """M5.4: Attack points go to the attack that was declared. Ambush raises the first Attack card of the turn."""
    c = s.combat
    if c is None or not c.targets or c.phase == "block":
        return
    if ("cold_fire_attacks",) in s.mods:
        element = "cold_fire"
    c.points.append((kind, element, n))


@does("block")
def _block(s: State, n: int, element: str, swift: int) -> None:
    """M5.4: Block points go to the attack that is being blocked."""
    c = s.combat
    if c is not None and c.phase == "block" and c.targets:
        c.points.append(("swift_block" if swift == 2 else "block", element, n))


@does("icons_block")
def _icons_block(s: State, n: int) -> None:
    """Ice Block, and one more for each ability, elemental attack and resistance on the enemy being blocked."""
    c = s.combat
    assert c is not None
    enemy = facing(s, c.foes[c.targets[0] // 4])
    coloured = sum(strike.element != "physical" for strike in enemy.strikes)
    _block(s, n + len(enemy.abilities) + coloured + len(enemy.resists), "ice", 1)


@does("flames")
def _flames(s: State, n: int, sort: str) -> None:
    """Fire Attack or Block, raised by 2 for each enemy not yet defeated."""
    c = s.combat
    assert c is not None
    n += 2 * sum(not foe.beaten for foe in c.foes)
    if sort == "block":
        _block(s, n, "fire", 1)
    else:
        _attack(s, n, "melee", "fire")


# -- cards, mana, tracks


@does("draw")
def _draw(s: State, n: int) -> None:
    draw_cards(s, s.active, n)


@does("mana")
def _mana(s: State, n: int, colour: str) -> None:
    s.tokens.extend([colour] * n)


@does("crystal")
def _crystal(s: State, n: int, colour: str) -> None:
    for _ in range(n):
        gain_crystal(s, s.active, colour)


@asks("any_mana")
def _any_mana(s: State, n: int, colours: tuple[str, ...]) -> Effect:
    for _ in range(n):
        s.tokens.append((yield colour_of(s, colours)))


@asks("any_crystal")
def _any_crystal(s: State, n: int, colours: tuple[str, ...]) -> Effect:
    for _ in range(n):
        gain_crystal(s, s.active, (yield colour_of(s, colours)))


def colour_of(s: State, colours: tuple[str, ...]) -> Decision:
    return Decision(s.active, COLOUR, tuple(f"colour:{colour}" for colour in colours), colours)


@does("fame")
def _fame(s: State, n: int) -> None:
    gain_fame(s, s.active, n)


@does("reputation")
def _reputation(s: State, n: int) -> None:
    change_reputation(s, s.active, n)


@does("manners")
def _manners(s: State, fame: int, reputation: int) -> None:
    """Fame and Reputation if the card is used while interacting."""
    if s.phase == "deal":
        gain_fame(s, s.active, fame)
        change_reputation(s, s.active, reputation)


@does("wound")
def _wound(s: State, n: int) -> None:
    for _ in range(n):
        take_wound(s, s.active)


@does("pay")
def _pay(s: State, colour: str) -> None:
    """Paid already, together with what powers the card (M5.5)."""


@asks("discard")
def _discard(s: State, n: int) -> Effect:
    """M5.5: another card from hand, never a Wound."""
    for _ in range(n):
        cards = [card for card in me(s).hand if not is_wound(s, card)]
        discard_card(s, s.active, (yield pick(s, cards)))


@does("discard_wound")
def _discard_wound(s: State, n: int) -> None:
    discard_card(s, s.active, next(card for card in me(s).hand if is_wound(s, card)))


def pick(s: State, cards: list[int], verb: str = "card", stop: str = "") -> Decision:
    """Which of these cards; equal ones are one answer. `stop` is a last answer that takes none."""
    found: dict[str, int | str] = {}
    for card in cards:
        found.setdefault(f"{verb}:{s.face[card]}", card)
    if stop:
        found[stop] = stop
    return Decision(s.active, PICK, tuple(found), tuple(found.values()))


def by_time(s: State, by_day: int, at_night: int) -> int:
    """MR25: the Night value counts under night rules too."""
    return at_night if night_rules(s) else by_day


@does("walk")
def _walk(s: State, by_day: int, at_night: int) -> None:
    _move(s, by_time(s, by_day, at_night))


@does("talk")
def _talk(s: State, by_day: int, at_night: int) -> None:
    _influence(s, by_time(s, by_day, at_night))


@does("shoot")
def _shoot(s: State, by_day: int, at_night: int) -> None:
    _attack(s, by_time(s, by_day, at_night), "ranged", "physical")


@does("march_on")
def _march_on(s: State, most: int) -> None:
    """Move 1 for each ready, unwounded Unit."""
    _move(s, min(most, sum(not unit.spent and not unit.wounds for unit in me(s).units)))


@does("glitter")
def _glitter(s: State, n: int) -> None:
    """Influence 1 for each different colour of crystal."""
    _influence(s, n * sum(count > 0 for count in me(s).crystals.values()))


@does("gather")
def _gather(s: State, n: int, each: int) -> None:
    """Influence, and more for each Wound in hand or on Units."""
    p = me(s)
    _influence(s, n + each * (wounds_in(s, p.hand) + sum(unit.wounds for unit in p.units)))


@does("encourage")
def _encourage(s: State, colour: str) -> None:
    """MR22: a token for whoever alone has the least Fame; in solo play too."""
    if all(p is me(s) or p.fame > me(s).fame for p in s.players):
        s.tokens.append(colour)


@does("tale")
def _tale(s: State, fame: int, reputation: int) -> None:
    """Fame and Reputation for every Unit recruited this turn, also for those that were recruited before."""
    s.mods.append(("tale", fame, reputation))
    for _ in range(s.mods.count(("recruited",))):
        gain_fame(s, s.active, fame)
        change_reputation(s, s.active, reputation)


@does("move_lakes")
def _move_lakes(s: State, n: int) -> None:
    _move(s, n)


@asks("mend")
def _mend(s: State, n: int, level: int) -> Effect:
    """Heal, and ready a Unit of at most this level."""
    _heal(s, n)
    if level:
        yield from _ready(s, level)


@asks("restore")
def _restore(s: State, n: int, too: int) -> Effect:
    """Heal 3, in a forest 5; the strong effect also readies Units of that many levels."""
    n += 2 if s.board[me(s).at].ground.terrain == "forest" else 0
    _heal(s, n)
    if too:
        yield from _ready_levels(s, n)


@does("grail")
def _grail(s: State, n: int) -> None:
    """Healing points that bring Fame (2) or cards (6) when they are spent."""
    _heal(s, n)
    s.mods.append(("grail", n))


# -- cards that use other cards


def throw_away(s: State, card: int) -> None:
    """M5.6: out of the game."""
    me(s).hand.remove(card)
    show(s, card)
    s.busy = True
    tell(s, "mk-thrown", who=s.active, card=card)


@asks("decompose")
def _decompose(s: State, n: int) -> Effect:
    """Throw an Action card away: two crystals of its colour, or one of each other colour."""
    card = yield pick(s, action_cards(s))
    colour = CARDS[s.face[card]].colour
    throw_away(s, card)
    for gem in (colour, colour) if n == 2 else tuple(other for other in BASIC if other != colour):
        gain_crystal(s, s.active, gem)


@asks("train")
def _train(s: State, n: int, to: str) -> Effect:
    """Throw an Action card away for an Advanced Action of its colour from the offer."""
    yield from _learn(s, "advanced", to)


@asks("study")
def _study(s: State, n: int) -> Effect:
    """Throw an Action card away for a Spell and a crystal of its colour."""
    yield from _learn(s, "spells", "hand")


def colours_of(s: State, row: list[int]) -> tuple[str, ...]:
    return tuple(CARDS[s.face[card]].colour for card in row)


def _learn(s: State, offer: str, to: str) -> Effect:
    row = s.spells if offer == "spells" else s.advanced
    cards = [card for card in action_cards(s) if CARDS[s.face[card]].colour in colours_of(s, row)]
    thrown = yield pick(s, cards)
    colour = CARDS[s.face[thrown]].colour
    throw_away(s, thrown)
    gained = yield pick(s, [card for card in row if CARDS[s.face[card]].colour == colour], "gain")
    row.remove(gained)
    (me(s).hand if to == "hand" else me(s).discard).append(gained)
    tell(s, "mk-gained", who=s.active, card=gained)
    if offer == "spells":
        gain_crystal(s, s.active, colour)
    refill(s, offer)


@asks("distil")
def _distil(s: State) -> Effect:
    """One basic mana may be paid for a crystal of its colour."""
    colours = tuple(colour for colour in BASIC if payable(s, (colour,)))
    keys = (*(f"colour:{colour}" for colour in colours), "none")
    colour = yield Decision(s.active, COLOUR, keys, (*colours, ""))
    if colour:
        yield from pay(s, (colour,))
        gain_crystal(s, s.active, colour)


@does("endless")
def _endless(s: State, *colours: str) -> None:
    s.mods += [("endless", colour) for colour in colours]


def partners(s: State, mode: str, played: int = -1) -> list[int]:
    """The Action cards in hand whose basic or strong effect could be used now, without mana of their colour."""
    return [card for card in action_cards(s, played) if free_ways(s, s.face[card], mode)]


_USES_CARDS = frozenset(("partner_basic", "partner_strong", "other", "other_action", "lesson", "study"))


def free_ways(s: State, face: str, mode: str) -> list[Way]:
    """The ways of a card that another card plays: its own colour is not paid, costs inside are (M5.8, MR32)."""
    card, moment = CARDS[face], moment_of(s)
    found = []
    for way in card.strong if mode == "strong" else card.basic:
        own = way._replace(costs=way.costs[1:] if mode == "strong" else way.costs)
        if not _USES_CARDS.intersection(own.needs) and possible(s, own, moment):
            found.append(own)
    return found


@asks("paired")
def _paired(s: State, plus: int) -> Effect:
    """M5.8: another Action card gives its strong effect without mana, every amount higher (MR32)."""
    card = yield pick(s, partners(s, "strong"))
    me(s).hand.remove(card)
    me(s).played.append(card)
    show(s, card)
    way = yield which_way(s, card, free_ways(s, s.face[card], "strong"))
    if way.costs:
        yield from pay(s, way.costs)
    yield from run(s, raised(way.steps, plus))


@asks("repeat")
def _repeat(s: State, times: int, mode: str) -> Effect:
    """M5.8: throw an Action card away and use its effect several times."""
    card = yield pick(s, partners(s, mode))
    throw_away(s, card)
    for _ in range(times):
        ways = free_ways(s, s.face[card], mode)
        if not ways:
            return
        way = yield which_way(s, card, ways)
        if way.costs:
            yield from pay(s, way.costs)
        yield from run(s, way.steps)


def which_way(s: State, card: int, ways: list[Way]) -> Decision:
    return Decision(s.active, WAY, tuple(way.key for way in ways), tuple(ways), args={"card": card})


@asks("discards_attack")
def _discards_attack(s: State, each: int) -> Effect:
    """Discard any number of cards, Attack 3 for each; every enemy defeated this turn brings 1 Fame more."""
    s.mods.append(("trophies",))
    while cards := [card for card in me(s).hand if not is_wound(s, card)]:
        card = yield pick(s, cards, stop="done")
        if card == "done":
            return
        discard_card(s, s.active, card)
        _attack(s, each, "melee", "physical")


@does("blades")
def _blades(s: State, n: int) -> None:
    """Physical attacks count twice, nobody resists them, and defeated enemies bring 1 Fame more."""
    s.mods += [("blades",), ("blunt",), ("trophies",)]


@does("keep_going")
def _keep_going(s: State, how: str) -> None:
    """Where the card that is being played may go at the end of the turn (M16.3)."""
    s.returned.append((me(s).played[-1], how))


# -- the Source


@does("more_dice")
def _more_dice(s: State, n: int) -> None:
    """M6.3: further dice may be used this turn."""
    s.dice_left += n


@does("mod")
def _mod(s: State, *mod: str | int) -> None:
    """A lasting effect of this turn (M5.7)."""
    s.mods.append(mod)


@asks("take_dice")
def _take_dice(s: State, dice: int, tokens: int) -> Effect:
    """Take dice, turn each to any colour but gold, gain tokens of it; they come back as they are (M16.1)."""
    for _ in range(min(dice, len(s.source))):
        keys = tuple(dict.fromkeys(s.source))
        die = yield Decision(s.active, COLOUR, tuple(f"take:{colour}" for colour in keys), keys)
        colour = yield colour_of(s, (*BASIC, "black"))
        s.source.remove(die)
        s.used_dice.append((colour, False))
        s.tokens.extend([colour] * tokens)


@asks("storm")
def _storm(s: State, n: int) -> Effect:
    """A crystal of a basic die's colour; that die is rerolled at once."""
    colours = tuple(dict.fromkeys(die for die in s.source if die in BASIC))
    die = yield Decision(s.active, COLOUR, tuple(f"take:{colour}" for colour in colours), colours)
    gain_crystal(s, s.active, die)
    s.source.remove(die)
    s.source.append(DIE[below(s, 6, "die")])


@does("reroll_source")
def _reroll_source(s: State, n: int) -> None:
    s.source = [DIE[below(s, 6, "die")] for _ in s.source]


@asks("own_crystal")
def _own_crystal(s: State, n: int) -> Effect:
    crystals = me(s).crystals
    gain_crystal(s, s.active, (yield colour_of(s, tuple(colour for colour in BASIC if crystals[colour]))))


@asks("random_crystals")
def _random_crystals(s: State, n: int) -> Effect:
    """M13.16: a die for each: its colour, gold your choice, black 1 Fame instead."""
    for _ in range(n):
        die = DIE[below(s, 6, "die")]
        if die == "black":
            gain_fame(s, s.active, 1)
        else:
            gain_crystal(s, s.active, (yield colour_of(s, BASIC)) if die == "gold" else die, surplus=s.phase != "end")


@does("gem_mana")
def _gem_mana(s: State) -> None:
    s.tokens.extend((*BASIC, "black" if night_rules(s) else "gold"))


@does("amulet")
def _amulet(s: State, which: str) -> None:
    """By the other time of day: its terrain costs 3, its mana may be used."""
    if which == "sun" and not day(s):
        s.mods += [("costing", "forest", 3), ("gold_usable",), ("lantern",)]
        for token in s.ruins.values():
            reveal(s, token)
    elif which == "darkness" and day(s):
        s.mods += [("costing", "desert", 3), ("black_usable",)]


@does("wrath")
def _wrath(s: State, n: int) -> None:
    """A die for each point: black and red wound."""
    for _ in range(n):
        if DIE[below(s, 6, "die")] in ("black", "red"):
            take_wound(s, s.active)


@asks("wrath_more")
def _wrath_more(s: State, most: int) -> Effect:
    n = yield Decision(s.active, AMOUNT, tuple(f"amount:{n}" for n in range(most + 1)), tuple(str(n) for n in range(most + 1)))
    _attack(s, 5 + int(n), "siege", "physical")
    _wrath(s, int(n))


# -- terrain


@does("cheaper")
def _cheaper(s: State, terrain: str, by: int, floor: int) -> None:
    s.mods.append(("cheaper", terrain, by, floor))


@does("costing")
def _costing(s: State, terrain: str, n: int) -> None:
    s.mods.append(("costing", terrain, n))


# -- Units


def own_units(s: State, wanted: Callable[[Unit], bool]) -> list[Unit]:
    return [unit for unit in me(s).units if wanted(unit)]


def which_unit(s: State, units: list[Unit], verb: str = "unit") -> Decision:
    found: dict[str, int] = {}
    for unit in units:
        found.setdefault(unit_key(s, unit, verb), unit.card)
    return Decision(s.active, PICK, tuple(found), tuple(found.values()))


def unit_key(s: State, unit: Unit, verb: str = "unit") -> str:
    """Copies of a Unit differ by their state: ready or spent, and Wounds."""
    mark = ("" if not unit.spent else "spent") + (f"{unit.wounds}" if unit.wounds else "")
    return f"{verb}:{s.face[unit.card]}" + (f"#{mark}" if mark else "")


def unit_of(s: State, card: int) -> Unit:
    return next(unit for unit in me(s).units if unit.card == card)


def unit_level(s: State, unit: Unit) -> int:
    return UNITS[s.face[unit.card]].level


@asks("ready")
def _ready(s: State, most: int) -> Effect:
    """M7.4: a Unit of at most this level becomes ready; its Wounds stay."""
    units = own_units(s, lambda unit: unit.spent and unit_level(s, unit) <= most)
    if units:
        unit_of(s, (yield which_unit(s, units))).spent = False


@asks("ready_levels")
def _ready_levels(s: State, most: int) -> Effect:
    """Ready Units whose levels together do not exceed a number."""
    while True:
        units = own_units(s, lambda unit: unit.spent and unit_level(s, unit) <= most)
        if not units:
            return
        asked = which_unit(s, units)
        card = yield Decision(s.active, PICK, (*asked.keys, "done"), (*(asked.values or ()), "done"))
        if card == "done":
            return
        unit = unit_of(s, card)
        unit.spent = False
        most -= unit_level(s, unit)


@does("ready_all")
def _ready_all(s: State) -> None:
    for unit in me(s).units:
        unit.spent = False


@asks("heal_unit")
def _heal_unit(s: State, n: int) -> Effect:
    """M15.2: one Wound of one Unit."""
    unit_of(s, (yield which_unit(s, own_units(s, lambda unit: unit.wounds > 0)))).wounds -= 1


@does("self_wound")
def _self_wound(s: State) -> None:
    """The Unit that is being used becomes wounded."""
    card = next(int(mod[1]) for mod in reversed(s.mods) if mod[0] == "using")
    unit_of(s, card).wounds += 1


@does("units_up")
def _units_up(s: State, n: int) -> None:
    """Units' attacks and blocks are higher in this combat; no damage may be assigned to them."""
    s.mods += [("units_up", n), ("no_unit_damage",)]


# -- enemies (M12.9)


def can_affect(s: State, foe: Foe, colour: str) -> bool:
    """M12.9: red effects do nothing to Fire Resistance, blue ones nothing to Ice Resistance."""
    own = resists(s, foe)
    return not ((colour == "red" and "fire" in own) or (colour == "blue" and "ice" in own))


def standing(s: State, colour: str = "") -> list[int]:
    """The enemies that an effect of this colour can reach; a summoner that has summoned is out of reach (M12.12)."""
    c = s.combat
    if c is None:
        return []
    return [
        at
        for at, foe in enumerate(c.foes)
        if not foe.beaten and (foe.summoned < 0 or c.phase == "attack") and can_affect(s, foe, colour)
    ]


def attackers(s: State, colour: str = "", open_only: bool = False) -> list[int]:
    """Those that would still attack."""
    c = s.combat
    assert c is not None
    found = [at for at in standing(s, colour) if not c.foes[at].idle and not c.foes[at].done]
    return [at for at in found if not (open_only and fortified(s, c.foes[at]))]


def which_foe(s: State, numbers: list[int], verb: str = "foe") -> Decision:
    c = s.combat
    assert c is not None
    keys, values = foe_keys(s, numbers, verb)
    return Decision(s.active, TARGET, keys, values)


def foe_keys(s: State, numbers: list[int], verb: str) -> tuple[tuple[str, ...], tuple[tuple[str, int], ...]]:
    """A key for each enemy; further ones of the same face get a number."""
    c = s.combat
    assert c is not None
    seen: dict[str, int] = {}
    keys, values = [], []
    for at in numbers:
        foe = c.foes[at]
        face = s.face[foe.summoned if foe.summoned >= 0 and c.phase == "block" else foe.token]
        seen[face] = seen.get(face, 0) + 1
        keys.append(f"{verb}:{face}" + (f"#{seen[face]}" if seen[face] > 1 else ""))
        values.append((verb, at))
    return tuple(keys), tuple(values)


@asks("idle")
def _idle(s: State, n: int, colour: str = "", open_only: int = 0) -> Effect:
    """M12.26: up to n enemies do not attack in this combat."""
    c = s.combat
    assert c is not None
    for _ in range(n):
        numbers = attackers(s, colour, bool(open_only))
        if not numbers:
            return
        c.foes[(yield which_foe(s, numbers))[1]].idle = True
        if c.phase == "block":
            c.targets = ()


@asks("idle_weak")
def _idle_weak(s: State, by: int, colour: str, lost: str = "") -> Effect:
    """An enemy does not attack and loses Armor or a resistance."""
    c = s.combat
    assert c is not None
    foe = c.foes[(yield which_foe(s, attackers(s, colour)))[1]]
    foe.idle = True
    foe.armor -= by
    if lost:
        foe.bare = (*foe.bare, lost)
    if c.phase == "block":
        c.targets = ()


@asks("weaken")
def _weaken(s: State, by: int, colour: str, walled: int = 0) -> Effect:
    c = s.combat
    assert c is not None
    foe = c.foes[(yield which_foe(s, standing(s, colour)))[1]]
    foe.armor -= walled if walled and fortified(s, foe) else by


@does("weaken_all")
def _weaken_all(s: State, by: int, colour: str, walled: int = 0) -> None:
    c = s.combat
    assert c is not None
    for at in standing(s, colour):
        foe = c.foes[at]
        foe.armor -= walled if walled and fortified(s, foe) else by


@asks("expose")
def _expose(s: State, n: int) -> Effect:
    """One enemy loses every fortification and resistance."""
    c = s.combat
    assert c is not None
    foe = c.foes[(yield which_foe(s, standing(s)))[1]]
    foe.bare = (*foe.bare, "resistances", "fortified")


@does("expose_all")
def _expose_all(s: State, lost: str) -> None:
    c = s.combat
    assert c is not None
    for at in standing(s):
        c.foes[at].bare = (*c.foes[at].bare, lost)


@asks("break")
def _break(s: State, n: int) -> Effect:
    """An enemy loses 1 Armor for each of its resistances."""
    c = s.combat
    assert c is not None
    foe = c.foes[(yield which_foe(s, standing(s)))[1]]
    foe.armor -= len(resists(s, foe))


@does("open_site")
def _open_site(s: State, n: int) -> None:
    """Site fortifications are ignored this turn."""
    s.mods.append(("open_site",))


@does("cold_fire")
def _cold_fire(s: State, n: int) -> None:
    """All attacks of this combat are Cold Fire."""
    s.mods.append(("cold_fire_attacks",))


@does("sieging")
def _sieging(s: State, n: int) -> None:
    """All attacks of this combat are Siege too."""
    s.mods.append(("sieging",))


@asks("destroy")
def _destroy(s: State, n: int, colour: str) -> Effect:
    """An enemy is defeated at once."""
    c = s.combat
    assert c is not None
    at = (yield which_foe(s, standing(s, colour)))[1]
    beat(s, c.foes[at])
    c.targets, c.points = (), []


def beat(s: State, foe: Foe) -> None:
    """M12.10: Fame at once; M12.22: Reputation for rampaging ones. M13.3: half Fame for retaking a keep, at the end."""
    c = s.combat
    assert c is not None
    foe.beaten = True
    enemy = printed(s, foe)
    s.heaps[enemy.colour].append(foe.token)
    tell(s, "mk-defeated", who=s.active, card=foe.token)
    if c.retaken:
        c.fame += enemy.fame
    else:
        gain_fame(s, s.active, enemy.fame)
    gain_fame(s, s.active, s.mods.count(("trophies",)))
    if foe.rampaging:
        change_reputation(s, s.active, 2 if enemy.colour == "red" else 1)


@does("rider")
def _rider(s: State, *rider: str | int) -> None:
    """What a successful block with this card brings."""
    c = s.combat
    if c is not None:
        c.riders.append(rider)


# -- conditions: each gets the card that would be played, which counts as gone already


def action_cards(s: State, played: int = -1) -> list[int]:
    """The Action cards in hand, without the one that is played."""
    return [c for c in me(s).hand if c != played and s.face[c] in CARDS and CARDS[s.face[c]].sort == "action"]


def _other(s: State, card: int) -> bool:
    """M5.5: a card that is no Wound, besides the one that is played."""
    return any(other != card and not is_wound(s, other) for other in me(s).hand)


def _lesson(s: State, row: list[int], card: int) -> bool:
    colours = colours_of(s, row)
    return any(CARDS[s.face[other]].colour in colours for other in action_cards(s, card))


def _aim(s: State, card: int) -> bool:
    """M5.4: points need a declared attack or block."""
    return s.combat is not None and bool(s.combat.targets)


def _shot(s: State, card: int) -> bool:
    """M12.11: in the Ranged and Siege phase a fortified target needs Siege."""
    c = s.combat
    if c is None or not c.targets:
        return False
    return c.phase != "ranged" or ("sieging",) in s.mods or not any(fortified(s, c.foes[at]) for at in c.targets)


def _hurt(s: State, card: int) -> bool:
    return wounds_in(s, me(s).hand) > 0 or any(unit.wounds for unit in me(s).units)


def _tired(s: State, card: int) -> bool:
    return any(unit.spent for unit in me(s).units)


NEEDS: dict[str, Callable[[State, int], bool]] = {
    "aim": _aim,
    "attacker": lambda s, card: bool(attackers(s)),
    "attacker_blue": lambda s, card: bool(attackers(s, "blue")),
    "attacker_open": lambda s, card: bool(attackers(s, open_only=True)),
    "basic_die": lambda s, card: any(die in BASIC for die in s.source),
    "crystal": lambda s, card: any(me(s).crystals.values()),
    "dice": lambda s, card: bool(s.source),
    "foe": lambda s, card: bool(standing(s)),
    "foe_red": lambda s, card: bool(standing(s, "red")),
    "fresh": lambda s, card: s.combat is not None and not s.combat.points and not any(f.beaten for f in s.combat.foes),
    "hurt": _hurt,
    "hurt_or_tired": lambda s, card: _hurt(s, card) or _tired(s, card),
    "hurt_unit": lambda s, card: any(unit.wounds for unit in me(s).units),
    "lesson": lambda s, card: _lesson(s, s.advanced, card),
    "other": _other,
    "other_action": lambda s, card: bool(action_cards(s, card)),
    "partner_basic": lambda s, card: bool(partners(s, "basic", card)),
    "partner_strong": lambda s, card: bool(partners(s, "strong", card)),
    "ready_unit": lambda s, card: any(not unit.spent and not unit.wounds for unit in me(s).units),
    "shot": _shot,
    "study": lambda s, card: _lesson(s, s.spells, card),
    "tired": _tired,
    "wounded": lambda s, card: wounds_in(s, me(s).hand) > 0,
}


def possible(s: State, way: Way, moment: str, card: int = -1) -> bool:
    """M5.5, M5.10: whether a way can be taken now: its moment, its conditions, its costs together."""
    return (
        moment in way.moments
        and all(NEEDS[needed](s, card) for needed in way.needs)
        and (not way.costs or payable(s, way.costs))
    )


def moment_of(s: State) -> str:
    """M17: the moment of the turn."""
    return s.combat.phase if s.combat is not None else s.phase
