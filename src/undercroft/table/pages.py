"""The routes that people use. Each finds out who asks and what they may see; `render` makes the HTML."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from anyio import to_thread
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from ..core.errors import UndercroftError
from ..core.registry import game_named
from . import deeds, devices, passkeys, paths, render, wire
from .context import Table, table_of
from .forms import Form, by_hand, upload
from .haste import address
from .hub import Listener, Stream
from .live import LiveMatch
from .making import bring, options_of, wishes_of
from .matches import Unplayable
from .models import TableModel
from .problems import Problem
from .rendered import TOKEN, Rendered
from .replays import Shelf, replay_model, shown_record
from .routing import SESSION, acts, json_response, nothing, page, shows
from .security import Session, changed, same_page
from .statistics import statistics
from .stills import stills
from .telling import is_card
from .unplayable import stored_record, unplayable_model, viewer_of
from .views import base_url, lobby_model, table_model

MOST_STREAMS = 40
MOST_RENDERED = 32
"""Renderings of one match that are kept: a few seats, languages and settings."""

SEE_OTHER = 303
REPRESENTATION = "return=representation"  # RFC 7240


def to(path: str) -> Response:
    return RedirectResponse(path, SEE_OTHER)


async def seen_match(request: Request, session: Session) -> tuple[Table, LiveMatch]:
    table = table_of(request)
    return table, await table.look(request.path_params["id"], session)


# -- lobby


async def lobby(request: Request, session: Session) -> Response:
    table = table_of(request)
    return page(render.lobby_page(await to_thread.run_sync(lobby_model, table, session)))


async def make_match(request: Request, session: Session, form: Form) -> Response:
    table = table_of(request)
    await table.limits.hit("make-from", address(request))
    known = changed(session, form.flat())
    wish = {
        "game": form.get("game"), "seats": wishes_of(form), "options": options_of(form), "seed": form.get("seed"),
        "listed": bool(form.get("listed")), "daily": bool(form.get("daily")), "part": form.get("part"),
        "lesson": form.get("lesson"),
        "clock": clock_of(form),
    }  # fmt: skip
    try:
        live = (await deeds.make(table, known, deeds.read(wish, wire.NewMatch))).live
    except Problem as problem:
        if not by_hand(request):
            raise
        errors = (problem.words(known.lang),)
        model = await to_thread.run_sync(lobby_model, table, known, errors, form.values)
        return page(render.lobby_page(model), problem.status)
    response = to(f"/m/{live.id}")
    await known_as(request, response, session, known)
    return response


def clock_of(form: Form) -> dict[str, str] | None:
    """`turn 120`, as the lobby's list has it, and the bot that plays on."""
    per, _, seconds = form.get("clock").partition(" ")
    return {"per": per, "seconds": seconds, "bot": form.get("late")} if per else None


async def settings(request: Request, session: Session, form: Form) -> Response:
    response = to(same_page(request, form.get("back"))) if by_hand(request) else nothing()
    await known_as(request, response, session, changed(session, form.flat()))
    return response


async def known_as(request: Request, response: Response, before: Session, now: Session) -> None:
    """The browser, and the visitor's passkeys, remember name, language and settings."""
    table = table_of(request)
    table.doorkeeper.remember(request, response, now)
    if now != before:
        await passkeys.follow(table, now)


async def tell_me(request: Request, session: Session, form: Form) -> Response:
    given = {"sort": form.get("sort"), "target": form.get("target"), "stop": bool(form.get("stop"))}
    await deeds.tell_me(table_of(request), session, deeds.read(given, wire.TellMe), base_url(request))
    return to("/help#notices") if by_hand(request) else nothing()


async def end_sessions(request: Request, session: Session, form: Form) -> Response:
    table = table_of(request)
    response = to(same_page(request, form.get("back"))) if by_hand(request) else nothing()
    table.doorkeeper.remember(request, response, await deeds.end_sessions(table, session))
    return response


