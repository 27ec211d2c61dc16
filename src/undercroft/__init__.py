"""Undercroft: rules-heavy dungeon games, played exactly and explained."""

from .arena import simulate
from .core.decision import Decision, Kind, Option, Refusal
from .core.errors import (
    BadOption,
    CannotUndo,
    DoesNotFit,
    GameError,
    IllegalAnswer,
    ImpossibleWorld,
    MatchOver,
    NoSuchSeat,
    NotYourTurn,
    OtherRules,
    RecordError,
    StaleAnswer,
    UndercroftError,
    UnknownGame,
    WrongNumber,
)
from .core.match import Match, new_match
from .core.record import Record, load_record, package_version, parse_record, resume, verify
from .core.registry import Game, GameOption, Result, games
from .core.seeds import Part, seed_of

__version__ = package_version()

__all__ = [
    "BadOption", "CannotUndo", "Decision", "DoesNotFit", "Game", "GameError", "GameOption", "IllegalAnswer",
    "ImpossibleWorld", "Kind", "Match", "MatchOver", "NoSuchSeat", "NotYourTurn", "Option", "OtherRules", "Part",
    "Record", "RecordError", "Refusal", "Result", "StaleAnswer", "UndercroftError", "UnknownGame", "WrongNumber",
    "__version__", "games", "load_record", "new_match", "parse_record", "resume", "seed_of", "simulate", "verify",
]  # fmt: skip
