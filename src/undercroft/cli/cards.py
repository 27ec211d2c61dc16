"""What a card does, in the words that the side panel of the web table uses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from ..core.decision import Option, words
from ..core.registry import Game
from ..core.text import Text
from ..table.models import Visitor
from ..table.ui import Page


class Cards:
    """The cards of a game by their words and names."""

    def __init__(self, game: Game, say: Text) -> None:
        self.game, self.say = game, say
        self.page = Page(Visitor(say.lang, ""), game)

    @cached_property
    def names(self) -> dict[str, str]:
        """Everything that has a text: word -> name."""
        return {word: self.say.name(word) for word in (*self.game.cards, *sorted(self.page.look.words))}

    def find(self, typed: str) -> list[str]:
        """The cards that somebody means: the one of that name, else those that begin with it, else that hold it."""
        wanted = typed.strip().casefold().replace("_", " ")
        rows = [(word, {word.replace("_", " ").casefold(), name.casefold()}) for word, name in self.names.items()]
        for fits in (
            lambda name: name == wanted,
            lambda name: name.startswith(wanted),
            lambda name: wanted in name,
        ):
            found = [word for word, names in rows if any(fits(name) for name in names)]
            if found:
                return found
        return []

    def facts(self, word: str, numbers: bool = False) -> str:
        """The facts of a card, or its numbers alone: price 3, strength 2."""
        found = self.page.look.facts(word)
        kept = [(label, value) for label, value in found if not numbers or str(value)[:1].isdecimal()]
        return ", ".join(f"{lowered(self.say(label))} {value}" for label, value in kept)

    def told(self, word: str) -> Iterator[str]:
        """A card in lines: name and numbers, then what it does."""
        facts = self.facts(word)
        yield self.say.name(word) + (f" ({facts})" if facts else "")
        if effect := self.page.effect(word):
            yield f"  {effect}"
        for heading, does in self.page.lines(word):
            stop = "" if does.endswith((".", ":")) else "."
            yield f"  {heading}: {does}{stop}" if heading else f"  {does}{stop}"

    def notes(self, option: Option) -> str:
        """The numbers of the card that an answer names."""
        word = words(option.key).what.partition(".")[0]
        return self.facts(word, numbers=True) if word in self.game.cards else ""


def lowered(label: str) -> str:
    """A label inside a sentence; what is written in capitals stays so (XP)."""
    return label if label[1:2].isupper() else label[:1].lower() + label[1:]
