"""How a match went: what the scores are made of, how they grew from turn to turn, and which moments mattered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from .events import Event
from .match import Match
from .registry import ScoreLine
from .schema import fits
from .state import State, restore

MOMENTS = 3
TURNING = 2.0
"""Added to the weight of a moment in whose turn the winner took the lead for good."""


@dataclass(frozen=True, slots=True)
class Stand:
    """The scores as they were at question `number`, where a turn began (or at the end)."""

    number: int
    turn: int
    scores: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """An event that mattered, and the scores after the turn in which it happened."""

    event: Event
    after: Stand


@dataclass(frozen=True, slots=True)
class Story:
    """The course of a match, its moments in the order of time, and since which turn its only winner has led."""

    course: tuple[Stand, ...]
    moments: tuple[Moment, ...]
    led_since: int | None


def reckoning(match: Match) -> tuple[ScoreLine, ...]:
    """What the scores of a match are made of; of a game that does not tell, the scores as they are."""
    game = match.game
    if game.breakdown is not None:
        return tuple(game.breakdown(match.state))
    return (ScoreLine("score", game.result(match.state).scores),) if match.decision is None else ()


def total(lines: Iterable[ScoreLine], seats: int) -> tuple[float, ...]:
    """The score of each seat."""
    counted = [line.values for line in lines if line.counts]
    return tuple(float(sum(values[seat] for values in counted)) for seat in range(seats))


def story_of(match: Match) -> Story:
    """The story of a match that is over."""
    result = match.result
    assert result is not None
    course = course_of(match)
    winner = result.winners[0] if len(result.winners) == 1 and match.state.seats > 1 else -1
    led = lead(course, winner) if winner >= 0 else None
    turning = course[led].number if led is not None else -1
    since = course[led].turn if led is not None else None
    return Story(course, moments(match.events, match.game.moments, course, turning), since)


def course_of(match: Match) -> tuple[Stand, ...]:
    """The scores at the beginning of every turn that counts, and at the end; empty for a game that does not tell."""
    game, record = match.game, match.record
    if game.breakdown is None or record is None:
        return ()

    def stand(number: int, turn: int, state: State) -> Stand:
        assert game.breakdown is not None
        return Stand(number, turn, total(game.breakdown(state), state.seats))

    taken = (line for line in record.snapshots() if fits(line, game))
    before = [stand(line["n"], line["turn"], restore(line["state"], game.state)) for line in taken]
    return (*before, stand(match.number, match.state.turn, match.state))


def lead(course: Sequence[Stand], winner: int) -> int | None:
    """The last place of the course before the winner led for good; None if nobody was ever ahead of the winner."""

    def ahead(stand: Stand) -> bool:
        others = [score for seat, score in enumerate(stand.scores) if seat != winner]
        return stand.scores[winner] > max(others)

    behind = [at for at, stand in enumerate(course) if not ahead(stand)]
    return behind[-1] if behind and behind[-1] < len(course) - 1 else None


def moments(
    events: Sequence[Event], weights: Mapping[str, int], course: Sequence[Stand], turning: int
) -> tuple[Moment, ...]:
    """The moments that mattered most: by their sort, by how their turn moved the scores, and if it turned the match.

    A turn has one moment at most.
    """
    swings = [
        max(abs(now - then) for now, then in zip(late.scores, early.scores, strict=True))
        for early, late in pairwise(course)
    ]
    widest = max(swings, default=0) or 1
    best: dict[int, tuple[float, Moment]] = {}
    for event in events:
        if event.message not in weights or not swings:
            continue
        at = next(at for at in reversed(range(len(swings))) if course[at].number <= event.number or at == 0)
        worth = weights[event.message] + 3 * swings[at] / widest + (TURNING if course[at].number == turning else 0)
        if at not in best or worth > best[at][0]:
            best[at] = (worth, Moment(event, course[at + 1]))
    chosen = sorted(best.values(), key=lambda found: -found[0])[:MOMENTS]
    return tuple(sorted((moment for _, moment in chosen), key=lambda moment: moment.event.number))
