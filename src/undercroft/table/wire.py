"""What goes over the wire of the API. These types read it, write it and document it (`openapi.py`)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class NewVisitor(Struct):
    name: Name = ""
    lang: Annotated[str, Meta(pattern="^(en|ru|pl)$")] = "en"


class Token(Struct):
    """Send it as `Authorization: Bearer …`: who has it is this visitor."""

    token: str


class OptionOfGame(Struct):
    """An option takes its `default` or `least` to `most` of its `values`, with commas between; without any, a text."""

    name: str
    default: str
    values: list[str]
    least: int
    most: int


class GameInfo(Struct):
    name: str
    title: str
    min_seats: int
    max_seats: int
    options: list[OptionOfGame]
    bots: list[str]


class SeatWish(Struct):
    """`who`: `me`, `friend` (an invitation is made) or `bot:<level>`."""

    who: Annotated[str, Meta(pattern="^(me|device|friend|bot:[a-z0-9_-]+)$", max_length=64)]
    name: Name = ""


class NewMatch(Struct):
    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=500)]], Meta(max_length=30)] = {}
    seed: Annotated[str, Meta(max_length=64)] = ""
    listed: bool = True


class SeatShown(Struct):
    seat: int
    name: str
    sort: str
    bot: str
    mine: bool
    invitation: str  # the token of the link for this seat, only for the host and only while it is open


class Choice(Struct):
    key: str
    text: str
    element: str


class Question(Struct):
    """The question to the viewer, in words; without choices if somebody else is asked. In a window (an answer out of
    turn) nobody is told who that is."""

    seat: int | None
    kind: str
    window: bool
    text: str
    clause: str
    choices: list[Choice]


class MatchShown(Struct):
    """A match as this visitor may see it. `viewer` is a seat, -1 for a watcher. `view` is the game's own table.

    `curtain`: a seat of yours is asked that has not said that it is here (`POST …/here`). `quiet`: the kinds of windows
    that are passed for you in this turn.
    """

    id: str
    game: str
    number: int
    viewer: int
    curtain: int | None
    quiet: list[str]
    seats: list[SeatShown]
    question: Question | None
    offers: list[Choice]
    view: dict[str, Any]
    cannot_undo: str
    ended: bool
    watch: str
    unplayable: str = ""  # why it can only be read: it was played with other rules than this server's


class MatchListed(Struct):
    id: str
    game: str
    names: list[str]
    turn: int
    ended: bool


class Answer(Struct):
    """`number` of the question that is answered; `keys`: one, or several as one path."""

    number: Number
    keys: Annotated[list[Key], Meta(min_length=1, max_length=12)]
    seat: Seat | None = None


class Undo(Struct):
    scope: Annotated[str, Meta(pattern="^(step|turn|ask|agree|decline)$")] = "step"
    number: Number | None = None
    seat: Seat | None = None


class Here(Struct):
    """The seat that sits down at the device."""

    seat: Seat


class Quiet(Struct):
    """`number` of the window that is passed; `again`: the wish is taken back instead."""

    number: Number = 0
    again: bool = False
    seat: Seat | None = None


class Join(Struct):
    invitation: Annotated[str, Meta(min_length=1, max_length=64)]
    name: Name = ""


class Stood(Struct):
    """Where the match stands now."""

    number: int


class EventShown(Struct):
    number: int
    turn: int
    message: str
    args: dict[str, Any]
    text: str


class ProblemShown(Struct):
    """RFC 9457. `detail` is the reason that the page shows, `clause` the rule behind it."""

    type: str
    title: str
    status: int
    detail: str
    clause: str = ""
    key: str = ""
    current: MatchShown | None = None  # with 409: the match as it stands now
