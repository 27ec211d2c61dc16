"""A match in memory: the play, who sits where, what is being asked of whom. All of it can be rebuilt from the store."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import msgspec

from ..core.decision import PASS, Decision
from ..core.events import Event
from ..core.match import Match
from ..core.record import Record, resume
from ..core.story import Story, story_of
from ..core.zones import has_secrets
from .clocks import Clockwork, read_clock
from .paths import ends, world
from .problems import Problem, can, why_not
from .rendered import Rendered
from .rows import About, Chair, Note, Stored, names_of


class UndoRequest(msgspec.Struct):
    """A seat asks the others to go back to question `to`; it stands until question `at` is answered."""

    seat: int
    to: int
    at: int
    agreed: list[int]


@dataclass(frozen=True, slots=True)
class Hint:
    """What a bot would answer to question `number`."""

    number: int
    key: str


class Claim(msgspec.Struct):
    """A visitor asks for a seat that has seen something hidden; `agreed`: the seats that have nothing against it."""

    visitor: str
    name: str
    agreed: list[int]


class LiveMatch:
    """A match held in memory, running or ended. Whoever changes it holds `lock` until the change is stored."""

    __slots__ = (
        "about", "admitted", "begun", "behind", "chairs", "clockwork", "hints", "hurried", "lock", "looked", "match",
        "notes", "rendered", "revision", "stale", "story_", "task", "thinking", "verified",
    )  # fmt: skip

    def __init__(self, stored: Stored, match: Match) -> None:
        self.lock = asyncio.Lock()
        self.revision = 0  # grows with every change that somebody may see
        self.rendered: dict[object, Rendered] = {}
        self.hints: dict[int, Hint] = {}
        self.task: asyncio.Task[None] | None = None
        self.looked: set[tuple[int, int]] = set()  # question, seat: the bots that let their offers be
        self.thinking: int | None = None  # the seat whose bot is thinking
        self.hurried = False  # whoever could still be asked is a bot, and nobody wants to watch it play
        self.verified: bool | None = None  # ended matches: whether the rules and the seed give this record
        self.put(stored, match)

    def put(self, stored: Stored, match: Match) -> None:
        """Take what the store holds."""
        self.about: About = stored.about
        self.chairs: list[Chair] = stored.chairs
        self.begun: list[int] = stored.begun
        self.notes: list[Note] = stored.notes
        self.admitted: set[str] = set()  # of a match that not everybody may see: the visitors who may
        clock = read_clock(stored.about.clock)
        self.clockwork: Clockwork | None = (
            Clockwork(clock, len(stored.chairs), stored.about.first, stored.asked) if clock is not None else None
        )
        self.match = match
        self.story_: Story | None = None
        self.stale = False  # it holds what is not stored (yet)
        self.behind = False  # another process has stored something

    @property
    def id(self) -> str:
        return self.about.id

    @property
    def record(self) -> Record:
        assert self.match.record is not None
        return self.match.record

    @property
    def names(self) -> tuple[str, ...]:
        return names_of(self.chairs)

    @property
    def decision(self) -> Decision | None:
        return self.match.decision

    @property
    def over(self) -> bool:
        """Whether nobody can answer any more: the match has ended, or it is a record that somebody brought."""
        return self.match.decision is None or self.about.origin == "upload"

    @property
    def waiting(self) -> bool:
        """Whether seats are missing and nothing was dealt yet. What the match holds until then is never played."""
        return self.about.first < 0 and self.about.origin == "table"

    def late(self) -> bool:
        """Whether the time of whoever is asked is up, and no bot plays there yet."""
        work = self.clockwork
        if work is None or self.over or self.waiting:
            return False
        return work.late(time.time()) and self.chairs[work.asked].sort != "bot"

    @property
    def out(self) -> Sequence[int]:
        """The seats that have lost while the others play on."""
        told = self.match.game.out
        return told(self.match.state) if told is not None and not self.over and not self.waiting else ()

    @property
    def left_to_bots(self) -> bool:
        """Whether nobody but bots can still do something."""
        return all(chair.sort == "bot" or chair.seat in self.out for chair in self.chairs)

    @property
    def story(self) -> Story:
        """How the match went; only of one that has ended."""
        self.story_ = self.story_ or story_of(self.match)
        return self.story_

    @property
    def word(self) -> str:
        """Where the match stands, as everybody may know it; with a plus if the number does not say all."""
        decision = self.match.decision
        return f"{self.match.number_for()}{'+' if decision is not None and decision.ask.window else ''}"

    def number(self, visitor: str) -> int:
        """The number of the question as this visitor may know it."""
        return self.match.number_for(self.held(visitor))

    def number_of(self, seat: int) -> int:
        """The same for whoever has this seat."""
        return self.match.number_for(self.held(self.chairs[seat].visitor) or (seat,))

    def changed(self) -> None:
        self.revision += 1
        self.rendered.clear()

    # -- who may do what

    def held(self, visitor: str) -> tuple[int, ...]:
        """The seats of a visitor, also those where a bot stands in."""
        return tuple([chair.seat for chair in self.chairs if chair.visitor == visitor]) if visitor else ()

    def sits(self, visitor: str) -> int:
        """Hot seat: which of a visitor's seats sits at the device, -1 if none said so yet."""
        return next((chair.seat for chair in self.chairs if chair.here and chair.visitor == visitor), -1)

    def eyes(self, visitor: str) -> tuple[int, int | None]:
        """Through whose eyes a visitor looks, and for whom the curtain waits (hot seat)."""
        held = self.held(visitor)
        if not held:
            return -1, None
        if len(held) == 1:
            return held[0], None
        here = self.sits(visitor)
        asked = self.decision.seat if self.decision is not None else -1
        if self.over:
            return (here if here in held else held[0]), None
        if asked in held and asked != here and self.chairs[asked].sort != "bot":
            return -1, asked
        return (here if here in held else -1), None

    def speaker(self, visitor: str, seat: int | None, away: bool = False) -> int:
        """In whose name a visitor speaks: the given seat, if theirs; else who sits at the device, or is asked.

        `away`: also for a seat where a bot stands in.
        """
        held = [at for at in self.held(visitor) if away or self.chairs[at].sort != "bot"]
        if not held:
            raise Problem(403, "server-not-seated")
        if seat is not None:
            if seat not in held:
                raise Problem(403, "server-not-your-seat")
            return seat
        here = self.sits(visitor)
        asked = self.decision.seat if self.decision is not None else -1
        return here if here in held else asked if asked in held else held[0]

    def at_device(self, visitor: str, seat: int) -> None:
        """At a shared device only whoever sits there may speak: the others are behind the curtain."""
        if len(self.held(visitor)) > 1 and self.sits(visitor) != seat:
            raise Problem(403, "server-curtain")

    # -- answers

    def check(self, keys: Sequence[str], seat: int, lang: str) -> None:
        """Raise the reason why these answers cannot be given.

        What costs nothing to try must tell nothing: the keys after the first are tried in a world that the seat
        imagines, so whether they are refused does not depend on what is hidden from it. For the same reason a path ends
        where something is learned, and where another may have to answer.
        """
        if not can(self.match, keys[0], seat):
            raise why_not(self.match, keys[0], seat, lang, self.names)
        if len(keys) == 1:
            return
        trial = world(self.match, seat)
        if trial is None:
            raise Problem(422, "server-path-news", key=keys[0])
        for key, later in pairwise(keys):
            before = trial.mark
            trial.choose(key, seat)
            if ends(trial, before, seat):
                raise Problem(422, "server-path-news", key=key)
            if not can(trial, later, seat):
                raise why_not(trial, later, seat, lang, self.names)

    def give(self, keys: Sequence[str], seat: int) -> list[str]:
        """Play a path that was checked, as far as nothing unforeseen happens: the keys that were given."""
        match = self.match
        given: list[str] = []
        for key in keys:
            if given and not can(match, key, seat):
                break
            before = match.mark
            match.choose(key, seat)
            given.append(key)
            if ends(match, before, seat):
                break
        return given

    def path_steps(self) -> int:
        """How many of the interval's answers came with the last stored answer: undo takes back a path as a whole."""
        numbers = [number for number, _, _ in self.match.since]
        if not numbers:
            return 1
        began = max((number for number in self.begun if number <= numbers[-1]), default=numbers[-1])
        return max(1, sum(number >= began for number in numbers))

    def last_answer(self, seat: int) -> int:
        """The number of a seat's last own answer that still counts, -1 if there is none."""
        mine = (a["answer"] for a in reversed(self.record.effective()) if a["seat"] == seat and not a.get("forced"))
        return next(mine, -1)

    # -- windows

    def quiet(self, seat: int) -> tuple[str, ...]:
        """The kinds of windows that the table passes for a seat in this turn."""
        return self.chairs[seat].passes(self.match.state.turn) if seat >= 0 else ()

    def can_pass(self, seat: int) -> bool:
        """Whether a seat is asked in a window and may pass."""
        decision = self.decision
        return decision is not None and decision.seat == seat and decision.ask.window and PASS in decision.keys

    def pass_windows(self) -> None:
        """Pass for those who do not want to be asked. It is part of the answer before it, as if they had no choice:
        a pass that came later, or was seen on its own, would tell that they had one."""
        while (decision := self.decision) is not None and self.can_pass(seat := decision.seat):
            if self.chairs[seat].sort == "bot" or decision.kind not in self.quiet(seat):
                return
            self.match.choose(PASS, seat)

    # -- what waits

    @property
    def request(self) -> UndoRequest | None:
        if not self.about.request:
            return None
        request = msgspec.json.decode(self.about.request, type=UndoRequest)
        return request if request.at == self.match.number else None

    def asked_to_agree(self, request: UndoRequest) -> list[int]:
        """The seats whose consent a request still needs. Nobody is asked by themselves."""
        asker = self.chairs[request.seat].visitor
        return [seat for seat in self.people(asker) if seat not in request.agreed]

    def people(self, but: str) -> list[int]:
        """The seats of everybody but one visitor, also where a bot stands in: it does not consent for a person."""
        return [chair.seat for chair in self.chairs if chair.home in ("person", "device") and chair.visitor != but]

    def seen_by_another(self, seat: int, visitor: str) -> bool:
        """Whether an open seat has seen something hidden through other eyes than this visitor's."""
        return self.chairs[seat].former not in ("", visitor) and has_secrets(self.match.state, seat)

    def claim(self, seat: int) -> Claim | None:
        claim = self.chairs[seat].claim
        return msgspec.json.decode(claim, type=Claim) if claim else None

    def asked_to_admit(self, claim: Claim) -> list[int]:
        """The seats whose consent a claim still needs. Whoever made the match has sent the invitation."""
        return [seat for seat in self.people(self.about.host) if seat not in claim.agreed]

    def hint(self, seat: int) -> str:
        found = self.hints.get(seat)
        return found.key if found is not None and found.number == self.match.number else ""

    def asked_of_bot(self) -> Decision | None:
        """What a bot must answer now: offers that it has not looked at here, else the question."""
        if self.over or self.waiting or self.decision is None:
            return None
        for question in (*self.match.shown(), self.decision):
            if self.chairs[question.seat].sort == "bot" and (self.match.number, question.seat) not in self.looked:
                return question
        return None


def alive(stored: Stored) -> Match:
    """The match of a stored record, at its question, with the table's own notes in its chronicle."""
    match = resume(stored.record)
    add_notes(match, stored.notes)
    return match


def add_notes(match: Match, notes: Sequence[Note]) -> None:
    """Put those notes into the chronicle that are not in it (an undo takes them out, but they still hold)."""
    for note in notes:
        event = Event(note.number, note.message, note.args, turn=note.turn)
        if event not in match.events:
            later = (at for at, other in enumerate(match.events) if other.number > note.number)
            match.events.insert(next(later, len(match.events)), event)
