"""Making matches: from the lobby's form or a program's wish, daily ones, uploads, branches."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from anyio import to_thread

from ..bots import bots_of
from ..core.errors import BadOption, DoesNotFit, RecordError, UndercroftError, WrongNumber
from ..core.record import Record, parse_record, resume
from ..core.registry import Game, game_named, games
from ..core.seeds import SERVER, Part
from ..core.text import text
from .checking import MOST_STEPS, steps
from .clocks import Clock
from .context import Table
from .dealing import first_parts
from .forms import Form
from .lessons import LEARNER, lesson_named, scene
from .live import LiveMatch
from .problems import Problem
from .rows import About, Chair, to_json
from .seats import named
from .security import Session, clean_name
from .store import Taken
from .thinking import PARTNER, best_bot
from .workers import BotFailed

MOST_SEATS = 16


def new_id() -> str:
    return secrets.token_urlsafe(9)


def chair_of(game: Game, seat: int, wish: str, session: Session, name: str = "") -> Chair:
    """A seat as it was wished for: `me`, `device`, `friend`, `bot:<level>`."""
    if wish.startswith("bot:"):
        level = wish[4:]
        if level not in bots_of(game):
            raise Problem(422, "server-no-bot", {"bot": level})
        return Chair(seat, clean_name(name), "bot", "bot", bot=level)
    if wish == "friend":
        return Chair(seat)
    own = clean_name(name, session.name if wish == "me" else "") or text(session.lang).seat(seat)
    sort = "person" if wish == "me" else "device"
    return Chair(seat, own, sort, sort, visitor=session.id)  # type: ignore[arg-type]  # one of two words


def some_game(name: str) -> Game:
    try:
        return game_named(name)
    except UndercroftError as error:
        raise Problem(422, "server-bad-form", {"why": str(error)}) from None


async def make(
    table: Table,
    session: Session,
    game: Game,
    wishes: Sequence[tuple[str, str]],
    options: Mapping[str, str],
    seed: str = "",
    listed: bool = False,
    part: str = "",
    clock: Clock | None = None,
) -> LiveMatch:
    """A match with these seats (wish and name). Who gives the seed knows the shuffles: such a match is not listed.

    `part`: what its maker gives to the seed, as the first of their seats.
    """
    chairs = [chair_of(game, seat, wish, session, name) for seat, (wish, name) in enumerate(wishes)]
    about = About(new_id(), game.name, session.id, listed=listed and not seed)
    if clock is not None:
        if clock.bot not in bots_of(game):
            raise Problem(422, "server-no-bot", {"bot": clock.bot})
        about.clock = to_json(clock)
    try:
        if seed:
            return await table.matches.make(game, chairs, options, about, seed)
        own = next((chair.seat for chair in chairs if chair.visitor), -1)
        return await table.matches.make(game, chairs, options, about, parts=first_parts(chairs, {own: part}))
    except WrongNumber as error:
        label = text(session.lang)(f"{game.prefix}-option-{error.option.replace('_', '-')}")
        given: dict[str, str | int] = {"option": label, "bound": error.bound, "count": error.count}
        raise Problem(422, "server-wrong-number", {**given, "least": error.least, "most": error.most}) from None
    except DoesNotFit as error:
        why = text(session.lang, game.prefix)(error.message, error.given)
        raise Problem(422, "server-bad-form", {"why": why}) from None
    except BadOption as error:
        raise Problem(422, "server-bad-form", {"why": str(error)}) from None


async def make_daily(table: Table, session: Session, game: Game) -> LiveMatch:
    """Today's match of a game: the same shuffles and the same bots for everybody, once for each visitor."""
    day, luck = table.today(), table.matches.bots.luck
    id = luck(f"daily match {day} {game.name} {session.id}")[:24]  # so the store takes one, whoever asks how often
    try:
        return await table.matches.get(id)
    except Problem as problem:
        if problem.status != 404:
            raise
    wishes = ["me", *[f"bot:{best_bot(game)}"] * (max(game.min_seats, min(2, game.max_seats)) - 1)]
    chairs = [chair_of(game, seat, wish, session) for seat, wish in enumerate(wishes)]
    about = About(id, game.name, session.id, listed=False, daily=day)
    salt = luck(f"daily salt {day} {game.name}")  # one for all: everybody has the same commitment
    parts = [Part(SERVER, table.doorkeeper.daily_seed(day, game.name), salt)]
    try:
        return await table.matches.make(game, chairs, {}, about, parts=parts, salt=salt)
    except Taken:
        return await table.matches.get(id)


