"""Who sits at a seat when no person does. A bot gets what its seat may know, and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from ..core.decision import PASS, Decision
from ..core.errors import BadOption, UndercroftError

if TYPE_CHECKING:
    from ..core.match import Match
    from ..core.registry import Game


log = logging.getLogger(__name__)


class FaultyBot(UndercroftError):
    """A bot raised an error, or gave something that is no answer."""


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


@runtime_checkable
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


@cache
def brought() -> dict[str, BotMaker]:
    """The bots of other packages (entry points `undercroft.bots`). One that cannot be loaded is logged and left out."""
    found: dict[str, BotMaker] = {}
    for entry in sorted(entry_points(group="undercroft.bots"), key=lambda e: e.name):
        try:
            maker = entry.load()
        except Exception as error:
            log.warning("bot %s (%s) cannot be loaded: %s", entry.name, entry.value, error)
            continue
        if not callable(maker):
            log.warning("bot %s (%s) is not a class", entry.name, entry.value)
            continue
        found[entry.name] = maker
    return found


def bots_of(game: Game) -> dict[str, BotMaker]:
    """The bots that can play a game, by name, from weak to strong: the game's own come last.

    A bot of another package says with an attribute `games` which games it plays; without one it plays all.
    """
    others = {name: maker for name, maker in brought().items() if game.name in getattr(maker, "games", (game.name,))}
    return {"random": RandomBot, **others, **game.bots}


def make_bot(game: Game, name: str, seed: int | str) -> Bot:
    makers = bots_of(game)
    if name not in makers:
        raise BadOption(f"{game.name} has no bot {name!r}; it has: {', '.join(makers)}")
    return made_of(makers[name], Random(f"{name} {seed}"))


def made_of(maker: BotMaker, random: Random) -> Bot:
    """A class without a constructor of its own takes no `Random`."""
    kind: Any = maker
    plain = isinstance(maker, type) and kind.__init__ is object.__init__ and kind.__new__ is object.__new__
    made: Bot = kind() if plain else maker(random)
    return made


Player = str | Bot | BotMaker
"""Who plays a seat: a bot's name, `package.module:Class`, a class (a constructor takes a `Random`), or a bot itself."""


def seated(game: Game, player: Player, seed: int | str) -> Bot:
    """The bot that a program or the command line asks for. The table's pages take names only (`make_bot`)."""
    if isinstance(player, str) and ":" not in player:
        return make_bot(game, player, seed)
    made: Any = imported(player) if isinstance(player, str) else player
    if callable(made) and (isinstance(made, type) or not isinstance(made, Bot)):
        try:
            made = made_of(made, Random(f"{label(player)} {seed}"))
        except TypeError as error:
            raise BadOption(f"the bot {label(player)} cannot be made with a random.Random: {error}") from error
    if not isinstance(made, Bot):
        raise BadOption(f"{label(player)} is not a bot: it has no method choose(seen)")
    return made


def imported(path: str) -> Any:
    """What `package.module:Class` names."""
    module, _, name = path.partition(":")
    try:
        found = import_module(module)
    except (ImportError, ValueError, SyntaxError) as error:
        raise BadOption(f"the bot {path} cannot be loaded: {error}") from error
    made = getattr(found, name, None)
    if not callable(made) and not isinstance(made, Bot):
        raise BadOption(f"{module} has no bot {name!r}; write package.module:Class")
    return made


def label(player: Player) -> str:
    """How a report names a player."""
    if isinstance(player, str):
        return player
    made = player if isinstance(player, type) or not isinstance(player, Bot) else type(player)
    if not hasattr(made, "__qualname__"):
        return repr(player)
    return f"{made.__module__}:{made.__qualname__}"


__all__ = [
    "Bot", "BotMaker", "FaultyBot", "Player", "RandomBot", "Seen", "answered", "bots_of", "label", "make_bot", "seated",
]  # fmt: skip
