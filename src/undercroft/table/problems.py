"""What can go wrong for a visitor: a status, a reason in words, the clause behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core.match import Match
from ..core.text import text
from ..core.view import question_args


@dataclass(eq=False)
class Problem(Exception):
    """A refusal that a person can read. `message` is a message id, `given` its arguments; `reason` is words already."""

    status: int
    message: str
    given: Mapping[str, str | int] = field(default_factory=dict)
    reason: str = ""
    clause: str = ""
    key: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)

    def words(self, lang: str) -> str:
        return self.reason or text(lang).plain(self.message, **self.given)

    def as_json(self, lang: str) -> dict[str, Any]:
        """The problem as `application/problem+json` (RFC 9457)."""
        told: dict[str, Any] = {
            "type": f"urn:undercroft:{self.message}",
            "title": text(lang)(f"status-{self.status}"),
            "status": self.status,
            "detail": self.words(lang),
        }
        if self.clause:
            told["clause"] = self.clause
        if self.key:
            told["key"] = self.key
        return told


def can(match: Match, key: str, seat: int) -> bool:
    """Whether a seat can answer with this key now, or take it as an offer."""
    decision = match.decision
    if decision is not None and decision.seat == seat and key in decision.keys:
        return True
    return any(option.key == key for option in match.offers(seat))


def why_not(match: Match, key: str, seat: int, lang: str, names: Sequence[str]) -> Problem:
    """Why a seat cannot answer with this key now, in words."""
    decision = match.decision
    say = text(lang, match.game.prefix)
    if decision is None:
        return Problem(422, "server-over", reason=say("server-over"), key=key)
    if decision.seat != seat:
        if decision.ask.window:
            return Problem(422, "server-window", reason=say("server-window"), key=key)
        asked = say("server-other-asked", {"who": decision.seat}, names)
        return Problem(422, "server-other-asked", reason=asked, key=key)
    refusal = match.why_not(key)
    if refusal is not None:
        reason = say(refusal.message, refusal.args, names)
        return Problem(422, "server-refused", reason=reason, clause=refusal.clause, key=key)
    question = say.question(decision.kind, question_args(match, decision), names, decision.keys)
    reason = say("why-not-now", {"question": question}, names)
    return Problem(422, "server-not-now", reason=reason, clause=decision.clause, key=key)


class Stale(Exception):
    """The answer was for another question than the current one."""
