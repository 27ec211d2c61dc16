"""What a person means by what they typed: a number of the list, an answer or the beginning of one, a command."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from ..core.decision import words
from .options import whole


@dataclass(frozen=True, slots=True)
class Meaning:
    """An answer, or a command with its words; `among`: it could be several of these. All empty: nothing known."""

    key: str = ""
    command: str = ""
    rest: str = ""
    among: tuple[str, ...] = ()


UNKNOWN = Meaning()


def folded(typed: str) -> str:
    return typed.strip().casefold().replace("_", " ")


def meant(
    line: str,
    answers: Mapping[str, str],
    commands: Iterable[str],
    known: Callable[[str], bool] = lambda key: False,
) -> Meaning:
    """What `line` stands for. `answers`: the keys with their texts; `known`: a key of the game that is no answer now.

    Exact words come first, then a card's name alone (`torch` for `remove:torch`), then beginnings; each only where
    nothing else could be meant.
    """
    typed = line.strip()
    number = whole(typed)
    if number is not None and 1 <= number <= len(answers):
        return Meaning(key=tuple(answers)[number - 1])
    if typed in answers:
        return Meaning(key=typed)
    word, _, rest = typed.partition(" ")
    if word.lower() in (names := tuple(commands)):
        return Meaning(command=word.lower(), rest=rest.strip())
    return loosely(typed, answers, names, known)


def loosely(typed: str, answers: Mapping[str, str], commands: Sequence[str], known: Callable[[str], bool]) -> Meaning:
    said = folded(typed)
    if not said:
        return UNKNOWN
    same = [key for key, text in answers.items() if said in (named(key), spoken(key), folded(text))]
    if same:
        return one_of(same)
    verbs = [key for key in answers if said == words(key).verb]
    if verbs:
        return one_of(verbs)
    if known(typed):
        return UNKNOWN  # it has a meaning, and may not be done: that is to be said
    begun = [key for key in answers if any(part.startswith(said) for part in (folded(key), spoken(key), named(key)))]
    called = [name for name in commands if name.startswith(said)]
    if begun or called:
        return Meaning(command=called[0]) if len(called) == 1 and not begun else one_of([*begun, *called])
    return one_of([key for key, text in answers.items() if f" {said}" in f" {folded(text)}"])


def one_of(found: Sequence[str]) -> Meaning:
    return Meaning(key=found[0]) if len(found) == 1 else Meaning(among=tuple(found))


def named(key: str) -> str:
    """What a key concerns, without its verb: `torch` of `remove:torch`."""
    return folded(key.partition(":")[2])


def spoken(key: str) -> str:
    """A key without its signs: `remove torch`."""
    return folded(key.replace(":", " "))
