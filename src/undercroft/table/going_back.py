"""Going back in a match: freely, by agreement of the table, and to the start of a lesson's step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .lessons import back_to
from .live import LiveMatch, UndoRequest, add_notes
from .problems import Problem, Stale
from .rows import about_row, to_json

if TYPE_CHECKING:
    from .matches import Matches


async def undo(matches: Matches, live: LiveMatch, seat: int, number: int | None, whole: bool) -> None:
    """Take back the last path, or everything to the start of the interval."""
    async with matches.fresh(live):
        match = live.match
        if number is not None and number != live.number_of(seat):
            raise Stale
        why = "server-over" if live.over else match.cannot_undo(seat)
        if why is not None:
            raise Problem(422, why)
        now, written = match.number, len(live.record.lines)
        steps = len(match.since) if whole else live.path_steps()
        live.stale = True
        match.undo(seat, steps)
        add_notes(match, live.notes)
        await matches.commit(live, "undo", seat, now, "[]", written)


async def ask_to_go_back(matches: Matches, live: LiveMatch, seat: int) -> None:
    """Ask the others to go back to before this seat's last answer. Bots agree."""
    async with matches.fresh(live):
        if live.over:
            raise Problem(422, "server-over")
        if live.about.daily:
            raise Problem(422, "server-daily-undo")
        to = live.last_answer(seat)
        if to < 0:
            raise Problem(422, "undo-nothing")
        await ask(matches, live, UndoRequest(seat, to, live.match.number, [seat]))


async def try_again(matches: Matches, live: LiveMatch, seat: int) -> None:
    """Go back to where the present step of a lesson began. Nobody else plays there, so nobody is asked."""
    async with matches.fresh(live):
        to = back_to(live.match)
        if live.over or not 0 <= to < live.match.number:
            raise Problem(422, "undo-nothing")
        now, written = live.match.number, len(live.record.lines)
        live.stale = True
        live.match.rewind(to)
        await matches.commit(live, "undo", seat, now, "[]", written)


async def agree(matches: Matches, live: LiveMatch, seat: int, agree: bool) -> None:
    """Agree to go back, if asked to; or decline. Whoever asked may decline too: that withdraws the request."""
    async with matches.fresh(live):
        request = live.request
        if request is None or (agree and seat not in live.asked_to_agree(request)):
            raise Problem(422, "server-no-request")
        if not agree:
            await set_request(matches, live, "")
            await matches.note(live, "note-undo-declined", {"who": seat, "whom": request.seat})
            return
        await ask(matches, live, UndoRequest(request.seat, request.to, request.at, [*request.agreed, seat]))


async def ask(matches: Matches, live: LiveMatch, request: UndoRequest) -> None:
    """Keep the request, or fulfil it if nobody is left to ask."""
    if live.asked_to_agree(request):
        await set_request(matches, live, to_json(request))
        return
    now, written = live.match.number, len(live.record.lines)
    live.stale = True
    live.match.rewind(request.to)
    add_notes(live.match, live.notes)
    await matches.commit(live, "undo", request.seat, now, "[]", written)
    await matches.note(live, "note-undo-agreed", {"who": request.seat})


async def set_request(matches: Matches, live: LiveMatch, request: str) -> None:
    await matches.change(live, about_row(live.id, request=request))
    live.about.request = request
    matches.show(live)
