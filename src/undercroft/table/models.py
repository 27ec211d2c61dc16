"""What the server hands to the pages. `render` turns each of these into HTML and knows nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from ..core.events import Event
from ..core.match import Match
from ..core.registry import Game
from ..core.story import Story
from .lessons import Coach

if TYPE_CHECKING:
    from .clocks import Clock

Confirm = Literal["always", "matters", "never"]
Sort = Literal["person", "device", "bot", "open"]
"""Who sits at a seat: a person elsewhere, somebody at this device (hot seat), a bot, or nobody yet (a link is out)."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who looks at a page: language, settings, and the token that a form must carry."""

    lang: str
    csrf: str
    name: str = ""
    confirm: Confirm = "matters"  # which answers that cannot be taken back want a second click
    sound: bool = False
    motion: bool = True
    dense: bool = False


@dataclass(frozen=True, slots=True)
class SeatInfo:
    seat: int
    name: str
    sort: Sort
    bot: str = ""  # the bot's level
    online: bool = False
    left: float = 0.0  # seconds on its clock when it was last asked
    claimed_by: str = ""  # who wants this seat and waits for the others' consent
    link: str = ""  # the invitation, only for those who may hand it out


@dataclass(frozen=True, slots=True)
class Replay:
    """A place in a record: `at` of `length`; `eyes` is a seat, -1 for a watcher, -2 for all-seeing (ended matches)."""

    at: int
    length: int
    eyes: int
    marks: tuple[tuple[int, int], ...] = ()  # (turn, number) where turns begin
    open: bool = False  # the match has ended and everything may be shown


@dataclass(frozen=True, slots=True)
class PartInfo:
    """A part of a seed: who gave it (`server`, `seat 0`, …), its commitment, and when all is open the part itself."""

    by: str
    commitment: str
    value: str = ""

    @property
    def seat(self) -> int:
        """The seat that gave it, -1 for the server."""
        return int(self.by[5:]) if self.by.startswith("seat ") else -1


@dataclass(frozen=True, slots=True)
class Promise:
    """What is promised about a match's chance. `given`: whoever made it gave the seed, and may know what comes."""

    commitment: str = ""
    parts: tuple[PartInfo, ...] = ()
    given: bool = False


@dataclass(frozen=True, slots=True)
class TableModel:
    """One match as one viewer sees it. `match` is only for `match.view(viewer)`, `offers(viewer)`, `refusals()` of
    the viewer's own question and `events` shown to the viewer: a page must never show more."""

    id: str
    match: Match
    viewer: int  # a seat, -1 for a watcher
    visitor: Visitor
    seats: tuple[SeatInfo, ...]
    mine: tuple[int, ...] = ()  # the seats that this browser holds
    host: bool = False  # this visitor made the match
    curtain: int | None = None  # hot seat: hide everything until this seat says that it is there
    undo: str = ""  # why undo is not possible (a message id); empty: it is
    undo_asked_by: int | None = None  # a seat asks all others to agree to an undo beyond the interval
    undo_to: int = -1
    assisted: bool = False  # somebody used hints
    hint: str = ""  # the key that a bot would choose
    can_hush: bool = False  # the viewer is asked in a window, and may pass all like it until the turn ends
    quiet: bool = False  # the viewer wished not to be asked about something in this turn
    thinking: int | None = None  # the seat whose bot is thinking
    watch_link: str = ""
    watchers: int = 0
    daily: str = ""  # the day of a daily match
    closed: bool = False  # a daily match whose day is over
    clock: Clock | None = None
    until: float = 0.0  # when the time of whoever is asked is up
    promise: Promise = Promise()
    verified: bool | None = None  # ended matches: do the shuffles fit the commitment
    replay: Replay | None = None
    since: int | None = None  # the question at which the others began, after the viewer's last turn
    open: bool = False  # it is over, and nothing is hidden any more
    story: Story | None = None  # of a match that is open: how it went
    can_rematch: bool = False
    phrases: tuple[str, ...] = ()  # what the viewer may say to the others
    free_words: bool = False
    coach: Coach | None = None  # of a lesson
    out: bool = False  # the viewer has lost; the others play on
    left_to_bots: bool = False  # and those are bots
    chronicle: tuple[Event, ...] | None = None  # replays: all events of the record, also those after `replay.at`


@dataclass(frozen=True, slots=True)
class UnplayableModel:
    """A match that can only be read, as one viewer may read it."""

    id: str
    game: str
    visitor: Visitor
    names: tuple[str, ...]
    reason: str  # why it cannot be played, in words
    viewer: int
    events: tuple[Event, ...]
    result: dict[str, Any] | None  # winners and scores, if it has ended
    offer: bool = False  # this visitor may agree to go on from where it differs from the rules
    agreed: tuple[str, ...] = ()  # who has


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match in a list."""

    id: str
    game: str
    names: tuple[str, ...]
    link: str
    turn: int
    at: float = 0.0  # when somebody last answered
    your_turn: bool = False
    ended: bool = False
    winners: tuple[str, ...] = ()
    others: tuple[str, ...] = ()  # the names but for the visitor's own
    score: str = ""  # of an ended match: the visitor's own first
    won: bool = False


@dataclass(frozen=True, slots=True)
class LobbyModel:
    visitor: Visitor
    games: tuple[Game, ...]
    yours: tuple[MatchRow, ...] = ()  # the visitor is asked, the longest wait first
    theirs: tuple[MatchRow, ...] = ()  # others are asked
    finished: tuple[MatchRow, ...] = ()  # the newest first
    archived: tuple[MatchRow, ...] = ()
    watchable: tuple[MatchRow, ...] = ()
    daily: str = ""  # today
    daily_results: tuple[tuple[str, str, float], ...] = ()  # game, name, score
    errors: tuple[str, ...] = field(default=())  # of the form that was sent, already worded
    given: Mapping[str, Sequence[str]] = field(default_factory=dict)  # what that form held

    def chosen(self, game: Game) -> bool:
        """Whether the form that was refused was this game's."""
        return bool(self.errors) and game.name in self.given.get("game", ())

    def picked(self, game: Game, name: str, default: str = "") -> Sequence[str]:
        """What a field of a game's form holds: what was given there, else its default."""
        return self.given.get(name, ("",)) if self.chosen(game) else (default,)


@dataclass(frozen=True, slots=True)
class Passkey:
    """One that a visitor has made, and when."""

    id: str
    at: float


@dataclass(frozen=True, slots=True)
class Passkeys:
    """What the server has to do with passkeys: whether it can, the visitor's own, and whether whoever comes as somebody
    else would leave matches behind."""

    can: bool
    own: tuple[Passkey, ...]
    busy: bool
