"""Ways to use a card, a Unit or a skill: when each is of use, what it needs, which word chooses it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ..tables import ANY, CARDS, COSTS, FIGHTING, QUIET, STEPS, Branch, EffectStep, Way
from .effects import Either, Half, attack, block, influence, move

ICONS = {"movement": ANY, "influence": ANY, "special": ANY, "action": QUIET, "healing": QUIET, "combat": FIGHTING}
"""M5.10, M5.11, ML13.1: the moments that an icon allows."""
PLAIN = ("melee", "physical")


def makes_of(each: EffectStep) -> str:
    """The points that a step makes."""
    makes = STEPS[str(each[0])].makes
    return makes if isinstance(makes, str) else makes(*each[1:])


def moments_of(steps: Branch, icons: Iterable[str]) -> frozenset[str]:
    """M5.10, M5.11: when a branch is of use, as far as its icons allow."""
    allowed = frozenset[str]().union(*(ICONS[icon] for icon in icons))
    useful: frozenset[str] = frozenset()
    for each in steps:
        when = STEPS[str(each[0])].when
        useful |= when if isinstance(when, frozenset) else when(*each[1:])
    return useful & allowed


def needs_of(steps: Branch) -> Branch:
    """The steps that say why a branch cannot be used: its costs, and the step that it is played for."""
    found: list[EffectStep] = []
    for each in steps:
        kind = STEPS[str(each[0])]
        if kind.why is not None:
            found.append(each)
        if not kind.cost:
            break
    return tuple(found)


def label(steps: Branch) -> str:
    """The word and number by which a branch is chosen: those of its first step that is not a cost."""
    first = next(each for each in steps if not STEPS[str(each[0])].cost)
    name, number = str(first[0]), first[1] if len(first) > 1 else 1
    if name == "attack":
        name = "_".join(word for word in (str(first[2]), str(first[3]), "attack") if word not in PLAIN)
    elif name == "block":
        name = "plain_block" if first[2] == "physical" else f"{first[2]}_block"
    elif name in ("crystal", "mana"):
        name = f"{first[2]}_{name}"
    return f"{name}#{number}"


def ways_of(half: Half, mode: str, costs: tuple[str, ...], icons: Iterable[str]) -> tuple[Way, ...]:
    """The ways that a half of a card, an ability or a skill offers."""
    icons = tuple(icons)
    found = []
    for steps in half.branches if isinstance(half, Either) else (half,):
        paid = costs + tuple(str(each[1]) for each in steps if each[0] == "pay")
        assert all(cost in COSTS for cost in paid), f"{paid}: no such cost"
        made = frozenset(makes_of(each) for each in steps) - {""}
        key = f"{mode}:{label(steps)}"
        found.append(Way(key, mode, steps, paid, moments_of(steps, icons), needs_of(steps), made))
    return tuple(found)


@cache
def sideways(n: int) -> tuple[Way, ...]:
    """M5.2: Move, Influence, Attack or Block, physical; M12.11: an Attack never Ranged or Siege, whatever wants it."""
    kinds = ("movement", "influence", "combat")
    halves = (move(n), influence(n), attack(n), block(n))
    ways = (way for half in halves for way in ways_of(half, "sideways", (), kinds))
    return tuple(way._replace(makes=way.makes - {"attack"}) for way in ways)


def at_moment(ways: tuple[Way, ...], moment: str, wanted: tuple[str, ...]) -> tuple[Way, ...]:
    """The ways of use at a moment; then those whose points a sink wants."""
    own = tuple(way for way in ways if moment in way.moments)
    return own + tuple(way for points in wanted for way in ways if points in way.makes and moment not in way.moments)


OTHERS = {"move": ("attack", "block"), "attack": ("move", "block"), "block": ("move", "attack")}


@cache
def shifted(face: str, moment: str, wanted: tuple[str, ...]) -> tuple[Way, ...]:
    """Shapeshift: a Basic Action with an amount of Move, Attack or Block gives one of the others; elements stay."""
    card = CARDS.get(face)
    if card is None or card.sort != "action" or card.advanced:
        return ()
    own = card.basic + card.strong
    found = {way.key: way for way in own}
    for way in own:
        for at, each in enumerate(way.steps):
            for kind in OTHERS.get(str(each[0]), ()):
                n, element = each[1], each[-1] if each[0] == "attack" else each[2] if each[0] == "block" else "physical"
                assert isinstance(n, int) and isinstance(element, str)
                new = {"move": move(n), "attack": attack(n, element=element), "block": block(n, element)}[kind]
                steps = (("shift",), *way.steps[:at], *new, *way.steps[at + 1 :])
                costs = way.costs[: len(way.costs) - sum(step[0] == "pay" for step in steps)]
                changed = ways_of(steps, way.mode, costs, ("movement", "combat"))[0]
                found.setdefault(changed.key, changed)
    return at_moment(tuple(way for way in found.values() if way not in own), moment, wanted)


# -- amounts


def strikes_of(steps: Branch) -> set[str]:
    """Whether a branch is an Attack, a Block, both or none, of whatever kind."""
    return {makes_of(each) for each in steps} & {"attack", "block"}


def gives_points(steps: Branch) -> bool:
    """Whether a branch makes a number of Move, Influence, Attack or Block."""
    return any(STEPS[str(each[0])].amount for each in steps)


HANDED_ON = {"paired": 1, "repeat": 3, "wake_blood": 2}
"""Effects that use another card, and the word by which they raise what that card gives."""


def raised(steps: Branch, plus: int) -> Branch:
    """MR32: every amount of Move, Influence, Block or Attack is higher. MR44: also what a card used by them gives."""
    return tuple(_handed_on(each, plus) or _higher(each, plus) for each in steps) if plus else steps


def _handed_on(each: EffectStep, plus: int) -> EffectStep:
    number = HANDED_ON.get(str(each[0]), 0)
    if not number:
        return ()
    had = each[number] if len(each) > number else 0
    assert isinstance(had, int)
    return (*each[:number], had + plus)


def raised_once(steps: Branch, plus: int) -> Branch:
    """The first amount is higher (Mana Overload)."""
    at = next(at for at, each in enumerate(steps) if STEPS[str(each[0])].amount)
    return (*steps[:at], _higher(steps[at], plus), *steps[at + 1 :])


def _higher(each: EffectStep, plus: int) -> EffectStep:
    place = STEPS[str(each[0])].amount
    return tuple(word + plus if at == place and at and isinstance(word, int) else word for at, word in enumerate(each))
