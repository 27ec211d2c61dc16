"""Who sits at a seat when no person does. A bot gets what its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from ..core.decision import PASS, Decision
from ..core.errors import BadOption

if TYPE_CHECKING:
    from ..core.match import Match
    from ..core.registry import Game


class Seen:
    """A match as one seat sees it: its question, its view, worlds that it cannot tell from the real one.

    Where the game says, a bot is shown its offers: then the question is `offer`, and `pass` takes none of them.
    """

    __slots__ = ("_match", "_view", "decision", "seat")

    def __init__(self, match: Match, seat: int, offer: Decision | None = None) -> None:
        decision = offer or match.decision
        assert decision is not None
        self._match = match
        self._view: dict[str, Any] | None = None
        self.seat = seat
        self.decision: Decision = decision

    @property
    def view(self) -> dict[str, Any]:
        if self._view is None:
            self._view = self._match.view(self.seat)
        return self._view

    def imagine(self, random: Random) -> Match:
        """A possible world: play it as you like, the real match does not feel it."""
        return self._match.imagine(self.seat, random)


class Bot(Protocol):
    """Answers the questions of one seat. Everything random comes from the `Random` that it was made with."""

    def choose(self, seen: Seen) -> str: ...


BotMaker = Callable[[Random], Bot]


class RandomBot:
    """Any answer, each as likely as the others."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, seen: Seen) -> str:
        keys = seen.decision.keys
        return keys[int(self.random.random() * len(keys))]


def answered(match: Match, bots: Mapping[int, Bot]) -> tuple[int, str] | None:
    """What the bots do now, by seat: one takes an offer, or answers the question. None: a person is asked."""
    for offer in match.shown():
        if offer.seat in bots and (key := bots[offer.seat].choose(Seen(match, offer.seat, offer))) != PASS:
            return offer.seat, key
    assert match.decision is not None
    seat = match.decision.seat
    return (seat, bots[seat].choose(Seen(match, seat))) if seat in bots else None


def bots_of(game: Game) -> dict[str, BotMaker]:
    """The bots that can play a game, by name."""
    return {"random": RandomBot, **game.bots}


def make_bot(game: Game, name: str, seed: int | str) -> Bot:
    makers = bots_of(game)
    if name not in makers:
        raise BadOption(f"{game.name} has no bot {name!r}; it has: {', '.join(makers)}")
    return makers[name](Random(f"{name} {seed}"))


__all__ = ["Bot", "BotMaker", "RandomBot", "Seen", "answered", "bots_of", "make_bot"]
