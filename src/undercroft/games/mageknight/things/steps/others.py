"""Steps that strike other players."""

from __future__ import annotations

from .....core.chance import below
from .....core.decision import Decision, Effect
from .....core.events import tell
from .....core.zones import reveal
from ...play.tracks import discard_card, heal_wound, is_wound, take_wound, wounds_in
from ...state import Player, State, change_unit, me
from ...tables import BASIC, CARDS, QUIET, Why, step
from ...world.hexes import ORIGIN, distance
from ..cards import hues
from ..mana import gain_crystal
from ..motivation import others, warn
from ..needs import tired, unless, wounded
from ..questions import COLOUR, PICK, colour_of, how_many, pick
from ..units import unit_key, unit_level

# -- Mana Meltdown


rivals = unless(lambda s: s.seats > 1, Why("M8.7", "mk-why-no-rivals"))


@step("melt", why=rivals)
def _melt(s: State, n: int) -> Effect:
    """Every other player loses a random crystal or takes a Wound; one of the crystals may be gained."""
    yield from warn(s, others(s))
    lost: list[str] = []
    for seat in others(s):
        crystals = s.players[seat].crystals
        held = [colour for colour in BASIC for _ in range(crystals[colour])]
        if held:
            colour = held[below(s, len(held), "crystal")]
            crystals[colour] -= 1
            lost.append(colour)
            tell(s, "mk-crystal-lost", who=seat, colour=colour)
        else:
            take_wound(s, seat)
            tell(s, "mk-wounded", who=seat, count=1)
    if lost:
        colours = tuple(dict.fromkeys(lost))
        keys = (*(f"colour:{colour}" for colour in colours), "none")
        colour = yield Decision(s.actor, COLOUR, keys, (*colours, ""))
        if colour:
            gain_crystal(s, s.actor, colour)


@step("radiate")
def _radiate(s: State, n: int) -> Effect:
    """Mana Radiance: a Wound for each crystal of a colour, for everybody; two crystals of it for the caster."""
    yield from warn(s, others(s))
    colour = yield colour_of(s, BASIC)
    yield from thaw_crystals(s, colour)
    for seat in (s.actor, *others(s)):
        count = s.players[seat].crystals[colour]
        for _ in range(count):
            take_wound(s, seat)
        if count:
            tell(s, "mk-wounded", who=seat, count=count)
    for _ in range(n):
        gain_crystal(s, s.actor, colour)


def thaw_crystals(s: State, colour: str) -> Effect:
    """M6.2, MR43: own crystals of a colour may be turned into mana tokens before they would count."""
    p = me(s)
    n = yield how_many(s, range(p.crystals[colour] + 1))
    p.crystals[colour] -= n
    me(s).tokens += [colour] * n
    s.now.spent += (colour,) * n


# -- Mind Read


@step("read_minds")
def _read_minds(s: State, n: int, steal: int) -> Effect:
    """A crystal of a named colour; every other player discards a card of it, or shows that there is none."""
    yield from warn(s, others(s))
    colour = yield colour_of(s, BASIC)
    for _ in range(n):
        gain_crystal(s, s.actor, colour)
    gone: list[int] = []
    for seat in others(s):
        hand = s.players[seat].hand
        found = {f"card:{s.face[card]}": card for card in hand if colour in hues(s.face[card])}
        keys, values = tuple(found) or ("none",), tuple(found.values()) or ("none",)
        card = yield Decision(seat, PICK, keys, values)
        if card == "none":
            for shown in hand:
                reveal(s, shown)
            tell(s, "mk-shows-hand", who=seat, colour=colour)
        else:
            discard_card(s, seat, card)
            gone.append(card)
    actions = [card for card in gone if CARDS[s.face[card]].sort == "action"]
    if steal and actions:
        card = yield pick(s, actions, "take", stop="none")
        if card != "none":
            robbed = next(p for p in s.players if card in p.discard)
            robbed.discard.remove(card)
            me(s).hand.append(card)
            tell(s, "mk-gained", who=s.actor, card=card)


# -- Energy Flow


@step("flow", when=QUIET, why=tired)
def _flow(s: State, most: int, heals: int) -> Effect:
    """Ready a Unit (Energy Steal heals it too); then one Unit of every other player may be spent."""
    yield from warn(s, others(s))
    own = [unit for unit in me(s).units if unit.spent]
    found = {unit_key(s, unit): unit.card for unit in own}
    card = yield Decision(s.actor, PICK, tuple(found), tuple(found.values()))
    unit = change_unit(s, s.actor, card, spent=False)
    if heals and unit.wounds:
        change_unit(s, s.actor, card, wounds=unit.wounds - 1)
    for seat in others(s):
        tired = yield Decision(s.actor, PICK, *tirable(s, seat, most))
        if tired >= 0:
            change_unit(s, seat, tired, spent=True)
            tell(s, "mk-unit-tired", who=seat, card=tired)


def tirable(s: State, seat: int, most: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The Units of a seat that could be spent, and none."""
    found: dict[str, int] = {}
    for unit in s.players[seat].units:
        if not unit.spent and unit_level(s, unit) <= most:
            name, _, mark = unit_key(s, unit, "tire").partition("#")
            found.setdefault(f"{name}>seat_{seat}" + (f"#{mark}" if mark else ""), unit.card)
    found["none"] = -1
    return tuple(found), tuple(found.values())


# -- Healing Ritual


def place_of(p: Player) -> int:
    """A hero off the map counts as standing on the portal."""
    return p.at if p.at >= 0 else ORIGIN


def closest(s: State) -> list[int]:
    """The other heroes that are nearest."""
    here = place_of(me(s))
    far = {seat: distance(here, place_of(s.players[seat])) for seat in others(s)}
    return [seat for seat in far if far[seat] == min(far.values())]


@step("pass_wound", when=QUIET, why=wounded, icon="health-potion")
def _pass_wound(s: State, most: int) -> Effect:
    """Healing Ritual: up to two Wounds are thrown away; one of them goes to the closest hero's hand."""
    near = closest(s) if s.seats > 1 else []
    yield from warn(s, near)
    count = min(most, wounds_in(s, me(s).hand))
    n = yield how_many(s, range(count, 0, -1), wounds=count)
    if near:
        seat = yield Decision(s.actor, PICK, tuple(f"seat:seat_{seat}" for seat in near), tuple(near))
        card = next(card for card in me(s).hand if is_wound(s, card))
        me(s).hand.remove(card)
        s.players[seat].hand.append(card)
        tell(s, "mk-wounded", who=seat, count=1)
        n -= 1
    for _ in range(n):
        heal_wound(s, s.actor)
