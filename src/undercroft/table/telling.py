"""A match, a card, a clause in the types of the API: what one visitor may see, in the words of their language."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime

from ..core.decision import option
from ..core.events import Event, sentence
from ..core.motions import showing
from ..core.registry import Game
from ..core.story import reckoning
from ..core.text import Text, text
from ..core.view import question_args
from . import wire
from .context import Table
from .dealing import promise_of
from .live import LiveMatch
from .look import look_of
from .matches import Unplayable
from .models import Visitor
from .rows import Summary
from .rulebook import clauses_about, rulebook
from .security import Session
from .shelves import waits_for
from .ui import Page, revealed
from .unplayable import result_of, viewer_of


def listed(summary: Summary, visitor: str) -> wire.MatchListed:
    about = summary.about
    names = [chair.name for chair in summary.chairs]
    yours = not about.ended and waits_for(summary, visitor)
    at = datetime.fromtimestamp(summary.at, UTC).isoformat(timespec="seconds")
    return wire.MatchListed(about.id, about.game, names, summary.turn, about.ended, yours, at)


def match(table: Table, live: LiveMatch, session: Session, through: int | None = None) -> wire.MatchShown:
    """The match as a visitor sees it, through the eyes of a seat."""
    own, curtain = live.eyes(session.id)
    viewer = own if through is None else through
    host = live.about.host == session.id
    held = live.held(session.id)
    play = live.match
    promise = promise_of(live.record, live.waiting, table.revealed(live))
    asked: wire.Question | None
    if live.waiting:
        asked = wire.Question(None, "", False, text(session.lang)("server-waiting"), "", [])
        offers, shown = [], wire.ViewShown(0, -1, {}, None)
    else:
        view = (revealed(play) if table.revealed(live) else play).view(viewer)
        end = view["result"]
        asked, offers = question(live, viewer, session.lang), offered(live, viewer, session.lang)
        shown = wire.ViewShown(view["turn"], view["active"], view["table"], wire.ResultShown(**end) if end else None)
    return wire.MatchShown(
        id=live.id,
        game=live.about.game,
        number=live.number(session.id),
        viewer=viewer,
        curtain=curtain,
        quiet=list(live.quiet(viewer)),
        seats=[
            wire.SeatShown(
                chair.seat, chair.name, chair.sort, chair.bot, chair.seat in held, claimant(live, chair.seat),
                chair.token if host and chair.sort == "open" else "",
            )
            for chair in live.chairs
        ],
        question=asked,
        offers=offers,
        view=shown,
        cannot_undo=(play.cannot_undo(viewer) or "") if viewer >= 0 else "undo-not-yours",
        ended=live.over,
        watch=live.about.watch if held or host else "",
        waiting=live.waiting,
        commitment=promise.commitment,
        parts=[wire.PartShown(part.by, part.commitment, part.value) for part in promise.parts],
        seed_given=promise.given,
        clock=clock(live),
    )  # fmt: skip


def clock(live: LiveMatch) -> wire.ClockShown | None:
    work = live.clockwork
    if work is None:
        return None
    agreed = work.clock
    until = work.until if work.asked >= 0 and agreed.since else None
    return wire.ClockShown(
        agreed.per, agreed.seconds, agreed.bot, [work.left(at) for at in range(len(work.used))], until
    )


def claimant(live: LiveMatch, seat: int) -> str:
    claim = live.claim(seat)
    return claim.name if claim is not None else ""


def offered(live: LiveMatch, viewer: int, lang: str) -> list[wire.Choice]:
    say = text(lang, live.match.game.prefix)
    offers = live.match.offers(viewer) if viewer >= 0 else ()
    return [wire.Choice(o.key, say.option(o.message, o.args, live.names), o.element) for o in offers]


def unplayable(old: Unplayable, session: Session) -> wire.MatchShown:
    """A match that can only be read: nothing is asked, and there is no table."""
    stored = old.stored
    about = stored.about
    end = result_of(stored)
    return wire.MatchShown(
        id=about.id,
        game=about.game,
        number=stored.record.length(),
        viewer=viewer_of(stored, session.id),
        curtain=None,
        quiet=[],
        seats=[wire.SeatShown(c.seat, c.name, c.sort, c.bot, c.visitor == session.id, "", "") for c in stored.chairs],
        question=None,
        offers=[],
        view=wire.ViewShown(0, -1, {}, wire.ResultShown(**end) if end else None),
        cannot_undo="server-over",
        ended=about.ended,
        watch="",
        unplayable=old.words(session.lang),
    )


def story(table: Table, live: LiveMatch, session: Session) -> wire.StoryShown:
    """What the scores are made of and, when nothing is hidden any more, how the match went."""
    say = text(session.lang, live.match.game.prefix)
    told = live.story if table.revealed(live) else None
    lines = [
        wire.ScoreLineShown(
            line.message,
            say(line.message, line.args, live.names),
            say(line.part) if line.part else "",
            list(line.values),
            line.counts,
        )
        for line in reckoning(live.match)
    ]
    return wire.StoryShown(
        lines,
        [wire.StandShown(stand.number, stand.turn, list(stand.scores)) for stand in (told.course if told else ())],
        [
            wire.MomentShown(
                moment.event.number, moment.event.turn, sentence(say, moment.event.opened, -1, live.names),
                list(moment.after.scores),
            )
            for moment in (told.moments if told else ())
        ],
        told.led_since if told else None,
    )  # fmt: skip


def question(live: LiveMatch, viewer: int, lang: str) -> wire.Question | None:
    play, decision = live.match, live.match.decision
    if decision is None:
        return None
    say = text(lang, play.game.prefix)
    if decision.seat != viewer:
        if decision.ask.window:
            return wire.Question(None, decision.kind, True, say("server-window"), "", [])
        words = say("server-other-asked", {"who": decision.seat}, live.names)
        return wire.Question(decision.seat, decision.kind, False, words, "", [])
    words = say.question(decision.kind, question_args(play, decision), live.names, decision.keys)
    choices = [wire.Choice(o.key, say.option(o.message, o.args, live.names), o.element) for o in decision.options]
    return wire.Question(viewer, decision.kind, decision.ask.window, words, decision.clause, choices)


def refusals(live: LiveMatch, viewer: int, lang: str) -> list[wire.RefusalShown]:
    """What the viewer may expect but cannot do now. Of another's question nothing is told."""
    decision = live.match.decision
    if decision is None or decision.seat != viewer or live.over:
        return []
    say = text(lang, live.match.game.prefix)
    found = []
    for refusal in live.match.refusals():
        reason = say(refusal.message, refusal.args, live.names)
        element = option(decision.ask, refusal.key).element
        found.append(wire.RefusalShown(refusal.key, reason, refusal.clause, element))
    return found


