"""The JSON API under `/api`: what the pages can do, for programs. `telling.py` puts a match into its types."""

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
from ..core.errors import UndercroftError
from ..core.registry import Game, game_named, games
from ..core.text import text
from . import deeds, lists, shelves, telling, wire
from .context import Table, table_of
from .forms import body
from .haste import address
from .live import LiveMatch
from .matches import Unplayable
from .problems import Problem
from .replays import shown_record
from .routing import SESSION, json_response
from .rows import names_of
from .security import Session, clean_name
from .statistics import statistics
from .unplayable import events_of, stored_record, viewer_of
from .views import base_url


@dataclass(frozen=True)
class Operation:
    """A route of the API and what it takes and gives: `takes` in the body, `asks` in the query."""

    method: str
    path: str
    run: Callable[[Request, Session, Any], Awaitable[Any]]
    gives: Any
    takes: type[Struct] | None = None
    asks: type[Struct] | None = None
    status: int = 200
    open: bool = False  # no token needed
    problems: tuple[int, ...] = (401, 404)


# -- what the operations do


async def new_visitor(request: Request, session: Session, given: wire.NewVisitor) -> wire.Token:
    """A token for a program: its name at the table, and the language of texts."""
    table = table_of(request)
    await table.limits.hit("newcomer", address(request))
    visitor = Session(secrets.token_urlsafe(16), given.lang, clean_name(given.name, "bot"))
    return wire.Token(table.doorkeeper.token(visitor))


async def end_sessions(request: Request, session: Session, given: wire.EndSessions) -> wire.Token:
    """End all tokens of this visitor, also where somebody else has one. Gives the token that counts from now on."""
    table = table_of(request)
    return wire.Token(table.doorkeeper.token(await deeds.end_sessions(table, session)))


async def see_notices(request: Request, session: Session, given: None) -> wire.Told:
    """Where you are told that you are asked, and where you could be."""
    return await deeds.told(table_of(request), session)


async def tell_me(request: Request, session: Session, given: wire.TellMe) -> wire.Told:
    """Be told when you are asked and not there, or not any more."""
    return await deeds.tell_me(table_of(request), session, given, base_url(request))


async def list_games(request: Request, session: Session, given: None) -> list[wire.GameInfo]:
    """The games, their options and bots."""
    return [
        wire.GameInfo(
            game.name,
            text(session.lang)(f"{game.prefix}-title"),
            game.min_seats,
            game.max_seats,
            [
                wire.OptionOfGame(option.name, option.default, list(option.values), option.least, option.most)
                for option in game.options
            ],
            list(bots_of(game)),
        )
        for game in games().values()
    ]


async def see_card(request: Request, session: Session, given: None) -> wire.CardShown:
    """What a card does, in our own words and in the language of the token."""
    game = some(request)
    word: str = request.path_params["word"]
    if not telling.is_card(game, word):
        raise Problem(404, "server-no-page")
    return telling.card(game, word, session.lang)


async def list_cards(request: Request, session: Session, given: None) -> list[wire.CardShown]:
    """All cards of a game."""
    game = some(request)
    return await to_thread.run_sync(lambda: [telling.card(game, word, session.lang) for word in game.cards])


async def see_clause(request: Request, session: Session, given: None) -> list[wire.ClauseShown]:
    """A clause of the rules by its number, or all clauses of a section."""
    found = telling.clauses(some(request), request.path_params["number"], session.lang)
    if not found:
        raise Problem(404, "server-no-page")
    return found


def some(request: Request) -> Game:
    try:
        return game_named(request.path_params["game"])
    except UndercroftError:
        raise Problem(404, "server-no-page") from None


async def list_matches(request: Request, session: Session, given: wire.ListMine) -> list[wire.MatchListed]:
    """My matches: first those that wait for me, the longest wait at the top; then those that wait for others; then what
    is over, the newest at the top."""
    at_hand, archived = await to_thread.run_sync(shelves.of_visitor, table_of(request).store, session.id)
    return [telling.listed(summary, session.id) for summary in (archived if given.archived else at_hand)]


async def my_statistics(request: Request, session: Session, given: None) -> wire.Statistics:
    """What I have played to its end: match by match, and added up by game, by hero and against whom."""
    return await to_thread.run_sync(statistics, table_of(request).store, session.id)


async def list_open(request: Request, session: Session, given: None) -> list[wire.MatchListed]:
    """Running matches that everybody may watch."""
    return [telling.listed(s, session.id) for s in await to_thread.run_sync(lists.listed, table_of(request).store)]


