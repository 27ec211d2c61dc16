"""What a viewer sees of a match: the same frame for every game around the game's own table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .decision import Decision
from .text import text

if TYPE_CHECKING:
    from .match import Match


def view(match: Match, viewer: int) -> dict[str, Any]:
    """The view of a seat (-1: a watcher) as JSON data. Nothing in it depends on what the viewer cannot know."""
    decision = match.decision
    result = match.result
    return {
        "game": match.game.name,
        "seats": match.state.seats,
        "options": match.state.options,
        "number": match.number_for((viewer,)),
        "turn": match.state.turn,
        "active": match.state.active,
        "viewer": viewer,
        "asked": None if decision is None else asked(match, decision, viewer),
        "table": match.game.view(match.state, viewer),
        "result": None
        if result is None
        else {"winners": list(result.winners), "scores": list(result.scores), "reason": result.reason},
    }


def asked(match: Match, decision: Decision, viewer: int) -> dict[str, Any]:
    """The question as the viewer sees it: its own in full; of others' whose it is, unless it is a response window."""
    if decision.seat != viewer:
        return {"seat": None if decision.ask.window else decision.seat, "kind": decision.kind}
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "clause": decision.clause,
        "args": question_args(match, decision),
        "options": [
            {"key": o.key, "message": o.message, "args": o.args, "element": o.element} for o in decision.options
        ],
    }


def question_args(match: Match, decision: Decision) -> dict[str, Any]:
    """The words and numbers of the question's own text; `card` becomes a face."""
    args = dict(decision.args or {})
    if "card" in args:
        args["card"] = match.state.face[args["card"]]
    return args


def in_words(match: Match, lang: str = "en") -> list[str]:
    """The table, the question and its answers in words, as the seat that is asked sees them (a watcher at the end)."""
    decision = match.decision
    seen = view(match, -1 if decision is None else decision.seat)
    say = text(lang, match.game.prefix)
    names = tuple(match.record.header.get("names", ())) if match.record is not None else ()
    describe = match.game.describe
    if describe is not None:
        lines = describe(seen, say, names)
    else:
        lines = [f"{name}: {value}" for name, value in seen["table"].items()]
    if decision is None:
        winners = (say.seat(seat, names) for seat in seen["result"]["winners"])
        return [*lines, "", f"* {', '.join(winners)}"]
    asked = say.question(decision.kind, seen["asked"]["args"], names, decision.keys)
    options = [f"  {option.key}: {option.text(lang, names)}" for option in decision.options]
    return [*lines, "", f"{say.seat(decision.seat, names)}: {asked}", *options]
