"""The JSON API under `/api`: what the pages can do, for programs."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from anyio import to_thread
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ..bots import bots_of
from ..core.registry import games
from ..core.text import text
from ..core.view import question_args
from .context import Table, table_of
from .forms import body
from .kept import events_of, kept_record, result_of, sentence, viewer_of
from .live import Live
from .making import make, some_game
from .matches import Stale, Unplayable
from .problems import Problem
from .replays import shown_record
from .routing import json_response
from .security import Session, address, clean_name
from .store import NoMatch, Summary, names_of
from .wire import (
    Answer,
    Choice,
    EventShown,
    GameInfo,
    Here,
    Join,
    MatchListed,
    MatchShown,
    NewMatch,
    NewVisitor,
    OptionOfGame,
    Question,
    Quiet,
    SeatShown,
    Stood,
    Token,
    Undo,
)


@dataclass(frozen=True)
class Operation:
    """A route of the API and what it takes and gives."""

    method: str
    path: str
    run: Callable[[Request, Session, Any], Awaitable[Any]]
    gives: Any
    takes: type[Struct] | None = None
    status: int = 200
    open: bool = False  # no token needed
    asks: tuple[str, ...] = ()  # numbers in the query
    summary: str = ""
    problems: tuple[int, ...] = (401, 404)


# -- what the operations do


async def new_visitor(request: Request, session: Session, given: NewVisitor) -> Token:
    """A token for a program: its name at the table, and the language of texts."""
    table = table_of(request)
    table.limits.hit("newcomer", address(request))
    visitor = Session(secrets.token_urlsafe(16), given.lang, clean_name(given.name, "bot"))
    return Token(table.doorkeeper.token(visitor))


async def list_games(request: Request, session: Session, given: None) -> list[GameInfo]:
    """The games, their options and bots."""
    return [
        GameInfo(
            game.name,
            text(session.lang)(f"{game.prefix}-title"),
            game.min_seats,
            game.max_seats,
            [
                OptionOfGame(option.name, option.default, list(option.values), option.least, option.most)
                for option in game.options
            ],
            list(bots_of(game)),
        )
        for game in games().values()
    ]


async def list_matches(request: Request, session: Session, given: None) -> list[MatchListed]:
    """My matches, the newest first."""
    return [listed(s) for s in await to_thread.run_sync(table_of(request).store.of_visitor, session.id)]


async def list_open(request: Request, session: Session, given: None) -> list[MatchListed]:
    """Running matches that everybody may watch."""
    return [listed(s) for s in await to_thread.run_sync(table_of(request).store.listed)]


def listed(summary: Summary) -> MatchListed:
    about = summary.about
    return MatchListed(about.id, about.game, [chair.name for chair in summary.chairs], summary.turn, about.ended)


async def make_match(request: Request, session: Session, given: NewMatch) -> MatchShown:
    """Make a match. Seats for friends come with an invitation."""
    table = table_of(request)
    table.limits.hit("make", session.id)
    wishes = [(wish.who, wish.name) for wish in given.seats]
    live = await make(table, session, some_game(given.game), wishes, given.options, given.seed, given.listed)
    return shown(table, live, session)


async def join(request: Request, session: Session, given: Join) -> MatchShown:
    """Take a seat by its invitation."""
    table = table_of(request)
    table.limits.hit("join", session.id)
    try:
        id, seat = await to_thread.run_sync(table.store.invitation, given.invitation)
    except NoMatch:
        raise Problem(404, "server-no-invitation") from None
    live = await table.matches.get(id)
    name = clean_name(given.name, session.name) or text(session.lang).seat(seat)
    await table.matches.sit(live, seat, given.invitation, session.id, name)
    return shown(table, live, session)


async def see_match(request: Request, session: Session, given: None) -> MatchShown:
    """The match as I see it: the table, the question, the choices in words."""
    table = table_of(request)
    try:
        live = await table.look(request.path_params["id"], session)
    except Unplayable as old:
        return kept(old, session)
    return shown(table, live, session, eyes(request, live, session))


def eyes(request: Request, live: Live, session: Session) -> int:
    """Through whose eyes a program looks. If it holds several seats: those of the seat that it said is here."""
    viewer, _ = live.eyes(session.id)
    seat = number(request, "seat", viewer)
    if seat == viewer:
        return viewer
    if seat not in live.held(session.id):
        raise Problem(403, "server-not-your-seat")
    if not live.over:
        raise Problem(403, "server-curtain")
    return seat


def number(request: Request, name: str, default: int) -> int:
    given = request.query_params.get(name)
    if given is None:
        return default
    if not given.isdecimal() or not given.isascii() or len(given) > 9:
        raise Problem(400, "server-bad-number", {"name": name})
    return int(given)


async def speaking(request: Request, session: Session, wanted: int | None) -> tuple[Table, Live, int]:
    """The match in which a visitor does something, and for which seat."""
    table = table_of(request)
    table.limits.hit("answer", session.id)
    live = await table.look(request.path_params["id"], session)
    return table, live, live.speaker(session.id, wanted)


async def answer(request: Request, session: Session, given: Answer) -> Stood:
    """Answer a question. 409: it was not the current one any more; 422: the reason why this cannot be done."""
    table, live, seat = await speaking(request, session, given.seat)
    live.at_device(session.id, seat)
    await table.matches.answer(live, given.keys, seat, given.number, session.lang)
    return Stood(live.match.number)


async def undo(request: Request, session: Session, given: Undo) -> Stood:
    """Take back a step or the turn as far as nothing was learned; beyond it ask the others, or agree, or decline."""
    table, live, seat = await speaking(request, session, given.seat)
    if given.scope in ("agree", "decline"):
        await table.matches.agree_undo(live, seat, given.scope == "agree")
        return Stood(live.match.number)
    live.at_device(session.id, seat)
    if given.scope == "ask":
        await table.matches.ask_undo(live, seat)
    else:
        await table.matches.undo(live, seat, given.number, given.scope == "turn")
    return Stood(live.match.number)


async def here(request: Request, session: Session, given: Here) -> MatchShown:
    """For who holds several seats: this one looks and speaks from now on. The match as it sees it."""
    table = table_of(request)
    live = await table.look(request.path_params["id"], session)
    await table.matches.arrive(live, session.id, live.speaker(session.id, given.seat))
    return shown(table, live, session)


async def hush(request: Request, session: Session, given: Quiet) -> Stood:
    """Pass this window and, without being asked, all of its kind until the turn ends; `again`: be asked again."""
    table, live, seat = await speaking(request, session, given.seat)
    live.at_device(session.id, seat)
    if given.again:
        await table.matches.ask_again(live, seat)
    else:
        await table.matches.hush(live, seat, given.number, session.lang)
    return Stood(live.match.number)


async def see_events(request: Request, session: Session, given: None) -> list[EventShown]:
    """The chronicle as I may read it; `?since=` leaves out what came before that question."""
    table = table_of(request)
    since = number(request, "since", 0)
    try:
        live = await table.look(request.path_params["id"], session)
    except Unplayable as old:
        viewer, events, names = viewer_of(old.stored, session.id), events_of(old.stored), names_of(old.stored.chairs)
        game = games().get(old.stored.about.game)
    else:
        viewer, events, names = eyes(request, live, session), live.match.events, live.names
        game = live.match.game
    say = text(session.lang, game.prefix if game is not None else "")
    return [
        EventShown(e.number, e.turn, e.message, e.shown_to(viewer), sentence(say, e, viewer, names))
        for e in events
        if e.number >= since
    ]


async def see_record(request: Request, session: Session, given: None) -> Response:
    """The record as JSON lines: whole when the match is over, before that the header and what I saw."""
    table = table_of(request)
    try:
        live = await table.look(request.path_params["id"], session)
    except Unplayable as old:
        told = kept_record(table, old.stored, viewer_of(old.stored, session.id))
    else:
        told = shown_record(table, live, eyes(request, live, session))
    return Response(told, 200, {"Cache-Control": "no-store"}, "application/jsonl")


def shown(table: Table, live: Live, session: Session, through: int | None = None) -> MatchShown:
    own, curtain = live.eyes(session.id)
    viewer = own if through is None else through
    host = live.about.host == session.id
    held = live.held(session.id)
    match = live.match
    view = match.view(viewer)
    return MatchShown(
        id=live.id,
        game=live.about.game,
        number=match.number,
        viewer=viewer,
        curtain=curtain,
        quiet=list(live.quiet(viewer)),
        seats=[
            SeatShown(
                chair.seat, chair.name, chair.sort, chair.bot, chair.seat in held,
                chair.token if host and chair.sort == "open" else "",
            )
            for chair in live.chairs
        ],
        question=question(live, viewer, session.lang),
        offers=[
            Choice(o.key, text(session.lang, match.game.prefix).option(o.message, o.args, live.names), o.element)
            for o in (match.offers(viewer) if viewer >= 0 else ())
        ],
        view={"turn": view["turn"], "active": view["active"], "table": view["table"], "result": view["result"]},
        cannot_undo=(match.cannot_undo(viewer) or "") if viewer >= 0 else "undo-not-yours",
        ended=live.over,
        watch=live.about.watch if held or host else "",
    )  # fmt: skip


def kept(old: Unplayable, session: Session) -> MatchShown:
    """A match that can only be read: nothing is asked, and there is no table."""
    stored = old.stored
    about = stored.about
    return MatchShown(
        id=about.id,
        game=about.game,
        number=stored.record.length(),
        viewer=viewer_of(stored, session.id),
        curtain=None,
        quiet=[],
        seats=[SeatShown(c.seat, c.name, c.sort, c.bot, c.visitor == session.id, "") for c in stored.chairs],
        question=None,
        offers=[],
        view={"turn": 0, "active": -1, "table": {}, "result": result_of(stored)},
        cannot_undo="server-over",
        ended=about.ended,
        watch="",
        unplayable=old.words(session.lang),
    )


def question(live: Live, viewer: int, lang: str) -> Question | None:
    match, decision = live.match, live.match.decision
    if decision is None:
        return None
    say = text(lang, match.game.prefix)
    if decision.seat != viewer:
        if decision.ask.window:
            return Question(None, decision.kind, True, say("server-window"), "", [])
        words = say("server-other-asked", {"who": decision.seat}, live.names)
        return Question(decision.seat, decision.kind, False, words, "", [])
    words = say(decision.kind.replace(".", "-"), question_args(match, decision), live.names)
    choices = [Choice(o.key, say.option(o.message, o.args, live.names), o.element) for o in decision.options]
    return Question(viewer, decision.kind, decision.ask.window, words, decision.clause, choices)


OPERATIONS = (
    Operation("POST", "/api/matches/{id}/answers", answer, Stood, Answer, problems=(400, 401, 403, 404, 409, 422, 429)),
    Operation("GET", "/api/matches/{id}", see_match, MatchShown, asks=("seat",), problems=(400, 401, 403, 404)),
    Operation("POST", "/api/visitors", new_visitor, Token, NewVisitor, 201, open=True, problems=(400, 429)),
    Operation("GET", "/api/games", list_games, list[GameInfo], open=True, problems=()),
    Operation("GET", "/api/matches", list_matches, list[MatchListed], problems=(401,)),
    Operation("GET", "/api/matches/open", list_open, list[MatchListed], problems=(401,)),
    Operation("POST", "/api/matches", make_match, MatchShown, NewMatch, 201, problems=(400, 401, 422, 429)),
    Operation("POST", "/api/seats", join, MatchShown, Join, 201, problems=(400, 401, 404, 409, 429)),
    Operation("POST", "/api/matches/{id}/here", here, MatchShown, Here, problems=(400, 401, 403, 404)),
    Operation("POST", "/api/matches/{id}/quiet", hush, Stood, Quiet, problems=(400, 401, 403, 404, 409, 422, 429)),
    Operation("POST", "/api/matches/{id}/undo", undo, Stood, Undo, problems=(400, 401, 403, 404, 409, 422, 429)),
    Operation(
        "GET",
        "/api/matches/{id}/events",
        see_events,
        list[EventShown],
        asks=("seat", "since"),
        problems=(400, 401, 403, 404),
    ),
    Operation("GET", "/api/matches/{id}/record", see_record, None, asks=("seat",), problems=(400, 401, 403, 404)),
)


async def call(request: Request) -> Response:
    """Answer a call of the API: find the operation, who asks, and what is given; then run it."""
    operation = find(request)
    table = table_of(request)
    session = table.doorkeeper.session(request)
    if operation.open:
        session = session or Session("")
    elif session is None:
        raise Problem(401, "server-no-token", headers={"WWW-Authenticate": "Bearer"})
    elif operation.method != "GET":
        table.doorkeeper.check_form(request, session, request.headers.get("x-csrf-token", ""))
    request.state.session = session
    given = None
    if operation.takes is not None:
        try:
            given = DECODERS[operation.takes].decode(await body(request))
        except (msgspec.DecodeError, RecursionError) as error:
            raise Problem(400, "server-bad-json", {"why": str(error)}) from None
    try:
        result = await operation.run(request, session, given)
    except Stale:
        return await stale(request, table, session)
    return result if isinstance(result, Response) else json_response(result, operation.status)


def find(request: Request) -> Operation:
    """The operation of a path: each part is a word, or the id of a match."""
    parts = request.scope["path"].split("/")[2:]
    key = "/".join(parts)
    if key not in WAYS and len(parts) > 1:
        request.scope["path_params"] = {"id": parts[1]}
        parts[1] = "{id}"
        key = "/".join(parts)
    ways = WAYS.get(key)
    if ways is None:
        raise Problem(404, "server-no-page")
    if request.method not in ways:
        raise Problem(405, "server-no-method", headers={"Allow": ", ".join(ways)})
    return ways[request.method]


async def stale(request: Request, table: Table, session: Session) -> Response:
    live = await table.matches.get(request.path_params["id"])
    problem = Problem(409, "server-stale")
    told = {**problem.as_json(session.lang), "current": shown(table, live, session)}
    return json_response(told, 409, "application/problem+json")


WAYS: dict[str, dict[str, Operation]] = {}
for _operation in OPERATIONS:
    WAYS.setdefault(_operation.path.removeprefix("/api/"), {})[_operation.method] = _operation
DECODERS = {o.takes: msgspec.json.Decoder(o.takes) for o in OPERATIONS if o.takes is not None}