def event(told: Event, viewer: int, say: Text, names: tuple[str, ...], game: Game | None) -> wire.EventShown:
    """An event as a viewer may know it: in words, and how it moves."""
    args = told.shown_to(viewer)
    motion = None if game is None else wire.MotionShown(**asdict(showing(game, told, args)))
    words = sentence(say, told, viewer, names)
    return wire.EventShown(told.number, told.turn, told.message, args, words, motion)


def choice_text(live: LiveMatch, key: str, lang: str) -> str:
    """The words of an answer to the current question."""
    decision = live.match.decision
    found = next((o for o in decision.options if o.key == key), None) if decision is not None else None
    return text(lang, live.match.game.prefix).option(found.message, found.args, live.names) if found else ""


# -- cards and rules


def is_card(game: Game, word: str) -> bool:
    """Whether a word names something that can be looked up."""
    return word in game.cards or word in look_of(game).words


def card(game: Game, word: str, lang: str) -> wire.CardShown:
    page = Page(Visitor(lang, ""), game)
    lines = [wire.LineShown(heading, told) for heading, told in page.lines(word)]
    facts = [wire.LineShown(page.say(label), str(value)) for label, value in page.look.facts(word)]
    numbers = [clause.number for clause in clauses_about(game, word, lang)]
    return wire.CardShown(word, page.name(word), facts, page.effect(word), lines, numbers)


def clauses(game: Game, number: str, lang: str) -> list[wire.ClauseShown]:
    found = rulebook(game.name, lang).read(number)
    return [wire.ClauseShown(clause.number, clause.section, clause.plain, clause.lang) for clause in found]
