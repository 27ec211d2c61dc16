"""Who holds a seat: sitting down, bots that stand in, leaving, hot seats. If several want one, the store decides."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from ..bots import bots_of
from ..core.decision import PASS
from .dealing import add_part, part_of
from .live import Claim, LiveMatch
from .problems import Problem, Stale
from .rows import Chair, chair_row, to_json
from .store import Taken

if TYPE_CHECKING:
    from .matches import Matches


async def sit(
    matches: Matches, live: LiveMatch, seat: int, token: str, visitor: str, name: str, part: str = ""
) -> None:
    """Take an open seat by its invitation, with a part of the seed if the match waits for it."""
    async with matches.fresh(live):
        chair = live.chairs[seat]
        if chair.visitor == visitor:
            return
        if chair.sort != "open" or chair.token != token:
            raise Problem(409, "server-seat-taken")
        if live.seen_by_another(seat, visitor):
            await ask_to_admit(matches, live, seat, Claim(visitor, name, []))
            raise Problem(409, "server-seat-asked")
        await seat_person(matches, live, seat, visitor, name, part)
        await matches.note(live, "note-joined", {"who": seat})


async def seat_person(matches: Matches, live: LiveMatch, seat: int, visitor: str, name: str, part: str = "") -> None:
    taken = {"sort": "person", "home": "person", "visitor": visitor, "name": name, "former": "", "claim": ""}
    await take(matches, live, replace(live.chairs[seat], **taken), part)  # type: ignore[arg-type]  # all are texts


async def ask_to_admit(matches: Matches, live: LiveMatch, seat: int, claim: Claim) -> None:
    """Ask the others whether somebody new may take a seat that has seen something hidden."""
    if not live.asked_to_admit(claim):
        raise Problem(403, "server-seat-seen")
    await change(matches, live, seat, claim=to_json(claim))


async def admit(matches: Matches, live: LiveMatch, seat: int, voice: int, agree: bool) -> None:
    """Agree that somebody new takes a seat, or not. When all have agreed, they sit down."""
    async with matches.fresh(live):
        claim = live.claim(seat)
        if claim is None or voice not in live.asked_to_admit(claim):
            raise Problem(422, "server-no-request")
        if not agree:
            await change(matches, live, seat, claim="")
            names = [*live.names[:seat], claim.name, *live.names[seat + 1 :]]
            await matches.note(live, "note-not-admitted", {"who": voice, "whom": seat}, names)
            return
        claim.agreed.append(voice)
        if live.asked_to_admit(claim):
            await change(matches, live, seat, claim=to_json(claim))
            return
        await seat_person(matches, live, seat, claim.visitor, claim.name)
        await matches.note(live, "note-admitted", {"who": seat})


async def take(matches: Matches, live: LiveMatch, chair: Chair, part: str) -> None:
    """Take an open seat; if the match waits, with a part of its seed. If several want it, the store decides."""
    given = part_of(f"seat {chair.seat}", part) if part or chair.sort == "bot" else None
    try:
        matches.counted(live, await matches.store.take(live.id, chair, partial(add_part, live.id, chair.seat, given)))
    except Taken:  # somebody else was faster, at another process
        matches.overtaken(live)
        raise Problem(409, "server-seat-taken") from None
    live.chairs[chair.seat] = chair
    if live.waiting:
        matches.overtaken(live)
        await matches.refresh(live)
    matches.show(live)


async def stand_in(matches: Matches, live: LiveMatch, seat: int, bot: str, by: int = -1) -> None:
    """A bot takes over a seat; whoever held it may have it back."""
    if bot not in bots_of(live.match.game):
        raise Problem(422, "server-no-bot", {"bot": bot})
    async with matches.fresh(live):
        await put_bot(matches, live, seat, bot)
        if by in (seat, -1):
            await matches.note(live, "note-bot-took", {"who": seat, "bot": bot})
        else:
            await matches.note(live, "note-bot-put", {"who": by, "whom": seat, "bot": bot})
    matches.bots.drive(live)


async def put_bot(matches: Matches, live: LiveMatch, seat: int, bot: str) -> None:
    chair = live.chairs[seat]
    name = chair.name or free_name(live.chairs)
    if chair.sort == "open":
        await take(matches, live, replace(chair, sort="bot", bot=bot, name=name), "")
    else:
        await change(matches, live, seat, sort="bot", bot=bot, name=name)


async def run_out(matches: Matches, live: LiveMatch) -> None:
    """The time of whoever is asked is up: a bot plays on, as it was agreed."""
    async with matches.fresh(live):
        work = live.clockwork
        if work is not None and live.late():
            await put_bot(matches, live, work.asked, work.clock.bot)
            message = "note-late-in-turn" if work.clock.per == "turn" else "note-late"
            await matches.note(live, message, {"who": work.asked, "bot": work.clock.bot})
    matches.bots.drive(live)


async def give_back(matches: Matches, live: LiveMatch, seat: int) -> None:
    async with matches.fresh(live):
        chair = live.chairs[seat]
        if chair.sort != "bot" or chair.home == "bot":
            raise Problem(422, "server-nobody-to-return")
        if live.clockwork is not None and live.clockwork.done_for(seat, time.time()):
            raise Problem(422, "server-no-time-left")
        await change(matches, live, seat, sort=chair.home, bot="")
        await matches.note(live, "note-bot-gave-back", {"who": seat})


async def empty(matches: Matches, live: LiveMatch, seat: int, by: int) -> None:
    """Nobody holds the seat any more: its player leaves, or is removed by another (-1: by whoever made the match
    and has no seat). A new invitation replaces the old one."""
    async with matches.fresh(live):
        chair = live.chairs[seat]
        if chair.sort == "open":
            raise Problem(422, "server-nobody-to-return")
        live.admitted.discard(chair.visitor)
        free = Chair(seat, former=chair.visitor or chair.former)
        names = live.names
        await put(matches, live, free)
        if by == seat:
            await matches.note(live, "note-left", {"who": seat}, names=names)
        elif by >= 0:
            await matches.note(live, "note-removed", {"who": by, "whom": seat}, names=names)
        else:
            await matches.note(live, "note-removed-by-host", {"whom": seat}, names=names)


async def change(matches: Matches, live: LiveMatch, seat: int, **values: Any) -> None:
    await put(matches, live, replace(live.chairs[seat], **values))
    matches.show(live)


async def put(matches: Matches, live: LiveMatch, *chairs: Chair) -> None:
    await matches.change(live, *(chair_row(live.id, chair) for chair in chairs))
    for chair in chairs:
        live.chairs[chair.seat] = chair


async def arrive(matches: Matches, live: LiveMatch, visitor: str, seat: int) -> None:
    """Hot seat: from now on this one of the visitor's seats sits at the device."""
    async with matches.fresh(live):
        held = [live.chairs[at] for at in live.held(visitor)]
        if live.sits(visitor) != seat:
            await put(matches, live, *(replace(chair, here=chair.seat == seat) for chair in held))


