"""Clicking freely: the short lists of answers ("paths") that one wish of a person may mean.

People do not think in menus: card, then enemy, or enemy, then card. A path is what the seat could answer from here on,
up to the first news, three questions deep; the page narrows the paths click by click and sends the one that is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ..core.decision import Option
from ..core.errors import UndercroftError
from ..core.match import Match
from ..core.text import LANGUAGES, text

DEPTH = 3
TRIALS = 600  # answers tried for one click: a bound on time, far above what a menu of 64 needs at depth one


def world(match: Match, seat: int) -> Match | None:
    """A copy to try things on that holds no more than the seat knows, so that no trial can tell a secret.

    It is the same as long as the question stands, and nobody can foresee it: from a world dealt with a known shuffle
    one could count back to the cards that were shuffled.
    """
    try:
        return match.imagine(seat, Random(match.state.key + b" %d %d" % (match.number, seat)))
    except UndercroftError:
        return None


def ends(trial: Match, before: tuple[int, int, int], seat: int) -> bool:
    """Whether what was done since `before` (a match's `mark`) cannot be taken back freely, or another is asked."""
    decision = trial.decision
    return trial.mark != before or decision is None or decision.seat != seat


def paths(match: Match, seat: int, element: str, names: Sequence[str] = ()) -> list[dict[str, Any]]:
    """The paths of a seat that touch an element of the table, the likeliest first.

    Each has the `keys` to send, the `elements` that it touches, its `text` by language, and whether it `commits`.
    Paths that differ only in payment (questions of the kind `<prefix>.pay`) are one: the first way to pay. Whoever
    wants another answers question by question.
    """
    start = world(match, seat)
    if start is None:
        return []
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    payment = f"{match.game.prefix}-pay-"
    trials = 0

    def walk(here: Match, options: Sequence[Option], taken: tuple[Option, ...]) -> None:
        nonlocal trials
        for option in options:
            if trials >= TRIALS:
                return
            trials += 1
            path = (*taken, option)
            trial = here.clone()
            before = trial.mark
            trial.choose(option.key, seat)
            over = ends(trial, before, seat)
            decision = trial.decision
            if over or trial.running is None or len(path) == DEPTH or decision is None:
                if any(step.points_at(element) for step in path):
                    wish = tuple(step.key for step in path if not step.message.startswith(payment))
                    found.setdefault(wish, _path(match, path, over, names))
            else:
                walk(trial, decision.options, path)

    asked = start.decision
    own = asked.options if asked is not None and asked.seat == seat else ()
    walk(start, (*own, *start.offers(seat)), ())
    return list(found.values())


def _path(match: Match, steps: tuple[Option, ...], commits: bool, names: Sequence[str]) -> dict[str, Any]:
    prefix = match.game.prefix
    return {
        "keys": [step.key for step in steps],
        "elements": [element for step in steps for element in (step.element, step.also) if element],
        "text": {
            lang: " → ".join(text(lang, prefix).option(step.message, step.args, names) for step in steps)
            for lang in LANGUAGES
        },
        "commits": commits,
    }
