"""ML24: magic seals on the Fame track hold back whoever leads."""

from __future__ import annotations

from ....core.chance import below
from ....core.decision import Effect
from ....core.events import tell
from ..agenda import Answers, act
from ..play.heroes import level
from ..rules import HOUSE, Hooks, House, among_rivals
from ..state import State
from ..tables import ANY, BASIC, DIE, SINKS, Sink
from ..things.mana import pay, payable

SEAL = "seal_"
"""`s.tally` has for each row that is sealed the number of the seal's colour."""


def lay(s: State, colours: tuple[str, ...], rows: tuple[int, ...]) -> None:
    """XR10: none on rows that heroes have behind them who start at a higher level."""
    for row, colour in zip(rows, colours, strict=True):
        if row > s.rules.plan.start_level:
            s.tally[f"{SEAL}{row}"] = DIE.index(colour)


def mingled(s: State, words: tuple[str, ...]) -> tuple[str, ...]:
    """These words in random order."""
    left = list(words)
    return tuple(left.pop(below(s, len(left), "seal")) for _ in words)


def weak(s: State) -> None:
    """ML24.1: one of each basic colour, in random order, on rows 3, 5, 7 and 9."""
    lay(s, mingled(s, BASIC), (3, 5, 7, 9))


def strong(s: State) -> None:
    """ML24.3: two of each basic colour on rows 3 to 10, and a gold one on row 2."""
    lay(s, ("gold", *mingled(s, BASIC + BASIC)), tuple(range(2, 11)))


def seals(s: State) -> dict[int, str]:
    """The rows that are sealed, the first one first, and the colours of the seals."""
    rows = sorted(int(name.removeprefix(SEAL)) for name in s.tally if name.startswith(SEAL))
    return {row: DIE[s.tally[f"{SEAL}{row}"]] for row in rows}


def hold_back(s: State, seat: int, before: int) -> None:
    """ML24.1, ML24.4, XR10: no shield enters a row that is sealed; what goes beyond is lost."""
    p = s.players[seat]
    for row in seals(s):
        if p.fame >= level(row).fame:
            p.fame = level(row).fame - 1
            tell(s, "mk-seal-holds", who=seat, fame=p.fame)


def price(colour: str) -> str:
    """ML24.2, ML24.3: mana of the seal's colour; of any colour for the gold one."""
    return "any" if colour == "gold" else colour


def answers(s: State, into: Answers) -> None:
    """ML24.2, XR40: the nearest one, at any question of one's own turn, or while one attends."""
    first = next(iter(seals(s).items()), None) if s.tally else None
    if first is not None and payable(s, (price(first[1]),)):
        into[f"seal:{first[1]}"] = ("break_seal", *first)


@act("break_seal")
def break_seal(s: State, row: int, colour: str) -> Effect:
    """ML24.2: for one mana."""
    yield from pay(s, (price(colour),))
    del s.tally[f"{SEAL}{row}"]
    tell(s, "mk-seal-broken", who=s.actor, colour=colour)


SINKS["seals"] = Sink("mana", ANY, None, answers)
ONE_OF = ("seals", "strong_seals", "envy", "harder_envy", "phantoms")
"""ML24.0: these are alternatives."""


def alternative(name: str, hooks: Hooks) -> None:
    others = tuple(other for other in ONE_OF if other != name)
    HOUSE[name] = House(hooks, excludes=others, suits=among_rivals)


alternative("seals", Hooks(set_up=weak, fame=hold_back))
alternative("strong_seals", Hooks(set_up=strong, fame=hold_back))
