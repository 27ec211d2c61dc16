"""What the steps of an effect say: each is a message, so that answers, panels and card faces read alike."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from ....core.text import text
from ..tables import DIE, Branch, EffectStep, Way
from .ways import label

Message = tuple[str, dict[str, Any]]
GROUPED = ("cheaper", "costing")  # steps that name one terrain each


def known(message: str) -> bool:
    return text("en", "mk").has(message)


def dashed(*words: str) -> str:
    return "-".join(words).replace("_", "-")


def step_words(each: EffectStep) -> Message | None:
    """A step as a message: `mk-do-<step>-<its first word>`, `mk-do-<step>`, or the word that its way is chosen by."""
    name = str(each[0])
    numbers = [part for part in each[1:] if isinstance(part, int)] + [0, 0]
    words = [part for part in each[1:] if isinstance(part, str) and part]
    args: dict[str, Any] = {"n": numbers[0], "m": numbers[1], "what": words[0] if words else ""}
    if name == "any_mana" and each[2] != DIE:
        return "mk-do-some-mana", {"colours": list(each[2])}  # type: ignore[arg-type]
    if name == "block" and numbers[1] > 1:
        return "mk-do-swift-block", {**args, "what": label((each,)).partition("#")[0]}
    for message in (dashed("mk-do", name, *words[:1]), dashed("mk-do", name)):
        if known(message):
            return message, args
    word, _, number = label((each,)).partition("#")
    if known(f"mk-{dashed(word)}"):
        return "mk-do-points", {"what": word, "n": int(number) if number.isdigit() else 1}
    return None


def grouped(steps: Branch) -> Iterable[Message | None]:
    """The steps of a branch as messages; terrains with the same price are one."""
    prices: dict[tuple[str, ...], list[str]] = {}
    for each in steps:
        name = str(each[0])
        if name in GROUPED:
            prices.setdefault((name, *map(str, each[2:])), []).append(str(each[1]))
        else:
            yield step_words(each)
    for (name, *numbers), terrains in prices.items():
        n, m = [*map(int, numbers), 0][:2]
        yield f"mk-do-{name}", {"n": n, "m": m, "terrains": terrains}


def unworded(steps: Branch) -> list[str]:
    """The steps that no text tells about."""
    return [str(each[0]) for each in steps if each[0] not in GROUPED and step_words(each) is None]


@cache
def told(way: Way) -> tuple[Message, ...]:
    """What a way does, for the text of the answer that takes it."""
    return tuple(words for words in grouped(way.steps) if words is not None)
