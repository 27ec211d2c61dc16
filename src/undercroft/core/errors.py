"""What can go wrong, each with its own type. `str(error)` says what is wrong and what to do."""

from __future__ import annotations

from typing import Any


class UndercroftError(Exception):
    """The parent of every error that a user of the package can cause."""


class UnknownGame(UndercroftError):
    """No game of that name is registered."""


class BadOption(UndercroftError):
    """A number of seats or an option that the game does not have."""


class WrongNumber(BadOption):
    """An option that takes several words was given too few or too many."""

    def __init__(self, why: str, option: str, bound: str, least: int, most: int, count: int) -> None:
        super().__init__(why)
        self.option = option
        self.bound = bound  # exactly, least, between
        self.least = least
        self.most = most
        self.count = count


class DoesNotFit(BadOption):
    """Options that are good by themselves cannot be played together, or not by so many. `message` says why."""

    def __init__(self, why: str, message: str, given: dict[str, Any]) -> None:
        super().__init__(why)
        self.message = message
        self.given = given


class MatchOver(UndercroftError):
    """The match has ended; nothing is asked any more."""


class IllegalAnswer(UndercroftError):
    """The key is not among the answers of the current question."""


class NotYourTurn(UndercroftError):
    """Another seat is asked, and this seat has no such offer."""


class NoSuchSeat(NotYourTurn):
    """The match has no seat of that number."""


class StaleAnswer(UndercroftError):
    """The answer was meant for an earlier question."""


class CannotUndo(UndercroftError):
    """There is nothing that may be taken back without the others' consent. `message` is the id of its text."""

    def __init__(self, why: str, message: str = "undo-nothing") -> None:
        super().__init__(why)
        self.message = message


class ImpossibleWorld(UndercroftError):
    """No world was found that fits what the seat knows (a defect of a game's rules, never of a player)."""


class RecordError(UndercroftError):
    """A record that cannot be read or does not follow the rules. `line` counts from 1; 0 is the file as a whole."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}" if line else why)
        self.line = line
        self.why = why


class OtherRules(RecordError):
    """A record whose answers, from some question on, do not fit the rules that there are now."""

    def __init__(self, then: int, now: int, game: str, question: int, why: str) -> None:
        played = f"it was played with rules revision {then} of {game}; " if then != now else ""
        super().__init__(0, f"{played}under revision {now} it differs from question {question} on: {why}")
        self.then = then
        self.now = now
        self.question = question


class GameError(UndercroftError):
    """A game's own code breaks a promise that the engine relies on. For whoever writes the game, not for players."""