async def make_match(request: Request, session: Session, given: wire.NewMatch) -> wire.MatchShown:
    """Make a match. Seats for friends come with an invitation."""
    table = table_of(request)
    await table.limits.hit("make-from", address(request))
    return telling.match(table, (await deeds.make(table, session, given)).live, session)


async def join(request: Request, session: Session, given: wire.Join) -> wire.MatchShown:
    """Take a seat by its invitation."""
    table = table_of(request)
    return telling.match(table, (await deeds.join(table, session, address(request), given)).live, session)


async def watch(request: Request, session: Session, given: wire.Watch) -> wire.MatchShown:
    """Watch a private match by its link. From now on I may see it."""
    table = table_of(request)
    id = await deeds.watch(table, session, address(request), given)
    return await seen(table, id, session, None)


# -- reading a match


async def see_match(request: Request, session: Session, given: wire.Look) -> wire.MatchShown:
    """The match as I see it: the table, the question, the choices in words."""
    return await seen(table_of(request), request.path_params["id"], session, given.seat)


async def seen(table: Table, id: str, session: Session, seat: int | None) -> wire.MatchShown:
    try:
        live = await table.find(id, session)
    except Unplayable as old:
        return telling.unplayable(old, session)
    return telling.match(table, live, session, eyes(live, session, seat))


def eyes(live: LiveMatch, session: Session, seat: int | None) -> int:
    """Through whose eyes a program looks. If it holds several seats: those of the seat that it said is here."""
    viewer, _ = live.eyes(session.id)
    if seat is None or seat == viewer:
        return viewer
    if seat not in live.held(session.id):
        raise Problem(403, "server-not-your-seat")
    if not live.over:
        raise Problem(403, "server-curtain")
    return seat


async def see_refusals(request: Request, session: Session, given: wire.Look) -> list[wire.RefusalShown]:
    """What I may expect but cannot do now, each with its reason and clause; nothing while somebody else is asked."""
    live = await table_of(request).look(request.path_params["id"], session)
    return telling.refusals(live, eyes(live, session, given.seat), session.lang)


async def why(request: Request, session: Session, given: wire.Why) -> wire.Reason:
    """Why I cannot answer with this key now."""
    return await deeds.why(table_of(request), session, request.path_params["id"], given)


async def see_events(request: Request, session: Session, given: wire.LookSince) -> list[wire.EventShown]:
    """The chronicle as I may read it."""
    table = table_of(request)
    try:
        live = await table.look(request.path_params["id"], session)
    except Unplayable as old:
        viewer, events, names = viewer_of(old.stored, session.id), events_of(old.stored), names_of(old.stored.chairs)
        game = games().get(old.stored.about.game)
    else:
        viewer, events, names = eyes(live, session, given.seat), live.match.events, live.names
        if table.revealed(live):
            events = [event.opened for event in events]
        game = live.match.game
    say = text(session.lang, game.prefix if game is not None else "")
    return [telling.event(e, viewer, say, names, game) for e in events if e.number >= given.since]


async def see_story(request: Request, session: Session, given: None) -> wire.StoryShown:
    """How an ended match went: what the scores are made of, how they grew turn by turn, the moments that mattered."""
    table = table_of(request)
    live = await table.look(request.path_params["id"], session)
    if live.decision is not None:
        raise Problem(422, "server-story-running")
    return telling.story(table, live, session)


async def see_record(request: Request, session: Session, given: wire.Look) -> Response:
    """The record as JSON lines: whole when the match is over, before that the header and what I saw."""
    table = table_of(request)
    try:
        live = await table.look(request.path_params["id"], session)
    except Unplayable as old:
        told = stored_record(table, old.stored, viewer_of(old.stored, session.id))
    else:
        told = shown_record(table, live, eyes(live, session, given.seat))
    return Response(told, 200, {"Cache-Control": "no-store"}, "application/jsonl")


# -- playing


async def answer(request: Request, session: Session, given: wire.Answer) -> wire.Stood | Response:
    """Answer a question. 409: it was not the current one any more; 422: the reason why this cannot be done."""
    return stood(request, session, await deeds.answer(table_of(request), session, request.path_params["id"], given))


async def undo(request: Request, session: Session, given: wire.Undo) -> wire.Stood | Response:
    """Take back a step or the turn as far as nothing was learned; beyond it ask the others, or agree, or decline."""
    return stood(request, session, await deeds.undo(table_of(request), session, request.path_params["id"], given))


async def hush(request: Request, session: Session, given: wire.Quiet) -> wire.Stood | Response:
    """Pass this window and, without being asked, all of its kind until the turn ends; `again`: be asked again."""
    return stood(request, session, await deeds.hush(table_of(request), session, request.path_params["id"], given))


