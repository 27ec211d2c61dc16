"""What a viewer sees of a match: the same frame for every game around the game's own table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .decision import Decision

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
        "number": match.number,
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