async def make_lesson(table: Table, session: Session, game: Game, name: str) -> LiveMatch:
    """A lesson's scene with the visitor as its learner, and others who play along."""
    lesson = lesson_named(f"{game.name}/{name}")
    if lesson is None:
        raise Problem(404, "server-no-page")
    learner = chair_of(game, LEARNER, "me", session)
    rivals = (Chair(seat, "", "bot", "bot", bot=PARTNER) for seat in range(1, lesson.seats))
    chairs = [learner, *rivals]
    record = (await to_thread.run_sync(scene, lesson, named(chairs))).record
    assert record is not None
    about = About(new_id(), game.name, session.id, listed=False, origin="lesson", first=LEARNER)
    return await table.matches.adopt(record, chairs, about)


def wishes_of(form: Form) -> list[dict[str, str]]:
    """The seats of the lobby's form that are filled: `seat.0`, …; `name` for oneself, `name.N` for a seat."""
    chosen = ((wish, form.get(f"name.{seat}")) for seat in range(MOST_SEATS) if (wish := form.get(f"seat.{seat}")))
    return [{"who": wish, "name": name or (form.get("name") if wish == "me" else "")} for wish, name in chosen]


def options_of(form: Form) -> dict[str, str]:
    """The options that were filled in: where boxes were ticked with commas between, else the last that was given."""
    game = games().get(form.get("game"))
    several = {option.name for option in game.options if option.several} if game is not None else set()
    given = {name[7:]: [*filter(None, form.all(name))] for name in form.values if name.startswith("option.")}
    return {name: ",".join(values) if name in several else values[-1] for name, values in given.items() if values}


# -- from records


async def bring(table: Table, session: Session, source: str) -> LiveMatch:
    """A record that somebody uploads, to be looked at and continued. It is run again before it is taken."""
    try:
        record = await to_thread.run_sync(parse_record, source)
        if record.damage is not None:
            raise record.damage
        if record.secret is None:
            raise Problem(422, "server-upload-running")
        game = record.game
        game.settle(record.header["seats"], record.header["options"])
    except UndercroftError as error:
        raise Problem(422, "server-upload-bad", {"why": str(error)}) from None
    if steps(record) > MOST_STEPS:
        raise Problem(422, "server-upload-long", {"steps": MOST_STEPS})
    try:
        wrong = await table.checking.check(source, session.id)
    except BotFailed as error:
        raise Problem(422, "server-upload-bad", {"why": str(error)}) from None
    if wrong:
        raise Problem(422, "server-upload-bad", {"why": wrong})
    names = record.header.get("names", [])
    chairs = [
        Chair(seat, clean_name(str(names[seat])) if seat < len(names) else "", "open")
        for seat in range(record.header["seats"])
    ]
    ended = record.ended is not None
    about = About(new_id(), game.name, session.id, listed=False, origin="upload", ended=ended)
    live = await table.matches.adopt(record, chairs, about)
    live.verified = True
    return live


async def branch(
    table: Table, session: Session, live: LiveMatch, at: int, wishes: Sequence[tuple[str, str]], mine: int | None = None
) -> LiveMatch:
    """Go on from a step of a match whose secrets are open, as a new match: you, in the seat `mine` or in that which is
    asked there, against bots unless wished otherwise."""
    if not table.revealed(live):
        raise Problem(422, "server-branch-running")
    game = live.match.game
    try:
        record = parse_record(live.record.prefix(at).dumps())
        there = await to_thread.run_sync(asked_at, record)
    except RecordError as error:
        raise Problem(422, "server-bad-form", {"why": str(error)}) from None
    if there < 0:
        raise Problem(422, "server-over")
    seats = record.header["seats"]
    taken = there if mine is None else mine
    bot = f"bot:{best_bot(game)}"
    chosen = list(wishes) or [("me", "") if seat == taken else (bot, live.names[seat]) for seat in range(seats)]
    if len(chosen) != seats or taken >= seats:
        raise Problem(422, "server-bad-seat", {"seat": len(chosen)})
    chairs = [chair_of(game, seat, wish, session, name) for seat, (wish, name) in enumerate(chosen)]
    record.header["names"] = [chair.name for chair in chairs]
    record.header["given"] = True  # what comes may be known
    about = About(new_id(), game.name, session.id, listed=False, origin="branch", first=there)
    return await table.matches.adopt(record, chairs, about)


def asked_at(record: Record) -> int:
    """The seat that is asked where a record stands, -1 if it is over."""
    decision = resume(record).decision
    return -1 if decision is None else decision.seat