def stood(request: Request, session: Session, outcome: deeds.Outcome) -> wire.Stood | Response:
    """Where the match stands; or, if the answer came too late, a problem with the match as it is now."""
    if isinstance(outcome, deeds.Stood):
        return wire.Stood(outcome.live.number(session.id))
    current = telling.match(table_of(request), outcome.live, session)
    told = {**Problem(409, "server-stale").as_json(session.lang), "current": current}
    return json_response(told, 409, "application/problem+json")


async def here(request: Request, session: Session, given: wire.Here) -> wire.MatchShown:
    """If you hold several seats: this one looks and speaks from now on. Gives the match as it sees it."""
    table = table_of(request)
    return telling.match(table, (await deeds.here(table, session, request.path_params["id"], given)).live, session)


async def hint(request: Request, session: Session, given: wire.AskHint) -> wire.HintShown:
    """What the strongest bot would answer. The match counts as assisted from then on, and everybody sees that."""
    hinted = await deeds.hint(table_of(request), session, request.path_params["id"], given)
    return wire.HintShown(hinted.key, telling.choice_text(hinted.live, hinted.key, session.lang))


async def change_seat(request: Request, session: Session, given: wire.SeatChange) -> wire.MatchShown:
    """A bot takes a seat over, gives it back, or the host takes it from its player."""
    table = table_of(request)
    seat = deeds.read({"seat": request.path_params["seat"]}, wire.Here).seat
    done = await deeds.change_seat(table, session, request.path_params["id"], seat, given)
    return telling.match(table, done.live, session)


async def go_on(request: Request, session: Session, given: wire.GoOn) -> wire.MatchShown:
    """Agree to go on with a match of older rules from the question where it differs; done when all have agreed."""
    table = table_of(request)
    return await seen(table, await deeds.go_on(table, session, request.path_params["id"]), session, None)


async def branch(request: Request, session: Session, given: wire.Branch) -> wire.MatchShown:
    """Go on from a step of an ended match, as a new match."""
    table = table_of(request)
    await table.limits.hit("make-from", address(request))
    return telling.match(table, (await deeds.branch(table, session, request.path_params["id"], given)).live, session)


async def shelve(request: Request, session: Session, given: wire.Shelve) -> wire.Shelved:
    """Put a match into my archive, back, or out of my lists for good. It stays what it is for everybody else."""
    await deeds.shelve(table_of(request), session, request.path_params["id"], given)
    return wire.Shelved()


async def say(request: Request, session: Session, given: wire.Say) -> wire.Stood | Response:
    """Say something to everybody at the table; it stands in the chronicle."""
    return stood(request, session, await deeds.say(table_of(request), session, request.path_params["id"], given))


async def rematch(request: Request, session: Session, given: wire.Rematch) -> wire.MatchShown:
    """The same table once more, the seats turned. Whoever asks later gets the same match."""
    table = table_of(request)
    return telling.match(table, (await deeds.rematch(table, session, request.path_params["id"], given)).live, session)