async def hush(matches: Matches, live: LiveMatch, seat: int, number: int, lang: str) -> None:
    """Pass this window, and every other of its kind in this turn, without asking."""
    if number != live.number_of(seat):
        raise Stale
    if not live.can_pass(seat):
        raise Problem(422, "server-no-window")
    assert live.decision is not None
    kinds = {*live.quiet(seat), live.decision.kind}
    wish = replace(live.chairs[seat], quiet=" ".join([str(live.match.state.turn), *sorted(kinds)]))
    await matches.answer(live, [PASS], seat, number, lang, wish=wish)


async def ask_again(matches: Matches, live: LiveMatch, seat: int) -> None:
    """Take that wish back. Nobody else sees it, so nobody else is told."""
    async with matches.fresh(live):
        await put(matches, live, replace(live.chairs[seat], quiet=""))


BOT_NAMES = ("Brom", "Ysolde", "Tovik", "Marna", "Quill", "Hesper")


def free_name(chairs: Sequence[Chair]) -> str:
    taken = {chair.name for chair in chairs}
    return next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])


def named(chairs: Sequence[Chair]) -> list[str]:
    """The names at the table; bots get one each."""
    for chair in chairs:
        if chair.sort == "bot" and not chair.name:
            chair.name = free_name(chairs)
    return [chair.name for chair in chairs]
