"""What points buy at moments that are not theirs (M17.1). Which are wanted is asked once for each menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ....core.decision import Effect
from ..agenda import Answers, act
from ..fight.points import make_attack, make_block
from ..state import State
from ..tables import SINKS, Sink
from .questions import how_many


@cache
def sinks_at(moment: str, lasting: bool) -> tuple[Sink, ...]:
    """Those of a moment; most ask for a lasting effect, and where there is none they are left out."""
    return tuple(sink for sink in SINKS.values() if moment in sink.moments and (lasting or not sink.lasting))


@cache
def wishes(moment: str, lasting: bool) -> tuple[tuple[str, Callable[[State], bool]], ...]:
    return tuple((sink.points, sink.wants) for sink in sinks_at(moment, lasting) if sink.wants is not None)


@cache
def sellers(moment: str, lasting: bool) -> tuple[Callable[[State, Answers], None], ...]:
    return tuple(sink.answers for sink in sinks_at(moment, lasting) if sink.answers is not None)


def wanted(s: State, moment: str) -> tuple[str, ...]:
    """The points that can be put to use now although it is not their moment, or later in this combat."""
    found: tuple[str, ...] = ()
    for points, wants in wishes(moment, bool(s.now.mods)):
        if points not in found and wants(s):
            found = (*found, points)
    return found


def purchases(s: State, moment: str, into: Answers) -> None:
    """The answers that spend points."""
    for answers in sellers(moment, bool(s.now.mods)):
        answers(s, into)


def points_of(s: State, points: str) -> int:
    return s.now.move if points == "move" else s.now.influence


def take_points(s: State, points: str, n: int) -> None:
    if points == "move":
        s.now.move -= n
    else:
        s.now.influence -= n


@act("spend")
def spend_points(s: State, points: str, price: int, kind: str, element: str) -> Effect:
    """M17.1, MR30: Attack or Block, one for every `price` of any number of points; the rest stay."""
    n = yield how_many(s, range(points_of(s, points) // price, 0, -1))
    take_points(s, points, n * price)
    if kind == "block":
        make_block(s, n, element, 1)
    else:
        make_attack(s, n, kind, element)
