"""MT2.5: the tokens of factions in scenarios that do not use them."""

from __future__ import annotations

from ..rules import HOUSE, Hooks, House, Plan
from ..state import State
from ..tables import ENEMIES, ORDINARY


def unused(plan: Plan) -> tuple[str, ...]:
    """The piles of the factions that a scenario has no use for."""
    ruling = [faction for _, faction in plan.lairs]
    return tuple(pile for pile in ORDINARY if pile.rpartition("_")[0] not in ruling)


def mix_in(s: State) -> None:
    """MT2.5: they lie among the ordinary tokens of their colour."""
    for pile in s.rules.plan.mixed:
        s.stacks[ORDINARY[pile]] += s.stacks[pile]
        s.stacks[pile] = ()


def replace(s: State) -> None:
    """MT2.5: they are used instead; ordinary ones come only when all of them are out."""
    mix_in(s)
    for colour in dict.fromkeys(ORDINARY[pile] for pile in s.rules.plan.mixed):
        stack = s.stacks[colour]
        s.stacks[colour] = tuple(token for token in stack if ENEMIES[s.face[token]].faction)
        s.discards[colour] = tuple(token for token in stack if not ENEMIES[s.face[token]].faction)


_MIXED = House(
    Hooks(before=mix_in),
    lambda plan: plan._replace(mixed=unused(plan)),
    needs=("tezla",),
    suits=lambda plan, seats: bool(unused(plan)),
)
HOUSE["mixed_factions"] = _MIXED
HOUSE["factions_instead"] = _MIXED._replace(
    hooks=Hooks(before=replace), excludes=("mixed_factions",), suits=lambda plan, seats: not plan.lairs
)
