"""Ways to use a card, a Unit or a skill: when each is of use, what it needs, by which word it is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ..tables import Branch, Step, Way
from .effects import Choice, Half, attack, block, influence, move

# -- when: the moments of a turn, and which of them an icon allows (M5.10, M5.11, M17)

FIGHTING = frozenset(("ranged", "block", "attack"))
QUIET = frozenset(("move", "deal", "after"))
ANY = FIGHTING | QUIET
ICONS = {"movement": ANY, "influence": ANY, "special": ANY, "healing": QUIET, "combat": FIGHTING}


# -- ways


_MOVING, _DEALING = frozenset(("move",)), frozenset(("deal",))
_BLOCKING, _STRIKING = frozenset(("block",)), frozenset(("attack",))
_SHOOTING, _BEFORE_DAMAGE = frozenset(("ranged", "attack")), frozenset(("ranged", "block"))

_MOMENTS: dict[str, frozenset[str]] = {
    "agile": _MOVING | FIGHTING,
    "bend": _MOVING,
    "block": _BLOCKING,
    "blades": _STRIKING,
    "break": FIGHTING,
    "calm": _MOVING,
    "cold_fire": FIGHTING,
    "destroy": _STRIKING,
    "diplomat": _DEALING | _BEFORE_DAMAGE,
    "discards_attack": _STRIKING,
    "lay_bare": FIGHTING,
    "lead": FIGHTING,
    "expose_all": FIGHTING,
    "flow": QUIET,
    "gather": _DEALING,
    "glitter": _DEALING,
    "glory": FIGHTING,
    "grail": QUIET,
    "heal": QUIET,
    "heal_unit": QUIET,
    "icons_block": _BLOCKING,
    "idle": _BEFORE_DAMAGE,
    "idle_weak": _BEFORE_DAMAGE,
    "influence": _DEALING,
    "march_on": _MOVING,
    "mend": QUIET,
    "move": _MOVING,
    "move_lakes": _MOVING,
    "open_site": frozenset(("ranged",)),
    "pass_wound": QUIET,
    "ready": QUIET,
    "ready_all": QUIET,
    "restore": QUIET,
    "scare": _BLOCKING,
    "shed": QUIET,
    "shoot": _SHOOTING,
    "sieging": frozenset(("ranged",)),
    "soar": _MOVING,
    "talk": _DEALING,
    "tunnel": _MOVING,
    "units_up": frozenset(("ranged",)),
    "walk": _MOVING,
    "ward": FIGHTING,
    "weaken": FIGHTING,
    "weaken_all": FIGHTING,
    "wings": _BEFORE_DAMAGE,
    "wrath_more": _SHOOTING,
}
_SIDE = frozenset(
    ("cheaper", "costing", "discard", "fame", "keep_going", "pay", "reputation", "rider", "tale", "wound")
)
_NEEDS: dict[str, str] = {
    "attack": "aim",
    "hoist": "own_unit",
    "block": "aim",
    "break": "foe",
    "break_down": "other_action",
    "call_up": "unit_offer",
    "claim": "basic_die",
    "claim_each": "basic_die",
    "discard": "other",
    "discard_wound": "wounded",
    "discards_attack": "aim",
    "expose_all": "foe",
    "lay_bare": "foe",
    "flames": "aim",
    "flow": "tired",
    "grail": "hurt",
    "lead": "ready_unit",
    "no_magic": "no_die",
    "heal": "hurt",
    "heal_unit": "hurt_unit",
    "icons_block": "aim",
    "march_on": "ready_unit",
    "melt": "rivals",
    "mend": "hurt_or_tired",
    "motivate": "unmotivated",
    "muster": "unit_offer",
    "own_crystal": "crystal",
    "paired": "partner_strong",
    "pass_wound": "wounded",
    "ready_all": "tired",
    "restore": "hurt_or_tired",
    "scare": "strike",
    "shoot": "shot",
    "storm": "basic_die",
    "study": "study",
    "take_dice": "dice",
    "talent": "talent",
    "train": "lesson",
    "tunnel": "siege_goal",
    "units_up": "fresh",
    "wings": "attacker",
    "wrath_more": "aim",
}
_PLAIN = ("melee", "physical")


def moments_of(steps: Branch, icons: Iterable[str]) -> frozenset[str]:
    """M5.10, M5.11: when a branch is of use, as far as its icons allow."""
    allowed = frozenset[str]().union(*(ICONS[icon] for icon in icons))
    useful: frozenset[str] = frozenset()
    for each in steps:
        name = str(each[0])
        if name == "attack":
            useful |= _STRIKING if each[2] == "melee" else _SHOOTING
        elif name == "flames":
            useful |= _STRIKING if each[2] == "attack" else _BLOCKING
        elif name not in _SIDE:
            useful |= _MOMENTS.get(name, ANY)
    return useful & allowed


def needs_of(steps: Branch) -> tuple[str, ...]:
    """What must hold for a branch to be used: of its costs, and of the step that it is played for."""
    found: list[str] = []
    for each in steps:
        name = str(each[0])
        if name == "attack" and each[2] == "ranged":
            found.append("shot")
        elif name in ("idle", "idle_weak", "weaken", "weaken_all", "destroy"):
            found.append(_reach(name, each))
        elif name == "repeat":
            found.append(f"partner_{each[2]}")
        elif name in ("ready", "soar", "invoke", "gain_spell"):
            found.append(f"{name}_{each[1]}")
        elif name in _NEEDS:
            found.append(_NEEDS[name])
        if name not in ("pay", "discard"):
            break
    return tuple(found)


def _reach(name: str, each: Step) -> str:
    """M12.9: an enemy that an effect of this colour can reach."""
    sort = "attacker" if name.startswith("idle") else "foe"
    if name == "idle":
        return f"{sort}_open" if len(each) > 3 else sort
    return f"{sort}_{each[2]}" if each[2] in ("red", "blue") else sort


def label(steps: Branch) -> str:
    """The word and number by which a branch is chosen: those of its first step that is not a cost."""
    first = next(each for each in steps if each[0] not in ("pay", "discard"))
    name, number = str(first[0]), first[1] if len(first) > 1 else 1
    if name == "attack":
        name = "_".join(word for word in (str(first[2]), str(first[3]), "attack") if word not in _PLAIN)
    elif name == "block":
        name = "plain_block" if first[2] == "physical" else f"{first[2]}_block"
    elif name in ("crystal", "mana"):
        name = f"{first[2]}_{name}"
    return f"{name}#{number}"


def ways_of(half: Half, mode: str, costs: tuple[str, ...], icons: Iterable[str]) -> tuple[Way, ...]:
    """The ways that a half of a card, an ability or a skill offers."""
    branches = half if isinstance(half, Choice) else (half,)
    icons = tuple(icons)
    found = []
    for steps in branches:
        paid = costs + tuple(str(each[1]) for each in steps if each[0] == "pay")
        key = f"{mode}:{label(steps)}"
        found.append(Way(key, mode, steps, paid, moments_of(steps, icons), needs_of(steps)))
    return tuple(found)


@cache
def sideways(n: int) -> tuple[Way, ...]:
    """M5.2: Move, Influence, Attack or Block, physical, never Ranged or Siege."""
    kinds = ("movement", "influence", "combat")
    return tuple(
        way for half in (move(n), influence(n), attack(n), block(n)) for way in ways_of(half, "sideways", (), kinds)
    )


_AMOUNTS: dict[str, int] = {
    "agile": 1, "attack": 1, "block": 1, "diplomat": 2, "flames": 1, "gather": 1, "icons_block": 1, "influence": 1,
    "move": 1, "move_lakes": 1, "wrath_more": 2,
}  # fmt: skip
"""Where a step says how much Move, Influence, Attack or Block it makes."""


_STRIKES = {"discards_attack": "attack", "icons_block": "block", "wrath_more": "attack"}


def strikes_of(steps: Branch) -> set[str]:
    """Whether a branch is an Attack, a Block, both or none, of whatever kind."""
    sorts = {str(each[2]) if each[0] == "flames" else _STRIKES.get(str(each[0]), str(each[0])) for each in steps}
    return sorts & {"attack", "block"}


def gives_points(steps: Branch) -> bool:
    """Whether a branch makes Move, Influence, Attack or Block."""
    return any(each[0] in _AMOUNTS for each in steps)


_MAKES: dict[str, str] = {
    "agile": "move", "attack": "attack", "diplomat": "influence", "discards_attack": "attack", "gather": "influence",
    "glitter": "influence", "influence": "influence", "march_on": "move", "move": "move", "move_lakes": "move",
    "talk": "influence", "walk": "move", "wrath_more": "attack",
}  # fmt: skip


def makes(steps: Branch) -> set[str]:
    """The sorts of points that a branch makes, whatever its steps are called."""
    return {str(each[2]) if each[0] == "flames" else _MAKES.get(str(each[0]), "") for each in steps}


_HANDED_ON = ("paired", "repeat")
"""Effects that use another card: what raises them raises what that card gives."""


def raised(steps: Branch, plus: int) -> Branch:
    """MR32: every amount of Move, Influence, Block or Attack is higher. MR44: also what a card used by them gives."""
    return tuple(_handed_on(each, plus) or _higher(each, plus) for each in steps) if plus else steps


def _handed_on(each: Step, plus: int) -> Step:
    if each[0] not in _HANDED_ON:
        return ()
    number = 1 if each[0] == "paired" else 3
    had = each[number] if len(each) > number else 0
    assert isinstance(had, int)
    return (*each[:number], had + plus)


def raised_once(steps: Branch, plus: int) -> Branch:
    """The first amount is higher (Mana Overload)."""
    at = next(at for at, each in enumerate(steps) if each[0] in _AMOUNTS)
    return (*steps[:at], _higher(steps[at], plus), *steps[at + 1 :])


def _higher(each: Step, plus: int) -> Step:
    place = _AMOUNTS.get(str(each[0]), -1)
    return tuple(word + plus if at == place and isinstance(word, int) else word for at, word in enumerate(each))