# -- the table


async def table_page(request: Request, session: Session) -> Response:
    table = table_of(request)
    try:
        live = await table.find(request.path_params["id"], session)
    except Unplayable as old:
        return page(render.unplayable_page(unplayable_model(table, old, session)))
    if live.about.origin == "upload":
        return to(f"/m/{live.id}/replay")
    if live.over:
        table.verify(live)
    model = replace(table_model(table, live, session, base_url(request)), visitor=table.doorkeeper.visitor(session))
    if live.waiting:
        return page(render.room_page(model))
    html = render.curtain_page(model) if model.curtain is not None else render.table_page(model)
    return page(html)


async def view(request: Request, session: Session) -> Response:
    await table_of(request).limits.hit("view", session.id)
    _, live = await seen_match(request, session)
    return shown(request, session, live)


def shown(request: Request, session: Session, live: LiveMatch) -> Response:
    """The viewer's own view, unless the page has it already."""
    table = table_of(request)
    if live.over:
        table.verify(live)
    rendered, tag = fragment(table, live, session, request)
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"ETag": tag})
    token = table.doorkeeper.csrf(session.id)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return HTMLResponse(rendered.text(token), 200, {"Cache-Control": "no-store", "ETag": tag})
    headers = {"Cache-Control": "no-store", "ETag": tag, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return HTMLResponse(rendered.gzip(token), 200, headers)


async def still(request: Request, session: Session) -> Response:
    """A part of a board that a view named by its revision; gone when it was long ago, or drawn by another process."""
    _, live = await seen_match(request, session)
    found = stills().get(live.id, request.path_params["rev"])
    if found is None:
        raise Problem(404, "server-no-page")
    return HTMLResponse(found.html, 200, {"Cache-Control": "private, max-age=31536000, immutable"})


def fragment(table: Table, live: LiveMatch, session: Session, request: Request) -> tuple[Rendered, str]:
    """The inner part of the table, one rendering for all who see the same in the same language; and its tag."""
    eyes, held, host = live.eyes(session.id), live.held(session.id), live.about.host == session.id
    acts = held or host
    base = base_url(request) if acts else ""
    who = session if acts else msgspec.structs.replace(session, id="", name="")
    whole = "whole" in request.query_params
    key = (eyes, held, host, who, base, whole, live.quiet(eyes[0]))
    rendered = live.rendered.get(key)
    if rendered is None:
        model = table_model(table, live, session, base)
        model = replace(model, visitor=replace(model.visitor, csrf=TOKEN))
        if len(live.rendered) >= MOST_RENDERED:
            live.rendered.pop(next(iter(live.rendered)))
        rendered = live.rendered[key] = Rendered(render.table_fragment(model, whole))
    return rendered, f'"{live.id}.{live.number(session.id)}.{live.revision}.{hash(key) & 0xFFFFFFFF:x}"'


def told(request: Request, session: Session, outcome: deeds.Outcome) -> Response:
    """Done: what it looks like now, if that is wanted (one way there and back instead of two); the stream tells the
    others. Too late: the current view instead of the one that was answered."""
    live = outcome.live
    if by_hand(request):
        return to(f"/m/{live.id}")
    if isinstance(outcome, deeds.Stood):
        return shown(request, session, live) if request.headers.get("prefer") == REPRESENTATION else nothing()
    table = table_of(request)
    rendered, _ = fragment(table, live, session, request)
    return page(rendered.text(table.doorkeeper.csrf(session.id)), 409)


async def go_on(request: Request, session: Session, form: Form) -> Response:
    return to(f"/m/{await deeds.go_on(table_of(request), session, request.path_params['id'])}")


async def answer(request: Request, session: Session, form: Form) -> Response:
    given = {"number": form.get("number"), "keys": form.all("key"), "seat": form.get("seat") or None}
    id: str = request.path_params["id"]
    done = await deeds.answer(table_of(request), session, id, deeds.read(given, wire.Answer))
    return told(request, session, done)


async def undo(request: Request, session: Session, form: Form) -> Response:
    scope = next((word for word in ("agree", "decline") if form.get(word)), form.get("scope") or None)
    given = {"scope": scope, "number": form.get("number") or None, "seat": form.get("seat") or None}
    id: str = request.path_params["id"]
    return told(request, session, await deeds.undo(table_of(request), session, id, deeds.read(given, wire.Undo)))


async def find_paths(request: Request, session: Session) -> Response:
    table, live = await seen_match(request, session)
    await table.limits.hit("look", session.id)
    viewer, _ = live.eyes(session.id)
    element = request.query_params.get("element", "")
    if live.decision is None or viewer < 0:
        return json_response([])
    copy = live.match.clone()  # trying takes its time: in a thread, on a copy that nobody else plays
    return json_response(await to_thread.run_sync(paths.paths, copy, viewer, element, live.names))


async def why(request: Request, session: Session) -> Response:
    """Why the viewer cannot do something now: reason and clause in words."""
    given = deeds.read(dict(request.query_params), wire.Why)
    return json_response(await deeds.why(table_of(request), session, request.path_params["id"], given))


async def hint(request: Request, session: Session, form: Form) -> Response:
    given = deeds.read({"seat": form.get("seat") or None}, wire.AskHint)
    hinted = await deeds.hint(table_of(request), session, request.path_params["id"], given)
    return to(f"/m/{hinted.live.id}") if by_hand(request) else json_response({"key": hinted.key})


async def here(request: Request, session: Session, form: Form) -> Response:
    given = deeds.read({"seat": form.get("seat")}, wire.Here)
    return told(request, session, await deeds.here(table_of(request), session, request.path_params["id"], given))


async def quiet(request: Request, session: Session, form: Form) -> Response:
    given = {
        "number": form.get("number") or None, "again": bool(form.get("again")), "seat": form.get("seat") or None,
    }  # fmt: skip
    id: str = request.path_params["id"]
    return told(request, session, await deeds.hush(table_of(request), session, id, deeds.read(given, wire.Quiet)))


async def change_seat(request: Request, session: Session, form: Form) -> Response:
    given = deeds.read({"do": form.get("do"), "bot": form.get("bot")}, wire.SeatChange)
    seat = deeds.read({"seat": request.path_params["seat"]}, wire.Here).seat
    id: str = request.path_params["id"]
    return told(request, session, await deeds.change_seat(table_of(request), session, id, seat, given))


# -- links


async def invitation(request: Request, session: Session) -> Response:
    table = table_of(request)
    live, seat = await deeds.invited(table, address(request), request.path_params["token"])
    if live.held(session.id):
        return to(f"/m/{live.id}")
    model = table_model(table, live, session, base_url(request))
    return page(render.join_page(replace(model, viewer=seat, visitor=table.doorkeeper.visitor(session))))


async def join(request: Request, session: Session, form: Form) -> Response:
    table = table_of(request)
    known = changed(session, form.flat())
    said = {"invitation": request.path_params["token"], "name": form.get("name"), "part": form.get("part")}
    given = deeds.read(said, wire.Join)
    response = to(f"/m/{(await deeds.join(table, known, address(request), given)).live.id}")
    await known_as(request, response, session, known)
    return response


async def watch(request: Request, session: Session) -> Response:
    """The link for watching."""
    given = deeds.read({"token": request.path_params["token"]}, wire.Watch)
    return to(f"/m/{await deeds.watch(table_of(request), session, address(request), given)}")


async def events(request: Request, session: Session) -> Response:
    """The stream: `match:number` of every match asked for, nothing else."""
    table = table_of(request)
    where = address(request)
    if table.settings.limits and table.hub.crowded(session.id, where):
        raise Problem(429, "server-streams", headers={"Retry-After": "60"})
    now = {}
    for id in request.query_params.get("m", "").split(",")[:MOST_STREAMS]:
        if id:
            now[id] = (await table.find(id, session)).word
    if not now:
        raise Problem(400, "server-no-match")
    return Stream(table.hub, Listener(session.id, now, where))


# -- looking back


async def replay(request: Request, session: Session) -> Response:
    try:
        table, live = await seen_match(request, session)
    except Unplayable as old:
        return to(f"/m/{old.stored.about.id}")
    if live.over:
        table.verify(live)
    return page(render.table_page(await replayed(request, session, table, live)))


async def replay_view(request: Request, session: Session) -> Response:
    table, live = await seen_match(request, session)
    model = await replayed(request, session, table, live)
    return page(render.table_fragment(model, "whole" in request.query_params))


async def replayed(request: Request, session: Session, table: Table, live: LiveMatch) -> TableModel:
    given = deeds.read(dict(request.query_params), wire.LookBack)
    shelf: Shelf = request.app.state.shelf
    return await replay_model(table, shelf, live, session, given.at, given.eyes)


async def continue_from(request: Request, session: Session, form: Form) -> Response:
    await table_of(request).limits.hit("make-from", address(request))
    given = deeds.read(
        {"at": form.get("at") or None, "seats": wishes_of(form), "as": form.get("as") or None}, wire.Branch
    )
    new = await deeds.branch(table_of(request), session, request.path_params["id"], given)
    return to(f"/m/{new.live.id}")


async def shelve(request: Request, session: Session, form: Form) -> Response:
    given = deeds.read({"do": form.get("do")}, wire.Shelve)
    await deeds.shelve(table_of(request), session, request.path_params["id"], given)
    return to("/") if by_hand(request) else nothing()


async def say(request: Request, session: Session, form: Form) -> Response:
    given = {"phrase": form.get("phrase"), "words": form.get("words"), "seat": form.get("seat") or None}
    id: str = request.path_params["id"]
    return told(request, session, await deeds.say(table_of(request), session, id, deeds.read(given, wire.Say)))


async def rematch(request: Request, session: Session, form: Form) -> Response:
    given = deeds.read({"part": form.get("part")}, wire.Rematch)
    done = await deeds.rematch(table_of(request), session, request.path_params["id"], given)
    return to(f"/m/{done.live.id}")


async def record(request: Request, session: Session) -> Response:
    try:
        table, live = await seen_match(request, session)
    except Unplayable as old:
        told, about = (
            stored_record(table_of(request), old.stored, viewer_of(old.stored, session.id)),
            old.stored.about,
        )
    else:
        told, about = shown_record(table, live, live.eyes(session.id)[0]), live.about
    name = f"{about.game}-{about.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(told, 200, headers, "application/jsonl")


async def bring_record(request: Request) -> Response:
    table = table_of(request)
    session = table.doorkeeper.session(request)
    await table.limits.hit("upload", address(request))
    form, source = await upload(request)
    checked = table.doorkeeper.check_form(request, session, form.get("csrf"))
    request.scope[SESSION] = checked
    live = await bring(table, checked, source)
    return to(f"/m/{live.id}/replay")


# -- words


async def rules(request: Request, session: Session) -> Response:
    game = some(request.path_params["game"])
    visitor = table_of(request).doorkeeper.visitor(session)
    card = request.query_params.get("card", "")
    card = card if card in game_named(game).cards else ""
    return page(render.rules_page(visitor, game, request.path_params.get("clause", ""), card))


async def clause(request: Request, session: Session) -> Response:
    game = some(request.path_params["game"])
    panel = render.clause_panel(table_of(request).doorkeeper.visitor(session), game, request.path_params["number"])
    if not panel:
        raise Problem(404, "server-no-page")
    return page(panel)


async def card(request: Request, session: Session) -> Response:
    game = some(request.path_params["game"])
    word = request.path_params["word"]
    if not is_card(game_named(game), word):
        raise Problem(404, "server-no-page")
    return page(render.card_panel(table_of(request).doorkeeper.visitor(session), game, word))


def some(game: str) -> str:
    try:
        return game_named(game).name
    except UndercroftError:
        raise Problem(404, "server-no-page") from None


async def my_statistics(request: Request, session: Session) -> Response:
    table = table_of(request)
    told = await to_thread.run_sync(statistics, table.store, session.id)
    return page(render.statistics_page(table.doorkeeper.visitor(session), told))


async def credits_(request: Request, session: Session) -> Response:
    return page(render.credits_page(table_of(request).doorkeeper.visitor(session)))


async def help_(request: Request, session: Session) -> Response:
    table = table_of(request)
    told, keys = await deeds.told(table, session), await passkeys.shown(table, session)
    return page(render.help_page(table.doorkeeper.visitor(session), told, keys))


STRAIGHT = {"/m/{id}/view": shows(view), "/events": shows(events)}
"""Asked for most often: `app.py` calls them without going through the routes."""

ROUTES = [
    Route("/m/{id}/answer", acts(answer), methods=["POST"]),
    Route("/m/{id}/still/{rev}", shows(still)),
    Route("/m/{id}", shows(table_page)),
    Route("/", shows(lobby)),
    Route("/matches", acts(make_match), methods=["POST"]),
    Route("/settings", acts(settings), methods=["POST"]),
    Route("/sessions/end", acts(end_sessions), methods=["POST"]),
    Route("/notices", acts(tell_me), methods=["POST"]),
    Route("/devices", acts(devices.make), methods=["POST"]),
    Route("/passkeys/new", acts(passkeys.begin), methods=["POST"]),
    Route("/passkeys", acts(passkeys.keep), methods=["POST"]),
    Route("/passkeys/ask", acts(passkeys.ask), methods=["POST"]),
    Route("/passkeys/in", acts(passkeys.enter), methods=["POST"]),
    Route("/passkeys/remove", acts(passkeys.remove), methods=["POST"]),
    Route("/device/{token}", shows(devices.offer), methods=["GET"]),
    Route("/device/{token}", acts(devices.take), methods=["POST"]),
    Route("/m/{id}/undo", acts(undo), methods=["POST"]),
    Route("/m/{id}/go-on", acts(go_on), methods=["POST"]),
    Route("/m/{id}/paths", shows(find_paths)),
    Route("/m/{id}/why", shows(why)),
    Route("/m/{id}/hint", acts(hint), methods=["POST"]),
    Route("/m/{id}/here", acts(here), methods=["POST"]),
    Route("/m/{id}/quiet", acts(quiet), methods=["POST"]),
    Route("/m/{id}/seat/{seat}", acts(change_seat), methods=["POST"]),
    Route("/m/{id}/replay", shows(replay)),
    Route("/m/{id}/replay/view", shows(replay_view)),
    Route("/m/{id}/branch", acts(continue_from), methods=["POST"]),
    Route("/m/{id}/shelf", acts(shelve), methods=["POST"]),
    Route("/m/{id}/say", acts(say), methods=["POST"]),
    Route("/m/{id}/rematch", acts(rematch), methods=["POST"]),
    Route("/m/{id}/record", shows(record)),
    Route("/records", bring_record, methods=["POST"]),
    Route("/join/{token}", shows(invitation), methods=["GET"]),
    Route("/join/{token}", acts(join), methods=["POST"]),
    Route("/watch/{token}", shows(watch)),
    Route("/rules/{game}", shows(rules)),
    Route("/rules/{game}/{clause}", shows(rules)),
    Route("/clause/{game}/{number}", shows(clause)),
    Route("/card/{game}/{word}", shows(card)),
    Route("/statistics", shows(my_statistics)),
    Route("/credits", shows(credits_)),
    Route("/help", shows(help_)),
]
