"""Steps that strike other players, and the window in which those answer (M9.1)."""

from __future__ import annotations

from ....core.chance import below
from ....core.decision import Decision, Effect, Kind
from ....core.events import tell
from ....core.zones import reveal
from ..cards import CARDS, SKILLS
from ..heroes import BASIC
from ..hexes import ORIGIN, distance
from ..mana import gain_crystal
from ..state import Player, State, me
from ..tracks import discard_card, heal_wound, is_wound, take_wound, wounds_in
from .card_steps import motivate
from .steps import AMOUNT, COLOUR, PICK, asks, colour_of, pick
from .unit_steps import unit_key, unit_level, unit_of

RESPOND = Kind("mk.respond", "M9.1", at="skill", window=True)


def others(s: State) -> list[int]:
    """The other seats, clockwise from the active one."""
    return [(s.active + n) % s.seats for n in range(1, s.seats)]


def motivations(s: State, seat: int) -> list[int]:
    """M8.3, M8.8: the Motivation skills that a seat could use now."""
    p = s.players[seat]
    if p.motivated:
        return []
    return [skill for skill in p.skills if skill not in p.flipped and is_motivation(s.face[skill])]


def is_motivation(face: str) -> bool:
    return any(way.steps[0][0] == "motivate" for way in SKILLS[face].ways)


def use_motivation(s: State, seat: int, skill: int) -> None:
    """M8.3: a Motivation outside the own turn."""
    _, n, colour = SKILLS[s.face[skill]].ways[0].steps[0]
    s.players[seat].flipped.append(skill)
    tell(s, "mk-used", who=seat, card=skill)
    motivate(s, seat, int(str(n)), str(colour))


def has_turn_left(s: State, seat: int) -> bool:
    """M3.3, M9.1: whether a seat still has a turn in this Round; nobody has before the Tactics are complete."""
    place = next((step[1] for step in s.agenda if step[0] == "turns"), None)
    if not isinstance(place, int):
        return False
    coming = [s.order[(place + n) % len(s.order)] for n in range(len(s.order))]
    if s.turns_left >= 0:
        coming = coming[: s.turns_left]
    if s.last_turns >= 0:
        coming = [actor for actor in coming if actor >= 0][: s.last_turns]
    return seat in coming


def warn(s: State, seats: list[int]) -> Effect:
    """M9.1: whoever will be hit may use a Motivation first, before anything of the effect is done.

    Skills lie open, so who is asked is no secret.
    """
    for seat in seats:
        skills = motivations(s, seat) if has_turn_left(s, seat) else []
        if skills:
            keys = ("pass", *(f"skill:{s.face[skill]}" for skill in skills))
            skill = yield Decision(seat, RESPOND, keys, ("pass", *skills))
            if skill != "pass":
                use_motivation(s, seat, skill)


# -- Mana Meltdown


@asks("melt")
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
        colour = yield Decision(s.active, COLOUR, keys, (*colours, ""))
        if colour:
            gain_crystal(s, s.active, colour)


@asks("radiate")
def _radiate(s: State, n: int) -> Effect:
    """Mana Radiance: a Wound for each crystal of a colour, for everybody; two crystals of it for the caster."""
    yield from warn(s, others(s))
    colour = yield colour_of(s, BASIC)
    for seat in (s.active, *others(s)):
        count = s.players[seat].crystals[colour]
        for _ in range(count):
            take_wound(s, seat)
        if count:
            tell(s, "mk-wounded", who=seat, count=count)
    for _ in range(n):
        gain_crystal(s, s.active, colour)


# -- Mind Read


@asks("read_minds")
def _read_minds(s: State, n: int, steal: int) -> Effect:
    """A crystal of a named colour; every other player discards a card of it, or shows that there is none."""
    yield from warn(s, others(s))
    colour = yield colour_of(s, BASIC)
    for _ in range(n):
        gain_crystal(s, s.active, colour)
    gone: list[int] = []
    for seat in others(s):
        hand = s.players[seat].hand
        found = {f"card:{s.face[card]}": card for card in hand if card_colour(s, card) == colour}
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
            tell(s, "mk-gained", who=s.active, card=card)


def card_colour(s: State, card: int) -> str:
    """M5.13: Artifacts and Wounds have no colour."""
    own = CARDS.get(s.face[card])
    return own.colour if own is not None else ""


# -- Energy Flow


@asks("flow")
def _flow(s: State, most: int, heals: int) -> Effect:
    """Ready a Unit (Energy Steal heals it too); then one Unit of every other player may be spent."""
    yield from warn(s, others(s))
    own = [unit for unit in me(s).units if unit.spent]
    found = {unit_key(s, unit): unit.card for unit in own}
    unit = unit_of(s, (yield Decision(s.active, PICK, tuple(found), tuple(found.values()))))
    unit.spent = False
    if heals and unit.wounds:
        unit.wounds -= 1
    for seat in others(s):
        tired = yield Decision(s.active, PICK, *tirable(s, seat, most))
        for other in s.players[seat].units:
            if other.card == tired:
                other.spent = True
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


@asks("pass_wound")
def _pass_wound(s: State, most: int) -> Effect:
    """Healing Ritual: up to two Wounds are thrown away; one of them goes to the closest hero's hand."""
    near = closest(s) if s.seats > 1 else []
    yield from warn(s, near)
    count = min(most, wounds_in(s, me(s).hand))
    numbers = tuple(range(count, 0, -1))
    n = yield Decision(s.active, AMOUNT, tuple(f"amount:{number}" for number in numbers), numbers)
    if near:
        seat = yield Decision(s.active, PICK, tuple(f"seat:seat_{seat}" for seat in near), tuple(near))
        card = next(card for card in me(s).hand if is_wound(s, card))
        me(s).hand.remove(card)
        s.players[seat].hand.append(card)
        tell(s, "mk-wounded", who=seat, count=1)
        n -= 1
    for _ in range(n):
        heal_wound(s, s.active)