READING = (400, 401, 403, 404)
DOING = (400, 401, 403, 404, 409, 422, 429)
OPERATIONS = (
    Operation(
        "POST", "/api/visitors", new_visitor, wire.Token, wire.NewVisitor, status=201, open=True, problems=(400, 429)
    ),
    Operation("POST", "/api/sessions/end", end_sessions, wire.Token, wire.EndSessions, problems=(400, 401, 403, 429)),
    Operation("GET", "/api/notices", see_notices, wire.Told, problems=(401,)),
    Operation("POST", "/api/notices", tell_me, wire.Told, wire.TellMe, problems=(400, 401, 403, 422, 429)),
    Operation("GET", "/api/games", list_games, list[wire.GameInfo], open=True, problems=()),
    Operation("GET", "/api/games/{game}/cards", list_cards, list[wire.CardShown], open=True, problems=(404,)),
    Operation("GET", "/api/games/{game}/cards/{word}", see_card, wire.CardShown, open=True, problems=(404,)),
    Operation(
        "GET", "/api/games/{game}/clauses/{number}", see_clause, list[wire.ClauseShown], open=True, problems=(404,)
    ),
    Operation("GET", "/api/matches", list_matches, list[wire.MatchListed], asks=wire.ListMine, problems=(400, 401)),
    Operation("GET", "/api/statistics", my_statistics, wire.Statistics, problems=(401,)),
    Operation("GET", "/api/matches/open", list_open, list[wire.MatchListed], problems=(401,)),
    Operation(
        "POST", "/api/matches", make_match, wire.MatchShown, wire.NewMatch, status=201, problems=(400, 401, 422, 429)
    ),
    Operation("POST", "/api/seats", join, wire.MatchShown, wire.Join, status=201, problems=(400, 401, 404, 409, 429)),
    Operation("POST", "/api/watching", watch, wire.MatchShown, wire.Watch, problems=(400, 401, 404, 429)),
    Operation("GET", "/api/matches/{id}", see_match, wire.MatchShown, asks=wire.Look, problems=READING),
    Operation(
        "GET", "/api/matches/{id}/events", see_events, list[wire.EventShown], asks=wire.LookSince, problems=READING
    ),
    Operation("GET", "/api/matches/{id}/story", see_story, wire.StoryShown, problems=(*READING, 409, 422)),
    Operation("GET", "/api/matches/{id}/record", see_record, None, asks=wire.Look, problems=READING),
    Operation(
        "GET",
        "/api/matches/{id}/refusals",
        see_refusals,
        list[wire.RefusalShown],
        asks=wire.Look,
        problems=(*READING, 409),
    ),
    Operation("GET", "/api/matches/{id}/why", why, wire.Reason, asks=wire.Why, problems=(*READING, 409, 429)),
    Operation("POST", "/api/matches/{id}/answers", answer, wire.Stood, wire.Answer, problems=DOING),
    Operation("POST", "/api/matches/{id}/undo", undo, wire.Stood, wire.Undo, problems=DOING),
    Operation("POST", "/api/matches/{id}/quiet", hush, wire.Stood, wire.Quiet, problems=DOING),
    Operation("POST", "/api/matches/{id}/here", here, wire.MatchShown, wire.Here, problems=DOING),
    Operation("POST", "/api/matches/{id}/hint", hint, wire.HintShown, wire.AskHint, problems=(*DOING, 503)),
    Operation("POST", "/api/matches/{id}/seats/{seat}", change_seat, wire.MatchShown, wire.SeatChange, problems=DOING),
    Operation("POST", "/api/matches/{id}/go-on", go_on, wire.MatchShown, wire.GoOn, problems=DOING),
    Operation("POST", "/api/matches/{id}/branch", branch, wire.MatchShown, wire.Branch, status=201, problems=DOING),
    Operation("POST", "/api/matches/{id}/shelf", shelve, wire.Shelved, wire.Shelve, problems=(*READING, 422, 429)),
    Operation("POST", "/api/matches/{id}/say", say, wire.Stood, wire.Say, problems=DOING),
    Operation("POST", "/api/matches/{id}/rematch", rematch, wire.MatchShown, wire.Rematch, status=201, problems=DOING),
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
        table.doorkeeper.check_form(request, session)
    request.scope[SESSION] = session
    given: Struct | None = None
    if operation.takes is not None:
        try:
            given = DECODERS[operation.takes].decode(await body(request))
        except (msgspec.DecodeError, RecursionError) as error:
            raise Problem(400, "server-bad-json", {"why": str(error)}) from None
    elif operation.asks is not None:
        given = deeds.read(dict(request.query_params), operation.asks)
    result = await operation.run(request, session, given)
    return result if isinstance(result, Response) else json_response(result, operation.status)


def find(request: Request) -> Operation:
    """The operation of a path, part by part: a word as it stands, or a name that the path holds."""
    place = PLACES
    names: dict[str, str] = {}
    for part in request.scope["path"].split("/")[2:]:
        if place.name and part not in place.ways:
            names[place.name], part = part, ANY
        found = place.ways.get(part)
        if found is None:
            raise Problem(404, "server-no-page")
        place = found
    if not place.operations:
        raise Problem(404, "server-no-page")
    request.scope["path_params"] = names
    method = request.scope["method"]
    if method not in place.operations:
        raise Problem(405, "server-no-method", headers={"Allow": ", ".join(place.operations)})
    return place.operations[method]


ANY = "/"
"""A part that is no word of ours: no part of an address can look like this."""


class Place:
    """A part of the addresses: what stands here, and what comes after it."""

    def __init__(self) -> None:
        self.ways: dict[str, Place] = {}
        self.name = ""  # what a part is called here that is no word of ours
        self.operations: dict[str, Operation] = {}

    def add(self, parts: list[str], operation: Operation) -> None:
        if not parts:
            self.operations[operation.method] = operation
            return
        part = parts[0]
        if part.startswith("{"):
            self.name, part = part[1:-1], ANY
        self.ways.setdefault(part, Place()).add(parts[1:], operation)


PLACES = Place()
for _operation in OPERATIONS:
    PLACES.add(_operation.path.split("/")[2:], _operation)
DECODERS = {o.takes: msgspec.json.Decoder(o.takes) for o in OPERATIONS if o.takes is not None}
