"""What the scenes of all games have in common: a match in a position that was set up, answered and looked at.

A game's own `scene.py` adds how a position is told and what there is to compare.
"""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar, cast

from tests.behaviour import hashed, scenes_of, step_of, told
from undercroft.core.match import Match
from undercroft.core.state import State

S = TypeVar("S", bound=State)


def listed(words: str) -> list[str]:
    """`torch, 2 militia` as words: torch, militia, militia."""
    found: list[str] = []
    for word in (part.strip() for part in words.split(",")):
        number, _, name = word.rpartition(" ")
        found += [name] * int(number or 1) if word else []
    return found


class Position(Generic[S]):
    def __init__(self, match: Match) -> None:
        self.match = match
        self.read = 0  # lines of the record up to the last answer of the script

    @property
    def state(self) -> S:
        return cast(S, self.match.state)

    @property
    def keys(self) -> tuple[str, ...]:
        return self.match.keys

    @property
    def kind(self) -> str:
        return self.match.decision.kind if self.match.decision is not None else "over"

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.match.decision.seat if self.match.decision is not None else -1

    @property
    def luck(self) -> tuple[int, ...]:
        """What the test has told chance to give, if it has: dice that are loaded."""
        return ()

    def choose(self, *keys: str) -> Self:
        """Answer with these keys; an answer that the match has given since, as the only one, may be told too."""
        assert self.match.record is not None
        lines = self.match.record.lines
        step, before = step_of(self.match, keys, self.luck), len(lines)
        for key in keys:
            forced = [at for at in range(self.read, len(lines)) if lines[at].get("forced") and lines[at]["key"] == key]
            if forced and key not in self.keys:
                self.read = forced[0] + 1
            else:
                self.read = len(lines)
                self.match.choose(key)
        scenes_of(self.match.game).met(step, hashed(told(self.match, before)))
        return self

    def told(self, *messages: str) -> Self:
        """These events have happened, in this order."""
        seen = iter(event.message for event in self.match.events)
        for message in messages:
            assert any(message == event for event in seen), f"{message} not in {[e.message for e in self.match.events]}"
        return self

    def refuses(self, key: str, clause: str, message: str, **args: Any) -> Self:
        """This key is no answer now, by this clause, with this message and (at least) these numbers."""
        refusal = self.match.why_not(key)
        assert refusal is not None, f"{key} is not refused: {[r.key for r in self.match.refusals()]}"
        assert (refusal.clause, refusal.message) == (clause, message), (refusal.clause, refusal.message)
        assert args.items() <= refusal.args.items(), refusal.args
        assert key not in self.keys
        return self
