"""What goes over the wire of the API. These types read it, write it and document it (`openapi.py`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ..core.text import LANGUAGES
from .models import Sort

Name = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Part = Annotated[str, Meta(max_length=128)]
Link = Annotated[str, Meta(min_length=1, max_length=64)]


class NewVisitor(Struct):
    name: Name = ""
    lang: Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")] = "en"


class Token(Struct):
    """Send it as `Authorization: Bearer …`: who has it is this visitor."""

    token: str


class EndSessions(Struct):
    """Nothing needs to be said."""


class TellMe(Struct):
    """Be told when you are asked and not there. `sort`: `push` (`target` is the browser's subscription as JSON), `web`
    (an https address that is called) or `mail`; `stop`: not there any more, without a target nowhere."""

    sort: Literal["push", "web", "mail"] = "push"
    target: Annotated[str, Meta(max_length=2000)] = ""
    stop: bool = False


class Told(Struct):
    """How this server can tell you something, the key with which browsers subscribe, and where you are told."""

    sorts: list[str]
    key: str
    ways: list[TellMe]


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


class ClockWish(Struct):
    """How long a seat may think, in seconds: each time it is asked, or in the whole match. Then `bot` plays on; without
    a name the strongest."""

    per: Literal["turn", "match"]
    seconds: Annotated[int, Meta(ge=10, le=30 * 86_400)]
    bot: Name = ""


class NewMatch(Struct):
    """`daily`: today's match of the game instead, the same for everybody and once for each visitor. `listed`: the lobby
    shows it to everybody, and everybody may watch.

    `part`: your part of the seed, made by you and known to nobody. `seed`: all of it; such a match is marked as such,
    and it is neither listed nor counted. `lesson`: the scene of one of the game's lessons instead, by its name.
    """

    game: Name
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    options: Annotated[dict[str, Annotated[str, Meta(max_length=500)]], Meta(max_length=30)] = {}
    seed: Annotated[str, Meta(max_length=64)] = ""
    listed: bool = False
    daily: bool = False
    part: Part = ""
    lesson: Annotated[str, Meta(max_length=40)] = ""
    clock: ClockWish | None = None


class SeatShown(Struct):
    seat: int
    name: str
    sort: Sort
    bot: str
    mine: bool
    claimed_by: str  # who wants this seat and waits for the others' consent
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


class ResultShown(Struct):
    """How a match ended. `reason` is a message id of the game, or empty."""

    winners: list[int]
    scores: list[float]
    reason: str = ""


class ViewShown(Struct):
    """`table` is the game's own: what the viewer sees there, and `null` for what the viewer may not know."""

    turn: int
    active: int
    table: dict[str, Any]
    result: ResultShown | None


class PartShown(Struct):
    """A part of the seed: who gave it (`server`, `seat 0`, …), its commitment, and its `value` once all is open."""

    by: str
    commitment: str
    value: str = ""


class ClockShown(Struct):
    """`left`: the seconds of each seat, of the one that is asked when it was asked; `until`: when those are up (UNIX
    time), nothing while nobody is asked."""

    per: Literal["turn", "match"]
    seconds: int
    bot: str
    left: list[float]
    until: float | None


class MatchShown(Struct):
    """A match as this visitor may see it. `viewer` is a seat, -1 for a watcher.

    `waiting`: seats are missing; the cards are dealt when the last is taken. `commitment`: what fixes the seed since
    then, `parts` what it is made of. `seed_given`: whoever made the match gave the seed, and may know what comes.

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
    view: ViewShown
    cannot_undo: str
    ended: bool
    watch: str
    waiting: bool = False
    commitment: str = ""
    parts: list[PartShown] = []
    seed_given: bool = False
    clock: ClockShown | None = None
    unplayable: str = ""  # why it can only be read: it was played with other rules than this server's


class MatchListed(Struct):
    """A match in a list. `your_turn`: it waits for you; `at`: when somebody last answered (UTC, RFC 3339)."""

    id: str
    game: str
    names: list[str]
    turn: int
    ended: bool
    your_turn: bool
    at: str


class Answer(Struct):
    """`number` of the question that is answered; `keys`: one, or several as one path."""

    number: Number
    keys: Annotated[list[Key], Meta(min_length=1, max_length=12)]
    seat: Seat | None = None


class Undo(Struct):
    """`step`, `turn`: take back freely. `ask`: beyond that, with the others' consent, who `agree` or `decline`.
    `lesson`: to where the coach's present step began."""

    scope: Literal["step", "turn", "ask", "agree", "decline", "lesson"] = "step"
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


class AskHint(Struct):
    seat: Seat | None = None


class HintShown(Struct):
    """The key that a bot would choose, and its words."""

    key: str
    text: str


class Look(Struct):
    """Through which seat's eyes; without it those of the seat that is here."""

    seat: Seat | None = None


class LookSince(Look):
    """`since`: leave out what came before this question."""

    since: Number = 0


class LookBack(Struct):
    """A step of a match, and through whose eyes: a seat's, a watcher's (-1), everybody's (-2)."""

    at: Number | None = None
    eyes: Annotated[int, Meta(ge=-2, le=15)] | None = None


class Why(Struct):
    key: Key


class Reason(Struct):
    """Why something cannot be answered now; `reason` is empty if it can be."""

    key: str
    reason: str
    clause: str


class RefusalShown(Struct):
    """What the viewer may expect but cannot do now, and why."""

    key: str
    reason: str
    clause: str
    element: str


class SeatChange(Struct):
    """`bot`: a bot takes the seat over (the strongest, unless named); `back`: whoever held it has it again;
    `leave`: its player leaves it for good; `remove`: the host takes it from its player, and gets a new invitation;
    `finish`: its player is out, only bots are left, and they play on without pauses.

    Somebody new who wants a seat that has seen something hidden needs the others' consent: `admit` or `refuse`.
    """

    do: Literal["bot", "back", "leave", "remove", "finish", "admit", "refuse"]
    bot: Name = ""


class Join(Struct):
    """`part`: your part of the seed, made by you and known to nobody, if the match has not begun yet."""

    invitation: Link
    name: Name = ""
    part: Part = ""


class Watch(Struct):
    """The token of the link for watching (`watch` of a match)."""

    token: Link


class GoOn(Struct):
    """Nothing more needs to be said."""


class Branch(Struct):
    """From which step of an ended match to go on (its end, if none is named). Without seats you play the seat
    `as` (that which is asked there, if none is named) against bots, who keep the names of the others."""

    at: Number | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    seat: Seat | None = field(default=None, name="as")


class LineShown(Struct):
    heading: str
    text: str


class CardShown(Struct):
    """A card in our own words. `facts`: its numbers; `clauses`: the numbers of the rules that name it."""

    word: str
    name: str
    facts: list[LineShown]
    text: str
    lines: list[LineShown]
    clauses: list[str]


class ClauseShown(Struct):
    """A clause, worked example or ruling. `lang`: what it is written in, English where there is no translation."""

    number: str
    section: str
    text: str
    lang: str


class ScoreLineShown(Struct):
    """A line of the reckoning: a number for each seat. Those that `count` add up to the scores; `part`: the heading
    that it stands under, or empty."""

    message: str
    text: str
    part: str
    values: list[float]
    counts: bool


class StandShown(Struct):
    """The scores where a turn began, at question `number`; the last ones are those of the end."""

    number: int
    turn: int
    scores: list[float]


class MomentShown(Struct):
    """A moment that mattered; `number` is its step in the replay, `scores` those after that turn."""

    number: int
    turn: int
    text: str
    scores: list[float]


class StoryShown(Struct):
    """How an ended match went. `led_since`: the turn since which its only winner has led."""

    lines: list[ScoreLineShown]
    course: list[StandShown]
    moments: list[MomentShown]
    led_since: int | None


class PlayedMatch(Struct):
    """A match that I have played to its end. `hero` is a word of the game; `against`: the others' names."""

    id: str
    game: str
    day: str
    score: float
    scores: list[float]
    won: bool
    hero: str
    against: list[str]
    assisted: bool


class Tally(Struct):
    """How often I have played and won: with a game, as a hero of a game, against somebody of that name."""

    name: str
    game: str
    played: int
    won: int
    best: float


class Statistics(Struct):
    """What I have played, the newest first, and added up; what was played most comes first."""

    matches: list[PlayedMatch]
    games: list[Tally]
    heroes: list[Tally]
    against: list[Tally]


class ListMine(Struct):
    """`archived`: those that I have put away instead of those at hand."""

    archived: bool = False


class Shelve(Struct):
    """`archive`: out of the list of what is at hand; `back`: in it again; `remove`: an ended match, out of both."""

    do: Literal["archive", "back", "remove"]


class Shelved(Struct):
    """Done."""


class Say(Struct):
    """A `phrase` of the table (hello, luck, think, nice, oops, thanks, hurry, later, again, bye), or `words` of one's
    own where the host allows them."""

    phrase: Name = ""
    words: Annotated[str, Meta(max_length=400)] = ""
    seat: Seat | None = None


class Rematch(Struct):
    """`part`: what you give to the seed, if you are the first who asks."""

    part: Part = ""


class Stood(Struct):
    """Where the match stands now."""

    number: int


class MotionShown(Struct, rename={"source": "from"}):
    """How an event may be shown: `what` moves from a place to a place (words of cards, `hidden` for an unknown face), a
    number is gained, lost or falls, a place is pointed out. Places are those of docs/guide/game-template.md."""

    shows: str
    what: list[str]
    number: int | None
    source: str
    to: str
    sound: str


class EventShown(Struct):
    number: int
    turn: int
    message: str
    args: dict[str, Any]
    text: str
    motion: MotionShown | None = None  # none where the game is gone


class ProblemShown(Struct):
    """RFC 9457. `detail` is the reason that the page shows, `clause` the rule behind it."""

    type: str
    title: str
    status: int
    detail: str
    clause: str = ""
    key: str = ""
    current: MatchShown | None = None  # with 409: the match as it stands now
