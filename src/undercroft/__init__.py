"""Undercroft: rules-heavy dungeon games, played exactly and explained."""

from .core.decision import Decision, Kind, Option, Refusal
from .core.errors import UndercroftError
from .core.match import Match, new_match
from .core.record import Record, load_record, parse_record, resume, verify
from .core.registry import Game, GameOption, Result, games

__all__ = [
    "Decision", "Game", "GameOption", "Kind", "Match", "Option", "Record", "Refusal", "Result", "UndercroftError",
    "games", "load_record", "new_match", "parse_record", "resume", "verify",
]  # fmt: skip
